
# Descendance, avec L’Auberge.

title = Descendance
pitch = Quatre générations, un village : dépensez bien votre temps, et que l’on se souvienne de vous.
length = 60–90 min
weight = Moyen

## Questions

ask-turn = { $arg ->
        [1] Action supplémentaire du Jongleur : prenez un cube ou utilisez le puits.
        [2] Dernière action : choisissez-la, le plateau est vide.
       *[other] Prenez un cube sur une case Action, ou utilisez le puits.
    }
    .other = { $player } choisit une action.
    .why = { $arg ->
        [2] Vous choisissez sans prendre ni payer de cube ; l’action garde ses propres coûts.
       *[other] Un cube d’influence va à votre ferme ; un cube Peste coûte { $plague-time } temps. Vous pouvez ensuite faire l’action.
    }
ask-well = Quelle action faites-vous ?
    .other = { $player } choisit une action au puits.
    .why = Vous avez payé le puits : faites l’action de n’importe quelle case.
ask-pay = Prix : { $arg }. Payez-vous en cubes ou en pièces ?
    .other = { $player } choisit comment payer.
    .why = Une pièce remplace n’importe quel cube.
ask-harvest = Récoltez-vous ?
    .other = { $player } peut récolter.
    .why = Il faut un membre à la ferme, et elle contient { $barn ->
            [one] { $barn } sac
           *[other] { $barn } sacs
        } au plus.
ask-family = Une naissance, ou un retour à la ferme ?
    .other = { $player } choisit une naissance ou un retour.
ask-crafts = Former un membre, produire ou acheter ?
    .other = { $player } est dans les ateliers.
    .why = Pour payer en temps, il faut un membre dans l’atelier ; pour payer en cubes ou en sacs, non.
ask-make = Produire tout de suite { $arg-at } ?
    .other = { $player } peut produire tout de suite.
ask-travel = Qui voyage, et vers quelle cité ?
    .other = { $player } prépare un voyage.
    .why = Un voyage coûte { $trip-time } temps, un chariot et les cubes de la route.
ask-gain = Quel cube prenez-vous dans la réserve ?
    .other = { $player } choisit un cube.
ask-council = Entrez au conseil, montez d’un niveau ou utilisez un privilège.
    .other = { $player } est au conseil.
    .why = Entrer et monter coûtent du temps, et des cubes verts ou un parchemin.
ask-privilege = Utiliser un privilège (niveau { $arg } au plus) ?
    .other = { $player } peut utiliser un privilège.
ask-church = Qui envoyez-vous à l’église ?
    .other = { $player } choisit qui envoyer à l’église.
    .why = Un membre de votre ferme va dans le sac noir, pour un cube brun ou { $church-time } temps.
ask-inn = Que faites-vous à l’auberge ?
    .other = { $player } est à l’auberge.
    .why = Y placer un membre coûte { $lodging-time } temps. Puis, pour { $drinking-time } temps, glissez une carte sous sa pile et prenez-en une autre à son prix.
ask-card = Quel villageois prenez-vous ?
    .other = { $player } choisit un villageois.
ask-death = Votre marqueur de temps a passé le pont. Qui enterrez-vous ?
    .other = { $player } doit enterrer un membre de sa famille.
    .why = C’est un membre de { $arg-name } génération : votre plus ancienne génération meurt toujours d’abord.
ask-moment = Jouer un villageois avant de continuer ?
    .other = { $player } peut encore jouer une carte.
ask-opening = Le jour de marché commence. Jouer un villageois ?
    .other = { $player } peut jouer un villageois avant le jour de marché.
ask-sell = Quel client servez-vous ?
    .other = { $player } est au marché.
    .why = La première vente du joueur qui tient le marché est gratuite ; toute autre coûte un cube vert et { $sale-time } temps.
ask-closing = Le jour de marché s’achève. Jouer un villageois ?
    .other = { $player } peut jouer un villageois à la fin du jour de marché.
ask-procession = La messe commence. Jouer un villageois ?
    .other = { $player } peut jouer un villageois avant la messe.
ask-summon = Quelle figurine sortez-vous du sac noir ?
    .other = { $player } choisit les figurines qui sortent du sac noir.
ask-ransom = Payer une pièce pour sortir un membre du sac noir ?
    .other = { $player } peut sortir des membres du sac noir.
    .why = { $mass-figures ->
            [one] { $mass-figures } figurine sort
           *[other] { $mass-figures } figurines sortent
        } du sac à chaque messe ; celles que personne ne paie sont tirées au sort.
ask-climb = Avancer un membre d’une fenêtre vers la gauche ?
    .other = { $player } peut avancer des membres à l’église.
    .why = Vous payez les sacs indiqués avant la fenêtre suivante.
ask-abbot = Qui placez-vous à la fenêtre la plus à gauche ?
    .other = { $player } choisit un membre de l’église.
ask-breeder = Prenez-vous un cheval ou un bœuf ?
    .other = { $player } choisit un cheval ou un bœuf.
ask-herbalist = Déplacer votre marqueur de temps au bord du pont ?
    .other = { $player } peut déplacer son marqueur de temps.
ask-messenger = Sur quelle cité posez-vous un marqueur ?
    .other = { $player } choisit une cité.
ask-countess = Quelle pile consultez-vous ?
    .other = { $player } choisit la pile que la Comtesse consulte.
ask-favour = Quelle carte prenez-vous ?
    .other = { $player } choisit une carte en secret.

## Réponses

do-turn-take = { $space } : prendre { $cube-a }
    .about = { $cubeKey ->
        [plague] Coûte { $plague-time } temps ; le cube retourne à la réserve.
       *[other] Le cube va à votre ferme.
    } { $spaceKey ->
        [market] Le jour de marché a lieu dans tous les cas.
       *[other] Vous pouvez ensuite faire l’action.
    }
