# Time in games that last for weeks: what cannot be read.

bot-error-no-such-zone = There is no time zone “{ $zone }”. Type a large city near you, or your country, and choose from what is offered, such as Europe/Budapest.
bot-error-no-time-of-day = “{ $typed }” is no time of day. Type it as `22:00` or `10pm`.
bot-error-quiet-too-long = Quiet hours can be { $hours } hours long at most, so that there is some time of the day for the game.
bot-error-no-duration = “{ $typed }” is no length of time. Type days, hours and minutes, as in `3d`, `36h` or `1h30m`.
bot-error-duration-too-long = “{ $typed }” is too long: { $days } days at most.
bot-error-no-bank = “{ $typed }” is no time bank. Type what each player has for the whole game, such as `72h`; `72h+12h` gives 12 hours back after each turn, and `72h+12h max 96h` lets them be saved up.
bot-error-bank-below-initial = “{ $typed }” is no time bank: what it can hold at most is less than what it begins with.

# A time bank; each length of time arrives in words, such as "3 days and 12 hours"
hours-bank-fixed = { $initial }
# ... that is never fuller than at first
hours-bank-refilled = { $initial }, of which each turn gives { $increment } back
# ... that may become fuller than at first
hours-bank-capped = { $initial }, and { $increment } more after each turn, up to { $most }

# Words for times that people type, between commas; the English ones are understood in every language as well. In any
# case, with or without accents and full stops. The first word of "off" and of "pause" is also shown, where it can be
# chosen; "most" stands before what a time bank can hold at most, "to" between the ends of quiet hours, "am" and "pm"
# after an hour of the day. No word may stand for two things.
typed-day = d, day, days
typed-hour = h, hr, hrs, hour, hours
typed-minute = m, min, mins, minute, minutes
typed-off = off, none, never, no
typed-pause = pause
typed-most = max
typed-to = to, until, till
typed-am = am
typed-pm = pm
