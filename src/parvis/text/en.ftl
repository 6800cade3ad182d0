# Words of the program itself; each game has its own catalogue beside its rules.

terminal-keys = U undo · R restart turn · S save · L français · Q quit · PgUp PgDn board · ↑ ↓ Enter choose
terminal-over = The game is over. Press S to save it, Q to leave.
terminal-wait = One moment …
terminal-result = Result
terminal-total = Total
terminal-rank = Rank
terminal-no-undo = There is nothing to take back here.
terminal-barrier =
    { $barrier ->
        [chance] Back to the moment after the last draw or roll.
        [another] Back to the start of your turn.
        [revealed] Back to the moment something was revealed to you.
       *[start] Back to the beginning.
    }
terminal-saved = Saved as { $file }. Watch it again with: parvis replay { $file }
terminal-not-saved = Not saved: { $reason }

## parvis analyse

terminal-analyse-stage =
    { $stage ->
        [curve] Share of the win at every moment
        [near] Every decision
        [far] The dearest, to the end of the game
        [judge] Second judge
       *[complete] Done
    }
terminal-analyse-player = Player { $n }
terminal-analyse-result =
    { $points ->
        [one] { $player }: { $points } point, rank { $rank }.
       *[other] { $player }: { $points } points, rank { $rank }.
    }
terminal-analyse-accuracy = Accuracy { $accuracy } of 100; decisions: { $decisions }, clear mistakes: { $clear }, doubtful: { $doubtful }.
terminal-analyse-dearest = The dearest decisions
terminal-analyse-no-loss = No decision can be said to have lost anything.
terminal-analyse-decision =
    { $sure ->
        [clear] Choice { $ply }, { $player }: “{ $played }”. Better: “{ $best }”.
       *[doubtful] Choice { $ply }, { $player }: “{ $played }”. Perhaps better: “{ $best }”.
    }
terminal-analyse-wins = { $better } of wins instead of { $made }.
terminal-analyse-points = { $points } more in points by the end.
terminal-analyse-solved = This is exact: all that could follow was looked at.
terminal-analyse-why = What changes by the end: { $reasons }.
terminal-analyse-track =
    { $track ->
        [citizens] citizens
       *[buildings] buildings
    }
terminal-analyse-ledger = Luck and decisions, in points of 100 of the win
terminal-analyse-column =
    { $column ->
        [start] at the start
        [own] own choices
        [others] others’ choices
        [luck] luck
        [hidden] hidden
       *[result] result
    }
terminal-analyse-luck-spread = Luck is known to within { $spread }, four times in five.
terminal-analyse-luck-unknown = The share of luck is not shown: nothing proves yet that it is measured well in this game.
