# La Couronne d’Emara, avec nos propres mots.

title = La Couronne d’Emara
pitch = Deux émissaires, neuf cartes, deux pistes : logez autant de citoyens que vous en attirez.
length = 60–75 min
weight = moyen

# Biens

good-wood = bois
    .about = Vient de la forêt. Paie huttes et conseillers ; vaut des bâtiments au chantier.
good-stone = pierre
    .about = Vient de la carrière. Paie huttes et conseillers ; vaut bâtiments et citoyens au chantier.
good-cloth = étoffe
    .about = Vient de la filature. Paie huttes et conseillers, cadeaux et donations.
good-grain = céréale
    .about = Vient du champ. Paie huttes et conseillers ; un artisan en fait du pain.
good-bread = pain
    .about = Vaut des citoyens au chantier.
good-book = livre
    .about = Vaut des bâtiments au château, des citoyens au marché.
good-ring = chevalière
    .about = Ouvre les rangs de noblesse ; vaut 2 à la fin.
good-gold = or
    .about = Remplace toute ressource à payer ; les rangs élevés en demandent.
resource-wood = bois
resource-stone = pierre
resource-cloth = étoffe
resource-grain = céréale

# Lieux

country-forest = forêt
    .about = Prenez 1 bois ; chacun de vos artisans sur place en rapporte 1 de plus, ou fait d’une céréale un pain.
country-quarry = carrière
    .about = Prenez 1 pierre ; chacun de vos artisans sur place en rapporte 1 de plus, ou fait d’une céréale un pain.
country-mill = filature
    .about = Prenez 1 étoffe ; chacun de vos artisans sur place en rapporte 1 de plus, ou fait d’une céréale un pain.
country-field = champ
    .about = Prenez 1 céréale ; chacun de vos artisans sur place en rapporte 1 de plus, ou fait d’une céréale un pain.
town-castle = château
    .about = Un cadeau contre une chevalière ; un livre contre 5 bâtiments. Une fois chacun.
town-cathedral = cathédrale
    .about = Une donation contre un livre et une faveur.
town-market = marché
    .about = Une ressource contre 1 or ; 1 à 5 livres contre des citoyens. Une fois chacun.
town-site = chantier
    .about = Pierre, pain et bois contre des bâtiments et des citoyens. Une fois chacun.
slot-one = 1 pas
slot-two = 2 pas
slot-three = 3 pas
hut-forest-1 = première hutte de la forêt
hut-forest-2 = deuxième hutte de la forêt
hut-forest-3 = troisième hutte de la forêt
hut-quarry-1 = première hutte de la carrière
hut-quarry-2 = deuxième hutte de la carrière
hut-quarry-3 = troisième hutte de la carrière
hut-mill-1 = première hutte de la filature
hut-mill-2 = deuxième hutte de la filature
hut-mill-3 = troisième hutte de la filature
hut-field-1 = première hutte du champ
hut-field-2 = deuxième hutte du champ
hut-field-3 = troisième hutte du champ

# Cartes Action

card-wood = Bois
    .about = Prenez 1 bois.
card-stone = Pierre
    .about = Prenez 1 pierre.
card-cloth = Étoffe
    .about = Prenez 1 étoffe.
card-grain = Céréale
    .about = Prenez 1 céréale.
card-ring = Chevalière
    .about = Prenez 1 chevalière.
card-gold = Or
    .about = Payez 1 ressource pour 1 or, ou 3 ressources pour 2 or.
card-step = Un pas de plus
    .about = Un émissaire avance d’un lieu et peut y agir.
card-discount = Rabais
    .about = Embauchez ou recrutez là où se tient un de vos émissaires, pour 1 ressource de moins ; l’action bonus reste disponible.
card-town = Envoyé spécial
    .about = Faites l’action d’un lieu de la ville, où que soient vos émissaires.

# Conseillers

advisor-coin = le Comptable
    .about = Tout de suite : 1 or.
advisor-archivist = l’Archiviste
    .about = Tout de suite : 2 livres.
advisor-goldsmith = l’Orfèvre
    .about = Tout de suite : 1 chevalière.