do-turn-well = Utiliser le puits avec des cubes { $colour-plural }
    .about = { $well-cubes ->
            [one] { $well-cubes } cube
           *[other] { $well-cubes } cubes
        } de même couleur pour une action au choix ; des pièces remplacent ceux qui manquent.
do-turn-well-coins = Utiliser le puits avec { $well-cubes ->
            [one] { $well-cubes } pièce
           *[other] { $well-cubes } pièces
        }
do-turn-wise-man = Jouer le Sage : { $space }
    .about = Vous gagnez { $wise-man-prestige ->
        [one] { $wise-man-prestige } point de prestige
       *[other] { $wise-man-prestige } points de prestige
    } et faites l’action sans prendre de cube.
do-turn-free = Faire l’action { $space }
    .about = Vous ne prenez pas de cube ; l’action garde ses propres coûts.
do-turn-play = Jouer { $card-the }
do-turn-skip = Ne faire aucune action
do-well = { $space }
do-pay = { $orange ->
        [0] { $green ->
            [0] { $brown ->
                [0] { $pink ->
                    [0] Payer tout en cubes
                   *[other] Payer en pièces : { $list }
                }
               *[other] Payer en pièces : { $list }
            }
           *[other] Payer en pièces : { $list }
        }
       *[other] Payer en pièces : { $list }
    }
do-harvest = Récolter { $team }
    .about = { $teamKey ->
        [hands] { $harvest-hands ->
            [one] { $harvest-hands } sac
           *[other] { $harvest-hands } sacs
        }, dans la limite de la ferme.
        [horse] { $harvest-horse ->
            [one] { $harvest-horse } sac
           *[other] { $harvest-horse } sacs
        }, dans la limite de la ferme.
       *[ox] { $harvest-ox ->
            [one] { $harvest-ox } sac
           *[other] { $harvest-ox } sacs
        }, dans la limite de la ferme.
    }
do-harvest-skip = Ne pas récolter
do-harvest-play = Jouer { $card-the }
do-family-birth = Naissance : un nouveau membre à la ferme
    .about = Un membre de la plus petite génération encore à naître arrive à la ferme.
do-family-fetch = Rappeler le membre { $place-of } ({ $generation-name } génération)
do-family-skip = Ni naissance ni retour
do-family-play = Jouer { $card-the }
do-crafts-make = { good-made } : { make-time }
    .about = Un de vos membres travaille à l’atelier.
good-made = Produire { $good-a }
make-time =
    { $goodKey ->
        [scroll] { $building-scriptorium-make }
        [plough] { $building-smithy-make }
        [wagon] { $building-wainwright-make }
        [beer] { $building-brewery-make }
       *[other] { $building-stable-make }
    } temps
do-crafts-train = Former un membre de { $generation-name } génération { $building-at }
    .about = { $building-train } temps. Vous pouvez ensuite produire aussitôt pour { $building-make } temps.
do-crafts-buy = Acheter { $good-a } : { buy-price }
    .about = Il n’est pas nécessaire d’avoir un membre à l’atelier.
buy-price =
    { $goodKey ->
        [scroll] { $building-scriptorium-pink ->
            [one] { $building-scriptorium-pink } cube rose
           *[other] { $building-scriptorium-pink } cubes roses
        }
        [plough] { $building-smithy-orange ->
            [one] { $building-smithy-orange } cube orange
           *[other] { $building-smithy-orange } cubes orange
        }
        [wagon] { $building-wainwright-orange ->
            [one] { $building-wainwright-orange } cube orange
           *[other] { $building-wainwright-orange } cubes orange
        } et { $building-wainwright-pink ->
            [one] { $building-wainwright-pink } cube rose
           *[other] { $building-wainwright-pink } cubes roses
        }
        [beer] { $building-brewery-sacks ->
            [one] { $building-brewery-sacks } sac
           *[other] { $building-brewery-sacks } sacs
        }
       *[other] { $building-stable-sacks ->
            [one] { $building-stable-sacks } sac
           *[other] { $building-stable-sacks } sacs
        }
    }
do-crafts-mill = Aller au moulin
    .about = { $mill-time } temps et { $mill-grain ->
        [one] { $mill-grain } sac
       *[other] { $mill-grain } sacs
    } → { $mill-coins ->
        [one] { $mill-coins } pièce
       *[other] { $mill-coins } pièces
    }.
do-crafts-miller = Aller au moulin avec le Meunier
    .about = { $mill-time } temps et { $mill-grain ->
        [one] { $mill-grain } sac
       *[other] { $mill-grain } sacs
    } → { $miller-coins ->
        [one] { $miller-coins } pièce
       *[other] { $miller-coins } pièces
    }.
do-crafts-skip = Ne rien produire ni acheter
do-crafts-play = Jouer { $card-the }
do-make = { good-made } : { $arg-make } temps
do-make-skip = Ne rien produire maintenant
do-make-play = Jouer { $card-the }
do-travel-ride = { $originKey ->
        [village] Envoyer un membre de { $generation-name } génération à { $city }
       *[other] Envoyer un membre de { $generation-name } génération { $origin-of } à { $city }
    }
    .about =
        { $trip-time } temps, un chariot et les cubes de la route. À la première visite de votre famille : { $city-prestige ->
            [0] { $city-cubes ->
                [0] { $city-coins ->
                    [one] { $city-coins } pièce
                   *[other] { $city-coins } pièces
                }
                [one] { $city-cubes } cube au choix
               *[other] { $city-cubes } cubes au choix
            }
            [one] { $city-prestige } point de prestige
           *[other] { $city-prestige } points de prestige
        }.
do-travel-toll-keeper = { $originKey ->
        [village] Péagier : envoyer un membre de { $generation-name } génération à { $city }
       *[other] Péagier : un membre de { $generation-name } génération va { $origin-of } à { $city }
    }
    .about = Le voyage est gratuit : ni temps, ni chariot, ni cubes.
