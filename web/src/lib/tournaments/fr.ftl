# Tournois
to-title = Tournois
to-about = Plusieurs rondes contre beaucoup de monde : on change de table à chaque fois, contre des joueurs qui ont à peu près autant de points.
to-new = Nouveau tournoi
to-open = Ouverts
to-running = En cours
to-ended = Terminés
to-none = Aucun pour le moment.
to-loading = Un instant…
to-missing = Tournoi introuvable
to-account = Il faut un compte pour un tournoi : les résultats doivent être à quelqu’un.
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
to-knockout-about = La meilleure moitié de chaque table continue, jusqu’à ce qu’il n’en reste qu’une.
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
to-fill = Des joueurs ordinateurs ({ $level }) complètent les tables.
to-rated = Les parties sont classées : ni conseils, ni reprises de coups.
to-wait-forfeit = Qui s’absente { $n } { $n ->
        [one] minute
       *[other] minutes
    } à son tour, ou dépasse son temps, perd la partie par forfait et ne joue plus les rondes suivantes.
to-wait-computer = L’ordinateur continue pour qui s’absente { $n } { $n ->
        [one] minute
       *[other] minutes
    } à son tour, ou dépasse son temps.
to-wait-days-forfeit = Qui dépasse son temps perd la partie par forfait et ne joue plus les rondes suivantes.
to-wait-days-computer = L’ordinateur continue pour qui dépasse son temps.
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
to-bye = Vous ne jouez pas cette ronde. Elle compte autant qu’une place au milieu.
to-out = Vous ne jouez plus dans ce tournoi.
to-finished = Le tournoi est terminé.
to-cancelled = Ce tournoi a été annulé.
to-standings = Classement
to-standings-by = points, puis départages
to-place = Place
to-player = Joueur
to-points = Points
to-wins = Victoires
to-met = Points des adversaires
to-share-of = Part des scores
to-key = Le premier d’une table a 1 point, le dernier aucun, les autres régulièrement entre les deux. Égalités : victoires, points des adversaires rencontrés, part des scores à ses tables.
to-key-knockout = Qui va plus loin est devant ; dans la même ronde, qui y a fait mieux.
to-boards = Tables
to-see-rounds = Rondes
to-entrants = Joueurs
to-board = Table { $n }
to-watch = Regarder
to-review = Revoir
to-computer = Ordinateur
to-erased = Ancien joueur
to-forfeit = forfait
to-withdrawn = retiré
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
to-fill-label = Compléter les tables par l’ordinateur
to-no-fill = Non : qui est en trop ne joue pas la ronde
to-absent = Qui ne vient pas
to-absent-forfeit = perd par forfait et sort du tournoi
to-absent-computer = est remplacé par l’ordinateur
to-patience = Attendre
to-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
to-listed = Tout le monde le trouve dans la liste
to-make = Créer le tournoi
