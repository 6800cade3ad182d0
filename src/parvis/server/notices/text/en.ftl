# What is told with the page closed. Each kind: the title of a notice, and a line in a mail.

news-turn = Your turn
    .line = It’s your turn in { $title }.
news-time = Your time is running out
    .line = Your time is running out in { $title }.
news-invited = You’re invited
    .line = { $name } invites you to play { $title }.
news-rematch = Play again?
    .line = { $name } would like to play { $title } again.
news-over = The game is over
    .line = { $title } is over. See the result.
news-said = New message
    .line = { $name } wrote to you in { $title }.
news-somebody = Someone
news-many =
    { $count ->
        [one] One table is waiting for you
       *[other] { $count } tables are waiting for you
    }
mail-hello = Hello { $name },
mail-bye = Your Parvis server
mail-stop = No more emails like this:
confirm = Confirm your email address
confirm-text = Someone, probably you, has asked Parvis to email this address about { $name }’s games. To agree, open this link:
confirm-ignore = If it wasn’t you, ignore this email; you won’t get another.
