scene = Le village
area-village = Village
area-market = Marché
area-travel = Voyages
area-church = Église
area-book = Archives
area-farm = Ferme
mill = Moulin
well = Le puits
well-about = Le puits : trois cubes d’une couleur pour n’importe quelle action
queue = File
chronicle = Les archives du village
graves = Tombes anonymes
customers-left = { $n ->
    [one] 1 client encore à venir
   *[other] { $n } clients encore à venir
  }
privilege-1 = Premier joueur de la prochaine manche
privilege-2 = 2 cubes au choix
privilege-3 = Une marchandise au choix
privilege-4 = 1 pièce pour 3 prestige
farm-of = La ferme de { $player }
farm-title = Ferme et temps
barn = Grange
influence = Influence
villagers-title = Villageois ({ $n })
no-cards = Aucun encore : ils sont à l’auberge.
if-it-ended = Si tout finissait :
served = { $n ->
    [one] 1 client servi
   *[other] { $n } clients servis
  }
worth = { $n } points
deaths-due = { $n ->
    [one] 1 mort à régler
   *[other] { $n } morts à régler
  }
unborn = { $n } encore à naître
living = { $n } vivants
phase-mass = Messe
phase-market = Jour de marché
phase-last = Derniers tours
first-player = premier joueur
next-first-player = bientôt premier joueur
has-left-market = a quitté le marché
