plate-churches = Églises
plate-monks = Moines
plate-council = Conseil
plate-fields = Champs
plate-street = Ateliers
plate-travel = Voyages
plate-steward = Intendant
plate-chronicle = Chroniques
plate-graves = Cercueils
plate-rats = { $n ->
    [one] Rat : { $n } case avant l’invasion
   *[other] Rat : { $n } cases avant l’invasion
}
chronicle-room = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
}
market-square = Le centre de la table
village-of = Le village : { $name }
area-dice = Dés
area-buy = Cartes
area-office = Clients
area-home = Village
area-parish = Église
area-trades = Ateliers
turn-die = Tourner ce dé
tree = Arbre
barn = Grange
school = École
harvest = Moisson
personal-gain = { $personal-story ->
    [one] { $personal-story } point d’histoire
   *[other] { $personal-story } points d’histoire
}
time-of-life = temps de vie
card-square = Place
card-field = Champ
card-stage = Étape { $letter }
card-chapel = Chapelle
trade-0 = Abbé
trade-1 = Conseiller
trade-2 = Voyageur
trade-3 = Artisan
trade-4 = Marchand
served = { $n ->
    [one] servi
   *[other] servis
}
so-many-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
if-over = points si la partie s’arrêtait
windows = { $n ->
    [one] { $n } fenêtre : { $points }
   *[other] { $n } fenêtres : { $points }
}
on-the-tree = Sur l’arbre
sum-of = Valeur { $n }
sum-lights = Avec { $n } : { $list }.
and-more = et { $n } de plus
purchases = { $n ->
    [0] aucune carte à ajouter
    [one] { $n } carte à ajouter
   *[other] { $n } cartes à ajouter
}
holds-the-hand = détient la main
hint-goal = Le village qui a le plus de prestige l’emporte : église, conseil, champs, voyages, clients servis, et points d’histoire que le chef met en lieu sûr. À chaque tour, la somme de vos dés indique quelles bannières vous pouvez activer.
hint-first = Prenez un premier dé ; la somme de vos dés sera votre valeur de bannière. Regardez les valeurs des bannières que vous voulez activer. Un dé noir coûte du temps.
hint-second = Chaque dé montre la valeur qu’il donnerait ; les tirets bleus montrent les bannières qu’il activerait. Prenez la valeur qui active le plus de bannières, ou qui donne la carte qui vous manque.
hint-act = Les cadres dorés marquent ce que vous pouvez activer. Une bannière noire ajoute une carte ; les blanches font travailler votre village ; le chef rapporte une pièce ou des points d’histoire, ou met en lieu sûr ceux de l’arbre.
hint-chain = Activez autant de bannières blanches marquées que vous voulez. Chacune coûte son temps : arrêtez-vous avant le pont si vous ne voulez perdre aucun villageois.
hint-attract = Les clients attendent dans votre village et ne rapportent du prestige qu’une fois servis. Prenez ceux qui veulent ce que vos ateliers produisent.
hint-death = Les Chroniques récompensent les premiers de chaque profession. La zone du défunt reste inactive jusqu’à ce que l’école lui donne un successeur : enterrez un villageois qui a peu à faire.
hint-another = Attirer plusieurs clients à la fois fait gagner du temps, mais il faudra servir chacun d’eux.
hint-school = Un élève peut devenir villageois : la zone d’un villageois mort redevient alors active.
hint-successor = Choisissez la profession dont vous voudrez bientôt activer les cartes.
told-time = Temps
told-tree = Points d’histoire sur l’arbre
told-hall = Points d’histoire à l’hôtel de ville
told-points = Points

# à quoi sert un dessin ou un nom
tip-churches = Églises
    .about = Une seule par village. La carte indique sa valeur de bannière, son temps et ses pièces ; vos moines éclairent ses fenêtres.
tip-monks = Moines
    .about = Seul le moine du dessus de chaque pile peut être pris. Il apporte une action et éclaire une fenêtre de votre église.
tip-council = Chambres du conseil
    .about = Une seule par village. Chacune a son effet et sa façon de rapporter du prestige à la fin.
tip-fields = Champs
    .about = Un champ rapporte des pièces chaque fois que vous l’activez, davantage avec une charrue, et du prestige à la fin.
tip-travel = Voyages
    .about = Ajoutez les étapes dans l’ordre, une de chaque lettre. Le prestige d’une étape n’est connu qu’une fois l’étape payée.
tip-workshops = Ateliers
    .about = Chaque fois que vous activez sa bannière blanche, un atelier produit une ressource. Les clients et les voyages en demandent.
tip-steward = Bureau de l’intendant
    .about = Attirez des clients dans votre village. Plus vous en prenez à la fois, plus vous payez de temps et de pièces.
tip-deck = Pile de clients
    .about = Ces clients viendront plus tard au bureau de l’intendant.
tip-chronicle = Chroniques
    .about = Le premier mort d’une profession rapporte { $chronicle-first } points d’histoire sur l’arbre, le deuxième { $chronicle-second }. Les suivants vont dans les tombes anonymes.
tip-graves = Tombes anonymes
    .about = Ici reposent les villageois pour qui les Chroniques n’ont plus de place. Ils comptent parmi les cercueils.
tip-coffins = Cercueils
    .about = Le nombre de morts, et celui qui met fin à la partie une fois la manche terminée.
tip-rats = Rat
    .about = Après un décès, le rat avance. Quand il atteint l’invasion, chacun perd la moitié des points d’histoire de son arbre.
tip-tree = Arbre centenaire
    .about = Ces points d’histoire ne comptent pas encore, et les rats peuvent les manger. Votre chef les met en lieu sûr à l’hôtel de ville.
tip-hall = Hôtel de ville
    .about = Ces points d’histoire sont en lieu sûr et comptent comme points de prestige. Ils arrivent quand le chef rentre.
tip-barn = Grange
    .about = Elle contient vos pièces.
tip-chief = Chef
    .about = Avec n’importe quelle valeur, pour { $chief-time } temps, vous déplacez le chef : vers une pièce, vers { $chief-story } points d’histoire, ou à l’hôtel de ville avec tous ceux de l’arbre.
tip-time = Piste de temps de vie
    .about = Le temps fait avancer le marqueur sur { $clouds } nuages. Au passage du pont, l’un de vos villageois meurt.
tip-reaper = Faucheuse
    .about = Elle rejoint votre marqueur Temps quand l’un de vos villageois va mourir.
tip-windows = Fenêtres
    .about = Les fenêtres éclairées de l’église, et le prestige qu’elles rapportent.
tip-sum = Valeur de bannière
    .about = Les bannières que cette somme activerait.
tip-dice = Dés
    .about = Leur somme est votre valeur de bannière. Un dé noir coûte { $black-die-time } temps.
