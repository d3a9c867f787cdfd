# The words of Yunnan. Seats arrive as names, terms translated, lists joined, and nothing as "none".

yunnan-name = Yunnan
yunnan-edition-second = Second edition
yunnan-edition-first = First edition
yunnan-option-double_bidding = Double bidding
yunnan-about-option-double_bidding = Two bids in a building bring its progress twice; presents alone end the game
yunnan-option-guards = Guards
yunnan-about-option-guards = Once in the game, guard a province against displacing; presents alone end the game
yunnan-option-advanced = Advanced game
yunnan-about-option-advanced = Bid more than you have: what is missing costs victory points
yunnan-played-by-rules = Dúlì

# ------------------------------------------------------------------ terms
# A place has one form more: ".in", said of what is built there.
yunnan-term-puer = Pu’er
    .in = in Pu’er
yunnan-term-yunnan = Yunnan
    .in = in Yunnan
yunnan-term-sichuan = Sichuan
    .in = in Sichuan
yunnan-term-kang = Kang
    .in = in Kang
yunnan-term-qamdo = Qamdo
    .in = in Qamdo
yunnan-term-tibet = Tibet
    .in = in Tibet
yunnan-term-qinghai = Qinghai
    .in = in Qinghai
yunnan-term-yunnan-sichuan = Yunnan–Sichuan
    .in = over Yunnan–Sichuan
yunnan-term-yunnan-kang = Yunnan–Kang
    .in = over Yunnan–Kang
yunnan-term-yunnan-tibet = Yunnan–Tibet
    .in = over Yunnan–Tibet
yunnan-term-yunnan-qinghai = Yunnan–Qinghai
    .in = over Yunnan–Qinghai
yunnan-term-sichuan-kang = Sichuan–Kang
    .in = over Sichuan–Kang
yunnan-term-sichuan-tibet = Sichuan–Tibet
    .in = over Sichuan–Tibet
yunnan-term-sichuan-qinghai = Sichuan–Qinghai
    .in = over Sichuan–Qinghai
yunnan-term-kang-tibet = Kang–Tibet
    .in = over Kang–Tibet
yunnan-term-kang-qinghai = Kang–Qinghai
    .in = over Kang–Qinghai
yunnan-term-tibet-qinghai = Tibet–Qinghai
    .in = over Tibet–Qinghai
yunnan-term-yunnan-qamdo = Yunnan–Qamdo
    .in = over Yunnan–Qamdo
yunnan-term-sichuan-qamdo = Sichuan–Qamdo
    .in = over Sichuan–Qamdo
yunnan-term-qamdo-tibet = Qamdo–Tibet
    .in = over Qamdo–Tibet
yunnan-term-qamdo-qinghai = Qamdo–Qinghai
    .in = over Qamdo–Qinghai
yunnan-term-supply = the supply
yunnan-term-trading_school = Trading School
yunnan-term-customs_office = Customs Office
yunnan-term-horse_trader = Horse Trader
yunnan-term-traders_guild = Traders Guild
yunnan-term-dragon_house = Dragon House
yunnan-term-building_yard = Building Yard
yunnan-term-dianmu_temple = Dianmu Temple
yunnan-term-post = Trading Post
yunnan-term-bridge = Bridge
yunnan-term-teahouse = Teahouse
yunnan-term-guards = Guards marker

# In figures: what a building gives, procedures, and the parts of a table.
yunnan-term-trader = a trader
yunnan-term-pass = a border pass
yunnan-term-horse = a step of the horse
yunnan-term-influence = influence
yunnan-term-structure = a structure
yunnan-term-block = the blocker
yunnan-term-anywhere = supply or any province
yunnan-term-supply_first = supply first
yunnan-term-takes_all = bids and supply to the market, and passed
yunnan-term-takes_bids = bids to the market, and no more bids
yunnan-term-all_posts = all trading posts
yunnan-term-connected_posts = connected trading posts
yunnan-term-gives = gives
yunnan-term-spaces = spaces
yunnan-term-small = of these small
yunnan-term-building = in
yunnan-term-space = on space
yunnan-term-bids = bids
yunnan-term-traders = traders

