# The words of Yunnan. Seats arrive as names, terms translated, lists joined, and nothing as "none".
#
# Forms of the terms: .acc is the accusative and .of the genitive, both with the article; .in is “in” with the article,
# .one the accusative with «ένας», .any with «κανένας», and .all the accusative plural with «όλοι».

yunnan-name = Yunnan
yunnan-edition-second = Δεύτερη έκδοση
yunnan-edition-first = Πρώτη έκδοση
yunnan-option-double_bidding = Διπλές προσφορές
yunnan-about-option-double_bidding = Δύο προσφορές σε ένα κτίριο δίνουν διπλή πρόοδο· το τέλος έρχεται μόνο με τα δώρα
yunnan-option-guards = Φρουρά
yunnan-about-option-guards = Μία φορά προστατεύεις μια επαρχία από εκτοπισμό· το τέλος έρχεται μόνο με τα δώρα
yunnan-option-advanced = Προχωρημένο παιχνίδι
yunnan-about-option-advanced = Προσφορές πάνω από τα χρήματά σου: ό,τι λείπει κοστίζει πόντους νίκης
yunnan-played-by-rules = Ντούλι

# ------------------------------------------------------------------ terms
yunnan-term-puer = Πουέρ
    .acc = το Πουέρ
    .in = στο Πουέρ
yunnan-term-yunnan = Γιουνάν
    .acc = το Γιουνάν
    .in = στο Γιουνάν
yunnan-term-sichuan = Σετσουάν
    .acc = το Σετσουάν
    .in = στο Σετσουάν
yunnan-term-kang = Κανγκ
    .acc = το Κανγκ
    .in = στο Κανγκ
yunnan-term-qamdo = Τσάμντο
    .acc = το Τσάμντο
    .in = στο Τσάμντο
yunnan-term-tibet = Θιβέτ
    .acc = το Θιβέτ
    .in = στο Θιβέτ
yunnan-term-qinghai = Τσινγκχάι
    .acc = το Τσινγκχάι
    .in = στο Τσινγκχάι
yunnan-term-yunnan-sichuan = Γιουνάν–Σετσουάν
    .in = στο φαράγγι Γιουνάν–Σετσουάν
yunnan-term-yunnan-kang = Γιουνάν–Κανγκ
    .in = στο φαράγγι Γιουνάν–Κανγκ
yunnan-term-yunnan-tibet = Γιουνάν–Θιβέτ
    .in = στο φαράγγι Γιουνάν–Θιβέτ
yunnan-term-yunnan-qinghai = Γιουνάν–Τσινγκχάι
    .in = στο φαράγγι Γιουνάν–Τσινγκχάι
yunnan-term-sichuan-kang = Σετσουάν–Κανγκ
    .in = στο φαράγγι Σετσουάν–Κανγκ
yunnan-term-sichuan-tibet = Σετσουάν–Θιβέτ
    .in = στο φαράγγι Σετσουάν–Θιβέτ
yunnan-term-sichuan-qinghai = Σετσουάν–Τσινγκχάι
    .in = στο φαράγγι Σετσουάν–Τσινγκχάι
yunnan-term-kang-tibet = Κανγκ–Θιβέτ
    .in = στο φαράγγι Κανγκ–Θιβέτ
yunnan-term-kang-qinghai = Κανγκ–Τσινγκχάι
    .in = στο φαράγγι Κανγκ–Τσινγκχάι
yunnan-term-tibet-qinghai = Θιβέτ–Τσινγκχάι
    .in = στο φαράγγι Θιβέτ–Τσινγκχάι
yunnan-term-yunnan-qamdo = Γιουνάν–Τσάμντο
    .in = στο φαράγγι Γιουνάν–Τσάμντο
yunnan-term-sichuan-qamdo = Σετσουάν–Τσάμντο
    .in = στο φαράγγι Σετσουάν–Τσάμντο
yunnan-term-qamdo-tibet = Τσάμντο–Θιβέτ
    .in = στο φαράγγι Τσάμντο–Θιβέτ
