# The rules of Yunnan in our own words, a text for each rule that may be in force, and the names of the figures.
# Figures in the texts are those that the table plays by.

# ------------------------------------------------------------------ the game
yunnan-rule-aim = You send traders up the Tea Horse Road to sell tea, and bid in the city of Pu’er for everything that makes them more and takes them farther. Income is money for the next bids or victory points, as you like. Whoever has most victory points at the end wins.
    .title = What it is about
yunnan-rule-start = Everybody begins with { $supply } of { $traders } traders in the supply, { $passes } border passes, no influence, and the horse in { $stable }. Money at the start goes by the first bid order: { $money } Yuan. Presents lie in the provinces { $provinces }: { $tokens }.
    .title = The start
yunnan-rule-two-colours = Each person plays two colours, as in a game of four. Each colour has its own money, traders and progress and counts as a player of its own; victory points go on one common count. In the first order no person’s colours follow one another.
    .title = Two people, two colours each
yunnan-rule-duli = Dúlì, a bot player, is the third at the table. She bids, travels and takes presents by her cards, but has no money, horse, bridges or victory points, and cannot win. Her two trading posts stand on the board for good. She always bids last and travels first.
    .title = Dúlì, the bot player
yunnan-rule-order = Bids are placed and resolved in bid order. For travelling and everything after it the order is turned round: who bids last travels first.
    .title = The order of play

# ------------------------------------------------------------------ bidding
yunnan-rule-placing = In turn, each player does one thing: bid in a building, go to the bank, send a trader to the market, or pass. This goes round until all have passed. A trader on a bid or in the bank does not travel this round.
    .title = Placing traders
yunnan-rule-source-anywhere = A trader that you place comes from your supply or from any province, as you like; never from the market, and never from a building.
    .title = Where a placed trader comes from
yunnan-rule-source-supply-first = A trader that you place comes from your supply. Only when the supply is empty may you take one from a province; never from the market, and never from a building.
    .title = Where a placed trader comes from
yunnan-rule-bids = Bid on an empty space of a building in which you can still make progress. Progress buildings have the spaces { $spaces }. You pay only if you still stand there when the buildings are resolved, and a bid is taken back only by being outbid or by going to the bank.
    .title = Bidding
yunnan-rule-one-bid = You never have more than one trader in a building, so you cannot raise your own bid.
    .title = One bid in a building
yunnan-rule-double-bidding = You may have two traders in a progress building, and take the progress twice if both stay; the temple takes only one. A second bid needs room for the progress twice, even if it throws out your own first bid from a small space.
    .title = Double bidding
yunnan-rule-small-spaces = The small spaces, { $small } in a progress building and all in a temple, may be taken only by what is then the highest bid in the building. Large spaces may be taken in any order, and nobody is thrown out from there.
    .title = Small and large spaces
yunnan-rule-outbid = Whoever stands on a small space and is outbid takes the trader back into the supply at once, and has the money free again. If you had passed, you are back in the bidding at your old place; what passing sent to the market stays there.
    .title = Being outbid
yunnan-rule-money-for-bids = All your standing bids together never exceed your money.
    .title = Money for bids
yunnan-rule-bids-beyond-money = Your bids may exceed your money. When you pay, each missing Yuan costs { $penalty } victory points less the number of the round, but at least { $least_penalty }. Points may fall below 0, and the progress is yours all the same.
    .title = Bidding more than you have
yunnan-rule-bank-all = Placing a trader in the bank sends all your traders from buildings and supply to the market, and you have passed. The spaces that you leave are open again. Nobody has two traders in the bank.
    .title = Going to the bank
yunnan-rule-bank-bids = Placing a trader in the bank sends all your traders from progress buildings to the market. You may bid no more in this phase, but you stay in it: you can still use the market, or pass. Nobody has two traders in the bank.
    .title = Going to the bank
yunnan-rule-bank-equal = The total of all standing bids decides what the bank pays to each of its visitors: from a total of { $totals } on, { $payouts } Yuan.
    .title = What the bank pays
yunnan-rule-bank-unequal = The total of all standing bids decides what the bank pays. From a total of { $totals } on, the left space pays { $payouts } Yuan and the right one { $lower_payouts }.
    .title = What the bank pays
