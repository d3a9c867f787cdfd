# Time in games that last for weeks: what cannot be read.

bot-error-no-such-zone = Δεν υπάρχει ζώνη ώρας «{ $zone }». Γράψε μια μεγάλη πόλη κοντά σου ή τη χώρα σου, και διάλεξε από όσα προτείνονται, όπως Europe/Athens.
bot-error-no-time-of-day = Το «{ $typed }» δεν είναι ώρα της ημέρας. Γράψε την ως `22:00` ή `10pm`.
bot-error-quiet-too-long = Οι ώρες ησυχίας μπορούν να είναι { $hours } το πολύ, για να μένει και λίγος χρόνος της μέρας για το παιχνίδι.
bot-error-no-duration = Το «{ $typed }» δεν είναι διάρκεια. Γράψε μέρες, ώρες και λεπτά, όπως `3d`, `36h` ή `1h30m`.
bot-error-duration-too-long = Το «{ $typed }» κρατά πάρα πολύ: το όριο είναι { $days } μέρες.
bot-error-no-bank = Το «{ $typed }» δεν είναι απόθεμα χρόνου. Γράψε τι έχει κάθε παίκτης για όλο το παιχνίδι, όπως `72h`· με `72h+12h` επιστρέφουν 12 ώρες μετά από κάθε σειρά, και με `72h+12h max 96h` μαζεύονται έως 96.
bot-error-bank-below-initial = Ένα απόθεμα χρόνου που αρχίζει με `{ $initial }` δεν μπορεί να χωρά το πολύ `{ $most }`.

# A time bank; each length of time arrives in words, such as "3 days and 12 hours"
hours-bank-fixed = { $initial }
# ... that is never fuller than at first
hours-bank-refilled = { $initial }· κάθε σειρά δίνει πίσω { $increment }, χωρίς να ξεπερνιέται το αρχικό
# ... that may become fuller than at first
hours-bank-capped = { $initial }, και { $increment } επιπλέον μετά από κάθε σειρά, έως { $most }
