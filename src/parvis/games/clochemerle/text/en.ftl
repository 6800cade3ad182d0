title = My Village
pitch = Two dice, a village of banners, and villagers who won’t live forever.
length = 60–90 min
weight = Medium

# What is asked

ask-first = Take a first die.
    .why = The sum of your dice is your banner value. A black die costs { $black-die-time } time.
    .other = { $player } is choosing a first die.
ask-second = Take a second die.
    .why = The sum of your dice is your banner value. A black die costs { $black-die-time } time.
    .other = { $player } is choosing a second die.
ask-act = Activate a banner, or change your dice first.
    .why = One black banner, or as many white banners as you like, or one move of your chief.
    .other = { $player } is choosing a banner.
ask-chain = Activate another white banner?
    .why = Each banner can be activated once per turn, and the village square always comes last.
    .other = { $player } may activate more white banners.
ask-diocese = Use your diocese trading post?
    .why = One more customer is then on offer if any are left, and you may take one for free.
    .other = { $player } may use the diocese trading post.
ask-free = Which customer do you take for free?
    .other = { $player } is choosing a free customer.
ask-attract = Which customer do you attract, for { $steward-time-1 } time?
    .why = { $also ->
        [2] A second customer raises the price to { $steward-time-2 } time; your monk can’t attract a third.
       *[other] A second customer raises the price to { $steward-time-2 } time; beyond that you also pay a coin.
    }
    .other = { $player } is choosing a customer.
ask-another = { $arg ->
        [0] Attract a customer at the usual price?
        [1] Attract a second customer, for { $steward-time-2 } time in all?
        [2] Attract a third customer, for { $steward-time-3 } time and { $steward-coins-3 ->
        [one] { $steward-coins-3 } coin
       *[other] { $steward-coins-3 } coins
    } in all?
       *[other] Attract a fourth customer, for { $steward-time-4 } time and { $steward-coins-4 ->
        [one] { $steward-coins-4 } coin
       *[other] { $steward-coins-4 } coins
    } in all?
    }
    .other = { $player } may attract another customer.
ask-school = What do you do at your school?
    .why = Making a pupil a villager costs { $graduate-time } time; from the right desk it also brings { $graduate-story ->
        [one] { $graduate-story } story point
       *[other] { $graduate-story } story points
    }.
    .other = { $player } is at the school.
ask-successor = Which profession does your new villager take up?
    .why = The area of that profession is active at once.
    .other = { $player } is placing a new villager.
ask-chief = Move your chief for { $chief-time } time?
    .other = { $player } may move the chief.
ask-cover = Which slot of { $arg-the } do you cover?
    .other = { $player } is choosing a slot to cover.
ask-tile = Where do you place your { $tile-low }/{ $tile-high } tile?
    .why = You can also activate the banner beside it with a value of { $tile-low } or { $tile-high }.
    .other = { $player } is placing the { $tile-low }/{ $tile-high } tile.
ask-way = How do you pay for stage { $arg }?
    .why = If your last stage shows a grey banner, you pay that as well.
    .other = { $player } is choosing how to pay for a journey.
ask-pay = You owe { $arg }. Which marker do you pay with?
    .other = { $player } is paying with resources.
ask-refuge = Keep { $arg-the }, or exchange it?
    .why = Your refuge lets you put the card back and take the next one, which you must keep.
    .other = { $player } may exchange a travel card.
ask-keep = Add { $arg-the } to your village?
    .other = { $player } is deciding whether to keep a card.
ask-keep-stage = Add { $arg-the } to your journey?
    .other = { $player } is deciding whether to keep a travel card.
ask-grasp = What do you take: the hand, its story points, or both?
    .why = With the hand you are first player in the next round.
    .other = { $player } is choosing what to take from the hand.
ask-death = Your time marker has passed the bridge. Which villager do you bury?
    .why = In the chronicle, the first of a profession brings { $chronicle-first ->
        [one] { $chronicle-first } story point
       *[other] { $chronicle-first } story points
    }, the second { $chronicle-second }.
    .other = { $player } must bury a villager.
ask-shelter = Keep the rats out with your sanatorium?
    .why = You may do this { $shelters ->
        [one] once per game
       *[other] up to { $shelters } times per game
    }.
    .other = { $player } may use the sanatorium.

# What can be chosen

do-first = Take { $die }
do-first-plough = { $shedKey ->
        [guild] Use a guild marker as a plough on { $field-the }
       *[other] Move a plough from { $shed-the } to { $field-the }
    }
do-second = Take { $die }
do-second-plough = { $shedKey ->
        [guild] Use a guild marker as a plough on { $field-the }
       *[other] Move a plough from { $shed-the } to { $field-the }
    }
do-act-raise = { $die ->
        [0] Raise the first die by one for a coin
       *[other] Raise the second die by one for a coin
    }
do-act-lower = { $die ->
        [0] Lower the first die by one for a coin
       *[other] Lower the second die by one for a coin
    }
do-act-turn = { $die ->
        [0] Turn the first die to { $face ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
           *[other] 6
        } for a marker
       *[other] Turn the second die to { $face ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
           *[other] 6
        } for a marker
    }
    .about = Costs a marker from your village square.
do-act-plough = { $shedKey ->
        [guild] Use a guild marker as a plough on { $field-the }
       *[other] Move a plough from { $shed-the } to { $field-the }
    }
do-act-white = { $bannerKey ->
        [school] Activate the school
        [personal] Activate the personal banner
        [chamber] Activate the council chamber
        [square] Activate the village square
        [brewery] Brew beer
        [scriptorium] Make a scroll
        [stable] Breed a horse
        [forge] Make a plough
        [wainwright] Build a wagon
       *[other] { $banner-does }
    }
do-act-black = { $targetKey ->
        [hand] Take the first-player hand
        [steward] Go to the steward’s office
        [travel] Travel on
        [field] Add a field
       *[other] Add { $target-the }
    }
do-act-chief = Move the chief to { $space-the }
    .about = { $chief-time } time. { $spaceKey ->
        [hall] The story points on your tree become safe.
        [coin] You receive { $chief-coin ->
        [one] { $chief-coin } coin
       *[other] { $chief-coin } coins
    }.
       *[story] You receive { $chief-story ->
        [one] { $chief-story } story point
       *[other] { $chief-story } story points
    }.
    } If the chief is already there, he stays and brings nothing.
do-chain = { $bannerKey ->
        [school] Activate the school
        [personal] Activate the personal banner
        [chamber] Activate the council chamber
        [square] Activate the village square
        [brewery] Brew beer
        [scriptorium] Make a scroll
        [stable] Breed a horse
        [forge] Make a plough
        [wainwright] Build a wagon
       *[other] { $banner-does }
    }
do-chain-plough = { $shedKey ->
        [guild] Use a guild marker as a plough on { $field-the }
       *[other] Move a plough from { $shed-the } to { $field-the }
    }
do-chain-skip = End my turn
do-diocese = Use the trading post
do-diocese-skip = Don’t use it
do-free = Take { $customer-the }
do-free-skip = Take no free customer
do-attract = Attract { $customer-the }
do-attract-skip = Attract nobody
do-another = Attract { $customer-the }
do-another-skip = Attract no more customers
do-school-enrol = Enrol a pupil
    .about = A new pupil takes the left desk, for free.
do-school-move-up = Move the pupil to the right desk
    .about = Free. From there a pupil brings { $graduate-story ->
        [one] { $graduate-story } story point
       *[other] { $graduate-story } story points
    } when leaving school.
do-school-graduate = Make the pupil at { $desk } a villager
    .about = { $graduate-time } time{ $deskKey ->
        [right] , and { $graduate-story ->
        [one] { $graduate-story } story point
       *[other] { $graduate-story } story points
    }.
       *[left] .
    }
do-school-skip = Leave the school as it is
do-successor = { $profession-A }
do-chief = Move the chief to { $space-the }
    .about = { $chief-time } time. { $spaceKey ->
        [hall] The story points on your tree become safe.
        [coin] You receive { $chief-coin ->
        [one] { $chief-coin } coin
       *[other] { $chief-coin } coins
    }.
       *[story] You receive { $chief-story ->
        [one] { $chief-story } story point
       *[other] { $chief-story } story points
    }.
    } If the chief is already there, he stays and brings nothing.
do-chief-skip = Don’t move the chief
do-cover-profession = Cover the { $profession } slot
    .about = { $citizen-prestige ->
        [one] { $citizen-prestige } prestige point
       *[other] { $citizen-prestige } prestige points
    } at the end of the game if your { $profession } is alive then.
do-cover-category = Cover the slot for { $category }
    .about = { $property-prestige ->
        [one] { $property-prestige } prestige point
       *[other] { $property-prestige } prestige points
    } at the end of the game for each of your cards of this type.
