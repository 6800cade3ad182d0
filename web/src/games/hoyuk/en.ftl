scene = The tell, thirteen squares by thirteen
area-tell = Tell
area-plan = Plan
area-cards = Cards
area-blocks = Blocks
in-relief = Relief
plan = Plan
view-plan = See the tell from above
supply = Common supply
reign = Who rules where
piles = Piles of cards
nobody-shares = no shared block yet
pile-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
pile-under = Known below: { $cards }
calamities = Calamities
calamities-left = { $n } not yet seen
no-calamity = No calamity yet
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
my-tile = To build
my-cards = My cards · { $n }
used-cards = Used · { $n }
series = A set is worth
series-note = Cards of one symbol, used together.
cards-left = { $n ->
    [one] { $n } more card may be used.
   *[other] { $n } more cards may be used.
}
families-note = { $n ->
    [0] no family
    [one] { $n } family: 1 card a round
   *[other] { $n } families: { $n } cards a round
}{ $used ->
    [0] { "" }
   *[other] , { $used } used
}
to-place = to place
pick-this = pick
or-this = or this
no-place = no place
any-of = your choice
no-tile = no tile in hand
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
hint-build = Take an element of your tile, then a square. A square in full light touches a block, a lozenge founds one. Your houses that touch are a family.
hint-lose = Red dashes run round the blocks that are struck. Lose what gives you neither a family nor a majority.
hint-inspect = Point at a block to see who leads there. Each pile is about one thing, such as ovens: whoever has most of it takes the top card. Whoever lives there alone takes none.
hint-cards = Cards of one symbol, used together, score 1, 3, 5, 8 or 12 points. A single card may build its element instead. In a round you may use as many cards as you have families.
hint-return = They will come back to whoever leads in the aspect of that pile.
told-hand = { $thing } card
