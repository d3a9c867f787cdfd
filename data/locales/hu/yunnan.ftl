# The words of Yunnan. Seats arrive as names, terms translated, lists joined, and nothing as "none".
#
# Names of people, numbers and lists take no suffixes here: they begin a sentence, stand before a possession
# („Anna lova”) or before a noun („7 jüant”), or follow a colon. Terms have these attributes, for FORM:
#   .in       where: „a Kereskedőiskolában”, „Jünnanban”, „a Jünnan–Kang-szurdokon”
#   .from     from where: „a Kereskedőiskolából”, „Jünnanból”
#   .to       to where: „Jünnanba”
#   .acc      as an object, without an article: „teaházat”
#   .heading  on the picture, where the whole name would be too small
# Attributes begin with the article where there has to be one.

yunnan-name = Yunnan
yunnan-edition-second = Második kiadás
yunnan-edition-first = Első kiadás
yunnan-option-double_bidding = Kettős licit
yunnan-about-option-double_bidding = Két licit egy épületben kétszeres fejlődést hoz; csak az ajándékok elfogyása vet véget a játéknak
yunnan-option-guards = Őrség
yunnan-about-option-guards = A játékban egyszer megvédhetsz egy tartományt a kiszorítástól; csak az ajándékok elfogyása vet véget a játéknak
yunnan-option-advanced = Haladó játék
yunnan-about-option-advanced = Licitálj többet, mint amennyid van: a hiány győzelmi pontba kerül
yunnan-played-by-rules = Dúli

# ------------------------------------------------------------------ terms
yunnan-term-puer = Pu-er
    .in = Pu-erben
    .from = Pu-erből
    .to = Pu-erbe
yunnan-term-yunnan = Jünnan
    .in = Jünnanban
    .from = Jünnanból
    .to = Jünnanba
yunnan-term-sichuan = Szecsuan
    .in = Szecsuanban
    .from = Szecsuanból
    .to = Szecsuanba
yunnan-term-kang = Kang
    .in = Kangban
    .from = Kangból
    .to = Kangba
yunnan-term-qamdo = Csamdo
    .in = Csamdóban
    .from = Csamdóból
    .to = Csamdóba
yunnan-term-tibet = Tibet
    .in = Tibetben
    .from = Tibetből
    .to = Tibetbe
yunnan-term-qinghai = Csinghaj
    .in = Csinghajban
    .from = Csinghajból
    .to = Csinghajba
yunnan-term-yunnan-sichuan = Jünnan–Szecsuan
    .in = a Jünnan–Szecsuan-szurdokon
yunnan-term-yunnan-kang = Jünnan–Kang
    .in = a Jünnan–Kang-szurdokon
yunnan-term-yunnan-tibet = Jünnan–Tibet
    .in = a Jünnan–Tibet-szurdokon
yunnan-term-yunnan-qinghai = Jünnan–Csinghaj
    .in = a Jünnan–Csinghaj-szurdokon
yunnan-term-sichuan-kang = Szecsuan–Kang
    .in = a Szecsuan–Kang-szurdokon
yunnan-term-sichuan-tibet = Szecsuan–Tibet
    .in = a Szecsuan–Tibet-szurdokon
yunnan-term-sichuan-qinghai = Szecsuan–Csinghaj
    .in = a Szecsuan–Csinghaj-szurdokon
yunnan-term-kang-tibet = Kang–Tibet
    .in = a Kang–Tibet-szurdokon
yunnan-term-kang-qinghai = Kang–Csinghaj
    .in = a Kang–Csinghaj-szurdokon
yunnan-term-tibet-qinghai = Tibet–Csinghaj
    .in = a Tibet–Csinghaj-szurdokon
yunnan-term-yunnan-qamdo = Jünnan–Csamdo
    .in = a Jünnan–Csamdo-szurdokon
yunnan-term-sichuan-qamdo = Szecsuan–Csamdo
    .in = a Szecsuan–Csamdo-szurdokon
yunnan-term-qamdo-tibet = Csamdo–Tibet
    .in = a Csamdo–Tibet-szurdokon
yunnan-term-qamdo-qinghai = Csamdo–Csinghaj
    .in = a Csamdo–Csinghaj-szurdokon
yunnan-term-supply = a készlet
    .in = a készletben
    .from = a készletből
    .to = a készletbe
