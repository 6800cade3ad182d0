title = Les Piliers de la Terre
pitch = Une cathédrale s’élève à Kingsbridge. Envoyez vos ouvriers, engagez des artisans et placez vos bâtisseurs avant les autres.
length = 90 min
weight = Moyen

# Questions.

ask-select = Prenez une carte ou passez.
    .other = { $player } choisit une carte.
    .why = Une carte Ressource demande des ouvriers, un artisan coûte de l’or. Une fois que vous avez passé, vous ne prenez plus de carte ce tour-ci.
ask-dismiss =
    Vous ne pouvez garder que { $arg ->
        [one] { $arg } artisan
       *[other] { $arg } artisans
    }. Lequel renvoyez-vous ?
    .other = { $player } renvoie un artisan.
    .why = La carte quitte la partie et tout ce qu’elle permettait prend fin.
ask-put-back =
    { $also ->
        [1] Le premier bâtisseur { $arg-of } est tiré.
        [2] Le deuxième bâtisseur { $arg-of } est tiré.
       *[other] Le troisième bâtisseur { $arg-of } est tiré.
    } Le remettre dans le sac ?
    .other = { $player } peut remettre le bâtisseur dans le sac.
    .why = Vous le pouvez une fois par tour. Un autre bâtisseur est alors tiré, au même coût.
ask-builder =
    { $arg ->
        [0] Votre bâtisseur est tiré. Où le placez-vous ?
       *[other] Votre bâtisseur est tiré. Le placer pour { $arg } or, ou passer ?
    }
    .other = { $player } place un bâtisseur.
    .why =
        { $arg ->
            [0] Jusqu’à la fin de cette phase, placer un bâtisseur est gratuit.
           *[other] Si vous passez, ce bâtisseur sera placé gratuitement, après tous les autres.
        }
ask-settle = Votre bâtisseur avait passé : placez-le gratuitement.
    .other = { $player } place un bâtisseur qui a passé.
ask-bishop = Événement : { $arg }. Que demandez-vous à l’évêque ?
    .other = { $player } choisit ce que l’évêque lui accorde.
    .why = { $arg-does }
ask-thomas = Événement : { $arg }. Utiliser Thomas pour vous protéger ?
    .other = { $player } peut utiliser Thomas pour se protéger.
    .why = { $arg-does }
ask-lose = Effondrement : quel artisan perdez-vous ?
    .other = { $player } choisit l’artisan à perdre.
ask-help = L’Archevêque aide un de vos artisans ce tour-ci. Lequel ?
    .other = { $player } choisit l’artisan que l’Archevêque aide.
ask-exemption = Votre impôt est de { $arg } or. Utiliser votre exonération ?
    .other = { $player } peut utiliser son exonération d’impôts.
ask-trade = À vous, au marché : achetez, vendez ou retirez-vous.
    .other = { $player } commerce au marché.
    .why = Achetez ou vendez une seule sorte de ressource. Une sorte achetée ce tour-ci ne se vend plus avant le tour suivant.
ask-work = Quel artisan travaille à la cathédrale ?
    .other = { $player } fait travailler ses artisans.
    .why =
        Les artisans travaillent dans l’ordre de votre choix. D’un tour à l’autre, vous pouvez garder jusqu’à { $max-cubes ->
            [one] { $max-cubes } cube
           *[other] { $max-cubes } cubes
        } ; à la fin, ils ne valent rien.
ask-drop =
    Vous ne pouvez garder que { $max-cubes ->
        [one] { $max-cubes } cube
       *[other] { $max-cubes } cubes
    }. Lesquels remettez-vous sur le plateau ?
    .other = { $player } remet des cubes sur le plateau.

# Choix.

do-select-take = Prendre { $resource-the } : { $resource-needs }
    .about = Vous y envoyez { $resource-needs } et recevez { $resource-yield } plus tard dans le tour.
do-select-foreman = Prendre { $resource-the } avec le contremaître
    .about = Le contremaître compte pour { $large-worker } ouvriers, sans pouvoir se diviser. Vous recevez { $resource-yield } plus tard dans le tour.
do-select-buy = Engager { $craftsman-the } pour { $craftsman-cost } or
    .about =
        { $craftsman-about } Au-delà de { $max-craftsmen ->
            [one] { $max-craftsmen } artisan
           *[other] { $max-craftsmen } artisans
        } ({ $privilege-jack-number } avec Jack), il faudra en renvoyer un.
do-select-pass = Passer
    .about = Vous ne prenez plus de carte ce tour-ci. Vos ouvriers restants vont à la manufacture de laine.
do-dismiss = Renvoyer { $craftsman-the }
do-put-back-keep = Le garder
do-put-back-return = Le remettre dans le sac
do-builder-place =
    { $arg ->
        [0] Le placer { $space-at }
       *[other] Le placer { $space-at } : { $arg } or
    }
do-builder-remigius = Le placer { $space-at } avec Remigius
    .about = Gratuit. La carte est ensuite défaussée.
do-builder-pass = Passer
    .about = Vous ne payez rien maintenant. Le bâtisseur sera placé gratuitement, après tous les autres.