yunnan-none-displaced = nobody
yunnan-none-structure = no structure

# ------------------------------------------------------------------ questions
yunnan-prompt-placing = Place a trader, or pass. In your supply: { $supply }. Free for bids: { $money } Yuan.
yunnan-prompt-placing-beyond = Place a trader, or pass. In your supply: { $supply }. Your bids exceed your money by { $missing } Yuan.
yunnan-prompt-taking = Your bids have won. What do you take next? Still to resolve: { $buildings }.
yunnan-prompt-placing-at-once = Where does your { $structure } go? Place it now, or keep it for later.
yunnan-prompt-placing-guards = Which province do your Guards protect this round?
yunnan-prompt-blocking = Which gorge do you block for this round?
yunnan-prompt-travelling = Build and travel as you like. { $passes ->
    [0] No border passes left.
    [one] One border pass left.
   *[other] { $passes } border passes left.
}
yunnan-prompt-converting = Your income is { $income } Yuan. How much of it becomes victory points?

# ------------------------------------------------------------------ menus and buttons

yunnan-verb-bid = Bid
yunnan-verb-bank = Bank
yunnan-verb-market = Market
yunnan-verb-pass = Pass
yunnan-verb-take = Take
yunnan-verb-block = Block
yunnan-verb-build = Build
yunnan-verb-travel = Travel
yunnan-verb-done = Done
yunnan-verb-done-placing-at-once = Keep it
yunnan-verb-build-placing-at-once = Place it now
yunnan-verb-convert = Convert

# ------------------------------------------------------------------ actions, in one short line
yunnan-action-bid = Bid { $space } in the { $building }
yunnan-action-bank = Go to bank space { $space }
yunnan-action-market = Send a trader from { $source } to the market
yunnan-action-pass = Pass and send the rest of the supply to the market
yunnan-action-take = { $structure ->
    [none] Take back the trader from the { $building }
   *[other] Take a { $structure } from the { $building }
}
yunnan-action-block = Block the gorge { $gorge }
yunnan-action-build = Build a { $structure } { FORM($site, "in") }
yunnan-action-travel = Travel from { $origin } to { $destination }{ $displaced ->
    [none] {""}
   *[other] {" "}and displace { $displaced }
}
yunnan-action-done = Done
yunnan-action-done-placing-at-once = Keep it for later
yunnan-action-convert = { $amount ->
    [0] Take all income as money
    [one] Turn { $amount } Yuan into a victory point
   *[other] Turn { $amount } Yuan into victory points
}
yunnan-action-card = Dúlì turns over card { $number }
yunnan-action-order = Bid order: { $seats }

# ------------------------------------------------------------------ commands
yunnan-command-bid = Place a trader on a bid space of a building
yunnan-command-bank = Place a trader in the bank: everything to the market, cash for you
yunnan-command-market = Place a trader in the market of Pu’er
yunnan-command-pass = Place no more traders this round
yunnan-command-take = Take what your winning bid brings
yunnan-command-block = Put the blocker on a gorge
yunnan-command-build = Build a trading post, a bridge or a teahouse, or place Guards
yunnan-command-travel = Send a trader to a province
yunnan-command-done = End your building and travelling, or keep the structure just taken
yunnan-command-convert = Turn a part of your income into victory points

yunnan-field-building = Building
yunnan-field-space = Space
yunnan-field-source = Trader from
yunnan-field-structure = Structure
yunnan-field-gorge = Gorge
yunnan-field-site = Where
yunnan-field-origin = From
yunnan-field-destination = To
yunnan-field-displaced = Displacing
yunnan-field-amount = Victory points
yunnan-field-seats = Order
yunnan-field-number = Card

