# The names of commands, of their options, and of choices that are keys in English: what is typed after the slash.
# Nouns, as Greek software has them, with accents. A building is asked for by its progress (πρόοδος), since what is
# built is a building (κτίριο), too.

## Groups, and commands that stand alone

bot-name-game = παιχνίδι
bot-name-games = παιχνίδια
bot-name-me = εγώ
bot-name-yunnan = γιουνάν
bot-name-taj = ταζ

## Commands of /game

bot-name-game-new = νέο
bot-name-game-board = ταμπλό
bot-name-game-status = κατάσταση
bot-name-game-log = ιστορικό
bot-name-game-record = καταγραφή
bot-name-game-rules = κανόνες
bot-name-game-order = εντολή
bot-name-game-undo = αναίρεση
bot-name-game-move = μεταφορά
bot-name-game-end = τέλος
bot-name-game-leave = αποχώρηση
bot-name-game-return = επιστροφή
bot-name-game-replace = αντικατάσταση
bot-name-game-rematch = ρεβάνς
bot-name-game-resume = συνέχεια
bot-name-game-set = ρύθμιση
bot-name-game-replay = επανάληψη
bot-name-game-doctor = έλεγχος
bot-name-game-help = βοήθεια

## Commands of /yunnan: what a player may do, from the game's own actions

bot-name-yunnan-bid = προσφορά
bot-name-yunnan-bank = τράπεζα
bot-name-yunnan-market = αγορά
bot-name-yunnan-pass = πάσο
bot-name-yunnan-take = λήψη
bot-name-yunnan-block = φραγή
bot-name-yunnan-build = χτίσιμο
bot-name-yunnan-travel = ταξίδι
bot-name-yunnan-done = τέλος
bot-name-yunnan-convert = μετατροπή

## Commands of /taj

bot-name-taj-play = κάρτα
bot-name-taj-withdraw = αποχώρηση
bot-name-taj-place = χτίσιμο
bot-name-taj-pick = επιλογή
bot-name-taj-hand = χέρι

## Options; one that several commands have is called the same in each

bot-name-option-game = παιχνίδι
bot-name-option-edition = έκδοση
bot-name-option-seats = θέσεις
bot-name-option-options = παραλλαγές
bot-name-option-clock = χρόνος
bot-name-option-weekends = σαββατοκύριακα
bot-name-option-late = καθυστέρηση
bot-name-option-remind = υπενθύμιση
bot-name-option-language = γλώσσα
bot-name-option-show = μορφή
bot-name-option-about = θέμα
bot-name-option-table = τραπέζι
bot-name-option-seat = θέση
bot-name-option-person = άτομο
bot-name-option-pings = ειδοποιήσεις
bot-name-option-next = προειδοποίηση
bot-name-option-zone = ζώνη
bot-name-option-quiet = ησυχία
bot-name-option-vacation = διακοπές
bot-name-option-forget = διαγραφή
bot-name-option-building = πρόοδος
bot-name-option-space = θέση
bot-name-option-source = πηγή
bot-name-option-structure = κτίριο
bot-name-option-gorge = φαράγγι
bot-name-option-site = πού
bot-name-option-origin = από
bot-name-option-destination = προς
bot-name-option-displaced = εκτοπισμός
bot-name-option-amount = ποσό
bot-name-option-card = κάρτα
bot-name-option-with = μαζί
bot-name-option-city = πόλη
bot-name-option-palace = παλάτι

## Choices

bot-name-choice-picture = εικόνα
bot-name-choice-text = κείμενο
bot-name-choice-steps = βήματα
bot-name-choice-on = ναι
bot-name-choice-off = όχι

## This language, in itself

bot-language = Ελληνικά