yunnan-term-qamdo-qinghai = Τσάμντο–Τσινγκχάι
    .in = στο φαράγγι Τσάμντο–Τσινγκχάι
yunnan-term-supply = απόθεμα
    .acc = το απόθεμα
    .in = στο απόθεμα
yunnan-term-trading_school = Σχολή Εμπορίου
    .acc = τη Σχολή Εμπορίου
    .of = της Σχολής Εμπορίου
    .in = στη Σχολή Εμπορίου
yunnan-term-customs_office = Τελωνείο
    .acc = το Τελωνείο
    .of = του Τελωνείου
    .in = στο Τελωνείο
yunnan-term-horse_trader = Έμπορος Αλόγων
    .acc = τον Έμπορο Αλόγων
    .of = του Εμπόρου Αλόγων
    .in = στον Έμπορο Αλόγων
yunnan-term-traders_guild = Συντεχνία Εμπόρων
    .acc = τη Συντεχνία Εμπόρων
    .of = της Συντεχνίας Εμπόρων
    .in = στη Συντεχνία Εμπόρων
yunnan-term-dragon_house = Οίκος των Δράκων
    .acc = τον Οίκο των Δράκων
    .of = του Οίκου των Δράκων
    .in = στον Οίκο των Δράκων
yunnan-term-building_yard = Κατασκευές
    .acc = τις Κατασκευές
    .of = των Κατασκευών
    .in = στις Κατασκευές
yunnan-term-dianmu_temple = Ναός Ντιανμού
    .acc = τον Ναό Ντιανμού
    .of = του Ναού Ντιανμού
    .in = στον Ναό Ντιανμού
yunnan-term-post = Εμπορικός σταθμός
    .acc = τον εμπορικό σταθμό
    .one = έναν εμπορικό σταθμό
    .any = κανέναν εμπορικό σταθμό
    .all = όλους τους εμπορικούς σταθμούς
yunnan-term-bridge = Γέφυρα
    .acc = τη γέφυρα
    .one = μια γέφυρα
    .any = καμία γέφυρα
    .all = όλες τις γέφυρες
yunnan-term-teahouse = Οίκος τσαγιού
    .acc = τον οίκο τσαγιού
    .one = έναν οίκο τσαγιού
    .any = κανέναν οίκο τσαγιού
    .all = όλους τους οίκους τσαγιού
yunnan-term-guards = Φρουρά
    .acc = τη Φρουρά
    .one = τη Φρουρά
    .any = Φρουρά
    .all = τη Φρουρά

# In figures: what a building gives, procedures, and the parts of a table.
yunnan-term-trader = έναν έμπορο
yunnan-term-pass = μια άδεια συνόρων
yunnan-term-horse = ένα βήμα του αλόγου
yunnan-term-influence = επιρροή
yunnan-term-structure = ένα κτίριο
yunnan-term-block = την καταιγίδα
yunnan-term-anywhere = απόθεμα ή όποια επαρχία
yunnan-term-supply_first = πρώτα απόθεμα
yunnan-term-takes_all = προσφορές και απόθεμα στην Αγορά, και πάσο
yunnan-term-takes_bids = προσφορές στην Αγορά, και τέλος οι προσφορές
yunnan-term-all_posts = όλοι οι εμπορικοί σταθμοί
yunnan-term-connected_posts = οι συνδεδεμένοι εμπορικοί σταθμοί
yunnan-term-gives = δίνει
yunnan-term-spaces = θέσεις
yunnan-term-small = από αυτές μικρές
yunnan-term-building = κτίριο προόδου
yunnan-term-space = θέση
yunnan-term-bids = προσφορές
yunnan-term-traders = έμποροι

yunnan-none-displaced = κανέναν
yunnan-none-structure = κανένα κτίριο

