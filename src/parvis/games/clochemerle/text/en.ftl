title = Clochemerle
pitch = Two dice, a pocketful of banners, and a village that outlives its villagers.
length = 60–90 min
weight = Medium

# What is asked

ask-first = Take a first die.
    .why = Any two dice make your banner value. A black die costs 2 time.
    .other = { $player } is choosing a first die.
ask-second = Take a second die.
    .why = The sum of both is your banner value. A black die costs 2 time.
    .other = { $player } is choosing a second die.
ask-act = Activate a banner, or change your dice first.
    .why = One black banner, or as many white ones as answer, or send your chief walking.
    .other = { $player } is choosing a banner.
ask-chain = Activate another white banner?
    .why = Each answers once; the square comes last.
    .other = { $player } may activate more white banners.
ask-diocese = Let the diocese send one more customer?
    .why = One more card is shown if there is one, and you take one of all for free.
    .other = { $player } is deciding whether to use the diocese.
ask-free = Take one customer for free.
    .other = { $player } is choosing a free customer.
ask-attract = Attract a customer: 1 time.
    .why = { $also ->
        [2] A second costs 1 time more; your monk brings no more than two.
       *[other] A second costs 1 time more, a third 1 coin more, a fourth 1 time more.
    }
    .other = { $player } is choosing a customer.
ask-another = { $arg ->
        [0] Attract a customer for 1 time?
        [1] Attract a second customer for 1 time more?
        [2] Attract a third customer for 1 coin more?
       *[other] Attract a fourth customer for 1 time more?
    }
    .other = { $player } may attract another customer.
ask-school = What happens at your school?
    .why = A pupil who takes an empty place costs 1 time; from the right desk it brings 2 story points.
    .other = { $player } is teaching at school.
ask-successor = Where does your new villager go?
    .why = He works there at once.
    .other = { $player } is placing a new villager.
ask-chief = Your monk may send the chief walking for 1 time.
    .other = { $player } may move the chief.
ask-cover = Cover an octagon of { $arg }.
    .other = { $player } is covering an octagon.
ask-tile = Where does your 2/12 tile go?
    .why = The banner it lies at also answers to 2 and 12.
    .other = { $player } is placing the 2/12 tile.
ask-way = How do you pay for stage { $arg }?
    .why = If your last stage shows a grey banner, that is paid on top.
    .other = { $player } is choosing how to pay for a journey.
ask-pay = Pay { $arg }: from where?
    .other = { $player } is paying with resources.
ask-refuge = Keep this stage, or try the next card?
    .why = The refuge lets you put the card back and take the next, which you must keep.
    .other = { $player } is at the pilgrims’ refuge.
ask-keep = Add { $arg } to your village?
    .other = { $player } is deciding whether to keep a card.
ask-keep-stage = Add this stage to your journey?
    .other = { $player } is deciding whether to keep a stage.
ask-death = Choose a villager to bury: your time marker passed the bridge.
    .why = The chronicle gives 2 story points to the first of a profession, 1 to the second.
    .other = { $player } must bury a villager.
ask-shelter = Keep the rats out with your sanatorium?
    .why = It works twice in a game.
    .other = { $player } is deciding whether to use the sanatorium.

# What can be chosen

do-first = Take { $die }
do-first-plough = Plough { $field } from { $shed }
do-second = Take { $die }
do-second-plough = Plough { $field } from { $shed }
do-act-raise = { $die ->
        [0] Raise the first die
       *[other] Raise the second die
    }
    .about = 1 coin
do-act-lower = { $die ->
        [0] Lower the first die
       *[other] Lower the second die
    }
    .about = 1 coin
do-act-turn = { $die ->
        [0] Turn the first die to { $face ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
           *[other] 6
        }
       *[other] Turn the second die to { $face ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
           *[other] 6
        }
    }
    .about = 1 marker of the square
do-act-plough = Plough { $field } from { $shed }
do-act-white = Activate { $banner }
do-act-black = { $targetKey ->
        [hand] Take { $target }
        [steward] Visit { $target }
        [travel] Set out: { $target }
       *[other] Acquire { $target }
    }
do-act-chief = Chief: { $space }
    .about = 1 time; where he already stands he stays, and brings nothing
