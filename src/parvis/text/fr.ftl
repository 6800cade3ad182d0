# Les mots du programme lui-même ; chaque jeu a son propre catalogue à côté de ses règles.

terminal-keys = U annuler · R reprendre le tour · S enregistrer · L English · Q quitter · PgHaut PgBas plateau · ↑ ↓ Entrée choisir
terminal-over = La partie est finie. S pour l’enregistrer, Q pour quitter.
terminal-wait = Un instant…
terminal-result = Résultat
terminal-total = Total
terminal-rank = Rang
terminal-no-undo = Il n’y a rien à reprendre ici.
terminal-barrier =
    { $barrier ->
        [chance] Retour juste après le dernier tirage ou jet.
        [another] Retour au début de votre tour.
        [revealed] Retour au moment où quelque chose vous a été révélé.
       *[start] Retour au début.
    }
terminal-saved = Enregistré sous { $file }. Pour revoir la partie : parvis replay { $file }
terminal-not-saved = Pas enregistré : { $reason }
