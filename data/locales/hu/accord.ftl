# What the people at a table decide together. Names of people arrive bold and escaped; { $voters } are mentions.

# Who is away
accord-absent-gone = { $name } már nem tagja ennek a szervernek.
accord-absent-left = { $name } kilépett ebből a játszmából.
accord-absent-silent = { $name } három emlékeztetőt kapott, és nem válaszolt.
accord-absent-missed = { $name } háromszor egymás után kifutott az időből.
accord-ask-absent = { $voters }: mi legyen ezzel a hellyel? Több mint a felétek szavazata dönt. Aki odaül, mindennel együtt viszi tovább, és { $name } visszatérhet, amíg más le nem ül oda.
accord-absent-wait = **Eldőlt:** vártok. Ha nem változik semmi, a kérdés újra megjelenik.
accord-absent-stand-in = **Eldőlt:** egy helyettes tartja a helyet. { $name } azonnal visszakapja: `/játék visszatérés` vagy *Én jövök*; a `/játék csere` paranccsal a házigazda mást hívhat meg.
accord-absent-replace = **Eldőlt:** más veszi át a helyet. Hívjátok meg a `/játék csere` paranccsal.
accord-absent-back = { $name } visszatért.
accord-absent-replaced = Más vette át a helyet.
accord-absent-over = A játszma véget ért.

# Who is late
accord-late = { $name } ideje lejárt.
accord-ask-late = { $voters }: várjatok, vagy ezt az egy kérdést döntse el egy helyettes? Több mint a felétek szavazata dönt. Pusztán az idő miatt senki sem veszít.
accord-late-wait = **Eldőlt:** vártok; { $name } kap még egy kis időt.
accord-late-once = Ezt az egy kérdést egy helyettes döntötte el. { $name } tovább játszik.
accord-late-answered = Ez a kérdés már nem vár rá: { $name }.
accord-late-over = A játszma véget ért.

# An undo
accord-undo = { $name } ezt szeretné visszavonni:
    { $story }
accord-undo-quiet = { $name } a legutóbbi lépést szeretné visszavonni.
accord-ask-undo = { $voters }: { $count ->
        [one] beleegyezel?
       *[other] mindannyiótok beleegyezése kell hozzá.
    }
accord-undo-drawn = Amit a játék húzott, azt újra húzná, és ugyanaz jönne ki.
accord-undo-agree = **Mindenki beleegyezett:** a visszavonás megtörtént.
accord-undo-refuse = **Elutasítva:** nem történt visszavonás.
accord-undo-overtaken = A játszma közben továbbment, ezért nem történt visszavonás.
accord-undo-over = A játszma véget ért.

accord-taken-back = { $name } ezt visszavonta, mert még senki sem lépett utána:
    { $story }
accord-taken-back-quiet = { $name } visszavonta a legutóbbi lépést, mert még senki sem lépett utána.

# A chair for somebody else
accord-invited = { $name } meghívást kap { $other } helyére, úgy, ahogy van: mindennel, ami hozzá tartozik, és a kérdéssel, amely talán ott vár.
accord-ask-invited = { $voters }: elfogadod?
accord-invited-accept = { $name } átvette a helyet.
accord-invited-decline = { $name } inkább nem szeretné.
accord-invited-over = A játszma véget ért.

accord-back = { $name } visszaült a helyére, amelyet eddig egy helyettes tartott.

# Where there is nothing more to press; { $place } is a channel
accord-ended = { $name } félbeszakította a játszmát ennél az asztalnál.
accord-forgotten = Napok óta senki sem indította el ezt a játszmát, ezért az asztalt bezártuk. A `/játék új` nyit másikat.
accord-moved = Ez a játszma itt folytatódik: { $place }.

accord-vote = ▸ { $name }: { $choice }
accord-choice-wait = Várjunk
accord-choice-stand-in = Helyettes
accord-choice-replace = Valaki más
accord-choice-once = Helyettes, csak most
accord-choice-agree = Beleegyezés
accord-choice-refuse = Elutasítás
accord-choice-accept = Hely átvétele
accord-choice-decline = Köszönöm, nem
accord-stand-in = { $name } (helyettes)
accord-seat-kept = { $number }. { $name }

