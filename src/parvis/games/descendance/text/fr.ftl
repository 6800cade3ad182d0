# Descendance, avec L’Auberge.

title = Descendance
pitch = Quatre générations, un village : dépensez votre temps à propos, et qu’on se souvienne de vous.
length = 60–90 min
weight = Moyen

## Questions

ask-turn = { $arg ->
        [1] Une action de plus, grâce au Jongleur : prenez un cube ou puisez au puits.
        [2] Choisissez votre dernière action : le plateau est vide.
       *[other] Prenez un cube sur une case d’action, ou puisez au puits.
    }
    .other = { $player } choisit une action.
    .why = { $arg ->
        [2] Ni cube à prendre, ni cubes à payer pour la choisir ; l’action garde ses propres coûts.
       *[other] L’influence va à votre ferme ; un cube de peste coûte 2 temps. Vous pouvez ensuite faire l’action de la case.
    }
ask-well = Quelle action voulez-vous faire ?
    .other = { $player } choisit une action au puits.
    .why = Trois cubes sont payés : toute action est à vous.
ask-pay = Comment payez-vous { $arg } ?
    .other = { $player } paie.
    .why = Une pièce peut remplacer n’importe quel cube.
ask-harvest = Rentrer la récolte ?
    .other = { $player } récolte.
    .why = Il faut quelqu’un à la ferme ; la grange contient 5 sacs.
ask-family = Une naissance, ou un retour à la ferme ?
    .other = { $player } s’occupe de sa famille.
ask-crafts = Que feront vos artisans ?
    .other = { $player } choisit un artisanat.
    .why = Payez en temps, avec quelqu’un dans l’atelier ; ou payez le prix, sans personne.
ask-make = Produire aussitôt dans cet atelier : { $arg } ?
    .other = { $player } peut produire avec son nouvel artisan.
ask-travel = Qui voyage, et vers où ?
    .other = { $player } prépare un voyage.
    .why = Un voyage coûte 2 temps, un chariot et les cubes de la route.
ask-gain = Prenez un cube de votre choix.
    .other = { $player } choisit un cube.
ask-council = Entrez au conseil, montez, ou usez d’un privilège.
    .other = { $player } est au conseil.
    .why = Chaque marche coûte du temps et 2 cubes verts ou un parchemin.
ask-privilege = User d’un privilège du niveau { $arg } ou inférieur ?
    .other = { $player } peut user d’un privilège.
ask-church = Qui envoyez-vous à l’église ?
    .other = { $player } envoie quelqu’un à l’église.
    .why = Dans le sac noir, pour un cube brun ou 3 temps.
ask-inn = Que se passe-t-il à l’auberge ?
    .other = { $player } est à l’auberge.
    .why = S’attabler coûte 1 temps. Pour 1 de plus, une carte passe sous sa pile et l’une de celles qu’on voit est à vous pour son prix.
ask-card = Quel villageois invitez-vous ?
    .other = { $player } invite un villageois.
ask-death = Qui enterrez-vous ? Votre temps a passé le pont.
    .other = { $player } doit enterrer quelqu’un.
    .why = Les plus âgés partent d’abord : la { $arg } génération.
ask-moment = Autre chose avant de continuer ?
    .other = { $player } peut encore jouer une carte.
ask-opening = Le marché ouvre. Jouez-vous une carte ?
    .other = { $player } peut jouer une carte avant l’ouverture du marché.
ask-sell = Quel client servez-vous ?
    .other = { $player } est au marché.
    .why = La première vente est gratuite pour qui a ouvert le marché ; toute autre coûte un cube vert et 1 temps.
ask-closing = Le marché ferme. Jouez-vous une carte ?
    .other = { $player } peut jouer une carte à la fermeture du marché.
ask-procession = Les cloches sonnent. Jouez-vous une carte avant la messe ?
    .other = { $player } peut jouer une carte avant la messe.
