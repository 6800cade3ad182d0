
# Descendance (Village), with L’Auberge (Village Inn).

title = Village
pitch = Four generations, one village: spend your time well, and be remembered.
length = 60–90 min
weight = Medium

## Questions

ask-turn = { $arg ->
        [1] Extra action from the Juggler: take a cube or use the well.
        [2] Last action: the board is empty, so choose any action.
       *[other] Take a cube from an action space, or use the well.
    }
    .other = { $player } is choosing an action.
    .why = { $arg ->
        [2] You take no cube and the choice is free, but you still pay the action’s own costs.
       *[other] An influence cube goes to your farm; a plague cube costs { $plague-time } time. You may then do the action.
    }
ask-well = Which action do you choose?
    .other = { $player } is choosing an action at the well.
    .why = You have paid for the well, so any action is open to you.
ask-pay = Price: { $arg }. Do you pay with cubes or coins?
    .other = { $player } is paying.
    .why = A coin replaces any cube.
ask-harvest = Do you harvest?
    .other = { $player } is harvesting.
    .why = You need a member on the farm, which holds { $barn ->
            [one] { $barn } sack
           *[other] { $barn } sacks
        } at most.
ask-family = A birth, or a return to the farm?
    .other = { $player } is choosing for the family.
ask-crafts = Train a member, or make or buy goods?
    .other = { $player } is at the workshops.
    .why = Paying with time requires a member in the workshop; paying with cubes or sacks does not.
ask-make = Make goods at once at { $arg-the }?
    .other = { $player } may make goods at once.
ask-travel = Who travels, and to which city?
    .other = { $player } is planning a journey.
    .why = A journey costs { $trip-time } time, a wagon and the cubes of the road.
ask-gain = Which cube do you take from the supply?
    .other = { $player } is choosing a cube.
ask-council = Enter the council, move up a level, or use a privilege.
    .other = { $player } is at the council.
    .why = Entering and moving up cost time, and green cubes or a scroll.
ask-privilege = Use a privilege, up to level { $arg }?
    .other = { $player } may use a privilege.
ask-church = Whom do you send to the church?
    .other = { $player } is choosing whom to send to the church.
    .why = A member from your farm goes into the black bag, for a brown cube or { $church-time } time.
ask-inn = What do you do at the inn?
    .other = { $player } is at the inn.
    .why = Placing a member there costs { $lodging-time } time. Then, for { $drinking-time } time, tuck one card under its pile and take another at its price.
ask-card = Which villager do you take?
    .other = { $player } is choosing a villager.
ask-death = Your time marker has passed the bridge. Whom do you bury?
    .other = { $player } must bury a family member.
    .why = It must be a generation-{ $argKey } member: your oldest generation always dies first.
ask-moment = Play a villager before you go on?
    .other = { $player } may still play a card.
ask-opening = The market day begins. Play a villager?
    .other = { $player } may play a villager before the market day.
ask-sell = Which customer do you serve?
    .other = { $player } is at the market.
    .why = The first sale of the player who holds the market day is free; every other sale costs a green cube and { $sale-time } time.
ask-closing = The market day ends. Play a villager?
    .other = { $player } may play a villager at the end of the market day.
ask-procession = Mass begins. Play a villager?
    .other = { $player } may play a villager before mass.
ask-summon = Which figure do you take out of the black bag?
    .other = { $player } is choosing which figures to take out of the black bag.
ask-ransom = Pay a coin to take a member out of the black bag?
    .other = { $player } may take members out of the black bag.
    .why = { $mass-figures ->
            [one] { $mass-figures } figure
           *[other] { $mass-figures } figures
        } leave the bag at each mass; those nobody pays for are drawn.
ask-climb = Move a member to the next window on the left?
    .other = { $player } may move members in the church.
    .why = The step costs the sacks shown between this window and the next.
ask-abbot = Who moves to the leftmost window?
    .other = { $player } is choosing a member in the church.
ask-breeder = A horse or an ox?
    .other = { $player } is choosing an animal.
ask-herbalist = Move your time marker next to the bridge?
    .other = { $player } may move the time marker.
ask-messenger = Which city do you mark?
    .other = { $player } is choosing a city.
ask-countess = Which pile does the Countess look through?
    .other = { $player } is choosing a pile.
ask-favour = Which card do you take?
    .other = { $player } is choosing a card in secret.

## Answers

do-turn-take = { $space }: take { $cube-a }
    .about = { $cubeKey ->
        [plague] Costs { $plague-time } time; the cube goes back to the supply.
       *[other] The cube is yours.
    } { $spaceKey ->
        [market] The market day always takes place.
       *[other] You may then do the action.
    }
do-turn-well = Use the well: { $well-cubes } { $colour-short } { $well-cubes ->
        [one] cube
       *[other] cubes
    }
    .about = { $well-cubes ->
            [one] { $well-cubes } cube
           *[other] { $well-cubes } cubes
        } of one colour for any action; coins may replace missing ones.
