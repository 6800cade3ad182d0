# Tournois
to-title = Tournois
to-about = Plusieurs rondes, un grand nombre de joueurs : à chaque ronde, vous changez de table et rencontrez des joueurs qui ont à peu près autant de points.
to-new = Nouveau tournoi
to-open = Ouverts
to-running = En cours
to-ended = Terminés
to-none = Aucun pour le moment.
to-loading = Un instant…
to-missing = Tournoi introuvable
to-account = Il faut un compte pour un tournoi : chaque résultat doit avoir un nom.
to-people =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
to-of = Joueurs : { $n } sur { $most }
to-tables = tables de { $n }
to-swiss = Système suisse
to-knockout = Élimination
to-swiss-about = Tout le monde joue toutes les rondes, contre des joueurs qui ont à peu près autant de points.
to-knockout-about = La meilleure moitié de chaque table continue, jusqu’à ce qu’il ne reste qu’un joueur.
to-rounds =
    { $n ->
        [one] une ronde
       *[other] { $n } rondes
    }
to-round = Ronde { $n }
to-round-of = Ronde { $n } sur { $of }
to-host = organisé par { $name }
to-starts = commence { $when }
to-starts-full = commence quand il est complet
to-starts-host = ou quand l’organisateur le décide
to-least =
    { $n ->
        [one] un joueur au moins
       *[other] { $n } joueurs au moins
    }
to-fill = L’ordinateur ({ $level }) complète les tables.
to-rated = Les parties sont classées : ni suggestions, ni annulations.
to-wait-forfeit = Un joueur qui s’absente { $n } { $n ->
        [one] minute
       *[other] minutes
    } quand c’est à lui, ou dépasse son temps, perd la partie par forfait et ne joue plus les rondes suivantes.
to-wait-computer = L’ordinateur remplace un joueur qui s’absente { $n } { $n ->
        [one] minute
       *[other] minutes
    } quand c’est à lui, ou dépasse son temps.
to-wait-days-forfeit = Un joueur qui dépasse son temps perd la partie par forfait et ne joue plus les rondes suivantes.
to-wait-days-computer = L’ordinateur remplace un joueur qui dépasse son temps.
to-join = Participer
to-back = Revenir
to-leave = Se retirer
to-leave-sure = Se retirer après cette ronde ?
to-start = Commencer
to-cancel = Annuler le tournoi
to-cancel-sure = Annuler ce tournoi ?
to-yes = Oui
to-no = Non
to-share = Partager le lien
to-shared = Lien copié.
to-yours = À votre table
to-waiting = Vous participez. La première ronde s’ouvrira d’elle-même.
to-next = Votre partie est finie. La ronde suivante s’ouvrira quand toutes les tables auront fini.
to-bye = Vous ne jouez pas cette ronde. Elle vous rapporte autant qu’un rang au milieu de la table.
to-out = Vous ne jouez plus dans ce tournoi.
to-finished = Le tournoi est terminé.
to-cancelled = Ce tournoi a été annulé.
to-standings = Classement
to-standings-by = points, puis départages
to-place = Rang
to-player = Joueur
to-points = Points
to-wins = Victoires
to-met = Points des adversaires
to-share-of = Part des scores
to-key = Le premier d’une table marque 1 point, le dernier 0, les autres une part égale entre les deux. Égalités : victoires, points des adversaires rencontrés, part des scores à ses tables.
to-key-knockout = Celui qui va le plus loin est devant ; à la même ronde, celui qui y a fait le mieux.
to-boards = Tables
to-see-rounds = Rondes
to-entrants = Joueurs
to-board = Table { $n }
to-watch = Regarder
to-review = Revoir
to-computer = Ordinateur
to-erased = Ancien joueur
to-forfeit = forfait
to-withdrawn = retrait
to-sits-out = Ne jouent pas : { $names }
to-name = Titre
to-name-hint = Vendredi soir
to-game = Jeu
to-seats = Joueurs par table
to-system = Système
to-how-many = Rondes
to-when = Début
to-when-full = quand il est complet
to-when-date = à une date
to-date = Jour et heure
to-at-least = Au moins
to-at-most = Au plus
to-fill-label = Compléter les tables avec l’ordinateur
to-no-fill = Non : les joueurs en trop ne jouent pas la ronde
to-absent = Un joueur absent
to-absent-forfeit = perd par forfait et sort du tournoi
to-absent-computer = est remplacé par l’ordinateur
to-patience = Attendre
to-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
to-listed = Visible de tous dans la liste
to-make = Créer le tournoi