advisor-carpenter = le Charpentier
    .about = Tout de suite : 10 bâtiments.
advisor-baker = la Boulangère
    .about = Une fois par tour : 1 étoffe et 1 céréale pour 1 pain, ou 1 étoffe et 2 céréales pour 2 pains.
advisor-schoolmarm = l’Institutrice
    .about = Une fois par tour : 2 ressources au choix pour 1 livre.
advisor-bailiff = l’Huissier
    .about = Une fois par tour : 1 chevalière pour 5 bâtiments.
advisor-dressmaker = la Couturière
    .about = Une fois par tour : 1 étoffe pour 2 citoyens.
advisor-landlord = le Propriétaire
    .about = Une fois par tour : 1 étoffe et 1 citoyen pour 5 bâtiments.
advisor-merchant = le Marchand
    .about = Une fois par tour : 1 ressource contre 1 d’une autre sorte.
advisor-chamberlain = le Chambellan
    .about = Toujours : 1 chevalière contre 1 or, ou l’inverse, autant de fois que vous voulez.
advisor-scholar = l’Érudit
    .about = Toujours : embauchez et recrutez avec n’importe quelles ressources ; seul leur nombre compte.
advisor-mayoress = la Mairesse
    .about = Toujours : 2 citoyens de plus pour chaque cadeau au château.
advisor-steward = l’Intendant
    .about = Toujours : embauchez et recrutez en tout lieu, où que soient vos émissaires.
advisor-abbess = l’Abbesse
    .about = Toujours : 1 livre de plus pour chaque donation à la cathédrale.
advisor-toolmaker = le Forgeron
    .about = Toujours : 2 bâtiments de plus chaque fois que vous en recevez, mais pas au décompte final.
advisor-christiaan = Sir Christiaan
    .about = 8 citoyens.
advisor-marie = Lady Marie
    .about = 8 citoyens.
advisor-carl = Sir Carl
    .about = 10 citoyens.
advisor-frida = Lady Frida
    .about = 12 citoyens.
advisor-gustav = Sir Gustave
    .about = Tout de suite : 12 bâtiments.
advisor-antoni = Sir Antoni
    .about = Tout de suite : 15 bâtiments.

# Noblesse

rank-baron = baron
rank-count = comte
rank-prince = prince
rank-marquess = marquis
rank-duke = duc

# Événements

occasion-wood = Coupe en forêt
    .about = Chacun prend 1 bois.
occasion-grain = Belle récolte
    .about = Chacun prend 1 céréale.
occasion-stone = Pierre de loin
    .about = Chacun prend 1 pierre.
occasion-cloth = Étoffe fine
    .about = Chacun prend 1 étoffe.
occasion-famine = Grande famine
    .about = À la fin de la manche, vous pouvez payer 1 céréale pour 3 citoyens, ou 2 céréales ou 1 chevalière pour 5.
occasion-alms = Aumône
    .about = À la fin de la manche, vous pouvez rendre 1 or ou 1 chevalière pour 4 citoyens.
occasion-ancient-books = Sagesse des livres
    .about = À la fin de la manche, vous pouvez rendre 1 livre ou 1 chevalière pour 5 bâtiments.
occasion-winter = Hiver précoce
    .about = Dans cette manche, chaque gain de bâtiments est diminué de 1, sauf au décompte final.
occasion-traders = Négociants étrangers
    .about = Au marché, vous pouvez vendre une seconde ressource pour un second or.
occasion-summer = Été généreux
    .about = Dans cette manche, chaque gain de bâtiments est augmenté de 2, sauf au décompte final.
occasion-pious = Pieuse donation
    .about = Chaque donation à la cathédrale attire 3 citoyens.
occasion-court = Honneurs à la cour
    .about = Chaque nouveau rang de noblesse attire 2 citoyens de plus.
occasion-people = Cadeau du peuple
    .about = Chaque cadeau au château attire 3 citoyens.
occasion-work = Bonnes conditions
    .about = Recruter un conseiller coûte 1 ressource de moins.

# Faveurs

