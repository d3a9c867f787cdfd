# What people set for themselves, and what cannot be.

bot-error-no-date = “{ $typed }” is no date. Type the day you are back as `{ $example }`, or how long you are away, as in `10d`.
bot-error-vacation-length = A vacation can last { $days } days at most, and has to end later than now.
bot-error-no-quiet = “{ $typed }” are no quiet hours. Type from when until when, such as `22:00-7:30`, or `off`.
bot-error-zone-first = Say first where you live, since quiet hours go by your clock: choose a time zone with `/me zone:`.