do-travel-skip = Ne pas voyager
do-travel-play = Jouer { $card-the }
do-gain = { $colour-A }
do-council-enter = Entrer avec un membre de { $generation-name } génération : { $payment }
    .about = Coûte aussi { $level-1-time } temps.
do-council-rise = Monter du niveau { $level } avec un membre de { $generation-name } génération : { $payment }
do-council-marker = Devenir le prochain premier joueur
do-council-cubes = Prendre { $council-cubes ->
            [one] { $council-cubes } cube
           *[other] { $council-cubes } cubes
        } au choix
do-council-good = Prendre { $good-a }
do-council-prestige = Une pièce → { $council-prestige ->
        [one] { $council-prestige } point de prestige
       *[other] { $council-prestige } points de prestige
    }
do-council-skip = Ne rien faire de plus
do-council-play = Jouer { $card-the }
do-privilege-marker = Devenir le prochain premier joueur
do-privilege-cubes = Prendre { $council-cubes ->
            [one] { $council-cubes } cube
           *[other] { $council-cubes } cubes
        } au choix
do-privilege-good = Prendre { $good-a }
do-privilege-prestige = Une pièce → { $council-prestige ->
        [one] { $council-prestige } point de prestige
       *[other] { $council-prestige } points de prestige
    }
do-privilege-skip = N’utiliser aucun privilège
do-privilege-play = Jouer { $card-the }
do-church = Envoyer un membre de { $generation-name } génération : { $fee }
do-church-skip = N’envoyer personne
do-church-play = Jouer { $card-the }
do-inn-lodge = Placer un membre de { $generation-name } génération à l’auberge
    .about = { $lodging-time } temps.
do-inn-put-under = Glisser la carte { $pile } sous sa pile
    .there = Glisser { $pile-there-the } sous sa pile
    .about = { $drinking-time } temps ; vous prenez ensuite un villageois à son prix.
do-inn-skip = Ne rien faire de plus
do-inn-play = Jouer { $card-the }
do-card = Prendre le villageois visible de la pile { $pile }
    .there = Prendre { $pile-there-the }{ $pile-there-coins ->
        [0] { $pile-there-beers ->
            [0] { " gratuitement" }
           *[other] { " : " }{ $pile-there-list }
        }
       *[other] { " : " }{ $pile-there-list }
    }
do-card-skip = Ne prendre personne, faute de pouvoir payer
do-card-play = Jouer { $card-the }
do-death-bury = Enterrer le membre { $place-of }
    .about = Aux Archives s’il y reste une place pour ce lieu. Sinon, ou depuis l’auberge : une tombe anonyme, qui ne rapporte rien.
do-death-bard = Barde : enterrer le membre { $place-of }
    .about = Le membre entre aux Archives sans prendre de place.
do-death-play = Jouer { $card-the }
do-moment-juggler = Jouer le Jongleur
    .about = Vous gagnez { $juggler-prestige ->
        [one] { $juggler-prestige } point de prestige
       *[other] { $juggler-prestige } points de prestige
    } et faites une action de plus.
do-moment-play = Jouer { $card-the }
do-moment-skip = Ne rien jouer
do-opening-barker = Jouer le Bonimenteur
    .about = Ce jour de marché, vous pouvez aussi servir la file d’attente.
do-opening-play = Jouer { $card-the }
do-opening-skip = Ne rien jouer
do-sell = Servir le client { $place-of }
    .there = Servir le client qui veut { $place-there } : { $place-there-points ->
        [one] { $place-there-points } point
       *[other] { $place-there-points } points
    }
do-sell-skip = Quitter le marché
do-sell-play = Jouer { $card-the }
do-closing-peddler = Camelot : prendre gratuitement le client { $stall-of }
    .about = Vous gardez la tuile et ses points, sans rien payer.
do-closing-play = Jouer { $card-the }
do-closing-skip = Ne rien jouer
do-procession-prior = Jouer le Prieur
    .about = Personne ne peut payer pour ses membres ; vous choisissez les { $mass-figures ->
            [one] { $mass-figures } figurine
           *[other] { $mass-figures } figurines
        }.
do-procession-play = Jouer { $card-the }
do-procession-skip = Ne rien jouer
do-summon-member = { $owner } : un membre de { $generation-name } génération
do-summon-monk = Un moine
do-ransom = Sortir un membre de { $generation-name } génération du sac
    .about = Cela coûte une pièce.
do-ransom-skip = Ne payer pour personne
do-ransom-play = Jouer { $card-the }
do-climb =
    Avancer le membre de { $generation-name } génération depuis { $window } : { $window-sacks ->
        [one] { $window-sacks } sac
       *[other] { $window-sacks } sacs
    }
do-climb-skip = N’avancer personne
do-climb-play = Jouer { $card-the }
do-abbot = Le membre { $window-of } ({ $generation-name } génération)
do-breeder = Prendre { $good-a }
do-herbalist = Le déplacer { $hourglass }
do-herbalist-skip = Laisser le marqueur où il est
do-messenger = { $city }
do-countess = La pile { $pile }
do-favour = Prendre { $card-the }

## Journal

event-starts = { $player } commence la partie.
event-called = Nouveau client dans la file d’attente : il veut { $customer }.
event-revealed = { $card-The } est maintenant sur la pile { $pile }.
event-new-round = Manche { $number } : { $player } commence.
event-took = { $player } prend { $cube-a } sur la case { $space }.
event-drew-water = { $player } utilise le puits : { $space }.
event-free-action = Sans prendre de cube, { $player } fait l’action { $space }.
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
event-crossed = Le marqueur de temps { $player-of } passe le pont.
event-prestige = { $player } gagne { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }.
event-harvested = { $player } récolte { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }.
event-born = Naissance chez { $player } : un membre de { $generation-name } génération.
event-fetched = { $player } rappelle à la ferme un membre de { $generation-name } génération venu { $place-of }.
event-trained = { $player } forme un membre de { $generation-name } génération { $building-at }.
event-made = { $player } produit { $good-amount }.
event-bought = { $player } achète { $good-amount }.
event-milled = { $player } reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } au moulin.
event-rode = { $originKey ->
        [village] { $player } envoie un membre de { $generation-name } génération à { $city }.
       *[other] { $player } envoie un membre de { $generation-name } génération { $origin-of } à { $city }.
    }
