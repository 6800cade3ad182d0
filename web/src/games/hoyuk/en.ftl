scene = The village
area-tell = Village
area-plan = Plan
area-cards = Cards
area-blocks = Blocks
in-relief = Perspective
plan = From above
view-plan = See the village from above
supply = Supply
reign = Who has the most
piles = Piles of aspect cards
nobody-shares = no shared block yet
pile-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
pile-under = Known below: { $cards }
calamities = Catastrophes
calamities-left = { $n } not yet seen
no-calamity = No catastrophe yet
this-round = This round
struck-blocks = { $n ->
    [one] block { $blocks }
   *[other] blocks { $blocks }
}
block-n = block { $n }
block-size = { $n ->
    [one] { $n } house
   *[other] { $n } houses
}
family-size = family of { $n }
block-struck = struck this round
block-solo = one inhabitant: no cards
block-locusts = locusts: no cards
to-build-title = To build
cards-title = Cards · { $n }
used-cards = Played · { $n }
series = A set is worth
series-note = Cards of one kind, played together.
cards-left = { $n ->
    [one] You can play { $n } more card.
   *[other] You can play { $n } more cards.
}
families-note = { $n ->
    [0] no family
    [one] { $n } family: { $n } card per round
   *[other] { $n } families: { $n } cards per round
}{ $used ->
    [0] { "" }
   *[other] , { $used } played
}
to-place = to place
pick-this = choose
or-this = or this
no-place = no room
any-of = your choice
no-tile = no construction board
no-cards = no cards
none-used = none
tiles-left = houses to build
first-player = first player
n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
n-families = { $n ->
    [one] { $n } family
   *[other] { $n } families
}
round-n = round { $n }
hint-goal = The most points win. In each block, the player with the most of something wins cards; cards of one kind score in sets, and at the end the largest family of each block scores.
hint-build = Choose an element of your construction board, then a square. A lit square extends a block, where you compete for the most of each aspect; a diamond founds a new one. Your adjacent houses form a family.
hint-lose = Red dashes surround the blocks that are struck. Give up what matters least: a lone pen rather than a house that holds your family together.
hint-inspect = Point at a block, or tap it, to see who has the most of each aspect. The order matters when piles run short: start with blocks where you win. A player alone in a block wins no cards there.
hint-cards = Cards of one kind score together: { $set-one-points }, { $set-two-points }, { $set-three-points }, { $set-four-points } or { $set-five-points ->
        [one] { $set-five-points } point
       *[other] { $set-five-points } points
    }. A single card can build its element instead. You can play one card per family each round.
hint-return = The cards you return go to the bottom of the pile and can be won again later.
hint-tuck = The first card you choose lies above the others you return, so it will be won before them.
hint-marker = The first player builds first next round. Give the marker to the player whose early building hurts you least.
hint-clan = Each clan has a power, used when you score the largest set. Point at a clan, or tap it, to read its power.
told-hand = { $thing } card

# what a drawing or a label is for
tip-squares = Village
    .about = { $size } by { $size } squares, named by a letter and a number. Buildings and ruins that touch form a block.
tip-block = Block
    .about = Buildings and ruins that touch. The flag shows the block’s number; the block is inspected each round if several players live there.
tip-calamities = Catastrophes
    .about = From the second round on, a catastrophe strikes some blocks after construction. The number shows how many have not been seen yet.
tip-reign = Who has the most
    .about = For each block and aspect, the player who would win its card now. A two-storey house breaks a tie.
tip-supply = Supply
    .about = Elements still available to all players.
tip-plan = Perspective or from above
    .about = Switch between the perspective view and the view from above.
tip-clan = Clan
    .about = Each clan has its colour. In expert games it also has a power.
tip-family = Families
    .about = Your adjacent houses form a family. You may play one card per family each round.
tip-to-build = To build
    .about = The elements of your construction board, in this step.
tip-cards = Cards
    .about = Play a card to build its element, or score cards of one kind together.
tip-used-cards = Played cards
    .about = At the end of the round they go back under a pile.
tip-sets = A set is worth
    .about = Points for a set of cards of one kind, by its size: { $set-one-points }, { $set-two-points }, { $set-three-points }, { $set-four-points } or { $set-five-points }.
