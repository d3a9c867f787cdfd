# The rules of Taj Mahal in our own words, a text for each rule that may be in force, and the names of the figures.
# Figures in the texts are those that the table plays by.

# ------------------------------------------------------------------ the game
taj_mahal-rule-aim = You travel through { $provinces } provinces of India, one visit to each, and play cards for influence at the court. What you win brings palaces, goods and points; palaces joined by roads over many provinces bring most. Whoever has most points at the end wins.
    .title = What it is about
taj_mahal-rule-start = Province tiles are laid out at random and give the order of the visits; { $last_province } is always the last. Each of the { $fortresses } fortresses gets a bonus tile at random, { $taj_mahal } that of the Taj Mahal. Everybody is dealt { $hand } cards; { $display } more lie open as the display. A start player is drawn.
    .title = The start
taj_mahal-rule-map = The map has { $cities } cities in { $provinces } provinces. The cities of a province lie on a ring of roads, and further roads join cities of neighbouring provinces. Only the province being visited is built in.
    .title = The map
taj_mahal-rule-deck = There are { $cards } cards. Of each colour ({ $colours }) there are { $of_a_colour }, most with two different symbols and some with two elephants. { $whites } white cards have one symbol, { $white_elephants } of them an elephant. The symbols are { $suits }. The { $specials } special cards lie apart.
    .title = The cards
taj_mahal-rule-counts-kept = The discards are open to all, and so is how many cards of each colour nobody can see. The draw pile and the cards in other hands stay secret.
    .title = Cards that are gone
taj_mahal-rule-from-memory = Of the discards only the top card is shown, and nobody counts for you which cards are gone. The draw pile and the cards in other hands stay secret.
    .title = Cards that are gone, from memory

# ------------------------------------------------------------------ a visit
taj_mahal-rule-visit = In a visit the start player begins, and the turn goes clockwise among those who have not withdrawn. The visit is over when all have withdrawn.
    .title = A visit
taj_mahal-rule-turn = In your turn you do one of two things: play, or withdraw. There is no passing. Who has nothing to play must withdraw.
    .title = Your turn
taj_mahal-rule-playing = You play a coloured card alone, or with one white card, or with one special card. White and special cards are never played without a coloured one, and never two of them together; and never two coloured cards. What is played stays in front of you, and each of its symbols counts.
    .title = Playing cards
taj_mahal-rule-colour = Your first coloured card fixes your colour for the visit: all your further coloured cards of this visit must have it. Others may have the same colour. In the next visit you are free again.
    .title = One colour in a visit
taj_mahal-rule-last-player = Who is the last one left may play on, turn by turn, before withdrawing.
    .title = The last one left

# ------------------------------------------------------------------ withdrawing
taj_mahal-rule-withdrawing = Withdrawing ends your part in the visit. Step by step: you win what you can, place your palaces, score, take an extra card if you have played none, discard, and pick new cards.
    .title = Withdrawing
taj_mahal-rule-winning = When you withdraw, you win each symbol of which you have played at least one, and more than every other player who is still in the visit, if its prize has not been won before. With as many as another, or fewer, you get nothing for it. Cards of players who have withdrawn do not count any more.
    .title = What you win
taj_mahal-rule-without-playing = If you withdraw without having played a card in the visit, you win nothing but draw a card from the draw pile, before you pick from the display.
    .title = Withdrawing without playing
taj_mahal-rule-court = For each of { $courtiers } that you win you take the influence tile, and place a palace in the province.
    .title = Persons of the court
taj_mahal-rule-mogul = For the Grand Mogul you place a palace with his crown, anywhere in the province. The crown is back at the court in the next visit, and the palace then is like any other.
    .title = The Grand Mogul
taj_mahal-rule-elephant = For elephants you take the province tile with its goods. No palace comes with it.
    .title = Elephants and the province tile
taj_mahal-rule-placing = Palaces are placed one by one, in the order that you like, in the province being visited. An ordinary palace needs a city without an ordinary palace. All palaces won must be placed. There is no limit to your number of palaces.
    .title = Placing palaces
taj_mahal-rule-crowned = The crowned palace goes on any city of the province, also beside an ordinary palace, your own or another’s. It never takes a bonus tile: that stays for an ordinary palace built there later in the visit.
    .title = The crowned palace
