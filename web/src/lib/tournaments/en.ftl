# Tournaments
to-title = Tournaments
to-about = Several rounds with new opponents each time: you are seated with players who have about as many points as you.
to-new = New tournament
to-open = Open
to-running = Under way
to-ended = Ended
to-none = None at the moment.
to-loading = One moment…
to-missing = No such tournament
to-account = Tournaments need an account, so that results belong to someone.
to-people =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
to-of = Players: { $n } of { $most }
to-tables = tables of { $n }
to-swiss = Swiss
to-knockout = Knock-out
to-swiss-about = Everyone plays every round, against players with about as many points.
to-knockout-about = The better half of each table goes through, until one table is left.
to-rounds =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
to-round = Round { $n }
to-round-of = Round { $n } of { $of }
to-host = hosted by { $name }
to-starts = starts { $when }
to-starts-full = starts when full
to-starts-host = or when its host says so
to-least =
    { $n ->
        [one] at least one player
       *[other] at least { $n } players
    }
to-fill = Computer players ({ $level }) fill the tables.
to-rated = The games are rated: no hints, no undo.
to-wait-forfeit =
    { $n ->
        [one] Anyone who stays away for one minute
       *[other] Anyone who stays away for { $n } minutes
    } on their turn, or runs out of time, forfeits the game and plays no further rounds.
to-wait-computer =
    A computer player takes over for anyone who stays away for { $n ->
        [one] one minute
       *[other] { $n } minutes
    } on their turn, or runs out of time.
to-wait-days-forfeit = Anyone who runs out of time forfeits the game and plays no further rounds.
to-wait-days-computer = A computer player takes over for anyone who runs out of time.
to-join = Join
to-back = Join again
to-leave = Withdraw
to-leave-sure = Withdraw after this round?
to-start = Start now
to-cancel = Call off
to-cancel-sure = Call this tournament off?
to-yes = Yes
to-no = No
to-share = Share the link
to-shared = Link copied.
to-yours = To your table
to-waiting = You are in. The first round opens automatically.
to-next = Your game is over. The next round opens once all tables have finished.
to-bye = You sit this round out. It counts as a mid-table finish.
to-out = You are out of this tournament.
to-finished = The tournament is over.
to-cancelled = This tournament was called off.
to-standings = Standings
to-standings-by = points, then the tie-breaks
to-place = Place
to-player = Player
to-points = Points
to-wins = Wins
to-met = Opponents’ points
to-share-of = Share of scores
to-key = The winner of a table scores 1 point, the last player none, the others evenly in between. Ties are broken by wins, then by the points of your opponents, then by your share of the scores at your tables.
to-key-knockout = Players who last longer rank higher; within a round, those who did better in it.
to-boards = Tables
to-see-rounds = Rounds
to-entrants = Players
to-board = Table { $n }
to-watch = Watch
to-review = Review
to-computer = Computer
to-erased = Former player
to-forfeit = forfeit
to-withdrawn = withdrawn
to-sits-out = Sit out: { $names }
to-name = Title
to-name-hint = Friday evening
to-game = Game
to-seats = Players at a table
to-system = System
to-how-many = Rounds
to-when = Start
to-when-full = when full
to-when-date = on a date
to-date = Day and time
to-at-least = At least
to-at-most = At most
to-fill-label = Fill tables with computer players
to-no-fill = No: players left over sit out
to-absent = Players who don’t show up
to-absent-forfeit = forfeit and are out
to-absent-computer = are replaced by the computer
to-patience = Wait for
to-minutes =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
to-listed = Show it in the public list
to-make = Create it
