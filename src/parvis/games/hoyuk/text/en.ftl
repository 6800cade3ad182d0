title = Höyük
pitch = Five clans build one village, house against house, and now and then the earth shakes.
length = 60 min
weight = Medium

# Questions

ask-clan = Which clan do you play?
    .why = You may use its power each time you score a set of { $largest-set ->
            [one] { $largest-set } card
           *[other] { $largest-set } cards
        }.
    .other = { $player } is choosing a clan.
ask-cards =
    { $argKey ->
        [end] End of the round: do you play aspect cards?
       *[other] Start of the { $arg-name } phase: do you play aspect cards?
    }
    .why = One card per family each round: you can play { $also } more.
    .other = { $player } may play aspect cards.
ask-build =
    { $alsoKey ->
        [uelb] Power of the Lebu: place a pen and a villager.
        [uelb-rest] Power of the Lebu: place the other element.
        [trev] Power of the Sneerg: place a pen and cattle.
        [trev-rest] Power of the Sneerg: place the other element.
        [teoiv] Power of the Ruples: build a house for the shaman.
        [enuaj] Power of the Oleyli: place what you have stolen.
        [card] Where do you build with your card?
       *[other] Place an element.
    }
    .why = Choose the element, then one of the lit squares.
    .other =
        { $alsoKey ->
            [uelb] { $player } may use the power of the Lebu.
            [trev] { $player } may use the power of the Sneerg.
            [teoiv] { $player } may use the power of the Ruples.
           *[other] { $player } is building.
        }
ask-lose = Block { $also } is struck. Which { $arg } do you lose?
    .why =
        { $argKey ->
            [house] The house falls into ruin and you lose everything attached to it.
            [pen] Any cattle in the pen are lost with it.
           *[other] The lost element returns to the supply.
        }
    .other = { $player } is choosing { $arg-a } to lose in block { $also }.
ask-inspect = Which block is inspected next?
    .why = For each aspect, the player with the most wins the top card of its pile.
    .other = { $player } is choosing the next block to inspect.
ask-return = Under which pile do you return your played cards?
    .why = They all go under the same pile, face up.
    .other = { $player } is returning played cards.
ask-tuck = Which card goes under the { $arg-pile } next?
    .why = Of the cards you return, the first you choose will be won first.
    .other = { $player } is putting played cards in order.
ask-marker = Who gets the first-player marker?
    .why = Any player but you.
    .other = { $player } is choosing the next first player.
ask-raze = Power of the Ders: tear down a neighbouring house and build yours there?
    .why = The house goes with everything attached to it, and leaves no ruin.
    .other = { $player } may use the power of the Ders.
ask-steal = Power of the Oleyli: steal an element and place it at once?
    .why = Up to { $thefts ->
            [one] { $thefts } element
           *[other] { $thefts } elements
        } from one player. A pen and its cattle count as one each.
    .other = { $player } may use the power of the Oleyli.

# Choices

do-clan = The { $clan }
do-cards-score =
    Score { $set-points ->
        [one] { $set-points } point
       *[other] { $set-points } points
    }: { set-shown }
    .about = You can’t add to the set later.
set-shown =
    { $set-cards ->
        [one] { $set-cards } { $card } card
       *[other] { $set-cards } { $card }{ " cards" }
    }{ $jokers ->
        [0] { "" }
        [one] , { $jokers } of them a joker
       *[other] , { $jokers } of them jokers
    }
do-cards-play =
    { $cardKey ->
        [joker] Play a joker to build
        [cattle] Play the { $card } card to place cattle
       *[other] Play the { $card } card to build { $card-a }
    }
    .about = One card builds one element, by the usual rules.
do-cards-skip = Play no card
do-cards-end = Play no more cards
do-build-house = House on { $column }{ $row }
do-build-storey = Second storey on { $column }{ $row }
    .about = An oven, shrine or villager on the house returns to the supply.
do-build-oven = Oven on { $column }{ $row }
do-build-totem = Shrine on { $column }{ $row }
do-build-cattle = Cattle on { $column }{ $row }
do-build-villager = Villager on { $column }{ $row }
do-build-shaman = Shaman on { $column }{ $row }
    .about = The shaman protects its block from the next catastrophe that would strike it.
