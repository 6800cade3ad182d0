scene = The valley of Kingsbridge
area-church = Cathedral
area-north = North 1-5
area-sites = Sites 6-8
area-south = South 9-14
area-mine = My site
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
   *[other] Cathedral · { $n } of 6
}
plate-cost = { $n ->
    [0] Cost · the bag is empty
   *[other] Cost · { $n } in the bag
}
plate-sale = Craftsmen for hire
no-tax = free of tax
tax-is = tax { $n }
times = { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
reserve-title = { $n ->
    [one] Stock · { $n } cube
   *[other] Stock · { $n } cubes
}
to-come = To come
craftsmen-title = Craftsmen · { $n } of 5
privileges-title = Privileges
workers-title = Workers
builders-note = { $bag } in the bag
two-builders = may place two builders only
first-player = start player
has-passed = has passed
seals-unseen = the event to come, seen by you alone
short-sand-patron = Gravel
short-wood-patron = Forests
short-stone-patron = Quarries
short-seer = Seer
short-prior-philip = Philip
short-archbishop-thomas = Thomas
short-black-worker = Black worker
short-wool-merchant = Aliena
short-exemption-letter = Exemption
short-empress-maud = Maud
short-royal-passport = Passport
short-donation = Donation
short-weeping-madonna = Madonna
short-smuggled-ore = Ore
short-stone-and-wood = Stone, wood
short-royal-metal = Metal
short-roof-collapse = Collapse
short-philip-against-waleran = Quarrel
short-hamleigh-levy = Levy
short-two-builders = Departures
short-poor-yield = Poor yields
short-wool-fire = Fire
short-royal-gift = Royal gift
short-kingsbridge-fair = Fair
short-pilgrims = Pilgrims
short-generous-delivery = Delivery
hint-select = Resources take workers, craftsmen take gold: how many is on the card. Each worker you keep earns one gold at the wool mill.
hint-builder = The earlier you place, the dearer: the price falls by one with each builder. If you pass, you place for free, but after everybody else.
hint-trade = Buy at the stalls of the market, sell from your stock. One sort at a time, again and again until all have withdrawn.
hint-work = Choose a craftsman to let them work once. No more than five cubes are kept from round to round.
hint-bishop = Your builder is at the bishop’s: ask for shelter, or for a cube of the market.
yields = It yields { amount }.