ask-summon = Choisissez une figurine du sac noir.
    .other = { $player } choisit qui sort du sac noir.
ask-ransom = Payer une pièce pour faire sortir l’un des vôtres ?
    .other = { $player } peut faire sortir quelqu’un du sac noir.
    .why = Quatre figurines sortent du sac à chaque messe.
ask-climb = Avancer l’un des vôtres d’une fenêtre ?
    .other = { $player } peut avancer dans l’église.
    .why = Les sacs entre les fenêtres en sont le prix.
ask-abbot = Qui va à la fenêtre la plus à gauche ?
    .other = { $player } choisit quelqu’un dans l’église.
ask-breeder = Un cheval ou un bœuf ?
    .other = { $player } choisit une bête.
ask-herbalist = Déplacer votre marqueur de temps vers le pont ?
    .other = { $player } peut déplacer son marqueur de temps.
ask-messenger = Quelle cité reçoit votre message ?
    .other = { $player } choisit une cité.
ask-countess = Quelle pile la Comtesse consulte-t-elle ?
    .other = { $player } choisit une pile.
ask-favour = Quelle carte prenez-vous ?
    .other = { $player } choisit une carte en secret.

## Réponses

do-turn-take = Prendre { $cubeKey ->
        [plague] un cube de peste
       *[other] { $cube }
    } : { $space }
    .about = { $cubeKey ->
        [plague] Coûte 2 temps ; le cube retourne à la réserve. Puis vous pouvez faire l’action.
       *[other] Le cube est à vous. Puis vous pouvez faire l’action.
    }
do-turn-well = Puiser au puits : { $colour } et deux autres
    .about = Trois cubes d’une couleur, des pièces pouvant en remplacer deux, pour n’importe quelle action.
do-turn-well-coins = Puiser au puits avec 3 pièces
do-turn-wise-man = Jouer le Sage : { $space }
    .about = 3 prestige, et l’action sans prendre de cube.
do-turn-free = Faire l’action { $space }
    .about = Le plateau est vide : ni cube ni paiement. L’action garde ses propres coûts.
do-turn-play = Jouer { $card }
do-turn-skip = Ne rien faire
do-well = { $space }
do-pay = { $orange ->
        [0] { $green ->
        [0] { $brown ->
        [0] { $pink ->
        [0] Des cubes seulement
       *[other] Des pièces pour :
    }
       *[other] Des pièces pour :
    }
       *[other] Des pièces pour :
    }
       *[other] Des pièces pour :
    }{ $orange ->
        [0] { "" }
        [one] { " orange" }
       *[other] { " orange" } ×{ $orange }
    }{ $green ->
        [0] { "" }
        [one] { " vert" }
       *[other] { " vert" } ×{ $green }
    }{ $brown ->
        [0] { "" }
        [one] { " brun" }
       *[other] { " brun" } ×{ $brown }
    }{ $pink ->
        [0] { "" }
        [one] { " rose" }
       *[other] { " rose" } ×{ $pink }
    }
do-harvest = Récolter { $team }
    .about = { $teamKey ->
        [hands] 2 sacs.
        [horse] 3 sacs.
       *[ox] 4 sacs.
    }
do-harvest-skip = Laisser le champ
do-harvest-play = Jouer { $card }
do-family-birth = Une naissance
    .about = Le membre suivant de votre famille arrive à la ferme.
do-family-fetch = Rappeler la génération { $generationKey } : { $place }
do-family-skip = Laisser la famille comme elle est
do-family-play = Jouer { $card }
do-crafts-make = Produire { $good }
    .about = Avec du temps, par quelqu’un qui s’y trouve déjà.
do-crafts-train = Former la génération { $generationKey } : { $building }
    .about = Depuis la ferme. La formation coûte du temps ; on peut ensuite produire aussitôt.
do-crafts-buy = Acheter { $good }
    .about = Contre des cubes ou des sacs ; personne n’a besoin d’y être.
