# Out of Control.

# ── cards ──
ooc-wild = Wild
ooc-a-wild = a Wild
ooc-card-red = Red { $number }
ooc-card-green = Green { $number }
ooc-card-blue = Blue { $number }
ooc-card-yellow = Yellow { $number }
ooc-the-red = the red { $number }
ooc-the-green = the green { $number }
ooc-the-blue = the blue { $number }
ooc-the-yellow = the yellow { $number }
ooc-row-red = red { $low } to { $high }
ooc-row-green = green { $low } to { $high }
ooc-row-blue = blue { $low } to { $high }
ooc-row-yellow = yellow { $low } to { $high }
ooc-colour-red = red
ooc-colour-green = green
ooc-colour-blue = blue
ooc-colour-yellow = yellow
ooc-colour-purple = purple
ooc-colour-orange = orange
ooc-letter-red = R
ooc-letter-green = G
ooc-letter-blue = B
ooc-letter-yellow = Y
ooc-letter-purple = P
ooc-letter-orange = O
ooc-letter-wild = W
ooc-wild-for = A Wild for { $card }

# ── the table ──
ooc-you = You
ooc-partner = your partner
ooc-ally = partner
ooc-rows =
    { $count ->
        [0] no row
        [one] 1 row
       *[other] { $count } rows
    }
ooc-range = { $low } to { $high }
ooc-needs-one = needs one
ooc-ten = Ten in a row.
ooc-successions = Successions
ooc-whose =
    { $you ->
        [yes] Yours: { $row }
       *[no] { $who }: { $row }
    }
ooc-row-open = Several places are open
ooc-draft = A new succession
ooc-bare = Nothing lies here yet. Three of a colour that follow each other begin a succession.
ooc-cut =
    { $you ->
        [yes] Everybody cut the deck. Yours is highest: you begin.
       *[no] Everybody cut the deck. { $who } cut highest and begins.
    }
ooc-discard-row = The discard row
ooc-discards = The discard row, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, on top { $top }. Look at all of it
ooc-discards-none = The discard row is empty.
ooc-discards-look = Oldest first. With Blue, Purple or Orange it is open to whoever rolls.
ooc-discards-choose = Choose a card that is lit. You use it at once, and all after it come along.
ooc-discards-no-use = None of these can be used at once, so none can be taken.

# ── the die ──
ooc-die = The die
ooc-face = { $die ->
        [blue] Blue.
        [purple] Purple.
        [green] Green.
        [red] Red.
        [yellow] Yellow.
       *[orange] Orange.
    }
ooc-die-tumbles = The die rolls.
ooc-die-blue = Blue. Take a card.
ooc-die-purple = Purple. Take a card.
ooc-die-green = Green. Discard one.
ooc-die-red = Red. Take one blind.
ooc-die-yellow = Yellow. Give one away.
ooc-die-orange = Orange. One of the four.
ooc-die-done = Done.
ooc-way-draw = Take a card
ooc-way-discard = Discard one
ooc-way-take = Take one blind
ooc-way-give = Give one away
ooc-moves = What shall it be?

# ── the hand ──
ooc-hand = Your hand
ooc-hand-empty = Your hand is empty. Play goes on all the same.
ooc-held-fits = { $card }, can be played
ooc-held-coming = { $card }, from the discard row
ooc-sort = Sort the hand by
ooc-sort-colour = Colour
ooc-sort-number = Number

# ── what the button does ──
ooc-do-roll = Roll the die
ooc-do-end = End my turn
ooc-do-wait = Wait for { $who }
ooc-do-choose = Choose what to do
ooc-do-lay = Lay { $row }
ooc-do-extend = Make it { $row }
ooc-do-join = Join it to { $row }
ooc-do-complete = Complete { $row }
ooc-do-swap-wild = Swap a Wild for { $card }
ooc-do-swap-number = Swap { $card } for a Wild
ooc-do-discard = Discard { $card }
ooc-do-give = Give { $card } away
ooc-do-give-to = Give { $card } to { $who }
ooc-do-pick-discard = Discard one: tap a card
ooc-do-pick-give = Give one away: tap a card
ooc-do-add = Lay them: not a succession yet
ooc-do-use = Use { $card }: add cards, or tap its place

