scene = The village
area-village = Village
area-market = Market
area-travel = Travel
area-church = Church
area-book = Book
area-farm = Farm
mill = Mill
well = The well
well-about = The well: { $well-cubes ->
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
privilege-3 = One of the goods, of your choice
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
hint-goal = Guide a family through the generations: the most prestige points win. Members who work bring goods, journeys and offices; where they die decides whether the chronicle remembers them.
hint-turn = Cube and action go together: take the cube you need from the space whose action you want. Orange, green, brown and pink cubes pay later actions; a plague cube costs time.
hint-crafts = Make the goods a customer, a journey or the council asks for. Time is cheap until the bridge, but a member must be there; cubes and sacks pay without one.
hint-travel = The pale figures show where your members can go. Each new city rewards you once, and the more cities you have seen, the more they score at the end.
hint-council = Move up for points at the end and better privileges; use a privilege if its gain is worth more to you now. Green cubes or a scroll pay for the way up.
hint-church = A member in the black bag comes to the church at a mass: drawn at random, or for a coin. Paying a brown cube instead saves you the time.
hint-sell = Serve the customer who gives the most points for goods you can easily make again. Then it is the next player’s turn; a player who leaves the market is out for the day.
hint-death = Where a member dies decides their place: the chronicle scores, an anonymous grave does not. Bury one whose profession still has a place. Point at a member to see it.
hint-inn = First place a member at the inn. Then tuck a card under its pile and take one of the cards in view.
hint-ransom = The same number of figures leaves the bag at each mass. Those nobody pays for are drawn, monks included.
hint-climb = Windows further left score more at the end, for more sacks. The most members in the church bring prestige points now.
hint-moment = You may now play the glowing villagers with a lit candle, or go on.
hint-harvest = Sacks feed customers, the mill, the stable and the church. A plough with a horse or an ox brings more of them.
hint-family = A birth gives you one more pair of hands; a return brings a member home who can work elsewhere.
hint-make = Your member has just learnt the craft. Make the goods now if you have the time to spare; you can also do it later.
hint-privilege = A higher level offers all the lower privileges as well. Take what your next turn lacks.
hint-well = You have paid for the well: choose the action you need most, whether or not a cube is left there.
hint-gain = Take the colour you will pay with next: green for the council, brown for the church; roads and workshops show theirs.
hint-pay = Keep what is harder to get back. A coin scores at the end if it is not spent.
told-cubes = { $thing } cube
told-due = Deaths due
buried-in = Resting place: { $place }
told-points = Points

# what a drawing or a label is for
tip-chronicle = Village chronicle
    .about = Each profession has a few places for its dead. The more of your members are in it, the more they score; when it is full, the game ends.
tip-graves = Anonymous graves
    .about = Members whose profession has no place left rest here. They score nothing; when the graves are full, the game ends.
tip-queue = Customers
    .about = Those at the stalls can be served on a market day; the queue moves up, and the pile refills it.
tip-green-bag = Green bag
    .about = The cubes of each round are drawn from it.
tip-well = Well
    .about = Instead of a cube from a space: pay { $well-cubes } influence cubes of one colour, or coins for them, and do any action.
tip-if-ended = If it ended now
    .about = Your points as they stand, with cities, council, church, chronicle, customers and coins.
tip-due = Deaths to come
    .about = Your time marker has passed the bridge: your oldest members die first.
tip-farm = Farm and time
    .about = Your members at home, and the time track around them. Each passage over the bridge costs a life.
tip-time = Time
    .about = Spending time moves the marker forward. When it passes the bridge, one of your oldest members dies.
tip-sacks = Sacks of grain
    .about = For customers, the mill, some workshops and the church. Your farm holds { $barn } at most.
tip-coins = Coins
    .about = A coin replaces any influence cube, takes a member out of the black bag, and scores a point at the end.
tip-influence = Influence
    .about = Cubes pay for roads, council, church and workshops. You take one with each action.
tip-villagers = Villager cards
    .about = A lit candle: played once. An unlit candle: counts at the end.
