plate-churches = Churches
plate-monks = Monks
plate-council = Council
plate-fields = Fields
plate-street = Street of workshops
plate-travel = Journeys
plate-steward = Steward
plate-chronicle = Chronicle
plate-graves = Nameless
plate-rats = { $n ->
    [one] Rats: 1 square to the invasion
   *[other] Rats: { $n } squares to the invasion
}
chronicle-room = { $n ->
    [one] 1 place left
   *[other] { $n } places left
}
market-square = The market square
village-of = The village of { $name }
area-dice = Dice
area-buy = Buy
area-office = Office
area-home = Home
area-parish = Parish
area-trades = Trades
turn-die = Turn this die
tree = Tree
barn = Barn
school = School
harvest = Harvest
personal-gain = +1 story
time-of-life = time of this life
card-square = Square
card-field = Field
card-stage = Stage { $letter }
card-chapel = Chapel
trade-0 = Abbot
trade-1 = Councillor
trade-2 = Traveller
trade-3 = Craftsman
trade-4 = Merchant
served = served
so-many-points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
if-over = pts, if it ended now
windows = { $n ->
    [one] 1 window: { $points }
   *[other] { $n } windows: { $points }
}
on-the-tree = On the tree
sum-of = Sum { $n }
sum-lights = With { $n }: { $list }.
and-more = and { $n } more
purchases = { $n ->
    [0] no purchase
    [one] 1 purchase
   *[other] { $n } purchases
}
holds-the-hand = holds the hand
hint-first = Point at a die to see what it could do. Two dice make a sum; every banner with that sum answers you.
hint-second = Each die wears the sum it would make. Blue dashes show what would answer.
hint-act = Gold frames answer your sum: one black ribbon in the square, or white banners in your village, or your chief’s walk.
hint-chain = White banners go on: use as many as answer, then end your turn.
hint-attract = Customers wait in your village until you serve them; only then do they count.
hint-death = The chronicle pays for the first two of each profession. His zone sleeps until the school sends a successor.
told-time = Time
told-tree = Story at the tree
told-hall = Story in the hall
told-points = Points