yunnan-term-trading_school = Kereskedőiskola
    .in = a Kereskedőiskolában
    .from = a Kereskedőiskolából
yunnan-term-customs_office = Vámhivatal
    .in = a Vámhivatalban
    .from = a Vámhivatalból
yunnan-term-horse_trader = Lókereskedő
    .in = a Lókereskedőnél
    .from = a Lókereskedőtől
yunnan-term-traders_guild = Kereskedőcéh
    .in = a Kereskedőcéhben
    .from = a Kereskedőcéhből
yunnan-term-dragon_house = Sárkányház
    .in = a Sárkányházban
    .from = a Sárkányházból
yunnan-term-building_yard = Ácsműhely
    .in = az Ácsműhelyben
    .from = az Ácsműhelyből
yunnan-term-dianmu_temple = Dianmu-templom
    .heading = Templom
    .in = a Dianmu-templomban
    .from = a Dianmu-templomból
yunnan-term-post = lerakat
    .acc = lerakatot
yunnan-term-bridge = híd
    .acc = hidat
yunnan-term-teahouse = teaház
    .acc = teaházat
yunnan-term-guards = őrség
    .acc = őrséget

# In figures: what a building gives, procedures, and the parts of a table.
yunnan-term-trader = egy kereskedő
yunnan-term-pass = egy útlevél
yunnan-term-horse = a ló egy lépése
yunnan-term-influence = befolyás
yunnan-term-structure = egy építmény
yunnan-term-block = a torlasz
yunnan-term-anywhere = a készlet vagy bármelyik tartomány
yunnan-term-supply_first = előbb a készlet
yunnan-term-takes_all = minden licit és a készlet a piacra, és passz
yunnan-term-takes_bids = minden licit a piacra, és nincs több licit
yunnan-term-all_posts = minden lerakat
yunnan-term-connected_posts = az összekötött lerakatok
yunnan-term-gives = ezt adja:
yunnan-term-spaces = mezők:
yunnan-term-small = ebből kicsi:
yunnan-term-building = épület:
yunnan-term-space = mező:
yunnan-term-bids = licitek:
yunnan-term-traders = kereskedők:

yunnan-none-displaced = senki
yunnan-none-structure = semmilyen építmény

# ------------------------------------------------------------------ questions
yunnan-prompt-placing = Helyezz le egy kereskedőt, vagy passzolj. Készleted: { $supply }. Licitre fordítható: { $money } jüan.
yunnan-prompt-placing-beyond = Helyezz le egy kereskedőt, vagy passzolj. Készleted: { $supply }. A licitjeid { $missing } jüannal meghaladják a pénzedet.
yunnan-prompt-taking = Nyertek a licitjeid. Mit veszel el következőnek? Még hátravan: { $buildings }.
yunnan-prompt-placing-at-once = Mi legyen azzal, amit most kaptál ({ $structure })? Építsd meg most, vagy tedd félre későbbre.
yunnan-prompt-placing-guards = Melyik tartományt védje az őrséged ebben a fordulóban?
yunnan-prompt-blocking = Melyik szurdokot zárod le ebben a fordulóban?
yunnan-prompt-travelling = Építs és utazz, ahogy tetszik. { $passes ->
    [0] Nincs több útleveled.
    [one] Még egy útleveled van.
   *[other] Még { $passes } útleveled van.
}
yunnan-prompt-converting = A bevételed { $income } jüan. Mennyit váltasz belőle győzelmi pontra?

# ------------------------------------------------------------------ menus and buttons

yunnan-verb-bid = Licit
yunnan-verb-bank = Bank
yunnan-verb-market = Piac
yunnan-verb-pass = Passz
yunnan-verb-take = Elvétel
yunnan-verb-block = Lezárás
yunnan-verb-build = Építés
yunnan-verb-travel = Utazás
yunnan-verb-done = Kész
yunnan-verb-done-placing-at-once = Félretétel
yunnan-verb-build-placing-at-once = Építés most
yunnan-verb-convert = Átváltás

