# Tournaments
to-title = Tournaments
to-about = Several rounds against many: you are seated anew each time, against people with about as many points.
to-new = New tournament
to-open = Open
to-running = Under way
to-ended = Ended
to-none = None at the moment.
to-loading = One moment…
to-missing = No such tournament
to-account = Tournaments need an account: results must belong to somebody.
to-people =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
to-of = Players: { $n } of { $most }
to-tables = tables of { $n }
to-swiss = Swiss
to-knockout = Knock-out
to-swiss-about = Everybody plays all rounds, against people with about as many points.
to-knockout-about = The better half of each table goes on, until one table is left.
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
        [one] one player at least
       *[other] { $n } players at least
    }
to-fill = Computer players ({ $level }) fill the tables.
to-rated = The games are rated: no hints, no taking back.
to-wait-forfeit =
    { $n ->
        [one] Who stays away for one minute
       *[other] Who stays away for { $n } minutes
    } on their turn, or runs out of time, forfeits the game and plays no further rounds.
to-wait-computer =
    { $n ->
        [one] For who stays away for one minute
       *[other] For who stays away for { $n } minutes
    } on their turn, or runs out of time, a computer player goes on.
to-wait-days-forfeit = Who runs out of time forfeits the game and plays no further rounds.
to-wait-days-computer = For who runs out of time, a computer player goes on.
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
to-waiting = You are in. The first round opens by itself.
to-next = Your game is over. The next round opens once all tables have finished.
to-bye = You sit this round out. It counts as much as a place in the middle.
to-out = You play no more in this tournament.
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
to-key = The winner of a table has 1 point, the last none, the others evenly between. Ties: wins, points of the opponents met, share of the scores at one’s tables.
to-key-knockout = Who lasts longer is ahead; in the same round, who did better in it.
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
to-when-date = at a date
to-date = Day and time
to-at-least = At least
to-at-most = At most
to-fill-label = Fill tables with computer players
to-no-fill = No: who is left over sits out
to-absent = Who does not come
to-absent-forfeit = forfeits and is out
to-absent-computer = is replaced by the computer
to-patience = Wait for
to-minutes =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
to-listed = Everybody finds it in the list
to-make = Make it
