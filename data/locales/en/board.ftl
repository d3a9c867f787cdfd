# Words on the board pictures, in their alt texts and in the boards in words.

# ------------------------------------------------------------------ on the picture
board-round = Round { $n }
board-phase-bidding = Bidding
board-phase-travel = Travel
board-phase-income = Income
board-phase-over = Final score
# $name: one or more names, $count: how many.
board-to-act = { $name } to act
board-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } win
}
board-ends-at = ends at { $n }
# $end: with so many presents left the game ends.
board-presents-left = { $end ->
    [0] { $n } left
   *[other] { $n } left, ends at { $end }
}
board-market-all = { $n } in all
board-market-each = { $n } each
board-bank = Bank
board-passed = passed
board-bids = bids
board-income = income
board-at-the-end = At the end
# The name of a player whose own name cannot be shown.
board-nameless = Player { $n }
