# What the bot itself says. Names of people arrive bold and escaped.

bot-none = none

# Commands and their options
bot-command-game = Tables for board games in this channel
bot-command-play = Play { $game } in this channel
bot-command-hand = Show your own hand, only to you
bot-command-new = Open a table in this channel
bot-command-board = Show the board, only to you
bot-command-status = Say how things stand: who plays, whose turn it is, and since when
bot-command-log = Tell the story of the game so far
bot-command-record = Get the record of the game as a file; before its end, as far as you may know it
bot-command-rules = Ask about the rules of the game in this channel
bot-command-undo = Take your last action back; where it concerns others they are asked
bot-command-end = Break off the game in this channel
bot-command-games = List your games everywhere, and whose turn it is
bot-option-game = Which game
bot-option-which-game = Of which game; without it, the one in this channel
bot-option-edition = Which edition of it
bot-option-seats = How many people can sit down
bot-option-about = A few words about what you want to know; without them, the figures in force
bot-option-options = Optional rules
bot-option-language = In which language this channel is told; without it, the server’s
bot-option-new-language = In which language this channel is told from now on
bot-option-show = As a picture or in words

# Buttons
bot-button-turn = My turn
bot-button-hand = My hand
bot-button-words = Board in words
bot-button-draw = Draw again
bot-button-join = Join
bot-button-leave = Leave
bot-button-standin = Add a stand-in
bot-button-unstandin = Remove a stand-in
bot-button-start = Start
bot-button-end = End it
bot-button-confirm = Confirm
bot-button-undo = Undo
bot-button-back = Back
bot-button-number = Another number…
bot-button-earlier = Earlier
bot-button-later = Later
bot-button-previous = Previous
bot-button-more = More

# The lobby
bot-lobby-title = ## { $game }, { $edition }
bot-lobby-option = With { $option }: { $about }.
bot-lobby-figures = With figures of this bot’s host: `/game rules` shows them.
bot-lobby-seat = { $number }. { $who }
bot-lobby-stand-in = { $number }. { $name } (stand-in)
bot-lobby-free = { $number }. *free*
bot-lobby-lobby = -# Hosted by { $host }, who can start with { $least } or more. Stand-ins are simple computer players.
bot-lobby-running = -# The game is on.
bot-lobby-over = -# The game has been played to its end.
bot-lobby-ended = -# This table has been taken down.
bot-stand-in-1 = Mei
bot-stand-in-2 = Tenzin
bot-stand-in-3 = Bao
bot-stand-in-4 = Dolma
bot-stand-in-5 = Jun

# The channel
bot-asked = ▸ { $who }: { $what } ({ $since })
bot-to-decide = ▸ { $who }: { $what }
bot-final-title = { $count ->
    [one] ## { $winners } wins!
   *[other] ## { $winners } win together!
}
bot-final-line = { $place }. { $name }: **{ $total }** ({ $parts })
bot-no-right = *No picture: the bot lacks the right “{ $rights }” here. As soon as it has it, pictures come back by themselves.*
bot-no-picture = *The board could not be drawn just now, so here it is in words.*
bot-language-changed = { $name } has chosen { $language } for this game: boards, stories and messages here are in it from now on. Private answers still speak each reader’s own language.

# Private answers
bot-language-told = This channel is told in { $language }.
bot-question = **{ $what }**
bot-question-as = { $who }: **{ $what }**
bot-confirm = { $story }
    -# This is what would happen. Confirm?
bot-confirm-drawn = { $story }
    -# This is what would happen. Then something is drawn, so taking it back would need the others’ consent. Confirm?
bot-outlook = **{ $answer }**: { $outlook }
bot-outlook-point = - { $outlook }
bot-choose = Choose
bot-done = Done: { $action }.
bot-undone = Taken back: { $action }.
bot-possible = Now: { $what }
bot-not-you = It is not your turn. Waiting for:
bot-receipt = { $story }
bot-cannot-tell = Your move counts, but the channel cannot be told: the bot lacks the right “{ $rights }” here. It will be as soon as the bot has it.
bot-stale = That menu has been overtaken; nothing was changed. Since then:
    { $story }
