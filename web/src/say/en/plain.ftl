# The plain table, on which a game is played that brings no screens of its own.

plain-table = The table
plain-own = Yours
plain-shared = On the table
plain-acts = What you do
plain-choose-act = Choose what to do
plain-choose = Choose
plain-missing = { $what } first
plain-optional = { $label } (or leave it out)
plain-nth = { $label }, { $place }
plain-earlier = Earlier: { $what }
plain-later = Later: { $what }
plain-fact = { $label }: { $value }
plain-yes = yes
plain-no = no
plain-none = none
plain-nobody = The table
plain-sealed = ready
plain-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
plain-step = **Your turn.**
plain-step-phase = **Your turn.** { $phase }.
plain-wait = The table waits for { $who }.
plain-wait-nobody = The table goes on by itself.
plain-over = The match is over.
plain-won =
    { $count ->
        [one] { $you ->
            [yes] You win.
           *[no] { $who } wins.
          }
       *[other] { $who } win.
    }
plain-won-nobody = Nobody wins.
plain-line = **{ $who }**: { $score }

# What every view may hold.
plain-view-hand = Hand
plain-view-yours = Your choice
plain-view-turn = Turn
plain-view-round = Round
plain-view-scores = Points
plain-view-seats = Everybody
plain-view-laid_open = Laid open at the end
