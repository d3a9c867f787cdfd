# Where games stand: moving them, and what to do when a channel is gone. Names arrive bold and escaped.

bot-command-move = Idehozza a szerver egyik játszmáját egy olyan csatornából, ahol nem maradhat
bot-option-table = Melyik játszma; ha nincs megadva, az egyetlen, amelyet áthozhatsz
bot-move-choice = { $game }: { $names } (#{ $place })
bot-move-choice-gone = { $game }: { $names } (nincs meg a csatornája)
bot-moved-receipt = A játszma most már itt van; jön a táblája is.
bot-stranded = Egyik játszmád ({ $game }, { $names }) nem folytatódhat ott, ahol volt: a csatornája ezen a szerveren megszűnt, vagy a bot nem fér hozzá: { $server }. Semmi sem veszett el. Add ki a `/játék áthozás` parancsot a szerver egy másik csatornájában, és ott folytatódik.
bot-stranded-out = Egyik játszmádnak ({ $game }, { $names }) várnia kell: a bot már nincs a szerverén. Semmi sem veszett el: ha újra beengedik, a játszma folytatódik, szükség esetén másik csatornában a `/játék áthozás` paranccsal.
bot-error-nothing-to-move = Nincs olyan játszma, amelyet idehozhatnál. Ezt a játszma házigazdája teheti meg, és aki a csatornáját kezelheti.
bot-error-which-to-move = Több játszmát is idehozhatsz. Kérlek, válassz egyet a gépelés közben felkínáltak közül.
bot-error-cannot-move = Ezt a játszmát nem hozhatod ide. Ilyet a játszma házigazdája teheti meg, és aki a csatornáját kezelheti.
bot-error-here-already = Ez a játszma már itt van.

# When Discord does not get, or does not take, an answer
bot-error-unheard = A Discord nem kapta meg azonnal a választ. Amit tettél, attól még érvényes lehet: kérlek, nézd meg itt: `/játék állás`.
