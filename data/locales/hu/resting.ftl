# Games in which nothing happens any more

resting-command = Folytatja a csatorna szünetelő játszmáját
resting-idle = Ebben a játszmában senki sem lépett azóta: { $since }. { $who }: folytatjátok? Ha senki sem lép, a játszma ekkortól szünetel: { $parks }. Akkor sem vész el semmi; félbeszakítani a `/játék befejezés` paranccsal lehet.
resting-parked = Ez a játszma szünetel: senki sem lépett azóta: { $since }, ezért többé senki sem kap hívást vagy emlékeztetőt. Semmi sem veszett el. Bármely lépéssel folytatódik, vagy a `/játék folytatás` paranccsal.
resting-resumed = { $name } folytatta ezt a játszmát.
resting-status = *Szünetel: bármely lépés vagy a `/játék folytatás` továbbviszi.*
resting-button = Folytatjuk
resting-goes-on = { $name } szerint ez a játszma folytatódik.
resting-receipt = Akinek döntenie kell, újra hívást kap.
bot-error-not-parked = Ez a játszma nem szünetel: folyik tovább.
