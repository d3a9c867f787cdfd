# Words on the board pictures, in their alt texts and in the boards in words.

# ------------------------------------------------------------------ on the picture
board-round = Γύρος { $n }
board-phase-bidding = Δημοπρασία
board-phase-travel = Ταξίδι
board-phase-income = Εισόδημα
board-phase-over = Τελικό σκορ
# $name: one or more names, $count: how many.
board-to-act = Σειρά: { $name }
board-wins = { $count ->
    [one] { $name } κερδίζει
   *[other] { $name } κερδίζουν
}
board-ends-at = έως { $n }
# $end: with so many presents left the game ends.
board-presents-left = { $end ->
    [0] μένουν { $n }
   *[other] μένουν { $n }, έως { $end }
}
board-market-all = { $n } συνολικά
board-market-each = από { $n }
board-bank = Τράπεζα
board-passed = πάσο
board-bids = δίνει
board-income = εισόδημα
# The number of the card that a bot player has turned over last.
board-card = κάρτα { $n }
# What each Yuan missing for bids costs, with a figure below.
board-missing-yuan = γιουάν που λείπει
board-at-the-end = Στο τέλος
# The name of a player whose own name cannot be shown.
board-nameless = Παίκτης { $n }

# ------------------------------------------------------------------ in words
board-colour-red = κόκκινο
board-colour-blue = μπλε
board-colour-yellow = κίτρινο
board-colour-green = πράσινο
board-colour-purple = μωβ
board-colour-slate = γκρι
board-title = { $game }, γύρος { $n }, { $phase ->
    [bidding] φάση δημοπρασιών
    [travel] φάση ταξιδιού
    [income] εισόδημα
   *[over] τελικό σκορ
}
board-count = { $name } { $n }
board-pieces = { $n } × { $piece }
board-player = { $name }, { $colour }

board-fact-vp = { $n ->
    [one] { $n } πόντος
   *[other] { $n } πόντοι
}
board-fact-money = { $n } γιουάν
board-fact-bound = προσφορές { $n }
board-fact-missing = { $n ->
    [one] λείπει { $n }
   *[other] λείπουν { $n }
} γιουάν, κόστος σε πόντους { $points }
board-fact-passed = πάσο
board-fact-cards = κάρτες που γύρισαν: { $list }
board-fact-no-cards = καμία κάρτα ακόμη
board-fact-income = εισόδημα { $n }
board-fact-influence = επιρροή { $n }
board-fact-passes = άδειες συνόρων { $n }
board-fact-presents = δώρα { $n }
board-fact-horse = άλογο { FORM($place, "in") }
board-fact-supply = απόθεμα { $n } (ακόμη { $more } στο γενικό απόθεμα)
board-fact-hand = για χτίσιμο: { $list }
board-fact-held = από αυτά, από τον επόμενο γύρο: { $list }
board-fact-general = ακόμη διαθέσιμα: { $list }
board-fact-guards = αχρησιμοποίητη: { $list }
board-fact-place = { $n }η θέση
board-fact-line = { $line } { $n }

board-here-traders = έμποροι { $list }
board-here-posts = εμπορικοί σταθμοί { $list }
board-here-guarded = Φρουρά: { $list }
board-here-teahouses = οίκος τσαγιού: { $list }
board-here-horses = άλογα: { $list }
board-here-inspector = ο επιθεωρητής
board-here-earns = εισόδημα { $trader } ο έμπορος, { $post } ο σταθμός, πόντοι { $teahouse } ο οίκος τσαγιού
board-here-bridges = γέφυρες: { $list }
board-here-blocked = κλειστό λόγω καταιγίδας
# At a place, and in a gorge.
board-here-nothing = κενό
board-gorge-nothing = κενό

board-bank-pays = πληρώνει { $list }
board-bank-visitor = { $name } ({ $n })
board-bank-free = ελεύθερη θέση

# What the hand of somebody holds, when all are shown after the end; the second one stands under the heading.
board-hand = { $who }, χέρι: { $list }
board-hand-line = **{ $who }:** { $list }
board-heading-hands = Χέρια
board-heading-players = Παίκτες κατά σειρά
board-heading-scores = Τελικό σκορ
board-heading-bids = Προσφορές
board-heading-places = Κατά μήκος του δρόμου
board-heading-gorges = Φαράγγια
board-heading-end = Το τέλος
board-end-at = Το παιχνίδι τελειώνει στους { $n } πόντους.
board-end-presents = { $n ->
    [one] Μένει 1 δώρο
   *[other] Μένουν { $n } δώρα
} στο ταμπλό· το παιχνίδι τελειώνει όταν { $end ->
    [0] δεν μείνει κανένα
    [one] μείνει το πολύ { $end }
   *[other] μείνουν το πολύ { $end }
}.
# In the advanced game: bids may exceed one's money.
board-missing = Κάθε γιουάν που λείπει για προσφορές κοστίζει { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
} σε αυτόν τον γύρο.
board-storm-home = Η καταιγίδα είναι στον ναό της.
