# Crown of Emara, in our own words.

title = Crown of Emara
pitch = Two councillors, nine cards, two tracks: attract citizens, and house every one of them.
length = 60–75 min
weight = medium

# Amounts

n-wood = { $n } wood
n-stone = { $n } stone
n-cloth = { $n } cloth
n-grain = { $n } grain
n-bread = { $n } bread
n-rings =
    { $n ->
        [one] { $n } ring
       *[other] { $n } rings
    }
n-gold = { $n } gold
citizens-gain =
    { $gain ->
        [one] { $gain } citizen
       *[other] { $gain } citizens
    }
buildings-gain =
    { $gain ->
        [one] { $gain } building
       *[other] { $gain } buildings
    }
citizens-printed =
    { $citizens ->
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    }

# Goods

good-wood = wood
    .n = { $n } wood
    .about = Found in the forest. Pays for huts and advisors; gives buildings at the construction site.
good-stone = stone
    .n = { $n } stone
    .about = Found in the quarry. Pays for huts and advisors; gives buildings and citizens at the construction site.
good-cloth = cloth
    .n = { $n } cloth
    .about = Found in the weaving mill. Pays for huts, advisors, gifts and donations.
good-grain = grain
    .n = { $n } grain
    .about = Found in the grain field. Pays for huts and advisors; a craftsman can bake it into bread.
good-bread = bread
    .n = { $n } bread
    .about = Attracts citizens at the construction site.
good-book = book
    .n =
        { $n ->
            [one] { $n } book
           *[other] { $n } books
        }
    .about = Gives buildings at the castle or citizens at the market.
good-ring = signet ring
    .n =
        { $n ->
            [one] { $n } ring
           *[other] { $n } rings
        }
    .about =
        Raises your rank. Worth { $ring-worth ->
            [one] { $ring-worth } point
           *[other] { $ring-worth } points
        } at the end.
good-gold = gold
    .n = { $n } gold
    .about = Pays in place of any resource. The higher ranks ask for it.
resource-wood = wood
    .n = { $n } wood
resource-stone = stone
    .n = { $n } stone
resource-cloth = cloth
    .n = { $n } cloth
resource-grain = grain
    .n = { $n } grain

# Places

country-forest = forest
    .at = in the forest
    .about = Take { $gathered } wood. Each of your craftsmen here brings { $gathered } more, or bakes { $baked } bread.
country-quarry = quarry
    .at = at the quarry
    .about = Take { $gathered } stone. Each of your craftsmen here brings { $gathered } more, or bakes { $baked } bread.
country-mill = weaving mill
    .at = at the weaving mill
    .about = Take { $gathered } cloth. Each of your craftsmen here brings { $gathered } more, or bakes { $baked } bread.
country-field = grain field
    .at = in the grain field
    .about = Take { $gathered } grain. Each of your craftsmen here brings { $gathered } more, or bakes { $baked } bread.
town-castle = castle
    .about =
        Make a gift to receive a ring. Discard a book for { $castle-book-buildings ->
            [one] { $castle-book-buildings } building
           *[other] { $castle-book-buildings } buildings
        }.
town-cathedral = cathedral
    .about = Make a donation to receive a book and a favour.
town-market = market
    .about = Sell a resource for gold. Discard books for citizens.
town-site = construction site
    .about = Pay stone, bread and wood for buildings and citizens.
slot-one = 1-step slot
slot-two = 2-step slot
slot-three = 3-step slot
hut-forest-1 = forest, hut 1
    .at = in the forest
hut-forest-2 = forest, hut 2
    .at = in the forest
hut-forest-3 = forest, hut 3
    .at = in the forest
hut-quarry-1 = quarry, hut 1
    .at = at the quarry
hut-quarry-2 = quarry, hut 2
    .at = at the quarry
hut-quarry-3 = quarry, hut 3
    .at = at the quarry
hut-mill-1 = weaving mill, hut 1
    .at = at the weaving mill
hut-mill-2 = weaving mill, hut 2
    .at = at the weaving mill
hut-mill-3 = weaving mill, hut 3
    .at = at the weaving mill
hut-field-1 = grain field, hut 1
    .at = in the grain field
hut-field-2 = grain field, hut 2
    .at = in the grain field
hut-field-3 = grain field, hut 3
    .at = in the grain field

# Action cards

card-wood = Wood
    .gain = { $card-takes } wood
    .about = Take { $card-takes } wood.
card-stone = Stone
    .gain = { $card-takes } stone
    .about = Take { $card-takes } stone.
card-cloth = Cloth
    .gain = { $card-takes } cloth
    .about = Take { $card-takes } cloth.
card-grain = Grain
    .gain = { $card-takes } grain
    .about = Take { $card-takes } grain.
card-ring = Ring
    .gain =
        { $card-takes ->
            [one] { $card-takes } ring
           *[other] { $card-takes } rings
        }
    .about =
        Take { $card-takes ->
            [one] { $card-takes } ring
           *[other] { $card-takes } rings
        }.