favour-castle-citizens = faveur du château (3 citoyens)
    .about = À rendre lors d’une visite au château.
favour-castle-book = faveur du château (1 livre)
    .about = À rendre lors d’une visite au château.
favour-castle-gold = faveur du château (1 or)
    .about = À rendre lors d’une visite au château.
favour-cathedral-citizens = faveur de la cathédrale (3 citoyens)
    .about = À rendre lors d’une visite à la cathédrale.
favour-cathedral-buildings = faveur de la cathédrale (5 bâtiments)
    .about = À rendre lors d’une visite à la cathédrale.
favour-cathedral-ring = faveur de la cathédrale (1 chevalière)
    .about = À rendre lors d’une visite à la cathédrale.
favour-market-buildings = faveur du marché (5 bâtiments)
    .about = À rendre lors d’une visite au marché.
favour-market-book = faveur du marché (1 livre)
    .about = À rendre lors d’une visite au marché.
favour-market-ring = faveur du marché (1 chevalière)
    .about = À rendre lors d’une visite au marché.
favour-site-citizens = faveur du chantier (3 citoyens)
    .about = À rendre lors d’une visite au chantier.
favour-site-buildings = faveur du chantier (5 bâtiments)
    .about = À rendre lors d’une visite au chantier.
favour-site-gold = faveur du chantier (1 or)
    .about = À rendre lors d’une visite au chantier.
reward-citizens = 3 citoyens
reward-buildings = 5 bâtiments
reward-book = 1 livre
reward-ring = 1 chevalière
reward-gold = 1 or

# Marqueurs

dial-gift-wood = cadeau de bois
dial-gift-stone = cadeau de pierre
dial-gift-cloth = cadeau d’étoffe
dial-gift-grain = cadeau de céréales
dial-donation-wood = donation de bois
dial-donation-stone = donation de pierre
dial-donation-cloth = donation d’étoffe
dial-donation-grain = donation de céréales
dial-stone = citoyens pour une pierre
dial-bread = citoyens pour un pain

# D’où viennent les points

source-start = départ
source-site = chantier
source-castle = livres au château
source-market = livres au marché
source-nobility = noblesse
source-craftsmen = artisans
source-advisors = conseillers
source-favours = faveurs
source-occasions = événements
source-leftovers = restes
score-start = Départ
score-site = Chantier
score-castle = Livres au château
score-market = Livres au marché
score-nobility = Noblesse
score-craftsmen = Artisans
score-advisors = Conseillers
score-favours = Faveurs
score-occasions = Événements
score-leftovers = Restes

# Questions et réponses

ask-play = Quelle carte jouez-vous, et sur quel emplacement ?
    .other = { $player } choisit une carte et un emplacement.
    .why = L’emplacement dit de combien de pas un émissaire avance ce tour-ci.
do-play = { $card } sur { $slot }

ask-turn = Que faites-vous maintenant ?
    .other = { $player } joue son tour avec la carte { $arg }.
    .why = Dans l’ordre de votre choix, une action après l’autre.
do-turn-baker =
    { $number ->
        [0] Boulangère : 1 pain
       *[other] Boulangère : 2 pains
    }
    .about =
        { $number ->
            [0] Payez 1 étoffe et 1 céréale pour 1 pain.
           *[other] Payez 1 étoffe et 2 céréales pour 2 pains.
        }
do-turn-schoolmarm = Institutrice : 1 livre
    .about = Payez 2 ressources au choix pour 1 livre.
do-turn-bailiff = Huissier : 5 bâtiments
    .about = Rendez 1 chevalière pour 5 bâtiments.
do-turn-dressmaker = Couturière : 2 citoyens
    .about = Payez 1 étoffe pour 2 citoyens.
do-turn-landlord = Propriétaire : 5 bâtiments
    .about = Payez 1 étoffe et 1 citoyen pour 5 bâtiments.
do-turn-merchant = Marchand : prendre 1 { $resource }
    .about = Payez 1 ressource d’une autre sorte.
do-turn-to-gold = Chambellan : chevalière en or
    .about = Rendez 1 chevalière pour 1 or.
