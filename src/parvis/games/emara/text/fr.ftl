# La Couronne d’Emara, avec nos propres mots.

title = La Couronne d’Emara
pitch = Deux émissaires, neuf cartes, deux pistes : attirez des citoyens, et logez-les tous.
length = 60–75 min
weight = Moyen

# Quantités

n-wood = { $n } bois
n-stone =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
n-cloth =
    { $n ->
        [one] { $n } tissu
       *[other] { $n } tissus
    }
n-grain =
    { $n ->
        [one] { $n } céréale
       *[other] { $n } céréales
    }
n-bread =
    { $n ->
        [one] { $n } pain
       *[other] { $n } pains
    }
n-rings =
    { $n ->
        [one] { $n } chevalière
       *[other] { $n } chevalières
    }
n-gold =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
citizens-gain =
    { $gain ->
        [one] { $gain } citoyen
       *[other] { $gain } citoyens
    }
buildings-gain =
    { $gain ->
        [one] { $gain } bâtiment
       *[other] { $gain } bâtiments
    }
gold-gain =
    { $gain ->
        [one] { $gain } pièce d’or
       *[other] { $gain } pièces d’or
    }
books-gain =
    { $gain ->
        [one] { $gain } livre
       *[other] { $gain } livres
    }
rings-gain =
    { $gain ->
        [one] { $gain } chevalière
       *[other] { $gain } chevalières
    }
stones-gain =
    { $gain ->
        [one] { $gain } pierre
       *[other] { $gain } pierres
    }
cloths-gain =
    { $gain ->
        [one] { $gain } tissu
       *[other] { $gain } tissus
    }
grains-gain =
    { $gain ->
        [one] { $gain } céréale
       *[other] { $gain } céréales
    }
citizens-printed =
    { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }

# Ressources et autres biens

good-wood = bois
    .the = le bois
    .gender = m
    .n = { n-wood }
    .about = Vient de la forêt. Sert à payer huttes, conseillers, cadeaux et donations ; donne des bâtiments au chantier.
good-stone = pierre
    .the = la pierre
    .gender = f
    .n = { n-stone }
    .about = Vient de la carrière. Sert à payer huttes, conseillers, cadeaux et donations ; donne des bâtiments et des citoyens au chantier.
good-cloth = tissu
    .the = le tissu
    .gender = m
    .n = { n-cloth }
    .about = Vient de la filature. Sert à payer huttes, conseillers, cadeaux et donations.
good-grain = céréale
    .the = la céréale
    .gender = f
    .n = { n-grain }
    .about = Vient du champ. Sert à payer huttes, conseillers, cadeaux et donations ; un artisan peut en faire du pain.
good-bread = pain
    .the = le pain
    .gender = m
    .n = { n-bread }
    .about = Attire des citoyens au chantier.
good-book = livre
    .the = le livre
    .gender = m
    .n =
        { $n ->
            [one] { $n } livre
           *[other] { $n } livres
        }
    .about = Donne des bâtiments au château, des citoyens au marché.
good-ring = chevalière
    .the = la chevalière
    .gender = f
    .n = { n-rings }
    .about =
        Sert à élever son rang. Vaut { $ring-worth ->
            [one] { $ring-worth } point
           *[other] { $ring-worth } points
        } à la fin.
good-gold = pièce d’or
    .the = la pièce d’or
    .gender = f
    .n = { n-gold }
    .about = Remplace n’importe quelle ressource à payer. Les rangs élevés en demandent.
resource-wood = bois
    .the = le bois
    .gender = m
    .n = { n-wood }
resource-stone = pierre
    .the = la pierre
    .gender = f
    .n = { n-stone }
resource-cloth = tissu
    .the = le tissu
    .gender = m
    .n = { n-cloth }
resource-grain = céréale
    .the = la céréale
    .gender = f
    .n = { n-grain }

# Lieux

country-forest = forêt
    .the = la forêt
    .gender = f
    .at = en forêt
    .about = Prenez { $gathered } bois. Chacun de vos artisans sur place en rapporte { $gathered } de plus, ou fait un pain.
country-quarry = carrière
    .the = la carrière
    .gender = f
    .at = à la carrière
    .about = Prenez { $gathered } pierre. Chacun de vos artisans sur place en rapporte { $gathered } de plus, ou fait un pain.
country-mill = filature
    .the = la filature
    .gender = f
    .at = à la filature
    .about = Prenez { $gathered } tissu. Chacun de vos artisans sur place en rapporte { $gathered } de plus, ou fait un pain.
country-field = champ
    .the = le champ
    .gender = m
    .at = au champ
    .about = Prenez { $gathered } céréale. Chacun de vos artisans sur place en rapporte { $gathered } de plus, ou fait un pain.
town-castle = château
    .the = le château
    .gender = m
    .about =
        Faites un cadeau pour recevoir une chevalière. Défaussez un livre pour { $castle-book-buildings ->
            [one] { $castle-book-buildings } bâtiment
           *[other] { $castle-book-buildings } bâtiments
        }.
town-cathedral = cathédrale
    .the = la cathédrale
    .gender = f
    .about = Faites une donation pour recevoir un livre et une faveur.
town-market = marché
    .the = le marché
    .gender = m
    .about = Vendez une ressource contre de l’or. Défaussez des livres pour attirer des citoyens.
town-site = chantier
    .the = le chantier
    .gender = m
    .about = Payez pierre, pain et bois pour des bâtiments et des citoyens.
slot-one = emplacement à 1 pas
    .the = l’emplacement à 1 pas
    .gender = m
slot-two = emplacement à 2 pas
    .the = l’emplacement à 2 pas
    .gender = m
slot-three = emplacement à 3 pas
    .the = l’emplacement à 3 pas
    .gender = m
hut-forest-1 = forêt, hutte 1
    .at = en forêt
hut-forest-2 = forêt, hutte 2
    .at = en forêt
hut-forest-3 = forêt, hutte 3
    .at = en forêt
hut-quarry-1 = carrière, hutte 1
    .at = à la carrière
hut-quarry-2 = carrière, hutte 2
    .at = à la carrière
hut-quarry-3 = carrière, hutte 3
    .at = à la carrière
hut-mill-1 = filature, hutte 1
    .at = à la filature
hut-mill-2 = filature, hutte 2
    .at = à la filature
hut-mill-3 = filature, hutte 3
    .at = à la filature
hut-field-1 = champ, hutte 1
    .at = au champ
