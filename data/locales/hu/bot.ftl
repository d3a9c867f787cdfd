# What the bot itself says. Names of people arrive bold and escaped.

bot-none = nincs

# Commands and their options
bot-command-game = Társasjátékasztalok ebben a csatornában
bot-command-play = Játék ebben a csatornában: { $game }
bot-command-hand = Megmutatja a lapjaidat, csak neked
bot-command-new = Asztalt nyit ebben a csatornában
bot-command-board = Megmutatja a táblát, csak neked
bot-command-status = Megmondja, hogy áll a játszma: ki játszik, ki lép, és mióta
bot-command-log = Elmeséli a játszma eddigi történetét
bot-command-record = A játszma jegyzőkönyve fájlban; a vége előtt annyi, amennyit ismerhetsz
bot-command-rules = Válaszol a csatorna játékának szabályairól szóló kérdésekre
bot-command-undo = Visszavonja az utolsó lépésedet; ha másokat is érint, megkérdezi őket
bot-command-end = Félbeszakítja a játszmát ebben a csatornában
bot-command-games = Felsorolja minden játszmádat, és hogy ki lép bennük
bot-option-game = Melyik játék
bot-option-which-game = Melyik játéké; ha nincs megadva, a csatornában folyóé
bot-option-edition = Melyik kiadása
bot-option-seats = Hányan ülhetnek le
bot-option-about = Néhány szó arról, amit tudni szeretnél; ha üres, az érvényes értékek jönnek
bot-option-options = Választható szabályok
bot-option-language = Milyen nyelven szóljon a bot ebben a csatornában; ha nincs megadva, a szerverén
bot-option-new-language = Milyen nyelven szóljon a bot mostantól ebben a csatornában
bot-option-show = Képként vagy szavakban

# Buttons
bot-button-turn = Én jövök
bot-button-hand = Lapjaim
bot-button-words = Tábla szavakban
bot-button-draw = Újrarajzolás
bot-button-join = Csatlakozás
bot-button-leave = Kilépés
bot-button-standin = Helyettes leültetése
bot-button-unstandin = Helyettes elküldése
bot-button-start = Indítás
bot-button-end = Befejezés
bot-button-confirm = Megerősítés
bot-button-undo = Visszavonás
bot-button-back = Vissza
bot-button-number = Másik szám…
bot-button-earlier = Korábbiak
bot-button-later = Későbbiek
bot-button-previous = Előzők
bot-button-more = Továbbiak

# The lobby
bot-lobby-title = ## { $game }, { $edition }
bot-lobby-option = { $option }: { $about }.
bot-lobby-figures = A bot üzemeltetőjének értékeivel: a `/játék szabályok` megmutatja őket.
bot-lobby-seat = { $number }. { $who }
bot-lobby-stand-in = { $number }. { $name } (helyettes)
bot-lobby-free = { $number }. *szabad*
bot-lobby-lobby = -# Házigazda: { $host }; legalább { $least } résztvevővel indíthatja el. A helyettesek egyszerű számítógépes játékosok.
bot-lobby-running = -# Folyik a játszma.
bot-lobby-over = -# Ezt a játszmát végigjátszották.
bot-lobby-ended = -# Ezt az asztalt bezárták.
bot-stand-in-1 = Mei
bot-stand-in-2 = Tenzin
bot-stand-in-3 = Bao
bot-stand-in-4 = Dolma
bot-stand-in-5 = Jun

# The channel
bot-asked = ▸ { $who }: { $what } ({ $since })
bot-to-decide = ▸ { $who }: { $what }
bot-final-title = { $count ->
    [one] ## { $winners } nyert!
   *[other] ## { $winners } közösen nyert!
}
bot-final-line = { $place }. { $name }: **{ $total }** ({ $parts })
bot-no-right = *Nincs kép: a botnak itt hiányzik ez az engedélye: „{ $rights }”. Amint megkapja, a képek maguktól visszatérnek.*
bot-no-picture = *A táblát most nem sikerült lerajzolni, ezért itt van szavakban.*
bot-language-changed = { $name } másik nyelvet választott ehhez a játszmához: { $language }. Ezen a nyelven jönnek mostantól a táblák, a történetek és az üzenetek. A privát válaszok továbbra is mindenkinek a saját nyelvén szólnak.

