scene = The valley of Kingsbridge
area-church = Cathedral
area-north = North 1-5
area-sites = Sites 6-8
area-south = South 9-14
area-mine = Mine
plate-event = Event
plate-bishop = Bishop
plate-mill = Wool mill
plate-kingsbridge = Kingsbridge
plate-priory = Priory
plate-forest = Forest
plate-quarry = Quarry
plate-pit = Gravel pit
plate-court = King’s court
plate-shiring = Shiring
plate-castle = Castle
plate-market = Market
plate-start = Start player
plate-cathedral = { $n ->
    [0] Cathedral · foundations
   *[other] Cathedral · { $n } of { $rounds }
}
plate-cost = { $n ->
    [0] Cost · the bag is empty
   *[other] Cost · { $n } in the bag
}
plate-sale = Craftsmen for hire
no-tax = no tax
tax-is = Tax: { $n } gold
times = { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
reserve-title = { $n ->
    [one] Resources · { $n } cube
   *[other] Resources · { $n } cubes
}
to-come = To come
craftsmen-title = Craftsmen · { $n } of { $places }
privileges-title = Advantages
builders-note = { $bag } in the bag
two-builders = loses a builder to the Town Wall
first-player = start player
has-passed = has passed
short-richard = Richard
short-aliena = Aliena
short-tom = Tom
short-prior-philip = Philip
short-ellen = Ellen
short-francis = Francis
short-exemption = Exemption
short-thomas = Thomas
short-remigius = Remigius
short-madonna = Madonna
short-wool-fair = Wool Fair
short-toledo = Toledo
short-jack = Jack
short-otto = Otto
short-stone-and-wood = Stone, wood
short-royal-metal = Metal
short-hamleigh-levy = Levy
short-conflict = Conflict
short-town-wall = Town Wall
short-cold-winter = Cold Winter
short-collapse = Collapse
short-king-gift = King’s Gift
short-richard-gift = Richard’s Gift
short-philip-gift = Philip’s Gift
short-volunteers = Volunteers
short-archbishop = Archbishop
hint-goal = The player with the most points after { $rounds } rounds wins. Workers bring cubes; at the end of each round your craftsmen turn cubes into points. Better craftsmen need fewer cubes per point.
hint-select = A resource card takes workers and yields cubes this round; a craftsman costs gold and stays with you. Take what your craftsmen can use. Workers you don’t send out earn gold at the wool mill.
hint-builder = Pay if you want something there is only one of, such as a craftsman or an advantage card. Pass if several spaces would do: your builder is then placed for free, after everyone else’s.
hint-trade = Buy the cubes your craftsmen lack, and sell those they can’t use: you keep only { $max-cubes }. One kind at a time; the market goes on until everyone has left.
hint-work = Choose a craftsman, then how many times to use them. Begin with the one who needs the fewest cubes per point. You can keep up to { $max-cubes } cubes for the next round.
hint-bishop = Your builder is at the bishop’s palace. Ask for protection if the event would hurt you; otherwise take a cube from the market.
hint-settle = Placing is free now. See what the round still offers: protection from the event or the tax, points at the priory, a craftsman, or the right to trade.
hint-dismiss = Dismiss the craftsman who needs the most cubes per point, unless another depends on it: masons score only with a mortar mixer.
hint-drop = Keep what your craftsmen can work with next round; metal is the hardest to replace.
hint-put-back = Return the builder if its owner might pay for the space you want. The next one drawn costs the same.
yields = It yields { $amount }.

# what a drawing or a label is for
tip-ribbon = Score
    .about = Each shield stands on its player’s points. After the last number the track starts again.
tip-cathedral = Cathedral
    .about = At the end of each round your craftsmen turn cubes into points here. It grows by one part each round; after { $rounds } rounds the game ends.
tip-event = Events
    .about = An event is turned over at the start of phase III, before any income or tax. The number shows how many are left.
tip-mill = Wool mill
    .about = You receive as much gold as you have workers here. All workers you don’t send to a site come here.
tip-kingsbridge = Kingsbridge
    .about = With a builder here you receive the advantage card above it.
tip-court = King’s court
    .about = With a builder here you pay no tax this round; the builder on the first space also brings you the metal.
tip-shiring = Shiring
    .about = With a builder here you recruit the craftsman above it, for free.
tip-cost = Cost of a builder
    .about = The cost marker starts at { $first-cost } gold and moves down a space whenever a builder is placed or passes. Builders that passed wait beside the cost they refused.
tip-bag = Builders in the bag
    .about = Builders are drawn from the bag; the owner pays the cost and places the builder, or passes.
tip-sale = Craftsmen for hire
    .about = In phase I you can hire these craftsmen for the gold shown below each card. You can keep { $max-craftsmen } craftsmen.
tip-site-0 = Gravel pit
    .about = In phase III, workers sent here bring in the sand shown on their cards.
tip-site-1 = Forest
    .about = In phase III, workers sent here bring in the wood shown on their cards.
tip-site-2 = Quarry
    .about = In phase III, workers sent here bring in the stone shown on their cards.
tip-gold = Gold
    .about = Pays for craftsmen, builders and cubes at the market, and pays the tax. You can have { $max-gold } at most; gold breaks ties.
tip-workers = Workers
    .about = Each player has { $workers }. They are sent out with resource cards; those you don’t send earn gold at the wool mill.
tip-builders = Builders
    .about = Each player has { $builders }. In phase II they are drawn from the bag and placed; the number shows how many are still in it.
tip-cubes = Resources
    .about = Craftsmen turn them into points. After the cathedral you keep { $max-cubes } at most.
tip-to-come = To come
    .about = What the cards you have taken will yield this round.
tip-craftsmen = Craftsmen
    .about = You can keep { $max-craftsmen }. Below each card: how many times a round the craftsman can work.
tip-advantages = Advantages
    .about = Some work once, some every round; each card says when.
tip-grey = Borrowed workers
    .about = Grey and black workers who help you this round. A + marks those who come next round.
