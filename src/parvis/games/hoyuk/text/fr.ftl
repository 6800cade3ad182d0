title = Höyük
pitch = Cinq clans bâtissent un même village, maison contre maison, et parfois la terre tremble.
length = 60 min
weight = Moyen

# Ce qui est demandé

ask-clan = Quel clan jouez-vous ?
    .why = Vous pouvez utiliser son pouvoir chaque fois que vous marquez des points avec un groupe de { $largest-set ->
            [one] { $largest-set } carte
           *[other] { $largest-set } cartes
        }.
    .other = { $player } choisit un clan.
ask-cards =
    { $argKey ->
        [end] Fin du tour : jouez-vous des cartes d’aspect ?
       *[other] Début de la phase { $arg-of } : jouez-vous des cartes d’aspect ?
    }
    .why = Une carte par famille à chaque tour : vous pouvez encore en jouer { $also }.
    .other = { $player } peut jouer des cartes d’aspect.
ask-build =
    { $alsoKey ->
        [uelb] Pouvoir des Uelb : placez un enclos et un villageois.
        [uelb-rest] Pouvoir des Uelb : placez l’autre élément.
        [trev] Pouvoir des Trev : placez un enclos et du bétail.
        [trev-rest] Pouvoir des Trev : placez l’autre élément.
        [teoiv] Pouvoir des Teoiv : bâtissez une maison pour le chaman.
        [enuaj] Pouvoir des Enuaj : placez ce que vous avez volé.
        [card] Où bâtissez-vous avec votre carte ?
       *[other] Placez un élément.
    }
    .why = Choisissez l’élément, puis l’une des cases éclairées.
    .other =
        { $alsoKey ->
            [uelb] { $player } peut utiliser le pouvoir des Uelb.
            [trev] { $player } peut utiliser le pouvoir des Trev.
            [teoiv] { $player } peut utiliser le pouvoir des Teoiv.
           *[other] { $player } bâtit.
        }
ask-lose =
    Le quartier { $also } est frappé. { $argKey ->
        [cattle] Où perdez-vous du bétail
       *[other] { $arg-gender ->
            [f] Quelle { $arg } perdez-vous
           *[m] Quel { $arg } perdez-vous
        }
    } ?
    .why =
        { $argKey ->
            [house] La maison tombe en ruine et vous perdez ce qui s’y rattache.
            [pen] Le bétail de l’enclos est perdu avec lui.
           *[other] L’élément perdu retourne à la réserve.
        }
    .other = { $player } choisit { $arg-a } à perdre dans le quartier { $also }.
ask-inspect = Quel quartier inspectez-vous ?
    .why = Pour chaque aspect, le joueur majoritaire gagne la carte du dessus de la pile.
    .other = { $player } choisit le prochain quartier à inspecter.
ask-return = Sous quelle pile remettez-vous vos cartes jouées ?
    .why = Elles vont toutes sous la même pile, face visible.
    .other = { $player } remet ses cartes jouées sous une pile.
ask-tuck = Quelle carte glissez-vous maintenant sous la pile { $arg } ?
    .why = La première carte choisie sera au-dessus des autres.
    .other = { $player } choisit l’ordre de ses cartes jouées.
ask-marker = À qui donnez-vous le marqueur de tour ?
    .why = À n’importe qui, sauf vous.
    .other = { $player } choisit le prochain premier joueur.
ask-raze = Pouvoir des Eguor : démolir une maison voisine pour y bâtir la vôtre ?
    .why = La maison disparaît avec ce qui s’y rattache, sans laisser de ruine.
    .other = { $player } peut utiliser le pouvoir des Eguor.
ask-steal = Pouvoir des Enuaj : voler un élément et le placer aussitôt ?
    .why = Jusqu’à { $thefts ->
            [one] { $thefts } élément
           *[other] { $thefts } éléments
        } d’un même joueur. Un enclos et son bétail comptent chacun pour un.
    .other = { $player } peut utiliser le pouvoir des Enuaj.

# Les choix

