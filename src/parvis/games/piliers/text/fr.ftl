title = Les Piliers de la Terre
pitch = Six tours au pied d’une cathédrale qui s’élève : engagez des artisans, envoyez vos ouvriers, placez vos bâtisseurs au bon prix.
length = 90 min
weight = Moyen

# Questions.

ask-select = Prenez une carte ou passez.
    .other = { $player } choisit une carte.
    .why = Une ressource demande des ouvriers, un artisan de l’or. Qui passe ne prend plus rien ; ses ouvriers gagnent de l’or à la manufacture.
ask-dismiss = Vous gardez cinq artisans au plus. Lequel s’en va ?
    .other = { $player } se sépare d’un artisan.
    .why = Celui qui part quitte la partie, avec tout ce que lui seul permettait.
ask-put-back =
    { $also ->
        [1] Le sac donne à { $arg } son premier bâtisseur. Le remettre ?
        [2] Le sac donne à { $arg } son deuxième bâtisseur. Le remettre ?
       *[other] Le sac donne à { $arg } son troisième bâtisseur. Le remettre ?
    }
    .other = { $player } peut remettre le bâtisseur dans le sac.
    .why = Une fois par tour, le premier joueur peut rendre un bâtisseur au sac et tirer de nouveau. Le coût ne change pas.
ask-builder =
    { $arg ->
        [0] Votre bâtisseur est tiré. Où va-t-il, gratuitement ?
       *[other] Votre bâtisseur est tiré. Le placer pour { $arg } or, ou passer ?
    }
    .other = { $player } place un bâtisseur.
    .why = Un bâtisseur qui passe est placé gratuitement après tous les autres, le premier passé d’abord.
ask-settle = Un de vos bâtisseurs qui ont passé se place gratuitement. Où ?
    .other = { $player } place un bâtisseur qui avait passé.
ask-bishop = L’évêque vous écoute. Que lui demandez-vous ?
    .other = { $player } s’adresse à l’évêque.
    .why = L’événement : { $arg }.
ask-roof = Le toit s’est effondré. Quel artisan perdez-vous ?
    .other = { $player } perd un artisan.
ask-delivery = Une livraison généreuse : quel cube prenez-vous ?
    .other = { $player } prend un cube de la livraison.
ask-exemption = Le roi réclame { $arg } or. Montrer votre lettre d’exemption ?
    .other = { $player } peut montrer une lettre d’exemption.
ask-trade = À vous au marché : achetez, vendez ou retirez-vous.
    .other = { $player } commerce au marché.
    .why = Une seule ressource, un seul sens, un cube au moins. Une ressource achetée ce tour-ci ne s’y vend plus, vos anciens cubes compris.
ask-empress =
    { $arg ->
        [0] Appeler maintenant l’impératrice Maud pour commercer avec la réserve ?
       *[other] L’impératrice Maud est là : encore un lot ?
    }
    .other = { $player } peut appeler l’impératrice Maud.
    .why = Une fois dans la partie : autant de lots que vous voulez, d’affilée, aux prix du marché.
ask-work = Qui travaille à la cathédrale ?
    .other = { $player } met ses artisans au travail.
    .why = Un usage à la fois, dans l’ordre que vous voulez. Ce qui reste se garde, jusqu’à cinq cubes.
ask-drop = Vous gardez cinq cubes au plus. Que rendez-vous ?
    .other = { $player } rend des cubes.

# Choix.

do-select-take = { $resource }
    .about = Des ouvriers y partent ; les cubes arrivent plus tard dans le tour.
do-select-foreman = { $resource }, avec le contremaître
    .about = Le contremaître compte pour cinq ouvriers et ne se divise pas.
do-select-buy = Engager : { $craftsman }
    .about = Payez son prix ; il travaille dès ce tour.
do-select-pass = Passer
    .about = Plus de carte pour vous ce tour-ci ; les ouvriers restants vont à la manufacture.
