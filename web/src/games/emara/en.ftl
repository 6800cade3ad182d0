board = The two rings of Emara
ring-country = Country
ring-town = Town
area-country = Country
area-town = Town
area-estate = Estate
area-nobility = Nobility
has-statue = has the statue
zone-slots = My three steps
zone-hand = In hand · { $n }
zone-goods = My goods
zone-favours = Favours
zone-advisors = My advisors
slot-label = Slot of { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
sell-books = Hand in books
sell-goods = Sell resources
favour-pile = { $n ->
        [one] 1 favour face down
       *[other] { $n } favours face down
    }
if-it-ended = If it ended now: { $n }
craftsmen-left = Craftsmen still to be hired: { $n }
price = Price
pay = Pay
not-enough = not like this
unit-own = { $good }; touch to use gold instead
unit-gold = gold for { $good }; touch to pay in kind
leftovers = Leftovers: { $n ->
        [one] 1 point
       *[other] { $n } points
    }
more-citizens = One more point to citizens
more-buildings = One more point to buildings
settle-now = { $n ->
        [one] Settle for { $n } point
       *[other] Settle for { $n } points
    }
card-brief-wood = take 1 wood
card-brief-stone = take 1 stone
card-brief-cloth = take 1 cloth
card-brief-grain = take 1 grain
card-brief-ring = take 1 ring
card-brief-gold = 1 resource → 1 gold, 3 → 2
card-brief-step = 1 step, then act
card-brief-discount = hire or recruit for 1 less
card-brief-town = act at any town place
brief-wood = everybody takes|1 wood
brief-grain = everybody takes|1 grain
brief-stone = everybody takes|1 stone
brief-cloth = everybody takes|1 cloth
brief-famine = at the end of the round:|1 grain: 3 citizens|2 grain or 1 ring: 5
brief-alms = at the end of the round:|gold or ring:|4 citizens
brief-ancient-books = at the end of the round:|book or ring:|5 buildings
brief-winter = each gain of|buildings: −1|this round
brief-traders = at the market:|a second resource|for a second gold
brief-summer = each gain of|buildings: +2|this round
brief-pious = each donation:|3 citizens|this round
brief-court = each new rank:|+2 citizens|this round
brief-people = each gift:|3 citizens|this round
brief-work = recruiting costs|1 resource less|this round
hint-play = Take a card, then touch the slot: it says how far an envoy walks this turn. Blue dashes show where.
hint-turn = Everything that glows may come next, in any order: the card, an envoy, a hut, an advisor, a rank. When nothing is left to choose, the turn ends by itself, for good.
hint-pay = Touch a disc to let gold stand in for it.
hint-visit = Each part of the place once: touch a dial, the books, or a favour of yours.
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
card-short-town = Envoy
tracks-note = The lower of the two tracks is your score; leftovers go to either, as you like. Below: where the points of the lower track come from.
