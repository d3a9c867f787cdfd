# `/game help`: what somebody can do now. Names of people arrive bold and escaped; words in *italics* are on buttons.

help-command = What you can do here now, and where else a game waits for you

# No game here, or one that has ended
help-none = There is no game in this channel.
help-over = The game of { $game } here is over. *Replay* and *Charts* look back at it, and `/game record` hands it out as a file.
help-ended = The game of { $game } here was broken off. `/game replay` looks back at it.
help-again = `/game rematch` opens a table for the same people.
help-open = A button below opens a table for as many as can play; with `/game new` you also choose the edition, how many sit down, optional rules, and deadlines.

# A lobby
help-lobby-host = You host this table of { $game }, for { $least } to { $most } people; { $count ->
    [one] 1 sits
   *[other] { $count } sit
} here now. Others press *Join*; you can give seats to stand-ins, simple computer players, and *Start* as soon as there are enough.
help-lobby-seated = You sit at this table of { $game }. { $host } starts it.
help-lobby-free = A table of { $game } waits for people: press *Join* to sit down.
help-lobby-full = At this table of { $game } all seats are taken. { $host } starts it; then you can watch.

# A game under way; who is asked what stands below the first line
help-turn = **It is your turn** in this game of { $game }. *My turn* asks one thing after the other.
help-typed = The same can be typed: { $commands }.
help-wait = You play { $game } here, and it is not your turn:
help-meanwhile = Meanwhile `/game board` shows the board and `/game log` the story. With `/game order` you decide in advance, and `/game undo` takes your last action back.
help-away = A stand-in keeps your chair warm in this game of { $game }. `/game return` gives it back to you.
help-watch = Others play { $game } here, and you can watch:
help-watching = `/game board` shows the board, `/game log` the story. For a game of your own go to another channel or thread, and type `/game new`.
help-resting = The game of { $game } here rests until this bot, which does not know its rules, has been brought up to date. Nothing is lost.
help-in-charge = As its host, or because you manage this channel, you can also break this game off with `/game end`.

# Anywhere
help-rights = **The bot lacks rights in this channel: { $rights }.** `/game doctor` says how to mend that.
help-waited = **Elsewhere a game waits for you:**
help-waited-more = …and { $count } more: `/games` lists them all.
help-more = -# `/game rules` answers questions about the rules, `/me` sets when and how you are called, `/games` lists your games, and `/game doctor` says what is wrong if something seems to be.

# Buttons
help-button-open = Open { $game }

# Once, when a server has let the bot in
help-welcome = **Board games, played slowly.** Go to a channel or thread where { $games } may be played, and type `/game new` to open a table. `/game help` says at any time what you can do next, only to you.