do-clan = Les { $clan }
do-cards-score =
    Marquer { $set-points ->
        [one] { $set-points } point
       *[other] { $set-points } points
    } : { set-shown }
    .about = Le groupe ne pourra plus être complété.
set-shown =
    { $set-cards ->
        [one] { $set-cards } carte { $card-name }
       *[other] { $set-cards } cartes { $card-name }
    }{ $jokers ->
        [0] { "" }
        [one] , dont { $jokers } joker
       *[other] , dont { $jokers } jokers
    }
do-cards-play =
    { $cardKey ->
        [joker] Jouer un joker pour bâtir
        [house] Jouer la carte { $card-name } pour bâtir { $card-a }
       *[other] Jouer la carte { $card-name } pour placer { $card-a }
    }
    .about = Une carte permet de bâtir un élément, selon les règles habituelles.
do-cards-skip = Ne pas jouer de carte
do-cards-end = Ne plus jouer de carte
do-build-house = Maison en { $column }{ $row }
do-build-storey = Étage en { $column }{ $row }
    .about = Un four, un totem ou un villageois qui s’y trouve retourne à la réserve.
do-build-oven = Four en { $column }{ $row }
do-build-totem = Totem en { $column }{ $row }
do-build-cattle = Bétail en { $column }{ $row }
do-build-villager = Villageois en { $column }{ $row }
do-build-shaman = Chaman en { $column }{ $row }
    .about = Le chaman protège son quartier de la prochaine calamité qui le frapperait.
do-build-pen =
    Enclos en { $column }{ $row }, maison { $sideKey ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }
do-build-skip =
    { $alsoKey ->
        [uelb] Renoncer au pouvoir
        [trev] Renoncer au pouvoir
        [teoiv] Renoncer au pouvoir
       *[other] Ne plus bâtir
    }
do-lose = Perdre { $arg-the } en { $column }{ $row }
do-inspect = Inspecter le quartier { $block }
do-return = Les remettre sous la pile { $aspect }
do-tuck = La carte { $card-name }
do-tuck-skip = Toutes, dans l’ordre où elles ont été jouées
do-marker = Le donner à { $seat }
do-raze = Démolir la maison en { $column }{ $row }
do-raze-skip = Renoncer au pouvoir
do-steal = Voler { $element-the } en { $column }{ $row }
do-steal-skip =
    { $arg ->
        [0] Renoncer au pouvoir
       *[other] Ne plus rien voler
    }

# Ce qui se passe

event-took-clan = { $player } joue les { $clan }.
event-goes-first = Le sort désigne { $player } comme premier joueur.
event-turned-up = Carte du dessus de la pile { $aspect } : { $card-name }.
event-round-began = Tour { $round } : { $player } commence.
event-got-tile = { $player } reçoit une tuile Construction : { $tile }.
event-built-house = { $player } bâtit une maison en { $column }{ $row }.
event-built-storey = { $player } ajoute un étage en { $column }{ $row }.
event-placed =
    { $elementKey ->
        [shaman] { $player } place le chaman en { $column }{ $row }.
       *[other] { $player } place { $element-a } en { $column }{ $row }.
    }
event-taken-off = { $player } remet à la réserve { $element-the } en { $column }{ $row }.
event-gave-up = { $player } ne bâtit plus.
event-could-not = { $player } n’a pas de place pour ce qui lui reste à bâtir : c’est perdu.
event-no-room = Plus personne ne peut bâtir de maison : c’est le dernier tour.
event-last-house = { $player } a bâti sa dernière maison : c’est le dernier tour.
event-scored =
    { $player } marque { $set-points ->
        [one] { $set-points } point
       *[other] { $set-points } points
    } : { set-shown }.
event-played =
    { $cardKey ->
        [joker] { $player } joue un joker pour bâtir.
       *[other] { $player } joue une carte { $card-name } pour bâtir.
    }
