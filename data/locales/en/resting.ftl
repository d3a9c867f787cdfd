# Games in which nothing happens any more

resting-command = Have the parked game in this channel go on
resting-idle = Nobody has played in this game since { $since }. { $who }: do you go on? If nobody plays before { $parks }, the game will be parked. Nothing is lost then; `/game end` would break it off.
resting-parked = This game is parked: nobody has played since { $since }, so nobody is called or reminded any more. Nothing is lost. It goes on with any move, or with `/game resume`.
resting-resumed = { $name } has resumed this game.
resting-status = *Parked: any move, or `/game resume`, lets it go on.*
resting-button = We go on
resting-goes-on = { $name } says that this game goes on.
resting-receipt = Whoever must decide is called again.
bot-error-not-parked = This game is not parked: it goes on as it is.