do-crafts-mill = Aller au moulin
    .about = 2 temps et 2 sacs pour 2 pièces.
do-crafts-miller = Aller au moulin avec le Meunier
    .about = 2 temps et 2 sacs pour 5 pièces.
do-crafts-skip = Pas d’artisanat
do-crafts-play = Jouer { $card }
do-make = Produire { $good }
do-make-skip = Ne rien produire
do-make-play = Jouer { $card }
do-travel-ride = { $originKey ->
        [village] Envoyer la génération { $generationKey } à { $city }
       *[other] De { $origin } à { $city }, génération { $generationKey }
    }
do-travel-toll-keeper = { $originKey ->
        [village] Péagier : la génération { $generationKey } à { $city }
       *[other] Péagier : de { $origin } à { $city }, génération { $generationKey }
    }
    .about = Ni cubes, ni temps, ni chariot.
do-travel-skip = Rester au village
do-travel-play = Jouer { $card }
do-gain = { $colour }
do-council-enter = Entrer (génération { $generationKey }) : { $payment }
    .about = Et 1 temps.
do-council-rise = Monter du niveau { $level } (génération { $generationKey }) : { $payment }
do-council-marker = Être le prochain premier joueur
do-council-cubes = Prendre 2 cubes de votre choix
do-council-good = Prendre { $good }
do-council-prestige = Donner 1 pièce pour 3 prestige
do-council-skip = Quitter le conseil
do-council-play = Jouer { $card }
do-privilege-marker = Être le prochain premier joueur
do-privilege-cubes = Prendre 2 cubes de votre choix
do-privilege-good = Prendre { $good }
do-privilege-prestige = Donner 1 pièce pour 3 prestige
do-privilege-skip = Aucun privilège
do-privilege-play = Jouer { $card }
do-church = Envoyer la génération { $generationKey } : { $fee }
do-church-skip = N’envoyer personne
do-church-play = Jouer { $card }
do-inn-lodge = Attabler la génération { $generationKey }
    .about = 1 temps.
do-inn-put-under = Glisser la carte sous la pile { $pile }
    .about = 1 temps ; puis vous invitez l’un des villageois visibles.
do-inn-skip = Quitter l’auberge
do-inn-play = Jouer { $card }
do-card = Inviter le villageois de la pile { $pile }
do-card-skip = Personne que vous puissiez payer
do-card-play = Jouer { $card }
do-death-bury = Enterrer l’un des vôtres ({ $place })
do-death-bard = Enterrer avec le Barde ({ $place })
    .about = Entre dans les archives où que l’on fût, sans y prendre de place.
do-death-play = Jouer { $card }
do-moment-juggler = Jouer le Jongleur
    .about = 2 prestige et une action de plus.
do-moment-play = Jouer { $card }
do-moment-skip = Continuer
do-opening-barker = Jouer le Bonimenteur
    .about = Aujourd’hui vous pouvez aussi servir la file d’attente.
do-opening-play = Jouer { $card }
do-opening-skip = Aucune carte
do-sell = Servir le client : { $place }
do-sell-skip = Quitter le marché
do-sell-play = Jouer { $card }
do-closing-peddler = Jouer le Camelot : prendre le client, { $stall }
    .about = Pour rien du tout.
do-closing-play = Jouer { $card }
do-closing-skip = Aucune carte
do-procession-prior = Jouer le Prieur
    .about = Personne ne peut payer ; vous choisissez les quatre figurines.
do-procession-play = Jouer { $card }
do-procession-skip = Aucune carte
do-summon-member = { $owner }, génération { $generationKey }
do-summon-monk = Un moine
do-ransom = Faire sortir la génération { $generationKey }
    .about = 1 pièce.
