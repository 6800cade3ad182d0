scene = The village
area-village = Village
area-market = Market
area-travel = Travel
area-church = Church
area-book = Book
area-farm = Farm
mill = Mill
well = The well
well-about = The well: pay { $well-cubes ->
    [one] { $well-cubes } cube
   *[other] { $well-cubes } cubes
  } of one colour for any action
queue = Queue
chronicle = The village chronicle
graves = Anonymous graves
customers-left = { $n ->
    [one] { $n } customer still to come
   *[other] { $n } customers still to come
  }
privilege-1 = Become the next first player
privilege-2 = { $council-cubes ->
    [one] { $council-cubes } cube
   *[other] { $council-cubes } cubes
  } of your choice
privilege-3 = A good of your choice
privilege-4 = A coin → { $council-prestige ->
    [one] { $council-prestige } prestige point
   *[other] { $council-prestige } prestige points
  }
farm-of = { $player }’s farm
farm-title = Farm and time
barn = Sacks
influence = Influence
villagers-title = Villagers ({ $n })
no-cards = None yet. You can take villagers at the inn.
if-it-ended = If it ended now:
served = { $n ->
    [one] { $n } customer served
   *[other] { $n } customers served
  }
worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
deaths-due = { $n ->
    [one] { $n } death due
   *[other] { $n } deaths due
  }
unborn = { $n } still to be born
living = { $n } alive
phase-mass = Mass
phase-market = Market day
phase-last = Last turns
first-player = first player
next-first-player = next first player
has-left-market = has left the market
hint-goal = Guide a family through the generations; the most prestige points win. Members make goods, travel, and rise in council and church; where they die decides whether the chronicle remembers them.
hint-turn = Cube and action go together: take the cube you need from the space whose action you want. Orange, green, brown and pink cubes pay for later actions; a plague cube costs time.
hint-crafts = Make the goods that a customer, a journey or the council asks for. Paying with time needs a member in the workshop; paying with cubes or sacks does not.
hint-travel = The pale figures show where your members can go. Each new city rewards you once, and the more cities you have seen, the more they score at the end.
hint-council = Move up for points at the end and better privileges, or use a privilege if you need what it gives now. Green cubes or a scroll pay for moving up.
hint-church = A member in the black bag can enter the church at each mass, drawn at random or for a coin. If you pay a brown cube to send a member, you save the time.
hint-sell = Serve the customer who gives the most points for goods you can easily make again. Then it is the next player’s turn; a player who leaves the market is out for the day.
hint-death = Members in the chronicle score; those in anonymous graves do not. Bury a member whose section of the chronicle still has room: point at a member, or tap it, to see where they would go.
hint-inn = First place a member at the inn. Then tuck a card under its pile and take one of the cards in view.
hint-ransom = The same number of figures leaves the bag at each mass. Those nobody pays for are drawn, monks included.
hint-climb = Windows further left score more at the end, but cost more sacks. Having the most members in the church brings prestige points now.
hint-moment = You may now play the glowing villagers with a lit candle, or continue.
hint-harvest = Sacks pay for customers, the mill, the stable and the church. A plough with a horse or an ox brings more of them.
hint-family = A birth gives you one more member; a return brings one home, free to work elsewhere.
hint-make = Your member has just learnt the craft. Make the goods now if you have the time to spare; you can also do it later.
hint-privilege = A higher level offers all the lower privileges as well. Take what you need for your next turn.
hint-well = You have paid for the well: choose the action you need most, whether or not a cube is left there.
hint-gain = Take the colour you will pay with next: green for the council, brown for the church; roads and workshops show theirs.
hint-pay = Keep what is harder to get back. Each coin you keep scores at the end.
told-cubes = { $thing } cube
told-due = Deaths due
buried-in = Resting place: { $place }
told-points = Points

# what a drawing or a label is for
tip-chronicle = Village chronicle
    .about = Each profession has a few places for its dead. The more of your members are in it, the more they score; when all its places are taken, the game is about to end.
tip-graves = Anonymous graves
    .about = Members whose profession has no place left rest here. They score nothing; when all the graves are taken, the game is about to end.
tip-queue = Customers
    .about = Customers at the stalls can be served on a market day; the queue then moves up and is refilled from the pile.
tip-green-bag = Green bag
    .about = The cubes of each round are drawn from it.
tip-well = Well
    .about = Instead of taking a cube from a space, pay { $well-cubes } influence cubes of one colour and do any action. Coins may replace the cubes.
tip-if-ended = If it ended now
    .about = The points as they stand, with cities, council, church, chronicle, customers and coins.
tip-due = Deaths to come
    .about = The time marker has passed the bridge: the oldest members die first.
tip-farm = Farm and time
    .about = Members on the farm, with the time track around them. Each time the marker passes the bridge, one of the members dies.
tip-time = Time
    .about = Spending time moves the marker forward. When it passes the bridge, one of your oldest members dies.
tip-sacks = Sacks of grain
    .about = For customers, the mill, some workshops and the church. A farm holds { $barn } at most.
tip-coins = Coins
    .about = A coin replaces any influence cube, takes a member out of the black bag, and scores a point at the end.
tip-influence = Influence
    .about = Cubes pay for roads, council, church and workshops. You take one with each action.
tip-members = Member of a family
    .about = The number is the generation: the lowest dies first. A member works, travels, sits in the council or serves the church, and may enter the chronicle after death.
tip-black-bag = Black bag
    .about = Members given to the church wait here among the monks. At mass { $mass-figures } figures come out: members go to the windows, monks return to the bag.
tip-villagers = Villager cards
    .about = Lit candle: played once. Unlit candle: scores at the end.