event-discovered = { $player } pose un marqueur sur { $city }.
event-gained-coin = { $player } reçoit une pièce.
event-gained = { $player } prend { $colour-a } dans la réserve.
event-rose = { $player } place un membre de { $generation-name } génération au niveau { $level } du conseil.
event-marked = { $player } commencera la prochaine manche.
event-got = { $player } reçoit { $good-amount }.
event-donated = { $player } paie une pièce et gagne { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }.
event-ordained = { $player } envoie un membre de { $generation-name } génération à l’église.
event-lodged = { $player } place un membre de { $generation-name } génération à l’auberge.
event-put-under = { $player } glisse { $card-the } sous la pile { $pile }.
event-hired = { $player } prend { $card-the }.
event-played = { $player } joue { $card-the }.
event-died = { $placeKey ->
        [grave] { $player } enterre dans une tombe anonyme un membre de { $generation-name } génération venu { $origin-of }.
        [away] Il n’y a plus de place : { $player } retire du jeu un membre de { $generation-name } génération.
        [chronicle-bard] { $player } inscrit un membre de { $generation-name } génération aux Archives grâce au Barde.
       *[other] { $player } inscrit aux Archives un membre de { $generation-name } génération venu { $origin-of }.
    }
event-spared = { $player } n’a aucun membre qui puisse mourir : personne ne meurt.
event-opened = { $player } tient un jour de marché.
event-served = { $player } sert le client qui veut { $customer } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-left-market = { $player } quitte le marché.
event-peddled = { $player } prend gratuitement le client qui veut { $customer }.
event-rang = Les cloches sonnent la messe.
event-called-out = { $player } paie une pièce : un membre de { $generation-name } génération passe du sac à l’église.
event-came-out = Un membre { $player-of }, de { $generation-name } génération, est tiré du sac et entre à l’église.
event-monk-came = Un moine est tiré et retourne dans le sac.
event-climbed = { $player } avance un membre de { $generation-name } génération jusqu’à { $window } pour { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }.
event-blessed = { $player } l’emporte à l’église et gagne { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }.
event-enthroned = { $player } place un membre de { $generation-name } génération à la fenêtre la plus à gauche.
event-stepped = { $player } déplace son marqueur de temps { $hourglass }.
event-sent-word = { $player } envoie un messager à { $city }.
event-favoured = { $player } prend { $card-the } dans la pile { $pile }.
event-favoured-hidden = { $player } prend en secret une carte de la pile { $pile }.
event-ended = Un défunt { $player-of } prend la dernière place : la fin de la partie approche.
event-last = { $player } a encore une dernière action.

## Noms

colour-orange = cube orange
    .short = orange
    .the = le cube orange
    .gender = m
    .plural = orange
colour-green = cube vert
    .short = vert
    .the = le cube vert
    .gender = m
    .plural = verts
colour-brown = cube brun
    .short = brun
    .the = le cube brun
    .gender = m
    .plural = bruns
colour-pink = cube rose
    .short = rose
    .the = le cube rose
    .gender = m
    .plural = roses
cube-orange = cube orange
    .about = Pouvoir : pour les ateliers et les voyages.
    .the = le cube orange
    .gender = m
cube-green = cube vert
    .about = Persuasion : pour le marché et le conseil.
    .the = le cube vert
    .gender = m
cube-brown = cube brun
    .about = Foi : pour l’église et les voyages.
    .the = le cube brun
    .gender = m
cube-pink = cube rose
    .about = Connaissance : pour les ateliers et les voyages.
    .the = le cube rose
    .gender = m
cube-plague = cube Peste
    .about = Coûte { $plague-time } temps.
    .the = le cube Peste
    .gender = m
space-grain = Récolte
    .about = { $harvest-hands ->
            [one] { $harvest-hands } sac
           *[other] { $harvest-hands } sacs
        }, { $harvest-horse } avec un cheval et une charrue, { $harvest-ox } avec un bœuf et une charrue ; { $barn } au plus en tout. Il faut un membre à la ferme.
space-family = Famille
    .about = Une naissance, ou un membre revient à la ferme.
space-crafts = Artisanat
    .about = Produisez ou achetez une marchandise, ou recevez des pièces au moulin.
space-market = Marché
    .about = Un jour de marché pour tous ; votre première vente est gratuite. Il a toujours lieu.
space-travel = Voyage
    .about = { $trip-time } temps, un chariot et les cubes de la route. Chaque cité récompense votre première visite.
space-council = Conseil
    .about = Entrez, montez d’un niveau ou restez ; puis utilisez un privilège.
space-church = Église
    .about = Un membre de votre ferme va dans le sac noir, pour un cube brun ou { $church-time } temps.
space-inn = Auberge
    .about = Si vous avez un membre à l’auberge, dépensez { $drinking-time } temps, glissez une carte sous sa pile, puis prenez un villageois à son prix.
n-coins = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
n-beers = { $n ->
        [one] { $n } bière
       *[other] { $n } bières
    }
n-orange = { $n ->
        [one] { $n } cube orange
       *[other] { $n } cubes orange
    }
n-green = { $n ->
        [one] { $n } cube vert
       *[other] { $n } cubes verts
    }
n-brown = { $n ->
        [one] { $n } cube brun
       *[other] { $n } cubes bruns
    }
n-pink = { $n ->
        [one] { $n } cube rose
       *[other] { $n } cubes roses
    }
good-scroll = parchemin
    .about = Se fait à la bibliothèque. Des clients en demandent.
    .short = parchemin
    .n = { $n ->
        [one] { $n } parchemin
       *[other] { $n } parchemins
    }
    .the = le parchemin
    .gender = m