hut-field-2 = champ, hutte 2
    .at = au champ
hut-field-3 = champ, hutte 3
    .at = au champ

# Cartes Action

card-wood = Bois
    .gain = { $card-takes } bois
    .about = Prenez { $card-takes } bois.
card-stone = Pierre
    .gain =
        { $card-takes ->
            [one] { $card-takes } pierre
           *[other] { $card-takes } pierres
        }
    .about = Prenez { card-stone.gain }.
card-cloth = Tissu
    .gain =
        { $card-takes ->
            [one] { $card-takes } tissu
           *[other] { $card-takes } tissus
        }
    .about = Prenez { card-cloth.gain }.
card-grain = Céréale
    .gain =
        { $card-takes ->
            [one] { $card-takes } céréale
           *[other] { $card-takes } céréales
        }
    .about = Prenez { card-grain.gain }.
card-ring = Chevalière
    .gain =
        { $card-takes ->
            [one] { $card-takes } chevalière
           *[other] { $card-takes } chevalières
        }
    .about = Prenez { card-ring.gain }.
card-gold = Pièce d’or
    .about =
        Payez { $exchange-one-resources ->
            [one] { $exchange-one-resources } ressource
           *[other] { $exchange-one-resources } ressources
        } pour { $exchange-one-gold ->
            [one] { $exchange-one-gold } pièce d’or
           *[other] { $exchange-one-gold } pièces d’or
        }, ou { $exchange-three-resources ->
            [one] { $exchange-three-resources } ressource
           *[other] { $exchange-three-resources } ressources
        } pour { $exchange-three-gold }.
card-step = Un pas de plus
    .about = L’un de vos émissaires avance de { $card-steps } pas. Vous pouvez ensuite faire l’action du lieu.
card-discount = Rabais
    .about =
        Embauchez ou recrutez là où se trouve l’un de vos émissaires, pour { $card-discount ->
            [one] { $card-discount } ressource
           *[other] { $card-discount } ressources
        } de moins. Votre action bonus reste disponible.
card-town = Action en ville
    .about = Faites l’action d’un lieu de la ville, quelle que soit la position de vos émissaires.

# Conseillers

advisor-coin = Comptable
    .the = le Comptable
    .gender = m
    .about = Immédiat : { gold-gain }.
advisor-archivist = Archiviste
    .the = l’Archiviste
    .gender = m
    .about = Immédiat : { books-gain }.
advisor-goldsmith = Orfèvre
    .the = l’Orfèvre
    .gender = m
    .about = Immédiat : { rings-gain }.
advisor-carpenter = Charpentier
    .the = le Charpentier
    .gender = m
    .about = Immédiat : { buildings-gain }.
advisor-baker = Boulangère
    .the = la Boulangère
    .gender = f
    .about =
        Une fois par tour : { $batch-one-cloth } tissu et { $batch-one-grain ->
            [one] { $batch-one-grain } céréale
           *[other] { $batch-one-grain } céréales
        } → { $batch-one-bread ->
            [one] { $batch-one-bread } pain
           *[other] { $batch-one-bread } pains
        }, ou { $batch-two-cloth } tissu et { $batch-two-grain ->
            [one] { $batch-two-grain } céréale
           *[other] { $batch-two-grain } céréales
        } → { $batch-two-bread ->
            [one] { $batch-two-bread } pain
           *[other] { $batch-two-bread } pains
        }.
advisor-schoolmarm = Institutrice
    .the = l’Institutrice
    .gender = f
    .about =
        Une fois par tour : { $pays ->
            [one] { $pays } ressource
           *[other] { $pays } ressources
        } au choix → { books-gain }.
advisor-bailiff = Huissier
    .the = l’Huissier
    .gender = m
    .about =
        Une fois par tour : { $pays ->
            [one] { $pays } chevalière
           *[other] { $pays } chevalières
        } → { buildings-gain }.
advisor-dressmaker = Couturière
    .the = la Couturière
    .gender = f
    .about =
        Une fois par tour : { $pays ->
            [one] { $pays } tissu
           *[other] { $pays } tissus
        } → { citizens-gain }.
advisor-landlord = Propriétaire
    .the = le Propriétaire
    .gender = m
    .about =
        Une fois par tour : { $pays ->
            [one] { $pays } tissu
           *[other] { $pays } tissus
        } et { $landlord-evicts ->
            [one] { $landlord-evicts } citoyen
           *[other] { $landlord-evicts } citoyens
        } → { buildings-gain }.
advisor-merchant = Marchand
    .the = le Marchand
    .gender = m
    .about =
        Une fois par tour : { $pays ->
            [one] { $pays } ressource
           *[other] { $pays } ressources
        } → { $gain } d’une autre sorte.
advisor-chamberlain = Chambellan
    .the = le Chambellan
    .gender = m
    .about =
        Permanent : { $pays ->
            [one] { $pays } chevalière
           *[other] { $pays } chevalières
        } → { gold-gain }, ou l’inverse, autant de fois que vous voulez.
advisor-scholar = Érudit
    .the = l’Érudit
    .gender = m
    .about = Permanent : embauchez et recrutez avec n’importe quelles ressources. Seul leur nombre compte.
advisor-mayoress = Mairesse
    .the = la Mairesse
    .gender = f
    .about = Permanent : { citizens-gain } de plus à chaque cadeau.
advisor-steward = Intendant
    .the = l’Intendant
    .gender = m
    .about = Permanent : embauchez et recrutez partout, quelle que soit la position de vos émissaires.
advisor-abbess = Abbesse
    .the = l’Abbesse
    .gender = f
    .about = Permanent : { books-gain } de plus à chaque donation.
advisor-toolmaker = Forgeron
    .the = le Forgeron
    .gender = m
    .about = Permanent : { buildings-gain } de plus chaque fois que vous en recevez, sauf au décompte final.
advisor-christiaan = Sir Christiaan
    .the = Sir Christiaan
    .about = { citizens-printed }.
advisor-marie = Lady Marie
    .the = Lady Marie
    .about = { citizens-printed }.
advisor-carl = Sir Carl
    .the = Sir Carl
    .about = { citizens-printed }.
advisor-frida = Lady Frida
    .the = Lady Frida
    .about = { citizens-printed }.
advisor-gustav = Sir Gustave
    .the = Sir Gustave
    .about = Immédiat : { buildings-gain }.
advisor-antoni = Sir Antoni
    .the = Sir Antoni
    .about = Immédiat : { buildings-gain }.

