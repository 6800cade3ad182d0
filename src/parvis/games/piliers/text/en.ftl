title = The Pillars of the Earth
pitch = Six rounds at the foot of a rising cathedral: hire craftsmen, send out workers, place your builders in the valley.
length = 90 min
weight = Medium

# Questions.

ask-select = Take a card or pass.
    .other = { $player } is choosing a card.
    .why = Resource cards take workers, craftsmen take gold. Whoever passes takes no more; workers left over earn gold in the wool mill.
ask-dismiss = You may keep five craftsmen. Which one leaves?
    .other = { $player } is parting with a craftsman.
    .why = The one who leaves is out of the game, with all that only he could do.
ask-put-back =
    { $also ->
        [1] The first builder of { $arg } comes out of the bag. Put it back?
        [2] The second builder of { $arg } comes out of the bag. Put it back?
       *[other] The third builder of { $arg } comes out of the bag. Put it back?
    }
    .other = { $player } may put the builder back into the bag.
    .why = Once a round the start player may return a builder and draw again. The cost stays as it is.
ask-builder =
    { $arg ->
        [0] Your builder was drawn. Where does it go, for free?
       *[other] Your builder was drawn. Place it for { $arg } gold, or pass?
    }
    .other = { $player } is placing a builder.
    .why = A builder that passes is placed for free after all others, first to pass first.
ask-settle = A builder of yours that passed is placed for free. Where?
    .other = { $player } is placing a builder that passed.
ask-bishop = The bishop listens. What do you ask of him?
    .other = { $player } is asking the bishop for something.
    .why = The event: { $arg }.
ask-roof = The roof has come down. Which craftsman do you lose?
    .other = { $player } is losing a craftsman.
ask-delivery = A generous delivery: which cube do you take?
    .other = { $player } is taking a cube from the delivery.
ask-exemption = The king wants { $arg } gold. Show your letter of exemption?
    .other = { $player } may show a letter of exemption.
ask-trade = Your turn at the market: buy, sell, or withdraw.
    .other = { $player } is trading at the market.
    .why = One good, one way, at least one cube. A good bought this round can’t be sold in it, older cubes included.
ask-empress =
    { $arg ->
        [0] Call Empress Maud now and trade?
       *[other] Empress Maud is here: another lot?
    }
    .other = { $player } may call Empress Maud.
    .why = Once in the game: as many lots as you like, in one go, at market prices.
ask-work = Whom do you put to work on the cathedral?
    .other = { $player } is putting craftsmen to work.
    .why = One use at a time, in any order. What you don't use you may keep, up to five cubes.
ask-drop = You may keep five cubes. What goes back?
    .other = { $player } is putting cubes back.

# Choices.

do-select-take = { $resource }
    .about = Send workers there; it yields its cubes later in the round.
do-select-foreman = { $resource }, with the large figure
    .about = The large figure counts as five workers and can't be split.
do-select-buy = Hire: { $craftsman }
    .about = Pay its price; it works from this round on.
do-select-pass = Pass
    .about = No more cards for you this round; workers left go to the wool mill.
do-dismiss = { $craftsman } leaves
do-put-back = Put it back and draw again
do-put-back-skip = Leave it out
do-builder-place = { $space }
do-builder-passport = { $space }, with the royal passport
    .about = Costs nothing; the passport is used up.
do-builder-pass = Pass
    .about = Costs nothing; it is placed after all others.
do-settle = { $space }
do-bishop-shelter = Shelter from the event
do-bishop-cube = One { $good } from the market
do-bishop-skip = Nothing
do-roof = Lose: { $craftsman }
do-delivery = { $good }
do-exemption = Show the letter
    .about = No tax this round; the letter is used up.
do-exemption-skip = Pay the tax
do-trade-buy = Buy { amount } { at-price }
do-trade-sell = Sell { amount } { at-price }
do-trade-withdraw = Withdraw from the market
do-empress-buy = Buy { amount } from the supply { at-price }
do-empress-sell = Sell { amount } to the supply { at-price }
do-empress-skip = No more
do-work = { $craftsman }
do-work-skip = Done
do-drop = Put back { amount }

# The log.

