# How notes follow one another where each may hold commas itself: "cards 5, 6; goods 2".

lists-groups = { $one }; { $other }

# What stands for several of the same in a list: "the Customs Office (×2) and the Traders Guild".
lists-repeated = { $item } (×{ $count })
