# The rules of Taj Mahal in our own words, a text for each rule that may be in force, and the names of the figures.
# Figures in the texts are those that the table plays by.

# ------------------------------------------------------------------ the game
taj_mahal-rule-aim = India { $provinces } tartományát járod végig, mindegyikben egy látogatással, és kártyákat játszol ki, hogy befolyást szerezz az udvarban. Amit elnyersz, palotákat, árukat és pontokat hoz; a legtöbbet a sok tartományon át úttal összekötött paloták érik. Az nyer, akinek a végén a legtöbb pontja van.
    .title = Miről szól a játék
taj_mahal-rule-start = A tartománylapkák véletlenszerűen kerülnek le, és megadják a látogatások sorrendjét; az utolsó mindig { $last_province }. Minden erődített város ({ $fortresses } van) véletlenszerűen kap egy bónuszlapkát, { $taj_mahal } a Tádzs Mahalét. Mindenki { $hand } kártyát kap; további { $display } felcsapva alkotja a készletet. A kezdőjátékost sorsolás dönti el.
    .title = A kezdet
taj_mahal-rule-map = A térképen { $provinces } tartományban { $cities } város van. Egy tartomány városait körút köti össze, további utak pedig szomszédos tartományok városait. Építeni csak az éppen meglátogatott tartományban lehet.
    .title = A térkép
taj_mahal-rule-deck = Összesen { $cards } kártya van. Minden színből ({ $colours }) { $of_a_colour }, a legtöbbön két különböző szimbólum, némelyiken két elefánt. Fehér kártyából { $whites } van, egy-egy szimbólummal, ezek közül { $white_elephants } elefánttal. A szimbólumok: { $suits }. A különleges kártyák ({ $specials } van) külön fekszenek.
    .title = A kártyák
taj_mahal-rule-counts-kept = A dobott lapokat mindenki láthatja, és azt is, színenként hány kártya van, amelyet senki sem lát. A húzópakli és a mások kezében tartott lapok titkosak.
    .title = Az elment kártyák
taj_mahal-rule-from-memory = A dobott lapok közül csak a legfelső látszik, és senki sem számolja helyetted, mely kártyák mentek el. A húzópakli és a mások kezében tartott lapok titkosak.
    .title = Az elment kártyák, emlékezetből

# ------------------------------------------------------------------ a visit
taj_mahal-rule-visit = Egy látogatást a kezdőjátékos kezd, majd az óramutató járása szerint azok következnek, akik még nem tértek haza. A látogatás akkor ér véget, amikor már mindenki hazatért.
    .title = Egy látogatás
taj_mahal-rule-turn = A körödben két dolog közül választasz: kártyát játszol ki, vagy hazatérsz. Passzolni nem lehet. Akinek nincs mit kijátszania, annak haza kell térnie.
    .title = A köröd
taj_mahal-rule-playing = Egy színes kártyát játszol ki, magában, vagy egy fehér kártyával, vagy egy különleges kártyával együtt. Fehér vagy különleges kártya soha nem játszható ki színes nélkül, és kettő együtt sem; színesből sem lehet kettő. Amit kijátszottál, előtted marad, és minden szimbóluma számít.
    .title = Kártya kijátszása
taj_mahal-rule-colour = Az első színes kártyád megszabja a színedet erre a látogatásra: minden további színes kártyádnak ilyennek kell lennie. Másnak is lehet ugyanez a színe. A következő látogatáson újra szabadon választasz.
    .title = Egy szín egy látogatáson
taj_mahal-rule-last-player = Aki utolsónak marad, hazatérés előtt még körről körre tovább játszhat.
    .title = Az utolsó játékos

# ------------------------------------------------------------------ withdrawing
taj_mahal-rule-withdrawing = A hazatéréssel véget ér a látogatásod. Lépései: elnyered, amit tudsz, lerakod a palotáidat, pontozol, plusz kártyát húzol, ha semmit sem játszottál ki, eldobod a kijátszott lapokat, és új kártyákat választasz.
    .title = Hazatérés
taj_mahal-rule-winning = Hazatéréskor minden olyan szimbólumot elnyersz, amelyből legalább egyet kijátszottál, és többet, mint a látogatásban még részt vevők közül bárki más, ha addig senki sem nyerte el. Ha valakinek ugyanannyi vagy több van, nem kapsz érte semmit. A hazatértek kártyái már nem számítanak.
    .title = Mit nyersz el
