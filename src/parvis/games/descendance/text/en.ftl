# Descendance (Village), with L’Auberge (Village Inn).

title = Village
pitch = Four generations, one village: use up your time wisely, and be remembered.
length = 60–90 min
weight = Medium

## Questions

ask-turn = { $arg ->
        [1] One more action, thanks to the Juggler: take a cube or draw from the well.
        [2] Choose your last action: the board is empty.
       *[other] Take a cube from an action space, or draw from the well.
    }
    .other = { $player } is choosing an action.
    .why = { $arg ->
        [2] No cube to take and none to pay for the choice; the action keeps its own costs.
       *[other] Influence goes to your farm; a plague cube costs 2 time. Then you may do the action of that space.
    }
ask-well = Which action do you want to do?
    .other = { $player } is choosing an action at the well.
    .why = Three cubes are paid: any action is yours.
ask-pay = How do you pay { $arg }?
    .other = { $player } is paying.
    .why = A coin may stand for any cube.
ask-harvest = Bring in the harvest?
    .other = { $player } is harvesting.
    .why = Somebody must be on the farm; the barn holds 5 sacks.
ask-family = A child, or somebody back home?
    .other = { $player } is looking after the family.
ask-crafts = What will your craftsmen do?
    .other = { $player } is choosing a craft.
    .why = Pay with time, with somebody in the workshop; or pay the price and need nobody.
ask-make = Make something at once in this workshop: { $arg }?
    .other = { $player } may make something with the new craftsman.
ask-travel = Who travels, and where to?
    .other = { $player } is planning a journey.
    .why = A journey costs 2 time, a wagon and the cubes on the road.
ask-gain = Take a cube of your choice.
    .other = { $player } is choosing a cube.
ask-council = Enter the council, rise, or use a privilege.
    .other = { $player } is at the council.
    .why = Each step costs time and 2 green cubes or a scroll.
ask-privilege = Use a privilege of level { $arg } or below?
    .other = { $player } may use a privilege.
ask-church = Whom do you send to the church?
    .other = { $player } is sending somebody to the church.
    .why = Into the black bag, for a brown cube or 3 time.
ask-inn = What happens at the inn?
    .other = { $player } is at the inn.
    .why = A place at a table costs 1 time. For 1 more, a card goes under its pile and one of those in view is yours for its price.
ask-card = Which villager do you invite?
    .other = { $player } is inviting a villager.
ask-death = Whom do you bury? Your time has passed the bridge.
    .other = { $player } must bury somebody.
    .why = The oldest go first: the { $arg } generation.
ask-moment = Anything else before you go on?
    .other = { $player } may still play a card.
ask-opening = The market opens. Do you play a card?
    .other = { $player } may play a card before the market opens.
ask-sell = Which customer do you serve?
    .other = { $player } is at the market.
    .why = Your first sale is free if you called the market day; any other costs a green cube and 1 time.
ask-closing = The market closes. Do you play a card?
    .other = { $player } may play a card as the market closes.
ask-procession = The bells ring. Do you play a card before the mass?
    .other = { $player } may play a card before the mass.
ask-summon = Choose a figure from the black bag.
    .other = { $player } is choosing who leaves the black bag.
ask-ransom = Pay a coin to call one of yours out of the bag?
    .other = { $player } may call somebody out of the black bag.
    .why = Four figures leave the bag at each mass.
ask-climb = Move one of yours to the next window?
    .other = { $player } may move up in the church.
    .why = The sacks between the windows are the price.
ask-abbot = Who goes to the leftmost window?
    .other = { $player } is choosing a member in the church.
ask-breeder = A horse or an ox?
    .other = { $player } is choosing an animal.
ask-herbalist = Move your time marker to the bridge?
    .other = { $player } may move the time marker.
ask-messenger = Which city receives your message?
    .other = { $player } is choosing a city.
ask-countess = Which pile does the Countess look through?
    .other = { $player } is choosing a pile.
