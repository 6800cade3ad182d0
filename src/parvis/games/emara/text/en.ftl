# La Couronne d'Emara, in our own words.

title = Crown of Emara
pitch = Two councillors, nine cards, two tracks: house as many citizens as you attract.
length = 60–75 min
weight = medium


# Goods

good-wood = wood
    .about = From the forest. Pays for huts and advisors; worth buildings at the site.
good-stone = stone
    .about = From the quarry. Pays for huts and advisors; worth buildings and citizens at the site.
good-cloth = cloth
    .about = From the mill. Pays for huts and advisors, gifts and donations.
good-grain = grain
    .about = From the field. Pays for huts and advisors; a craftsman bakes bread of it.
good-bread = bread
    .about = Worth citizens at the construction site.
good-book = book
    .about = Worth buildings at the castle, citizens at the market.
good-ring = signet ring
    .about = Opens the ranks of nobility; worth 2 at the end.
good-gold = gold
    .about = Stands in for any resource you must pay; asked for by the higher ranks.
resource-wood = wood
resource-stone = stone
resource-cloth = cloth
resource-grain = grain

# Places

country-forest = forest
    .about = Take 1 wood; each of your craftsmen here brings 1 more, or bakes 1 grain into bread.
country-quarry = quarry
    .about = Take 1 stone; each of your craftsmen here brings 1 more, or bakes 1 grain into bread.
country-mill = weaving mill
    .about = Take 1 cloth; each of your craftsmen here brings 1 more, or bakes 1 grain into bread.
country-field = grain field
    .about = Take 1 grain; each of your craftsmen here brings 1 more, or bakes 1 grain into bread.
town-castle = castle
    .about = Make a gift for a ring; hand in a book for 5 buildings. Each once.
town-cathedral = cathedral
    .about = Make a donation for a book and a favour.
town-market = market
    .about = Sell a resource for 1 gold; hand in 1 to 5 books for citizens. Each once.
town-site = construction site
    .about = Stone, bread and wood for buildings and citizens. Each once.
slot-one = 1 step
slot-two = 2 steps
slot-three = 3 steps
hut-forest-1 = first forest hut
hut-forest-2 = second forest hut
hut-forest-3 = third forest hut
hut-quarry-1 = first quarry hut
hut-quarry-2 = second quarry hut
hut-quarry-3 = third quarry hut
hut-mill-1 = first mill hut
hut-mill-2 = second mill hut
hut-mill-3 = third mill hut
hut-field-1 = first field hut
hut-field-2 = second field hut
hut-field-3 = third field hut

# Action cards

card-wood = Wood
    .about = Take 1 wood.
card-stone = Stone
    .about = Take 1 stone.
card-cloth = Cloth
    .about = Take 1 cloth.
card-grain = Grain
    .about = Take 1 grain.
card-ring = Signet ring
    .about = Take 1 ring.
card-gold = Gold
    .about = Pay 1 resource for 1 gold, or 3 resources for 2 gold.
card-step = One more step
    .about = One envoy goes one place further, and may act there.
card-discount = Discount
    .about = Hire or recruit where one of your envoys stands, for 1 resource less; a bonus action is not used up.
card-town = Special envoy
    .about = Carry out the action of any place in town, wherever your envoys are.

# Advisors

advisor-coin = the Master of Coin
    .about = At once: 1 gold.
advisor-archivist = the Archivist
    .about = At once: 2 books.
advisor-goldsmith = the Goldsmith
    .about = At once: 1 ring.
advisor-carpenter = the Carpenter
    .about = At once: 10 buildings.
advisor-baker = the Baker
    .about = Once a turn: 1 cloth and 1 grain for 1 bread, or 1 cloth and 2 grain for 2 bread.
advisor-schoolmarm = the Schoolmarm
    .about = Once a turn: any 2 resources for 1 book.
advisor-bailiff = the Bailiff
    .about = Once a turn: 1 ring for 5 buildings.
advisor-dressmaker = the Dressmaker
    .about = Once a turn: 1 cloth for 2 citizens.
advisor-landlord = the Landlord
    .about = Once a turn: 1 cloth and 1 citizen for 5 buildings.
advisor-merchant = the Merchant
    .about = Once a turn: 1 resource for 1 of another sort.
advisor-chamberlain = the Chamberlain
    .about = Always: 1 ring for 1 gold, or 1 gold for 1 ring, as often as you like.
advisor-scholar = the Scholar
    .about = Always: hire and recruit with any resources; only their number counts.