# ------------------------------------------------------------------ questions
yunnan-prompt-placing = Τοποθέτησε έναν έμπορο ή πήγαινε πάσο. Στο απόθεμά σου: { $supply }. Διαθέσιμα για προσφορές: { $money } γιουάν.
yunnan-prompt-placing-beyond = Τοποθέτησε έναν έμπορο ή πήγαινε πάσο. Στο απόθεμά σου: { $supply }. Οι προσφορές σου ξεπερνούν τα χρήματά σου κατά { $missing } γιουάν.
yunnan-prompt-taking = Οι προσφορές σου κέρδισαν. Τι παίρνεις τώρα; Απομένουν: { $buildings }.
yunnan-prompt-placing-at-once = Πού βάζεις { FORM($structure, "acc") } που πήρες; Η τοποθέτηση γίνεται τώρα ή αργότερα.
yunnan-prompt-placing-guards = Ποια επαρχία προστατεύει η Φρουρά σου σε αυτόν τον γύρο;
yunnan-prompt-blocking = Ποιο φαράγγι φράζεις σε αυτόν τον γύρο;
yunnan-prompt-travelling = Χτίσε και ταξίδεψε όπως θέλεις. { $passes ->
    [0] Δεν σου μένουν άδειες συνόρων.
    [one] Σου μένει μία άδεια συνόρων.
   *[other] Σου μένουν { $passes } άδειες συνόρων.
}
yunnan-prompt-converting = Το εισόδημά σου είναι { $income } γιουάν. Πόσα γίνονται πόντοι νίκης;

# ------------------------------------------------------------------ menus and buttons

yunnan-verb-bid = Προσφορά
yunnan-verb-bank = Τράπεζα
yunnan-verb-market = Αγορά
yunnan-verb-pass = Πάσο
yunnan-verb-take = Λήψη
yunnan-verb-block = Φραγή
yunnan-verb-build = Χτίσιμο
yunnan-verb-travel = Ταξίδι
yunnan-verb-done = Τέλος
yunnan-verb-done-placing-at-once = Για αργότερα
yunnan-verb-build-placing-at-once = Τοποθέτηση τώρα
yunnan-verb-convert = Μετατροπή

# ------------------------------------------------------------------ actions, in one short line
yunnan-action-bid = Προσφορά { $space } { FORM($building, "in") }
yunnan-action-bank = Τράπεζα, θέση { $space }
yunnan-action-market = Έμπορος από { FORM($source, "acc") } στην Αγορά
yunnan-action-pass = Πάσο, και το υπόλοιπο απόθεμα στην Αγορά
yunnan-action-take = { $structure ->
    [none] Επιστροφή του εμπόρου από { FORM($building, "acc") }
   *[other] { $structure } από { FORM($building, "acc") }
}
yunnan-action-block = Φραγή { FORM($gorge, "in") }
yunnan-action-build = { $structure } { FORM($site, "in") }
yunnan-action-travel = Ταξίδι από { FORM($origin, "acc") } { FORM($destination, "in") }{ $displaced ->
    [none] {""}
   *[other] , με εκτοπισμό: { $displaced }
}
yunnan-action-done = Τέλος
yunnan-action-done-placing-at-once = Για αργότερα
yunnan-action-convert = { $amount ->
    [0] Όλο το εισόδημα σε χρήματα
    [one] Μετατροπή { $amount } γιουάν σε πόντο νίκης
   *[other] Μετατροπή { $amount } γιουάν σε πόντους νίκης
}
yunnan-action-card = Η Ντούλι γυρίζει την κάρτα { $number }
yunnan-action-order = Σειρά δημοπρασίας: { $seats }

