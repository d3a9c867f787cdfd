# Time in games that last for weeks: what cannot be read.

bot-error-no-such-zone = Δεν υπάρχει ζώνη ώρας «{ $zone }». Γράψε μια μεγάλη πόλη κοντά σου ή τη χώρα σου, και διάλεξε από όσα προτείνονται, όπως Europe/Athens.
bot-error-no-time-of-day = Το «{ $typed }» δεν είναι ώρα της ημέρας. Γράψε την ως `22:00` ή `10μμ`.
bot-error-quiet-too-long = Οι ώρες ησυχίας μπορούν να είναι { $hours } το πολύ, για να μένει και λίγος χρόνος της μέρας για το παιχνίδι.
bot-error-no-duration = Το «{ $typed }» δεν είναι διάρκεια. Γράψε μέρες, ώρες και λεπτά, όπως `3 μέρες`, `36 ώρες` ή `1 ώρα 30 λεπτά`.
bot-error-duration-too-long = Το «{ $typed }» κρατά πάρα πολύ: το όριο είναι { $days } μέρες.
bot-error-no-bank = Το «{ $typed }» δεν είναι απόθεμα χρόνου. Γράψε τι έχει κάθε παίκτης για όλο το παιχνίδι, όπως `72 ώρες`· με `72 ώρες + 12 ώρες` επιστρέφουν 12 ώρες μετά από κάθε σειρά, και με `72 ώρες + 12 ώρες μέγιστο 96 ώρες` μαζεύονται έως 96.
bot-error-bank-below-initial = Το «{ $typed }» δεν είναι απόθεμα χρόνου: το μέγιστο είναι μικρότερο από το αρχικό.

# A time bank; each length of time arrives in words, such as "3 days and 12 hours"
hours-bank-fixed = { $initial }
# ... that is never fuller than at first
hours-bank-refilled = { $initial }· κάθε σειρά δίνει πίσω { $increment }, χωρίς να ξεπερνιέται το αρχικό
# ... that may become fuller than at first
hours-bank-capped = { $initial }, και { $increment } επιπλέον μετά από κάθε σειρά, έως { $most }

# Words for times that people type, between commas; the English ones are understood in every language as well. In any
# case, with or without accents and full stops. The first word of "off" and of "pause" is also shown, where it can be
# chosen; "most" stands before what a time bank can hold at most, "to" between the ends of quiet hours, "am" and "pm"
# after an hour of the day. No word may stand for two things.
typed-day = ημέρες, ημέρα, μέρες, μέρα, ημ
typed-hour = ώρες, ώρα, ώ
typed-minute = λεπτά, λεπτό, λεπ, λ
typed-off = όχι, καμία, κανένα, ποτέ, χωρίς
typed-pause = παύση
typed-most = μέγιστο, μαξ
typed-to = έως, ως, μέχρι
typed-am = πμ
typed-pm = μμ
