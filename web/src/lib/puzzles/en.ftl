pz-day = Puzzle of the day
pz-title = Puzzle
pz-trainer = Train on puzzles
pz-none = There is no puzzle at this address
pz-side = The puzzle, and how it goes
pz-from-self-play = from a game between computers
pz-from-people = from a game people played

# the question
pz-about-day = A real game, stopped before a choice that matters. One choice is clearly better than the rest, or a few are equally good: then each of them is right. A new puzzle every day, the same for everyone.
pz-about = A real game, stopped before a choice that matters. One choice is clearly better than the rest, or a few are equally good: then each of them is right.
pz-hard = Difficulty { $n } of 5
pz-hard-guess = Rated { $rating }; few have tried it so far.
pz-hard-share = Rated { $rating }; { $share }% find it on the first try.
pz-ask = A game for { $seats }, { $phase ->
    [early] early
    [late] late
   *[middle] midway
} in the game. One choice is clearly best: choose something that glows.
pz-wrong = Not that one.
pz-partly = Good, but there is better.
pz-again = One more try. The panel shows what this choice costs.
pz-right = Yes, that is the best choice.
pz-right-second = Found on the second try.
pz-missed = The best choice: { $choice }
pz-answer-is = The answer: { $choice }
pz-natural = At first sight: { $choice }. It wins { $natural }% of the games, against { $best }%.
pz-next = Next puzzle
pz-train = Train on this game
pz-skip = Another one
pz-rule = Your first answer counts for the rating; a hint makes it count half. Two tries, then the answer. You know what that player knew, and no more.
pz-mark-best = best
pz-mark-other = this one

# the answer
pz-rated = Your rating: { $rating } ({ $change })
pz-against = { $best }% to win instead of { $instead }% after “{ $choice }”.
pz-others = All choices compared
pz-choice = Choice
pz-win = Wins
pz-loss = Loss
pz-between = { $low } to { $high }
pz-first-sight = tempting at first sight
pz-look = Choose something else on the board to see what it costs.
pz-not-looked = “{ $choice }” was not close: a short search ruled it out.
pz-like = “{ $choice }” was not examined. “{ $other }” comes to much the same.
pz-is-right = “{ $choice }” is right.
pz-as-good = Just as good:
pz-try-far = was not close.
pz-method = Each choice was played out in { $visits } imagined games; a second judge played { $pairs } more pairs and agrees. A loss is three quarters win chance and one quarter lead in points. Four out of five estimates lie between the two numbers. Against people it may be different.

# how it has gone
pz-rating = { $game }: your rating
pz-doubt = give or take { $doubt }
pz-score = On the first try: { $solved } of { $tries }
pz-streak = { $n ->
    [0] The next one starts a new run; your longest: { $longest }.
    [one] One in a row; your longest: { $longest }.
   *[other] { $n } in a row; your longest: { $longest }.
}
pz-unrated = Your first answer gives you a rating.
pz-games = Other puzzles
pz-all = All games
pz-mixed = mixed
pz-found = { $n } of { $of } found
pz-found-day = found
pz-second-day = second try
pz-missed-day = missed
pz-day-was = { $day }: { $went ->
    [found] found
    [second] found on the second try
    [missed] missed
   *[open] not answered
}
pz-days-in-row = { $n ->
    [one] day in a row
   *[other] days in a row
}
pz-days-found = of { $of } found
pz-streak-rule = A day without an answer ends the run.
pz-yesterday = Yesterday’s puzzle