taj_mahal-rule-without-playing = Ha úgy térsz haza, hogy a látogatáson egy kártyát sem játszottál ki, semmit sem nyersz el, de húzol egy kártyát a húzópakliból, mielőtt a készletből választanál.
    .title = Hazatérés kijátszás nélkül
taj_mahal-rule-court = Ha elnyered valamelyiküket ({ $courtiers }), megkapod a befolyáslapkáját, és leraksz egy palotát a tartományban.
    .title = Az udvar hatalmasságai
taj_mahal-rule-mogul = A nagymogulért a koronájával raksz le egy palotát, bárhová a tartományban. A következő látogatásra a korona visszakerül az udvarba, és a palota onnantól olyan, mint a többi.
    .title = A nagymogul
taj_mahal-rule-elephant = Az elefántokért a tartománylapkát kapod az áruival. Palota nem jár vele.
    .title = Elefántok és a tartománylapka
taj_mahal-rule-placing = A palotákat egyenként, tetszésed szerinti sorrendben rakod le a meglátogatott tartományban. Rendes palota csak olyan városba kerülhet, ahol nincs rendes palota. Minden elnyert palotát le kell rakni. A palotáid száma nincs korlátozva.
    .title = Paloták lerakása
taj_mahal-rule-crowned = A koronás palota a tartomány bármelyik városába kerülhet, egy rendes palota mellé is, akár a tiéd, akár másé. Bónuszlapkát soha nem kap: az ott marad annak a rendes palotának, amely a látogatás során később épül oda.
    .title = A koronás palota
taj_mahal-rule-bonus-tiles = Erődített városban a rendes palota megkapja a bónuszlapkát, amely azonnal érvényes, még a következő palotád előtt: { $bonus } pont; egy kártya a húzópakliból; egy áru, amelyet kiértékelsz és megtartasz; vagy { $taj_mahal_points } pont a Tádzs Mahalért.
    .title = Bónuszlapkák
taj_mahal-rule-goods = Az áruk: { $goods }. Egy szerzett áru { $good } pontot ér, és még egyet minden ugyanilyen áruért, amely tartománylapkán vagy bónuszlapkán már nálad van, az imént szerzetteket is beleértve.
    .title = Áruk
taj_mahal-rule-palace-points = Ha hazatéréskor legalább egy palotád van a tartományban, egy pontot kapsz ezért a tartományért, és egyet minden másikért, ahol egy palotádat út köti össze az egyik ittenivel. A tartományok számítanak, nem a városok vagy a paloták. Ha a tartományban nincs palotád, semmit sem kapsz.
    .title = Pontok a palotákért
taj_mahal-rule-roads = Palotákat csak olyan út köt össze, amely végig a te palotáid városain vezet át. Egy városban két játékos palotája is állhat, ez mindkettőnek jó. Ahol nincs palotád, ott az út megszakad, bárki más épített is oda. Az egykor koronás palota úgy számít, mint a többi.
    .title = Megszakítatlan utak
taj_mahal-rule-order-of-scoring = Előbb a bónuszlapkák hoznak pontot, aztán a paloták, végül a tartománylapka. A bónuszlapkán szerzett áru így már beleszámít a tartománylapka ugyanilyen árujába.
    .title = A pontozás sorrendje
taj_mahal-rule-discarding = Pontozás után a kijátszott kártyáidat eldobod; a különleges kártyák visszakerülnek a kezedbe.
    .title = Eldobás
taj_mahal-rule-picking = A hazatérésed végén { $picks } tetszőleges kártyát választasz a készletből; aki utolsónak tér haza, az { $last_picks ->
    [one] a megmaradt egyet kapja
   *[other] { $last_picks } kártyát választ
}.
    .title = Kártyák választása
taj_mahal-rule-draw-pile = Ha a húzópakli kifogyott, és kell egy kártya, a dobott lapok megkeverve új húzópaklit alkotnak. Ha dobott lap sincs, senki sem húz, a készlet kisebb lesz, és abból választasz, ami van.
    .title = Ha kifogy a húzópakli