yunnan-describe-bid-building = The building to bid in
yunnan-describe-bid-space = The bid in Yuan
yunnan-describe-bid-source = Where the trader comes from: your supply, or a province
yunnan-describe-bank-space = The bank space, counted from 1
yunnan-describe-bank-source = Where the trader comes from: your supply, or a province
yunnan-describe-market-source = Where the trader comes from: your supply, or a province
yunnan-describe-take-building = The building to resolve next
yunnan-describe-take-structure = What to take from the Building Yard
yunnan-describe-block-gorge = The gorge that nobody may cross this round
yunnan-describe-build-structure = What to build
yunnan-describe-build-site = The province, or the gorge of a bridge
yunnan-describe-travel-origin = Where the trader sets out
yunnan-describe-travel-destination = The province where the journey ends
yunnan-describe-travel-displaced = Whose trader has to make room, if anybody's
yunnan-describe-convert-amount = How much of the income becomes victory points; the rest is money

# ------------------------------------------------------------------ standing orders
yunnan-verb-bidupto = Bid again
yunnan-verb-passifoverbid = Pass if overbid
yunnan-verb-passifstanding = Pass if not overbid
yunnan-verb-alwayspass = Always pass
yunnan-verb-convertall = Convert all
yunnan-verb-convertnone = Convert nothing
yunnan-verb-convertallbut = Keep some Yuan

yunnan-action-bidupto = If overbid in the { $building }, bid there again, up to { $limit }
yunnan-action-passifoverbid = Pass in this auction once overbid
yunnan-action-passifstanding = Pass in this auction, unless overbid before
yunnan-action-alwayspass = Pass in this auction, whatever happens
yunnan-action-convertall = Turn all income of this round into victory points
yunnan-action-convertnone = Take all income of this round as money
yunnan-action-convertallbut = Keep { $kept } Yuan of this round’s income, and turn the rest into victory points

yunnan-command-bidupto = If your bid in a building is overbid, bid there again, up to a limit
yunnan-command-passifoverbid = Pass once one of your bids of now is overbid
yunnan-command-passifstanding = Pass at your next turn if all your bids of now still stand
yunnan-command-alwayspass = Pass whenever you are asked in this auction, also when overbid afterwards
yunnan-command-convertall = Turn all your income of this round into victory points
yunnan-command-convertnone = Take all your income of this round as money
yunnan-command-convertallbut = Keep a part of this round’s income, and turn the rest into victory points

yunnan-field-limit = Up to
yunnan-field-kept = Yuan to keep

yunnan-describe-bidupto-building = A building where you can be overbid
yunnan-describe-bidupto-limit = The highest space to bid on, in Yuan; cheaper ones are taken first
yunnan-describe-convertallbut-kept = How much of the income stays money

# ------------------------------------------------------------------ what happened
yunnan-event-round-begins = **Round { $round } begins.** Bid order: { $seats }.
yunnan-event-recalled = { $seat } calls a trader back from { $place }.
yunnan-event-bid = { $seat } bids { $space } in the { $building }.
yunnan-event-overbid = { $by } overbids { $seat }, whose trader leaves space { $space } of the { $building }.
yunnan-event-overbid-self = { $seat } takes the own trader back from space { $space } of the { $building }.
yunnan-event-rejoined = { $seat } had passed and is back in the bidding.
yunnan-event-bank = { $seat } goes to the bank.
yunnan-event-withdrawn = { $seat } withdraws from: { $buildings }.
yunnan-event-market = { $seat } places a trader in the market.
yunnan-event-passed = { $seat } passes{ $traders ->
    [0] .
    [one] {" "}and sends a trader to the market.
   *[other] {" "}and sends { $traders } traders to the market.
}
    .several = { $seat } pass{ $traders ->
        [0] .
        [one] {" "}and send a trader each to the market.
       *[other] {" "}and send { $traders } traders each to the market.
    }
