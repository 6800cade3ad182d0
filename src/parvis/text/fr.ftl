# Les mots du programme lui-même ; chaque jeu a son propre catalogue à côté de ses règles.

terminal-keys = U annuler · R tout reprendre · S enregistrer · L English · Q quitter · PgHaut PgBas plateau · ↑ ↓ Entrée choisir
terminal-over = La partie est terminée. S pour l’enregistrer, Q pour quitter.
terminal-wait = Un instant…
terminal-result = Résultat
terminal-total = Total
terminal-rank = Rang
terminal-no-undo = Il n’y a rien à annuler ici.
terminal-barrier =
    { $barrier ->
        [chance] Retour juste après le dernier tirage ou jet de dés.
        [another] Retour au début de votre tour de jeu.
        [revealed] Retour au moment où quelque chose vous a été révélé.
       *[start] Retour au début.
    }
terminal-saved = Partie enregistrée sous { $file }. Pour la revoir : parvis replay { $file }
terminal-not-saved = La partie n’a pas pu être enregistrée : { $reason }

## parvis analyse

terminal-analyse-stage =
    { $stage ->
        [curve] Part de victoire à chaque moment
        [near] Chaque décision
        [far] Les plus coûteuses, jusqu’à la fin
        [judge] Second juge
       *[complete] Terminé
    }
terminal-analyse-player = Joueur { $n }
terminal-analyse-result =
    { $points ->
        [one] { $player } : { $points } point, rang { $rank }.
       *[other] { $player } : { $points } points, rang { $rank }.
    }
terminal-analyse-accuracy = Précision { $accuracy } sur 100 ; décisions : { $decisions }, erreurs nettes : { $clear }, douteuses : { $doubtful }.
terminal-analyse-dearest = Les décisions les plus coûteuses
terminal-analyse-no-loss = Aucune décision n’a coûté quoi que ce soit de certain.
terminal-analyse-decision =
    { $sure ->
        [clear] Choix { $ply }, { $player } : « { $played } ». Il valait mieux : « { $best } ».
       *[doubtful] Choix { $ply }, { $player } : « { $played } ». Il valait peut-être mieux : « { $best } ».
    }
terminal-analyse-wins = { $better } de victoires au lieu de { $made }.
terminal-analyse-points = À la fin, points en plus : { $points }.
terminal-analyse-solved = C’est exact : toutes les suites ont été examinées.
terminal-analyse-why = Ce qui change à la fin : { $reasons }.
terminal-analyse-track =
    { $track ->
        [citizens] citoyens
       *[buildings] bâtiments
    }
terminal-analyse-ledger = Chance et décisions, en points de pourcentage de chances de gagner
terminal-analyse-column =
    { $column ->
        [start] au départ
        [own] ses choix
        [others] ceux des autres
        [luck] chance
        [hidden] caché
       *[result] résultat
    }
terminal-analyse-luck-spread = La chance est connue à { $spread } près, quatre fois sur cinq.
terminal-analyse-luck-unknown = La part de la chance n’est pas montrée : rien ne prouve encore qu’elle soit bien mesurée à ce jeu.