# ------------------------------------------------------------------ actions, in one short line
yunnan-action-bid = Licit { FORM($building, "in") }: { $space } jüan
yunnan-action-bank = Bank, { $space }. mező
yunnan-action-market = Kereskedő küldése a piacra { FORM($source, "from") }
yunnan-action-pass = Passz; ami a készletben maradt, a piacra megy
yunnan-action-take = { $structure ->
    [none] Kereskedő visszavétele { FORM($building, "from") }
   *[other] Építmény elvétele { FORM($building, "from") }: { $structure }
}
yunnan-action-block = Szurdok lezárása: { $gorge }
yunnan-action-build = Építés { FORM($site, "in") }: { $structure }
yunnan-action-travel = Utazás { FORM($origin, "from") } { FORM($destination, "to") }{ $displaced ->
    [none] {""}
   *[other] , kiszorítva: { $displaced }
}
yunnan-action-done = Kész
yunnan-action-done-placing-at-once = Félretétel későbbre
yunnan-action-convert = { $amount ->
    [0] Az egész bevétel pénzben
   *[other] { $amount } jüan átváltása győzelmi pontra
}
yunnan-action-card = Dúli kártyája: { $number }
yunnan-action-order = Licitsorrend: { $seats }

# ------------------------------------------------------------------ commands
yunnan-command-bid = Helyezz egy kereskedőt egy épület licitmezőjére
yunnan-command-bank = Helyezz egy kereskedőt a bankba: minden a piacra megy, te pedig pénzt kapsz
yunnan-command-market = Helyezz egy kereskedőt Pu-er piacára
yunnan-command-pass = Ne helyezz le több kereskedőt ebben a fordulóban
yunnan-command-take = Vedd el, amit a nyertes licited hoz
yunnan-command-block = Tedd a torlaszt egy szurdokra
yunnan-command-build = Építs lerakatot, hidat vagy teaházat, vagy állíts őrséget
yunnan-command-travel = Küldj egy kereskedőt egy tartományba
yunnan-command-done = Fejezd be az építést és az utazást, vagy tedd félre az imént kapott építményt
yunnan-command-convert = Váltsd át a bevételed egy részét győzelmi pontra

yunnan-field-building = Épület
yunnan-field-space = Mező
yunnan-field-source = Honnan
yunnan-field-structure = Építmény
yunnan-field-gorge = Szurdok
yunnan-field-site = Hol
yunnan-field-origin = Honnan
yunnan-field-destination = Hová
yunnan-field-displaced = Kiszorítva
yunnan-field-amount = Győzelmi pont
yunnan-field-seats = Sorrend
yunnan-field-number = Kártya

yunnan-describe-bid-building = Az épület, ahol licitálsz
yunnan-describe-bid-space = A licit jüanban
yunnan-describe-bid-source = Honnan jön a kereskedő: a készletedből vagy egy tartományból
yunnan-describe-bank-space = A bank mezője, 1-től számozva
yunnan-describe-bank-source = Honnan jön a kereskedő: a készletedből vagy egy tartományból
yunnan-describe-market-source = Honnan jön a kereskedő: a készletedből vagy egy tartományból
yunnan-describe-take-building = Melyik épület következik
yunnan-describe-take-structure = Mit veszel el az Ácsműhelyből
yunnan-describe-block-gorge = A szurdok, amelyen senki sem kelhet át ebben a fordulóban
yunnan-describe-build-structure = Mit építesz
yunnan-describe-build-site = A tartomány, hídnál a szurdok
yunnan-describe-travel-origin = Ahonnan a kereskedő elindul
yunnan-describe-travel-destination = A tartomány, ahol az út véget ér
yunnan-describe-travel-displaced = Kinek a kereskedője adja át a helyét, ha egyáltalán valakié
yunnan-describe-convert-amount = A bevételből ennyi lesz győzelmi pont; a többi pénz

# ------------------------------------------------------------------ standing orders
yunnan-verb-bidupto = Újabb licit
yunnan-verb-passifoverbid = Passz, ha túllicitálnak
yunnan-verb-passifstanding = Passz, ha áll a licit
yunnan-verb-alwayspass = Mindig passz
yunnan-verb-convertall = Mindent pontra
yunnan-verb-convertnone = Semmit pontra
yunnan-verb-convertallbut = Valamennyi pénzben