ask-favour = Which card do you take?
    .other = { $player } is choosing a card in secret.

## Answers

do-turn-take = Take { $cubeKey ->
        [plague] a plague cube
       *[other] { $cube }
    } from { $space }
    .about = { $cubeKey ->
        [plague] Costs 2 time; the cube goes back. Then you may do the action.
       *[other] The cube is yours. Then you may do the action.
    }
do-turn-well = Use the well: { $colour } and two more
    .about = Three cubes of one colour, coins standing in for up to two of them, for any action.
do-turn-well-coins = Use the well with 3 coins
do-turn-wise-man = Play the Wise Man: { $space }
    .about = 3 prestige, and the action without taking a cube.
do-turn-free = Do the action { $space }
    .about = The board is empty: no cube, no payment. The action keeps its own costs.
do-turn-play = Play { $card }
do-turn-skip = Do nothing
do-well = { $space }
do-pay = { $orange ->
        [0] { $green ->
        [0] { $brown ->
        [0] { $pink ->
        [0] Cubes only
       *[other] Coins for:
    }
       *[other] Coins for:
    }
       *[other] Coins for:
    }
       *[other] Coins for:
    }{ $orange ->
        [0] { "" }
        [one] { " orange" }
       *[other] { " orange" } ×{ $orange }
    }{ $green ->
        [0] { "" }
        [one] { " green" }
       *[other] { " green" } ×{ $green }
    }{ $brown ->
        [0] { "" }
        [one] { " brown" }
       *[other] { " brown" } ×{ $brown }
    }{ $pink ->
        [0] { "" }
        [one] { " pink" }
       *[other] { " pink" } ×{ $pink }
    }
do-harvest = Harvest { $team }
    .about = { $teamKey ->
        [hands] 2 sacks.
        [horse] 3 sacks.
       *[ox] 4 sacks.
    }
do-harvest-skip = Leave the field
do-harvest-play = Play { $card }
do-family-birth = A child is born
    .about = The next member of your family comes to the farm.
do-family-fetch = Fetch generation { $generationKey } home from { $place }
do-family-skip = Leave the family as it is
do-family-play = Play { $card }
do-crafts-make = Make { $good }
    .about = With time, by somebody who is already there.
do-crafts-train = Train generation { $generationKey }: { $building }
    .about = From the farm. Training costs time; you may then make something at once.
do-crafts-buy = Buy { $good }
    .about = For cubes or sacks; nobody needs to be there.
do-crafts-mill = Go to the mill
    .about = 2 time and 2 sacks for 2 coins.
do-crafts-miller = Go to the mill with the Miller
    .about = 2 time and 2 sacks for 5 coins.
do-crafts-skip = No craft
do-crafts-play = Play { $card }
do-make = Make { $good }
do-make-skip = Make nothing now
do-make-play = Play { $card }
do-travel-ride = { $originKey ->
        [village] Send generation { $generationKey } to { $city }
       *[other] { $origin } to { $city }, generation { $generationKey }
    }
do-travel-toll-keeper = { $originKey ->
        [village] Toll Keeper: generation { $generationKey } to { $city }
       *[other] Toll Keeper: { $origin } to { $city }, generation { $generationKey }
    }
    .about = No cubes, no time, no wagon.
do-travel-skip = Stay at home
do-travel-play = Play { $card }
do-gain = { $colour }
do-council-enter = Enter (generation { $generationKey }): { $payment }
    .about = 1 time besides.
do-council-rise = Rise from level { $level } (generation { $generationKey }): { $payment }
do-council-marker = Be the next first player
do-council-cubes = Take 2 cubes of your choice
do-council-good = Take { $good }
do-council-prestige = Give 1 coin for 3 prestige
do-council-skip = Leave the council
do-council-play = Play { $card }
do-privilege-marker = Be the next first player
do-privilege-cubes = Take 2 cubes of your choice
do-privilege-good = Take { $good }
do-privilege-prestige = Give 1 coin for 3 prestige
do-privilege-skip = No privilege
do-privilege-play = Play { $card }
do-church = Send generation { $generationKey }: { $fee }
do-church-skip = Send nobody
do-church-play = Play { $card }
do-inn-lodge = Seat generation { $generationKey }
    .about = 1 time.