do-dismiss = { $craftsman } s’en va
do-put-back = Le remettre et tirer de nouveau
do-put-back-skip = Le laisser dehors
do-builder-place = { $space }
do-builder-passport = { $space }, avec le passeport royal
    .about = Ne coûte rien ; le passeport est utilisé.
do-builder-pass = Passer
    .about = Ne coûte rien ; il est placé après tous les autres.
do-settle = { $space }
do-bishop-shelter = Être protégé de l’événement
do-bishop-cube = Un cube du marché : { $good }
do-bishop-skip = Rien
do-roof = Perdre : { $craftsman }
do-delivery = { $good }
do-exemption = Montrer la lettre
    .about = Pas d’impôt ce tour-ci ; la lettre est utilisée.
do-exemption-skip = Payer l’impôt
do-trade-buy = Acheter { amount } { at-price }
do-trade-sell = Vendre { amount } { at-price }
do-trade-withdraw = Se retirer du marché
do-empress-buy = Acheter { amount } à la réserve, { at-price }
do-empress-sell = Vendre { amount } à la réserve, { at-price }
do-empress-skip = Rien de plus
do-work = { $craftsman }
do-work-skip = Terminé
do-drop = Rendre { amount }

# Le journal.

event-began = { $player } commence comme premier joueur.
event-round-began = Le tour { $round } commence. Premier joueur : { $player }.
event-shown = Kingsbridge propose : { $privilege }.
event-summoned = À Shiring attend : { $craftsman }.
event-foresaw = Vous voyez l’événement à venir : { $happening }.
event-foresaw-hidden = { $player } regarde l’événement à venir.
event-took = { $player } envoie { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } : { $resource }.
event-bought = { $player } engage { $craftsman } pour { $gold } or.
event-dismissed = { $player } renvoie { $craftsman }.
event-passed = { $player } ne prend plus de carte.
event-to-mill =
    { $workers ->
        [one] { $player } envoie un ouvrier à la manufacture de laine.
       *[other] { $player } envoie { $workers } ouvriers à la manufacture de laine.
    }
event-drew = Le sac donne un bâtisseur à { $owner }.
event-returned = { $player } remet dans le sac le bâtisseur tiré pour { $owner }.
event-set-aside = { $player } laisse son troisième bâtisseur à côté du plateau.
event-placed =
    { $gold ->
        [0] { $player } place un bâtisseur gratuitement : { $space }.
       *[other] { $player } place un bâtisseur pour { $gold } or : { $space }.
    }
event-used-passport = { $player } montre le passeport royal.
event-held-back = { $player } passe à { $gold } or.
event-happened = Événement : { $happening }.
event-sheltered = L’évêque protège { $player }.
event-bishop-gave = L’évêque donne à { $player } un cube du marché : { $good }.
event-lost-craftsman = { $player } perd { $craftsman }.
event-lost-points =
    { $points ->
        [0] { $player } n’a pas de point à perdre.
        [one] { $player } perd un point.
       *[other] { $player } perd { $points } points.
    }
event-gained-points =
    { $points ->
        [one] { $player } gagne un point.
       *[other] { $player } gagne { $points } points.
    }
event-paid = { $player } paie { $gold } or.
event-earned = { $player } reçoit { $gold } or.
event-received = { $player } reçoit { amount }.
event-limited = { $player } ne placera que deux bâtisseurs au tour suivant.
event-mill-paid = La manufacture paie { $gold } or à { $player }.
event-granted = Kingsbridge accorde à { $player } : { $privilege }.
event-unclaimed = Personne n’est venu pour { $privilege } ; la carte quitte la partie.
event-prayed =
    { $points ->
        [one] { $player } gagne un point au prieuré.
       *[other] { $player } gagne { $points } points au prieuré.
    }
event-produced = { $player } rentre { amount }.
event-king-gave = Le roi donne un métal à { $player }.
event-rolled = { $player } lance le dé du roi : l’impôt est de { $gold } or.
event-exempt = { $player } est à la cour et ne paie pas d’impôt.
event-showed-letter = { $player } montre sa lettre d’exemption et ne paie pas d’impôt.
event-taxed =
    { $unpaid ->
        [0] { $player } paie { $gold } or d’impôt.
       *[other] { $player } paie { $gold } or d’impôt ; il en manque { $unpaid }.
    }
