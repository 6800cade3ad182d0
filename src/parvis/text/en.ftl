# Words of the program itself; each game has its own catalogue beside its rules.

terminal-keys = U undo · R restart turn · S save · L français · Q quit · PgUp PgDn board · ↑ ↓ Enter choose
terminal-over = The game is over. Press S to save it, Q to leave.
terminal-wait = One moment…
terminal-result = Result
terminal-total = Total
terminal-rank = Rank
terminal-no-undo = There is nothing to undo here.
terminal-barrier =
    { $barrier ->
        [chance] Back to just after the last draw or roll.
        [another] Back to the start of your turn.
        [revealed] Back to just after something was revealed to you.
       *[start] Back to the beginning.
    }
terminal-saved = Saved as { $file }. Watch it again with: parvis replay { $file }
terminal-not-saved = Not saved: { $reason }

## parvis analyse

terminal-analyse-stage =
    { $stage ->
        [curve] Win chance at every move
        [near] Every decision
        [far] The costliest, to the end of the game
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
terminal-analyse-dearest = The costliest decisions
terminal-analyse-no-loss = No decision clearly cost anything.
terminal-analyse-decision =
    { $sure ->
        [clear] Choice { $ply }, { $player }: “{ $played }”. Better: “{ $best }”.
       *[doubtful] Choice { $ply }, { $player }: “{ $played }”. Perhaps better: “{ $best }”.
    }
terminal-analyse-wins = Win chance { $better } instead of { $made }.
terminal-analyse-points = About { $points } more points by the end.
terminal-analyse-solved = This is exact: everything that could follow was examined.
terminal-analyse-why = What changes by the end: { $reasons }.
terminal-analyse-track =
    { $track ->
        [citizens] citizens
       *[buildings] buildings
    }
terminal-analyse-ledger = Luck and decisions, in percentage points of win chance
terminal-analyse-column =
    { $column ->
        [start] at the start
        [own] own choices
        [others] others’ choices
        [luck] luck
        [hidden] hidden
       *[result] result
    }
terminal-analyse-luck-spread = Luck is accurate to within { $spread }, four times out of five.
terminal-analyse-luck-unknown = Luck is not shown: its measurement has not yet passed a check for this game.
