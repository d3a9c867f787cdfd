# The names of commands, of their options, and of choices that are keys in English: what is typed after the slash.
#
# For translators. Discord takes a name of 1 to 32 letters, digits, "-" and "_", without capitals and without spaces
# ("seats", not "Number of seats"; in Greek with accents, as the word is written). Within a group no two commands may
# have the same name, nor may two groups, and within a command no two options: `building` and `structure` need
# different words. Players type these, so short and plain ones are best; the verbs in the form that asks somebody to do
# something, as in English. Sentences that name a command, such as `/game rules`, write these very names.
# The words of choices are not typed but chosen, so they may be anything of at most 100 characters.

## Groups, and commands that stand alone

bot-name-game = game
bot-name-games = games
bot-name-me = me
bot-name-yunnan = yunnan
bot-name-taj = taj

## Commands of /game

bot-name-game-new = new
bot-name-game-board = board
bot-name-game-status = status
bot-name-game-log = log
bot-name-game-record = record
bot-name-game-rules = rules
bot-name-game-order = order
bot-name-game-undo = undo
bot-name-game-move = move
bot-name-game-end = end
bot-name-game-leave = leave
bot-name-game-return = return
bot-name-game-replace = replace
bot-name-game-rematch = rematch
bot-name-game-resume = resume
bot-name-game-set = set
bot-name-game-replay = replay
bot-name-game-doctor = doctor
bot-name-game-help = help

## Commands of /yunnan: what a player may do, from the game's own actions

bot-name-yunnan-bid = bid
bot-name-yunnan-bank = bank
bot-name-yunnan-market = market
bot-name-yunnan-pass = pass
bot-name-yunnan-take = take
bot-name-yunnan-block = block
bot-name-yunnan-build = build
bot-name-yunnan-travel = travel
bot-name-yunnan-done = done
bot-name-yunnan-convert = convert

## Commands of /taj

bot-name-taj-play = play
bot-name-taj-withdraw = withdraw
bot-name-taj-place = place
bot-name-taj-pick = pick
bot-name-taj-hand = hand

## Options; one that several commands have is called the same in each

bot-name-option-game = game
bot-name-option-edition = edition
bot-name-option-seats = seats
bot-name-option-options = options
bot-name-option-clock = clock
bot-name-option-weekends = weekends
bot-name-option-late = late
bot-name-option-remind = remind
bot-name-option-language = language
bot-name-option-show = show
bot-name-option-about = about
bot-name-option-table = table
bot-name-option-seat = seat
bot-name-option-person = person
bot-name-option-pings = pings
bot-name-option-next = next
bot-name-option-zone = zone
bot-name-option-quiet = quiet
bot-name-option-vacation = vacation
bot-name-option-forget = forget
bot-name-option-building = building
bot-name-option-space = space
bot-name-option-source = source
bot-name-option-structure = structure
bot-name-option-gorge = gorge
bot-name-option-site = site
bot-name-option-origin = origin
bot-name-option-destination = destination
bot-name-option-displaced = displaced
bot-name-option-amount = amount
bot-name-option-card = card
bot-name-option-with = with
bot-name-option-city = city
bot-name-option-palace = palace

## Choices

bot-name-choice-picture = picture
bot-name-choice-text = text
bot-name-choice-steps = steps
bot-name-choice-on = on
bot-name-choice-off = off

## This language, in itself

bot-language = English
