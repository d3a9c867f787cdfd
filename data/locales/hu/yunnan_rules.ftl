# The rules of Yunnan in our own words, a text for each rule that may be in force, and the names of the figures.
# Figures in the texts are those that the table plays by.

# ------------------------------------------------------------------ the game
yunnan-rule-aim = Kereskedőket küldesz végig a Teaúton, hogy teát adjanak el, Pu-er városában pedig licitálsz mindenre, amitől többen lesznek és messzebb jutnak. A bevétel tetszésed szerint pénz a következő licitekhez vagy győzelmi pont. Az nyer, akinek a végén a legtöbb győzelmi pontja van.
    .title = Miről szól a játék
yunnan-rule-start = Mindenki { $supply } kereskedővel kezd a készletében (összesen { $traders } van neki), { $passes } útlevéllel, befolyás nélkül; a lova { FORM($stable, "in") } áll. A kezdőpénz az első licitsorrendben: { $money } jüan. Ajándékok az alábbi tartományokban vannak ({ $provinces }): { $tokens }.
    .title = A kezdet
yunnan-rule-two-colours = Mindenki két színnel játszik, mint egy négyfős játékban. Minden színnek saját pénze, kereskedői és fejlődése van, és külön játékosnak számít; a győzelmi pontok közös számlára mennek. Az első sorrendben senkinek a színei nem követik közvetlenül egymást.
    .title = Két résztvevő, két-két szín
yunnan-rule-duli = Dúli, a botjátékos a harmadik az asztalnál. A kártyái szerint licitál, utazik és kap ajándékot, de nincs pénze, lova, hídja és győzelmi pontja, és nem nyerhet. Két lerakata végig a táblán áll. Mindig utolsóként licitál, és elsőként utazik.
    .title = Dúli, a botjátékos
yunnan-rule-order = A licitek lerakása és elszámolása a licitsorrendben történik. Az utazásra és mindenre, ami utána jön, a sorrend megfordul: aki utolsóként licitál, elsőként utazik.
    .title = A játék sorrendje

# ------------------------------------------------------------------ bidding
yunnan-rule-placing = Sorban mindenki egy dolgot tesz: licitál egy épületben, a bankba megy, egy kereskedőt küld a piacra, vagy passzol. Ez körbe-körbe megy, míg végül mindenki passzolt. A licitmezőn vagy a bankban álló kereskedő ebben a fordulóban nem utazik.
    .title = Kereskedők lehelyezése
yunnan-rule-source-anywhere = A lehelyezett kereskedő tetszésed szerint a készletedből vagy bármelyik tartományból jön; a piacról soha, és épületből sem.
    .title = Honnan jön a lehelyezett kereskedő
yunnan-rule-source-supply-first = A lehelyezett kereskedő a készletedből jön. Csak ha a készleted üres, akkor vehetsz el egyet egy tartományból; a piacról soha, és épületből sem.
    .title = Honnan jön a lehelyezett kereskedő
yunnan-rule-bids = Olyan épület üres mezőjére licitálj, ahol még fejlődhetsz. A fejlesztő épületek mezői: { $spaces }. Csak akkor fizetsz, ha az épületek elszámolásakor is ott állsz, és egy licit csak úgy vonható vissza, ha túllicitálnak, vagy ha a bankba mész.
    .title = Licitálás
yunnan-rule-one-bid = Egy épületben soha nincs egynél több kereskedőd, tehát a saját licitedet nem emelheted.
    .title = Egy licit egy épületben
yunnan-rule-double-bidding = Egy fejlesztő épületben két kereskedőd is lehet, és kétszer fejlődsz, ha mindkettő ott marad; a templomban csak egy lehet. A második licithez kétszeri fejlődésre kell hely, akkor is, ha a saját első licitedet ütné ki egy kis mezőről.
    .title = Kettős licit
yunnan-rule-small-spaces = Kis mezőre (fejlesztő épületben { $small }, templomban mind) csak az a licit kerülhet, amely akkor a legmagasabb az épületben. A nagy mezők bármilyen sorrendben elfoglalhatók, és onnan senkit sem ütnek ki.
    .title = Kis és nagy mezők