do-turn-well-coins = Use the well with { $well-cubes ->
            [one] { $well-cubes } coin
           *[other] { $well-cubes } coins
        }
do-turn-wise-man = Play the Wise Man: { $space }
    .about = { $wise-man-prestige ->
        [one] { $wise-man-prestige } prestige point
       *[other] { $wise-man-prestige } prestige points
    }, and the action without taking a cube.
do-turn-free = Do the { $space } action
    .about = You take no cube, but you still pay the action’s own costs.
do-turn-play = Play { $card-the }
do-turn-skip = Skip this action
do-well = { $space }
do-pay = { $orange ->
        [0] { $green ->
            [0] { $brown ->
                [0] { $pink ->
                    [0] Pay with cubes only
                   *[other] Pay coins in place of { $list }
                }
               *[other] Pay coins in place of { $list }
            }
           *[other] Pay coins in place of { $list }
        }
       *[other] Pay coins in place of { $list }
    }
do-harvest = Harvest { $team }
    .about = { $teamKey ->
        [hands] { $harvest-hands ->
            [one] { $harvest-hands } sack
           *[other] { $harvest-hands } sacks
        }, up to what your farm can hold.
        [horse] { $harvest-horse ->
            [one] { $harvest-horse } sack
           *[other] { $harvest-horse } sacks
        }, up to what your farm can hold.
       *[ox] { $harvest-ox ->
            [one] { $harvest-ox } sack
           *[other] { $harvest-ox } sacks
        }, up to what your farm can hold.
    }
do-harvest-skip = Don’t harvest
do-harvest-play = Play { $card-the }
do-family-birth = Add a newborn member to the farm
    .about = A member of your lowest generation not yet born joins the farm.
do-family-fetch = Bring back the generation-{ $generationKey } member from { $place }
do-family-skip = Skip the Family action
do-family-play = Play { $card-the }
do-crafts-make = { good-made }: { make-time }
    .about = You have a member in the workshop.
good-made = { $goodKey ->
        [horse] Breed { $good-a }
        [ox] Breed { $good-a }
        [beer] Brew { $good-a }
       *[other] Make { $good-a }
    }
make-time =
    { $goodKey ->
        [scroll] { $building-scriptorium-make }
        [plough] { $building-smithy-make }
        [wagon] { $building-wainwright-make }
        [beer] { $building-brewery-make }
       *[other] { $building-stable-make }
    } time
do-crafts-train = Train a generation-{ $generationKey } member at { $building-the }
    .about = { $building-train } time. You may then make goods at once for { $building-make } time.
do-crafts-buy = Buy { $good-a }: { buy-price }
    .about = You need no member in the workshop.
buy-price =
    { $goodKey ->
        [scroll] { $building-scriptorium-pink ->
            [one] { $building-scriptorium-pink } pink cube
           *[other] { $building-scriptorium-pink } pink cubes
        }
        [plough] { $building-smithy-orange ->
            [one] { $building-smithy-orange } orange cube
           *[other] { $building-smithy-orange } orange cubes
        }
        [wagon] { $building-wainwright-orange ->
            [one] { $building-wainwright-orange } orange cube
           *[other] { $building-wainwright-orange } orange cubes
        } and { $building-wainwright-pink ->
            [one] { $building-wainwright-pink } pink cube
           *[other] { $building-wainwright-pink } pink cubes
        }
        [beer] { $building-brewery-sacks ->
            [one] { $building-brewery-sacks } sack
           *[other] { $building-brewery-sacks } sacks
        }
       *[other] { $building-stable-sacks ->
            [one] { $building-stable-sacks } sack
           *[other] { $building-stable-sacks } sacks
        }
    }
do-crafts-mill = Go to the mill
    .about = { $mill-time } time and { $mill-grain ->
        [one] { $mill-grain } sack
       *[other] { $mill-grain } sacks
    } → { $mill-coins ->
        [one] { $mill-coins } coin
       *[other] { $mill-coins } coins
    }.
do-crafts-miller = Go to the mill with the Miller
    .about = { $mill-time } time and { $mill-grain ->
        [one] { $mill-grain } sack
       *[other] { $mill-grain } sacks
    } → { $miller-coins ->
        [one] { $miller-coins } coin
       *[other] { $miller-coins } coins
    }.
do-crafts-skip = Make and buy nothing
do-crafts-play = Play { $card-the }
do-make = { good-made }: { $arg-make } time
do-make-skip = Make nothing now
do-make-play = Play { $card-the }
do-travel-ride = { $originKey ->
        [village] Send a generation-{ $generationKey } member to { $city }
       *[other] Travel from { $origin } to { $city } (generation { $generationKey })
    }
    .about =
        { $trip-time } time, a wagon and the cubes of the road. On your family’s first visit: { $city-prestige ->
            [0] { $city-cubes ->
                [0] { $city-coins ->
                    [one] { $city-coins } coin
                   *[other] { $city-coins } coins
                }
                [one] { $city-cubes } cube of your choice
               *[other] { $city-cubes } cubes of your choice
            }
            [one] { $city-prestige } prestige point
           *[other] { $city-prestige } prestige points
        }.