# ------------------------------------------------------------------ the end of a visit
taj_mahal-rule-end-of-visit = Amikor mindenki hazatért, jön a befolyáslapkák becserélése. A tartományban maradt bónuszlapkák, és a tartománylapka, ha senki sem nyerte el, kikerülnek a játékból.
    .title = A látogatás vége
taj_mahal-rule-influence = Akinek a látogatás végén { $price } egyforma befolyáslapkája van, annak vissza kell adnia őket a hozzájuk tartozó különleges kártyáért; ha az már valakinél van, tőle kapja meg. Ha a kártya már a tiéd, visszaadod a lapkákat, és megtartod. Mindegyik személynek { $influence_tiles } lapkája van.
    .title = Befolyáslapkák
taj_mahal-rule-special-cards = A különleges kártya, akár egy fehér, színes kártyával együtt játszható ki, és hazatéréskor újra a kezedben van. Vezír: { $vizier_card }. Tábornok: { $general_card }. Apát: { $monk_card }. Hercegnő: { $princess_card }. A +1 kártyák egy további szimbólumnak számítanak; a pontkártya { $card_points } pontot hoz, amint kijátszod. Mindenki látja, kinél vannak.
    .title = Különleges kártyák
taj_mahal-rule-any-colour = A tetszőleges szín kártyával kijátszott színes kártya bármilyen színű lehet. A látogatásra választott színeden nem változtat: ha ez volt az első kijátszásod, az első nélküle kijátszott színes kártya szabja meg a színedet.
    .title = A tetszőleges szín kártya
taj_mahal-rule-next-visit = A kezdőbábu balra vándorol, az udvar újra teljes, és új készlet kerül az asztalra. A befolyáslapkáid és a kezedben tartott lapok megmaradnak. A következő látogatás a következő lapka tartományában lesz.
    .title = A következő látogatás

# ------------------------------------------------------------------ the end
taj_mahal-rule-final-scoring = Az utolsó látogatás és a befolyáslapkák becserélése után a kezedben tartott lapok hoznak pontot: egyet minden különleges kártya, egyet minden fehér kártya, és egyet minden kártya abból az egy színből, amelyből a legtöbb van. Más nem számít a kézben, és a befolyáslapkák sem.
    .title = Pontozás a végén
taj_mahal-rule-winner = A legtöbb pont nyer. Akiknek ugyanannyi pontjuk van, osztoznak a helyezésen.
    .title = Ki nyer

# ------------------------------------------------------------------ words that people ask by
taj_mahal-asked-aim = cél célja lényeg lényege összefoglaló bevezetés miről
taj_mahal-asked-start = előkészület előkészületek kezdés kezdő kezdőlap lapok kártyák osztás kapok
taj_mahal-asked-map = tábla városok utak tartományok
taj_mahal-asked-deck = pakli szimbólumok eloszlás összetétel színek
taj_mahal-asked-counts-kept = dobott lapok titkos rejtett számol számolás
taj_mahal-asked-from-memory = dobott lapok titkos rejtett számol számolás
taj_mahal-asked-visit = forduló kör sorrend menete
taj_mahal-asked-turn = passz passzol passzolhatok marad cselekvés lépés
taj_mahal-asked-playing = fehér kártya kártyát kettő két együtt egyedül kijátszik
taj_mahal-asked-colour = szín színt színű kártyát szimbólum ugyanaz másik követni
taj_mahal-asked-last-player = egyedül maradt
taj_mahal-asked-withdrawing = hazatér hazatérek kiszáll abbahagy sorrend lépések
taj_mahal-asked-winning = döntetlen holtverseny többség legtöbb nyer elnyer nyerek díj
taj_mahal-asked-without-playing = plusz extra kártya lap korán első kör
taj_mahal-asked-court = vezír tábornok apát szerzetes hercegnő
taj_mahal-asked-mogul = korona kék
taj_mahal-asked-elephant = elefánt elefánttal
taj_mahal-asked-placing = épít építek lerak palota palotát város üres korlát húsz
taj_mahal-asked-crowned = korona koronát két paloták ugyanaz ugyanabba város
taj_mahal-asked-bonus-tiles = erőd erődített bónusz
taj_mahal-asked-goods = árucikk árut rizs tea fűszer ékkő ékszer
taj_mahal-asked-palace-points = pont pontozás összekötött kapcsolat paloták lánc
taj_mahal-asked-roads = összekötött kapcsolat hálózat útvonal másik játékos blokkol megszakad
taj_mahal-asked-order-of-scoring = pont sorrend
taj_mahal-asked-discarding = eldob dobás kijátszott
taj_mahal-asked-picking = elvesz vesz választok készlet utolsó
taj_mahal-asked-draw-pile = üres újrakeverés keverés pakli elfogy
taj_mahal-asked-end-of-visit = forduló vége
taj_mahal-asked-influence = két lapka becserél csere elvesz pár párban
taj_mahal-asked-special-cards = elefánt nagymogul pont
taj_mahal-asked-any-colour = színválasztó joker bármilyen
taj_mahal-asked-next-visit = új forduló kezdőjátékos feltöltés
taj_mahal-asked-final-scoring = végső vége végén játék kéz kézben bónusz
taj_mahal-asked-winner = nyertes győztes döntetlen holtverseny egyenlőség győzelem