card-gold = Gold
    .about =
        Pay { $exchange-one-resources ->
            [one] { $exchange-one-resources } resource
           *[other] { $exchange-one-resources } resources
        } for { $exchange-one-gold } gold, or { $exchange-three-resources ->
            [one] { $exchange-three-resources } resource
           *[other] { $exchange-three-resources } resources
        } for { $exchange-three-gold } gold.
card-step = One more step
    .about =
        Move one of your councillors { $card-steps ->
            [one] { $card-steps } step
           *[other] { $card-steps } steps
        }. You may then do the place’s action.
card-discount = Discount
    .about =
        Hire or recruit where one of your councillors is, for { $card-discount ->
            [one] { $card-discount } resource
           *[other] { $card-discount } resources
        } less. This does not use up your bonus action.
card-town = Town action
    .about = Do the action of any place in town, wherever your councillors are.

# Advisors

advisor-coin = Master of Coin
    .about = At once: { $gain } gold.
advisor-archivist = Archivist
    .about =
        At once: { $gain ->
            [one] { $gain } book
           *[other] { $gain } books
        }.
advisor-goldsmith = Goldsmith
    .about =
        At once: { $gain ->
            [one] { $gain } ring
           *[other] { $gain } rings
        }.
advisor-carpenter = Carpenter
    .about = At once: { buildings-gain }.
advisor-baker = Baker
    .about = Once a turn: { $batch-one-cloth } cloth and { $batch-one-grain } grain → { $batch-one-bread } bread, or { $batch-two-cloth } cloth and { $batch-two-grain } grain → { $batch-two-bread } bread.
advisor-schoolmarm = Schoolmarm
    .about =
        Once a turn: { $pays ->
            [one] { $pays } resource
           *[other] { $pays } resources
        } → { $gain ->
            [one] { $gain } book
           *[other] { $gain } books
        }.
advisor-bailiff = Bailiff
    .about =
        Once a turn: { $pays ->
            [one] { $pays } ring
           *[other] { $pays } rings
        } → { buildings-gain }.
advisor-dressmaker = Dressmaker
    .about =
        Once a turn: { $pays } cloth → { citizens-gain }.
advisor-landlord = Landlord
    .about =
        Once a turn: { $pays } cloth and { $landlord-evicts ->
            [one] { $landlord-evicts } citizen
           *[other] { $landlord-evicts } citizens
        } → { buildings-gain }.
advisor-merchant = Merchant
    .about =
        Once a turn: { $pays ->
            [one] { $pays } resource
           *[other] { $pays } resources
        } → { $gain } of another kind.
advisor-chamberlain = Chamberlain
    .about =
        Permanent: { $pays ->
            [one] { $pays } ring
           *[other] { $pays } rings
        } → { $gain } gold, or the reverse, as often as you like.
advisor-scholar = Scholar
    .about = Permanent: hire and recruit with any resources. Only how many you pay matters.
advisor-mayoress = Mayoress
    .about =
        Permanent: { $gain ->
            [one] { $gain } more citizen
           *[other] { $gain } more citizens
        } per gift.
advisor-steward = Steward
    .about = Permanent: hire and recruit at any place, wherever your councillors are.
advisor-abbess = Abbess
    .about =
        Permanent: { $gain ->
            [one] { $gain } more book
           *[other] { $gain } more books
        } per donation.
advisor-toolmaker = Toolmaker
    .about =
        Permanent: { $gain ->
            [one] { $gain } more building
           *[other] { $gain } more buildings
        } each time you receive buildings, except in the final scoring.
advisor-christiaan = Sir Christiaan
    .the = Sir Christiaan
    .about = { citizens-printed }.
advisor-marie = Lady Marie
    .the = Lady Marie
    .about = { citizens-printed }.
advisor-carl = Sir Carl
    .the = Sir Carl
    .about = { citizens-printed }.
advisor-frida = Lady Frida
    .the = Lady Frida
    .about = { citizens-printed }.
advisor-gustav = Sir Gustav
    .the = Sir Gustav
    .about = At once: { buildings-gain }.
advisor-antoni = Sir Antoni
    .the = Sir Antoni
    .about = At once: { buildings-gain }.

# Nobility

rank-baron = baron
rank-count = count
rank-prince = prince
rank-marquess = marquess
rank-duke = duke

# Events

occasion-wood = Forest Felling
    .about = Everyone takes { $gain } wood.
occasion-grain = Rich Harvest
    .about = Everyone takes { $gain } grain.
occasion-stone = Imported Stone
    .about = Everyone takes { $gain } stone.
occasion-cloth = Fine Cloth
    .about = Everyone takes { $gain } cloth.
occasion-famine = Great Famine
    .about =
        At the end of the round, you may pay { $handout-one-grain } grain for { $handout-one-citizens ->
            [one] { $handout-one-citizens } citizen
           *[other] { $handout-one-citizens } citizens
        }, { $handout-two-grain } grain for { $handout-two-citizens }, or discard { $pays ->
            [one] { $pays } ring
           *[other] { $pays } rings
        } for { $gain }.