do-inn-put-under = Put the { $pile } card under its pile
    .about = 1 time; then you invite one of the villagers in view.
do-inn-skip = Leave the inn
do-inn-play = Play { $card }
do-card = Invite the villager on the { $pile } pile
do-card-skip = Nobody you can pay for
do-card-play = Play { $card }
do-death-bury = Bury the one at { $place }
do-death-bard = Bury the one at { $place } with the Bard
    .about = Enters the chronicle wherever they were, and takes no place there.
do-death-play = Play { $card }
do-moment-juggler = Play the Juggler
    .about = 2 prestige and one more action.
do-moment-play = Play { $card }
do-moment-skip = Go on
do-opening-barker = Play the Barker
    .about = Today you may also serve those in the queue.
do-opening-play = Play { $card }
do-opening-skip = No card
do-sell = Serve the customer at { $place }
do-sell-skip = Leave the market
do-sell-play = Play { $card }
do-closing-peddler = Play the Peddler: take the customer at { $stall }
    .about = For nothing at all.
do-closing-play = Play { $card }
do-closing-skip = No card
do-procession-prior = Play the Prior
    .about = Nobody may buy; you choose the four figures.
do-procession-play = Play { $card }
do-procession-skip = No card
do-summon-member = { $owner }, generation { $generationKey }
do-summon-monk = A monk
do-ransom = Call out generation { $generationKey }
    .about = 1 coin.
do-ransom-skip = Call nobody
do-ransom-play = Play { $card }
do-climb = Move generation { $generationKey } on from { $window }
do-climb-skip = Move nobody
do-climb-play = Play { $card }
do-abbot = Generation { $generationKey } at { $window }
do-breeder = { $good }
do-herbalist = { $hourglass }
do-herbalist-skip = Leave it where it is
do-messenger = { $city }
do-countess = The { $pile } pile
do-favour = { $card }

## Log

event-starts = { $player } is the first player.
event-called = A customer joins the market: { $customer }.
event-revealed = On the { $pile } pile now shows { $card }.
event-new-round = Round { $number }: { $player } begins.
event-took = { $player } takes { $cubeKey ->
        [plague] a plague cube
       *[other] { $cube }
    } from { $space }.
event-drew-water = { $player } draws from the well: { $space }.
event-free-action = { $player } does the action { $space } on the empty board.
event-paid = { $player } pays { $coins ->
        [0] { $cubes ->
            [one] 1 cube
           *[other] { $cubes } cubes
        }
       *[other] { $cubes ->
            [0] { $coins ->
                [one] 1 coin
               *[other] { $coins } coins
            }
           *[other] { $coins ->
                [one] 1 coin
               *[other] { $coins } coins
            } and { $cubes ->
                [one] 1 cube
               *[other] { $cubes } cubes
            }
        }
    }.
event-aged = { $player } spends { $time } time.
event-crossed = { $player }’s time passes the bridge.
event-prestige = { $player } gains { $points } prestige.
event-harvested = { $player } harvests { $sacks ->
        [one] 1 sack
       *[other] { $sacks } sacks
    }.
event-born = A child of the { $generation } generation is born to { $player }.
event-fetched = { $player } fetches a member of the { $generation } generation home from { $place }.
event-trained = { $player } trains a member of the { $generation } generation: { $building }.
event-made = { $player } makes { $number ->
        [one] { $good }
       *[other] { $good } ({ $number })
    }.
event-bought = { $player } buys { $number ->
        [one] { $good }
       *[other] { $good } ({ $number })
    }.
