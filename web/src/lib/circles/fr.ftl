# Amis et clubs
ci-loading = Un instant…
ci-account = Il faut un compte. Vous pouvez en créer un sur le parvis, à votre nom.
ci-people-about = Vos amis et les joueurs que vous avez rencontrés. Personne d’autre ne voit ces listes.
ci-no-account = Aucun compte ne porte ce nom.
ci-invitations = On vous invite
ci-invites-you = { $name } vous invite à une partie de { $game }
ci-seats =
    { $n ->
        [one] Un joueur
       *[other] { $n } joueurs
    }
ci-accept = Prendre place
ci-decline = Non, merci
ci-declined = Invitation déclinée.
ci-friends = Amis
ci-friends-by = vous seul les voyez
ci-friends-none = Ajoutez quelqu’un par le nom de son compte, ou depuis la liste de vos partenaires.
ci-name = Nom d’un compte
ci-add = Ajouter
ci-keep = Ajouter aux amis
ci-drop = Retirer
ci-met = Joueurs rencontrés
ci-met-by = vos 500 dernières parties
ci-met-none = Les joueurs avec un compte que vous rencontrez à une table apparaîtront ici.
ci-games =
    { $n ->
        [one] Une partie ensemble
       *[other] { $n } parties ensemble
    }
ci-doors = Qui peut m’inviter par mon nom
ci-anyone = Tout le monde
ci-known = Les joueurs que je connais
ci-nobody = Personne
ci-anyone-about = Toute personne ayant un compte ici peut vous garder une place à sa table.
ci-known-about = Seuls vos amis, les membres de vos clubs et vos partenaires de jeu peuvent vous inviter.
ci-nobody-about = Personne ne peut vous inviter par votre nom. Il reste possible de vous envoyer un lien.
ci-blocked = Bloqués
ci-unblock = Débloquer
ci-block-about = Pour bloquer quelqu’un, passez par la discussion d’une table. Vous ne verrez plus ses messages, et cette personne ne pourra ni vous inviter ni rejoindre vos tables.
ci-clubs-about = Un club a ses tables, ses membres et son classement.
ci-mine = Mes clubs
ci-mine-none = Vous n’êtes dans aucun club.
ci-listed = Autres clubs
ci-listed-none = Aucun autre club n’est visible.
ci-new = Nouveau club
ci-title = Nom du club
ci-about = Présentation
ci-may-find = Visible : tout le monde peut le trouver et demander à y entrer
ci-make = Créer le club
ci-members =
    { $n ->
        [one] Un membre
       *[other] { $n } membres
    }
ci-role-owner = propriétaire
ci-role-keeper = organisateur
ci-role-member = membre
ci-role-asked = demande à entrer
ci-role-of = Rôle : { $name }
ci-no-club = Club introuvable
ci-no-club-about = Il a été fermé, ou il faut son lien d’invitation.
ci-invite = Partager le lien d’invitation
ci-link-copied = Lien d’invitation copié.
ci-renew = Changer le lien
ci-renewed = Le lien a changé. L’ancien ne fonctionne plus.
ci-leave = Quitter
ci-leave-sure = Quitter pour de bon ?
ci-close = Fermer le club
ci-close-sure = Le fermer pour tous ?
ci-waits = Demande envoyée. Un organisateur y répondra.
ci-join = Entrer
ci-ask = Demander à entrer
ci-tables = Tables
ci-tables-none = Aucune table ouverte.
ci-tables-about = Pour proposer une table au club, créez-la avec une place par lien, puis choisissez le club dans la salle d’attente.
ci-sit = Rejoindre
ci-watch = Regarder
ci-who = Membres
ci-let-in = Accepter
ci-send-away = Retirer
ci-leaders-none = Aucun membre n’a encore de cote à ce jeu.
ci-leaders-key = Une cote provisoire ne donne pas de rang.
ci-rated-games =
    { $n ->
        [one] { $n } partie classée
       *[other] { $n } parties classées
    }
ci-change = Réglages du club
ci-save = Enregistrer
ci-changed = Réglages enregistrés.
