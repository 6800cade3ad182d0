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