do-travel-toll-keeper = { $originKey ->
        [village] Toll Keeper: send a generation-{ $generationKey } member to { $city }
       *[other] Toll Keeper: from { $origin } to { $city } (generation { $generationKey })
    }
    .about = The journey is free: no cubes, no time, no wagon.
do-travel-skip = Don’t travel
do-travel-play = Play { $card-the }
do-gain = { $colour-A }
do-council-enter = Enter with a generation-{ $generationKey } member: { $payment }
    .about = Also costs { $level-1-time } time.
do-council-rise = Move a generation-{ $generationKey } member up from level { $level }: { $payment }
do-council-marker = Become the next first player
do-council-cubes = Take { $council-cubes ->
            [one] { $council-cubes } cube
           *[other] { $council-cubes } cubes
        } of your choice
do-council-good = Take { $good-a }
do-council-prestige = A coin → { $council-prestige ->
        [one] { $council-prestige } prestige point
       *[other] { $council-prestige } prestige points
    }
do-council-skip = Done here
do-council-play = Play { $card-the }
do-privilege-marker = Become the next first player
do-privilege-cubes = Take { $council-cubes ->
            [one] { $council-cubes } cube
           *[other] { $council-cubes } cubes
        } of your choice
do-privilege-good = Take { $good-a }
do-privilege-prestige = A coin → { $council-prestige ->
        [one] { $council-prestige } prestige point
       *[other] { $council-prestige } prestige points
    }
do-privilege-skip = Use no privilege
do-privilege-play = Play { $card-the }
do-church = Send a generation-{ $generationKey } member: { $fee }
do-church-skip = Send nobody
do-church-play = Play { $card-the }
do-inn-lodge = Place a generation-{ $generationKey } member at the inn
    .about = { $lodging-time } time.
do-inn-put-under = Tuck the { $pile } card under its pile
    .there = Tuck { $pile-there-the } under its pile
    .about = { $drinking-time } time; then you take a villager at its price.
do-inn-skip = Done here
do-inn-play = Play { $card-the }
do-card = Take the villager from the { $pile } pile
    .there = Take { $pile-there-the }{ $pile-there-coins ->
        [0] { $pile-there-beers ->
            [0] { " for free" }
           *[other] : { $pile-there-list }
        }
       *[other] : { $pile-there-list }
    }
do-card-skip = Take nobody (you can’t pay)
do-card-play = Play { $card-the }
do-death-bury = Bury the member from { $place }
    .about = To the chronicle if it has room left for that place. Otherwise, or from the inn: an anonymous grave, which scores nothing.
do-death-bard = Bard: bury the member from { $place }
    .about = The member enters the chronicle without taking a place.
do-death-play = Play { $card-the }
do-moment-juggler = Play the Juggler
    .about = { $juggler-prestige ->
        [one] { $juggler-prestige } prestige point
       *[other] { $juggler-prestige } prestige points
    } and one more action.
do-moment-play = Play { $card-the }
do-moment-skip = Play no villager
do-opening-barker = Play the Barker
    .about = On this market day you may also serve the queue.
do-opening-play = Play { $card-the }
do-opening-skip = Play no villager
do-sell = Serve the customer at { $place }
    .there = Serve the customer who wants { $place-there }: { $place-there-points ->
        [one] { $place-there-points } point
       *[other] { $place-there-points } points
    }
do-sell-skip = Leave the market
do-sell-play = Play { $card-the }
do-closing-peddler = Scrap Dealer: take the customer at { $stall }
    .about = You pay nothing.
do-closing-play = Play { $card-the }
do-closing-skip = Play no villager
do-procession-prior = Play the Prior
    .about = Nobody may pay for members; you choose the { $mass-figures ->
            [one] { $mass-figures } figure
           *[other] { $mass-figures } figures
        }.
do-procession-play = Play { $card-the }
do-procession-skip = Play no villager
do-summon-member = { $owner }: a generation-{ $generationKey } member
do-summon-monk = A monk
do-ransom = Take a generation-{ $generationKey } member out of the bag
    .about = This costs you a coin.
do-ransom-skip = Pay for nobody
do-ransom-play = Play { $card-the }
do-climb = Move the generation-{ $generationKey } member on from { $window }: { $window-sacks ->
        [one] { $window-sacks } sack
       *[other] { $window-sacks } sacks
    }