occasion-alms = Alms for the Poor
    .about = At the end of the round, you may discard gold or a ring for { citizens-gain }.
occasion-ancient-books = Wisdom of Old Books
    .about = At the end of the round, you may discard a book or a ring for { buildings-gain }.
occasion-winter = Early Winter
    .about = This round, each gain of buildings is reduced by { $gain }, except in the final scoring.
occasion-traders = Foreign Traders
    .about =
        This round, you may sell { $sale-two-resources ->
            [one] { $sale-two-resources } resource
           *[other] { $sale-two-resources } resources
        } at the market for { $sale-two-gold } gold.
occasion-summer = Generous Summer
    .about = This round, each gain of buildings is increased by { $gain }, except in the final scoring.
occasion-pious = Pious Donation
    .about = This round, each donation attracts { citizens-gain }.
occasion-court = Honoured at Court
    .about =
        This round, raising your rank attracts { $gain ->
            [one] { $gain } more citizen
           *[other] { $gain } more citizens
        }.
occasion-people = A Gift from the People
    .about = This round, each gift attracts { citizens-gain }.
occasion-work = Good Working Conditions
    .about =
        This round, recruiting costs { $gain ->
            [one] { $gain } resource
           *[other] { $gain } resources
        } less.

# Favours

favour-castle-citizens = castle favour ({ citizens-gain })
    .prize = { citizens-gain }
    .about = You can discard it during a visit to the castle for this reward.
favour-castle-book = castle favour ({ $gain } book)
    .prize = { $gain } book
    .about = You can discard it during a visit to the castle for this reward.
favour-castle-gold = castle favour ({ $gain } gold)
    .prize = { $gain } gold
    .about = You can discard it during a visit to the castle for this reward.
favour-cathedral-citizens = cathedral favour ({ citizens-gain })
    .prize = { citizens-gain }
    .about = You can discard it during a visit to the cathedral for this reward.
favour-cathedral-buildings = cathedral favour ({ buildings-gain })
    .prize = { buildings-gain }
    .about = You can discard it during a visit to the cathedral for this reward.
favour-cathedral-ring = cathedral favour ({ $gain } ring)
    .prize = { $gain } ring
    .about = You can discard it during a visit to the cathedral for this reward.
favour-market-buildings = market favour ({ buildings-gain })
    .prize = { buildings-gain }
    .about = You can discard it during a visit to the market for this reward.
favour-market-book = market favour ({ $gain } book)
    .prize = { $gain } book
    .about = You can discard it during a visit to the market for this reward.
favour-market-ring = market favour ({ $gain } ring)
    .prize = { $gain } ring
    .about = You can discard it during a visit to the market for this reward.
favour-site-citizens = construction site favour ({ citizens-gain })
    .prize = { citizens-gain }
    .about = You can discard it during a visit to the construction site for this reward.
favour-site-buildings = construction site favour ({ buildings-gain })
    .prize = { buildings-gain }
    .about = You can discard it during a visit to the construction site for this reward.
favour-site-gold = construction site favour ({ $gain } gold)
    .prize = { $gain } gold
    .about = You can discard it during a visit to the construction site for this reward.
reward-citizens = citizens
reward-buildings = buildings
reward-book = book
reward-ring = ring
reward-gold = gold

# Markers

dial-gift-wood = wood gift
    .about = A gift of wood costs what the marker shows: { $dial-gift-wood-few-1 }, then { $dial-gift-wood-few-2 }, and { $dial-gift-wood-printed } once the marker is gone.
dial-gift-stone = stone gift
    .about = A gift of stone costs what the marker shows: { $dial-gift-stone-few-1 }, then { $dial-gift-stone-few-2 }, and { $dial-gift-stone-printed } once the marker is gone.
dial-gift-cloth = cloth gift
    .about = A gift of cloth costs what the marker shows: { $dial-gift-cloth-few-1 }, then { $dial-gift-cloth-few-2 }, and { $dial-gift-cloth-printed } once the marker is gone.
dial-gift-grain = grain gift
    .about = A gift of grain costs what the marker shows: { $dial-gift-grain-few-1 }, then { $dial-gift-grain-few-2 }, and { $dial-gift-grain-printed } once the marker is gone.
dial-donation-wood = wood donation
    .about = A donation of wood costs what the marker shows: { $dial-donation-wood-few-1 }, then { $dial-donation-wood-few-2 }, and { $dial-donation-wood-printed } once the marker is gone.
dial-donation-stone = stone donation
    .about = A donation of stone costs what the marker shows: { $dial-donation-stone-few-1 }, then { $dial-donation-stone-few-2 }, and { $dial-donation-stone-printed } once the marker is gone.
dial-donation-cloth = cloth donation
    .about = A donation of cloth costs what the marker shows: { $dial-donation-cloth-few-1 }, then { $dial-donation-cloth-few-2 }, and { $dial-donation-cloth-printed } once the marker is gone.
dial-donation-grain = grain donation
    .about = A donation of grain costs what the marker shows: { $dial-donation-grain-few-1 }, then { $dial-donation-grain-few-2 }, and { $dial-donation-grain-printed } once the marker is gone.
