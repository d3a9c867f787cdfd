# How people are told that they must decide. Names arrive bold and escaped, or as mentions.

calls-to = { $who } { $text }
calls-call = { $game }: { $what } Asked { $since }, [here]({ $link }).
calls-reminder = ⏰ { $game }: { $what } Asked { $since }, [here]({ $link }).
calls-ahead = { $game }: you are probably next, after { $who }. [Board]({ $link })
calls-ahead-line = -# { $who }, you are probably next.
# { $matter } is what else they are asked, in whole sentences
calls-matter = { $game }: { $matter }
    { "[" }Here]({ $link })
calls-as = { $who }: { $what }
calls-closed = -# Private messages from this bot do not reach you, so it pings you here. `/me` changes how you are told.
calls-since = <t:{ $instant }:f> (<t:{ $instant }:R>)

# Reminders of a table
calls-command-set = Say, or change as its host, when this table reminds, and in which language it is told
calls-option-remind = Such as 24h or 2d; off for no reminders
calls-reminds = Who has not decided is reminded after { $every }, three times at most, and never in their quiet hours.
calls-reminds-never = Nobody is reminded at this table.
bot-error-remind-too-soon = Reminders can come { $hours ->
    [one] every hour
   *[other] every { $hours } hours
} at the soonest. `off` turns them off.