taj_mahal-rule-bonus-tiles = An ordinary palace in a fortress takes its bonus tile, which counts at once, before your next palace: { $bonus } points; a card from the draw pile; a good, which you score and keep; or { $taj_mahal_points } points for the Taj Mahal.
    .title = Bonus tiles
taj_mahal-rule-goods = The goods are { $goods }. A good that you gain scores { $good ->
    [one] a point
   *[other] { $good } points
} and one point more for each symbol of it that you own already, on province tiles and bonus tiles, those just gained included.
    .title = Goods
taj_mahal-rule-palace-points = When you withdraw with at least one palace in the province, you score a point for this province and one for each other province where a palace of yours is joined to one of yours here. Provinces count, not cities or palaces. Without a palace in the province you score nothing.
    .title = Points for palaces
taj_mahal-rule-roads = Palaces are joined by roads that lead only over cities with palaces of yours. A city with two players’ palaces carries both. A city without a palace of yours breaks the road, whoever else has built there. A palace that was crowned counts like any other.
    .title = Unbroken roads
taj_mahal-rule-order-of-scoring = Bonus tiles score first, then palaces, then the province tile. A good on a bonus tile thus counts already for the same good on the province tile.
    .title = The order of scoring
taj_mahal-rule-discarding = After scoring, the cards that you have played are discarded; special cards go back to your hand.
    .title = Discarding
taj_mahal-rule-picking = At the end of your withdrawal you pick { $picks } cards of your choice from the display; the last player to withdraw picks { $last_picks ->
    [one] the one that is left
   *[other] { $last_picks }
}.
    .title = Picking cards
taj_mahal-rule-draw-pile = When the draw pile is empty and a card is needed, the discards are shuffled into a new one. If there are no discards either, nothing is drawn, the display is smaller, and you pick what there is.
    .title = The draw pile runs out

# ------------------------------------------------------------------ the end of a visit
taj_mahal-rule-end-of-visit = When all have withdrawn, influence tiles are exchanged. Bonus tiles left in the province, and a province tile that nobody has won, leave the game.
    .title = The end of a visit
taj_mahal-rule-influence = Who has { $price } influence tiles of the same person at the end of a visit must give them back for the special card of that person, and takes it from the player who has it, if somebody does. If the card is already your own, you give back the tiles and keep it. There are { $influence_tiles } tiles of each person.
    .title = Influence tiles
taj_mahal-rule-special-cards = A special card is played with a coloured card like a white one, and is in your hand again when you withdraw. Vizier: { $vizier_card }. General: { $general_card }. Monk: { $monk_card }. Princess: { $princess_card }. The +1 cards count as one symbol more; the points card scores { $card_points } points as soon as it is played. Everybody sees who has them.
    .title = Special cards
taj_mahal-rule-any-colour = The coloured card played with the any-colour card may have any colour. It does not change the colour of your visit: if it was your first play, the next coloured card without it fixes the colour.
    .title = The any-colour card
taj_mahal-rule-next-visit = The start marker goes to the left, the court is complete again, and a new display is laid out. Influence and cards in hand stay with you. The next visit is to the province with the next tile.
    .title = The next visit

# ------------------------------------------------------------------ the end
taj_mahal-rule-final-scoring = After the last visit, exchange of influence included, your hand scores: a point for each special card, a point for each white card, and a point for each card of the one colour that you have most of. Nothing else in the hand counts, nor do influence tiles.
    .title = Scoring at the end
taj_mahal-rule-winner = Most points win. Players with equally many share the place.
    .title = Who wins

