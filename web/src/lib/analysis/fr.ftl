an-title = Analyse
an-title-short = Analyse
an-side = Ce que l’analyse a trouvé
an-no = Pas d’analyse ici
an-unfinished = Une partie s’analyse une fois terminée.
an-to-table = À la table
an-to-result = Retour au résultat

# progress
an-looking = Recherche d’une analyse de cette partie…
an-none = Cette partie n’a pas encore été analysée.
an-start = Analyser cette partie
an-failed = L’analyse s’est interrompue.
an-again = Réessayer
an-waiting = { $n ->
    [0] Votre analyse va commencer.
    [one] Une analyse passe avant la vôtre.
   *[other] { $n } analyses passent avant la vôtre.
}
an-stage-curve = Calcul des chances de gagner à chaque moment…
an-stage-near = Examen de chaque décision…
an-stage-far = Les décisions les plus coûteuses, suivies jusqu’à la fin de la partie…
an-stage-judge = Un second juge rejoue la suite de ce qui ressemble à une erreur…
an-stage-complete = Presque fini…
an-progress = Avancement de l’analyse

# the curve
an-curve = Part de victoire au fil de la partie
an-curve-alone = Points attendus à la fin, au fil de la partie
an-curve-soon = La courbe apparaît dans quelques secondes.
an-joint = bande pâle : l’incertitude
an-clear = net
an-doubtful = douteux
an-moment = Moment de la partie
an-ply = moment { $ply }
an-value = Moment { $ply } sur { $last } : { $shares }
an-share-of = { $name } { $share }
an-now = Chances à ce moment
an-then = puis
an-points-expected = points attendus
an-ply-column = Moment
an-who-column = Qui décide
an-spread-column = Incertitude
an-chance = Tirage

# decisions
an-your-decisions = Vos décisions
an-decisions-of = Décisions : { $name }
an-all-decisions = Toutes les décisions
an-studied = { $n ->
    [one] { $n } étudiée
   *[other] { $n } étudiées
}
an-order = Ordre
an-order-dear = Les plus coûteuses
an-order-game = Dans l’ordre
an-whose = Décisions de qui
an-all = Tous
an-good = rien de mieux
an-same = même tour de jeu
an-not-yet = pas encore
an-better = mieux : { $choice }
an-maybe = peut-être : { $choice }
an-loss = { $loss }, entre { $low } et { $high }
an-loss-points = { $loss } en points, à { $spread } près
an-loss-exact = { $loss }, exactement
an-wins = { $better } % de chances de gagner au lieu de { $played } %.
an-points = Écart en points à la fin : environ { $n }, à { $spread } près.
an-why = Ce que le meilleur choix aurait changé à la fin, en points :
an-on-track = { $category } ({ $track })
an-why-doubtful = Pas certain : la chance ou les erreurs de l’ordinateur peuvent expliquer cet écart.
an-counts = { $clear ->
    [0] Aucun écart net
    [one] Un écart net
   *[other] { $clear } écarts nets
}, { $doubtful } { $doubtful ->
    [one] douteux
   *[other] douteux
} ; pour les autres choix ({ $rest }), rien ne permet de dire qu’un autre valait mieux.
an-so-far = Les décisions trouvées paraissent ici, la plus coûteuse d’abord, et peuvent encore changer.
an-accuracy = Précision : { $n } sur 100, comparable entre parties du même jeu.
an-method = Parties examinées par choix : jusqu’à { $n }, d’après ce que le joueur pouvait savoir. L’écart compte la part de victoire pour trois quarts et l’avance en points pour un quart. La moustache contient quatre estimations sur cinq. Un écart est net quand sa moustache exclut 0 et qu’un second juge est d’accord. Contre des personnes, l’écart peut être différent.
an-method-alone = Parties examinées par choix : jusqu’à { $n }, d’après ce que vous pouviez savoir. La moustache contient quatre estimations sur cinq. Un écart est net quand sa moustache exclut 0 et qu’un second juge est d’accord.

# the bar
an-chose = { $name } : { $choice }
an-chance-decides = Un tirage décide.
an-moment-of = Moment { $ply }
an-not-looked = Ce choix n’a pas encore été examiné.
an-same-why = Un autre ordre aurait mené au même point : rien n’a été perdu.
an-nothing-better = { $n ->
    [one] Il n’y avait qu’un choix.
   *[other] Sur { $n } choix, rien ne permet de dire qu’un autre valait mieux.
}
an-better-full = Mieux : { $choice }. { $better } % de chances de gagner au lieu de { $played } % ; points en plus : { $points }.
an-better-points = Mieux : { $choice }. Points en plus : environ { $points }.
an-maybe-points = Peut-être mieux : { $choice }. Points en plus : environ { $points }, sans certitude.
an-maybe-full = Peut-être mieux : { $choice }. { $better } % de chances de gagner au lieu de { $played } %, sans certitude.
an-first = Début
an-last = Fin
an-back = Décision précédente
an-on = Décision suivante
an-dear-back = Décision coûteuse précédente
an-dear-on = Décision coûteuse suivante
an-see-own = Ses biens
an-see-curve = La courbe
an-explore = Essayer une suite
an-play = Rejouer d’ici
an-mark-played = joué
an-mark-better = mieux
an-mark-maybe = peut-être
an-mark-wrong = non
an-mark-then = joué dans la partie