yunnan-rule-outbid = Akit kis mezőn túllicitálnak, az azonnal visszaveszi a kereskedőjét a készletébe, és a pénze is felszabadul. Ha már passzoltál, a régi helyeden újra licitálhatsz; amit a passz a piacra küldött, ott marad.
    .title = Ha túllicitálnak
yunnan-rule-money-for-bids = Az álló licitjeid együtt soha nem haladhatják meg a pénzedet.
    .title = Pénz a licitekre
yunnan-rule-bids-beyond-money = A licitjeid meghaladhatják a pénzedet. Fizetéskor minden hiányzó jüan ára győzelmi pontban { $penalty } mínusz a forduló száma, de legalább { $least_penalty }. A pontjaid 0 alá is mehetnek, a fejlődés pedig mindenképp a tiéd.
    .title = Licit a pénzeden felül
yunnan-rule-bank-all = Ha kereskedőt helyezel a bankba, az összes kereskedőd az épületekből és a készletedből a piacra megy, és ezzel passzoltál. Az így megürült mezők újra szabadok. Senkinek sem lehet két kereskedője a bankban.
    .title = Látogatás a bankban
yunnan-rule-bank-bids = Ha kereskedőt helyezel a bankba, az összes kereskedőd a fejlesztő épületekből a piacra megy. Ebben a szakaszban többet nem licitálhatsz, de benne maradsz: a piacra még mehetsz, vagy passzolhatsz. Senkinek sem lehet két kereskedője a bankban.
    .title = Látogatás a bankban
yunnan-rule-bank-equal = Az álló licitek összege dönti el, mennyit fizet a bank minden látogatójának: az összeg alsó határai { $totals }, a kifizetések rendre { $payouts } jüan.
    .title = Mennyit fizet a bank
yunnan-rule-bank-unequal = Az álló licitek összege dönti el, mennyit fizet a bank. Az összeg alsó határai { $totals }; a bal mező rendre { $payouts } jüant fizet, a jobb { $lower_payouts } jüant.
    .title = Mennyit fizet a bank
yunnan-rule-bank-one = A banknak csak egy mezője van nyitva. Az álló licitek összege dönti el, mennyit fizet: az összeg alsó határai { $totals }, a kifizetések rendre { $payouts } jüan.
    .title = Mennyit fizet a bank
yunnan-rule-market = A Pu-er piacán álló kereskedő ebben a fordulóban utazhat, és védett a kiszorítástól meg a felügyelőtől. A forduló végén a piacon álló kereskedők visszatérnek a készletekbe.
    .title = A piac
yunnan-rule-passing = Ha passzolsz, minden kereskedő, aki a készletedben maradt, a piacra megy.
    .title = Passzolás
yunnan-rule-duli-bids = Amikor Dúli következik, felfordít egy kártyát, hacsak mindenki más nem passzolt már: akkor ő is passzol. A kártya első olyan épületében licitál, ahol nincs kereskedője, és jut neki mező, mindig a legolcsóbbra; templomban és bankban soha. A licitjei a banknál számítanak, de csak a befolyásért tett licitnek van hatása.
    .title = Hogyan licitál Dúli

# ------------------------------------------------------------------ progress
yunnan-rule-paying = A bank után, licitsorrendben, mindenki kifizeti az álló licitjeit, és egyenként visszaveszi a kereskedőit a készletébe, mindegyiket az épülete fejlődésével együtt.
    .title = Fizetés és fejlődés
yunnan-rule-trading-school = Új kereskedőt kapsz, aki egyenesen a piacra megy, és már ebben a fordulóban utazhat.
    .title = Kereskedőiskola
yunnan-rule-customs-office = Mostantól eggyel több útleveled van, legfeljebb { $most_passes }.
    .title = Vámhivatal
yunnan-rule-horse-trader = A lovad egy tartománnyal feljebb lép az úton, hídon soha. A kereskedőid addig utazhatnak, és te addig építhetsz, ameddig a lovad eljutott.
    .title = Lókereskedő
