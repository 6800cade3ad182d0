title = The Pillars of the Earth
pitch = A cathedral rises at Kingsbridge. Send out your workers, hire craftsmen, and place your builders before the others do.
length = 90 min
weight = Medium

# Questions.

ask-select = Take a card or pass.
    .other = { $player } is choosing a card.
    .why = A resource card takes workers; a craftsman costs gold. Once you pass, you take no more cards this round.
ask-dismiss = You can keep only { $arg } craftsmen. Which one do you dismiss?
    .other = { $player } is dismissing a craftsman.
    .why = The card leaves the game, and everything it allowed ends at once.
ask-put-back =
    { $also ->
        [1] { $arg }’s first builder is drawn.
        [2] { $arg }’s second builder is drawn.
       *[other] { $arg }’s third builder is drawn.
    } Return it to the bag?
    .other = { $player } may return the builder to the bag.
    .why = You may do this once a round. Another builder is then drawn at the same cost.
ask-builder =
    { $arg ->
        [0] Your builder is drawn. Where do you place it?
       *[other] Your builder is drawn. Place it for { $arg } gold, or pass?
    }
    .other = { $player } is placing a builder.
    .why =
        { $arg ->
            [0] Placing builders is free for the rest of this phase.
           *[other] If you pass, this builder is placed for free, after all the others.
        }
ask-settle = Your builder passed earlier: place it for free.
    .other = { $player } is placing a builder that passed.
ask-bishop = Event: { $arg }. What do you ask of the bishop?
    .other = { $player } is choosing what to ask of the bishop.
    .why = { $arg-does }
ask-thomas = Event: { $arg }. Use Thomas to protect yourself?
    .other = { $player } may use Thomas for protection.
    .why = { $arg-does }
ask-lose = Collapse: which craftsman do you lose?
    .other = { $player } is choosing the craftsman to lose.
ask-help = The Archbishop helps one of your craftsmen this round. Which one?
    .other = { $player } is choosing the craftsman the Archbishop helps.
ask-exemption = Your tax is { $arg } gold. Use your Tax Exemption?
    .other = { $player } may use the Tax Exemption.
ask-trade = Your turn at the market: buy, sell, or leave.
    .other = { $player } is trading at the market.
    .why = Buy or sell one kind of resource. A kind you have bought can’t be sold until next round.
ask-work = Which craftsman works on the cathedral?
    .other = { $player } is putting craftsmen to work.
    .why = Craftsmen work in any order. You can keep { $max-cubes } unused cubes for the next round; in the end they are worth nothing.
ask-drop = You can keep only { $max-cubes } cubes. Which ones do you put back?
    .other = { $player } is putting cubes back.

# Choices.

do-select-take = Take { $resource-the }: { $resource-needs }
    .about = You send { $resource-needs } there and receive { $resource-yield } later this round.
do-select-foreman = Take { $resource-the } with the large worker
    .about = The large worker counts as { $large-worker } workers and can’t be split. You receive { $resource-yield } later this round.
do-select-buy = Hire { $craftsman-the } for { $craftsman-cost } gold
    .about = { $craftsman-about } Beyond { $max-craftsmen } craftsmen ({ $privilege-jack-number } with Jack) you must dismiss one.
do-select-pass = Pass
    .about = You take no more cards this round. Your remaining workers go to the wool mill.
do-dismiss = Dismiss { $craftsman-the }
do-put-back-keep = Keep it
do-put-back-return = Return it to the bag
do-builder-place =
    { $arg ->
        [0] Place it { $space-at }
       *[other] Place it { $space-at }: { $arg } gold
    }
do-builder-remigius = Place it { $space-at } with Remigius
    .about = Free. The card is then discarded.
do-builder-pass = Pass
    .about = You pay nothing now. The builder is placed for free, after all the others.
do-settle = Place it { $space-at }
do-bishop-shelter = Ask for protection from the event
do-bishop-cube = Take { $amount } from the market
do-bishop-skip = Ask for nothing
do-thomas = Use Thomas
    .about = The event doesn’t affect you. The card is then discarded.
do-thomas-skip = Keep the card
do-lose = Lose { $craftsman-the }
do-help = Help { $craftsman-the }
do-exemption = Use the Tax Exemption
    .about = You pay no tax this round. The card is then discarded.
