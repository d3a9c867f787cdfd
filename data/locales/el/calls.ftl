# How people are told that they must decide. Names arrive bold and escaped, or as mentions.

calls-to = { $who } { $text }
calls-call = { $game }: { $what } Σε περιμένει από τις { $since }, [εδώ]({ $link }).
calls-reminder = ⏰ { $game }: { $what } Σε περιμένει από τις { $since }, [εδώ]({ $link }).
calls-ahead = { $game }: μάλλον έρχεται η σειρά σου, μετά από: { $who }. [Ταμπλό]({ $link })
calls-ahead-line = -# { $who }, μάλλον έρχεται η σειρά σου.
# { $matter } is what else they are asked, in whole sentences
calls-matter = { $game }: { $matter }
    { "[" }Εδώ]({ $link })
calls-as = { $who }: { $what }
calls-closed = -# Τα προσωπικά μηνύματα αυτού του μποτ δεν φτάνουν σε εσένα, γι’ αυτό σε ειδοποιεί εδώ. Με `/εγώ` αλλάζεις πώς το μαθαίνεις.
calls-since = <t:{ $instant }:f> (<t:{ $instant }:R>)

# Reminders of a table
calls-command-set = Δες ή, αν φιλοξενείς, άλλαξε πότε υπενθυμίζει το τραπέζι, και σε ποια γλώσσα μιλά
calls-option-remind = Όπως 24 ώρες ή 2 μέρες· όχι: χωρίς υπενθυμίσεις
calls-reminds = Όποιο άτομο δεν έχει αποφασίσει παίρνει υπενθύμιση μετά από { $every }, τρεις φορές το πολύ, και ποτέ στις ώρες ησυχίας του.
calls-reminds-never = Σε αυτό το τραπέζι δεν υπάρχουν υπενθυμίσεις.
bot-error-remind-too-soon = Υπενθυμίσεις μπορούν να έρχονται το νωρίτερο { $hours ->
    [one] κάθε ώρα
   *[other] κάθε { $hours } ώρες
}. Με `όχι` σταματούν.