yunnan-rule-influence = A befolyásod { FORM($guild, "in") } azonnal eggyel nő; legfeljebb { $most_influence } lehet. A befolyás másokat szorít ki, ajándékokról dönt, és amíg el nem éri a csúcsot, vonzza a felügyelőt.
    .title = Befolyás
yunnan-rule-building-yard = Elveszel egy lerakatot, hidat vagy teaházat a tartalékodból. Minden színből { $posts } lerakat, { $bridges } híd és { $teahouses } teaház van.
    .title = Ácsműhely
yunnan-rule-at-once = Az imént kapott építmény azonnal lerakható az összes szokásos szabály szerint, vagy eltehető egy későbbi utazókörre.
    .title = Azonnali építés
yunnan-rule-at-once-only = Az imént kapott építmények közül azonnal csak ezek rakhatók le: { $at_once ->
    [none] egyik sem
   *[other] { $at_once }
}. A többi utazókörben épül meg.
    .title = Azonnali építés
yunnan-rule-guards = Az Ácsműhely építmény helyett az őrségedet is adhatja. Azonnal fel kell állítanod bármelyik tartományban: ott ebben a fordulóban senki sem szoríthatja ki a kereskedőidet, a felügyelő azonban hazaküldheti őket. Utána az őrség kikerül a játékból.
    .title = Őrség
yunnan-rule-temple = Aki a templomban nyer, annak egy szurdokra kell tennie a torlaszt. A forduló végéig senki sem utazik, kereskedik vagy épít át rajta.
    .title = Dianmu-templom

# ------------------------------------------------------------------ building
yunnan-rule-building = Az utazókörödben annyit építhetsz a készletedből, amennyit akarsz, ingyen, olyan tartományokban, amelyeket a lovad elért, vagy amelyeken túljutott. Ami megépült, a végéig áll.
    .title = Építés
yunnan-rule-building-later = Az ebben a fordulóban kapott építmény csak a következő fordulótól építhető meg, hacsak nem rakják le azonnal.
    .title = Mikor lehet építeni
yunnan-rule-posts = Egy tartományban legfeljebb { $posts_in_a_province ->
    [one] egy
   *[other] { $posts_in_a_province }
} saját lerakatod lehet. Ugyanúgy nyitva tartja az utadat, mint egy kereskedő, bevételt hoz, amíg az útja nyitva van, és nem szorítható ki.
    .title = Lerakatok
yunnan-rule-posts-unlimited = Egy tartományban akárhány lerakatod lehet. Ugyanúgy nyitva tartják az utadat, mint egy kereskedő, bevételt hoznak, amíg az útjuk nyitva van, és nem szoríthatók ki.
    .title = Lerakatok
yunnan-rule-posts-in-puer = Lerakat Pu-erben is állhat, de ott nem hoz bevételt.
    .title = Lerakat Pu-erben
yunnan-rule-posts-not-in-puer = Pu-er nem tartomány: ott nem épül lerakat.
    .title = Lerakat Pu-erben
yunnan-rule-bridges = A hidak ezeken a szurdokokon vezetnek át: { $gorges }. A lovadnak mindkét végüket el kellett érnie. A hidadat csak a te kereskedőid használják, és mellette másoké is állhat.
    .title = Hidak
yunnan-rule-teahouses = Egy tartományban egyetlen teaháznak van hely, bárkié legyen is. A gazdája ottani kereskedőit megvédi a felügyelőtől, de a többi játékostól nem, és nem tart nyitva utat.
    .title = Teaházak

# ------------------------------------------------------------------ travelling
yunnan-rule-travelling = Az utazási sorrendben mindenki kereskedőket küld a piacról vagy egy tartományból egy másik tartományba, az úton és hidakon át, ameddig a saját lova eljutott. Egy körben minden kereskedő legfeljebb egyszer utazik. Építeni előtte, közben és utána is lehet.
    .title = Utazás
yunnan-rule-passes = Minden határhoz, amelyet egy kereskedő átlép, egy útleveledet használod el erre a fordulóra. Tetszés szerint osztod el őket a kereskedőid közt, és a következő fordulóban mind újra megvan.
    .title = Útlevelek