yunnan-action-bidupto = Ha túllicitálnak { FORM($building, "in") }, újabb licit ugyanitt, legfeljebb { $limit } jüan
yunnan-action-passifoverbid = Passz ebben a licitkörben, amint túllicitálnak
yunnan-action-passifstanding = Passz ebben a licitkörben, ha addig nem licitálnak túl
yunnan-action-alwayspass = Passz ebben a licitkörben, bármi történjék
yunnan-action-convertall = A forduló egész bevételének átváltása győzelmi pontra
yunnan-action-convertnone = A forduló egész bevétele pénzben
yunnan-action-convertallbut = A forduló bevételéből { $kept } jüan pénzben, a többi győzelmi pontra váltva

yunnan-command-bidupto = Ha egy épületben túllicitálnak, licitálj ott újra, egy felső határig
yunnan-command-passifoverbid = Passzolj, amint valamelyik mostani licitedet túllicitálják
yunnan-command-passifstanding = Passzolj a következő körödben, ha minden mostani licited még áll
yunnan-command-alwayspass = Passzolj, ahányszor csak rád kerül a sor ebben a licitkörben, túllicitálás után is
yunnan-command-convertall = Váltsd a forduló egész bevételét győzelmi pontra
yunnan-command-convertnone = Kérd a forduló egész bevételét pénzben
yunnan-command-convertallbut = Tartsd meg a forduló bevételének egy részét, a többit váltsd győzelmi pontra

yunnan-field-limit = Legfeljebb
yunnan-field-kept = Megtartott jüan

yunnan-describe-bidupto-building = Egy épület, ahol túllicitálhatnak
yunnan-describe-bidupto-limit = A legdrágább mező, amelyre licitálsz, jüanban; előbb az olcsóbbak jönnek
yunnan-describe-convertallbut-kept = A bevételből ennyi marad pénz

# ------------------------------------------------------------------ what happened
yunnan-event-round-begins = **{ $round }. forduló.** Licitsorrend: { $seats }.
yunnan-event-recalled = { $seat } visszahív egy kereskedőt { FORM($place, "from") }.
yunnan-event-bid = { $seat } { $space } jüant licitál { FORM($building, "in") }.
yunnan-event-overbid = { $by } túllicitálja { $seat } { $space } jüanos licitjét { FORM($building, "in") }; a kereskedő visszatér a készletbe.
yunnan-event-overbid-self = { $seat } visszaveszi a saját kereskedőjét { FORM($building, "from") }, a licit { $space } jüan volt.
yunnan-event-rejoined = { $seat } passzolt már, de most újra licitálhat.
yunnan-event-bank = { $seat } a bankba megy.
yunnan-event-withdrawn = { $seat } kivonul { FORM($buildings, "from") }.
yunnan-event-market = { $seat } a piacra helyez egy kereskedőt.
yunnan-event-passed = { $seat } passzol{ $traders ->
    [0] .
    [one] , és egy kereskedőt a piacra küld.
   *[other] , és { $traders } kereskedőt a piacra küld.
}
    .several = { $seat } passzol{ $traders ->
        [0] .
        [one] , és egy-egy kereskedőt a piacra küld.
       *[other] , és fejenként { $traders } kereskedőt a piacra küld.
    }
yunnan-event-duli-passed = { $seat } passzol, és megtartja a kereskedőit.
yunnan-event-duli-idle = { $seat } a kártyája szerint egyik épületben sem licitálhat.
yunnan-event-bank-paid = A licitek összege { $total } jüan: { $seat } { $amount } jüant kap a banktól.
yunnan-event-paid = { $seat } { $amount } jüant fizet.
yunnan-event-short-of-money = { $seat } pénzéből { $missing } jüan hiányzik, ez { $points } pontba kerül.
yunnan-event-gained-trader = { $seat } új kereskedőt képez ki.
    .several = { $seat } egy-egy új kereskedőt képez ki.
