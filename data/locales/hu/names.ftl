# The names of commands, of their options, and of choices that are keys in English: what is typed after the slash.
#
# For translators. Discord takes a name of 1 to 32 letters, digits, "-" and "_", without capitals and without spaces
# ("seats", not "Number of seats"; in Greek with accents, as the word is written). Within a group no two commands may
# have the same name, nor may two groups, and within a command no two options: `building` and `structure` need
# different words. Players type these, so short and plain ones are best; the verbs in the form that asks somebody to do
# something, as in English. Sentences that name a command, such as `/game rules`, write these very names.
# The words of choices are not typed but chosen, so they may be anything of at most 100 characters.

## Groups, and commands that stand alone

bot-name-game = játék
bot-name-games = játékok
bot-name-me = én
bot-name-yunnan = yunnan
bot-name-taj = tádzs

## Commands of /game

bot-name-game-new = új
bot-name-game-board = tábla
bot-name-game-status = állás
bot-name-game-log = történet
bot-name-game-record = jegyzőkönyv
bot-name-game-rules = szabályok
bot-name-game-order = utasítás
bot-name-game-undo = visszavonás
bot-name-game-move = áthozás
bot-name-game-end = befejezés
bot-name-game-leave = kilépés
bot-name-game-return = visszatérés
bot-name-game-replace = csere
bot-name-game-rematch = visszavágó
bot-name-game-resume = folytatás
bot-name-game-set = beállítás
bot-name-game-replay = visszajátszás
bot-name-game-doctor = ellenőrzés
bot-name-game-help = súgó

## Commands of /yunnan: what a player may do, from the game's own actions

bot-name-yunnan-bid = licit
bot-name-yunnan-bank = bank
bot-name-yunnan-market = piac
bot-name-yunnan-pass = passz
bot-name-yunnan-take = elvétel
bot-name-yunnan-block = lezárás
bot-name-yunnan-build = építés
bot-name-yunnan-travel = utazás
bot-name-yunnan-done = kész
bot-name-yunnan-convert = átváltás

## Commands of /taj

bot-name-taj-play = kijátszás
bot-name-taj-withdraw = hazatérés
bot-name-taj-place = építés
bot-name-taj-pick = választás
bot-name-taj-hand = lapok

## Options; one that several commands have is called the same in each

bot-name-option-game = játék
bot-name-option-edition = kiadás
bot-name-option-seats = helyek
bot-name-option-options = változatok
bot-name-option-clock = időkeret
bot-name-option-weekends = hétvége
bot-name-option-late = késés
bot-name-option-remind = emlékeztető
bot-name-option-language = nyelv
bot-name-option-show = forma
bot-name-option-about = téma
bot-name-option-table = asztal
bot-name-option-seat = hely
bot-name-option-person = személy
bot-name-option-pings = értesítés
bot-name-option-next = következő
bot-name-option-zone = időzóna
bot-name-option-quiet = csend
bot-name-option-vacation = szabadság
bot-name-option-forget = törlés
bot-name-option-building = épület
bot-name-option-space = mező
bot-name-option-source = honnan
bot-name-option-structure = építmény
bot-name-option-gorge = szurdok
bot-name-option-site = hol
bot-name-option-origin = honnan
bot-name-option-destination = hová
bot-name-option-displaced = kiszorított
bot-name-option-amount = pont
bot-name-option-card = kártya
bot-name-option-with = mellé
bot-name-option-city = város
bot-name-option-palace = palota

## Choices

bot-name-choice-picture = kép
bot-name-choice-text = szöveg
bot-name-choice-steps = lépések
bot-name-choice-on = be
bot-name-choice-off = ki

## This language, in itself

bot-language = magyar
