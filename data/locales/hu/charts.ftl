# Words on the charts, the final table and the moving pictures of all games, and in their texts.

# ------------------------------------------------------------------ charts
chart-title = Így alakult
chart-vp = Győzelmi pontok
chart-money = Pénz
chart-income = Bevétel fordulónként
chart-palaces = Paloták
chart-cards = Kézben tartott lapok
# Below a chart: what its steps are.
chart-axis-yunnan = forduló után
chart-axis-taj_mahal = látogatás után
# The last step of a game that still runs, and of one that has been scored.
chart-now = most
chart-end = vége
chart-alt = { $game }: a játszma alakulása ábrákon
chart-summary = { $measure }: { $list }
chart-steps-yunnan = E fordulók után: { $list }
chart-steps-taj_mahal = E látogatások után: { $list }

# ------------------------------------------------------------------ the final table
scores-title = Végeredmény
scores-total = összesen
scores-alt = { $game }, végeredmény

# ------------------------------------------------------------------ a move not yet made
preview-title = Előnézet
preview-alt = Előnézet, még nem történt meg

# ------------------------------------------------------------------ the whole game as a moving picture
replay-alt = { $game }, az egész játszma mozgóképen, { $n } kép
