# Words on the charts, the final table and the moving pictures of all games, and in their texts.

# ------------------------------------------------------------------ charts
chart-title = How it went
chart-vp = Victory points
chart-money = Money
chart-income = Income of a round
chart-palaces = Palaces
chart-cards = Cards in hand
# Below a chart: what its steps are.
chart-axis-yunnan = after round
chart-axis-taj_mahal = after visit
# The last step of a game that still runs, and of one that has been scored.
chart-now = now
chart-end = end
chart-alt = { $game }, how the game went, as charts
chart-summary = { $measure }: { $list }
chart-steps-yunnan = After rounds { $list }
chart-steps-taj_mahal = After visits { $list }

# ------------------------------------------------------------------ the final table
scores-title = Final score
scores-total = total
scores-alt = { $game }, final score

# ------------------------------------------------------------------ a move not yet made
preview-title = Preview
preview-alt = Preview, not yet done

# ------------------------------------------------------------------ the whole game as a moving picture
replay-alt = { $game }, the whole game as a moving picture, { $n ->
    [one] 1 picture
   *[other] { $n } pictures
}
