plate-churches = Churches
plate-monks = Monks
plate-council = Council
plate-fields = Fields
plate-street = Workshops
plate-travel = Travel
plate-steward = Steward
plate-chronicle = Chronicle
plate-graves = Coffins
plate-rats = { $n ->
    [one] Rat: { $n } space to the invasion
   *[other] Rat: { $n } spaces to the invasion
}
chronicle-room = { $n ->
    [one] { $n } free
   *[other] { $n } free
}
market-square = The centre of the table
village-of = { $name }’s village
area-dice = Dice
area-buy = Cards
area-office = Office
area-home = Village
area-parish = Church
area-trades = Workshops
turn-die = Turn this die
tree = Tree
barn = Barn
school = School
harvest = Harvest
personal-gain = { $personal-story ->
    [one] { $personal-story } story point
   *[other] { $personal-story } story points
}
time-of-life = life track
card-square = Square
card-field = Field
card-stage = Stage { $letter }
card-chapel = Chapel
trade-0 = Abbot
trade-1 = Councillor
trade-2 = Traveller
trade-3 = Craftsman
trade-4 = Merchant
served = served
so-many-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
if-over = points if the game ended now
windows = { $n ->
    [one] { $n } window: { $points }
   *[other] { $n } windows: { $points }
}
on-the-tree = On the tree
sum-of = Value { $n }
sum-lights = With { $n }: { $list }.
and-more = and { $n } more
purchases = { $n ->
    [0] no card to add
    [one] { $n } card to add
   *[other] { $n } cards to add
}
holds-the-hand = holds the hand
hint-goal = The most prestige wins: from church, council, fields, journeys, served customers, and story points your chief brings home. Each turn, the sum of your dice says which banners you may activate.
hint-first = Take a first die; together with the second it makes your banner value. Look at the numbers on the banners you want. A black die costs time.
hint-second = Each die shows the value it would make, and blue dashes mark the banners you could activate with it. Take the value that activates the most banners, or gets you the card you lack.
hint-act = Gold frames mark what you can activate. A black banner adds a card for later; white banners put your village to work now; the chief brings a coin or story points, or makes them safe.
hint-chain = Activate as many of the marked white banners as you like. Most cost time: stop before the bridge if you want to keep all your villagers.
hint-attract = Customers wait in your village and bring prestige only once served. Take those who want what your workshops make.
hint-death = The chronicle rewards the first of each profession. Bury a villager who has little to do: the area stays inactive until your school provides a successor.
hint-another = Attracting several customers at once saves time, but each must still be served.
hint-school = A pupil can take the place of a villager who has died: that area then becomes active again.
hint-successor = Choose the profession whose cards you will want to activate next.
told-time = Time
told-tree = Story points on the tree
told-hall = Story points in the village hall
told-points = Points

# what a drawing or a label is for
tip-churches = Churches
    .about = Each village may have one. The banner values and the time and coins it costs are shown on it; your monks light its windows.
tip-monks = Monks
    .about = Only the top monk of each pile can be taken. A monk brings an action and lights a window of your church.
tip-council = Council chambers
    .about = Each village may have one. Each chamber scores in its own way at the end.
tip-fields = Fields
    .about = Activate a field for coins, more with a plough on it. It also counts prestige at the end.
tip-travel = Travel
    .about = Add the stages in order, one of each letter. You see the prestige of a stage only after paying.
tip-workshops = Workshops
    .about = Activate its white banner and a workshop makes a resource for customers and journeys.
tip-steward = Steward’s office
    .about = Attract customers to your village. Attracting several at once costs more time, and a larger group also costs a coin.
tip-deck = Customer deck
    .about = Customers who have not come yet.
tip-chronicle = Chronicle
    .about = The first of a profession to die brings { $chronicle-first } story points, the second { $chronicle-second }. Later ones go to the graves.
tip-graves = Anonymous graves
    .about = Villagers for whom the chronicle has no place rest here. Each of them fills a coffin.
tip-coffins = Coffins
    .about = Coffins filled so far, and how many end the game at the end of the round.
tip-rats = Rat
    .about = After a death the rat moves. When it reaches the invasion, everyone loses half of the story points on their tree.
tip-tree = Story tree
    .about = Story points here are worth nothing yet, and rats can eat them. Your chief brings them to the village hall.
tip-hall = Village hall
    .about = Story points here are safe and count as prestige. Your chief brings them here when he comes home.
tip-barn = Barn
    .about = The coins of this village.
tip-chief = Chief
    .about = Any dice will do: spend { $chief-time } time and move the chief one space, for a coin, for { $chief-story } story points, or home, where all the story points on the tree become safe.
tip-time = Life track
    .about = The time you spend moves your marker along { $clouds } clouds. When it passes the bridge, one of your villagers dies.
tip-reaper = Reaper
    .about = Stands by your time marker when a death is due.
tip-windows = Windows
    .about = The lit windows of the church, and what they score.
tip-sum = Banner value
    .about = What this sum would activate.
tip-dice = Dice
    .about = Their sum is your banner value. A black die costs { $black-die-time } time.