dial-stone = stone
    .about = A stone attracts as many citizens as the marker shows: { $dial-stone-few-1 }, { $dial-stone-few-2 }, then { $dial-stone-few-3 }, and { $dial-stone-printed } once the marker is gone.
dial-bread = bread
    .about = Each bread attracts as many citizens as the marker shows: { $dial-bread-few-1 }, { $dial-bread-few-2 }, then { $dial-bread-few-3 }, and { $dial-bread-printed } once the marker is gone.

# Where points come from

source-start = start
source-site = construction site
source-castle = castle
source-market = market
source-nobility = nobility
source-craftsmen = craftsman
source-advisors = advisor
source-favours = favour
source-occasions = event
source-leftovers = leftovers
score-start = Start
    .about = Where the track started. Your score is the lower of your tracks; this sheet shows where that one comes from.
score-site = Construction site
    .about = At the construction site: wood and stone for buildings, stone and bread for citizens.
score-castle = Books at the castle
    .about = At the castle, { $castle-book-buildings } buildings for each book you discard.
score-market = Books at the market
    .about = At the market, citizens for books discarded together: { $books-one-citizens }, { $books-two-citizens }, { $books-three-citizens }, { $books-four-citizens } or { $books-five-citizens }. The more together, the more each brings.
score-nobility = Nobility
    .about = The citizens of each rank you reach, from { $rank-baron-first } for the first baron to { $rank-duke-first } for the first duke. The next player to reach a rank gets fewer.
score-craftsmen = Craftsmen
    .about = Citizens for each craftsman you hire: { $craftsman-first-citizens }, { $craftsman-second-citizens }, { $craftsman-third-citizens }, then { $craftsman-fourth-citizens }.
score-advisors = Advisors
    .about = Citizens for each advisor you recruit, and what their effects bring.
score-favours = Favours
    .about = Citizens and buildings of the favours you have used in town.
score-occasions = Events
    .about = Citizens and buildings that events have brought or cost.
score-leftovers = Leftovers
    .about = After the last round: { $ring-worth ->
        [one] { $ring-worth } point
       *[other] { $ring-worth } points
    } for each ring, a point for each gold, favour, book and bread, and a point for every { $resources-per-point } resources. You share them between your tracks.

# Questions and answers

ask-play = Which card do you play, and on which slot?
    .other = { $player } is choosing a card and a slot.
    .why = The slot shows how many steps one of your councillors will move.
do-play = { $card } on the { $slot }

ask-turn = What do you do next?
    .other = { $player } is taking a turn.
    .why = Card action, movement and bonus actions, in any order. Finish one before the next.
do-turn-baker = { $batch-cloth } cloth and { $batch-grain } grain → { $batch-bread } bread
    .about = Baker: once a turn.
do-turn-schoolmarm =
    { $advisor-schoolmarm-pays ->
        [one] { $advisor-schoolmarm-pays } resource
       *[other] { $advisor-schoolmarm-pays } resources
    } → { $advisor-schoolmarm-gain ->
        [one] { $advisor-schoolmarm-gain } book
       *[other] { $advisor-schoolmarm-gain } books
    }
    .about = Schoolmarm: once a turn.
do-turn-bailiff =
    { $advisor-bailiff-pays ->
        [one] { $advisor-bailiff-pays } ring
       *[other] { $advisor-bailiff-pays } rings
    } → { $advisor-bailiff-gain ->
        [one] { $advisor-bailiff-gain } building
       *[other] { $advisor-bailiff-gain } buildings
    }
    .about = Bailiff: once a turn.
do-turn-dressmaker =
    { $advisor-dressmaker-pays } cloth → { $advisor-dressmaker-gain ->
        [one] { $advisor-dressmaker-gain } citizen
       *[other] { $advisor-dressmaker-gain } citizens
    }
    .about = Dressmaker: once a turn.
do-turn-landlord =
    { $advisor-landlord-pays } cloth and { $landlord-evicts ->
        [one] { $landlord-evicts } citizen
       *[other] { $landlord-evicts } citizens
    } → { $advisor-landlord-gain ->
        [one] { $advisor-landlord-gain } building
       *[other] { $advisor-landlord-gain } buildings
    }
    .about = Landlord: once a turn.
do-turn-merchant =
    { $advisor-merchant-pays ->
        [one] { $advisor-merchant-pays } resource
       *[other] { $advisor-merchant-pays } resources
    } → { $amount }
    .about = Merchant: once a turn.
do-turn-to-gold =
    { $advisor-chamberlain-pays ->
        [one] { $advisor-chamberlain-pays } ring
       *[other] { $advisor-chamberlain-pays } rings
    } → { $advisor-chamberlain-gain } gold
    .about = Chamberlain: as often as you like.
do-turn-to-ring =
    { $advisor-chamberlain-pays } gold → { $advisor-chamberlain-gain ->
        [one] { $advisor-chamberlain-gain } ring
       *[other] { $advisor-chamberlain-gain } rings
    }
    .about = Chamberlain: as often as you like.