do-climb-skip = Move nobody
do-climb-play = Play { $card-the }
do-abbot = The generation-{ $generationKey } member at { $window }
do-breeder = Take { $good-a }
do-herbalist = Move it { $hourglass }
do-herbalist-skip = Leave the marker where it is
do-messenger = { $city }
do-countess = The { $pile } pile
do-favour = Take { $card-the }

## Log

event-starts = { $player } is the first player.
event-called = New in the queue: a customer who wants { $customer }.
event-revealed = { $card-The } is now on top of the { $pile } pile.
event-new-round = Round { $number }: { $player } starts.
event-took = { $player } takes { $cube-a } from { $space }.
event-drew-water = { $player } uses the well: { $space }.
event-free-action = { $player } does the { $space } action without a cube.
event-paid = { $player } pays { $coins ->
        [0] { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }
       *[other] { $cubes ->
            [0] { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            }
           *[other] { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            } and { $cubes ->
                [one] { $cubes } cube
               *[other] { $cubes } cubes
            }
        }
    }.
event-aged = { $player } spends { $time } time.
event-crossed = { $player }’s time marker passes the bridge.
event-prestige = { $player } gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
event-harvested = { $player } harvests { $sacks ->
        [one] { $sacks } sack
       *[other] { $sacks } sacks
    }.
event-born = A generation-{ $generationKey } member is born to { $player }.
event-fetched = { $player } brings back a generation-{ $generationKey } member from { $place }.
event-trained = { $player } trains a generation-{ $generationKey } member at { $building-the }.
event-made = { $goodKey ->
        [horse] { $player } breeds { $good-amount }.
        [ox] { $player } breeds { $good-amount }.
        [beer] { $player } brews { $good-amount }.
       *[other] { $player } makes { $good-amount }.
    }
event-bought = { $player } buys { $good-amount }.
event-milled = { $player } receives { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } at the mill.
event-rode = { $originKey ->
        [village] { $player } sends a generation-{ $generationKey } member to { $city }.
       *[other] { $player } moves a generation-{ $generationKey } member from { $origin } to { $city }.
    }
event-discovered = { $player } places a marker on { $city }.
event-gained-coin = { $player } receives a coin.
event-gained = { $player } takes { $colour-a } from the supply.
event-rose = { $player } moves a generation-{ $generationKey } member to level { $level } of the council.
event-marked = { $player } will be first player in the next round.
event-got = { $player } receives { $good-amount }.
event-donated = { $player } pays a coin and gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
event-ordained = { $player } sends a generation-{ $generationKey } member to the church.
event-lodged = { $player } places a generation-{ $generationKey } member at the inn.
event-put-under = { $player } tucks { $card-the } under the { $pile } pile.
event-hired = { $player } takes { $card-the }.
event-played = { $player } plays { $card-the }.
event-died = { $placeKey ->
        [grave] { $player }’s generation-{ $generationKey } member from { $origin } is buried in an anonymous grave.
        [away] No place is left: { $player }’s generation-{ $generationKey } member leaves the game.
        [chronicle-bard] { $player }’s generation-{ $generationKey } member enters the chronicle through the Bard.
       *[other] { $player }’s generation-{ $generationKey } member from { $origin } enters the chronicle.
    }
event-spared = { $player } has no member who can die, so nobody dies.
event-opened = { $player } holds a market day.
event-served = { $player } serves the customer who wants { $customer }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-left-market = { $player } leaves the market.
event-peddled = { $player } pays nothing and takes the customer who wants { $customer }.
event-rang = The bells ring for mass.
event-called-out = { $player } pays a coin: a generation-{ $generationKey } member leaves the bag for the church.
event-came-out = A generation-{ $generationKey } member of { $player }’s family is drawn and enters the church.
event-monk-came = A monk is drawn and goes back into the bag.
event-climbed = { $player } moves a generation-{ $generationKey } member to { $window } for { $sacks ->
        [one] { $sacks } sack
       *[other] { $sacks } sacks
    }.
event-blessed = { $player } leads in the church and gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
event-enthroned = { $player } moves a generation-{ $generationKey } member to the leftmost window.
event-stepped = { $player } moves the time marker { $hourglass }.
event-sent-word = { $player } sends a messenger to { $city }.
event-favoured = { $player } takes { $card-the } from the { $pile } pile.
event-favoured-hidden = { $player } takes a card from the { $pile } pile in secret.
event-ended = { $player } fills the last place: the game is about to end.
event-last = { $player } has one last action.

## Names

colour-orange = orange cube
    .short = orange
    .plural = orange
colour-green = green cube
    .short = green
    .plural = green
colour-brown = brown cube
    .short = brown
    .plural = brown
colour-pink = pink cube
    .short = pink
    .plural = pink
cube-orange = orange cube
    .about = Skill: for workshops and journeys.
cube-green = green cube
    .about = Persuasion: for market and council.
cube-brown = brown cube
    .about = Faith: for church and journeys.