do-turn-to-ring = Chambellan : or en chevalière
    .about = Rendez 1 or pour 1 chevalière.
do-turn-take = Carte : prendre 1
    .about = 1 du bien figurant sur la carte.
do-turn-exchange =
    { $number ->
        [0] Échanger 1 ressource contre 1 or
       *[other] Échanger 3 ressources contre 2 or
    }
    .about = L’action de la carte que vous avez jouée.
do-turn-step-country = Carte : un pas vers { $placeKey ->
        [forest] la forêt
        [quarry] la carrière
        [mill] la filature
       *[field] le champ
    }
    .about = Le pas supplémentaire de la carte ; vous pouvez ensuite agir sur place.
do-turn-step-town = Carte : un pas vers { $placeKey ->
        [castle] le château
        [cathedral] la cathédrale
        [market] le marché
       *[site] le chantier
    }
    .about = Le pas supplémentaire de la carte ; vous pouvez ensuite agir sur place.
do-turn-cheap-hire = Carte : embaucher, { $hut }
    .about = Le prix de la hutte moins 1 ressource ; votre embauche du tour reste disponible.
do-turn-cheap-recruit = Carte : recruter { $advisor }
    .about = Le prix du conseiller moins 1 ressource ; votre recrutement du tour reste disponible.
do-turn-go = Carte : agir { $placeKey ->
        [castle] au château
        [cathedral] à la cathédrale
        [market] au marché
       *[site] au chantier
    }
    .about = L’action du lieu, où que soient vos émissaires.
do-turn-move-country = Aller { $placeKey ->
        [forest] à la forêt
        [quarry] à la carrière
        [mill] à la filature
       *[field] au champ
    }
    .about = L’émissaire de la campagne avance des pas de l’emplacement ; vous pouvez ensuite agir sur place.
do-turn-move-town = Aller { $placeKey ->
        [castle] au château
        [cathedral] à la cathédrale
        [market] au marché
       *[site] au chantier
    }
    .about = L’émissaire de la ville avance des pas de l’emplacement ; vous pouvez ensuite agir sur place.
do-turn-rise = Élever votre rang
    .about = Rendez les chevalières et l’or du rang suivant et prenez sa meilleure carte.
do-turn-hire = Embaucher, { $hut }
    .about = Payez le prix de la hutte ; votre artisan le plus à gauche s’y installe.
do-turn-recruit = Recruter { $advisor }
    .about = Payez le prix du conseiller, qui reste avec vous jusqu’à la fin.
do-turn-end = Finir le tour

ask-gather = Récoltez-vous { $argKey ->
        [forest] en forêt
        [quarry] à la carrière
        [mill] à la filature
       *[field] au champ
    } ?
    .other = { $player } agit { $argKey ->
        [forest] en forêt
        [quarry] à la carrière
        [mill] à la filature
       *[field] au champ
    }.
do-gather-baker = { do-turn-baker }
    .about = { do-turn-baker.about }
do-gather-schoolmarm = { do-turn-schoolmarm }
    .about = { do-turn-schoolmarm.about }
do-gather-bailiff = { do-turn-bailiff }
    .about = { do-turn-bailiff.about }
do-gather-dressmaker = { do-turn-dressmaker }
    .about = { do-turn-dressmaker.about }
do-gather-landlord = { do-turn-landlord }
    .about = { do-turn-landlord.about }
do-gather-merchant = { do-turn-merchant }
    .about = { do-turn-merchant.about }
do-gather-to-gold = { do-turn-to-gold }
    .about = { do-turn-to-gold.about }
do-gather-to-ring = { do-turn-to-ring }
    .about = { do-turn-to-ring.about }
do-gather-take = Récolter
    .about = 1 ressource du lieu, puis un choix pour chacun de vos artisans sur place.
do-gather-skip = Laisser

ask-craftsman = Que fait votre artisan { $argKey ->
        [forest] en forêt
        [quarry] à la carrière
        [mill] à la filature
       *[field] au champ
    } ?
    .other = { $player } fait travailler ses artisans { $argKey ->
        [forest] en forêt
        [quarry] à la carrière
        [mill] à la filature
       *[field] au champ
    }.
