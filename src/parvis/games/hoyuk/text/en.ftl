title = Höyük
pitch = Five clans raise one village, house against house, and the earth shakes now and then.
length = 60 min
weight = Medium

# Questions

ask-clan = Choose your clan.
    .why = Its power serves you each time you score a set of five cards.
    .other = { $player } is choosing a clan.
ask-cards = { $arg }: use aspect cards, or keep them?
    .why = You may use { $also ->
        [one] one more card
       *[other] { $also } more cards
    } now: one a family and round.
    .other = { $player } may use aspect cards.
ask-build = Place an element.
    .why = Pick the element, then one of the squares that light up.
    .other = { $player } is building.
ask-lose = Block { $also } is struck. Which { $arg } do you lose?
    .why = A house that falls leaves a ruin and takes along all that hangs on it.
    .other = { $player } chooses what to lose in block { $also }: { $arg }.
ask-inspect = Which block is inspected next?
    .why = Whoever leads an aspect there takes the top card of its pile.
    .other = { $player } names the next block to inspect.
ask-return = Under which pile do your used cards go?
    .why = All of them go under the same pile, face up.
    .other = { $player } returns used cards.
ask-tuck = Which card comes next under the pile “{ $arg }”?
    .why = The first you name will be drawn first.
    .other = { $player } puts used cards in order.
ask-marker = Who plays first in the next round?
    .why = Anybody but you.
    .other = { $player } chooses the next first player.
ask-raze = Tear down a neighbour’s house and build your own there?
    .why = Power of the Eguor: the house and all that hangs on it are gone, no ruin is left.
    .other = { $player } may tear down a house.
ask-steal = Steal an element, and place it at once?
    .why = Power of the Enuaj: up to two elements of one player. A pen with cattle counts as two.
    .other = { $player } may steal elements.

# Choices

do-clan = { $clan }
do-cards-score = Score { $cardKey ->
        [joker] { $cards ->
            [one] a joker
           *[other] { $cards } jokers
        }
       *[other] { $card } ×{ $cards }{ $jokers ->
            [0] { "" }
            [one] { " " }and a joker
           *[other] { " " }and { $jokers } jokers
        }
    }
    .about = 1, 3, 5, 8 or 12 points for one to five cards.
do-cards-play = Build with { $card }
    .about = One card, one element, by the usual rules of building.
do-cards-skip = Use no card
do-build-house = House on { $column }{ $row }
do-build-storey = Second storey on { $column }{ $row }
    .about = An oven, totem or villager there goes back to the supply.
do-build-oven = Oven on { $column }{ $row }
do-build-totem = Totem on { $column }{ $row }
do-build-cattle = Cattle in { $column }{ $row }
do-build-villager = Villager on { $column }{ $row }
do-build-shaman = Shaman on { $column }{ $row }
    .about = Its block is spared by the next calamity that would hit it.
do-build-pen = Pen on { $column }{ $row }, house to the { $side }
do-build-skip = Build nothing more
do-lose = Give up { $column }{ $row }
do-inspect = Block { $block }
do-return = { $aspect }
do-tuck = { $card }
do-tuck-skip = In the order they were used
do-marker = { $seat }
do-raze = The house on { $column }{ $row }
do-raze-skip = Leave them alone
do-steal = { $element } on { $column }{ $row }
do-steal-skip = Steal nothing more

# Events

event-took-clan = { $player } leads the clan { $clan }.
event-goes-first = { $player } is drawn to play first.
event-turned-up = On the pile “{ $aspect }” now lies: { $card }.
event-round-began = Round { $round }. { $player } plays first.
event-got-tile = { $player } receives a tile: { $tile }.
event-built-house = { $player } builds a house on { $column }{ $row }.
event-built-storey = { $player } adds a storey on { $column }{ $row }.
event-placed = { $player } places { $elementKey ->
        [pen] a pen
        [oven] an oven
        [totem] a totem
        [cattle] cattle
        [villager] a villager
       *[shaman] the shaman
    } on { $column }{ $row }.
event-taken-off = { $player } takes { $elementKey ->
        [oven] the oven
        [totem] the totem
       *[villager] the villager
    } off { $column }{ $row } to build higher.
