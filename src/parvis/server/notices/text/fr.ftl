# Ce qui est annoncé quand la page est fermée. Pour chaque sorte : un titre, et une ligne de courriel.

news-turn = À vous de jouer
    .line = { $title } : à vous de jouer.
news-time = Le temps presse
    .line = { $title } : il vous reste peu de temps.
news-invited = Une invitation
    .line = { $title } : { $name } vous invite.
news-rematch = Une revanche ?
    .line = { $title } : { $name } propose une revanche.
news-over = La partie est terminée
    .line = { $title } : la partie est terminée. Voyez le résultat.
news-said = Nouveau message
    .line = { $title } : { $name } vous a écrit.
news-somebody = Quelqu’un
news-many =
    { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
mail-hello = Bonjour { $name },
mail-bye = Votre serveur Parvis
mail-stop = Pour ne plus recevoir ces courriels :
confirm = Confirmez votre adresse
confirm-text = Quelqu’un, sans doute vous, demande que Parvis écrive à cette adresse au sujet des parties de « { $name } ». Pour accepter, ouvrez ce lien :
confirm-ignore = Sinon, ne faites rien : vous ne recevrez aucun autre courriel.