event-came = Calamité : { $calamity }.
event-struck = Le quartier { $block } est frappé.
event-spared = Le chaman { $player-of } protège le quartier { $block }.
event-nobody-struck = Aucun quartier n’est frappé.
event-shaman-left = Le chaman retourne à la réserve.
event-ruined = { $player } perd sa maison en { $column }{ $row } : elle tombe en ruine.
event-lost = { $player } perd { $element-a } en { $column }{ $row }.
event-inspected = { $player } inspecte le quartier { $block }.
event-no-cards = Personne ne gagne de carte dans le quartier { $block }.
event-won-card = { $player } a { $aspect-most } dans le quartier { $block } et gagne une carte { $card-name }.
event-returned =
    { $player } remet { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } sous la pile { $aspect }.
event-set-aside =
    { $player } retire { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } du jeu : toutes les piles sont fermées.
event-gave-marker = { $player } donne le marqueur de tour à { $to }.
event-used-power = { $player } utilise le pouvoir des { $clan }.
event-gave-up-power = { $player } renonce au pouvoir des { $clan }.
event-idle-power = { $player } ne peut pas utiliser le pouvoir des { $clan }.
event-razed = { $player } démolit la maison { $victim-of } en { $column }{ $row } et y bâtit la sienne.
event-stole = { $player } vole { $element-a } à { $victim }.
event-counted = { $herds ->
        [0] Décompte final pour { $player } : { $families ->
            [one] { $families } point
           *[other] { $families } points
        } pour les familles, { $cards } pour les cartes en main.
       *[other] Décompte final pour { $player } : { $families ->
            [one] { $families } point
           *[other] { $families } points
        } pour les familles, { $cards } pour les cartes en main, { $herds } pour le bétail et les villageois.
    }

# Les choses

element-house = maison
    .the = la maison
    .gender = f
    .about = { $option-houses } par joueur, étages compris. Une maison sur une autre forme avec elle une seule maison à étage.
element-pen = enclos
    .the = l’enclos
    .gender = m
    .about = Se place contre l’une de vos maisons. L’un de ses côtés doit rester libre.
element-oven = four
    .the = le four
    .gender = m
    .about = Se place sur une de vos maisons qui n’a ni four ni totem.
element-totem = totem
    .the = le totem
    .gender = m
    .about = Se place sur une de vos maisons qui n’a ni four ni totem.
element-cattle = bétail
    .the = le bétail
    .a = du bétail
    .gender = m
    .about = Se place dans un enclos, un seul par enclos.
element-villager = villageois
    .the = le villageois
    .gender = m
    .about = Se place sur une maison, un seul par maison, même à côté d’un four ou d’un totem.
element-shaman = chaman
    .the = le chaman
    .gender = m
    .about = Protège son quartier de la prochaine calamité qui le frapperait.
card-house = maison
    .the = la maison
    .gender = f
    .name = Maison
    .plural = maisons
card-pen = enclos
    .the = l’enclos
    .gender = m
    .name = Enclos
    .plural = enclos
card-oven = four
    .the = le four
    .gender = m
    .name = Four
    .plural = fours
card-totem = totem
    .the = le totem
    .gender = m
    .name = Totem
    .plural = totems
card-cattle = bétail
    .the = le bétail
    .a = du bétail
    .gender = m
    .name = Bétail
    .plural = bétail
card-villager = villageois
    .the = le villageois
    .gender = m
    .name = Villageois
    .plural = villageois
card-joker = joker
    .the = le joker
    .gender = m
    .name = Joker
    .plural = jokers
    .about = Compte comme n’importe quelle autre carte, pour bâtir ou pour marquer.
cards-in-it =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
set-one = { cards-in-it }
set-two = { cards-in-it }
set-three = { cards-in-it }
set-four = { cards-in-it }
set-five = { cards-in-it }
aspect-oven = Fours
    .most = le plus de fours
    .about = À l’inspection d’un quartier, le joueur qui y a le plus de fours gagne la carte du dessus de cette pile.
aspect-totem = Totems
    .most = le plus de totems
    .about = À l’inspection d’un quartier, le joueur qui y a le plus de totems gagne la carte du dessus de cette pile.
aspect-pen = Enclos
    .most = le plus d’enclos
    .about = À l’inspection d’un quartier, le joueur qui y a le plus d’enclos gagne la carte du dessus de cette pile.