# ── rows, the discard row, blind taking, giving ──
ooc-row-tap = Tap the place.
ooc-row-first = Tap a card of yours first, then this succession.
ooc-row-not = What you have picked does not go here.
ooc-row-look = Cards that lie here stay, and change only by a swap.
ooc-gather-along = { $count ->
        [one] Along with it comes { $cards }.
       *[other] Along with it come { $cards }.
    }
ooc-gather-alone = It comes alone.
ooc-gather-not = Leave it
ooc-gather-choose = { $count ->
        [0] { $card }, comes alone
        [one] { $card }, and 1 card comes along
       *[other] { $card }, and { $count } cards come along
    }
ooc-gather-take = { $count ->
        [0] Take { $card }
       *[other] Take { $card } and { $count } more
    }
ooc-holds = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ooc-take-from = From { $who }
ooc-take-which = { $who } holds these. They are shuffled as you reach out, so any will do.
ooc-take-slot = Card { $place } of { $count }, from { $who }
ooc-take-other = From somebody else
ooc-give-to-whom = Give { $card } to whom?
ooc-give-secret = Only the two of you will see it.

# ── what to do now ──
ooc-step-roll = **Your turn.** Roll the die.
ooc-step-draw = **Take a card.**
ooc-step-discard = **Discard one.** Tap a card.
ooc-step-take = **Take one blind.**
ooc-step-give = **Give one away.** Tap a card.
ooc-step-any = **Do one of the four.**
ooc-step-more = **Play what is lit**, or end your turn.
ooc-step-end = Nothing more to do. **End your turn.**
ooc-step-place = { $away ->
        [none] **Put it in its place.**
        [discard] **Put it in its place,** or discard it.
        [give] **Put it in its place,** or give it away.
       *[either] **Put it in its place,** discard it, or give it away.
    }
ooc-step-away = { $away ->
        [discard] **Discard it,** or tap another card.
        [give] **Give it away,** or tap another card.
       *[either] **Discard it,** or give it away.
    }
ooc-step-add = **Add cards that are lit**, to make a succession.
ooc-step-gathering = **Use { $card }** at once.
ooc-step-rolls = { $who } rolls the die.
ooc-step-plays = { $who } plays on the table.
ooc-step-owes-draw = { $who } takes a card.
ooc-step-owes-discard = { $who } discards a card.
ooc-step-owes-take = { $who } takes a card blind.
ooc-step-owes-give = { $who } gives a card away.
ooc-step-owes-any = { $who } chooses one of the four.
ooc-step-next = { $waits } **You are next.**
ooc-step-over = The last card is down.

# ── what happened ──
ooc-told-one-cut = { $name } { $card }
out-of-control-told-cut =
    { $you ->
        [yes] The cut: { $cuts }. You begin.
       *[no] The cut: { $cuts }. { $who } begins.
    }
out-of-control-told-opened =
    { $you ->
        [yes] The discard row begins with { $card }. You are first.
       *[no] The discard row begins with { $card }. { $who } is first.
    }
out-of-control-told-rolled =
    { $you ->
        [yes] You roll { $colour }.
       *[no] { $who } rolls { $colour }.
    }
    .whole = { out-of-control-told-rolled } { $asks }
out-of-control-told-fell_away = That cannot be done, so the die asks nothing more.
out-of-control-told-shuffled = The discards are shuffled into a new deck of { $cards }.
out-of-control-told-drew =
    { $you ->
        [yes] You take { $card ->
            [none] a card
           *[other] { $card }
        }.
       *[no] { $who } takes { $card ->
            [none] a card
           *[other] { $card }
        }.
    }
out-of-control-told-gathered =
    { $you ->
        [yes] You take { $cards } from the discard row.
       *[no] { $who } takes { $cards } from the discard row.
    }
out-of-control-told-discarded =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $who } discards { $card }.
    }
out-of-control-told-took =
    { $victim_you ->
        [yes] { $who } takes { $card ->
            [none] a card
           *[other] { $card }
        } from you.
       *[no] { $you ->
            [yes] You take { $card ->
                [none] a card
               *[other] { $card }
            } from { $victim }.
           *[no] { $who } takes { $card ->
                [none] a card
               *[other] { $card }
            } from { $victim }.
        }
    }
