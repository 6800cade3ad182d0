# Around the game: connection, clocks, absence, the waiting room.

connection = Connection
net-waking = Reconnecting…
net-off = Offline
net-signed-out = Signed out
net-gone = Table gone
link-waking = Connection lost. Reconnecting…
link-waking-short = Connection lost, reconnecting.
link-kept = Your choice is saved: { $choice }. It will be sent automatically; no need to reload.
link-kept-short = Your choice is saved and will be sent automatically.
as-of = as of { $for } ago
link-withdraw = Withdraw my choice
link-off = Offline for { $for }.
for-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
for-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
link-waits = The table is waiting for you. You can still read the log and the rules.
link-room = Seats are kept. You can read the rules in the meantime.
link-clock-runs = Your clock keeps running. You can still read the log and the rules.
link-next = Next try in { $n } s
link-next-short = In { $n } s
link-trying = Trying…
link-retry = Try again
link-restored = The connection is back.
link-arrived = Your choice had already arrived. You can undo it.
link-signed-out = You have been signed out.
    .why = Sign in again to take your seat. Nothing is lost.
link-guest-out = Your guest session, known only to this browser, is gone. You can watch, or sign in with an account.
link-gone = This table no longer exists.
    .why = It was cancelled or deleted.
watch-only = Just watch
refused-unreachable = The server can’t be reached. Check your connection.
late = Time’s up for { $name }. What now?
    .why = The first answer decides for everyone. { $name } can still play until then.
    .watched = The players decide what happens next. { $name } can still play.
late-me = Your time is up: play quickly, or the others may replace you.
silent = { $name } hasn’t played for { $for }.
absent = No sign of { $name } for { $for }.
    .why = If most of those present agree, a computer player takes their place.
    .voted = You want to continue with the computer. Waiting for the others.
    .two = It’s up to you. A saved game can be continued at any time, without a clock.
replaced = The computer is playing for you.
    .why = You didn’t answer in time. Your seat is waiting for you.
    .for-good = At this table a seat can’t be taken back. You can watch.
give-minutes = Give 5 minutes
give-minutes-short = 5 more minutes
give-day = Give a day
computer-plays = Let the computer play
computer-plays-short = Computer plays
absent-win = End it: I win
absent-save = Save for later
take-seat-back = Take my seat back
away-for = away for { $for }
for-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
guest = guest
program = program
    .about = A program that someone has connected plays this seat.
invite-program = Invite a program…
the-table = The table
the-game = The game
change = Change
who-may-come = Who may come
visibility-private = Private
    .about = Only people with the link can sit down; no one else can watch.
visibility-link = By link
    .about = Anyone with the link takes a free seat; later arrivals watch. The table isn’t in the public list.
visibility-public = Public
    .about = The table is in the public list: anyone can sit down or watch.
watching = { $n ->
    [one] { $n } person is here.
   *[other] { $n } people are here.
}
training = Training: more was undone than the game allows. This game doesn’t count.
end-game = Give up the game
end-sure = The game ends and you lose. Are you sure?
keep-playing = Keep playing
forget-table = Remove from my list
clock-live-words = { $bank } each, and { $increment } s more every turn. At zero the other players decide how to go on.
clock-days-words = { $days ->
    [one] { $days } day a turn. When time is up, the other players decide how to go on.
   *[other] { $days } days a turn. When time is up, the other players decide how to go on.
}
clock-rest-words = { $days ->
    [one] { $days } day a turn, not counting Saturday and Sunday. When time is up, the other players decide how to go on.
   *[other] { $days } days a turn, not counting Saturday and Sunday. When time is up, the other players decide how to go on.
}
clock-none-words = Everyone takes their time. Someone who stays away can be replaced.
clock-bank = Each
clock-increment = Added every turn
clock-turn = Per turn
clock-rest = Weekends off
returns = Taking a seat back
    .about = Someone replaced by the computer may come back.
waiting-room = The table is waiting
seats-taken = { $n ->
    [one] Seats taken: { $n } of { $of }
   *[other] Seats taken: { $n } of { $of }
}
what-name = What’s your name?
    .why = The others will see it. { $n ->
        [one] The game starts at once.
       *[other] The game starts when everyone is here.
    }