advisor-mayoress = the Mayoress
    .about = Always: 2 citizens more for each gift at the castle.
advisor-steward = the Steward
    .about = Always: hire and recruit at any place, wherever your envoys are.
advisor-abbess = the Abbess
    .about = Always: 1 book more for each donation at the cathedral.
advisor-toolmaker = the Toolmaker
    .about = Always: 2 buildings more each time you receive buildings, but not in the final scoring.
advisor-christiaan = Sir Christiaan
    .about = 8 citizens.
advisor-marie = Lady Marie
    .about = 8 citizens.
advisor-carl = Sir Carl
    .about = 10 citizens.
advisor-frida = Lady Frida
    .about = 12 citizens.
advisor-gustav = Sir Gustav
    .about = At once: 12 buildings.
advisor-antoni = Sir Antoni
    .about = At once: 15 buildings.

# Nobility

rank-baron = baron
rank-count = count
rank-prince = prince
rank-marquess = marquess
rank-duke = duke

# Events

occasion-wood = Felling in the forest
    .about = Everybody takes 1 wood.
occasion-grain = A rich harvest
    .about = Everybody takes 1 grain.
occasion-stone = Stone from abroad
    .about = Everybody takes 1 stone.
occasion-cloth = Fine cloth
    .about = Everybody takes 1 cloth.
occasion-famine = The great famine
    .about = At the end of the round you may pay 1 grain for 3 citizens, or 2 grain or 1 ring for 5.
occasion-alms = Alms for the poor
    .about = At the end of the round you may hand in 1 gold or 1 ring for 4 citizens.
occasion-ancient-books = Wisdom of old books
    .about = At the end of the round you may hand in 1 book or 1 ring for 5 buildings.
occasion-winter = An early winter
    .about = Each gain of buildings is 1 less in this round, but not in the final scoring.
occasion-traders = Foreign traders
    .about = At the market you may sell a second resource for a second gold.
occasion-summer = A generous summer
    .about = Each gain of buildings is 2 more in this round, but not in the final scoring.
occasion-pious = A pious donation
    .about = Each donation at the cathedral brings 3 citizens.
occasion-court = Honoured at court
    .about = Each new rank of nobility brings 2 citizens more.
occasion-people = A gift from the people
    .about = Each gift at the castle brings 3 citizens.
occasion-work = Good working conditions
    .about = Recruiting an advisor costs 1 resource less.

# Favours

favour-castle-citizens = castle favour: 3 citizens
    .about = Hand it in when you visit the castle.
favour-castle-book = castle favour: 1 book
    .about = Hand it in when you visit the castle.
favour-castle-gold = castle favour: 1 gold
    .about = Hand it in when you visit the castle.
favour-cathedral-citizens = cathedral favour: 3 citizens
    .about = Hand it in when you visit the cathedral.
favour-cathedral-buildings = cathedral favour: 5 buildings
    .about = Hand it in when you visit the cathedral.
favour-cathedral-ring = cathedral favour: 1 ring
    .about = Hand it in when you visit the cathedral.
favour-market-buildings = market favour: 5 buildings
    .about = Hand it in when you visit the market.
favour-market-book = market favour: 1 book
    .about = Hand it in when you visit the market.
favour-market-ring = market favour: 1 ring
    .about = Hand it in when you visit the market.
favour-site-citizens = site favour: 3 citizens
    .about = Hand it in when you visit the construction site.
favour-site-buildings = site favour: 5 buildings
    .about = Hand it in when you visit the construction site.
favour-site-gold = site favour: 1 gold
    .about = Hand it in when you visit the construction site.
reward-citizens = 3 citizens
reward-buildings = 5 buildings
reward-book = 1 book
reward-ring = 1 ring
reward-gold = 1 gold

# Dials

dial-gift-wood = gift of wood
dial-gift-stone = gift of stone
dial-gift-cloth = gift of cloth
dial-gift-grain = gift of grain
dial-donation-wood = donation of wood
dial-donation-stone = donation of stone
dial-donation-cloth = donation of cloth
dial-donation-grain = donation of grain
dial-stone = citizens for a stone
dial-bread = citizens for a loaf

# Where points come from

source-start = start
source-site = construction site
source-castle = books at the castle
source-market = books at the market
source-nobility = nobility
source-craftsmen = craftsmen
source-advisors = advisors
source-favours = favours
source-occasions = events
source-leftovers = leftovers
score-start = Start
score-site = Construction site
score-castle = Books at the castle
score-market = Books at the market
score-nobility = Nobility
score-craftsmen = Craftsmen
score-advisors = Advisors
score-favours = Favours
score-occasions = Events
score-leftovers = Leftovers