aspect-houses = Maisons
    .most = le plus de maisons
    .about = À l’inspection d’un quartier, le joueur qui y a le plus de maisons gagne la carte du dessus de cette pile.
aspect-height = Hauteur
    .most = le plus de maisons à étage
    .about = À l’inspection d’un quartier, le joueur qui y a le plus de maisons à étage gagne la carte du dessus de cette pile.
aspect-cattle = Bétail
    .most = le plus de bétail
    .about = À l’inspection d’un quartier, le joueur qui y a le plus de bétail gagne la carte du dessus de cette pile.
aspect-villagers = Villageois
    .most = le plus de villageois
    .about = À l’inspection d’un quartier, le joueur qui y a le plus de villageois gagne la carte du dessus de cette pile.
houses-on-it =
    { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    }
tile-totem = { houses-on-it } et un totem
tile-oven = { houses-on-it } et un four
tile-pen = { houses-on-it } et un enclos
tile-free = { houses-on-it } et, au choix, une maison, un enclos, un four ou un totem
tile-cattle = { houses-on-it } et du bétail
tile-villager = { houses-on-it } et un villageois
tile-shaman = { houses-on-it } et le chaman
clan-eguor = Eguor
    .colour = rouge
    .about = Démolissez la maison d’un autre joueur, voisine d’une des vôtres, et bâtissez la vôtre à sa place.
clan-uelb = Uelb
    .colour = bleu
    .about = Placez un enclos et un villageois de la réserve.
clan-enuaj = Enuaj
    .colour = jaune
    .about = Volez jusqu’à { $thefts ->
            [one] { $thefts } élément
           *[other] { $thefts } éléments
        } d’un même joueur, sauf des maisons, et placez-les.
clan-trev = Trev
    .colour = vert
    .about = Placez un enclos et du bétail de la réserve.
clan-teoiv = Teoiv
    .colour = violet
    .about = Bâtissez une maison et placez-y le chaman.
calamity-bad-season-1 = Mauvaise saison (le moins de totems)
    .short = Mauvaise saison
    .about = Dans le quartier qui a le moins de totems, chaque habitant perd une maison.
calamity-bad-season-2 = Mauvaise saison (le plus de totems)
    .short = Mauvaise saison
    .about = Dans le quartier qui a le plus de totems, chaque habitant perd une maison.
calamity-drought-1 = Sécheresse (le plus petit quartier)
    .short = Sécheresse
    .about = Dans le plus petit quartier, chaque habitant perd la moitié de son bétail.
calamity-drought-2 = Sécheresse (le plus grand quartier)
    .short = Sécheresse
    .about = Dans le plus grand quartier, chaque habitant perd la moitié de son bétail.
calamity-epidemic-1 = Épidémie (le plus grand quartier)
    .short = Épidémie
    .about = Dans le plus grand quartier, chaque habitant perd la moitié de ses villageois.
calamity-epidemic-2 = Épidémie (le plus petit quartier)
    .short = Épidémie
    .about = Dans le plus petit quartier, chaque habitant perd la moitié de ses villageois.
calamity-earthquake-1 = Tremblement de terre (le plus petit quartier)
    .short = Tremblement de terre
    .about = Dans le plus petit quartier, chaque habitant perd la moitié de ses maisons.
calamity-earthquake-2 = Tremblement de terre (le plus grand quartier)
    .short = Tremblement de terre
    .about = Dans le plus grand quartier, chaque habitant perd la moitié de ses maisons.
calamity-fire-1 = Incendie (le plus de fours)
    .short = Incendie
    .about = Dans le quartier qui a le plus de fours, chaque habitant perd la moitié de ses maisons.
calamity-fire-2 = Incendie (le moins de fours)
    .short = Incendie
    .about = Dans le quartier qui a le moins de fours, chaque habitant perd la moitié de ses maisons.
calamity-flood-1 = Inondation
    .short = Inondation
    .about = Le chaman retourne à la réserve.