event-began = { $player } is the first start player.
event-round-began = Round { $round } begins. { $player } is start player.
event-shown = Kingsbridge offers: { $privilege }.
event-summoned = { $craftsman } waits at Shiring.
event-foresaw = You foresee the event: { $happening }.
event-foresaw-hidden = { $player } looks at the event to come.
event-took = { $player } sends { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }: { $resource }.
event-bought = { $player } hires { $craftsman } for { $gold } gold.
event-dismissed = { $player } parts with { $craftsman }.
event-passed = { $player } takes no more cards.
event-to-mill =
    { $workers ->
        [one] { $player } sends one worker to the wool mill.
       *[other] { $player } sends { $workers } workers to the wool mill.
    }
event-drew = The bag gives a builder of { $owner }.
event-returned = { $player } puts the builder of { $owner } back into the bag.
event-set-aside = The third builder of { $player } stays beside the board.
event-placed =
    { $gold ->
        [0] { $player } places a builder for free: { $space }.
       *[other] { $player } places a builder for { $gold } gold: { $space }.
    }
event-used-passport = { $player } shows the royal passport.
event-held-back = { $player } passes at { $gold } gold.
event-happened = Event: { $happening }.
event-sheltered = The bishop shelters { $player }.
event-bishop-gave = The bishop gives { $player } one { $good } from the market.
event-lost-craftsman = { $player } loses { $craftsman }.
event-lost-points =
    { $points ->
        [0] { $player } has no points to lose.
        [one] { $player } loses one point.
       *[other] { $player } loses { $points } points.
    }
event-gained-points =
    { $points ->
        [one] { $player } gains one point.
       *[other] { $player } gains { $points } points.
    }
event-paid = { $player } pays { $gold } gold.
event-earned = { $player } receives { $gold } gold.
event-received = { $player } receives { amount }.
event-limited = { $player } may place only two builders in the next round.
event-mill-paid = The wool mill pays { $player } { $gold } gold.
event-granted = Kingsbridge grants { $player }: { $privilege }.
event-unclaimed = Nobody came for { $privilege }; it leaves the game.
event-prayed =
    { $points ->
        [one] { $player } gains one point at the priory.
       *[other] { $player } gains { $points } points at the priory.
    }
event-produced = { $player } brings in { amount }.
event-king-gave = The king gives { $player } one metal.
event-rolled = { $player } rolls for the king: the tax is { $gold } gold.
event-exempt = { $player } is at court and pays no tax.
event-showed-letter = { $player } shows a letter of exemption and pays no tax.
event-taxed =
    { $unpaid ->
        [0] { $player } pays { $gold } gold of tax.
       *[other] { $player } pays { $gold } gold of tax and owes { $unpaid }.
    }
event-recruited = { $craftsman } joins { $player } at Shiring.
event-unhired = Nobody came for { $craftsman }, who leaves.
event-hired-grey = { $player } hires two grey workers for the next round.
event-market-bought = { $player } buys { amount } for { $gold } gold.
event-market-sold = { $player } sells { amount } for { $gold } gold.
event-withdrew = { $player } leaves the market.
event-called-empress = { $player } calls Empress Maud.
event-worked =
    { $gold ->
        [0] { $points ->
            [0] { $craftsman } works for { $player }.
            [one] { $craftsman } works for { $player }: one point.
           *[other] { $craftsman } works for { $player }: { $points } points.
        }
       *[other] { $craftsman } works for { $player }: { $gold } gold.
    }
event-dropped = { $player } puts back { amount }.
event-built = { $player } adds part { $part } of the cathedral.
event-became-first = { $player } will be start player.
event-ended = The cathedral stands. The game is over.

# Goods, sites, resource cards.

good-sand = sand
    .about = Two gold at the market. The gravel pit gives it.
good-wood = wood
    .about = Three gold at the market. The forest gives it.
good-stone = stone
    .about = Four gold at the market. The quarry gives it.
good-metal = metal
    .about = Sold for five gold at the market, never bought there. The king gives it.
# So many cubes of a good, and what a cube is worth at the market.
amount = { $number } { $good }
at-price =
    { $goodKey ->
        [sand] at 2 gold
        [wood] at 3 gold
        [stone] at 4 gold
       *[metal] at 5 gold
    }