do-craftsman-baker = { do-turn-baker }
    .about = { do-turn-baker.about }
do-craftsman-schoolmarm = { do-turn-schoolmarm }
    .about = { do-turn-schoolmarm.about }
do-craftsman-bailiff = { do-turn-bailiff }
    .about = { do-turn-bailiff.about }
do-craftsman-dressmaker = { do-turn-dressmaker }
    .about = { do-turn-dressmaker.about }
do-craftsman-landlord = { do-turn-landlord }
    .about = { do-turn-landlord.about }
do-craftsman-merchant = { do-turn-merchant }
    .about = { do-turn-merchant.about }
do-craftsman-to-gold = { do-turn-to-gold }
    .about = { do-turn-to-gold.about }
do-craftsman-to-ring = { do-turn-to-ring }
    .about = { do-turn-to-ring.about }
do-craftsman-more = En rapporter 1 de plus
    .about = 1 ressource de plus du lieu.
do-craftsman-bake = Cuire un pain
    .about = Payez 1 céréale pour 1 pain.
do-craftsman-skip = Rien

ask-visit = Que faites-vous { $argKey ->
        [castle] au château
        [cathedral] à la cathédrale
        [market] au marché
       *[site] au chantier
    } ?
    .other = { $player } agit { $argKey ->
        [castle] au château
        [cathedral] à la cathédrale
        [market] au marché
       *[site] au chantier
    }.
    .why = Chaque partie une fois, dans l’ordre de votre choix ; les faveurs de ce lieu aussi.
do-visit-baker = { do-turn-baker }
    .about = { do-turn-baker.about }
do-visit-schoolmarm = { do-turn-schoolmarm }
    .about = { do-turn-schoolmarm.about }
do-visit-bailiff = { do-turn-bailiff }
    .about = { do-turn-bailiff.about }
do-visit-dressmaker = { do-turn-dressmaker }
    .about = { do-turn-dressmaker.about }
do-visit-landlord = { do-turn-landlord }
    .about = { do-turn-landlord.about }
do-visit-merchant = { do-turn-merchant }
    .about = { do-turn-merchant.about }
do-visit-to-gold = { do-turn-to-gold }
    .about = { do-turn-to-gold.about }
do-visit-to-ring = { do-turn-to-ring }
    .about = { do-turn-to-ring.about }
do-visit-favour = Rendre : { $favour }
    .about = Le jeton va à la défausse.
do-visit-gift = Offrir { $resourceKey ->
        [wood] du bois
        [stone] de la pierre
        [cloth] de l’étoffe
       *[grain] des céréales
    }
    .about = Payez ce que montre le marqueur pour 1 chevalière ; le marqueur tourne.
do-visit-book = Rendre 1 livre
    .about = 5 bâtiments.
do-visit-donate = Donner { $resourceKey ->
        [wood] du bois
        [stone] de la pierre
        [cloth] de l’étoffe
       *[grain] des céréales
    }
    .about = Payez ce que montre le marqueur pour 1 livre et 1 faveur ; le marqueur tourne.
do-visit-sell =
    { $number ->
        [0] Vendre 1 ressource
       *[other] Vendre 2 ressources
    }
    .about =
        { $number ->
            [0] 1 or.
           *[other] 2 or, grâce aux négociants.
        }
do-visit-books =
    { $number ->
        [0] Rendre 1 livre
        [1] Rendre 2 livres
        [2] Rendre 3 livres
        [3] Rendre 4 livres
       *[other] Rendre 5 livres
    }
    .about =
        { $number ->
            [0] 3 citoyens.
            [1] 6 citoyens.
            [2] 10 citoyens.
            [3] 15 citoyens.
           *[other] 21 citoyens.
        }
do-visit-stone = Poser 1 pierre
    .about = 5 bâtiments, et les citoyens que montre le marqueur ; le marqueur tourne.
