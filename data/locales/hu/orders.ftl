# Standing orders. Names of people arrive bold and escaped.

orders-by-order = { $sentence } *(utasításra)*
orders-by-once = { $sentence } *(egy helyettes döntött)*

# The panel
orders-title = **Az utasításaid**
orders-title-as = **{ $who } utasításai**
orders-none = Még nincs egy sem.
orders-line = { $number }. { $order }
orders-about = -# Az utasítás helyetted cselekszik, amint rád kerül a sor. Előre nem látott helyzetben megáll, és a kérdést te kapod. Amíg nem cselekedett, más nem láthatja.
orders-nothing = -# Most semmire sem adható utasítás.
orders-choose = -# Mi történjen helyetted?
orders-confirm = { $order }
    -# Megadod ezt az utasítást?
orders-confirm-now = { $order }
    -# Éppen te következel, ezért ez az utasítás azonnal cselekedne. Megadod?
orders-given = Utasítás megadva – { $order }.
orders-taken-back = Visszavonva – { $order }.
orders-stale = Ez a menü már elavult; semmi sem változott. Ezek most az utasításaid.
orders-button = Utasítások
orders-button-take-back = Visszavonás: { $number }.
orders-button-as = { $who }

# What has become of orders
orders-stopped = Az utasításod megállt: { $order }. { $reason }
orders-stopped-quiet = Az utasításod megállt, mert a szabályok már nem engedik azt, amit tenne: { $order }.
orders-undone = Az utasításod már nem él, mert visszavontak valamit: { $order }.

# Since somebody's own last action
lately-title = **Az utolsó lépésed óta** (bekarikázva a táblán)
lately-title-first = **A játszma kezdete óta** (bekarikázva a táblán)

# Commands
orders-command = Megadhatod, mit tegyen helyetted a bot, ha rád kerül a sor; csak te látod

# Refusals
bot-error-order-gone = Ez az utasítás már nem él.
bot-error-order-idle = Ennek az utasításnak már nem lenne dolga.
bot-error-too-many-orders = Már { $most } utasításod él: előbb vonj vissza egyet.
bot-error-not-your-seat = Ez a hely nem a tiéd.
