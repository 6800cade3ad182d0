pz-day = Problème du jour
pz-title = Problème
pz-trainer = S’entraîner
pz-none = Aucun problème de jeu à cette adresse
pz-side = Le problème et vos réponses
pz-from-self-play = d’après une partie entre ordinateurs
pz-from-people = d’après une partie jouée ici

# the question
pz-about-day = Une vraie partie, arrêtée avant un choix qui compte. Une réponse est nettement meilleure que les autres, ou quelques-unes qui se valent : toutes sont alors justes. Un nouveau problème chaque jour, le même pour tous.
pz-about = Une vraie partie, arrêtée avant un choix qui compte. Une réponse est nettement meilleure que les autres, ou quelques-unes qui se valent : toutes sont alors justes.
pz-hard = Difficulté { $n } sur 5
pz-hard-guess = Cote { $rating } ; peu de joueurs l’ont essayé.
pz-hard-share = Cote { $rating } ; { $share } % des joueurs trouvent du premier coup.
pz-ask = Une partie à { $seats }, { $phase ->
    [early] en début de partie
    [late] en fin de partie
   *[middle] en milieu de partie
}. Un choix est nettement le meilleur : touchez ce qui brille.
pz-wrong = Ce n’est pas celui-là.
pz-partly = Bon choix, mais il y a mieux.
pz-again = Encore un essai. À côté : ce que ce choix coûte.
pz-right = Oui, c’est le meilleur choix.
pz-right-second = Trouvé.
pz-missed = Le meilleur choix : { $choice }
pz-answer-is = La réponse : { $choice }
pz-natural = À première vue : { $choice }. On gagne alors { $natural } % des parties, contre { $best } %.
pz-next = Problème suivant
pz-train = S’entraîner à ce jeu
pz-skip = Un autre
pz-rule = Votre première réponse compte pour la cote ; avec un indice, elle compte pour moitié. Deux essais, puis la réponse. Vous savez ce que ce joueur savait, rien de plus.
pz-mark-best = le meilleur
pz-mark-other = celui-ci

# the answer
pz-rated = Votre cote : { $rating } ({ $change })
pz-against = { $best } % de victoires au lieu de { $instead } % après « { $choice } ».
pz-others = Tout ce qui a été comparé
pz-choice = Choix
pz-win = Gagne
pz-loss = Perte
pz-between = de { $low } à { $high }
pz-first-sight = tentant à première vue
pz-look = Touchez un autre choix sur le plateau pour voir ce qu’il coûte.
pz-not-looked = « { $choice } » est loin derrière : une recherche courte a suffi à l’écarter.
pz-like = Choix non étudié : « { $choice } ». Le résultat devrait être proche de : « { $other } ».
pz-is-right = « { $choice } » est une bonne réponse.
pz-as-good = { $n ->
    [one] Tout aussi bon :
   *[other] Tout aussi bons :
}
pz-try-far = est loin derrière.
pz-method = Parties simulées jusqu’au bout pour chaque choix : { $visits }. Paires de parties jouées en plus par un second juge, du même avis : { $pairs }. Une perte compte la part de victoire pour trois quarts et l’avance en points pour un quart ; quatre estimations sur cinq se trouvent entre les deux nombres. Contre des humains, le résultat peut être différent.

# how it has gone
pz-rating = { $game } : votre cote
pz-doubt = à { $doubt } près
pz-score = Du premier coup : { $solved } sur { $tries }
pz-streak = { $n ->
    [0] La prochaine bonne réponse ouvre une série ; votre plus longue : { $longest }.
    [one] Un problème réussi ; votre plus longue série : { $longest }.
   *[other] { $n } problèmes réussis d’affilée ; votre plus longue série : { $longest }.
}
pz-unrated = Votre première réponse vous donnera une cote.
pz-games = D’autres problèmes
pz-all = Tous les jeux
pz-mixed = mélangés
pz-found = Trouvés : { $n } sur { $of }
pz-found-day = trouvé
pz-second-day = au second essai
pz-missed-day = manqué
pz-day-was = { $day } : { $went ->
    [found] trouvé
    [second] trouvé au second essai
    [missed] manqué
   *[open] sans réponse
}
pz-days-in-row = { $n ->
    [one] jour de suite
   *[other] jours de suite
}
pz-days-found = { $n ->
    [one] trouvé sur { $of }
   *[other] trouvés sur { $of }
}
pz-streak-rule = Un jour sans réponse met fin à la série.
pz-yesterday = Le problème d’hier
