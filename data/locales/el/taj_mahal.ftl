# The words of Taj Mahal. Seats arrive as names, terms translated, lists joined, and nothing as "none".

taj_mahal-name = Taj Mahal
taj_mahal-edition-standard = Κανονική
taj_mahal-option-memory = Από μνήμης
taj_mahal-about-option-memory = Το τραπέζι δεν μετρά ποιες κάρτες έφυγαν· από την απόρριψη φαίνεται μόνο η πάνω κάρτα
taj_mahal-played-by-rules = κανείς

taj_mahal-none-extra = καμία άλλη κάρτα
taj_mahal-none-second = χωρίς δεύτερη κάρτα
taj_mahal-none-third = χωρίς τρίτη κάρτα
taj_mahal-none-also = κανένα άλλο σύμβολο
taj_mahal-none-besides = κανένα τρίτο σύμβολο

# ------------------------------------------------------------------ questions
taj_mahal-prompt-playing = { $province }: παίξε κάρτα ή αποχώρησε. Έπαθλα που μένουν: { $prizes ->
    [0] κανένα
    [6] και τα έξι
   *[other] { $court }
}. { $colour ->
    [none] Μπορείς να παίξεις όποιο χρώμα θέλεις.
   *[other] Το χρώμα σου: { $colour }.
}
taj_mahal-prompt-placing = { $province }: πού χτίζεις; Για τοποθέτηση: { $ordinary ->
    [0] το εστεμμένο παλάτι
    [one] { $crowned ->
        [0] ένα παλάτι
       *[other] ένα παλάτι και το εστεμμένο
    }
   *[other] { $crowned ->
        [0] { $ordinary } παλάτια
       *[other] { $ordinary } παλάτια και το εστεμμένο
    }
}.
taj_mahal-prompt-picking = { $number ->
    [one] Διάλεξε μία από τις ανοιχτές κάρτες.
   *[other] Διάλεξε { $number } από τις ανοιχτές κάρτες, μία μία.
}

# ------------------------------------------------------------------ menus and buttons

taj_mahal-verb-play = Παίξιμο κάρτας
taj_mahal-verb-withdraw = Αποχώρηση
taj_mahal-verb-place = Χτίσιμο
taj_mahal-verb-pick = Επιλογή κάρτας

# ------------------------------------------------------------------ actions, in one short line
taj_mahal-action-play = Κάρτα: { $card }{ $extra ->
    [none] {""}
   *[other] {" "}μαζί με { $extra }
}
taj_mahal-action-withdraw = Αποχώρηση
taj_mahal-action-place = Χτίσιμο { FORM($city, "in") }: { $palace }
taj_mahal-action-pick = Επιλογή: { $card }
taj_mahal-action-provinces = Σειρά των επισκέψεων: { $provinces }
taj_mahal-action-bonuses = Πλακίδια μπόνους: { $tiles }
taj_mahal-action-first = Δείκτης πρώτου παίκτη: { $player }
taj_mahal-action-deal = Κάρτες για: { $player }
taj_mahal-action-display = Ανοιχτές κάρτες: { $cards }

# ------------------------------------------------------------------ commands
taj_mahal-command-play = Παίξε μια έγχρωμη κάρτα, μόνη ή μαζί με μια λευκή ή ειδική
taj_mahal-command-withdraw = Φύγε από την επίσκεψη με όσα κέρδισες και διάλεξε νέες κάρτες
taj_mahal-command-place = Τοποθέτησε ένα παλάτι που κέρδισες
taj_mahal-command-pick = Πάρε στο χέρι σου μία από τις ανοιχτές κάρτες

taj_mahal-field-card = Κάρτα
taj_mahal-field-extra = Μαζί με
taj_mahal-field-city = Πόλη
taj_mahal-field-palace = Παλάτι

taj_mahal-describe-play-card = Η έγχρωμη κάρτα
taj_mahal-describe-play-extra = Μια λευκή ή ειδική κάρτα μαζί της, αν θέλεις
taj_mahal-describe-place-city = Η πόλη όπου χτίζεις
taj_mahal-describe-place-palace = Ποιο παλάτι, αν κέρδισες το εστεμμένο
taj_mahal-describe-pick-card = Μία από τις ανοιχτές κάρτες