calamity-flood-2 = Inondation
    .short = Inondation
    .about = Le chaman retourne à la réserve.
calamity-locusts-1 = Invasion de sauterelles (le plus petit quartier)
    .short = Invasion de sauterelles
    .about = Dans le plus petit quartier, aucune carte n’est gagnée ce tour-ci.
calamity-locusts-2 = Invasion de sauterelles (le plus grand quartier)
    .short = Invasion de sauterelles
    .about = Dans le plus grand quartier, aucune carte n’est gagnée ce tour-ci.
calamity-raiders-1 = Pilleurs (le plus grand quartier)
    .short = Pilleurs
    .about = Dans le plus grand quartier, chaque habitant perd la moitié de ses totems.
calamity-raiders-2 = Pilleurs (le plus petit quartier)
    .short = Pilleurs
    .about = Dans le plus petit quartier, chaque habitant perd la moitié de ses totems.
calamity-sacrifice-1 = Sacrifice (le plus d’enclos)
    .short = Sacrifice
    .about = Dans le quartier qui a le plus d’enclos, chaque habitant perd une maison.
calamity-sacrifice-2 = Sacrifice (le moins d’enclos)
    .short = Sacrifice
    .about = Dans le quartier qui a le moins d’enclos, chaque habitant perd une maison.
calamity-tornado-1 = Tornade (le plus de maisons à étage)
    .short = Tornade
    .about = Dans le quartier qui a le plus de maisons à étage, chaque habitant perd une maison.
calamity-tornado-2 = Tornade (le moins de maisons à étage)
    .short = Tornade
    .about = Dans le quartier qui a le moins de maisons à étage, chaque habitant perd une maison.
calamity-volcano-1 = Volcan (le plus petit quartier)
    .short = Volcan
    .about = Dans le plus petit quartier, chaque habitant perd la moitié de ses enclos.
calamity-volcano-2 = Volcan (le plus grand quartier)
    .short = Volcan
    .about = Dans le plus grand quartier, chaque habitant perd la moitié de ses enclos.
calamity-wolves-1 = Loups (le plus grand quartier)
    .short = Loups
    .about = Dans le plus grand quartier, chaque habitant perd la moitié de ses fours.
calamity-wolves-2 = Loups (le plus petit quartier)
    .short = Loups
    .about = Dans le plus petit quartier, chaque habitant perd la moitié de ses fours.
phase-construction = Construction
    .the = la construction
    .gender = f
    .of = de construction
phase-calamity = Calamité
    .the = la calamité
    .gender = f
    .of = de calamité
phase-aspects = Inspection
    .the = l’inspection
    .gender = f
    .of = d’inspection
phase-end = Fin du tour
    .the = la fin du tour
    .gender = f
    .of = de fin du tour
cause-tile = tuile Construction
cause-card = carte d’aspect
cause-uelb = pouvoir des Uelb
cause-uelb-rest = pouvoir des Uelb
cause-trev = pouvoir des Trev
cause-trev-rest = pouvoir des Trev
cause-teoiv = pouvoir des Teoiv
cause-enuaj = pouvoir des Enuaj
ground-empty = vide
ground-ruin = ruine
ground-pen = enclos
ground-house = maison
side-north = nord
side-east = est
side-south = sud
side-west = ouest
row-1 = 1
row-2 = 2
row-3 = 3
row-4 = 4
row-5 = 5
row-6 = 6
row-7 = 7
row-8 = 8
row-9 = 9
row-10 = 10
row-11 = 11
row-12 = 12
row-13 = 13
column-a = A
column-b = B
column-c = C
column-d = D
column-e = E
column-f = F
column-g = G
column-h = H
column-i = I
column-j = J
column-k = K
column-l = L
column-m = M
square = { $column }{ $row }

# Les points

score-sets = Groupes de cartes
    .about = Chaque groupe de cartes identiques rapporte { $set-one-points }, { $set-two-points }, { $set-three-points }, { $set-four-points } ou { $set-five-points } points selon sa taille.
score-cards = Cartes en main
    .about = Un point par carte qui vous reste en main.
