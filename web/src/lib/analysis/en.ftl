an-title = Analysis
an-title-short = Analysis
an-side = What the analysis found
an-no = There is no analysis here
an-unfinished = A game can be analysed once it is over.
an-to-table = To the table
an-to-result = Back to the result

# progress
an-looking = Checking whether this game has been analysed…
an-none = This game has not been analysed yet.
an-start = Analyse this game
an-failed = The analysis was interrupted.
an-again = Try again
an-waiting = { $n ->
    [0] Your analysis is about to begin.
    [one] One analysis comes before yours.
   *[other] { $n } analyses come before yours.
}
an-stage-curve = Finding the win chance at every move…
an-stage-near = Looking at every decision…
an-stage-far = Following the costliest decisions to the end of the game…
an-stage-judge = A second judge plays on from what looks like a mistake…
an-stage-complete = Almost done…
an-progress = Progress of the analysis

# the curve
an-curve = Win chance, move by move
an-curve-alone = Expected final points, move by move
an-curve-soon = The curve appears in a few seconds.
an-joint = pale band: uncertainty
an-clear = clear
an-doubtful = doubtful
an-moment = Move of the game
an-ply = move { $ply }
an-value = Move { $ply } of { $last }: { $shares }
an-share-of = { $name } { $share }
an-now = Chances at this move
an-then = then
an-points-expected = points expected
an-ply-column = Move
an-who-column = Who decides
an-spread-column = Uncertainty
an-chance = Chance

# decisions
an-your-decisions = Your decisions
an-decisions-of = Decisions: { $name }
an-all-decisions = All decisions
an-studied = { $n } studied
an-order = Order
an-order-dear = Costliest
an-order-game = In order
an-whose = Whose decisions
an-all = All
an-good = nothing better found
an-same = same turn
an-not-yet = not yet
an-better = better: { $choice }
an-maybe = perhaps: { $choice }
an-loss = { $loss }, from { $low } to { $high }
an-loss-points = { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }, give or take { $spread }
an-loss-exact = { $loss }, exactly
an-wins = { $better }% to win instead of { $played }%.
an-points = About { $n } more points at the end, give or take { $spread }.
an-why = What the better choice would have changed by the end, in points:
an-on-track = { $category } ({ $track })
an-why-doubtful = Not sure: chance or the computer’s own errors could explain this difference.
an-counts = { $clear ->
    [0] No clear mistake
    [one] One clear mistake
   *[other] { $clear } clear mistakes
}, { $doubtful } doubtful; for the others ({ $rest }), no sign of anything better.
an-so-far = Findings appear here, costliest first, and may still change.
an-accuracy = Accuracy: { $n } out of 100. You can compare it across plays of the same game.
an-method = Each choice was played out in up to { $n } imagined games, using only what the player could know. A loss is three quarters win chance and one quarter lead in points. Four out of five estimates lie within the whiskers. A mistake is called clear when its whiskers exclude 0 and a second judge agrees. Against people it may be different.
an-method-alone = Each choice was played out in up to { $n } imagined games, using only what you could know. Four out of five estimates lie within the whiskers. A mistake is called clear when its whiskers exclude 0 and a second judge agrees.

# the bar
an-chose = { $name }: { $choice }
an-chance-decides = Chance decides.
an-moment-of = Move { $ply }
an-not-looked = This choice has not been examined yet.
an-same-why = Another order would have led to the same position: nothing was lost.
an-nothing-better = { $n ->
    [one] There was one choice.
   *[other] None of the { $n } choices can be called better.
}
an-better-full = Better: { $choice }. { $better }% to win instead of { $played }%, and { $points } more points.
an-better-points = Better: { $choice }. About { $points } more points.
an-maybe-points = Perhaps better: { $choice }. About { $points } more points; not certain.
an-maybe-full = Perhaps better: { $choice }. { $better }% to win instead of { $played }%; not certain.
an-first = Beginning
an-last = End
an-back = Previous decision
an-on = Next decision
an-dear-back = Previous costly decision
an-dear-on = Next costly decision
an-see-own = Own area
an-see-curve = The curve
an-explore = Try a line
an-play = Play from here
an-mark-played = played
an-mark-better = better
an-mark-maybe = perhaps
an-mark-wrong = no
an-mark-then = played in the game