yunnan-event-gained-pass = { $seat } útlevelet kap, így már { $passes } útlevele van.
yunnan-event-horse-moved = { $seat } továbblovagol { FORM($place, "to") }.
yunnan-event-gained-influence = { $seat } befolyása megnő, most { $influence }.
yunnan-event-took = { $seat } { FORM($structure, "acc") } vesz el.
yunnan-event-kept = { $seat } { FORM($structure, "acc") } tesz félre későbbre.
yunnan-event-took-blocker = { $seat } megkapja a torlaszt.
yunnan-event-blocked = { $seat } torlaszt állít { FORM($gorge, "in") }.
yunnan-event-guarded = { $seat } őrséget állít { FORM($place, "in") } erre a fordulóra.
yunnan-event-travel-begins = **Útra kelnek a karavánok.** Utazási sorrend: { $seats }.
yunnan-event-built = { $seat } { FORM($structure, "acc") } épít { FORM($site, "in") }.
yunnan-event-duli-placed = { $seat } { $traders ->
    [one] egy
   *[other] { $traders }
} kereskedőt helyez { FORM($place, "to") }.
yunnan-event-travelled = { $seat } kereskedője { FORM($origin, "from") } { FORM($destination, "to") } utazik.
yunnan-event-displaced = { $by } kiszorítja { $seat } kereskedőjét { FORM($origin, "from") } { FORM($destination, "to") }.
yunnan-event-travel-done = { $seat } befejezte az utazást.
    .several = { $seat } befejezte az utazást.
yunnan-event-sent-home = { $traders ->
    [one] { $seat } egyik kereskedője { FORM($place, "in") } el van vágva Pu-ertől, ezért visszatér a piacra.
   *[other] { $seat } { $traders } kereskedője { FORM($place, "in") } el van vágva Pu-ertől, ezért visszatér a piacra.
}
yunnan-event-inspector = A felügyelő { FORM($place, "to") } látogat, ahol { $revenue } jüan a bevétel.
yunnan-event-banished = { $seat } egyik kereskedőjét { FORM($place, "from") } a piacra küldi.
yunnan-event-inspector-idle = Nincs kit elküldenie.
yunnan-event-presents = { $seat } { $presents ->
    [one] egy ajándékot
   *[other] { $presents } ajándékot
} kap { FORM($place, "in") }.
yunnan-event-income = { $seat } bevétele { $amount } jüan{ $costs ->
    [0] .
   *[other] , { $costs } jüan szállítási költség levonása után.
}
yunnan-event-order = Az új sorrend: { $seats }.
yunnan-event-converted = { $amount ->
    [0] { $seat } { $money } jüant kap.
   *[other] { $seat } { $amount } pontot szerez{ $money ->
            [0] .
           *[other] , és { $money } jüant kap.
        }
}
yunnan-event-end-by-points = Vége: { $points } pontot ért el { $seats }.
yunnan-event-end-by-presents = { $presents ->
    [0] Vége: elfogytak az ajándékok.
    [one] Vége: már csak egy ajándék maradt.
   *[other] Vége: már csak { $presents } ajándék maradt.
}
yunnan-event-game-ends = A játszma véget ért.
yunnan-event-score = { $place }. { $seat }: { $points } pont

