# Where games stand: moving them, and what to do when a channel is gone. Names arrive bold and escaped.

bot-command-move = Bring a game of this server here, from a channel that it cannot stay in
bot-option-table = Which game; without it, the only one that you may move
bot-move-choice = { $game }: { $names } (#{ $place })
bot-move-choice-gone = { $game }: { $names } (its channel is gone)
bot-moved-receipt = The game is here now; its board follows.
bot-stranded = Your game of { $game } with { $names } cannot go on where it was: its channel in { $server } is gone, or closed to this bot. Nothing is lost. Use `/game move` in another channel of that server, and it goes on there.
bot-stranded-out = Your game of { $game } with { $names } has to wait: this bot is no longer in its server. Nothing is lost: once the bot has been let in again, the game goes on, if need be in another channel by `/game move`.
bot-error-nothing-to-move = There is no game that you may move here. The host of a game can, and who may manage its channel.
bot-error-which-to-move = There are several games that you may move here. Please choose one of those offered while you type.
bot-error-cannot-move = That is no game that you may move here. The host of a game can, and who may manage its channel.
bot-error-here-already = This game is here already.

# When Discord does not get, or does not take, an answer
bot-error-unheard = Discord did not get the answer to this at once. What you did may have counted all the same: please look with `/game status`.