do-ransom-skip = Ne faire sortir personne
do-ransom-play = Jouer { $card }
do-climb = Avancer la génération { $generationKey } depuis { $window }
do-climb-skip = N’avancer personne
do-climb-play = Jouer { $card }
do-abbot = Génération { $generationKey }, { $window }
do-breeder = { $good }
do-herbalist = { $hourglass }
do-herbalist-skip = Le laisser où il est
do-messenger = { $city }
do-countess = La pile { $pile }
do-favour = { $card }

## Journal

event-starts = { $player } est premier joueur.
event-called = Un client arrive au marché : { $customer }.
event-revealed = Sur la pile { $pile } paraît { $card }.
event-new-round = Manche { $number } : { $player } commence.
event-took = { $player } prend { $cubeKey ->
        [plague] un cube de peste
       *[other] { $cube }
    } : { $space }.
event-drew-water = { $player } puise au puits : { $space }.
event-free-action = { $player } fait l’action { $space } sur le plateau vide.
event-paid = { $player } paie { $coins ->
        [0] { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }
       *[other] { $cubes ->
            [0] { $coins ->
                [one] { $coins } pièce
               *[other] { $coins } pièces
            }
           *[other] { $coins ->
                [one] { $coins } pièce
               *[other] { $coins } pièces
            } et { $cubes ->
                [one] { $cubes } cube
               *[other] { $cubes } cubes
            }
        }
    }.
event-aged = { $player } dépense { $time } temps.
event-crossed = Chez { $player }, le temps passe le pont.
event-prestige = { $player } gagne { $points } prestige.
event-harvested = { $player } récolte { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }.
event-born = Une naissance chez { $player } : { $generation } génération.
event-fetched = { $player } rappelle à la ferme la { $generation } génération : { $place }.
event-trained = { $player } forme la { $generation } génération : { $building }.
event-made = { $player } produit { $number ->
        [one] { $good }
       *[other] { $good } ({ $number })
    }.
event-bought = { $player } achète { $number ->
        [one] { $good }
       *[other] { $good } ({ $number })
    }.
event-milled = { $player } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } au moulin.
event-rode = { $player } : la { $generation } génération voyage, { $origin } – { $city }.
event-discovered = { $player } pose un marqueur sur { $city }.
event-gained-coin = { $player } reçoit une pièce.
event-gained = { $player } prend { $colour }.
event-rose = { $player } : la { $generation } génération est au niveau { $level } du conseil.
event-marked = { $player } sera premier joueur à la prochaine manche.
event-got = { $player } reçoit { $number ->
        [one] { $good }
       *[other] { $good } ({ $number })
    }.
event-donated = { $player } donne une pièce pour { $points } prestige.
event-ordained = { $player } envoie la { $generation } génération à l’église.
event-lodged = { $player } attable la { $generation } génération à l’auberge.
event-put-under = { $player } glisse { $card } sous la pile { $pile }.
event-hired = { $player } invite { $card }.
event-played = { $player } joue { $card }.
event-died = { $player } enterre quelqu’un de la { $generation } génération ({ $origin } → { $place }).
event-spared = Personne à enterrer chez { $player }.
event-opened = { $player } ouvre un jour de marché.
event-served = { $player } sert un client : { $customer } pour { $points }.
event-left-market = { $player } quitte le marché.
event-peddled = { $player } prend un client pour rien : { $customer }.
event-rang = Les cloches sonnent la messe.
event-called-out = { $player } paie une pièce pour la { $generation } génération.
event-came-out = { $player } : la { $generation } génération sort du sac et entre dans l’église.
event-monk-came = Un moine sort du sac, et y retourne.
event-climbed = { $player } : la { $generation } génération avance à { $window } pour { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }.
event-blessed = { $player } a le plus de membres dans l’église : { $points } prestige.
event-enthroned = { $player } : la { $generation } génération va à la fenêtre la plus à gauche.
event-stepped = { $player } déplace son marqueur de temps : { $hourglass }.
event-sent-word = { $player } envoie un message à { $city }.
event-favoured = { $player } prend { $card } dans la pile { $pile }.
event-favoured-hidden = { $player } prend en secret une carte de la pile { $pile }.
event-ended = La dernière place est prise par { $player } : la partie touche à sa fin.
event-last = { $player } a une dernière action.