cube-pink = pink cube
    .about = Knowledge: for workshops and journeys.
cube-plague = plague cube
    .about = Costs { $plague-time } time.
space-grain = Grain
    .about = { $harvest-hands ->
            [one] { $harvest-hands } sack
           *[other] { $harvest-hands } sacks
        }, { $harvest-horse } with horse and plough, { $harvest-ox } with ox and plough; at most { $barn } in all. You need a member on the farm.
space-family = Family
    .about = A birth, or a member returns to the farm.
space-crafts = Crafts
    .about = Make or buy goods, or turn sacks into coins at the mill.
space-market = Market
    .about = A market day for everyone; your first sale is free. It always takes place.
space-travel = Travel
    .about = { $trip-time } time, a wagon and the cubes of the road. Each city rewards your first visit.
space-council = Council
    .about = Enter, move up a level, or stay; then use a privilege.
space-church = Church
    .about = A member from your farm goes into the black bag, for a brown cube or { $church-time } time.
space-inn = Inn
    .about = With a member at the inn: { $drinking-time } time, tuck one card under its pile, then take a villager at its price.
n-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
n-beers = { $n ->
        [one] { $n } beer
       *[other] { $n } beers
    }
n-orange = { $n ->
        [one] { $n } orange cube
       *[other] { $n } orange cubes
    }
n-green = { $n ->
        [one] { $n } green cube
       *[other] { $n } green cubes
    }
n-brown = { $n ->
        [one] { $n } brown cube
       *[other] { $n } brown cubes
    }
n-pink = { $n ->
        [one] { $n } pink cube
       *[other] { $n } pink cubes
    }
good-scroll = scroll
    .about = Made at the scriptorium. Customers ask for it.
    .short = scroll
    .n = { $n ->
        [one] { $n } scroll
       *[other] { $n } scrolls
    }
good-horse = horse
    .about = Bred at the stable. Customers ask for it; with a plough it brings more grain at the harvest.
    .short = horse
    .n = { $n ->
        [one] { $n } horse
       *[other] { $n } horses
    }
good-plough = plough
    .about = Made at the smithy. Customers ask for it; with a horse or an ox it brings more grain at the harvest.
    .short = plough
    .n = { $n ->
        [one] { $n } plough
       *[other] { $n } ploughs
    }
good-ox = ox
    .about = Bred at the stable. Customers ask for it; with a plough it brings the most grain at the harvest.
    .short = ox
    .n = { $n ->
        [one] { $n } ox
       *[other] { $n } oxen
    }
good-wagon = wagon
    .about = Made at the wainwright’s. Customers ask for it, and each journey takes one.
    .short = wagon
    .n = { $n ->
        [one] { $n } wagon
       *[other] { $n } wagons
    }
good-beer = beer
    .about = Brewed at the brewery. Customers ask for it, and it pays for villagers at the inn.
    .short = beer
    .n = { $n ->
        [one] { $n } beer
       *[other] { $n } beers
    }
building-wainwright = Wainwright’s
    .the = the wainwright’s
building-stable = Stable
    .the = the stable
building-scriptorium = Scriptorium
    .the = the scriptorium
building-smithy = Smithy
    .the = the smithy
building-brewery = Brewery
    .the = the brewery
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
generation-1 = generation 1
    .name = 1st
generation-2 = generation 2
    .name = 2nd
generation-3 = generation 3
    .name = 3rd
generation-4 = generation 4
    .name = 4th
customer-two-sacks = { $sacks ->
        [one] { $sacks } sack
       *[other] { $sacks } sacks
    }
customer-three-sacks = { $sacks ->
        [one] { $sacks } sack
       *[other] { $sacks } sacks
    }
customer-four-sacks = { $sacks ->
        [one] { $sacks } sack
       *[other] { $sacks } sacks
    }
customer-scroll = a scroll
customer-wagon = a wagon
customer-plough = a plough
customer-horse = a horse
customer-ox = an ox
customer-scroll-sack = a scroll and { $sacks ->
        [one] { $sacks } sack
       *[other] { $sacks } sacks
    }
customer-wagon-sack = a wagon and { $sacks ->
        [one] { $sacks } sack
       *[other] { $sacks } sacks
    }
customer-plough-sack = a plough and { $sacks ->
        [one] { $sacks } sack
       *[other] { $sacks } sacks
    }
customer-horse-two-sacks = a horse and { $sacks ->
        [one] { $sacks } sack
       *[other] { $sacks } sacks
    }
customer-ox-two-sacks = an ox and { $sacks ->
        [one] { $sacks } sack
       *[other] { $sacks } sacks
    }
customer-scroll-wagon = a scroll and a wagon
customer-plough-scroll = a plough and a scroll
customer-horse-wagon = a horse and a wagon
customer-ox-plough = an ox and a plough
customer-horse-scroll = a horse and a scroll
customer-ox-wagon = an ox and a wagon
customer-beer-sack = a beer and { $sacks ->
        [one] { $sacks } sack
       *[other] { $sacks } sacks
    }
