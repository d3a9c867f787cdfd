# Time in games that last for weeks: what cannot be read.

bot-error-no-such-zone = Nincs ilyen időzóna: „{ $zone }”. Írj be egy közeli nagyvárost vagy az országodat, és válassz a felkínáltakból, például: Europe/Budapest.
bot-error-no-time-of-day = Ez nem időpont: „{ $typed }”. Írd így: `22:00`.
bot-error-quiet-too-long = A csendes órák legfeljebb { $hours } órán át tarthatnak, hogy a játékra is jusson idő a napból.
bot-error-no-duration = Ez nem időtartam: „{ $typed }”. Írd be a napokat, órákat és perceket így: `3 nap`, `36 óra` vagy `1 óra 30 perc`.
bot-error-duration-too-long = Ez túl hosszú: „{ $typed }”. Legfeljebb { $days } nap lehet.
bot-error-no-bank = Ez nem időkeret: „{ $typed }”. Írd be, mennyi ideje van egy játékosnak az egész játszmára, például `72 óra`; a `72 óra + 12 óra` minden kör után visszaad 12 órát, a `72 óra + 12 óra legfeljebb 96 óra` pedig gyűjteni is engedi.
bot-error-bank-below-initial = Ez nem időkeret: „{ $typed }”. A felső határa kisebb, mint amennyivel indul.

# A time bank; each length of time arrives in words, such as "3 days and 12 hours"
hours-bank-fixed = { $initial }
# ... that is never fuller than at first
hours-bank-refilled = { $initial }, ebből minden kör után visszajön { $increment }
# ... that may become fuller than at first
hours-bank-capped = { $initial }, minden kör után még { $increment }, legfeljebb összesen { $most }

# Words for times that people type, between commas; the English ones are understood in every language as well. In any
# case, with or without accents and full stops. The first word of "off" and of "pause" is also shown, where it can be
# chosen; "most" stands before what a time bank can hold at most, "to" between the ends of quiet hours, "am" and "pm"
# after an hour of the day. No word may stand for two things.
typed-day = nap, n
typed-hour = óra, ó
typed-minute = perc, p
typed-off = ki, nincs, nem, soha
typed-pause = szünet, szünetel
typed-most = legfeljebb, max
typed-to = és
typed-am = de, délelőtt
typed-pm = du, délután