# ------------------------------------------------------------------ why not
yunnan-reason-game-over = A játszma véget ért.
yunnan-reason-not-your-turn = Most { $seat } következik.
yunnan-reason-not-now = Most nem ez a kérdés.
yunnan-reason-not-an-order = A sorrendben minden hely pontosan egyszer szerepel.
yunnan-reason-not-this-order = Az első sorrendben a botjátékos az utolsó, és senkinek a színei nem követik közvetlenül egymást.
yunnan-reason-not-this-card = Ez a kártya nincs a húzópakliban.
yunnan-reason-no-such-building = Nincs ilyen épület Pu-erben.
yunnan-reason-no-such-space = Nincs ilyen mező { FORM($building, "in") }. A mezők: { $spaces }.
yunnan-reason-no-such-bank-space = Nincs ilyen mező a bankban; számozásuk: 1–{ $spaces }.
yunnan-reason-no-such-place = Nincs ilyen hely a Teaúton.
yunnan-reason-no-such-gorge = Nincs ilyen szurdok.
yunnan-reason-no-such-structure = Építmény a lerakat, a híd és a teaház.
yunnan-reason-no-such-player = Nincs ilyen játékos.
yunnan-reason-already-there = { $bids ->
    [one] Már van egy kereskedőd { FORM($building, "in") }.
   *[other] Már van { $bids } kereskedőd { FORM($building, "in") }.
}
yunnan-reason-maxed = Többet már nem kaphatsz { FORM($building, "from") }.
yunnan-reason-space-taken = Ez a mező már foglalt { FORM($building, "in") }: { $space }.
yunnan-reason-too-low = Kis mezőre csak a legmagasabb licit kerülhet, és { FORM($building, "in") } már { $highest } jüan a licit.
yunnan-reason-too-expensive = A licitjeid összege { $needed } jüan lenne, és neked { $money } jüanod van.
yunnan-reason-at-bank = Aki a bankban van, többet nem licitál ebben a fordulóban.
yunnan-reason-bank-taken = A bank { $space }. mezője foglalt.
yunnan-reason-already-at-bank = Már a bankban vagy.
yunnan-reason-not-from-market = A Pu-er piacán álló kereskedők ebben a szakaszban ott maradnak.
yunnan-reason-no-trader = Nincs kereskedőd, akit elvehetnél { FORM($source, "from") }.
yunnan-reason-no-bid-there = Nincs több elszámolandó licited { FORM($building, "in") }.
yunnan-reason-no-structure-there = Nem jár építmény { FORM($building, "from") }.
yunnan-reason-structure-missing = Add meg, melyik építményt veszed el az Ácsműhelyből.
yunnan-reason-none-left = Ebből már mindet elvetted: { $structure }.
yunnan-reason-not-this-structure = Most csak az imént kapott építmény kerülhet le: { $structure }.
yunnan-reason-guards-at-once = Az őrséget akkor kell felállítani, amikor megkapod, és csak akkor lehet.
yunnan-reason-none-in-hand = Ilyen építmény nincs a készletedben: { $structure }.
yunnan-reason-taken-this-round = Ami ebben a fordulóban került hozzád, csak a következőtől építhető meg: { $structure }.
yunnan-reason-bridge-already-there = Már van hidad { FORM($gorge, "in") }.
yunnan-reason-gorge-blocked = Ez a szurdok ebben a fordulóban zárva van: { $gorge }.
yunnan-reason-not-in-puer = Pu-er nem tartomány: ott nem lehet építeni.
yunnan-reason-post-already-there = { FORM($place, "in") } már annyi lerakatod van, amennyi megengedett.
yunnan-reason-teahouse-already-there = { FORM($place, "in") } már áll { $seat } teaháza.
yunnan-reason-horse-not-there = A lovad még nem jutott el idáig: { $place }.
yunnan-reason-already-travelled = { FORM($place, "in") } már minden kereskedőd utazott ebben a körben.
yunnan-reason-back-to-start = Az utazás nem végződhet ott, ahol elkezdődött.
yunnan-reason-not-back-to-puer = Pu-erbe senki sem utazik vissza.
yunnan-reason-not-enough-passes = Ehhez { $needed } útlevél kell, és neked { $passes ->
    [0] egy sem
   *[other] csak { $passes }
} maradt.
yunnan-reason-own-trader = A saját kereskedődet nem szoríthatod ki.
yunnan-reason-safe-in-market = A piacon álló kereskedők védettek.
yunnan-reason-nobody-there = { $seat } egyetlen kereskedője sincs { FORM($place, "in") }.
yunnan-reason-guarded = { $seat } kereskedőit { FORM($place, "in") } őrség védi ebben a fordulóban.
yunnan-reason-too-influential = { $seat } befolyása { $influence }, a tiéd { $own }: csak kisebb befolyású játékost lehet kiszorítani.
yunnan-reason-more-than-income = Legalább 0, legfeljebb { $income } jüant válthatsz át: ennyi a bevételed ebben a fordulóban.

# Why a standing order has stopped.
yunnan-reason-beyond-limit = { $limit } jüanig nincs szabad mező újabb licithez { FORM($building, "in") }.
yunnan-reason-supply-empty = Nincs több kereskedő a készletedben újabb licithez.
yunnan-reason-other-colour-there = A másik színed licitje áll { FORM($building, "in") }.
yunnan-reason-overbid-in = Túllicitáltak: { FORM($buildings, "in") }.
yunnan-reason-less-income = A bevételed csak { $income } jüan, kevesebb, mint a megtartandó { $kept } jüan.
yunnan-reason-last-income = Ez az utolsó forduló: a pont többet érhet a pénznél.
yunnan-reason-would-end = { $points } győzelmi pontod lenne, és a játszma ezzel a fordulóval véget érne.

# ------------------------------------------------------------------ the final scoring
yunnan-score-track = Pontok a sávon
yunnan-score-money = Pénz
yunnan-score-presents = Ajándékok
yunnan-score-passes = Útlevelek
yunnan-score-influence = Befolyás
yunnan-score-teahouses = Teaházak
yunnan-score-horse = Ló
