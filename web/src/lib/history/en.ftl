# My games
my-wait =
    { $mine ->
        [0] No table is waiting for you
        [one] One table is waiting for you
       *[other] { $mine } tables are waiting for you
    }{ $others ->
        [0] .
        [one] , one is waiting for someone else.
       *[other] , { $others } are waiting for others.
    }
my-next = Next table
my-on = Games in progress
my-waiting-room = Waiting for players
my-thinks = { $name } is thinking
my-since = since { $when }
my-for = for { $time }
my-left-time = { $time } left
my-brief-days = { $d } d { $h } h
my-brief-hours = { $h } h
my-ended = Finished games
my-count =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $won } won
my-all-games = All games
my-won = Won
my-lost = Lost
my-archived = Archived
my-search = A player’s name
my-filters = Filters
my-date = Date
my-game = Game
my-with = With
my-place = Place
my-points = Points
my-length = Length
my-of = of { $n }
my-behind = behind { $n }
my-ahead = ahead of { $n }
my-level-with = level with { $n }
my-left = resigned
my-training = training
my-rated-by = rating { $n }
my-ord-one = st
my-ord-two = nd
my-ord-few = rd
my-ord-other = th
my-hours = { $h } h { $m }
my-minutes = { $m } min
my-days =
    { $d ->
        [one] 1 day
       *[other] { $d } days
    }
my-review = Review
my-more = More for this game
my-analyse = Analyse
my-again = Play again
my-share = Share
my-shared = Link copied.
my-archive = Archive
my-restore = Put back
my-archived-note = Archived: { $game }.
my-restored-note = Back in the list: { $game }.
my-undo = Undo
my-twenty = Show more
my-none = Nothing matches these filters.
my-none-yet = No finished games yet.
my-none-archived = You haven’t archived any games.
my-clear = Clear the filters
my-empty = Your first game
my-empty-about = Games you play are kept here, with everyone’s points. You can resume them, replay them, or play again.
my-empty-play = Play a game
my-loading = Fetching your games…
my-accuracy = accuracy { $n }
