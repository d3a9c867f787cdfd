# What the people at a table decide together. Names of people arrive bold and escaped; { $voters } are mentions.

# Who is away
accord-absent-gone = { $name } is no longer a member of this server.
accord-absent-left = { $name } has left this game.
accord-absent-silent = { $name } has been reminded three times and has not answered.
accord-absent-missed = { $name } has let the time run out three times on end.
accord-ask-absent = { $voters }: what is to become of the chair? More than half of you decide. Whoever sits there plays on with all that belongs to it, and { $name } can come back for as long as nobody else does.
accord-absent-wait = **Decided:** you wait. If nothing changes, you are asked again.
accord-absent-stand-in = **Decided:** a stand-in keeps the chair warm. { $name } gets it back at once by `/game return` or *My turn*; with `/game replace` the host can invite somebody else.
accord-absent-replace = **Decided:** somebody else is to take the chair. Invite them with `/game replace`.
accord-absent-back = { $name } is back.
accord-absent-replaced = Somebody else has taken the chair.
accord-absent-over = The game has ended.

# Who is late
accord-late = { $name }’s time has run out.
accord-ask-late = { $voters }: wait, or let a stand-in decide just this question? More than half of you decide. Nobody loses a game by time alone.
accord-late-wait = **Decided:** you wait; { $name } has some more time.
accord-late-once = A stand-in has decided this one question. { $name } plays on.
accord-late-answered = That question waits for { $name } no more.
accord-late-over = The game has ended.

# An undo
accord-undo = { $name } asks to take this back:
    { $story }
accord-undo-quiet = { $name } asks to take the last turn back.
accord-ask-undo = { $voters }: { $count ->
        [one] do you agree?
       *[other] it takes all of you to agree.
    }
accord-undo-drawn = What has been drawn would be drawn again, and come out the same.
accord-undo-agree = **All agreed:** it has been taken back.
accord-undo-refuse = **Refused:** nothing has been taken back.
accord-undo-overtaken = The game has gone on meanwhile, so nothing has been taken back.
accord-undo-over = The game has ended.

accord-taken-back = { $name } has taken this back, as nobody had acted on it yet:
    { $story }
accord-taken-back-quiet = { $name } has taken the last turn back, as nobody had acted on it yet.

# A chair for somebody else
accord-invited = { $name } is asked to take the chair of { $other }, as it is: with everything that belongs to it and the question that may wait there.
accord-ask-invited = { $voters }: will you?
accord-invited-accept = { $name } has taken the chair.
accord-invited-decline = { $name } would rather not.
accord-invited-over = The game has ended.

accord-back = { $name } is back on the chair that a stand-in has kept warm.

# Where there is nothing more to press; { $place } is a channel
accord-ended = { $name } has ended the game at this table.
accord-forgotten = Nobody started this game for days, so its table has been taken down. `/game new` opens another.
accord-moved = This game goes on in { $place }.

accord-vote = ▸ { $name }: { $choice }
accord-choice-wait = Wait
accord-choice-stand-in = Stand-in
accord-choice-replace = Somebody else
accord-choice-once = Stand-in for this once
accord-choice-agree = Agree
accord-choice-refuse = Refuse
accord-choice-accept = Take the chair
accord-choice-decline = No, thanks
accord-stand-in = { $name } (stand-in)
accord-seat-kept = { $number }. { $name }

# Time
accord-deadline = -# ⏳ { $name } has time until <t:{ $instant }:f>, <t:{ $instant }:R>.
accord-clock-stand-in = Time bank for each: { $bank }. Only waking time counts. When it has run out, a stand-in decides that one question.
accord-clock-vote = Time bank for each: { $bank }. Only waking time counts. When it has run out, the others decide whether to wait.
accord-clock-weekends = Weekends in { $zone } do not count.

# Commands
accord-command-leave = Leave the game in this channel; the others decide who plays on in your place
accord-command-return = Take your chair back from the stand-in who has kept it warm
accord-command-replace = Ask somebody to take over a chair whose player is away, or a stand-in’s
accord-command-rematch = Open a table for the same people and the same game once it is over
accord-option-seat = Whose chair
accord-option-person = Who is to sit there
accord-option-clock = Time bank for each player, such as 72h+12h; without it, there are no deadlines
accord-option-weekends = Weekends that do not count: a city or time zone, or “pause” for your own
accord-option-late = What happens when somebody’s time has run out
accord-option-late-stand-in = A stand-in decides that one question
accord-option-late-vote = The others decide whether to wait

# Private answers
accord-voted = Noted: { $choice }.
accord-leave = Leave this game? The others decide whether to wait, to have a stand-in, or to let somebody else take your chair. You can come back for as long as nobody else sits there.
accord-button-leave = Leave the game
accord-left = You have left. The others are asked what is to become of your chair.
accord-returned = Welcome back.
accord-invitation-sent = The channel has been asked to pass it on.
accord-undo-asked = The others have been asked; all of them have to agree.
accord-undo-again = You have just taken something back, and nothing has happened since. If you mean one more, *Undo* takes this back, too: { $action }.
accord-rematch-letter = { $name } would like to play again. Do you join?
accord-rematch = { $name } would like to play again: { $others }, do you join?

# Refusals
bot-error-settled = That has been settled already.
bot-error-not-asked = That is for others to decide.
bot-error-asked-already = That is being asked already; the answer is still to come.
bot-error-nobody-else = Nobody else plays here. `/game end` breaks the game off.
bot-error-not-away = You are not away from this game: your chair is yours.
bot-error-kept-warm = A stand-in keeps your chair warm. `/game return` or *My turn* gives it back to you.
bot-error-sits-already = { $name } sits at this table already.
bot-error-not-vacant = Nobody can take over that chair: whoever sits there is not away.
bot-error-no-such-chair = There is no chair “{ $value }” to take over.
bot-error-not-replace = Only the host, or a member who may manage this channel, can invite somebody; or anybody at the table once its people have decided so.
bot-error-no-bots = Bots cannot take a chair. A stand-in can.
bot-error-clock-first = Weekends and being late matter only with a time bank: choose `clock:` too.
bot-error-not-over = This game is not over yet.
bot-error-leave-lobby = The game has not begun yet: the button *Leave* is at its table.