do-turn-take = Take { $arg-gain }
    .about = The action of the card you played.
do-turn-exchange =
    { $exchange-resources ->
        [one] { $exchange-resources } resource
       *[other] { $exchange-resources } resources
    } → { $exchange-gold } gold
    .about = The action of the card you played.
do-turn-step-country =
    Move { $card-steps ->
        [one] { $card-steps } step
       *[other] { $card-steps } steps
    } to { $place-the }
    .about = The action of the card you played. You may then do the place’s action.
do-turn-step-town =
    Move { $card-steps ->
        [one] { $card-steps } step
       *[other] { $card-steps } steps
    } to { $place-the }
    .about = The action of the card you played. You may then do the place’s action.
do-turn-cheap-hire = Hire a craftsman { $hut-at }: { $hut-list }, minus { $card-discount } of your choice
    .about =
        The hut’s price less { $card-discount ->
            [one] { $card-discount } resource
           *[other] { $card-discount } resources
        }. Citizens you gain: { $craftsman-first-citizens } with the first, then { $craftsman-second-citizens }, { $craftsman-third-citizens }, { $craftsman-fourth-citizens }. You can still hire once more this turn.
do-turn-cheap-recruit = Recruit { $advisor-the }: { $advisor-list }, minus { $card-discount } of your choice
    .about =
        The advisor’s price less { $card-discount ->
            [one] { $card-discount } resource
           *[other] { $card-discount } resources
        }. { $advisor-about } You can still recruit once more this turn.
do-turn-go = Do the action { $place-at }
    .about = The action of the card you played. Your councillors stay where they are.
do-turn-move-country = Move to { $place-the }
    .about = Your country councillor moves as many steps as the slot shows. You may then do the place’s action.
do-turn-move-town = Move to { $place-the }
    .about = Your town councillor moves as many steps as the slot shows. You may then do the place’s action.
do-turn-rise = Become { $rank-a }: { $rank-list }
    .about = You take the top card of the rank and gain its citizens: { $rank-first } for the first player to get there, then { $rank-second }, { $rank-third }, { $rank-fourth }.
do-turn-hire = Hire a craftsman { $hut-at }: { $hut-list }
    .about = Your next craftsman moves into the hut. Citizens you gain: { $craftsman-first-citizens } with the first, then { $craftsman-second-citizens }, { $craftsman-third-citizens }, { $craftsman-fourth-citizens }.
do-turn-recruit =
    Recruit { $advisor-the }: { $advisor-list }{ $advisor-citizens ->
        [0] {""}
        [one] {" "}→ { $advisor-citizens } citizen
       *[other] {" "}→ { $advisor-citizens } citizens
    }
    .about = { $advisor-about }
do-turn-end = End my turn

ask-gather = Gather resources { $arg-at }?
    .other = { $player } is { $arg-at }.
do-gather-baker = { do-turn-baker }
    .about = { do-turn-baker.about }
do-gather-schoolmarm = { do-turn-schoolmarm }
    .about = { do-turn-schoolmarm.about }
do-gather-bailiff = { do-turn-bailiff }
    .about = { do-turn-bailiff.about }
do-gather-dressmaker = { do-turn-dressmaker }
    .about = { do-turn-dressmaker.about }
do-gather-landlord = { do-turn-landlord }
    .about = { do-turn-landlord.about }
do-gather-merchant = { do-turn-merchant }
    .about = { do-turn-merchant.about }
do-gather-to-gold = { do-turn-to-gold }
    .about = { do-turn-to-gold.about }
do-gather-to-ring = { do-turn-to-ring }
    .about = { do-turn-to-ring.about }
do-gather-take = Gather
    .about = One resource of this place. Then each of your craftsmen there works.
do-gather-skip = Take nothing

ask-craftsman = What does your craftsman { $arg-at } do?
    .other = { $player }’s craftsmen are at work { $arg-at }.
do-craftsman-baker = { do-turn-baker }
    .about = { do-turn-baker.about }
do-craftsman-schoolmarm = { do-turn-schoolmarm }
    .about = { do-turn-schoolmarm.about }
do-craftsman-bailiff = { do-turn-bailiff }
    .about = { do-turn-bailiff.about }
do-craftsman-dressmaker = { do-turn-dressmaker }
    .about = { do-turn-dressmaker.about }
do-craftsman-landlord = { do-turn-landlord }
    .about = { do-turn-landlord.about }
do-craftsman-merchant = { do-turn-merchant }
    .about = { do-turn-merchant.about }
do-craftsman-to-gold = { do-turn-to-gold }
    .about = { do-turn-to-gold.about }
do-craftsman-to-ring = { do-turn-to-ring }
    .about = { do-turn-to-ring.about }
do-craftsman-more = Take { $gathered ->
        [one] { $gathered } more resource
       *[other] { $gathered } more resources
    }
    .about = Another resource of this place.
do-craftsman-bake =
    { $baked-from } grain → { $baked } bread
    .about = The craftsman bakes instead of bringing a resource.
do-craftsman-skip = Do nothing

