# A game turn by turn, its moving picture, and its charts.

replay-command = Look back at the game: as a moving picture, or turn by turn
replay-option-show = As a moving picture, or turn by turn
replay-turn = **Turn { $number } of { $count }**
replay-beginning = **The beginning**
replay-drawing = The moving picture is being drawn, { $count ->
    [one] 1 turn
   *[other] { $count } turns
}. That may take some minutes; you can go on with other things.
replay-done = The game from its beginning, turn by turn.
replay-called-off = The moving picture was called off.
replay-interrupted = The bot stopped before the moving picture was done. It can be drawn again once it is back.
replay-no-film = No moving picture could be had here, or its file would be too large. Step by step shows the same.
replay-form = To which turn?
replay-form-turn = Turn, { $least }-{ $most }
replay-no-charts = Of this game there is nothing to draw charts of.

# Buttons
replay-button-first = First
replay-button-back = Back
replay-button-forward = Forward
replay-button-last = Last
replay-button-turn = To turn…
replay-button-words = Board in words
replay-button-film = Moving picture
replay-button-steps = Step by step
replay-button-charts = Charts
replay-button-stop = Stop
replay-button-replay = Replay

# Refusals
bot-error-film-under-way = A moving picture of this game is being drawn already. Try again a little later, or look at it step by step.