yunnan-rule-bank-one = Only one space of the bank is open. The total of all standing bids decides what it pays: from a total of { $totals } on, { $payouts } Yuan.
    .title = What the bank pays
yunnan-rule-market = A trader in the market of Pu’er can travel this round, and is safe from displacement and from the inspector. At the end of the round the traders in the market go back to the supplies.
    .title = The market
yunnan-rule-passing = When you pass, all traders left in your supply go to the market.
    .title = Passing
yunnan-rule-duli-bids = In her turn Dúlì turns over a card, unless all others have passed: then she passes too. She bids in the first building on the card where she has no trader and there is a space for her, on the cheapest; never in temple or bank. Her bids count for the bank, but only one for influence has an effect.
    .title = How Dúlì bids

# ------------------------------------------------------------------ progress
yunnan-rule-paying = After the bank, in bid order, each player pays all standing bids, and takes the traders back into the supply one by one, each with the progress of its building.
    .title = Paying, and taking progress
yunnan-rule-trading-school = You get a new trader, who goes straight to the market and may travel this round.
    .title = Trading School
yunnan-rule-customs-office = You have one more border pass from now on, { $most_passes } at most.
    .title = Customs Office
yunnan-rule-horse-trader = Your horse goes one province up the road, never over a bridge. Your traders may travel, and you may build, as far as the horse has come.
    .title = Horse Trader
yunnan-rule-influence = The { $guild } raises your influence by one, { $most_influence } at most, at once. Influence displaces others, decides about presents, and draws the inspector until it is at its height.
    .title = Influence
yunnan-rule-building-yard = You take a trading post, a bridge or a teahouse from your general supply. There are { $posts } posts, { $bridges } bridges and { $teahouses } teahouses of each colour.
    .title = Building Yard
yunnan-rule-at-once = A structure just taken may be placed at once, by all the usual rules, or kept for a later travel turn.
    .title = Placing at once
yunnan-rule-at-once-only = Of the structures just taken, only the following may be placed at once: { $at_once ->
    [none] none
   *[other] { $at_once }
}. Others are built in a travel turn.
    .title = Placing at once
yunnan-rule-guards = Instead of a structure the yard may give you your Guards. They must be placed at once, in any province: this round nobody can displace your traders there, though the inspector still can send them home. Then they leave the game.
    .title = Guards
yunnan-rule-temple = Whoever wins in the temple must put the blocker on a gorge. Until the round ends nobody travels, trades or builds across it.
    .title = Dianmu Temple

# ------------------------------------------------------------------ building
yunnan-rule-building = In your travel turn you build as much as you like from your supply, without cost, in provinces that your horse has reached or passed. What is built stays to the end.
    .title = Building
yunnan-rule-building-later = A structure taken this round can be built from the next round on, unless it is placed at once.
    .title = When to build
yunnan-rule-posts = You may have { $posts_in_a_province ->
    [one] one trading post
   *[other] { $posts_in_a_province } trading posts
} of your own in a province. It keeps your route open like a trader, earns income while its route is open, and cannot be displaced.
    .title = Trading posts
yunnan-rule-posts-unlimited = You may have any number of trading posts in a province. They keep your route open like a trader, earn income while their route is open, and cannot be displaced.
    .title = Trading posts
yunnan-rule-posts-in-puer = Trading posts may stand in Pu’er too, but earn nothing there.
    .title = Trading posts in Pu’er
yunnan-rule-posts-not-in-puer = Pu’er is no province: no trading post is built there.
    .title = Trading posts in Pu’er
yunnan-rule-bridges = Bridges cross the gorges { $gorges }. Your horse must have reached both ends. Only your own traders use your bridge, and others may have theirs beside it.
    .title = Bridges
yunnan-rule-teahouses = A province has room for one teahouse, whoever owns it. It protects its owner’s traders there from the inspector, but not from other players, and keeps no route open.
    .title = Teahouses

# ------------------------------------------------------------------ travelling
yunnan-rule-travelling = In travel order, each player sends traders from the market or a province to another province, along the road and over bridges, as far as the own horse has come. Each trader travels at most once in a turn. Building may come before, between and after.
    .title = Travelling
