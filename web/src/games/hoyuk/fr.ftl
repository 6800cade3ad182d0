scene = Le tell, treize cases sur treize
area-tell = Tell
area-plan = Plan
area-cards = Cartes
area-blocks = Quartiers
in-relief = En relief
plan = Plan
view-plan = Voir le plan du tell
supply = Réserve commune
reign = Qui règne où
piles = Piles de cartes
nobody-shares = aucun quartier partagé
pile-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
pile-under = Dessous, connues : { $cards }
calamities = Calamités
calamities-left = { $n ->
    [one] { $n } encore inconnue
   *[other] { $n } encore inconnues
}
no-calamity = Pas encore de calamité
this-round = Ce tour
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
block-struck = frappé ce tour
block-solo = un seul habitant : aucune carte
block-locusts = sauterelles : aucune carte
my-tile = À bâtir
my-cards = Mes cartes · { $n }
used-cards = Jouées · { $n }
series = Une série vaut
series-note = Cartes d’un même symbole, jouées ensemble.
cards-left = { $n ->
    [one] Encore { $n } carte jouable.
   *[other] Encore { $n } cartes jouables.
}
families-note = { $n ->
    [0] aucune famille
    [one] { $n } famille : 1 carte par tour
   *[other] { $n } familles : { $n } cartes par tour
}{ $used ->
    [0] { "" }
    [one] , { $used } jouée
   *[other] , { $used } jouées
}
to-place = à poser
pick-this = prendre
or-this = ou ceci
no-place = sans place
any-of = au choix
no-tile = pas de tuile en main
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
hint-build = Prenez un élément de votre tuile, puis une case. Une case en pleine lumière touche un quartier, un losange en fonde un. Vos maisons qui se touchent font une famille.
hint-lose = Les tirets rouges entourent les quartiers frappés. Perdez de préférence ce qui ne vous donne ni famille ni majorité.
hint-inspect = Pointez un quartier : on y voit qui mène. Chaque pile regarde une chose, les fours par exemple : qui en a le plus prend la carte du dessus. Un seul habitant : pas de carte.
hint-cards = Des cartes d’un même symbole, jouées ensemble, valent 1, 3, 5, 8 ou 12 points. Une carte seule peut aussi bâtir son élément. Par tour, autant de cartes que vous avez de familles.
hint-return = Elles reviendront à qui mènera plus tard dans l’aspect de cette pile.
told-hand = carte « { $thing } »