# ------------------------------------------------------------------ commands
yunnan-command-bid = Τοποθέτησε έναν έμπορο σε θέση προσφοράς ενός κτιρίου
yunnan-command-bank = Έμπορος στην Τράπεζα: οι άλλοι πάνε στην Αγορά, εσύ παίρνεις μετρητά
yunnan-command-market = Τοποθέτησε έναν έμπορο στην Αγορά του Πουέρ
yunnan-command-pass = Μην τοποθετήσεις άλλους εμπόρους σε αυτόν τον γύρο
yunnan-command-take = Πάρε ό,τι φέρνει η προσφορά που κέρδισε
yunnan-command-block = Βάλε την καταιγίδα σε ένα φαράγγι
yunnan-command-build = Χτίσε εμπορικό σταθμό, γέφυρα ή οίκο τσαγιού, ή βάλε τη Φρουρά
yunnan-command-travel = Στείλε έναν έμπορο σε μια επαρχία
yunnan-command-done = Τελείωσε χτίσιμο και ταξίδια, ή κράτησε το κτίριο που μόλις πήρες
yunnan-command-convert = Μετάτρεψε μέρος του εισοδήματός σου σε πόντους νίκης

yunnan-field-building = Κτίριο προόδου
yunnan-field-space = Θέση
yunnan-field-source = Έμπορος από
yunnan-field-structure = Κτίριο
yunnan-field-gorge = Φαράγγι
yunnan-field-site = Πού
yunnan-field-origin = Από
yunnan-field-destination = Προς
yunnan-field-displaced = Εκτοπισμός
yunnan-field-amount = Πόντοι νίκης
yunnan-field-seats = Σειρά
yunnan-field-number = Κάρτα

yunnan-describe-bid-building = Το κτίριο προόδου όπου κάνεις προσφορά
yunnan-describe-bid-space = Η προσφορά σε γιουάν
yunnan-describe-bid-source = Από πού έρχεται ο έμπορος: το απόθεμά σου ή μια επαρχία
yunnan-describe-bank-space = Η θέση της Τράπεζας, μετρώντας από το 1
yunnan-describe-bank-source = Από πού έρχεται ο έμπορος: το απόθεμά σου ή μια επαρχία
yunnan-describe-market-source = Από πού έρχεται ο έμπορος: το απόθεμά σου ή μια επαρχία
yunnan-describe-take-building = Από ποιο κτίριο προόδου παίρνεις τώρα
yunnan-describe-take-structure = Τι παίρνεις από τις Κατασκευές
yunnan-describe-block-gorge = Το φαράγγι που κανείς δεν θα περάσει σε αυτόν τον γύρο
yunnan-describe-build-structure = Τι χτίζεις
yunnan-describe-build-site = Η επαρχία, ή το φαράγγι της γέφυρας
yunnan-describe-travel-origin = Από πού ξεκινά ο έμπορος
yunnan-describe-travel-destination = Η επαρχία όπου τελειώνει το ταξίδι
yunnan-describe-travel-displaced = Ποιου παίκτη έμπορο εκτοπίζεις, αν εκτοπίζεις κάποιον
yunnan-describe-convert-amount = Πόσο εισόδημα γίνεται πόντοι νίκης· το υπόλοιπο είναι χρήματα

# ------------------------------------------------------------------ standing orders
yunnan-verb-bidupto = Νέα προσφορά
yunnan-verb-passifoverbid = Πάσο αν με ξεπεράσουν
yunnan-verb-passifstanding = Πάσο αν δεν με ξεπεράσουν
yunnan-verb-alwayspass = Πάντα πάσο
yunnan-verb-convertall = Όλα σε πόντους
yunnan-verb-convertnone = Όλα σε χρήματα
yunnan-verb-convertallbut = Κράτηση χρημάτων

yunnan-action-bidupto = Αν η προσφορά { FORM($building, "in") } ξεπεραστεί, νέα προσφορά εκεί, έως { $limit }
yunnan-action-passifoverbid = Πάσο σε αυτή τη δημοπρασία, μόλις ξεπεραστεί προσφορά
yunnan-action-passifstanding = Πάσο σε αυτή τη δημοπρασία, αν δεν ξεπεραστεί πρώτα προσφορά
yunnan-action-alwayspass = Πάσο σε αυτή τη δημοπρασία, ό,τι κι αν συμβεί
yunnan-action-convertall = Όλο το εισόδημα αυτού του γύρου σε πόντους νίκης
yunnan-action-convertnone = Όλο το εισόδημα αυτού του γύρου σε χρήματα
yunnan-action-convertallbut = { $kept } γιουάν από το εισόδημα αυτού του γύρου σε χρήματα, τα υπόλοιπα σε πόντους νίκης