do-exemption-skip = Pay the tax
do-trade-buy = Buy { $amount } for { $good-cost-all } gold
do-trade-sell = Sell { $amount } for { $good-cost-all } gold
do-trade-withdraw = Leave the market
    .about = Your builder returns to the bag; you trade no more with it this round.
do-work = { $craftsman }: { $craftsman-work }
do-work-skip = Done
    .about = The rest of your craftsmen don’t work this round.
do-drop = Put back { $amount }

# The log.

event-began = { $player } is the start player.
event-round-began = Round { $round } begins. { $player } is the start player.
event-shown = { $privilege-The } is on offer at Kingsbridge.
event-summoned = { $craftsman-The } is waiting at Shiring.
event-foresaw = Ellen shows you the event of this round: { $happening }.
event-foresaw-hidden = Ellen shows { $player } the event of this round.
event-took =
    { $player } takes { $resource-the } and sends { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } there.
event-bought = { $player } hires { $craftsman-the } for { $gold } gold.
event-dismissed = { $player } dismisses { $craftsman-the }.
event-passed = { $player } passes and takes no more cards this round.
event-to-mill =
    { $player } sends { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } to the wool mill.
event-drew = { $owner }’s builder is drawn.
event-returned = { $owner }’s builder is returned to the bag.
event-set-aside = { $player }’s last builder works on the Town Wall and stays beside the board.
event-placed =
    { $gold ->
        [0] { $player } places a builder { $space-at } for free.
       *[other] { $player } places a builder { $space-at } for { $gold } gold.
    }
event-used-remigius = { $player } uses Remigius.
event-held-back = { $player } passes instead of paying { $gold } gold.
event-happened = Event: { $happening }. { $happening-does }
event-sheltered = The bishop protects { $player } from the event.
event-bishop-gave = The bishop gives { $player } { $amount } from the market.
event-used-thomas = { $player } uses Thomas and is protected from the event.
event-helped = The Archbishop helps { $player }’s { $craftsman-own }.
event-lost-craftsman = { $player } loses { $craftsman-the }.
event-lost-points =
    { $points ->
        [0] { $player } has no points to lose.
        [one] { $player } loses { $points } point.
       *[other] { $player } loses { $points } points.
    }
event-gained-points =
    { $points ->
        [one] { $player } scores { $points } point.
       *[other] { $player } scores { $points } points.
    }
event-levied =
    { $unpaid ->
        [0] { $player } pays William Hamleigh { $gold } gold.
       *[other] { $gold ->
            [0] { $player } has no gold for William Hamleigh and is { $unpaid } short.
           *[other] { $player } pays William Hamleigh { $gold } gold, { $unpaid } short.
        }
    }
event-earned =
    { $gold ->
        [0] { $player } receives no gold.
       *[other] { $player } receives { $gold } gold.
    }
event-spilled = { $player } is at the limit of { $max-gold } gold and loses { $gold } more.
event-received = { $player } receives { $amount }.
event-limited =
    { $player } will have only { $builders ->
        [one] { $builders } builder
       *[other] { $builders } builders
    } next round.
event-may-keep = { $player } may keep { $craftsmen } craftsmen from now on.
event-black-joined = { $player } receives the black worker, who works from next round on.
event-mill-paid =
    { $gold ->
        [0] { $player } receives no gold from the wool mill.
       *[other] { $player } receives { $gold } gold from the wool mill.
    }
event-granted = { $player } receives { $privilege-the } at Kingsbridge.
event-unclaimed = Nobody claims { $privilege-the }: the card leaves the game.
event-prayed =
    { $points ->
        [one] { $player } scores { $points } point at the priory.
       *[other] { $player } scores { $points } points at the priory.
    }
event-produced = { $player } brings in { $amount }.
event-king-gave = The king gives { $player } { $court-metal } metal.
event-rolled = { $player } rolls the tax die: { $gold } gold.
event-exempt = { $player } is at the king’s court and pays no tax.
event-used-exemption = { $player } uses the Tax Exemption and pays no tax.
event-taxed =
    { $unpaid ->
        [0] { $player } pays { $gold } gold in tax.
       *[other] { $gold ->
            [0] { $player } has no gold for the tax and is { $unpaid } short.
           *[other] { $player } pays { $gold } gold in tax, { $unpaid } short.
        }
    }