site-gravel-pit = Gravel pit
site-forest = Forest
site-quarry = Quarry
resource-small-gravel-pit = Small gravel pit
resource-medium-gravel-pit = Medium gravel pit
resource-large-gravel-pit = Large gravel pit
resource-small-forest = Small forest
resource-medium-forest = Medium forest
resource-large-forest = Large forest
resource-small-quarry = Small quarry
resource-medium-quarry = Medium quarry
resource-large-quarry = Large quarry

# Craftsmen. The numeral is the round in which a card arrives.

craftsman-mortar-mixer = Mortar mixer
    .about = Turns sand into points. Without him no mason scores.
    .short = Mortar mixer
craftsman-woodworker = Woodworker
    .about = Turns wood into points. Without him you can't buy wood.
    .short = Woodworker
craftsman-stonecutter = Stonecutter
    .about = Turns stone into points. Without him you can't sell stone.
    .short = Stonecutter
craftsman-toolmaker-1 = Tool maker I
    .about = Earns gold if you own metal; the metal stays yours.
    .short = Tool maker
craftsman-master-woodworker-1 = Master woodworker I
    .about = Turns wood into gold.
    .short = Master woodworker
craftsman-carpenter-1 = Carpenter I
    .about = Turns wood into points.
    .short = Carpenter
craftsman-mason-1 = Mason I
    .about = Turns stone into points, as long as you have a mortar mixer.
    .short = Mason
craftsman-architect-2 = Architect II
    .about = Brings a point and needs nothing for it.
    .short = Architect
craftsman-potter-2 = Potter II
    .about = Turns sand into points.
    .short = Potter
craftsman-carpenter-2 = Carpenter II
    .about = Turns wood into points.
    .short = Carpenter
craftsman-mason-2 = Mason II
    .about = Turns stone into points, as long as you have a mortar mixer.
    .short = Mason
craftsman-potter-3 = Potter III
    .about = Turns sand into points.
    .short = Potter
craftsman-carpenter-3 = Carpenter III
    .about = Turns wood into points.
    .short = Carpenter
craftsman-mason-3 = Mason III
    .about = Turns stone into points, as long as you have a mortar mixer.
    .short = Mason
craftsman-sculptor-3 = Sculptor III
    .about = Turns stone into points, two at a time.
    .short = Sculptor
craftsman-potter-4 = Potter IV
    .about = Turns sand into points.
    .short = Potter
craftsman-carpenter-4 = Carpenter IV
    .about = Turns wood into points.
    .short = Carpenter
craftsman-mason-4 = Mason IV
    .about = Turns stone into points, as long as you have a mortar mixer.
    .short = Mason
craftsman-sculptor-4 = Sculptor IV
    .about = Turns stone into points, two at a time.
    .short = Sculptor
craftsman-sculptor-5 = Sculptor V
    .about = Turns stone into points, two at a time.
    .short = Sculptor
craftsman-goldsmith-5 = Goldsmith V
    .about = Turns gold into points.
    .short = Goldsmith
craftsman-glassblower-5 = Glassblower V
    .about = Turns metal and sand together into points.
    .short = Glassblower
craftsman-organ-builder-5 = Organ builder V
    .about = Turns metal and wood together into points.
    .short = Organ builder
craftsman-goldsmith-6 = Goldsmith VI
    .about = Turns gold into points.
    .short = Goldsmith
craftsman-glassblower-6 = Glassblower VI
    .about = Turns metal and sand together into points.
    .short = Glassblower
craftsman-organ-builder-6 = Organ builder VI
    .about = Turns metal and wood together into points.
    .short = Organ builder
craftsman-bell-maker-6 = Bell maker VI
    .about = Turns metal into points.
    .short = Bell maker

# Privileges.

privilege-sand-patron = Patron of the gravel pit
    .about = { effect-sand-patron }
privilege-wood-patron = Patron of the forest
    .about = { effect-wood-patron }
privilege-stone-patron = Patron of the quarry
    .about = { effect-stone-patron }
privilege-seer = Seer
    .about = { effect-seer }
privilege-prior-philip = Prior Philip
    .about = { effect-prior-philip }
