# Player of Honour

honour-you = you
honour-you-name = You
honour-points = { $points ->
    [one] point
   *[other] points
}
honour-points-yours = { $points ->
    [one] 1 point
   *[other] { $points } points
}
honour-round = Round { $number } of { $rounds }
honour-total = { $total } of { $most }

# The step
honour-step-rank = **How do you like these?**
honour-step-guess = **How would { $who } rank these?**
honour-step-how = Drag, or tap two to swap.
honour-step-done = You are done. { $count ->
    [one] { $who } is still thinking.
    [2] { $who } are still thinking.
    [3] { $who } are still thinking.
   *[other] { $count } are still thinking.
}
honour-step-watch = How well do you know { $honour }? { $count ->
    [one] { $who } is still thinking.
    [2] { $who } are still thinking.
    [3] { $who } are still thinking.
   *[other] { $count } are still thinking.
}
honour-step-watch-duo = Where do the two agree? { $count ->
    [one] { $who } is still thinking.
    [2] { $who } are still thinking.
    [3] { $who } are still thinking.
   *[other] { $count } are still thinking.
}
honour-step-turn = { $number ->
    [5] **All are done.** Turn your cards, from 5 to 1.
    [1] **One card to go:** what you like most.
   *[other] { $bots ->
        [yes] **Your number { $number } is next.** Turn it.
       *[no] **Your number { $number } is next.** Let them talk first.
    }
}
honour-step-turns = { $number ->
    [5] All are done. { $who } turns the cards, from 5 to 1.
    [1] One card to go: what { $who } likes most.
   *[other] { $who } turns number { $number } next.
}
honour-hush = { $left ->
    [0] Both orders lie face down.
    [1] One number is still face down.
   *[other] { $left } numbers are still face down.
}
honour-step-over = All rounds are played.

# The one button
honour-button-them = That is { $who }
honour-button-me = That is me
honour-button-ticket = Done: tap a star first
honour-button-undone = Change it after all
honour-button-turn = Turn number { $number }
honour-button-next = On to round { $number }

# The ladder
honour-topics = Five topics
honour-most = Likes most
honour-least = Likes least
honour-last-round = Last round
honour-ladder = Your order, from what is liked most to what is liked least
honour-how = The arrow keys move it up and down. Press it, then another, to swap the two.
honour-slip = { $number }: { $topic }
honour-moved = { $topic } is number { $number }. The order: { $order }.
honour-ticket = I Know This One!
honour-ticket-short = I know this one!
honour-know-lay = Lay I Know This One! on { $topic }
honour-know-here = I Know This One! lies on { $topic }

# The others
honour-note-done = done
honour-note-thinking = thinking
honour-note-honour = of Honour

# The reveal
honour-guesses = The guesses
honour-said = said { $number }
honour-right = { $count ->
    [0] nobody
   *[other] { $count } right
}
honour-round-points = { $points } this round
honour-high-five = High five
honour-same = the same
honour-total-of = of { $most }, together
honour-total-good = { $good } is a good score, and you have it.
honour-total-goal = { $good } is already a good score.
honour-sheet = Round { $number }

# The big screen
honour-big-turned = { $number ->
    [1] { $who } likes this most: { $topic }.
    [2] { $who }’s second best: { $topic }.
    [3] In the middle for { $who }: { $topic }.
    [4] { $who }’s fourth: { $topic }.
   *[5] { $who } likes this least: { $topic }.
}

player-of-honour-told-round = { $duo ->
    [yes] Round { $number }: five topics.
   *[no] { $you ->
        [yes] Round { $number }. You are the Player of Honour.
       *[no] Round { $number }. { $who } is the Player of Honour.
    }
}
    .whole = { player-of-honour-told-round } The topics: { $topics }.
player-of-honour-told-done = { $you ->
    [yes] You are done.
   *[no] { $who } is done.
}
player-of-honour-told-undone = { $you ->
    [yes] You think again.
   *[no] { $who } thinks again.
}
player-of-honour-told-taken = { $you ->
    [yes] The table went on: your cards count as they lie, and what was missing is drawn.
   *[no] The table went on without { $who }: the cards count as they lie, and what was missing is drawn.
}
    .whole = { player-of-honour-told-taken }{ $ranks ->
        [none] {""}
       *[other] { " " }This is what counts: { $ranks }.
    }
player-of-honour-told-revealed = Number { $number }: { $topic }. { $count ->
    [0] Nobody had it.
   *[other] Right: { $who }.
}
    .whole = { player-of-honour-told-revealed } The others said: { $guesses }.{ $sure ->
        [none] {""}
       *[other] { " " }I Know This One! came from { $sure }.
    }{ $points ->
        [none] {""}
       *[other] { " " }Points: { $points }.
    }
player-of-honour-told-round_over = { $outcome ->
    [same] { $count ->
        [0] Not one the same. There is a lot to explain.
        [5] All five the same. High five.
        [one] One the same.
       *[other] { $count } of 5 the same.
    }
    [perfect] High five for { $best }: all five.
    [unknown] { $you ->
        [yes] Nobody guessed a thing. You keep your mystery.
       *[no] Nobody guessed a thing. { $who } keeps the mystery.
    }
   *[best] Best guess: { $best }, { $count ->
        [one] 1 point.
       *[other] { $count } points.
    } { $you ->
        [yes] You get as many.
       *[no] { $who } gets as many.
    }
}
    .whole = { player-of-honour-told-round_over } The orders were: { $ranks }. Points of the round: { $points }.