customer-two-beers = { $beer ->
        [one] { $beer } beer
       *[other] { $beer } beers
    }
customer-beer-scroll = a beer and a scroll
customer-two-beers-horse = { $beer ->
        [one] { $beer } beer
       *[other] { $beer } beers
    } and a horse
villager-artist = Artist
    .short = Artist
    .about = At the end, { $tally-1-artist }, { $tally-2-artist }, { $tally-3-artist }, { $tally-4-artist }, { $tally-5-artist ->
            [one] { $tally-5-artist } point
           *[other] { $tally-5-artist } points
        } depending on how many of your members are in the chronicle, instead of the usual ones.
villager-count = Count
    .short = Count
    .about = At the end, { $count-points ->
            [one] { $count-points } point
           *[other] { $count-points } points
        } for each fortified city with your marker.
villager-trickster = Trickster
    .short = Trickster
    .about = After everything else: { $trickster-last ->
            [one] { $trickster-last } point
           *[other] { $trickster-last } points
        } if nobody has fewer than you, otherwise { $trickster-points }.
villager-guild-master = Guild Master
    .short = Guild Master
    .about = At the end, depending on your orange cubes: { $cube-card-1 }, { $cube-card-2 } or { $cube-card-3 ->
            [one] { $cube-card-3 } point
           *[other] { $cube-card-3 } points
        }; nothing if you have more.
villager-steward = Steward
    .short = Steward
    .about = At the end, { $steward-points ->
            [one] { $steward-points } point
           *[other] { $steward-points } points
        } for each kind of goods you have.
villager-mayor = Mayor
    .short = Mayor
    .about = At the end, depending on your green cubes: { $cube-card-1 }, { $cube-card-2 } or { $cube-card-3 ->
            [one] { $cube-card-3 } point
           *[other] { $cube-card-3 } points
        }; nothing if you have more.
villager-physician = Medico
    .short = Medico
    .about = At the end, one point for each living member of your family, including those in the black bag.
villager-nun = Nun
    .short = Nun
    .about = At the end, depending on your brown cubes: { $cube-card-1 }, { $cube-card-2 } or { $cube-card-3 ->
            [one] { $cube-card-3 } point
           *[other] { $cube-card-3 } points
        }; nothing if you have more.
villager-farmers-wife = Farmer’s Wife
    .short = Farmer’s Wife
    .about = At the end, one point for each of your sacks.
villager-scholar = Scholar
    .short = Scholar
    .about = At the end, depending on your pink cubes: { $cube-card-1 }, { $cube-card-2 } or { $cube-card-3 ->
            [one] { $cube-card-3 } point
           *[other] { $cube-card-3 } points
        }; nothing if you have more.
villager-traveller = Traveller
    .short = Traveller
    .about = At the end, { $tally-1-traveller }, { $tally-2-traveller }, { $tally-3-traveller }, { $tally-4-traveller }, { $tally-5-traveller }, { $tally-6-traveller ->
            [one] { $tally-6-traveller } point
           *[other] { $tally-6-traveller } points
        } depending on how many cities you have visited, instead of the usual ones.
villager-abbot = Abbot
    .short = Abbot
    .about = Move one of your members in the church to the leftmost window, for free.
villager-smith = Smith
    .short = Smith
    .about = Take { $smith-ploughs ->
            [one] { $smith-ploughs } plough
           *[other] { $smith-ploughs } ploughs
        }.
villager-breeder = Breeder
    .short = Breeder
    .about = Take a horse or an ox.
villager-councillor = Councillor
    .short = Councillor
    .about = If you have a member in the council: use a privilege up to your highest level, then another, or the same one again.
villager-day-labourer = Day Labourer
    .short = Day Labourer
    .about = { $day-labourer-prestige ->
        [one] { $day-labourer-prestige } prestige point
       *[other] { $day-labourer-prestige } prestige points
    }, and your sacks are filled up to { $barn }.
villager-herbalist = Herbalist
    .short = Herbalist
    .about = { $herbalist-prestige ->
        [one] { $herbalist-prestige } prestige point
       *[other] { $herbalist-prestige } prestige points
    }, and you may move your time marker to the hourglass left or right of the bridge.
villager-prodigal-son = Prodigal Son
    .short = Prodigal Son
    .about = { $prodigal-son-prestige ->
        [one] { $prodigal-son-prestige } prestige point
       *[other] { $prodigal-son-prestige } prestige points
    }, and you may do a Family action.
villager-messenger = Messenger
    .short = Messenger
    .about = Place a marker on a city where you have none, and take its reward.
villager-countess = Countess
    .short = Countess
    .about = { $countess-prestige ->
        [one] { $countess-prestige } prestige point
       *[other] { $countess-prestige } prestige points
    }. Look through a pile and take any card from it, in secret and for free.