privilege-archbishop-thomas = Archbishop Thomas
    .about = { effect-archbishop-thomas }
privilege-black-worker = Black worker
    .about = { effect-black-worker }
privilege-wool-merchant = Aliena, wool merchant
    .about = { effect-wool-merchant }
privilege-exemption-letter = Letter of exemption
    .about = { effect-exemption-letter }
privilege-empress-maud = Empress Maud
    .about = { effect-empress-maud }
privilege-royal-passport = Royal passport
    .about = { effect-royal-passport }
privilege-donation = Donation
    .about = { effect-donation }
privilege-weeping-madonna = Weeping Madonna
    .about = { effect-weeping-madonna }
privilege-smuggled-ore = Smuggled ore
    .about = { effect-smuggled-ore }
privilege-stone-and-wood = Stone and wood
    .about = { effect-stone-and-wood }
privilege-royal-metal = Royal metal
    .about = { effect-royal-metal }
effect-sand-patron = One more sand in step 8 of every round.
effect-wood-patron = One more wood in step 6 of every round.
effect-stone-patron = One more stone in step 7 of every round.
effect-seer = From the next round on you alone see the event as soon as the round begins.
effect-prior-philip = One more point for each of your builders in the priory, every round.
effect-archbishop-thomas = No bad event harms you any more.
effect-black-worker = One more worker, from the next round on.
effect-wool-merchant = Two gold in step 3 of every later round, even without workers in the mill.
effect-exemption-letter = Once: pay no tax. You may decide after the roll.
effect-empress-maud = Once, at any moment of step 12: trade as much as you like with the supply at market prices, without a builder.
effect-royal-passport = Once: a builder of yours that was just drawn is placed for free.
effect-donation = Eight gold at once.
effect-weeping-madonna = Three points at once.
effect-smuggled-ore = One metal at once.
effect-stone-and-wood = One stone and one wood at once.
effect-royal-metal = One metal at once.
use-permanent = kept to the end
use-once = kept, used once
use-immediate = at once

# Events.

happening-roof-collapse = Collapse of the roof
    .about = { effect-roof-collapse }
happening-philip-against-waleran = Prior Philip against Bishop Waleran
    .about = { effect-philip-against-waleran }
happening-hamleigh-levy = William Hamleigh’s levy
    .about = { effect-hamleigh-levy }
happening-two-builders = Builders leave
    .about = { effect-two-builders }
happening-poor-yield = Poor yields
    .about = { effect-poor-yield }
happening-wool-fire = Fire at the wool fair
    .about = { effect-wool-fire }
happening-royal-gift = Royal gift
    .about = { effect-royal-gift }
happening-kingsbridge-fair = Kingsbridge fair
    .about = { effect-kingsbridge-fair }
happening-pilgrims = Pilgrims
    .about = { effect-pilgrims }
happening-generous-delivery = Generous delivery
    .about = { effect-generous-delivery }
effect-roof-collapse = Everybody loses a craftsman of their choice.
effect-philip-against-waleran = Everybody loses two points.
effect-hamleigh-levy = Everybody pays four gold; two gold unpaid cost a point.
effect-two-builders = In the next round everybody may place only two builders.
effect-poor-yield = Every resource card yields one cube less this round.
effect-wool-fire = The wool mill pays only half this round, rounded up.
effect-royal-gift = Everybody receives one metal.
effect-kingsbridge-fair = Everybody receives five gold.
effect-pilgrims = Everybody gains one point.
effect-generous-delivery = Everybody takes one sand, wood or stone.
seal-good = good
seal-bad = bad

# The board.

space-bishop = Bishop’s palace
    .about = Shelter from a bad event, or a cube from the market.
space-kingsbridge-left = Kingsbridge, left card
    .about = The privilege above it.
space-kingsbridge-right = Kingsbridge, right card
    .about = The privilege above it.
space-priory-1 = Priory, first place
    .about = Two points.
space-priory-2 = Priory, second place
    .about = One point.
space-court-1 = King’s court, first place
    .about = One metal, and no tax this round.
space-court-2 = King’s court, second place
    .about = No tax this round.
space-court-3 = King’s court, third place
    .about = No tax this round.
