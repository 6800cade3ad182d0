plate-churches = Églises
plate-monks = Moines
plate-council = Conseil
plate-fields = Champs
plate-street = Rue des ateliers
plate-travel = Voyages
plate-steward = L’intendant
plate-chronicle = Chronique
plate-graves = Anonymes
plate-rats = { $n ->
    [one] Les rats : encore { $n } case avant l’invasion
   *[other] Les rats : encore { $n } cases avant l’invasion
}
chronicle-room = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
market-square = La place du marché
village-of = { $name } : le village
area-dice = Dés
area-buy = Achats
area-office = Clients
area-home = Foyer
area-parish = Paroisse
area-trades = Métiers
turn-die = Tourner ce dé
tree = Arbre
barn = Grange
school = École
harvest = Récolte
personal-gain = +1 histoire
time-of-life = temps de cette vie
card-square = La place
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
    [one] { $n } pt
   *[other] { $n } pts
}
if-over = pts, si fini
windows = { $n ->
    [one] { $n } vitrail : { $points }
   *[other] { $n } vitraux : { $points }
}
on-the-tree = À l’arbre
sum-of = Somme { $n }
sum-lights = Avec un { $n } : { $list }.
and-more = et { $n } de plus
purchases = { $n ->
    [0] aucun achat
    [one] 1 achat
   *[other] { $n } achats
}
holds-the-hand = tient la main
hint-first = Visez un dé pour voir ce qu’il permettrait. Deux dés font une somme ; chaque bannière qui la porte vous répond.
hint-second = Chaque dé porte la somme qu’il ferait. Les tirets bleus montrent ce qui répondrait.
hint-act = Les cadres dorés répondent à votre somme : un ruban noir sur la place, ou les bannières blanches de votre village, ou une marche du chef.
hint-chain = Les bannières blanches s’enchaînent : utilisez celles qui répondent, puis finissez votre tour.
hint-attract = Les clients attendent au village d’être servis ; alors seulement ils comptent.
hint-death = La chronique paie les deux premiers de chaque métier. Sa zone dort jusqu’à ce que l’école envoie un successeur.
told-time = Temps
told-tree = Histoire à l’arbre
told-hall = Histoire à l’hôtel de ville
told-points = Points