bot-stale-quiet = That menu has been overtaken; nothing was changed. The question was put anew.
bot-hand-empty = Your hand is empty.
bot-record-whole = The whole record of this game.
bot-record-so-far = The record of this game so far.
bot-record-known = The record of this game so far, without what only others have seen. Once the game is over you can have all of it, and replay it.
bot-log-empty = Nothing has happened yet.
bot-end-lobby = Take this table down before the game has begun?
bot-end-running = Break off this game for everybody? There will be no final scoring, and it cannot be taken back.
bot-ended-receipt = Done.
bot-parked = The last board could not be posted here. It is tried again whenever something changes: check the bot’s rights in this channel, or bring the game to another one with `/game move`.
bot-no-games = You sit at no table. `/game new` opens one in a channel.
bot-games-lobby = [{ $game }]({ $link }): waiting for its start
bot-games-mine = [{ $game }]({ $link }): **your turn** ({ $since })
bot-games-resting = [{ $game }]({ $link }): rests until this bot, which does not know its rules, has been brought up to date
bot-games-other = [{ $game }]({ $link }): { $who } to decide ({ $since })

bot-figures-title = **{ $game }, { $edition }: the figures in force**
# Words that say nothing of what a question about the rules is about
bot-small-words =
    a about all also am an and another any anything are as at be been but by can cannot could did do does doing for
    from get gets getting go goes had happen happens has have having he her his how i if in into is it its just let me
    mean means must my no not of on one or other others our out rule rules shall she should so some something than that
    the their them then there these they this those through to up us use want was we were what when where whether which
    who whom whose why will with work works would you your
bot-mark-house = house value
bot-mark-open = our reading
bot-mark-host = set by the host
bot-yes = yes
bot-no = no

# Rights, as Discord calls them
bot-right-view-channel = View Channel
bot-right-send-messages = Send Messages
bot-right-send-messages-in-threads = Send Messages in Threads
bot-right-attach-files = Attach Files
bot-right-read-message-history = Read Message History

# Refusals
bot-error-bug = Something went wrong that should not have. Nothing was lost; please tell who runs this bot the number { $mark }.
bot-error-changed = That could not be done, because something here has just changed. Please look again with `/game status`.
bot-error-busy = The database is busy, so nothing was changed. Please try again in a moment.
bot-error-read-only = The database cannot be written to, so nothing was changed. Please tell who runs this bot.
bot-error-no-table-here = There is no game in this channel. `/game new` opens a table.
bot-error-no-such-table = This table no longer exists.
bot-error-no-such-game = There is no game “{ $game }”.
bot-error-no-such-edition = There is no edition “{ $edition }” of this game.
bot-error-other-game = The game in this channel is another one: { $game }.
bot-error-channel-taken = There is a game in this channel already. `/game status` tells of it. Each channel or thread has room for one: finish it, end it with `/game end`, or go to another channel.
bot-error-no-such-option = There is no optional rule “{ $option }” in this edition.
bot-error-no-such-rule = No rule here answers to “{ $words }”. Try other words, or choose from what is offered while you type.
bot-error-seats = This game is for { $least } to { $most } people, not for { $seats }.
bot-error-setup = The game cannot be started so: { $reason }
bot-error-not-started = The game has not begun yet.
bot-error-not-lobby = This game has begun or ended already.
bot-error-over = This game is over.
bot-error-not-at-table = You do not sit at this table, so you can only watch: `/game board` shows the board.
bot-error-not-seated = You do not sit at this table.
bot-error-already-seated = You sit at this table already.
bot-error-table-full = All { $seats } seats are taken.
bot-error-no-stand-in = There is no stand-in at this table.
bot-error-not-host = Only the host of this table can do that.
bot-error-not-end = Only the host of this table, or a member who may manage this channel, can end it.
bot-error-not-your-turn = It is not your turn. Waiting for { $seats }.
bot-error-nothing-to-undo = There is nothing of yours to take back.
bot-error-unknown-rules = This game was begun by version { $version } of its rules, which this bot does not know. It rests until who runs the bot has brought it up to date; nothing is lost.
bot-error-drawn = Something was drawn after that, and you may have seen it. `/game undo` asks the others.
bot-error-missing-value = Please say which: { $field }. Possible now: { $possible }.
bot-error-unknown-value = “{ $value }” means nothing here for: { $field }. Possible now: { $possible }.
bot-error-no-such-number = “{ $value }” is not possible. Give a whole number from { $least } to { $most }.
bot-error-cannot-draw = The board cannot be drawn just now. “Board in words” says the same.
bot-error-rights = The bot lacks rights in this channel: { $rights }. Somebody who manages the server can grant them; then open the table again.