## Noms

colour-orange = un cube orange
    .short = orange
colour-green = un cube vert
    .short = vert
colour-brown = un cube brun
    .short = brun
colour-pink = un cube rose
    .short = rose
cube-orange = un cube orange
    .about = Pouvoir : pour les ateliers et les voyages.
cube-green = un cube vert
    .about = Persuasion : pour le marché et le conseil.
cube-brown = un cube brun
    .about = Foi : pour l’église et les voyages.
cube-pink = un cube rose
    .about = Connaissance : pour les ateliers et les voyages.
cube-plague = la peste
    .about = Coûte 2 temps.
space-grain = Récolte
    .about = 2 sacs, 3 avec cheval et charrue, 4 avec bœuf et charrue ; 5 au plus dans la grange. Il faut quelqu’un à la ferme.
space-family = Famille
    .about = Une naissance, ou quelqu’un revient du plateau.
space-crafts = Artisanat
    .about = Produire ou acheter des marchandises ; au moulin, des pièces.
space-market = Marché
    .about = Un jour de marché pour tous ; votre première vente est gratuite. Il a toujours lieu.
space-travel = Voyage
    .about = 2 temps, un chariot et les cubes de la route ; la première visite d’une cité est récompensée.
space-council = Conseil
    .about = Entrer, monter d’un niveau, ou rester ; puis un privilège.
space-church = Église
    .about = Quelqu’un de la ferme entre dans le sac noir, pour un cube brun ou 3 temps.
space-inn = Auberge
    .about = Avec quelqu’un à l’auberge : 1 temps, une carte passe sous sa pile, un villageois est à vous pour son prix.
good-scroll = un parchemin
    .short = parchemin
good-horse = un cheval
    .short = cheval
good-plough = une charrue
    .short = charrue
good-ox = un bœuf
    .short = bœuf
good-wagon = un chariot
    .short = chariot
good-beer = de la bière
    .short = bière
building-wainwright = Charron
building-stable = Étable
building-scriptorium = Bibliothèque
building-smithy = Forge
building-brewery = Brasserie
city-aubray = Aubray
city-belval = Belval
city-corvan = Corvan
city-dormont = Dormont
city-estrel = Estrel
city-fermont = Fermont
stop-village = le village
stop-aubray = Aubray
stop-belval = Belval
stop-corvan = Corvan
stop-dormont = Dormont
stop-estrel = Estrel
stop-fermont = Fermont
road-village-aubray = Village – Aubray
road-village-belval = Village – Belval
road-aubray-corvan = Aubray – Corvan
road-belval-corvan = Belval – Corvan
road-aubray-dormont = Aubray – Dormont
road-belval-estrel = Belval – Estrel
road-corvan-dormont = Corvan – Dormont
road-corvan-estrel = Corvan – Estrel
road-dormont-fermont = Dormont – Fermont
road-estrel-fermont = Estrel – Fermont
section-council = Conseil
section-crafts = Artisanat
section-travel = Voyage
section-church = Église
section-farm = Ferme
generation-1 = première
generation-2 = deuxième
generation-3 = troisième
generation-4 = quatrième
customer-two-sacks = 2 sacs
customer-three-sacks = 3 sacs
customer-four-sacks = 4 sacs
customer-scroll = un parchemin
customer-wagon = un chariot
customer-plough = une charrue
customer-horse = un cheval
customer-ox = un bœuf
customer-scroll-sack = un parchemin et 1 sac
customer-wagon-sack = un chariot et 1 sac
customer-plough-sack = une charrue et 1 sac
customer-horse-two-sacks = un cheval et 2 sacs
customer-ox-two-sacks = un bœuf et 2 sacs
customer-scroll-wagon = un parchemin et un chariot
customer-plough-scroll = une charrue et un parchemin
customer-horse-wagon = un cheval et un chariot
customer-ox-plough = un bœuf et une charrue
customer-horse-scroll = un cheval et un parchemin
customer-ox-wagon = un bœuf et un chariot
customer-beer-sack = une bière et 1 sac
customer-two-beers = 2 bières
customer-beer-scroll = une bière et un parchemin
customer-two-beers-horse = 2 bières et un cheval
villager-artist = l’Artiste
    .short = Artiste
    .about = À la fin, vos morts aux archives valent 2, 5, 8, 12, 17 pour un à cinq d’entre eux, au lieu des points habituels.