# ------------------------------------------------------------------ standing orders
taj_mahal-verb-withdrawnext = Αποχώρηση στη σειρά μου
taj_mahal-verb-withdrawalone = Αποχώρηση με προβάδισμα
taj_mahal-verb-pickfirst = Επιλογή κάρτας

taj_mahal-action-withdrawnext = Αποχώρηση στην επόμενη σειρά, εκτός αν θα κέρδιζε λιγότερα από τώρα
taj_mahal-action-withdrawalone = Αποχώρηση μόλις υπάρξει καθαρό προβάδισμα: { $suit }{ $also ->
    [none] {""}
   *[other] , { $also }
}{ $besides ->
    [none] {""}
   *[other] , { $besides }
}
taj_mahal-action-pickfirst = Επιλογή: { $card }{ $second ->
    [none] {""}
   *[other] , { $second }
}{ $third ->
    [none] {""}
   *[other] , { $third }
}

taj_mahal-command-withdrawnext = Αποχώρησε στην επόμενη σειρά σου, εκτός αν θα κέρδιζες λιγότερα από τώρα
taj_mahal-command-withdrawalone = Αποχώρησε μόλις κερδίζεις με καθαρό προβάδισμα ένα σύμβολο, ή περισσότερα
taj_mahal-command-pickfirst = Όταν διαλέγεις, πάρε την πρώτη από αυτές τις κάρτες που υπάρχει ακόμη

taj_mahal-field-suit = Σύμβολο
taj_mahal-field-also = Και
taj_mahal-field-besides = Και επίσης
taj_mahal-field-second = Δεύτερη επιλογή
taj_mahal-field-third = Τρίτη επιλογή

taj_mahal-describe-withdrawalone-suit = Ένα σύμβολο όπου θα έχεις καθαρό προβάδισμα
taj_mahal-describe-withdrawalone-also = Ένα δεύτερο σύμβολο όπου πρέπει επίσης να προηγείσαι καθαρά
taj_mahal-describe-withdrawalone-besides = Ένα τρίτο σύμβολο όπου πρέπει επίσης να προηγείσαι καθαρά
taj_mahal-describe-pickfirst-card = Η κάρτα που θέλεις περισσότερο
taj_mahal-describe-pickfirst-second = Η επόμενη· αν διαλέγεις δύο, τις παίρνεις και τις δύο
taj_mahal-describe-pickfirst-third = Μια κάρτα για την περίπτωση που έφυγε κάποια άλλη

# ------------------------------------------------------------------ what happened
taj_mahal-event-provinces = Η σειρά των επισκέψεων: { $order }.
taj_mahal-event-first = { $seat } παίρνει τον δείκτη πρώτου παίκτη.
taj_mahal-event-dealt = Όλοι τραβούν { $number ->
    [one] από μία κάρτα
   *[other] από { $number } κάρτες
}.
taj_mahal-event-drew = { $seat } τραβά { $number ->
    [one] μία κάρτα
   *[other] { $number } κάρτες
}.
taj_mahal-event-drew-cards = Νέες κάρτες, { $seat }: { $cards }.
taj_mahal-event-displayed = Ανοιχτές κάρτες: { $cards }.
taj_mahal-event-reshuffled = { $number ->
    [one] Η μία κάρτα της απόρριψης είναι η νέα στοίβα.
   *[other] Οι { $number } κάρτες της απόρριψης ανακατεύονται και είναι η νέα στοίβα.
}
taj_mahal-event-no-card = Δεν έμεινε κάρτα να τραβήξει: { $seat }.
taj_mahal-event-too-few-cards = Δεν έμειναν κάρτες για να συμπληρωθούν οι ανοιχτές· λείπουν { $number }.
taj_mahal-event-visit-begins = **Επίσκεψη { $visit }: { $province }**, για { $goods }. Αρχίζει: { $seat }.
taj_mahal-event-played = { $seat } παίζει { $card }{ $extra ->
    [none] .
   *[other] {" "}μαζί με { $extra }.
}
taj_mahal-event-card-scored = { $seat } παίρνει { $points ->
    [one] έναν πόντο
   *[other] { $points } πόντους
} για την κάρτα.
taj_mahal-event-won = { $seat } αποχωρεί και κερδίζει: { FORM($suits, "acc") }.
taj_mahal-event-won-nothing = { $seat } αποχωρεί χωρίς να κερδίσει τίποτα.
    .several = { $seat } αποχωρούν χωρίς να κερδίσουν τίποτα.
