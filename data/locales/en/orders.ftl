# Standing orders. Names of people arrive bold and escaped.

orders-by-order = { $sentence } *(by standing order)*
orders-by-once = { $sentence } *(by a stand-in)*

# The panel
orders-title = **Your standing orders**
orders-title-as = **Standing orders of { $who }**
orders-none = None yet.
orders-line = { $number }. { $order }
orders-about = -# An order acts in your place as soon as you are asked. On a surprise that it does not foresee it stops, and you are asked yourself. Nobody else can see it until it has acted.
orders-nothing = -# Nothing can be ordered now.
orders-choose = -# What is to be done in your place?
orders-confirm = { $order }
    -# Give this order?
orders-confirm-now = { $order }
    -# You are asked just now, so this order would act at once. Give it?
orders-given = Ordered: { $order }.
orders-taken-back = Taken back: { $order }.
orders-stale = That menu has been overtaken; nothing was changed. These are your orders now.
orders-button = Orders
orders-button-take-back = Take back { $number }
orders-button-as = { $who }

# What has become of orders
orders-stopped = Your order has stopped: { $order }. { $reason }
orders-stopped-quiet = Your order has stopped, for the rules no longer allow what it would do: { $order }.
orders-undone = Your order is no longer in force, as something was taken back: { $order }.

# Since somebody's own last action
lately-title = **Since your last action** (ringed on the board)
lately-title-first = **Since the game began** (ringed on the board)

# Commands
orders-command = Tell the bot what to do in your place when you are asked; only you see it

# Refusals
bot-error-order-gone = That order is no longer in force.
bot-error-order-idle = That order would have nothing to do any more.
bot-error-too-many-orders = You have { $most } orders in force already: take one back first.
bot-error-not-your-seat = That seat is not yours.
