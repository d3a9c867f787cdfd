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
# The number of the card that a bot player has turned over last.
board-card = card { $n }
# What each Yuan missing for bids costs, with a figure below.
board-missing-yuan = missing Yuan
board-at-the-end = At the end
# The name of a player whose own name cannot be shown.
board-nameless = Player { $n }

# ------------------------------------------------------------------ in words
board-colour-red = red
board-colour-blue = blue
board-colour-yellow = yellow
board-colour-green = green
board-colour-purple = purple
board-colour-slate = grey
board-title = { $game }, round { $n }, { $phase ->
    [bidding] bidding
    [travel] travel phase
    [income] income
   *[over] final score
}
board-count = { $name } { $n }
board-pieces = { $n } × { $piece }
board-player = { $name }, { $colour }

board-fact-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-fact-money = { $n } Yuan
board-fact-bound = bids { $n }
board-fact-missing = { $n } Yuan short, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-fact-passed = passed
board-fact-cards = cards turned over: { $list }
board-fact-no-cards = no card turned over
board-fact-income = income { $n }
board-fact-influence = influence { $n }
board-fact-passes = passes { $n }
board-fact-presents = presents { $n }
board-fact-horse = horse in { $place }
board-fact-supply = supply { $n } ({ $more } more in the general supply)
board-fact-hand = to build: { $list }
board-fact-held = of these from the next round on: { $list }
board-fact-general = not yet taken: { $list }
board-fact-guards = not yet used: { $list }
board-fact-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} place
board-fact-line = { $line } { $n }

board-here-traders = traders { $list }
board-here-posts = posts { $list }
board-here-guarded = guards of { $list }
board-here-teahouses = teahouse of { $list }
board-here-horses = horses { $list }
board-here-inspector = the inspector
board-here-earns = earns { $trader } a trader, { $post } a post, teahouse { $teahouse ->
    [one] { $teahouse } point
   *[other] { $teahouse } points
}
board-here-bridges = bridges { $list }
board-here-blocked = blocked by the storm
# At a place, and in a gorge.
board-here-nothing = empty
board-gorge-nothing = empty

board-bank-pays = pays { $list }
board-bank-visitor = { $name } ({ $n })
board-bank-free = free space

# What the hand of somebody holds, when all are shown after the end; the second one stands under the heading.
board-hand = { $who }, hand: { $list }
board-hand-line = **{ $who }:** { $list }
board-heading-hands = Hands
board-heading-players = Players in turn order
board-heading-scores = Final score
board-heading-bids = Bids
board-heading-places = Along the road
board-heading-gorges = Gorges
board-heading-end = The end
board-end-at = The game ends at { $n } points.
board-end-presents = { $n ->
    [one] 1 present is
   *[other] { $n } presents are
} left on the board; the game ends at { $end }.
# In the advanced game: bids may exceed one's money.
board-missing = Each Yuan missing for bids costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} in this round.
board-storm-home = The storm is at home in the temple.
