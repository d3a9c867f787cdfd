# Words on the charts, the final table and the moving pictures of all games, and in their texts.

# ------------------------------------------------------------------ charts
chart-title = Πώς εξελίχθηκε
chart-vp = Πόντοι νίκης
chart-money = Χρήματα
chart-income = Εισόδημα γύρου
chart-palaces = Παλάτια
chart-cards = Κάρτες στο χέρι
# Below a chart: what its steps are.
chart-axis-yunnan = μετά τον γύρο
chart-axis-taj_mahal = μετά την επίσκεψη
# The last step of a game that still runs, and of one that has been scored.
chart-now = τώρα
chart-end = τέλος
chart-alt = { $game }, η εξέλιξη του παιχνιδιού σε γραφήματα
chart-summary = { $measure }: { $list }
chart-steps-yunnan = Μετά τους γύρους { $list }
chart-steps-taj_mahal = Μετά τις επισκέψεις { $list }

# ------------------------------------------------------------------ the final table
scores-title = Τελικό σκορ
scores-total = σύνολο
scores-alt = { $game }, τελικό σκορ

# ------------------------------------------------------------------ a move not yet made
preview-title = Προεπισκόπηση
preview-alt = Προεπισκόπηση, δεν έχει γίνει ακόμη

# ------------------------------------------------------------------ the whole game as a moving picture
replay-alt = { $game }, όλο το παιχνίδι σε κινούμενη εικόνα, { $n ->
    [one] 1 καρέ
   *[other] { $n } καρέ
}