do-build-pen = Pen on { $column }{ $row }, attached to the house to the { $side }
do-build-skip =
    { $alsoKey ->
        [uelb] Give up the power
        [trev] Give up the power
        [teoiv] Give up the power
       *[other] Stop building
    }
do-lose = Lose the { $arg } on { $column }{ $row }
do-inspect = Inspect block { $block }
do-return = Return them under the { $aspect-pile }
do-tuck = The { $card } card
do-tuck-skip = All of them, in the order they were played
do-marker = Give it to { $seat }
do-raze = Tear down the house on { $column }{ $row }
do-raze-skip = Give up the power
do-steal = Steal the { $element } on { $column }{ $row }
do-steal-skip =
    { $arg ->
        [0] Give up the power
       *[other] Steal nothing more
    }

# Events

event-took-clan = { $player } plays the { $clan }.
event-goes-first = { $player } is drawn as first player.
event-turned-up = Top card of the { $aspect-pile }: { $card }.
event-round-began = Round { $round }. { $player } begins.
event-got-tile = { $player } receives a construction board: { $tile }.
event-built-house = { $player } builds a house on { $column }{ $row }.
event-built-storey = { $player } adds a storey on { $column }{ $row }.
event-placed =
    { $elementKey ->
        [shaman] { $player } places the shaman on { $column }{ $row }.
       *[other] { $player } places { $element-a } on { $column }{ $row }.
    }
event-taken-off = { $player } returns the { $element } on { $column }{ $row } to the supply.
event-gave-up = { $player } stops building.
event-could-not = { $player } has no room for what is left to build, and loses it.
event-no-room = Nobody can build another house: this is the last round.
event-last-house = { $player } has built their last house: this is the last round.
event-scored =
    { $player } scores { $set-points ->
        [one] { $set-points } point
       *[other] { $set-points } points
    }: { set-shown }.
event-played =
    { $cardKey ->
        [joker] { $player } plays a joker to build.
       *[other] { $player } plays { $card-a } card to build.
    }
event-came = Catastrophe: { $calamity }.
event-struck = Block { $block } is struck.
event-spared = { $player }’s shaman protects block { $block }.
event-nobody-struck = No block is struck.
event-shaman-left = The shaman returns to the supply.
event-ruined = { $player }’s house on { $column }{ $row } falls into ruin.
event-lost = { $player } loses { $element-a } on { $column }{ $row }.
event-inspected = { $player } inspects block { $block }.
event-no-cards = Nobody wins a card in block { $block }.
event-won-card = { $player } has { $aspect-most } in block { $block } and wins { $card-a } card.
event-returned =
    { $player } returns { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } under the { $aspect-pile }.
event-set-aside =
    { $player } removes { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } from the game: all piles are closed.
event-gave-marker = { $player } hands { $to } the first-player marker.
event-used-power = { $player } uses the power of the { $clan }.
event-gave-up-power = { $player } gives up the power of the { $clan }.
event-idle-power = { $player } can’t use the power of the { $clan } now.
event-razed = { $player } tears down { $victim-of } house on { $column }{ $row } and builds there.
event-stole = { $player } steals { $element-a } from { $victim }.
event-counted = { $herds ->
        [0] Final scoring for { $player }: { $families ->
            [one] { $families } point
           *[other] { $families } points
        } for families, { $cards } for cards in hand.
       *[other] Final scoring for { $player }: { $families ->
            [one] { $families } point
           *[other] { $families } points
        } for families, { $cards } for cards in hand, { $herds } for cattle and villagers.
    }

# Things

element-house = house
    .about = { $option-houses } per player, storeys included. One house on top of another makes a single two-storey house.
element-pen = pen
    .about = Stands against its house. One of its sides must stay free.
element-oven = oven
    .about = Stands on a house, in place of a shrine.
element-totem = shrine
    .about = Stands on a house, in place of an oven.
element-cattle = cattle
    .a = cattle
    .about = One per pen.
element-villager = villager
    .about = One per house, even beside an oven or a shrine.
element-shaman = shaman
    .about = Protects its block from the next catastrophe that would strike it.
card-house = house
    .plural = houses
card-pen = pen
    .plural = pens
