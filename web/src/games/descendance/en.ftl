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
worth = { $n } points
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
