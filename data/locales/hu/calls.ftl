# How people are told that they must decide. Names arrive bold and escaped, or as mentions.

calls-to = { $who } { $text }
calls-call = { $game }: { $what } A kérdés ideje: { $since }, [itt találod]({ $link }).
calls-reminder = ⏰ { $game }: { $what } A kérdés ideje: { $since }, [itt találod]({ $link }).
calls-ahead = { $game }: valószínűleg te jössz { $who } után. [Tábla]({ $link })
calls-ahead-line = -# { $who }, valószínűleg te jössz.
# { $matter } is what else they are asked, in whole sentences
calls-matter = { $game }: { $matter }
    { "[" }Itt találod]({ $link })
calls-as = { $who }: { $what }
calls-closed = -# A bot privát üzenetei nem jutnak el hozzád, ezért itt említ meg. Az `/én` paranccsal állíthatod be, hogyan szóljon.
calls-since = <t:{ $instant }:f> (<t:{ $instant }:R>)

# Reminders of a table
calls-command-set = Megmondja, vagy házigazdaként beállítja, mikor jön emlékeztető, és milyen nyelvű az asztal
calls-option-remind = Például 24 óra vagy 2 nap; ki: ne legyen emlékeztető
calls-reminds = Aki nem döntött, ennyi idő után kap emlékeztetőt: { $every }, legfeljebb háromszor, és csendes óráiban soha.
calls-reminds-never = Ennél az asztalnál senki sem kap emlékeztetőt.
bot-error-remind-too-soon = Emlékeztető leghamarabb { $hours } óra után jöhet. A `ki` szóval kikapcsolható.