event-milled = { $player } earns { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } at the mill.
event-rode = { $player }: the { $generation } generation travels from { $origin } to { $city }.
event-discovered = { $player } places a marker on { $city }.
event-gained-coin = { $player } receives a coin.
event-gained = { $player } takes { $colour }.
event-rose = { $player }: the { $generation } generation stands on level { $level } of the council.
event-marked = { $player } will be the first player next round.
event-got = { $player } receives { $number ->
        [one] { $good }
       *[other] { $good } ({ $number })
    }.
event-donated = { $player } gives a coin for { $points } prestige.
event-ordained = { $player } sends a member of the { $generation } generation to the church.
event-lodged = { $player } seats a member of the { $generation } generation at the inn.
event-put-under = { $player } puts { $card } under the { $pile } pile.
event-hired = { $player } invites { $card }.
event-played = { $player } plays { $card }.
event-died = { $player } buries a member of the { $generation } generation, from { $origin }: { $place }.
event-spared = Nobody of { $player }’s family is there to die.
event-opened = { $player } calls a market day.
event-served = { $player } serves a customer: { $customer } for { $points }.
event-left-market = { $player } leaves the market.
event-peddled = { $player } takes a customer for nothing: { $customer }.
event-rang = The bells ring for mass.
event-called-out = { $player } pays a coin for a member of the { $generation } generation.
event-came-out = { $player }: the { $generation } generation leaves the bag for the church.
event-monk-came = A monk leaves the bag, and goes back.
event-climbed = { $player }: the { $generation } generation moves to { $window } for { $sacks ->
        [one] 1 sack
       *[other] { $sacks } sacks
    }.
event-blessed = { $player } has the most members in the church: { $points } prestige.
event-enthroned = { $player }: the { $generation } generation moves to the leftmost window.
event-stepped = { $player } moves the time marker: { $hourglass }.
event-sent-word = { $player } sends word to { $city }.
event-favoured = { $player } takes { $card } from the { $pile } pile.
event-favoured-hidden = { $player } takes a card from the { $pile } pile in secret.
event-ended = The last place is filled by { $player }: the game is coming to its end.
event-last = { $player } has one last action.

## Names

colour-orange = an orange cube
    .short = orange
colour-green = a green cube
    .short = green
colour-brown = a brown cube
    .short = brown
colour-pink = a pink cube
    .short = pink
cube-orange = an orange cube
    .about = Craft: for workshops and journeys.
cube-green = a green cube
    .about = Word: for market and council.
cube-brown = a brown cube
    .about = Faith: for church and journeys.
cube-pink = a pink cube
    .about = Lore: for workshops and journeys.
cube-plague = plague
    .about = Costs 2 time.
space-grain = Grain
    .about = 2 sacks, 3 with horse and plough, 4 with ox and plough; at most 5 in the barn. Somebody must be on the farm.
space-family = Family
    .about = A child is born, or somebody comes home from the board.
space-crafts = Crafts
    .about = Make or buy goods; at the mill, coins.
space-market = Market
    .about = A market day for everybody; your first sale is free. It always takes place.
space-travel = Travel
    .about = 2 time, a wagon and the cubes of the road; the first visit of a city is rewarded.
space-council = Council
    .about = Enter, rise a level, or stay; then a privilege.
space-church = Church
    .about = Somebody from the farm goes into the black bag, for a brown cube or 3 time.
space-inn = Inn
    .about = With somebody at the inn: 1 time, one card goes under its pile, one villager is yours for its price.
good-scroll = a scroll
    .short = scroll
good-horse = a horse
    .short = horse
good-plough = a plough
    .short = plough
good-ox = an ox
    .short = ox
good-wagon = a wagon
    .short = wagon
good-beer = beer
    .short = beer