event-recruited = { $player } recruits { $craftsman-the } at Shiring.
event-unhired = Nobody recruits { $craftsman-the }: the card leaves the game.
event-hired-grey = { $player } takes on { $castle-workers } grey workers for the next round.
event-market-bought = { $player } buys { $amount } for { $gold } gold.
event-market-sold = { $player } sells { $amount } for { $gold } gold.
event-withdrew = { $player } leaves the market.
event-worked = { $player }’s { $craftsman-own } { $craftsman-turns }.
event-dropped = { $player } puts back { $amount }.
event-built = { $player } adds part { $part } of the cathedral.
event-became-first = { $player } will be the start player next round.
event-ended = The cathedral is finished. The game is over.

# Resources, sites, resource cards.

good-sand = sand
    .n = { $n } sand
    .about = { $cost } gold at the market, to buy or to sell. It comes from the gravel pit.
good-wood = wood
    .n = { $n } wood
    .about = { $cost } gold at the market, to buy or to sell. It comes from the forest.
good-stone = stone
    .n = { $n } stone
    .about = { $cost } gold at the market, to buy or to sell. It comes from the quarry.
good-metal = metal
    .n = { $n } metal
    .about = Sold for { $cost } gold at the market, never bought there. A builder on the first space at the king’s court brings { $court-metal }.
site-gravel-pit = Gravel pit
site-forest = Forest
site-quarry = Quarry
needs =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
resource-small-gravel-pit = Small gravel pit
    .the = the small gravel pit
    .needs = { needs }
    .yield = { $cubes } sand
    .about = Takes { needs }, yields { $cubes } sand.
resource-medium-gravel-pit = Medium gravel pit
    .the = the medium gravel pit
    .needs = { needs }
    .yield = { $cubes } sand
    .about = Takes { needs }, yields { $cubes } sand.
resource-large-gravel-pit = Large gravel pit
    .the = the large gravel pit
    .needs = { needs }
    .yield = { $cubes } sand
    .about = Takes { needs }, yields { $cubes } sand.
resource-small-forest = Small forest
    .the = the small forest
    .needs = { needs }
    .yield = { $cubes } wood
    .about = Takes { needs }, yields { $cubes } wood.
resource-medium-forest = Medium forest
    .the = the medium forest
    .needs = { needs }
    .yield = { $cubes } wood
    .about = Takes { needs }, yields { $cubes } wood.
resource-large-forest = Large forest
    .the = the large forest
    .needs = { needs }
    .yield = { $cubes } wood
    .about = Takes { needs }, yields { $cubes } wood.
resource-small-quarry = Small quarry
    .the = the small quarry
    .needs = { needs }
    .yield = { $cubes } stone
    .about = Takes { needs }, yields { $cubes } stone.
resource-medium-quarry = Medium quarry
    .the = the medium quarry
    .needs = { needs }
    .yield = { $cubes } stone
    .about = Takes { needs }, yields { $cubes } stone.
resource-large-quarry = Large quarry
    .the = the large quarry
    .needs = { needs }
    .yield = { $cubes } stone
    .about = Takes { needs }, yields { $cubes } stone.

# Craftsmen. The numeral is the round in which a card arrives. A use, many uses, and what a
# card says of itself.

numeral =
    { $round ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[other] { $round }
    }
points-once =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-all =
    { $points-all ->
        [one] { $points-all } point
       *[other] { $points-all } points
    }
times-a-round =
    { $capacity ->
        [one] once a round
        [2] up to twice a round
       *[other] up to { $capacity } times a round
    }