villager-count = le Comte
    .short = Comte
    .about = À la fin, 2 points par cité fortifiée avec votre marqueur : Dormont, Estrel, Fermont.
villager-trickster = le Roublard
    .short = Roublard
    .about = Après tout le reste : 6 points si personne n’a moins de points que vous, sinon 3.
villager-guild-master = le Maître de guilde
    .short = Maître de guilde
    .about = À la fin, 1, 2 ou 3 cubes orange valent 2, 4 ou 6 points ; plus de trois, rien.
villager-steward = l’Intendant
    .short = Intendant
    .about = À la fin, 2 points par type de marchandise que vous avez.
villager-mayor = le Maire
    .short = Maire
    .about = À la fin, 1, 2 ou 3 cubes verts valent 2, 4 ou 6 points ; plus de trois, rien.
villager-physician = le Médecin
    .short = Médecin
    .about = À la fin, 1 point par membre vivant de votre famille, sac noir compris.
villager-nun = la Nonne
    .short = Nonne
    .about = À la fin, 1, 2 ou 3 cubes bruns valent 2, 4 ou 6 points ; plus de trois, rien.
villager-farmers-wife = la Paysanne
    .short = Paysanne
    .about = À la fin, 1 point par sac dans votre grange.
villager-scholar = l’Érudit
    .short = Érudit
    .about = À la fin, 1, 2 ou 3 cubes roses valent 2, 4 ou 6 points ; plus de trois, rien.
villager-traveller = le Voyageur
    .short = Voyageur
    .about = À la fin, vos cités valent 3, 6, 10, 15, 20, 25 pour une à six d’entre elles, au lieu des points habituels.
villager-abbot = l’Abbé
    .short = Abbé
    .about = Menez l’un des vôtres dans l’église à la fenêtre la plus à gauche, pour rien.
villager-smith = le Forgeron
    .short = Forgeron
    .about = Prenez 2 charrues.
villager-breeder = l’Éleveur
    .short = Éleveur
    .about = Prenez un cheval ou un bœuf.
villager-councillor = le Conseiller
    .short = Conseiller
    .about = Avec quelqu’un au conseil : usez de deux privilèges jusqu’à votre plus haut niveau, deux fois le même si vous voulez.
villager-day-labourer = le Journalier
    .short = Journalier
    .about = 2 prestige, et votre grange se remplit jusqu’à 5 sacs.
villager-herbalist = l’Herboriste
    .short = Herboriste
    .about = 2 prestige, et vous pouvez mener votre marqueur de temps au sablier à gauche ou à droite du pont.
villager-prodigal-son = le Fils perdu
    .short = Fils perdu
    .about = 3 prestige, et vous pouvez faire en plus une action Famille.
villager-messenger = le Messager
    .short = Messager
    .about = Posez un marqueur sur une cité où vous n’en avez pas, et prenez sa récompense.
villager-countess = la Comtesse
    .short = Comtesse
    .about = 2 prestige ; consultez une pile et prenez-y une carte, en secret et pour rien.
villager-scribe = le Scribe
    .short = Scribe
    .about = Prenez 2 parchemins.
villager-cartwright = le Fabricant de chariots
    .short = Fabricant de chariots
    .about = Prenez un chariot.
villager-bard = le Barde
    .short = Barde
    .about = Quand l’un des vôtres meurt : il entre aux archives où qu’il fût, sans y prendre de place.