# ------------------------------------------------------------------ words that people ask by
taj_mahal-asked-aim = goal object overview summary introduction
taj_mahal-asked-start = setup begin beginning starting hand cards deal
taj_mahal-asked-map = board cities roads provinces
taj_mahal-asked-deck = deck suits symbols distribution composition colors
taj_mahal-asked-counts-kept = discard pile discards unseen secret count counting
taj_mahal-asked-from-memory = discard pile discards unseen secret count counting
taj_mahal-asked-visit = round turn order sequence
taj_mahal-asked-turn = pass passing stay act
taj_mahal-asked-playing = white card two cards together alone
taj_mahal-asked-colour = color suit same different follow
taj_mahal-asked-last-player = alone remaining
taj_mahal-asked-withdrawing = withdraw leave quit stop order steps
taj_mahal-asked-winning = tie tied majority most win prize
taj_mahal-asked-without-playing = extra card pass early first turn
taj_mahal-asked-court = vizier general monk abbot princess
taj_mahal-asked-mogul = crown blue
taj_mahal-asked-elephant = elephants
taj_mahal-asked-placing = build place palace city free limit twenty
taj_mahal-asked-crowned = crown two palaces same city
taj_mahal-asked-bonus-tiles = fortress bonus
taj_mahal-asked-goods = commodity commodities rice tea spices jewels
taj_mahal-asked-palace-points = score scoring connected connection palaces chain
taj_mahal-asked-roads = connected connection network route other players block
taj_mahal-asked-order-of-scoring = score sequence
taj_mahal-asked-discarding = discard played
taj_mahal-asked-picking = draft take choose display last
taj_mahal-asked-draw-pile = empty reshuffle shuffle deck
taj_mahal-asked-end-of-visit = round end
taj_mahal-asked-influence = two tiles exchange trade steal pair
taj_mahal-asked-special-cards = elephant mogul points
taj_mahal-asked-any-colour = color wild joker
taj_mahal-asked-next-visit = new round start player refill
taj_mahal-asked-final-scoring = final end game hand bonus
taj_mahal-asked-winner = tie tied tiebreak tiebreaker victory

# ------------------------------------------------------------------ the figures
taj_mahal-figure-seats-players = Players
taj_mahal-figure-start-hand = Cards dealt to each player
taj_mahal-figure-visit-display = Cards in the display, by the number of players
taj_mahal-figure-deck-with-elephant = Of each colour, cards with an elephant, by the other symbol
taj_mahal-figure-deck-red = The other red cards
taj_mahal-figure-deck-green = The other green cards
taj_mahal-figure-deck-yellow = The other yellow cards
taj_mahal-figure-deck-purple = The other purple cards
taj_mahal-figure-deck-white = White cards
taj_mahal-figure-specials-vizier = Special card of the Vizier
taj_mahal-figure-specials-general = Special card of the General
taj_mahal-figure-specials-monk = Special card of the Monk
taj_mahal-figure-specials-princess = Special card of the Princess
taj_mahal-figure-tiles-1 = Province tile 1
taj_mahal-figure-tiles-2 = Province tile 2
taj_mahal-figure-tiles-3 = Province tile 3
taj_mahal-figure-tiles-4 = Province tile 4
taj_mahal-figure-tiles-5 = Province tile 5
taj_mahal-figure-tiles-6 = Province tile 6
taj_mahal-figure-tiles-7 = Province tile 7
taj_mahal-figure-tiles-8 = Province tile 8
taj_mahal-figure-tiles-9 = Province tile 9
taj_mahal-figure-tiles-10 = Province tile 10
taj_mahal-figure-tiles-11 = Province tile 11
taj_mahal-figure-tiles-12 = Province tile 12
taj_mahal-figure-pieces-bonuses = Bonus tiles besides the Taj Mahal’s
taj_mahal-figure-pieces-influence = Influence tiles of each person
taj_mahal-figure-points-bonus = Points of the bonus tile with points
taj_mahal-figure-points-taj-mahal = Points of the Taj Mahal
taj_mahal-figure-points-good = Points for a good, besides one for each owned
taj_mahal-figure-points-card = Points of the special card with points
taj_mahal-figure-table-tracked = The table counts which cards are gone
taj_mahal-figure-provinces-kabul = Cities of Kabul
taj_mahal-figure-provinces-kashmir = Cities of Kashmir
taj_mahal-figure-provinces-lahore = Cities of Lahore
taj_mahal-figure-provinces-delhi = Cities of Delhi
taj_mahal-figure-provinces-awadh = Cities of Awadh
taj_mahal-figure-provinces-multan = Cities of Multan
taj_mahal-figure-provinces-thatta = Cities of Thatta
taj_mahal-figure-provinces-ajmer = Cities of Ajmer
taj_mahal-figure-provinces-agra = Cities of Agra
taj_mahal-figure-provinces-allahabad = Cities of Allahabad
taj_mahal-figure-provinces-gujarat = Cities of Gujarat
taj_mahal-figure-provinces-malwa = Cities of Malwa
taj_mahal-figure-map-last-province = The last province
taj_mahal-figure-map-taj-mahal = City of the Taj Mahal
taj_mahal-figure-map-fortresses = Fortresses
taj_mahal-figure-map-roads = Roads between provinces
