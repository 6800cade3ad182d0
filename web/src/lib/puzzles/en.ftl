pz-day = Problem of the day
pz-title = Problem
pz-trainer = Train on problems
pz-none = There is no problem here
pz-side = The problem, and how it goes
pz-from-self-play = from a game between computers
pz-from-people = from a game people played

# the question
pz-about-day = A real game, stopped before a choice that matters. One choice is clearly better than all the others. A new problem every day, the same for everyone.
pz-about = A real game, stopped before a choice that matters. One choice is clearly better than all the others.
pz-hard = Difficulty { $n } of 5
pz-hard-guess = Rated { $rating }; few have tried it so far.
pz-hard-share = Rated { $rating }; { $share }% find it first time.
pz-ask = A game for { $seats }, { $phase ->
    [early] early
    [late] late
   *[middle] midway
} in the game. One choice is clearly best: touch what glows.
pz-wrong = Not that one.
pz-partly = Good, but there is better.
pz-again = One more try. The side says what this choice costs.
pz-right = Yes, that is the best choice.
pz-right-second = Found it.
pz-missed = The best choice: { $choice }
pz-answer-is = The answer: { $choice }
pz-natural = At first sight: { $choice }. It wins { $natural }% of the games, against { $best }%.
pz-next = Next problem
pz-train = Train on this game
pz-skip = Another one
pz-rule = Your first answer counts for the rating; a hint makes it count half. Two tries, then the answer. You know what that player knew, and no more.
pz-mark-best = best
pz-mark-other = this one

# the answer
pz-rated = Your rating: { $rating } ({ $change })
pz-against = { $best }% to win instead of { $other }% after “{ $choice }”.
pz-others = All that was compared
pz-choice = Choice
pz-win = Wins
pz-loss = Loss
pz-between = { $low } to { $high }
pz-first-sight = tempting at first sight
pz-look = Touch another choice on the board to see what it costs.
pz-not-looked = “{ $choice }” did not come close: a short search left it out.
pz-try-far = did not come close.
pz-method = Each choice was followed in { $visits } imagined games to the end; { $pairs } more pairs were played on by a second judge, who agrees. A loss counts the share of the win for three quarters and the lead in points for one; four estimates in five lie between the two numbers. Against people it may be different.

# how it has gone
pz-rating = { $game }: your rating
pz-doubt = give or take { $doubt }
pz-score = First time: { $solved } of { $tries }
pz-streak = { $n ->
    [0] The next one starts a new run; your longest: { $longest }.
    [one] One in a row; your longest: { $longest }.
   *[other] { $n } in a row; your longest: { $longest }.
}
pz-unrated = Your first answer gives you a rating.
pz-games = Other problems
pz-all = All games
pz-mixed = mixed
pz-found = { $n } of { $of } found
pz-found-day = found
pz-second-day = second try
pz-missed-day = missed
pz-day-was = { $day }: { $went ->
    [found] found
    [second] found at the second try
    [missed] missed
   *[open] not answered
}
pz-days-in-row = { $n ->
    [one] day in a row
   *[other] days in a row
}
pz-days-found = of { $of } found
pz-streak-rule = A day without an answer ends the run.
pz-yesterday = Yesterday’s problem
