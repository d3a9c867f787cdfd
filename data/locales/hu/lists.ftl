# How notes follow one another where each may hold commas itself: "cards 5, 6; goods 2".

lists-groups = { $one }; { $other }