card-oven = oven
    .plural = ovens
card-totem = shrine
    .plural = shrines
card-cattle = cattle
    .a = a cattle
    .plural = cattle
card-villager = villager
    .plural = villagers
card-joker = joker
    .plural = jokers
    .about = Counts as any other card, to build or to score.
cards-in-it =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
set-one = { cards-in-it }
set-two = { cards-in-it }
set-three = { cards-in-it }
set-four = { cards-in-it }
set-five = { cards-in-it }
aspect-oven = ovens
    .pile = oven pile
    .most = the most ovens
    .about = When a block is inspected, the player with the most ovens there wins the top card of this pile.
aspect-totem = shrines
    .pile = shrine pile
    .most = the most shrines
    .about = When a block is inspected, the player with the most shrines there wins the top card of this pile.
aspect-pen = pens
    .pile = pen pile
    .most = the most pens
    .about = When a block is inspected, the player with the most pens there wins the top card of this pile.
aspect-houses = houses
    .pile = house pile
    .most = the most houses
    .about = When a block is inspected, the player with the most houses there wins the top card of this pile.
aspect-height = height
    .pile = height pile
    .most = the most two-storey houses
    .about = When a block is inspected, the player with the most two-storey houses there wins the top card of this pile.
aspect-cattle = cattle
    .pile = cattle pile
    .most = the most cattle
    .about = When a block is inspected, the player with the most cattle there wins the top card of this pile.
aspect-villagers = villagers
    .pile = villager pile
    .most = the most villagers
    .about = When a block is inspected, the player with the most villagers there wins the top card of this pile.
houses-on-it =
    { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    }
tile-totem = { houses-on-it } and a shrine
tile-oven = { houses-on-it } and an oven
tile-pen = { houses-on-it } and a pen
tile-free = { houses-on-it } and your choice of house, pen, oven or shrine
tile-cattle = { houses-on-it } and cattle
tile-villager = { houses-on-it } and a villager
tile-shaman = { houses-on-it } and the shaman
clan-eguor = Ders
    .colour = red
    .about = Tear down another player’s house next to one of yours and build yours in its place.
clan-uelb = Lebu
    .colour = blue
    .about = Place a pen and a villager from the supply.
clan-enuaj = Oleyli
    .colour = yellow
    .about = Steal up to { $thefts ->
            [one] { $thefts } element
           *[other] { $thefts } elements
        } from one player, but no houses, and place them.
clan-trev = Sneerg
    .colour = green
    .about = Place a pen and cattle from the supply.
clan-teoiv = Ruples
    .colour = purple
    .about = Build a house and place the shaman on it.
calamity-bad-season-1 = Bad season (fewest shrines)
    .short = Bad season
    .about = In the block with the fewest shrines, each inhabitant loses a house.
calamity-bad-season-2 = Bad season (most shrines)
    .short = Bad season
    .about = In the block with the most shrines, each inhabitant loses a house.
calamity-drought-1 = Drought (smallest block)
    .short = Drought
    .about = In the smallest block, each inhabitant loses half their cattle.
calamity-drought-2 = Drought (largest block)
    .short = Drought
    .about = In the largest block, each inhabitant loses half their cattle.
calamity-epidemic-1 = Epidemic (largest block)
    .short = Epidemic
    .about = In the largest block, each inhabitant loses half their villagers.
calamity-epidemic-2 = Epidemic (smallest block)
    .short = Epidemic
    .about = In the smallest block, each inhabitant loses half their villagers.
calamity-earthquake-1 = Earthquake (smallest block)
    .short = Earthquake
    .about = In the smallest block, each inhabitant loses half their houses.
calamity-earthquake-2 = Earthquake (largest block)
    .short = Earthquake
    .about = In the largest block, each inhabitant loses half their houses.
calamity-fire-1 = Fire (most ovens)
    .short = Fire
    .about = In the block with the most ovens, each inhabitant loses half their houses.
calamity-fire-2 = Fire (fewest ovens)
    .short = Fire
    .about = In the block with the fewest ovens, each inhabitant loses half their houses.
calamity-flood-1 = Flood
    .short = Flood
    .about = The shaman returns to the supply.
calamity-flood-2 = Flood
    .short = Flood
    .about = The shaman returns to the supply.