# Noblesse

rank-baron = baron
rank-count = comte
rank-prince = prince
rank-marquess = marquis
rank-duke = duc

# Événements

occasion-wood = Coupe de bois en forêt
    .about = Chacun prend { $gain } bois.
occasion-grain = Récolte abondante
    .about = Chacun prend { grains-gain }.
occasion-stone = Pierre importée
    .about = Chacun prend { stones-gain }.
occasion-cloth = Tissu raffiné
    .about = Chacun prend { cloths-gain }.
occasion-famine = La Grande Famine
    .about =
        À la fin de la manche, vous pouvez payer { $handout-one-grain ->
            [one] { $handout-one-grain } céréale
           *[other] { $handout-one-grain } céréales
        } pour { $handout-one-citizens ->
            [one] { $handout-one-citizens } citoyen
           *[other] { $handout-one-citizens } citoyens
        }, { $handout-two-grain ->
            [one] { $handout-two-grain } céréale
           *[other] { $handout-two-grain } céréales
        } pour { $handout-two-citizens }, ou défausser { $pays ->
            [one] { $pays } chevalière
           *[other] { $pays } chevalières
        } pour { $gain }.
occasion-alms = L’Aumône pour les pauvres
    .about = À la fin de la manche, vous pouvez défausser une pièce d’or ou une chevalière pour { citizens-gain }.
occasion-ancient-books = Sagesse des livres anciens
    .about = À la fin de la manche, vous pouvez défausser un livre ou une chevalière pour { buildings-gain }.
occasion-winter = Un Hiver précoce
    .about = Cette manche, chaque gain de bâtiments est réduit de { $gain }, sauf au décompte final.
occasion-traders = Négociants étrangers
    .about =
        Cette manche, vous pouvez vendre { $sale-two-resources ->
            [one] { $sale-two-resources } ressource
           *[other] { $sale-two-resources } ressources
        } au marché pour { $sale-two-gold ->
            [one] { $sale-two-gold } pièce d’or
           *[other] { $sale-two-gold } pièces d’or
        }.
occasion-summer = Un Été généreux
    .about = Cette manche, chaque gain de bâtiments est augmenté de { $gain }, sauf au décompte final.
occasion-pious = Une pieuse Donation
    .about =
        Cette manche, chaque donation attire { $gain ->
            [one] { $gain } citoyen
           *[other] { $gain } citoyens
        } de plus.
occasion-court = Respecté de la cour
    .about = Cette manche, élever son rang attire { citizens-gain } de plus.
occasion-people = Un Cadeau du peuple
    .about = Cette manche, chaque cadeau attire { citizens-gain } de plus.
occasion-work = Bonnes conditions de travail
    .about =
        Cette manche, recruter coûte { $gain ->
            [one] { $gain } ressource
           *[other] { $gain } ressources
        } de moins.

# Faveurs

favour-castle-citizens = faveur du château ({ citizens-gain })
    .the = la faveur du château ({ citizens-gain })
    .gender = f
    .prize = { citizens-gain }
    .about = À défausser au château.
favour-castle-book = faveur du château ({ books-gain })
    .the = la faveur du château ({ books-gain })
    .gender = f
    .prize = { books-gain }
    .about = À défausser au château.
favour-castle-gold = faveur du château ({ gold-gain })
    .the = la faveur du château ({ gold-gain })
    .gender = f
    .prize = { gold-gain }
    .about = À défausser au château.
favour-cathedral-citizens = faveur de la cathédrale ({ citizens-gain })
    .the = la faveur de la cathédrale ({ citizens-gain })
    .gender = f
    .prize = { citizens-gain }
    .about = À défausser à la cathédrale.
favour-cathedral-buildings = faveur de la cathédrale ({ buildings-gain })
    .the = la faveur de la cathédrale ({ buildings-gain })
    .gender = f
    .prize = { buildings-gain }
    .about = À défausser à la cathédrale.
favour-cathedral-ring = faveur de la cathédrale ({ rings-gain })
    .the = la faveur de la cathédrale ({ rings-gain })
    .gender = f
    .prize = { rings-gain }
    .about = À défausser à la cathédrale.
favour-market-buildings = faveur du marché ({ buildings-gain })
    .the = la faveur du marché ({ buildings-gain })
    .gender = f
    .prize = { buildings-gain }
    .about = À défausser au marché.
favour-market-book = faveur du marché ({ books-gain })
    .the = la faveur du marché ({ books-gain })
    .gender = f
    .prize = { books-gain }
    .about = À défausser au marché.
favour-market-ring = faveur du marché ({ rings-gain })
    .the = la faveur du marché ({ rings-gain })
    .gender = f
    .prize = { rings-gain }
    .about = À défausser au marché.
favour-site-citizens = faveur du chantier ({ citizens-gain })
    .the = la faveur du chantier ({ citizens-gain })
    .gender = f
    .prize = { citizens-gain }
    .about = À défausser au chantier.
favour-site-buildings = faveur du chantier ({ buildings-gain })
    .the = la faveur du chantier ({ buildings-gain })
    .gender = f
    .prize = { buildings-gain }
    .about = À défausser au chantier.
favour-site-gold = faveur du chantier ({ gold-gain })
    .the = la faveur du chantier ({ gold-gain })
    .gender = f
    .prize = { gold-gain }
    .about = À défausser au chantier.
reward-citizens = citoyens
reward-buildings = bâtiments
reward-book = livre
reward-ring = chevalière
reward-gold = pièce d’or

# Marqueurs

dial-gift-wood = Cadeau (bois)
    .about = Un cadeau de bois coûte ce qu’indique le marqueur : { $dial-gift-wood-few-1 }, puis { $dial-gift-wood-few-2 }, et { $dial-gift-wood-printed } quand le marqueur est retiré.
dial-gift-stone = Cadeau (pierre)
    .about = Un cadeau de pierre coûte ce qu’indique le marqueur : { $dial-gift-stone-few-1 }, puis { $dial-gift-stone-few-2 }, et { $dial-gift-stone-printed } quand le marqueur est retiré.
dial-gift-cloth = Cadeau (tissu)
    .about = Un cadeau de tissu coûte ce qu’indique le marqueur : { $dial-gift-cloth-few-1 }, puis { $dial-gift-cloth-few-2 }, et { $dial-gift-cloth-printed } quand le marqueur est retiré.