# Time
accord-deadline = -# ⏳ { $name } ideje eddig tart: <t:{ $instant }:f>, <t:{ $instant }:R>.
accord-clock-stand-in = Időkeret fejenként: { $bank }. Csak az ébren töltött idő számít. Ha lejárt, azt az egy kérdést egy helyettes dönti el.
accord-clock-vote = Időkeret fejenként: { $bank }. Csak az ébren töltött idő számít. Ha lejárt, a többiek döntik el, várnak-e.
accord-clock-weekends = A hétvégék nem számítanak (időzóna: { $zone }).

# Commands
accord-command-leave = Kiléptet a csatorna játszmájából; a többiek döntik el, ki játszik tovább a helyeden
accord-command-return = Visszaadja a helyedet, amelyet eddig egy helyettes tartott
accord-command-replace = Megkér valakit, hogy vegyen át egy helyet, amelynek gazdája távol van, vagy helyettes ül ott
accord-command-rematch = Új asztalt nyit ugyanazoknak ugyanahhoz a játékhoz, ha a játszma véget ért
accord-option-seat = Kinek a helye
accord-option-person = Ki üljön oda
accord-option-clock = Időkeret játékosonként, például 72 óra + 12 óra; ha nincs, határidők sincsenek
accord-option-weekends = Nem számító hétvégék: egy város vagy időzóna; „szünet”: a te időzónád szerint
accord-option-late = Mi történjen, ha valakinek lejárt az ideje
accord-option-late-stand-in = Azt az egy kérdést egy helyettes dönti el
accord-option-late-vote = A többiek döntik el, várnak-e

# Private answers
accord-voted = Feljegyezve: { $choice }.
accord-leave = Kilépsz ebből a játszmából? A többiek döntik el, várnak-e, helyettest kérnek-e, vagy más veszi át a helyedet. Visszatérhetsz, amíg más nem ül le oda.
accord-button-leave = Kilépés a játszmából
accord-left = Kiléptél. A többiek most azt döntik el, mi legyen a helyeddel.
accord-returned = Örülünk, hogy újra itt vagy.
accord-invitation-sent = A csatorna megkapta a meghívást, hogy továbbadja.
accord-undo-asked = A többiek megkapták a kérdést; mindannyiuknak bele kell egyezniük.
accord-undo-again = Az imént vontál vissza valamit, és azóta semmi sem történt. Ha még egyet szeretnél, a *Visszavonás* ezt is visszavonja: { $action }.
accord-rematch-letter = { $name } újra játszana. Csatlakozol?
accord-rematch = { $name } újra játszana: { $others }, csatlakoztok?

# Refusals
bot-error-settled = Ez már eldőlt.
bot-error-not-asked = Erről mások döntenek.
bot-error-asked-already = Ez a kérdés már elhangzott; a válasz még hátravan.
bot-error-nobody-else = Más nem játszik itt. A `/játék befejezés` félbeszakítja a játszmát.
bot-error-not-away = Nem hiányzol ebből a játszmából: a helyed most is a tiéd.
bot-error-kept-warm = A helyedet egy helyettes tartja. A `/játék visszatérés` vagy az *Én jövök* visszaadja.
bot-error-sits-already = { $name } már ennél az asztalnál ül.
bot-error-not-vacant = Ezt a helyet senki sem veheti át: aki ott ül, nincs távol.
bot-error-no-such-chair = Nincs ilyen átvehető hely: „{ $value }”.
bot-error-not-replace = Csak a házigazda hívhat meg valakit, vagy olyan tag, aki kezelheti ezt a csatornát; ha az asztalnál már így döntöttek, bárki onnan.
bot-error-no-bots = Bot nem vehet át helyet. Helyettes igen.
bot-error-clock-first = A hétvégék és a késés csak időkerettel számítanak: add meg az `időkeret:` értékét is.
bot-error-not-over = Ez a játszma még nem ért véget.
bot-error-leave-lobby = A játszma még nem kezdődött el: a *Kilépés* gomb az asztalánál van.
