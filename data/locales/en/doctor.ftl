# What /game doctor finds, and how it is mended. Times are shown by Discord in the reader's own time zone.

doctor-command = Check whether all is well for the bot in this channel, and how to mend what is not
doctor-well = All is well here: the bot can post boards in this channel, and nothing waits to be told.
doctor-ill = { $count ->
    [one] **One thing is not as it should be here:**
   *[other] **{ $count } things are not as they should be here:**
}
doctor-finding = - { $finding }

# How to mend, as it stands at the end of sentences
-doctor-allow = To mend it, allow it to the bot’s role: Edit Channel › Permissions (of a thread, its parent channel’s).
-doctor-runs = whoever runs this bot

# Rights
doctor-right-view-channel = The bot lacks the right “{ $right }”, so it can post nothing here. { -doctor-allow }
doctor-right-send-messages = The bot lacks the right “{ $right }”, so moves count but the channel is told nothing. { -doctor-allow }
doctor-right-send-messages-in-threads = The bot lacks the right “{ $right }”, so moves count but this thread is told nothing. { -doctor-allow }
doctor-right-attach-files = The bot lacks the right “{ $right }”, so boards come in words instead of pictures. { -doctor-allow }
doctor-right-read-message-history = The bot lacks the right “{ $right }”: after a broken connection it cannot see whether a board is out, and may post it twice. { -doctor-allow }

# Threads and limits
doctor-thread-locked = This thread is locked, so the bot cannot post in it. Whoever may manage threads can unlock it, or `/game move` brings the game to another channel.
doctor-thread-archived = This thread is archived, so few will look into it. Write anything here, and it is open again.
doctor-file-limit = Files here may have only { $limit } KiB, so boards are made smaller, or told in words. Whoever manages this server’s limits can raise that.
doctor-commands-old = Discord did not take this version’s commands, so older ones are in force. The reason is in the log: { -doctor-runs } should look there and start the bot again.
doctor-commands-missing = Discord does not know these commands of the bot: { $commands }. To have them registered anew, { -doctor-runs } should start it again.
doctor-commands-unheard = Discord did not say which commands it knows ({ $reason }). Most likely it has trouble of its own that passes: try `/game doctor` again later.

# The database
doctor-database-read-only = The database cannot be written to, so no move counts. To mend it, { -doctor-runs } must make its file and folder writable.
doctor-database-busy = The database is held by another program, so no move counts. If that lasts, { -doctor-runs } must end what holds it.
doctor-database-lost = Another process has taken over the database, and this one is about to stop. To mend it, { -doctor-runs } must see to it that only one is running.
doctor-database-broken = The database takes nothing, so no move counts: the disk may be full or failing. To mend it, { -doctor-runs } must look at the log.
doctor-database-damaged = The database’s file is damaged. As soon as possible { -doctor-runs } should stop the bot, run `python -m bot check`, and go back to a backup.

# The clock
doctor-clock-ahead = The bot’s clock is { $seconds } seconds ahead of Discord’s, so times shown, reminders and deadlines are wrong. To mend it, { -doctor-runs } must set the computer’s clock, best by NTP.
doctor-clock-behind = The bot’s clock is { $seconds } seconds behind Discord’s, so times shown, reminders and deadlines are wrong. To mend it, { -doctor-runs } must set the computer’s clock, best by NTP.

# The game here, and what its channel has not been told
doctor-rules-unknown = The game here was begun with other rules than this version of the bot knows, so it rests. To mend it, { -doctor-runs } must update the bot.
doctor-stuck = The newest board has been waiting to be posted since { $since }. It is tried again and again; if it lasts, the reason is in the log of { -doctor-runs }.
doctor-parked = The newest board has been waiting since { $since }: { $reason }. Once that is mended it is posted by itself, or `/game move` brings the game to another channel.
doctor-why-10003 = Discord says that its channel is gone
doctor-why-50001 = Discord says that the bot does not see its channel
doctor-why-50013 = Discord says that the bot lacks a right there
doctor-why-160005 = Discord says that its thread is locked
doctor-why-unknown-rules = its rules are not known to this version of the bot
doctor-why-other = Discord refused it for a reason of its own, number { $code }

# For the game's host and those who manage the channel
doctor-details = -# Version { $version } · { $commands } commands known to Discord · files up to { $limit } KiB · clock { $skew } s { $side } Discord’s · Discord answers in { $latency } ms · database written in { $written } ms · { $waiting ->
        [0] no channel waits for news
        [one] one channel waits for news
       *[other] { $waiting } channels wait for news
    }, { $parked } of them parked
doctor-ahead = ahead of
doctor-behind = behind