# learn from my mistakes
an-learn = Learn from my mistakes
an-learn-go = { $n ->
    [one] Learn from my mistake
   *[other] Learn from my mistakes · { $n }
}
an-no-mistake = No clear mistake was found in these decisions.
an-learn-about = { $n ->
    [one] One choice of this game clearly cost something. Find a better one, on the board.
   *[other] { $n } choices of this game clearly cost something. Find better ones, on the board.
}
an-question = Move { $ply } · { $where }
an-your-turn = your turn
an-later = to come
an-outcome-first = found: { $choice }
an-outcome-second = found on the second try: { $choice }
an-outcome-shown = the answer: { $choice }
an-outcome-skipped = skipped
an-find-better = You played: { $choice }. Find something better.
an-find-points = Choose something that glows. This choice cost about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
an-find-cost = Choose something that glows. This choice cost { $loss } percentage points of win chance (between { $low } and { $high }).
an-find-exact = Choose something that glows. This choice cost exactly { $loss } percentage points of win chance.
an-weighing = One moment: this choice is being weighed…
an-wrong = Not that one either. Try once more.
an-right = Yes, that is as good as the best.
an-answer-is = Better: { $choice }
an-hint = A hint
an-hint-plain = The better choice is worth about { $points } more points by the end.
an-answer = The answer
an-skip = Skip this one
an-next = Next question
an-finish = See what I gained
an-tries = Tries
an-try-points = costs about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
an-try-cost = costs about { $n } percentage points of win chance.
an-rule = How it works
an-rule-words = Any choice as good as the best, within the margin of error, is right; there may be several. A wrong try says what it costs, without giving the answer away. You have two tries.
an-asked-of = You choose for { $name }, knowing what could be known then.
an-learned = Found { $found } of { $n }.
an-gained-points = Together these choices cost about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
an-gained = Together these choices cost about { $cost } percentage points of win chance, and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
an-regained = With what you have just found, you would have kept about { $n } of them.
an-learn-again = Once more
an-learn-done = Back to the analysis

# a line by hand
an-line = A line of your own
an-line-about = From move { $ply }: choose for everyone, and see what it is worth.
an-line-chances = Chances to win after it
an-line-note = As precise as the curve: to within a few percentage points.
an-line-back = One step back
an-line-leave = Back to the game
an-tree = Lines tried
an-tree-name = Name of the tree
an-tree-keep = Keep
an-tree-copy = Keep a copy
an-tree-link = Copy the link
an-tree-copied = The link has been copied. Anyone who can see this game can open the tree with it.
an-tree-download = Download
an-tree-delete = Delete the tree
an-tree-clear = Start over
an-tree-kept = Kept. The link and the file are ready.
an-tree-note = Until you keep it, this tree exists only in this browser.
an-branch-name = Name of the line that starts here
an-branch-remove = Remove this choice and what follows
an-draw = Let chance decide

# play from here
an-from = A new table begins at move { $ply }. The finished game stays as it is.
an-from-line = A new table begins at the end of your line from move { $ply }. The finished game stays as it is.
an-from-seat = I play
an-from-others = The others
an-from-computer = the computer
an-from-here = people on this device
an-from-level = Level of the computer
an-from-go = Play
an-from-note = Draws and dice will be new. This is training and doesn’t count.

# luck and skill
an-luck = Luck and skill
an-luck-unchecked = Luck and skill are shown separately only for games where the measurement has passed a check. This game has not passed it yet.
an-luck-yours = Your win chance, round by round
an-luck-of = Win chance, round by round: { $name }
an-part = Part { $n }
an-key-chance = chance: dice, draws, what was hidden
an-key-own = own decisions
an-key-others = the others’ decisions
an-luck-sum = Chance: { $luck } percentage points. Own decisions: { $own }. Accurate to within { $spread }.
an-luck-sum-hidden = What could not be known: { $n }.
an-luck-even = Nobody’s luck differed measurably from average.
an-luck-start = start
an-luck-luck = chance
an-luck-own = own decisions
an-luck-others = the others
an-luck-hidden = hidden
an-luck-end = end
an-luck-how = Start, chance and decisions add up to the end. Pale figures are too close to 0 to tell.
an-luck-read = Every move shifts the chances. What dice, bag or cards decide is chance; what a player decides is a decision. What one player gains, the others lose.
an-weight = What mattered most
an-weight-least = 3 points or more
an-turn-of = Turn: { $name }