do-visit-bread =
    { $number ->
        [0] Apporter 1 pain
        [1] Apporter 2 pains
       *[other] Apporter 3 pains
    }
    .about = Pour chaque pain, les citoyens que montre le marqueur ; il tourne une seule fois.
do-visit-wood =
    { $number ->
        [0] Apporter 1 bois
       *[other] Apporter 3 bois
    }
    .about =
        { $number ->
            [0] 5 bâtiments.
           *[other] 10 bâtiments.
        }
do-visit-skip = Partir

ask-at-once = Profitez-vous de ce qu’apporte { $arg } ?
    .other = { $player } accueille { $arg }.
do-at-once-take = En profiter
    .about = Maintenant ou jamais.
do-at-once-skip = S’en passer

ask-leave-out = Quelle ressource retirez-vous du prix ?
    .other = { $player } paie avec un rabais.
do-leave-out = Retirer 1 { $resource }

ask-pay = Comment payez-vous ?
    .other = { $player } paie.
    .why = L’or peut remplacer toute ressource.
do-pay-own = En nature
    .about = Sans or.
do-pay-gold =
    De l’or pour { $wood ->
        [0] { "" }
       *[other] { $wood } bois{ " " }
    }{ $stone ->
        [0] { "" }
        [1] 1 pierre{ " " }
       *[other] { $stone } pierres{ " " }
    }{ $cloth ->
        [0] { "" }
        [1] 1 étoffe{ " " }
       *[other] { $cloth } étoffes{ " " }
    }{ $grain ->
        [0] { "" }
        [1] 1 céréale
       *[other] { $grain } céréales
    }
    .about = Le reste en nature.

ask-spend = Quelle ressource payez-vous ?
    .other = { $player } paie.
    .why = { $arg ->
        [one] Une des ressources proposées ; l’or peut la remplacer s’il en est.
       *[other] { $arg } des ressources proposées, l’une après l’autre ; l’or peut les remplacer s’il en est.
    }
do-spend-own = 1 { $resource }
do-spend-gold = 1 or

ask-keep = Quelle faveur gardez-vous ?
    .other = { $player } regarde des faveurs.
    .why = Les autres vont à la défausse, face visible.
do-keep = Garder : { $favour }

ask-tribute = { $arg } : donnez-vous quelque chose ?
    .other = { $player } réfléchit : { $arg }.
    .why = Un seul paiement au plus.
do-tribute-grain =
    { $number ->
        [0] Payer 1 céréale
       *[other] Payer 2 céréales
    }
    .about =
        { $number ->
            [0] 3 citoyens.
           *[other] 5 citoyens.
        }
do-tribute-ring = Rendre 1 chevalière
    .about = Ce que l’événement donne en échange.
do-tribute-gold = Rendre 1 or
    .about = 4 citoyens.
do-tribute-book = Rendre 1 livre
    .about = 5 bâtiments.
do-tribute-to-gold = { do-turn-to-gold }
    .about = { do-turn-to-gold.about }
do-tribute-to-ring = { do-turn-to-ring }
    .about = { do-turn-to-ring.about }
do-tribute-skip = Ne rien donner

ask-settle = Combien de points de vos restes vont aux citoyens ?
    .other = { $player } compte ce qui lui reste.
    .why = Les autres vont aux bâtiments. Le premier partage proposé est le meilleur pour votre score.
do-settle = { $citizens } aux citoyens

# Ce qui s’est passé

event-opened = Première carte : { $occasion }. Les bâtiments partent de { $buildings }.
event-starts = { $player } prend la statue et commence.
event-new-round = Manche { $round } : { $occasion }.
event-drew = { $player } pioche « { $card } ».
event-drew-hidden = { $player } pioche une carte.
event-played = { $player } joue « { $card } » sur { $slot }.
event-walked = { $player } avance de { $steps } pas { $placeKey ->
        [forest] vers la forêt
        [quarry] vers la carrière
        [mill] vers la filature
       *[field] vers le champ
    }.
event-entered = { $player } avance de { $steps } pas { $placeKey ->
        [castle] vers le château
        [cathedral] vers la cathédrale
        [market] vers le marché
       *[site] vers le chantier
    }.