about-mortar-mixer = Turns { $sand } sand into { points-once }, { times-a-round }. Masons score only if you also have a mortar mixer.
about-woodworker = Turns { $wood } wood into { points-once }, { times-a-round }. You need a woodworker to buy wood.
about-stonecutter = Turns { $stone } stone into { points-once }, { times-a-round }. You need a stonecutter to sell stone.
about-second-mixer = Turns { $sand } sand into { points-once }, { times-a-round }.
about-second-woodworker = Turns { $wood } wood into { $pays } gold, { times-a-round }.
about-mason = Turns { $stone } stone into { points-once }, { times-a-round }. Requires a mortar mixer.
about-toolmaker = Earns { $pays } gold, { times-a-round }, if you have { $kept } metal. You keep the metal.
about-potter = Turns { $sand } sand into { points-once }, { times-a-round }.
about-architect = Scores { points-once }, { times-a-round }, and uses nothing.
about-carpenter = Turns { $wood } wood into { points-once }, { times-a-round }.
about-sculptor = Turns { $stone } stone into { points-once }, { times-a-round }.
about-glassblower = Turns { $sand } sand and { $metal } metal into { points-once }, { times-a-round }.
about-goldsmith = Turns { $gold } gold into { points-once }, { times-a-round }.
about-bell-maker = Turns { $metal } metal into { points-once }, { times-a-round }.
about-organ-builder = Turns { $wood } wood and { $metal } metal into { points-once }, { times-a-round }.
work-sand = { $sand-all } sand → { points-all }
work-wood = { $wood-all } wood → { points-all }
work-wood-for-gold = { $wood-all } wood → { $pays-all } gold
work-stone = { $stone-all } stone → { points-all }
work-metal = { $metal-all } metal → { points-all }
work-glass = { $sand-all } sand + { $metal-all } metal → { points-all }
work-organ = { $wood-all } wood + { $metal-all } metal → { points-all }
work-gold = { $gold-all } gold → { points-all }
work-architect = { points-all }
work-toolmaker = { $pays-all } gold
turns-sand = turns { $sand-all } sand into { points-all }
turns-wood = turns { $wood-all } wood into { points-all }
turns-wood-for-gold = turns { $wood-all } wood into { $pays-all } gold
turns-stone = turns { $stone-all } stone into { points-all }
turns-metal = turns { $metal-all } metal into { points-all }
turns-glass = turns { $sand-all } sand and { $metal-all } metal into { points-all }
turns-organ = turns { $wood-all } wood and { $metal-all } metal into { points-all }
turns-gold = turns { $gold-all } gold into { points-all }
turns-architect = scores { points-all }
turns-toolmaker = earns { $pays-all } gold

craftsman-mortar-mixer = Mortar mixer
    .the = the mortar mixer
    .own = mortar mixer
    .short = Mortar mixer
    .about = { about-mortar-mixer }
    .work = { work-sand }
    .turns = { turns-sand }
craftsman-woodworker = Woodworker
    .the = the woodworker
    .own = woodworker
    .short = Woodworker
    .about = { about-woodworker }
    .work = { work-wood }
    .turns = { turns-wood }
craftsman-stonecutter = Stonecutter
    .the = the stonecutter
    .own = stonecutter
    .short = Stonecutter
    .about = { about-stonecutter }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-mason-1 = Mason { numeral }
    .the = Mason { numeral }
    .own = Mason { numeral }
    .short = Mason
    .about = { about-mason }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-toolmaker-1 = Tool maker { numeral }
    .the = Tool maker { numeral }
    .own = Tool maker { numeral }
    .short = Tool maker
    .about = { about-toolmaker }
    .work = { work-toolmaker }
    .turns = { turns-toolmaker }
craftsman-mortar-mixer-1 = Mortar mixer { numeral }
    .the = Mortar mixer { numeral }
    .own = Mortar mixer { numeral }
    .short = Mortar mixer
    .about = { about-second-mixer }
    .work = { work-sand }
    .turns = { turns-sand }
craftsman-woodworker-1 = Woodworker { numeral }
    .the = Woodworker { numeral }
    .own = Woodworker { numeral }
    .short = Woodworker
    .about = { about-second-woodworker }
    .work = { work-wood-for-gold }
    .turns = { turns-wood-for-gold }
craftsman-potter-2 = Potter { numeral }
    .the = Potter { numeral }
    .own = Potter { numeral }
    .short = Potter
    .about = { about-potter }
    .work = { work-sand }
    .turns = { turns-sand }
craftsman-architect-2 = Architect { numeral }
    .the = Architect { numeral }
    .own = Architect { numeral }
    .short = Architect
    .about = { about-architect }
    .work = { work-architect }
    .turns = { turns-architect }
craftsman-mason-2 = Mason { numeral }
    .the = Mason { numeral }
    .own = Mason { numeral }
    .short = Mason
    .about = { about-mason }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-carpenter-2 = Carpenter { numeral }
    .the = Carpenter { numeral }
    .own = Carpenter { numeral }
    .short = Carpenter
    .about = { about-carpenter }
    .work = { work-wood }
    .turns = { turns-wood }
craftsman-potter-3 = Potter { numeral }
    .the = Potter { numeral }
    .own = Potter { numeral }
    .short = Potter
    .about = { about-potter }
    .work = { work-sand }
    .turns = { turns-sand }