taj_mahal-event-built = { $seat } χτίζει { FORM($palace, "one") } { FORM($city, "in") }.
taj_mahal-event-built-for-bonus = { $seat } χτίζει { FORM($palace, "one") } { FORM($city, "in") } και παίρνει από εκεί το πλακίδιο { FORM($tile, "of") }{ $points ->
    [0] .
    [one] , για έναν πόντο.
   *[other] , για { $points } πόντους.
}
taj_mahal-event-palaces-scored = { $seat } παίρνει { $points ->
    [one] έναν πόντο για παλάτια { FORM($provinces, "in") }.
   *[other] { $points } πόντους για συνδεδεμένα παλάτια { FORM($provinces, "in") }.
}
taj_mahal-event-tile-scored = { $seat } παίρνει το πλακίδιο επαρχίας: { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
} για { $goods }.
taj_mahal-event-picked = { $seat } διαλέγει: { $cards }.
taj_mahal-event-exchanged = { $seat } δίνει πίσω δύο πλακίδια { FORM($suit, "of") } και παίρνει την { $card }.
taj_mahal-event-exchanged-with = { $seat } δίνει πίσω δύο πλακίδια { FORM($suit, "of") } και παίρνει την { $card } που είχε { $other }.
taj_mahal-event-exchanged-for-nothing = { $seat } δίνει πίσω δύο πλακίδια { FORM($suit, "of") } και κρατά την { $card }.
taj_mahal-event-game-ends = Το παιχνίδι τελείωσε. Νίκη: { $seats }.
taj_mahal-event-score = { $place }. { $seat }: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}

# ------------------------------------------------------------------ what an action would bring
taj_mahal-outlook-standing = { $suit } { $count }: { $standing ->
    [alone] καθαρό προβάδισμα
    [tied] ισοπαλία με { $other }
    [behind] πίσω από { $other }
   *[gone] το έπαθλο έφυγε
}
taj_mahal-outlook-card-scored = { $points ->
    [one] 1 πόντος αμέσως
   *[other] { $points } πόντοι αμέσως
}
taj_mahal-outlook-nothing-to-play = δεν παίζεται καμία κάρτα σου
taj_mahal-outlook-won = κερδίζει { FORM($suits, "acc") }
taj_mahal-outlook-won-nothing = δεν κερδίζει τίποτα
taj_mahal-outlook-best-placing = έως { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
} για παλάτια { FORM($cities, "in") }
taj_mahal-outlook-bonus-in-reach = { FORM($city, "in") } το πλακίδιο { FORM($tile, "of") }
taj_mahal-outlook-good-points = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
} για { $good }
taj_mahal-outlook-good-points-or-more = τουλάχιστον { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
} για { $good }
taj_mahal-outlook-extra-card = μία κάρτα από τη στοίβα
taj_mahal-outlook-picked = { $number ->
    [0] καμία κάρτα να διαλέξεις
    [one] διαλέγεις 1 κάρτα
   *[other] διαλέγεις { $number } κάρτες
}
taj_mahal-outlook-built-for-bonus = πλακίδιο { FORM($tile, "of") }{ $points ->
    [0] {""}
    [one] : 1 πόντος
   *[other] : { $points } πόντοι
}
taj_mahal-outlook-palaces-scored = { $rest ->
    [none] {""}
   *[other] έως{" "}
}{ $points ->
    [one] { $rest ->
        [none] 1 πόντος
       *[other] 1 πόντο
    } για παλάτια { FORM($provinces, "in") }
   *[other] { $rest ->
        [none] { $points } πόντοι
       *[other] { $points } πόντους
    } για συνδεδεμένα παλάτια { FORM($provinces, "in") }
}{ $rest ->
    [none] {""}
   *[other] {" "}με τα υπόλοιπα { FORM($rest, "in") }
}