event-gave-up = { $player } builds nothing more here.
event-could-not = { $player } can’t place what is left.
event-no-room = Nobody can build a house any more: this is the last round.
event-last-house = { $player } has no house left to build: this is the last round.
event-scored = { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } with { $cards ->
        [one] one card
       *[other] { $cards } cards
    } ({ $card }).
event-played = { $player } uses a card to build: { $card }.
event-came = { $calamity }.
event-struck = Block { $block } is struck.
event-spared = The shaman of { $player } keeps it off block { $block }.
event-nobody-struck = No block is struck.
event-shaman-left = The shaman goes home.
event-ruined = The house of { $player } on { $column }{ $row } falls into ruin.
event-lost = { $player } loses { $elementKey ->
        [pen] a pen
        [oven] an oven
        [totem] a totem
        [cattle] cattle
       *[villager] a villager
    } on { $column }{ $row }.
event-inspected = { $player } has block { $block } inspected.
event-no-cards = Block { $block } gives no card.
event-won-card = { $player } leads “{ $aspect }” in block { $block } and takes: { $card }.
event-returned = { $player } puts { $cards ->
        [one] one card
       *[other] { $cards } cards
    } under “{ $aspect }”.
event-set-aside = { $player } puts { $cards ->
        [one] one card
       *[other] { $cards } cards
    } out of the game: no pile is open.
event-gave-marker = { $player } lets { $to } play first.
event-razed = { $player } tears down the house on { $column }{ $row } and builds there.
event-stole = { $player } steals from { $victim }: { $element }.
event-counted = { $player } counts { $families } for the largest families, { $cards } for cards in hand, { $herds } for cattle and villagers.

# Things

element-house = house
    .about = At most twenty-five for each player, storeys included. Two on one another make a single house of two storeys.
element-pen = pen
    .about = Stands against its house and keeps one side free.
element-oven = oven
    .about = On a house, which then has no room for a totem.
element-totem = totem
    .about = On a house, which then has no room for an oven.
element-cattle = cattle
    .about = One to a pen.
element-villager = villager
    .about = One to a house, also beside an oven or a totem.
element-shaman = shaman
    .about = Its block is spared by the next calamity that would hit it.
card-house = house
card-pen = pen
card-oven = oven
card-totem = totem
card-cattle = cattle
card-villager = villager
card-joker = joker
    .about = Stands for any other card, to build or to score.
aspect-oven = ovens
aspect-totem = totems
aspect-pen = pens
aspect-houses = houses
aspect-height = height
aspect-cattle = cattle
aspect-villagers = villagers
tile-totem = two houses and a totem
tile-oven = two houses and an oven
tile-pen = two houses and a pen
tile-free = two houses, and a house, pen, oven or totem
tile-cattle = two houses and cattle
tile-villager = two houses and a villager
tile-shaman = two houses and the shaman
clan-eguor = Eguor
    .about = Tear down another player’s house beside one of yours and build your own in its place.
clan-uelb = Uelb
    .about = Place a pen and a villager from the supply.
clan-enuaj = Enuaj
    .about = Steal two elements, but no house, from one player and place them.
clan-trev = Trev
    .about = Place a pen and cattle from the supply.
clan-teoiv = Teoiv
    .about = Build a house and set the shaman on it.
calamity-bad-season-1 = Bad season (fewest totems)
    .short = Bad season
    .about = Where totems are fewest, everybody ruins a house.
calamity-bad-season-2 = Bad season (most totems)
    .short = Bad season
    .about = Where totems are most, everybody ruins a house.
calamity-drought-1 = Drought (smallest block)
    .short = Drought
    .about = In the smallest block, everybody loses half their cattle.
calamity-drought-2 = Drought (largest block)
    .short = Drought
    .about = In the largest block, everybody loses half their cattle.
calamity-epidemic-1 = Epidemic (largest block)
    .short = Epidemic
    .about = In the largest block, everybody loses half their villagers.
calamity-epidemic-2 = Epidemic (smallest block)
    .short = Epidemic
    .about = In the smallest block, everybody loses half their villagers.