do-cover-skip = Cover no slot
do-tile = Place the tile beside { $banner-the }
do-tile-skip = Leave the tile where it is
do-way = Pay { $way }
do-pay = Pay with a marker from { $source-the }
do-refuge = Exchange it for the next card
do-refuge-skip = Keep it
do-keep = Add it
do-keep-skip = Leave it on the table
do-keep-stage = Add it
do-keep-stage-skip = Put it back
do-grasp-both = Take the hand and its story points
do-grasp-hand = Take the hand alone
do-grasp-points = Take the story points alone
do-death = Bury { $profession-the }
do-shelter = Keep the rats out
do-shelter-skip = Don’t use it now

# What happened

event-led = { $player } starts with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-began = Round { $round }: { $player } starts. { $points ->
        [one] { $points } story point
       *[other] { $points } story points
    } on the hand.
event-took-die = { $time ->
        [0] { $player } takes { $die }.
       *[other] { $player } takes { $die } and spends { $time } time.
    }
event-changed-die = { $player } changes { $die } into { $into }.
event-turned-die = { $player } spends a marker from the village square and changes { $die } into { $into }.
event-ploughed = { $shedKey ->
        [guild] { $player } uses a guild marker as a plough on { $field-the }.
       *[other] { $player } moves a plough from { $shed-the } to { $field-the }.
    }
event-activated = { $player } activates { $banner-the } with a value of { $value }.
event-bought = { $targetKey ->
        [travel] { $player } travels on, paying { $time } time
        [field] { $player } spends { $time } time and adds a field
       *[other] { $player } adds { $target-the }, paying { $time } time
    }{ $coins ->
        [0] .
        [one] {" "}and { $coins } coin.
       *[other] {" "}and { $coins } coins.
    }
event-left-card = { $targetKey ->
        [travel] { $player } puts the travel card back into its pile.
       *[other] { $player } leaves { $target-the } on the table.
    }
event-took-hand = { $player } takes the hand{ $points ->
        [0] {""}
        [one] {" "}with { $points } story point
       *[other] {" "}with { $points } story points
    } and will start the next round.