do-settle = Le placer { $space-at }
do-bishop-shelter = Demander sa protection contre l’événement
do-bishop-cube = Prendre { $amount } au marché
do-bishop-skip = Ne rien demander
do-thomas = Utiliser Thomas
    .about = L’événement ne vous touche pas. La carte est ensuite défaussée.
do-thomas-skip = Garder la carte
do-lose = Perdre { $craftsman-the }
do-help = Aider { $craftsman-the }
do-exemption = Utiliser l’exonération
    .about = Vous ne payez pas d’impôt ce tour-ci. La carte est ensuite défaussée.
do-exemption-skip = Payer l’impôt
do-trade-buy = Acheter { $amount } pour { $good-cost-all } or
do-trade-sell = Vendre { $amount } pour { $good-cost-all } or
do-trade-withdraw = Se retirer du marché
    .about = Votre bâtisseur retourne dans le sac ; vous ne commercez plus avec lui ce tour-ci.
do-work = { $craftsman } : { $craftsman-work }
do-work-skip = Terminé
    .about = Vos autres artisans ne travaillent pas ce tour-ci.
do-drop = Remettre { $amount } sur le plateau

# Le journal.

event-began = { $player } commence la partie.
event-round-began = Le tour { $round } commence. Premier joueur : { $player }.
event-shown = Kingsbridge propose { $privilege-the }.
event-summoned = { $craftsman-The } attend à Shiring.
event-foresaw = Ellen vous montre l’événement de ce tour : { $happening }.
event-foresaw-hidden = Ellen montre l’événement de ce tour à { $player }.
event-took =
    { $player } prend { $resource-the } et y envoie { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }.
event-bought = { $player } engage { $craftsman-the } pour { $gold } or.
event-dismissed = { $player } renvoie { $craftsman-the }.
event-passed = { $player } passe et ne prend plus de carte ce tour-ci.
event-to-mill =
    { $player } envoie { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } à la manufacture de laine.
event-drew = Un bâtisseur { $owner-of } est tiré.
event-returned = Le bâtisseur { $owner-of } est remis dans le sac.
event-set-aside = Le dernier bâtisseur { $player-of } travaille au Rempart et reste à côté du plateau.
event-placed =
    { $gold ->
        [0] { $player } place gratuitement un bâtisseur { $space-at }.
       *[other] { $player } place un bâtisseur { $space-at } pour { $gold } or.
    }
event-used-remigius = { $player } utilise Remigius.
event-held-back =
    { $gold ->
        [0] { $player } passe.
       *[other] { $player } passe : placer son bâtisseur coûtait { $gold } or.
    }
event-happened = Événement : { $happening }. { $happening-does }
event-sheltered = L’évêque protège { $player } de l’événement.
event-bishop-gave = L’évêque donne à { $player } { $amount } du marché.
event-used-thomas = { $player } utilise Thomas et échappe à l’événement.
event-helped = Chez { $player }, l’Archevêque aide { $craftsman-the }.
event-lost-craftsman = { $player } perd { $craftsman-the }.
event-lost-points =
    { $points ->
        [0] { $player } n’a pas de point à perdre.
        [one] { $player } perd { $points } point.
       *[other] { $player } perd { $points } points.
    }
event-gained-points =
    { $points ->
        [one] { $player } marque { $points } point.
       *[other] { $player } marque { $points } points.
    }
event-levied =
    { $unpaid ->
        [0] { $player } paie { $gold } or à William Hamleigh.
       *[other] { $gold ->
            [0] { $player } n’a pas d’or pour William Hamleigh : il manque { $unpaid } or.
           *[other] { $player } paie { $gold } or à William Hamleigh ; il manque { $unpaid } or.
        }
    }
event-earned =
    { $gold ->
        [0] { $player } ne reçoit pas d’or.
       *[other] { $player } reçoit { $gold } or.
    }
event-spilled = { $player } atteint la limite de { $max-gold } or et en perd { $gold }.
event-received = { $player } reçoit { $amount }.
event-limited =
    { $player } n’aura que { $builders ->
        [one] { $builders } bâtisseur
       *[other] { $builders } bâtisseurs
    } au tour suivant.
event-may-keep =
    { $player } peut désormais garder { $craftsmen ->
        [one] { $craftsmen } artisan
       *[other] { $craftsmen } artisans
    }.
event-black-joined = { $player } reçoit l’ouvrier noir, qui travaille dès le tour suivant.
event-mill-paid =
    { $gold ->
        [0] { $player } ne reçoit pas d’or de la manufacture de laine.
       *[other] { $player } reçoit { $gold } or de la manufacture de laine.
    }
event-granted = { $player } reçoit { $privilege-the } à Kingsbridge.
event-unclaimed = Personne ne prend { $privilege-the } : la carte quitte la partie.
event-prayed =
    { $points ->
        [one] { $player } marque { $points } point au prieuré.
       *[other] { $player } marque { $points } points au prieuré.
    }
event-produced = { $player } produit { $amount }.
event-king-gave =
    Le roi donne { $court-metal ->
        [one] { $court-metal } métal
       *[other] { $court-metal } métaux
    } à { $player }.