take-your-seat = A seat is waiting for you.
missing-host = { $n ->
    [one] One person is missing: send them the link.
   *[other] { $n } people are missing: send them the link.
}
missing = { $n ->
    [one] Waiting for one more person.
   *[other] Waiting for { $n } more people.
}
all-here = Everyone is here.
    .why = Once the game has begun, the options and the clock can’t be changed.
all-here-wait = Everyone is here. The host is about to begin.
starts-when-full = The game starts as soon as every seat is taken. You can close this page; the table stays.
starts-when-full-short = The game starts when the table is full.
you-host = you, host
kept-for = seat kept
waits-for-somebody = waiting for someone
your-seat = Your seat
    .about = free
invited-by = { $name } invites you
invited = You’re invited
    .about = No account needed: a name is enough, and this browser remembers it.
basic-rules = Basic rules.
code = QR code of the table’s link
code-large = Enlarge the code
seat-actions = Seat: { $name }
close-seat = Close this seat
pick-computer-long = Computer
remove = Remove
cancel-table = Cancel the table
cancel-sure = Cancel this table?
share = Share the link
begin = Begin
watch = Watch
leave-seat = Leave my seat
unread = unread
chat-unread = Chat, { $n ->
    [one] { $n } unread message
   *[other] { $n } unread messages
}
rematch-by = { $name } offers a rematch.
rematch-mine = You offer a rematch.
rematch-about = Same players, same rules, same clock. { $n ->
    [one] Agreed: { $n } of { $of }.
   *[other] Agreed: { $n } of { $of }.
}
play-again = Play again
to-table = To the table
not-this-time = Not this time
agrees = { $name }: yes
declines = { $name }: not this time
no-answer-yet = { $name }: no answer yet
notice-replaced = { $name } didn’t answer: a computer player takes over.
notice-returned = { $name } is back in their seat.
notice-more-time = { $name } has more time.
notice-removed = { $name } is no longer at the table.
notice-changed = The host has changed the game.
notice-won = The game is over: { $name } didn’t answer.
notice-saved = { $name } saves the game for later, without a clock.
notice-declined = { $name }: no rematch this time.
notice-refused = { $name } can’t play this game.
join-table = Join
public-games = Games to watch
standing = Answers given in advance
standing-end = Ask me again
several = Several at once
    .about = Choose several answers and give them all at once
several-all = As many as possible
several-go-on = Do this, then continue
several-do = Do all of this
several-then = Do this, then: { $last }
stand = Always…
    .about = Answer this way from now on, without being asked
until-turn = this turn
until-round = this round
until-game = the whole game
pause = Pause
play-on = Play on
jump-by = Jump by
jump-rounds = rounds
jump-turns = turns
jump-mine = my choices
jump-back = Previous
jump-on = Next
speed = Speed
speed-1 = slow
speed-2 = steady
speed-3 = fast
take-up = Play from here
take-up-yes = Yes, from here
take-up-sure = Everything after this point is lost, and the game no longer counts.
while-away = While you were away: { $n ->
    [one] { $n } move.
   *[other] { $n } moves.
}

# The analysis of a finished game
analysis = Analysis
    .about = See the chances to win over the game, your costliest decisions, and what would have been better

# learning at the table
in-one-minute = In one minute
minute-play = Let’s play
minute-lesson = Lesson
minute-rules = All the rules
aid = Player aid
how-points-are-made = How points are made
hint-never = Don’t show again
tip-points = Points
    .about = What you have so far. The score (S) says how points are made.
tip-round = Round
    .about = How far the game is: the round, and its phase.
tip-rule = R: the rule

# Answers before the question
stand-ahead = Answer before you are asked
stand-ahead-when = When
stand-ahead-about = About
stand-ahead-until = For
stand-ahead-give = Answer this way
stand-ahead-kept = Saved. The others can’t see it.

# A guest whose session has ended
link-as-guest = Continue as { $name } (guest)
next-table = Next table