event-sent = { $player } agit par carte { $placeKey ->
        [castle] au château
        [cathedral] à la cathédrale
        [market] au marché
       *[site] au chantier
    }.
event-gained = { $player } reçoit { $goodKey ->
        [wood] { $number } bois
        [gold] { $number } or
        [stone] { $number ->
            [one] { $number } pierre
           *[other] { $number } pierres
        }
        [cloth] { $number ->
            [one] { $number } étoffe
           *[other] { $number } étoffes
        }
        [grain] { $number ->
            [one] { $number } céréale
           *[other] { $number } céréales
        }
        [bread] { $number ->
            [one] { $number } pain
           *[other] { $number } pains
        }
        [book] { $number ->
            [one] { $number } livre
           *[other] { $number } livres
        }
       *[ring] { $number ->
            [one] { $number } chevalière
           *[other] { $number } chevalières
        }
    }.
event-paid = { $player } paie { $goodKey ->
        [wood] { $number } bois
        [gold] { $number } or
        [stone] { $number ->
            [one] { $number } pierre
           *[other] { $number } pierres
        }
        [cloth] { $number ->
            [one] { $number } étoffe
           *[other] { $number } étoffes
        }
        [grain] { $number ->
            [one] { $number } céréale
           *[other] { $number } céréales
        }
        [bread] { $number ->
            [one] { $number } pain
           *[other] { $number } pains
        }
        [book] { $number ->
            [one] { $number } livre
           *[other] { $number } livres
        }
       *[ring] { $number ->
            [one] { $number } chevalière
           *[other] { $number } chevalières
        }
    }.
event-citizens = { $player } attire { $number ->
        [one] { $number } citoyen
       *[other] { $number } citoyens
    } ({ $source }).
event-buildings = { $player } gagne { $number ->
        [one] { $number } bâtiment
       *[other] { $number } bâtiments
    } ({ $source }).
event-lost-citizen = { $player } renonce à 1 citoyen.
event-turned = Le marqueur tourne : { $dial }, désormais { $number }.
event-removed = Le marqueur s’en va : { $dial }, { $number } jusqu’à la fin.
event-gave = { $player } fait un cadeau { $resourceKey ->
        [wood] de bois
        [stone] de pierre
        [cloth] d’étoffe
       *[grain] de céréales
    }.
event-gave-away = { $player } fait une donation { $resourceKey ->
        [wood] de bois
        [stone] de pierre
        [cloth] d’étoffe
       *[grain] de céréales
    }.
event-looked = { $player } regarde { $number ->
        [one] { $number } faveur
       *[other] { $number } faveurs
    }.
event-reshuffled = Les faveurs défaussées forment une nouvelle pioche.
event-kept = { $player } garde une { $favour }.
event-cashed = { $player } rend une { $favour }.
event-took-hut = { $player } embauche un artisan : { $hut }.
event-recruited = { $player } recrute { $advisor }.
event-moved-up = Arrivée { $placeKey ->
        [castle] au château
        [cathedral] à la cathédrale
        [market] au marché
       *[site] au chantier
    } : { $advisor }.
event-used = { $player } fait appel à un conseiller : { $advisor }.
event-rose = { $player } s’élève au rang de { $rank } : une carte de { $points }.
event-victoria = Victoria attire { $stone ->
        [one] { $stone } citoyen
       *[other] { $stone } citoyens
    } pour une pierre et { $bread } pour un pain.
event-victoria-rose = Victoria s’élève au rang de { $rank } : { $points ->
        [one] { $points } citoyen
       *[other] { $points } citoyens
    }.
event-statue = { $player } reçoit la statue.
event-cards-back = Chacun reprend ses neuf cartes.
event-settled = { $player } change ses restes en { $citizens } { $citizens ->
        [one] citoyen
       *[other] citoyens
    } et { $buildings } { $buildings ->
        [one] bâtiment
       *[other] bâtiments
    }.
event-beat-victoria = { $player } bat Victoria, { $score } à { $victoria }.
event-lost-to-victoria = Victoria garde la couronne, { $victoria } à { $score }.

