board = Les anneaux d’Emara
ring-country = Campagne
ring-town = Ville
area-country = Campagne
area-town = Ville
area-estate = Domaine
area-nobility = Noblesse
has-statue = a la statue
zone-slots = Emplacements
zone-hand = En main · { $n }
zone-goods = Biens
zone-favours = Faveurs
zone-advisors = Conseillers
slot-label = Emplacement à { $n } pas
sell-books = Défausser des livres
sell-goods = Vendre des ressources
favour-pile = { $n ->
        [one] { $n } faveur face cachée
       *[other] { $n } faveurs face cachée
    }
if-it-ended = Si la partie s’arrêtait : { $n }
craftsmen-left = Artisans encore à embaucher : { $n }
craftsman-brings = Votre prochain artisan attire { $n ->
        [one] { $n } citoyen
       *[other] { $n } citoyens
    }
price = Prix
pay = Payer
not-enough = Impossible
unit-own = { $good } ; touchez pour payer en or
unit-gold = Or pour { $good } ; touchez pour payer sans or
leftovers = Biens restants : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
more-citizens = Un point de plus aux citoyens
more-buildings = Un point de plus aux bâtiments
settle-now = { $n ->
        [one] Marquer { $n } point
       *[other] Marquer { $n } points
    }
next-start = Prochain départ des bâtiments : { $n }.
card-brief-wood = prendre { $card-takes } bois
card-brief-stone = prendre { $card-takes } pierre
card-brief-cloth = prendre { $card-takes } tissu
card-brief-grain = prendre { $card-takes } céréale
card-brief-ring = prendre { $card-takes } chevalière
card-brief-gold = { $exchange-one-resources } ressource → { $exchange-one-gold } or, { $exchange-three-resources } → { $exchange-three-gold }
card-brief-step = { $card-steps } pas, puis agir
card-brief-discount = embaucher ou recruter : −{ $card-discount }
card-brief-town = agir où vous voulez en ville
brief-wood = chacun prend|{ $occasion-wood-gain } bois
brief-grain = chacun prend|{ $occasion-grain-gain } céréale
brief-stone = chacun prend|{ $occasion-stone-gain } pierre
brief-cloth = chacun prend|{ $occasion-cloth-gain } tissu
brief-famine = en fin de manche :|{ $handout-one-grain } céréale → { $handout-one-citizens }|{ $handout-two-grain }, ou chevalière → { $occasion-famine-gain }
brief-alms = en fin de manche :|or ou chevalière|→ { $occasion-alms-gain ->
        [one] { $occasion-alms-gain } citoyen
       *[other] { $occasion-alms-gain } citoyens
    }
brief-ancient-books = en fin de manche :|livre ou chevalière|→ { $occasion-ancient-books-gain ->
        [one] { $occasion-ancient-books-gain } bâtiment
       *[other] { $occasion-ancient-books-gain } bâtiments
    }
brief-winter = chaque gain de|bâtiments : −{ $occasion-winter-gain }|cette manche
brief-traders = au marché :|{ $sale-two-resources ->
        [one] { $sale-two-resources } ressource
       *[other] { $sale-two-resources } ressources
    }|→ { $sale-two-gold } or
brief-summer = chaque gain de|bâtiments : +{ $occasion-summer-gain }|cette manche
brief-pious = chaque donation :|+{ $occasion-pious-gain ->
        [one] { $occasion-pious-gain } citoyen
       *[other] { $occasion-pious-gain } citoyens
    }|cette manche
brief-court = chaque rang :|+{ $occasion-court-gain ->
        [one] { $occasion-court-gain } citoyen
       *[other] { $occasion-court-gain } citoyens
    }|cette manche
brief-people = chaque cadeau :|+{ $occasion-people-gain ->
        [one] { $occasion-people-gain } citoyen
       *[other] { $occasion-people-gain } citoyens
    }|cette manche
