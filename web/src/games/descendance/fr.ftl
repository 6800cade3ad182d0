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
  } de même couleur pour n’importe quelle action
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
hint-goal = Guidez une famille à travers les générations : celle qui a le plus de points de prestige l’emporte. Les membres au travail rapportent ; le lieu où ils meurent décide si les Archives s’en souviennent.
hint-turn = Le cube et l’action vont ensemble : prenez le cube qu’il vous faut sur la case dont vous voulez l’action. Les cubes orange, verts, bruns et roses paieront d’autres actions ; un cube Peste coûte du temps.
hint-crafts = Produisez ce que demandent un client, un voyage ou le conseil. Le temps est bon marché jusqu’au pont, mais il faut un membre sur place ; avec des cubes ou des sacs, on s’en passe.
hint-travel = Les figurines pâles montrent où vos membres peuvent aller. Chaque nouvelle cité vous récompense une fois ; plus vous avez vu de cités, plus elles rapportent à la fin.
hint-council = Plus un membre est haut, plus il rapporte à la fin, et meilleurs sont ses privilèges. Monter coûte du temps, et des cubes verts ou un parchemin ; sans bouger, vous pouvez aussi utiliser un privilège.
hint-church = Un membre du sac noir rejoint l’église lors d’une messe : tiré au sort, ou pour une pièce. Un cube brun évite de payer du temps.
hint-sell = Servez le client qui rapporte le plus pour des marchandises que vous pourrez produire de nouveau. C’est ensuite au joueur suivant ; un joueur qui quitte le marché n’y revient plus ce jour-là.
hint-death = Le lieu où meurt un membre décide de sa place : les Archives rapportent, une tombe anonyme non. Enterrez celui dont la profession y a encore une place. Pointez ou touchez un membre pour la voir.
hint-inn = Placez d’abord un membre à l’auberge. Glissez ensuite une carte sous sa pile et prenez à son prix l’une des cartes visibles.
hint-ransom = À chaque messe, le même nombre de figurines sort du sac. Celles que personne ne paie sont tirées au sort, moines compris.
hint-climb = Plus la fenêtre est à gauche, plus elle rapporte à la fin, et plus il faut de sacs pour y arriver. Avoir le plus de membres dans l’église donne des points dès maintenant.
hint-moment = Vous pouvez jouer maintenant les villageois à la bougie allumée qui brillent, ou continuer.
hint-harvest = Les sacs servent aux clients, au moulin, à l’étable et à l’église. Une charrue avec un cheval ou un bœuf en rapporte davantage.
hint-family = Une naissance vous donne un membre de plus ; un retour ramène à la ferme un membre qui pourra travailler ailleurs.
hint-make = Votre membre vient d’apprendre le métier. Produisez maintenant si vous avez du temps ; vous pourrez aussi le faire plus tard.
hint-privilege = Un niveau donne aussi tous les privilèges inférieurs. Prenez ce qui vous manque pour votre prochain tour.
hint-well = Vous avez payé le puits : choisissez l’action dont vous avez le plus besoin, même s’il n’y a plus de cube sur sa case.
hint-gain = Prenez la couleur dont vous aurez bientôt besoin : vert pour le conseil, brun pour l’église ; les routes et les ateliers indiquent la leur.
hint-pay = Gardez ce qui est le plus long à retrouver. Chaque pièce qui vous reste rapporte un point à la fin.
told-cubes = Cube { $thing }
told-due = Décès à venir
buried-in = Dernière demeure : { $place }
told-points = Points

# à quoi sert un dessin ou un nom
tip-chronicle = Archives du village
    .about = Chaque profession a quelques places pour ses défunts. Plus vous avez de membres aux Archives, toutes professions comptées, plus ils rapportent ; quand toutes les places sont prises, la fin de la partie approche.
tip-graves = Tombes anonymes
    .about = Ici reposent les membres dont la profession n’a plus de place aux Archives. Ils ne rapportent rien ; la dernière tombe occupée annonce la fin de la partie.
tip-queue = Clients
    .about = Les clients des étals peuvent être servis un jour de marché ; la file avance ensuite, et la pile la complète.
tip-green-bag = Sac vert
    .about = On y tire les cubes de chaque manche.
tip-well = Puits
    .about = Au lieu de prendre un cube, payez { $well-cubes } cubes d’influence de même couleur, ou des pièces à leur place, et faites l’action de votre choix.
tip-if-ended = Si la partie s’arrêtait
    .about = Les points actuels, avec les cités, le conseil, l’église, les Archives, les clients et les pièces.
tip-due = Décès à venir
    .about = Votre marqueur de temps a passé le pont : un de vos plus anciens membres va mourir.
tip-farm = Ferme et temps
    .about = Les membres à la ferme, et la ligne de temps qui l’entoure. Chaque passage du pont coûte une vie.
tip-time = Temps
    .about = Dépenser du temps fait avancer le marqueur. Quand il passe le pont, l’un de vos plus anciens membres meurt.
tip-sacks = Sacs de grain
    .about = Ils servent aux clients, au moulin, à certains ateliers et à l’église. Une ferme en contient { $barn } au plus.
tip-coins = Pièces
    .about = Une pièce remplace n’importe quel cube d’influence, sort un membre du sac noir, et rapporte un point à la fin.
tip-influence = Influence
    .about = Les cubes servent à payer routes, conseil, église et ateliers. Vous en prenez un avec chaque action.
tip-members = Membre d’une famille
    .about = Le chiffre indique la génération : la plus ancienne meurt d’abord. Un membre travaille, voyage, siège au conseil ou sert l’église ; après sa mort, il peut entrer aux Archives.
tip-black-bag = Sac noir
    .about = Les membres donnés à l’église y attendent parmi les moines. À la messe, { $mass-figures } figurines en sortent : les membres vont aux fenêtres, les moines retournent au sac.
tip-villagers = Cartes Villageois
    .about = Un villageois à la bougie allumée se joue une fois ; un villageois à la bougie éteinte compte à la fin.
