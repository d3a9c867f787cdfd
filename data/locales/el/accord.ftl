# What the people at a table decide together. Names of people arrive bold and escaped; { $voters } are mentions.

# Who is away
accord-absent-gone = { $name } δεν είναι πια μέλος αυτού του διακομιστή.
accord-absent-left = { $name } αποχώρησε από αυτό το παιχνίδι.
accord-absent-silent = { $name } πήρε τρεις υπενθυμίσεις και δεν απάντησε.
accord-absent-missed = { $name } άφησε τον χρόνο να τελειώσει τρεις φορές στη σειρά.
accord-ask-absent = { $voters }: τι θα γίνει με τη θέση; Αποφασίζουν περισσότεροι από τους μισούς σας. Όποιο άτομο καθίσει εκεί συνεχίζει με ό,τι της ανήκει, και { $name } μπορεί να επιστρέψει όσο η θέση μένει ελεύθερη.
accord-absent-wait = **Αποφασίστηκε:** περιμένετε. Αν δεν αλλάξει κάτι, η ερώτηση έρχεται ξανά.
accord-absent-stand-in = **Αποφασίστηκε:** ένας αναπληρωτής κρατά τη θέση. { $name } την παίρνει πίσω αμέσως με `/παιχνίδι επιστροφή` ή *Η σειρά μου*· με `/παιχνίδι αντικατάσταση` το άτομο που φιλοξενεί μπορεί να καλέσει κάποιον άλλο.
accord-absent-replace = **Αποφασίστηκε:** τη θέση θα πάρει άλλο άτομο. Καλέστε το με `/παιχνίδι αντικατάσταση`.
accord-absent-back = { $name } επέστρεψε.
accord-absent-replaced = Τη θέση πήρε άλλο άτομο.
accord-absent-over = Το παιχνίδι τελείωσε.

# Who is late
accord-late = Ο χρόνος τελείωσε: { $name }.
accord-ask-late = { $voters }: να περιμένετε, ή να αποφασίσει ένας αναπληρωτής μόνο αυτή την ερώτηση; Αποφασίζουν περισσότεροι από τους μισούς σας. Κανείς δεν χάνει ένα παιχνίδι μόνο από χρόνο.
accord-late-wait = **Αποφασίστηκε:** περιμένετε· { $name } έχει λίγο χρόνο ακόμη.
accord-late-once = Αυτή τη μία ερώτηση αποφάσισε ένας αναπληρωτής. { $name } συνεχίζει.
accord-late-answered = Αυτή η ερώτηση δεν περιμένει πια: { $name }.
accord-late-over = Το παιχνίδι τελείωσε.

# An undo
accord-undo = { $name } ζητά να πάρει πίσω αυτό:
    { $story }
accord-undo-quiet = { $name } ζητά να πάρει πίσω την τελευταία σειρά.
accord-ask-undo = { $voters }: πρέπει να συμφωνήσετε όλοι. Ό,τι έχει τραβηχτεί θα τραβηχτεί ξανά, και θα βγει το ίδιο.
accord-undo-agree = **Συμφώνησαν όλοι:** αναιρέθηκε.
accord-undo-refuse = **Άρνηση:** τίποτα δεν αναιρέθηκε.
accord-undo-overtaken = Το παιχνίδι προχώρησε στο μεταξύ, οπότε τίποτα δεν αναιρέθηκε.
accord-undo-over = Το παιχνίδι τελείωσε.

accord-taken-back = { $name } πήρε πίσω αυτό, αφού κανείς δεν είχε παίξει μετά:
    { $story }
accord-taken-back-quiet = { $name } πήρε πίσω την τελευταία σειρά, αφού κανείς δεν είχε παίξει μετά.

# A chair for somebody else
accord-invited = Πρόσκληση: { $name }, στη θέση που έχει { $other }, όπως είναι: με όλα όσα της ανήκουν και την ερώτηση που ίσως περιμένει εκεί.
accord-ask-invited = { $voters }: δέχεσαι;
accord-invited-accept = { $name } πήρε τη θέση.
accord-invited-decline = { $name } προτιμά όχι.
accord-invited-over = Το παιχνίδι τελείωσε.

accord-back = { $name } επέστρεψε στη θέση που κρατούσε ένας αναπληρωτής.

# Where there is nothing more to press; { $place } is a channel
accord-ended = { $name } διέκοψε το παιχνίδι σε αυτό το τραπέζι.
accord-forgotten = Κανείς δεν άρχισε αυτό το παιχνίδι για μέρες, οπότε το τραπέζι του έκλεισε. Με `/παιχνίδι νέο` ανοίγει άλλο.
accord-moved = Αυτό το παιχνίδι συνεχίζεται εδώ: { $place }.

accord-vote = ▸ { $name }: { $choice }
accord-choice-wait = Αναμονή
accord-choice-stand-in = Αναπληρωτής
accord-choice-replace = Άλλο άτομο
accord-choice-once = Αναπληρωτής για μία φορά
accord-choice-agree = Συμφωνώ
accord-choice-refuse = Διαφωνώ
accord-choice-accept = Παίρνω τη θέση
accord-choice-decline = Όχι, ευχαριστώ
accord-stand-in = { $name } (αναπληρωτής)
accord-seat-kept = { $number }. { $name }