yunnan-rule-bridge-passes = Egy hídon átkelni is { $bridge ->
    [one] egy
   *[other] { $bridge }
} útlevélbe kerül.
    .title = Útlevél a hídhoz
yunnan-rule-bridges-without-passes = A hídon átkeléshez nem kell útlevél.
    .title = Útlevél a hídhoz
yunnan-rule-border-of-puer = Pu-erből az első tartományba menni { $border ->
    [one] egy
   *[other] { $border }
} útlevélbe kerül: Pu-er itt tartománynak számít.
    .title = Pu-er elhagyása
yunnan-rule-no-border-of-puer = Pu-erből az első tartományba útlevél nélkül lehet menni.
    .title = Pu-er elhagyása
yunnan-rule-back-to-puer = A kereskedők visszautazhatnak Pu-erbe.
    .title = Vissza Pu-erbe
yunnan-rule-not-back-to-puer = Egyetlen kereskedő sem utazik vissza Pu-erbe.
    .title = Vissza Pu-erbe
yunnan-rule-not-back-to-start = Az utazás nem végződhet ott, ahol elkezdődött.
    .title = Oda-vissza
yunnan-rule-displacing = Útja végén egy kereskedő kiszoríthat egy ott álló kereskedőt, akinek a gazdája kisebb befolyású. A kiszorított kereskedő az úton eggyel lejjebb lévő tartományba kerül, az elsőből a piacra, és ezzel senkit sem szorít ki. A piacon álló kereskedők védettek.
    .title = Kiszorítás
yunnan-rule-connected = Amikor az utazóköröd véget ér, minden kereskedődnek kell egy út Pu-erig, az úton és saját hidakon, olyan tartományokon át, ahol mindenütt van kereskedőd vagy lerakatod. Akinek nincs, a piacra megy; a lerakatok maradnak. A később keletkező hézagok senkit sem küldenek haza.
    .title = Összekötött utak
yunnan-rule-duli-travels = Dúli felfordít egy kártyát. Ha teaház van rajta, épít egyet a legtávolabbi olyan tartományban, ahol más játékosok kereskedői állnak, vagy ha ott már van, az első alatta lévőben, ahol nincs. Aztán leteszi a kártyán lévő kereskedőket azokba a tartományokba, amelyeket egy ló már elért, és mindegyikben legfeljebb egyet szorít ki: a kisebb befolyásúak közül a leggyengébbét, egyformák közül azét, akinek ott több kereskedője van.
    .title = Hogyan utazik Dúli

# ------------------------------------------------------------------ inspector, presents, income
yunnan-rule-inspector = Miután mindenki utazott, a felügyelő a legtöbb bevételt hozó tartományba megy, a szállítást nem számítva; egyformák közül a távolabbiba. Azok közül, akiknek ott van kereskedőjük, de nincs saját teaházuk, és a befolyásuk kisebb, mint { $most_influence }, a legbefolyásosabb egyik kereskedőjét a piacra küldi; egyformák közül azét, aki a sorrendben előbb van.
    .title = A felügyelő
yunnan-rule-inspector-all-posts = A felügyelő látogatásakor minden lerakat számít, akár összekötött, akár nem.
    .title = Mit számol a felügyelő
yunnan-rule-inspector-connected-posts = A felügyelő látogatásakor csak azok a lerakatok számítanak, amelyeknek összekötött útjuk van.
    .title = Mit számol a felügyelő
yunnan-rule-presents = Ahol ajándékok vannak, minden kereskedő kap egyet, amíg el nem fogynak: előbb a befolyásosabbak; egyforma befolyásnál a játék sorrendjében mindenki egyet-egyet, körbe-körbe.
    .title = Ajándékok
yunnan-rule-income = Egy kereskedő bevétele az alábbi tartományokban ({ $provinces }): { $trader_income } jüan. Egy lerakaté { $post_income } jüan, de nem hoz semmit, ha a Pu-erig vezető útján bármilyen hézag van.
    .title = Bevétel
yunnan-rule-income-in-puer-each = Pu-erben minden kereskedő bevétele { $puer_income } jüan.
    .title = Bevétel Pu-erben
