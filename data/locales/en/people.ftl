# What people set for themselves, and what cannot be.

bot-error-no-date = “{ $typed }” is no date. Type the day you are back as `{ $example }`, or how long you are away, as in `10d`.
bot-error-vacation-length = A vacation can last { $days } days at most, and has to end later than now.
bot-error-no-quiet = “{ $typed }” are no quiet hours. Type from when until when, such as `22:00-7:30`, or `off`.
bot-error-zone-first = Say first where you live, since quiet hours go by your clock: choose a time zone with `/me zone:`.

people-command = Show and set how this bot treats you: pings, time zone, quiet hours, vacation; only you see it
people-option-pings = How you are told that you must decide
people-option-ahead = Whether you are told that you are probably next
people-option-zone = Where you live: type a city or a country, and choose from what is offered
people-option-quiet = When you do not want to be called, such as 22:00-7:30, or off
people-option-vacation = The day you are back, such as 2027-01-31, or how long you are away, such as 10d; off: you are back
people-option-forget = Have what is stored of you deleted
people-calls-ping = A ping in the channel
people-calls-private = A private message instead
people-calls-off = Nothing: I look by myself

people-title = **How you are treated** at all tables
people-shown-calls = - You must decide: { $calls }
people-shown-ahead = - You are probably next: { $ahead ->
    [True] you are told, in the same way
   *[False] you are not told
}
people-shown-zone = - Time zone: { $zone ->
    [none] not known
   *[other] { $zone }
}
people-shown-quiet = - Quiet hours: { $quiet ->
    [none] none
   *[other] { $quiet }; calls and reminders wait until they are over
}
people-shown-away = - Vacation: { $back ->
    [none] none
   *[other] until <t:{ $back }:f>; nobody calls you before
}
people-button-ahead = Tell me when I am next
people-button-not-ahead = Do not tell me when I am next
people-button-hours = Time zone and quiet hours…
people-button-away = Vacation…
people-button-forget = Forget me
people-form-zone = Time zone: a large city near you
people-form-zone-hint = Such as Europe/Budapest, or Budapest
people-form-quiet = Quiet hours; empty for none
people-form-quiet-hint = Such as 22:00-7:30
people-form-away = You are back on; empty: you are back
people-form-away-hint = Such as 2027-01-31, or 10d for ten days
people-forget = This deletes your settings, and your name at games that have ended. At games that go on, and lobbies, your seat stays yours. What was posted in channels stays there.
people-forgotten = Done: nothing of you is stored any more.
people-stays = Your settings are deleted, and your name at games that have ended. You are still known at your tables in { $places }: when those games are over, or you have left them, you can have that forgotten too.
people-nobody = Somebody