# Time
accord-deadline = -# ⏳ { $name } έχει χρόνο ως <t:{ $instant }:f>, <t:{ $instant }:R>.
accord-clock-stand-in = Απόθεμα χρόνου για καθέναν: { $bank }. Μετρούν μόνο οι ώρες εκτός ησυχίας. Όταν τελειώσει, ένας αναπληρωτής αποφασίζει εκείνη τη μία ερώτηση.
accord-clock-vote = Απόθεμα χρόνου για καθέναν: { $bank }. Μετρούν μόνο οι ώρες εκτός ησυχίας. Όταν τελειώσει, οι άλλοι αποφασίζουν αν θα περιμένουν.
accord-clock-weekends = Τα σαββατοκύριακα δεν μετρούν ({ $zone }).

# Commands
accord-command-leave = Αποχώρησε από το παιχνίδι εδώ· οι άλλοι αποφασίζουν ποιος συνεχίζει στη θέση σου
accord-command-return = Πάρε πίσω τη θέση σου από τον αναπληρωτή που την κράτησε
accord-command-replace = Κάλεσε κάποιον στη θέση ενός παίκτη που λείπει, ή ενός αναπληρωτή
accord-command-rematch = Άνοιξε τραπέζι για τα ίδια άτομα και το ίδιο παιχνίδι, όταν τελειώσει
accord-option-seat = Ποιου η θέση
accord-option-person = Ποιο άτομο θα καθίσει εκεί
accord-option-clock = Απόθεμα χρόνου ανά παίκτη, όπως 72h+12h· αν λείπει, δεν υπάρχουν προθεσμίες
accord-option-weekends = Σαββατοκύριακα που δεν μετρούν: πόλη ή ζώνη ώρας, ή pause για τα δικά σου
accord-option-late = Τι γίνεται όταν τελειώσει ο χρόνος κάποιου
accord-option-late-stand-in = Ένας αναπληρωτής αποφασίζει εκείνη τη μία ερώτηση
accord-option-late-vote = Οι άλλοι αποφασίζουν αν θα περιμένουν

# Private answers
accord-voted = Σημειώθηκε: { $choice }.
accord-leave = Να αποχωρήσεις από αυτό το παιχνίδι; Οι άλλοι αποφασίζουν αν θα περιμένουν, αν θα μπει αναπληρωτής ή αν θα πάρει τη θέση σου άλλο άτομο. Μπορείς να επιστρέψεις όσο η θέση μένει ελεύθερη.
accord-button-leave = Αποχώρηση από το παιχνίδι
accord-left = Αποχώρησες. Οι άλλοι αποφασίζουν τι θα γίνει με τη θέση σου.
accord-returned = Καλώς επέστρεψες.
accord-invitation-sent = Ζητήθηκε από το κανάλι να το μεταφέρει.
accord-undo-asked = Η ερώτηση πήγε στους άλλους· πρέπει να συμφωνήσουν όλοι.
accord-undo-again = Μόλις πήρες κάτι πίσω, και τίποτα δεν συνέβη από τότε. Αν εννοείς ένα ακόμη, η *Αναίρεση* παίρνει πίσω και αυτό: { $action }.
accord-rematch-letter = { $name } θέλει να παίξετε ξανά. Θα παίξεις;
accord-rematch = { $name } θέλει να παίξετε ξανά: { $others }, θα παίξετε;

# Refusals
bot-error-settled = Αυτό έχει ήδη αποφασιστεί.
bot-error-not-asked = Αυτό το αποφασίζουν άλλοι.
bot-error-asked-already = Η ερώτηση έχει ήδη τεθεί· η απάντηση δεν έχει έρθει ακόμη.
bot-error-nobody-else = Δεν παίζει κανείς άλλος εδώ. Με `/παιχνίδι τέλος` διακόπτεται το παιχνίδι.
bot-error-not-away = Δεν λείπεις από αυτό το παιχνίδι: η θέση σου είναι δική σου.
bot-error-kept-warm = Τη θέση σου την κρατά ένας αναπληρωτής. Με `/παιχνίδι επιστροφή` ή *Η σειρά μου* την παίρνεις πίσω.
bot-error-sits-already = { $name } κάθεται ήδη σε αυτό το τραπέζι.
bot-error-not-vacant = Κανείς δεν μπορεί να πάρει αυτή τη θέση: όποιο άτομο κάθεται εκεί δεν λείπει.
bot-error-no-such-chair = Δεν υπάρχει θέση «{ $value }» για να την πάρει κάποιος.
bot-error-not-replace = Να καλέσει κάποιον μπορεί μόνο το άτομο που φιλοξενεί, ή ένα μέλος που διαχειρίζεται αυτό το κανάλι· ή οποιοσδήποτε στο τραπέζι, αν το έχουν αποφασίσει οι παίκτες του.
bot-error-no-bots = Τα μποτ δεν παίρνουν θέση. Ένας αναπληρωτής μπορεί.
bot-error-clock-first = Τα σαββατοκύριακα και η καθυστέρηση έχουν νόημα μόνο με απόθεμα χρόνου: διάλεξε και `χρόνος:`.
bot-error-not-over = Αυτό το παιχνίδι δεν έχει τελειώσει ακόμη.
bot-error-leave-lobby = Το παιχνίδι δεν έχει αρχίσει ακόμη: το κουμπί *Αποχώρηση* είναι στο τραπέζι του.
