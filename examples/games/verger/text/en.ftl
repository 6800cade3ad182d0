title = The Orchard
pitch = Plant what you draw, and mind the wasps.
length = 5 min
weight = Light

# Questions

ask-turn = Plant a card, or draw one?
    .why = Planted trees score; the game ends when the bag is empty.
    .other = { $player } plants or draws.
ask-raid = Whose hand do your wasps visit?
    .why = You will see that hand, and take a card from it.
    .other = { $player } sends the wasps out.
ask-rob = Which card do you take from { $arg }?
    .why = You see the whole hand.
    .other = { $player } takes a card from { $arg }.

# Choices

do-turn-plant = Plant: { $card }
do-turn-draw = Draw a card from the bag
do-raid = { $rival }
do-raid-skip = Nobody’s
do-rob = { $card }

# Events

event-planted = { $player } plants: { $card }.
event-drew = { $player } draws: { $card }.
event-drew-hidden = { $player } draws a card.
event-robbed = { $player } takes a card from { $rival }.

# Options

option-short = Short game
    .about = Ends with nine cards left in the bag.

# Cards

card-apple = apple tree
card-pear = pear tree
card-wasp = wasps
table-card = Cards
column-points = Points
column-copies = In the bag
column-dealt = In each hand at the start

# Score sheet and table

score-apple = Apple trees
score-pear = Pear trees
view-bag = Cards in the bag
view-looking = Hand being looked at
view-sides = Players
view-points = Points
view-cards = Cards in hand
view-hand = Hand
view-row = Planted