yunnan-event-duli-passed = { $seat } passes and keeps her traders.
yunnan-event-duli-idle = { $seat } finds no building for her card.
yunnan-event-bank-paid = The bids come to { $total }: the bank pays { $seat } { $amount } Yuan.
yunnan-event-paid = { $seat } pays { $amount } Yuan.
yunnan-event-short-of-money = { $seat } is { $missing } Yuan short and loses { $points ->
    [one] a point
   *[other] { $points } points
}.
yunnan-event-gained-trader = { $seat } trains a new trader.
    .several = { $seat } train a new trader each.
yunnan-event-gained-pass = { $seat } gains a border pass and now holds { $passes }.
yunnan-event-horse-moved = { $seat } rides on to { $place }.
yunnan-event-gained-influence = { $seat } rises to influence { $influence }.
yunnan-event-took = { $seat } takes a { $structure }.
yunnan-event-kept = { $seat } keeps the { $structure } for later.
yunnan-event-took-blocker = { $seat } takes the gorge blocker.
yunnan-event-blocked = { $seat } blocks the gorge { $gorge }.
yunnan-event-guarded = { $seat } sets Guards in { $place } for this round.
yunnan-event-travel-begins = **The caravans set out.** Travel order: { $seats }.
yunnan-event-built = { $seat } builds a { $structure } { FORM($site, "in") }.
yunnan-event-duli-placed = { $seat } puts { $traders ->
    [one] a trader
   *[other] { $traders } traders
} into { $place }.
yunnan-event-travelled = { $seat } travels from { $origin } to { $destination }.
yunnan-event-displaced = { $by } displaces { $seat } from { $origin } to { $destination }.
yunnan-event-travel-done = { $seat } has finished travelling.
    .several = { $seat } have finished travelling.
yunnan-event-sent-home = { $traders ->
    [one] A trader of { $seat } in { $place } is cut off and returns to the market.
   *[other] { $traders } traders of { $seat } in { $place } are cut off and return to the market.
}
yunnan-event-inspector = The inspector visits { $place }, where { $revenue } Yuan are earned.
yunnan-event-banished = He sends a trader of { $seat } from { $place } to the market.
yunnan-event-inspector-idle = He finds nobody to send away.
yunnan-event-presents = { $seat } receives { $presents ->
    [one] a present
   *[other] { $presents } presents
} in { $place }.
yunnan-event-income = { $seat } earns { $amount } Yuan{ $costs ->
    [0] .
   *[other] {" "}after { $costs } for transport.
}
yunnan-event-order = New order: { $seats }.
yunnan-event-converted = { $amount ->
    [0] { $seat } takes { $money } Yuan.
    [one] { $seat } scores { $amount } point{ $money ->
        [0] .
       *[other] {" "}and takes { $money } Yuan.
    }
   *[other] { $seat } scores { $amount } points{ $money ->
        [0] .
       *[other] {" "}and takes { $money } Yuan.
    }
}
yunnan-event-end-by-points = The end: { $points } points are reached by { $seats }.
yunnan-event-end-by-presents = { $presents ->
    [0] The end: no presents are left.
    [one] The end: only one present is left.
   *[other] The end: only { $presents } presents are left.
}
yunnan-event-game-ends = The game is over.
yunnan-event-score = { $place }. { $seat }: { $points } points

