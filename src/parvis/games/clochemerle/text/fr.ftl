title = Clochemerle
pitch = Deux dés, un village de bannières, et des villageois qui ne sont pas éternels.
length = 60–90 min
weight = Moyen

# Ce qui est demandé

ask-first = Prenez un premier dé.
    .why = La somme de vos dés est votre valeur de bannière. Un dé noir coûte { $black-die-time } temps.
    .other = { $player } choisit un premier dé.
ask-second = Prenez un second dé.
    .why = La somme de vos dés est votre valeur de bannière. Un dé noir coûte { $black-die-time } temps.
    .other = { $player } choisit un second dé.
ask-act = Activez une bannière, ou changez d’abord vos dés.
    .why = Vous pouvez activer une bannière noire, ou autant de bannières blanches que vous voulez, ou déplacer votre chef.
    .other = { $player } choisit une bannière.
ask-chain = Activer une autre bannière blanche ?
    .why = Chaque bannière s’active une fois par tour, et celle de la place du village toujours en dernier.
    .other = { $player } peut activer d’autres bannières blanches.
ask-diocese = Utiliser votre comptoir du diocèse ?
    .why = Un client de plus est proposé s’il en reste dans la pile, et vous en prenez un gratuitement.
    .other = { $player } peut utiliser le comptoir du diocèse.
ask-free = Quel client prenez-vous gratuitement ?
    .other = { $player } choisit un client gratuit.
ask-attract = Quel client attirez-vous, pour { $steward-time-1 } temps ?
    .why = { $also ->
        [2] Un deuxième client porte le prix à { $steward-time-2 } temps ; avec ce moine, vous n’en attirez pas plus.
       *[other] Un deuxième client porte le prix à { $steward-time-2 } temps ; au-delà, il faut aussi une pièce.
    }
    .other = { $player } choisit un client.
ask-another = { $arg ->
        [0] Attirer un client au prix habituel ?
        [1] Attirer un deuxième client, pour { $steward-time-2 } temps en tout ?
        [2] Attirer un troisième client, pour { $steward-time-3 } temps et { $steward-coins-3 ->
        [one] { $steward-coins-3 } pièce
       *[other] { $steward-coins-3 } pièces
    } en tout ?
       *[other] Attirer un quatrième client, pour { $steward-time-4 } temps et { $steward-coins-4 ->
        [one] { $steward-coins-4 } pièce
       *[other] { $steward-coins-4 } pièces
    } en tout ?
    }
    .other = { $player } peut attirer un autre client.
ask-school = Que faites-vous à l’école ?
    .why = Faire d’un élève un villageois coûte { $graduate-time } temps ; depuis le pupitre de droite, cela rapporte aussi { $graduate-story ->
        [one] { $graduate-story } point d’histoire
       *[other] { $graduate-story } points d’histoire
    }.
    .other = { $player } active son école.
ask-successor = Quelle profession donnez-vous à votre nouveau villageois ?
    .why = La zone de cette profession redevient aussitôt active.
    .other = { $player } place un nouveau villageois.
ask-chief = Déplacer votre chef pour { $chief-time } temps ?
    .other = { $player } peut déplacer son chef.
ask-cover = Quel emplacement { $arg-of } couvrez-vous ?
    .other = { $player } choisit un emplacement à couvrir.
ask-tile = Où placez-vous votre tuile { $tile-low }/{ $tile-high } ?
    .why = La bannière à côté d’elle s’active aussi avec une valeur de { $tile-low } ou de { $tile-high }.
    .other = { $player } place sa tuile { $tile-low }/{ $tile-high }.
ask-way = Comment payez-vous l’étape { $arg } ?
    .why = Si votre dernière étape montre une bannière grise, vous la payez aussi.
    .other = { $player } choisit comment payer son voyage.
ask-pay = Vous devez { $arg }. Avec quel marqueur payez-vous ?
    .other = { $player } choisit comment payer.
ask-refuge = Garder { $arg-the }, ou l’échanger ?
    .why = Votre refuge permet de remettre la carte et de prendre la suivante, que vous devez garder.
    .other = { $player } peut échanger une carte Voyage.
ask-keep = Ajouter { $arg-the } à votre village ?
    .other = { $player } décide de garder ou non une carte.
ask-keep-stage = Ajouter { $arg-the } à votre voyage ?
    .other = { $player } décide de garder ou non une carte Voyage.
ask-grasp = Que prenez-vous : la main, ses points d’histoire, ou le tout ?
    .why = Avec la main, vous êtes premier joueur à la prochaine manche.
    .other = { $player } choisit entre la main, ses points et le tout.
ask-death = Votre marqueur Temps a passé le pont. Quel villageois enterrez-vous ?
    .why = Dans les Chroniques, le premier de sa profession rapporte { $chronicle-first ->
        [one] { $chronicle-first } point d’histoire
       *[other] { $chronicle-first } points d’histoire
    }, le second { $chronicle-second }.
    .other = { $player } doit enterrer un villageois.
ask-shelter = Éviter l’invasion grâce à votre sanatorium ?
    .why = Vous pouvez le faire { $shelters } fois par partie.
    .other = { $player } peut utiliser le sanatorium.

# Ce que l’on peut choisir

do-first = Prendre { $die }
do-first-plough =
    { $shedKey ->
        [guild] Placer un marqueur { $shed-of } sur { $field-the }, comme charrue
       *[forge] Placer une charrue { $shed-of } sur { $field-the }
    }
do-second = Prendre { $die }
do-second-plough =
    { $shedKey ->
        [guild] Placer un marqueur { $shed-of } sur { $field-the }, comme charrue
       *[forge] Placer une charrue { $shed-of } sur { $field-the }
    }
do-act-raise = { $die ->
        [0] Augmenter le premier dé d’un point pour une pièce
       *[other] Augmenter le second dé d’un point pour une pièce
    }
do-act-lower = { $die ->
        [0] Diminuer le premier dé d’un point pour une pièce
       *[other] Diminuer le second dé d’un point pour une pièce
    }
do-act-turn = { $die ->
        [0] Tourner le premier dé sur { $face ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
           *[other] 6
        } pour un marqueur
       *[other] Tourner le second dé sur { $face ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
           *[other] 6
        } pour un marqueur
    }
    .about = Vous rendez un marqueur de votre place du village.
do-act-plough =
    { $shedKey ->
        [guild] Placer un marqueur { $shed-of } sur { $field-the }, comme charrue
       *[forge] Placer une charrue { $shed-of } sur { $field-the }
    }
do-act-white = { $bannerKey ->
        [school] Activer l’école
        [personal] Activer la bannière personnelle
        [chamber] Activer la chambre du conseil
        [square] Activer la place du village
        [brewery] Produire une bière
        [scriptorium] Produire un parchemin
        [stable] Produire un cheval
        [forge] Produire une charrue
        [wainwright] Produire un chariot
       *[other] { $banner-does }
    }
do-act-black = { $targetKey ->
        [hand] Prendre la main Premier joueur
        [steward] Aller au bureau de l’intendant
        [travel] Poursuivre le voyage
       *[other] Ajouter { $target-the }
    }
do-act-chief = Déplacer le chef { $space-to }
    .about = { $chief-time } temps. { $spaceKey ->
        [hall] À son arrivée, les points d’histoire de votre arbre sont mis en lieu sûr.
        [coin] À son arrivée, vous recevez { $chief-coin ->
        [one] { $chief-coin } pièce
       *[other] { $chief-coin } pièces
    }.
       *[story] À son arrivée, vous recevez { $chief-story ->
        [one] { $chief-story } point d’histoire
       *[other] { $chief-story } points d’histoire
    }.
    } S’il y est déjà, le temps est dépensé pour rien.
do-chain = { $bannerKey ->
        [school] Activer l’école
        [personal] Activer la bannière personnelle
        [chamber] Activer la chambre du conseil
        [square] Activer la place du village
        [brewery] Produire une bière
        [scriptorium] Produire un parchemin
        [stable] Produire un cheval
        [forge] Produire une charrue
        [wainwright] Produire un chariot
       *[other] { $banner-does }
    }
do-chain-plough =
    { $shedKey ->
        [guild] Placer un marqueur { $shed-of } sur { $field-the }, comme charrue
       *[forge] Placer une charrue { $shed-of } sur { $field-the }
    }
do-chain-skip = Terminer mon tour
do-diocese = Utiliser le comptoir
do-diocese-skip = Ne pas utiliser le comptoir
do-free = Prendre { $customer-the }
do-free-skip = Ne prendre aucun client gratuit
do-attract = Attirer { $customer-the }
do-attract-skip = N’attirer personne
do-another = Attirer { $customer-the }
do-another-skip = Ne plus attirer de client
do-school-enrol = Accueillir un élève
    .about = Un nouvel élève prend le pupitre de gauche, gratuitement.
do-school-move-up = Avancer l’élève au pupitre de droite
    .about = Gratuit. De là, un élève rapporte { $graduate-story ->
        [one] { $graduate-story } point d’histoire
       *[other] { $graduate-story } points d’histoire
    } en quittant l’école.
do-school-graduate = { $deskKey ->
        [right] Faire de l’élève de droite un villageois
       *[left] Faire de l’élève de gauche un villageois
    }
    .about = { $graduate-time } temps{ $deskKey ->
        [right] , et { $graduate-story ->
        [one] { $graduate-story } point d’histoire
       *[other] { $graduate-story } points d’histoire
    }.
       *[left] .
    }
do-school-skip = Ne rien faire à l’école
do-successor = { $profession-A }
do-chief = Placer le chef { $space-to }
    .about = { $chief-time } temps. { $spaceKey ->
        [hall] À son arrivée, les points d’histoire de votre arbre sont mis en lieu sûr.
        [coin] À son arrivée, vous recevez { $chief-coin ->
        [one] { $chief-coin } pièce
       *[other] { $chief-coin } pièces
    }.
       *[story] À son arrivée, vous recevez { $chief-story ->
        [one] { $chief-story } point d’histoire
       *[other] { $chief-story } points d’histoire
    }.
    } S’il y est déjà, le temps est dépensé pour rien.
do-chief-skip = Ne pas déplacer le chef
do-cover-profession = Couvrir l’emplacement { $profession-of }
    .about = { $citizen-prestige ->
            [one] { $citizen-prestige } point de prestige
           *[other] { $citizen-prestige } points de prestige
        } à la fin de la partie si { $profession-the } de votre village est alors en vie.
do-cover-category = Couvrir l’emplacement { $category-of }
    .about = { $property-prestige ->
            [one] { $property-prestige } point de prestige
           *[other] { $property-prestige } points de prestige
        } à la fin de la partie pour chacune de vos cartes de ce type.
do-cover-skip = Ne rien couvrir
do-tile = Placer la tuile près { $banner-of }
do-tile-skip = Laisser la tuile où elle est
do-way = Payer { $way }
do-pay = Payer avec un marqueur { $source-of }
do-refuge = L’échanger contre la carte suivante
do-refuge-skip = La garder
do-keep = L’ajouter
do-keep-skip = La laisser sur la table
do-keep-stage = L’ajouter
do-keep-stage-skip = La remettre dans sa pile
do-grasp-both = Prendre la main et ses points d’histoire
do-grasp-hand = Prendre seulement la main
do-grasp-points = Prendre seulement les points d’histoire
do-death = Enterrer { $profession-the }
do-shelter = Éviter l’invasion
do-shelter-skip = Garder cette protection pour plus tard

# Ce qui s’est passé

