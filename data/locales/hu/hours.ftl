# Time in games that last for weeks: what cannot be read.

bot-error-no-such-zone = Nincs ilyen időzóna: „{ $zone }”. Írj be egy közeli nagyvárost vagy az országodat, és válassz a felkínáltakból, például: Europe/Budapest.
bot-error-no-time-of-day = Ez nem időpont: „{ $typed }”. Írd így: `22:00`.
bot-error-quiet-too-long = A csendes órák legfeljebb { $hours } órán át tarthatnak, hogy a játékra is jusson idő a napból.
bot-error-no-duration = Ez nem időtartam: „{ $typed }”. Írd be a napokat, órákat és perceket így: `3d`, `36h` vagy `1h30m`.
bot-error-duration-too-long = Ez túl hosszú: „{ $typed }”. Legfeljebb { $days } nap lehet.
bot-error-no-bank = Ez nem időkeret: „{ $typed }”. Írd be, mennyi ideje van egy játékosnak az egész játszmára, például `72h`; a `72h+12h` minden kör után visszaad 12 órát, a `72h+12h max 96h` pedig gyűjteni is engedi.
bot-error-bank-below-initial = Az időkeret nem indulhat a felső határa fölött: ez a kezdete: `{ $initial }`, ez a határa: `{ $most }`.

# A time bank; each length of time arrives in words, such as "3 days and 12 hours"
hours-bank-fixed = { $initial }
# ... that is never fuller than at first
hours-bank-refilled = { $initial }, ebből minden kör után visszajön { $increment }
# ... that may become fuller than at first
hours-bank-capped = { $initial }, minden kör után még { $increment }, legfeljebb összesen { $most }