villager-barker = le Bonimenteur
    .short = Bonimenteur
    .about = Au début d’un jour de marché : vous pouvez aussi servir la file d’attente.
villager-juggler = le Jongleur
    .short = Jongleur
    .about = Juste après votre action : 2 prestige et une action de plus.
villager-miller = le Meunier
    .short = Meunier
    .about = Au moulin : 5 pièces au lieu de 2.
villager-wise-man = le Sage
    .short = Sage
    .about = Au lieu de prendre un cube : 3 prestige et une action au choix.
villager-prior = le Prieur
    .short = Prieur
    .about = Au début d’une messe : personne ne peut payer, et vous choisissez les quatre figurines.
villager-peddler = le Camelot
    .short = Camelot
    .about = À la fin d’un jour de marché : prenez un client d’un étal pour rien. Pas avec le Bonimenteur.
villager-toll-keeper = le Péagier
    .short = Péagier
    .about = Avec une action Voyage : le voyage ne coûte rien.
pile-left = de gauche
pile-middle = du milieu
pile-right = de droite
market-place-stall-1 = étal 1
market-place-stall-2 = étal 2
market-place-stall-3 = étal 3
market-place-stall-4 = étal 4
market-place-stall-5 = étal 5
market-place-queue-1 = place 1 de la file
market-place-queue-2 = place 2 de la file
market-place-queue-3 = place 3 de la file
market-place-queue-4 = place 4 de la file
market-place-queue-5 = place 5 de la file
stall-1 = étal 1
stall-2 = étal 2
stall-3 = étal 3
stall-4 = étal 4
stall-5 = étal 5
team-hands = à la main
team-horse = avec cheval et charrue
team-ox = avec bœuf et charrue
payment-cubes = 2 cubes verts
payment-scroll = un parchemin
fee-cube = un cube brun
fee-time = 3 temps
level-1 = 1
level-2 = 2
level-3 = 3
level-4 = 4
window-1 = la première fenêtre
window-2 = la deuxième fenêtre
window-3 = la troisième fenêtre
window-4 = la fenêtre la plus à gauche
hourglass-left = à gauche du pont
hourglass-right = de retour à droite du pont
hourglass-across = par-dessus le pont
cost-orange-pink = un cube orange et un rose
cost-two-pink = 2 cubes roses
cost-two-orange = 2 cubes orange
cost-two-green = 2 cubes verts
cost-two-brown = 2 cubes bruns
cost-orange-brown = un cube orange et un brun
cost-orange-brown-pink = un cube orange, un brun et un rose
cost-green = un cube vert
cost-brown = un cube brun
cost-three-orange = 3 cubes orange
cost-three-green = 3 cubes verts
cost-three-brown = 3 cubes bruns
cost-three-pink = 3 cubes roses
place-unborn = pas encore né
place-farm = la ferme
place-wainwright = le charron
place-stable = l’étable
place-scriptorium = la bibliothèque
place-smithy = la forge
place-brewery = la brasserie
place-aubray = Aubray
place-belval = Belval
place-corvan = Corvan
place-dormont = Dormont
place-estrel = Estrel
place-fermont = Fermont
place-level-1 = le conseil, niveau 1
place-level-2 = le conseil, niveau 2
place-level-3 = le conseil, niveau 3
place-level-4 = le conseil, niveau 4
place-window-1 = l’église, première fenêtre
place-window-2 = l’église, deuxième fenêtre
place-window-3 = l’église, troisième fenêtre
place-window-4 = l’église, fenêtre la plus à gauche
place-inn = l’auberge
place-bag = le sac noir
place-chronicle-council = les archives, conseil
place-chronicle-crafts = les archives, artisanat
place-chronicle-travel = les archives, voyage
place-chronicle-church = les archives, église
place-chronicle-farm = les archives, ferme
place-chronicle-bard = les archives, par le chant du Barde
place-grave = une tombe anonyme
place-away = sans tombe
grave-anonymous = tombes anonymes
tally-1 = 1
tally-2 = 2
tally-3 = 3
tally-4 = 4
tally-5 = 5
tally-6 = 6

