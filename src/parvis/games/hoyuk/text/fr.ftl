title = Höyük
pitch = Cinq clans élèvent un même village, maison contre maison, et la terre tremble parfois.
length = 60 min
weight = Moyen

# Ce qui est demandé

ask-clan = Choisissez votre clan.
    .why = Son pouvoir vous sert chaque fois que vous marquez une série de cinq cartes.
    .other = { $player } choisit un clan.
ask-cards = { $arg } : jouer des cartes d’aspect, ou les garder ?
    .why = Vous pouvez encore jouer { $also ->
        [one] une carte
       *[other] { $also } cartes
    } : une par famille et par tour.
    .other = { $player } peut jouer des cartes d’aspect.
ask-build = Placez un élément.
    .why = Prenez l’élément, puis l’une des cases qui s’allument.
    .other = { $player } construit.
ask-lose = Le quartier { $also } est frappé. { $argKey ->
        [house] Quelle maison perdez-vous
        [pen] Quel enclos perdez-vous
        [oven] Quel four perdez-vous
        [totem] Quel totem perdez-vous
        [cattle] Quel bétail perdez-vous
       *[other] Quel villageois perdez-vous
    } ?
    .why = Une maison qui tombe laisse une ruine et emporte ce qui tient à elle.
    .other = { $player } choisit ce qu’il faut perdre dans le quartier { $also } : { $arg }.
ask-inspect = Quel quartier inspecte-t-on maintenant ?
    .why = Qui domine un aspect y prend la carte du dessus de la pile.
    .other = { $player } nomme le prochain quartier.
ask-return = Sous quelle pile vont vos cartes jouées ?
    .why = Toutes sous la même pile, face visible.
    .other = { $player } remet ses cartes jouées.
ask-tuck = Quelle carte vient ensuite sous la pile « { $arg } » ?
    .why = La première nommée sera piochée la première.
    .other = { $player } range ses cartes jouées.
ask-marker = Qui jouera en premier au prochain tour ?
    .why = N’importe qui, sauf vous.
    .other = { $player } choisit le prochain premier joueur.
ask-raze = Abattre la maison d’un voisin et bâtir la vôtre à sa place ?
    .why = Pouvoir des Eguor : la maison et ce qui tient à elle disparaissent, sans laisser de ruine.
    .other = { $player } peut abattre une maison.
ask-steal = Voler un élément et le placer aussitôt ?
    .why = Pouvoir des Enuaj : jusqu’à deux éléments d’un même joueur. Un enclos avec bétail compte pour deux.
    .other = { $player } peut voler des éléments.

# Les choix

do-clan = { $clan }
do-cards-score = Marquer { $cardKey ->
        [joker] { $cards ->
            [one] un joker
           *[other] { $cards } jokers
        }
       *[other] { $card } ×{ $cards }{ $jokers ->
            [0] { "" }
            [one] { " " }et un joker
           *[other] { " " }et { $jokers } jokers
        }
    }
    .about = 1, 3, 5, 8 ou 12 points pour une à cinq cartes.
do-cards-play = Bâtir avec { $card }
    .about = Une carte, un élément, selon les règles habituelles.
do-cards-skip = Ne pas jouer de carte
do-build-house = Maison en { $column }{ $row }
do-build-storey = Étage en { $column }{ $row }
    .about = Un four, un totem ou un villageois qui s’y trouve retourne à la réserve.
do-build-oven = Four en { $column }{ $row }
do-build-totem = Totem en { $column }{ $row }
do-build-cattle = Bétail en { $column }{ $row }
do-build-villager = Villageois en { $column }{ $row }
do-build-shaman = Chaman en { $column }{ $row }
    .about = Son quartier est épargné par la prochaine calamité qui le viserait.
do-build-pen = Enclos en { $column }{ $row }, maison { $sideKey ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }
do-build-skip = Ne plus rien bâtir
do-lose = Abandonner { $column }{ $row }
do-inspect = Quartier { $block }
do-return = { $aspect }
do-tuck = { $card }
do-tuck-skip = Dans l’ordre où elles furent jouées
do-marker = { $seat }
do-raze = La maison en { $column }{ $row }
do-raze-skip = Les laisser en paix
do-steal = { $element } en { $column }{ $row }
do-steal-skip = Ne plus rien voler

# Ce qui se passe

event-took-clan = { $player } mène le clan { $clan }.
event-goes-first = Le sort désigne { $player } pour commencer.
event-turned-up = Sur la pile « { $aspect } » se trouve maintenant : { $card }.
event-round-began = Tour { $round }. { $player } commence.
event-got-tile = { $player } reçoit une tuile : { $tile }.
event-built-house = { $player } pose une maison en { $column }{ $row }.
event-built-storey = { $player } élève un étage en { $column }{ $row }.
event-placed = { $player } place { $elementKey ->
        [pen] un enclos
        [oven] un four
        [totem] un totem
        [cattle] du bétail
        [villager] un villageois
       *[shaman] le chaman
    } en { $column }{ $row }.