# Questions and answers

ask-play = Which card do you play, and on which slot?
    .other = { $player } is choosing a card and a slot.
    .why = The slot says how many steps an envoy goes in this turn.
do-play = { $card } on { $slot }

ask-turn = What do you do next?
    .other = { $player } is taking a turn with the card { $arg }.
    .why = In any order, one action after the other.
do-turn-baker =
    { $number ->
        [0] Baker: 1 bread
       *[other] Baker: 2 bread
    }
    .about =
        { $number ->
            [0] Pay 1 cloth and 1 grain for 1 bread.
           *[other] Pay 1 cloth and 2 grain for 2 bread.
        }
do-turn-schoolmarm = Schoolmarm: 1 book
    .about = Pay any 2 resources for 1 book.
do-turn-bailiff = Bailiff: 5 buildings
    .about = Hand in 1 ring for 5 buildings.
do-turn-dressmaker = Dressmaker: 2 citizens
    .about = Pay 1 cloth for 2 citizens.
do-turn-landlord = Landlord: 5 buildings
    .about = Pay 1 cloth and 1 citizen for 5 buildings.
do-turn-merchant = Merchant: take 1 { $resource }
    .about = Pay 1 resource of another sort.
do-turn-to-gold = Chamberlain: ring into gold
    .about = Hand in 1 ring for 1 gold.
do-turn-to-ring = Chamberlain: gold into ring
    .about = Hand in 1 gold for 1 ring.
do-turn-take = Card: take 1
    .about = 1 of the good shown on the card.
do-turn-exchange =
    { $number ->
        [0] Exchange 1 resource for 1 gold
       *[other] Exchange 3 resources for 2 gold
    }
    .about = The action of the card you played.
do-turn-step-country = Card: one step to the { $place }
    .about = The extra step of the card; then you may act there.
do-turn-step-town = Card: one step to the { $place }
    .about = The extra step of the card; then you may act there.
do-turn-cheap-hire = Card: hire for the { $hut }
    .about = The price of the hut but 1 resource; your hiring of this turn stays open.
do-turn-cheap-recruit = Card: recruit { $advisor }
    .about = The price of the advisor but 1 resource; your recruiting of this turn stays open.
do-turn-go = Card: act at the { $place }
    .about = The action of the place, wherever your envoys are.
do-turn-move-country = Walk to the { $place }
    .about = Your country envoy goes the steps of the slot; then you may act there.
do-turn-move-town = Walk to the { $place }
    .about = Your town envoy goes the steps of the slot; then you may act there.
do-turn-rise = Raise your rank
    .about = Hand in the rings and gold of the next rank and take its best card.
do-turn-hire = Hire for the { $hut }
    .about = Pay the price of the hut; your leftmost craftsman moves in.
do-turn-recruit = Recruit { $advisor }
    .about = Pay the price of the advisor, who stays with you to the end.
do-turn-end = End your turn

ask-gather = Do you gather at the { $arg }?
    .other = { $player } is at the { $arg }.
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
    .about = 1 resource of the place, then a choice for each of your craftsmen there.
do-gather-skip = Leave it

ask-craftsman = What does your craftsman at the { $arg } do?
    .other = { $player } has craftsmen at work at the { $arg }.
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
do-craftsman-more = Bring 1 more
    .about = 1 more resource of the place.
do-craftsman-bake = Bake bread
    .about = Pay 1 grain for 1 bread.
do-craftsman-skip = Nothing

ask-visit = What do you do at the { $arg }?
    .other = { $player } is at the { $arg }.
    .why = Each part once, in any order; favours for this place too.
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
do-visit-favour = Hand in: { $favour }
    .about = The token goes to the discard.
do-visit-gift = Give { $resource }
    .about = Pay what the dial shows for 1 ring; the dial turns.
do-visit-book = Hand in 1 book
    .about = 5 buildings.
do-visit-donate = Donate { $resource }
    .about = Pay what the dial shows for 1 book and 1 favour; the dial turns.
do-visit-sell =
    { $number ->
        [0] Sell 1 resource
       *[other] Sell 2 resources
    }
    .about =
        { $number ->
            [0] 1 gold.
           *[other] 2 gold, thanks to the traders.
        }