yunnan-command-bidupto = Αν ξεπεράσουν την προσφορά σου σε ένα κτίριο, κάνε εκεί νέα, έως ένα όριο
yunnan-command-passifoverbid = Πήγαινε πάσο μόλις ξεπεράσουν μια τωρινή προσφορά σου
yunnan-command-passifstanding = Πήγαινε πάσο στην επόμενη σειρά σου, αν ισχύουν ακόμη όλες οι τωρινές προσφορές σου
yunnan-command-alwayspass = Πάσο σε κάθε σειρά σου σε αυτή τη δημοπρασία, ακόμη κι αν μετά σε ξεπεράσουν
yunnan-command-convertall = Μετάτρεψε όλο το εισόδημα αυτού του γύρου σε πόντους νίκης
yunnan-command-convertnone = Πάρε όλο το εισόδημα αυτού του γύρου σε χρήματα
yunnan-command-convertallbut = Κράτησε ένα μέρος από το εισόδημα αυτού του γύρου, και κάνε το υπόλοιπο πόντους νίκης

yunnan-field-limit = Έως
yunnan-field-kept = Γιουάν που κρατάς

yunnan-describe-bidupto-building = Ένα κτίριο προόδου όπου μπορούν να σε ξεπεράσουν
yunnan-describe-bidupto-limit = Η πιο ακριβή θέση για προσφορά, σε γιουάν· οι φθηνότερες έρχονται πρώτες
yunnan-describe-convertallbut-kept = Πόσο από το εισόδημα μένει σε χρήματα

# ------------------------------------------------------------------ what happened
yunnan-event-round-begins = **Αρχίζει ο γύρος { $round }.** Σειρά δημοπρασίας: { $seats }.
yunnan-event-recalled = { $seat } παίρνει πίσω έναν έμπορο από { FORM($place, "acc") }.
yunnan-event-bid = { $seat } προσφέρει { $space } { FORM($building, "in") }.
yunnan-event-overbid = { $by } ξεπερνά την προσφορά { $space } { FORM($building, "in") }· { $seat } παίρνει πίσω τον έμπορο.
yunnan-event-overbid-self = { $seat } παίρνει πίσω τον πρώτο έμπορο από τη θέση { $space } { FORM($building, "of") }.
yunnan-event-rejoined = { $seat } είχε πάει πάσο και επιστρέφει στη δημοπρασία.
yunnan-event-bank = { $seat } πηγαίνει στην Τράπεζα.
yunnan-event-withdrawn = { $seat } αποσύρεται από { FORM($buildings, "acc") }.
yunnan-event-market = { $seat } τοποθετεί έναν έμπορο στην Αγορά.
yunnan-event-passed = { $seat } πάει πάσο{ $traders ->
    [0] .
    [one] {" "}και στέλνει έναν έμπορο στην Αγορά.
   *[other] {" "}και στέλνει { $traders } εμπόρους στην Αγορά.
}
    .several = { $seat } πάνε πάσο{ $traders ->
        [0] .
        [one] {" "}και στέλνουν από έναν έμπορο στην Αγορά.
       *[other] {" "}και στέλνουν από { $traders } εμπόρους στην Αγορά.
    }
yunnan-event-duli-passed = { $seat } πάει πάσο και κρατά τους εμπόρους της.
yunnan-event-duli-idle = { $seat } δεν βρίσκει κτίριο προόδου για την κάρτα της.
yunnan-event-bank-paid = Οι προσφορές φτάνουν τα { $total } γιουάν· { $seat } παίρνει { $amount } γιουάν από την Τράπεζα.
yunnan-event-paid = { $seat } πληρώνει { $amount } γιουάν.
yunnan-event-short-of-money = { $seat } χάνει { $points ->
    [one] έναν πόντο
   *[other] { $points } πόντους
}, γιατί για τις προσφορές { $missing ->
    [one] λείπει ένα
   *[other] λείπουν { $missing }
} γιουάν.
yunnan-event-gained-trader = { $seat } εκπαιδεύει έναν νέο έμπορο.
    .several = { $seat } εκπαιδεύουν από έναν νέο έμπορο.