event-rolled = { $player } lance le dé de l’impôt : { $gold } or.
event-exempt = { $player } est à la cour du roi et ne paie pas d’impôt.
event-used-exemption = { $player } utilise son exonération et ne paie pas d’impôt.
event-taxed =
    { $unpaid ->
        [0] { $player } paie { $gold } or d’impôt.
       *[other] { $gold ->
            [0] { $player } n’a pas d’or pour l’impôt : il manque { $unpaid } or.
           *[other] { $player } paie { $gold } or d’impôt ; il manque { $unpaid } or.
        }
    }
event-recruited = { $player } recrute { $craftsman-the } à Shiring.
event-unhired = Personne ne recrute { $craftsman-the } : la carte quitte la partie.
event-hired-grey =
    { $player } embauche { $castle-workers ->
        [one] { $castle-workers } ouvrier gris
       *[other] { $castle-workers } ouvriers gris
    } pour le tour suivant.
event-market-bought = { $player } achète { $amount } pour { $gold } or.
event-market-sold = { $player } vend { $amount } pour { $gold } or.
event-withdrew = { $player } se retire du marché.
event-worked = Chez { $player }, { $craftsman-the } { $craftsman-turns }.
event-dropped = { $player } remet { $amount } sur le plateau.
event-built =
    { $part ->
        [1] { $player } pose le premier élément de la cathédrale.
       *[other] { $player } pose le { $part }e élément de la cathédrale.
    }
event-became-first = { $player } commencera le tour suivant.
event-ended = La cathédrale est achevée. La partie est terminée.

# Ressources, sites, cartes Ressource.

good-sand = sable
    .the = le sable
    .gender = m
    .n =
        { $n ->
            [one] { $n } sable
           *[other] { $n } sables
        }
    .about = Vaut { $cost } or au marché. Le sable vient de la sablière.
good-wood = bois
    .the = le bois
    .gender = m
    .n = { $n } bois
    .about = Vaut { $cost } or au marché. Le bois vient de la forêt.
good-stone = pierre
    .the = la pierre
    .gender = f
    .n =
        { $n ->
            [one] { $n } pierre
           *[other] { $n } pierres
        }
    .about = Vaut { $cost } or au marché. La pierre vient de la carrière.
good-metal = métal
    .the = le métal
    .gender = m
    .n =
        { $n ->
            [one] { $n } métal
           *[other] { $n } métaux
        }
    .about = Se vend { $cost } or au marché, mais ne s’y achète pas. La première place à la cour du roi en donne { $court-metal }.