# Private answers
bot-language-told = A csatorna nyelve: { $language }.
bot-question = **{ $what }**
bot-question-as = { $who }: **{ $what }**
bot-confirm = { $story }
    -# Ez történne. Megerősíted?
bot-confirm-drawn = { $story }
    -# Ez történne. Utána húzás következik, ezért visszavonni csak a többiek beleegyezésével lehetne. Megerősíted?
bot-outlook = **{ $answer }**: { $outlook }
bot-outlook-point = - { $outlook }
bot-choose = Válassz
bot-done = Megtörtént – { $action }.
bot-undone = Visszavonva – { $action }.
bot-possible = Most lehetséges: { $what }
bot-not-you = Nem te következel. Akire vár a játszma:
bot-receipt = { $story }
bot-cannot-tell = A lépésed érvényes, de a csatorna nem értesülhet róla: a botnak itt hiányzik ez az engedélye: „{ $rights }”. Amint megkapja, a csatorna is megtudja.
bot-stale = Ez a menü már elavult; semmi sem változott. Azóta történt:
    { $story }
bot-stale-quiet = Ez a menü már elavult; semmi sem változott. A kérdés újra megjelent.
bot-hand-empty = Nincs lap a kezedben.
bot-record-whole = A játszma teljes jegyzőkönyve.
bot-record-so-far = A játszma jegyzőkönyve eddig.
bot-record-known = A játszma jegyzőkönyve eddig, anélkül, amit csak mások láttak. Ha a játszma véget ért, az egészet megkaphatod, és vissza is játszhatod.
bot-log-empty = Még nem történt semmi.
bot-end-lobby = Bezárod az asztalt, mielőtt elkezdődne a játszma?
bot-end-running = Félbeszakítod a játszmát mindenki számára? Nem lesz végső pontozás, és ezt nem lehet visszavonni.
bot-ended-receipt = Kész.
bot-parked = A legutóbbi táblát nem sikerült ide kitenni. A bot minden változáskor újra megpróbálja: nézd meg az engedélyeit ebben a csatornában, vagy vidd át a játszmát egy másikba a `/játék áthozás` paranccsal.
bot-no-games = Egyetlen asztalnál sem ülsz. A `/játék új` nyit egyet egy csatornában.
bot-games-lobby = [{ $game }]({ $link }): indításra vár
bot-games-mine = [{ $game }]({ $link }): **te következel** ({ $since })
bot-games-resting = [{ $game }]({ $link }): pihen, amíg ezt a botot, amely nem ismeri a szabályait, nem frissítik
bot-games-other = [{ $game }]({ $link }): döntésre vár: { $who } ({ $since })

bot-figures-title = **{ $game }, { $edition }: az érvényes értékek**
# Words that say nothing of what a question about the rules is about
bot-small-words =
    a abba abban abból ad ahhoz ahogy ahogyan ahol akar akár akarok aki akit akkor alatt amely amennyi ami amikor amit
    annak annyi arra arról át az azért azok azon azt azután be bele csak de e ebben egy egyszerre el én engem és
    ez ezek ezért ezt fel ha hány hányat hogy hogyan hol honnan hova hová ilyen is itt játék játékban játszhatok
    jelent jelenti kell ki kicsit kié kik kinek kit közben le legyen lehet lehetek lehetnek lenne lesz ma majd már
    meg még mégis mehetek mely melyik mennyi mennyien mennyit mert mi miért miként mikor milyen mindig mint mire
    mit mivel most nekem neki nem nincs ő ők olyan onnan ott pedig ra rá rám re s sem szabad szabály szabályok
    számít számítanak szeretném szerint szét tegyek tegyem tehetek tehetem tenni teszek történik tud tudok tudom
    úgy utána vagy vagyok valaki valami van vannak vele velem volna volt
bot-mark-house = saját érték
bot-mark-open = a mi értelmezésünk
bot-mark-host = az üzemeltető értéke
bot-yes = igen
bot-no = nem

