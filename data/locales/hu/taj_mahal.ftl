# The words of Taj Mahal. Seats arrive as names, terms translated, lists joined, and nothing as "none".
#
# Names of people, numbers and lists take no suffixes here: they begin a sentence, stand before a possession or a noun,
# or follow a colon. The attributes of terms stand at the head of the terms' file. All special cards take the article
# „a”, so it is written in the sentences.

taj_mahal-name = Tádzs Mahal
taj_mahal-edition-standard = Alapjáték
taj_mahal-option-memory = Emlékezetből
taj_mahal-about-option-memory = Az asztal nem számolja, mely kártyák mentek el; a dobott lapok közül csak a legfelső látszik
taj_mahal-played-by-rules = senki

taj_mahal-none-extra = más kártya nélkül
taj_mahal-none-second = nincs második
taj_mahal-none-third = nincs harmadik
taj_mahal-none-also = nincs másik szimbólum
taj_mahal-none-besides = nincs harmadik szimbólum

# ------------------------------------------------------------------ questions
taj_mahal-prompt-playing = { $province }: játssz ki egy kártyát, vagy térj haza. Még elnyerhető: { $prizes ->
    [0] semmi
    [6] mind a hat szimbólum
   *[other] { $court }
}. { $colour ->
    [none] Bármelyik színt kijátszhatod.
   *[other] A színed: { $colour }.
}
taj_mahal-prompt-placing = { $province }: hová építesz? Lerakandó: { $ordinary ->
    [0] a koronás palota
    [one] { $crowned ->
        [0] egy palota
       *[other] egy palota és a koronás palota
    }
   *[other] { $crowned ->
        [0] { $ordinary } palota
       *[other] { $ordinary } palota és a koronás palota
    }
}.
taj_mahal-prompt-picking = { $number ->
    [one] Válassz egy kártyát a készletből.
   *[other] Válassz { $number } kártyát a készletből, egymás után.
}

# ------------------------------------------------------------------ menus and buttons

taj_mahal-verb-play = Kijátszás
taj_mahal-verb-withdraw = Hazatérés
taj_mahal-verb-place = Építés
taj_mahal-verb-pick = Választás

# ------------------------------------------------------------------ actions, in one short line
taj_mahal-action-play = Kijátszás: { $card }{ $extra ->
    [none] {""}
   *[other] {" "}és { $extra }
}
taj_mahal-action-withdraw = Hazatérés
taj_mahal-action-place = Építés { FORM($city, "in") }: { $palace }
taj_mahal-action-pick = Választás: { $card }
taj_mahal-action-provinces = A látogatások sorrendje: { $provinces }
taj_mahal-action-bonuses = Bónuszlapkák: { $tiles }
taj_mahal-action-first = Kezdőjátékos: { $player }
taj_mahal-action-deal = Osztás: { $player }
taj_mahal-action-display = Készlet: { $cards }

# ------------------------------------------------------------------ commands
taj_mahal-command-play = Játssz ki egy színes kártyát, magában vagy egy fehér vagy különleges kártyával
taj_mahal-command-withdraw = Térj haza a látogatásból azzal, amit elnyertél, és válassz új kártyákat
taj_mahal-command-place = Rakj le egy elnyert palotát
taj_mahal-command-pick = Végy a kezedbe egy kártyát a készletből

taj_mahal-field-card = Kártya
taj_mahal-field-extra = Mellé
taj_mahal-field-city = Város
taj_mahal-field-palace = Palota

taj_mahal-describe-play-card = A színes kártya
taj_mahal-describe-play-extra = Egy fehér vagy különleges kártya mellé, ha szeretnéd
taj_mahal-describe-place-city = A város, ahol építesz
taj_mahal-describe-place-palace = Melyik palota, ha a koronásat is elnyerted
taj_mahal-describe-pick-card = Egy kártya a készletből

# ------------------------------------------------------------------ standing orders
taj_mahal-verb-withdrawnext = Hazatérés legközelebb
taj_mahal-verb-withdrawalone = Hazatérés, ha vezetek
taj_mahal-verb-pickfirst = Választás

taj_mahal-action-withdrawnext = Hazatérés a következő körben, hacsak nem jár kevesebbel, mint most
taj_mahal-action-withdrawalone = Hazatérés, amint egyedül vezetsz ebben: { $suit }{ $also ->
    [none] {""}
   *[other] , { $also }
}{ $besides ->
    [none] {""}
   *[other] , { $besides }
}
taj_mahal-action-pickfirst = Választás: { $card }{ $second ->
    [none] {""}
   *[other] , { $second }
}{ $third ->
    [none] {""}
   *[other] , { $third }
}

