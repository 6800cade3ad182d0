# Profiles and leaderboards
pe-loading = One moment…
pe-none = No such profile
pe-none-about = Nobody plays under this name here, or they keep their profile to themselves.
pe-computer = Computer, { $level }
pe-summary =
    { $games ->
        [0] No finished game yet
        [one] One game
       *[other] { $games } games
    }{ $games ->
        [0] { "" }
       *[other] , { $won } won
    }
pe-since = here since { $when }
pe-computer-about = The same player at every table. Its strength is measured in matches; people’s results don’t move it.
pe-open = Others may see this page
pe-open-saved = Others may now see this page.
pe-closed-saved = Only you can see this page now. Leaderboards still show your name and rating.
pe-share = Share
pe-shared = Link copied.
pe-sections = Sections
pe-ratings = Ratings
pe-ratings-by = by game, with margin of error
pe-games =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }
pe-provisional = provisional
pe-measured = measured
pe-ratings-key = Dashes: 1500, the average. Whisker: 19 chances out of 20. Hollow: provisional.
pe-ratings-none = Rated games give a rating. None has been played yet.
pe-wins = Wins
pe-wins-by = by game and number of players
pe-at =
    { $n ->
        [one] one player
       *[other] { $n } players
    }
pe-mean = mean { $n }
pe-wins-key = Wins in %; small figures: number of games. Line: an equal share for everyone. Below: average points. Pale: fewer than ten games.
pe-points = Where the points come from
pe-which = Game and number of players
pe-here = per game
pe-average = average of others
pe-average-none = There is nobody to compare with yet.
pe-track = Rating over time
pe-track-said = { $game }: from { $from } to { $to } in { $n ->
        [one] one rated game
       *[other] { $n } rated games
    }
pe-track-key = Pale band: 19 chances out of 20. It narrows game by game.
pe-records = Records
pe-record = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
pe-streak = { $n ->
        [one] 1 win
       *[other] { $n } wins in a row
    }
pe-streak-now = { $n } of them up to the last game
pe-opponents = Opponents
pe-opponents-by = latest games
pe-ahead = ahead in { $n } of { $of }
pe-recent = Recent games
pe-recent-none = No finished game to show.
pe-all = All
pe-option = { $option }: { $value }
pe-leaders = Leaderboards
pe-leaders-about = The strongest at each game, by rating. Provisional ratings are left out.
pe-period = Period
pe-month = 30 days
pe-year = One year
pe-ever = All time
pe-rank = Rank
pe-player = Player
pe-rating = Rating
pe-leaders-none = Nobody has a settled rating here yet. The levels of the computer show what to aim for.
pe-leaders-key = Computer players are listed for comparison and have no rank.
pe-highest = Highest scores
pe-highest-by = by players and options
pe-highest-none = No record yet.
pe-place = { $place } of { $of }
pe-review = Review
pe-solo = Solo
pe-solo-by = best game by start value
pe-judged = Accuracy
pe-judged-by = from analysed games
pe-judged-key = 100: no choice lost anything. Luck: the win chance gained or lost through draws, in %.
pe-luck = luck { $n }
pe-played = What people play here
pe-played-by =
    { $n ->
        [one] one game
       *[other] { $n } games
    }
pe-choices = Choices
pe-openings = First choices
pe-choice = Choice
pe-chosen = Players
pe-between = { $low } to { $high }
pe-played-none = Too few finished games to say anything yet.
pe-played-key = How often those who made a choice won. Whisker: 19 chances out of 20. Dashes: an equal share for all. Good players choose well, so a choice need not be the cause.
