# Friends and clubs
ci-loading = One moment…
ci-account = You need an account for this. You can create one on the square, under your name.
ci-people-about = Friends and the people you play with. Nobody else sees these lists.
ci-no-account = There is no account with this name.
ci-invitations = You’re invited
ci-invites-you = { $name } invites you to { $game }
ci-seats =
    { $n ->
        [one] One player
       *[other] { $n } players
    }
ci-accept = Sit down
ci-decline = No, thanks
ci-declined = Invitation declined.
ci-friends = Friends
ci-friends-by = only you see them
ci-friends-none = Add someone by account name, or from the people you’ve played with.
ci-name = Account name
ci-add = Add
ci-keep = Add to friends
ci-drop = Remove
ci-met = Played with
ci-met-by = your last 500 games
ci-met-none = Players with an account whom you meet at a table will appear here.
ci-games =
    { $n ->
        [one] One game together
       *[other] { $n } games together
    }
ci-doors = Who may invite me by name
ci-anyone = Anyone
ci-known = People I know
ci-nobody = Nobody
ci-anyone-about = Anyone with an account on this server can reserve a seat for you at their table.
ci-known-about = Only your friends, members of your clubs and people you’ve played with can invite you.
ci-nobody-about = Nobody can invite you by name. A link still works.
ci-blocked = Blocked
ci-unblock = Unblock
ci-block-about = To block someone, open the chat at a table. You won’t see their messages, and they can’t invite you or join your tables.
ci-clubs-about = A club has its own tables, members and leaderboard.
ci-mine = My clubs
ci-mine-none = You aren’t in a club yet.
ci-listed = Other clubs
ci-listed-none = No other club is listed.
ci-new = New club
ci-title = Name of the club
ci-about = About the club
ci-may-find = List it: anyone can find it and ask to join
ci-make = Create the club
ci-members =
    { $n ->
        [one] One member
       *[other] { $n } members
    }
ci-role-owner = owner
ci-role-keeper = organiser
ci-role-member = member
ci-role-asked = asks to join
ci-role-of = Role of { $name }
ci-no-club = No such club
ci-no-club-about = It was closed, or you need its invitation link.
ci-invite = Share the invitation link
ci-link-copied = Invitation link copied.
ci-renew = Change the link
ci-renewed = The link has been replaced; the old one no longer works.
ci-leave = Leave
ci-leave-sure = Leave for good?
ci-close = Close the club
ci-close-sure = Close it for everyone?
ci-waits = You’ve asked to join. An organiser will answer.
ci-join = Join
ci-ask = Ask to join
ci-tables = Tables
ci-tables-none = No table is open.
ci-tables-about = To offer a table to the club, create one with a seat by invitation link, then choose the club in the waiting room.
ci-sit = Join
ci-watch = Watch
ci-who = Members
ci-let-in = Let in
ci-send-away = Remove
ci-leaders-none = No member has a rating in this game yet.
ci-leaders-key = Provisional ratings have no rank.
ci-rated-games =
    { $n ->
        [one] 1 rated game
       *[other] { $n } rated games
    }
ci-change = About the club
ci-save = Save
ci-changed = Saved.