event-recruited = { $craftsman } rejoint { $player } à Shiring.
event-unhired = Personne n’est venu pour { $craftsman }, qui s’en va.
event-hired-grey = { $player } embauche deux ouvriers gris pour le tour suivant.
event-market-bought = { $player } achète { amount } pour { $gold } or.
event-market-sold = { $player } vend { amount } pour { $gold } or.
event-withdrew = { $player } quitte le marché.
event-called-empress = { $player } appelle l’impératrice Maud.
event-worked =
    { $gold ->
        [0] { $points ->
            [0] { $craftsman } travaille pour { $player }.
            [one] { $craftsman } travaille pour { $player } : un point.
           *[other] { $craftsman } travaille pour { $player } : { $points } points.
        }
       *[other] { $craftsman } travaille pour { $player } : { $gold } or.
    }
event-dropped = { $player } rend { amount }.
event-built = { $player } pose la partie { $part } de la cathédrale.
event-became-first = { $player } sera premier joueur.
event-ended = La cathédrale est debout. La partie est terminée.

# Ressources, sites, cartes Ressource.

good-sand = sable
    .about = Deux or au marché. La sablière en donne.
good-wood = bois
    .about = Trois or au marché. La forêt en donne.
good-stone = pierre
    .about = Quatre or au marché. La carrière en donne.
good-metal = métal
    .about = Se vend cinq or au marché, ne s’y achète pas. Le roi en donne.
# Tant de cubes d’une ressource, et ce que vaut un cube au marché.
amount =
    { $goodKey ->
        [stone] { $number ->
            [one] { $number } pierre
           *[other] { $number } pierres
        }
        [metal] { $number ->
            [one] { $number } métal
           *[other] { $number } métaux
        }
       *[other] { $number } { $good }
    }
at-price =
    { $goodKey ->
        [sand] à 2 or
        [wood] à 3 or
        [stone] à 4 or
       *[metal] à 5 or
    }
site-gravel-pit = Sablière
site-forest = Forêt
site-quarry = Carrière
resource-small-gravel-pit = Petite sablière
resource-medium-gravel-pit = Moyenne sablière
resource-large-gravel-pit = Grande sablière
resource-small-forest = Petite forêt
resource-medium-forest = Moyenne forêt
resource-large-forest = Grande forêt
resource-small-quarry = Petite carrière
resource-medium-quarry = Moyenne carrière
resource-large-quarry = Grande carrière

# Artisans. Le chiffre romain est le tour où la carte arrive.

craftsman-mortar-mixer = Gâcheur de mortier
    .about = Change du sable en points. Sans lui, aucun maçon ne marque.
    .short = Gâcheur
craftsman-woodworker = Menuisier
    .about = Change du bois en points. Sans lui, pas d’achat de bois.
    .short = Menuisier
craftsman-stonecutter = Tailleur de pierres
    .about = Change de la pierre en points. Sans lui, pas de vente de pierre.
    .short = Tailleur
craftsman-toolmaker-1 = Forgeron d’outils I
    .about = Rapporte de l’or si vous avez du métal ; le métal reste à vous.
    .short = Forgeron
craftsman-master-woodworker-1 = Maître menuisier I
    .about = Change du bois en or.
    .short = Maître menuisier
craftsman-carpenter-1 = Charpentier I
    .about = Change du bois en points.
    .short = Charpentier
craftsman-mason-1 = Maçon I
    .about = Change de la pierre en points, tant que vous avez un gâcheur de mortier.
    .short = Maçon
craftsman-architect-2 = Architecte II
    .about = Rapporte un point sans rien demander.
    .short = Architecte
craftsman-potter-2 = Potier II
    .about = Change du sable en points.
    .short = Potier
craftsman-carpenter-2 = Charpentier II
    .about = Change du bois en points.
    .short = Charpentier