good-horse = cheval
    .about = S’élève à l’étable. Des clients en demandent ; avec une charrue, il fait rentrer plus de grain à la récolte.
    .short = cheval
    .n = { $n ->
        [one] { $n } cheval
       *[other] { $n } chevaux
    }
    .the = le cheval
    .gender = m
good-plough = charrue
    .about = Vient de la forge. Des clients en demandent ; avec un cheval ou un bœuf, elle fait rentrer plus de grain à la récolte.
    .short = charrue
    .n = { $n ->
        [one] { $n } charrue
       *[other] { $n } charrues
    }
    .the = la charrue
    .gender = f
good-ox = bœuf
    .about = S’élève à l’étable. Des clients en demandent ; avec une charrue, c’est lui qui fait rentrer le plus de grain à la récolte.
    .short = bœuf
    .n = { $n ->
        [one] { $n } bœuf
       *[other] { $n } bœufs
    }
    .the = le bœuf
    .gender = m
good-wagon = chariot
    .about = Vient de chez le charron. Des clients en demandent, et chaque voyage en coûte un.
    .short = chariot
    .n = { $n ->
        [one] { $n } chariot
       *[other] { $n } chariots
    }
    .the = le chariot
    .gender = m
good-beer = bière
    .about = Vient de la brasserie. Des clients en demandent ; elle paie les villageois de l’auberge.
    .short = bière
    .n = { $n ->
        [one] { $n } bière
       *[other] { $n } bières
    }
    .the = la bière
    .gender = f
building-wainwright = Charron
    .the = le charron
    .gender = m
    .at = chez le charron
    .of = de chez le charron
building-stable = Étable
    .the = l’étable
    .gender = f
building-scriptorium = Bibliothèque
    .the = la bibliothèque
    .gender = f
building-smithy = Forge
    .the = la forge
    .gender = f
building-brewery = Brasserie
    .the = la brasserie
    .gender = f
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
generation-1 = génération 1
    .name = 1re
generation-2 = génération 2
    .name = 2e
generation-3 = génération 3
    .name = 3e
generation-4 = génération 4
    .name = 4e
customer-two-sacks = { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }
customer-three-sacks = { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }
customer-four-sacks = { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }
customer-scroll = un parchemin
customer-wagon = un chariot
customer-plough = une charrue
customer-horse = un cheval
customer-ox = un bœuf
customer-scroll-sack = un parchemin et { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }
customer-wagon-sack = un chariot et { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }
customer-plough-sack = une charrue et { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }
customer-horse-two-sacks = un cheval et { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }
customer-ox-two-sacks = un bœuf et { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }
customer-scroll-wagon = un parchemin et un chariot
customer-plough-scroll = une charrue et un parchemin
customer-horse-wagon = un cheval et un chariot
customer-ox-plough = un bœuf et une charrue
customer-horse-scroll = un cheval et un parchemin
customer-ox-wagon = un bœuf et un chariot
customer-beer-sack = une bière et { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }
customer-two-beers = { $beer ->
        [one] { $beer } bière
       *[other] { $beer } bières
    }
customer-beer-scroll = une bière et un parchemin
customer-two-beers-horse = { $beer ->
        [one] { $beer } bière
       *[other] { $beer } bières
    } et un cheval
villager-artist = Artiste
    .short = Artiste
    .about = À la fin, { $tally-1-artist }, { $tally-2-artist }, { $tally-3-artist }, { $tally-4-artist } ou { $tally-5-artist ->
            [one] { $tally-5-artist } point
           *[other] { $tally-5-artist } points
        } selon le nombre de vos membres aux Archives, au lieu des points habituels.
    .the = l’Artiste
    .gender = m
villager-count = Comte
    .short = Comte
    .about = À la fin, { $count-points ->
            [one] { $count-points } point
           *[other] { $count-points } points
        } par cité fortifiée qui porte votre marqueur.
    .the = le Comte
    .gender = m
villager-trickster = Roublard
    .short = Roublard
    .about = Après le décompte de tous les autres points : { $trickster-last ->
            [one] { $trickster-last } point
           *[other] { $trickster-last } points
        } si personne n’en a moins que vous, sinon { $trickster-points }.
    .the = le Roublard
    .gender = m
villager-guild-master = Maître de guilde
    .short = Maître de guilde
    .about = À la fin, selon le nombre de vos cubes orange : { $cube-card-1 }, { $cube-card-2 } ou { $cube-card-3 ->
            [one] { $cube-card-3 } point
           *[other] { $cube-card-3 } points
        } ; rien si vous en avez davantage.
    .the = le Maître de guilde
    .gender = m
villager-steward = Intendant
    .short = Intendant
    .about = À la fin, { $steward-points ->
            [one] { $steward-points } point
           *[other] { $steward-points } points
        } par sorte de marchandise que vous possédez.
    .the = l’Intendant
    .gender = m
villager-mayor = Maire
    .short = Maire
    .about = À la fin, selon le nombre de vos cubes verts : { $cube-card-1 }, { $cube-card-2 } ou { $cube-card-3 ->
            [one] { $cube-card-3 } point
           *[other] { $cube-card-3 } points
        } ; rien si vous en avez davantage.
    .the = le Maire
    .gender = m
villager-physician = Médecin
    .short = Médecin
    .about = À la fin, un point par membre vivant de votre famille, sac noir compris.
    .the = le Médecin
    .gender = m
villager-nun = Nonne
    .short = Nonne
    .about = À la fin, selon le nombre de vos cubes bruns : { $cube-card-1 }, { $cube-card-2 } ou { $cube-card-3 ->
            [one] { $cube-card-3 } point
           *[other] { $cube-card-3 } points
        } ; rien si vous en avez davantage.
    .the = la Nonne
    .gender = f
