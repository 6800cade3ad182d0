# Around the game: connection, clocks, absence, the waiting room.

connection = Connexion
net-waking = Reconnexion…
net-off = Hors ligne
net-signed-out = Déconnexion
net-gone = Table disparue
link-waking = La connexion est coupée. Reconnexion en cours.
link-waking-short = Connexion coupée, reconnexion en cours.
link-kept = Votre choix est gardé : { $choice }. Il partira de lui-même, vous n’avez rien à recharger.
link-kept-short = Votre choix est gardé, il partira de lui-même.
as-of = état d’il y a { $for }
link-withdraw = Retirer mon choix
link-off = Hors ligne depuis { $for }.
for-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
for-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
link-waits = La table vous attend. Le journal et les règles restent ouverts.
link-room = Chacun garde sa place. Vous pouvez lire les règles en attendant.
link-clock-runs = Votre horloge continue. Le journal et les règles restent ouverts.
link-next = Prochain essai dans { $n } s
link-next-short = Dans { $n } s
link-trying = Essai en cours…
link-retry = Réessayer
link-restored = La connexion est revenue.
link-arrived = Votre choix était déjà arrivé. Vous pouvez l’annuler.
link-signed-out = Votre connexion au compte a pris fin.
    .why = Connectez-vous de nouveau pour reprendre votre place. Rien n’est perdu.
link-guest-out = Vous jouiez sans compte, et ce navigateur n’en a plus trace. Vous pouvez regarder la partie ou vous connecter à un compte.
link-gone = Cette table n’existe plus.
    .why = Elle a été annulée ou supprimée.
watch-only = Seulement regarder
refused-unreachable = Le serveur ne répond pas. Vérifiez votre connexion.
late = Temps écoulé pour { $name }. Que faire ?
    .why = La première réponse décide pour tous. { $name } peut encore jouer d’ici là.
    .watched = Aux joueurs de décider de la suite. { $name } peut encore jouer.
late-me = Votre temps est écoulé : jouez vite, les autres peuvent vous remplacer.
silent = { $name } n’a pas joué depuis { $for }.
absent = { $name } ne répond plus depuis { $for }.
    .why = Si la majorité des présents le veut, l’ordinateur joue à sa place.
    .voted = Vous voulez continuer avec l’ordinateur. Les autres n’ont pas encore répondu.
    .two = À vous de décider. Si vous gardez la partie, elle reprendra quand vous voudrez, sans horloge.
replaced = L’ordinateur joue pour vous.
    .why = Vous n’avez pas répondu à temps. Votre place vous attend.
    .for-good = À cette table, on ne peut pas reprendre sa place. Vous pouvez regarder.
give-minutes = Laisser 5 minutes
give-minutes-short = 5 minutes de plus
give-day = Laisser un jour
computer-plays = Laisser jouer l’ordinateur
computer-plays-short = L’ordinateur joue
absent-win = Terminer : je gagne
absent-save = Garder pour plus tard
take-seat-back = Reprendre ma place
away-for = absent depuis { $for }
for-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
guest = invité
program = programme
    .about = Un programme connecté par une autre personne joue ici.
invite-program = Inviter un programme…
the-table = La table
the-game = La partie
change = Changer
who-may-come = Qui peut venir
visibility-private = Privée
    .about = Seules les personnes qui ont le lien peuvent prendre place ; personne d’autre ne peut regarder.
visibility-link = Par lien
    .about = Toute personne qui a le lien peut prendre une place libre ; les suivantes peuvent regarder. La table n’est pas dans la liste publique.
visibility-public = Publique
    .about = La table est dans la liste publique : tout le monde peut prendre place ou regarder.
watching = { $n ->
    [one] { $n } personne regarde la partie.
   *[other] { $n } personnes regardent la partie.
}
training = Entraînement : des choix ont été annulés au-delà de ce que les règles permettent. Cette partie ne compte pas.
end-game = Abandonner la partie
end-sure = La partie s’arrêtera et vous la perdrez. Abandonner ?
keep-playing = Continuer à jouer
forget-table = Retirer de ma liste
clock-live-words = { $bank } chacun, et { $increment } s de plus à chaque tour de jeu. À zéro, les autres joueurs décident de la suite.
clock-days-words = { $days ->
    [one] { $days } jour par tour de jeu. Au-delà, les autres joueurs décident de la suite.
   *[other] { $days } jours par tour de jeu. Au-delà, les autres joueurs décident de la suite.
}
clock-rest-words = { $days ->
    [one] { $days } jour par tour de jeu, sans compter samedi et dimanche. Au-delà, les autres joueurs décident de la suite.
   *[other] { $days } jours par tour de jeu, sans compter samedi et dimanche. Au-delà, les autres joueurs décident de la suite.
}
clock-none-words = Chacun prend son temps. Un joueur absent peut être remplacé.
clock-bank = Chacun
clock-increment = En plus à chaque tour de jeu
clock-turn = Par tour de jeu
clock-rest = Week-ends libres
returns = Reprendre sa place
    .about = Un joueur remplacé par l’ordinateur peut revenir.