craftsman-sculptor-3 = Sculptor { numeral }
    .the = Sculptor { numeral }
    .own = Sculptor { numeral }
    .short = Sculptor
    .about = { about-sculptor }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-carpenter-3 = Carpenter { numeral }
    .the = Carpenter { numeral }
    .own = Carpenter { numeral }
    .short = Carpenter
    .about = { about-carpenter }
    .work = { work-wood }
    .turns = { turns-wood }
craftsman-mason-3 = Mason { numeral }
    .the = Mason { numeral }
    .own = Mason { numeral }
    .short = Mason
    .about = { about-mason }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-mason-4 = Mason { numeral }
    .the = Mason { numeral }
    .own = Mason { numeral }
    .short = Mason
    .about = { about-mason }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-sculptor-4 = Sculptor { numeral }
    .the = Sculptor { numeral }
    .own = Sculptor { numeral }
    .short = Sculptor
    .about = { about-sculptor }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-carpenter-4 = Carpenter { numeral }
    .the = Carpenter { numeral }
    .own = Carpenter { numeral }
    .short = Carpenter
    .about = { about-carpenter }
    .work = { work-wood }
    .turns = { turns-wood }
craftsman-glassblower-4 = Glassblower { numeral }
    .the = Glassblower { numeral }
    .own = Glassblower { numeral }
    .short = Glassblower
    .about = { about-glassblower }
    .work = { work-glass }
    .turns = { turns-glass }
craftsman-carpenter-5 = Carpenter { numeral }
    .the = Carpenter { numeral }
    .own = Carpenter { numeral }
    .short = Carpenter
    .about = { about-carpenter }
    .work = { work-wood }
    .turns = { turns-wood }
craftsman-goldsmith-5 = Goldsmith { numeral }
    .the = Goldsmith { numeral }
    .own = Goldsmith { numeral }
    .short = Goldsmith
    .about = { about-goldsmith }
    .work = { work-gold }
    .turns = { turns-gold }
craftsman-sculptor-5 = Sculptor { numeral }
    .the = Sculptor { numeral }
    .own = Sculptor { numeral }
    .short = Sculptor
    .about = { about-sculptor }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-glassblower-5 = Glassblower { numeral }
    .the = Glassblower { numeral }
    .own = Glassblower { numeral }
    .short = Glassblower
    .about = { about-glassblower }
    .work = { work-glass }
    .turns = { turns-glass }
craftsman-bell-maker-6 = Bell maker { numeral }
    .the = Bell maker { numeral }
    .own = Bell maker { numeral }
    .short = Bell maker
    .about = { about-bell-maker }
    .work = { work-metal }
    .turns = { turns-metal }
craftsman-organ-builder-6 = Organ builder { numeral }
    .the = Organ builder { numeral }
    .own = Organ builder { numeral }
    .short = Organ builder
    .about = { about-organ-builder }
    .work = { work-organ }
    .turns = { turns-organ }
craftsman-sculptor-6 = Sculptor { numeral }
    .the = Sculptor { numeral }
    .own = Sculptor { numeral }
    .short = Sculptor
    .about = { about-sculptor }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-goldsmith-6 = Goldsmith { numeral }
    .the = Goldsmith { numeral }
    .own = Goldsmith { numeral }
    .short = Goldsmith
    .about = { about-goldsmith }
    .work = { work-gold }
    .turns = { turns-gold }

# Advantages.

privilege-richard = Richard
    .the = Richard
    .about = { effect-richard }
privilege-aliena = Aliena
    .the = Aliena
    .about = { effect-aliena }
privilege-tom = Tom
    .the = Tom
    .about = { effect-tom }
privilege-prior-philip = Prior Philip
    .the = Prior Philip
    .about = { effect-prior-philip }
privilege-ellen = Ellen
    .the = Ellen
    .about = { effect-ellen }
privilege-francis = Francis
    .the = Francis
    .about = { effect-francis }
privilege-exemption = Tax Exemption
    .the = the Tax Exemption
    .about = { effect-exemption }
privilege-thomas = Thomas
    .the = Thomas
    .about = { effect-thomas }
privilege-remigius = Remigius
    .the = Remigius
    .about = { effect-remigius }
privilege-madonna = Madonna
    .the = the Madonna
    .about = { effect-madonna }
privilege-wool-fair = Wool Fair
    .the = the Wool Fair
    .about = { effect-wool-fair }