event-hired = { $player } adds { $monk-a } to the church: one more window.
event-aged = { $player } spends { $time } time.
event-paid = { $player } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-spent = { $player } pays with a marker from { $source-the }.
event-earned = { $player } receives { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-told = { $player } places { $points ->
        [one] { $points } story point
       *[other] { $points } story points
    } on the tree.
event-made = { $resourceKey ->
        [beer] { $player } brews { $resource-a } and now has { $stock }.
        [horse] { $player } breeds { $resource-a } and now has { $stock }.
        [wagon] { $player } builds { $resource-a } and now has { $stock }.
       *[other] { $player } makes { $resource-a } and now has { $stock }.
    }
event-guilded = { $player } adds a marker to the guild chamber and now has { $stock } there.
event-full = { $player } has no free slot at { $banner-the } and places nothing.
event-covered = { $player } covers the { $profession } slot in the citizens’ chamber.
event-covered-category = { $player } covers the slot for { $category } in the properties chamber.
event-marked-square = { $player } adds a marker to the village square and now has { $markers } there.
event-laid-tile = { $player } places the { $tile-low }/{ $tile-high } tile beside { $banner-the }.
event-attracted = { $player } pays { $coins ->
        [0] { $time } time
        [one] { $time ->
            [0] { $coins } coin
           *[other] { $time } time and { $coins } coin
        }
       *[other] { $time ->
            [0] { $coins } coins
           *[other] { $time } time and { $coins } coins
        }
    } to attract { $customer-the }.
event-welcomed = For free, { $player } takes { $customer-the }.
event-came = New at the steward’s office: { $customer-a }.
event-served = { $player } serves { $customer-the }: { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }.
event-enrolled = { $player } enrols a pupil.
event-moved-up = { $player } moves a pupil to the right desk.
event-settled = { $points ->
        [0] { $player } has a new villager: { $profession-the }.
       *[other] { $player } has a new villager, { $profession-the }, and places { $points } story points on the tree.
    }
event-walked = { $player } moves the chief to { $space-the }.
event-stayed = { $player } leaves the chief at { $space-the }.
event-secured = { $points ->
        [0] { $player } has no story points to bring to safety.
        [one] { $player } brings { $points } story point to safety.
       *[other] { $player } brings { $points } story points to safety.
    }
event-saw = { $player } turns over { $stage-the }.
event-travelled = { $player } adds { $stage-the }, worth { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }, to the journey.
event-exchanged = { $player } puts { $stage-the } back and takes the next card.
event-showed-monk = New { $monk }: “{ $monk-action }”
event-recorded = { $player } enters { $profession-the } in the chronicle and places { $points ->
        [one] { $points } story point
       *[other] { $points } story points
    } on the tree.
event-buried = { $player } buries { $profession-the } in anonymous grave { $grave }.
event-labourer = { $player } has no villager left and must take a day labourer.
event-rat-ran = The rat die shows { $face }: { $distance ->
        [0] the rats invade.
        [one] the rat is { $distance } space from the invasion.
       *[other] the rat is { $distance } spaces from the invasion.
    }
event-invaded = Rat invasion: everyone loses half the story points on their tree, rounded down.
event-sheltered = { $player }’s sanatorium keeps the rats out.
event-lost = { $points ->
        [0] The rats take nothing from { $player }.
       *[other] The rats eat { $points } of { $player }’s story points, leaving { $left }.
    }
event-ended = { $coffins ->
        [one] { $coffins } coffin is filled
       *[other] { $coffins } coffins are filled
    }: the game ends.

# Points, options, tables

score-church = Church
    .about = The prestige of your church, and its lit windows: your monks light them. The more windows, the more each one adds.
score-council = Council
    .about = { $square-prestige ->
        [one] { $square-prestige } point
       *[other] { $square-prestige } points
    } for the village square, and what your council chamber scores.
score-fields = Fields
    .about = { $field-card-field-prestige ->
        [one] { $field-card-field-prestige } point
       *[other] { $field-card-field-prestige } points
    } for each field in your village.
score-travel = Travel
    .about = The prestige of each stage of your journey. You see it only after you have paid for the stage.
score-customers = Customers
    .about = The prestige of each customer you have served. Customers still waiting bring nothing.
score-hall = Village hall
    .about = Story points in your village hall. Those on the tree count only once your chief has come home.
score-labourers = Day labourers
    .about = Points for each day labourer you had to hire because your last villager died: { $labourer-prestige }.
score-hand = First-player hand
    .about = { $hand-prestige ->
        [one] { $hand-prestige } point
       *[other] { $hand-prestige } points
    } for the player holding the first-player hand at the end.

option-may_decline_bought_card = You may leave a card you have paid for
    .about = After paying for a card, you may leave it where it is. The rulebook lets you skip all or part of an action; normally, though, the card is always added.
option-office_without_customer = You may attract no customer at the steward’s office
    .about = After using the office you may take no customer. Normally you attract at least one.
option-hand_in_parts = The hand and its story points may be taken separately
    .about = You may take the hand, its story points, or both. Normally they are taken together.
option-tile_needs_councillor = The square tile needs the councillor
    .about = The tile works only while your councillor is alive. Normally it works without one.

table-number = Single numbers
table-board = Village boards
table-workshop = Workshops
table-field-card = Fields
table-church = Churches
table-monk = Monks
table-chamber = Council chambers
table-letter = Travel: dark sides
table-way = Travel: prices of each stage
table-stage = Travel: light sides
table-customer = Customers
field-card-field = Field

column-number = Number
column-banner = Banner
column-time = Time
column-errand = Action
errand-story = story
errand-school = school
errand-chief = chief
errand-steward = steward
column-coins = Coins
column-octagons = Slots
column-work = Time to use
column-plough = Extra coins with a plough
column-prestige = Prestige
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
view-active = Active player
view-leader = First player
view-holder = Holder of the hand
view-palm = The hand can be taken
view-hand = Story points on the hand
view-pool = Dice pool
view-first = First die
view-second = Second die
view-sum = Banner value
view-lights = Banners by value
view-whites = White banners
view-blacks = Black banners
view-used = Banners used this turn
view-owed = Still to pay
view-coffins = Coffins
view-end = Coffins that end the game
view-chronicle = Chronicle
view-graves = Anonymous graves
view-rat = Spaces to the invasion
view-red = The next roll may bring the rats
view-churches = Churches left
view-chambers = Council chambers left
view-squares = Village squares left
view-fields = Fields
view-workshops = Workshops
view-monks = Monks
view-piles = Monks left in each pile
view-journeys = Travel cards left
view-zone = Customers on offer
view-deck = Customers in the deck
view-may_decline_bought_card = You may leave a card you have paid for
view-office_without_customer = You may attract no customer at the office
view-hand_in_parts = The hand and its points may be taken separately
view-tile_needs_councillor = The square tile needs the councillor
view-villages = Villages
view-points = Points if the game ended now
view-wealth = Wealth (breaks ties)
view-board = Village board
view-villagers = Villagers
view-pupils = Pupils
view-coins = Coins
view-tree = Story points on the tree
view-time = Life track
view-reaper = Death due
view-chief = Chief
view-labourers = Day labourers
view-church = Church
view-church_points = Points of the church
view-windows = Windows
view-shelters = Uses of the sanatorium
view-chamber = Council chamber
view-council_points = Points of the council
view-citizens = Citizens covered
view-properties = Properties covered
view-guild = Guild markers
view-square = Village square
view-markers = Markers on the village square
view-tile = Square tile
view-ploughs = Fields with a plough
view-stages = Journey
view-letter = Next stage
view-stock = Resources
view-market = Customers waiting
view-served = Customers served
view-hall = Story points in the village hall

# Villagers, resources, dice
profession-abbot = abbot
    .about = While this village’s abbot is alive, their area is active: church and monks.
profession-councillor = councillor
    .about = While this village’s councillor is alive, their area is active: council chamber and village square.
profession-traveller = traveller
    .about = While this village’s traveller is alive, their area is active: travel cards.
profession-craftsman = craftsman
    .about = While this village’s craftsman is alive, their area is active: workshops.
profession-merchant = merchant
    .about = While this village’s merchant is alive, their area is active: customers.
resource-beer = beer
    .plural = beers
    .n = { $n ->
        [one] { $n } beer
       *[other] { $n } beers
    }
resource-scroll = scroll
    .plural = scrolls
    .n = { $n ->
        [one] { $n } scroll
       *[other] { $n } scrolls
    }
resource-horse = horse
    .plural = horses
    .n = { $n ->
        [one] { $n } horse
       *[other] { $n } horses
    }
resource-plough = plough
    .plural = ploughs
    .n = { $n ->
        [one] { $n } plough
       *[other] { $n } ploughs
    }
resource-wagon = wagon
    .plural = wagons
    .n = { $n ->
        [one] { $n } wagon
       *[other] { $n } wagons
    }
need-beer = a beer
need-scroll = a scroll
need-horse = a horse
need-plough = a plough
need-wagon = a wagon
need-any = a resource of any kind
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
desk-left = the left desk
desk-right = the right desk
space-hall = village hall
    .about = All story points on your tree become safe.
space-coin = coin space
    .about = You receive { $chief-coin ->
        [one] { $chief-coin } coin
       *[other] { $chief-coin } coins
    }.
space-story = story space
    .about = { $chief-story ->
        [one] { $chief-story } story point
       *[other] { $chief-story } story points
    } on your tree.

# Cards
church-sanatorium = sanatorium
    .about = While your abbot is alive, you may keep the rats out of your village, { $shelters ->
        [one] once per game
       *[other] up to { $shelters } times per game
    }.
    .short = Sanatorium
church-cloister = cloister
    .about = Its painted monk already counts as a window.
    .short = Cloister
church-diocese = diocese trading post
    .about = At the steward’s office, while your abbot is alive: one more customer is on offer, and you may take one for free.
    .short = Diocese
church-refuge = pilgrims’ refuge
    .about = While your abbot is alive, you may put a travel card back and take the next one of its pile.
    .short = Refuge
chamber-money = money chamber
    .about = Each use of its banner brings { $money-coins ->
        [one] { $money-coins } coin
       *[other] { $money-coins } coins
    }.
    .short = Money
chamber-citizens = citizens’ chamber
    .about = Each marker covers a profession: { $citizen-prestige ->
        [one] { $citizen-prestige } prestige point
       *[other] { $citizen-prestige } prestige points
    } at the end if that villager is alive.
    .short = Citizens
chamber-properties = properties chamber
    .about = Each marker covers a type of card: { $property-prestige ->
        [one] { $property-prestige } prestige point
       *[other] { $property-prestige } prestige points
    } at the end for each of your cards of that type.
    .short = Properties
chamber-guild = guild chamber
    .about = Each marker replaces any one resource. { $chamber-guild-octagons ->
        [one] { $chamber-guild-octagons } slot
       *[other] { $chamber-guild-octagons } slots
    }.
    .short = Guild
category-travel = travel cards
category-workshop = workshops
category-served = served customers
category-church = church and monks
category-field = fields
workshop-brewery-58 = brewery { $workshop-brewery-58-banner }
    .about = { $work ->
        [0] Makes a beer for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a beer for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Brewery
workshop-brewery-59 = brewery { $workshop-brewery-59-banner }
    .about = { $work ->
        [0] Makes a beer for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a beer for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Brewery
workshop-brewery-68 = brewery { $workshop-brewery-68-banner }
    .about = { $work ->
        [0] Makes a beer for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a beer for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Brewery
workshop-brewery-69 = brewery { $workshop-brewery-69-banner }
    .about = { $work ->
        [0] Makes a beer for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a beer for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Brewery
workshop-scriptorium-58 = scriptorium { $workshop-scriptorium-58-banner }
    .about = { $work ->
        [0] Makes a scroll for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a scroll for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Scriptorium
workshop-scriptorium-59 = scriptorium { $workshop-scriptorium-59-banner }
    .about = { $work ->
        [0] Makes a scroll for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a scroll for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Scriptorium
workshop-scriptorium-68 = scriptorium { $workshop-scriptorium-68-banner }
    .about = { $work ->
        [0] Makes a scroll for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a scroll for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Scriptorium
workshop-scriptorium-69 = scriptorium { $workshop-scriptorium-69-banner }
    .about = { $work ->
        [0] Makes a scroll for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a scroll for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Scriptorium
workshop-stable-58 = stable { $workshop-stable-58-banner }
    .about = { $work ->
        [0] Makes a horse for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a horse for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Stable
workshop-stable-59 = stable { $workshop-stable-59-banner }
    .about = { $work ->
        [0] Makes a horse for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a horse for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Stable
workshop-stable-68 = stable { $workshop-stable-68-banner }
    .about = { $work ->
        [0] Makes a horse for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a horse for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Stable
workshop-stable-69 = stable { $workshop-stable-69-banner }
    .about = { $work ->
        [0] Makes a horse for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a horse for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Stable
workshop-forge-58 = forge { $workshop-forge-58-banner }
    .about = { $work ->
        [0] Makes a plough for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a plough for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Forge
workshop-forge-59 = forge { $workshop-forge-59-banner }
    .about = { $work ->
        [0] Makes a plough for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a plough for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Forge
workshop-forge-68 = forge { $workshop-forge-68-banner }
    .about = { $work ->
        [0] Makes a plough for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a plough for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Forge
workshop-forge-69 = forge { $workshop-forge-69-banner }
    .about = { $work ->
        [0] Makes a plough for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a plough for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Forge
workshop-wainwright-58 = wainwright’s { $workshop-wainwright-58-banner }
    .about = { $work ->
        [0] Makes a wagon for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a wagon for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Wainwright’s
workshop-wainwright-59 = wainwright’s { $workshop-wainwright-59-banner }
    .about = { $work ->
        [0] Makes a wagon for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a wagon for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Wainwright’s
workshop-wainwright-68 = wainwright’s { $workshop-wainwright-68-banner }
    .about = { $work ->
        [0] Makes a wagon for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a wagon for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Wainwright’s
workshop-wainwright-69 = wainwright’s { $workshop-wainwright-69-banner }
    .about = { $work ->
        [0] Makes a wagon for free; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
       *[other] Makes a wagon for { $work } time; { $octagons ->
        [one] { $octagons } slot
       *[other] { $octagons } slots
    }.
    }
    .short = Wainwright’s
pile-feather = quill monk
pile-chalice = chalice monk
pile-rosary = rosary monk
monk-f1 = quill monk
    .about = { $amount ->
        [one] { $amount } story point
       *[other] { $amount } story points
    } on your tree.
    .action = { $amount ->
        [one] { $amount } story point
       *[other] { $amount } story points
    } on your tree.
monk-f2 = quill monk
    .about = { $amount ->
        [one] { $amount } story point
       *[other] { $amount } story points
    } on your tree.
    .action = { $amount ->
        [one] { $amount } story point
       *[other] { $amount } story points
    } on your tree.
monk-f3 = quill monk
    .about = { $amount ->
        [one] { $amount } story point
       *[other] { $amount } story points
    } on your tree.
    .action = { $amount ->
        [one] { $amount } story point
       *[other] { $amount } story points
    } on your tree.
monk-c1 = chalice monk
    .about = { $amount ->
        [one] Activate your school once.
        [2] Activate your school twice in a row.
       *[other] Activate your school { $amount } times in a row.
    }
    .action = { $amount ->
        [one] Activate your school once.
        [2] Activate your school twice in a row.
       *[other] Activate your school { $amount } times in a row.
    }
monk-c2 = chalice monk
    .about = { $amount ->
        [one] Activate your school once.
        [2] Activate your school twice in a row.
       *[other] Activate your school { $amount } times in a row.
    }
    .action = { $amount ->
        [one] Activate your school once.
        [2] Activate your school twice in a row.
       *[other] Activate your school { $amount } times in a row.
    }
monk-c3 = chalice monk
    .about = { $amount ->
        [one] Activate your school once.
        [2] Activate your school twice in a row.
       *[other] Activate your school { $amount } times in a row.
    }
    .action = { $amount ->
        [one] Activate your school once.
        [2] Activate your school twice in a row.
       *[other] Activate your school { $amount } times in a row.
    }
monk-c4 = chalice monk
    .about = { $amount ->
        [one] Activate your school once.
        [2] Activate your school twice in a row.
       *[other] Activate your school { $amount } times in a row.
    }
    .action = { $amount ->
        [one] Activate your school once.
        [2] Activate your school twice in a row.
       *[other] Activate your school { $amount } times in a row.
    }
monk-r1 = rosary monk
    .about = You may move your chief for { $chief-time } time.
    .action = You may move your chief for { $chief-time } time.
monk-r2 = rosary monk
    .about = You may move your chief for { $chief-time } time.
    .action = You may move your chief for { $chief-time } time.
monk-r3 = rosary monk
    .about = Attract up to { $amount ->
        [one] { $amount } customer at the usual price
       *[other] { $amount } customers at the usual price
    }.
    .action = Attract up to { $amount ->
        [one] { $amount } customer at the usual price
       *[other] { $amount } customers at the usual price
    }.
monk-r4 = rosary monk
    .about = Attract up to { $amount ->
        [one] { $amount } customer at the usual price
       *[other] { $amount } customers at the usual price
    }.
    .action = Attract up to { $amount ->
        [one] { $amount } customer at the usual price
       *[other] { $amount } customers at the usual price
    }.
monk-r5 = rosary monk
    .about = Attract up to { $amount ->
        [one] { $amount } customer at the usual price
       *[other] { $amount } customers at the usual price
    }.
    .action = Attract up to { $amount ->
        [one] { $amount } customer at the usual price
       *[other] { $amount } customers at the usual price
    }.
letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E
way-a1 = { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    }
way-a2 = { $horses ->
        [one] { $horses } horse
       *[other] { $horses } horses
    }
way-b1 = { $horses ->
        [one] { $horses } horse
       *[other] { $horses } horses
    }
way-b2 = { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    }
way-c1 = { $wagons ->
        [one] { $wagons } wagon
       *[other] { $wagons } wagons
    }
way-c2 = { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    }
way-d1 = { $wagons ->
        [one] { $wagons } wagon
       *[other] { $wagons } wagons
    }
way-d2 = { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    } and { $horses ->
        [one] { $horses } horse
       *[other] { $horses } horses
    }
way-e1 = { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    } and { $wagons ->
        [one] { $wagons } wagon
       *[other] { $wagons } wagons
    }
way-e2 = { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    } and { $horses ->
        [one] { $horses } horse
       *[other] { $horses } horses
    }
stage-a1 = stage A
    .the = stage A
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. Travelling on costs nothing extra.
    .short = A1
stage-a2 = stage A
    .the = stage A
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. { $coins ->
        [0] {""}
        [one] Travelling on costs { $coins } extra coin.
       *[other] Travelling on costs { $coins } extra coins.
    }{ $beers ->
        [0] {""}
        [one] Travelling on costs { $beers } extra beer.
       *[other] Travelling on costs { $beers } extra beers.
    }{ $time ->
        [0] {""}
       *[other] Travelling on costs { $time } extra time.
    }
    .short = A2
stage-a3 = stage A
    .the = stage A
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. { $coins ->
        [0] {""}
        [one] Travelling on costs { $coins } extra coin.
       *[other] Travelling on costs { $coins } extra coins.
    }{ $beers ->
        [0] {""}
        [one] Travelling on costs { $beers } extra beer.
       *[other] Travelling on costs { $beers } extra beers.
    }{ $time ->
        [0] {""}
       *[other] Travelling on costs { $time } extra time.
    }
    .short = A3
stage-a4 = stage A
    .the = stage A
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. { $coins ->
        [0] {""}
        [one] Travelling on costs { $coins } extra coin.
       *[other] Travelling on costs { $coins } extra coins.
    }{ $beers ->
        [0] {""}
        [one] Travelling on costs { $beers } extra beer.
       *[other] Travelling on costs { $beers } extra beers.
    }{ $time ->
        [0] {""}
       *[other] Travelling on costs { $time } extra time.
    }
    .short = A4
stage-b1 = stage B
    .the = stage B
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. Travelling on costs nothing extra.
    .short = B1
stage-b2 = stage B
    .the = stage B
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. { $coins ->
        [0] {""}
        [one] Travelling on costs { $coins } extra coin.
       *[other] Travelling on costs { $coins } extra coins.
    }{ $beers ->
        [0] {""}
        [one] Travelling on costs { $beers } extra beer.
       *[other] Travelling on costs { $beers } extra beers.
    }{ $time ->
        [0] {""}
       *[other] Travelling on costs { $time } extra time.
    }
    .short = B2
stage-b3 = stage B
    .the = stage B
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. { $coins ->
        [0] {""}
        [one] Travelling on costs { $coins } extra coin.
       *[other] Travelling on costs { $coins } extra coins.
    }{ $beers ->
        [0] {""}
        [one] Travelling on costs { $beers } extra beer.
       *[other] Travelling on costs { $beers } extra beers.
    }{ $time ->
        [0] {""}
       *[other] Travelling on costs { $time } extra time.
    }
    .short = B3
stage-b4 = stage B
    .the = stage B
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. { $coins ->
        [0] {""}
        [one] Travelling on costs { $coins } extra coin.
       *[other] Travelling on costs { $coins } extra coins.
    }{ $beers ->
        [0] {""}
        [one] Travelling on costs { $beers } extra beer.
       *[other] Travelling on costs { $beers } extra beers.
    }{ $time ->
        [0] {""}
       *[other] Travelling on costs { $time } extra time.
    }
    .short = B4
stage-c1 = stage C
    .the = stage C
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. Travelling on costs nothing extra.
    .short = C1
stage-c2 = stage C
    .the = stage C
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. { $coins ->
        [0] {""}
        [one] Travelling on costs { $coins } extra coin.
       *[other] Travelling on costs { $coins } extra coins.
    }{ $beers ->
        [0] {""}
        [one] Travelling on costs { $beers } extra beer.
       *[other] Travelling on costs { $beers } extra beers.
    }{ $time ->
        [0] {""}
       *[other] Travelling on costs { $time } extra time.
    }
    .short = C2
stage-c3 = stage C
    .the = stage C
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. { $coins ->
        [0] {""}
        [one] Travelling on costs { $coins } extra coin.
       *[other] Travelling on costs { $coins } extra coins.
    }{ $beers ->
        [0] {""}
        [one] Travelling on costs { $beers } extra beer.
       *[other] Travelling on costs { $beers } extra beers.
    }{ $time ->
        [0] {""}
       *[other] Travelling on costs { $time } extra time.
    }
    .short = C3
stage-c4 = stage C
    .the = stage C
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. { $coins ->
        [0] {""}
        [one] Travelling on costs { $coins } extra coin.
       *[other] Travelling on costs { $coins } extra coins.
    }{ $beers ->
        [0] {""}
        [one] Travelling on costs { $beers } extra beer.
       *[other] Travelling on costs { $beers } extra beers.
    }{ $time ->
        [0] {""}
       *[other] Travelling on costs { $time } extra time.
    }
    .short = C4
stage-d1 = stage D
    .the = stage D
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. { $coins ->
        [0] {""}
        [one] Travelling on costs { $coins } extra coin.
       *[other] Travelling on costs { $coins } extra coins.
    }{ $beers ->
        [0] {""}
        [one] Travelling on costs { $beers } extra beer.
       *[other] Travelling on costs { $beers } extra beers.
    }{ $time ->
        [0] {""}
       *[other] Travelling on costs { $time } extra time.
    }
    .short = D1
stage-d2 = stage D
    .the = stage D
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. { $coins ->
        [0] {""}
        [one] Travelling on costs { $coins } extra coin.
       *[other] Travelling on costs { $coins } extra coins.
    }{ $beers ->
        [0] {""}
        [one] Travelling on costs { $beers } extra beer.
       *[other] Travelling on costs { $beers } extra beers.
    }{ $time ->
        [0] {""}
       *[other] Travelling on costs { $time } extra time.
    }
    .short = D2
stage-d3 = stage D
    .the = stage D
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. { $coins ->
        [0] {""}
        [one] Travelling on costs { $coins } extra coin.
       *[other] Travelling on costs { $coins } extra coins.
    }{ $beers ->
        [0] {""}
        [one] Travelling on costs { $beers } extra beer.
       *[other] Travelling on costs { $beers } extra beers.
    }{ $time ->
        [0] {""}
       *[other] Travelling on costs { $time } extra time.
    }
    .short = D3
stage-d4 = chapel
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. The journey ends here.
    .short = D4
stage-e1 = stage E
    .the = stage E
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. The journey ends here.
    .short = E1
stage-e2 = stage E
    .the = stage E
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. The journey ends here.
    .short = E2
stage-e3 = stage E
    .the = stage E
    .about = { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }. The journey ends here.
    .short = E3
customer-1 = customer who wants { $customer-1-any ->
        [one] { $customer-1-any } resource of any kind
       *[other] { $customer-1-any } resources of any kind
    }
    .about = Banner “{ $customer-1-banner }”; once served, { $customer-1-prestige ->
        [one] { $customer-1-prestige } prestige point
       *[other] { $customer-1-prestige } prestige points
    }.
customer-2 = customer who wants { $customer-2-any ->
        [one] { $customer-2-any } resource of any kind
       *[other] { $customer-2-any } resources of any kind
    }
    .about = Banner: { $customer-2-banner }; once served, { $customer-2-prestige ->
        [one] { $customer-2-prestige } prestige point
       *[other] { $customer-2-prestige } prestige points
    }.
customer-3 = customer who wants { $customer-3-any ->
        [one] { $customer-3-any } resource of any kind
       *[other] { $customer-3-any } resources of any kind
    }
    .about = Banner: { $customer-3-banner }; once served, { $customer-3-prestige ->
        [one] { $customer-3-prestige } prestige point
       *[other] { $customer-3-prestige } prestige points
    }.
customer-4 = customer who wants { $customer-4-beers ->
        [one] { $customer-4-beers } beer
       *[other] { $customer-4-beers } beers
    }
    .about = Banner: { $customer-4-banner }; once served, { $customer-4-prestige ->
        [one] { $customer-4-prestige } prestige point
       *[other] { $customer-4-prestige } prestige points
    }.
customer-5 = customer who wants { $customer-5-beers ->
        [one] { $customer-5-beers } beer
       *[other] { $customer-5-beers } beers
    }
    .about = Banner: { $customer-5-banner }; once served, { $customer-5-prestige ->
        [one] { $customer-5-prestige } prestige point
       *[other] { $customer-5-prestige } prestige points
    }.
customer-6 = customer who wants { $customer-6-scrolls ->
        [one] { $customer-6-scrolls } scroll
       *[other] { $customer-6-scrolls } scrolls
    }
    .about = Banner: { $customer-6-banner }; once served, { $customer-6-prestige ->
        [one] { $customer-6-prestige } prestige point
       *[other] { $customer-6-prestige } prestige points
    }.
customer-7 = customer who wants { $customer-7-scrolls ->
        [one] { $customer-7-scrolls } scroll
       *[other] { $customer-7-scrolls } scrolls
    }
    .about = Banner: { $customer-7-banner }; once served, { $customer-7-prestige ->
        [one] { $customer-7-prestige } prestige point
       *[other] { $customer-7-prestige } prestige points
    }.
customer-8 = customer who wants { $customer-8-horses ->
        [one] { $customer-8-horses } horse
       *[other] { $customer-8-horses } horses
    }
    .about = Banner: { $customer-8-banner }; once served, { $customer-8-prestige ->
        [one] { $customer-8-prestige } prestige point
       *[other] { $customer-8-prestige } prestige points
    }.
customer-9 = customer who wants { $customer-9-horses ->
        [one] { $customer-9-horses } horse
       *[other] { $customer-9-horses } horses
    }
    .about = Banner: { $customer-9-banner }; once served, { $customer-9-prestige ->
        [one] { $customer-9-prestige } prestige point
       *[other] { $customer-9-prestige } prestige points
    }.
customer-10 = customer who wants { $customer-10-ploughs ->
        [one] { $customer-10-ploughs } plough
       *[other] { $customer-10-ploughs } ploughs
    }
    .about = Banner: { $customer-10-banner }; once served, { $customer-10-prestige ->
        [one] { $customer-10-prestige } prestige point
       *[other] { $customer-10-prestige } prestige points
    }.
customer-11 = customer who wants { $customer-11-ploughs ->
        [one] { $customer-11-ploughs } plough
       *[other] { $customer-11-ploughs } ploughs
    }
    .about = Banner: { $customer-11-banner }; once served, { $customer-11-prestige ->
        [one] { $customer-11-prestige } prestige point
       *[other] { $customer-11-prestige } prestige points
    }.
customer-12 = customer who wants { $customer-12-wagons ->
        [one] { $customer-12-wagons } wagon
       *[other] { $customer-12-wagons } wagons
    }
    .about = Banner: { $customer-12-banner }; once served, { $customer-12-prestige ->
        [one] { $customer-12-prestige } prestige point
       *[other] { $customer-12-prestige } prestige points
    }.
customer-13 = customer who wants { $customer-13-wagons ->
        [one] { $customer-13-wagons } wagon
       *[other] { $customer-13-wagons } wagons
    }
    .about = Banner: { $customer-13-banner }; once served, { $customer-13-prestige ->
        [one] { $customer-13-prestige } prestige point
       *[other] { $customer-13-prestige } prestige points
    }.
customer-14 = customer who wants { $customer-14-beers ->
        [one] { $customer-14-beers } beer
       *[other] { $customer-14-beers } beers
    }
    .about = Banner “{ $customer-14-banner }”; once served, { $customer-14-prestige ->
        [one] { $customer-14-prestige } prestige point
       *[other] { $customer-14-prestige } prestige points
    }.
customer-15 = customer who wants { $customer-15-scrolls ->
        [one] { $customer-15-scrolls } scroll
       *[other] { $customer-15-scrolls } scrolls
    }
    .about = Banner “{ $customer-15-banner }”; once served, { $customer-15-prestige ->
        [one] { $customer-15-prestige } prestige point
       *[other] { $customer-15-prestige } prestige points
    }.
customer-16 = customer who wants { $customer-16-horses ->
        [one] { $customer-16-horses } horse
       *[other] { $customer-16-horses } horses
    }
    .about = Banner “{ $customer-16-banner }”; once served, { $customer-16-prestige ->
        [one] { $customer-16-prestige } prestige point
       *[other] { $customer-16-prestige } prestige points
    }.
customer-17 = customer who wants { $customer-17-ploughs ->
        [one] { $customer-17-ploughs } plough
       *[other] { $customer-17-ploughs } ploughs
    }
    .about = Banner “{ $customer-17-banner }”; once served, { $customer-17-prestige ->
        [one] { $customer-17-prestige } prestige point
       *[other] { $customer-17-prestige } prestige points
    }.
customer-18 = customer who wants { $customer-18-wagons ->
        [one] { $customer-18-wagons } wagon
       *[other] { $customer-18-wagons } wagons
    }
    .about = Banner “{ $customer-18-banner }”; once served, { $customer-18-prestige ->
        [one] { $customer-18-prestige } prestige point
       *[other] { $customer-18-prestige } prestige points
    }.
customer-19 = customer who wants { $customer-19-beers ->
        [one] { $customer-19-beers } beer
       *[other] { $customer-19-beers } beers
    } and { $customer-19-scrolls ->
        [one] { $customer-19-scrolls } scroll
       *[other] { $customer-19-scrolls } scrolls
    }
    .about = Banner: { $customer-19-banner }; once served, { $customer-19-prestige ->
        [one] { $customer-19-prestige } prestige point
       *[other] { $customer-19-prestige } prestige points
    }.
customer-20 = customer who wants { $customer-20-beers ->
        [one] { $customer-20-beers } beer
       *[other] { $customer-20-beers } beers
    } and { $customer-20-horses ->
        [one] { $customer-20-horses } horse
       *[other] { $customer-20-horses } horses
    }
    .about = Banner: { $customer-20-banner }; once served, { $customer-20-prestige ->
        [one] { $customer-20-prestige } prestige point
       *[other] { $customer-20-prestige } prestige points
    }.
customer-21 = customer who wants { $customer-21-beers ->
        [one] { $customer-21-beers } beer
       *[other] { $customer-21-beers } beers
    } and { $customer-21-ploughs ->
        [one] { $customer-21-ploughs } plough
       *[other] { $customer-21-ploughs } ploughs
    }
    .about = Banner: { $customer-21-banner }; once served, { $customer-21-prestige ->
        [one] { $customer-21-prestige } prestige point
       *[other] { $customer-21-prestige } prestige points
    }.
customer-22 = customer who wants { $customer-22-beers ->
        [one] { $customer-22-beers } beer
       *[other] { $customer-22-beers } beers
    } and { $customer-22-wagons ->
        [one] { $customer-22-wagons } wagon
       *[other] { $customer-22-wagons } wagons
    }
    .about = Banner: { $customer-22-banner }; once served, { $customer-22-prestige ->
        [one] { $customer-22-prestige } prestige point
       *[other] { $customer-22-prestige } prestige points
    }.
customer-23 = customer who wants { $customer-23-scrolls ->
        [one] { $customer-23-scrolls } scroll
       *[other] { $customer-23-scrolls } scrolls
    } and { $customer-23-horses ->
        [one] { $customer-23-horses } horse
       *[other] { $customer-23-horses } horses
    }
    .about = Banner: { $customer-23-banner }; once served, { $customer-23-prestige ->
        [one] { $customer-23-prestige } prestige point
       *[other] { $customer-23-prestige } prestige points
    }.
customer-24 = customer who wants { $customer-24-scrolls ->
        [one] { $customer-24-scrolls } scroll
       *[other] { $customer-24-scrolls } scrolls
    } and { $customer-24-ploughs ->
        [one] { $customer-24-ploughs } plough
       *[other] { $customer-24-ploughs } ploughs
    }
    .about = Banner: { $customer-24-banner }; once served, { $customer-24-prestige ->
        [one] { $customer-24-prestige } prestige point
       *[other] { $customer-24-prestige } prestige points
    }.
customer-25 = customer who wants { $customer-25-scrolls ->
        [one] { $customer-25-scrolls } scroll
       *[other] { $customer-25-scrolls } scrolls
    } and { $customer-25-wagons ->
        [one] { $customer-25-wagons } wagon
       *[other] { $customer-25-wagons } wagons
    }
    .about = Banner: { $customer-25-banner }; once served, { $customer-25-prestige ->
        [one] { $customer-25-prestige } prestige point
       *[other] { $customer-25-prestige } prestige points
    }.
customer-26 = customer who wants { $customer-26-horses ->
        [one] { $customer-26-horses } horse
       *[other] { $customer-26-horses } horses
    } and { $customer-26-ploughs ->
        [one] { $customer-26-ploughs } plough
       *[other] { $customer-26-ploughs } ploughs
    }
    .about = Banner: { $customer-26-banner }; once served, { $customer-26-prestige ->
        [one] { $customer-26-prestige } prestige point
       *[other] { $customer-26-prestige } prestige points
    }.
customer-27 = customer who wants { $customer-27-horses ->
        [one] { $customer-27-horses } horse
       *[other] { $customer-27-horses } horses
    } and { $customer-27-wagons ->
        [one] { $customer-27-wagons } wagon
       *[other] { $customer-27-wagons } wagons
    }
    .about = Banner: { $customer-27-banner }; once served, { $customer-27-prestige ->
        [one] { $customer-27-prestige } prestige point
       *[other] { $customer-27-prestige } prestige points
    }.
customer-28 = customer who wants { $customer-28-ploughs ->
        [one] { $customer-28-ploughs } plough
       *[other] { $customer-28-ploughs } ploughs
    } and { $customer-28-wagons ->
        [one] { $customer-28-wagons } wagon
       *[other] { $customer-28-wagons } wagons
    }
    .about = Banner: { $customer-28-banner }; once served, { $customer-28-prestige ->
        [one] { $customer-28-prestige } prestige point
       *[other] { $customer-28-prestige } prestige points
    }.
customer-29 = customer who wants { $customer-29-beers ->
        [one] { $customer-29-beers } beer
       *[other] { $customer-29-beers } beers
    }, { $customer-29-scrolls ->
        [one] { $customer-29-scrolls } scroll
       *[other] { $customer-29-scrolls } scrolls
    } and { $customer-29-horses ->
        [one] { $customer-29-horses } horse
       *[other] { $customer-29-horses } horses
    }
    .about = Banner: { $customer-29-banner }; once served, { $customer-29-prestige ->
        [one] { $customer-29-prestige } prestige point
       *[other] { $customer-29-prestige } prestige points
    }.
customer-30 = customer who wants { $customer-30-beers ->
        [one] { $customer-30-beers } beer
       *[other] { $customer-30-beers } beers
    }, { $customer-30-scrolls ->
        [one] { $customer-30-scrolls } scroll
       *[other] { $customer-30-scrolls } scrolls
    } and { $customer-30-ploughs ->
        [one] { $customer-30-ploughs } plough
       *[other] { $customer-30-ploughs } ploughs
    }
    .about = Banner: { $customer-30-banner }; once served, { $customer-30-prestige ->
        [one] { $customer-30-prestige } prestige point
       *[other] { $customer-30-prestige } prestige points
    }.
customer-31 = customer who wants { $customer-31-beers ->
        [one] { $customer-31-beers } beer
       *[other] { $customer-31-beers } beers
    }, { $customer-31-scrolls ->
        [one] { $customer-31-scrolls } scroll
       *[other] { $customer-31-scrolls } scrolls
    } and { $customer-31-wagons ->
        [one] { $customer-31-wagons } wagon
       *[other] { $customer-31-wagons } wagons
    }
    .about = Banner: { $customer-31-banner }; once served, { $customer-31-prestige ->
        [one] { $customer-31-prestige } prestige point
       *[other] { $customer-31-prestige } prestige points
    }.
customer-32 = customer who wants { $customer-32-scrolls ->
        [one] { $customer-32-scrolls } scroll
       *[other] { $customer-32-scrolls } scrolls
    }, { $customer-32-horses ->
        [one] { $customer-32-horses } horse
       *[other] { $customer-32-horses } horses
    } and { $customer-32-ploughs ->
        [one] { $customer-32-ploughs } plough
       *[other] { $customer-32-ploughs } ploughs
    }
    .about = Banner: { $customer-32-banner }; once served, { $customer-32-prestige ->
        [one] { $customer-32-prestige } prestige point
       *[other] { $customer-32-prestige } prestige points
    }.
customer-33 = customer who wants { $customer-33-beers ->
        [one] { $customer-33-beers } beer
       *[other] { $customer-33-beers } beers
    }, { $customer-33-ploughs ->
        [one] { $customer-33-ploughs } plough
       *[other] { $customer-33-ploughs } ploughs
    } and { $customer-33-wagons ->
        [one] { $customer-33-wagons } wagon
       *[other] { $customer-33-wagons } wagons
    }
    .about = Banner: { $customer-33-banner }; once served, { $customer-33-prestige ->
        [one] { $customer-33-prestige } prestige point
       *[other] { $customer-33-prestige } prestige points
    }.
field-1 = field 1
    .the = field 1
field-2 = field 2
    .the = field 2
field-3 = field 3
    .the = field 3
field-4 = field 4
    .the = field 4
field-5 = field 5
    .the = field 5
field-6 = field 6
    .the = field 6
field-7 = field 7
    .the = field 7
field-8 = field 8
    .the = field 8
board-58 = board { $board-58-banner }
board-59 = board { $board-59-banner }
board-68 = board { $board-68-banner }
board-69 = board { $board-69-banner }

# Banners and places
banner-school = school
    .about = Enrol a pupil, move one to the right desk, or make one a villager for { $graduate-time } time.
banner-personal = personal banner
    .about = { $personal-story ->
        [one] { $personal-story } story point
       *[other] { $personal-story } story points
    } on your tree, for free.
banner-chamber = council chamber
    .about = Spend the time shown, then receive what your chamber brings.
banner-square = village square
    .about = { $square-work } time. You may move the { $tile-low }/{ $tile-high } tile; you then receive { $square-story ->
        [one] { $square-story } story point
       *[other] { $square-story } story points
    } and a marker. Your turn ends.
banner-brewery = brewery
    .about = { $workshop-brewery-58-work } time: a beer, if a slot is free.
banner-scriptorium = scriptorium
    .about = { $workshop-scriptorium-58-work } time: a scroll, if a slot is free.
banner-stable = stable
    .about = { $workshop-stable-58-work } time: a horse, if a slot is free.
banner-forge = forge
    .about = { $workshop-forge-58-work } time: a plough, if a slot is free.
banner-wainwright = wainwright’s
    .about = { $workshop-wainwright-58-work } time: a wagon, if a slot is free.
banner-field-1 = { field-1 }
    .the = { field-1.the }
    .does = Harvest { field-1.the }
    .about = { $field-card-field-work } time. You receive { $field-card-field-coins ->
        [one] { $field-card-field-coins } coin
       *[other] { $field-card-field-coins } coins
    }, and { $field-card-field-plough } more with a plough on the field.
banner-field-2 = { field-2 }
    .the = { field-2.the }
    .does = Harvest { field-2.the }
    .about = { $field-card-field-work } time. You receive { $field-card-field-coins ->
        [one] { $field-card-field-coins } coin
       *[other] { $field-card-field-coins } coins
    }, and { $field-card-field-plough } more with a plough on the field.
banner-field-3 = { field-3 }
    .the = { field-3.the }
    .does = Harvest { field-3.the }
    .about = { $field-card-field-work } time. You receive { $field-card-field-coins ->
        [one] { $field-card-field-coins } coin
       *[other] { $field-card-field-coins } coins
    }, and { $field-card-field-plough } more with a plough on the field.
banner-field-4 = { field-4 }
    .the = { field-4.the }
    .does = Harvest { field-4.the }
    .about = { $field-card-field-work } time. You receive { $field-card-field-coins ->
        [one] { $field-card-field-coins } coin
       *[other] { $field-card-field-coins } coins
    }, and { $field-card-field-plough } more with a plough on the field.
banner-field-5 = { field-5 }
    .the = { field-5.the }
    .does = Harvest { field-5.the }
    .about = { $field-card-field-work } time. You receive { $field-card-field-coins ->
        [one] { $field-card-field-coins } coin
       *[other] { $field-card-field-coins } coins
    }, and { $field-card-field-plough } more with a plough on the field.
banner-field-6 = { field-6 }
    .the = { field-6.the }
    .does = Harvest { field-6.the }
    .about = { $field-card-field-work } time. You receive { $field-card-field-coins ->
        [one] { $field-card-field-coins } coin
       *[other] { $field-card-field-coins } coins
    }, and { $field-card-field-plough } more with a plough on the field.
banner-field-7 = { field-7 }
    .the = { field-7.the }
    .does = Harvest { field-7.the }
    .about = { $field-card-field-work } time. You receive { $field-card-field-coins ->
        [one] { $field-card-field-coins } coin
       *[other] { $field-card-field-coins } coins
    }, and { $field-card-field-plough } more with a plough on the field.
banner-field-8 = { field-8 }
    .the = { field-8.the }
    .does = Harvest { field-8.the }
    .about = { $field-card-field-work } time. You receive { $field-card-field-coins ->
        [one] { $field-card-field-coins } coin
       *[other] { $field-card-field-coins } coins
    }, and { $field-card-field-plough } more with a plough on the field.
banner-customer-1 = { customer-1 }
    .does = Serve the { customer-1 }
    .about = { customer-1.about }
banner-customer-2 = { customer-2 }
    .does = Serve the { customer-2 }
    .about = { customer-2.about }
banner-customer-3 = { customer-3 }
    .does = Serve the { customer-3 }
    .about = { customer-3.about }
banner-customer-4 = { customer-4 }
    .does = Serve the { customer-4 }
    .about = { customer-4.about }
banner-customer-5 = { customer-5 }
    .does = Serve the { customer-5 }
    .about = { customer-5.about }
banner-customer-6 = { customer-6 }
    .does = Serve the { customer-6 }
    .about = { customer-6.about }
banner-customer-7 = { customer-7 }
    .does = Serve the { customer-7 }
    .about = { customer-7.about }
banner-customer-8 = { customer-8 }
    .does = Serve the { customer-8 }
    .about = { customer-8.about }
banner-customer-9 = { customer-9 }
    .does = Serve the { customer-9 }
    .about = { customer-9.about }
banner-customer-10 = { customer-10 }
    .does = Serve the { customer-10 }
    .about = { customer-10.about }
banner-customer-11 = { customer-11 }
    .does = Serve the { customer-11 }
    .about = { customer-11.about }
banner-customer-12 = { customer-12 }
    .does = Serve the { customer-12 }
    .about = { customer-12.about }
banner-customer-13 = { customer-13 }
    .does = Serve the { customer-13 }
    .about = { customer-13.about }
banner-customer-14 = { customer-14 }
    .does = Serve the { customer-14 }
    .about = { customer-14.about }
banner-customer-15 = { customer-15 }
    .does = Serve the { customer-15 }
    .about = { customer-15.about }
banner-customer-16 = { customer-16 }
    .does = Serve the { customer-16 }
    .about = { customer-16.about }
banner-customer-17 = { customer-17 }
    .does = Serve the { customer-17 }
    .about = { customer-17.about }
banner-customer-18 = { customer-18 }
    .does = Serve the { customer-18 }
    .about = { customer-18.about }
banner-customer-19 = { customer-19 }
    .does = Serve the { customer-19 }
    .about = { customer-19.about }
banner-customer-20 = { customer-20 }
    .does = Serve the { customer-20 }
    .about = { customer-20.about }
banner-customer-21 = { customer-21 }
    .does = Serve the { customer-21 }
    .about = { customer-21.about }
banner-customer-22 = { customer-22 }
    .does = Serve the { customer-22 }
    .about = { customer-22.about }
banner-customer-23 = { customer-23 }
    .does = Serve the { customer-23 }
    .about = { customer-23.about }
banner-customer-24 = { customer-24 }
    .does = Serve the { customer-24 }
    .about = { customer-24.about }
banner-customer-25 = { customer-25 }
    .does = Serve the { customer-25 }
    .about = { customer-25.about }
banner-customer-26 = { customer-26 }
    .does = Serve the { customer-26 }
    .about = { customer-26.about }
banner-customer-27 = { customer-27 }
    .does = Serve the { customer-27 }
    .about = { customer-27.about }
banner-customer-28 = { customer-28 }
    .does = Serve the { customer-28 }
    .about = { customer-28.about }
banner-customer-29 = { customer-29 }
    .does = Serve the { customer-29 }
    .about = { customer-29.about }
banner-customer-30 = { customer-30 }
    .does = Serve the { customer-30 }
    .about = { customer-30.about }
banner-customer-31 = { customer-31 }
    .does = Serve the { customer-31 }
    .about = { customer-31.about }
banner-customer-32 = { customer-32 }
    .does = Serve the { customer-32 }
    .about = { customer-32.about }
banner-customer-33 = { customer-33 }
    .does = Serve the { customer-33 }
    .about = { customer-33.about }
target-hand = first-player hand
    .about = Its story points go on your tree, and you start the next round.
target-steward = steward’s office
    .about = Total price. One customer: { $steward-time-1 } time{ $steward-coins-1 ->
        [0] {""}
        [one] {" "}and { $steward-coins-1 } coin
       *[other] {" "}and { $steward-coins-1 } coins
    }; with a second: { $steward-time-2 } time{ $steward-coins-2 ->
        [0] {""}
        [one] {" "}and { $steward-coins-2 } coin
       *[other] {" "}and { $steward-coins-2 } coins
    }; with a third: { $steward-time-3 } time{ $steward-coins-3 ->
        [0] {""}
        [one] {" "}and { $steward-coins-3 } coin
       *[other] {" "}and { $steward-coins-3 } coins
    }; with a fourth: { $steward-time-4 } time{ $steward-coins-4 ->
        [0] {""}
        [one] {" "}and { $steward-coins-4 } coin
       *[other] {" "}and { $steward-coins-4 } coins
    }.
target-field = field
    .about = { $field-card-field-time } time. You receive { $field-card-field-coins ->
        [one] { $field-card-field-coins } coin
       *[other] { $field-card-field-coins } coins
    } at once. Worth { $field-card-field-prestige ->
        [one] { $field-card-field-prestige } prestige point
       *[other] { $field-card-field-prestige } prestige points
    }.
target-square = village square
    .about = { $square-time } time. The { $tile-low }/{ $tile-high } tile, { $square-story ->
        [one] { $square-story } story point
       *[other] { $square-story } story points
    } and a marker. Worth { $square-prestige ->
        [one] { $square-prestige } prestige point
       *[other] { $square-prestige } prestige points
    }.
target-travel = next stage of your journey
    .about = Pay the time and resources of the stage, and the grey banner of your last stage, if it shows one.
target-sanatorium = { church-sanatorium }
    .about = { $church-sanatorium-time } time{ $church-sanatorium-coins ->
        [0] {""}
        [one] {""}, { $church-sanatorium-coins } coin
       *[other] {""}, { $church-sanatorium-coins } coins
    }.{ $church-sanatorium-prestige ->
        [0] {""}
        [one] {" "}Worth { $church-sanatorium-prestige } prestige point.
       *[other] {" "}Worth { $church-sanatorium-prestige } prestige points.
    } { church-sanatorium.about }
target-cloister = { church-cloister }
    .about = { $church-cloister-time } time{ $church-cloister-coins ->
        [0] {""}
        [one] {""}, { $church-cloister-coins } coin
       *[other] {""}, { $church-cloister-coins } coins
    }.{ $church-cloister-prestige ->
        [0] {""}
        [one] {" "}Worth { $church-cloister-prestige } prestige point.
       *[other] {" "}Worth { $church-cloister-prestige } prestige points.
    } { church-cloister.about }
target-diocese = { church-diocese }
    .about = { $church-diocese-time } time{ $church-diocese-coins ->
        [0] {""}
        [one] {""}, { $church-diocese-coins } coin
       *[other] {""}, { $church-diocese-coins } coins
    }.{ $church-diocese-prestige ->
        [0] {""}
        [one] {" "}Worth { $church-diocese-prestige } prestige point.
       *[other] {" "}Worth { $church-diocese-prestige } prestige points.
    } { church-diocese.about }
target-refuge = { church-refuge }
    .about = { $church-refuge-time } time{ $church-refuge-coins ->
        [0] {""}
        [one] {""}, { $church-refuge-coins } coin
       *[other] {""}, { $church-refuge-coins } coins
    }.{ $church-refuge-prestige ->
        [0] {""}
        [one] {" "}Worth { $church-refuge-prestige } prestige point.
       *[other] {" "}Worth { $church-refuge-prestige } prestige points.
    } { church-refuge.about }
target-feather = { pile-feather }
    .about = Pay the price shown; the monk’s action follows, and your church gains a window.
target-chalice = { pile-chalice }
    .about = Pay the price shown; the monk’s action follows, and your church gains a window.
target-rosary = { pile-rosary }
    .about = Pay the price shown; the monk’s action follows, and your church gains a window.
target-money = { chamber-money }
    .about = { $chamber-money-time } time.{ $chamber-money-prestige ->
        [0] {""}
        [one] {" "}Worth { $chamber-money-prestige } prestige point.
       *[other] {" "}Worth { $chamber-money-prestige } prestige points.
    } { chamber-money.about }
target-citizens = { chamber-citizens }
    .about = { $chamber-citizens-time } time.{ $chamber-citizens-prestige ->
        [0] {""}
        [one] {" "}Worth { $chamber-citizens-prestige } prestige point.
       *[other] {" "}Worth { $chamber-citizens-prestige } prestige points.
    } { chamber-citizens.about }
target-properties = { chamber-properties }
    .about = { $chamber-properties-time } time.{ $chamber-properties-prestige ->
        [0] {""}
        [one] {" "}Worth { $chamber-properties-prestige } prestige point.
       *[other] {" "}Worth { $chamber-properties-prestige } prestige points.
    } { chamber-properties.about }
target-guild = { chamber-guild }
    .about = { $chamber-guild-time } time.{ $chamber-guild-prestige ->
        [0] {""}
        [one] {" "}Worth { $chamber-guild-prestige } prestige point.
       *[other] {" "}Worth { $chamber-guild-prestige } prestige points.
    } { chamber-guild.about }
target-brewery-58 = { workshop-brewery-58 }
    .about = { $workshop-brewery-58-time } time. It comes with a beer.
target-brewery-59 = { workshop-brewery-59 }
    .about = { $workshop-brewery-59-time } time. It comes with a beer.
target-brewery-68 = { workshop-brewery-68 }
    .about = { $workshop-brewery-68-time } time. It comes with a beer.
target-brewery-69 = { workshop-brewery-69 }
    .about = { $workshop-brewery-69-time } time. It comes with a beer.
target-scriptorium-58 = { workshop-scriptorium-58 }
    .about = { $workshop-scriptorium-58-time } time. It comes with a scroll.
target-scriptorium-59 = { workshop-scriptorium-59 }
    .about = { $workshop-scriptorium-59-time } time. It comes with a scroll.
target-scriptorium-68 = { workshop-scriptorium-68 }
    .about = { $workshop-scriptorium-68-time } time. It comes with a scroll.
target-scriptorium-69 = { workshop-scriptorium-69 }
    .about = { $workshop-scriptorium-69-time } time. It comes with a scroll.
target-stable-58 = { workshop-stable-58 }
    .about = { $workshop-stable-58-time } time. It comes with a horse.
target-stable-59 = { workshop-stable-59 }
    .about = { $workshop-stable-59-time } time. It comes with a horse.
target-stable-68 = { workshop-stable-68 }
    .about = { $workshop-stable-68-time } time. It comes with a horse.
target-stable-69 = { workshop-stable-69 }
    .about = { $workshop-stable-69-time } time. It comes with a horse.
target-forge-58 = { workshop-forge-58 }
    .about = { $workshop-forge-58-time } time. It comes with a plough.
target-forge-59 = { workshop-forge-59 }
    .about = { $workshop-forge-59-time } time. It comes with a plough.
target-forge-68 = { workshop-forge-68 }
    .about = { $workshop-forge-68-time } time. It comes with a plough.
target-forge-69 = { workshop-forge-69 }
    .about = { $workshop-forge-69-time } time. It comes with a plough.
target-wainwright-58 = { workshop-wainwright-58 }
    .about = { $workshop-wainwright-58-time } time. It comes with a wagon.
target-wainwright-59 = { workshop-wainwright-59 }
    .about = { $workshop-wainwright-59-time } time. It comes with a wagon.
target-wainwright-68 = { workshop-wainwright-68 }
    .about = { $workshop-wainwright-68-time } time. It comes with a wagon.
target-wainwright-69 = { workshop-wainwright-69 }
    .about = { $workshop-wainwright-69-time } time. It comes with a wagon.
source-brewery = brewery
source-scriptorium = scriptorium
source-stable = stable
source-forge = forge
source-wainwright = wainwright’s
source-guild = guild chamber
source-field-1 = { field-1 }
    .the = { field-1.the }
source-field-2 = { field-2 }
    .the = { field-2.the }
source-field-3 = { field-3 }
    .the = { field-3.the }
source-field-4 = { field-4 }
    .the = { field-4.the }
source-field-5 = { field-5 }
    .the = { field-5.the }
source-field-6 = { field-6 }
    .the = { field-6.the }
source-field-7 = { field-7 }
    .the = { field-7.the }
source-field-8 = { field-8 }
    .the = { field-8.the }
shed-forge = forge
shed-guild = guild chamber

# Single numbers

number-clouds = Clouds on the life track
number-black-die-time = Time for a black die
number-chief-time = Time to move the chief
number-chief-coin = Coins on the coin space
number-chief-story = Story points on the story space
number-personal-story = Story points of the personal banner
number-graduate-time = Time to leave school
number-graduate-story = Story points from the right desk
number-customer-zone = Customers on offer
number-windows = Most windows of a church
number-shelters = Uses of the sanatorium
number-money-coins = Coins of the money chamber
number-citizen-prestige = Prestige of a covered living villager
number-property-prestige = Prestige of a card of a covered type
number-labourer-prestige = Prestige of a day labourer
number-hand-prestige = Prestige of the hand
number-chronicle-first = Story points, first of a profession
number-chronicle-second = Story points, second of a profession
number-rat-start-2 = Rat track, 2 players
number-rat-start-3 = Rat track, 3 players
number-rat-start-4 = Rat track, 4 players
number-window-prestige-1 = Prestige for 1 window
number-window-prestige-2 = Prestige for 2 windows
number-window-prestige-3 = Prestige for 3 windows
number-window-prestige-4 = Prestige for 4 windows
number-window-prestige-5 = Prestige for 5 windows
number-window-prestige-6 = Prestige for 6 windows
number-white-dice-2 = White dice, 2 players
number-white-dice-3 = White dice, 3 players
number-white-dice-4 = White dice, 4 players
number-black-dice-2 = Black dice, 2 players
number-black-dice-3 = Black dice, 3 players
number-black-dice-4 = Black dice, 4 players
number-turns-2 = Turns in a round, 2 players
number-turns-3 = Turns in a round, 3 players
number-turns-4 = Turns in a round, 4 players
number-first-coins-1 = Coins at the start, first player
number-first-coins-2 = Coins at the start, second player
number-first-coins-3 = Coins at the start, third player
number-first-coins-4 = Coins at the start, fourth player
number-end-2 = Coffins that end the game, 2 players
number-end-3 = Coffins that end the game, 3 players
number-end-4 = Coffins that end the game, 4 players
number-square-time = Time to add the village square
number-square-work = Time to use the village square
number-square-octagons = Slots of the village square
number-square-prestige = Prestige of the village square
number-square-story = Story points of the village square
number-tile-low = Square tile, low value
number-tile-high = Square tile, high value
number-office-low = Steward and hand, low value
number-office-high = Steward and hand, high value
number-school-low = School, low value
number-school-high = School, high value
number-steward-time-1 = Time for 1 customer
number-steward-coins-1 = Coins for 1 customer
number-steward-time-2 = Time for 2 customers
number-steward-coins-2 = Coins for 2 customers
number-steward-time-3 = Time for 3 customers
number-steward-coins-3 = Coins for 3 customers
number-steward-time-4 = Time for 4 customers
number-steward-coins-4 = Coins for 4 customers