taj_mahal-command-withdrawnext = Térj haza a következő körödben, hacsak nem nyernél kevesebbet, mint most
taj_mahal-command-withdrawalone = Térj haza, amint egyedül vezetsz egy vagy több szimbólumban, és így elnyered
taj_mahal-command-pickfirst = Amikor választasz, vedd el ezek közül az elsőt, ami még megvan

taj_mahal-field-suit = Szimbólum
taj_mahal-field-also = És
taj_mahal-field-besides = És még
taj_mahal-field-second = Másodikként
taj_mahal-field-third = Harmadikként

taj_mahal-describe-withdrawalone-suit = Szimbólum, amelyben egyedül vezetsz majd
taj_mahal-describe-withdrawalone-also = Másik szimbólum, amelyben szintén egyedül kell vezetned
taj_mahal-describe-withdrawalone-besides = Harmadik szimbólum, amelyben szintén egyedül kell vezetned
taj_mahal-describe-pickfirst-card = A kártya, amelyet leginkább szeretnél
taj_mahal-describe-pickfirst-second = A következő; ha kettőt választhatsz, mindkettő a tiéd
taj_mahal-describe-pickfirst-third = Ez jön, ha egy másik már nincs meg

# ------------------------------------------------------------------ what happened
taj_mahal-event-provinces = A látogatások sorrendje: { $order }.
taj_mahal-event-first = { $seat } kapja a kezdőbábut.
taj_mahal-event-dealt = Mindenki { $number ->
    [one] egy
   *[other] { $number }
} kártyát húz.
taj_mahal-event-drew = { $seat } { $number ->
    [one] egy
   *[other] { $number }
} kártyát húz.
taj_mahal-event-drew-cards = { $seat } ezt húzza: { $cards }.
taj_mahal-event-displayed = Készlet: { $cards }.
taj_mahal-event-reshuffled = A dobott lapokból ({ $number } kártya) új húzópakli lesz.
taj_mahal-event-no-card = { $seat } nem tud húzni: elfogyott a kártya.
taj_mahal-event-too-few-cards = Elfogyott a kártya, a készlet nem tölthető fel; { $number } hiányzik.
taj_mahal-event-visit-begins = **{ $visit }. látogatás: { $province }**, árui: { $goods }. { $seat } kezd.
taj_mahal-event-played = { $seat } { FORM($card, "acc") }{ $extra ->
    [none] {""}
   *[other] {" "}és { FORM($extra, "acc") }
} játszik ki.
taj_mahal-event-card-scored = { $seat } ezért { $points ->
    [one] egy
   *[other] { $points }
} pontot kap.
taj_mahal-event-won = { $seat } hazatér, és elnyeri { FORM($suits, "won") }.
taj_mahal-event-won-nothing = { $seat } hazatér, és semmit sem nyer.
    .several = { $seat } hazatér, és semmit sem nyer.
taj_mahal-event-built = { $seat } { FORM($palace, "acc") } épít { FORM($city, "in") }.
taj_mahal-event-built-for-bonus = { $seat } { FORM($palace, "acc") } épít { FORM($city, "in") }, és megkapja az ottani { FORM($tile, "tile") }{ $points ->
    [0] .
   *[other] : { $points } pont.
}
taj_mahal-event-palaces-scored = { $seat } { $points ->
    [one] egy pontot kap a palotáiért { FORM($provinces, "in") }.
   *[other] { $points } pontot kap az összekötött palotáiért { FORM($provinces, "in") }.
}
taj_mahal-event-tile-scored = { $seat } megkapja a tartománylapkát: { $points } pont ezért: { $goods }.
taj_mahal-event-picked = { $seat } ezt választja: { $cards }.
taj_mahal-event-exchanged = { $seat } visszaad két { FORM($suit, "tile") }, és megkapja a { FORM($card, "acc") }.
taj_mahal-event-exchanged-with = { $seat } visszaad két { FORM($suit, "tile") }, és átveszi a { FORM($card, "acc") }, amely eddig { $other } kezében volt.
taj_mahal-event-exchanged-for-nothing = { $seat } visszaad két { FORM($suit, "tile") }, és megtartja a { FORM($card, "acc") }.
taj_mahal-event-game-ends = A játszma véget ért. Nyertes: { $seats }.
taj_mahal-event-score = { $place }. { $seat }: { $points } pont