waiting-room = Table en attente
seats-taken = { $n ->
    [one] { $n } place prise sur { $of }
   *[other] { $n } places prises sur { $of }
}
what-name = Comment vous appelle-t-on ?
    .why = Ce nom se voit à la table. { $n ->
        [one] La partie commence aussitôt.
       *[other] La partie commence quand tout le monde est là.
    }
take-your-seat = Une place vous attend.
missing-host = { $n ->
    [one] Il manque une personne : envoyez-lui le lien.
   *[other] Il manque { $n } personnes : envoyez-leur le lien.
}
missing = { $n ->
    [one] On attend encore une personne.
   *[other] On attend encore { $n } personnes.
}
all-here = Tout le monde est là.
    .why = Une fois la partie commencée, règles et horloge ne changent plus.
all-here-wait = Tout le monde est là. L’hôte va commencer.
starts-when-full = La partie commence dès que toutes les places sont prises. Vous pouvez fermer cette page, la table reste.
starts-when-full-short = La partie commence quand toutes les places sont prises.
you-host = vous, hôte
kept-for = place gardée
waits-for-somebody = attend quelqu’un
your-seat = Votre place
    .about = libre
invited-by = { $name } vous invite
invited = Une invitation pour vous
    .about = Pas besoin de compte : un nom suffit, ce navigateur s’en souvient.
basic-rules = Règles de base.
code = Code à scanner : le lien de la table
code-large = Agrandir le code
seat-actions = Place : { $name }
close-seat = Fermer cette place
pick-computer-long = Ordinateur
remove = Retirer
cancel-table = Annuler la table
cancel-sure = Vraiment annuler ?
share = Partager le lien
begin = Commencer
watch = Regarder
leave-seat = Quitter ma place
unread = non lus
chat-unread = Discussion, { $n ->
    [one] { $n } message non lu
   *[other] { $n } messages non lus
}
rematch-by = { $name } propose une revanche.
rematch-mine = Vous proposez une revanche.
rematch-about = Mêmes joueurs, mêmes règles, même horloge. { $n ->
    [one] { $n } réponse favorable sur { $of }.
   *[other] { $n } réponses favorables sur { $of }.
}
play-again = Rejouer
to-table = À la table
not-this-time = Pas cette fois
agrees = { $name } : d’accord
declines = { $name } : pas cette fois
no-answer-yet = { $name } : pas encore de réponse
notice-replaced = { $name } ne répondait plus : l’ordinateur joue.
notice-returned = { $name } reprend sa place.
notice-more-time = { $name } a plus de temps.
notice-removed = { $name } n’est plus à la table.
notice-changed = L’hôte a modifié les réglages de la partie.
notice-won = La partie s’arrête : { $name } ne répondait plus.
notice-saved = { $name } garde la partie pour plus tard, sans horloge.
notice-declined = { $name } : pas de revanche cette fois.
notice-refused = { $name } ne peut pas jouer cette partie.
join-table = Rejoindre
public-games = Parties à regarder
standing = Réponses données d’avance
standing-end = Me redemander
several = Plusieurs à la fois
    .about = Choisir plusieurs réponses et les donner ensemble
several-all = Le plus possible
several-go-on = Confirmer, puis continuer
several-do = Tout confirmer
several-then = Confirmer, puis : { $last }
stand = Toujours…
    .about = Répondre ainsi désormais, sans que la question revienne
until-turn = ce tour de jeu
until-round = { $round ->
    [Tour] ce tour-ci
   *[Manche] cette manche
}
until-game = toute la partie
pause = Pause
play-on = Lire la suite
jump-by = Avancer par
jump-rounds = { $round ->
    [Tour] tour
   *[Manche] manche
}
jump-turns = tour de jeu
jump-mine = mes choix
jump-back = Précédent
jump-on = Suivant
speed = Vitesse
speed-1 = lent
speed-2 = posé
speed-3 = vif
take-up = Reprendre d’ici
take-up-yes = Oui, d’ici
take-up-sure = La suite sera perdue, et la partie deviendra un entraînement.
while-away = Pendant votre absence : { $n ->
    [one] { $n } moment.
   *[other] { $n } moments.
}

# The analysis of a finished game
analysis = Analyse
    .about = Les chances de gagner au fil de la partie, vos décisions les plus coûteuses et ce qui aurait mieux valu

# apprendre à la table
in-one-minute = En une minute
minute-play = Jouons
minute-lesson = Leçon
minute-rules = Toutes les règles
aid = Aide de jeu
how-points-are-made = Comment marquer des points
hint-never = Ne plus montrer
tip-points = Points
    .about = Vos points pour l’instant. Le score (S) indique d’où ils viennent.
tip-round = Tour de jeu
    .about = Où en est la partie : le tour ou la manche, et sa phase.
tip-rule = R : la règle

# Répondre avant la question
stand-ahead = Répondre d’avance
stand-ahead-when = Quand
stand-ahead-about = À propos de
stand-ahead-until = Pour
stand-ahead-give = Répondre ainsi
stand-ahead-kept = C’est noté. Les autres ne le voient pas.

# Une session sans compte a expiré
link-as-guest = Continuer, { $name } (sans compte)
next-table = Table suivante