score-families = Plus grandes familles
    .about = Dans chaque quartier, la plus grande famille marque un point par maison. À égalité, c’est celle qui a le plus de maisons à étage.
score-cattle = Bétail
    .about = En mode expert, un point dans chaque quartier où vous avez le plus de bétail.
score-villagers = Villageois
    .about = En mode expert, un point dans chaque quartier où vous avez le plus de villageois.

# Options

option-mode = Mode
    .about = L’intermédiaire ajoute des aspects. L’expert ajoute encore le bétail, les villageois, le chaman, d’autres calamités et les pouvoirs de clan.
option-mode-classic = Classique
option-mode-intermediate = Intermédiaire
option-mode-expert = Expert
option-houses = Maisons par joueur
    .about = La partie se termine avec le tour où un joueur bâtit sa dernière maison. Si vous êtes nombreux, prenez-en { $houses-five } ; pour une partie courte, { $houses-short }.
option-clans = Clans
    .about = Comment les clans sont répartis en mode expert. Le livret ne le précise pas.
option-clans-chosen = Choisis tour à tour
option-clans-drawn = Tirés au sort
option-expert_cards = Cartes du mode expert
    .about = La répartition des dernières cartes du mode expert n’est pas connue.
option-expert_cards-even = { $card-cattle-expert ->
            [one] { $card-cattle-expert } carte Bétail
           *[other] { $card-cattle-expert } cartes Bétail
        } et { $card-villager-expert ->
            [one] { $card-villager-expert } carte Villageois
           *[other] { $card-villager-expert } cartes Villageois
        }
option-expert_cards-jokers = Moins de cartes Bétail et Villageois, davantage de jokers
option-classic_tiebreak = Égalités de fours, totems et enclos
    .about = Quelles maisons à étage départagent les joueurs.
option-classic_tiebreak-block = Toutes celles du quartier
option-classic_tiebreak-linked = Celles des éléments à égalité
option-corner_only_contact_forbidden = Un nouveau quartier ne touche aucune maison par un coin
    .about = Sinon : c’est permis.
option-corner_contact_between_blocks_forbidden = Les maisons de quartiers différents ne se touchent jamais par un coin
    .about = C’est la lecture la plus stricte de la règle des diagonales.
option-newcomer_may_touch_pen_only = Un nouveau venu peut bâtir contre un enclos
    .about = Sinon : seulement contre une maison.
option-pen_on_ruin = Enclos sur les ruines
    .about = Sinon : seules les maisons remplacent les ruines.
option-edge_counts_as_free = Le bord du plateau est un côté libre
    .about = Cela vaut pour les enclos, et pour les maisons qui reçoivent un étage.
option-building_mandatory = Il faut bâtir ce qui peut l’être
    .about = Ce n’est jamais au prix d’un four, d’un totem ou d’un villageois.
option-first_step_tiles_barred = Les tuiles de la première étape ne reviennent pas à la seconde
    .about = Sinon : elles sont mélangées quand la pile est épuisée.
option-shaman_taken_from_opponent = Le chaman peut être pris à un adversaire
    .about = Sinon : sur la maison d’un autre joueur, le chaman ne peut pas être pris.
option-most_ignores_zero = « Le plus » suppose au moins un élément
    .about = Sinon : si aucun quartier n’a l’élément en question, tous sont frappés.
option-half_min_one_for_all_elements = Perdre la moitié, c’est perdre au moins un élément
    .about = Même quand il n’y en a qu’un. Sinon : pour les maisons seulement.
option-list_only_contested_blocks = Ne choisir que des quartiers qui peuvent donner des cartes
    .about = Sinon : choisir un autre quartier fait perdre votre choix.
option-family_limit_check = Les familles sont comptées
    .about = Le nombre de cartes que vous pouvez jouer est fixé à ce moment.
option-family_limit_check-start_of_chance = Quand vous commencez à jouer des cartes
option-family_limit_check-each_play = Avant chaque carte
option-aspect_deal = Distribution des cartes d’aspect
    .about = Comment les piles sont formées au début de la partie.