event-taken-off = { $player } enlève { $elementKey ->
        [oven] le four
        [totem] le totem
       *[villager] le villageois
    } de { $column }{ $row } pour bâtir plus haut.
event-gave-up = { $player } ne bâtit plus rien ici.
event-could-not = { $player } ne peut pas placer ce qui reste.
event-no-room = Plus personne ne peut bâtir de maison : c’est le dernier tour.
event-last-house = { $player } a bâti sa dernière maison : c’est le dernier tour.
event-scored = { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } ({ $card }).
event-played = { $player } joue une carte pour bâtir : { $card }.
event-came = { $calamity }.
event-struck = Le quartier { $block } est frappé.
event-spared = { $player } a un chaman qui protège le quartier { $block }.
event-nobody-struck = Aucun quartier n’est frappé.
event-shaman-left = Le chaman s’en va.
event-ruined = { $player } voit sa maison en { $column }{ $row } tomber en ruines.
event-lost = { $player } perd { $elementKey ->
        [pen] un enclos
        [oven] un four
        [totem] un totem
        [cattle] du bétail
       *[villager] un villageois
    } en { $column }{ $row }.
event-inspected = { $player } fait inspecter le quartier { $block }.
event-no-cards = Le quartier { $block } ne donne aucune carte.
event-won-card = { $player } domine « { $aspect } » dans le quartier { $block } et prend : { $card }.
event-returned = { $player } remet { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } sous « { $aspect } ».
event-set-aside = { $player } retire du jeu { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } : aucune pile n’est ouverte.
event-gave-marker = { $player } laisse { $to } commencer.
event-razed = { $player } abat la maison en { $column }{ $row } et y bâtit la sienne.
event-stole = { $player } vole à { $victim } : { $element }.
event-counted = { $player } compte { $families } pour les plus grandes familles, { $cards } pour les cartes en main, { $herds } pour le bétail et les villageois.

# Les choses

element-house = maison
    .about = Vingt-cinq par joueur au plus, étages compris. Deux l’une sur l’autre font une seule maison à étage.
element-pen = enclos
    .about = Contre sa maison, avec toujours un côté libre.
element-oven = four
    .about = Sur une maison, où il ne reste plus de place pour un totem.
element-totem = totem
    .about = Sur une maison, où il ne reste plus de place pour un four.
element-cattle = bétail
    .about = Un par enclos.
element-villager = villageois
    .about = Un par maison, même à côté d’un four ou d’un totem.
element-shaman = chaman
    .about = Son quartier est épargné par la prochaine calamité qui le viserait.
card-house = maison
card-pen = enclos
card-oven = four
card-totem = totem
card-cattle = bétail
card-villager = villageois
card-joker = joker
    .about = Remplace n’importe quelle carte, pour bâtir ou pour marquer.
aspect-oven = fours
aspect-totem = totems
aspect-pen = enclos
aspect-houses = maisons
aspect-height = hauteur
aspect-cattle = bétail
aspect-villagers = villageois
tile-totem = deux maisons et un totem
tile-oven = deux maisons et un four
tile-pen = deux maisons et un enclos
tile-free = deux maisons, et une maison, un enclos, un four ou un totem
tile-cattle = deux maisons et du bétail
tile-villager = deux maisons et un villageois
tile-shaman = deux maisons et le chaman
clan-eguor = Eguor
    .about = Abattez la maison d’un autre joueur, voisine d’une des vôtres, et bâtissez à sa place.
clan-uelb = Uelb
    .about = Placez un enclos et un villageois de la réserve.
clan-enuaj = Enuaj
    .about = Volez deux éléments, mais pas de maison, à un joueur et placez-les.
clan-trev = Trev
    .about = Placez un enclos et du bétail de la réserve.
clan-teoiv = Teoiv
    .about = Bâtissez une maison et posez-y le chaman.
calamity-bad-season-1 = Mauvaise saison (le moins de totems)
    .short = Mauvaise saison
    .about = Où il y a le moins de totems, chacun ruine une maison.
calamity-bad-season-2 = Mauvaise saison (le plus de totems)
    .short = Mauvaise saison
    .about = Où il y a le plus de totems, chacun ruine une maison.
calamity-drought-1 = Sécheresse (le plus petit quartier)
    .short = Sécheresse
    .about = Dans le plus petit quartier, chacun perd la moitié de son bétail.
calamity-drought-2 = Sécheresse (le plus grand quartier)
    .short = Sécheresse
    .about = Dans le plus grand quartier, chacun perd la moitié de son bétail.