# ------------------------------------------------------------------ why not
yunnan-reason-game-over = The game is over.
yunnan-reason-not-your-turn = It is { $seat }’s turn.
yunnan-reason-not-now = That is not what is asked now.
yunnan-reason-not-an-order = An order names each seat once.
yunnan-reason-not-this-order = In the first order a bot player is the last, and one’s own colours do not follow one another.
yunnan-reason-not-this-card = This card is not in the draw pile.
yunnan-reason-no-such-building = There is no such building in Pu’er.
yunnan-reason-no-such-space = The { $building } has no such space. Its spaces: { $spaces }.
yunnan-reason-no-such-bank-space = The bank has no such space; they are counted from 1 to { $spaces }.
yunnan-reason-no-such-place = There is no such place on the Tea Horse Road.
yunnan-reason-no-such-gorge = There is no such gorge.
yunnan-reason-no-such-structure = Structures are trading posts, bridges and teahouses.
yunnan-reason-no-such-player = There is no such player.
yunnan-reason-already-there = { $bids ->
    [one] You already have a trader in the { $building }.
   *[other] You already have { $bids } traders in the { $building }.
}
yunnan-reason-maxed = The { $building } can give you no more.
yunnan-reason-space-taken = Space { $space } of the { $building } is taken.
yunnan-reason-too-low = A small space needs the highest bid, and { $highest } is bid in the { $building } already.
yunnan-reason-too-expensive = Your bids would come to { $needed } Yuan, and you have { $money }.
yunnan-reason-at-bank = Who is at the bank places no more bids this round.
yunnan-reason-bank-taken = Bank space { $space } is taken.
yunnan-reason-already-at-bank = You are at the bank already.
yunnan-reason-not-from-market = Traders in the market of Pu’er stay there this phase.
yunnan-reason-no-trader = You have no trader to take from { $source }.
yunnan-reason-no-bid-there = You have no bid left to resolve in the { $building }.
yunnan-reason-no-structure-there = The { $building } gives no structures.
yunnan-reason-structure-missing = Say which structure you take from the Building Yard.
yunnan-reason-none-left = You have taken every { $structure } already.
yunnan-reason-not-this-structure = Only the { $structure } just taken can be placed now.
yunnan-reason-guards-at-once = Guards are placed as soon as they are taken, and only then.
yunnan-reason-none-in-hand = You have no { $structure } in your supply.
yunnan-reason-taken-this-round = A { $structure } taken this round can be built from the next round on.
yunnan-reason-bridge-already-there = You already have a bridge at { $gorge }.
yunnan-reason-gorge-blocked = The gorge { $gorge } is blocked this round.
yunnan-reason-not-in-puer = Pu’er is no province: nothing is built there.
yunnan-reason-post-already-there = You have as many trading posts in { $place } as are allowed.
yunnan-reason-teahouse-already-there = { $place } already has a teahouse, { $seat }’s.
yunnan-reason-horse-not-there = Your horse has not reached { $place }.
yunnan-reason-already-travelled = Your traders in { $place } have all travelled this turn.
yunnan-reason-back-to-start = A journey cannot end where it began.
yunnan-reason-not-back-to-puer = Nobody travels back to Pu’er.
yunnan-reason-not-enough-passes = That takes { $needed ->
    [one] one border pass
   *[other] { $needed } border passes
}, and you have { $passes ->
    [0] none
   *[other] { $passes }
} left.
yunnan-reason-own-trader = You cannot displace your own trader.
yunnan-reason-safe-in-market = Traders in the market are safe.
yunnan-reason-nobody-there = { $seat } has no trader in { $place }.
yunnan-reason-guarded = { $seat } has Guards in { $place } this round.
yunnan-reason-too-influential = { $seat } has influence { $influence } and you have { $own }: only lower influence can be displaced.
yunnan-reason-more-than-income = Convert from 0 to { $income } Yuan, your income of this round.

# Why a standing order has stopped.
yunnan-reason-beyond-limit = In the { $building } no space up to { $limit } is free for another bid.
yunnan-reason-supply-empty = No trader is left in your supply for another bid.
yunnan-reason-other-colour-there = Your other colour has a bid in the { $building }.
yunnan-reason-overbid-in = You are overbid: { $buildings }.
yunnan-reason-less-income = Your income is only { $income } Yuan, less than the { $kept } to be kept.
yunnan-reason-last-income = This is the last round: points may be worth more than money.
yunnan-reason-would-end = You would have { $points } victory points, and the game would end with this round.

# ------------------------------------------------------------------ the final scoring
yunnan-score-track = Points on the track
yunnan-score-money = Money
yunnan-score-presents = Presents
yunnan-score-passes = Border passes
yunnan-score-influence = Influence
yunnan-score-teahouses = Teahouses
yunnan-score-horse = Horse