do-chain = Activate { $banner }
do-chain-plough = Plough { $field } from { $shed }
do-chain-skip = End my banners
do-diocese = Use the diocese
do-diocese-skip = Do without
do-free = Take { $customer }
do-free-skip = Take none for free
do-attract = Attract { $customer }
do-attract-skip = Decline the errand
do-another = Attract { $customer }
do-another-skip = That is enough
do-school-enrol = Enrol a pupil
    .about = A new pupil sits down on the left, at no cost
do-school-move-up = Move the pupil up
    .about = From the left desk to the right one, at no cost
do-school-graduate = Send out { $desk }
    .about = { $deskKey ->
        [right] 1 time; a new villager and 2 story points
       *[other] 1 time; a new villager
    }
do-school-skip = Leave the school as it is
do-successor = Make him { $profession }
do-chief = Chief: { $space }
    .about = 1 time; where he already stands he stays, and brings nothing
do-chief-skip = Decline the walk
do-cover-profession = Cover { $profession }
do-cover-category = Cover { $category }
do-cover-skip = Cover none
do-tile = Lay the tile at { $banner }
do-tile-skip = Leave the tile
do-way = Pay { $way }
do-pay = From { $source }
do-refuge = Put it back and take the next
do-refuge-skip = Keep this stage
do-keep = Keep it
do-keep-skip = Leave it
do-keep-stage = Keep it
do-keep-stage-skip = Leave it
do-death = Bury { $profession }
do-shelter = Keep the rats out
do-shelter-skip = Let them come

# What happened

