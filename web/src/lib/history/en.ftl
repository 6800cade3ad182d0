# My games
my-wait =
    { $mine ->
        [0] No table waits for you
        [one] One table waits for you
       *[other] { $mine } tables wait for you
    }{ $others ->
        [0] .
        [one] , one waits for somebody else.
       *[other] , { $others } wait for others.
    }
my-next = Next table
my-on = Games in progress
my-waiting-room = Waiting for players
my-thinks = { $name } is thinking
my-since = since { $when }
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
my-left = gave up
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
my-none-archived = You have archived no game.
my-clear = Clear the filters
my-empty = Your first game
my-empty-about = The games you play stay here, with everybody’s points. You can go on with them, replay them and play again.
my-empty-play = Play a game
my-loading = Fetching your games…
my-accuracy = accuracy { $n }
