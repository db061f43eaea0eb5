# Liar’s Dice.

# ── what is called what ──
liars-dice-view-dice = Your dice
liars-dice-view-lifted = What lay under the cups
liars-dice-view-standing = The bid
liars-dice-view-turn = Whose turn
liars-dice-act-shake = Shake the cups
liars-dice-act-bid = Bid
liars-dice-act-doubt = Doubt it
liars-dice-field-count = How many dice
liars-dice-field-dice = Dice
liars-dice-field-number = Of which number
liars-dice-first = whoever told the last fib
liars-dice-option-wild = Ones
    .help = Ones count as every number, and nobody bids on them (L4).
liars-dice-option-wild-true = count as every number
liars-dice-option-wild-false = count as ones

# ── what to do now ──
liars-dice-step-shaking = **Your turn.** Have all cups shaken.
liars-dice-step-bidding = **Your turn.** Raise the bid, or doubt it.
liars-dice-wait-shaking = { $who } shakes the cups.
liars-dice-wait-bidding = { $who } raises the bid, or doubts it.

# ── what happened ──
liars-dice-told-shook =
    { $you ->
        [yes] You shake { $dice }.
       *[no] { $who } shakes.
    }
liars-dice-told-bid =
    { $you ->
        [yes] You bid { $count } × { $number }.
       *[no] { $who } bids { $count } × { $number }.
    }
liars-dice-told-lifted =
    { $you ->
        [yes] You doubt { $count } × { $number }. All cups are lifted: there { $found ->
            [one] is one
           *[other] are { $found }
        }.
       *[no] { $who } doubts { $count } × { $number }. All cups are lifted: there { $found ->
            [one] is one
           *[other] are { $found }
        }.
    }
liars-dice-told-lost_a_die =
    { $you ->
        [yes] You lose a die, and have { $left ->
            [0] none left
           *[other] { $left } left
        }.
       *[no] { $who } loses a die, and has { $left ->
            [0] none left
           *[other] { $left } left
        }.
    }
liars-dice-end-last =
    { $you ->
        [yes] Only you have dice left.
       *[no] Only { $who } has dice left.
    }

# ── refusals ──
liars-dice-refusal-shake_first = Have the cups shaken first.
liars-dice-refusal-shaken = The cups have been shaken. Once a round is all.
liars-dice-refusal-no_bid_yet = Nobody has bid yet. Say how many dice of a number there are.
liars-dice-refusal-too_low = Bid more than { $count } dice, or as many of a higher number than { $number }.
liars-dice-refusal-too_many = There are only { $dice } dice on the table.
liars-dice-refusal-no_such_number = A die shows 1 to 6.
liars-dice-refusal-ones_are_wild = Ones count as every number here, so nobody bids on them.
