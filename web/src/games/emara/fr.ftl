board = Les deux anneaux d’Emara
ring-country = Campagne
ring-town = Ville
area-country = Campagne
area-town = Ville
area-estate = Domaine
area-nobility = Noblesse
has-statue = a la statue
zone-slots = Mes trois pas
zone-hand = En main · { $n }
zone-goods = Mes biens
zone-favours = Faveurs
zone-advisors = Mes conseillers
slot-label = Emplacement de { $n } pas
sell-books = Rendre des livres
sell-goods = Vendre des ressources
favour-pile = { $n ->
        [one] { $n } faveur face cachée
       *[other] { $n } faveurs face cachée
    }
if-it-ended = Si c’était fini : { $n }
craftsmen-left = Artisans encore à embaucher : { $n }
price = Prix
pay = Payer
not-enough = pas ainsi
unit-own = { $good } ; touchez pour payer en or
unit-gold = de l’or pour { $good } ; touchez pour payer en nature
leftovers = Restes : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
more-citizens = Un point de plus aux citoyens
more-buildings = Un point de plus aux bâtiments
settle-now = { $n ->
        [one] Compter { $n } point
       *[other] Compter { $n } points
    }
card-brief-wood = prendre 1 bois
card-brief-stone = prendre 1 pierre
card-brief-cloth = prendre 1 étoffe
card-brief-grain = prendre 1 céréale
card-brief-ring = prendre 1 chevalière
card-brief-gold = 1 ressource → 1 or, 3 → 2
card-brief-step = 1 pas, puis agir
card-brief-discount = embaucher ou recruter, 1 de moins
card-brief-town = agir où l’on veut en ville
brief-wood = chacun prend|1 bois
brief-grain = chacun prend|1 céréale
brief-stone = chacun prend|1 pierre
brief-cloth = chacun prend|1 étoffe
brief-famine = en fin de manche :|1 céréale : 3 citoyens|2, ou 1 chevalière : 5
brief-alms = en fin de manche :|or ou chevalière :|4 citoyens
brief-ancient-books = en fin de manche :|livre ou chevalière :|5 bâtiments
brief-winter = chaque gain de|bâtiments : −1|cette manche
brief-traders = au marché : une|seconde ressource|pour un second or
brief-summer = chaque gain de|bâtiments : +2|cette manche
brief-pious = chaque donation :|3 citoyens|cette manche
brief-court = chaque rang :|+2 citoyens|cette manche
brief-people = chaque cadeau :|3 citoyens|cette manche
brief-work = recruter coûte|1 ressource de moins|cette manche
hint-play = Prenez une carte, puis touchez l’emplacement : il dit de combien avance un émissaire. Les traits bleus montrent où.
hint-turn = Tout ce qui brille peut venir ensuite, dans l’ordre de votre choix : la carte, un émissaire, une hutte, un conseiller, un rang. Quand il ne reste rien à choisir, le tour finit de lui-même, sans retour.
hint-pay = Touchez un disque pour le payer en or.
hint-visit = Chaque partie du lieu une fois : touchez un marqueur, les livres, ou une de vos faveurs.
plate-country-forest = Forêt
plate-country-quarry = Carrière
plate-country-mill = Filature
plate-country-field = Champ
plate-town-castle = Château
plate-town-cathedral = Cathédrale
plate-town-market = Marché
plate-town-site = Chantier
card-short-wood = Bois
card-short-stone = Pierre
card-short-cloth = Étoffe
card-short-grain = Céréale
card-short-ring = Chevalière
card-short-gold = Or
card-short-step = Pas
card-short-discount = Rabais
card-short-town = Envoyé
tracks-note = La plus basse des deux pistes fait le score ; les restes vont à l’une ou à l’autre, à votre gré. Dessous : d’où viennent les points de la plus basse.