yunnan-rule-passes = Each border that a trader crosses takes one of your border passes for this round. You may divide them among your traders as you like, and have all of them again next round.
    .title = Border passes
yunnan-rule-bridge-passes = Crossing a bridge takes { $bridge ->
    [one] a border pass
   *[other] { $bridge } border passes
} too.
    .title = Passes for bridges
yunnan-rule-bridges-without-passes = Crossing a bridge takes no border pass.
    .title = Passes for bridges
yunnan-rule-border-of-puer = Going from Pu’er to the first province takes { $border ->
    [one] a border pass
   *[other] { $border } border passes
}: Pu’er counts as a province here.
    .title = Leaving Pu’er
yunnan-rule-no-border-of-puer = Going from Pu’er to the first province takes no border pass.
    .title = Leaving Pu’er
yunnan-rule-back-to-puer = A trader may travel back to Pu’er.
    .title = Back to Pu’er
yunnan-rule-not-back-to-puer = No trader travels back to Pu’er.
    .title = Back to Pu’er
yunnan-rule-not-back-to-start = A journey cannot end where it began.
    .title = There and back
yunnan-rule-displacing = A trader at the end of its journey may displace one trader there of a player with lower influence. It goes to the next lower province along the road, from the first province to the market, and displaces nobody by this. Traders in the market are safe.
    .title = Displacing
yunnan-rule-connected = When your travel turn ends, each of your traders needs a way to Pu’er, by road and own bridges, through provinces that all hold a trader or post of yours. Those without go to the market; posts stay. Gaps that open later send nobody home.
    .title = Connected routes
yunnan-rule-duli-travels = Dúlì turns over a card. If it shows a teahouse, she builds one in the farthest province with other players’ traders, or the next lower one that has none. Then she puts the traders of the card into the provinces that a horse has reached, displacing at most one in each: of players with lower influence the weakest, of equals the one with more traders there.
    .title = How Dúlì travels

# ------------------------------------------------------------------ inspector, presents, income
yunnan-rule-inspector = After all have travelled, the inspector goes to the province that earns most, transport aside; of equals, to the farther one. Of the players with a trader there, no teahouse of their own there, and influence below { $most_influence }, he sends a trader of the most influential to the market; of equals, of the earlier in the order.
    .title = The inspector
yunnan-rule-inspector-all-posts = For the inspector’s visit every trading post counts, connected or not.
    .title = What the inspector counts
yunnan-rule-inspector-connected-posts = For the inspector’s visit only trading posts with a connected route count.
    .title = What the inspector counts
yunnan-rule-presents = Where presents lie, each trader takes one while they last: the more influential first; among equals one each in turn, in the order of play, round and round.
    .title = Presents
yunnan-rule-income = A trader earns, in the provinces { $provinces }: { $trader_income } Yuan. A trading post earns { $post_income }, but nothing if there is any gap on its way to Pu’er.
    .title = Income
yunnan-rule-income-in-puer-each = Each trader in Pu’er earns { $puer_income } Yuan.
    .title = Income in Pu’er
yunnan-rule-income-in-puer-once = In Pu’er { $paid_in_puer ->
    [one] only one trader of each player earns
   *[other] only { $paid_in_puer } traders of each player earn
} { $puer_income } Yuan, however many are there.
    .title = Income in Pu’er
yunnan-rule-transport = Each trader pays { $transport } Yuan for every province on its best way to Pu’er that holds neither a trader nor a post of yours.
    .title = Transport
yunnan-rule-new-order = The highest income is first in the new order. Of equals, who was later before goes first now.
    .title = The new order

# ------------------------------------------------------------------ the end
yunnan-rule-converting = In the new order, each player turns any part of this round’s income into victory points, one for one, and takes the rest as money. Money of earlier rounds cannot be turned.
    .title = Points from income
yunnan-rule-end-by-points = The game ends after a round in which somebody has reached { $end_points } victory points.
    .title = The end by points
yunnan-rule-end-by-presents = The game ends after a round in which { $presents_left ->
    [0] no presents are left
    [one] one present or none is left
   *[other] { $presents_left } presents or fewer are left
} on the board.
    .title = The end by presents
