board = The rings of Emara
ring-country = Country
ring-town = Town
area-country = Country
area-town = Town
area-estate = Estate
area-nobility = Nobility
has-statue = has the statue
zone-slots = Slots
zone-hand = In hand · { $n }
zone-goods = Goods
zone-favours = Favours
zone-advisors = Advisors
slot-label = Slot of { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
sell-books = Discard books
sell-goods = Sell resources
favour-pile = { $n ->
        [one] { $n } favour face down
       *[other] { $n } favours face down
    }
if-it-ended = If it ended now: { $n }
craftsmen-left = Craftsmen still to hire: { $n }
craftsman-brings = Your next craftsman brings { $n ->
        [one] { $n } citizen
       *[other] { $n } citizens
    }
price = Price
pay = Pay
not-enough = Not possible
unit-own = { $good }; choose it to pay with gold
unit-gold = Gold for { $good }; choose it to pay without gold
leftovers = Leftovers: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
more-citizens = One more point to citizens
more-buildings = One more point to buildings
settle-now = { $n ->
        [one] Score { $n } point
       *[other] Score { $n } points
    }
next-start = Your next campaign game starts at { $n }.
card-brief-wood = take { $card-takes } wood
card-brief-stone = take { $card-takes } stone
card-brief-cloth = take { $card-takes } cloth
card-brief-grain = take { $card-takes } grain
card-brief-ring = take { $card-takes } ring
card-brief-gold = { $exchange-one-resources } resource → { $exchange-one-gold } gold, { $exchange-three-resources } → { $exchange-three-gold }
card-brief-step = { $card-steps } step, then act
card-brief-discount = hire or recruit for { $card-discount } less
card-brief-town = act at any town place
brief-wood = everyone takes|{ $occasion-wood-gain } wood
brief-grain = everyone takes|{ $occasion-grain-gain } grain
brief-stone = everyone takes|{ $occasion-stone-gain } stone
brief-cloth = everyone takes|{ $occasion-cloth-gain } cloth
brief-famine = end of the round:|{ $handout-one-grain } grain → { $handout-one-citizens }|{ $handout-two-grain } grain, ring → { $occasion-famine-gain }
brief-alms = end of the round:|gold or ring|→ { $occasion-alms-gain ->
        [one] { $occasion-alms-gain } citizen
       *[other] { $occasion-alms-gain } citizens
    }
brief-ancient-books = end of the round:|book or ring|→ { $occasion-ancient-books-gain ->
        [one] { $occasion-ancient-books-gain } building
       *[other] { $occasion-ancient-books-gain } buildings
    }
brief-winter = each gain of|buildings: −{ $occasion-winter-gain }|this round
brief-traders = at the market:|{ $sale-two-resources ->
        [one] { $sale-two-resources } resource
       *[other] { $sale-two-resources } resources
    }|→ { $sale-two-gold } gold
brief-summer = each gain of|buildings: +{ $occasion-summer-gain }|this round
brief-pious = each donation:|+{ $occasion-pious-gain ->
        [one] { $occasion-pious-gain } citizen
       *[other] { $occasion-pious-gain } citizens
    }|this round
brief-court = each new rank:|+{ $occasion-court-gain ->
        [one] { $occasion-court-gain } citizen
       *[other] { $occasion-court-gain } citizens
    }|this round
brief-people = each gift:|+{ $occasion-people-gain ->
        [one] { $occasion-people-gain } citizen
       *[other] { $occasion-people-gain } citizens
    }|this round
brief-work = recruiting: −{ $occasion-work-gain }|resource|this round
hint-goal = Citizens and buildings each have a track, and the lower one is your score: the highest score wins after { $rounds } rounds. So advance the track that lags behind.
hint-play = Choose a card, then a slot: the card gives its action, the slot moves a councillor that far, and the place where the councillor stops gives another. Blue dashes show where the councillor can go.
hint-turn = Do anything that glows, in any order. Rank, craftsmen and advisors bring citizens. Taken early, a rank brings more, and craftsmen and advisors work for longer.
hint-pay = Choose a disc to pay for it with gold. Gold replaces any resource, and buys ranks as well: keep some if you plan to raise your rank.
hint-visit = Do each part of the place’s action once: choose a marker, the books, or one of your favours. A marker that others have used gives less, or costs more.
hint-gather = Take the resource of the place, and let your craftsmen there work. Think ahead to your next place in town: what will it ask for?
hint-craftsman = Each craftsman works once per visit. Choose what you still need for your next payment.
hint-spend = Keep the resource that your next place or advisor asks for.
hint-keep = A favour is used at its own place in town. Keep one for a place you will soon reach.
hint-tribute = Pay if you gain more than you give. Nothing happens if you don’t.
hint-settle = Your score is the lower track: give the points to the one that lags behind. The best split is offered first.
plate-country-forest = Forest
plate-country-quarry = Quarry
plate-country-mill = Mill
plate-country-field = Field
plate-town-castle = Castle
plate-town-cathedral = Cathedral
plate-town-market = Market
plate-town-site = Site
card-short-wood = Wood
card-short-stone = Stone
card-short-cloth = Cloth
card-short-grain = Grain
card-short-ring = Ring
card-short-gold = Gold
card-short-step = Step
card-short-discount = Discount
card-short-town = Town
tracks-note = Your score is the lower track. Leftover points go to either track. Below: where the points of the lower track come from.

# what a drawing or a label is for
tip-track = Tracks
    .about = Citizens are round, buildings square. The lower of a player’s markers is their score.
tip-citizens = Citizens
    .about = Ranks, craftsmen, advisors, books, stone and bread bring them. Your score is the lower of citizens and buildings.
tip-buildings = Buildings
    .about = They come from wood and stone at the construction site, and from books at the castle. Your score is the lower of citizens and buildings.
tip-if-ended = If it ended now
    .about = The lower track, once your leftovers are shared out in the best way.
tip-goods = Goods
    .about = Gold replaces any resource. What is left at the end becomes points.
tip-slots = Slots
    .about = Each takes one card a round and moves a councillor the number of steps shown.
tip-hand = Cards in hand
    .about = You play { $slots } a round, one on each slot.
tip-advisors = Advisors
    .about = Each brought citizens when recruited; some work at once, some once a turn, some are permanent.
tip-leftovers = Leftovers
    .about = Points to share between your tracks. The lower one counts.
tip-favours = Favours
    .about = A donation draws { $favours-drawn } of these; you keep one and use it at its place in town.
tip-victoria = Victoria
    .about = Your rival in a solo game: your lower track must pass her citizens.
tip-country = Country
    .about = Your councillor gathers resources here, and craftsmen are hired in its huts.
tip-town = Town
    .about = Your councillor spends resources here, and advisors are recruited at its places.