villager-farmers-wife = Paysanne
    .short = Paysanne
    .about = À la fin, un point par sac que vous possédez.
    .the = la Paysanne
    .gender = f
villager-scholar = Érudit
    .short = Érudit
    .about = À la fin, selon le nombre de vos cubes roses : { $cube-card-1 }, { $cube-card-2 } ou { $cube-card-3 ->
            [one] { $cube-card-3 } point
           *[other] { $cube-card-3 } points
        } ; rien si vous en avez davantage.
    .the = l’Érudit
    .gender = m
villager-traveller = Voyageur
    .short = Voyageur
    .about = À la fin, { $tally-1-traveller }, { $tally-2-traveller }, { $tally-3-traveller }, { $tally-4-traveller }, { $tally-5-traveller } ou { $tally-6-traveller ->
            [one] { $tally-6-traveller } point
           *[other] { $tally-6-traveller } points
        } selon le nombre de vos cités, au lieu des points habituels.
    .the = le Voyageur
    .gender = m
villager-abbot = Abbé
    .short = Abbé
    .about = Avancez gratuitement un de vos membres de l’église jusqu’à la fenêtre la plus à gauche.
    .the = l’Abbé
    .gender = m
villager-smith = Forgeron
    .short = Forgeron
    .about = Prenez { $smith-ploughs ->
            [one] { $smith-ploughs } charrue
           *[other] { $smith-ploughs } charrues
        }.
    .the = le Forgeron
    .gender = m
villager-breeder = Éleveur
    .short = Éleveur
    .about = Prenez un cheval ou un bœuf.
    .the = l’Éleveur
    .gender = m
villager-councillor = Conseiller
    .short = Conseiller
    .about = Si vous avez un membre au conseil, utilisez un privilège de son niveau ou d’un niveau inférieur, puis un second, ou le même encore une fois.
    .the = le Conseiller
    .gender = m
villager-day-labourer = Journalier
    .short = Journalier
    .about = Vous gagnez { $day-labourer-prestige ->
        [one] { $day-labourer-prestige } point de prestige
       *[other] { $day-labourer-prestige } points de prestige
    } et complétez vos sacs à { $barn }.
    .the = le Journalier
    .gender = m
villager-herbalist = Herboriste
    .short = Herboriste
    .about = { $herbalist-prestige ->
        [one] { $herbalist-prestige } point de prestige
       *[other] { $herbalist-prestige } points de prestige
    }, et vous pouvez placer votre marqueur de temps sur le sablier à gauche ou à droite du pont.
    .the = l’Herboriste
    .gender = m
villager-prodigal-son = Fils perdu
    .short = Fils perdu
    .about = { $prodigal-son-prestige ->
        [one] { $prodigal-son-prestige } point de prestige
       *[other] { $prodigal-son-prestige } points de prestige
    }, et vous pouvez faire une action Famille.
    .the = le Fils perdu
    .gender = m
villager-messenger = Messager
    .short = Messager
    .about = Placez un marqueur sur une cité où vous n’en avez pas, et recevez sa récompense.
    .the = le Messager
    .gender = m
villager-countess = Comtesse
    .short = Comtesse
    .about = { $countess-prestige ->
        [one] { $countess-prestige } point de prestige
       *[other] { $countess-prestige } points de prestige
    }. Regardez une pile et prenez-en une carte, en secret et gratuitement.
    .the = la Comtesse
    .gender = f
villager-scribe = Scribe
    .short = Scribe
    .about = Prenez { $scribe-scrolls ->
            [one] { $scribe-scrolls } parchemin
           *[other] { $scribe-scrolls } parchemins
        }.
    .the = le Scribe
    .gender = m
villager-cartwright = Fabricant de chariots
    .short = Fabricant de chariots
    .about = Prenez un chariot.
    .the = le Fabricant de chariots
    .gender = m
villager-bard = Barde
    .short = Barde
    .about = Quand un de vos membres meurt, il entre aux Archives sans y prendre de place.
    .the = le Barde
    .gender = m
villager-barker = Bonimenteur
    .short = Bonimenteur
    .about = Au début d’un jour de marché : pendant ce marché, vous pouvez aussi servir la file d’attente.
    .the = le Bonimenteur
    .gender = m
villager-juggler = Jongleur
    .short = Jongleur
    .about = Juste après votre action : { $juggler-prestige ->
        [one] { $juggler-prestige } point de prestige
       *[other] { $juggler-prestige } points de prestige
    } et une action de plus.
    .the = le Jongleur
    .gender = m
villager-miller = Meunier
    .short = Meunier
    .about = Au moulin : { $miller-coins ->
            [one] { $miller-coins } pièce
           *[other] { $miller-coins } pièces
        } au lieu de { $mill-coins }.
    .the = le Meunier
    .gender = m
villager-wise-man = Sage
    .short = Sage
    .about = Au lieu de prendre un cube : { $wise-man-prestige ->
        [one] { $wise-man-prestige } point de prestige
       *[other] { $wise-man-prestige } points de prestige
    } et une action au choix.
    .the = le Sage
    .gender = m
villager-prior = Prieur
    .short = Prieur
    .about = Au début d’une messe : personne ne peut payer pour ses membres, et vous choisissez les { $mass-figures ->
            [one] { $mass-figures } figurine
           *[other] { $mass-figures } figurines
        }.
    .the = le Prieur
    .gender = m
villager-peddler = Camelot
    .short = Camelot
    .about = À la fin d’un jour de marché, prenez gratuitement le client d’un étal, sauf si vous avez joué le Bonimenteur ce jour-là.
    .the = le Camelot
    .gender = m
villager-toll-keeper = Péagier
    .short = Péagier
    .about = Avec une action Voyage : ce voyage est gratuit.
    .the = le Péagier
    .gender = m
pile-left = de gauche
pile-middle = du milieu
pile-right = de droite
market-place-stall-1 = étal 1
    .the = l’étal 1
    .gender = m