out-of-control-told-gave =
    { $to_you ->
        [yes] { $who } gives you { $card ->
            [none] a card
           *[other] { $card }
        }.
       *[no] { $you ->
            [yes] You give { $to } { $card ->
                [none] a card
               *[other] { $card }
            }.
           *[no] { $who } gives { $to } { $card ->
                [none] a card
               *[other] { $card }
            }.
        }
    }
out-of-control-told-laid =
    { $you ->
        [yes] You lay { $row }.
       *[no] { $who } lays { $row }.
    }
out-of-control-told-extended =
    { $you ->
        [yes] You add { $cards }: { $row }.
       *[no] { $who } adds { $cards }: { $row }.
    }
ooc-told-near = One short of ten.
out-of-control-told-joined = What touches joins: { $row }.
out-of-control-told-substituted =
    { $you ->
        [yes] You swap { $card } for { $got }.
       *[no] { $who } swaps { $card } for { $got }.
    }
out-of-control-told-ended =
    { $you ->
        [yes] You end your turn.
       *[no] { $who } ends the turn.
    }

# ── the end ──
ooc-end-you = you
out-of-control-end-complete = { $you ->
        [yes] You have ten in a row, all { $colour }.
       *[no] { $who } has ten in a row, all { $colour }.
    }
ooc-end-longest = { $count ->
        [one] { $you ->
            [yes] The longest succession is yours.
           *[no] The longest succession is { $who }’s.
        }
       *[other] The longest succession is shared: { $names }.
    }
out-of-control-scores = Longest successions: { $scores }.
out-of-control-end-stall = Nobody could build any more, so the successions were measured.
    .whole = { out-of-control-end-stall } { ooc-end-longest }
out-of-control-end-all_laid = Every card lies on the table, so the successions were measured.
    .whole = { out-of-control-end-all_laid } { ooc-end-longest }
ooc-end-team = A win for { $names } together.
ooc-end-wilds = { $wilds ->
        [0] Not a single Wild in it.
        [one] With one Wild in it.
       *[other] With { $wilds } Wilds in it.
    }
ooc-line = { $you ->
        [yes] **You**
       *[no] **{ $who }**
    } { $line }
ooc-line-complete = went all the way: { $row }.
ooc-line-row = { $missing ->
        [one] had { $row }: one short of ten.
       *[other] had { $row }: { $missing } short of ten.
    }
ooc-line-taken = { $taken ->
        [one] laid no succession, and took one card blind.
       *[other] laid no succession, and took { $taken } cards blind.
    }
ooc-line-held = { $cards ->
        [one] kept one card back for another day.
       *[other] kept { $cards } cards back for another day.
    }

# ── superlatives ──
ooc-best-longest = the longest row: { $count } cards
ooc-best-die = the luckiest die: { $count ->
        [one] one orange
       *[other] { $count } oranges
    }
ooc-best-generous = the most generous: { $count ->
        [one] one card given away
       *[other] { $count } cards given away
    }
ooc-best-swaps = the finest eye: { $count ->
        [one] one card swapped
       *[other] { $count } cards swapped
    }

# ── refusals ──
out-of-control-refusal-roll_first = Roll the die first; everything else comes after.
out-of-control-refusal-rolled = You have rolled. Once a turn is all.
out-of-control-refusal-still_owed = { $owed ->
        [draw] The die still asks you to take a card.
        [discard] The die still asks you to discard a card.
        [take] The die still asks you to take a card blind.
        [give] The die still asks you to give a card away.
       *[any] The die still asks for one of the four.
    }
out-of-control-refusal-nothing_owed = The die asks nothing more of you in this turn.
out-of-control-refusal-not_asked = { $owed ->
        [draw] The die asks for something else: take a card.
        [discard] The die asks for something else: discard a card.
        [take] The die asks for something else: take a card blind.
        [give] The die asks for something else: give a card away.
       *[any] The die asks for one of its four ways.
    }
out-of-control-refusal-not_held = That card is not in your hand. Choose one that is.
out-of-control-refusal-another_player = Choose somebody else at the table.
out-of-control-refusal-no_card_there = That hand is empty. Choose somebody who holds a card.
out-of-control-refusal-no_such_slot = { $cards ->
        [one] That hand holds one card: choose that one.
       *[other] That hand holds { $cards } cards: choose one of them.
    }