craftsman-mason-2 = Maçon II
    .about = Change de la pierre en points, tant que vous avez un gâcheur de mortier.
    .short = Maçon
craftsman-potter-3 = Potier III
    .about = Change du sable en points.
    .short = Potier
craftsman-carpenter-3 = Charpentier III
    .about = Change du bois en points.
    .short = Charpentier
craftsman-mason-3 = Maçon III
    .about = Change de la pierre en points, tant que vous avez un gâcheur de mortier.
    .short = Maçon
craftsman-sculptor-3 = Sculpteur III
    .about = Change la pierre en points, deux par pierre.
    .short = Sculpteur
craftsman-potter-4 = Potier IV
    .about = Change du sable en points.
    .short = Potier
craftsman-carpenter-4 = Charpentier IV
    .about = Change du bois en points.
    .short = Charpentier
craftsman-mason-4 = Maçon IV
    .about = Change de la pierre en points, tant que vous avez un gâcheur de mortier.
    .short = Maçon
craftsman-sculptor-4 = Sculpteur IV
    .about = Change la pierre en points, deux par pierre.
    .short = Sculpteur
craftsman-sculptor-5 = Sculpteur V
    .about = Change la pierre en points, deux par pierre.
    .short = Sculpteur
craftsman-goldsmith-5 = Orfèvre V
    .about = Change de l’or en points.
    .short = Orfèvre
craftsman-glassblower-5 = Souffleur de verre V
    .about = Change ensemble du métal et du sable en points.
    .short = Souffleur
craftsman-organ-builder-5 = Facteur d’orgues V
    .about = Change ensemble du métal et du bois en points.
    .short = Facteur d’orgues
craftsman-goldsmith-6 = Orfèvre VI
    .about = Change de l’or en points.
    .short = Orfèvre
craftsman-glassblower-6 = Souffleur de verre VI
    .about = Change ensemble du métal et du sable en points.
    .short = Souffleur
craftsman-organ-builder-6 = Facteur d’orgues VI
    .about = Change ensemble du métal et du bois en points.
    .short = Facteur d’orgues
craftsman-bell-maker-6 = Fondeur de cloches VI
    .about = Change du métal en points.
    .short = Fondeur

# Privilèges.

privilege-sand-patron = Patron de la sablière
    .about = { effect-sand-patron }
privilege-wood-patron = Patron des forêts
    .about = { effect-wood-patron }
privilege-stone-patron = Patron de la carrière
    .about = { effect-stone-patron }
privilege-seer = Devineresse
    .about = { effect-seer }
privilege-prior-philip = Prieur Philip
    .about = { effect-prior-philip }
privilege-archbishop-thomas = Archevêque Thomas
    .about = { effect-archbishop-thomas }
privilege-black-worker = Ouvrier noir
    .about = { effect-black-worker }
privilege-wool-merchant = Aliena, marchande de laine
    .about = { effect-wool-merchant }
privilege-exemption-letter = Lettre d’exemption
    .about = { effect-exemption-letter }
privilege-empress-maud = Impératrice Maud
    .about = { effect-empress-maud }
privilege-royal-passport = Passeport royal
    .about = { effect-royal-passport }
privilege-donation = Donation
    .about = { effect-donation }
privilege-weeping-madonna = Madone qui pleure
    .about = { effect-weeping-madonna }
privilege-smuggled-ore = Minerai de contrebande
    .about = { effect-smuggled-ore }
privilege-stone-and-wood = Pierre et bois
    .about = { effect-stone-and-wood }
privilege-royal-metal = Métal du roi
    .about = { effect-royal-metal }
