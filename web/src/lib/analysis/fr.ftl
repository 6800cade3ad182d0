an-title = Analyse
an-title-short = Analyse
an-side = Ce que l’analyse a trouvé
an-no = Pas d’analyse ici
an-unfinished = Une partie s’analyse une fois terminée.
an-to-table = À la table
an-to-result = Retour au résultat

# progress
an-looking = Cette partie a-t-elle déjà été analysée ? …
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
an-stage-far = Les décisions les plus chères, suivies jusqu’à la fin de la partie…
an-stage-judge = Un second juge rejoue la suite de ce qui ressemble à une erreur…
an-stage-complete = Presque fini…
an-progress = Avancement de l’analyse

# the curve
an-curve = Part de victoire, coup après coup
an-curve-alone = Points attendus à la fin, coup après coup
an-curve-soon = La courbe apparaît dans quelques secondes.
an-joint = joint pâle : l’incertitude
an-clear = net
an-doubtful = douteux
an-moment = Moment de la partie
an-ply = coup { $ply }
an-value = Coup { $ply } sur { $last } : { $shares }
an-share-of = { $name } { $share }
an-now = Chances à ce moment
an-then = puis
an-points-expected = points attendus
an-ply-column = Coup
an-who-column = Qui décide
an-spread-column = Incertitude
an-chance = Le hasard

# decisions
an-your-decisions = Vos décisions
an-decisions-of = Décisions : { $name }
an-all-decisions = Toutes les décisions
an-studied = { $n ->
    [one] { $n } étudiée
   *[other] { $n } étudiées
}
an-order = Ordre
an-order-dear = Les plus chères
an-order-game = Dans l’ordre
an-whose = Décisions de qui
an-all = Tous
an-good = rien de mieux
an-same = même tour
an-not-yet = pas encore
an-better = mieux : { $choice }
an-maybe = peut-être : { $choice }
an-loss = { $loss }, entre { $low } et { $high }
an-loss-points = { $loss } aux points, à { $spread } près
an-loss-exact = { $loss }, exactement
an-wins = { $better } % de chances de gagner au lieu de { $played } %.
an-points = À la fin, environ { $n } de plus aux points, à { $spread } près.
an-why = Ce que le meilleur choix aurait changé à la fin, en points :
an-on-track = { $category } ({ $track })
an-why-doubtful = Pas certain : le hasard ou les erreurs de l’ordinateur peuvent expliquer cet écart.
an-counts = { $clear ->
    [0] Aucun écart net
    [one] Un écart net
   *[other] { $clear } écarts nets
}, { $doubtful } { $doubtful ->
    [one] douteux
   *[other] douteux
} ; pour les autres choix ({ $rest }), rien ne permet de dire qu’un autre valait mieux.
an-so-far = Ce qui est trouvé paraît ici, le plus cher d’abord, et peut encore changer.
an-accuracy = Précision : { $n } sur 100, comparable entre parties du même jeu.
an-method = Parties examinées par choix : jusqu’à { $n }, d’après ce que le joueur pouvait savoir. L’écart compte la part de victoire pour trois quarts et l’avance aux points pour un quart. La moustache contient quatre estimations sur cinq. Un écart est net quand sa moustache exclut 0 et qu’un second juge est d’accord. Contre des personnes, il peut être autre.
an-method-alone = Parties examinées par choix : jusqu’à { $n }, d’après ce que vous pouviez savoir. La moustache contient quatre estimations sur cinq. Un écart est net quand sa moustache exclut 0 et qu’un second juge est d’accord.

# the bar
an-chose = { $name } : { $choice }
an-chance-decides = Le hasard décide.
an-moment-of = Coup { $ply }
an-not-looked = Ce choix n’a pas encore été examiné.
an-same-why = Un autre ordre aurait mené au même point : rien n’a été perdu.
an-nothing-better = { $n ->
    [one] Il n’y avait qu’un choix.
   *[other] Sur { $n } choix, aucun ne peut être dit meilleur.
}
an-better-full = Mieux : { $choice }. { $better } % de chances de gagner au lieu de { $played } %, { $points } de plus aux points.
an-better-points = Mieux : { $choice }. Environ { $points } de plus aux points.
an-maybe-points = Peut-être mieux : { $choice }. Environ { $points } de plus aux points, sans certitude.
an-maybe-full = Peut-être mieux : { $choice }. { $better } % de chances de gagner au lieu de { $played } %, sans certitude.
an-first = Début
an-last = Fin
an-back = Décision précédente
an-on = Décision suivante
an-dear-back = Décision chère précédente
an-dear-on = Décision chère suivante
an-explore = Essayer une suite
an-play = Rejouer d’ici
an-mark-played = joué
an-mark-better = mieux
an-mark-maybe = peut-être
an-mark-wrong = non
an-mark-then = joué ce jour-là

