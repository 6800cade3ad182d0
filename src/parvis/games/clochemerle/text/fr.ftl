title = Clochemerle
pitch = Deux dés, une poignée de bannières, et un village qui survit à ses villageois.
length = 60–90 min
weight = Moyen

# Ce qui est demandé

ask-first = Prenez un premier dé.
    .why = La somme de deux dés fait votre bannière. Un dé noir coûte 2 temps.
    .other = { $player } choisit un premier dé.
ask-second = Prenez un second dé.
    .why = La somme des deux est votre valeur de bannière. Un dé noir coûte 2 temps.
    .other = { $player } choisit un second dé.
ask-act = Activez une bannière, ou changez d’abord vos dés.
    .why = Une bannière noire, ou autant de blanches que vous voulez, ou une marche de votre chef.
    .other = { $player } choisit une bannière.
ask-chain = Activer une autre bannière blanche ?
    .why = Chacune répond une fois ; la place vient en dernier.
    .other = { $player } peut activer d’autres bannières blanches.
ask-diocese = Laisser le diocèse envoyer un client de plus ?
    .why = Une carte de plus se montre s’il en reste, et vous en prenez une gratuitement.
    .other = { $player } décide d’utiliser ou non le diocèse.
ask-free = Prenez un client gratuitement.
    .other = { $player } choisit un client gratuit.
ask-attract = Attirez un client : 1 temps.
    .why = { $also ->
        [2] Un deuxième coûte 1 temps de plus ; votre moine n’en amène pas plus de deux.
       *[other] Un deuxième coûte 1 temps de plus, un troisième 1 pièce, un quatrième 1 temps.
    }
    .other = { $player } choisit un client.
ask-another = { $arg ->
        [0] Attirer un client pour 1 temps ?
        [1] Attirer un deuxième client pour 1 temps de plus ?
        [2] Attirer un troisième client pour 1 pièce de plus ?
       *[other] Attirer un quatrième client pour 1 temps de plus ?
    }
    .other = { $player } peut attirer un autre client.
ask-school = Que se passe-t-il à l’école ?
    .why = Un élève qui prend une place vide coûte 1 temps ; du pupitre de droite, il apporte 2 points d’histoire.
    .other = { $player } fait classe.
ask-successor = Où va votre nouveau villageois ?
    .why = Il y travaille aussitôt.
    .other = { $player } place un nouveau villageois.
ask-chief = Votre moine peut faire marcher le chef pour 1 temps.
    .other = { $player } peut déplacer son chef.
ask-cover = Couvrez un octogone : { $arg }.
    .other = { $player } couvre un octogone.
ask-tile = Où va votre tuile 2/12 ?
    .why = La bannière voisine répond aussi au 2 et au 12.
    .other = { $player } place sa tuile 2/12.
ask-way = Comment payez-vous l’étape { $arg } ?
    .why = Si votre dernière étape porte une bannière grise, elle se paie en plus.
    .other = { $player } choisit comment payer son voyage.
ask-pay = Payez { $arg } : d’où vient le marqueur ?
    .other = { $player } paie en ressources.
ask-refuge = Garder cette étape, ou tenter la carte suivante ?
    .why = Le refuge permet de remettre la carte et de prendre la suivante, qu’il faudra garder.
    .other = { $player } s’arrête au refuge des pèlerins.
ask-keep = Ajouter { $arg } à votre village ?
    .other = { $player } décide de garder ou non une carte.
ask-keep-stage = Ajouter cette étape à votre voyage ?
    .other = { $player } décide de garder ou non une étape.
ask-death = Choisissez qui enterrer : votre marqueur a passé le pont.
    .why = La chronique donne 2 points d’histoire au premier de chaque métier, 1 au second.
    .other = { $player } doit enterrer un villageois.
ask-shelter = Tenir les rats à distance grâce au sanatorium ?
    .why = Il sert deux fois par partie.
    .other = { $player } décide d’utiliser ou non son sanatorium.

# Ce qui peut être choisi

do-first = Prendre { $die }
do-first-plough = Charrue : { $field }, depuis { $shed }
do-second = Prendre { $die }
do-second-plough = Charrue : { $field }, depuis { $shed }
do-act-raise = { $die ->
        [0] Augmenter le premier dé
       *[other] Augmenter le second dé
    }
    .about = 1 pièce
do-act-lower = { $die ->
        [0] Diminuer le premier dé
       *[other] Diminuer le second dé
    }
    .about = 1 pièce
do-act-turn = { $die ->
        [0] Tourner le premier dé sur { $face ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
           *[other] 6
        }
       *[other] Tourner le second dé sur { $face ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
           *[other] 6
        }
    }
    .about = 1 marqueur de la place
do-act-plough = Charrue : { $field }, depuis { $shed }
do-act-white = Activer { $banner }
do-act-black = { $targetKey ->
        [hand] Prendre { $target }
        [steward] Passer à { $target }
        [travel] Partir : { $target }
       *[other] Acquérir { $target }
    }