# learn from my mistakes
an-learn = Apprendre de mes erreurs
an-learn-go = { $n ->
    [one] Apprendre de mon erreur
   *[other] Apprendre de mes erreurs · { $n }
}
an-no-mistake = Aucune erreur nette parmi ces décisions.
an-learn-about = { $n ->
    [one] Un choix de cette partie a nettement coûté des chances. Trouvez mieux, sur le plateau.
   *[other] { $n } choix de cette partie ont nettement coûté des chances. Trouvez mieux, sur le plateau.
}
an-question = Moment { $ply } · { $where }
an-your-turn = à vous
an-later = ensuite
an-outcome-first = trouvé : { $choice }
an-outcome-second = trouvé au deuxième essai : { $choice }
an-outcome-shown = la réponse : { $choice }
an-outcome-skipped = passé
an-find-better = Vous aviez joué : { $choice }. Trouvez mieux.
an-find-points = Touchez ce qui brille. Points perdus avec ce choix : environ { $points }.
an-find-cost = Touchez ce qui brille. Ce choix coûtait { $loss } % de chances de gagner, entre { $low } et { $high }.
an-find-exact = Touchez ce qui brille. Ce choix coûtait exactement { $loss } % de chances de gagner.
an-weighing = Un instant : évaluation de ce choix…
an-wrong = Pas celui-là non plus. Encore un essai.
an-right = Oui, ce choix vaut le meilleur.
an-answer-is = Mieux : { $choice }
an-hint = Un indice
an-hint-plain = Avec le meilleur choix, points en plus à la fin : environ { $points }.
an-answer = La réponse
an-skip = Suivante, sans réponse
an-next = Question suivante
an-finish = Voir ce que j’y gagne
an-tries = Essais
an-try-points = coûte des points : environ { $points }.
an-try-cost = coûte environ { $n } % de chances de gagner.
an-rule = La règle du jeu
an-rule-words = Tout choix aussi bon que le meilleur, à l’incertitude près, est juste : il peut y en avoir plusieurs. Un mauvais essai dit ce qu’il coûte, sans donner la réponse. Vous avez deux essais.
an-asked-of = Vous choisissez pour { $name }, avec ce que l’on pouvait savoir alors.
an-learned = Trouvé : { $found } sur { $n }.
an-gained-points = Ensemble, ces choix coûtaient des points : environ { $points }.
an-gained = Ensemble, ces choix coûtaient environ { $cost } % de chances de gagner et, en points, environ { $points }.
an-regained = Avec ce que vous venez de trouver, vous en auriez gardé environ { $n }.
an-learn-again = Encore une fois
an-learn-done = Retour à l’analyse

# a line by hand
an-line = Votre suite
an-line-about = À partir du moment { $ply } : choisissez pour tous et voyez ce que cela vaut.
an-line-chances = Chances de gagner ensuite
an-line-note = Évalué comme la courbe, à quelques points de pourcentage près.
an-line-back = Un pas en arrière
an-line-leave = Retour à la partie
an-tree = Suites essayées
an-tree-name = Nom de l’arbre
an-tree-keep = Garder
an-tree-copy = Garder une copie
an-tree-link = Copier le lien
an-tree-copied = Le lien est copié. Quiconque peut voir cette partie ouvre l’arbre avec lui.
an-tree-download = Télécharger
an-tree-delete = Supprimer l’arbre
an-tree-clear = Recommencer
an-tree-kept = Gardé. Le lien et le fichier sont prêts.
an-tree-note = Tant qu’il n’est pas gardé, cet arbre n’existe que dans ce navigateur.
an-branch-name = Nom de la suite qui commence ici
an-branch-remove = Retirer ce choix et la suite
an-draw = Laisser faire le tirage

# play from here
an-from = Une nouvelle table commence au moment { $ply }. La partie terminée reste telle quelle.
an-from-line = Une nouvelle table commence à la fin de votre suite, issue du moment { $ply }. La partie terminée reste telle quelle.
an-from-seat = Je joue
an-from-others = Les autres
an-from-computer = l’ordinateur
an-from-here = des personnes sur cet appareil
an-from-level = Niveau de l’ordinateur
an-from-go = Jouer
an-from-note = Tirages et dés sont nouveaux. C’est un entraînement : cette partie ne compte pas.

# luck and skill
an-luck = Chance et qualité du jeu
an-luck-unchecked = Pour chaque jeu, nous ne montrons la part de la chance qu’après avoir vérifié, sur des parties nouvelles, qu’elle est bien mesurée. Pour ce jeu, la vérification n’est pas encore concluante.
an-luck-yours = Votre part de victoire au fil des tours
an-luck-of = Part de victoire au fil des tours : { $name }
an-part = Partie { $n }
an-key-chance = chance : dés, tirages, ce qui était caché
an-key-own = ses décisions
an-key-others = celles des autres
an-luck-sum = Chance : { $luck } %. Ses décisions : { $own } %. À { $spread } % près.
an-luck-sum-hidden = Ce qu’on ne pouvait savoir : { $n } %.
an-luck-even = Rien ne permet de dire que quelqu’un a eu plus de chance que la moyenne.
an-luck-start = départ
an-luck-luck = chance
an-luck-own = ses décisions
an-luck-others = les autres
an-luck-hidden = caché
an-luck-end = fin
an-luck-how = Départ, chance et décisions donnent ensemble le résultat exact. Un chiffre pâle ne se distingue pas de 0.
an-luck-read = Chaque moment déplace les chances de gagner. Si le dé, le sac ou une carte en décide, c’est de la chance ; si c’est une personne, une décision. Ce que l’un gagne, les autres le perdent.
an-weight = Ce qui a pesé
an-weight-least = 3 points et plus
an-turn-of = Tour de jeu : { $name }