option-aspect_deal-all_together = Toutes les cartes mélangées
option-aspect_deal-by_layer = Les cartes de chaque mode sur ses propres piles
option-empty_pile = Une pile vide
    .about = Le livret permet l’une et l’autre lecture.
option-empty_pile-refillable = Peut être remplie de nouveau
option-empty_pile-dead = Reste fermée
option-solo_blocks_score = Les quartiers à un seul habitant rapportent à la fin
    .about = Sinon : ils ne donnent rien, comme aux inspections.
option-same_owner_tie_scores = Un joueur à égalité avec lui-même marque
    .about = Si plusieurs des plus grandes familles du quartier sont à lui, une seule rapporte. Sinon : personne ne marque.

# Matériel

table-element = Éléments
table-tile = Tuiles Construction
table-card = Cartes d’aspect
table-set = Groupes de cartes
table-calamity = Calamités
table-number = Autres nombres
number-size = cases d’un côté du plateau
number-piles-classic = piles de cartes, mode classique
number-piles-intermediate = piles de cartes, mode intermédiaire
number-piles-expert = piles de cartes, mode expert
number-pile = cartes de chaque pile d’aspect
number-largest-set = cartes du plus grand groupe
number-thefts = éléments que les Enuaj peuvent voler
number-houses-five = maisons par joueur, à cinq
number-houses-short = maisons par joueur, partie courte
column-value = valeur
column-pieces = nombre
column-houses = maisons
column-classic = classique
column-intermediate = intermédiaire
column-jokers = expert, davantage de jokers
column-expert = expert
column-struck = quartier frappé
column-cards = cartes
column-points = points
column-loss = chaque habitant perd
smallest-block = le plus petit
largest-block = le plus grand
fewest-totems = le moins de totems
most-totems = le plus de totems
fewest-ovens = le moins de fours
most-ovens = le plus de fours
fewest-pens = le moins d’enclos
most-pens = le plus d’enclos
fewest-storeys = le moins de maisons à étage
most-storeys = le plus de maisons à étage
none = –
one-house = une maison
no-cards = rien, mais aucune carte n’y est gagnée
shaman = le chaman
half-house = la moitié de ses maisons
half-pen = la moitié de ses enclos
half-oven = la moitié de ses fours
half-totem = la moitié de ses totems
half-cattle = la moitié de son bétail
half-villager = la moitié de ses villageois

# La vue

view-round = Tour
view-phase = Phase
view-first = Premier joueur
view-last = Dernier tour
view-seats = Joueurs
view-ground = Plateau
view-owner = Propriétaire
view-storeys = Étages
view-roof = Sur le toit
view-villagers = Villageois
view-cattle = Bétail
view-host = Maison de l’enclos
view-block = Quartier
view-family = Famille
view-struck = Frappé
view-shaman = Chaman
view-shaman_used = Chaman utilisé
view-supply = Réserve
view-blocks = Quartiers
view-aspects = Aspects en jeu
view-piles = Piles de cartes d’aspect
view-unseen = Cartes jamais vues
view-tile_pile = Tuiles à piocher
view-tile_discards = Tuiles utilisées
view-calamity = Calamité
view-calamities_unseen = Calamités à venir
view-calamities_seen = Calamités passées
view-due = Encore à bâtir
view-free = Un seul parmi plusieurs
view-to_lose = À perdre
view-cards_left = Cartes encore jouables
view-clan = Clan
view-points = Points
view-score = Points si la partie s’arrêtait
view-tiles = Maisons à bâtir
view-houses = Maisons
view-raised = Maisons à étage
view-families = Familles
view-allowance = Cartes permises ce tour-ci
view-hand = Main
view-played = Cartes jouées
view-tile = Tuile Construction
view-top = Carte du dessus
view-hidden = Cartes jamais vues
view-under = Cartes connues dessous
view-seat = Joueur
view-counts = Éléments
view-shares = Habitants
view-winners = Joueurs majoritaires
view-fruitful = Peut donner des cartes
view-to_inspect = À inspecter