ask-visit = What do you do at { $arg-the }?
    .other = { $player } is at { $arg-the }.
    .why = You may do each part of the action once, in any order, and discard favours of this place.
do-visit-baker = { do-turn-baker }
    .about = { do-turn-baker.about }
do-visit-schoolmarm = { do-turn-schoolmarm }
    .about = { do-turn-schoolmarm.about }
do-visit-bailiff = { do-turn-bailiff }
    .about = { do-turn-bailiff.about }
do-visit-dressmaker = { do-turn-dressmaker }
    .about = { do-turn-dressmaker.about }
do-visit-landlord = { do-turn-landlord }
    .about = { do-turn-landlord.about }
do-visit-merchant = { do-turn-merchant }
    .about = { do-turn-merchant.about }
do-visit-to-gold = { do-turn-to-gold }
    .about = { do-turn-to-gold.about }
do-visit-to-ring = { do-turn-to-ring }
    .about = { do-turn-to-ring.about }
do-visit-favour = Discard a favour: { $favour-prize }
    .about = The token goes to the discard pile.
do-visit-gift = Make a gift of { $amount }
    .about =
        You receive { $gift-rings ->
            [one] { $gift-rings } ring
           *[other] { $gift-rings } rings
        }. The marker then turns.
do-visit-book =
    Discard { $castle-books ->
        [one] { $castle-books } book
       *[other] { $castle-books } books
    }: { $castle-book-buildings ->
        [one] { $castle-book-buildings } building
       *[other] { $castle-book-buildings } buildings
    }
    .about = Once per visit.
do-visit-donate = Donate { $amount }
    .about =
        You receive { $donation-books ->
            [one] { $donation-books } book
           *[other] { $donation-books } books
        } and a favour of your choice out of { $favours-drawn }. The marker then turns.
do-visit-sell =
    Sell { $sale-resources ->
        [one] { $sale-resources } resource
       *[other] { $sale-resources } resources
    } for { $sale-gold } gold
    .about = Resources of any kind. Once per visit.
do-visit-books =
    Discard { $books-books ->
        [one] { $books-books } book
       *[other] { $books-books } books
    }: { $books-citizens ->
        [one] { $books-citizens } citizen
       *[other] { $books-citizens } citizens
    }
    .about = Once per visit.
do-visit-stone =
    Pay { $site-stone } stone: { $stone-buildings ->
        [one] { $stone-buildings } building
       *[other] { $stone-buildings } buildings
    }, { $citizens ->
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    }
    .about = Once per visit. The stone marker then turns.
do-visit-bread =
    Pay { $loaves-bread } bread: { $citizens ->
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    }
    .about = Once per visit. The bread marker then turns, once.
do-visit-wood =
    Pay { $timber-wood } wood: { $timber-buildings ->
        [one] { $timber-buildings } building
       *[other] { $timber-buildings } buildings
    }
    .about = Once per visit.
do-visit-skip = Done here

ask-at-once = Use { $arg-the }’s effect?
    .other = { $player } may use { $arg-the }’s effect.
do-at-once-take = Use the effect
    .about = Now or never: you can’t keep the effect for later.
do-at-once-skip = Don’t use it

ask-leave-out = Discount: which resource do you leave unpaid?
    .other = { $player } is paying at a discount.
do-leave-out = Leave { $amount } unpaid

ask-pay = How do you pay?
    .other = { $player } is paying.
    .why = Gold can pay in place of any resource.
do-pay-own = Pay without gold
    .about = You keep your gold.
do-pay-gold = Pay with gold: { $list }
    .about = You pay the rest in resources.

ask-spend = Which resource do you pay?
    .other = { $player } is paying.
    .why =
        { $arg ->
            [one] Pay one of the resources shown; gold may replace it where offered.
           *[other] Pay { $arg } resources, one at a time. Gold may replace them where offered.
        }
do-spend-own = { $amount }
do-spend-gold = Gold

ask-keep = Which favour do you keep?
    .other = { $player } is choosing a favour.
    .why = The others go to the open discard pile.
do-keep = Keep the { $favour }

ask-tribute = { $arg }: do you pay?
    .other = { $arg }: { $player } is deciding whether to pay.
    .why = You may make one payment.
do-tribute-grain =
    Pay { $handout-grain } grain: { $handout-citizens ->
        [one] { $handout-citizens } citizen
       *[other] { $handout-citizens } citizens
    }
do-tribute-ring =
    Discard { $arg-pays ->
        [one] { $arg-pays } ring
       *[other] { $arg-pays } rings
    }: { $argKey ->
        [ancient-books] { buildings-tribute }
       *[other] { citizens-tribute }
    }
do-tribute-gold =
    Discard { $arg-pays } gold: { citizens-tribute }
do-tribute-book =
    Discard { $arg-pays ->
        [one] { $arg-pays } book
       *[other] { $arg-pays } books
    }: { buildings-tribute }
citizens-tribute =
    { $arg-gain ->
        [one] { $arg-gain } citizen
       *[other] { $arg-gain } citizens
    }