dial-gift-grain = Cadeau (céréale)
    .about = Un cadeau de céréale coûte ce qu’indique le marqueur : { $dial-gift-grain-few-1 }, puis { $dial-gift-grain-few-2 }, et { $dial-gift-grain-printed } quand le marqueur est retiré.
dial-donation-wood = Donation (bois)
    .about = Une donation de bois coûte ce qu’indique le marqueur : { $dial-donation-wood-few-1 }, puis { $dial-donation-wood-few-2 }, et { $dial-donation-wood-printed } quand le marqueur est retiré.
dial-donation-stone = Donation (pierre)
    .about = Une donation de pierre coûte ce qu’indique le marqueur : { $dial-donation-stone-few-1 }, puis { $dial-donation-stone-few-2 }, et { $dial-donation-stone-printed } quand le marqueur est retiré.
dial-donation-cloth = Donation (tissu)
    .about = Une donation de tissu coûte ce qu’indique le marqueur : { $dial-donation-cloth-few-1 }, puis { $dial-donation-cloth-few-2 }, et { $dial-donation-cloth-printed } quand le marqueur est retiré.
dial-donation-grain = Donation (céréale)
    .about = Une donation de céréale coûte ce qu’indique le marqueur : { $dial-donation-grain-few-1 }, puis { $dial-donation-grain-few-2 }, et { $dial-donation-grain-printed } quand le marqueur est retiré.
dial-stone = Pierre
    .about = Une pierre attire autant de citoyens qu’en indique le marqueur : { $dial-stone-few-1 }, { $dial-stone-few-2 }, puis { $dial-stone-few-3 }, et { $dial-stone-printed } quand le marqueur est retiré.
dial-bread = Pain
    .about = Chaque pain attire autant de citoyens qu’en indique le marqueur : { $dial-bread-few-1 }, { $dial-bread-few-2 }, puis { $dial-bread-few-3 }, et { $dial-bread-printed } quand le marqueur est retiré.

# D’où viennent les points

source-start = départ
source-site = chantier
source-castle = château
source-market = marché
source-nobility = noblesse
source-craftsmen = artisan
source-advisors = conseiller
source-favours = faveur
source-occasions = événement
source-leftovers = biens restants
score-start = Départ
    .about = Le départ de la piste. Votre score est la plus basse de vos pistes ; cette feuille montre d’où elle vient.
score-site = Chantier
    .about = Au chantier : du bois et de la pierre pour les bâtiments, de la pierre et du pain pour les citoyens.
score-castle = Livres au château
    .about = Au château, { $castle-book-buildings } bâtiments par livre que vous défaussez.
score-market = Livres au marché
    .about = Au marché, des citoyens pour des livres défaussés ensemble : { $books-one-citizens }, { $books-two-citizens }, { $books-three-citizens }, { $books-four-citizens } ou { $books-five-citizens }. Ensemble, chacun d’eux rapporte davantage.
score-nobility = Noblesse
    .about = Les citoyens de chaque rang atteint, de { $rank-baron-first } pour le premier baron à { $rank-duke-first } pour le premier duc. Le joueur suivant en reçoit moins.
score-craftsmen = Artisans
    .about = Des citoyens pour chaque artisan embauché : { $craftsman-first-citizens }, { $craftsman-second-citizens }, { $craftsman-third-citizens }, puis { $craftsman-fourth-citizens }.
score-advisors = Conseillers
    .about = Des citoyens pour chaque conseiller recruté, et ce que rapporte son effet.
score-favours = Faveurs
    .about = Les citoyens et les bâtiments des faveurs utilisées en ville.
score-occasions = Événements
    .about = Les citoyens et les bâtiments que les événements ont donnés ou coûtés.
score-leftovers = Biens restants
    .about = Après la dernière manche : { $ring-worth ->
        [one] { $ring-worth } point
       *[other] { $ring-worth } points
    } par chevalière, un point par pièce d’or, faveur, livre ou pain, un point par lot de { $resources-per-point } ressources. Vous répartissez ces points entre vos pistes.

# Questions et réponses

ask-play = Quelle carte jouez-vous, et sur quel emplacement ?
    .other = { $player } choisit une carte et un emplacement.
    .why = L’emplacement indique de combien de pas l’un de vos émissaires avancera.
do-play = { $card } sur { $slot-the }

ask-turn = Que faites-vous maintenant ?
    .other = { $player } joue son tour.
    .why = Faites l’action de carte, le mouvement et les actions bonus dans l’ordre de votre choix, en terminant chaque action avant la suivante.
do-turn-baker =
    { $batch-cloth } tissu et { $batch-grain ->
        [one] { $batch-grain } céréale
       *[other] { $batch-grain } céréales
    } → { $batch-bread ->
        [one] { $batch-bread } pain
       *[other] { $batch-bread } pains
    }
    .about = Boulangère : une fois par tour.
do-turn-schoolmarm =
    { $advisor-schoolmarm-pays ->
        [one] { $advisor-schoolmarm-pays } ressource
       *[other] { $advisor-schoolmarm-pays } ressources
    } → { $advisor-schoolmarm-gain ->
        [one] { $advisor-schoolmarm-gain } livre
       *[other] { $advisor-schoolmarm-gain } livres
    }
    .about = Institutrice : une fois par tour.
do-turn-bailiff =
    { $advisor-bailiff-pays ->
        [one] { $advisor-bailiff-pays } chevalière
       *[other] { $advisor-bailiff-pays } chevalières
    } → { $advisor-bailiff-gain ->
        [one] { $advisor-bailiff-gain } bâtiment
       *[other] { $advisor-bailiff-gain } bâtiments
    }
    .about = Huissier : une fois par tour.
do-turn-dressmaker =
    { $advisor-dressmaker-pays ->
        [one] { $advisor-dressmaker-pays } tissu
       *[other] { $advisor-dressmaker-pays } tissus
    } → { $advisor-dressmaker-gain ->
        [one] { $advisor-dressmaker-gain } citoyen
       *[other] { $advisor-dressmaker-gain } citoyens
    }
    .about = Couturière : une fois par tour.
do-turn-landlord =
    { $advisor-landlord-pays ->
        [one] { $advisor-landlord-pays } tissu
       *[other] { $advisor-landlord-pays } tissus
    } et { $landlord-evicts ->
        [one] { $landlord-evicts } citoyen
       *[other] { $landlord-evicts } citoyens
    } → { $advisor-landlord-gain ->
        [one] { $advisor-landlord-gain } bâtiment
       *[other] { $advisor-landlord-gain } bâtiments
    }
    .about = Propriétaire : une fois par tour.
