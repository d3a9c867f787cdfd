# Standing orders. Names of people arrive bold and escaped.

orders-by-order = { $sentence } *(με πάγια εντολή)*
orders-by-once = { $sentence } *(από αναπληρωτή)*

# The panel
orders-title = **Οι πάγιες εντολές σου**
orders-title-as = **Πάγιες εντολές: { $who }**
orders-none = Καμία ακόμη.
orders-line = { $number }. { $order }
orders-about = -# Μια εντολή ενεργεί στη θέση σου μόλις έρθει η σειρά σου. Αν γίνει κάτι που δεν προβλέπει, σταματά, και η ερώτηση έρχεται σε εσένα. Κανείς άλλος δεν τη βλέπει ώσπου να ενεργήσει.
orders-nothing = -# Τώρα δεν μπορεί να δοθεί καμία εντολή.
orders-choose = -# Τι να γίνει στη θέση σου;
orders-confirm = { $order }
    -# Δίνεις αυτή την εντολή;
orders-confirm-now = { $order }
    -# Είναι ήδη η σειρά σου, οπότε αυτή η εντολή θα ενεργούσε αμέσως. Τη δίνεις;
orders-given = Δόθηκε εντολή. { $order }.
orders-taken-back = Ανακλήθηκε. { $order }.
orders-stale = Αυτό το μενού δεν ισχύει πια· τίποτα δεν άλλαξε. Αυτές είναι τώρα οι εντολές σου.
orders-button = Εντολές
orders-button-take-back = Ανάκληση { $number }
orders-button-as = { $who }

# What has become of orders
orders-stopped = Η εντολή σου σταμάτησε. { $order }. { $reason }
orders-stopped-quiet = Η εντολή σου σταμάτησε, γιατί οι κανόνες δεν επιτρέπουν πια αυτό που θα έκανε. { $order }.
orders-undone = Η εντολή σου δεν ισχύει πια, γιατί κάτι αναιρέθηκε. { $order }.

# Since somebody's own last action
lately-title = **Από την τελευταία σου ενέργεια** (με κύκλο στο ταμπλό)
lately-title-first = **Από την αρχή του παιχνιδιού** (με κύκλο στο ταμπλό)

# Commands
orders-command = Πες στο μποτ τι να κάνει στη θέση σου όταν έρθει η σειρά σου· το βλέπεις μόνο εσύ

# Refusals
bot-error-order-gone = Αυτή η εντολή δεν ισχύει πια.
bot-error-order-idle = Αυτή η εντολή δεν θα είχε πια τίποτα να κάνει.
bot-error-too-many-orders = Έχεις ήδη { $most } εντολές σε ισχύ: ανακάλεσε πρώτα μία.
bot-error-not-your-seat = Αυτή η θέση δεν είναι δική σου.
