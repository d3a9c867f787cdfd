# Words on the board pictures, in their alt texts and in the boards in words.

# ------------------------------------------------------------------ on the picture
board-round = { $n }. forduló
board-phase-bidding = Licitálás
board-phase-travel = Utazás
board-phase-income = Bevétel
board-phase-over = Végeredmény
# $name: one or more names, $count: how many.
board-to-act = { $name } lép
board-wins = { $name } nyert
board-ends-at = { $n }-ig tart
# $end: with so many presents left the game ends.
board-presents-left = { $end ->
    [0] { $n } maradt
   *[other] { $n } van, { $end }-ig tart
}
board-market-all = együtt { $n }
board-market-each = { $n } / fő
board-bank = Bank
board-passed = passzolt
board-bids = licit
board-income = bevétel
# The number of the card that a bot player has turned over last.
board-card = { $n }. kártya
# What each Yuan missing for bids costs, with a figure below.
board-missing-yuan = hiányzó jüan
board-at-the-end = A végén
# The name of a player whose own name cannot be shown.
board-nameless = { $n }. játékos

# ------------------------------------------------------------------ in words
board-colour-red = piros
board-colour-blue = kék
board-colour-yellow = sárga
board-colour-green = zöld
board-colour-purple = lila
board-colour-slate = szürke
board-title = { $game }, { $n }. forduló, { $phase ->
    [bidding] licitálás
    [travel] utazás
    [income] bevétel
   *[over] végeredmény
}
board-count = { $name } { $n }
board-pieces = { $n } × { $piece }
board-player = { $name }, { $colour }

board-fact-vp = { $n } pont
board-fact-money = { $n } jüan
board-fact-bound = lekötve { $n }
board-fact-missing = { $n } jüan hiányzik, ára { $points } pont
board-fact-passed = passzolt
board-fact-cards = felfordított kártyák: { $list }
board-fact-no-cards = nincs felfordított kártya
board-fact-income = bevétel { $n }
board-fact-influence = befolyás { $n }
board-fact-passes = útlevelek { $n }
board-fact-presents = ajándékok { $n }
board-fact-horse = ló { FORM($place, "in") }
board-fact-supply = készlet { $n } (még { $more } a tartalékban)
board-fact-hand = megépíthető: { $list }
board-fact-held = ebből csak a következő fordulótól: { $list }
board-fact-general = még nem vette el: { $list }
board-fact-guards = még nem használta fel: { $list }
board-fact-place = { $n }. hely
board-fact-line = { $line } { $n }

board-here-traders = kereskedők: { $list }
board-here-posts = lerakatok: { $list }
board-here-guarded = őrség: { $list }
board-here-teahouses = teaház: { $list }
board-here-horses = lovak: { $list }
board-here-inspector = a felügyelő
board-here-earns = kereskedő bevétele { $trader }, lerakaté { $post }, teaház { $teahouse } pont
board-here-bridges = hidak: { $list }
board-here-blocked = a vihar elzárta
# At a place, and in a gorge.
board-here-nothing = üres
board-gorge-nothing = nincs benne semmi

board-bank-pays = fizet: { $list }
board-bank-visitor = { $name } ({ $n })
board-bank-free = szabad hely

# What the hand of somebody holds, when all are shown after the end; the second one stands under the heading.
board-hand = { $who } kezében: { $list }
board-hand-line = **{ $who }:** { $list }
board-heading-hands = Kézben tartott lapok
board-heading-players = Játékosok sorrendben
board-heading-scores = Végeredmény
board-heading-bids = Licitek
board-heading-places = A Teaút mentén
board-heading-gorges = Szurdokok
board-heading-end = A játszma vége
board-end-at = A játszma { $n } pontnál ér véget.
board-end-presents = A táblán { $n } ajándék van; a játszmának vége, ha { $end ->
    [0] egy sem marad
   *[other] csak { $end } marad
}.
# In the advanced game: bids may exceed one's money.
board-missing = Ebben a fordulóban minden jüan, amely a licitekhez hiányzik, { $points } pontba kerül.
board-storm-home = A vihar otthon van a templomban.