villager-scribe = Scribe
    .short = Scribe
    .about = Take { $scribe-scrolls ->
            [one] { $scribe-scrolls } scroll
           *[other] { $scribe-scrolls } scrolls
        }.
villager-cartwright = Cartwright
    .short = Cartwright
    .about = Take a wagon.
villager-bard = Bard
    .short = Bard
    .about = When one of your members dies, the member enters the chronicle without taking a place.
villager-barker = Barker
    .short = Barker
    .about = At the start of a market day: you may also serve the queue.
villager-juggler = Juggler
    .short = Juggler
    .about = Right after your action: { $juggler-prestige ->
        [one] { $juggler-prestige } prestige point
       *[other] { $juggler-prestige } prestige points
    } and one more action.
villager-miller = Miller
    .short = Miller
    .about = At the mill: { $miller-coins ->
            [one] { $miller-coins } coin
           *[other] { $miller-coins } coins
        } instead of { $mill-coins }.
villager-wise-man = Wise Man
    .short = Wise Man
    .about = Instead of taking a cube: { $wise-man-prestige ->
        [one] { $wise-man-prestige } prestige point
       *[other] { $wise-man-prestige } prestige points
    } and any action.
villager-prior = Prior
    .short = Prior
    .about = At the start of a mass: nobody may pay for members, and you choose the { $mass-figures ->
            [one] { $mass-figures } figure
           *[other] { $mass-figures } figures
        }.
villager-peddler = Scrap Dealer
    .short = Scrap Dealer
    .about = At the end of a market day: take a customer from a stall for free. Not with the Barker.
villager-toll-keeper = Toll Keeper
    .short = Toll Keeper
    .about = With a Travel action: the journey is free.
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
payment-cubes = { $cost-two-green-green ->
        [one] { $cost-two-green-green } green cube
       *[other] { $cost-two-green-green } green cubes
    }
payment-scroll = a scroll
fee-cube = a brown cube
fee-time = { $church-time } time
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
cost-orange-pink = { $orange ->
        [one] { $orange } orange cube
       *[other] { $orange } orange cubes
    } and { $pink ->
        [one] { $pink } pink cube
       *[other] { $pink } pink cubes
    }
cost-two-pink = { $pink ->
        [one] { $pink } pink cube
       *[other] { $pink } pink cubes
    }
cost-two-orange = { $orange ->
        [one] { $orange } orange cube
       *[other] { $orange } orange cubes
    }
cost-two-green = { $green ->
        [one] { $green } green cube
       *[other] { $green } green cubes
    }
cost-two-brown = { $brown ->
        [one] { $brown } brown cube
       *[other] { $brown } brown cubes
    }
cost-orange-brown = { $orange ->
        [one] { $orange } orange cube
       *[other] { $orange } orange cubes
    } and { $brown ->
        [one] { $brown } brown cube
       *[other] { $brown } brown cubes
    }
cost-orange-brown-pink = { $orange ->
        [one] { $orange } orange cube
       *[other] { $orange } orange cubes
    }, { $brown ->
        [one] { $brown } brown cube
       *[other] { $brown } brown cubes
    } and { $pink ->
        [one] { $pink } pink cube
       *[other] { $pink } pink cubes
    }
cost-green = { $green ->
        [one] { $green } green cube
       *[other] { $green } green cubes
    }
cost-brown = { $brown ->
        [one] { $brown } brown cube
       *[other] { $brown } brown cubes
    }
cost-three-orange = { $orange ->
        [one] { $orange } orange cube
       *[other] { $orange } orange cubes
    }
cost-three-green = { $green ->
        [one] { $green } green cube
       *[other] { $green } green cubes
    }
cost-three-brown = { $brown ->
        [one] { $brown } brown cube
       *[other] { $brown } brown cubes
    }
cost-three-pink = { $pink ->
        [one] { $pink } pink cube
       *[other] { $pink } pink cubes
    }
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
place-level-1 = level 1 of the council
place-level-2 = level 2 of the council
place-level-3 = level 3 of the council
place-level-4 = level 4 of the council
place-window-1 = the first window of the church
place-window-2 = the second window of the church
place-window-3 = the third window of the church
place-window-4 = the leftmost window of the church
place-inn = the inn
place-bag = the black bag
place-chronicle-council = the chronicle, council
place-chronicle-crafts = the chronicle, crafts
place-chronicle-travel = the chronicle, travel
place-chronicle-church = the chronicle, church
place-chronicle-farm = the chronicle, farm
place-chronicle-bard = the chronicle, sung by the Bard
place-grave = an anonymous grave
place-away = removed from the game
grave-anonymous = anonymous graves
tally-1 = 1
tally-2 = 2
tally-3 = 3
tally-4 = 4
tally-5 = 5
tally-6 = 6

