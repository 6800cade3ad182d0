title = Le Verger
pitch = Plantez ce que vous piochez, et gare aux guêpes.
length = 5 min
weight = Léger

# Questions

ask-turn = Planter une carte, ou en piocher une ?
    .why = Les arbres plantés rapportent ; la partie finit quand le sac est vide.
    .other = { $player } plante ou pioche.
ask-raid = Quelle main vos guêpes visitent-elles ?
    .why = Vous verrez cette main, et vous y prendrez une carte.
    .other = { $player } lâche ses guêpes.
ask-rob = Quelle carte prenez-vous à { $arg } ?
    .why = Vous voyez toute la main.
    .other = { $player } prend une carte à { $arg }.

# Choix

do-turn-plant = Planter : { $card }
do-turn-draw = Piocher une carte dans le sac
do-raid = { $rival }
do-raid-skip = Aucune
do-rob = { $card }

# Événements

event-planted = { $player } plante : { $card }.
event-drew = { $player } pioche : { $card }.
event-drew-hidden = { $player } pioche une carte.
event-robbed = { $player } prend une carte à { $rival }.

# Options

option-short = Partie courte
    .about = Finit quand il reste neuf cartes dans le sac.

# Cartes

card-apple = pommier
card-pear = poirier
card-wasp = guêpes
table-card = Cartes
column-points = Points
column-copies = Dans le sac
column-dealt = Dans chaque main au début

# Feuille de score et table

score-apple = Pommiers
score-pear = Poiriers
view-bag = Cartes dans le sac
view-looking = Main regardée
view-sides = Joueurs
view-points = Points
view-cards = Cartes en main
view-hand = Main
view-row = Plantés