space-court-4 = King’s court, fourth place
    .about = No tax this round.
space-shiring-left = Shiring, left card
    .about = The craftsman above it, for free.
space-shiring-right = Shiring, right card
    .about = The craftsman above it, for free.
space-castle = Shiring castle
    .about = Two grey workers for the next round.
space-market-1 = Market, first place
    .about = Trade first.
space-market-2 = Market, second place
    .about = Trade second.
space-market-3 = Market, third place
    .about = Trade third.
space-market-4 = Market, fourth place
    .about = Trade fourth.
space-start-player = Start player
    .about = Be start player in the next round.
side-left = left
side-right = right
step-preparation = Preparation
step-selection = Phase I: cards
step-builders = Phase II: builders
step-event = 1 and 2. Event and bishop
step-mill = 3. Wool mill
step-kingsbridge = 4. Kingsbridge
step-priory = 5. Priory
step-production = 6 to 8. Forest, quarry, gravel pit
step-court = 9. King’s court
step-shiring = 10. Shiring
step-castle = 11. Shiring castle
step-market = 12. Market
step-cathedral = 13. Cathedral
step-start-player = 14. Start player
step-over = The end

# Points.

score-start = Start
score-sand = Sand craftsmen
score-wood = Wood craftsmen
score-stone = Stone craftsmen
score-metal = Metal craftsmen
score-gold = Goldsmiths
score-architect = Architect
score-priory = Priory
score-privileges = Privileges
score-events = Events
score-tax = Unpaid tax

# Options.

option-strict_large_worker = The large figure can’t be split
    .about = It works whole on one site: where fewer than five workers are needed, the rest is lost.
option-pass_at_zero = Passing when it is free
    .about = A builder may pass even when placing it costs nothing.
option-negative_vp = Points below zero
    .about = Losses may take a player below zero points.
option-no_sell_then_buy = No buying what one sold
    .about = A good sold this round can’t be bought in it.
option-maud_requirements = Empress Maud asks for craftsmen
    .about = With her, too, only a woodworker’s owner buys wood and only a stonecutter’s owner sells stone.
option-resource_numbers = Workers on resource cards
    .about = Five of the nine numbers are reconstructed; choose between two guesses.
option-resource_numbers-distinct = each number once
option-resource_numbers-fallback = even steps

# Component tables.

table-good = Building materials
table-resource = Resource cards
table-craftsman = Craftsmen
table-privilege = Privileges
table-happening = Events
column-cubes = cubes
column-workers = workers
column-round = round
column-cost = price
column-sand = sand
column-wood = wood
column-stone = stone
column-metal = metal
column-gold = gold
column-points = points
column-pays = gold gained
column-capacity = uses a round
column-use = use
column-effect = effect
column-seal = kind

# The table in text.

view-round = Round
view-step = Step
view-turn = To choose
view-start = Start player
view-cost = Cost of a builder
view-drawn = Builder drawn
view-put_back = Put-back left
view-held = Builders that passed
view-owner = Owner
view-spaces = Builders
view-event = Event
view-foreseen = Event foreseen
view-events_left = Events to come
view-events_unseen = Events not yet seen
view-kingsbridge = Kingsbridge
view-privileges_unseen = Privileges not yet seen
view-shiring = Shiring
view-sale = Craftsmen for sale
view-offer = Resource cards
view-needs = Workers needed
view-market = Market
view-metal = Metal at court
view-tax = Tax
view-castle = Grey workers at the castle
view-cathedral = Parts of the cathedral
view-seats = Players
view-gold = Gold
view-points = Points
view-sheet = Points by source
view-cubes = Cubes
view-bought = Bought this round
view-sold = Sold this round
view-craftsmen = Craftsmen
view-uses = Uses left
view-privileges = Privileges
view-resources = Resource cards taken
view-workers = Workers
view-reserve = Workers at home
view-mill = Workers in the mill
view-sites = Workers at sites
view-large = Large figure free
view-grey = Grey workers
view-grey_next = Grey workers hired
view-black = Black worker
view-bag = Builders in the bag
view-aside = Builder set aside
view-limited = Only two builders
view-passed = Passed
view-safe = Safe from the event
