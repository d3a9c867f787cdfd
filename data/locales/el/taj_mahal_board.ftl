# Words on the board picture of Taj Mahal and on its hands, in their alt texts and in the boards in words.

# ------------------------------------------------------------------ letters on the cards
# Μογούλ: Κ, for his crown (κορώνα). Yellow has a second letter, as red begins alike.
taj_mahal-letter-vizier = Β
taj_mahal-letter-general = Σ
taj_mahal-letter-monk = Μ
taj_mahal-letter-princess = Π
taj_mahal-letter-mogul = Κ
taj_mahal-letter-elephant = Ε
taj_mahal-letter-red = Κ
taj_mahal-letter-green = Π
taj_mahal-letter-yellow = Κι
taj_mahal-letter-purple = Μ
taj_mahal-letter-white = Λ

# ------------------------------------------------------------------ on the picture
taj_mahal-board-visit = Επίσκεψη { $n } από { $all }
taj_mahal-board-next = μετά: { $n } { $name }
taj_mahal-board-last = τελευταία επίσκεψη
# $name: who places a palace, or picks cards from the display.
taj_mahal-board-places = { $name } χτίζει
taj_mahal-board-picks = { $name } διαλέγει
taj_mahal-board-on-the-table = ειδικές κάρτες
taj_mahal-board-display = Ανοιχτές
taj_mahal-board-pile = στοίβα
taj_mahal-board-discards = απόρριψη
taj_mahal-board-unseen = κρυφές
taj_mahal-board-won-by = κέρδισε
taj_mahal-board-withdrawn = αποχώρησε
# The number of plays before those that are shown.
taj_mahal-board-more = +{ $n }
taj_mahal-board-specials = Ειδικές κάρτες
# What the signs of the final score stand for.
taj_mahal-board-counts-track = πόντοι μετρητή
taj_mahal-board-counts-specials = ειδικές κάρτες
taj_mahal-board-counts-whites = λευκές κάρτες
taj_mahal-board-counts-colour = κάρτες ενός χρώματος
taj_mahal-board-key-any_colour = κάθε χρώμα
taj_mahal-board-key-plus_elephant = +1 Ελέφαντας
taj_mahal-board-key-plus_mogul = +1 Μογούλ
taj_mahal-board-key-plus_points = { $n } πόντοι όταν παιχτεί

# ------------------------------------------------------------------ in words
taj_mahal-board-title = Taj Mahal, επίσκεψη { $n } από { $all }
taj_mahal-board-over = τελικό σκορ
board-heading-court = Αυλή και κάρτες
board-heading-provinces = Οι επαρχίες με τη σειρά των επισκέψεων

taj_mahal-fact-unplaced = Για τοποθέτηση: { $list }
taj_mahal-fact-cards = { $n ->
    [one] 1 κάρτα
   *[other] { $n } κάρτες
} στο χέρι
# In place of the cards of an empty hand, when all are shown.
taj_mahal-fact-no-cards = καμία κάρτα
taj_mahal-fact-specials = έχει { $list }
taj_mahal-fact-colour = χρώμα { $colour }
taj_mahal-fact-counts = σύμβολα: { $list }
taj_mahal-fact-wins = θα κέρδιζε { FORM($list, "acc") }
taj_mahal-fact-play = { $card } μαζί με { $extra }
taj_mahal-fact-played = έπαιξε: { $list }
taj_mahal-fact-goods = αγαθά: { $list }
taj_mahal-fact-influence = πλακίδια επιρροής: { $list }
taj_mahal-fact-court = Έπαθλα που μένουν: { $list ->
    [none] κανένα
   *[other] { $list }
}
taj_mahal-fact-won = { $suit }: κερδίστηκε από { $name }
taj_mahal-fact-display = Ανοιχτές κάρτες: { $list ->
    [none] καμία
   *[other] { $list }
}
taj_mahal-fact-pile = Στοίβα { $n }
taj_mahal-fact-discard = τελευταία απόρριψη { $card }
taj_mahal-fact-discards = απόρριψη { $n }
taj_mahal-fact-unseen = στη στοίβα και σε άλλα χέρια: { $list ->
    [none] καμία κάρτα
   *[other] { $list }
}
taj_mahal-fact-discarded = Απόρριψη: { $list }
taj_mahal-fact-city = { $city }: { $list }
taj_mahal-fact-crowned = { $name } (εστεμμένο)
taj_mahal-fact-bonus = πλακίδιο { FORM($tile, "of") }
taj_mahal-fact-province = { $n } { $name }
taj_mahal-fact-province-with = { $n } { $name } ({ $list })
# What stands in a province where there is nothing.
taj_mahal-fact-province-empty = κενή

# ------------------------------------------------------------------ the hand
# $n: coloured and white cards, as everywhere else; $specials: special cards besides.
taj_mahal-hand-title = Το χέρι σου: { $n ->
    [0] καμία κάρτα
    [one] 1 κάρτα
   *[other] { $n } κάρτες
}{ $specials ->
    [0] {""}
    [one] {" "}και 1 ειδική
   *[other] {" "}και { $specials } ειδικές
}
# Headings above cards: what may be done with them, or why nothing.
taj_mahal-hand-now = Παίζονται
taj_mahal-hand-with-any-colour = Μόνο με την κάρτα κάθε χρώματος
taj_mahal-hand-withdrawn = Αποχώρησες από αυτή την επίσκεψη
taj_mahal-hand-other-colour = Άλλου χρώματος
taj_mahal-hand-none-of-colour = Δεν έχεις κάρτα του χρώματός σου
taj_mahal-hand-no-coloured = Δεν έχεις έγχρωμη κάρτα
taj_mahal-hand-over = Στο τέλος
taj_mahal-hand-all = { $use }: { $list }
taj_mahal-hand-effects = { $card } ({ $list })
taj_mahal-hand-alone = { $suit } { $n }, προβάδισμα
taj_mahal-hand-tied = { $suit } { $n }, ισοπαλία
taj_mahal-hand-behind = { $suit } { $n }, πίσω
taj_mahal-hand-gone = { $suit } { $n }, έχει κερδηθεί
taj_mahal-hand-bound = το χρώμα σου σε αυτή την επίσκεψη
taj_mahal-hand-free = το χρώμα σου είναι ελεύθερο
taj_mahal-hand-sign-any-colour = μόνο με την κάρτα κάθε χρώματος
taj_mahal-hand-sign-plus = μαζί με έγχρωμη κάρτα
taj_mahal-hand-sign-alone = θα προηγείσαι καθαρά
taj_mahal-hand-sign-tied = ισοπαλία
taj_mahal-hand-sign-behind = πίσω
taj_mahal-hand-sign-gone = έχει κερδηθεί