calamity-earthquake-1 = Earthquake (smallest block)
    .short = Earthquake
    .about = In the smallest block, everybody ruins half their houses.
calamity-earthquake-2 = Earthquake (largest block)
    .short = Earthquake
    .about = In the largest block, everybody ruins half their houses.
calamity-fire-1 = Fire (most ovens)
    .short = Fire
    .about = Where ovens are most, everybody ruins half their houses.
calamity-fire-2 = Fire (fewest ovens)
    .short = Fire
    .about = Where ovens are fewest, everybody ruins half their houses.
calamity-flood-1 = Flood
    .short = Flood
    .about = The shaman goes home.
calamity-flood-2 = Flood
    .short = Flood
    .about = The shaman goes home.
calamity-locusts-1 = Locusts (smallest block)
    .short = Locusts
    .about = The smallest block gives no cards this round.
calamity-locusts-2 = Locusts (largest block)
    .short = Locusts
    .about = The largest block gives no cards this round.
calamity-raiders-1 = Raiders (largest block)
    .short = Raiders
    .about = In the largest block, everybody loses half their totems.
calamity-raiders-2 = Raiders (smallest block)
    .short = Raiders
    .about = In the smallest block, everybody loses half their totems.
calamity-sacrifice-1 = Sacrifice (most pens)
    .short = Sacrifice
    .about = Where pens are most, everybody ruins a house.
calamity-sacrifice-2 = Sacrifice (fewest pens)
    .short = Sacrifice
    .about = Where pens are fewest, everybody ruins a house.
calamity-tornado-1 = Tornado (most storeys)
    .short = Tornado
    .about = Where two-storey houses are most, everybody ruins a house.
calamity-tornado-2 = Tornado (fewest storeys)
    .short = Tornado
    .about = Where two-storey houses are fewest, everybody ruins a house.
calamity-volcano-1 = Volcano (smallest block)
    .short = Volcano
    .about = In the smallest block, everybody loses half their pens.
calamity-volcano-2 = Volcano (largest block)
    .short = Volcano
    .about = In the largest block, everybody loses half their pens.
calamity-wolves-1 = Wolves (largest block)
    .short = Wolves
    .about = In the largest block, everybody loses half their ovens.
calamity-wolves-2 = Wolves (smallest block)
    .short = Wolves
    .about = In the smallest block, everybody loses half their ovens.
phase-construction = Construction
phase-calamity = Calamity
phase-aspects = Inspection
phase-end = End of the round
ground-empty = empty
ground-ruin = ruin
ground-pen = pen
ground-house = house
side-north = north
side-east = east
side-south = south
side-west = west
row-1 = 1
row-2 = 2
row-3 = 3
row-4 = 4
row-5 = 5
row-6 = 6
row-7 = 7
row-8 = 8
row-9 = 9
row-10 = 10
row-11 = 11
row-12 = 12
row-13 = 13
column-a = A
column-b = B
column-c = C
column-d = D
column-e = E
column-f = F
column-g = G
column-h = H
column-i = I
column-j = J
column-k = K
column-l = L
column-m = M
square = { $column }{ $row }

# Points
score-sets = Sets of cards
score-cards = Cards in hand
score-families = Largest families
score-cattle = Cattle
score-villagers = Villagers

# Options
option-mode = Mode
    .about = Intermediate adds two aspects; expert adds cattle, villagers, the shaman, twelve calamities and the powers of the clans.
option-mode-classic = Classic
option-mode-intermediate = Intermediate
option-mode-expert = Expert
option-houses = Houses for each
    .about = The game ends with the round in which somebody builds the last one. 20 suits five players, 15 a short game.
option-clans = Clans
    .about = How each finds a clan in expert games; the rulebook does not say.
option-clans-chosen = Chosen
option-clans-drawn = Drawn
option-expert_cards = Cards of the expert game
    .about = How its last twenty cards divide is not known.
option-expert_cards-even = Ten cattle, ten villagers
option-expert_cards-jokers = Eight of each and four jokers
option-classic_tiebreak = Ties for ovens, totems and pens
    .about = Which two-storey houses break them.