event-led = { $player } begins with { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-began = Round { $round } · { $player } leads, the hand holds { $points }
event-took-die = { $time ->
        [0] { $player } takes { $die }.
       *[other] { $player } takes { $die } for { $time } time.
    }
event-changed-die = { $player } turns { $die } into { $into }.
event-turned-die = { $player } spends a marker of the square: { $die } becomes { $into }.
event-ploughed = { $player } moves a plough from { $shed } to { $field }.
event-activated = { $player } makes { $value } and activates { $banner }.
event-bought = { $targetKey ->
        [travel] { $player } sets out
       *[other] { $player } acquires { $target }
    } for { $time } time{ $coins ->
        [0] .
        [one] {" "}and 1 coin.
       *[other] {" "}and { $coins } coins.
    }
event-left-card = { $player } leaves { $target } on the table after all.
event-took-hand = { $player } takes the hand with { $points ->
        [one] 1 story point
       *[other] { $points } story points
    } and will lead the next round.
event-hired = { $player } gains a window: { $monk }.
event-aged = { $player } spends { $time } time.
event-paid = { $player } pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-spent = { $player } pays with a marker from { $source }.
event-earned = { $player } earns { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-told = { $points ->
        [one] 1 story point comes
       *[other] { $points } story points come
    } to { $player }’s tree.
event-made = { $player } makes 1 { $resource } and holds { $stock }.
event-guilded = { $player }’s guild holds { $stock ->
        [one] 1 marker
       *[other] { $stock } markers
    }.
event-full = There is no free octagon on { $banner }: { $player } places nothing.
event-covered = { $player } covers { $profession } in the citizens’ chamber.
event-covered-category = { $player } covers { $category } in the properties chamber.
event-marked-square = { $player }’s square holds { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }.
event-laid-tile = { $player } lays the 2/12 tile at { $banner }.
event-attracted = { $player } attracts { $customer }{ $coins ->
        [0] {" "}for 1 time.
       *[other] {" "}for 1 coin.
    }
event-welcomed = { $player } welcomes { $customer } for free.
event-came = At the steward’s office appears { $customer }.
event-served = { $player } serves { $customer }: { $prestige ->
        [one] 1 point
       *[other] { $prestige } points
    }.
event-enrolled = { $player } enrols a pupil.
event-moved-up = { $player }’s pupil moves up.
event-settled = { $points ->
        [0] { $player } has a new villager: { $profession }.
       *[other] { $player } has a new villager: { $profession }, with { $points } story points.
    }
event-walked = { $player }’s chief walks to { $space }.
event-stayed = { $player }’s chief stays at { $space }.
event-secured = { $points ->
        [0] The tree was bare: nothing is brought to { $player }’s hall.
        [one] 1 story point is safe in { $player }’s hall.
       *[other] { $points } story points are safe in { $player }’s hall.
    }
event-saw = { $player } turns over { $stage }, worth { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    }.
event-travelled = { $player } adds { $stage } to the journey: { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    }.
event-exchanged = { $player } puts { $stage } back and takes the next card.
event-showed-monk = On top of a pile appears { $monk }.
event-recorded = { $player } buries { $profession }. The chronicle remembers: { $points ->
        [one] 1 story point
       *[other] { $points } story points
    }.
event-buried = { $player } buries { $profession } in anonymous grave { $grave }.
event-labourer = { $player } has no villager left and must hire a day labourer.
event-rat-ran = The rat die shows { $face }; { $distance ->
        [0] the rats are here.
        [one] the rats are 1 square away.
       *[other] the rats are { $distance } squares away.
    }
event-invaded = Rats! Every tree without shelter loses half of its story points, rounded down.
event-sheltered = { $player }’s sanatorium keeps the rats out.
event-lost = { $points ->
        [0] { $player } loses nothing to the rats.
        [one] { $player } loses 1 story point to the rats and keeps { $left }.
       *[other] { $player } loses { $points } story points to the rats and keeps { $left }.
    }
event-ended = { $coffins ->
        [one] { $coffins } coffin is filled
       *[other] { $coffins } coffins are filled
    }: the game is over.

# Points, options, tables

score-church = Church
score-council = Council
score-fields = Fields
score-travel = Travel
score-customers = Customers
score-hall = Hall
score-labourers = Day labourers
score-hand = Hand

option-may_decline_bought_card = A bought card may be left
    .about = After paying for a card its buyer may leave it on the table. As written, one may skip “all or part” of an action; we read it without the card itself.
option-tile_needs_councillor = The 2/12 tile needs the councillor
    .about = The tile opens its banner only while the councillor lives. We let it work without him.

table-number = Single numbers
table-board = Village boards
table-workshop = Workshops
table-church = Churches
table-monk = Monks
table-chamber = Council chambers
table-way = Journeys: prices of each stage
table-stage = Journeys: light sides
table-customer = Customers

column-number = Number
column-banner = Banner
column-time = Time
column-coins = Coins
column-octagons = Octagons
column-work = Time to use
column-prestige = Points
column-amount = Amount
column-beers = Beers
column-scrolls = Scrolls
column-horses = Horses
column-ploughs = Ploughs
column-wagons = Wagons
column-any = Any
column-chapel = Chapel

view-seat = Your seat
view-round = Round
view-active = On turn
view-leader = First player
view-holder = Holder of the hand
view-palm = Hand may be taken
view-hand = Story points on the hand
view-pool = Dice in the middle
view-first = First die
view-second = Second die
view-sum = Banner value
view-lights = Banners by sum
view-whites = White banners
view-blacks = Black banners
view-used = Banners used this turn
view-owed = Still to be paid
view-coffins = Coffins
view-end = Coffins that end the game
view-chronicle = Chronicle
view-graves = Anonymous graves
view-rat = Squares to the invasion
view-red = Rats may come next
view-churches = Churches to be had
view-chambers = Chambers to be had
view-squares = Squares to be had
view-fields = Fields
view-workshops = Workshops
view-monks = Monks
view-piles = Monks left in each pile
view-journeys = Travel cards left
view-zone = Open customers
view-deck = Customers in the deck
view-may_decline_bought_card = A bought card may be left
view-tile_needs_councillor = The tile needs the councillor
view-villages = Villages
view-points = Points, if it ended now
view-wealth = Wealth (breaks ties)
view-board = Board
view-villagers = Villagers
view-pupils = Pupils
view-coins = Coins
view-tree = Story points on the tree
view-time = Time of this life
view-reaper = The reaper waits
view-chief = Chief
view-labourers = Day labourers
view-church = Church
view-church_points = Points of the church
view-windows = Windows
view-shelters = Sanatorium used
view-chamber = Chamber
view-council_points = Points of the council
view-citizens = Citizens covered
view-properties = Properties covered
view-guild = Guild markers
view-square = Square
view-markers = Markers on the square
view-tile = 2/12 tile
view-ploughs = Fields with a plough
view-stages = Journey
view-letter = Next stage
view-stock = Stock
view-market = Customers waiting
view-served = Customers served
view-hall = Story points in the hall

# Villagers, resources, dice

profession-abbot = the abbot
    .short = abbot
profession-councillor = the councillor
    .short = councillor
profession-traveller = the traveller
    .short = traveller
profession-craftsman = the craftsman
    .short = craftsman
profession-merchant = the merchant
    .short = merchant
resource-beer = beer
resource-scroll = scroll
resource-horse = horse
resource-plough = plough
resource-wagon = wagon
need-beer = 1 beer
need-scroll = 1 scroll
need-horse = 1 horse
need-plough = 1 plough
need-wagon = 1 wagon
need-any = 1 resource of any kind
die-white-1 = a white 1
die-white-2 = a white 2
die-white-3 = a white 3
die-white-4 = a white 4
die-white-5 = a white 5
die-white-6 = a white 6
die-black-1 = a black 1
die-black-2 = a black 2
die-black-3 = a black 3
die-black-4 = a black 4
die-black-5 = a black 5
die-black-6 = a black 6
desk-left = the pupil on the left
desk-right = the pupil on the right
space-hall = the hall
    .about = When he comes here, all story points on your tree become safe.
space-coin = the coin space
    .about = When he comes here, you earn 1 coin.
space-story = the story space
    .about = When he comes here, 3 story points come to your tree.

# Cards

church-sanatorium = the sanatorium
    .about = Twice in the game, while your abbot lives, you may keep the rats out of your village.
    .short = Sanatorium
church-cloister = the cloister
    .about = Its painted monk counts as one window; five more may follow.
    .short = Cloister
church-diocese = the diocese trading post
    .about = At the steward’s office, while your abbot lives, one more customer is shown and one of all comes to you for free.
    .short = Diocese
church-refuge = the pilgrims’ refuge
    .about = When you travel, while your abbot lives, you may put the card you turned over back and take the next one instead.
    .short = Refuge
chamber-money = the money chamber
    .about = 2 coins now, and 2 more each time its banner is used.
    .short = Money
chamber-citizens = the citizens’ chamber
    .about = Each marker covers a profession: 4 points at the end if such a villager lives.
    .short = Citizens
chamber-properties = the properties chamber
    .about = Each marker covers a sort of card: 1 point at the end for each card of that sort.
    .short = Properties
chamber-guild = the guild chamber
    .about = Each marker stands in for any resource; three fit on it.
    .short = Guild
category-travel = travel cards
category-workshop = workshops
category-served = served customers
category-church = church and monks
category-field = fields
workshop-brewery-58 = the brewery 5/8
    .about = Makes beer; holds 3.
    .short = Brewery
workshop-brewery-59 = the brewery 5/9
    .about = Makes beer; holds 3.
    .short = Brewery
workshop-brewery-68 = the brewery 6/8
    .about = Makes beer; holds 3.
    .short = Brewery
workshop-brewery-69 = the brewery 6/9
    .about = Makes beer; holds 3.
    .short = Brewery
workshop-scriptorium-58 = the scriptorium 5/8
    .about = Makes scroll; holds 3.
    .short = Scriptorium
workshop-scriptorium-59 = the scriptorium 5/9
    .about = Makes scroll; holds 3.
    .short = Scriptorium
workshop-scriptorium-68 = the scriptorium 6/8
    .about = Makes scroll; holds 3.
    .short = Scriptorium
workshop-scriptorium-69 = the scriptorium 6/9
    .about = Makes scroll; holds 3.
    .short = Scriptorium
workshop-stable-58 = the stable 5/8
    .about = Makes horse; holds 2. Using it costs 1 time.
    .short = Stable
workshop-stable-59 = the stable 5/9
    .about = Makes horse; holds 2. Using it costs 1 time.
    .short = Stable
workshop-stable-68 = the stable 6/8
    .about = Makes horse; holds 2. Using it costs 1 time.
    .short = Stable
workshop-stable-69 = the stable 6/9
    .about = Makes horse; holds 2. Using it costs 1 time.
    .short = Stable
workshop-forge-58 = the forge 5/8
    .about = Makes plough; holds 2. Using it costs 1 time.
    .short = Forge
workshop-forge-59 = the forge 5/9
    .about = Makes plough; holds 2. Using it costs 1 time.
    .short = Forge
workshop-forge-68 = the forge 6/8
    .about = Makes plough; holds 2. Using it costs 1 time.
    .short = Forge
workshop-forge-69 = the forge 6/9
    .about = Makes plough; holds 2. Using it costs 1 time.
    .short = Forge
workshop-wainwright-58 = the wainwright’s shop 5/8
    .about = Makes wagon; holds 2. Using it costs 1 time.
    .short = Wainwright’s
workshop-wainwright-59 = the wainwright’s shop 5/9
    .about = Makes wagon; holds 2. Using it costs 1 time.
    .short = Wainwright’s
workshop-wainwright-68 = the wainwright’s shop 6/8
    .about = Makes wagon; holds 2. Using it costs 1 time.
    .short = Wainwright’s
workshop-wainwright-69 = the wainwright’s shop 6/9
    .about = Makes wagon; holds 2. Using it costs 1 time.
    .short = Wainwright’s
pile-feather = the monk with the feather
pile-chalice = the monk with the chalice
pile-rosary = the monk with the rosary
monk-f1 = the monk of 3 stories
    .about = 3 story points on your tree.
monk-f2 = the monk of 3 stories
    .about = 3 story points on your tree.
monk-f3 = the monk of 2 stories
    .about = 2 story points on your tree.
monk-c1 = the schoolmaster monk
    .about = Use your school once.
monk-c2 = the schoolmaster monk
    .about = Use your school once.
monk-c3 = the master of two lessons
    .about = Use your school twice.
monk-c4 = the master of two lessons
    .about = Use your school twice.
monk-r1 = the chief’s monk
    .about = Use your “?” banner: 1 time, and your chief walks.
monk-r2 = the chief’s monk
    .about = Use your “?” banner: 1 time, and your chief walks.
monk-r3 = the steward’s monk
    .about = Use the steward’s office for at most 2 paid customers.
monk-r4 = the steward’s monk
    .about = Use the steward’s office for at most 2 paid customers.
monk-r5 = the steward’s monk
    .about = Use the steward’s office for at most 2 paid customers.
letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E
way-a1 = 1 beer
way-a2 = 1 horse
way-b1 = 1 horse
way-b2 = 2 beers
way-c1 = 1 wagon
way-c2 = 2 beers
way-d1 = 1 wagon
way-d2 = 1 beer and 1 horse
way-e1 = 1 beer and 1 wagon
way-e2 = 2 beers and 1 horse
stage-a1 = stage A
    .about = Going on from here costs nothing extra.
    .short = A1
stage-a2 = stage A
    .about = To go on from here, pay 1 coin more.
    .short = A2
stage-a3 = stage A
    .about = To go on from here, pay 1 beer more.
    .short = A3
stage-a4 = stage A
    .about = To go on from here, spend 3 time more.
    .short = A4
stage-b1 = stage B
    .about = Going on from here costs nothing extra.
    .short = B1
stage-b2 = stage B
    .about = To go on from here, pay 1 coin more.
    .short = B2
stage-b3 = stage B
    .about = To go on from here, pay 1 beer more.
    .short = B3
stage-b4 = stage B
    .about = To go on from here, spend 2 time more.
    .short = B4
stage-c1 = stage C
    .about = Going on from here costs nothing extra.
    .short = C1
stage-c2 = stage C
    .about = To go on from here, pay 1 coin more.
    .short = C2
stage-c3 = stage C
    .about = To go on from here, pay 1 beer more.
    .short = C3
stage-c4 = stage C
    .about = To go on from here, spend 3 time more.
    .short = C4
stage-d1 = stage D
    .about = To go on from here, pay 1 coin more.
    .short = D1
stage-d2 = stage D
    .about = To go on from here, pay 1 beer more.
    .short = D2
stage-d3 = stage D
    .about = To go on from here, spend 3 time more.
    .short = D3
stage-d4 = the chapel
    .about = The chapel: the journey ends here.
    .short = D4
stage-e1 = stage E
    .about = The journey ends here.
    .short = E1
stage-e2 = stage E
    .about = The journey ends here.
    .short = E2
stage-e3 = stage E
    .about = The journey ends here.
    .short = E3
customer-1 = the customer for 1 resource of any kind
    .about = Banner ?: worth 1 point once served.
customer-2 = the customer for 1 resource of any kind
    .about = Banner 5/9: worth 2 points once served.
customer-3 = the customer for 1 resource of any kind
    .about = Banner 6/8: worth 2 points once served.
customer-4 = the customer for 1 beer
    .about = Banner 3/11: worth 2 points once served.
customer-5 = the customer for 1 beer
    .about = Banner 6/9: worth 2 points once served.
customer-6 = the customer for 1 scroll
    .about = Banner 4/10: worth 2 points once served.
customer-7 = the customer for 1 scroll
    .about = Banner 5/8: worth 2 points once served.
customer-8 = the customer for 1 horse
    .about = Banner 7: worth 2 points once served.
customer-9 = the customer for 1 horse
    .about = Banner 5/9: worth 3 points once served.
customer-10 = the customer for 1 plough
    .about = Banner 6/8: worth 3 points once served.
customer-11 = the customer for 1 plough
    .about = Banner 4/10: worth 3 points once served.
customer-12 = the customer for 1 wagon
    .about = Banner 3/11: worth 3 points once served.
customer-13 = the customer for 1 wagon
    .about = Banner 5/8: worth 3 points once served.
customer-14 = the customer for 2 beers
    .about = Banner ?: worth 3 points once served.
customer-15 = the customer for 2 scrolls
    .about = Banner ?: worth 3 points once served.
customer-16 = the customer for 2 horses
    .about = Banner ?: worth 4 points once served.
customer-17 = the customer for 2 ploughs
    .about = Banner ?: worth 4 points once served.
customer-18 = the customer for 2 wagons
    .about = Banner ?: worth 5 points once served.
customer-19 = the customer for 1 beer and 1 scroll
    .about = Banner 6/9: worth 3 points once served.
customer-20 = the customer for 1 beer and 1 horse
    .about = Banner 5/8: worth 4 points once served.
customer-21 = the customer for 1 beer and 1 plough
    .about = Banner 6/8: worth 4 points once served.
customer-22 = the customer for 1 beer and 1 wagon
    .about = Banner 4/10: worth 4 points once served.
customer-23 = the customer for 1 scroll and 1 horse
    .about = Banner 6/9: worth 4 points once served.
customer-24 = the customer for 1 scroll and 1 plough
    .about = Banner 5/9: worth 4 points once served.
customer-25 = the customer for 1 scroll and 1 wagon
    .about = Banner 7: worth 4 points once served.
customer-26 = the customer for 1 horse and 1 plough
    .about = Banner 3/11: worth 5 points once served.
customer-27 = the customer for 1 horse and 1 wagon
    .about = Banner 6/8: worth 5 points once served.
customer-28 = the customer for 1 plough and 1 wagon
    .about = Banner 5/9: worth 5 points once served.
customer-29 = the customer for 1 beer, 1 scroll and 1 horse
    .about = Banner 5/8: worth 6 points once served.
customer-30 = the customer for 1 beer, 1 scroll and 1 plough
    .about = Banner 6/9: worth 6 points once served.
customer-31 = the customer for 1 beer, 1 scroll and 1 wagon
    .about = Banner 7: worth 6 points once served.
customer-32 = the customer for 1 scroll, 1 horse and 1 plough
    .about = Banner 4/10: worth 7 points once served.
customer-33 = the customer for 1 beer, 1 plough and 1 wagon
    .about = Banner 3/11: worth 7 points once served.
field-1 = field 1
field-2 = field 2
field-3 = field 3
field-4 = field 4
field-5 = field 5
field-6 = field 6
field-7 = field 7
field-8 = field 8
board-58 = the board 5/8
board-59 = the board 5/9
board-68 = the board 6/8
board-69 = the board 6/9

# Banners and places

banner-school = the school
    .about = A pupil comes, moves up, or takes an empty place for 1 time.
banner-personal = the personal banner
    .about = 1 story point comes to your tree.
banner-chamber = the council chamber
    .about = 1 time, and what your chamber brings.
banner-square = the village square
    .about = Move the 2/12 tile if you like; 1 story point and 1 marker. It ends your turn.
banner-brewery = the brewery
    .about = 1 beer, at no cost.
banner-scriptorium = the scriptorium
    .about = 1 scroll, at no cost.
banner-stable = the stable
    .about = 1 horse for 1 time.
banner-forge = the forge
    .about = 1 plough for 1 time.
banner-wainwright = the wainwright’s shop
    .about = 1 wagon for 1 time.
banner-field-1 = { field-1 }
    .about = 1 coin, 2 with a plough.
banner-field-2 = { field-2 }
    .about = 1 coin, 2 with a plough.
banner-field-3 = { field-3 }
    .about = 1 coin, 2 with a plough.
banner-field-4 = { field-4 }
    .about = 1 coin, 2 with a plough.
banner-field-5 = { field-5 }
    .about = 1 coin, 2 with a plough.
banner-field-6 = { field-6 }
    .about = 1 coin, 2 with a plough.
banner-field-7 = { field-7 }
    .about = 1 coin, 2 with a plough.
banner-field-8 = { field-8 }
    .about = 1 coin, 2 with a plough.
banner-customer-1 = { customer-1 }
    .about = { customer-1.about }
banner-customer-2 = { customer-2 }
    .about = { customer-2.about }
banner-customer-3 = { customer-3 }
    .about = { customer-3.about }
banner-customer-4 = { customer-4 }
    .about = { customer-4.about }
banner-customer-5 = { customer-5 }
    .about = { customer-5.about }
banner-customer-6 = { customer-6 }
    .about = { customer-6.about }
banner-customer-7 = { customer-7 }
    .about = { customer-7.about }
banner-customer-8 = { customer-8 }
    .about = { customer-8.about }
banner-customer-9 = { customer-9 }
    .about = { customer-9.about }
banner-customer-10 = { customer-10 }
    .about = { customer-10.about }
banner-customer-11 = { customer-11 }
    .about = { customer-11.about }
banner-customer-12 = { customer-12 }
    .about = { customer-12.about }
banner-customer-13 = { customer-13 }
    .about = { customer-13.about }
banner-customer-14 = { customer-14 }
    .about = { customer-14.about }
banner-customer-15 = { customer-15 }
    .about = { customer-15.about }
banner-customer-16 = { customer-16 }
    .about = { customer-16.about }
banner-customer-17 = { customer-17 }
    .about = { customer-17.about }
banner-customer-18 = { customer-18 }
    .about = { customer-18.about }
banner-customer-19 = { customer-19 }
    .about = { customer-19.about }
banner-customer-20 = { customer-20 }
    .about = { customer-20.about }
banner-customer-21 = { customer-21 }
    .about = { customer-21.about }
banner-customer-22 = { customer-22 }
    .about = { customer-22.about }
banner-customer-23 = { customer-23 }
    .about = { customer-23.about }
banner-customer-24 = { customer-24 }
    .about = { customer-24.about }
banner-customer-25 = { customer-25 }
    .about = { customer-25.about }
banner-customer-26 = { customer-26 }
    .about = { customer-26.about }
banner-customer-27 = { customer-27 }
    .about = { customer-27.about }
banner-customer-28 = { customer-28 }
    .about = { customer-28.about }
banner-customer-29 = { customer-29 }
    .about = { customer-29.about }
banner-customer-30 = { customer-30 }
    .about = { customer-30.about }
banner-customer-31 = { customer-31 }
    .about = { customer-31.about }
banner-customer-32 = { customer-32 }
    .about = { customer-32.about }
banner-customer-33 = { customer-33 }
    .about = { customer-33.about }
target-hand = the first-player hand
    .about = Its story points come to your tree, and you lead the next round.
target-steward = the steward’s office
    .about = Attract customers: 1 for 1 time, 2 for 2 time, 3 for 2 time and 1 coin, 4 for 3 time and 1 coin.
target-field = a field
    .about = 2 time; 1 coin at once, and the field is worth 1 point.
target-square = a village square
    .about = 2 time; the 2/12 tile, 1 story point and 1 marker; worth 2 points.
target-travel = the next stage of the journey
    .about = Time and resources as printed, and the grey banner of your last stage.
target-sanatorium = { church-sanatorium }
    .about = 4 time, 1 coin; worth 4 points. Twice in the game, while your abbot lives, you may keep the rats out of your village.
target-cloister = { church-cloister }
    .about = 4 time, 2 coins; worth 4 points. Its painted monk counts as one window; five more may follow.
target-diocese = { church-diocese }
    .about = 4 time, 1 coin; worth 4 points. At the steward’s office, while your abbot lives, one more customer is shown and one of all comes to you for free.
target-refuge = { church-refuge }
    .about = 4 time, 1 coin; worth 4 points. When you travel, while your abbot lives, you may put the card you turned over back and take the next one instead.
target-feather = { pile-feather }
    .about = His price and errand as shown, and one more window.
target-chalice = { pile-chalice }
    .about = His price and errand as shown, and one more window.
target-rosary = { pile-rosary }
    .about = His price and errand as shown, and one more window.
target-money = { chamber-money }
    .about = 4 time; worth 3 points. 2 coins now, and 2 more each time its banner is used.
target-citizens = { chamber-citizens }
    .about = 4 time. Each marker covers a profession: 4 points at the end if such a villager lives.
target-properties = { chamber-properties }
    .about = 4 time. Each marker covers a sort of card: 1 point at the end for each card of that sort.
target-guild = { chamber-guild }
    .about = 4 time; worth 2 points. Each marker stands in for any resource; three fit on it.
target-brewery-58 = { workshop-brewery-58 }
    .about = 1 time, with a first beer.
target-brewery-59 = { workshop-brewery-59 }
    .about = 1 time, with a first beer.
target-brewery-68 = { workshop-brewery-68 }
    .about = 1 time, with a first beer.
target-brewery-69 = { workshop-brewery-69 }
    .about = 1 time, with a first beer.
target-scriptorium-58 = { workshop-scriptorium-58 }
    .about = 2 time, with a first scroll.
target-scriptorium-59 = { workshop-scriptorium-59 }
    .about = 2 time, with a first scroll.
target-scriptorium-68 = { workshop-scriptorium-68 }
    .about = 2 time, with a first scroll.
target-scriptorium-69 = { workshop-scriptorium-69 }
    .about = 2 time, with a first scroll.
target-stable-58 = { workshop-stable-58 }
    .about = 2 time, with a first horse.
target-stable-59 = { workshop-stable-59 }
    .about = 2 time, with a first horse.
target-stable-68 = { workshop-stable-68 }
    .about = 2 time, with a first horse.
target-stable-69 = { workshop-stable-69 }
    .about = 2 time, with a first horse.
target-forge-58 = { workshop-forge-58 }
    .about = 2 time, with a first plough.
target-forge-59 = { workshop-forge-59 }
    .about = 2 time, with a first plough.
target-forge-68 = { workshop-forge-68 }
    .about = 2 time, with a first plough.
target-forge-69 = { workshop-forge-69 }
    .about = 2 time, with a first plough.
target-wainwright-58 = { workshop-wainwright-58 }
    .about = 3 time, with a first wagon.
target-wainwright-59 = { workshop-wainwright-59 }
    .about = 3 time, with a first wagon.
target-wainwright-68 = { workshop-wainwright-68 }
    .about = 3 time, with a first wagon.
target-wainwright-69 = { workshop-wainwright-69 }
    .about = 3 time, with a first wagon.
source-brewery = the brewery
source-scriptorium = the scriptorium
source-stable = the stable
source-forge = the forge
source-wainwright = the wainwright’s shop
source-guild = the guild
source-field-1 = { field-1 }
source-field-2 = { field-2 }
source-field-3 = { field-3 }
source-field-4 = { field-4 }
source-field-5 = { field-5 }
source-field-6 = { field-6 }
source-field-7 = { field-7 }
source-field-8 = { field-8 }
shed-forge = the forge
shed-guild = the guild

# Single numbers

number-clouds = clouds of a life
number-black-die-time = time of a black die
number-chief-time = time of the chief’s walk
number-chief-coin = coin on the chief’s path
number-chief-story = story points on the chief’s path
number-personal-story = story point of the personal banner
number-graduate-time = time for a pupil to leave school
number-graduate-story = story points from the right desk
number-customer-zone = open customers
number-windows = most windows of a church
number-shelters = uses of the sanatorium
number-money-coins = coins of the money chamber
number-citizen-prestige = points of a living, covered citizen
number-property-prestige = point of a card of a covered sort
number-labourer-prestige = points of a day labourer
number-hand-prestige = point of the hand
number-chronicle-first = story points of the first burial
number-chronicle-second = story points of the second burial
number-rat-start-2 = rat squares, 2 players
number-rat-start-3 = rat squares, 3 players
number-rat-start-4 = rat squares, 4 players
number-end-2 = coffins that end it, 2 players
number-end-3 = coffins that end it, 3 players
number-end-4 = coffins that end it, 4 players
number-square-time = time to build the square
number-square-work = time to use the square
number-square-octagons = octagons of the square
number-square-prestige = points of the square
number-square-story = story point of the square
number-field-time = time to buy a field
number-field-work = time to use a field
number-field-value = banner of a field
number-field-coin = coin of a field
number-field-plough-coin = coin for its plough
number-field-prestige = point of a field
number-school-low = low value of the school
number-school-high = high value of the school
number-steward-time-1 = time for 1 customer
number-steward-coins-1 = coins for 1 customer
number-steward-time-2 = time for 2 customers
number-steward-coins-2 = coins for 2 customers
number-steward-time-3 = time for 3 customers
number-steward-coins-3 = coins for 3 customers
number-steward-time-4 = time for 4 customers
number-steward-coins-4 = coins for 4 customers
