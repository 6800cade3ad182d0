# Mes parties
my-wait =
    { $mine ->
        [0] Aucune table ne vous attend
        [one] Une table vous attend
       *[other] { $mine } tables vous attendent
    }{ $others ->
        [0] .
        [one] , une attend quelqu’un d’autre.
       *[other] , { $others } attendent d’autres joueurs.
    }
my-next = Table suivante
my-on = Parties en cours
my-waiting-room = En attente de joueurs
my-thinks = { $name } réfléchit
my-since = depuis le { $when }
my-for = depuis { $time }
my-left-time = reste { $time }
my-brief-days = { $d } j { $h } h
my-brief-hours = { $h } h
my-ended = Parties terminées
my-count =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, dont { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }
my-all-games = Tous les jeux
my-won = Gagnées
my-lost = Perdues
my-archived = Archivées
my-search = Le nom d’un joueur
my-filters = Filtres
my-date = Date
my-game = Jeu
my-with = Avec
my-place = Rang
my-points = Points
my-length = Durée
my-of = sur { $n }
my-behind = derrière { $n }
my-ahead = devant { $n }
my-level-with = à égalité avec { $n }
my-left = abandon
my-training = entraînement
my-rated-by = cote { $n }
my-ord-one = er
my-ord-two = e
my-ord-few = e
my-ord-other = e
my-hours = { $h } h { $m }
my-minutes = { $m } min
my-days =
    { $d ->
        [one] { $d } jour
       *[other] { $d } jours
    }
my-review = Revoir
my-more = Plus d’actions pour cette partie
my-analyse = Analyser
my-again = Rejouer
my-share = Partager
my-shared = Lien copié.
my-archive = Archiver
my-restore = Désarchiver
my-archived-note = Partie archivée : { $game }.
my-restored-note = De retour dans la liste : { $game }.
my-undo = Annuler
my-twenty = En voir plus
my-none = Aucune partie ne correspond à ces filtres.
my-none-yet = Pas encore de partie terminée.
my-none-archived = Vous n’avez archivé aucune partie.
my-clear = Effacer les filtres
my-empty = Votre première partie
my-empty-about = Vos parties restent ici, avec les points de chacun. Vous pouvez les reprendre, les revoir et rejouer.
my-empty-play = Jouer
my-loading = Chargement de vos parties…
my-accuracy = précision { $n }