do-turn-merchant =
    { $advisor-merchant-pays ->
        [one] { $advisor-merchant-pays } ressource
       *[other] { $advisor-merchant-pays } ressources
    } → { $amount }
    .about = Marchand : une fois par tour.
do-turn-to-gold =
    { $advisor-chamberlain-pays ->
        [one] { $advisor-chamberlain-pays } chevalière
       *[other] { $advisor-chamberlain-pays } chevalières
    } → { $advisor-chamberlain-gain ->
        [one] { $advisor-chamberlain-gain } pièce d’or
       *[other] { $advisor-chamberlain-gain } pièces d’or
    }
    .about = Chambellan : autant de fois que vous voulez.
do-turn-to-ring =
    { $advisor-chamberlain-pays ->
        [one] { $advisor-chamberlain-pays } pièce d’or
       *[other] { $advisor-chamberlain-pays } pièces d’or
    } → { $advisor-chamberlain-gain ->
        [one] { $advisor-chamberlain-gain } chevalière
       *[other] { $advisor-chamberlain-gain } chevalières
    }
    .about = Chambellan : autant de fois que vous voulez.
do-turn-take = Prendre { $arg-gain }
    .about = C’est l’action de la carte jouée.
do-turn-exchange =
    { $exchange-resources ->
        [one] { $exchange-resources } ressource
       *[other] { $exchange-resources } ressources
    } → { $exchange-gold ->
        [one] { $exchange-gold } pièce d’or
       *[other] { $exchange-gold } pièces d’or
    }
    .about = C’est l’action de la carte jouée.
do-turn-step-country = Avancer de { $card-steps } pas, jusqu’{ $place-to }
    .about = C’est l’action de la carte jouée. Vous pouvez ensuite faire l’action du lieu.
do-turn-step-town = Avancer de { $card-steps } pas, jusqu’{ $place-to }
    .about = C’est l’action de la carte jouée. Vous pouvez ensuite faire l’action du lieu.
do-turn-cheap-hire = Embaucher un artisan { $hut-at } : { $hut-list }, moins { $card-discount } au choix
    .about =
        Le prix de la hutte, moins { $card-discount ->
            [one] { $card-discount } ressource
           *[other] { $card-discount } ressources
        }. Citoyens gagnés : { $craftsman-first-citizens } au premier artisan, puis { $craftsman-second-citizens }, { $craftsman-third-citizens }, { $craftsman-fourth-citizens }. Votre embauche du tour reste disponible.
do-turn-cheap-recruit = Recruter { $advisor-the } : { $advisor-list }, moins { $card-discount } au choix
    .about =
        Le prix du conseiller, moins { $card-discount ->
            [one] { $card-discount } ressource
           *[other] { $card-discount } ressources
        }. { $advisor-about } Votre recrutement du tour reste disponible.
do-turn-go = Faire l’action { $place-of }
    .about = C’est l’action de la carte jouée. Vos émissaires ne bougent pas.
do-turn-move-country = Aller { $place-to }
    .about = L’émissaire de la campagne avance du nombre de pas de l’emplacement. Vous pouvez ensuite faire l’action du lieu.
do-turn-move-town = Aller { $place-to }
    .about = L’émissaire de la ville avance du nombre de pas de l’emplacement. Vous pouvez ensuite faire l’action du lieu.
do-turn-rise = Devenir { $rank } : { $rank-list }
    .about = Vous prenez la carte du dessus de ce rang et gagnez ses citoyens : { $rank-first } pour le premier arrivé, puis { $rank-second }, { $rank-third }, { $rank-fourth }.
do-turn-hire = Embaucher un artisan { $hut-at } : { $hut-list }
    .about = Votre prochain artisan s’installe dans la hutte. Citoyens gagnés : { $craftsman-first-citizens } au premier artisan, puis { $craftsman-second-citizens }, { $craftsman-third-citizens }, { $craftsman-fourth-citizens }.
do-turn-recruit =
    Recruter { $advisor-the } : { $advisor-list }{ $advisor-citizens ->
        [0] {""}
        [one] {" "}→ { $advisor-citizens } citoyen
       *[other] {" "}→ { $advisor-citizens } citoyens
    }
    .about = { $advisor-about }
do-turn-end = Terminer mon tour

ask-gather = Prenez-vous la ressource { $arg-of } ?
    .other = { $player } agit { $arg-at }.
do-gather-baker = { do-turn-baker }
    .about = { do-turn-baker.about }
do-gather-schoolmarm = { do-turn-schoolmarm }
    .about = { do-turn-schoolmarm.about }
do-gather-bailiff = { do-turn-bailiff }
    .about = { do-turn-bailiff.about }
do-gather-dressmaker = { do-turn-dressmaker }
    .about = { do-turn-dressmaker.about }
do-gather-landlord = { do-turn-landlord }
    .about = { do-turn-landlord.about }
do-gather-merchant = { do-turn-merchant }
    .about = { do-turn-merchant.about }
do-gather-to-gold = { do-turn-to-gold }
    .about = { do-turn-to-gold.about }
do-gather-to-ring = { do-turn-to-ring }
    .about = { do-turn-to-ring.about }
do-gather-take = Prendre la ressource du lieu
    .about = Chacun de vos artisans sur place travaille ensuite.
do-gather-skip = Ne rien prendre

ask-craftsman = Que fait votre artisan { $arg-at } ?
    .other = { $player } fait travailler ses artisans { $arg-at }.
do-craftsman-baker = { do-turn-baker }
    .about = { do-turn-baker.about }
do-craftsman-schoolmarm = { do-turn-schoolmarm }
    .about = { do-turn-schoolmarm.about }
do-craftsman-bailiff = { do-turn-bailiff }
    .about = { do-turn-bailiff.about }
do-craftsman-dressmaker = { do-turn-dressmaker }
    .about = { do-turn-dressmaker.about }
do-craftsman-landlord = { do-turn-landlord }
    .about = { do-turn-landlord.about }
do-craftsman-merchant = { do-turn-merchant }
    .about = { do-turn-merchant.about }
do-craftsman-to-gold = { do-turn-to-gold }
    .about = { do-turn-to-gold.about }
do-craftsman-to-ring = { do-turn-to-ring }
    .about = { do-turn-to-ring.about }