# ------------------------------------------------------------------ why not
taj_mahal-reason-game-over = Το παιχνίδι τελείωσε.
taj_mahal-reason-not-your-turn = Τώρα παίζει: { $seat }.
taj_mahal-reason-not-now = Δεν σου ζητείται αυτό τώρα.
taj_mahal-reason-not-this-seat = Οι κάρτες είναι για: { $seat }.
taj_mahal-reason-not-in-pile = Αυτές οι κάρτες δεν είναι στη στοίβα.
taj_mahal-reason-not-so-many = { $number ->
    [one] Πρέπει να τραβηχτεί μία κάρτα.
   *[other] Πρέπει να τραβηχτούν { $number } κάρτες.
}
taj_mahal-reason-not-these-provinces = Η σειρά έχει κάθε επαρχία μία φορά, και την τελευταία στο τέλος.
taj_mahal-reason-not-these-bonuses = Κάθε οχυρό παίρνει ένα από τα πλακίδια μπόνους, και του Ταζ Μαχάλ το δικό του.
taj_mahal-reason-no-such-player = Δεν υπάρχει τέτοιος παίκτης.
taj_mahal-reason-no-such-card = Δεν υπάρχει τέτοια κάρτα.
taj_mahal-reason-not-alone = Η { $card } παίζεται μόνο μαζί με έγχρωμη κάρτα.
taj_mahal-reason-not-in-hand = Η { $card } δεν είναι στο χέρι σου.
taj_mahal-reason-two-coloured = Έγχρωμη κάρτα παίζεται μόνο μία κάθε φορά.
taj_mahal-reason-played-already = Έπαιξες ήδη την { $card } σε αυτή την επίσκεψη· γυρίζει στο χέρι σου όταν αποχωρήσεις.
taj_mahal-reason-other-colour = Το χρώμα σου σε αυτή την επίσκεψη είναι το { $colour }: η { $card } δεν παίζεται.
taj_mahal-reason-no-such-palace = Τα παλάτια είναι απλά ή εστεμμένα.
taj_mahal-reason-none-to-place = Δεν έχεις να τοποθετήσεις { $palace }.
taj_mahal-reason-no-such-city = Δεν υπάρχει τέτοια πόλη.
taj_mahal-reason-not-in-province = Η πόλη { $city } δεν ανήκει στην επαρχία αυτής της επίσκεψης: { $province }.
taj_mahal-reason-city-taken = Υπάρχει ήδη παλάτι ({ $seat }) { FORM($city, "in") }.
taj_mahal-reason-nothing-to-place = Δεν έχεις παλάτι να τοποθετήσεις: παίξε κάρτα ή αποχώρησε.
taj_mahal-reason-nothing-to-pick = Διαλέγεις κάρτες μετά την αποχώρηση: παίξε κάρτα ή αποχώρησε.
taj_mahal-reason-place-first = Τοποθέτησε πρώτα τα παλάτια που κέρδισες.
taj_mahal-reason-pick-first = Διάλεξε πρώτα τις κάρτες σου από τις ανοιχτές.
taj_mahal-reason-not-in-display = Η { $card } δεν είναι στις ανοιχτές κάρτες.

# Why a standing order has stopped.
taj_mahal-reason-none-in-display = Δεν είναι πια στις ανοιχτές κάρτες: { $cards }.
taj_mahal-reason-others-withdrawn = Όλοι οι άλλοι αποχώρησαν από την επίσκεψη.
taj_mahal-reason-prize-gone = Δεν κερδίζεται πια: { $suits }.
taj_mahal-reason-would-win-less = Δεν θα κέρδιζες πια: { FORM($suits, "acc") }.

# ------------------------------------------------------------------ the final scoring
taj_mahal-score-track = Πόντοι μετρητή
taj_mahal-score-specials = Ειδικές κάρτες στο χέρι
taj_mahal-score-whites = Λευκές κάρτες στο χέρι
taj_mahal-score-colour = Κάρτες ενός χρώματος στο χέρι
