title = The Building Site
pitch = Four builders, four spaces, two hidden purses: pay now, or wait?
length = 2 min
weight = Light

# Questions

ask-builder = Place this builder, or let it wait?
    .why = Placed, it takes the best free space at today’s price; those who wait get what is left.
    .other = { $player } places a builder or lets it wait.

# Choices

do-builder-place = Pay and place it
do-builder-wait = Let it wait

# Events

event-filled = { $player } finds in the purse: { $purse }.
event-filled-hidden = { $player } looks into a purse.
event-placed = { $player } pays and takes { $space }.
event-waited = { $player } lets a builder wait.

# Spaces and purses

space-best1 = the best space
space-best2 = the second space
space-best3 = the third space
space-best4 = the last space
purse-gold1 = 1 gold
purse-gold2 = 2 gold
purse-gold4 = 4 gold
time-draw1 = First
time-draw2 = Second
time-draw3 = Third
time-draw4 = Fourth
stand-waits = waits
stand-placed = placed
table-space = Spaces
table-purse = Purses
column-points = Points
column-price = Price of the builder drawn then
column-gold = Gold

# Score sheet and table

score-spaces = Spaces
score-gold = Gold left
view-price = Price of this builder
view-drawn = Builders drawn
view-stands = Placed at their price
view-sides = Players
view-gold = Gold
view-spent = Gold spent