# ------------------------------------------------------------------ the figures
taj_mahal-figure-seats-players = Játékosok
taj_mahal-figure-start-hand = Kártyák játékosonként az osztásnál
taj_mahal-figure-visit-display = Kártyák a készletben, a játékosok száma szerint
taj_mahal-figure-deck-with-elephant = Minden színből az elefántos kártyák, a másik szimbólum szerint
taj_mahal-figure-deck-red = A többi piros kártya
taj_mahal-figure-deck-green = A többi zöld kártya
taj_mahal-figure-deck-yellow = A többi sárga kártya
taj_mahal-figure-deck-purple = A többi lila kártya
taj_mahal-figure-deck-white = Fehér kártyák
taj_mahal-figure-specials-vizier = A vezír különleges kártyája
taj_mahal-figure-specials-general = A tábornok különleges kártyája
taj_mahal-figure-specials-monk = Az apát különleges kártyája
taj_mahal-figure-specials-princess = A hercegnő különleges kártyája
taj_mahal-figure-tiles-1 = 1. tartománylapka
taj_mahal-figure-tiles-2 = 2. tartománylapka
taj_mahal-figure-tiles-3 = 3. tartománylapka
taj_mahal-figure-tiles-4 = 4. tartománylapka
taj_mahal-figure-tiles-5 = 5. tartománylapka
taj_mahal-figure-tiles-6 = 6. tartománylapka
taj_mahal-figure-tiles-7 = 7. tartománylapka
taj_mahal-figure-tiles-8 = 8. tartománylapka
taj_mahal-figure-tiles-9 = 9. tartománylapka
taj_mahal-figure-tiles-10 = 10. tartománylapka
taj_mahal-figure-tiles-11 = 11. tartománylapka
taj_mahal-figure-tiles-12 = 12. tartománylapka
taj_mahal-figure-pieces-bonuses = Bónuszlapkák a Tádzs Mahalén kívül
taj_mahal-figure-pieces-influence = Befolyáslapkák személyenként
taj_mahal-figure-points-bonus = A pontot adó bónuszlapka pontjai
taj_mahal-figure-points-taj-mahal = A Tádzs Mahal pontjai
taj_mahal-figure-points-good = Pont egy áruért, a meglévőkért járó egy-egyen felül
taj_mahal-figure-points-card = A pontot adó különleges kártya pontjai
taj_mahal-figure-table-tracked = Az asztal számolja az elment kártyákat
taj_mahal-figure-provinces-kabul = Kabul városai
taj_mahal-figure-provinces-kashmir = Kasmír városai
taj_mahal-figure-provinces-lahore = Lahor városai
taj_mahal-figure-provinces-delhi = Delhi városai
taj_mahal-figure-provinces-awadh = Avadh városai
taj_mahal-figure-provinces-multan = Multán városai
taj_mahal-figure-provinces-thatta = Thatta városai
taj_mahal-figure-provinces-ajmer = Adzsmer városai
taj_mahal-figure-provinces-agra = Agra városai
taj_mahal-figure-provinces-allahabad = Allahábád városai
taj_mahal-figure-provinces-gujarat = Gudzsarát városai
taj_mahal-figure-provinces-malwa = Málva városai
taj_mahal-figure-map-last-province = Az utolsó tartomány
taj_mahal-figure-map-taj-mahal = A Tádzs Mahal városa
taj_mahal-figure-map-fortresses = Erődített városok
taj_mahal-figure-map-roads = Tartományok közti utak