calamity-epidemic-1 = Épidémie (le plus grand quartier)
    .short = Épidémie
    .about = Dans le plus grand quartier, chacun perd la moitié de ses villageois.
calamity-epidemic-2 = Épidémie (le plus petit quartier)
    .short = Épidémie
    .about = Dans le plus petit quartier, chacun perd la moitié de ses villageois.
calamity-earthquake-1 = Tremblement de terre (le plus petit quartier)
    .short = Tremblement de terre
    .about = Dans le plus petit quartier, chacun ruine la moitié de ses maisons.
calamity-earthquake-2 = Tremblement de terre (le plus grand quartier)
    .short = Tremblement de terre
    .about = Dans le plus grand quartier, chacun ruine la moitié de ses maisons.
calamity-fire-1 = Incendie (le plus de fours)
    .short = Incendie
    .about = Où il y a le plus de fours, chacun ruine la moitié de ses maisons.
calamity-fire-2 = Incendie (le moins de fours)
    .short = Incendie
    .about = Où il y a le moins de fours, chacun ruine la moitié de ses maisons.
calamity-flood-1 = Inondation
    .short = Inondation
    .about = Le chaman s’en va.
calamity-flood-2 = Inondation
    .short = Inondation
    .about = Le chaman s’en va.
calamity-locusts-1 = Sauterelles (le plus petit quartier)
    .short = Sauterelles
    .about = Le plus petit quartier ne donne aucune carte ce tour.
calamity-locusts-2 = Sauterelles (le plus grand quartier)
    .short = Sauterelles
    .about = Le plus grand quartier ne donne aucune carte ce tour.
calamity-raiders-1 = Pilleurs (le plus grand quartier)
    .short = Pilleurs
    .about = Dans le plus grand quartier, chacun perd la moitié de ses totems.
calamity-raiders-2 = Pilleurs (le plus petit quartier)
    .short = Pilleurs
    .about = Dans le plus petit quartier, chacun perd la moitié de ses totems.
calamity-sacrifice-1 = Sacrifice (le plus d’enclos)
    .short = Sacrifice
    .about = Où il y a le plus d’enclos, chacun ruine une maison.
calamity-sacrifice-2 = Sacrifice (le moins d’enclos)
    .short = Sacrifice
    .about = Où il y a le moins d’enclos, chacun ruine une maison.
calamity-tornado-1 = Tornade (le plus d’étages)
    .short = Tornade
    .about = Où il y a le plus de maisons à étage, chacun ruine une maison.
calamity-tornado-2 = Tornade (le moins d’étages)
    .short = Tornade
    .about = Où il y a le moins de maisons à étage, chacun ruine une maison.
calamity-volcano-1 = Volcan (le plus petit quartier)
    .short = Volcan
    .about = Dans le plus petit quartier, chacun perd la moitié de ses enclos.
calamity-volcano-2 = Volcan (le plus grand quartier)
    .short = Volcan
    .about = Dans le plus grand quartier, chacun perd la moitié de ses enclos.
calamity-wolves-1 = Loups (le plus grand quartier)
    .short = Loups
    .about = Dans le plus grand quartier, chacun perd la moitié de ses fours.
calamity-wolves-2 = Loups (le plus petit quartier)
    .short = Loups
    .about = Dans le plus petit quartier, chacun perd la moitié de ses fours.
phase-construction = Construction
phase-calamity = Calamité
phase-aspects = Inspection
phase-end = Fin du tour
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

# Points
score-sets = Séries de cartes
score-cards = Cartes en main
score-families = Grandes familles
score-cattle = Bétail
score-villagers = Villageois

# Options
option-mode = Mode
    .about = L’intermédiaire ajoute deux aspects ; l’expert ajoute le bétail, les villageois, le chaman, douze calamités et les pouvoirs des clans.
option-mode-classic = Classique
option-mode-intermediate = Intermédiaire
option-mode-expert = Expert
option-houses = Maisons par joueur
    .about = La partie s’achève avec le tour où quelqu’un pose la dernière. 20 convient à cinq joueurs, 15 à une partie courte.
option-clans = Clans
    .about = Comment chacun trouve son clan en mode expert ; le livret ne le dit pas.
option-clans-chosen = Choisis
option-clans-drawn = Tirés au sort
option-expert_cards = Cartes du mode expert
    .about = On ignore comment se partagent ses vingt dernières cartes.
option-expert_cards-even = Dix bétail, dix villageois
option-expert_cards-jokers = Huit de chaque et quatre jokers
option-classic_tiebreak = Égalités de fours, totems, enclos
    .about = Quelles maisons à étage les départagent.
option-classic_tiebreak-block = Toutes celles du quartier
option-classic_tiebreak-linked = Celles qui portent les pièces
option-corner_only_contact_forbidden = Un quartier nouveau ne touche aucune maison par un coin
    .about = Sinon, il le peut.