calamity-locusts-1 = Locusts (smallest block)
    .short = Locusts
    .about = In the smallest block, no cards are won this round.
calamity-locusts-2 = Locusts (largest block)
    .short = Locusts
    .about = In the largest block, no cards are won this round.
calamity-raiders-1 = Raiders (largest block)
    .short = Raiders
    .about = In the largest block, each inhabitant loses half their shrines.
calamity-raiders-2 = Raiders (smallest block)
    .short = Raiders
    .about = In the smallest block, each inhabitant loses half their shrines.
calamity-sacrifice-1 = Sacrifice (most pens)
    .short = Sacrifice
    .about = In the block with the most pens, each inhabitant loses a house.
calamity-sacrifice-2 = Sacrifice (fewest pens)
    .short = Sacrifice
    .about = In the block with the fewest pens, each inhabitant loses a house.
calamity-tornado-1 = Tornado (most two-storey houses)
    .short = Tornado
    .about = In the block with the most two-storey houses, each inhabitant loses a house.
calamity-tornado-2 = Tornado (fewest two-storey houses)
    .short = Tornado
    .about = In the block with the fewest two-storey houses, each inhabitant loses a house.
calamity-volcano-1 = Volcano (smallest block)
    .short = Volcano
    .about = In the smallest block, each inhabitant loses half their pens.
calamity-volcano-2 = Volcano (largest block)
    .short = Volcano
    .about = In the largest block, each inhabitant loses half their pens.
calamity-wolves-1 = Wolves (largest block)
    .short = Wolves
    .about = In the largest block, each inhabitant loses half their ovens.
calamity-wolves-2 = Wolves (smallest block)
    .short = Wolves
    .about = In the smallest block, each inhabitant loses half their ovens.
phase-construction = Construction
    .name = construction
phase-calamity = Catastrophe
    .name = catastrophe
phase-aspects = Inspection
    .name = inspection
phase-end = End of the round
    .name = end-of-round
cause-tile = construction board
cause-card = aspect card
cause-uelb = power of the Lebu
cause-uelb-rest = power of the Lebu
cause-trev = power of the Sneerg
cause-trev-rest = power of the Sneerg
cause-teoiv = power of the Ruples
cause-enuaj = power of the Oleyli
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
    .about = Each set of cards of one kind scores { $set-one-points }, { $set-two-points }, { $set-three-points }, { $set-four-points } or { $set-five-points } points, depending on its size.
score-cards = Cards in hand
    .about = A point for each card you still have in hand.
score-families = Largest families
    .about = In each block, the largest family scores a point for each of its houses. A tie goes to the family with more two-storey houses.
score-cattle = Cattle
    .about = In expert games, a point in each block where you have the most cattle.
score-villagers = Villagers
    .about = In expert games, a point in each block where you have the most villagers.

# Options

option-mode = Mode
    .about = Intermediate adds aspects. Expert also adds cattle, villagers, the shaman, more catastrophes and the clan powers.
option-mode-classic = Classic
option-mode-intermediate = Intermediate
option-mode-expert = Expert
option-houses = Houses per player
    .about = The game ends with the round in which a player builds their last house. With many players, { $houses-five } is a good number; for a short game, { $houses-short }.
option-clans = Clans
    .about = How players get their clan in expert games. The rulebook doesn’t say.
option-clans-chosen = Chosen in turn
option-clans-drawn = Drawn
option-expert_cards = Expert cards
    .about = How the last cards of the expert game are divided is not known.
option-expert_cards-even = { $card-cattle-expert ->
            [one] { $card-cattle-expert } cattle card
           *[other] { $card-cattle-expert } cattle cards
        } and { $card-villager-expert ->
            [one] { $card-villager-expert } villager card
           *[other] { $card-villager-expert } villager cards
        }
option-expert_cards-jokers = Fewer of each and more jokers
option-classic_tiebreak = Ties for ovens, shrines and pens
    .about = Which two-storey houses break the tie.
option-classic_tiebreak-block = All those in the block
option-classic_tiebreak-linked = Those with the tied elements
option-corner_only_contact_forbidden = New blocks may not touch a house at a corner
    .about = Off: they may.
