# Ce qui est annoncé quand la page est fermée. Pour chaque sorte : un titre, et une ligne de courriel.

news-turn = À vous de jouer
    .line = À vous de jouer à { $title }.
news-time = Le temps presse
    .line = Il vous reste peu de temps à { $title }.
news-invited = Une invitation
    .line = { $name } vous invite à { $title }.
news-rematch = Une revanche ?
    .line = { $name } propose de rejouer à { $title }.
news-over = La partie est terminée
    .line = La partie de { $title } est terminée. Voyez le résultat.
news-said = Nouveau message
    .line = { $name } vous a écrit à { $title }.
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