## Points, options, tables

score-prestige = Prestige
    .about = Points gained during the game: in cities, in the council, at mass and by villagers.
score-travel = Travel
    .about = By the number of cities with your marker: { $tally-1-cities }, { $tally-2-cities }, { $tally-3-cities }, { $tally-4-cities }, { $tally-5-cities } or { $tally-6-cities } points.
score-council = Council
    .about = Each of your members in the council, by level from the lowest: { $level-1-points }, { $level-2-points }, { $level-3-points } or { $level-4-points } points.
score-church = Church
    .about = Each of your members in the church, by window from right to left: { $window-1-points }, { $window-2-points }, { $window-3-points } or { $window-4-points } points. Members in the black bag score nothing.
score-chronicle = Chronicle
    .about = By the number of your dead in the chronicle: { $tally-1-chronicle }, { $tally-2-chronicle }, { $tally-3-chronicle }, { $tally-4-chronicle } or at most { $tally-5-chronicle } points. Members in anonymous graves score nothing.
score-customers = Customers
    .about = The points of each customer tile you have served.
score-coins = Coins
    .about = A point for each coin you still have.
score-villagers = Villagers
    .about = Villagers with an unlit candle that you have kept; each card says what it scores.
option-inn = With the inn
    .about = With brewery, inn and villager cards.
option-herbalist_crosses_bridge = The Herbalist may cross the bridge
    .about = The time marker may also move forward across the bridge; a member then dies.
option-juggler_pays_on_empty_board = The Juggler may pay on an empty board
    .about = After the last cube of a round, the extra action may still be paid for with { $well-cubes ->
            [one] { $well-cubes } cube
           *[other] { $well-cubes } cubes
        } of one colour.
end-of-game = end of the game
any-moment = any moment
occasion = on occasion
table-space = Cubes on the action spaces
table-colour = Cubes of each colour put into the green bag
table-building = Workshops
table-customer = Customers
table-city = Cities
table-cost = Prices in cubes
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
view-ender = Ends the game
view-final = Last turns
view-spaces = Action spaces
view-supply = Supply
view-bag = Green bag
view-market = Market
view-stalls = Stalls
view-pile = Customers to come
view-holder = Holder of the market day
view-barker = Barker
view-gone = Left the market
view-mass = Mass
view-monks = Monks in the bag
view-black_bag = Black bag
view-drawn = Drawn
view-chronicle = Free places in the chronicle
view-places = Places in the chronicle
view-graves = Free graves
view-plots = Graves
view-tops = Villagers in view
view-piles = Cards in the piles
view-used = Played villagers
view-looked = Pile you have searched
view-order = Order of its cards
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
event-gave-sacks = { $player } pays { $sacks ->
        [one] { $sacks } sack
       *[other] { $sacks } sacks
    }.
event-gave = { $player } pays { $good-amount }.
number-plague-time = Time for a plague cube
number-barn = Sacks on a farm
number-harvest-hands = Sacks of a harvest
number-harvest-horse = Sacks with horse and plough
number-harvest-ox = Sacks with ox and plough
number-mill-time = Time at the mill
number-mill-grain = Sacks at the mill
number-mill-coins = Coins of the mill
number-miller-coins = Coins with the Miller
number-sale-time = Time for a sale
number-trip-time = Time for a journey
number-council-cubes = Cubes of the privilege
number-council-prestige = Prestige for a coin
number-church-time = Time to send a member to the church
number-mass-figures = Figures drawn at mass
number-mass-prestige = Prestige for having the most members
number-well-cubes = Cubes for the well
number-lodging-time = Time to place a member at the inn
number-drinking-time = Time to take a villager
number-count-points = Points of the Count
number-steward-points = Points of the Steward
number-trickster-last = Points of the Trickster, last
number-trickster-points = Points of the Trickster
number-cube-card-1 = Points for one cube
number-cube-card-2 = Points for two cubes
number-cube-card-3 = Points for three cubes
number-day-labourer-prestige = Prestige of the Day Labourer
number-herbalist-prestige = Prestige of the Herbalist
number-prodigal-son-prestige = Prestige of the Prodigal Son
number-countess-prestige = Prestige of the Countess
number-juggler-prestige = Prestige of the Juggler
number-wise-man-prestige = Prestige of the Wise Man
number-smith-ploughs = Ploughs of the Smith
number-scribe-scrolls = Scrolls of the Scribe
number-monks = Monks
number-cubes-base = Cubes of each colour
number-cubes-full = Cubes of each colour with the inn or five players
number-plague-cubes = Plague cubes
number-stalls-2 = Stalls with 2 players
number-stalls-3 = Stalls with 3 players
number-stalls-4 = Stalls with 4 players
number-stalls-5 = Stalls with 5 players
number-queue = Places of the queue
table-number = Single numbers
column-value = Value
