# What /game doctor finds, and how it is mended. Times are shown by Discord in the reader's own time zone.

doctor-command = Megnézi, minden rendben van-e a bottal ebben a csatornában, és mi a teendő, ha nincs
doctor-well = Itt minden rendben: a bot ki tudja tenni a táblákat ebbe a csatornába, és nincs elmaradt üzenete.
doctor-ill = { $count ->
    [one] **Itt egy dolog nincs rendben:**
   *[other] **Itt { $count } dolog nincs rendben:**
}
doctor-finding = - { $finding }

# How to mend, as it stands at the end of sentences
-doctor-allow = Megoldás: engedélyezd a bot rangjának itt: Csatorna szerkesztése › Engedélyek (szálnál a szülőcsatornáé).
-doctor-runs = a bot üzemeltetője

# Rights
doctor-right-view-channel = A botnak hiányzik ez az engedélye: „{ $right }”, ezért semmit sem tud ide kitenni. { -doctor-allow }
doctor-right-send-messages = A botnak hiányzik ez az engedélye: „{ $right }”, ezért a lépések érvényesek, de a csatorna nem értesül róluk. { -doctor-allow }
doctor-right-send-messages-in-threads = A botnak hiányzik ez az engedélye: „{ $right }”, ezért a lépések érvényesek, de ez a szál nem értesül róluk. { -doctor-allow }
doctor-right-attach-files = A botnak hiányzik ez az engedélye: „{ $right }”, ezért a táblák képek helyett szavakban jönnek. { -doctor-allow }
doctor-right-read-message-history = A botnak hiányzik ez az engedélye: „{ $right }”: megszakadt kapcsolat után nem látja, kint van-e már egy tábla, és kétszer is kiteheti. { -doctor-allow }

# Threads and limits
doctor-thread-locked = Ez a szál zárolva van, ezért a bot nem írhat bele. Aki kezelheti a szálakat, feloldhatja, vagy a `/játék áthozás` másik csatornába viszi a játszmát.
doctor-thread-archived = Ez a szál archivált, ezért kevesen néznek bele. Írj ide bármit, és újra nyitva lesz.
doctor-file-limit = Itt egy fájl legfeljebb { $limit } KiB lehet, ezért a táblák kisebbek, vagy szavakban jönnek. Aki a szerver korlátait kezeli, emelhet rajta.
doctor-commands-old = A Discord nem fogadta el e változat parancsait, ezért a régebbiek élnek. Az ok a naplóban van: { -doctor-runs } nézze meg, és indítsa újra a botot.
doctor-commands-missing = A Discord nem ismeri a bot következő parancsait: { $commands }. Hogy újra bejegyezze őket, { -doctor-runs } indítsa újra a botot.
doctor-commands-unheard = A Discord nem mondta meg, mely parancsokat ismeri ({ $reason }). Valószínűleg saját, múló gondja van: próbáld meg később újra a `/játék ellenőrzés` parancsot.

# The database
doctor-database-read-only = Az adatbázisba nem lehet írni, ezért egyetlen lépés sem érvényes. Megoldás: { -doctor-runs } tegye írhatóvá a fájlját és a mappáját.
doctor-database-busy = Az adatbázist egy másik program tartja fogva, ezért egyetlen lépés sem érvényes. Ha ez sokáig tart, { -doctor-runs } állítsa le azt a programot.
doctor-database-lost = Az adatbázist egy másik folyamat vette át, ez pedig hamarosan leáll. Megoldás: { -doctor-runs } gondoskodjon arról, hogy csak egy fusson.
doctor-database-broken = Az adatbázis semmit sem fogad el, ezért egyetlen lépés sem érvényes: a lemez megtelt vagy hibás lehet. Megoldás: { -doctor-runs } nézze meg a naplót.
doctor-database-damaged = Az adatbázis fájlja megsérült. Mielőbb { -doctor-runs } állítsa le a botot, futtassa ezt: `python -m bot check`, és állítson vissza egy biztonsági mentést.

# The clock
doctor-clock-ahead = A bot órája { $seconds } másodperccel siet a Discordéhoz képest, ezért hibásak a kiírt idők, az emlékeztetők és a határidők. Megoldás: { -doctor-runs } állítsa be a számítógép óráját, lehetőleg NTP-vel.
doctor-clock-behind = A bot órája { $seconds } másodperccel késik a Discordéhoz képest, ezért hibásak a kiírt idők, az emlékeztetők és a határidők. Megoldás: { -doctor-runs } állítsa be a számítógép óráját, lehetőleg NTP-vel.

# The game here, and what its channel has not been told
doctor-rules-unknown = Az itteni játszma más szabályokkal kezdődött, mint amelyeket a bot e változata ismer, ezért pihen. Megoldás: { -doctor-runs } frissítse a botot.
doctor-stuck = A legújabb tábla azóta vár arra, hogy kikerüljön: { $since }. A bot újra meg újra megpróbálja; ha sokáig tart, az okot a naplóban találja { -doctor-runs }.
doctor-parked = A legújabb tábla azóta vár: { $since }; az ok: { $reason }. Ha ez megoldódik, magától kikerül, vagy a `/játék áthozás` másik csatornába viszi a játszmát.
doctor-why-10003 = a Discord szerint megszűnt a csatornája
doctor-why-50001 = a Discord szerint a bot nem látja a csatornáját
doctor-why-50013 = a Discord szerint a botnak hiányzik ott egy engedélye
doctor-why-160005 = a Discord szerint zárolva van a szála
doctor-why-unknown-rules = a szabályait a bot e változata nem ismeri
doctor-why-other = a Discord más okból utasította el, a kódja { $code }

# For the game's host and those who manage the channel
doctor-details = -# Változat: { $version } · { $commands } parancsot ismer a Discord · fájlok legfeljebb { $limit } KiB · az óra { $skew } másodperccel { $side } · a Discord { $latency } ms alatt válaszol · az adatbázis { $written } ms alatt ír · { $waiting ->
        [0] egyetlen csatorna sem vár hírekre
        [one] egy csatorna vár hírekre
       *[other] { $waiting } csatorna vár hírekre
    }, ebből szünetel: { $parked }
doctor-ahead = siet
doctor-behind = késik