out-of-control-refusal-nothing_to_draw = There is no card to take from the deck.
out-of-control-refusal-not_in_the_row = The discard row has no such card. Choose one that lies there.
out-of-control-refusal-must_use = The card you choose from the row is used at once, in the same play.
out-of-control-refusal-cards_not_held = Not all of these are in your hand.
out-of-control-refusal-too_short = That fits nowhere yet. A succession has three cards or more of one colour, each next to the other; then it grows at its ends.
out-of-control-refusal-only_wilds = A new succession needs at least one number card among its Wilds.
out-of-control-refusal-out_of_place = Each card needs the colour and number of its place, or is a Wild.
out-of-control-refusal-past_the_end = A succession never goes below 1 or above 10.
out-of-control-refusal-no_cards = Add at least one card.
out-of-control-refusal-no_such_succession = That succession is not on the table. It may have joined another.
out-of-control-refusal-not_yours = That succession is not yours to extend. Swap a card there, or build on your own.
out-of-control-refusal-one_by_one = Your partner’s succession takes one card at a time.
out-of-control-refusal-own_first = Lay a succession of your own first; then you may swap.
out-of-control-refusal-no_such_place = That succession has no card at that number.
out-of-control-refusal-once_a_turn = That place has been swapped in this turn. Choose another.
out-of-control-refusal-wild_for_a_number = Only a Wild can take the place of a number card.
out-of-control-refusal-exact_card = Only the very card that the Wild stands for can take its place.
out-of-control-refusal-not_you = It is { $who }’s turn. Yours comes round.

# what the host may set
out-of-control-first = the highest card in an open cut (the game does it)
out-of-control-option-teams = Teams
    .help = Play in twos, with 4 or 6 players (O13).
out-of-control-option-teams-false = each alone
out-of-control-option-teams-true = in twos
out-of-control-option-teams-true-missing =
    { $missing ->
        [one] Teams of two: one more person, or a bot
       *[other] Teams of two: { $missing } more people, or bots
    }
out-of-control-option-teams-true-why = Teams of two are four people or six. Add a bot, wait for somebody, or play each alone.


# ── in a terminal ──
ooc-asks-draw = The die asks: draw, or take from the discard row.
ooc-asks-discard = The die asks: discard a card.
ooc-asks-take = The die asks: take a card from somebody.
ooc-asks-give = The die asks: give a card away.
ooc-asks-any = The die asks: draw, discard, take or give.
ooc-view-deck = Deck
ooc-view-empty = empty
ooc-view-die-waits = not rolled yet
out-of-control-act-roll = Roll the die
out-of-control-act-draw = Draw a card
out-of-control-act-discard = Discard a card
    .whole = { $card ->
        [none] { out-of-control-act-discard }
       *[other] Discard { $card }
    }
out-of-control-act-take = Take a card from somebody, blind
    .whole = { $seat ->
        [none] { out-of-control-act-take }
       *[other] Take a card from { $seat }
    }
out-of-control-act-give = Give somebody a card
    .whole = { $seat ->
        [none] { out-of-control-act-give }
       *[other] Give { $seat } a card
    }
out-of-control-act-lay = Lay a new succession
    .whole = { $cards ->
        [none] { out-of-control-act-lay }
       *[other] Lay { $cards }
    }
out-of-control-act-extend = Add to a succession
    .whole = { $cards ->
        [none] { out-of-control-act-extend }
       *[other] Add { $cards } to { $row }
    }
out-of-control-act-substitute = Swap a card on the table
    .whole = { $card ->
        [none] { out-of-control-act-substitute }
       *[other] Put { $card } in the place of { $got } in { $row }
    }
out-of-control-act-gather = Take from the discard row, and use it at once
    .whole = { $taken ->
        [none] { out-of-control-act-gather }
       *[other] Take { $taken } and { $used }
    }
out-of-control-act-end = End your turn
out-of-control-ask-discard-card = Which card do you discard?
out-of-control-ask-take-slot = Which of the cards do you take? They are shuffled, so any place is as good.
out-of-control-ask-give-seat = Who gets a card of yours?
out-of-control-ask-give-card = Which card do you give?

out-of-control-mistake-teams = options: teams are for 4 or 6 players, not { $seats } (O13)