yunnan-event-gained-pass = { $seat } παίρνει μια άδεια συνόρων· τώρα έχει { $passes }.
yunnan-event-horse-moved = { $seat } προχωρά με το άλογο { FORM($place, "in") }.
yunnan-event-gained-influence = { $seat } ανεβαίνει σε επιρροή { $influence }.
yunnan-event-took = { $seat } παίρνει { FORM($structure, "one") }.
yunnan-event-kept = { $seat } κρατά { FORM($structure, "acc") } για αργότερα.
yunnan-event-took-blocker = { $seat } παίρνει την καταιγίδα.
yunnan-event-blocked = { $seat } φράζει το φαράγγι { $gorge }.
yunnan-event-guarded = { $seat } βάζει για αυτόν τον γύρο τη Φρουρά { FORM($place, "in") }.
yunnan-event-travel-begins = **Τα καραβάνια ξεκινούν.** Σειρά ταξιδιού: { $seats }.
yunnan-event-built = { $seat } χτίζει { FORM($structure, "one") } { FORM($site, "in") }.
yunnan-event-duli-placed = { $seat } βάζει { $traders ->
    [one] έναν έμπορο
   *[other] { $traders } εμπόρους
} { FORM($place, "in") }.
yunnan-event-travelled = { $seat } ταξιδεύει από { FORM($origin, "acc") } { FORM($destination, "in") }.
yunnan-event-displaced = { $by } εκτοπίζει έναν έμπορο ({ $seat }) από { FORM($origin, "acc") } { FORM($destination, "in") }.
yunnan-event-travel-done = { $seat } τελείωσε τα ταξίδια.
    .several = { $seat } τελείωσαν τα ταξίδια.
yunnan-event-sent-home = { $traders ->
    [one] Ένας έμπορος ({ $seat }) αποκόπηκε { FORM($place, "in") } και γυρίζει στην Αγορά.
   *[other] { $traders } έμποροι ({ $seat }) αποκόπηκαν { FORM($place, "in") } και γυρίζουν στην Αγορά.
}
yunnan-event-inspector = Ο επιθεωρητής επισκέπτεται { FORM($place, "acc") }, όπου το εισόδημα είναι { $revenue } γιουάν.
yunnan-event-banished = Διώχνει έναν έμπορο ({ $seat }) από { FORM($place, "acc") } στην Αγορά.
yunnan-event-inspector-idle = Δεν βρίσκει κανέναν να διώξει.
yunnan-event-presents = { $seat } παίρνει { $presents ->
    [one] ένα δώρο
   *[other] { $presents } δώρα
} { FORM($place, "in") }.
yunnan-event-income = { $seat } έχει εισόδημα { $amount } γιουάν{ $costs ->
    [0] .
   *[other] , μετά από { $costs } για μεταφορά.
}
yunnan-event-order = Νέα σειρά: { $seats }.
yunnan-event-converted = { $amount ->
    [0] { $seat } παίρνει { $money } γιουάν.
    [one] { $seat } κερδίζει { $amount } πόντο{ $money ->
        [0] .
       *[other] {" "}και παίρνει { $money } γιουάν.
    }
   *[other] { $seat } κερδίζει { $amount } πόντους{ $money ->
        [0] .
       *[other] {" "}και παίρνει { $money } γιουάν.
    }
}
yunnan-event-end-by-points = Τέλος: { $seats } με { $points } πόντους ή περισσότερους.
yunnan-event-end-by-presents = { $presents ->
    [0] Τέλος: δεν έμεινε κανένα δώρο.
    [one] Τέλος: έμεινε μόνο ένα δώρο.
   *[other] Τέλος: έμειναν μόνο { $presents } δώρα.
}
yunnan-event-game-ends = Το παιχνίδι τελείωσε.
yunnan-event-score = { $place }. { $seat }: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}