do-visit-books =
    { $number ->
        [0] Hand in 1 book
        [1] Hand in 2 books
        [2] Hand in 3 books
        [3] Hand in 4 books
       *[other] Hand in 5 books
    }
    .about =
        { $number ->
            [0] 3 citizens.
            [1] 6 citizens.
            [2] 10 citizens.
            [3] 15 citizens.
           *[other] 21 citizens.
        }
do-visit-stone = Lay 1 stone
    .about = 5 buildings, and the citizens the dial shows; the dial turns.
do-visit-bread =
    { $number ->
        [0] Bring 1 bread
        [1] Bring 2 bread
       *[other] Bring 3 bread
    }
    .about = For each loaf the citizens the dial shows; the dial turns once.
do-visit-wood =
    { $number ->
        [0] Bring 1 wood
       *[other] Bring 3 wood
    }
    .about =
        { $number ->
            [0] 5 buildings.
           *[other] 10 buildings.
        }
do-visit-skip = Leave

ask-at-once = Do you use what { $arg } brings?
    .other = { $player } is welcoming { $arg }.
do-at-once-take = Use it
    .about = Now or never.
do-at-once-skip = Do without

ask-leave-out = Which resource do you leave out of the price?
    .other = { $player } is paying at a discount.
do-leave-out = Leave out 1 { $resource }

ask-pay = How do you pay?
    .other = { $player } is paying.
    .why = Gold may stand in for any resource.
do-pay-own = In kind
    .about = No gold.
do-pay-gold =
    Gold for { $wood ->
        [0] { "" }
       *[other] { $wood } wood{ " " }
    }{ $stone ->
        [0] { "" }
       *[other] { $stone } stone{ " " }
    }{ $cloth ->
        [0] { "" }
       *[other] { $cloth } cloth{ " " }
    }{ $grain ->
        [0] { "" }
       *[other] { $grain } grain
    }
    .about = The rest in kind.

ask-spend = Which resource do you pay?
    .other = { $player } is paying.
    .why = { $arg ->
        [one] One of the resources offered; gold may stand in where it is among them.
       *[other] { $arg } of the resources offered, one after the other; gold may stand in where it is among them.
    }
do-spend-own = 1 { $resource }
do-spend-gold = 1 gold

ask-keep = Which favour do you keep?
    .other = { $player } is looking at favours.
    .why = The others go to the open discard.
do-keep = Keep: { $favour }

ask-tribute = { $arg }: do you give something?
    .other = { $player } is thinking about: { $arg }.
    .why = One payment at most.
do-tribute-grain =
    { $number ->
        [0] Pay 1 grain
       *[other] Pay 2 grain
    }
    .about =
        { $number ->
            [0] 3 citizens.
           *[other] 5 citizens.
        }
do-tribute-ring = Hand in 1 ring
    .about = What the event gives for it.
do-tribute-gold = Hand in 1 gold
    .about = 4 citizens.
do-tribute-book = Hand in 1 book
    .about = 5 buildings.
do-tribute-to-gold = { do-turn-to-gold }
    .about = { do-turn-to-gold.about }
do-tribute-to-ring = { do-turn-to-ring }
    .about = { do-turn-to-ring.about }
do-tribute-skip = Give nothing

ask-settle = How many of your leftover points go to citizens?
    .other = { $player } is counting what is left.
    .why = The rest goes to buildings. The share proposed first is the best for your score.
do-settle = { $citizens } to citizens

# What happened

event-opened = The first card is { $occasion }: buildings start on { $buildings }.
event-starts = { $player } takes the statue and begins.
event-new-round = Round { $round }: { $occasion }.
event-drew = { $player } draws “{ $card }”.
event-drew-hidden = { $player } draws a card.
event-played = { $player } plays “{ $card }” on { $slot }.
event-walked = { $player } walks { $steps } { $steps ->
        [one] step
       *[other] steps
    } to the { $place }.
event-entered = { $player } walks { $steps } { $steps ->
        [one] step
       *[other] steps
    } to the { $place }.
event-sent = { $player } acts at the { $place } by card.
event-gained = { $player } receives { $goodKey ->
        [book] { $number ->
            [one] 1 book
           *[other] { $number } books
        }
        [ring] { $number ->
            [one] 1 ring
           *[other] { $number } rings
        }
       *[other] { $number } { $good }
    }.
event-paid = { $player } pays { $goodKey ->
        [book] { $number ->
            [one] 1 book
           *[other] { $number } books
        }
        [ring] { $number ->
            [one] 1 ring
           *[other] { $number } rings
        }
       *[other] { $number } { $good }
    }.