brief-work = recruter :|−{ $occasion-work-gain } ressource|cette manche
hint-goal = Citoyens et bâtiments ont chacun leur piste, et la plus basse est votre score. Le score le plus élevé l’emporte après { $rounds } manches : faites donc avancer la piste en retard.
hint-play = Choisissez une carte, puis un emplacement : la carte donne son action, l’emplacement indique de combien de pas avance un émissaire, et le lieu d’arrivée donne une autre action. Les tirets bleus montrent où il peut arriver.
hint-turn = Choisissez parmi ce qui brille, dans l’ordre que vous voulez. Rangs, artisans et conseillers attirent des citoyens. Pris tôt, un rang rapporte davantage ; artisans et conseillers servent plus longtemps.
hint-pay = Touchez un disque pour le payer en or. L’or remplace toute ressource et sert aussi aux rangs : gardez-en si vous comptez élever votre rang.
hint-visit = Faites chaque partie de l’action une fois : touchez un marqueur, les livres ou l’une de vos faveurs. Un marqueur déjà utilisé donne moins, ou coûte plus.
hint-gather = Prenez la ressource du lieu, et laissez vos artisans y travailler. Pensez au prochain lieu en ville : que demandera-t-il ?
hint-craftsman = Chaque artisan travaille une fois par visite. Choisissez ce qui manque à votre prochain paiement.
hint-spend = Gardez la ressource que demande votre prochain lieu ou conseiller.
hint-keep = Une faveur ne s’utilise que dans le lieu de la ville qu’elle indique. Gardez-en une pour un lieu que vous atteindrez bientôt.
hint-tribute = Payez si le gain vaut plus que ce que vous donnez. Si vous ne payez rien, vous ne perdez rien.
hint-settle = Votre score est la piste la plus basse : donnez les points à celle qui est en retard. La meilleure répartition est proposée en premier.
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
card-short-cloth = Tissu
card-short-grain = Céréale
card-short-ring = Chevalière
card-short-gold = Or
card-short-step = Pas
card-short-discount = Rabais
card-short-town = Ville
tracks-note = Votre score est la piste la plus basse. Les points restants vont sur l’une ou l’autre piste. Dessous : d’où viennent les points de la plus basse.

# à quoi sert un dessin ou un nom
tip-track = Pistes
    .about = Les citoyens sont ronds, les bâtiments carrés. Le plus bas des marqueurs d’un joueur est son score.
tip-citizens = Citoyens
    .about = Rangs, artisans, conseillers, livres, pierre et pain en rapportent. Votre score est la plus basse de vos pistes.
tip-buildings = Bâtiments
    .about = Du bois et de la pierre au chantier et des livres au château en rapportent. Votre score est la plus basse de vos pistes.
tip-if-ended = Si la partie s’arrêtait
    .about = Votre piste la plus basse, une fois vos biens restants partagés au mieux.
tip-goods = Biens
    .about = L’or remplace toute ressource. Ce qui reste à la fin devient des points.
tip-slots = Emplacements
    .about = Chaque emplacement reçoit une carte par manche et fait avancer un émissaire du nombre de pas qu’il indique.
tip-hand = Cartes en main
    .about = Vous en jouez { $slots } par manche, une par emplacement.
tip-advisors = Conseillers
    .about = Chacun a rapporté des citoyens ; certains agissent aussitôt, d’autres une fois par tour, d’autres sont permanents.
tip-leftovers = Biens restants
    .about = Ils donnent des points à partager entre vos pistes. La plus basse compte.
tip-favours = Faveurs
    .about = Une donation en fait piocher { $favours-drawn } ; vous en gardez une et l’utilisez dans le lieu de la ville qu’elle indique.
tip-victoria = Victoria
    .about = Votre rivale en solo : votre piste la plus basse doit dépasser ses citoyens.
tip-country = Campagne
    .about = Votre émissaire y récolte des ressources, et vous y embauchez des artisans.
tip-town = Ville
    .about = Votre émissaire y dépense des ressources, et vous y recrutez des conseillers.
