# The plain table, on which a game is played that brings no screens of its own.

plain-table = The table
plain-acts = What you do
plain-choose-act = Choose what to do
plain-choose = Choose
plain-missing = { $what } first
plain-optional = { $label } (or leave it out)
plain-nth = { $label }, { $place }
plain-earlier = Earlier: { $what }
plain-later = Later: { $what }
plain-sealed = ready
plain-step = **Your turn.**
plain-step-phase = **Your turn.** { $phase }.
plain-wait-nobody = The table goes on by itself.
plain-over = The match is over.
plain-line = **{ $who }**: { $score }