market-place-stall-2 = étal 2
    .the = l’étal 2
    .gender = m
market-place-stall-3 = étal 3
    .the = l’étal 3
    .gender = m
market-place-stall-4 = étal 4
    .the = l’étal 4
    .gender = m
market-place-stall-5 = étal 5
    .the = l’étal 5
    .gender = m
market-place-queue-1 = place 1 de la file d’attente
    .the = la place 1 de la file d’attente
    .gender = f
market-place-queue-2 = place 2 de la file d’attente
    .the = la place 2 de la file d’attente
    .gender = f
market-place-queue-3 = place 3 de la file d’attente
    .the = la place 3 de la file d’attente
    .gender = f
market-place-queue-4 = place 4 de la file d’attente
    .the = la place 4 de la file d’attente
    .gender = f
market-place-queue-5 = place 5 de la file d’attente
    .the = la place 5 de la file d’attente
    .gender = f
stall-1 = étal 1
    .the = l’étal 1
    .gender = m
stall-2 = étal 2
    .the = l’étal 2
    .gender = m
stall-3 = étal 3
    .the = l’étal 3
    .gender = m
stall-4 = étal 4
    .the = l’étal 4
    .gender = m
stall-5 = étal 5
    .the = l’étal 5
    .gender = m
team-hands = à la main
team-horse = avec un cheval et une charrue
team-ox = avec un bœuf et une charrue
payment-cubes = { $cost-two-green-green ->
        [one] { $cost-two-green-green } cube vert
       *[other] { $cost-two-green-green } cubes verts
    }
payment-scroll = un parchemin
fee-cube = un cube brun
fee-time = { $church-time } temps
level-1 = 1
level-2 = 2
level-3 = 3
level-4 = 4
window-1 = la première fenêtre
window-2 = la deuxième fenêtre
window-3 = la troisième fenêtre
window-4 = la fenêtre la plus à gauche
hourglass-left = sur le dernier sablier, à gauche du pont
hourglass-right = sur le premier sablier, à droite du pont
hourglass-across = sur le premier sablier, en passant le pont
cost-orange-pink = { $orange ->
        [one] { $orange } cube orange
       *[other] { $orange } cubes orange
    } et { $pink ->
        [one] { $pink } cube rose
       *[other] { $pink } cubes roses
    }
cost-two-pink = { $pink ->
        [one] { $pink } cube rose
       *[other] { $pink } cubes roses
    }
cost-two-orange = { $orange ->
        [one] { $orange } cube orange
       *[other] { $orange } cubes orange
    }
cost-two-green = { $green ->
        [one] { $green } cube vert
       *[other] { $green } cubes verts
    }
cost-two-brown = { $brown ->
        [one] { $brown } cube brun
       *[other] { $brown } cubes bruns
    }
cost-orange-brown = { $orange ->
        [one] { $orange } cube orange
       *[other] { $orange } cubes orange
    } et { $brown ->
        [one] { $brown } cube brun
       *[other] { $brown } cubes bruns
    }
cost-orange-brown-pink = { $orange ->
        [one] { $orange } cube orange
       *[other] { $orange } cubes orange
    }, { $brown ->
        [one] { $brown } cube brun
       *[other] { $brown } cubes bruns
    } et { $pink ->
        [one] { $pink } cube rose
       *[other] { $pink } cubes roses
    }
cost-green = { $green ->
        [one] { $green } cube vert
       *[other] { $green } cubes verts
    }
cost-brown = { $brown ->
        [one] { $brown } cube brun
       *[other] { $brown } cubes bruns
    }
cost-three-orange = { $orange ->
        [one] { $orange } cube orange
       *[other] { $orange } cubes orange
    }
cost-three-green = { $green ->
        [one] { $green } cube vert
       *[other] { $green } cubes verts
    }
cost-three-brown = { $brown ->
        [one] { $brown } cube brun
       *[other] { $brown } cubes bruns
    }
cost-three-pink = { $pink ->
        [one] { $pink } cube rose
       *[other] { $pink } cubes roses
    }
place-unborn = pas encore né
place-farm = la ferme
    .the = la ferme
place-wainwright = le charron
    .the = le charron
    .of = de chez le charron
place-stable = l’étable
    .the = l’étable
place-scriptorium = la bibliothèque
    .the = la bibliothèque
place-smithy = la forge
    .the = la forge
place-brewery = la brasserie
    .the = la brasserie
place-aubray = Aubray
place-belval = Belval
place-corvan = Corvan
place-dormont = Dormont
place-estrel = Estrel
place-fermont = Fermont
place-level-1 = le conseil, niveau 1
    .the = le niveau 1 du conseil
place-level-2 = le conseil, niveau 2
    .the = le niveau 2 du conseil
place-level-3 = le conseil, niveau 3
    .the = le niveau 3 du conseil
place-level-4 = le conseil, niveau 4
    .the = le niveau 4 du conseil
place-window-1 = l’église, première fenêtre
    .the = la première fenêtre de l’église
place-window-2 = l’église, deuxième fenêtre
    .the = la deuxième fenêtre de l’église
place-window-3 = l’église, troisième fenêtre
    .the = la troisième fenêtre de l’église
place-window-4 = l’église, fenêtre la plus à gauche
    .the = l’église (fenêtre la plus à gauche)
place-inn = l’auberge
    .the = l’auberge
place-bag = le sac noir
place-chronicle-council = les Archives, conseil
place-chronicle-crafts = les Archives, artisanat
place-chronicle-travel = les Archives, voyage
place-chronicle-church = les Archives, église
place-chronicle-farm = les Archives, ferme
place-chronicle-bard = les Archives, par le chant du Barde
place-grave = une tombe anonyme
place-away = retiré du jeu
grave-anonymous = tombes anonymes
tally-1 = 1
tally-2 = 2
tally-3 = 3
tally-4 = 4
tally-5 = 5
tally-6 = 6

