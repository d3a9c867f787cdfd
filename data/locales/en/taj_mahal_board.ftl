# Words on the board picture of Taj Mahal and on its hands, in their alt texts and in the boards in words.

# ------------------------------------------------------------------ letters on the cards
taj_mahal-letter-vizier = V
taj_mahal-letter-general = G
taj_mahal-letter-monk = M
taj_mahal-letter-princess = P
taj_mahal-letter-mogul = K
taj_mahal-letter-elephant = E
taj_mahal-letter-red = R
taj_mahal-letter-green = G
taj_mahal-letter-yellow = Y
taj_mahal-letter-purple = P
taj_mahal-letter-white = W

# ------------------------------------------------------------------ on the picture
taj_mahal-board-visit = Visit { $n } of { $all }
taj_mahal-board-next = next: { $n } { $name }
taj_mahal-board-last = the last visit
# $name: who places a palace, or picks cards from the display.
taj_mahal-board-places = { $name } builds
taj_mahal-board-picks = { $name } picks
taj_mahal-board-on-the-table = special cards
taj_mahal-board-display = Display
taj_mahal-board-pile = pile
taj_mahal-board-discards = discards
taj_mahal-board-unseen = unseen
taj_mahal-board-won-by = won by
taj_mahal-board-withdrawn = withdrawn
# The number of plays before those that are shown.
taj_mahal-board-more = +{ $n }
taj_mahal-board-specials = Special cards
# What the signs of the final score stand for.
taj_mahal-board-counts-track = points in play
taj_mahal-board-counts-specials = special cards
taj_mahal-board-counts-whites = white cards
taj_mahal-board-counts-colour = cards of one colour
taj_mahal-board-key-any_colour = any colour
taj_mahal-board-key-plus_elephant = +1 Elephant
taj_mahal-board-key-plus_mogul = +1 Grand Mogul
taj_mahal-board-key-plus_points = { $n } points when played

# ------------------------------------------------------------------ in words
taj_mahal-board-title = Taj Mahal, visit { $n } of { $all }
taj_mahal-board-over = final score
board-heading-court = Court and cards
board-heading-provinces = Provinces in the order of the visits

taj_mahal-fact-unplaced = To be placed: { $list }
taj_mahal-fact-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand
# In place of the cards of an empty hand, when all are shown.
taj_mahal-fact-no-cards = no cards
taj_mahal-fact-specials = owns { $list }
taj_mahal-fact-colour = bound to { $colour }
taj_mahal-fact-counts = counts { $list }
taj_mahal-fact-wins = would win { $list }
taj_mahal-fact-play = { $card } with { $extra }
taj_mahal-fact-played = played: { $list }
taj_mahal-fact-goods = goods: { $list }
taj_mahal-fact-influence = influence tiles: { $list }
taj_mahal-fact-court = Still to be won: { $list ->
    [none] nothing
   *[other] { $list }
}
taj_mahal-fact-won = { $suit } won by { $name }
taj_mahal-fact-display = Display: { $list ->
    [none] no cards
   *[other] { $list }
}
taj_mahal-fact-pile = Draw pile { $n }
taj_mahal-fact-discard = last discard { $card }
taj_mahal-fact-discards = discards { $n }
taj_mahal-fact-unseen = in the draw pile and other hands: { $list ->
    [none] no cards
   *[other] { $list }
}
taj_mahal-fact-discarded = Discards: { $list }
taj_mahal-fact-city = { $city }: { $list }
taj_mahal-fact-crowned = { $name } (crowned)
taj_mahal-fact-bonus = { $tile } tile
taj_mahal-fact-province = { $n } { $name }
taj_mahal-fact-province-with = { $n } { $name } ({ $list })
# What stands in a province where there is nothing.
taj_mahal-fact-province-empty = empty

# ------------------------------------------------------------------ the hand
# $n: coloured and white cards, as everywhere else; $specials: special cards besides.
taj_mahal-hand-title = Your hand: { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}{ $specials ->
    [0] {""}
    [one] {" "}and 1 special card
   *[other] {" "}and { $specials } special cards
}
# Headings above cards: what may be done with them, or why nothing.
taj_mahal-hand-now = Can be played
taj_mahal-hand-with-any-colour = Only with the any-colour card
taj_mahal-hand-withdrawn = You have withdrawn from this visit
taj_mahal-hand-other-colour = Not of your colour
taj_mahal-hand-none-of-colour = You have no card of your colour
taj_mahal-hand-no-coloured = You have no coloured card
taj_mahal-hand-over = At the end
taj_mahal-hand-all = { $use }: { $list }
taj_mahal-hand-effects = { $card } ({ $list })
taj_mahal-hand-alone = { $suit } { $n }, alone in front
taj_mahal-hand-tied = { $suit } { $n }, tied
taj_mahal-hand-behind = { $suit } { $n }, behind
taj_mahal-hand-gone = { $suit } { $n }, already won
taj_mahal-hand-bound = your colour in this visit
taj_mahal-hand-free = your colour is still free
taj_mahal-hand-sign-any-colour = only with the any-colour card
taj_mahal-hand-sign-plus = beside a coloured card
taj_mahal-hand-sign-alone = you would be alone in front
taj_mahal-hand-sign-tied = tied
taj_mahal-hand-sign-behind = behind
taj_mahal-hand-sign-gone = already won