# Rights, as Discord calls them
bot-right-view-channel = Csatorna megtekintése
bot-right-send-messages = Üzenetek küldése
bot-right-send-messages-in-threads = Üzenetek küldése szálakban
bot-right-attach-files = Fájlok csatolása
bot-right-read-message-history = Üzenetelőzmények olvasása

# Refusals
bot-error-bug = Olyan hiba történt, amelynek nem lett volna szabad előfordulnia. Semmi sem veszett el; kérlek, add meg ezt a számot a bot üzemeltetőjének: { $mark }.
bot-error-changed = Ez nem sikerült, mert közben itt megváltozott valami. Kérlek, nézd meg újra: `/játék állás`.
bot-error-busy = Az adatbázis foglalt, ezért semmi sem változott. Kérlek, próbáld újra egy pillanat múlva.
bot-error-read-only = Az adatbázisba nem lehet írni, ezért semmi sem változott. Kérlek, szólj a bot üzemeltetőjének.
bot-error-no-table-here = Ebben a csatornában nincs játszma. A `/játék új` nyit egy asztalt.
bot-error-no-such-table = Ez az asztal már nem létezik.
bot-error-no-such-game = Nincs ilyen játék: „{ $game }”.
bot-error-no-such-edition = Ennek a játéknak nincs ilyen kiadása: „{ $edition }”.
bot-error-other-game = Ebben a csatornában másik játék folyik: { $game }.
bot-error-channel-taken = Ebben a csatornában már folyik egy játszma. A `/játék állás` megmutatja. Egy csatornában vagy szálban egynek van helye: játsszátok végig, szakítsátok félbe a `/játék befejezés` paranccsal, vagy menj másik csatornába.
bot-error-no-such-option = Ennek a kiadásnak nincs ilyen választható szabálya: „{ $option }”.
bot-error-no-such-rule = Erre egyetlen szabály sem illik: „{ $words }”. Próbáld más szavakkal, vagy válassz a gépelés közben felkínáltakból.
bot-error-seats = Ez a játék { $least }–{ $most } résztvevőre való, ez a létszám nem jó: { $seats }.
bot-error-setup = A játszma így nem indítható el: { $reason }
bot-error-not-started = A játszma még nem kezdődött el.
bot-error-not-lobby = Ez a játszma már elkezdődött vagy véget ért.
bot-error-over = Ez a játszma véget ért.
bot-error-not-at-table = Nem ülsz ennél az asztalnál, így csak nézheted: a `/játék tábla` megmutatja a táblát.
bot-error-not-seated = Nem ülsz ennél az asztalnál.
bot-error-already-seated = Már ennél az asztalnál ülsz.
bot-error-table-full = Minden hely foglalt, összesen { $seats } van.
bot-error-no-stand-in = Nincs helyettes ennél az asztalnál.
bot-error-not-host = Ezt csak az asztal házigazdája teheti meg.
bot-error-not-end = Csak az asztal házigazdája fejezheti be, vagy olyan tag, aki kezelheti ezt a csatornát.
bot-error-not-your-turn = Nem te következel. Akire vár a játszma: { $seats }.
bot-error-nothing-to-undo = Nincs mit visszavonnod.
bot-error-unknown-rules = Ez a játszma a szabályok olyan változatával kezdődött, amelyet ez a bot nem ismer: { $version }. Addig pihen, amíg az üzemeltető nem frissíti a botot; semmi sem veszett el.
bot-error-drawn = Azóta húzás történt, és talán láttad is. A `/játék visszavonás` megkérdezi a többieket.
bot-error-missing-value = Kérlek, add meg ezt is: { $field }. Most lehetséges: { $possible }.
bot-error-unknown-value = Ennek itt nincs értelme: „{ $value }” ({ $field }). Most lehetséges: { $possible }.
bot-error-no-such-number = Ez nem lehetséges: „{ $value }”. Adj meg egy egész számot: { $least }–{ $most }.
bot-error-cannot-draw = A táblát most nem lehet lerajzolni. A „Tábla szavakban” ugyanezt elmondja.
bot-error-rights = A bot hiányzó engedélyei ebben a csatornában: { $rights }. Aki a szervert kezeli, megadhatja őket; utána nyisd meg újra az asztalt.