do-craftsman-more = Prendre { $gathered ->
        [one] { $gathered } ressource
       *[other] { $gathered } ressources
    } de plus
    .about = L’artisan rapporte une autre ressource de ce lieu.
do-craftsman-bake =
    { $baked-from ->
        [one] { $baked-from } céréale
       *[other] { $baked-from } céréales
    } → { $baked ->
        [one] { $baked } pain
       *[other] { $baked } pains
    }
    .about = L’artisan fait un pain au lieu de rapporter une ressource.
do-craftsman-skip = Ne rien faire

ask-visit = Que faites-vous { $arg-at } ?
    .other = { $player } agit { $arg-at }.
    .why = Vous pouvez faire chaque partie de l’action une fois, dans l’ordre de votre choix, et défausser les faveurs de ce lieu.
do-visit-baker = { do-turn-baker }
    .about = { do-turn-baker.about }
do-visit-schoolmarm = { do-turn-schoolmarm }
    .about = { do-turn-schoolmarm.about }
do-visit-bailiff = { do-turn-bailiff }
    .about = { do-turn-bailiff.about }
do-visit-dressmaker = { do-turn-dressmaker }
    .about = { do-turn-dressmaker.about }
do-visit-landlord = { do-turn-landlord }
    .about = { do-turn-landlord.about }
do-visit-merchant = { do-turn-merchant }
    .about = { do-turn-merchant.about }
do-visit-to-gold = { do-turn-to-gold }
    .about = { do-turn-to-gold.about }
do-visit-to-ring = { do-turn-to-ring }
    .about = { do-turn-to-ring.about }
do-visit-favour = Défausser une faveur : { $favour-prize }
    .about = Le jeton rejoint la défausse.
do-visit-gift = Faire un cadeau de { $amount }
    .about =
        Vous recevez { $gift-rings ->
            [one] { $gift-rings } chevalière
           *[other] { $gift-rings } chevalières
        }. Le marqueur tourne ensuite.
do-visit-book =
    Défausser { $castle-books ->
        [one] { $castle-books } livre
       *[other] { $castle-books } livres
    } : { $castle-book-buildings ->
        [one] { $castle-book-buildings } bâtiment
       *[other] { $castle-book-buildings } bâtiments
    }
    .about = Une fois par visite.
do-visit-donate = Faire une donation de { $amount }
    .about =
        Vous recevez { $donation-books ->
            [one] { $donation-books } livre
           *[other] { $donation-books } livres
        } et une faveur à choisir parmi { $favours-drawn }. Le marqueur tourne ensuite.
do-visit-sell =
    Vendre { $sale-resources ->
        [one] { $sale-resources } ressource
       *[other] { $sale-resources } ressources
    } pour { $sale-gold ->
        [one] { $sale-gold } pièce d’or
       *[other] { $sale-gold } pièces d’or
    }
    .about = Vous choisissez les ressources. Une fois par visite.
do-visit-books =
    Défausser { $books-books ->
        [one] { $books-books } livre
       *[other] { $books-books } livres
    } : { $books-citizens ->
        [one] { $books-citizens } citoyen
       *[other] { $books-citizens } citoyens
    }
    .about = Une fois par visite.
do-visit-stone =
    Payer { $site-stone ->
        [one] { $site-stone } pierre
       *[other] { $site-stone } pierres
    } : { $stone-buildings ->
        [one] { $stone-buildings } bâtiment
       *[other] { $stone-buildings } bâtiments
    } et { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }
    .about = Une fois par visite. Le marqueur Pierre tourne ensuite.
do-visit-bread =
    Payer { $loaves-bread ->
        [one] { $loaves-bread } pain
       *[other] { $loaves-bread } pains
    } : { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }
    .about = Une fois par visite. Le marqueur Pain tourne ensuite, une seule fois.
do-visit-wood =
    Payer { $timber-wood } bois : { $timber-buildings ->
        [one] { $timber-buildings } bâtiment
       *[other] { $timber-buildings } bâtiments
    }
    .about = Une fois par visite.
do-visit-skip = Ne rien faire de plus

ask-at-once = Utiliser l’effet { $arg-of } ?
    .other = { $player } peut utiliser l’effet { $arg-of }.
do-at-once-take = Utiliser l’effet
    .about = { $arg-about }
do-at-once-skip = Renoncer à l’effet

ask-leave-out = Rabais : quelle ressource ne payez-vous pas ?
    .other = { $player } paie avec un rabais.
do-leave-out = Ne pas payer { $amount }

ask-pay = Comment payez-vous ?
    .other = { $player } choisit comment payer.
    .why = Une pièce d’or remplace n’importe quelle ressource.
do-pay-own = Payer sans or
    .about = Vous gardez vos pièces d’or.
do-pay-gold = Payer en or : { $list }
    .about = Vous payez le reste en ressources.

ask-spend = Quelle ressource payez-vous ?
    .other = { $player } choisit comment payer.
    .why =
        { $arg ->
            [one] Vous payez l’une des ressources proposées. Si une pièce d’or l’est aussi, elle peut en tenir lieu.
           *[other] Vous payez { $arg } ressources, l’une après l’autre. Si une pièce d’or est proposée, elle peut en remplacer une.
        }
do-spend-own = { $amount }
do-spend-gold = Une pièce d’or

ask-keep = Quelle faveur gardez-vous ?
    .other = { $player } choisit une faveur.
    .why = Les autres vont à la défausse, face visible.
do-keep = Garder { $favour-the }

ask-tribute = { $arg } : payez-vous ?
    .other = { $arg } : { $player } décide de payer ou non.
    .why = Un seul paiement est possible, et il n’est pas obligatoire.
do-tribute-grain =
    Payer { $handout-grain ->
        [one] { $handout-grain } céréale
       *[other] { $handout-grain } céréales
    } : { $handout-citizens ->
        [one] { $handout-citizens } citoyen
       *[other] { $handout-citizens } citoyens
    }
do-tribute-ring =
    Défausser { $arg-pays ->
        [one] { $arg-pays } chevalière
       *[other] { $arg-pays } chevalières
    } : { $argKey ->
        [ancient-books] { buildings-tribute }
       *[other] { citizens-tribute }
    }
do-tribute-gold =
    Défausser { $arg-pays ->
        [one] { $arg-pays } pièce d’or
       *[other] { $arg-pays } pièces d’or
    } : { citizens-tribute }
do-tribute-book =
    Défausser { $arg-pays ->
        [one] { $arg-pays } livre
       *[other] { $arg-pays } livres
    } : { buildings-tribute }