building-wainwright = Wainwright
building-stable = Stable
building-scriptorium = Scriptorium
building-smithy = Smithy
building-brewery = Brewery
city-aubray = Aubray
city-belval = Belval
city-corvan = Corvan
city-dormont = Dormont
city-estrel = Estrel
city-fermont = Fermont
stop-village = the village
stop-aubray = Aubray
stop-belval = Belval
stop-corvan = Corvan
stop-dormont = Dormont
stop-estrel = Estrel
stop-fermont = Fermont
road-village-aubray = Village – Aubray
road-village-belval = Village – Belval
road-aubray-corvan = Aubray – Corvan
road-belval-corvan = Belval – Corvan
road-aubray-dormont = Aubray – Dormont
road-belval-estrel = Belval – Estrel
road-corvan-dormont = Corvan – Dormont
road-corvan-estrel = Corvan – Estrel
road-dormont-fermont = Dormont – Fermont
road-estrel-fermont = Estrel – Fermont
section-council = Council
section-crafts = Crafts
section-travel = Travel
section-church = Church
section-farm = Farm
generation-1 = first
generation-2 = second
generation-3 = third
generation-4 = fourth
customer-two-sacks = 2 sacks
customer-three-sacks = 3 sacks
customer-four-sacks = 4 sacks
customer-scroll = a scroll
customer-wagon = a wagon
customer-plough = a plough
customer-horse = a horse
customer-ox = an ox
customer-scroll-sack = a scroll and 1 sack
customer-wagon-sack = a wagon and 1 sack
customer-plough-sack = a plough and 1 sack
customer-horse-two-sacks = a horse and 2 sacks
customer-ox-two-sacks = an ox and 2 sacks
customer-scroll-wagon = a scroll and a wagon
customer-plough-scroll = a plough and a scroll
customer-horse-wagon = a horse and a wagon
customer-ox-plough = an ox and a plough
customer-horse-scroll = a horse and a scroll
customer-ox-wagon = an ox and a wagon
customer-beer-sack = a beer and 1 sack
customer-two-beers = 2 beers
customer-beer-scroll = a beer and a scroll
customer-two-beers-horse = 2 beers and a horse
villager-artist = the Artist
    .short = Artist
    .about = At the end, your dead in the chronicle score 2, 5, 8, 12, 17 for one to five of them instead of the usual points.
villager-count = the Count
    .short = Count
    .about = At the end, 2 points for each fortified city with your marker: Dormont, Estrel, Fermont.
villager-trickster = the Trickster
    .short = Trickster
    .about = After everything else: 6 points if nobody has fewer points than you, otherwise 3.
villager-guild-master = the Guild Master
    .short = Guild Master
    .about = At the end, 1, 2 or 3 orange cubes are worth 2, 4 or 6 points; more than three, nothing.
villager-steward = the Steward
    .short = Steward
    .about = At the end, 2 points for each kind of good you have.
villager-mayor = the Mayor
    .short = Mayor
    .about = At the end, 1, 2 or 3 green cubes are worth 2, 4 or 6 points; more than three, nothing.
villager-physician = the Physician
    .short = Physician
    .about = At the end, 1 point for each living member of your family, the black bag included.
villager-nun = the Nun
    .short = Nun
    .about = At the end, 1, 2 or 3 brown cubes are worth 2, 4 or 6 points; more than three, nothing.
villager-farmers-wife = the Farmer’s Wife
    .short = Farmer’s Wife
    .about = At the end, 1 point for each sack in your barn.
villager-scholar = the Scholar
    .short = Scholar
    .about = At the end, 1, 2 or 3 pink cubes are worth 2, 4 or 6 points; more than three, nothing.
villager-traveller = the Traveller
    .short = Traveller
    .about = At the end, your cities score 3, 6, 10, 15, 20, 25 for one to six of them instead of the usual points.
villager-abbot = the Abbot
    .short = Abbot
    .about = Move one of yours in the church to the leftmost window, for nothing.
villager-smith = the Smith
    .short = Smith
    .about = Take 2 ploughs.
villager-breeder = the Breeder
    .short = Breeder
    .about = Take a horse or an ox.
villager-councillor = the Councillor
    .short = Councillor
    .about = With somebody in the council: use two privileges up to your highest level, twice the same if you like.
