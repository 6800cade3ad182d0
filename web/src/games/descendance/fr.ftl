scene = Le village
area-village = Village
area-market = Marché
area-travel = Voyages
area-church = Église
area-book = Archives
area-farm = Ferme
mill = Moulin
well = Le puits
well-about = Le puits : { $well-cubes ->
    [one] { $well-cubes } cube
   *[other] { $well-cubes } cubes
  } d’une couleur pour n’importe quelle action
queue = File
chronicle = Les Archives du village
graves = Tombes anonymes
customers-left = { $n ->
    [one] { $n } client encore à venir
   *[other] { $n } clients encore à venir
  }
privilege-1 = Devenir le prochain premier joueur
privilege-2 = { $council-cubes ->
    [one] { $council-cubes } cube
   *[other] { $council-cubes } cubes
  } au choix
privilege-3 = Une marchandise au choix
privilege-4 = Une pièce → { $council-prestige ->
    [one] { $council-prestige } point de prestige
   *[other] { $council-prestige } points de prestige
  }
farm-of = { $player } : la ferme
farm-title = Ferme et temps
barn = Sacs
influence = Influence
villagers-title = Villageois ({ $n })
no-cards = Aucun pour l’instant. Les villageois se prennent à l’auberge.
if-it-ended = Si la partie s’arrêtait :
served = { $n ->
    [one] { $n } client servi
   *[other] { $n } clients servis
  }
worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
deaths-due = { $n ->
    [one] { $n } décès à venir
   *[other] { $n } décès à venir
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
next-first-player = prochain premier joueur
has-left-market = a quitté le marché
hint-goal = Guidez une famille à travers les générations : le plus de points de prestige l’emporte. Les membres au travail rapportent ; le lieu où ils meurent décide si les Archives s’en souviennent.
hint-turn = Le cube et l’action vont ensemble : prenez le cube qu’il vous faut sur la case dont vous voulez l’action. Orange, verts, bruns et roses paieront d’autres actions ; un cube Peste coûte du temps.
hint-crafts = Produisez ce que demandent un client, un voyage ou le conseil. Le temps est bon marché jusqu’au pont, mais il faut un membre sur place ; cubes et sacs paient sans lui.
hint-travel = Les figurines pâles montrent où vos membres peuvent aller. Chaque nouvelle cité vous récompense une fois ; plus vous avez vu de cités, plus elles rapportent à la fin.
hint-council = Montez pour des points à la fin et de meilleurs privilèges ; utilisez un privilège si son gain vous sert davantage maintenant. Des cubes verts ou un parchemin paient la montée.
hint-church = Un membre du sac noir rejoint l’église lors d’une messe : tiré au sort, ou pour une pièce. Un cube brun évite de payer du temps.
hint-sell = Servez le client qui rapporte le plus pour des marchandises que vous pouvez refaire. C’est ensuite au joueur suivant ; un joueur qui quitte le marché n’y revient plus ce jour-là.
hint-death = Le lieu où meurt un membre décide de sa place : les Archives rapportent, une tombe anonyme non. Enterrez celui dont la profession y a encore une place. Pointez un membre pour la voir.
hint-inn = Placez d’abord un membre à l’auberge. Glissez ensuite une carte sous sa pile et prenez l’une des cartes visibles.
hint-ransom = À chaque messe, le même nombre de figurines sort du sac. Celles que personne ne paie sont tirées au sort, moines compris.
hint-climb = Plus la fenêtre est à gauche, plus elle rapporte à la fin, et plus elle coûte de sacs. Avoir le plus de membres dans l’église donne des points dès maintenant.
hint-moment = Vous pouvez jouer maintenant les villageois à la bougie allumée qui brillent, ou continuer.
hint-harvest = Les sacs servent aux clients, au moulin, à l’étable et à l’église. Une charrue avec un cheval ou un bœuf en rapporte plus.
hint-family = Une naissance vous donne une paire de bras de plus ; un retour ramène à la ferme un membre qui pourra travailler ailleurs.
hint-make = Votre membre vient d’apprendre le métier. Produisez maintenant si vous avez du temps ; vous pourrez aussi le faire plus tard.
hint-privilege = Un niveau donne aussi tous les privilèges inférieurs. Prenez ce qui manque à votre prochain tour.
hint-well = Vous avez payé le puits : choisissez l’action qu’il vous faut le plus, qu’il y reste un cube ou non.
hint-gain = Prenez la couleur que vous paierez bientôt : vert pour le conseil, brun pour l’église ; les routes et les ateliers montrent la leur.
hint-pay = Gardez ce qui est le plus long à retrouver. Une pièce non dépensée rapporte à la fin.
told-cubes = Cube { $thing }
told-due = Décès à venir
buried-in = Dernière demeure : { $place }
told-points = Points

# à quoi sert un dessin ou un nom
tip-chronicle = Archives du village
    .about = Chaque profession a quelques places pour ses défunts. Plus vous y avez de membres, plus ils rapportent ; quand elles sont pleines, la partie se termine.
tip-graves = Tombes anonymes
    .about = Les membres dont la profession n’a plus de place reposent ici. Ils ne rapportent rien ; quand elles sont pleines, la partie se termine.
tip-queue = Clients
    .about = Ceux des étals peuvent être servis un jour de marché ; la file avance, et la pile la complète.
tip-green-bag = Sac vert
    .about = Les cubes de chaque manche en sont tirés.
tip-well = Puits
    .about = Au lieu de prendre un cube : payez { $well-cubes } cubes d’influence d’une couleur, ou des pièces, et faites l’action de votre choix.
tip-if-ended = Si la partie s’arrêtait
    .about = Vos points actuels, avec les cités, le conseil, l’église, les Archives, les clients et les pièces.
tip-due = Décès à venir
    .about = Votre marqueur de temps a passé le pont : vos membres les plus âgés meurent d’abord.
tip-farm = Ferme et temps
    .about = Vos membres à la ferme, et la ligne de temps qui l’entoure. Chaque passage du pont coûte une vie.
tip-time = Temps
    .about = Dépenser du temps fait avancer le marqueur. Quand il passe le pont, l’un de vos plus anciens membres meurt.
tip-sacks = Sacs de grain
    .about = Pour les clients, le moulin, certains ateliers et l’église. Votre ferme en contient { $barn } au plus.
tip-coins = Pièces
    .about = Une pièce remplace n’importe quel cube d’influence, sort un membre du sac noir, et rapporte un point à la fin.
tip-influence = Influence
    .about = Les cubes paient routes, conseil, église et ateliers. Vous en prenez un avec chaque action.
tip-villagers = Cartes Villageois
    .about = Bougie allumée : se joue une fois. Bougie éteinte : compte à la fin.
