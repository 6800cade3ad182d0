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
    [one] { $n } client encore à venir
   *[other] { $n } clients encore à venir
  }
privilege-1 = Premier joueur de la prochaine manche
privilege-2 = 2 cubes au choix
privilege-3 = Une marchandise au choix
privilege-4 = 1 pièce pour 3 prestige
farm-of = { $player } : la ferme
farm-title = Ferme et temps
barn = Grange
influence = Influence
villagers-title = Villageois ({ $n })
no-cards = Aucun encore : ils sont à l’auberge.
if-it-ended = Si tout finissait :
served = { $n ->
    [one] { $n } client servi
   *[other] { $n } clients servis
  }
worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
deaths-due = { $n ->
    [one] { $n } mort à régler
   *[other] { $n } morts à régler
  }
unborn = { $n } encore à naître
living = { $n ->
    [one] { $n } vivant
   *[other] { $n } vivants
}
phase-mass = Messe
phase-market = Jour de marché
phase-last = Derniers tours
first-player = premier joueur
next-first-player = bientôt premier joueur
has-left-market = a quitté le marché
hint-turn = Un cube et une action vont ensemble : prenez le cube qu’il vous faudra sur la case dont vous voulez l’action. La peste vieillit votre famille de 2.
hint-crafts = Les fantômes forment quelqu’un de votre ferme, ce qui prend du temps. Les enseignes rondes produisent ou achètent : en temps si l’un des vôtres est là, sinon au prix indiqué dessous.
hint-travel = Un fantôme se tient là où quelqu’un pourrait aller. Chaque cité nouvelle récompense une fois, et les cités comptent d’autant plus que vous en avez vu.
hint-council = Montez avec des cubes verts ou un parchemin, puis usez du privilège de cette marche ou d’une plus basse. Sans bouger, les signes des marches sont à vous.
hint-church = Qui entre dans le sac doit être tiré à la messe, ou en sortir pour une pièce.
hint-sell = Servez un client, puis c’est au suivant. Qui quitte le marché en est sorti pour la journée.
hint-death = L’endroit où l’on meurt décide du souvenir qu’on laisse. Pointez quelqu’un : les archives montrent la place.
hint-inn = D’abord une place à table, puis glissez sous sa pile une carte dont vous ne voulez pas, et invitez l’une des trois visibles.
hint-ransom = Quatre figurines sortent du sac à chaque messe. Ce que personne n’achète est tiré au sort, moines compris.
hint-climb = Plus à gauche, plus de points à la fin ; le plus de membres dans l’église rapporte 2 prestige aussitôt.
hint-moment = Les villageois à la bougie allumée qui luisent peuvent se jouer maintenant. Sinon, continuez.
told-cubes = Cube { $thing }
told-due = Décès
buried-in = Dernière demeure : { $place }
told-points = Points
