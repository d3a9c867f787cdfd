# Words on the board picture of Taj Mahal and on its hands, in their alt texts and in the boards in words.

# ------------------------------------------------------------------ letters on the cards
taj_mahal-letter-vizier = V
taj_mahal-letter-general = T
taj_mahal-letter-monk = A
taj_mahal-letter-princess = H
taj_mahal-letter-mogul = N
taj_mahal-letter-elephant = E
taj_mahal-letter-red = P
taj_mahal-letter-green = Z
taj_mahal-letter-yellow = S
taj_mahal-letter-purple = L
taj_mahal-letter-white = F

# ------------------------------------------------------------------ on the picture
taj_mahal-board-visit = { $n }. látogatás / { $all }
taj_mahal-board-next = utána: { $n }. { $name }
taj_mahal-board-last = az utolsó látogatás
# $name: who places a palace, or picks cards from the display.
taj_mahal-board-places = { $name } épít
taj_mahal-board-picks = { $name } választ
taj_mahal-board-on-the-table = különleges kártyák
taj_mahal-board-display = Készlet
taj_mahal-board-pile = pakli
taj_mahal-board-discards = dobott
taj_mahal-board-unseen = rejtett
taj_mahal-board-won-by = elnyerte
taj_mahal-board-withdrawn = hazatért
# The number of plays before those that are shown.
taj_mahal-board-more = +{ $n }
taj_mahal-board-specials = Különleges kártyák
# What the signs of the final score stand for.
taj_mahal-board-counts-track = pontok játék közben
taj_mahal-board-counts-specials = különleges kártyák
taj_mahal-board-counts-whites = fehér kártyák
taj_mahal-board-counts-colour = egyszínű kártyák
taj_mahal-board-key-any_colour = tetszőleges szín
taj_mahal-board-key-plus_elephant = +1 elefánt
taj_mahal-board-key-plus_mogul = +1 nagymogul
taj_mahal-board-key-plus_points = { $n } pont kijátszáskor

# ------------------------------------------------------------------ in words
taj_mahal-board-title = Tádzs Mahal, { $n }. látogatás (összesen { $all })
taj_mahal-board-over = végeredmény
board-heading-court = Udvar és kártyák
board-heading-provinces = Tartományok a látogatások sorrendjében

taj_mahal-fact-unplaced = Lerakandó: { $list }
taj_mahal-fact-cards = { $n } kártya kézben
taj_mahal-fact-specials = nála van: { $list }
taj_mahal-fact-colour = kártyáinak színe { $colour }
taj_mahal-fact-counts = szimbólumai: { $list }
taj_mahal-fact-wins = elnyerné { FORM($list, "won") }
taj_mahal-fact-play = { $card } és { $extra }
taj_mahal-fact-played = kijátszotta: { $list }
taj_mahal-fact-goods = áruk: { $list }
taj_mahal-fact-influence = befolyáslapkák: { $list }
taj_mahal-fact-court = Az udvarban (még elnyerhető): { $list ->
    [none] semmi
   *[other] { $list }
}
taj_mahal-fact-won = { $name } elnyerte: { $suit }
taj_mahal-fact-display = Készlet: { $list ->
    [none] nincs lap
   *[other] { $list }
}
taj_mahal-fact-pile = Húzópakli { $n }
taj_mahal-fact-discard = utolsó dobott lap: { $card }
taj_mahal-fact-discards = dobott lapok { $n }
taj_mahal-fact-unseen = a húzópakliban és mások kezében: { $list ->
    [none] nincs lap
   *[other] { $list }
}
taj_mahal-fact-discarded = Dobott lapok: { $list }
# In place of the cards of an empty hand, when all are shown.
taj_mahal-fact-no-cards = nincs kártya
taj_mahal-fact-city = { $city }: { $list }
taj_mahal-fact-crowned = { $name } (koronás)
taj_mahal-fact-bonus = bónuszlapka: { $tile }
taj_mahal-fact-province = { $n }. { $name }
taj_mahal-fact-province-with = { $n }. { $name } ({ $list })
# What stands in a province where there is nothing.
taj_mahal-fact-province-empty = üres

# ------------------------------------------------------------------ the hand
# $n: coloured and white cards, as everywhere else; $specials: special cards besides.
taj_mahal-hand-title = A kezedben: { $n ->
    [0] nincs kártya
   *[other] { $n } kártya
}{ $specials ->
    [0] {""}
   *[other] {" "}és { $specials } különleges kártya
}
# Headings above cards: what may be done with them, or why nothing.
taj_mahal-hand-now = Kijátszható
taj_mahal-hand-with-any-colour = Csak a tetszőleges szín kártyával
taj_mahal-hand-withdrawn = Hazatértél ebből a látogatásból
taj_mahal-hand-other-colour = Nem a te színed
taj_mahal-hand-none-of-colour = Nincs kártyád a színedből
taj_mahal-hand-no-coloured = Nincs színes kártyád
taj_mahal-hand-over = A végén
taj_mahal-hand-all = { $use }: { $list }
taj_mahal-hand-effects = { $card } ({ $list })
taj_mahal-hand-alone = { $suit } { $n }, egyedül vezetve
taj_mahal-hand-tied = { $suit } { $n }, holtversenyben
taj_mahal-hand-behind = { $suit } { $n }, lemaradva
taj_mahal-hand-gone = { $suit } { $n }, már elnyerték
taj_mahal-hand-bound = a színed ezen a látogatáson
taj_mahal-hand-free = még bármelyik szín lehet
taj_mahal-hand-sign-any-colour = csak a tetszőleges szín kártyával
taj_mahal-hand-sign-plus = színes kártya mellé
taj_mahal-hand-sign-alone = egyedül vezetnél
taj_mahal-hand-sign-tied = holtverseny
taj_mahal-hand-sign-behind = lemaradva
taj_mahal-hand-sign-gone = már elnyerték