option-corner_contact_between_blocks_forbidden = Houses of different blocks never touch at a corner
    .about = The stricter reading of the rule on diagonals.
option-newcomer_may_touch_pen_only = A newcomer may build against a pen
    .about = Off: only against a house.
option-pen_on_ruin = Pens on ruins
    .about = Off: only houses may replace ruins.
option-edge_counts_as_free = The edge of the board is a free side
    .about = For pens, and for houses that get a second storey.
option-building_mandatory = You must build what you can
    .about = But never at the price of an oven, a shrine or a villager.
option-first_step_tiles_barred = First-step boards stay out of the second step
    .about = Off: they are shuffled in when the pile runs out.
option-shaman_taken_from_opponent = The shaman may be taken from an opponent
    .about = Off: a shaman on another player’s house can’t be taken.
option-most_ignores_zero = “Most” means at least one
    .about = Off: if no block has any, all blocks are struck.
option-half_min_one_for_all_elements = Losing half means losing at least one
    .about = Even when there is only one. Off: for houses only.
option-list_only_contested_blocks = Choose only blocks that can give cards
    .about = Off: choosing any other block uses up your turn to choose.
option-family_limit_check = Counting families
    .about = When to set the number of cards you can play.
option-family_limit_check-start_of_chance = When you begin to play cards
option-family_limit_check-each_play = Before each card
option-aspect_deal = Dealing aspect cards
    .about = How the piles are made at the start.
option-aspect_deal-all_together = All cards shuffled together
option-aspect_deal-by_layer = Each mode’s cards on its own piles
option-empty_pile = An empty pile
    .about = The rulebook can be read either way.
option-empty_pile-refillable = Can be filled again
option-empty_pile-dead = Stays closed
option-solo_blocks_score = Blocks with one inhabitant score at the end
    .about = Off: they give nothing, as at inspections.
option-same_owner_tie_scores = A player who ties with themselves scores
    .about = If several of the block’s largest families are theirs, one of them scores. Off: nobody scores.

# Components

table-element = Elements
table-tile = Construction boards
table-card = Aspect cards
table-set = Sets of cards
table-calamity = Catastrophes
table-number = Other numbers
number-size = squares on a side of the board
number-piles-classic = Piles of cards, classic
number-piles-intermediate = Piles of cards, intermediate
number-piles-expert = Piles of cards, expert
number-pile = cards in each aspect pile
number-largest-set = cards in the largest set
number-thefts = elements the Oleyli may steal
number-houses-five = houses per player, five players
number-houses-short = houses per player, short game
column-value = value
column-pieces = number
column-houses = houses
column-classic = classic
column-intermediate = intermediate
column-jokers = expert, more jokers
column-expert = expert
column-struck = block struck
column-cards = cards
column-points = points
column-loss = each inhabitant loses
smallest-block = the smallest
largest-block = the largest
fewest-totems = fewest shrines
most-totems = most shrines
fewest-ovens = fewest ovens
most-ovens = most ovens
fewest-pens = fewest pens
most-pens = most pens
fewest-storeys = fewest two-storey houses
most-storeys = most two-storey houses
none = –
one-house = one house
no-cards = nothing, but no cards are won there
shaman = the shaman
half-house = half their houses
half-pen = half their pens
half-oven = half their ovens
half-totem = half their shrines
half-cattle = half their cattle
half-villager = half their villagers

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
view-tile_pile = Construction boards to draw
view-tile_discards = Construction boards used
view-calamity = Catastrophe
view-calamities_unseen = Catastrophes to come
view-calamities_seen = Past catastrophes
view-due = Still to build
view-free = One of several is due
view-to_lose = To lose
view-cards_left = Cards you can still play
view-clan = Clan
view-points = Points
view-score = Points if the game ended now
view-tiles = Houses to build
view-houses = Houses
view-raised = Two-storey houses
view-families = Families
view-allowance = Cards allowed this round
view-hand = Hand
view-played = Cards played
view-tile = Construction board
view-top = Top card
view-hidden = Cards never seen
view-under = Known cards below
view-seat = Player
view-counts = Elements
view-shares = Inhabitants
view-winners = Players with the most
view-fruitful = Can give cards
view-to_inspect = To be inspected