buildings-tribute =
    { $arg-gain ->
        [one] { $arg-gain } building
       *[other] { $arg-gain } buildings
    }
do-tribute-to-gold = { do-turn-to-gold }
    .about = { do-turn-to-gold.about }
do-tribute-to-ring = { do-turn-to-ring }
    .about = { do-turn-to-ring.about }
do-tribute-skip = Pay nothing

ask-settle = How many of your leftover points go to citizens?
    .other = { $player } is sharing out leftover points.
    .why = The rest go to buildings. The first split offered gives you the best score.
do-settle = { $citizens ->
        [one] { $citizens } point to citizens
       *[other] { $citizens } points to citizens
    }

# What happened

event-opened = The first event is { $occasion }: the buildings start at { $buildings }.
event-starts = { $player } takes the statue and begins.
event-new-round = Round { $round }: { $occasion }.
event-drew = { $player } draws the { $card } card.
event-drew-hidden = { $player } draws a card.
event-played = { $player } plays the { $card } card on the { $slot }.
event-walked =
    { $player } moves { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to { $place-the }.
event-entered =
    { $player } moves { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to { $place-the }.
event-sent = { $player } uses a card to do the action { $place-at }.
event-gained = { $player } receives { $amount }.
event-paid = { $goodKey ->
        [book] { $player } discards { $amount }.
        [ring] { $player } discards { $amount }.
        [gold] { $player } discards { $amount }.
       *[other] { $player } pays { $amount }.
    }
event-citizens =
    { $player } gains { $number ->
        [one] { $number } citizen
       *[other] { $number } citizens
    } ({ $source }).
event-buildings =
    { $player } gains { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    } ({ $source }).
event-lost-citizens =
    { $player } gives up { $number ->
        [one] { $number } citizen
       *[other] { $number } citizens
    }.
event-winter =
    { $player } loses { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    } to Early Winter.
event-turned = The { $dial } marker now shows { $number }.
event-removed = The { $dial } marker is removed: the value stays { $number } until the end.
event-gave = { $player } makes a gift of { $resource }.
event-gave-away = { $player } makes a donation of { $resource }.
event-looked =
    { $player } looks at { $number ->
        [one] { $number } favour
       *[other] { $number } favours
    }.
event-reshuffled = The discarded favours are shuffled into a new pile.
event-kept = { $player } keeps the { $favour }.
event-cashed = { $player } discards a favour for { $favour-prize }.
event-took-hut = { $player } hires a craftsman { $hut-at }.
event-recruited = { $player } recruits { $advisor-the }.
event-moved-up = { $advisor-The } arrives at { $place-the }.
event-used = { $player } uses { $advisor-the }.
event-rose =
    { $player } becomes { $rank-a } and takes a card worth { $points ->
        [one] { $points } citizen
       *[other] { $points } citizens
    }.
event-victoria =
    Victoria gains { $stone ->
        [one] { $stone } citizen
       *[other] { $stone } citizens
    } for stone and { $bread } for bread.
event-victoria-rose =
    Victoria becomes { $rankKey ->
        [baron] a baroness
        [count] a countess
        [prince] a princess
        [marquess] a marchioness
       *[duke] a duchess
    } and gains { $points ->
        [one] { $points } citizen
       *[other] { $points } citizens
    }.
event-statue = { $player } receives the statue.
event-cards-back = Everyone takes back all their cards.
event-settled =
    { $player } turns leftovers into { $citizens ->
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    } and { $buildings ->
        [one] { $buildings } building
       *[other] { $buildings } buildings
    }.
event-beat-victoria = Victory: { $player } { $score }, Victoria { $victoria }. Next game, the buildings start at { $next }.
event-lost-to-victoria = Defeat: { $player } { $score }, Victoria { $victoria }. Next game, the buildings start at { $next }.

# Options

option-building_start = Buildings start at
    .about = The lower, the harder. Playing solo, start between { $solo-hard } (hard) and { $solo-easy } (easy).
option-building_start-event = The number on the first event
option-informed_choice = Informed choice
    .about = You hold all your cards, play any { $slots } each round and take them back after round { $reshuffle-after }.
option-solo = Solo
    .about = Play for your best score, or a campaign against Victoria.
option-solo-score = Best score
option-solo-campaign = Campaign
option-campaign_start = Campaign: buildings start at
    .about = Start at { $first-start }. After a victory the next game starts { $win-lowers } lower, after a defeat { $loss-raises } higher. If you choose nothing, your campaign goes on.
option-cathedral_token_same_visit = Cathedral favours usable at once
    .about = A cathedral favour drawn during a visit may be discarded in that visit.
option-favour_reshuffle = Reshuffling favours
    .about = When the discarded favours become a new pile.
option-favour_reshuffle-on_need = When a draw needs them
option-favour_reshuffle-at_once = As soon as the pile is empty
option-victoria_court_bonus = Victoria at court
    .about =
        Victoria also gains { $occasion-court-gain ->
            [one] { $occasion-court-gain } citizen
           *[other] { $occasion-court-gain } citizens
        } when she raises her rank during Honoured at Court.
refused-campaign-alone = A campaign is for one player.
refused-campaign-start = In a solo campaign, set the start of the buildings with “{ option-campaign_start }”.
refused-no-campaign = “{ option-campaign_start }” is for the solo campaign only.

# Components

table-hut = Huts
table-craftsman = Craftsmen
craftsman-first = your 1st
craftsman-second = your 2nd
craftsman-third = your 3rd
craftsman-fourth = your 4th
table-dial = Markers
table-rank = Nobility
table-advisor = Advisors
table-favour = Favours
table-occasion = Events
table-exchange = Gold card
exchange-one = small exchange
exchange-three = large exchange
table-sale = Market: sales
sale-one = sale
sale-two = with foreign traders
table-books = Market: books
books-in-it =
    { $books ->
        [one] { $books } book
       *[other] { $books } books
    }
bread-in-it = { $bread } bread
books-one = { books-in-it }
books-two = { books-in-it }
books-three = { books-in-it }
books-four = { books-in-it }
books-five = { books-in-it }
table-loaves = Construction site: bread
loaves-one = { bread-in-it }
loaves-two = { bread-in-it }
loaves-three = { bread-in-it }
table-timber = Construction site: wood
timber-one = a little wood
timber-three = a lot of wood
table-batch = Baker
batch-one = small batch
batch-two = large batch
table-handout = Great Famine
handout-one = a little grain
handout-two = a lot of grain
table-number = Other numbers
number-rounds = rounds
number-cards = action cards of each player
number-slots = slots of each player, and cards drawn each round
number-reshuffle-after = round after which all cards come back
number-craftsmen = craftsmen of each player
number-card-takes = goods taken with a card
number-card-steps = steps of One more step
number-card-discount = resources saved with Discount
number-gathered = resources taken at a country place, and per craftsman
number-baked-from = grain for a craftsman’s bread
number-baked = bread a craftsman bakes
number-gift-rings = rings for a gift
number-castle-books = books discarded at the castle
number-castle-book-buildings = buildings for a book at the castle
number-donation-books = books for a donation
number-favours-drawn = favours drawn for a donation
number-site-stone = stone paid at the construction site
number-stone-buildings = buildings for a stone at the construction site
number-landlord-evicts = citizens the Landlord asks for
number-ring-worth = points for a ring at the end
number-resources-per-point = resources for a point at the end
number-solo-hard = buildings start, solo, hard
number-solo-easy = buildings start, solo, easy
number-victoria-from = round at whose end Victoria begins to score
number-first-start = buildings start, first campaign game
number-win-lowers = after a victory, lower by
number-loss-raises = after a defeat, higher by
number-track = last number of the score track
column-wood = Wood
column-stone = Stone
column-cloth = Cloth
column-grain = Grain
column-bread = Bread
column-books = Books
column-buildings = Buildings
column-resources = Resources
column-pays = Asks for
column-gain = Effect
column-value = Value
column-four-1 = 4 players: 1st
column-four-2 = 2nd
column-four-3 = 3rd
column-four-4 = 4th
column-few-1 = 2 or 3 players: 1st
column-few-2 = 2nd
column-few-3 = 3rd
column-printed = Printed
column-two-start = Skipped with 2
column-rings = Rings
column-gold = Gold
column-first = 1st card
column-second = 2nd card
column-third = 3rd card
column-fourth = 4th card
column-citizens = Citizens
column-place = Place
column-reward = Reward
column-building-start = Buildings start
column-country = Country
column-town = Town
none = –

# The table in words

view-seats = Players
view-goods = Goods
view-citizens = Citizens
view-buildings = Buildings
view-pool = Points for leftovers
view-score = Score if the game ended now
view-country = Country
view-town = Town
view-craftsmen = Craftsmen hired
view-rank = Rank
view-crest = Citizens on the rank card
view-slots = Slots
view-hand = Hand
view-hand_size = Cards in hand
view-unplayed = Cards not yet played
view-favours = Favours
view-advisors = Advisors
view-citizens_from = Citizens by source
view-buildings_from = Buildings by source
view-round = Round
view-first = Statue
view-occasion = Event
view-occasions_left = Events still to come
view-huts = Huts
view-spaces = Advisors in town
view-next_advisor = Next advisor
view-reserve = Advisors left in the pile
view-dials = Markers (gift and donation: the price; stone and bread: the citizens)
view-dials_left = Notches left on the markers
view-nobility = Top card of each rank
view-nobility_left = Cards left of each rank
view-pile = Favours in the pile
view-discard = Discarded favours
view-looked_at = Favours you are looking at
view-victoria = Victoria’s citizens
view-victoria_rank = Victoria’s rank
view-acting = Now playing
view-card = Card of this turn
view-steps = Number of steps
view-card_done = Card action done
view-moved = Moved
view-rose = Rank raised
view-hired = Craftsman hired
view-recruited = Advisor recruited
view-used = Advisors used this turn
view-owed = To pay
view-owed_any = To pay, any resources
view-leave_out = Resources to leave unpaid