# ------------------------------------------------------------------ why not
yunnan-reason-game-over = Το παιχνίδι τελείωσε.
yunnan-reason-not-your-turn = Τώρα παίζει: { $seat }.
yunnan-reason-not-now = Δεν σου ζητείται αυτό τώρα.
yunnan-reason-not-an-order = Η σειρά έχει κάθε θέση μία φορά.
yunnan-reason-not-this-order = Στην πρώτη σειρά ο αυτόματος παίκτης είναι τελευταίος, και τα χρώματα του ίδιου παίκτη δεν είναι το ένα μετά το άλλο.
yunnan-reason-not-this-card = Αυτή η κάρτα δεν είναι στη στοίβα.
yunnan-reason-no-such-building = Δεν υπάρχει τέτοιο κτίριο προόδου στο Πουέρ.
yunnan-reason-no-such-space = Δεν υπάρχει τέτοια θέση { FORM($building, "in") }. Υπάρχουν: { $spaces }.
yunnan-reason-no-such-bank-space = Η Τράπεζα δεν έχει τέτοια θέση· μετριούνται από το 1 έως το { $spaces }.
yunnan-reason-no-such-place = Δεν υπάρχει τέτοιος τόπος στον Δρόμο του Τσαγιού.
yunnan-reason-no-such-gorge = Δεν υπάρχει τέτοιο φαράγγι.
yunnan-reason-no-such-structure = Χτίζονται εμπορικοί σταθμοί, γέφυρες και οίκοι τσαγιού.
yunnan-reason-no-such-player = Δεν υπάρχει τέτοιος παίκτης.
yunnan-reason-already-there = { $bids ->
    [one] Έχεις ήδη έναν έμπορο { FORM($building, "in") }.
   *[other] Έχεις ήδη { $bids } εμπόρους { FORM($building, "in") }.
}
yunnan-reason-maxed = Δεν έχεις τίποτα άλλο να κερδίσεις { FORM($building, "in") }.
yunnan-reason-space-taken = Η θέση { $space } { FORM($building, "of") } είναι πιασμένη.
yunnan-reason-too-low = Μια μικρή θέση θέλει την υψηλότερη προσφορά, και { FORM($building, "in") } υπάρχει ήδη προσφορά { $highest }.
yunnan-reason-too-expensive = Οι προσφορές σου θα έφταναν τα { $needed } γιουάν, κι εσύ έχεις { $money }.
yunnan-reason-at-bank = Είσαι στην Τράπεζα: δεν κάνεις άλλες προσφορές σε αυτόν τον γύρο.
yunnan-reason-bank-taken = Η θέση { $space } της Τράπεζας είναι πιασμένη.
yunnan-reason-already-at-bank = Είσαι ήδη στην Τράπεζα.
yunnan-reason-not-from-market = Οι έμποροι στην Αγορά του Πουέρ μένουν εκεί σε αυτή τη φάση.
yunnan-reason-no-trader = Δεν έχεις έμπορο να πάρεις από { FORM($source, "acc") }.
yunnan-reason-no-bid-there = Δεν σου μένει προσφορά { FORM($building, "in") }.
yunnan-reason-no-structure-there = Δεν παίρνεις κτίρια από { FORM($building, "acc") }.
yunnan-reason-structure-missing = Πες ποιο κτίριο παίρνεις από τις Κατασκευές.
yunnan-reason-none-left = Έχεις πάρει ήδη { FORM($structure, "all") }.
yunnan-reason-not-this-structure = Τώρα μπορείς να τοποθετήσεις μόνο { FORM($structure, "acc") } που μόλις πήρες.
yunnan-reason-guards-at-once = Η Φρουρά τοποθετείται μόλις την πάρεις, και μόνο τότε.
yunnan-reason-none-in-hand = Δεν έχεις { FORM($structure, "any") } στο απόθεμά σου.
yunnan-reason-taken-this-round = Πήρες { FORM($structure, "acc") } σε αυτόν τον γύρο: χτίζεται από τον επόμενο και μετά.
yunnan-reason-bridge-already-there = Έχεις ήδη γέφυρα { FORM($gorge, "in") }.
yunnan-reason-gorge-blocked = Το φαράγγι { $gorge } είναι φραγμένο σε αυτόν τον γύρο.
yunnan-reason-not-in-puer = Το Πουέρ δεν είναι επαρχία: εκεί δεν χτίζεται τίποτα.
yunnan-reason-post-already-there = Έχεις όσους εμπορικούς σταθμούς επιτρέπονται { FORM($place, "in") }.
yunnan-reason-teahouse-already-there = Υπάρχει ήδη οίκος τσαγιού ({ $seat }) { FORM($place, "in") }.
yunnan-reason-horse-not-there = Το άλογό σου δεν έχει φτάσει { FORM($place, "in") }.
yunnan-reason-already-travelled = Όλοι οι έμποροί σου { FORM($place, "in") } ταξίδεψαν ήδη σε αυτή τη σειρά.
yunnan-reason-back-to-start = Ένα ταξίδι δεν τελειώνει εκεί που άρχισε.
yunnan-reason-not-back-to-puer = Κανείς δεν ταξιδεύει πίσω στο Πουέρ.
yunnan-reason-not-enough-passes = Χρειάζεται { $needed ->
    [one] μία άδεια συνόρων
   *[other] { $needed } άδειες συνόρων
}, και σου { $passes ->
    [0] δεν μένει καμία
    [one] μένει μία
   *[other] μένουν { $passes }
}.
yunnan-reason-own-trader = Δεν εκτοπίζεις δικό σου έμπορο.
yunnan-reason-safe-in-market = Στην Αγορά οι έμποροι είναι ασφαλείς.
yunnan-reason-nobody-there = { $seat } δεν έχει έμπορο { FORM($place, "in") }.
yunnan-reason-guarded = { $seat } έχει Φρουρά { FORM($place, "in") } σε αυτόν τον γύρο.
yunnan-reason-too-influential = { $seat } έχει επιρροή { $influence } κι εσύ { $own }: εκτοπίζεις μόνο όποιον έχει μικρότερη.
yunnan-reason-more-than-income = Μετάτρεψε από 0 έως { $income } γιουάν, το εισόδημά σου σε αυτόν τον γύρο.