yunnan-rule-next-round = Otherwise traders in the market go back to the supplies, and the order is turned round for bidding: the highest income bids last, and will travel first.
    .title = The next round
yunnan-rule-final-scoring = At the end { $yuan } Yuan are worth a point and a present { $present_points }. Border passes from { $passes } on bring { $pass_points }, influence from none on { $influence_points }.
    .title = Final scoring
yunnan-rule-teahouse-points-equal = A teahouse is worth the same wherever it stands. By province, from the first: { $teahouse_points }.
    .title = Points for teahouses
yunnan-rule-teahouse-points = A teahouse is worth, in the provinces { $provinces }: { $teahouse_points }.
    .title = Points for teahouses
yunnan-rule-horse-points = Your horse is worth, in the provinces { $provinces }: { $horse_points }.
    .title = Points for the horse
yunnan-rule-winner = Most victory points win. Of equals the more influential wins, and after that the earlier in the order.
    .title = Who wins

# ------------------------------------------------------------------ other words by which people ask for a rule
yunnan-asked-aim = goal object overview summary introduction
yunnan-asked-start = setup begin beginning starting many traders
yunnan-asked-two-colours = colors both two players
yunnan-asked-duli = automa bot player players dummy two
yunnan-asked-order = turn sequence phases first last
yunnan-asked-placing = actions turn options choices phase place
yunnan-asked-source-anywhere = source take supply empty
yunnan-asked-source-supply-first = source take supply empty
yunnan-asked-bids = bid auction offer cost
yunnan-asked-one-bid = raise raising increase same own second two
yunnan-asked-double-bidding = two twice second same raise raising increase
yunnan-asked-small-spaces = highest order free
yunnan-asked-outbid = overbid thrown kicked back
yunnan-asked-money-for-bids = afford exceed limit more
yunnan-asked-bids-beyond-money = afford exceed negative below missing penalty overbidding more
yunnan-asked-bank-all = visit bank
yunnan-asked-bank-bids = visit bank
yunnan-asked-bank-equal = payout payouts total bank loan
yunnan-asked-bank-unequal = payout payouts total bank loan left right
yunnan-asked-bank-one = payout payouts total bank loan
yunnan-asked-passing = pass stop
yunnan-asked-duli-bids = bid bidding cards
yunnan-asked-paying = pay payment resolve resolving
yunnan-asked-trading-school = more new traders trader
yunnan-asked-customs-office = more new border passes
yunnan-asked-horse-trader = horse move
yunnan-asked-influence = more
yunnan-asked-building-yard = structures structure
yunnan-asked-at-once = immediately structure
yunnan-asked-at-once-only = immediately structure
yunnan-asked-guards = guard protect protection
yunnan-asked-temple = block blocker storm gorge
yunnan-asked-building = build structure structures
yunnan-asked-building-later = build
yunnan-asked-posts = many province
yunnan-asked-posts-unlimited = many province
yunnan-asked-bridges = gorge gorges cross crossing
yunnan-asked-teahouses = tea house houses protect protection
yunnan-asked-travelling = travel traveling move movement moving journey
yunnan-asked-passes = many borders move distance far
yunnan-asked-bridge-passes = border pass cost bridge
yunnan-asked-bridges-without-passes = border pass cost bridge
yunnan-asked-border-of-puer = leave border pass cost
yunnan-asked-no-border-of-puer = leave border pass cost
yunnan-asked-back-to-puer = return travel home
yunnan-asked-not-back-to-puer = return travel home
yunnan-asked-not-back-to-start = return travel same
yunnan-asked-displacing = displace push kick oust same equal influence
yunnan-asked-connected = connection gap gaps broken break unbroken chain
yunnan-asked-duli-travels = travel travelling traveling move cards
yunnan-asked-inspector = visit
yunnan-asked-inspector-all-posts = posts
yunnan-asked-inspector-connected-posts = posts
yunnan-asked-presents = gifts gift
yunnan-asked-income = earn earns earnings
yunnan-asked-income-in-puer-each = earn
yunnan-asked-income-in-puer-once = earn
yunnan-asked-transport = cost costs gap gaps fee
yunnan-asked-new-order = turn change changes
yunnan-asked-converting = convert conversion exchange turn save victory buy
yunnan-asked-end-by-points = game ends finish over
yunnan-asked-end-by-presents = game ends finish over
yunnan-asked-next-round = cleanup clean reset
yunnan-asked-final-scoring = score end points
yunnan-asked-teahouse-points-equal = tea house score worth
yunnan-asked-teahouse-points = tea house score worth
yunnan-asked-horse-points = score worth
yunnan-asked-winner = win wins tie ties tied tiebreaker breaker draw