# The end
player-of-honour-end-most_points = { $count ->
    [one] { $you ->
        [yes] You take the rosette.
       *[no] { $who } takes the rosette.
    }
   *[other] One rosette for { $who }.
}
honour-end-after = { $points ->
    [one] 1 point
   *[other] { $points } points
} in { $rounds } rounds, by guessing well and being easy to read.
honour-end-perfect = { $you ->
    [yes] You have
   *[no] { $who } has
} { $points } and { $count ->
    [one] a perfect guess
   *[other] { $count } perfect guesses
}
honour-end-known = { $you ->
    [yes] You have { $points }, and knew it { $count } of { $of } times
   *[no] { $who } has { $points }, and knew it { $count } of { $of } times
}
honour-end-understood = { $you ->
    [yes] You have { $points }, { $count } of them for being understood
   *[no] { $who } has { $points }, { $count } of them for being understood
}
honour-best = { honour-points-yours }, { $title ->
    [perfect] { $count ->
        [one] the finest guess: all five
       *[other] the finest guesser: all five, { $count } times
    }
    [read] the easiest to read: { $count } guesses were right
    [ticket] { $count ->
        [one] the surest ticket: sure, and right
       *[other] the surest ticket: right { $count } times
    }
    [least] { $count ->
        [one] knew the 5
       *[other] knew the 5, { $count } times
    }
    [most] { $count ->
        [one] knew the 1
       *[other] knew the 1, { $count } times
    }
    [guess] { $count ->
        [one] the best guess of a round
       *[other] the best guess of { $count } rounds
    }
   *[understood] { $count } of them for being understood
}
player-of-honour-end-together = { $you ->
    [yes] You agree { $total } times out of { $most }.
   *[no] The two agree { $total } times out of { $most }.
}
    .whole = { player-of-honour-end-together } { $good } is already a good score.
player-of-honour-scores = Points: { $scores }.
honour-end-duo-good = { $good } is already a good score. You two have met before.
honour-end-duo-after = { $good } would be a good score. There is a lot to talk about.
honour-end-duo-most = { $you ->
    [yes] You share the best-liked topic { $count ->
        [one] once
       *[other] { $count } times
    }
   *[no] { $who } shares the best-liked topic { $count ->
        [one] once
       *[other] { $count } times
    }
}
honour-end-duo-least = { $you ->
    [yes] You share the least-liked one { $count ->
        [one] once
       *[other] { $count } times
    }
   *[no] { $who } shares the least-liked one { $count ->
        [one] once
       *[other] { $count } times
    }
}

# Refusals
player-of-honour-refusal-five_numbers = Lay the numbers 1 to 5, each of them once, one on each topic.
player-of-honour-refusal-already_done = You have said that you are done. Take that back first, then move what you like.
player-of-honour-refusal-not_done = You have not said that you are done: your cards can be moved.
player-of-honour-refusal-not_placed = First lay your five numbers on the five topics.
player-of-honour-refusal-not_sure = Lay your I Know This One! card on a topic: the guess you trust most.
player-of-honour-refusal-no_such_topic = The I Know This One! card lies on one of the five topics.
player-of-honour-refusal-honour_knows = The Player of Honour has no I Know This One! card to lay: just your five numbers.
player-of-honour-refusal-duo_knows = In the Duo there is no I Know This One! card: just your five numbers.
player-of-honour-refusal-all_done = Everybody is done: nothing can be moved or taken back any more in this round.
player-of-honour-refusal-reveal_early = The reveal begins when everybody is done.
player-of-honour-refusal-honour_reveals = The Player of Honour turns the numbers.
player-of-honour-refusal-duo_reveals = In the Duo all cards are turned together, by themselves, when you are both done.

# the deck page

player-of-honour-deck-count =
    { $count ->
        [0] No cards yet
        [one] 1 card, two topics
       *[other] { $count } cards, two topics each
    }
player-of-honour-deck-needs = Things people like more or less, two a card. At least fifty cards.
player-of-honour-deck-field-first = One side
player-of-honour-deck-field-second = Other side
player-of-honour-deck-field-first_tags = What kind of thing the first is: tags, with commas
player-of-honour-deck-field-second_tags = What kind of thing the second is
player-of-honour-deck-more = Tags, so that bots have a taste
player-of-honour-deck-columns = topic, topic

# In a terminal
honour-view-yours = Yours
honour-view-topic = Topic
honour-view-turned = Turned
honour-view-points = Points
honour-view-done = Done
honour-task-turn = The numbers are turned, from 5 to 1.
honour-task-duo = Rank by your own taste. You score together where you agree.
honour-task-rank = You are the Player of Honour: rank by your own taste.
honour-task-guess = { $who } is the Player of Honour: guess that order.
honour-topic = topic { $place }
player-of-honour-act-place = Place your numbers anew
    .whole = { player-of-honour-act-place }
player-of-honour-act-done = Say that you are done
player-of-honour-act-undone = Take that back
player-of-honour-act-reveal = Turn the next number
player-of-honour-ask-place-ranks = A number for each topic, 1 for the best liked. Type all five, such as 3 1 5 2 4.
player-of-honour-ask-place-sure = On which topic, counted from the top, do you lay your I Know This One! card?

## Before a match

player-of-honour-first = the player who had a birthday last