# Why a standing order has stopped.
yunnan-reason-beyond-limit = Δεν υπάρχει θέση έως { $limit } για νέα προσφορά { FORM($building, "in") }.
yunnan-reason-supply-empty = Δεν έμεινε έμπορος στο απόθεμά σου για νέα προσφορά.
yunnan-reason-other-colour-there = Το άλλο σου χρώμα έχει προσφορά { FORM($building, "in") }.
yunnan-reason-overbid-in = Σε ξεπέρασαν { FORM($buildings, "in") }.
yunnan-reason-less-income = Το εισόδημά σου είναι μόνο { $income } γιουάν, λιγότερο από τα { $kept } που θα κρατούσες.
yunnan-reason-last-income = Είναι ο τελευταίος γύρος: ίσως οι πόντοι αξίζουν περισσότερο από τα χρήματα.
yunnan-reason-would-end = Θα είχες { $points } πόντους νίκης, και το παιχνίδι θα τελείωνε με αυτόν τον γύρο.

# ------------------------------------------------------------------ the final scoring
yunnan-score-track = Πόντοι μετρητή
yunnan-score-money = Χρήματα
yunnan-score-presents = Δώρα
yunnan-score-passes = Άδειες συνόρων
yunnan-score-influence = Επιρροή
yunnan-score-teahouses = Οίκοι τσαγιού
yunnan-score-horse = Άλογο
