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

## What happens in every game

told-late = The clock is out.
told-went_on = The table goes on.
    .whole =
        { $you ->
            [yes] You ask the table to go on.
           *[no] { $who } asks the table to go on.
        }

## Any game, plainly

plain-own = Yours
plain-shared = On the table
plain-fact = { $label }: { $value }
plain-yes = yes
plain-no = no
plain-none = none
plain-nobody = The table
plain-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
plain-wait = The table waits for { $who }.
plain-won =
    { $count ->
        [one] { $you ->
            [yes] You win.
           *[no] { $who } wins.
          }
       *[other] { $who } win.
    }
plain-won-nobody = Nobody wins.

# What every view may hold.
plain-view-hand = Hand
plain-view-yours = Your choice
plain-view-turn = Turn
plain-view-round = Round
plain-view-scores = Points
plain-view-seats = Everybody
plain-field-seat = Seat
plain-view-laid_open = Laid open at the end

## What the host may set in every game

option-wait = Time before “Go on”
    .help = Seconds until anybody may ask to go on (A10); 0 for never.
option-wait-30 = 30 s
option-wait-60 = 60 s
option-wait-120 = 2 min
option-wait-0 = never
option-true = yes
option-false = no
