# The words of Taj Mahal. Seats arrive as names, terms translated, lists joined, and nothing as "none".

taj_mahal-name = Taj Mahal
taj_mahal-edition-standard = Standard
taj_mahal-option-memory = From memory
taj_mahal-about-option-memory = The table does not count which cards are gone; only the top discard is shown
taj_mahal-played-by-rules = nobody

taj_mahal-none-extra = no other card
taj_mahal-none-second = no second card
taj_mahal-none-third = no third card
taj_mahal-none-also = no other suit
taj_mahal-none-besides = no third suit

# ------------------------------------------------------------------ questions
taj_mahal-prompt-playing = { $province }: play a card, or withdraw. Still to be won: { $prizes ->
    [0] nothing
    [6] all six prizes
   *[other] { $court }
}. { $colour ->
    [none] You may play any colour.
   *[other] Your colour: { $colour }.
}
taj_mahal-prompt-placing = { $province }: where do you build? To place: { $ordinary ->
    [0] the crowned palace
    [one] { $crowned ->
        [0] a palace
       *[other] a palace and the crowned one
    }
   *[other] { $crowned ->
        [0] { $ordinary } palaces
       *[other] { $ordinary } palaces and the crowned one
    }
}.
taj_mahal-prompt-picking = { $number ->
    [one] Pick a card from the display.
   *[other] Pick { $number } cards from the display, one after the other.
}

# ------------------------------------------------------------------ menus and buttons

taj_mahal-verb-play = Play
taj_mahal-verb-withdraw = Withdraw
taj_mahal-verb-place = Build
taj_mahal-verb-pick = Pick

# ------------------------------------------------------------------ actions, in one short line
taj_mahal-action-play = Play { $card }{ $extra ->
    [none] {""}
   *[other] {" "}with { $extra }
}
taj_mahal-action-withdraw = Withdraw
taj_mahal-action-place = Build a { $palace } in { $city }
taj_mahal-action-pick = Pick { $card }
taj_mahal-action-provinces = Order of the visits: { $provinces }
taj_mahal-action-bonuses = Bonus tiles: { $tiles }
taj_mahal-action-first = { $player } takes the start marker
taj_mahal-action-deal = Cards for { $player }
taj_mahal-action-display = Display: { $cards }

# ------------------------------------------------------------------ commands
taj_mahal-command-play = Play a coloured card, alone or with a white or special one
taj_mahal-command-withdraw = Leave the visit with what you have won, and pick new cards
taj_mahal-command-place = Place a palace that you have won
taj_mahal-command-pick = Take a card from the display into your hand

taj_mahal-field-card = Card
taj_mahal-field-extra = With
taj_mahal-field-city = City
taj_mahal-field-palace = Palace

taj_mahal-describe-play-card = The coloured card
taj_mahal-describe-play-extra = A white or special card to play with it, if any
taj_mahal-describe-place-city = The city to build in
taj_mahal-describe-place-palace = Which palace, if you have won the crowned one
taj_mahal-describe-pick-card = A card from the display

# ------------------------------------------------------------------ standing orders
taj_mahal-verb-withdrawnext = Withdraw next
taj_mahal-verb-withdrawalone = Withdraw when alone
taj_mahal-verb-pickfirst = Pick

taj_mahal-action-withdrawnext = Withdraw at the next turn, unless it would win less than now
taj_mahal-action-withdrawalone = Withdraw once alone in { $suit }{ $also ->
    [none] {""}
   *[other] , { $also }
}{ $besides ->
    [none] {""}
   *[other] , { $besides }
}
taj_mahal-action-pickfirst = Pick { $card }{ $second ->
    [none] {""}
   *[other] , { $second }
}{ $third ->
    [none] {""}
   *[other] , { $third }
}

taj_mahal-command-withdrawnext = Withdraw at your next turn, unless you would win less than now
taj_mahal-command-withdrawalone = Withdraw once you would win a suit, or several, for being alone ahead
taj_mahal-command-pickfirst = When you pick, take the first of these cards that is still there

taj_mahal-field-suit = Suit
taj_mahal-field-also = And
taj_mahal-field-besides = And besides
taj_mahal-field-second = Second choice
taj_mahal-field-third = Third choice

taj_mahal-describe-withdrawalone-suit = A suit in which you will be alone ahead
taj_mahal-describe-withdrawalone-also = Another suit in which you must be alone ahead, too
taj_mahal-describe-withdrawalone-besides = A third suit in which you must be alone ahead, too
taj_mahal-describe-pickfirst-card = The card that you want most
taj_mahal-describe-pickfirst-second = The next one; with two picks, you get both
taj_mahal-describe-pickfirst-third = One to take if another is gone

# ------------------------------------------------------------------ what happened
taj_mahal-event-provinces = The visits lead through { $order }.
taj_mahal-event-first = { $seat } takes the start marker.
taj_mahal-event-dealt = Everybody draws { $number ->
    [one] a card
   *[other] { $number } cards
}.
taj_mahal-event-drew = { $seat } draws { $number ->
    [one] a card
   *[other] { $number } cards
}.
taj_mahal-event-drew-cards = Drawn by { $seat }: { $cards }.
taj_mahal-event-displayed = Display: { $cards }.
taj_mahal-event-reshuffled = The discards, { $number ->
    [one] one card
   *[other] { $number } cards
}, are the new draw pile.
taj_mahal-event-no-card = No card is left for { $seat } to draw.
taj_mahal-event-too-few-cards = No cards are left to fill up the display; { $number } missing.
taj_mahal-event-visit-begins = **Visit { $visit }: { $province }**, for { $goods }. { $seat } begins.
taj_mahal-event-played = { $seat } plays { $card }{ $extra ->
    [none] .
   *[other] {" "}with { $extra }.
}
taj_mahal-event-card-scored = { $seat } scores { $points ->
    [one] a point
   *[other] { $points } points
} for it.
taj_mahal-event-won = { $seat } withdraws and wins: { $suits }.
taj_mahal-event-won-nothing = { $seat } withdraws and wins nothing.
    .several = { $seat } withdraw and win nothing.
