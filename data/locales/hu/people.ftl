# What people set for themselves, and what cannot be.

bot-error-no-date = Ez nem dátum: „{ $typed }”. Írd be a napot, amikor visszatérsz, így: `{ $example }`, vagy hogy meddig vagy távol, például `10 nap`.
bot-error-vacation-length = A szabadság legfeljebb { $days } napos lehet, és a vége nem lehet a múltban.
bot-error-no-quiet = Ezek nem csendes órák: „{ $typed }”. Írd be, mikortól meddig, például `22:00-7:30`, vagy `ki`, ha nem kellenek.
bot-error-zone-first = Előbb add meg, hol élsz, mert a csendes órák a te órád szerint számítanak: válassz időzónát az `/én időzóna:` paranccsal.

people-command = Megmutatja és beállítja, hogyan bánjon veled a bot: említés, időzóna, csend, szabadság; csak neked
people-option-pings = Hogyan szóljon a bot, ha döntened kell
people-option-ahead = Szóljon-e a bot, ha valószínűleg te jössz
people-option-zone = Hol élsz: írj be egy várost vagy országot, és válassz a felkínáltakból
people-option-quiet = Mikor ne szóljon neked a bot, például 22:00-7:30; ki: nincs csend
people-option-vacation = Mikor térsz vissza, például 2027-01-31, vagy meddig vagy távol, például 10 nap; ki: itt vagy
people-option-forget = Törli mindazt, amit a bot rólad tárol
people-calls-ping = Említés a csatornában
people-calls-private = Inkább privát üzenet
people-calls-off = Sehogy: magamtól megnézem

people-title = **Így bánik veled a bot** minden asztalnál
people-shown-calls = - Döntened kell: { $calls }
people-shown-ahead = - Valószínűleg te jössz: { $ahead ->
    [True] a bot ugyanígy szól
   *[False] a bot nem szól
}
people-shown-zone = - Időzóna: { $zone ->
    [none] nem ismert
   *[other] { $zone }
}
people-shown-quiet = - Csendes órák: { $quiet ->
    [none] nincsenek
   *[other] { $quiet }; a hívások és az emlékeztetők megvárják a végüket
}
people-shown-away = - Szabadság: { $back ->
    [none] nincs
   *[other] eddig: <t:{ $back }:f>; addig senki sem hív
}
people-button-ahead = Szóljon, ha én jövök
people-button-not-ahead = Ne szóljon előre
people-button-hours = Időzóna és csendes órák…
people-button-away = Szabadság…
people-button-forget = Adataim törlése
people-form-zone = Időzóna: egy közeli nagyváros
people-form-zone-hint = Például Europe/Budapest vagy Budapest
people-form-quiet = Csendes órák; üresen: nincsenek
people-form-quiet-hint = Például 22:00-7:30
people-form-away = Mikor térsz vissza; üresen: itt vagy
people-form-away-hint = Például 2027-01-31, vagy 10 nap
people-forget = Ez törli a beállításaidat, és a nevedet a véget ért játszmákból. A folyó játszmáknál és a várakozó asztaloknál a helyed a tiéd marad. Ami a csatornákban megjelent, ott marad.
people-forgotten = Kész: a bot már semmit sem tárol rólad.
people-stays = A bot törölte a beállításaidat, és a nevedet a véget ért játszmákból. Az asztalaidnál viszont még ismer, itt: { $places }. Ha azok a játszmák véget érnek, vagy kilépsz belőlük, ezt is töröltetheted.
people-nobody = Valaki