effect-sand-patron = Un sable de plus à l’étape 8 de chaque tour.
effect-wood-patron = Un bois de plus à l’étape 6 de chaque tour.
effect-stone-patron = Une pierre de plus à l’étape 7 de chaque tour.
effect-seer = Dès le tour suivant, vous seul voyez l’événement au début de chaque tour.
effect-prior-philip = Un point de plus pour chacun de vos bâtisseurs au prieuré, à chaque tour.
effect-archbishop-thomas = Plus aucun événement malheureux ne vous touche.
effect-black-worker = Un ouvrier de plus, dès le tour suivant.
effect-wool-merchant = Deux or à l’étape 3 de chaque tour suivant, même sans ouvrier à la manufacture.
effect-exemption-letter = Une fois : pas d’impôt. Vous pouvez décider après le lancer.
effect-empress-maud = Une fois, à tout moment de l’étape 12 : autant d’échanges que vous voulez avec la réserve, aux prix du marché et sans bâtisseur.
effect-royal-passport = Une fois : un de vos bâtisseurs tout juste tiré se place gratuitement.
effect-donation = Huit or aussitôt.
effect-weeping-madonna = Trois points aussitôt.
effect-smuggled-ore = Un métal aussitôt.
effect-stone-and-wood = Une pierre et un bois aussitôt.
effect-royal-metal = Un métal aussitôt.
use-permanent = jusqu’à la fin
use-once = gardée, une fois
use-immediate = aussitôt

# Événements.

happening-roof-collapse = Effondrement du toit
    .about = { effect-roof-collapse }
happening-philip-against-waleran = Le prieur Philip contre l’évêque Waleran
    .about = { effect-philip-against-waleran }
happening-hamleigh-levy = La rançon de William Hamleigh
    .about = { effect-hamleigh-levy }
happening-two-builders = Des bâtisseurs s’en vont
    .about = { effect-two-builders }
happening-poor-yield = Maigres rendements
    .about = { effect-poor-yield }
happening-wool-fire = Incendie à la foire aux laines
    .about = { effect-wool-fire }
happening-royal-gift = Présent du roi
    .about = { effect-royal-gift }
happening-kingsbridge-fair = Foire de Kingsbridge
    .about = { effect-kingsbridge-fair }
happening-pilgrims = Pèlerins
    .about = { effect-pilgrims }
happening-generous-delivery = Livraison généreuse
    .about = { effect-generous-delivery }
effect-roof-collapse = Chacun perd un artisan de son choix.
effect-philip-against-waleran = Chacun perd deux points.
effect-hamleigh-levy = Chacun paie quatre or ; deux or impayés coûtent un point.
effect-two-builders = Au tour suivant, chacun ne place que deux bâtisseurs.
effect-poor-yield = Chaque carte Ressource donne un cube de moins ce tour-ci.
effect-wool-fire = La manufacture ne paie que la moitié ce tour-ci, arrondie au-dessus.
effect-royal-gift = Chacun reçoit un métal.
effect-kingsbridge-fair = Chacun reçoit cinq or.
effect-pilgrims = Chacun gagne un point.
effect-generous-delivery = Chacun prend un sable, un bois ou une pierre.
seal-good = heureux
seal-bad = malheureux

# Le plateau.

space-bishop = Évêché
    .about = Une protection contre un événement malheureux, ou un cube du marché.
space-kingsbridge-left = Kingsbridge, carte de gauche
    .about = Le privilège placé au-dessus.
space-kingsbridge-right = Kingsbridge, carte de droite
    .about = Le privilège placé au-dessus.
space-priory-1 = Prieuré, première place
    .about = Deux points.
space-priory-2 = Prieuré, seconde place
    .about = Un point.
space-court-1 = Cour du roi, première place
    .about = Un métal, et pas d’impôt ce tour-ci.
space-court-2 = Cour du roi, deuxième place
    .about = Pas d’impôt ce tour-ci.
space-court-3 = Cour du roi, troisième place
    .about = Pas d’impôt ce tour-ci.
space-court-4 = Cour du roi, quatrième place
    .about = Pas d’impôt ce tour-ci.
space-shiring-left = Shiring, carte de gauche
    .about = L’artisan placé au-dessus, gratuitement.
space-shiring-right = Shiring, carte de droite
    .about = L’artisan placé au-dessus, gratuitement.
space-castle = Forteresse de Shiring
    .about = Deux ouvriers gris pour le tour suivant.
