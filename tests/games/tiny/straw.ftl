# The words of the Last Straw.

straw-name = The Last Straw
straw-edition-standard = Standard
straw-played-by-rules = Nobody

straw-command-load = Load a bundle onto the camel
straw-describe-load-bundle = The bundle, by its straws
straw-field-bundle = Bundle
straw-verb-load = Load
straw-group-load = Bundles
straw-action-load = Load { $bundle }
straw-action-deal = A hand for { $player }

straw-prompt-loading = to load a bundle; the camel bears { $load } so far
straw-outlook-bears = The camel then bears { $load }.
straw-outlook-breaks = { $load } are too many: the camel breaks down.

straw-event-dealt = You hold { $bundles }.
straw-event-loaded = { $seat } loads { $bundle }: the camel bears { $load }.
straw-event-broken = { $seat } loads { $bundle }: { $load } are too many, and the camel breaks down!

straw-reason-game-over = The game is over.
straw-reason-not-your-turn = It is { $seat }’s turn.
straw-reason-not-now = This cannot be done now.
straw-reason-not-in-hand = You hold no such bundle.
straw-reason-not-in-pile = There are no such bundles left.

straw-rule-loading = In turn, load a bundle; it counts its straws for you. Whoever brings the camel over { $bears } has nothing.
    .title = Loading
straw-figure-bundles-each = Bundles for each
straw-figure-camel-bears = The camel bears
straw-score-straws = straws

straw-board-camel = The camel bears { $load } of { $bears } straws
straw-board-player = { $seat }: { $loaded } loaded, { $bundles } bundles in hand
straw-board-hand = You hold bundles of { $bundles }