option-classic_tiebreak-block = All in the block
option-classic_tiebreak-linked = Those that carry the pieces
option-corner_only_contact_forbidden = A new block may not touch a house by a corner
    .about = Off: it may.
option-corner_contact_between_blocks_forbidden = Houses of two blocks never touch by a corner
    .about = The stricter reading of the ban on diagonals.
option-newcomer_may_touch_pen_only = A newcomer may settle against a pen
    .about = Off: only against a house.
option-pen_on_ruin = Pens on ruins
    .about = Off: only houses replace ruins.
option-edge_counts_as_free = The edge of the board is a free side
    .about = For pens, and for houses to be raised.
option-building_mandatory = What can be built must be
    .about = Nobody has to take off an oven, a totem or a villager for it.
option-first_step_tiles_barred = Tiles of the first step stay out of the second
    .about = Off: they are shuffled in when the pile runs out.
option-shaman_taken_from_opponent = The shaman may be taken from an opponent
    .about = Off: it can’t be placed while it stands on another’s house.
option-most_ignores_zero = “Most” means at least one
    .about = Off: if no block has any, all are struck.
option-half_min_one_for_all_elements = Half of one is one
    .about = Off: for houses only.
option-list_only_contested_blocks = Only blocks that can give cards are named
    .about = Off: naming any other uses up one’s turn to name.
option-family_limit_check = Families are counted
    .about = When the limit on cards is read.
option-family_limit_check-start_of_chance = When one begins to use cards
option-family_limit_check-each_play = Before each card
option-aspect_deal = Aspect cards are dealt
    .about = Into the piles, at the start.
option-aspect_deal-all_together = All together
option-aspect_deal-by_layer = Those each mode adds on the piles it adds
option-empty_pile = An emptied pile
    .about = The rulebook says both.
option-empty_pile-refillable = can be filled again
option-empty_pile-dead = is closed for the game
option-solo_blocks_score = A block with one inhabitant scores at the end
    .about = Off: like at inspections, it gives nothing.
option-same_owner_tie_scores = Two largest families of one player score
    .about = As one. Off: nobody scores.

# Components
table-element = Pieces
table-tile = Construction tiles
table-card = Aspect cards
table-calamity = Calamities
column-pieces = pieces
column-houses = houses
column-classic = classic
column-intermediate = intermediate
column-expert = expert
column-measure = block with
column-end = the
column-loss = loss
fewest = fewest
most = most
houses = houses
totems = totems
ovens = ovens
pens = pens
storeys = two-storey houses
none = –
one-house = one house
no-cards = no cards this round
shaman = the shaman leaves
half-house = half the houses
half-pen = half the pens
half-oven = half the ovens
half-totem = half the totems
half-cattle = half the cattle
half-villager = half the villagers

# The view
view-round = Round
view-phase = Phase
view-first = First player
view-last = Last round
view-seats = Players
view-ground = Board
view-owner = Owner
view-storeys = Storeys
view-roof = On the roof
view-villagers = Villagers
view-cattle = Cattle
view-host = House of the pen
view-block = Block
view-family = Family
view-struck = Struck
view-shaman = Shaman
view-shaman_used = Shaman used
view-supply = Supply
view-blocks = Blocks
view-aspects = Aspects in the game
view-piles = Piles of aspect cards
view-unseen = Cards not yet seen
view-tile_pile = Tiles to draw
view-tile_discards = Tiles used
view-calamity = Calamity
view-calamities_unseen = Calamities to come
view-calamities_seen = Calamities gone by
view-due = Still to build
view-free = One of several is due
view-to_lose = To lose
view-cards_left = Cards still allowed
view-clan = Clan
view-points = Points
view-score = Points if it ended now
view-tiles = Houses to build
view-houses = Houses
view-raised = Two-storey houses
view-families = Families
view-allowance = Cards allowed this round
view-hand = Hand
view-played = Cards used
view-tile = Tile
view-top = Top card
view-hidden = Cards never seen
view-under = Known cards below
view-seat = Player
view-counts = Pieces
view-shares = Inhabitants
view-winners = Leaders
view-fruitful = Can give cards
view-to_inspect = To be inspected
