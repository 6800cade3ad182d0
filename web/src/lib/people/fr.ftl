# Profils et classements
pe-loading = Un instant…
pe-none = Profil introuvable
pe-none-about = Personne ne joue ici sous ce nom, ou ce profil n’est pas public.
pe-computer = Ordinateur, { $level }
pe-summary =
    { $games ->
        [0] Aucune partie terminée
        [one] Une partie
       *[other] { $games } parties
    }{ $games ->
        [0] { "" }
       *[other] , { $won } { $won ->
            [one] gagnée
           *[other] gagnées
        }
    }
pe-since = ici depuis { $when }
pe-computer-about = Le même joueur à toutes les tables. Sa force est mesurée contre d’autres ordinateurs ; les parties jouées ici ne la changent pas.
pe-open = Les autres peuvent voir cette page
pe-open-saved = Les autres peuvent maintenant voir cette page.
pe-closed-saved = Cette page n’est plus visible que de vous. Les classements montrent toujours votre nom et votre cote.
pe-share = Partager
pe-shared = Lien copié.
pe-sections = Rubriques
pe-ratings = Cotes
pe-ratings-by = par jeu, avec leur incertitude
pe-games =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
pe-provisional = provisoire
pe-measured = mesurée
pe-ratings-key = Pointillé : 1500, la moyenne. Moustache : 19 chances sur 20. Cercle vide : cote provisoire.
pe-ratings-none = Les parties classées donnent une cote. Aucune n’a encore été jouée.
pe-wins = Victoires
pe-wins-by = par jeu et par nombre de joueurs
pe-at = à { $n }
pe-mean = moy. { $n }
pe-wins-key = Pourcentage de victoires et, en petit, nombre de parties. Trait : part égale pour tous. Dessous : points en moyenne. En pâle : moins de dix parties.
pe-points = D’où viennent les points
pe-which = Jeu et nombre de joueurs
pe-here = par partie
pe-average = moyenne des autres
pe-average-none = Il n’y a encore personne à qui comparer ces points.
pe-track = Cote au fil du temps
pe-track-said = { $game } : de { $from } à { $to } en { $n ->
        [one] { $n } partie classée
       *[other] { $n } parties classées
    }
pe-track-key = Bande pâle : 19 chances sur 20. Elle se resserre au fil des parties.
pe-records = Records
pe-record = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
pe-streak = { $n ->
        [one] { $n } victoire
       *[other] { $n } victoires de suite
    }
pe-streak-now = dont { $n } jusqu’à la dernière partie
pe-opponents = Adversaires
pe-opponents-by = dernières parties
pe-ahead = devant { $n } fois sur { $of }
pe-recent = Parties récentes
pe-recent-none = Aucune partie terminée à montrer.
pe-all = Toutes
pe-option = { $option } : { $value }
pe-leaders = Classements
pe-leaders-about = Les plus forts à chaque jeu, d’après leur cote. Les cotes provisoires n’y sont pas.
pe-period = Période
pe-month = 30 jours
pe-year = Un an
pe-ever = Depuis toujours
pe-rank = Rang
pe-player = Joueur
pe-rating = Cote
pe-leaders-none = Personne n’a encore de cote établie ici. Les niveaux de l’ordinateur indiquent ce qu’il faut viser.
pe-leaders-key = Les niveaux de l’ordinateur servent de repère : ils n’ont pas de rang.
pe-highest = Meilleurs scores
pe-highest-by = par nombre de joueurs et options
pe-highest-none = Pas encore de record.
pe-place = { $place } sur { $of }
pe-review = Revoir
pe-solo = Solo
pe-solo-by = la meilleure partie par valeur de départ
pe-judged = Précision
pe-judged-by = d’après les parties analysées
pe-judged-key = 100 : aucun choix n’a rien coûté. Chance : la part de victoire gagnée ou perdue aux tirages, en %.
pe-luck = chance { $n }
pe-played = Ce qu’on joue ici
pe-played-by =
    { $n ->
        [one] une partie
       *[other] { $n } parties
    }
pe-choices = Choix
pe-openings = Premiers choix
pe-choice = Choix
pe-chosen = Joueurs
pe-between = { $low } à { $high }
pe-played-none = Trop peu de parties terminées pour en tirer des chiffres.
pe-played-key = Part de victoires de ceux qui ont fait ce choix. Moustache : 19 chances sur 20. Tirets : part égale pour tous. Les bons joueurs choisissent bien : le choix n’est pas forcément la cause.