taj_mahal-event-built = { $seat } builds a { $palace } in { $city }.
taj_mahal-event-built-for-bonus = { $seat } builds a { $palace } in { $city } and takes its { $tile } tile{ $points ->
    [0] .
    [one] , for a point.
   *[other] , for { $points } points.
}
taj_mahal-event-palaces-scored = { $seat } scores { $points ->
    [one] a point for palaces in { $provinces }.
   *[other] { $points } points for joined palaces in { $provinces }.
}
taj_mahal-event-tile-scored = { $seat } takes the province tile: { $points ->
    [one] a point
   *[other] { $points } points
} for { $goods }.
taj_mahal-event-picked = { $seat } picks { $cards }.
taj_mahal-event-exchanged = { $seat } gives back two { $suit } tiles and receives the { $card }.
taj_mahal-event-exchanged-with = { $seat } gives back two { $suit } tiles and receives the { $card } from { $other }.
taj_mahal-event-exchanged-for-nothing = { $seat } gives back two { $suit } tiles and keeps the { $card }.
taj_mahal-event-game-ends = The game is over. Won by { $seats }.
taj_mahal-event-score = { $place }. { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}

# ------------------------------------------------------------------ what an action would bring
taj_mahal-outlook-standing = { $suit } { $count }: { $standing ->
    [alone] alone
    [tied] tied with { $other }
    [behind] behind { $other }
   *[gone] prize gone
}
taj_mahal-outlook-card-scored = { $points ->
    [one] 1 point at once
   *[other] { $points } points at once
}
taj_mahal-outlook-nothing-to-play = no card of yours can be played
taj_mahal-outlook-won = wins { $suits }
taj_mahal-outlook-won-nothing = wins nothing
taj_mahal-outlook-best-placing = up to { $points ->
    [one] 1 point
   *[other] { $points } points
} for palaces in { $cities }
taj_mahal-outlook-bonus-in-reach = in { $city } the { $tile } tile
taj_mahal-outlook-good-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $good }
taj_mahal-outlook-good-points-or-more = at least { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $good }
taj_mahal-outlook-extra-card = a card from the draw pile
taj_mahal-outlook-picked = { $number ->
    [0] no card to pick
    [one] 1 card to pick
   *[other] { $number } cards to pick
}
taj_mahal-outlook-built-for-bonus = { $tile } tile{ $points ->
    [0] {""}
    [one] : 1 point
   *[other] : { $points } points
}
taj_mahal-outlook-palaces-scored = { $rest ->
    [none] {""}
   *[other] up to{" "}
}{ $points ->
    [one] 1 point for palaces in { $provinces }
   *[other] { $points } points for joined palaces in { $provinces }
}{ $rest ->
    [none] {""}
   *[other] {" "}with the rest in { $rest }
}

# ------------------------------------------------------------------ why not
taj_mahal-reason-game-over = The game is over.
taj_mahal-reason-not-your-turn = It is { $seat }’s turn.
taj_mahal-reason-not-now = That is not what is asked now.
taj_mahal-reason-not-this-seat = The cards are for { $seat }.
taj_mahal-reason-not-in-pile = These cards are not in the draw pile.
taj_mahal-reason-not-so-many = { $number ->
    [one] One card is
   *[other] { $number } cards are
} to be drawn.
taj_mahal-reason-not-these-provinces = The order names each province once, and the last one last.
taj_mahal-reason-not-these-bonuses = Each fortress gets one of the bonus tiles, the Taj Mahal’s its own.
taj_mahal-reason-no-such-player = There is no such player.
taj_mahal-reason-no-such-card = There is no such card.
taj_mahal-reason-not-alone = The { $card } is played only together with a coloured card.
taj_mahal-reason-not-in-hand = You do not have the { $card }.
taj_mahal-reason-two-coloured = Of coloured cards only one is played at a time.
taj_mahal-reason-played-already = You have played the { $card } in this visit; it comes back to your hand when you withdraw.
taj_mahal-reason-other-colour = Your colour in this visit is { $colour }: the { $card } cannot be played.
taj_mahal-reason-no-such-palace = A palace is an ordinary or a crowned one.
taj_mahal-reason-none-to-place = You have no { $palace } to place.
taj_mahal-reason-no-such-city = There is no such city.
taj_mahal-reason-not-in-province = { $city } is not in { $province }, the province of this visit.
taj_mahal-reason-city-taken = { $city } has a palace already, { $seat }’s.
taj_mahal-reason-nothing-to-place = You have no palace to place: play a card, or withdraw.
taj_mahal-reason-nothing-to-pick = Cards are picked after withdrawing: play a card, or withdraw.
taj_mahal-reason-place-first = First place the palaces that you have won.
taj_mahal-reason-pick-first = First pick your cards from the display.
taj_mahal-reason-not-in-display = The { $card } is not in the display.

# Why a standing order has stopped.
taj_mahal-reason-none-in-display = No longer in the display: { $cards }.
taj_mahal-reason-others-withdrawn = All others have withdrawn from the visit.
taj_mahal-reason-prize-gone = No longer to be won: { $suits }.
taj_mahal-reason-would-win-less = You would no longer win: { $suits }.

# ------------------------------------------------------------------ the final scoring
taj_mahal-score-track = Points on the track
taj_mahal-score-specials = Special cards in hand
taj_mahal-score-whites = White cards in hand
taj_mahal-score-colour = Longest colour in hand