do-act-chief = Chef : { $space }
    .about = 1 temps ; là où il se tient déjà, il reste et n’apporte rien
do-chain = Activer { $banner }
do-chain-plough = Charrue : { $field }, depuis { $shed }
do-chain-skip = Finir mes bannières
do-diocese = Utiliser le diocèse
do-diocese-skip = S’en passer
do-free = Prendre { $customer }
do-free-skip = N’en prendre aucun gratuitement
do-attract = Attirer { $customer }
do-attract-skip = Refuser la mission
do-another = Attirer { $customer }
do-another-skip = Cela suffit
do-school-enrol = Inscrire un élève
    .about = Un nouvel élève s’assoit à gauche, sans rien payer
do-school-move-up = Faire avancer l’élève
    .about = Du pupitre de gauche à celui de droite, sans rien payer
do-school-graduate = Faire sortir { $desk }
    .about = { $deskKey ->
        [right] 1 temps ; un nouveau villageois et 2 points d’histoire
       *[other] 1 temps ; un nouveau villageois
    }
do-school-skip = Laisser l’école en l’état
do-successor = En faire { $profession }
do-chief = Chef : { $space }
    .about = 1 temps ; là où il se tient déjà, il reste et n’apporte rien
do-chief-skip = Refuser la marche
do-cover-profession = Couvrir { $profession }
do-cover-category = Couvrir { $category }
do-cover-skip = Ne rien couvrir
do-tile = Poser la tuile : { $banner }
do-tile-skip = Laisser la tuile
do-way = Payer { $way }
do-pay = Depuis { $source }
do-refuge = La remettre et prendre la suivante
do-refuge-skip = Garder cette étape
do-keep = La garder
do-keep-skip = La laisser
do-keep-stage = La garder
do-keep-stage-skip = La laisser
do-death = Enterrer { $profession }
do-shelter = Tenir les rats à distance
do-shelter-skip = Les laisser venir

# Ce qui s’est passé