## Points, options, tableaux

score-prestige = Prestige
score-travel = Voyages
score-council = Conseil
score-church = Église
score-chronicle = Archives
score-customers = Clients
score-coins = Pièces
score-villagers = Villageois
option-inn = Avec l’auberge
    .about = Brasserie, auberge et trente cartes de villageois.
option-herbalist_crosses_bridge = L’Herboriste peut passer le pont
    .about = Outre les pas le long de la piste, le marqueur peut avancer par-dessus le pont ; quelqu’un meurt alors.
option-juggler_pays_on_empty_board = Le Jongleur peut payer sur un plateau vide
    .about = Après le dernier cube d’une manche, l’action du Jongleur peut encore se payer trois cubes d’une couleur.
end-of-game = fin de partie
any-moment = à tout moment
occasion = à l’occasion
table-space = Cubes sur les cases d’action
table-colour = Cubes de chaque couleur mis dans le sac vert
table-building = Ateliers
table-customer = Clients
table-city = Cités
table-road = Routes
table-level = Niveaux du conseil
table-window = Fenêtres de l’église, de droite à gauche
table-section = Places des archives
table-grave = Tombes
table-tally = Points des archives et des voyages
table-villager = Villageois
column-base-2 = 2 joueurs
column-base-3 = 3 joueurs
column-base-4 = 4 joueurs
column-base-5 = 5 joueurs
column-inn-2 = 2 avec l’auberge
column-inn-3 = 3 avec l’auberge
column-inn-4 = 4 avec l’auberge
column-inn-5 = 5 avec l’auberge
column-yields = Produit
column-train = Temps de formation
column-make = Temps de production
column-sacks = Sacs
column-orange = Orange
column-green = Vert
column-brown = Brun
column-pink = Rose
column-copies = Exemplaires
column-points = Points
column-scroll = Parchemin
column-horse = Cheval
column-plough = Charrue
column-ox = Bœuf
column-wagon = Chariot
column-beer = Bière
column-prestige = Prestige
column-cubes = Cubes
column-coins = Pièces
column-walls = Remparts
column-time = Temps
column-players-2 = 2 joueurs
column-players-3 = 3 joueurs
column-players-4 = 4 joueurs
column-players-5 = 5 joueurs
column-chronicle = Morts aux archives
column-artist = Avec l’Artiste
column-cities = Cités
column-traveller = Avec le Voyageur
column-when = Quand
column-beers = Bières
view-seat = Place
view-inn = Auberge
view-round = Manche
view-first = Premier joueur
view-marker = Prochain premier joueur
view-turn = Tour
view-ender = A amené la fin
view-final = Derniers tours
view-spaces = Cases d’action
view-supply = Réserve
view-bag = Sac vert
view-market = Marché
view-stalls = Étals
view-pile = Clients à venir
view-holder = Jour de marché de
view-barker = Bonimenteur
view-gone = Ont quitté le marché
view-mass = Messe
view-monks = Moines dans le sac
view-black_bag = Sac noir
view-drawn = Tirés
view-chronicle = Libres aux archives
view-places = Places des archives
view-graves = Tombes libres
view-plots = Tombes
view-tops = Villageois visibles
view-piles = Cartes des piles
view-used = Villageois joués
view-looked = Pile consultée
view-order = Son ordre
view-families = Familles
view-prestige = Prestige
view-time = Temps
view-due = Morts à régler
view-coins = Pièces
view-grain = Sacs
view-cubes = Cubes
view-goods = Marchandises
view-members = Famille
view-cities = Cités
view-cards = Cartes
view-hand = Main
view-customers = Clients
view-served = Clients servis
view-points = Points si tout finissait
