# What is said in every game, in the page and in the terminal alike. The words of each game are in its own folder `text`.

## Why not

refusal-no_such_seat = There is no such seat at this table.
refusal-over = The game is over.
refusal-not_you = { $count ->
        [0] It is not for you to do that now: the clock is running.
       *[other] It is not for you to do that now: the table waits for { $who }.
    }
refusal-not_now = That cannot be done now.
refusal-not_offered = That choice is not open to you.
refusal-no_timer = That time is out is for the clock to say.
refusal-no_clock = No clock is running here, so going on is for the host alone.
refusal-not_late = There is still time: going on has to wait.
refusal-text_empty = Type at least one letter, digit or sign.
refusal-text_long = That is too long: at most { $longest } characters.
refusal-text_unseen = The text holds characters that cannot be seen; please type it again.