yunnan-rule-income-in-puer-once = Pu-erben minden játékosnak { $paid_in_puer ->
    [one] csak egy kereskedője hoz
   *[other] csak { $paid_in_puer } kereskedője hoz
} { $puer_income } jüant, akármennyi áll is ott.
    .title = Bevétel Pu-erben
yunnan-rule-transport = Minden kereskedő { $transport } jüant fizet a Pu-erig vezető legjobb útján minden olyan tartományért, ahol sem kereskedőd, sem lerakatod nincs.
    .title = Szállítás
yunnan-rule-new-order = Az új sorrendben a legnagyobb bevételű az első. Egyformák közül az megy előre, aki addig hátrébb volt.
    .title = Az új sorrend

# ------------------------------------------------------------------ the end
yunnan-rule-converting = Az új sorrendben mindenki e forduló bevételének bármekkora részét egy az egyhez arányban győzelmi pontra váltja, a többit pénzben kapja. Korábbi fordulók pénze nem váltható át.
    .title = Bevételből pont
yunnan-rule-end-by-points = A játszma annak a fordulónak a végén ér véget, amelyben valaki { $end_points } győzelmi pontot ért el.
    .title = Vége pontok miatt
yunnan-rule-end-by-presents = A játszma annak a fordulónak a végén ér véget, amelyben a táblán { $presents_left ->
    [0] elfogytak az ajándékok
    [one] legfeljebb egy ajándék maradt
   *[other] legfeljebb { $presents_left } ajándék maradt
}.
    .title = Vége az ajándékok miatt
yunnan-rule-next-round = Ha nincs vége, a piacon álló kereskedők visszatérnek a készletekbe, és a licitáláshoz a sorrend megfordul: a legnagyobb bevételű utolsóként licitál, és elsőként utazik majd.
    .title = A következő forduló
yunnan-rule-final-scoring = A végén { $yuan } jüan egy pontot ér, egy ajándék pedig { $present_points } pontot. Az útlevelek pontjai { $passes } útlevéltől felfelé: { $pass_points }; a befolyás pontjai nullától felfelé: { $influence_points }.
    .title = Végső pontozás
yunnan-rule-teahouse-points-equal = Egy teaház mindenütt ugyanannyit ér. Tartományonként, az elsőtől: { $teahouse_points } pont.
    .title = Pontok a teaházakért
yunnan-rule-teahouse-points = Egy teaház értéke az alábbi tartományokban ({ $provinces }): { $teahouse_points } pont.
    .title = Pontok a teaházakért
yunnan-rule-horse-points = A lovad értéke az alábbi tartományokban ({ $provinces }): { $horse_points } pont.
    .title = Pontok a lóért
yunnan-rule-winner = A legtöbb győzelmi pont nyer. Egyenlőségnél a befolyásosabb nyer, azután az, aki a sorrendben előbb van.
    .title = Ki nyer