event-citizens = { $player } attracts { $number ->
        [one] 1 citizen
       *[other] { $number } citizens
    } ({ $source }).
event-buildings = { $player } adds { $number ->
        [one] 1 building
       *[other] { $number } buildings
    } ({ $source }).
event-lost-citizen = { $player } gives up 1 citizen.
event-turned = The dial turns: { $dial }, now { $number }.
event-removed = The dial is gone: { $dial }, { $number } from now on.
event-gave = { $player } makes a gift of { $resource }.
event-gave-away = { $player } makes a donation of { $resource }.
event-looked = { $player } looks at { $number ->
        [one] 1 favour
       *[other] { $number } favours
    }.
event-reshuffled = The discarded favours form a new pile.
event-kept = { $player } keeps the { $favour }.
event-cashed = { $player } hands in the { $favour }.
event-took-hut = { $player } hires a craftsman for the { $hut }.
event-recruited = { $player } recruits { $advisor }.
event-moved-up = { $advisor } comes to the { $place }.
event-used = { $player } calls upon { $advisor }.
event-rose = { $player } becomes { $rank }: a card of { $points }.
event-victoria = Victoria attracts { $stone ->
        [one] { $stone } citizen
       *[other] { $stone } citizens
    } with a stone and { $bread } with a loaf.
event-victoria-rose = Victoria becomes { $rank }: { $points ->
        [one] { $points } citizen
       *[other] { $points } citizens
    }.
event-statue = { $player } receives the statue.
event-cards-back = Everybody takes all nine cards back.
event-settled = { $player } turns leftovers into { $citizens } { $citizens ->
        [one] citizen
       *[other] citizens
    } and { $buildings } { $buildings ->
        [one] building
       *[other] buildings
    }.
event-beat-victoria = { $player } beats Victoria, { $score } to { $victoria }.
event-lost-to-victoria = Victoria keeps the crown, { $victoria } to { $score }.

# Options

option-building_start = Buildings start on
    .about = The lower, the harder. 35 is kind to a first game.
option-building_start-event = as the first event card says
option-informed_choice = Informed choice
    .about = All nine cards in hand: play any three in each round, take them back after the third.
option-solo = Solo
    .about = For one player: a score to beat, or a campaign against Victoria.
option-solo-score = best score
option-solo-campaign = campaign
option-campaign_start = Campaign: buildings start on
    .about = 5 lower after a win, 2 higher after a loss. Left alone, it goes on where your last game led.
option-cathedral_token_same_visit = Favours at once
    .about = A cathedral favour drawn during a visit may be handed in during the same visit.
option-favour_reshuffle = New pile of favours
    .about = When discarded favours are shuffled into a new pile.
option-favour_reshuffle-on_need = when a draw needs it
option-favour_reshuffle-at_once = as soon as the pile is empty
option-victoria_court_bonus = Victoria at court
    .about = Victoria, too, gains 2 citizens when she rises while rising is honoured at court.

# Components

table-hut = Huts
table-craftsman = Craftsmen
craftsman-first = your first
craftsman-second = your second
craftsman-third = your third
craftsman-fourth = your fourth
table-dial = Dials
table-rank = Nobility
table-advisor = Advisors
table-favour = Favours
table-occasion = Events
column-wood = Wood
column-stone = Stone
column-cloth = Cloth
column-grain = Grain
column-four-1 = 4 players: first
column-four-2 = second
column-four-3 = third
column-four-4 = fourth
column-few-1 = 2 or 3 players: first
column-few-2 = second
column-few-3 = third
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

# The table in words

view-seats = Players
view-goods = Goods
view-citizens = Citizens
view-buildings = Buildings
view-pool = Leftovers are worth
view-score = Score if it ended now
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
view-reserve = Advisors below
view-dials = Dials
view-dials_left = Turns left on the dials
view-nobility = Best card of each rank
view-nobility_left = Cards left of each rank
view-pile = Favours in the pile
view-discard = Discarded favours
view-looked_at = Favours you are looking at
view-victoria = Victoria’s citizens
view-victoria_rank = Victoria’s rank
view-acting = Now
view-card = Card of this turn
view-steps = Steps of this turn
view-card_done = Card action done
view-moved = Moved
view-rose = Rank raised
view-hired = Craftsman hired
view-recruited = Advisor recruited
view-used = Advisors used in this turn
view-owed = To be paid
view-owed_any = Any resources to be paid
view-leave_out = Resources to leave out

