title = Le Chantier
pitch = Quatre bâtisseurs, quatre places, deux bourses cachées : payer tout de suite, ou attendre ?
length = 2 min
weight = Léger

# Questions

ask-builder = Placer ce bâtisseur, ou le laisser attendre ?
    .why = Placé, il prend la meilleure place libre au prix du moment ; ceux qui attendent ont le reste.
    .other = { $player } place un bâtisseur ou le laisse attendre.

# Choix

do-builder-place = Payer et le placer
do-builder-wait = Le laisser attendre

# Événements

event-filled = { $player } trouve dans sa bourse : { $purse }.
event-filled-hidden = { $player } regarde dans une bourse.
event-placed = { $player } paie et prend { $space }.
event-waited = { $player } laisse attendre un bâtisseur.

# Places et bourses

space-best1 = la meilleure place
space-best2 = la deuxième place
space-best3 = la troisième place
space-best4 = la dernière place
purse-gold1 = 1 pièce d’or
purse-gold2 = 2 pièces d’or
purse-gold4 = 4 pièces d’or
time-draw1 = Premier
time-draw2 = Deuxième
time-draw3 = Troisième
time-draw4 = Quatrième
stand-waits = attend
stand-placed = placé
table-space = Places
table-purse = Bourses
column-points = Points
column-price = Prix du bâtisseur tiré alors
column-gold = Or

# Feuille de score et table

score-spaces = Places
score-gold = Or restant
view-price = Prix de ce bâtisseur
view-drawn = Bâtisseurs tirés
view-stands = Placés à leur prix
view-sides = Joueurs
view-gold = Or
view-spent = Or dépensé