villager-day-labourer = the Day Labourer
    .short = Day Labourer
    .about = 2 prestige, and your barn is filled to 5 sacks.
villager-herbalist = the Herbalist
    .short = Herbalist
    .about = 2 prestige, and you may move your time marker to the hourglass left or right of the bridge.
villager-prodigal-son = the Prodigal Son
    .short = Prodigal Son
    .about = 3 prestige, and you may do a Family action besides.
villager-messenger = the Messenger
    .short = Messenger
    .about = Place a marker on a city where you have none, and take its reward.
villager-countess = the Countess
    .short = Countess
    .about = 2 prestige; look through one pile and take any card of it, in secret and for nothing.
villager-scribe = the Scribe
    .short = Scribe
    .about = Take 2 scrolls.
villager-cartwright = the Cartwright
    .short = Cartwright
    .about = Take a wagon.
villager-bard = the Bard
    .short = Bard
    .about = When one of yours dies: they enter the chronicle wherever they were, and take no place there.
villager-barker = the Barker
    .short = Barker
    .about = At the start of a market day: today you may also serve the queue.
villager-juggler = the Juggler
    .short = Juggler
    .about = Right after your action: 2 prestige and one more action.
villager-miller = the Miller
    .short = Miller
    .about = At the mill: 5 coins instead of 2.
villager-wise-man = the Wise Man
    .short = Wise Man
    .about = Instead of taking a cube: 3 prestige and any action.
villager-prior = the Prior
    .short = Prior
    .about = At the start of a mass: nobody may buy, and you choose the four figures.
villager-peddler = the Peddler
    .short = Peddler
    .about = At the end of a market day: take a customer from a stall for nothing. Not together with the Barker.
villager-toll-keeper = the Toll Keeper
    .short = Toll Keeper
    .about = With a Travel action: the journey costs nothing.
pile-left = left
pile-middle = middle
pile-right = right
market-place-stall-1 = stall 1
market-place-stall-2 = stall 2
market-place-stall-3 = stall 3
market-place-stall-4 = stall 4
market-place-stall-5 = stall 5
market-place-queue-1 = place 1 of the queue
market-place-queue-2 = place 2 of the queue
market-place-queue-3 = place 3 of the queue
market-place-queue-4 = place 4 of the queue
market-place-queue-5 = place 5 of the queue
stall-1 = stall 1
stall-2 = stall 2
stall-3 = stall 3
stall-4 = stall 4
stall-5 = stall 5
team-hands = by hand
team-horse = with horse and plough
team-ox = with ox and plough
payment-cubes = 2 green cubes
payment-scroll = a scroll
fee-cube = a brown cube
fee-time = 3 time
level-1 = 1
level-2 = 2
level-3 = 3
level-4 = 4
window-1 = the first window
window-2 = the second window
window-3 = the third window
window-4 = the leftmost window
hourglass-left = to the left of the bridge
hourglass-right = back to the right of the bridge
hourglass-across = across the bridge
cost-orange-pink = an orange and a pink cube
cost-two-pink = 2 pink cubes
cost-two-orange = 2 orange cubes
cost-two-green = 2 green cubes
cost-two-brown = 2 brown cubes
cost-orange-brown = an orange and a brown cube
cost-orange-brown-pink = an orange, a brown and a pink cube
cost-green = a green cube
cost-brown = a brown cube
cost-three-orange = 3 orange cubes
cost-three-green = 3 green cubes
cost-three-brown = 3 brown cubes
cost-three-pink = 3 pink cubes
place-unborn = not yet born
place-farm = the farm
place-wainwright = the wainwright’s
place-stable = the stable
place-scriptorium = the scriptorium
place-smithy = the smithy
place-brewery = the brewery
place-aubray = Aubray
place-belval = Belval
place-corvan = Corvan
place-dormont = Dormont
place-estrel = Estrel
place-fermont = Fermont
place-level-1 = the council, level 1
place-level-2 = the council, level 2
place-level-3 = the council, level 3
place-level-4 = the council, level 4
place-window-1 = the church, first window
place-window-2 = the church, second window
place-window-3 = the church, third window
place-window-4 = the church, leftmost window
place-inn = the inn
place-bag = the black bag
place-chronicle-council = the chronicle, council
place-chronicle-crafts = the chronicle, crafts
place-chronicle-travel = the chronicle, travel
place-chronicle-church = the chronicle, church
place-chronicle-farm = the chronicle, farm
place-chronicle-bard = the chronicle, sung by the Bard
place-grave = an unmarked grave
place-away = no grave at all
grave-anonymous = anonymous graves
tally-1 = 1
tally-2 = 2
tally-3 = 3
tally-4 = 4
tally-5 = 5
tally-6 = 6