event-led = { $player } commence avec { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-began = Manche { $round } · { $player } ouvre, la main porte { $points }
event-took-die = { $time ->
        [0] { $player } prend { $die }.
       *[other] { $player } prend { $die } pour { $time } temps.
    }
event-changed-die = { $player } change { $die } en { $into }.
event-turned-die = { $player } dépense un marqueur de la place : { $die } devient { $into }.
event-ploughed = { $player } déplace une charrue : { $field }, depuis { $shed }.
event-activated = { $player } fait { $value } et active { $banner }.
event-bought = { $targetKey ->
        [travel] { $player } se met en route
       *[other] { $player } acquiert { $target }
    } pour { $time } temps{ $coins ->
        [0] .
        [one] {" "}et 1 pièce.
       *[other] {" "}et { $coins } pièces.
    }
event-left-card = { $player } laisse finalement { $target } sur la table.
event-took-hand = { $player } prend la main avec { $points ->
        [one] { $points } point d’histoire
       *[other] { $points } points d’histoire
    } et ouvrira la prochaine manche.
event-hired = { $player } gagne un vitrail : { $monk }.
event-aged = { $player } dépense { $time } temps.
event-paid = { $player } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-spent = { $player } paie avec un marqueur : { $source }.
event-earned = { $player } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-told = Chez { $player }, { $points ->
        [one] { $points } point d’histoire arrive
       *[other] { $points } points d’histoire arrivent
    } à l’arbre.
event-made = { $player } produit 1 { $resource } et en a { $stock }.
event-guilded = Chez { $player }, la guilde porte { $stock ->
        [one] { $stock } marqueur
       *[other] { $stock } marqueurs
    }.
event-full = Plus d’octogone libre ({ $banner }) : { $player } ne place rien.
event-covered = { $player } couvre { $profession } à la chambre des citoyens.
event-covered-category = { $player } couvre { $category } à la chambre des propriétés.
event-marked-square = Chez { $player }, la place porte { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }.
event-laid-tile = { $player } pose la tuile 2/12 : { $banner }.
event-attracted = { $player } attire { $customer }{ $coins ->
        [0] {" "}en dépensant 1 temps.
       *[other] {" "}en dépensant 1 pièce.
    }
event-welcomed = { $player } accueille { $customer } gratuitement.
event-came = À l’office de l’intendant arrive { $customer }.
event-served = { $player } sert { $customer } : { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    }.
event-enrolled = { $player } inscrit un élève.
event-moved-up = Chez { $player }, un élève avance d’un pupitre.
event-settled = { $points ->
        [0] { $player } a un nouveau villageois : { $profession }.
       *[other] { $player } a un nouveau villageois : { $profession }, avec { $points } points d’histoire.
    }
event-walked = { $player } fait marcher son chef : { $space }.
event-stayed = { $player } laisse son chef en place : { $space }.
event-secured = { $points ->
        [0] L’arbre était nu : rien n’est mis en lieu sûr chez { $player }.
        [one] 1 point d’histoire est en lieu sûr chez { $player }.
       *[other] { $points } points d’histoire sont en lieu sûr chez { $player }.
    }
event-saw = { $player } découvre { $stage }, qui vaut { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    }.
event-travelled = { $player } ajoute { $stage } à son voyage : { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    }.
event-exchanged = { $player } remet { $stage } et prend la carte suivante.
event-showed-monk = En haut de sa pile apparaît { $monk }.
event-recorded = { $player } enterre { $profession }. La chronique s’en souvient : { $points ->
        [one] { $points } point d’histoire
       *[other] { $points } points d’histoire
    }.
event-buried = { $player } enterre { $profession } dans la tombe anonyme { $grave }.
event-labourer = { $player } n’a plus de villageois et doit engager un journalier.
event-rat-ran = Le dé des rats donne { $face } ; { $distance ->
        [0] les rats sont là.
        [one] les rats sont à 1 case.
       *[other] les rats sont à { $distance } cases.
    }
event-invaded = Les rats ! Chaque arbre sans abri perd la moitié de ses points d’histoire, arrondie à l’inférieur.
event-sheltered = Chez { $player }, le sanatorium tient les rats à distance.
event-lost = { $points ->
        [0] { $player } ne perd rien aux rats.
        [one] { $player } perd 1 point d’histoire aux rats et en garde { $left }.
       *[other] { $player } perd { $points } points d’histoire aux rats et en garde { $left }.
    }
event-ended = { $coffins ->
        [one] { $coffins } cercueil est occupé
       *[other] { $coffins } cercueils sont occupés
    } : la partie est finie.

# Points, options, tables

score-church = Église
score-council = Conseil
score-fields = Champs
score-travel = Voyages
score-customers = Clients
score-hall = Hôtel de ville
score-labourers = Journaliers
score-hand = Main

option-may_decline_bought_card = Une carte achetée peut être laissée
    .about = Après avoir payé une carte, on peut la laisser sur la table. Le livret permet de renoncer à « tout ou partie » d’une action ; nous l’entendons sans la carte elle-même.
option-tile_needs_councillor = La tuile 2/12 exige le conseiller
    .about = La tuile n’ouvre sa bannière que tant que le conseiller vit. Nous la laissons agir sans lui.

table-number = Nombres isolés
table-board = Plateaux village
table-workshop = Ateliers
table-church = Églises
table-monk = Moines
table-chamber = Chambres du conseil
table-way = Voyages : prix de chaque étape
table-stage = Voyages : faces claires
table-customer = Clients

column-number = Nombre
column-banner = Bannière
column-time = Temps
column-coins = Pièces
column-octagons = Octogones
column-work = Temps d’usage
column-prestige = Points
column-amount = Quantité
column-beers = Bières
column-scrolls = Parchemins
column-horses = Chevaux
column-ploughs = Charrues
column-wagons = Chariots
column-any = Au choix
column-chapel = Chapelle

view-seat = Votre siège
view-round = Manche
view-active = À qui de jouer
view-leader = Premier joueur
view-holder = Détenteur de la main
view-palm = Main à prendre
view-hand = Points d’histoire sur la main
view-pool = Dés au milieu
view-first = Premier dé
view-second = Second dé
view-sum = Valeur de bannière
view-lights = Bannières par somme
view-whites = Bannières blanches
view-blacks = Bannières noires
view-used = Bannières utilisées ce tour
view-owed = Reste à payer
view-coffins = Cercueils
view-end = Cercueils de fin
view-chronicle = Chronique
view-graves = Tombes anonymes
view-rat = Cases avant l’invasion
view-red = Les rats peuvent arriver
view-churches = Églises disponibles
view-chambers = Chambres disponibles
view-squares = Places disponibles
view-fields = Champs
view-workshops = Ateliers
view-monks = Moines
view-piles = Moines par pile
view-journeys = Cartes voyage restantes
view-zone = Clients visibles
view-deck = Clients dans la pile
view-may_decline_bought_card = Une carte achetée peut être laissée
view-tile_needs_councillor = La tuile exige le conseiller
view-villages = Villages
view-points = Points, si cela finissait
view-wealth = Richesse (départage)
view-board = Plateau
view-villagers = Villageois
view-pupils = Élèves
view-coins = Pièces
view-tree = Points d’histoire à l’arbre
view-time = Temps de cette vie
view-reaper = La Faucheuse attend
view-chief = Chef
view-labourers = Journaliers
view-church = Église
view-church_points = Points de l’église
view-windows = Vitraux
view-shelters = Usages du sanatorium
view-chamber = Chambre
view-council_points = Points du conseil
view-citizens = Citoyens couverts
view-properties = Propriétés couvertes
view-guild = Marqueurs de guilde
view-square = Place
view-markers = Marqueurs de la place
view-tile = Tuile 2/12
view-ploughs = Champs avec charrue
view-stages = Voyage
view-letter = Prochaine étape
view-stock = Réserves
view-market = Clients en attente
view-served = Clients servis
view-hall = Points d’histoire à l’hôtel de ville

# Villagers, resources, dice

profession-abbot = l’abbé
    .short = abbé
profession-councillor = le conseiller
    .short = conseiller
profession-traveller = le voyageur
    .short = voyageur
profession-craftsman = l’artisan
    .short = artisan
profession-merchant = le marchand
    .short = marchand
resource-beer = bière
resource-scroll = parchemin
resource-horse = cheval
resource-plough = charrue
resource-wagon = chariot
need-beer = 1 bière
need-scroll = 1 parchemin
need-horse = 1 cheval
need-plough = 1 charrue
need-wagon = 1 chariot
need-any = 1 ressource au choix
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
desk-left = l’élève de gauche
desk-right = l’élève de droite
space-hall = l’hôtel de ville
    .about = À son arrivée, tous les points d’histoire de votre arbre sont mis en lieu sûr.
space-coin = la case de la pièce
    .about = À son arrivée, vous gagnez 1 pièce.
space-story = la case des récits
    .about = À son arrivée, 3 points d’histoire viennent à votre arbre.

# Cards

church-sanatorium = le sanatorium
    .about = Deux fois dans la partie, tant que votre abbé vit, vous pouvez tenir les rats à distance.
    .short = Sanatorium
church-cloister = le cloître
    .about = Son moine peint compte comme un vitrail ; cinq autres peuvent suivre.
    .short = Cloître
church-diocese = le comptoir du diocèse
    .about = À l’office de l’intendant, tant que votre abbé vit, un client de plus se montre et l’un de tous vient à vous gratuitement.
    .short = Diocèse
church-refuge = le refuge des pèlerins
    .about = En voyage, tant que votre abbé vit, vous pouvez remettre la carte retournée et prendre la suivante à la place.
    .short = Refuge
chamber-money = la chambre monétaire
    .about = 2 pièces tout de suite, et 2 de plus chaque fois que sa bannière sert.
    .short = Monnaie
chamber-citizens = la chambre des citoyens
    .about = Chaque marqueur couvre un métier : 4 points à la fin si un tel villageois est vivant.
    .short = Citoyens
chamber-properties = la chambre des propriétés
    .about = Chaque marqueur couvre une sorte de cartes : 1 point à la fin pour chaque carte de cette sorte.
    .short = Propriétés
chamber-guild = la chambre de la guilde
    .about = Chaque marqueur remplace une ressource au choix ; elle en porte trois.
    .short = Guilde
category-travel = cartes voyage
category-workshop = ateliers
category-served = clients servis
category-church = église et moines
category-field = champs
workshop-brewery-58 = la brasserie 5/8
    .about = Produit : bière ; en garde 3.
    .short = Brasserie
workshop-brewery-59 = la brasserie 5/9
    .about = Produit : bière ; en garde 3.
    .short = Brasserie
workshop-brewery-68 = la brasserie 6/8
    .about = Produit : bière ; en garde 3.
    .short = Brasserie
workshop-brewery-69 = la brasserie 6/9
    .about = Produit : bière ; en garde 3.
    .short = Brasserie
workshop-scriptorium-58 = la parcheminerie 5/8
    .about = Produit : parchemin ; en garde 3.
    .short = Parcheminerie
workshop-scriptorium-59 = la parcheminerie 5/9
    .about = Produit : parchemin ; en garde 3.
    .short = Parcheminerie
workshop-scriptorium-68 = la parcheminerie 6/8
    .about = Produit : parchemin ; en garde 3.
    .short = Parcheminerie
workshop-scriptorium-69 = la parcheminerie 6/9
    .about = Produit : parchemin ; en garde 3.
    .short = Parcheminerie
workshop-stable-58 = l’étable 5/8
    .about = Produit : cheval ; en garde 2. Son usage coûte 1 temps.
    .short = Étable
workshop-stable-59 = l’étable 5/9
    .about = Produit : cheval ; en garde 2. Son usage coûte 1 temps.
    .short = Étable
workshop-stable-68 = l’étable 6/8
    .about = Produit : cheval ; en garde 2. Son usage coûte 1 temps.
    .short = Étable
workshop-stable-69 = l’étable 6/9
    .about = Produit : cheval ; en garde 2. Son usage coûte 1 temps.
    .short = Étable
workshop-forge-58 = la forge 5/8
    .about = Produit : charrue ; en garde 2. Son usage coûte 1 temps.
    .short = Forge
workshop-forge-59 = la forge 5/9
    .about = Produit : charrue ; en garde 2. Son usage coûte 1 temps.
    .short = Forge
workshop-forge-68 = la forge 6/8
    .about = Produit : charrue ; en garde 2. Son usage coûte 1 temps.
    .short = Forge
workshop-forge-69 = la forge 6/9
    .about = Produit : charrue ; en garde 2. Son usage coûte 1 temps.
    .short = Forge
workshop-wainwright-58 = la charronnerie 5/8
    .about = Produit : chariot ; en garde 2. Son usage coûte 1 temps.
    .short = Charronnerie
workshop-wainwright-59 = la charronnerie 5/9
    .about = Produit : chariot ; en garde 2. Son usage coûte 1 temps.
    .short = Charronnerie
workshop-wainwright-68 = la charronnerie 6/8
    .about = Produit : chariot ; en garde 2. Son usage coûte 1 temps.
    .short = Charronnerie
workshop-wainwright-69 = la charronnerie 6/9
    .about = Produit : chariot ; en garde 2. Son usage coûte 1 temps.
    .short = Charronnerie
pile-feather = le moine à la plume
pile-chalice = le moine au calice
pile-rosary = le moine au rosaire
monk-f1 = le moine aux 3 récits
    .about = 3 points d’histoire à votre arbre.
monk-f2 = le moine aux 3 récits
    .about = 3 points d’histoire à votre arbre.
monk-f3 = le moine aux 2 récits
    .about = 2 points d’histoire à votre arbre.
monk-c1 = le moine maître d’école
    .about = Utilisez votre école une fois.
monk-c2 = le moine maître d’école
    .about = Utilisez votre école une fois.
monk-c3 = le moine aux deux leçons
    .about = Utilisez votre école deux fois.
monk-c4 = le moine aux deux leçons
    .about = Utilisez votre école deux fois.
monk-r1 = le moine du chef
    .about = Utilisez votre bannière « ? » : 1 temps, et votre chef marche.
monk-r2 = le moine du chef
    .about = Utilisez votre bannière « ? » : 1 temps, et votre chef marche.
monk-r3 = le moine de l’intendant
    .about = Utilisez l’office de l’intendant pour 2 clients payés au plus.
monk-r4 = le moine de l’intendant
    .about = Utilisez l’office de l’intendant pour 2 clients payés au plus.
monk-r5 = le moine de l’intendant
    .about = Utilisez l’office de l’intendant pour 2 clients payés au plus.
letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E
way-a1 = 1 bière
way-a2 = 1 cheval
way-b1 = 1 cheval
way-b2 = 2 bières
way-c1 = 1 chariot
way-c2 = 2 bières
way-d1 = 1 chariot
way-d2 = 1 bière et 1 cheval
way-e1 = 1 bière et 1 chariot
way-e2 = 2 bières et 1 cheval
stage-a1 = l’étape A
    .about = Aller plus loin ne coûte rien de plus.
    .short = A1
stage-a2 = l’étape A
    .about = Pour aller plus loin, payez 1 pièce de plus.
    .short = A2
stage-a3 = l’étape A
    .about = Pour aller plus loin, payez 1 bière de plus.
    .short = A3
stage-a4 = l’étape A
    .about = Pour aller plus loin, dépensez 3 temps de plus.
    .short = A4
stage-b1 = l’étape B
    .about = Aller plus loin ne coûte rien de plus.
    .short = B1
stage-b2 = l’étape B
    .about = Pour aller plus loin, payez 1 pièce de plus.
    .short = B2
stage-b3 = l’étape B
    .about = Pour aller plus loin, payez 1 bière de plus.
    .short = B3
stage-b4 = l’étape B
    .about = Pour aller plus loin, dépensez 2 temps de plus.
    .short = B4
stage-c1 = l’étape C
    .about = Aller plus loin ne coûte rien de plus.
    .short = C1
stage-c2 = l’étape C
    .about = Pour aller plus loin, payez 1 pièce de plus.
    .short = C2
stage-c3 = l’étape C
    .about = Pour aller plus loin, payez 1 bière de plus.
    .short = C3
stage-c4 = l’étape C
    .about = Pour aller plus loin, dépensez 3 temps de plus.
    .short = C4
stage-d1 = l’étape D
    .about = Pour aller plus loin, payez 1 pièce de plus.
    .short = D1
stage-d2 = l’étape D
    .about = Pour aller plus loin, payez 1 bière de plus.
    .short = D2
stage-d3 = l’étape D
    .about = Pour aller plus loin, dépensez 3 temps de plus.
    .short = D3
stage-d4 = la chapelle
    .about = La chapelle : le voyage s’achève ici.
    .short = D4
stage-e1 = l’étape E
    .about = Le voyage s’achève ici.
    .short = E1
stage-e2 = l’étape E
    .about = Le voyage s’achève ici.
    .short = E2
stage-e3 = l’étape E
    .about = Le voyage s’achève ici.
    .short = E3
customer-1 = le client pour 1 ressource au choix
    .about = Bannière ? : 1 point une fois servi.
customer-2 = le client pour 1 ressource au choix
    .about = Bannière 5/9 : 2 points une fois servi.
customer-3 = le client pour 1 ressource au choix
    .about = Bannière 6/8 : 2 points une fois servi.
customer-4 = le client pour 1 bière
    .about = Bannière 3/11 : 2 points une fois servi.
customer-5 = le client pour 1 bière
    .about = Bannière 6/9 : 2 points une fois servi.
customer-6 = le client pour 1 parchemin
    .about = Bannière 4/10 : 2 points une fois servi.
customer-7 = le client pour 1 parchemin
    .about = Bannière 5/8 : 2 points une fois servi.
customer-8 = le client pour 1 cheval
    .about = Bannière 7 : 2 points une fois servi.
customer-9 = le client pour 1 cheval
    .about = Bannière 5/9 : 3 points une fois servi.
customer-10 = le client pour 1 charrue
    .about = Bannière 6/8 : 3 points une fois servi.
customer-11 = le client pour 1 charrue
    .about = Bannière 4/10 : 3 points une fois servi.
customer-12 = le client pour 1 chariot
    .about = Bannière 3/11 : 3 points une fois servi.
customer-13 = le client pour 1 chariot
    .about = Bannière 5/8 : 3 points une fois servi.
customer-14 = le client pour 2 bières
    .about = Bannière ? : 3 points une fois servi.
customer-15 = le client pour 2 parchemins
    .about = Bannière ? : 3 points une fois servi.
customer-16 = le client pour 2 chevaux
    .about = Bannière ? : 4 points une fois servi.
customer-17 = le client pour 2 charrues
    .about = Bannière ? : 4 points une fois servi.
customer-18 = le client pour 2 chariots
    .about = Bannière ? : 5 points une fois servi.
customer-19 = le client pour 1 bière et 1 parchemin
    .about = Bannière 6/9 : 3 points une fois servi.
customer-20 = le client pour 1 bière et 1 cheval
    .about = Bannière 5/8 : 4 points une fois servi.
customer-21 = le client pour 1 bière et 1 charrue
    .about = Bannière 6/8 : 4 points une fois servi.
customer-22 = le client pour 1 bière et 1 chariot
    .about = Bannière 4/10 : 4 points une fois servi.
customer-23 = le client pour 1 parchemin et 1 cheval
    .about = Bannière 6/9 : 4 points une fois servi.
customer-24 = le client pour 1 parchemin et 1 charrue
    .about = Bannière 5/9 : 4 points une fois servi.
customer-25 = le client pour 1 parchemin et 1 chariot
    .about = Bannière 7 : 4 points une fois servi.
customer-26 = le client pour 1 cheval et 1 charrue
    .about = Bannière 3/11 : 5 points une fois servi.
customer-27 = le client pour 1 cheval et 1 chariot
    .about = Bannière 6/8 : 5 points une fois servi.
customer-28 = le client pour 1 charrue et 1 chariot
    .about = Bannière 5/9 : 5 points une fois servi.
customer-29 = le client pour 1 bière, 1 parchemin et 1 cheval
    .about = Bannière 5/8 : 6 points une fois servi.
customer-30 = le client pour 1 bière, 1 parchemin et 1 charrue
    .about = Bannière 6/9 : 6 points une fois servi.
customer-31 = le client pour 1 bière, 1 parchemin et 1 chariot
    .about = Bannière 7 : 6 points une fois servi.
customer-32 = le client pour 1 parchemin, 1 cheval et 1 charrue
    .about = Bannière 4/10 : 7 points une fois servi.
customer-33 = le client pour 1 bière, 1 charrue et 1 chariot
    .about = Bannière 3/11 : 7 points une fois servi.
field-1 = le champ 1
field-2 = le champ 2
field-3 = le champ 3
field-4 = le champ 4
field-5 = le champ 5
field-6 = le champ 6
field-7 = le champ 7
field-8 = le champ 8
board-58 = le plateau 5/8
board-59 = le plateau 5/9
board-68 = le plateau 6/8
board-69 = le plateau 6/9

# Banners and places

banner-school = l’école
    .about = Un élève arrive, avance, ou prend une place vide pour 1 temps.
banner-personal = la bannière personnelle
    .about = 1 point d’histoire arrive à votre arbre.
banner-chamber = la chambre du conseil
    .about = 1 temps, et ce qu’apporte votre chambre.
banner-square = la place du village
    .about = Déplacez la tuile 2/12 si vous voulez ; 1 point d’histoire et 1 marqueur. Elle clôt votre tour.
banner-brewery = la brasserie
    .about = 1 bière, sans rien payer.
banner-scriptorium = la parcheminerie
    .about = 1 parchemin, sans rien payer.
banner-stable = l’étable
    .about = 1 cheval pour 1 temps.
banner-forge = la forge
    .about = 1 charrue pour 1 temps.
banner-wainwright = la charronnerie
    .about = 1 chariot pour 1 temps.
banner-field-1 = { field-1 }
    .about = 1 pièce, 2 avec une charrue.
banner-field-2 = { field-2 }
    .about = 1 pièce, 2 avec une charrue.
banner-field-3 = { field-3 }
    .about = 1 pièce, 2 avec une charrue.
banner-field-4 = { field-4 }
    .about = 1 pièce, 2 avec une charrue.
banner-field-5 = { field-5 }
    .about = 1 pièce, 2 avec une charrue.
banner-field-6 = { field-6 }
    .about = 1 pièce, 2 avec une charrue.
banner-field-7 = { field-7 }
    .about = 1 pièce, 2 avec une charrue.
banner-field-8 = { field-8 }
    .about = 1 pièce, 2 avec une charrue.
banner-customer-1 = { customer-1 }
    .about = { customer-1.about }
banner-customer-2 = { customer-2 }
    .about = { customer-2.about }
banner-customer-3 = { customer-3 }
    .about = { customer-3.about }
banner-customer-4 = { customer-4 }
    .about = { customer-4.about }
banner-customer-5 = { customer-5 }
    .about = { customer-5.about }
banner-customer-6 = { customer-6 }
    .about = { customer-6.about }
banner-customer-7 = { customer-7 }
    .about = { customer-7.about }
banner-customer-8 = { customer-8 }
    .about = { customer-8.about }
banner-customer-9 = { customer-9 }
    .about = { customer-9.about }
banner-customer-10 = { customer-10 }
    .about = { customer-10.about }
banner-customer-11 = { customer-11 }
    .about = { customer-11.about }
banner-customer-12 = { customer-12 }
    .about = { customer-12.about }
banner-customer-13 = { customer-13 }
    .about = { customer-13.about }
banner-customer-14 = { customer-14 }
    .about = { customer-14.about }
banner-customer-15 = { customer-15 }
    .about = { customer-15.about }
banner-customer-16 = { customer-16 }
    .about = { customer-16.about }
banner-customer-17 = { customer-17 }
    .about = { customer-17.about }
banner-customer-18 = { customer-18 }
    .about = { customer-18.about }
banner-customer-19 = { customer-19 }
    .about = { customer-19.about }
banner-customer-20 = { customer-20 }
    .about = { customer-20.about }
banner-customer-21 = { customer-21 }
    .about = { customer-21.about }
banner-customer-22 = { customer-22 }
    .about = { customer-22.about }
banner-customer-23 = { customer-23 }
    .about = { customer-23.about }
banner-customer-24 = { customer-24 }
    .about = { customer-24.about }
banner-customer-25 = { customer-25 }
    .about = { customer-25.about }
banner-customer-26 = { customer-26 }
    .about = { customer-26.about }
banner-customer-27 = { customer-27 }
    .about = { customer-27.about }
banner-customer-28 = { customer-28 }
    .about = { customer-28.about }
banner-customer-29 = { customer-29 }
    .about = { customer-29.about }
banner-customer-30 = { customer-30 }
    .about = { customer-30.about }
banner-customer-31 = { customer-31 }
    .about = { customer-31.about }
banner-customer-32 = { customer-32 }
    .about = { customer-32.about }
banner-customer-33 = { customer-33 }
    .about = { customer-33.about }
target-hand = la main du premier joueur
    .about = Ses points d’histoire arrivent à votre arbre, et vous ouvrez la prochaine manche.
target-steward = l’office de l’intendant
    .about = Attirez des clients : 1 pour 1 temps, 2 pour 2 temps, 3 pour 2 temps et 1 pièce, 4 pour 3 temps et 1 pièce.
target-field = un champ
    .about = 2 temps ; 1 pièce tout de suite, et le champ vaut 1 point.
target-square = une place du village
    .about = 2 temps ; la tuile 2/12, 1 point d’histoire et 1 marqueur ; vaut 2 points.
target-travel = la prochaine étape du voyage
    .about = Le temps et les ressources indiqués, et la bannière grise de votre dernière étape.
target-sanatorium = { church-sanatorium }
    .about = 4 temps, 1 pièce ; vaut 4 points. Deux fois dans la partie, tant que votre abbé vit, vous pouvez tenir les rats à distance.
target-cloister = { church-cloister }
    .about = 4 temps, 2 pièces ; vaut 4 points. Son moine peint compte comme un vitrail ; cinq autres peuvent suivre.
target-diocese = { church-diocese }
    .about = 4 temps, 1 pièce ; vaut 4 points. À l’office de l’intendant, tant que votre abbé vit, un client de plus se montre et l’un de tous vient à vous gratuitement.
target-refuge = { church-refuge }
    .about = 4 temps, 1 pièce ; vaut 4 points. En voyage, tant que votre abbé vit, vous pouvez remettre la carte retournée et prendre la suivante à la place.
target-feather = { pile-feather }
    .about = Son prix et sa mission indiqués, et un vitrail de plus.
target-chalice = { pile-chalice }
    .about = Son prix et sa mission indiqués, et un vitrail de plus.
target-rosary = { pile-rosary }
    .about = Son prix et sa mission indiqués, et un vitrail de plus.
target-money = { chamber-money }
    .about = 4 temps ; vaut 3 points. 2 pièces tout de suite, et 2 de plus chaque fois que sa bannière sert.
target-citizens = { chamber-citizens }
    .about = 4 temps. Chaque marqueur couvre un métier : 4 points à la fin si un tel villageois est vivant.
target-properties = { chamber-properties }
    .about = 4 temps. Chaque marqueur couvre une sorte de cartes : 1 point à la fin pour chaque carte de cette sorte.
target-guild = { chamber-guild }
    .about = 4 temps ; vaut 2 points. Chaque marqueur remplace une ressource au choix ; elle en porte trois.
target-brewery-58 = { workshop-brewery-58 }
    .about = 1 temps, avec un premier marqueur : bière.
target-brewery-59 = { workshop-brewery-59 }
    .about = 1 temps, avec un premier marqueur : bière.
target-brewery-68 = { workshop-brewery-68 }
    .about = 1 temps, avec un premier marqueur : bière.
target-brewery-69 = { workshop-brewery-69 }
    .about = 1 temps, avec un premier marqueur : bière.
target-scriptorium-58 = { workshop-scriptorium-58 }
    .about = 2 temps, avec un premier marqueur : parchemin.
target-scriptorium-59 = { workshop-scriptorium-59 }
    .about = 2 temps, avec un premier marqueur : parchemin.
target-scriptorium-68 = { workshop-scriptorium-68 }
    .about = 2 temps, avec un premier marqueur : parchemin.
target-scriptorium-69 = { workshop-scriptorium-69 }
    .about = 2 temps, avec un premier marqueur : parchemin.
target-stable-58 = { workshop-stable-58 }
    .about = 2 temps, avec un premier marqueur : cheval.
target-stable-59 = { workshop-stable-59 }
    .about = 2 temps, avec un premier marqueur : cheval.
target-stable-68 = { workshop-stable-68 }
    .about = 2 temps, avec un premier marqueur : cheval.
target-stable-69 = { workshop-stable-69 }
    .about = 2 temps, avec un premier marqueur : cheval.
target-forge-58 = { workshop-forge-58 }
    .about = 2 temps, avec un premier marqueur : charrue.
target-forge-59 = { workshop-forge-59 }
    .about = 2 temps, avec un premier marqueur : charrue.
target-forge-68 = { workshop-forge-68 }
    .about = 2 temps, avec un premier marqueur : charrue.
target-forge-69 = { workshop-forge-69 }
    .about = 2 temps, avec un premier marqueur : charrue.
target-wainwright-58 = { workshop-wainwright-58 }
    .about = 3 temps, avec un premier marqueur : chariot.
target-wainwright-59 = { workshop-wainwright-59 }
    .about = 3 temps, avec un premier marqueur : chariot.
target-wainwright-68 = { workshop-wainwright-68 }
    .about = 3 temps, avec un premier marqueur : chariot.
target-wainwright-69 = { workshop-wainwright-69 }
    .about = 3 temps, avec un premier marqueur : chariot.
source-brewery = la brasserie
source-scriptorium = la parcheminerie
source-stable = l’étable
source-forge = la forge
source-wainwright = la charronnerie
source-guild = la guilde
source-field-1 = { field-1 }
source-field-2 = { field-2 }
source-field-3 = { field-3 }
source-field-4 = { field-4 }
source-field-5 = { field-5 }
source-field-6 = { field-6 }
source-field-7 = { field-7 }
source-field-8 = { field-8 }
shed-forge = la forge
shed-guild = la guilde

# Single numbers

number-clouds = nuages d’une vie
number-black-die-time = temps d’un dé noir
number-chief-time = temps de la marche du chef
number-chief-coin = pièce sur le chemin du chef
number-chief-story = points d’histoire sur le chemin du chef
number-personal-story = point d’histoire de la bannière personnelle
number-graduate-time = temps pour quitter l’école
number-graduate-story = points d’histoire du pupitre de droite
number-customer-zone = clients visibles
number-windows = vitraux d’une église, au plus
number-shelters = usages du sanatorium
number-money-coins = pièces de la chambre monétaire
number-citizen-prestige = points d’un citoyen vivant et couvert
number-property-prestige = point d’une carte d’une sorte couverte
number-labourer-prestige = points d’un journalier
number-hand-prestige = point de la main
number-chronicle-first = points d’histoire du premier défunt
number-chronicle-second = points d’histoire du second défunt
number-rat-start-2 = cases des rats, 2 joueurs
number-rat-start-3 = cases des rats, 3 joueurs
number-rat-start-4 = cases des rats, 4 joueurs
number-end-2 = cercueils de fin, 2 joueurs
number-end-3 = cercueils de fin, 3 joueurs
number-end-4 = cercueils de fin, 4 joueurs
number-square-time = temps pour bâtir la place
number-square-work = temps pour utiliser la place
number-square-octagons = octogones de la place
number-square-prestige = points de la place
number-square-story = point d’histoire de la place
number-field-time = temps pour acheter un champ
number-field-work = temps pour utiliser un champ
number-field-value = bannière d’un champ
number-field-coin = pièce d’un champ
number-field-plough-coin = pièce pour sa charrue
number-field-prestige = point d’un champ
number-school-low = petite valeur de l’école
number-school-high = grande valeur de l’école
number-steward-time-1 = temps pour 1 client
number-steward-coins-1 = pièces pour 1 client
number-steward-time-2 = temps pour 2 clients
number-steward-coins-2 = pièces pour 2 clients
number-steward-time-3 = temps pour 3 clients
number-steward-coins-3 = pièces pour 3 clients
number-steward-time-4 = temps pour 4 clients
number-steward-coins-4 = pièces pour 4 clients