site-gravel-pit = Sablière
site-forest = Forêt
site-quarry = Carrière
needs =
    { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
sand-yield =
    { $cubes ->
        [one] { $cubes } sable
       *[other] { $cubes } sables
    }
stone-yield =
    { $cubes ->
        [one] { $cubes } pierre
       *[other] { $cubes } pierres
    }
resource-small-gravel-pit = Petite sablière
    .the = la petite sablière
    .gender = f
    .needs = { needs }
    .yield = { sand-yield }
    .about = Demande { needs }, donne { sand-yield }.
resource-medium-gravel-pit = Moyenne sablière
    .the = la moyenne sablière
    .gender = f
    .needs = { needs }
    .yield = { sand-yield }
    .about = Demande { needs }, donne { sand-yield }.
resource-large-gravel-pit = Grande sablière
    .the = la grande sablière
    .gender = f
    .needs = { needs }
    .yield = { sand-yield }
    .about = Demande { needs }, donne { sand-yield }.
resource-small-forest = Petite forêt
    .the = la petite forêt
    .gender = f
    .needs = { needs }
    .yield = { $cubes } bois
    .about = Demande { needs }, donne { $cubes } bois.
resource-medium-forest = Moyenne forêt
    .the = la moyenne forêt
    .gender = f
    .needs = { needs }
    .yield = { $cubes } bois
    .about = Demande { needs }, donne { $cubes } bois.
resource-large-forest = Grande forêt
    .the = la grande forêt
    .gender = f
    .needs = { needs }
    .yield = { $cubes } bois
    .about = Demande { needs }, donne { $cubes } bois.
resource-small-quarry = Petite carrière
    .the = la petite carrière
    .gender = f
    .needs = { needs }
    .yield = { stone-yield }
    .about = Demande { needs }, donne { stone-yield }.
resource-medium-quarry = Moyenne carrière
    .the = la moyenne carrière
    .gender = f
    .needs = { needs }
    .yield = { stone-yield }
    .about = Demande { needs }, donne { stone-yield }.
resource-large-quarry = Grande carrière
    .the = la grande carrière
    .gender = f
    .needs = { needs }
    .yield = { stone-yield }
    .about = Demande { needs }, donne { stone-yield }.

# Artisans. Le chiffre romain est le tour où la carte arrive. Un usage, plusieurs usages, et ce
# que la carte dit d’elle-même.

numeral =
    { $round ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[other] { $round }
    }
points-once =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-all =
    { $points-all ->
        [one] { $points-all } point
       *[other] { $points-all } points
    }
sand-once =
    { $sand ->
        [one] { $sand } sable
       *[other] { $sand } sables
    }
sand-all =
    { $sand-all ->
        [one] { $sand-all } sable
       *[other] { $sand-all } sables
    }
stone-once =
    { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    }
stone-all =
    { $stone-all ->
        [one] { $stone-all } pierre
       *[other] { $stone-all } pierres
    }
metal-once =
    { $metal ->
        [one] { $metal } métal
       *[other] { $metal } métaux
    }
metal-all =
    { $metal-all ->
        [one] { $metal-all } métal
       *[other] { $metal-all } métaux
    }
times-a-round =
    { $capacity ->
        [one] une fois par tour
       *[other] jusqu’à { $capacity } fois par tour
    }
about-mortar-mixer = Change { sand-once } en { points-once }, { times-a-round }. Sans gâcheur de mortier, les maçons ne marquent rien.
about-woodworker = Change { $wood } bois en { points-once }, { times-a-round }. Sans menuisier, vous ne pouvez pas acheter de bois.
about-stonecutter = Change { stone-once } en { points-once }, { times-a-round }. Sans tailleur de pierres, vous ne pouvez pas vendre de pierre.
about-second-mixer = Change { sand-once } en { points-once }, { times-a-round }.
about-second-woodworker = Change { $wood } bois en { $pays } or, { times-a-round }.
about-mason = Change { stone-once } en { points-once }, { times-a-round }. Il faut avoir un gâcheur de mortier.
about-toolmaker = Rapporte { $pays } or, { times-a-round }, si vous avez { $kept } métal. Vous gardez le métal.
about-potter = Change { sand-once } en { points-once }, { times-a-round }.
about-architect = Rapporte { points-once }, { times-a-round }, sans rien dépenser.
about-carpenter = Change { $wood } bois en { points-once }, { times-a-round }.
about-sculptor = Change { stone-once } en { points-once }, { times-a-round }.
about-glassblower = Change { sand-once } et { metal-once } en { points-once }, { times-a-round }.
about-goldsmith = Change { $gold } or en { points-once }, { times-a-round }.
about-bell-maker = Change { metal-once } en { points-once }, { times-a-round }.
about-organ-builder = Change { $wood } bois et { metal-once } en { points-once }, { times-a-round }.
work-sand = { sand-all } → { points-all }
work-wood = { $wood-all } bois → { points-all }
work-wood-for-gold = { $wood-all } bois → { $pays-all } or
work-stone = { stone-all } → { points-all }
work-metal = { metal-all } → { points-all }
work-glass = { sand-all } + { metal-all } → { points-all }
work-organ = { $wood-all } bois + { metal-all } → { points-all }
work-gold = { $gold-all } or → { points-all }
work-architect = { points-all }
work-toolmaker = { $pays-all } or
turns-sand = change { sand-all } en { points-all }
turns-wood = change { $wood-all } bois en { points-all }
turns-wood-for-gold = change { $wood-all } bois en { $pays-all } or
turns-stone = change { stone-all } en { points-all }
turns-metal = change { metal-all } en { points-all }
turns-glass = change { sand-all } et { metal-all } en { points-all }
turns-organ = change { $wood-all } bois et { metal-all } en { points-all }
turns-gold = change { $gold-all } or en { points-all }
turns-architect = rapporte { points-all }
turns-toolmaker = rapporte { $pays-all } or

craftsman-mortar-mixer = Gâcheur de mortier
    .the = le gâcheur de mortier
    .gender = m
    .short = Gâcheur
    .about = { about-mortar-mixer }
    .work = { work-sand }
    .turns = { turns-sand }
craftsman-woodworker = Menuisier
    .the = le menuisier
    .gender = m
    .short = Menuisier
    .about = { about-woodworker }
    .work = { work-wood }
    .turns = { turns-wood }
craftsman-stonecutter = Tailleur de pierres
    .the = le tailleur de pierres
    .gender = m
    .short = Tailleur
    .about = { about-stonecutter }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-mason-1 = Maçon { numeral }
    .the = le Maçon { numeral }
    .gender = m
    .short = Maçon
    .about = { about-mason }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-toolmaker-1 = Forgeron d’outils { numeral }
    .the = le Forgeron d’outils { numeral }
    .gender = m
    .short = Forgeron
    .about = { about-toolmaker }
    .work = { work-toolmaker }
    .turns = { turns-toolmaker }
craftsman-mortar-mixer-1 = Gâcheur de mortier { numeral }
    .the = le Gâcheur de mortier { numeral }
    .gender = m
    .short = Gâcheur
    .about = { about-second-mixer }
    .work = { work-sand }
    .turns = { turns-sand }
craftsman-woodworker-1 = Menuisier { numeral }
    .the = le Menuisier { numeral }
    .gender = m
    .short = Menuisier
    .about = { about-second-woodworker }
    .work = { work-wood-for-gold }
    .turns = { turns-wood-for-gold }
craftsman-potter-2 = Potier { numeral }
    .the = le Potier { numeral }
    .gender = m
    .short = Potier
    .about = { about-potter }
    .work = { work-sand }
    .turns = { turns-sand }
craftsman-architect-2 = Architecte { numeral }
    .the = l’Architecte { numeral }
    .gender = m
    .short = Architecte
    .about = { about-architect }
    .work = { work-architect }
    .turns = { turns-architect }
craftsman-mason-2 = Maçon { numeral }
    .the = le Maçon { numeral }
    .gender = m
    .short = Maçon
    .about = { about-mason }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-carpenter-2 = Charpentier { numeral }
    .the = le Charpentier { numeral }
    .gender = m
    .short = Charpentier
    .about = { about-carpenter }
    .work = { work-wood }
    .turns = { turns-wood }
craftsman-potter-3 = Potier { numeral }
    .the = le Potier { numeral }
    .gender = m
    .short = Potier
    .about = { about-potter }
    .work = { work-sand }
    .turns = { turns-sand }
craftsman-sculptor-3 = Sculpteur { numeral }
    .the = le Sculpteur { numeral }
    .gender = m
    .short = Sculpteur
    .about = { about-sculptor }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-carpenter-3 = Charpentier { numeral }
    .the = le Charpentier { numeral }
    .gender = m
    .short = Charpentier
    .about = { about-carpenter }
    .work = { work-wood }
    .turns = { turns-wood }
craftsman-mason-3 = Maçon { numeral }
    .the = le Maçon { numeral }
    .gender = m
    .short = Maçon
    .about = { about-mason }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-mason-4 = Maçon { numeral }
    .the = le Maçon { numeral }
    .gender = m
    .short = Maçon
    .about = { about-mason }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-sculptor-4 = Sculpteur { numeral }
    .the = le Sculpteur { numeral }
    .gender = m
    .short = Sculpteur
    .about = { about-sculptor }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-carpenter-4 = Charpentier { numeral }
    .the = le Charpentier { numeral }
    .gender = m
    .short = Charpentier
    .about = { about-carpenter }
    .work = { work-wood }
    .turns = { turns-wood }
craftsman-glassblower-4 = Souffleur de verre { numeral }
    .the = le Souffleur de verre { numeral }
    .gender = m
    .short = Souffleur
    .about = { about-glassblower }
    .work = { work-glass }
    .turns = { turns-glass }
craftsman-carpenter-5 = Charpentier { numeral }
    .the = le Charpentier { numeral }
    .gender = m
    .short = Charpentier
    .about = { about-carpenter }
    .work = { work-wood }
    .turns = { turns-wood }
craftsman-goldsmith-5 = Orfèvre { numeral }
    .the = l’Orfèvre { numeral }
    .gender = m
    .short = Orfèvre
    .about = { about-goldsmith }
    .work = { work-gold }
    .turns = { turns-gold }
craftsman-sculptor-5 = Sculpteur { numeral }
    .the = le Sculpteur { numeral }
    .gender = m
    .short = Sculpteur
    .about = { about-sculptor }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-glassblower-5 = Souffleur de verre { numeral }
    .the = le Souffleur de verre { numeral }
    .gender = m
    .short = Souffleur
    .about = { about-glassblower }
    .work = { work-glass }
    .turns = { turns-glass }
craftsman-bell-maker-6 = Fondeur de cloches { numeral }
    .the = le Fondeur de cloches { numeral }
    .gender = m
    .short = Fondeur
    .about = { about-bell-maker }
    .work = { work-metal }
    .turns = { turns-metal }
craftsman-organ-builder-6 = Facteur d’orgues { numeral }
    .the = le Facteur d’orgues { numeral }
    .gender = m
    .short = Facteur d’orgues
    .about = { about-organ-builder }
    .work = { work-organ }
    .turns = { turns-organ }
craftsman-sculptor-6 = Sculpteur { numeral }
    .the = le Sculpteur { numeral }
    .gender = m
    .short = Sculpteur
    .about = { about-sculptor }
    .work = { work-stone }
    .turns = { turns-stone }
craftsman-goldsmith-6 = Orfèvre { numeral }
    .the = l’Orfèvre { numeral }
    .gender = m
    .short = Orfèvre
    .about = { about-goldsmith }
    .work = { work-gold }
    .turns = { turns-gold }

# Privilèges.

privilege-richard = Richard
    .the = Richard
    .about = { effect-richard }
privilege-aliena = Aliena
    .the = Aliena
    .about = { effect-aliena }
privilege-tom = Tom
    .the = Tom
    .about = { effect-tom }
privilege-prior-philip = Prieur Philip
    .the = le prieur Philip
    .about = { effect-prior-philip }
privilege-ellen = Ellen
    .the = Ellen
    .about = { effect-ellen }
privilege-francis = Francis
    .the = Francis
    .about = { effect-francis }
privilege-exemption = Exonération d’impôts
    .the = l’Exonération d’impôts
    .about = { effect-exemption }
privilege-thomas = Thomas
    .the = Thomas
    .about = { effect-thomas }
privilege-remigius = Remigius
    .the = Remigius
    .about = { effect-remigius }
privilege-madonna = Madone
    .the = la Madone
    .about = { effect-madonna }
privilege-wool-fair = Foire aux laines
    .the = la Foire aux laines
    .about = { effect-wool-fair }
privilege-toledo = Tolède
    .the = Tolède
    .about = { effect-toledo }
privilege-jack = Jack
    .the = Jack
    .about = { effect-jack }
privilege-otto = Otto
    .the = Otto
    .about = { effect-otto }
privilege-stone-and-wood = Pierre et bois
    .the = la carte Pierre et bois
    .about = { effect-stone-and-wood }
privilege-royal-metal = Métal du roi
    .the = le Métal du roi
    .about = { effect-royal-metal }
effect-richard =
    Protecteur de la sablière : vous recevez { $number ->
        [one] { $number } sable
       *[other] { $number } sables
    } de plus à chaque tour.
effect-aliena = Protectrice de la forêt : vous recevez { $number } bois de plus à chaque tour.
effect-tom =
    Protecteur de la carrière : vous recevez { $number ->
        [one] { $number } pierre
       *[other] { $number } pierres
    } de plus à chaque tour.
effect-prior-philip =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    } de plus par bâtisseur que vous avez au prieuré, à chaque tour.
effect-ellen = Dès le tour suivant, vous voyez en secret l’événement au début de chaque tour.
effect-francis = Votre impôt est toujours de { $number } or. À la cour du roi, vous ne payez rien.
effect-exemption = Une fois : pas d’impôt ce tour-ci. Vous décidez après le lancer du dé.
effect-thomas = Une fois : un événement malheureux ne vous touche pas. Vous décidez une fois la carte Événement retournée.
effect-remigius = Une fois : placez gratuitement votre bâtisseur qui vient d’être tiré.
effect-madonna =
    Vous marquez { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
effect-wool-fair = Vous recevez { $number } or.
effect-toledo =
    Vous recevez { $number ->
        [one] { $number } métal
       *[other] { $number } métaux
    }.
effect-jack =
    Désormais, vous pouvez garder { $number ->
        [one] { $number } artisan
       *[other] { $number } artisans
    }.
effect-otto =
    Vous recevez l’ouvrier noir : { $number ->
        [one] { $number } ouvrier
       *[other] { $number } ouvriers
    } de plus dès le tour suivant.
effect-stone-and-wood =
    Vous recevez { $number ->
        [one] { $number } pierre
       *[other] { $number } pierres
    } et { $number } bois.
effect-royal-metal =
    Vous recevez { $number ->
        [one] { $number } métal
       *[other] { $number } métaux
    }.
use-permanent = à chaque tour
use-once = une fois
use-immediate = immédiatement

# Événements.

happening-hamleigh-levy = Tribut de William Hamleigh
    .does = { effect-hamleigh-levy }
    .about = { effect-hamleigh-levy }
happening-conflict = Conflit
    .does = { effect-conflict }
    .about = { effect-conflict }
happening-town-wall = Rempart
    .does = { effect-town-wall }
    .about = { effect-town-wall }
happening-cold-winter = Hiver rigoureux
    .does = { effect-cold-winter }
    .about = { effect-cold-winter }
happening-collapse = Effondrement
    .does = { effect-collapse }
    .about = { effect-collapse }
happening-king-gift = Don du roi
    .does = { effect-king-gift }
    .about = { effect-king-gift }
happening-richard-gift = Don de Richard
    .does = { effect-richard-gift }
    .about = { effect-richard-gift }
happening-philip-gift = Don de Philip
    .does = { effect-philip-gift }
    .about = { effect-philip-gift }
happening-volunteers = Volontaires
    .does = { effect-volunteers }
    .about = { effect-volunteers }
happening-archbishop = Archevêque
    .does = { effect-archbishop }
    .about = { effect-archbishop }
effect-hamleigh-levy = Chacun paie { $number } or et perd un point par tranche de { $gold-per-point } or impayés.
effect-conflict =
    Chacun perd { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
effect-town-wall =
    Au tour suivant, chacun a { $number ->
        [one] { $number } bâtisseur
       *[other] { $number } bâtisseurs
    } de moins.
effect-cold-winter =
    Ce tour-ci, chaque carte Ressource donne { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } de moins.
effect-collapse =
    Chacun perd { $number ->
        [one] { $number } artisan
       *[other] { $number } artisans
    } de son choix.
effect-king-gift = Chacun reçoit { $number } or.
effect-richard-gift =
    Chacun reçoit { $number ->
        [one] { $number } métal
       *[other] { $number } métaux
    }.
effect-philip-gift = Chacun reçoit autant d’or qu’il a d’ouvriers à la manufacture de laine, { $number } or au plus.
effect-volunteers =
    Ce tour-ci, chaque carte Ressource donne { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } de plus.
effect-archbishop =
    Ce tour-ci, chacun peut faire travailler un artisan { $number ->
        [one] une fois
       *[other] { $number } fois
    } de plus que sa carte ne l’indique, sauf le facteur d’orgues et le fondeur de cloches.
seal-good = heureux
seal-bad = malheureux

# Le plateau.

space-bishop = Évêché
    .at = à l’évêché
    .about = Une protection contre un événement malheureux, ou un cube du marché.
space-kingsbridge-left = Kingsbridge, carte de gauche
    .at = à Kingsbridge (carte de gauche)
    .about = Vous recevez le privilège placé au-dessus.
space-kingsbridge-right = Kingsbridge, carte de droite
    .at = à Kingsbridge (carte de droite)
    .about = Vous recevez le privilège placé au-dessus.
space-priory-1 = Prieuré, première place
    .at = au prieuré (première place)
    .about =
        { $priory-first ->
            [one] { $priory-first } point.
           *[other] { $priory-first } points.
        }
space-priory-2 = Prieuré, seconde place
    .at = au prieuré (seconde place)
    .about =
        { $priory-second ->
            [one] { $priory-second } point.
           *[other] { $priory-second } points.
        }
space-court-1 = Cour du roi, première place
    .at = à la cour du roi (première place)
    .about =
        { $court-metal ->
            [one] { $court-metal } métal
           *[other] { $court-metal } métaux
        }, et pas d’impôt ce tour-ci.
space-court-2 = Cour du roi, deuxième place
    .at = à la cour du roi (deuxième place)
    .about = Pas d’impôt ce tour-ci.
space-court-3 = Cour du roi, troisième place
    .at = à la cour du roi (troisième place)
    .about = Pas d’impôt ce tour-ci.
space-court-4 = Cour du roi, quatrième place
    .at = à la cour du roi (quatrième place)
    .about = Pas d’impôt ce tour-ci.
space-shiring-left = Shiring, carte de gauche
    .at = à Shiring (carte de gauche)
    .about = Vous recrutez gratuitement l’artisan placé au-dessus.
space-shiring-right = Shiring, carte de droite
    .at = à Shiring (carte de droite)
    .about = Vous recrutez gratuitement l’artisan placé au-dessus.
space-castle = Forteresse de Shiring
    .at = à la forteresse de Shiring
    .about =
        { $castle-workers ->
            [one] { $castle-workers } ouvrier gris
           *[other] { $castle-workers } ouvriers gris
        } pour le tour suivant ; rien au dernier, le tour { $rounds }.
space-market-1 = Marché, première place
    .at = au marché (première place)
    .about = Vous pouvez acheter et vendre des ressources, avant les autres.
space-market-2 = Marché, deuxième place
    .at = au marché (deuxième place)
    .about = Vous pouvez acheter et vendre des ressources, en deuxième.
space-market-3 = Marché, troisième place
    .at = au marché (troisième place)
    .about = Vous pouvez acheter et vendre des ressources, en troisième.
space-market-4 = Marché, quatrième place
    .at = au marché (quatrième place)
    .about = Vous pouvez acheter et vendre des ressources, en quatrième.
space-start-player = Premier joueur
    .at = sur la case du premier joueur
    .about = Vous serez premier joueur au tour suivant ; rien au dernier, le tour { $rounds }.
side-left = gauche
side-right = droite
face-1 = Première face
face-2 = Deuxième face
face-3 = Troisième face
face-4 = Quatrième face
face-5 = Cinquième face
face-6 = Sixième face
step-preparation = Préparation
step-selection = Phase I : les cartes
step-builders = Phase II : les bâtisseurs
step-event = 1 et 2. Événement et évêché
step-mill = 3. Manufacture de laine
step-kingsbridge = 4. Kingsbridge
step-priory = 5. Prieuré
step-production = 6 à 8. Forêt, carrière, sablière
step-court = 9. Cour du roi
step-shiring = 10. Shiring
step-castle = 11. Forteresse de Shiring
step-market = 12. Marché
step-cathedral = 13. Cathédrale
step-start-player = 14. Premier joueur
step-over = Fin de la partie

# Points.

score-start = Départ
    .about = Ce que chacun reçoit au départ : { $start-points }.
score-sand = Artisans du sable
    .about = À la cathédrale, à la fin de chaque tour, ces artisans changent le sable en points. La carte indique combien de sable il faut pour un point, et combien de fois l’artisan travaille.
score-wood = Artisans du bois
    .about = À la cathédrale, à la fin de chaque tour, ces artisans changent le bois en points. Le charpentier demande moins de bois par point que le menuisier.
score-stone = Artisans de la pierre
    .about = À la cathédrale, à la fin de chaque tour, ces artisans changent la pierre en points. Un maçon ne marque qu’avec un gâcheur de mortier ; le sculpteur tire le plus d’une pierre.
score-metal = Artisans du métal
    .about = À la cathédrale, à la fin de chaque tour, ces artisans changent le métal en points, parfois avec du sable ou du bois. C’est le cube qui rapporte le plus.
score-gold = Orfèvres
    .about = À la cathédrale, l’orfèvre change { $craftsman-goldsmith-5-gold } or en un point, plusieurs fois par tour.
score-architect = Architecte
    .about = L’architecte marque à chaque tour, sans aucun cube : { $craftsman-architect-2-points }.
score-priory = Prieuré
    .about = À l’étape du prieuré, un bâtisseur marque { $priory-first } à la première place, { $priory-second } à la seconde.
score-privileges = Privilèges
    .about = Les points de vos cartes Privilège : { $privilege-madonna-number } pour la Madone, et avec le prieur Philip { $privilege-prior-philip-number } pour chacun de vos bâtisseurs au prieuré.
score-events = Événements
    .about = Les points perdus à cause des événements : { $happening-conflict-number } pour le Conflit, un par tranche de { $gold-per-point } or impayés pour le tribut de William Hamleigh.
score-tax = Impôts impayés
    .about = Un point de moins par tranche de { $gold-per-point } or d’impôts que vous n’avez pas pu payer.

# Options.

option-strict_large_worker = Le contremaître ne se divise pas
    .about = Il reste entier sur un seul site : s’il y faut moins de { $large-worker } ouvriers, le surplus est perdu.
option-pass_at_zero = Passer quand c’est gratuit
    .about = Un bâtisseur peut passer même quand son placement ne coûte rien.
option-negative_vp = Scores négatifs
    .about = Les pertes peuvent faire descendre un joueur sous zéro.
option-no_sell_then_buy = Pas de rachat
    .about = Une ressource vendue ne peut plus être achetée pendant le même tour.
option-second_cards = Le second menuisier et le second gâcheur comptent
    .about = Le Menuisier I permet d’acheter du bois, le Gâcheur de mortier I fait marquer les maçons.
option-archbishop = L’aide de l’Archevêque se choisit
    .about = Vous choisissez à ce moment l’artisan qui peut travailler davantage.
option-archbishop-cathedral = À la cathédrale
option-archbishop-event = Avec l’événement
option-philip_gift = Le Don de Philip compte
    .about = À la manufacture de laine, le contremaître compte pour { $large-worker } ouvriers ou pour un seul.
option-philip_gift-workers = Le contremaître pour { $large-worker } ouvriers
option-philip_gift-figures = Le contremaître pour un seul ouvrier
option-jack_lasts = La place donnée par Jack est gardée après une perte
    .about = Un joueur qui a Jack et perd un artisan dans l’Effondrement peut toujours en garder { $privilege-jack-number }.
option-thomas_first = Thomas avant l’évêque
    .about = Le propriétaire de Thomas décide avant le joueur qui est à l’évêché.
option-patron_yields = L’Hiver et les Volontaires touchent les protecteurs
    .about = Ils changent aussi ce que donnent Richard, Aliena et Tom.

# Tableaux du matériel.

table-good = Ressources
table-resource = Cartes Ressource
table-craftsman = Artisans
table-privilege = Privilèges
table-happening = Événements
table-face = Dé de l’impôt
table-number = Nombres
column-cubes = cubes
column-good = ressource
column-workers = ouvriers
column-round = tour
column-cost = prix
column-sand = sable
column-wood = bois
column-stone = pierre
column-metal = métal
column-kept = métal (gardé)
column-gold = or
column-points = points
column-pays = or gagné
column-capacity = fois par tour
column-use = genre
column-number = nombre
column-effect = effet
column-seal = genre
column-value = nombre
number-rounds = Tours
number-start-points = Points au départ
number-start-gold = Or du premier joueur
number-second-gold = Or du deuxième joueur
number-third-gold = Or du troisième joueur
number-fourth-gold = Or du quatrième joueur
number-max-gold = Limite d’or
number-max-craftsmen = Limite d’artisans
number-max-cubes = Cubes gardés à la fin d’un tour
number-workers = Ouvriers de chaque joueur, contremaître compris
number-large-worker = Ouvriers que vaut le contremaître
number-builders = Bâtisseurs de chaque joueur
number-first-cost = Coût du premier bâtisseur
number-grey-workers = Ouvriers gris
number-castle-workers = Ouvriers gris pour un bâtisseur à la forteresse
number-dealt = Cartes Ressource proposées à chaque tour
number-events-used = Événements d’une partie
number-gold-per-point = Or impayé qui coûte un point
number-stock = Cubes de chaque ressource au marché
number-court-metal = Métal à la cour du roi
number-priory-first = Points de la première place du prieuré
number-priory-second = Points de la seconde place du prieuré

# La table en texte.

view-round = Tour
view-step = Étape
view-turn = Doit choisir
view-start = Premier joueur
view-cost = Coût d’un bâtisseur
view-drawn = Bâtisseur tiré
view-put_back = Le bâtisseur tiré peut être remis dans le sac
view-held = Bâtisseurs qui ont passé
view-owner = Joueur
view-spaces = Bâtisseurs sur le plateau
view-event = Événement
view-foreseen = Événement montré par Ellen
view-events_left = Événements à venir
view-events_unseen = Événements pas encore vus
view-kingsbridge = Kingsbridge
view-privileges_unseen = Privilèges pas encore vus
view-shiring = Shiring
view-sale = Artisans à engager
view-offer = Cartes Ressource proposées
view-market = Marché
view-metal = Métal à la cour
view-tax = Impôt
view-castle = Ouvriers gris à la forteresse
view-cathedral = Éléments posés à la cathédrale
view-spare = Usages en plus grâce à l’Archevêque
view-seats = Joueurs
view-gold = Or
view-points = Points
view-sheet = Points par origine
view-cubes = Cubes
view-bought = Acheté ce tour-ci
view-sold = Vendu ce tour-ci
view-craftsmen = Artisans
view-places = Limite d’artisans
view-uses = Usages restants
view-raised = Aidé par l’Archevêque
view-privileges = Privilèges
view-resources = Cartes Ressource prises
view-workers = Ouvriers
view-reserve = Ouvriers en réserve
view-mill = Ouvriers à la manufacture
view-sites = Ouvriers sur les sites
view-large = Contremaître libre
view-grey = Ouvriers gris
view-grey_next = Ouvriers gris au tour suivant
view-black = Ouvrier noir
view-bag = Bâtisseurs dans le sac
view-aside = Bâtisseurs à côté du plateau
view-limited = Perd un bâtisseur au Rempart
view-passed = A passé
view-safe = Protection contre l’événement
