# `/game help`: what somebody can do now. Names of people arrive bold and escaped; words in *italics* are on buttons.

help-command = Mit tehetsz itt most, és hol vár még rád játszma

# No game here, or one that has ended
help-none = Ebben a csatornában nincs játszma.
help-over = Az itteni játszma ({ $game }) véget ért. A *Visszajátszás* és az *Ábrák* visszatekint rá, a `/játék jegyzőkönyv` pedig fájlban adja ki.
help-ended = Az itteni játszma ({ $game }) félbeszakadt. A `/játék visszajátszás` visszatekint rá.
help-again = A `/játék visszavágó` ugyanazoknak nyit új asztalt.
help-open = Az alábbi gombok egyike annyi résztvevőnek nyit asztalt, ahányan csak játszhatnak; a `/játék új` paranccsal a kiadást, a létszámot, a választható szabályokat és a határidőket is megadhatod.

# A lobby
help-lobby-host = Ennek az asztalnak te vagy a házigazdája ({ $game }, { $least }–{ $most } résztvevő); most { $count } ember ül itt. A többiek a *Csatlakozás* gombot nyomják meg; leültethetsz helyetteseket, vagyis egyszerű számítógépes játékosokat, és jöhet az *Indítás*, amint elegen vagytok.
help-lobby-seated = Ennél az asztalnál ülsz ({ $game }). { $host } indítja el.
help-lobby-free = Egy asztal résztvevőkre vár ({ $game }): a *Csatlakozás* gombbal leülhetsz.
help-lobby-full = Ennél az asztalnál ({ $game }) minden hely foglalt. { $host } indítja el; utána nézheted.

# A game under way; who is asked what stands below the first line
help-turn = **Te következel** ebben a játszmában ({ $game }). Az *Én jövök* sorban megkérdez mindent.
help-typed = Ugyanez begépelve: { $commands }.
help-wait = Itt játszol ({ $game }), és most nem te következel:
help-meanwhile = Közben a `/játék tábla` a táblát mutatja, a `/játék történet` a történetet. A `/játék utasítás` paranccsal előre dönthetsz, a `/játék visszavonás` pedig visszavonja az utolsó lépésedet.
help-away = Ebben a játszmában ({ $game }) egy helyettes tartja a helyedet. A `/játék visszatérés` visszaadja.
help-watch = Mások játszanak itt ({ $game }), és nézheted őket:
help-watching = A `/játék tábla` a táblát mutatja, a `/játék történet` a történetet. Saját játszmához menj másik csatornába vagy szálba, és írd be: `/játék új`.
help-resting = Az itteni játszma ({ $game }) addig pihen, amíg ezt a botot, amely nem ismeri a szabályait, nem frissítik. Semmi sem veszett el.
help-in-charge = Házigazdaként vagy a csatorna kezelőjeként félbe is szakíthatod a játszmát: `/játék befejezés`.

# Anywhere
help-rights = **A bot hiányzó engedélyei ebben a csatornában: { $rights }.** A `/játék ellenőrzés` elmondja a megoldást.
help-waited = **Máshol játszma vár rád:**
help-waited-more = …és még { $count }: a `/játékok` mindet felsorolja.
help-more = -# A `/játék szabályok` a szabályokról szóló kérdésekre válaszol, az `/én` beállítja, mikor és hogyan szóljon a bot, a `/játékok` felsorolja a játszmáidat, a `/játék ellenőrzés` pedig megmondja, mi a baj, ha valami nincs rendben.

# Buttons
help-button-open = Új asztal: { $game }

# Once, when a server has let the bot in
help-welcome = **Társasjátékok lassan, a ti tempótokban.** Menj egy csatornába vagy szálba, ahol ez játszható: { $games }, és nyiss asztalt: `/játék új`. A `/játék súgó` bármikor megmondja, csak neked, mit tehetsz.