# ------------------------------------------------------------------ other words by which people ask for a rule
yunnan-asked-aim = cél célja lényeg lényege összefoglaló bevezetés miről
yunnan-asked-start = előkészület előkészületek felállítás kezdés kezdő indulás hány kereskedő
yunnan-asked-two-colours = szín színek színnel két ketten játékos
yunnan-asked-duli = bot botjátékos automata játékos gépi két ketten
yunnan-asked-order = kör köre sorrend szakasz szakaszok első utolsó
yunnan-asked-placing = lépés lépések kör választás szakasz lehelyez lerak cselekvés
yunnan-asked-source-anywhere = honnan elvesz készlet üres
yunnan-asked-source-supply-first = honnan elvesz készlet üres
yunnan-asked-bids = licit licitál licitálok ajánlat árverés ár
yunnan-asked-one-bid = emel emelés emelhetem növel ugyanaz saját második kettő
yunnan-asked-double-bidding = kettő kétszer dupla második ugyanaz ugyanabban emel emelés
yunnan-asked-small-spaces = legmagasabb sorrend szabad
yunnan-asked-outbid = túllicitálás túllicitál kiütés kiütnek vissza
yunnan-asked-money-for-bids = megengedhet meghalad határ több többet pénzem licitálhatok
yunnan-asked-bids-beyond-money = meghalad negatív hiány hiányzó büntetés túlköltekezés több többet pénzem licitálhatok
yunnan-asked-bank-all = bank látogatás bankba bankban menni megyek
yunnan-asked-bank-bids = bank látogatás bankba bankban menni megyek
yunnan-asked-bank-equal = kifizetés fizet összeg bank kölcsön
yunnan-asked-bank-unequal = kifizetés fizet összeg bank kölcsön bal jobb
yunnan-asked-bank-one = kifizetés fizet összeg bank kölcsön
yunnan-asked-passing = passz passzol kiszáll
yunnan-asked-duli-bids = licit licitál kártya kártyák
yunnan-asked-paying = fizet fizetek elszámolás kiértékelés
yunnan-asked-trading-school = több új kereskedő kereskedők
yunnan-asked-customs-office = több új határ útlevél útlevelek útlevelet
yunnan-asked-horse-trader = ló lovam lovat lép
yunnan-asked-influence = több befolyást
yunnan-asked-building-yard = építmény építmények
yunnan-asked-at-once = azonnal rögtön építmény
yunnan-asked-at-once-only = azonnal rögtön építmény
yunnan-asked-guards = őr őrök véd védelem védekezés
yunnan-asked-temple = templom torlasz vihar szurdok lezár zár
yunnan-asked-building = épít építek építmény építmények
yunnan-asked-building-later = épít építek
yunnan-asked-posts = lerakat hány tartomány tartományban állomás
yunnan-asked-posts-unlimited = lerakat hány tartomány tartományban állomás
yunnan-asked-bridges = híd hidat szurdok szurdokok átkelés
yunnan-asked-teahouses = teaház tea ház véd védelem
yunnan-asked-travelling = utazik utazok lépés mozgás mozog út
yunnan-asked-passes = hány határ határok útlevél mozog távolság messze
yunnan-asked-bridge-passes = határ híd hídon útlevélbe ár
yunnan-asked-bridges-without-passes = határ híd hídon útlevélbe ár
yunnan-asked-border-of-puer = elhagy határ útlevél ár indulás
yunnan-asked-no-border-of-puer = elhagy határ útlevél ár indulás
yunnan-asked-back-to-puer = visszatér visszautazik visszautazhatok haza
yunnan-asked-not-back-to-puer = visszatér visszautazik visszautazhatok haza
yunnan-asked-not-back-to-start = visszatér ugyanoda ugyanaz
yunnan-asked-displacing = kiszorít kiszoríthatok kilök elküld azonos egyenlő befolyás
yunnan-asked-connected = összeköt kapcsolat hézag hézagok megszakad megszakított lánc
yunnan-asked-duli-travels = utazik mozog kártya kártyák
yunnan-asked-inspector = felügyelő ellenőr látogat
yunnan-asked-inspector-all-posts = lerakat lerakatok
yunnan-asked-inspector-connected-posts = lerakat lerakatok
yunnan-asked-presents = ajándék ajándékot
yunnan-asked-income = keres kereset jövedelem
yunnan-asked-income-in-puer-each = keres kereset jövedelem
yunnan-asked-income-in-puer-once = keres kereset jövedelem
yunnan-asked-transport = költség költségek hézag hézagok díj
yunnan-asked-new-order = kör sorrend változik változás
yunnan-asked-converting = átvált átváltás csere pont pontra megtart győzelmi vesz
yunnan-asked-end-by-points = véget vége ér játszma játéknak befejezés pontok
yunnan-asked-end-by-presents = véget vége ér játszma játéknak befejezés ajándékok
yunnan-asked-next-round = takarítás visszaállítás új
yunnan-asked-final-scoring = pontozás végén pontok végső
yunnan-asked-teahouse-points-equal = teaház teaházért tea ház pont ér
yunnan-asked-teahouse-points = teaház teaházért tea ház pont ér
yunnan-asked-horse-points = ló pont ér
yunnan-asked-winner = nyer nyertes győztes döntetlen holtverseny egyenlőség