# ------------------------------------------------------------------ names of the figures
yunnan-figure-seats-players = Players
yunnan-figure-seats-colours-each = Colours of each player
yunnan-figure-places-road = The road
yunnan-figure-places-gorges = Gorges
yunnan-figure-start-money = Money at the start, by bid order
yunnan-figure-start-supply = Traders at the start
yunnan-figure-start-passes = Border passes at the start
yunnan-figure-start-influence = Influence at the start
yunnan-figure-start-horse = The horse at the start
yunnan-figure-start-presents = Presents
yunnan-figure-pieces-traders = Traders of a colour
yunnan-figure-pieces-posts = Trading posts of a colour
yunnan-figure-pieces-bridges = Bridges of a colour
yunnan-figure-pieces-teahouses = Teahouses of a colour
yunnan-figure-pieces-guards = Guards of a colour
yunnan-figure-limits-passes = Most border passes
yunnan-figure-limits-influence = Most influence
yunnan-figure-limits-posts-in-a-province = Own trading posts in a province
yunnan-figure-limits-posts-in-puer = Trading posts in Pu’er
yunnan-figure-buildings-trading-school = Trading School
yunnan-figure-buildings-customs-office = Customs Office
yunnan-figure-buildings-horse-trader = Horse Trader
yunnan-figure-buildings-traders-guild = Traders Guild
yunnan-figure-buildings-dragon-house = Dragon House
yunnan-figure-buildings-building-yard = Building Yard
yunnan-figure-buildings-dianmu-temple = Dianmu Temple
yunnan-figure-bank-payouts = Payouts of the bank, by total
yunnan-figure-bank-spaces = Open spaces of the bank
yunnan-figure-bank-visit = A visit to the bank
yunnan-figure-bidding-bids-in-a-building = Own bids in a building
yunnan-figure-bidding-trader-from = A placed trader comes from
yunnan-figure-bidding-placed-at-once = To be placed at once
yunnan-figure-bidding-penalty = Points for a missing Yuan, less the round
yunnan-figure-bidding-least-penalty = Points for a missing Yuan, at least
yunnan-figure-travel-border-of-puer = Passes for leaving Pu’er
yunnan-figure-travel-back-to-puer = Travelling back to Pu’er
yunnan-figure-travel-back-to-start = Journeys that end where they began
yunnan-figure-travel-bridge-passes = Passes for a bridge
yunnan-figure-travel-build-in-round-taken = Building in the round in which it is taken
yunnan-figure-income-trader = Income of a trader, from Pu’er on
yunnan-figure-income-post = Income of a trading post, from Pu’er on
yunnan-figure-income-paid-in-puer = Traders paid in Pu’er
yunnan-figure-income-transport = Transport for a gap
yunnan-figure-income-inspector-counts = The inspector counts
yunnan-figure-end-victory-points = Points that end the game (0: never)
yunnan-figure-end-presents-left = Presents left at the end
yunnan-figure-end-yuan-for-a-point = Yuan for a point
yunnan-figure-end-present = Points for a present
yunnan-figure-end-passes = Points for border passes, from none on
yunnan-figure-end-influence = Points for influence, from none on
yunnan-figure-end-teahouse = Points for a teahouse, from Pu’er on
yunnan-figure-end-horse = Points for the horse, from Pu’er on
yunnan-figure-duli-posts = Dúlì’s trading posts
yunnan-figure-duli-first-bid = Dúlì’s first bid
yunnan-figure-duli-cards = Dúlì’s cards