# learn from my mistakes
an-learn = Apprendre de mes erreurs
an-learn-go = { $n ->
    [one] Apprendre de mon erreur
   *[other] Apprendre de mes erreurs · { $n }
}
an-no-mistake = Aucune erreur nette parmi ces décisions.
an-learn-about = { $n ->
    [one] Un choix de cette partie coûtait nettement. Trouvez mieux, sur le plateau.
   *[other] { $n } choix de cette partie coûtaient nettement. Trouvez mieux, sur le plateau.
}
an-question = Coup { $ply } · { $where }
an-your-turn = à vous
an-later = ensuite
an-outcome-first = trouvé : { $choice }
an-outcome-second = trouvé au deuxième essai : { $choice }
an-outcome-shown = la réponse : { $choice }
an-outcome-skipped = passé
an-find-better = Vous aviez joué : { $choice }. Trouvez mieux.
an-find-points = Touchez ce qui luit. Ce choix coûtait des points : environ { $points }.
an-find-cost = Touchez ce qui luit. Ce choix coûtait { $loss } sur cent de chances de gagner, entre { $low } et { $high }.
an-weighing = Un instant : ce choix est pesé…
an-wrong = Pas celui-là non plus. Encore un essai.
an-right = Oui, ce choix vaut le meilleur.
an-answer-is = Mieux : { $choice }
an-hint = Un indice
an-hint-plain = Le meilleur choix rapporte environ { $points } de plus aux points à la fin.
an-answer = La réponse
an-skip = Suivante, sans réponse
an-next = Question suivante
an-finish = Voir ce que j’y gagne
an-tries = Essais
an-try-points = coûte des points : environ { $points }.
an-try-cost = coûte environ { $n } sur cent.
an-rule = La règle du jeu
an-rule-words = Est juste tout choix qui vaut le meilleur, à l’incertitude près : il peut y en avoir plusieurs. Un essai faux dit pourquoi, sans donner la réponse. Deux essais.
an-asked-of = Vous choisissez pour { $name }, avec ce qui pouvait se savoir alors.
an-learned = Trouvé : { $found } sur { $n }.
an-gained-points = Ensemble, ces choix coûtaient des points : environ { $points }.
an-gained = Ensemble, ces choix coûtaient environ { $cost } sur cent de chances de gagner et, aux points, environ { $points }.
an-regained = Avec ce que vous venez de trouver, vous en auriez gardé environ { $n }.
an-learn-again = Encore une fois
an-learn-done = Retour à l’analyse

# a line by hand
an-line = Une suite à vous
an-line-about = Depuis le coup { $ply } : choisissez pour tous et voyez ce que cela vaut.
an-line-chances = Chances de gagner ensuite
an-line-note = Évalué comme la courbe : à quelques points sur cent près.
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
an-draw = Laisser faire le hasard

# play from here
an-from = Une nouvelle table commence au coup { $ply }. La partie terminée reste telle quelle.
an-from-line = Une nouvelle table commence après votre suite du coup { $ply }. La partie terminée reste telle quelle.
an-from-seat = Je joue
an-from-others = Les autres
an-from-computer = l’ordinateur
an-from-here = des personnes sur cet appareil
an-from-level = Niveau de l’ordinateur
an-from-go = Jouer
an-from-note = Tirages et dés sont nouveaux. C’est un entraînement : cette partie ne compte pas.

# luck and skill
an-luck = Hasard et adresse
an-luck-unchecked = Le partage entre hasard et adresse n’est montré pour un jeu que si un contrôle sur des parties nouvelles dit que le hasard y est bien du hasard. Pour ce jeu, il n’est pas encore passé.
an-luck-yours = Votre part de victoire, tour après tour
an-luck-of = Part de victoire, tour après tour : { $name }
an-part = Partie { $n }
an-key-chance = hasard : dés, tirages, ce qui était caché
an-key-own = ses décisions
an-key-others = celles des autres
an-luck-sum = Hasard : { $luck } sur cent. Ses décisions : { $own }. À { $spread } près.
an-luck-even = Personne n’a eu plus de chance que la moyenne, autant qu’on puisse le dire.
an-luck-start = départ
an-luck-luck = hasard
an-luck-own = ses décisions
an-luck-others = les autres
an-luck-hidden = caché
an-luck-end = fin
an-luck-how = Départ, hasard et décisions font exactement la fin. Un chiffre pâle ne se distingue pas de 0.
an-luck-read = Chaque coup déplace les chances. Si le dé, le sac ou une carte en décide, c’est du hasard ; si c’est une personne, une décision. Ce que l’un gagne, les autres le perdent.
an-weight = Ce qui a pesé
an-weight-least = 3 points et plus
an-turn-of = Tour : { $name }