# Options

option-building_start = Départ des bâtiments
    .about = Plus il est bas, plus c’est difficile. 35 convient à une première partie.
option-building_start-event = selon la première carte Événement
option-informed_choice = Choix éclairé
    .about = Les neuf cartes en main : jouez-en trois par manche, reprenez-les après la troisième.
option-solo = Solo
    .about = Pour un joueur : un score à battre, ou une campagne contre Victoria.
option-solo-score = meilleur score
option-solo-campaign = campagne
option-campaign_start = Campagne : départ des bâtiments
    .about = 5 de moins après une victoire, 2 de plus après une défaite. Sans choix de votre part, la campagne reprend où la dernière partie l’a menée.
option-cathedral_token_same_visit = Faveurs immédiates
    .about = Une faveur de la cathédrale piochée pendant une visite peut être rendue pendant cette même visite.
option-favour_reshuffle = Nouvelle pioche de faveurs
    .about = Quand les faveurs défaussées redeviennent une pioche.
option-favour_reshuffle-on_need = quand une pioche en manque
option-favour_reshuffle-at_once = dès que la pioche est vide
option-victoria_court_bonus = Victoria à la cour
    .about = Victoria aussi gagne 2 citoyens de plus quand elle s’élève pendant les honneurs à la cour.

# Matériel

table-hut = Huttes
table-craftsman = Artisans
craftsman-first = votre premier
craftsman-second = votre deuxième
craftsman-third = votre troisième
craftsman-fourth = votre quatrième
table-dial = Marqueurs
table-rank = Noblesse
table-advisor = Conseillers
table-favour = Faveurs
table-occasion = Événements
column-wood = Bois
column-stone = Pierre
column-cloth = Étoffe
column-grain = Céréale
column-four-1 = À 4 : premier
column-four-2 = deuxième
column-four-3 = troisième
column-four-4 = quatrième
column-few-1 = À 2 ou 3 : premier
column-few-2 = deuxième
column-few-3 = troisième
column-printed = Imprimé
column-two-start = Sautés à 2
column-rings = Chevalières
column-gold = Or
column-first = 1re carte
column-second = 2e carte
column-third = 3e carte
column-fourth = 4e carte
column-citizens = Citoyens
column-place = Lieu
column-reward = Récompense
column-building-start = Départ des bâtiments
column-country = Campagne
column-town = Ville

# La table en mots

view-seats = Joueurs
view-goods = Biens
view-citizens = Citoyens
view-buildings = Bâtiments
view-pool = Valeur des restes
view-score = Score si la partie finissait
view-country = Campagne
view-town = Ville
view-craftsmen = Artisans embauchés
view-rank = Rang
view-crest = Citoyens de la carte de rang
view-slots = Emplacements
view-hand = Main
view-hand_size = Cartes en main
view-unplayed = Cartes pas encore jouées
view-favours = Faveurs
view-advisors = Conseillers
view-citizens_from = Citoyens par origine
view-buildings_from = Bâtiments par origine
view-round = Manche
view-first = Statue
view-occasion = Événement
view-occasions_left = Événements à venir
view-huts = Huttes
view-spaces = Conseillers en ville
view-next_advisor = Conseiller suivant
view-reserve = Conseillers en dessous
view-dials = Marqueurs
view-dials_left = Tours restants des marqueurs
view-nobility = Meilleure carte de chaque rang
view-nobility_left = Cartes restantes de chaque rang
view-pile = Faveurs dans la pioche
view-discard = Faveurs défaussées
view-looked_at = Faveurs que vous regardez
view-victoria = Citoyens de Victoria
view-victoria_rank = Rang de Victoria
view-acting = En ce moment
view-card = Carte de ce tour
view-steps = Pas de ce tour
view-card_done = Action de carte faite
view-moved = Mouvement fait
view-rose = Rang élevé
view-hired = Artisan embauché
view-recruited = Conseiller recruté
view-used = Conseillers utilisés ce tour-ci
view-owed = À payer
view-owed_any = Ressources au choix à payer
view-leave_out = Ressources à retirer