## Points, options, tableaux

score-prestige = Prestige
    .about = Les points reçus en cours de partie : dans les cités, au conseil, à la messe et grâce aux villageois.
score-travel = Voyages
    .about = Selon le nombre de cités où se trouve votre marqueur : { $tally-1-cities }, { $tally-2-cities }, { $tally-3-cities }, { $tally-4-cities }, { $tally-5-cities } ou { $tally-6-cities } points.
score-council = Conseil
    .about = Chacun de vos membres au conseil, selon son niveau, du plus bas au plus haut : { $level-1-points }, { $level-2-points }, { $level-3-points } ou { $level-4-points } points.
score-church = Église
    .about = Chacun de vos membres à l’église, selon sa fenêtre, de droite à gauche : { $window-1-points }, { $window-2-points }, { $window-3-points } ou { $window-4-points } points. Le sac noir ne rapporte rien.
score-chronicle = Archives
    .about = Selon le nombre de vos défunts aux Archives : { $tally-1-chronicle }, { $tally-2-chronicle }, { $tally-3-chronicle }, { $tally-4-chronicle } ou au plus { $tally-5-chronicle } points. Une tombe anonyme ne rapporte rien.
score-customers = Clients
    .about = Les points de chaque tuile Client que vous avez servie.
score-coins = Pièces
    .about = Un point par pièce qui vous reste.
score-villagers = Villageois
    .about = Les villageois à la bougie éteinte que vous avez gardés ; chaque carte indique ce qu’elle rapporte.
option-inn = Avec l’auberge
    .about = La partie se joue avec la brasserie, l’auberge et les cartes Villageois.
option-herbalist_crosses_bridge = L’Herboriste peut passer le pont
    .about = Le marqueur de temps peut aussi avancer au-delà du pont ; un membre meurt alors.
option-juggler_pays_on_empty_board = Le Jongleur peut payer son action quand il n’y a plus de cube
    .about = Après le dernier cube d’une manche, l’action supplémentaire peut encore se payer avec { $well-cubes ->
            [one] { $well-cubes } cube
           *[other] { $well-cubes } cubes
        } de même couleur.
end-of-game = fin de partie
any-moment = à tout moment
occasion = à l’occasion
table-space = Cubes sur les cases Action
table-colour = Cubes de chaque couleur mis dans le sac vert
table-building = Ateliers
table-customer = Clients
table-city = Cités
table-cost = Prix en cubes
table-road = Routes
table-level = Niveaux du conseil
table-window = Fenêtres de l’église, de droite à gauche
table-section = Places des Archives
table-grave = Tombes
table-tally = Points des Archives et des voyages
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
column-chronicle = Défunts aux Archives
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
view-turn = À qui de jouer
view-ender = Joueur qui a amené la fin
view-final = Derniers tours
view-spaces = Cases Action
view-supply = Réserve
view-bag = Sac vert
view-market = Marché
view-stalls = Étals
view-pile = Clients à venir
view-holder = Jour de marché de
view-barker = Bonimenteur
view-gone = Joueurs qui ont quitté le marché
view-mass = Messe
view-monks = Moines dans le sac
view-black_bag = Sac noir
view-drawn = Figurines tirées
view-chronicle = Places libres aux Archives
view-places = Places des Archives
view-graves = Tombes libres
view-plots = Tombes
view-tops = Villageois visibles
view-piles = Cartes des piles
view-used = Villageois joués
view-looked = Pile consultée
view-order = Ordre de cette pile
view-families = Familles
view-prestige = Prestige
view-time = Temps
view-due = Décès à venir
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
view-points = Points si la partie s’arrêtait
event-gave-sacks = { $player } paie { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }.
event-gave = { $player } paie { $good-amount }.
number-plague-time = Temps d’un cube Peste
number-barn = Sacs dans une ferme
number-harvest-hands = Sacs d’une récolte
number-harvest-horse = Sacs avec un cheval et une charrue
number-harvest-ox = Sacs avec un bœuf et une charrue
number-mill-time = Temps au moulin
number-mill-grain = Sacs au moulin
number-mill-coins = Pièces du moulin
number-miller-coins = Pièces avec le Meunier
number-sale-time = Temps d’une vente
number-trip-time = Temps d’un voyage
number-council-cubes = Cubes du privilège
number-council-prestige = Prestige pour une pièce
number-church-time = Temps pour l’église
number-mass-figures = Figurines tirées à la messe
number-mass-prestige = Prestige de la majorité
number-well-cubes = Cubes du puits
number-lodging-time = Temps pour placer un membre à l’auberge
number-drinking-time = Temps pour prendre un villageois
number-count-points = Points du Comte
number-steward-points = Points de l’Intendant
number-trickster-last = Points du Roublard pour le dernier
number-trickster-points = Points du Roublard pour les autres
number-cube-card-1 = Points pour un cube
number-cube-card-2 = Points pour deux cubes
number-cube-card-3 = Points pour trois cubes
number-day-labourer-prestige = Prestige du Journalier
number-herbalist-prestige = Prestige de l’Herboriste
number-prodigal-son-prestige = Prestige du Fils perdu
number-countess-prestige = Prestige de la Comtesse
number-juggler-prestige = Prestige du Jongleur
number-wise-man-prestige = Prestige du Sage
number-smith-ploughs = Charrues du Forgeron
number-scribe-scrolls = Parchemins du Scribe
number-monks = Moines
number-cubes-base = Cubes de chaque couleur
number-cubes-full = Cubes de chaque couleur avec l’auberge ou à 5 joueurs
number-plague-cubes = Cubes Peste
number-stalls-2 = Étals à 2 joueurs
number-stalls-3 = Étals à 3 joueurs
number-stalls-4 = Étals à 4 joueurs
number-stalls-5 = Étals à 5 joueurs
number-queue = Places de la file d’attente
table-number = Autres nombres
column-value = Valeur