# ------------------------------------------------------------------ names of the figures
yunnan-figure-seats-players = Játékosok
yunnan-figure-seats-colours-each = Színek játékosonként
yunnan-figure-places-road = Az út
yunnan-figure-places-gorges = Szurdokok
yunnan-figure-start-money = Kezdőpénz, licitsorrendben
yunnan-figure-start-supply = Kereskedők kezdetben
yunnan-figure-start-passes = Útlevelek kezdetben
yunnan-figure-start-influence = Befolyás kezdetben
yunnan-figure-start-horse = A ló helye kezdetben
yunnan-figure-start-presents = Ajándékok
yunnan-figure-pieces-traders = Egy szín kereskedői
yunnan-figure-pieces-posts = Egy szín lerakatai
yunnan-figure-pieces-bridges = Egy szín hídjai
yunnan-figure-pieces-teahouses = Egy szín teaházai
yunnan-figure-pieces-guards = Egy szín őrségei
yunnan-figure-limits-passes = Legtöbb útlevél
yunnan-figure-limits-influence = Legnagyobb befolyás
yunnan-figure-limits-posts-in-a-province = Saját lerakatok egy tartományban
yunnan-figure-limits-posts-in-puer = Lerakat Pu-erben
yunnan-figure-buildings-trading-school = Kereskedőiskola
yunnan-figure-buildings-customs-office = Vámhivatal
yunnan-figure-buildings-horse-trader = Lókereskedő
yunnan-figure-buildings-traders-guild = Kereskedőcéh
yunnan-figure-buildings-dragon-house = Sárkányház
yunnan-figure-buildings-building-yard = Ácsműhely
yunnan-figure-buildings-dianmu-temple = Dianmu-templom
yunnan-figure-bank-payouts = A bank kifizetései, összeg szerint
yunnan-figure-bank-spaces = A bank nyitott mezői
yunnan-figure-bank-visit = Mi történik a bankba menéskor
yunnan-figure-bidding-bids-in-a-building = Saját licitek egy épületben
yunnan-figure-bidding-trader-from = Honnan jön a lehelyezett kereskedő
yunnan-figure-bidding-placed-at-once = Azonnal lerakható
yunnan-figure-bidding-penalty = Egy hiányzó jüan ára pontban, a forduló számával csökkentve
yunnan-figure-bidding-least-penalty = Egy hiányzó jüan ára pontban, legalább
yunnan-figure-travel-border-of-puer = Útlevél Pu-er elhagyásához
yunnan-figure-travel-back-to-puer = Visszautazás Pu-erbe
yunnan-figure-travel-back-to-start = Utazás, amely ott végződik, ahol kezdődött
yunnan-figure-travel-bridge-passes = Útlevél egy hídhoz
yunnan-figure-travel-build-in-round-taken = Építés abban a fordulóban, amikor megkapod
yunnan-figure-income-trader = Egy kereskedő bevétele, Pu-ertől felfelé
yunnan-figure-income-post = Egy lerakat bevétele, Pu-ertől felfelé
yunnan-figure-income-paid-in-puer = Fizetett kereskedők Pu-erben
yunnan-figure-income-transport = Szállítás egy hézagért
yunnan-figure-income-inspector-counts = Amit a felügyelő számol
yunnan-figure-end-victory-points = A játszmát lezáró pontszám (0: nincs)
yunnan-figure-end-presents-left = Hátralévő ajándékok a végén
yunnan-figure-end-yuan-for-a-point = Jüan egy pontért
yunnan-figure-end-present = Pont egy ajándékért
yunnan-figure-end-passes = Pontok az útlevelekért, nullától felfelé
yunnan-figure-end-influence = Pontok a befolyásért, nullától felfelé
yunnan-figure-end-teahouse = Pontok egy teaházért, Pu-ertől felfelé
yunnan-figure-end-horse = Pontok a lóért, Pu-ertől felfelé
yunnan-figure-duli-posts = Dúli lerakatai
yunnan-figure-duli-first-bid = Dúli első licitje
yunnan-figure-duli-cards = Dúli kártyái