# ------------------------------------------------------------------ what an action would bring
taj_mahal-outlook-standing = { $suit } { $count }: { $standing ->
    [alone] egyedül vezetsz
    [tied] holtverseny: { $other }
    [behind] { $other } mögött
   *[gone] már elnyerték
}
taj_mahal-outlook-card-scored = azonnal { $points } pont
taj_mahal-outlook-nothing-to-play = nincs kijátszható kártyád
taj_mahal-outlook-won = elnyered { FORM($suits, "won") }
taj_mahal-outlook-won-nothing = semmit sem nyersz
taj_mahal-outlook-best-placing = legfeljebb { $points } pont palotákért { FORM($cities, "in") }
taj_mahal-outlook-bonus-in-reach = bónuszlapka { FORM($city, "in") }: { $tile }
taj_mahal-outlook-good-points = { $points } pont ezért: { $good }
taj_mahal-outlook-good-points-or-more = legalább { $points } pont ezért: { $good }
taj_mahal-outlook-extra-card = egy kártya a húzópakliból
taj_mahal-outlook-picked = { $number ->
    [0] nincs választható kártya
    [one] 1 kártyát választhatsz
   *[other] { $number } kártyát választhatsz
}
taj_mahal-outlook-built-for-bonus = bónuszlapka: { $tile }{ $points ->
    [0] {""}
   *[other] , { $points } pont
}
taj_mahal-outlook-palaces-scored = { $rest ->
    [none] {""}
   *[other] legfeljebb{" "}
}{ $points ->
    [one] 1 pont palotákért { FORM($provinces, "in") }
   *[other] { $points } pont összekötött palotákért { FORM($provinces, "in") }
}{ $rest ->
    [none] {""}
   *[other] , ha a többi itt áll majd: { $rest }
}

# ------------------------------------------------------------------ why not
taj_mahal-reason-game-over = A játszma véget ért.
taj_mahal-reason-not-your-turn = Most { $seat } következik.
taj_mahal-reason-not-now = Most nem ez a kérdés.
taj_mahal-reason-not-this-seat = Ezek a lapok másnak járnak: { $seat }.
taj_mahal-reason-not-in-pile = Ezek a kártyák nincsenek a húzópakliban.
taj_mahal-reason-not-so-many = { $number ->
    [one] Egy kártyát
   *[other] { $number } kártyát
} kell húzni.
taj_mahal-reason-not-these-provinces = A sorrendben minden tartomány pontosan egyszer szerepel, és az utolsó a legutolsó.
taj_mahal-reason-not-these-bonuses = Minden erődített város egy bónuszlapkát kap, a Tádzs Mahalé a sajátját.
taj_mahal-reason-no-such-player = Nincs ilyen játékos.
taj_mahal-reason-no-such-card = Nincs ilyen kártya.
taj_mahal-reason-not-alone = Ez csak színes kártyával együtt játszható ki: { $card }.
taj_mahal-reason-not-in-hand = Ez a kártya nincs a kezedben: { $card }.
taj_mahal-reason-two-coloured = Színes kártyából egyszerre csak egyet lehet kijátszani.
taj_mahal-reason-played-already = Ezen a látogatáson már kijátszottad: { $card }. Hazatéréskor visszakerül a kezedbe.
taj_mahal-reason-other-colour = Ezen a látogatáson a színed { $colour }, ezért ez nem játszható ki: { $card }.
taj_mahal-reason-no-such-palace = A palota vagy rendes, vagy koronás.
taj_mahal-reason-none-to-place = Nincs ilyen lerakandó palotád: { $palace }.
taj_mahal-reason-no-such-city = Nincs ilyen város.
taj_mahal-reason-not-in-province = { $city } nincs { FORM($province, "in") }, a mostani látogatás tartományában.
taj_mahal-reason-city-taken = { FORM($city, "in") } már áll { $seat } palotája.
taj_mahal-reason-nothing-to-place = Nincs lerakandó palotád: játssz ki egy kártyát, vagy térj haza.
taj_mahal-reason-nothing-to-pick = Kártyát hazatérés után választhatsz: játssz ki egyet, vagy térj haza.
taj_mahal-reason-place-first = Előbb rakd le az elnyert palotákat.
taj_mahal-reason-pick-first = Előbb válaszd ki a kártyáidat a készletből.
taj_mahal-reason-not-in-display = Ez a kártya nincs a készletben: { $card }.

# Why a standing order has stopped.
taj_mahal-reason-none-in-display = Már nincs a készletben: { $cards }.
taj_mahal-reason-others-withdrawn = Mindenki más hazatért már a látogatásból.
taj_mahal-reason-prize-gone = Már nem nyerhető el: { $suits }.
taj_mahal-reason-would-win-less = Ezt már nem nyernéd el: { $suits }.

# ------------------------------------------------------------------ the final scoring
taj_mahal-score-track = Pontok a sávon
taj_mahal-score-specials = Különleges kártyák kézben
taj_mahal-score-whites = Fehér kártyák kézben
taj_mahal-score-colour = Leghosszabb szín kézben
