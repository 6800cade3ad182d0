scene = The village
area-village = Village
area-market = Market
area-travel = Travel
area-church = Church
area-book = Book
area-farm = Farm
mill = Mill
well = The well
well-about = The well: three cubes of one colour for any action
queue = Queue
chronicle = The village chronicle
graves = Unmarked graves
customers-left = { $n ->
    [one] 1 customer still to come
   *[other] { $n } customers still to come
  }
privilege-1 = First player of the next round
privilege-2 = 2 cubes of choice
privilege-3 = A good of choice
privilege-4 = 1 coin for 3 prestige
farm-of = The farm of { $player }
farm-title = Farm and time
barn = Barn
influence = Influence
villagers-title = Villagers ({ $n })
no-cards = None yet: they sit at the inn.
if-it-ended = If it ended now:
served = { $n ->
    [one] 1 customer served
   *[other] { $n } customers served
  }
worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
deaths-due = { $n ->
    [one] 1 death due
   *[other] { $n } deaths due
  }
unborn = { $n } still to be born
living = { $n } alive
phase-mass = Mass
phase-market = Market day
phase-last = Last turns
first-player = first player
next-first-player = first player next
has-left-market = has left the market
hint-turn = A cube and an action come together: take the cube you will need from the space whose action you want. Plague ages your family by 2.
hint-crafts = Ghosts train somebody from your farm, which takes time. The round signs make or buy the goods: with time if somebody of yours is there, else for the price below.
hint-travel = A ghost stands where somebody could go. Each new city gives its reward once, and cities count more the more you have seen.
hint-council = Step up with green cubes or a scroll, then use the privilege of that step or a lower one. Without moving, the signs on the steps are yours to use.
hint-church = Whoever goes into the bag must be drawn at the mass, or called out for a coin.
hint-sell = Serve one customer, then it is the next player’s go. Whoever leaves is out for the day.
hint-death = Where somebody dies decides where they are remembered. Point at one: the chronicle shows the place.
hint-inn = First a seat at the table, then put a card you do not want under its pile, then invite one of the three in view.
hint-ransom = Four figures leave the bag at each mass. What nobody buys is drawn, monks and all.
hint-climb = The further left, the more points at the end; the most members in the church bring 2 prestige now.
hint-moment = Villagers with a lit candle that glow may be played now. Otherwise go on.
told-cubes = { $thing } cube
told-due = Deaths
buried-in = Resting place: { $place }
told-points = Points