event-led = { $player } commence avec { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-began = Manche { $round } : { $player } commence. La main porte { $points ->
        [one] { $points } point d’histoire
       *[other] { $points } points d’histoire
    }.
event-took-die = { $time ->
        [0] { $player } prend { $die }.
       *[other] { $player } prend { $die } et dépense { $time } temps.
    }
event-changed-die = { $player } change { $die } en { $into }.
event-turned-die = { $player } rend un marqueur de sa place du village et change { $die } en { $into }.
event-ploughed =
    { $shedKey ->
        [guild] { $player } place un marqueur { $shed-of } sur { $field-the }, comme charrue.
       *[forge] { $player } place une charrue { $shed-of } sur { $field-the }.
    }
event-activated = Avec une valeur de { $value }, { $player } active { $bannerKey ->
        [school] son école
        [personal] sa bannière personnelle
        [chamber] sa chambre du conseil
        [square] sa place du village
       *[other] la bannière { $banner-of }
    }.
event-bought = { $targetKey ->
        [travel] { $player } poursuit son voyage pour { $time } temps
       *[other] { $player } ajoute { $target-the } à son village pour { $time } temps
    }{ $coins ->
        [0] .
        [one] {" "}et { $coins } pièce.
       *[other] {" "}et { $coins } pièces.
    }
event-left-card = { $targetKey ->
        [travel] { $player } remet la carte Voyage dans sa pile.
       *[other] { $player } laisse { $target-the } sur la table.
    }
event-took-hand = { $player } prend la main{ $points ->
        [0] {""}
        [one] {" "}avec { $points } point d’histoire
       *[other] {" "}avec { $points } points d’histoire
    } et commencera la prochaine manche.
event-hired = { $player } ajoute { $monk-a } à son église : une fenêtre de plus.
event-aged = { $player } dépense { $time } temps.
event-paid = { $player } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-spent = { $player } paie avec un marqueur { $source-of }.
event-earned = { $player } reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-told = { $player } place { $points ->
        [one] { $points } point d’histoire
       *[other] { $points } points d’histoire
    } sur son arbre.
event-made = { $player } produit { $resource-a } et en a maintenant { $stock }.
event-guilded = { $player } ajoute un marqueur à sa chambre de la guilde et en a maintenant { $stock }.
event-full = Aucun emplacement libre : { $player } ne place rien { $banner-at }.
event-covered = { $player } couvre l’emplacement { $profession-of } dans la chambre des citoyens.
event-covered-category = { $player } couvre l’emplacement { $category-of } dans la chambre des propriétés.
event-marked-square = { $player } ajoute un marqueur à sa place du village et en a maintenant { $markers }.
event-laid-tile = { $player } place sa tuile { $tile-low }/{ $tile-high } près { $banner-of }.
event-attracted = { $coins ->
        [0] Pour { $time } temps
        [one] { $time ->
            [0] Pour { $coins } pièce
           *[other] Pour { $time } temps et { $coins } pièce
        }
       *[other] { $time ->
            [0] Pour { $coins } pièces
           *[other] Pour { $time } temps et { $coins } pièces
        }
    }, { $player } attire { $customer-the }.
event-welcomed = { $player } attire gratuitement { $customer-the }.
event-came = { $customer-A } arrive au bureau de l’intendant.
event-served = { $player } sert { $customer-the } et gagne { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }.
event-enrolled = { $player } accueille un élève à l’école.
event-moved-up = { $player } avance un élève au pupitre de droite.
event-settled = { $points ->
        [0] { $player } a un nouveau villageois : { $profession-the }.
        [one] { $player } a un nouveau villageois, { $profession-the }, et place { $points } point d’histoire sur son arbre.
       *[other] { $player } a un nouveau villageois, { $profession-the }, et place { $points } points d’histoire sur son arbre.
    }
event-walked = { $player } déplace son chef { $space-to }.
event-stayed = { $player } laisse son chef { $space-to }.
event-secured = { $points ->
        [0] { $player } n’a aucun point d’histoire à mettre en lieu sûr.
        [one] { $player } met { $points } point d’histoire en lieu sûr.
       *[other] { $player } met { $points } points d’histoire en lieu sûr.
    }
event-saw = { $player } retourne { $stage-the } : { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }.
event-travelled = { $player } ajoute { $stage-the } à son voyage : { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }.
event-exchanged = { $player } remet { $stage-the } et prend la carte suivante.
event-showed-monk = Nouveau { $monk } : « { $monk-action } »
event-recorded = { $player } inscrit { $profession-the } aux Chroniques et place { $points ->
        [one] { $points } point d’histoire
       *[other] { $points } points d’histoire
    } sur son arbre.
event-buried = { $player } enterre { $profession-the } dans la tombe anonyme { $grave }.
event-labourer = { $player } n’a plus de villageois et doit engager un journalier.
event-rat-ran = Le dé Rat donne { $face } : { $distance ->
        [0] les rats envahissent les villages.
        [one] le rat est à { $distance } case de l’invasion.
       *[other] le rat est à { $distance } cases de l’invasion.
    }
event-invaded = Invasion de rats : chacun perd la moitié des points d’histoire de son arbre, arrondie à l’unité inférieure.
event-sheltered = Le sanatorium protège { $player } de l’invasion.
event-lost = { $points ->
        [0] Les rats ne prennent rien à { $player }.
        [one] Les rats mangent { $points } point d’histoire { $player-of } ; il en reste { $left } sur l’arbre.
       *[other] Les rats mangent { $points } points d’histoire { $player-of } ; il en reste { $left } sur l’arbre.
    }
event-ended = { $coffins ->
        [one] { $coffins } cercueil est couvert
       *[other] { $coffins } cercueils sont couverts
    } : la partie se termine.

# Points, options, tables

score-church = Église
    .about = Le prestige de votre église, et celui des fenêtres que vos moines éclairent. Plus il y en a, plus chacune rapporte.
score-council = Conseil
    .about = { $square-prestige ->
        [one] { $square-prestige } point
       *[other] { $square-prestige } points
    } pour la place du village, et ce que rapporte votre chambre du conseil.
score-fields = Champs
    .about = { $field-card-field-prestige ->
        [one] { $field-card-field-prestige } point
       *[other] { $field-card-field-prestige } points
    } pour chaque champ de votre village.
score-travel = Voyages
    .about = Le prestige de chaque étape de votre voyage. Vous ne le voyez qu’une fois l’étape payée.
score-customers = Clients
    .about = Le prestige de chaque client que vous avez servi. Un client qui attend encore ne rapporte rien.
score-hall = Hôtel de ville
    .about = Les points d’histoire de votre hôtel de ville. Ceux de l’arbre ne comptent qu’une fois le chef rentré.
score-labourers = Journaliers
    .about = Points de chaque journalier engagé parce que votre dernier villageois est mort : { $labourer-prestige }.
score-hand = Main Premier joueur
    .about = { $hand-prestige ->
        [one] { $hand-prestige } point
       *[other] { $hand-prestige } points
    } pour le joueur qui a la main Premier joueur à la fin.

option-may_decline_bought_card = Une carte payée peut rester sur la table
    .about = Après avoir payé une carte, vous pouvez la laisser. Le livret permet de renoncer à tout ou partie d’une action ; normalement, la carte elle-même est toujours ajoutée.
option-office_without_customer = On peut quitter le bureau de l’intendant sans client
    .about = Vous pouvez aller au bureau et n’y prendre personne. Normalement, vous attirez au moins un client.
option-hand_in_parts = La main et ses points peuvent se prendre séparément
    .about = Vous pouvez prendre la main, ses points d’histoire, ou le tout. Normalement, ils se prennent ensemble.
option-tile_needs_councillor = La tuile de la place demande le conseiller
    .about = La tuile n’agit que si votre conseiller est là. Normalement, elle agit sans lui.

table-number = Autres nombres
table-board = Plateaux Village
table-workshop = Ateliers
table-field-card = Champs
table-church = Églises
table-monk = Moines
table-chamber = Chambres du conseil
table-letter = Voyages : faces sombres
table-way = Voyages : prix de chaque étape
table-stage = Voyages : faces claires
table-customer = Clients
field-card-field = Champ

column-number = Nombre
column-banner = Bannière
column-time = Temps
column-errand = Action
errand-story = histoire
errand-school = école
errand-chief = chef
errand-steward = intendant
column-coins = Pièces
column-octagons = Emplacements
column-work = Temps d’activation
column-plough = Pièces en plus avec une charrue
column-prestige = Prestige
column-amount = Quantité
column-beers = Bières
column-scrolls = Parchemins
column-horses = Chevaux
column-ploughs = Charrues
column-wagons = Chariots
column-any = Au choix
column-chapel = Chapelle

view-seat = Votre place
view-round = Manche
view-active = Joueur actif
view-leader = Premier joueur
view-holder = Détenteur de la main
view-palm = La main peut être prise
view-hand = Points d’histoire sur la main
view-pool = Réserve de dés
view-first = Premier dé
view-second = Second dé
view-sum = Valeur de bannière
view-lights = Bannières par valeur
view-whites = Bannières blanches
view-blacks = Bannières noires
view-used = Bannières activées ce tour-ci
view-owed = Reste à payer
view-coffins = Cercueils
view-end = Cercueils qui terminent la partie
view-chronicle = Chroniques
view-graves = Tombes anonymes
view-rat = Cases avant l’invasion
view-red = Le prochain jet peut amener les rats
view-churches = Églises restantes
view-chambers = Chambres du conseil restantes
view-squares = Places du village restantes
view-fields = Champs
view-workshops = Ateliers
view-monks = Moines
view-piles = Moines restants par pile
view-journeys = Cartes Voyage restantes
view-zone = Clients proposés
view-deck = Clients dans la pile
view-may_decline_bought_card = Une carte payée peut rester sur la table
view-office_without_customer = On peut quitter le bureau sans client
view-hand_in_parts = La main et ses points peuvent se prendre séparément
view-tile_needs_councillor = La tuile de la place demande le conseiller
view-villages = Villages
view-points = Points si la partie s’arrêtait
view-wealth = Richesse (départage)
view-board = Plateau Village
view-villagers = Villageois
view-pupils = Élèves
view-coins = Pièces
view-tree = Points d’histoire sur l’arbre
view-time = Temps de vie
view-reaper = La Faucheuse attend
view-chief = Chef
view-labourers = Journaliers
view-church = Église
view-church_points = Points de l’église
view-windows = Fenêtres
view-shelters = Usages du sanatorium
view-chamber = Chambre du conseil
view-council_points = Points du conseil
view-citizens = Citoyens couverts
view-properties = Propriétés couvertes
view-guild = Marqueurs de la guilde
view-square = Place du village
view-markers = Marqueurs de la place du village
view-tile = Tuile de la place
view-ploughs = Champs avec charrue
view-stages = Voyage
view-letter = Prochaine étape
view-stock = Ressources
view-market = Clients en attente
view-served = Clients servis
view-hall = Points d’histoire à l’hôtel de ville

# Villageois, ressources, dés
profession-abbot = abbé
    .the = l’abbé
    .gender = m
    .about = Tant que l’abbé de ce village est vivant, sa zone est active : église et moines.
profession-councillor = conseiller
    .the = le conseiller
    .gender = m
    .about = Tant que le conseiller de ce village est vivant, sa zone est active : chambre du conseil et place du village.
profession-traveller = voyageur
    .the = le voyageur
    .gender = m
    .about = Tant que le voyageur de ce village est vivant, sa zone est active : cartes Voyage.
profession-craftsman = artisan
    .the = l’artisan
    .gender = m
    .about = Tant que l’artisan de ce village est vivant, sa zone est active : ateliers.
profession-merchant = marchand
    .the = le marchand
    .gender = m
    .about = Tant que le marchand de ce village est vivant, sa zone est active : clients.
resource-beer = bière
    .the = la bière
    .gender = f
    .plural = bières
    .n = { $n ->
        [one] { $n } bière
       *[other] { $n } bières
    }
resource-scroll = parchemin
    .the = le parchemin
    .gender = m
    .plural = parchemins
    .n = { $n ->
        [one] { $n } parchemin
       *[other] { $n } parchemins
    }
resource-horse = cheval
    .the = le cheval
    .gender = m
    .plural = chevaux
    .n = { $n ->
        [one] { $n } cheval
       *[other] { $n } chevaux
    }
resource-plough = charrue
    .the = la charrue
    .gender = f
    .plural = charrues
    .n = { $n ->
        [one] { $n } charrue
       *[other] { $n } charrues
    }
resource-wagon = chariot
    .the = le chariot
    .gender = m
    .plural = chariots
    .n = { $n ->
        [one] { $n } chariot
       *[other] { $n } chariots
    }
need-beer = une bière
need-scroll = un parchemin
need-horse = un cheval
need-plough = une charrue
need-wagon = un chariot
need-any = une ressource au choix
die-white-1 = un 1 blanc
die-white-2 = un 2 blanc
die-white-3 = un 3 blanc
die-white-4 = un 4 blanc
die-white-5 = un 5 blanc
die-white-6 = un 6 blanc
die-black-1 = un 1 noir
die-black-2 = un 2 noir
die-black-3 = un 3 noir
die-black-4 = un 4 noir
die-black-5 = un 5 noir
die-black-6 = un 6 noir
desk-left = le pupitre de gauche
desk-right = le pupitre de droite
space-hall = hôtel de ville
    .the = l’hôtel de ville
    .gender = m
    .about = À l’arrivée du chef, tous les points d’histoire de votre arbre sont mis en lieu sûr.
space-coin = case de la pièce
    .the = la case de la pièce
    .at = sur la case de la pièce
    .to = sur la case de la pièce
    .gender = f
    .about = Vous recevez { $chief-coin ->
        [one] { $chief-coin } pièce
       *[other] { $chief-coin } pièces
    }.
space-story = case des points d’histoire
    .the = la case des points d’histoire
    .at = sur la case des points d’histoire
    .to = sur la case des points d’histoire
    .gender = f
    .about = { $chief-story ->
        [one] { $chief-story } point d’histoire
       *[other] { $chief-story } points d’histoire
    } sur votre arbre.

# Cartes
church-sanatorium = sanatorium
    .the = le sanatorium
    .gender = m
    .about = Tant que votre abbé est là, vous pouvez éviter une invasion de rats, { $shelters } fois par partie.
    .short = Sanatorium
church-cloister = cloître
    .the = le cloître
    .gender = m
    .about = Son moine peint compte déjà comme une fenêtre.
    .short = Cloître
church-diocese = comptoir du diocèse
    .the = le comptoir du diocèse
    .gender = m
    .about = Au bureau de l’intendant, tant que votre abbé est là : un client de plus est proposé, et vous en prenez un gratuitement.
    .short = Diocèse
church-refuge = refuge des pèlerins
    .the = le refuge des pèlerins
    .gender = m
    .about = Tant que votre abbé est là, vous pouvez remettre une carte Voyage et prendre la suivante de sa pile.
    .short = Refuge
chamber-money = chambre monétaire
    .the = la chambre monétaire
    .gender = f
    .about = Chaque activation rapporte { $money-coins ->
        [one] { $money-coins } pièce
       *[other] { $money-coins } pièces
    }.
    .short = Monnaie
chamber-citizens = chambre des citoyens
    .the = la chambre des citoyens
    .gender = f
    .about = Chaque marqueur couvre une profession : { $citizen-prestige ->
        [one] { $citizen-prestige } point de prestige
       *[other] { $citizen-prestige } points de prestige
    } à la fin si ce villageois est vivant.
    .short = Citoyens
chamber-properties = chambre des propriétés
    .the = la chambre des propriétés
    .gender = f
    .about = Chaque marqueur couvre un type de carte : { $property-prestige ->
        [one] { $property-prestige } point de prestige
       *[other] { $property-prestige } points de prestige
    } à la fin pour chacune de vos cartes de ce type.
    .short = Propriétés
chamber-guild = chambre de la guilde
    .the = la chambre de la guilde
    .gender = f
    .about = Chaque marqueur remplace une ressource au choix. { $chamber-guild-octagons ->
        [one] { $chamber-guild-octagons } emplacement
       *[other] { $chamber-guild-octagons } emplacements
    }.
    .short = Guilde
category-travel = cartes Voyage
    .the = les cartes Voyage
category-workshop = ateliers
    .the = les ateliers
category-served = clients servis
    .the = les clients servis
category-church = église et moines
    .the = l’église et les moines
    .of = de l’église et des moines
category-field = champs
    .the = les champs
workshop-brewery-58 = brasserie { $workshop-brewery-58-banner }
    .the = la brasserie { $workshop-brewery-58-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des bières ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des bières, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Brasserie
workshop-brewery-59 = brasserie { $workshop-brewery-59-banner }
    .the = la brasserie { $workshop-brewery-59-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des bières ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des bières, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Brasserie
workshop-brewery-68 = brasserie { $workshop-brewery-68-banner }
    .the = la brasserie { $workshop-brewery-68-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des bières ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des bières, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Brasserie
workshop-brewery-69 = brasserie { $workshop-brewery-69-banner }
    .the = la brasserie { $workshop-brewery-69-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des bières ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des bières, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Brasserie
workshop-scriptorium-58 = parcheminerie { $workshop-scriptorium-58-banner }
    .the = la parcheminerie { $workshop-scriptorium-58-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des parchemins ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des parchemins, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Parcheminerie
workshop-scriptorium-59 = parcheminerie { $workshop-scriptorium-59-banner }
    .the = la parcheminerie { $workshop-scriptorium-59-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des parchemins ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des parchemins, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Parcheminerie
workshop-scriptorium-68 = parcheminerie { $workshop-scriptorium-68-banner }
    .the = la parcheminerie { $workshop-scriptorium-68-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des parchemins ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des parchemins, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Parcheminerie
workshop-scriptorium-69 = parcheminerie { $workshop-scriptorium-69-banner }
    .the = la parcheminerie { $workshop-scriptorium-69-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des parchemins ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des parchemins, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Parcheminerie
workshop-stable-58 = étable { $workshop-stable-58-banner }
    .the = l’étable { $workshop-stable-58-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des chevaux ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des chevaux, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Étable
workshop-stable-59 = étable { $workshop-stable-59-banner }
    .the = l’étable { $workshop-stable-59-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des chevaux ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des chevaux, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Étable
workshop-stable-68 = étable { $workshop-stable-68-banner }
    .the = l’étable { $workshop-stable-68-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des chevaux ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des chevaux, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Étable
workshop-stable-69 = étable { $workshop-stable-69-banner }
    .the = l’étable { $workshop-stable-69-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des chevaux ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des chevaux, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Étable
workshop-forge-58 = forge { $workshop-forge-58-banner }
    .the = la forge { $workshop-forge-58-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des charrues ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des charrues, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Forge
workshop-forge-59 = forge { $workshop-forge-59-banner }
    .the = la forge { $workshop-forge-59-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des charrues ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des charrues, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Forge
workshop-forge-68 = forge { $workshop-forge-68-banner }
    .the = la forge { $workshop-forge-68-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des charrues ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des charrues, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Forge
workshop-forge-69 = forge { $workshop-forge-69-banner }
    .the = la forge { $workshop-forge-69-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des charrues ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des charrues, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Forge
workshop-wainwright-58 = charronnerie { $workshop-wainwright-58-banner }
    .the = la charronnerie { $workshop-wainwright-58-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des chariots ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des chariots, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Charronnerie
workshop-wainwright-59 = charronnerie { $workshop-wainwright-59-banner }
    .the = la charronnerie { $workshop-wainwright-59-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des chariots ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des chariots, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Charronnerie
workshop-wainwright-68 = charronnerie { $workshop-wainwright-68-banner }
    .the = la charronnerie { $workshop-wainwright-68-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des chariots ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des chariots, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Charronnerie
workshop-wainwright-69 = charronnerie { $workshop-wainwright-69-banner }
    .the = la charronnerie { $workshop-wainwright-69-banner }
    .gender = f
    .about = { $work ->
        [0] Produit gratuitement des chariots ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
       *[other] Produit des chariots, { $work } temps à chaque fois ; { $octagons ->
        [one] { $octagons } emplacement
       *[other] { $octagons } emplacements
    }.
    }
    .short = Charronnerie
pile-feather = moine à la plume
    .the = le moine à la plume
    .gender = m
pile-chalice = moine au calice
    .the = le moine au calice
    .gender = m
pile-rosary = moine au rosaire
    .the = le moine au rosaire
    .gender = m
monk-f1 = moine à la plume
    .the = le moine à la plume
    .gender = m
    .about = { $amount ->
        [one] { $amount } point d’histoire
       *[other] { $amount } points d’histoire
    } sur votre arbre.
    .action = { $amount ->
        [one] { $amount } point d’histoire
       *[other] { $amount } points d’histoire
    } sur votre arbre.
monk-f2 = moine à la plume
    .the = le moine à la plume
    .gender = m
    .about = { $amount ->
        [one] { $amount } point d’histoire
       *[other] { $amount } points d’histoire
    } sur votre arbre.
    .action = { $amount ->
        [one] { $amount } point d’histoire
       *[other] { $amount } points d’histoire
    } sur votre arbre.
monk-f3 = moine à la plume
    .the = le moine à la plume
    .gender = m
    .about = { $amount ->
        [one] { $amount } point d’histoire
       *[other] { $amount } points d’histoire
    } sur votre arbre.
    .action = { $amount ->
        [one] { $amount } point d’histoire
       *[other] { $amount } points d’histoire
    } sur votre arbre.
monk-c1 = moine au calice
    .the = le moine au calice
    .gender = m
    .about = { $amount ->
        [one] Activez une fois votre école.
       *[other] Activez { $amount } fois de suite votre école.
    }
    .action = { $amount ->
        [one] Activez une fois votre école.
       *[other] Activez { $amount } fois de suite votre école.
    }
monk-c2 = moine au calice
    .the = le moine au calice
    .gender = m
    .about = { $amount ->
        [one] Activez une fois votre école.
       *[other] Activez { $amount } fois de suite votre école.
    }
    .action = { $amount ->
        [one] Activez une fois votre école.
       *[other] Activez { $amount } fois de suite votre école.
    }
monk-c3 = moine au calice
    .the = le moine au calice
    .gender = m
    .about = { $amount ->
        [one] Activez une fois votre école.
       *[other] Activez { $amount } fois de suite votre école.
    }
    .action = { $amount ->
        [one] Activez une fois votre école.
       *[other] Activez { $amount } fois de suite votre école.
    }
monk-c4 = moine au calice
    .the = le moine au calice
    .gender = m
    .about = { $amount ->
        [one] Activez une fois votre école.
       *[other] Activez { $amount } fois de suite votre école.
    }
    .action = { $amount ->
        [one] Activez une fois votre école.
       *[other] Activez { $amount } fois de suite votre école.
    }
monk-r1 = moine au rosaire
    .the = le moine au rosaire
    .gender = m
    .about = Vous pouvez déplacer votre chef pour { $chief-time } temps.
    .action = Vous pouvez déplacer votre chef pour { $chief-time } temps.
monk-r2 = moine au rosaire
    .the = le moine au rosaire
    .gender = m
    .about = Vous pouvez déplacer votre chef pour { $chief-time } temps.
    .action = Vous pouvez déplacer votre chef pour { $chief-time } temps.
monk-r3 = moine au rosaire
    .the = le moine au rosaire
    .gender = m
    .about = Attirez jusqu’à { $amount ->
        [one] { $amount } client au prix habituel
       *[other] { $amount } clients au prix habituel
    }.
    .action = Attirez jusqu’à { $amount ->
        [one] { $amount } client au prix habituel
       *[other] { $amount } clients au prix habituel
    }.
monk-r4 = moine au rosaire
    .the = le moine au rosaire
    .gender = m
    .about = Attirez jusqu’à { $amount ->
        [one] { $amount } client au prix habituel
       *[other] { $amount } clients au prix habituel
    }.
    .action = Attirez jusqu’à { $amount ->
        [one] { $amount } client au prix habituel
       *[other] { $amount } clients au prix habituel
    }.
monk-r5 = moine au rosaire
    .the = le moine au rosaire
    .gender = m
    .about = Attirez jusqu’à { $amount ->
        [one] { $amount } client au prix habituel
       *[other] { $amount } clients au prix habituel
    }.
    .action = Attirez jusqu’à { $amount ->
        [one] { $amount } client au prix habituel
       *[other] { $amount } clients au prix habituel
    }.
letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E
way-a1 = { $beers ->
        [one] { $beers } bière
       *[other] { $beers } bières
    }
way-a2 = { $horses ->
        [one] { $horses } cheval
       *[other] { $horses } chevaux
    }
way-b1 = { $horses ->
        [one] { $horses } cheval
       *[other] { $horses } chevaux
    }
way-b2 = { $beers ->
        [one] { $beers } bière
       *[other] { $beers } bières
    }
way-c1 = { $wagons ->
        [one] { $wagons } chariot
       *[other] { $wagons } chariots
    }
way-c2 = { $beers ->
        [one] { $beers } bière
       *[other] { $beers } bières
    }
way-d1 = { $wagons ->
        [one] { $wagons } chariot
       *[other] { $wagons } chariots
    }
way-d2 = { $beers ->
        [one] { $beers } bière
       *[other] { $beers } bières
    } et { $horses ->
        [one] { $horses } cheval
       *[other] { $horses } chevaux
    }
way-e1 = { $beers ->
        [one] { $beers } bière
       *[other] { $beers } bières
    } et { $wagons ->
        [one] { $wagons } chariot
       *[other] { $wagons } chariots
    }
way-e2 = { $beers ->
        [one] { $beers } bière
       *[other] { $beers } bières
    } et { $horses ->
        [one] { $horses } cheval
       *[other] { $horses } chevaux
    }
stage-a1 = étape A
    .the = l’étape A
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. Poursuivre ne coûte rien de plus.
    .short = A1
stage-a2 = étape A
    .the = l’étape A
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. { $coins ->
        [0] {""}
        [one] Poursuivre coûte { $coins } pièce de plus.
       *[other] Poursuivre coûte { $coins } pièces de plus.
    }{ $beers ->
        [0] {""}
        [one] Poursuivre coûte { $beers } bière de plus.
       *[other] Poursuivre coûte { $beers } bières de plus.
    }{ $time ->
        [0] {""}
       *[other] Poursuivre coûte { $time } temps de plus.
    }
    .short = A2
stage-a3 = étape A
    .the = l’étape A
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. { $coins ->
        [0] {""}
        [one] Poursuivre coûte { $coins } pièce de plus.
       *[other] Poursuivre coûte { $coins } pièces de plus.
    }{ $beers ->
        [0] {""}
        [one] Poursuivre coûte { $beers } bière de plus.
       *[other] Poursuivre coûte { $beers } bières de plus.
    }{ $time ->
        [0] {""}
       *[other] Poursuivre coûte { $time } temps de plus.
    }
    .short = A3
stage-a4 = étape A
    .the = l’étape A
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. { $coins ->
        [0] {""}
        [one] Poursuivre coûte { $coins } pièce de plus.
       *[other] Poursuivre coûte { $coins } pièces de plus.
    }{ $beers ->
        [0] {""}
        [one] Poursuivre coûte { $beers } bière de plus.
       *[other] Poursuivre coûte { $beers } bières de plus.
    }{ $time ->
        [0] {""}
       *[other] Poursuivre coûte { $time } temps de plus.
    }
    .short = A4
stage-b1 = étape B
    .the = l’étape B
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. Poursuivre ne coûte rien de plus.
    .short = B1
stage-b2 = étape B
    .the = l’étape B
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. { $coins ->
        [0] {""}
        [one] Poursuivre coûte { $coins } pièce de plus.
       *[other] Poursuivre coûte { $coins } pièces de plus.
    }{ $beers ->
        [0] {""}
        [one] Poursuivre coûte { $beers } bière de plus.
       *[other] Poursuivre coûte { $beers } bières de plus.
    }{ $time ->
        [0] {""}
       *[other] Poursuivre coûte { $time } temps de plus.
    }
    .short = B2
stage-b3 = étape B
    .the = l’étape B
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. { $coins ->
        [0] {""}
        [one] Poursuivre coûte { $coins } pièce de plus.
       *[other] Poursuivre coûte { $coins } pièces de plus.
    }{ $beers ->
        [0] {""}
        [one] Poursuivre coûte { $beers } bière de plus.
       *[other] Poursuivre coûte { $beers } bières de plus.
    }{ $time ->
        [0] {""}
       *[other] Poursuivre coûte { $time } temps de plus.
    }
    .short = B3
stage-b4 = étape B
    .the = l’étape B
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. { $coins ->
        [0] {""}
        [one] Poursuivre coûte { $coins } pièce de plus.
       *[other] Poursuivre coûte { $coins } pièces de plus.
    }{ $beers ->
        [0] {""}
        [one] Poursuivre coûte { $beers } bière de plus.
       *[other] Poursuivre coûte { $beers } bières de plus.
    }{ $time ->
        [0] {""}
       *[other] Poursuivre coûte { $time } temps de plus.
    }
    .short = B4
stage-c1 = étape C
    .the = l’étape C
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. Poursuivre ne coûte rien de plus.
    .short = C1
stage-c2 = étape C
    .the = l’étape C
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. { $coins ->
        [0] {""}
        [one] Poursuivre coûte { $coins } pièce de plus.
       *[other] Poursuivre coûte { $coins } pièces de plus.
    }{ $beers ->
        [0] {""}
        [one] Poursuivre coûte { $beers } bière de plus.
       *[other] Poursuivre coûte { $beers } bières de plus.
    }{ $time ->
        [0] {""}
       *[other] Poursuivre coûte { $time } temps de plus.
    }
    .short = C2
stage-c3 = étape C
    .the = l’étape C
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. { $coins ->
        [0] {""}
        [one] Poursuivre coûte { $coins } pièce de plus.
       *[other] Poursuivre coûte { $coins } pièces de plus.
    }{ $beers ->
        [0] {""}
        [one] Poursuivre coûte { $beers } bière de plus.
       *[other] Poursuivre coûte { $beers } bières de plus.
    }{ $time ->
        [0] {""}
       *[other] Poursuivre coûte { $time } temps de plus.
    }
    .short = C3
stage-c4 = étape C
    .the = l’étape C
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. { $coins ->
        [0] {""}
        [one] Poursuivre coûte { $coins } pièce de plus.
       *[other] Poursuivre coûte { $coins } pièces de plus.
    }{ $beers ->
        [0] {""}
        [one] Poursuivre coûte { $beers } bière de plus.
       *[other] Poursuivre coûte { $beers } bières de plus.
    }{ $time ->
        [0] {""}
       *[other] Poursuivre coûte { $time } temps de plus.
    }
    .short = C4
stage-d1 = étape D
    .the = l’étape D
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. { $coins ->
        [0] {""}
        [one] Poursuivre coûte { $coins } pièce de plus.
       *[other] Poursuivre coûte { $coins } pièces de plus.
    }{ $beers ->
        [0] {""}
        [one] Poursuivre coûte { $beers } bière de plus.
       *[other] Poursuivre coûte { $beers } bières de plus.
    }{ $time ->
        [0] {""}
       *[other] Poursuivre coûte { $time } temps de plus.
    }
    .short = D1
stage-d2 = étape D
    .the = l’étape D
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. { $coins ->
        [0] {""}
        [one] Poursuivre coûte { $coins } pièce de plus.
       *[other] Poursuivre coûte { $coins } pièces de plus.
    }{ $beers ->
        [0] {""}
        [one] Poursuivre coûte { $beers } bière de plus.
       *[other] Poursuivre coûte { $beers } bières de plus.
    }{ $time ->
        [0] {""}
       *[other] Poursuivre coûte { $time } temps de plus.
    }
    .short = D2
stage-d3 = étape D
    .the = l’étape D
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. { $coins ->
        [0] {""}
        [one] Poursuivre coûte { $coins } pièce de plus.
       *[other] Poursuivre coûte { $coins } pièces de plus.
    }{ $beers ->
        [0] {""}
        [one] Poursuivre coûte { $beers } bière de plus.
       *[other] Poursuivre coûte { $beers } bières de plus.
    }{ $time ->
        [0] {""}
       *[other] Poursuivre coûte { $time } temps de plus.
    }
    .short = D3
stage-d4 = chapelle
    .the = la chapelle
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. Le voyage s’arrête ici.
    .short = D4
stage-e1 = étape E
    .the = l’étape E
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. Le voyage s’arrête ici.
    .short = E1
stage-e2 = étape E
    .the = l’étape E
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. Le voyage s’arrête ici.
    .short = E2
stage-e3 = étape E
    .the = l’étape E
    .gender = f
    .about = { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }. Le voyage s’arrête ici.
    .short = E3
customer-1 = client qui veut { $customer-1-any ->
        [one] { $customer-1-any } ressource au choix
       *[other] { $customer-1-any } ressources au choix
    }
    .the = le client qui veut { $customer-1-any ->
        [one] { $customer-1-any } ressource au choix
       *[other] { $customer-1-any } ressources au choix
    }
    .gender = m
    .about = Bannière « { $customer-1-banner } » ; une fois servi, { $customer-1-prestige ->
        [one] { $customer-1-prestige } point de prestige
       *[other] { $customer-1-prestige } points de prestige
    }.
customer-2 = client qui veut { $customer-2-any ->
        [one] { $customer-2-any } ressource au choix
       *[other] { $customer-2-any } ressources au choix
    }
    .the = le client qui veut { $customer-2-any ->
        [one] { $customer-2-any } ressource au choix
       *[other] { $customer-2-any } ressources au choix
    }
    .gender = m
    .about = Bannière : { $customer-2-banner } ; une fois servi, { $customer-2-prestige ->
        [one] { $customer-2-prestige } point de prestige
       *[other] { $customer-2-prestige } points de prestige
    }.
customer-3 = client qui veut { $customer-3-any ->
        [one] { $customer-3-any } ressource au choix
       *[other] { $customer-3-any } ressources au choix
    }
    .the = le client qui veut { $customer-3-any ->
        [one] { $customer-3-any } ressource au choix
       *[other] { $customer-3-any } ressources au choix
    }
    .gender = m
    .about = Bannière : { $customer-3-banner } ; une fois servi, { $customer-3-prestige ->
        [one] { $customer-3-prestige } point de prestige
       *[other] { $customer-3-prestige } points de prestige
    }.
customer-4 = client qui veut { $customer-4-beers ->
        [one] { $customer-4-beers } bière
       *[other] { $customer-4-beers } bières
    }
    .the = le client qui veut { $customer-4-beers ->
        [one] { $customer-4-beers } bière
       *[other] { $customer-4-beers } bières
    }
    .gender = m
    .about = Bannière : { $customer-4-banner } ; une fois servi, { $customer-4-prestige ->
        [one] { $customer-4-prestige } point de prestige
       *[other] { $customer-4-prestige } points de prestige
    }.
customer-5 = client qui veut { $customer-5-beers ->
        [one] { $customer-5-beers } bière
       *[other] { $customer-5-beers } bières
    }
    .the = le client qui veut { $customer-5-beers ->
        [one] { $customer-5-beers } bière
       *[other] { $customer-5-beers } bières
    }
    .gender = m
    .about = Bannière : { $customer-5-banner } ; une fois servi, { $customer-5-prestige ->
        [one] { $customer-5-prestige } point de prestige
       *[other] { $customer-5-prestige } points de prestige
    }.
customer-6 = client qui veut { $customer-6-scrolls ->
        [one] { $customer-6-scrolls } parchemin
       *[other] { $customer-6-scrolls } parchemins
    }
    .the = le client qui veut { $customer-6-scrolls ->
        [one] { $customer-6-scrolls } parchemin
       *[other] { $customer-6-scrolls } parchemins
    }
    .gender = m
    .about = Bannière : { $customer-6-banner } ; une fois servi, { $customer-6-prestige ->
        [one] { $customer-6-prestige } point de prestige
       *[other] { $customer-6-prestige } points de prestige
    }.
customer-7 = client qui veut { $customer-7-scrolls ->
        [one] { $customer-7-scrolls } parchemin
       *[other] { $customer-7-scrolls } parchemins
    }
    .the = le client qui veut { $customer-7-scrolls ->
        [one] { $customer-7-scrolls } parchemin
       *[other] { $customer-7-scrolls } parchemins
    }
    .gender = m
    .about = Bannière : { $customer-7-banner } ; une fois servi, { $customer-7-prestige ->
        [one] { $customer-7-prestige } point de prestige
       *[other] { $customer-7-prestige } points de prestige
    }.
customer-8 = client qui veut { $customer-8-horses ->
        [one] { $customer-8-horses } cheval
       *[other] { $customer-8-horses } chevaux
    }
    .the = le client qui veut { $customer-8-horses ->
        [one] { $customer-8-horses } cheval
       *[other] { $customer-8-horses } chevaux
    }
    .gender = m
    .about = Bannière : { $customer-8-banner } ; une fois servi, { $customer-8-prestige ->
        [one] { $customer-8-prestige } point de prestige
       *[other] { $customer-8-prestige } points de prestige
    }.
customer-9 = client qui veut { $customer-9-horses ->
        [one] { $customer-9-horses } cheval
       *[other] { $customer-9-horses } chevaux
    }
    .the = le client qui veut { $customer-9-horses ->
        [one] { $customer-9-horses } cheval
       *[other] { $customer-9-horses } chevaux
    }
    .gender = m
    .about = Bannière : { $customer-9-banner } ; une fois servi, { $customer-9-prestige ->
        [one] { $customer-9-prestige } point de prestige
       *[other] { $customer-9-prestige } points de prestige
    }.
customer-10 = client qui veut { $customer-10-ploughs ->
        [one] { $customer-10-ploughs } charrue
       *[other] { $customer-10-ploughs } charrues
    }
    .the = le client qui veut { $customer-10-ploughs ->
        [one] { $customer-10-ploughs } charrue
       *[other] { $customer-10-ploughs } charrues
    }
    .gender = m
    .about = Bannière : { $customer-10-banner } ; une fois servi, { $customer-10-prestige ->
        [one] { $customer-10-prestige } point de prestige
       *[other] { $customer-10-prestige } points de prestige
    }.
customer-11 = client qui veut { $customer-11-ploughs ->
        [one] { $customer-11-ploughs } charrue
       *[other] { $customer-11-ploughs } charrues
    }
    .the = le client qui veut { $customer-11-ploughs ->
        [one] { $customer-11-ploughs } charrue
       *[other] { $customer-11-ploughs } charrues
    }
    .gender = m
    .about = Bannière : { $customer-11-banner } ; une fois servi, { $customer-11-prestige ->
        [one] { $customer-11-prestige } point de prestige
       *[other] { $customer-11-prestige } points de prestige
    }.
customer-12 = client qui veut { $customer-12-wagons ->
        [one] { $customer-12-wagons } chariot
       *[other] { $customer-12-wagons } chariots
    }
    .the = le client qui veut { $customer-12-wagons ->
        [one] { $customer-12-wagons } chariot
       *[other] { $customer-12-wagons } chariots
    }
    .gender = m
    .about = Bannière : { $customer-12-banner } ; une fois servi, { $customer-12-prestige ->
        [one] { $customer-12-prestige } point de prestige
       *[other] { $customer-12-prestige } points de prestige
    }.
customer-13 = client qui veut { $customer-13-wagons ->
        [one] { $customer-13-wagons } chariot
       *[other] { $customer-13-wagons } chariots
    }
    .the = le client qui veut { $customer-13-wagons ->
        [one] { $customer-13-wagons } chariot
       *[other] { $customer-13-wagons } chariots
    }
    .gender = m
    .about = Bannière : { $customer-13-banner } ; une fois servi, { $customer-13-prestige ->
        [one] { $customer-13-prestige } point de prestige
       *[other] { $customer-13-prestige } points de prestige
    }.
customer-14 = client qui veut { $customer-14-beers ->
        [one] { $customer-14-beers } bière
       *[other] { $customer-14-beers } bières
    }
    .the = le client qui veut { $customer-14-beers ->
        [one] { $customer-14-beers } bière
       *[other] { $customer-14-beers } bières
    }
    .gender = m
    .about = Bannière « { $customer-14-banner } » ; une fois servi, { $customer-14-prestige ->
        [one] { $customer-14-prestige } point de prestige
       *[other] { $customer-14-prestige } points de prestige
    }.
customer-15 = client qui veut { $customer-15-scrolls ->
        [one] { $customer-15-scrolls } parchemin
       *[other] { $customer-15-scrolls } parchemins
    }
    .the = le client qui veut { $customer-15-scrolls ->
        [one] { $customer-15-scrolls } parchemin
       *[other] { $customer-15-scrolls } parchemins
    }
    .gender = m
    .about = Bannière « { $customer-15-banner } » ; une fois servi, { $customer-15-prestige ->
        [one] { $customer-15-prestige } point de prestige
       *[other] { $customer-15-prestige } points de prestige
    }.
customer-16 = client qui veut { $customer-16-horses ->
        [one] { $customer-16-horses } cheval
       *[other] { $customer-16-horses } chevaux
    }
    .the = le client qui veut { $customer-16-horses ->
        [one] { $customer-16-horses } cheval
       *[other] { $customer-16-horses } chevaux
    }
    .gender = m
    .about = Bannière « { $customer-16-banner } » ; une fois servi, { $customer-16-prestige ->
        [one] { $customer-16-prestige } point de prestige
       *[other] { $customer-16-prestige } points de prestige
    }.
customer-17 = client qui veut { $customer-17-ploughs ->
        [one] { $customer-17-ploughs } charrue
       *[other] { $customer-17-ploughs } charrues
    }
    .the = le client qui veut { $customer-17-ploughs ->
        [one] { $customer-17-ploughs } charrue
       *[other] { $customer-17-ploughs } charrues
    }
    .gender = m
    .about = Bannière : { $customer-17-banner } ; une fois servi, { $customer-17-prestige ->
        [one] { $customer-17-prestige } point de prestige
       *[other] { $customer-17-prestige } points de prestige
    }.
customer-18 = client qui veut { $customer-18-wagons ->
        [one] { $customer-18-wagons } chariot
       *[other] { $customer-18-wagons } chariots
    }
    .the = le client qui veut { $customer-18-wagons ->
        [one] { $customer-18-wagons } chariot
       *[other] { $customer-18-wagons } chariots
    }
    .gender = m
    .about = Bannière : { $customer-18-banner } ; une fois servi, { $customer-18-prestige ->
        [one] { $customer-18-prestige } point de prestige
       *[other] { $customer-18-prestige } points de prestige
    }.
customer-19 = client qui veut { $customer-19-beers ->
        [one] { $customer-19-beers } bière
       *[other] { $customer-19-beers } bières
    } et { $customer-19-scrolls ->
        [one] { $customer-19-scrolls } parchemin
       *[other] { $customer-19-scrolls } parchemins
    }
    .the = le client qui veut { $customer-19-beers ->
        [one] { $customer-19-beers } bière
       *[other] { $customer-19-beers } bières
    } et { $customer-19-scrolls ->
        [one] { $customer-19-scrolls } parchemin
       *[other] { $customer-19-scrolls } parchemins
    }
    .gender = m
    .about = Bannière : { $customer-19-banner } ; une fois servi, { $customer-19-prestige ->
        [one] { $customer-19-prestige } point de prestige
       *[other] { $customer-19-prestige } points de prestige
    }.
customer-20 = client qui veut { $customer-20-beers ->
        [one] { $customer-20-beers } bière
       *[other] { $customer-20-beers } bières
    } et { $customer-20-horses ->
        [one] { $customer-20-horses } cheval
       *[other] { $customer-20-horses } chevaux
    }
    .the = le client qui veut { $customer-20-beers ->
        [one] { $customer-20-beers } bière
       *[other] { $customer-20-beers } bières
    } et { $customer-20-horses ->
        [one] { $customer-20-horses } cheval
       *[other] { $customer-20-horses } chevaux
    }
    .gender = m
    .about = Bannière : { $customer-20-banner } ; une fois servi, { $customer-20-prestige ->
        [one] { $customer-20-prestige } point de prestige
       *[other] { $customer-20-prestige } points de prestige
    }.
customer-21 = client qui veut { $customer-21-beers ->
        [one] { $customer-21-beers } bière
       *[other] { $customer-21-beers } bières
    } et { $customer-21-ploughs ->
        [one] { $customer-21-ploughs } charrue
       *[other] { $customer-21-ploughs } charrues
    }
    .the = le client qui veut { $customer-21-beers ->
        [one] { $customer-21-beers } bière
       *[other] { $customer-21-beers } bières
    } et { $customer-21-ploughs ->
        [one] { $customer-21-ploughs } charrue
       *[other] { $customer-21-ploughs } charrues
    }
    .gender = m
    .about = Bannière : { $customer-21-banner } ; une fois servi, { $customer-21-prestige ->
        [one] { $customer-21-prestige } point de prestige
       *[other] { $customer-21-prestige } points de prestige
    }.
customer-22 = client qui veut { $customer-22-beers ->
        [one] { $customer-22-beers } bière
       *[other] { $customer-22-beers } bières
    } et { $customer-22-wagons ->
        [one] { $customer-22-wagons } chariot
       *[other] { $customer-22-wagons } chariots
    }
    .the = le client qui veut { $customer-22-beers ->
        [one] { $customer-22-beers } bière
       *[other] { $customer-22-beers } bières
    } et { $customer-22-wagons ->
        [one] { $customer-22-wagons } chariot
       *[other] { $customer-22-wagons } chariots
    }
    .gender = m
    .about = Bannière : { $customer-22-banner } ; une fois servi, { $customer-22-prestige ->
        [one] { $customer-22-prestige } point de prestige
       *[other] { $customer-22-prestige } points de prestige
    }.
customer-23 = client qui veut { $customer-23-scrolls ->
        [one] { $customer-23-scrolls } parchemin
       *[other] { $customer-23-scrolls } parchemins
    } et { $customer-23-horses ->
        [one] { $customer-23-horses } cheval
       *[other] { $customer-23-horses } chevaux
    }
    .the = le client qui veut { $customer-23-scrolls ->
        [one] { $customer-23-scrolls } parchemin
       *[other] { $customer-23-scrolls } parchemins
    } et { $customer-23-horses ->
        [one] { $customer-23-horses } cheval
       *[other] { $customer-23-horses } chevaux
    }
    .gender = m
    .about = Bannière : { $customer-23-banner } ; une fois servi, { $customer-23-prestige ->
        [one] { $customer-23-prestige } point de prestige
       *[other] { $customer-23-prestige } points de prestige
    }.
customer-24 = client qui veut { $customer-24-scrolls ->
        [one] { $customer-24-scrolls } parchemin
       *[other] { $customer-24-scrolls } parchemins
    } et { $customer-24-ploughs ->
        [one] { $customer-24-ploughs } charrue
       *[other] { $customer-24-ploughs } charrues
    }
    .the = le client qui veut { $customer-24-scrolls ->
        [one] { $customer-24-scrolls } parchemin
       *[other] { $customer-24-scrolls } parchemins
    } et { $customer-24-ploughs ->
        [one] { $customer-24-ploughs } charrue
       *[other] { $customer-24-ploughs } charrues
    }
    .gender = m
    .about = Bannière : { $customer-24-banner } ; une fois servi, { $customer-24-prestige ->
        [one] { $customer-24-prestige } point de prestige
       *[other] { $customer-24-prestige } points de prestige
    }.
customer-25 = client qui veut { $customer-25-scrolls ->
        [one] { $customer-25-scrolls } parchemin
       *[other] { $customer-25-scrolls } parchemins
    } et { $customer-25-wagons ->
        [one] { $customer-25-wagons } chariot
       *[other] { $customer-25-wagons } chariots
    }
    .the = le client qui veut { $customer-25-scrolls ->
        [one] { $customer-25-scrolls } parchemin
       *[other] { $customer-25-scrolls } parchemins
    } et { $customer-25-wagons ->
        [one] { $customer-25-wagons } chariot
       *[other] { $customer-25-wagons } chariots
    }
    .gender = m
    .about = Bannière : { $customer-25-banner } ; une fois servi, { $customer-25-prestige ->
        [one] { $customer-25-prestige } point de prestige
       *[other] { $customer-25-prestige } points de prestige
    }.
customer-26 = client qui veut { $customer-26-horses ->
        [one] { $customer-26-horses } cheval
       *[other] { $customer-26-horses } chevaux
    } et { $customer-26-ploughs ->
        [one] { $customer-26-ploughs } charrue
       *[other] { $customer-26-ploughs } charrues
    }
    .the = le client qui veut { $customer-26-horses ->
        [one] { $customer-26-horses } cheval
       *[other] { $customer-26-horses } chevaux
    } et { $customer-26-ploughs ->
        [one] { $customer-26-ploughs } charrue
       *[other] { $customer-26-ploughs } charrues
    }
    .gender = m
    .about = Bannière : { $customer-26-banner } ; une fois servi, { $customer-26-prestige ->
        [one] { $customer-26-prestige } point de prestige
       *[other] { $customer-26-prestige } points de prestige
    }.
customer-27 = client qui veut { $customer-27-horses ->
        [one] { $customer-27-horses } cheval
       *[other] { $customer-27-horses } chevaux
    } et { $customer-27-wagons ->
        [one] { $customer-27-wagons } chariot
       *[other] { $customer-27-wagons } chariots
    }
    .the = le client qui veut { $customer-27-horses ->
        [one] { $customer-27-horses } cheval
       *[other] { $customer-27-horses } chevaux
    } et { $customer-27-wagons ->
        [one] { $customer-27-wagons } chariot
       *[other] { $customer-27-wagons } chariots
    }
    .gender = m
    .about = Bannière : { $customer-27-banner } ; une fois servi, { $customer-27-prestige ->
        [one] { $customer-27-prestige } point de prestige
       *[other] { $customer-27-prestige } points de prestige
    }.
customer-28 = client qui veut { $customer-28-ploughs ->
        [one] { $customer-28-ploughs } charrue
       *[other] { $customer-28-ploughs } charrues
    } et { $customer-28-wagons ->
        [one] { $customer-28-wagons } chariot
       *[other] { $customer-28-wagons } chariots
    }
    .the = le client qui veut { $customer-28-ploughs ->
        [one] { $customer-28-ploughs } charrue
       *[other] { $customer-28-ploughs } charrues
    } et { $customer-28-wagons ->
        [one] { $customer-28-wagons } chariot
       *[other] { $customer-28-wagons } chariots
    }
    .gender = m
    .about = Bannière : { $customer-28-banner } ; une fois servi, { $customer-28-prestige ->
        [one] { $customer-28-prestige } point de prestige
       *[other] { $customer-28-prestige } points de prestige
    }.
customer-29 = client qui veut { $customer-29-beers ->
        [one] { $customer-29-beers } bière
       *[other] { $customer-29-beers } bières
    }, { $customer-29-scrolls ->
        [one] { $customer-29-scrolls } parchemin
       *[other] { $customer-29-scrolls } parchemins
    } et { $customer-29-horses ->
        [one] { $customer-29-horses } cheval
       *[other] { $customer-29-horses } chevaux
    }
    .the = le client qui veut { $customer-29-beers ->
        [one] { $customer-29-beers } bière
       *[other] { $customer-29-beers } bières
    }, { $customer-29-scrolls ->
        [one] { $customer-29-scrolls } parchemin
       *[other] { $customer-29-scrolls } parchemins
    } et { $customer-29-horses ->
        [one] { $customer-29-horses } cheval
       *[other] { $customer-29-horses } chevaux
    }
    .gender = m
    .about = Bannière : { $customer-29-banner } ; une fois servi, { $customer-29-prestige ->
        [one] { $customer-29-prestige } point de prestige
       *[other] { $customer-29-prestige } points de prestige
    }.
customer-30 = client qui veut { $customer-30-beers ->
        [one] { $customer-30-beers } bière
       *[other] { $customer-30-beers } bières
    }, { $customer-30-scrolls ->
        [one] { $customer-30-scrolls } parchemin
       *[other] { $customer-30-scrolls } parchemins
    } et { $customer-30-ploughs ->
        [one] { $customer-30-ploughs } charrue
       *[other] { $customer-30-ploughs } charrues
    }
    .the = le client qui veut { $customer-30-beers ->
        [one] { $customer-30-beers } bière
       *[other] { $customer-30-beers } bières
    }, { $customer-30-scrolls ->
        [one] { $customer-30-scrolls } parchemin
       *[other] { $customer-30-scrolls } parchemins
    } et { $customer-30-ploughs ->
        [one] { $customer-30-ploughs } charrue
       *[other] { $customer-30-ploughs } charrues
    }
    .gender = m
    .about = Bannière : { $customer-30-banner } ; une fois servi, { $customer-30-prestige ->
        [one] { $customer-30-prestige } point de prestige
       *[other] { $customer-30-prestige } points de prestige
    }.
customer-31 = client qui veut { $customer-31-beers ->
        [one] { $customer-31-beers } bière
       *[other] { $customer-31-beers } bières
    }, { $customer-31-scrolls ->
        [one] { $customer-31-scrolls } parchemin
       *[other] { $customer-31-scrolls } parchemins
    } et { $customer-31-wagons ->
        [one] { $customer-31-wagons } chariot
       *[other] { $customer-31-wagons } chariots
    }
    .the = le client qui veut { $customer-31-beers ->
        [one] { $customer-31-beers } bière
       *[other] { $customer-31-beers } bières
    }, { $customer-31-scrolls ->
        [one] { $customer-31-scrolls } parchemin
       *[other] { $customer-31-scrolls } parchemins
    } et { $customer-31-wagons ->
        [one] { $customer-31-wagons } chariot
       *[other] { $customer-31-wagons } chariots
    }
    .gender = m
    .about = Bannière : { $customer-31-banner } ; une fois servi, { $customer-31-prestige ->
        [one] { $customer-31-prestige } point de prestige
       *[other] { $customer-31-prestige } points de prestige
    }.
customer-32 = client qui veut { $customer-32-scrolls ->
        [one] { $customer-32-scrolls } parchemin
       *[other] { $customer-32-scrolls } parchemins
    }, { $customer-32-horses ->
        [one] { $customer-32-horses } cheval
       *[other] { $customer-32-horses } chevaux
    } et { $customer-32-ploughs ->
        [one] { $customer-32-ploughs } charrue
       *[other] { $customer-32-ploughs } charrues
    }
    .the = le client qui veut { $customer-32-scrolls ->
        [one] { $customer-32-scrolls } parchemin
       *[other] { $customer-32-scrolls } parchemins
    }, { $customer-32-horses ->
        [one] { $customer-32-horses } cheval
       *[other] { $customer-32-horses } chevaux
    } et { $customer-32-ploughs ->
        [one] { $customer-32-ploughs } charrue
       *[other] { $customer-32-ploughs } charrues
    }
    .gender = m
    .about = Bannière : { $customer-32-banner } ; une fois servi, { $customer-32-prestige ->
        [one] { $customer-32-prestige } point de prestige
       *[other] { $customer-32-prestige } points de prestige
    }.
customer-33 = client qui veut { $customer-33-beers ->
        [one] { $customer-33-beers } bière
       *[other] { $customer-33-beers } bières
    }, { $customer-33-ploughs ->
        [one] { $customer-33-ploughs } charrue
       *[other] { $customer-33-ploughs } charrues
    } et { $customer-33-wagons ->
        [one] { $customer-33-wagons } chariot
       *[other] { $customer-33-wagons } chariots
    }
    .the = le client qui veut { $customer-33-beers ->
        [one] { $customer-33-beers } bière
       *[other] { $customer-33-beers } bières
    }, { $customer-33-ploughs ->
        [one] { $customer-33-ploughs } charrue
       *[other] { $customer-33-ploughs } charrues
    } et { $customer-33-wagons ->
        [one] { $customer-33-wagons } chariot
       *[other] { $customer-33-wagons } chariots
    }
    .gender = m
    .about = Bannière : { $customer-33-banner } ; une fois servi, { $customer-33-prestige ->
        [one] { $customer-33-prestige } point de prestige
       *[other] { $customer-33-prestige } points de prestige
    }.
field-1 = champ 1
    .the = le champ 1
    .gender = m
field-2 = champ 2
    .the = le champ 2
    .gender = m
field-3 = champ 3
    .the = le champ 3
    .gender = m
field-4 = champ 4
    .the = le champ 4
    .gender = m
field-5 = champ 5
    .the = le champ 5
    .gender = m
field-6 = champ 6
    .the = le champ 6
    .gender = m
field-7 = champ 7
    .the = le champ 7
    .gender = m
field-8 = champ 8
    .the = le champ 8
    .gender = m
board-58 = plateau { $board-58-banner }
    .the = le plateau { $board-58-banner }
    .gender = m
board-59 = plateau { $board-59-banner }
    .the = le plateau { $board-59-banner }
    .gender = m
board-68 = plateau { $board-68-banner }
    .the = le plateau { $board-68-banner }
    .gender = m
board-69 = plateau { $board-69-banner }
    .the = le plateau { $board-69-banner }
    .gender = m

# Bannières et places
banner-school = école
    .the = l’école
    .gender = f
    .about = Accueillez un élève, avancez-en un au pupitre de droite, ou faites-en un villageois pour { $graduate-time } temps.
banner-personal = bannière personnelle
    .the = la bannière personnelle
    .gender = f
    .about = { $personal-story ->
        [one] { $personal-story } point d’histoire
       *[other] { $personal-story } points d’histoire
    } sur votre arbre, gratuitement.
banner-chamber = chambre du conseil
    .the = la chambre du conseil
    .gender = f
    .about = Dépensez le temps indiqué, puis recevez ce que rapporte votre chambre.
banner-square = place du village
    .the = la place du village
    .gender = f
    .about = { $square-work } temps. Vous pouvez déplacer la tuile { $tile-low }/{ $tile-high } ; puis { $square-story ->
        [one] { $square-story } point d’histoire
       *[other] { $square-story } points d’histoire
    } et un marqueur. Elle termine votre tour.
banner-brewery = brasserie
    .the = la brasserie
    .gender = f
    .about = { $workshop-brewery-58-work } temps : une bière, si un emplacement est libre.
banner-scriptorium = parcheminerie
    .the = la parcheminerie
    .gender = f
    .about = { $workshop-scriptorium-58-work } temps : un parchemin, si un emplacement est libre.
banner-stable = étable
    .the = l’étable
    .gender = f
    .about = { $workshop-stable-58-work } temps : un cheval, si un emplacement est libre.
banner-forge = forge
    .the = la forge
    .gender = f
    .about = { $workshop-forge-58-work } temps : une charrue, si un emplacement est libre.
banner-wainwright = charronnerie
    .the = la charronnerie
    .gender = f
    .about = { $workshop-wainwright-58-work } temps : un chariot, si un emplacement est libre.
banner-field-1 = { field-1 }
    .the = { field-1.the }
    .does = Récolter { field-1.the }
    .about = { $field-card-field-work } temps. Vous recevez { $field-card-field-coins ->
        [one] { $field-card-field-coins } pièce
       *[other] { $field-card-field-coins } pièces
    }, et { $field-card-field-plough } de plus avec une charrue sur le champ.
banner-field-2 = { field-2 }
    .the = { field-2.the }
    .does = Récolter { field-2.the }
    .about = { $field-card-field-work } temps. Vous recevez { $field-card-field-coins ->
        [one] { $field-card-field-coins } pièce
       *[other] { $field-card-field-coins } pièces
    }, et { $field-card-field-plough } de plus avec une charrue sur le champ.
banner-field-3 = { field-3 }
    .the = { field-3.the }
    .does = Récolter { field-3.the }
    .about = { $field-card-field-work } temps. Vous recevez { $field-card-field-coins ->
        [one] { $field-card-field-coins } pièce
       *[other] { $field-card-field-coins } pièces
    }, et { $field-card-field-plough } de plus avec une charrue sur le champ.
banner-field-4 = { field-4 }
    .the = { field-4.the }
    .does = Récolter { field-4.the }
    .about = { $field-card-field-work } temps. Vous recevez { $field-card-field-coins ->
        [one] { $field-card-field-coins } pièce
       *[other] { $field-card-field-coins } pièces
    }, et { $field-card-field-plough } de plus avec une charrue sur le champ.
banner-field-5 = { field-5 }
    .the = { field-5.the }
    .does = Récolter { field-5.the }
    .about = { $field-card-field-work } temps. Vous recevez { $field-card-field-coins ->
        [one] { $field-card-field-coins } pièce
       *[other] { $field-card-field-coins } pièces
    }, et { $field-card-field-plough } de plus avec une charrue sur le champ.
banner-field-6 = { field-6 }
    .the = { field-6.the }
    .does = Récolter { field-6.the }
    .about = { $field-card-field-work } temps. Vous recevez { $field-card-field-coins ->
        [one] { $field-card-field-coins } pièce
       *[other] { $field-card-field-coins } pièces
    }, et { $field-card-field-plough } de plus avec une charrue sur le champ.
banner-field-7 = { field-7 }
    .the = { field-7.the }
    .does = Récolter { field-7.the }
    .about = { $field-card-field-work } temps. Vous recevez { $field-card-field-coins ->
        [one] { $field-card-field-coins } pièce
       *[other] { $field-card-field-coins } pièces
    }, et { $field-card-field-plough } de plus avec une charrue sur le champ.
banner-field-8 = { field-8 }
    .the = { field-8.the }
    .does = Récolter { field-8.the }
    .about = { $field-card-field-work } temps. Vous recevez { $field-card-field-coins ->
        [one] { $field-card-field-coins } pièce
       *[other] { $field-card-field-coins } pièces
    }, et { $field-card-field-plough } de plus avec une charrue sur le champ.
banner-customer-1 = { customer-1 }
    .does = Servir { customer-1.the }
    .the = { customer-1.the }
    .gender = m
    .about = { customer-1.about }
banner-customer-2 = { customer-2 }
    .does = Servir { customer-2.the }
    .the = { customer-2.the }
    .gender = m
    .about = { customer-2.about }
banner-customer-3 = { customer-3 }
    .does = Servir { customer-3.the }
    .the = { customer-3.the }
    .gender = m
    .about = { customer-3.about }
banner-customer-4 = { customer-4 }
    .does = Servir { customer-4.the }
    .the = { customer-4.the }
    .gender = m
    .about = { customer-4.about }
banner-customer-5 = { customer-5 }
    .does = Servir { customer-5.the }
    .the = { customer-5.the }
    .gender = m
    .about = { customer-5.about }
banner-customer-6 = { customer-6 }
    .does = Servir { customer-6.the }
    .the = { customer-6.the }
    .gender = m
    .about = { customer-6.about }
banner-customer-7 = { customer-7 }
    .does = Servir { customer-7.the }
    .the = { customer-7.the }
    .gender = m
    .about = { customer-7.about }
banner-customer-8 = { customer-8 }
    .does = Servir { customer-8.the }
    .the = { customer-8.the }
    .gender = m
    .about = { customer-8.about }
banner-customer-9 = { customer-9 }
    .does = Servir { customer-9.the }
    .the = { customer-9.the }
    .gender = m
    .about = { customer-9.about }
banner-customer-10 = { customer-10 }
    .does = Servir { customer-10.the }
    .the = { customer-10.the }
    .gender = m
    .about = { customer-10.about }
banner-customer-11 = { customer-11 }
    .does = Servir { customer-11.the }
    .the = { customer-11.the }
    .gender = m
    .about = { customer-11.about }
banner-customer-12 = { customer-12 }
    .does = Servir { customer-12.the }
    .the = { customer-12.the }
    .gender = m
    .about = { customer-12.about }
banner-customer-13 = { customer-13 }
    .does = Servir { customer-13.the }
    .the = { customer-13.the }
    .gender = m
    .about = { customer-13.about }
banner-customer-14 = { customer-14 }
    .does = Servir { customer-14.the }
    .the = { customer-14.the }
    .gender = m
    .about = { customer-14.about }
banner-customer-15 = { customer-15 }
    .does = Servir { customer-15.the }
    .the = { customer-15.the }
    .gender = m
    .about = { customer-15.about }
banner-customer-16 = { customer-16 }
    .does = Servir { customer-16.the }
    .the = { customer-16.the }
    .gender = m
    .about = { customer-16.about }
banner-customer-17 = { customer-17 }
    .does = Servir { customer-17.the }
    .the = { customer-17.the }
    .gender = m
    .about = { customer-17.about }
banner-customer-18 = { customer-18 }
    .does = Servir { customer-18.the }
    .the = { customer-18.the }
    .gender = m
    .about = { customer-18.about }
banner-customer-19 = { customer-19 }
    .does = Servir { customer-19.the }
    .the = { customer-19.the }
    .gender = m
    .about = { customer-19.about }
banner-customer-20 = { customer-20 }
    .does = Servir { customer-20.the }
    .the = { customer-20.the }
    .gender = m
    .about = { customer-20.about }
banner-customer-21 = { customer-21 }
    .does = Servir { customer-21.the }
    .the = { customer-21.the }
    .gender = m
    .about = { customer-21.about }
banner-customer-22 = { customer-22 }
    .does = Servir { customer-22.the }
    .the = { customer-22.the }
    .gender = m
    .about = { customer-22.about }
banner-customer-23 = { customer-23 }
    .does = Servir { customer-23.the }
    .the = { customer-23.the }
    .gender = m
    .about = { customer-23.about }
banner-customer-24 = { customer-24 }
    .does = Servir { customer-24.the }
    .the = { customer-24.the }
    .gender = m
    .about = { customer-24.about }
banner-customer-25 = { customer-25 }
    .does = Servir { customer-25.the }
    .the = { customer-25.the }
    .gender = m
    .about = { customer-25.about }
banner-customer-26 = { customer-26 }
    .does = Servir { customer-26.the }
    .the = { customer-26.the }
    .gender = m
    .about = { customer-26.about }
banner-customer-27 = { customer-27 }
    .does = Servir { customer-27.the }
    .the = { customer-27.the }
    .gender = m
    .about = { customer-27.about }
banner-customer-28 = { customer-28 }
    .does = Servir { customer-28.the }
    .the = { customer-28.the }
    .gender = m
    .about = { customer-28.about }
banner-customer-29 = { customer-29 }
    .does = Servir { customer-29.the }
    .the = { customer-29.the }
    .gender = m
    .about = { customer-29.about }
banner-customer-30 = { customer-30 }
    .does = Servir { customer-30.the }
    .the = { customer-30.the }
    .gender = m
    .about = { customer-30.about }
banner-customer-31 = { customer-31 }
    .does = Servir { customer-31.the }
    .the = { customer-31.the }
    .gender = m
    .about = { customer-31.about }
banner-customer-32 = { customer-32 }
    .does = Servir { customer-32.the }
    .the = { customer-32.the }
    .gender = m
    .about = { customer-32.about }
banner-customer-33 = { customer-33 }
    .does = Servir { customer-33.the }
    .the = { customer-33.the }
    .gender = m
    .about = { customer-33.about }
target-hand = main Premier joueur
    .the = la main Premier joueur
    .gender = f
    .about = Ses points d’histoire vont sur votre arbre, et vous commencez la prochaine manche.
target-steward = bureau de l’intendant
    .the = le bureau de l’intendant
    .gender = m
    .about = Prix total. Un client : { $steward-time-1 } temps{ $steward-coins-1 ->
        [0] {""}
        [one] {" "}et { $steward-coins-1 } pièce
       *[other] {" "}et { $steward-coins-1 } pièces
    } ; avec un deuxième : { $steward-time-2 } temps{ $steward-coins-2 ->
        [0] {""}
        [one] {" "}et { $steward-coins-2 } pièce
       *[other] {" "}et { $steward-coins-2 } pièces
    } ; avec un troisième : { $steward-time-3 } temps{ $steward-coins-3 ->
        [0] {""}
        [one] {" "}et { $steward-coins-3 } pièce
       *[other] {" "}et { $steward-coins-3 } pièces
    } ; avec un quatrième : { $steward-time-4 } temps{ $steward-coins-4 ->
        [0] {""}
        [one] {" "}et { $steward-coins-4 } pièce
       *[other] {" "}et { $steward-coins-4 } pièces
    }.
target-field = champ
    .the = un champ
    .gender = m
    .about = { $field-card-field-time } temps. Vous recevez tout de suite { $field-card-field-coins ->
        [one] { $field-card-field-coins } pièce
       *[other] { $field-card-field-coins } pièces
    }. Vaut { $field-card-field-prestige ->
        [one] { $field-card-field-prestige } point de prestige
       *[other] { $field-card-field-prestige } points de prestige
    }.
target-square = place du village
    .the = la place du village
    .gender = f
    .about = { $square-time } temps. La tuile { $tile-low }/{ $tile-high }, { $square-story ->
        [one] { $square-story } point d’histoire
       *[other] { $square-story } points d’histoire
    } et un marqueur. Vaut { $square-prestige ->
        [one] { $square-prestige } point de prestige
       *[other] { $square-prestige } points de prestige
    }.
target-travel = prochaine étape du voyage
    .the = la prochaine étape du voyage
    .gender = f
    .about = Payez le temps et les ressources de l’étape, et la bannière grise de votre dernière étape, si elle en montre une.
target-sanatorium = { church-sanatorium }
    .the = { church-sanatorium.the }
    .gender = m
    .about = { $church-sanatorium-time } temps{ $church-sanatorium-coins ->
        [0] {""}
        [one] {""}, { $church-sanatorium-coins } pièce
       *[other] {""}, { $church-sanatorium-coins } pièces
    }.{ $church-sanatorium-prestige ->
        [0] {""}
        [one] {" "}Vaut { $church-sanatorium-prestige } point de prestige.
       *[other] {" "}Vaut { $church-sanatorium-prestige } points de prestige.
    } { church-sanatorium.about }
target-cloister = { church-cloister }
    .the = { church-cloister.the }
    .gender = m
    .about = { $church-cloister-time } temps{ $church-cloister-coins ->
        [0] {""}
        [one] {""}, { $church-cloister-coins } pièce
       *[other] {""}, { $church-cloister-coins } pièces
    }.{ $church-cloister-prestige ->
        [0] {""}
        [one] {" "}Vaut { $church-cloister-prestige } point de prestige.
       *[other] {" "}Vaut { $church-cloister-prestige } points de prestige.
    } { church-cloister.about }
target-diocese = { church-diocese }
    .the = { church-diocese.the }
    .gender = m
    .about = { $church-diocese-time } temps{ $church-diocese-coins ->
        [0] {""}
        [one] {""}, { $church-diocese-coins } pièce
       *[other] {""}, { $church-diocese-coins } pièces
    }.{ $church-diocese-prestige ->
        [0] {""}
        [one] {" "}Vaut { $church-diocese-prestige } point de prestige.
       *[other] {" "}Vaut { $church-diocese-prestige } points de prestige.
    } { church-diocese.about }
target-refuge = { church-refuge }
    .the = { church-refuge.the }
    .gender = m
    .about = { $church-refuge-time } temps{ $church-refuge-coins ->
        [0] {""}
        [one] {""}, { $church-refuge-coins } pièce
       *[other] {""}, { $church-refuge-coins } pièces
    }.{ $church-refuge-prestige ->
        [0] {""}
        [one] {" "}Vaut { $church-refuge-prestige } point de prestige.
       *[other] {" "}Vaut { $church-refuge-prestige } points de prestige.
    } { church-refuge.about }
target-feather = { pile-feather }
    .the = { pile-feather.the }
    .gender = m
    .about = Payez le prix affiché et faites l’action du moine. Votre église gagne une fenêtre.
target-chalice = { pile-chalice }
    .the = { pile-chalice.the }
    .gender = m
    .about = Payez le prix affiché et faites l’action du moine. Votre église gagne une fenêtre.
target-rosary = { pile-rosary }
    .the = { pile-rosary.the }
    .gender = m
    .about = Payez le prix affiché et faites l’action du moine. Votre église gagne une fenêtre.
target-money = { chamber-money }
    .the = { chamber-money.the }
    .gender = f
    .about = { $chamber-money-time } temps.{ $chamber-money-prestige ->
        [0] {""}
        [one] {" "}Vaut { $chamber-money-prestige } point de prestige.
       *[other] {" "}Vaut { $chamber-money-prestige } points de prestige.
    } { chamber-money.about }
target-citizens = { chamber-citizens }
    .the = { chamber-citizens.the }
    .gender = f
    .about = { $chamber-citizens-time } temps.{ $chamber-citizens-prestige ->
        [0] {""}
        [one] {" "}Vaut { $chamber-citizens-prestige } point de prestige.
       *[other] {" "}Vaut { $chamber-citizens-prestige } points de prestige.
    } { chamber-citizens.about }
target-properties = { chamber-properties }
    .the = { chamber-properties.the }
    .gender = f
    .about = { $chamber-properties-time } temps.{ $chamber-properties-prestige ->
        [0] {""}
        [one] {" "}Vaut { $chamber-properties-prestige } point de prestige.
       *[other] {" "}Vaut { $chamber-properties-prestige } points de prestige.
    } { chamber-properties.about }
target-guild = { chamber-guild }
    .the = { chamber-guild.the }
    .gender = f
    .about = { $chamber-guild-time } temps.{ $chamber-guild-prestige ->
        [0] {""}
        [one] {" "}Vaut { $chamber-guild-prestige } point de prestige.
       *[other] {" "}Vaut { $chamber-guild-prestige } points de prestige.
    } { chamber-guild.about }
target-brewery-58 = { workshop-brewery-58 }
    .the = { workshop-brewery-58.the }
    .gender = f
    .about = { $workshop-brewery-58-time } temps. Vous recevez aussi une première bière.
target-brewery-59 = { workshop-brewery-59 }
    .the = { workshop-brewery-59.the }
    .gender = f
    .about = { $workshop-brewery-59-time } temps. Vous recevez aussi une première bière.
target-brewery-68 = { workshop-brewery-68 }
    .the = { workshop-brewery-68.the }
    .gender = f
    .about = { $workshop-brewery-68-time } temps. Vous recevez aussi une première bière.
target-brewery-69 = { workshop-brewery-69 }
    .the = { workshop-brewery-69.the }
    .gender = f
    .about = { $workshop-brewery-69-time } temps. Vous recevez aussi une première bière.
target-scriptorium-58 = { workshop-scriptorium-58 }
    .the = { workshop-scriptorium-58.the }
    .gender = f
    .about = { $workshop-scriptorium-58-time } temps. Vous recevez aussi un premier parchemin.
target-scriptorium-59 = { workshop-scriptorium-59 }
    .the = { workshop-scriptorium-59.the }
    .gender = f
    .about = { $workshop-scriptorium-59-time } temps. Vous recevez aussi un premier parchemin.
target-scriptorium-68 = { workshop-scriptorium-68 }
    .the = { workshop-scriptorium-68.the }
    .gender = f
    .about = { $workshop-scriptorium-68-time } temps. Vous recevez aussi un premier parchemin.
target-scriptorium-69 = { workshop-scriptorium-69 }
    .the = { workshop-scriptorium-69.the }
    .gender = f
    .about = { $workshop-scriptorium-69-time } temps. Vous recevez aussi un premier parchemin.
target-stable-58 = { workshop-stable-58 }
    .the = { workshop-stable-58.the }
    .gender = f
    .about = { $workshop-stable-58-time } temps. Vous recevez aussi un premier cheval.
target-stable-59 = { workshop-stable-59 }
    .the = { workshop-stable-59.the }
    .gender = f
    .about = { $workshop-stable-59-time } temps. Vous recevez aussi un premier cheval.
target-stable-68 = { workshop-stable-68 }
    .the = { workshop-stable-68.the }
    .gender = f
    .about = { $workshop-stable-68-time } temps. Vous recevez aussi un premier cheval.
target-stable-69 = { workshop-stable-69 }
    .the = { workshop-stable-69.the }
    .gender = f
    .about = { $workshop-stable-69-time } temps. Vous recevez aussi un premier cheval.
target-forge-58 = { workshop-forge-58 }
    .the = { workshop-forge-58.the }
    .gender = f
    .about = { $workshop-forge-58-time } temps. Vous recevez aussi une première charrue.
target-forge-59 = { workshop-forge-59 }
    .the = { workshop-forge-59.the }
    .gender = f
    .about = { $workshop-forge-59-time } temps. Vous recevez aussi une première charrue.
target-forge-68 = { workshop-forge-68 }
    .the = { workshop-forge-68.the }
    .gender = f
    .about = { $workshop-forge-68-time } temps. Vous recevez aussi une première charrue.
target-forge-69 = { workshop-forge-69 }
    .the = { workshop-forge-69.the }
    .gender = f
    .about = { $workshop-forge-69-time } temps. Vous recevez aussi une première charrue.
target-wainwright-58 = { workshop-wainwright-58 }
    .the = { workshop-wainwright-58.the }
    .gender = f
    .about = { $workshop-wainwright-58-time } temps. Vous recevez aussi un premier chariot.
target-wainwright-59 = { workshop-wainwright-59 }
    .the = { workshop-wainwright-59.the }
    .gender = f
    .about = { $workshop-wainwright-59-time } temps. Vous recevez aussi un premier chariot.
target-wainwright-68 = { workshop-wainwright-68 }
    .the = { workshop-wainwright-68.the }
    .gender = f
    .about = { $workshop-wainwright-68-time } temps. Vous recevez aussi un premier chariot.
target-wainwright-69 = { workshop-wainwright-69 }
    .the = { workshop-wainwright-69.the }
    .gender = f
    .about = { $workshop-wainwright-69-time } temps. Vous recevez aussi un premier chariot.
source-brewery = brasserie
    .the = la brasserie
    .gender = f
source-scriptorium = parcheminerie
    .the = la parcheminerie
    .gender = f
source-stable = étable
    .the = l’étable
    .gender = f
source-forge = forge
    .the = la forge
    .gender = f
source-wainwright = charronnerie
    .the = la charronnerie
    .gender = f
source-guild = chambre de la guilde
    .the = la chambre de la guilde
    .gender = f
source-field-1 = { field-1 }
    .the = { field-1.the }
source-field-2 = { field-2 }
    .the = { field-2.the }
source-field-3 = { field-3 }
    .the = { field-3.the }
source-field-4 = { field-4 }
    .the = { field-4.the }
source-field-5 = { field-5 }
    .the = { field-5.the }
source-field-6 = { field-6 }
    .the = { field-6.the }
source-field-7 = { field-7 }
    .the = { field-7.the }
source-field-8 = { field-8 }
    .the = { field-8.the }
shed-forge = forge
    .the = la forge
    .gender = f
shed-guild = chambre de la guilde
    .the = la chambre de la guilde
    .gender = f

# Autres nombres

number-clouds = Nuages de la piste de temps de vie
number-black-die-time = Temps d’un dé noir
number-chief-time = Temps pour déplacer le chef
number-chief-coin = Pièces de la case de la pièce
number-chief-story = Points d’histoire de leur case
number-personal-story = Points d’histoire de la bannière personnelle
number-graduate-time = Temps pour quitter l’école
number-graduate-story = Points d’histoire du pupitre de droite
number-customer-zone = Clients proposés
number-windows = Fenêtres d’une église au plus
number-shelters = Usages du sanatorium
number-money-coins = Pièces de la chambre monétaire
number-citizen-prestige = Prestige d’un villageois vivant couvert
number-property-prestige = Prestige d’une carte d’un type couvert
number-labourer-prestige = Prestige d’un journalier
number-hand-prestige = Prestige de la main
number-chronicle-first = Points d’histoire, premier de sa profession
number-chronicle-second = Points d’histoire, second de sa profession
number-rat-start-2 = Piste Rat, 2 joueurs
number-rat-start-3 = Piste Rat, 3 joueurs
number-rat-start-4 = Piste Rat, 4 joueurs
number-window-prestige-1 = Prestige pour 1 fenêtre
number-window-prestige-2 = Prestige pour 2 fenêtres
number-window-prestige-3 = Prestige pour 3 fenêtres
number-window-prestige-4 = Prestige pour 4 fenêtres
number-window-prestige-5 = Prestige pour 5 fenêtres
number-window-prestige-6 = Prestige pour 6 fenêtres
number-white-dice-2 = Dés blancs, 2 joueurs
number-white-dice-3 = Dés blancs, 3 joueurs
number-white-dice-4 = Dés blancs, 4 joueurs
number-black-dice-2 = Dés noirs, 2 joueurs
number-black-dice-3 = Dés noirs, 3 joueurs
number-black-dice-4 = Dés noirs, 4 joueurs
number-turns-2 = Tours par manche, 2 joueurs
number-turns-3 = Tours par manche, 3 joueurs
number-turns-4 = Tours par manche, 4 joueurs
number-first-coins-1 = Pièces au départ, premier joueur
number-first-coins-2 = Pièces au départ, deuxième joueur
number-first-coins-3 = Pièces au départ, troisième joueur
number-first-coins-4 = Pièces au départ, quatrième joueur
number-end-2 = Cercueils qui terminent la partie, 2 joueurs
number-end-3 = Cercueils qui terminent la partie, 3 joueurs
number-end-4 = Cercueils qui terminent la partie, 4 joueurs
number-square-time = Temps pour ajouter la place du village
number-square-work = Temps pour activer la place du village
number-square-octagons = Emplacements de la place du village
number-square-prestige = Prestige de la place du village
number-square-story = Points d’histoire de la place du village
number-tile-low = Tuile de la place, petite valeur
number-tile-high = Tuile de la place, grande valeur
number-office-low = Intendant et main, petite valeur
number-office-high = Intendant et main, grande valeur
number-school-low = École, petite valeur
number-school-high = École, grande valeur
number-steward-time-1 = Temps pour 1 client
number-steward-coins-1 = Pièces pour 1 client
number-steward-time-2 = Temps pour 2 clients
number-steward-coins-2 = Pièces pour 2 clients
number-steward-time-3 = Temps pour 3 clients
number-steward-coins-3 = Pièces pour 3 clients
number-steward-time-4 = Temps pour 4 clients
number-steward-coins-4 = Pièces pour 4 clients