citizens-tribute =
    { $arg-gain ->
        [one] { $arg-gain } citoyen
       *[other] { $arg-gain } citoyens
    }
buildings-tribute =
    { $arg-gain ->
        [one] { $arg-gain } bâtiment
       *[other] { $arg-gain } bâtiments
    }
do-tribute-to-gold = { do-turn-to-gold }
    .about = { do-turn-to-gold.about }
do-tribute-to-ring = { do-turn-to-ring }
    .about = { do-turn-to-ring.about }
do-tribute-skip = Ne rien payer

ask-settle = Combien de vos points restants vont aux citoyens ?
    .other = { $player } répartit ses points restants.
    .why = Les autres vont aux bâtiments. La première répartition proposée donne le meilleur score.
do-settle = { $citizens ->
        [one] { $citizens } point aux citoyens
       *[other] { $citizens } points aux citoyens
    }

# Ce qui se passe

event-opened = Premier événement : { $occasion }. Les bâtiments partent de { $buildings }.
event-starts = { $player } prend la statue et commence.
event-new-round = Manche { $round } : { $occasion }.
event-drew = { $player } pioche la carte { $card }.
event-drew-hidden = { $player } pioche une carte.
event-played = { $player } joue la carte { $card } sur { $slot-the }.
event-walked = { $player } avance de { $steps } pas, jusqu’{ $place-to }.
event-entered = { $player } avance de { $steps } pas, jusqu’{ $place-to }.
event-sent = { $player } fait l’action { $place-of } grâce à sa carte.
event-gained = { $player } reçoit { $amount }.
event-paid = { $goodKey ->
        [book] { $player } défausse { $amount }.
        [ring] { $player } défausse { $amount }.
        [gold] { $player } défausse { $amount }.
       *[other] { $player } paie { $amount }.
    }
event-citizens =
    { $player } gagne { $number ->
        [one] { $number } citoyen
       *[other] { $number } citoyens
    } ({ $source }).
event-buildings =
    { $player } gagne { $number ->
        [one] { $number } bâtiment
       *[other] { $number } bâtiments
    } ({ $source }).
event-lost-citizens =
    { $player } paie { $number ->
        [one] { $number } citoyen
       *[other] { $number } citoyens
    }.
event-winter =
    L’hiver précoce retire { $number ->
        [one] { $number } bâtiment
       *[other] { $number } bâtiments
    } à { $player }.
event-turned = Le marqueur { $dial } indique maintenant { $number }.
event-removed = Le marqueur { $dial } est retiré : sa valeur reste à { $number } jusqu’à la fin.
event-gave =
    { $player } fait un cadeau { $resourceKey ->
        [wood] de bois
        [stone] de pierre
        [cloth] de tissu
       *[grain] de céréales
    }.
event-gave-away =
    { $player } fait une donation { $resourceKey ->
        [wood] de bois
        [stone] de pierre
        [cloth] de tissu
       *[grain] de céréales
    }.
event-looked =
    { $player } regarde { $number ->
        [one] { $number } faveur
       *[other] { $number } faveurs
    }.
event-reshuffled = Les faveurs défaussées sont mélangées en une nouvelle pile.
event-kept = { $player } garde { $favour-the }.
event-cashed = { $player } défausse une faveur pour { $favour-prize }.
event-took-hut = { $player } embauche un artisan { $hut-at }.
event-recruited = { $player } recrute { $advisor-the }.
event-moved-up = { $advisor-The } arrive { $place-to }.
event-used = { $player } utilise l’effet { $advisor-of }.
event-rose =
    { $player } devient { $rank } et prend une carte à { $points ->
        [one] { $points } citoyen
       *[other] { $points } citoyens
    }.
event-victoria =
    Victoria gagne { $stone ->
        [one] { $stone } citoyen
       *[other] { $stone } citoyens
    } pour une pierre et { $bread } pour un pain.
event-victoria-rose =
    Victoria devient { $rankKey ->
        [baron] baronne
        [count] comtesse
        [prince] princesse
        [marquess] marquise
       *[duke] duchesse
    } et gagne { $points ->
        [one] { $points } citoyen
       *[other] { $points } citoyens
    }.
event-statue = { $player } reçoit la statue.
event-cards-back = Chacun reprend toutes ses cartes.
event-settled =
    { $citizens ->
        [0] { $buildings ->
            [0] Il ne reste rien à convertir à { $player }.
            [one] { $player } convertit ce qui lui reste en { $buildings } bâtiment.
           *[other] { $player } convertit ce qui lui reste en { $buildings } bâtiments.
        }
        [one] { $buildings ->
            [0] { $player } convertit ce qui lui reste en { $citizens } citoyen.
            [one] { $player } convertit ce qui lui reste en { $citizens } citoyen et { $buildings } bâtiment.
           *[other] { $player } convertit ce qui lui reste en { $citizens } citoyen et { $buildings } bâtiments.
        }
       *[other] { $buildings ->
            [0] { $player } convertit ce qui lui reste en { $citizens } citoyens.
            [one] { $player } convertit ce qui lui reste en { $citizens } citoyens et { $buildings } bâtiment.
           *[other] { $player } convertit ce qui lui reste en { $citizens } citoyens et { $buildings } bâtiments.
        }
    }
event-beat-victoria = Victoire : { $player } { $score }, Victoria { $victoria }. Prochain départ des bâtiments : { $next }.
event-lost-to-victoria = Défaite : { $player } { $score }, Victoria { $victoria }. Prochain départ des bâtiments : { $next }.

# Options

option-building_start = Départ des bâtiments
    .about = Plus il est bas, plus c’est difficile. En solo, entre { $solo-hard } (difficile) et { $solo-easy } (facile).
option-building_start-event = Le nombre du premier événement
option-informed_choice = Choix éclairé
    .about = Vous avez toutes vos cartes en main : jouez-en { $slots } par manche et reprenez-les après la manche { $reshuffle-after }.
option-solo = Mode solo
    .about = Vous visez le meilleur score possible, ou jouez une campagne contre Victoria.
option-solo-score = Meilleur score
option-solo-campaign = Campagne
option-campaign_start = Campagne : départ des bâtiments
    .about = Commencez à { $first-start }. Après une victoire, il baisse de { $win-lowers } ; après une défaite, il monte de { $loss-raises }. Sans choix, votre campagne continue.