privilege-toledo = Toledo
    .the = Toledo
    .about = { effect-toledo }
privilege-jack = Jack
    .the = Jack
    .about = { effect-jack }
privilege-otto = Otto
    .the = Otto
    .about = { effect-otto }
privilege-stone-and-wood = Stone and Wood
    .the = Stone and Wood
    .about = { effect-stone-and-wood }
privilege-royal-metal = Royal Metal
    .the = Royal Metal
    .about = { effect-royal-metal }
effect-richard = Patron of the gravel pit: you receive { $number } more sand every round.
effect-aliena = Patron of the forest: you receive { $number } more wood every round.
effect-tom = Patron of the quarry: you receive { $number } more stone every round.
effect-prior-philip =
    { $number ->
        [one] { $number } more point
       *[other] { $number } more points
    } for each of your builders at the priory, every round.
effect-ellen = From next round on, you see each event in secret when the round begins.
effect-francis = Your tax is always { $number } gold. You still pay nothing while you are at the king’s court.
effect-exemption = Once: pay no tax this round. You decide after the die is rolled.
effect-thomas = Once: a bad event doesn’t affect you. You decide after it is turned over.
effect-remigius = Once: place your builder for free when it is drawn.
effect-madonna =
    You score { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
effect-wool-fair = You receive { $number } gold.
effect-toledo = You receive { $number } metal.
effect-jack = You may keep { $number } craftsmen from now on.
effect-otto =
    You receive the black worker: { $number ->
        [one] { $number } more worker
       *[other] { $number } more workers
    } from next round on.
effect-stone-and-wood = You receive { $number } stone and { $number } wood.
effect-royal-metal = You receive { $number } metal.
use-permanent = every round
use-once = once
use-immediate = at once

# Events.

happening-hamleigh-levy = William Hamleigh’s levy
    .does = { effect-hamleigh-levy }
    .about = { effect-hamleigh-levy }
happening-conflict = Conflict
    .does = { effect-conflict }
    .about = { effect-conflict }
happening-town-wall = Town Wall
    .does = { effect-town-wall }
    .about = { effect-town-wall }
happening-cold-winter = Cold Winter
    .does = { effect-cold-winter }
    .about = { effect-cold-winter }
happening-collapse = Collapse
    .does = { effect-collapse }
    .about = { effect-collapse }
happening-king-gift = King’s Gift
    .does = { effect-king-gift }
    .about = { effect-king-gift }
happening-richard-gift = Richard’s Gift
    .does = { effect-richard-gift }
    .about = { effect-richard-gift }
happening-philip-gift = Philip’s Gift
    .does = { effect-philip-gift }
    .about = { effect-philip-gift }
happening-volunteers = Volunteers
    .does = { effect-volunteers }
    .about = { effect-volunteers }
happening-archbishop = Archbishop
    .does = { effect-archbishop }
    .about = { effect-archbishop }
effect-hamleigh-levy = Everyone pays { $number } gold and loses a point for every { $gold-per-point } gold unpaid.
effect-conflict =
    Everyone loses { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
effect-town-wall =
    Next round, everyone has { $number ->
        [one] { $number } fewer builder
       *[other] { $number } fewer builders
    }.
effect-cold-winter =
    This round, every resource card yields { $number ->
        [one] { $number } fewer cube
       *[other] { $number } fewer cubes
    }.
effect-collapse =
    Everyone loses { $number ->
        [one] { $number } craftsman
       *[other] { $number } craftsmen
    } of their choice.
effect-king-gift = Everyone receives { $number } gold.
effect-richard-gift = Everyone receives { $number } metal.
effect-philip-gift = Everyone receives as much gold as they have workers at the wool mill, up to { $number }.
effect-volunteers =
    This round, every resource card yields { $number ->
        [one] { $number } more cube
       *[other] { $number } more cubes
    }.
effect-archbishop =
    This round, each player may use a craftsman { $number ->
        [one] once
       *[other] { $number } times
    } more than the card says, except the organ builder and the bell maker.
seal-good = good
seal-bad = bad

# The board.

space-bishop = Bishop’s palace
    .at = at the bishop’s palace
    .about = Protection from a bad event, or a cube from the market.
space-kingsbridge-left = Kingsbridge, left card
    .at = at Kingsbridge (left card)
    .about = You receive the advantage above it.
space-kingsbridge-right = Kingsbridge, right card
    .at = at Kingsbridge (right card)
    .about = You receive the advantage above it.
space-priory-1 = Priory, first space
    .at = at the priory (first space)
    .about =
        { $priory-first ->
            [one] { $priory-first } point.
           *[other] { $priory-first } points.
        }
space-priory-2 = Priory, second space
    .at = at the priory (second space)
    .about =
        { $priory-second ->
            [one] { $priory-second } point.
           *[other] { $priory-second } points.
        }
space-court-1 = King’s court, first space
    .at = at the king’s court (first space)
    .about = { $court-metal } metal, and no tax this round.
space-court-2 = King’s court, second space
    .at = at the king’s court (second space)
    .about = No tax this round.
space-court-3 = King’s court, third space
    .at = at the king’s court (third space)
    .about = No tax this round.
space-court-4 = King’s court, fourth space
    .at = at the king’s court (fourth space)
    .about = No tax this round.
space-shiring-left = Shiring, left card
    .at = at Shiring (left card)
    .about = You recruit the craftsman above it for free.
space-shiring-right = Shiring, right card
    .at = at Shiring (right card)
    .about = You recruit the craftsman above it for free.
space-castle = Shiring castle
    .at = at Shiring castle
    .about = { $castle-workers } grey workers for the next round; nothing in round { $rounds }, the last.
space-market-1 = Market, first space
    .at = at the market (first space)
    .about = You may buy and sell resources, before everyone else.
space-market-2 = Market, second space
    .at = at the market (second space)
    .about = You may buy and sell resources; you trade second.
space-market-3 = Market, third space
    .at = at the market (third space)
    .about = You may buy and sell resources; you trade third.
space-market-4 = Market, fourth space
    .at = at the market (fourth space)
    .about = You may buy and sell resources; you trade fourth.
space-start-player = Start player
    .at = on the start player space
    .about = You are the start player next round; nothing in round { $rounds }, the last.
side-left = left
side-right = right
face-1 = First face
face-2 = Second face
face-3 = Third face
face-4 = Fourth face
face-5 = Fifth face
face-6 = Sixth face
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
    .about = What everyone starts with: { $start-points ->
            [one] { $start-points } point
           *[other] { $start-points } points
        }.
score-sand = Sand craftsmen
    .about = In the cathedral, at the end of each round, these craftsmen turn sand into points. Each card says how much sand a point costs, and how often.
score-wood = Wood craftsmen
    .about = In the cathedral, at the end of each round, these craftsmen turn wood into points. Carpenters need less wood per point than the woodworker.
score-stone = Stone craftsmen
    .about = In the cathedral, at the end of each round, these craftsmen turn stone into points. Masons score only if you have a mortar mixer; sculptors score the most per stone.
score-metal = Metal craftsmen
    .about = In the cathedral, at the end of each round, these craftsmen turn metal into points, some together with sand or wood. Metal brings the most points per cube.
score-gold = Goldsmiths
    .about = In the cathedral, a goldsmith turns { $craftsman-goldsmith-5-gold } gold into a point, several times a round.
score-architect = Architect
    .about = The architect scores { $craftsman-architect-2-points ->
            [one] { $craftsman-architect-2-points } point
           *[other] { $craftsman-architect-2-points } points
        } in every round and needs no cube.
score-priory = Priory
    .about = A builder at the priory scores in that round: { $priory-first ->
            [one] { $priory-first } point
           *[other] { $priory-first } points
        } on the first space, { $priory-second ->
            [one] { $priory-second } point
           *[other] { $priory-second } points
        } on the second.
score-privileges = Advantages
    .about = What your advantage cards score: the Madonna { $privilege-madonna-number ->
            [one] { $privilege-madonna-number } point
           *[other] { $privilege-madonna-number } points
        }, Prior Philip { $privilege-prior-philip-number ->
            [one] { $privilege-prior-philip-number } point
           *[other] { $privilege-prior-philip-number } points
        } for each of your builders at the priory.
score-events = Events
    .about = What events have cost you: { $happening-conflict-number ->
            [one] { $happening-conflict-number } point
           *[other] { $happening-conflict-number } points
        } in the Conflict, and a point for every { $gold-per-point } gold you could not pay William Hamleigh.
score-tax = Unpaid tax
    .about = You lose a point for every { $gold-per-point } gold of tax you can’t pay.

# Options.

option-strict_large_worker = The large worker can’t be split
    .about = It stays on one site: if fewer than { $large-worker } workers are needed there, the rest are lost.
option-pass_at_zero = Passing when placing is free
    .about = A builder may pass even when placing it costs nothing.
option-negative_vp = Scores below zero
    .about = Losses can take a player below zero.
option-no_sell_then_buy = No buying back
    .about = A resource you have sold can’t be bought again in the same round.
option-second_cards = The second woodworker and mortar mixer count fully
    .about = Woodworker I lets you buy wood, and Mortar mixer I lets masons score.
option-archbishop = Archbishop: choose the craftsman
    .about = When you choose the craftsman who may work more often than the card says.
option-archbishop-cathedral = At the cathedral
option-archbishop-event = With the event
option-philip_gift = Philip’s Gift: the large worker counts as
    .about = How the large worker counts at the wool mill when Philip’s Gift pays for the workers there.
option-philip_gift-workers = { $large-worker } workers
option-philip_gift-figures = A single worker
option-jack_lasts = Jack’s higher limit survives the Collapse
    .about = A player with Jack who loses a craftsman in the Collapse may still keep { $privilege-jack-number }.
option-thomas_first = Thomas before the bishop
    .about = The owner of Thomas decides before the player at the bishop’s palace.
option-patron_yields = Cold Winter and Volunteers affect patrons
    .about = They also change what Richard, Aliena and Tom give.

# Component tables.

table-good = Resources
table-resource = Resource cards
table-craftsman = Craftsmen
table-privilege = Advantages
table-happening = Events
table-face = Tax die
table-number = Numbers
column-cubes = cubes
column-good = resource
column-workers = workers
column-round = round
column-cost = price
column-sand = sand
column-wood = wood
column-stone = stone
column-metal = metal
column-kept = metal (kept)
column-gold = gold
column-points = points
column-pays = gold earned
column-capacity = times a round
column-use = kind
column-number = number
column-effect = effect
column-seal = kind
column-value = number
number-rounds = Rounds
number-start-points = Points at the start
number-start-gold = Gold of the start player
number-second-gold = Gold of the second player
number-third-gold = Gold of the third player
number-fourth-gold = Gold of the fourth player
number-max-gold = Gold limit
number-max-craftsmen = Craftsmen limit
number-max-cubes = Cubes kept at the end of a round
number-workers = Workers of each player, counting the large worker
number-large-worker = Workers that the large worker counts as
number-builders = Builders of each player
number-first-cost = Cost of the first builder
number-grey-workers = Grey workers
number-castle-workers = Grey workers for a builder at the castle
number-dealt = Resource cards on offer each round
number-events-used = Events in the game
number-gold-per-point = Unpaid gold that costs a point
number-stock = Cubes of each resource at the market
number-court-metal = Metal at the king’s court
number-priory-first = Points on the first space of the priory
number-priory-second = Points on the second space of the priory

# The table in text.

view-round = Round
view-step = Step
view-turn = Must choose
view-start = Start player
view-cost = Cost of a builder
view-drawn = Builder drawn
view-put_back = A builder may be returned to the bag
view-held = Builders that passed
view-owner = Player
view-spaces = Builders on the board
view-event = Event
view-foreseen = Event shown by Ellen
view-events_left = Events to come
view-events_unseen = Events not yet seen
view-kingsbridge = Kingsbridge
view-privileges_unseen = Advantages not yet seen
view-shiring = Shiring
view-sale = Craftsmen for hire
view-offer = Resource cards on offer
view-market = Market
view-metal = Metal at court
view-tax = Tax
view-castle = Grey workers at the castle
view-cathedral = Cathedral parts
view-spare = Extra uses from the Archbishop
view-seats = Players
view-gold = Gold
view-points = Points
view-sheet = Points by source
view-cubes = Cubes
view-bought = Bought this round
view-sold = Sold this round
view-craftsmen = Craftsmen
view-places = Craftsmen limit
view-uses = Uses left
view-raised = Helped by the Archbishop
view-privileges = Advantages
view-resources = Resource cards taken
view-workers = Workers
view-reserve = Workers at hand
view-mill = Workers at the wool mill
view-sites = Workers at the sites
view-large = Large worker free
view-grey = Grey workers
view-grey_next = Grey workers next round
view-black = Black worker
view-bag = Builders in the bag
view-aside = Builders beside the board
view-limited = Loses a builder to the Town Wall
view-passed = Has passed
view-safe = Protected from the event
