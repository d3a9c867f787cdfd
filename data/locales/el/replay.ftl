# A game turn by turn, its moving picture, and its charts.

replay-command = Δες ξανά το παιχνίδι: ως κινούμενη εικόνα, ή βήμα βήμα
replay-option-show = Ως κινούμενη εικόνα, ή βήμα βήμα
replay-turn = **Κίνηση { $number } από { $count }**
replay-beginning = **Η αρχή**
replay-drawing = Η κινούμενη εικόνα σχεδιάζεται, { $count ->
    [one] 1 κίνηση
   *[other] { $count } κινήσεις
}. Ίσως χρειαστεί μερικά λεπτά· μπορείς να κάνεις άλλα πράγματα.
replay-done = Το παιχνίδι από την αρχή, κίνηση προς κίνηση.
replay-called-off = Η κινούμενη εικόνα ακυρώθηκε.
replay-interrupted = Το μποτ σταμάτησε πριν τελειώσει η κινούμενη εικόνα. Μπορεί να σχεδιαστεί ξανά όταν επιστρέψει.
replay-no-film = Δεν μπόρεσε να γίνει κινούμενη εικόνα εδώ, ή το αρχείο της θα ήταν πολύ μεγάλο. Το «Βήμα βήμα» δείχνει τα ίδια.
replay-form = Σε ποια κίνηση;
replay-form-turn = Κίνηση, { $least }-{ $most }
replay-no-charts = Για αυτό το παιχνίδι δεν υπάρχει κάτι για γραφήματα.

# Buttons
replay-button-first = Αρχή
replay-button-back = Πίσω
replay-button-forward = Εμπρός
replay-button-last = Τέλος
replay-button-turn = Σε κίνηση…
replay-button-words = Ταμπλό με λόγια
replay-button-film = Κινούμενη εικόνα
replay-button-steps = Βήμα βήμα
replay-button-charts = Γραφήματα
replay-button-stop = Διακοπή
replay-button-replay = Επανάληψη

# Refusals
bot-error-film-under-way = Μια κινούμενη εικόνα αυτού του παιχνιδιού σχεδιάζεται ήδη. Δοκίμασε ξανά σε λίγο, ή δες το παιχνίδι βήμα βήμα.
