scene = Le village
area-tell = Village
area-plan = Plan
area-cards = Cartes
area-blocks = Quartiers
in-relief = En relief
plan = Plan
view-plan = Voir le village d’en haut
supply = Réserve
reign = Majorités
piles = Piles de cartes d’aspect
nobody-shares = aucun quartier partagé
pile-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
pile-under = Connues, dessous : { $cards }
calamities = Calamités
calamities-left = { $n ->
    [one] { $n } pas encore vue
   *[other] { $n } pas encore vues
}
no-calamity = Pas encore de calamité
this-round = Ce tour-ci
struck-blocks = { $n ->
    [one] quartier { $blocks }
   *[other] quartiers { $blocks }
}
block-n = quartier { $n }
block-size = { $n ->
    [one] { $n } maison
   *[other] { $n } maisons
}
family-size = famille de { $n }
block-struck = frappé ce tour-ci
block-solo = un seul habitant : aucune carte
block-locusts = sauterelles : aucune carte
to-build-title = À bâtir
cards-title = Cartes · { $n }
used-cards = Jouées · { $n }
series = Un groupe vaut
series-note = Cartes identiques, jouées ensemble.
cards-left = { $n ->
    [one] Vous pouvez encore jouer { $n } carte.
   *[other] Vous pouvez encore jouer { $n } cartes.
}
families-note = { $n ->
    [0] aucune famille
    [one] { $n } famille : { $n } carte par tour
   *[other] { $n } familles : { $n } cartes par tour
}{ $used ->
    [0] { "" }
    [one] , { $used } jouée
   *[other] , { $used } jouées
}
to-place = à placer
pick-this = choisir
or-this = ou ceci
no-place = pas de place
any-of = au choix
no-tile = pas de tuile
no-cards = aucune carte
none-used = aucune
tiles-left = maisons à bâtir
first-player = premier joueur
n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
n-families = { $n ->
    [one] { $n } famille
   *[other] { $n } familles
}
round-n = tour { $n }
hint-goal = Le joueur qui a le plus de points l’emporte. Dans chaque quartier, le joueur majoritaire gagne des cartes ; les cartes identiques rapportent en groupe ; à la fin, la plus grande famille de chaque quartier rapporte aussi.
hint-build = Choisissez un élément de votre tuile, puis une case. Une case éclairée agrandit un quartier, où vous pouvez être majoritaire ; un losange en fonde un nouveau. Vos maisons voisines forment une famille.
hint-lose = Les tirets rouges entourent les quartiers frappés. Perdez ce qui compte le moins : un enclos isolé plutôt qu’une maison qui relie votre famille.
hint-inspect = Pointez ou touchez un quartier pour voir qui y est majoritaire. L’ordre compte quand les piles s’épuisent : commencez par les quartiers où vous gagnez. Un joueur seul dans un quartier n’y gagne aucune carte.
hint-cards = Des cartes identiques rapportent ensemble { $set-one-points }, { $set-two-points }, { $set-three-points }, { $set-four-points } ou { $set-five-points ->
        [one] { $set-five-points } point
       *[other] { $set-five-points } points
    }. Une carte seule peut bâtir son élément. Vous pouvez jouer une carte par famille à chaque tour.
hint-return = Ceux qui gagnent des cartes de cette pile gagneront plus tard celles que vous y remettez.
hint-tuck = Parmi ces cartes, la première que vous choisissez sera la première gagnée.
hint-marker = Le premier joueur bâtira avant les autres au tour suivant. Donnez le marqueur au joueur qui vous gênera le moins.
hint-clan = Chaque clan a un pouvoir, que vous pouvez utiliser chaque fois que vous marquez des points avec un groupe de { $largest-set } cartes. Pointez ou touchez un clan pour lire le sien.
told-hand = carte { $thing }

# à quoi sert un dessin ou un nom
tip-squares = Village
    .about = { $size } × { $size } cases, repérées par une lettre et un nombre. Les maisons, enclos et ruines qui se touchent forment un quartier.
tip-block = Quartier
    .about = Des maisons, enclos et ruines qui se touchent. Son drapeau porte son numéro ; il est inspecté à chaque tour si plusieurs joueurs y habitent.
tip-calamities = Calamités
    .about = À partir du deuxième tour, une calamité frappe des quartiers après la construction. Le nombre indique combien de calamités n’ont pas encore été vues.
tip-reign = Majorités
    .about = Pour chaque quartier et chaque aspect, le joueur qui gagnerait la carte maintenant. À égalité, les maisons à étage départagent.
tip-supply = Réserve
    .about = Les éléments que tous peuvent encore bâtir.
tip-plan = Relief ou plan
    .about = Vous voyez le village d’en haut, ou en relief.
tip-clan = Clan
    .about = Chaque clan a sa couleur. En mode expert, il a aussi un pouvoir.
tip-family = Familles
    .about = Vos maisons voisines forment une famille. Vous pouvez jouer une carte par famille à chaque tour.
tip-to-build = À bâtir
    .about = Les éléments de votre tuile que vous bâtissez à cette étape.
tip-cards = Cartes
    .about = Jouez une carte pour bâtir son élément, ou marquez des points avec des cartes identiques.
tip-used-cards = Cartes jouées
    .about = À la fin du tour, vous les remettez sous une pile.
tip-sets = Un groupe rapporte
    .about = Les points d’un groupe de cartes identiques, selon sa taille : { $set-one-points }, { $set-two-points }, { $set-three-points }, { $set-four-points } ou { $set-five-points }.