option-corner_contact_between_blocks_forbidden = Les maisons de deux quartiers ne se touchent jamais par un coin
    .about = La lecture la plus stricte de l’interdit des diagonales.
option-newcomer_may_touch_pen_only = Un nouveau venu peut s’établir contre un enclos
    .about = Sinon, contre une maison seulement.
option-pen_on_ruin = Enclos sur les ruines
    .about = Sinon, seules les maisons remplacent les ruines.
option-edge_counts_as_free = Le bord du plateau est un côté libre
    .about = Pour les enclos, et pour les maisons à surélever.
option-building_mandatory = Ce qui peut être bâti doit l’être
    .about = Nul n’est tenu d’enlever pour cela un four, un totem ou un villageois.
option-first_step_tiles_barred = Les tuiles de la première étape restent hors de la seconde
    .about = Sinon, elles sont remêlées quand la pioche s’épuise.
option-shaman_taken_from_opponent = On peut prendre le chaman à un adversaire
    .about = Sinon, il ne se place pas tant qu’il est chez un autre.
option-most_ignores_zero = « Le plus » veut dire au moins un
    .about = Sinon, si aucun quartier n’en a, tous sont frappés.
option-half_min_one_for_all_elements = La moitié d’un est un
    .about = Sinon, pour les maisons seulement.
option-list_only_contested_blocks = On ne nomme que les quartiers qui peuvent donner des cartes
    .about = Sinon, en nommer un autre fait passer son tour.
option-family_limit_check = Les familles sont comptées
    .about = Quand se lit la limite des cartes.
option-family_limit_check-start_of_chance = Quand on commence à jouer ses cartes
option-family_limit_check-each_play = Avant chaque carte
option-aspect_deal = Les cartes d’aspect sont réparties
    .about = Entre les piles, au début.
option-aspect_deal-all_together = Toutes ensemble
option-aspect_deal-by_layer = Celles d’un mode sur les piles qu’il ajoute
option-empty_pile = Une pile vidée
    .about = Le livret dit l’un et l’autre.
option-empty_pile-refillable = peut être regarnie
option-empty_pile-dead = reste fermée
option-solo_blocks_score = Un quartier à un seul habitant compte à la fin
    .about = Sinon, comme à l’inspection, il ne rapporte rien.
option-same_owner_tie_scores = Deux plus grandes familles d’un même joueur comptent
    .about = Pour une. Sinon, personne ne marque.

# Composants
table-element = Pièces
table-tile = Tuiles construction
table-card = Cartes d’aspect
table-calamity = Calamités
column-pieces = pièces
column-houses = maisons
column-classic = classique
column-intermediate = intermédiaire
column-expert = expert
column-measure = quartier ayant
column-end = le
column-loss = perte
fewest = le moins
most = le plus
houses = maisons
totems = totems
ovens = fours
pens = enclos
storeys = maisons à étage
none = –
one-house = une maison
no-cards = aucune carte ce tour
shaman = le chaman s’en va
half-house = la moitié des maisons
half-pen = la moitié des enclos
half-oven = la moitié des fours
half-totem = la moitié des totems
half-cattle = la moitié du bétail
half-villager = la moitié des villageois

# La vue
view-round = Tour
view-phase = Phase
view-first = Premier joueur
view-last = Dernier tour
view-seats = Joueurs
view-ground = Plateau
view-owner = Propriétaire
view-storeys = Niveaux
view-roof = Sur le toit
view-villagers = Villageois
view-cattle = Bétail
view-host = Maison de l’enclos
view-block = Quartier
view-family = Famille
view-struck = Frappé
view-shaman = Chaman
view-shaman_used = Chaman employé
view-supply = Réserve
view-blocks = Quartiers
view-aspects = Aspects en jeu
view-piles = Piles de cartes d’aspect
view-unseen = Cartes pas encore vues
view-tile_pile = Tuiles à piocher
view-tile_discards = Tuiles utilisées
view-calamity = Calamité
view-calamities_unseen = Calamités à venir
view-calamities_seen = Calamités passées
view-due = Encore à bâtir
view-free = Un seul de plusieurs
view-to_lose = À perdre
view-cards_left = Cartes encore permises
view-clan = Clan
view-points = Points
view-score = Points si la partie s’arrêtait
view-tiles = Maisons à bâtir
view-houses = Maisons
view-raised = Maisons à étage
view-families = Familles
view-allowance = Cartes permises ce tour
view-hand = Main
view-played = Cartes utilisées
view-tile = Tuile
view-top = Carte du dessus
view-hidden = Cartes jamais vues
view-under = Cartes connues dessous
view-seat = Joueur
view-counts = Pièces
view-shares = Habitants
view-winners = Meneurs
view-fruitful = Peut donner des cartes
view-to_inspect = À inspecter