space-market-1 = Marché, première place
    .about = Commercer en premier.
space-market-2 = Marché, deuxième place
    .about = Commercer en deuxième.
space-market-3 = Marché, troisième place
    .about = Commercer en troisième.
space-market-4 = Marché, quatrième place
    .about = Commercer en quatrième.
space-start-player = Premier joueur
    .about = Être premier joueur au tour suivant.
side-left = gauche
side-right = droite
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
score-sand = Artisans du sable
score-wood = Artisans du bois
score-stone = Artisans de la pierre
score-metal = Artisans du métal
score-gold = Orfèvres
score-architect = Architecte
score-priory = Prieuré
score-privileges = Privilèges
score-events = Événements
score-tax = Impôts impayés

# Options.

option-strict_large_worker = Le contremaître ne se divise pas
    .about = Il travaille entier sur un seul site : là où il faut moins de cinq ouvriers, le reste est perdu.
option-pass_at_zero = Passer quand c’est gratuit
    .about = Un bâtisseur peut passer même quand son placement ne coûte rien.
option-negative_vp = Points négatifs
    .about = Les pertes peuvent faire descendre sous zéro.
option-no_sell_then_buy = Pas d’achat après la vente
    .about = Une ressource vendue ce tour-ci ne s’achète plus pendant ce tour.
option-maud_requirements = L’impératrice Maud exige les artisans
    .about = Avec elle aussi, il faut un menuisier pour acheter du bois et un tailleur pour vendre de la pierre.
option-resource_numbers = Ouvriers des cartes Ressource
    .about = Cinq des neuf nombres sont reconstitués ; choisissez entre deux hypothèses.
option-resource_numbers-distinct = chaque nombre une fois
option-resource_numbers-fallback = échelons réguliers

# Tableaux du matériel.

table-good = Matériaux
table-resource = Cartes Ressource
table-craftsman = Artisans
table-privilege = Privilèges
table-happening = Événements
column-cubes = cubes
column-workers = ouvriers
column-round = tour
column-cost = prix
column-sand = sable
column-wood = bois
column-stone = pierre
column-metal = métal
column-gold = or
column-points = points
column-pays = or gagné
column-capacity = usages par tour
column-use = usage
column-effect = effet
column-seal = genre

# La table en texte.

view-round = Tour
view-step = Étape
view-turn = Doit choisir
view-start = Premier joueur
view-cost = Coût d’un bâtisseur
view-drawn = Bâtisseur tiré
view-put_back = Remise en sac possible
view-held = Bâtisseurs qui ont passé
view-owner = À qui
view-spaces = Bâtisseurs
view-event = Événement
view-foreseen = Événement entrevu
view-events_left = Événements à venir
view-events_unseen = Événements pas encore vus
view-kingsbridge = Kingsbridge
view-privileges_unseen = Privilèges pas encore vus
view-shiring = Shiring
view-sale = Artisans à engager
view-offer = Cartes Ressource
view-needs = Ouvriers demandés
view-market = Marché
view-metal = Métal à la cour
view-tax = Impôt
view-castle = Ouvriers gris à la forteresse
view-cathedral = Parties de la cathédrale
view-seats = Joueurs
view-gold = Or
view-points = Points
view-sheet = Points par origine
view-cubes = Cubes
view-bought = Acheté ce tour-ci
view-sold = Vendu ce tour-ci
view-craftsmen = Artisans
view-uses = Usages restants
view-privileges = Privilèges
view-resources = Cartes Ressource prises
view-workers = Ouvriers
view-reserve = Ouvriers en réserve
view-mill = Ouvriers à la manufacture
view-sites = Ouvriers sur les sites
view-large = Contremaître libre
view-grey = Ouvriers gris
view-grey_next = Ouvriers gris embauchés
view-black = Ouvrier noir
view-bag = Bâtisseurs dans le sac
view-aside = Bâtisseur écarté
view-limited = Deux bâtisseurs seulement
view-passed = A passé
view-safe = À l’abri de l’événement