option-cathedral_token_same_visit = Faveur de la cathédrale utilisable aussitôt
    .about = Une faveur de la cathédrale piochée pendant une visite peut être défaussée pendant cette visite.
option-favour_reshuffle = Mélange des faveurs
    .about = Les faveurs défaussées forment alors une nouvelle pile.
option-favour_reshuffle-on_need = Quand il en manque pour une pioche
option-favour_reshuffle-at_once = Dès que la pile est vide
option-victoria_court_bonus = Victoria à la cour
    .about =
        Victoria gagne aussi { $occasion-court-gain ->
            [one] { $occasion-court-gain } citoyen
           *[other] { $occasion-court-gain } citoyens
        } quand elle élève son rang pendant « { occasion-court } ».
refused-campaign-alone = Une campagne se joue en solo.
refused-campaign-start = En campagne solo, le départ des bâtiments se règle avec « { option-campaign_start } ».
refused-no-campaign = « { option-campaign_start } » ne sert qu’à la campagne solo.

# Matériel

table-hut = Huttes
table-craftsman = Artisans
craftsman-first = votre 1er
craftsman-second = votre 2e
craftsman-third = votre 3e
craftsman-fourth = votre 4e
table-dial = Marqueurs
table-rank = Noblesse
table-advisor = Conseillers
table-favour = Faveurs
table-occasion = Événements
table-exchange = Carte Pièce d’or
exchange-one = petit échange
exchange-three = grand échange
table-sale = Marché : ventes
sale-one = vente
sale-two = avec les négociants étrangers
table-books = Marché : livres
books-in-it =
    { $books ->
        [one] { $books } livre
       *[other] { $books } livres
    }
bread-in-it = 
    { $bread ->
        [one] { $bread } pain
       *[other] { $bread } pains
    }
books-one = { books-in-it }
books-two = { books-in-it }
books-three = { books-in-it }
books-four = { books-in-it }
books-five = { books-in-it }
table-loaves = Chantier : pain
loaves-one = { bread-in-it }
loaves-two = { bread-in-it }
loaves-three = { bread-in-it }
table-timber = Chantier : bois
timber-one = peu de bois
timber-three = beaucoup de bois
table-batch = Boulangère
batch-one = petite fournée
batch-two = grande fournée
table-handout = La Grande Famine
handout-one = peu de céréales
handout-two = beaucoup de céréales
table-number = Autres nombres
number-rounds = manches
number-cards = cartes Action de chaque joueur
number-slots = emplacements de chaque joueur, et cartes piochées par manche
number-reshuffle-after = manche après laquelle toutes les cartes reviennent
number-craftsmen = artisans de chaque joueur
number-card-takes = biens pris avec une carte
number-card-steps = pas de la carte Un pas de plus
number-card-discount = ressources en moins avec la carte Rabais
number-gathered = ressources prises à la campagne, et par artisan
number-baked-from = céréales pour le pain d’un artisan
number-baked = pains faits par un artisan
number-gift-rings = chevalières pour un cadeau
number-castle-books = livres défaussés au château
number-castle-book-buildings = bâtiments pour un livre au château
number-donation-books = livres pour une donation
number-favours-drawn = faveurs piochées pour une donation
number-site-stone = pierres payées au chantier
number-stone-buildings = bâtiments pour une pierre au chantier
number-landlord-evicts = citoyens demandés par le Propriétaire
number-ring-worth = points pour une chevalière à la fin
number-resources-per-point = ressources pour un point à la fin
number-solo-hard = départ des bâtiments, solo difficile
number-solo-easy = départ des bâtiments, solo facile
number-victoria-from = manche à la fin de laquelle Victoria commence à marquer
number-first-start = départ des bâtiments, première partie de campagne
number-win-lowers = après une victoire, de moins
number-loss-raises = après une défaite, de plus
number-track = dernier nombre de la piste de score
column-wood = Bois
column-stone = Pierre
column-cloth = Tissu
column-grain = Céréale
column-bread = Pain
column-books = Livres
column-buildings = Bâtiments
column-resources = Ressources
column-pays = Demande
column-gain = Effet
column-value = Valeur
column-four-1 = 4 joueurs : 1er
column-four-2 = 2e
column-four-3 = 3e
column-four-4 = 4e
column-few-1 = 2 ou 3 joueurs : 1er
column-few-2 = 2e
column-few-3 = 3e
column-printed = Imprimé
column-two-start = Nombres sautés à 2 joueurs
column-rings = Chevalières
column-gold = Or
column-first = 1re carte
column-second = 2e carte
column-third = 3e carte
column-fourth = 4e carte
column-citizens = Citoyens
column-place = Lieu
column-reward = Récompense
column-building-start = Départ des bâtiments
column-country = Campagne
column-town = Ville
none = –

# La table en texte

view-seats = Joueurs
view-goods = Biens
view-citizens = Citoyens
view-buildings = Bâtiments
view-pool = Points des biens restants
view-score = Score si la partie s’arrêtait
view-country = Campagne
view-town = Ville
view-craftsmen = Artisans embauchés
view-rank = Rang
view-crest = Citoyens de la carte de rang
view-slots = Emplacements
view-hand = Main
view-hand_size = Cartes en main
view-unplayed = Cartes pas encore jouées
view-favours = Faveurs
view-advisors = Conseillers
view-citizens_from = Citoyens par origine
view-buildings_from = Bâtiments par origine
view-round = Manche
view-first = Statue
view-occasion = Événement
view-occasions_left = Événements à venir
view-huts = Huttes
view-spaces = Conseillers en ville
view-next_advisor = Prochain conseiller
view-reserve = Conseillers dans la pile
view-dials = Marqueurs (cadeau et donation : le prix ; pierre et pain : les citoyens)
view-dials_left = Crans restants des marqueurs
view-nobility = Carte du dessus de chaque rang
view-nobility_left = Cartes restantes de chaque rang
view-pile = Faveurs dans la pile
view-discard = Faveurs défaussées
view-looked_at = Faveurs que vous regardez
view-victoria = Citoyens de Victoria
view-victoria_rank = Rang de Victoria
view-acting = Joueur actif
view-card = Carte du tour
view-steps = Nombre de pas
view-card_done = Action de carte faite
view-moved = Mouvement fait
view-rose = Rang élevé
view-hired = Artisan embauché
view-recruited = Conseiller recruté
view-used = Conseillers utilisés ce tour-ci
view-owed = À payer
view-owed_any = À payer, ressources au choix
view-leave_out = Ressources à ne pas payer
