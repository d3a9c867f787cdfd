# A game turn by turn, its moving picture, and its charts.

replay-command = Visszanézi a játszmát: mozgóképen vagy lépésenként
replay-option-show = Mozgóképen vagy lépésenként
replay-turn = **{ $number }. lépés, összesen { $count }**
replay-beginning = **A kezdet**
replay-drawing = Készül a mozgókép ({ $count } lépés). Ez eltarthat néhány percig; közben mással is foglalkozhatsz.
replay-done = A játszma a kezdetétől, lépésenként.
replay-called-off = A mozgókép készítését leállították.
replay-interrupted = A bot leállt, mielőtt a mozgókép elkészült volna. Ha újra itt lesz, megint elkészíthető.
replay-no-film = Itt nem készülhetett mozgókép, vagy túl nagy lenne a fájlja. Lépésenként ugyanez látható.
replay-form = Melyik lépéshez?
replay-form-turn = Lépés, { $least }–{ $most }
replay-no-charts = Erről a játszmáról nincs mit ábrázolni.

# Buttons
replay-button-first = Első
replay-button-back = Vissza
replay-button-forward = Előre
replay-button-last = Utolsó
replay-button-turn = Ugrás lépéshez…
replay-button-words = Tábla szavakban
replay-button-film = Mozgókép
replay-button-steps = Lépésenként
replay-button-charts = Ábrák
replay-button-stop = Leállítás
replay-button-replay = Visszajátszás

# Refusals
bot-error-film-under-way = Erről a játszmáról már készül egy mozgókép. Próbáld meg kicsit később, vagy nézd meg lépésenként.