## Points, options, tables

score-prestige = Prestige
score-travel = Travel
score-council = Council
score-church = Church
score-chronicle = Chronicle
score-customers = Customers
score-coins = Coins
score-villagers = Villagers
option-inn = With the inn
    .about = Brewery, inn and thirty villager cards.
option-herbalist_crosses_bridge = The Herbalist may cross the bridge
    .about = Besides moving along the track, the marker may go forward across the bridge; somebody then dies.
option-juggler_pays_on_empty_board = The Juggler may pay on an empty board
    .about = After the last cube of a round, the Juggler’s extra action may still be paid with three cubes of a colour.
end-of-game = end of the game
any-moment = any moment
occasion = on occasion
table-space = Cubes on the action spaces
table-colour = Cubes of each colour put into the green bag
table-building = Workshops
table-customer = Customers
table-city = Cities
table-road = Roads
table-level = Levels of the council
table-window = Windows of the church, from right to left
table-section = Places in the chronicle
table-grave = Graves
table-tally = Points for the chronicle and for travel
table-villager = Villagers
column-base-2 = 2 players
column-base-3 = 3 players
column-base-4 = 4 players
column-base-5 = 5 players
column-inn-2 = 2 with the inn
column-inn-3 = 3 with the inn
column-inn-4 = 4 with the inn
column-inn-5 = 5 with the inn
column-yields = Yields
column-train = Time to train
column-make = Time to make
column-sacks = Sacks
column-orange = Orange
column-green = Green
column-brown = Brown
column-pink = Pink
column-copies = Copies
column-points = Points
column-scroll = Scroll
column-horse = Horse
column-plough = Plough
column-ox = Ox
column-wagon = Wagon
column-beer = Beer
column-prestige = Prestige
column-cubes = Cubes
column-coins = Coins
column-walls = Walls
column-time = Time
column-players-2 = 2 players
column-players-3 = 3 players
column-players-4 = 4 players
column-players-5 = 5 players
column-chronicle = Dead in the chronicle
column-artist = With the Artist
column-cities = Cities
column-traveller = With the Traveller
column-when = When
column-beers = Beers
view-seat = Seat
view-inn = Inn
view-round = Round
view-first = First player
view-marker = Next first player
view-turn = Turn
view-ender = Brought the end
view-final = Last turns
view-spaces = Action spaces
view-supply = Supply
view-bag = Green bag
view-market = Market
view-stalls = Stalls
view-pile = Customers to come
view-holder = Market day of
view-barker = Barker
view-gone = Left the market
view-mass = Mass
view-monks = Monks in the bag
view-black_bag = Black bag
view-drawn = Drawn
view-chronicle = Free in the chronicle
view-places = Places in the chronicle
view-graves = Free graves
view-plots = Graves
view-tops = Villagers in view
view-piles = Cards in the piles
view-used = Played villagers
view-looked = Pile looked through
view-order = Its order
view-families = Families
view-prestige = Prestige
view-time = Time
view-due = Deaths due
view-coins = Coins
view-grain = Sacks
view-cubes = Cubes
view-goods = Goods
view-members = Family
view-cities = Cities
view-cards = Cards
view-hand = Hand
view-customers = Customers
view-served = Customers served
view-points = Points if it ended now
