# Bluff

bluff-kind-word = Word
bluff-kind-definition = Definition
bluff-kind-example = Example
bluff-kind-wild = Wild
bluff-wild-does = May stand for any one Word.
bluff-card = { $kind }: { $text }
bluff-named-word = the Word “{ $text }”
bluff-named-definition = the Definition “{ $text }”
bluff-named-example = the Example “{ $text }”
bluff-named-wild = a Wild

# what to do now
bluff-step-turn = **Your turn.** Pick up a card.
bluff-step-turn-down = **Your turn.** Pick up face down.
bluff-step-play-on = **You play on.** Pick up a card.
bluff-step-throw = **Throw one out.** Any of six.
bluff-step-throw-other = **Throw out** another one.
bluff-step-choose = **Your pick.** One of { $who }’s five goes, unseen.
bluff-step-lay = **Out.** Lay three and two.
bluff-step-next-round = **Round { $round }** is dealt.
bluff-step-over = The match is over.
bluff-wait-turn = { $who } plays. { $next ->
    [out] Next you may Block or call Out.
    [block] Next you may Block.
   *[none] {""}
  }
bluff-wait-throw = { $who } throws one out.{ $next ->
    [up] { " " }Next you may pick it up.
   *[none] {""}
  }
bluff-wait-choose = { $other_you ->
    [yes] { $who } picks one of your cards, blind.
   *[no] { $who } picks one of { $other }’s cards, blind.
  }

# the other one, the piles
bluff-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
bluff-won = won { $rounds } of { $of } rounds
bluff-standing = 5 cards · won { $rounds } of { $of }
bluff-score = Rounds won: { $first } { $won }, { $second } { $lost }.
bluff-face-down = Face down
bluff-face-up = Face up
bluff-run-outs = turned over { $times } of 5
bluff-pick-down = Pick up from the face-down pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
bluff-pick-up = Pick up from the face-up pile: { $card }
bluff-throw-here = Throw the lifted card out here
bluff-nothing-up = nothing yet
bluff-up-dealt = from the deal
bluff-up-thrown = { $you ->
    [yes] you threw it
   *[no] { $who } threw it
  }
bluff-up-chosen = { $you ->
    [yes] you chose it, blind
   *[no] { $who } chose it, blind
  }
bluff-up-turned-over = chosen blind, and turned over

# the hand
bluff-hand = Your hand, in two columns
bluff-hand-keys = Press a card to lift it. The arrow keys move a lifted card, Escape puts it down.
bluff-hand-card = { $card } { $note } { $side ->
    [0] Left column.
   *[1] Right column.
  }
bluff-move-here = Move it here
bluff-move-here-label = { $side ->
    [0] Move to the left column: { $card }
   *[1] Move to the right column: { $card }
  }
bluff-regroup = Other group
bluff-note-new = new
bluff-note-stays = stays
bluff-throw = Throw it out
bluff-throw-lift = Throw out: lift a card first
bluff-throw-stays = Just picked up: it stays this turn
bluff-block = Block
bluff-out = Out

# Block
bluff-shown-only-you = { $who }’s hand. Only you can see it.
bluff-shown-caught = Caught, just in time.
bluff-calls-block = { $you ->
    [yes] You call Block.
   *[no] { $who } calls Block.
  }
bluff-calls-out = { $you ->
    [yes] You call Out.
   *[no] { $who } calls Out.
  }
bluff-shown-caught-you = Caught, one turn from Out.
bluff-price-caught = { $other_you ->
    [yes] Your five go under the pile. Out waits a turn.
   *[no] { $other } draws five new cards. Out waits a turn.
  }
bluff-price-not-yet = { $other_you ->
    [yes] It costs { $who } the turn, and a card that you choose blind.
   *[no] It costs { $who } the turn, and a card that { $other } chooses blind.
  }
bluff-shown-caught-why = A trio and a pair. { $who } draws five new cards, and these go under the pile.
bluff-shown-not-yet = Not complete.
bluff-shown-not-yet-why = It costs you a card of { $who }’s blind choice, and the turn.
bluff-shown-not-yet-was = It cost you a card of { $who }’s blind choice. Now it is your turn again.
bluff-take-turn = Take my turn
bluff-back = Back to the table
bluff-fan = { $who }’s five cards, face down
bluff-fan-card = Card { $place } of { $of }, face down
bluff-choose = Throw out card { $place }
bluff-choose-lift = Throw out: lift one first
bluff-look-shown = { $who }’s hand again

# Out
bluff-hand-of = { $who }’s hand
bluff-needed = { $you ->
    [yes] You needed { $cards }.
   *[no] { $who } needed { $cards }.
  }
bluff-needed-none = { $you ->
    [yes] Your hand was complete.
   *[no] { $who }’s hand was complete.
  }
bluff-needed-more = { $you ->
    [yes] You needed more than one card.
   *[no] { $who } needed more than one card.
  }
bluff-trio = Trio
bluff-pair = Pair
bluff-trio-of = Trio: { $count } of 3
bluff-pair-of = Pair: { $count } of 2
bluff-wild-stands-for = Your Wild stands for
bluff-lay-risk = If it is wrong, the round is { $who }’s.
bluff-lay = Lay it out
bluff-lay-back = Not yet
bluff-lay-three-two = Three and two first
bluff-lay-word = The Word first

# rounds, words
bluff-next-round = On to round { $round }
bluff-look-last = The round before
bluff-words = Words
bluff-words-title = The { $count } Words of this round
bluff-words-lead = Both of you may look. What belongs to them is yours to know.
bluff-sheet = Solutions
bluff-sheet-title = Solution sheet
bluff-sheet-lead = Both of you may look up what belongs together.

bluff-told-dealt = { $of ->
    [1] { $you ->
        [yes] You deal.
       *[no] { $who } deals.
      }
   *[other] { $you ->
        [yes] You deal round { $round }.
       *[no] { $who } deals round { $round }.
      }
  }
    .whole = { bluff-told-dealt } Face up lies { $card }.
bluff-told-drew = { $card ->
    [none] { $you ->
        [yes] You pick up from the face-down pile.
       *[no] { $who } picks up from the face-down pile.
      }
   *[other] { $you ->
        [yes] You draw { $card }.
       *[no] { $who } draws { $card }.
      }
  }
bluff-told-took = { $you ->
    [yes] You pick up { $card }.
   *[no] { $who } picks up { $card }.
  }
bluff-told-threw = { $you ->
    [yes] You throw out { $card }.
   *[no] { $who } throws out { $card }.
  }
bluff-told-turned_over = The face-down pile has run out, { $times } of 5: the face-up pile is shuffled and turned over.
bluff-told-blocked = { $success ->
    [yes] { $you ->
        [yes] You call Block and catch { $other } with a complete hand: five new cards.
       *[no] { $other_you ->
            [yes] { $who } calls Block and catches you with a complete hand: five new cards.
           *[no] { $who } calls Block and catches { $other } with a complete hand: five new cards.
          }
      }
   *[no] { $you ->
        [yes] You call Block. { $other }’s hand is not complete.
       *[no] { $other_you ->
            [yes] { $who } calls Block. Your hand is not complete.
           *[no] { $who } calls Block. { $other }’s hand is not complete.
          }
      }
  }
    .whole = { bluff-told-blocked }{ $hand ->
        [none] {""}
       *[other] { " " }The hand:{ $hand }
      }
bluff-told-proved = { $trio ->
    [none] { $who } is shown what belongs together.
   *[other] This belongs together. The trio:{ $trio }
      The pair:{ $pair }
  }
bluff-told-chose = { $you ->
    [yes] You choose blind: out goes { $card }.
   *[no] { $who } chooses blind: out goes { $card }.
  }
bluff-told-out = { $mistake ->
    [none] { $you ->
        [yes] You call Out with “{ $term }”, and all is right.
       *[no] { $who } calls Out with “{ $term }”, and all is right.
      }
   *[other] { $you ->
        [yes] You call Out, and it is false. { $why }
       *[no] { $who } calls Out, and it is false. { $why }
      }
  }
    .whole = { bluff-told-out }{ $word ->
        [none] {""}
       *[other] { " " }The Wild stands for “{ $word }”.
      } The trio:{ $trio }
      The pair:{ $pair }
bluff-told-round_won = { $you ->
    [yes] You win the round.
   *[no] { $who } wins the round.
  }
    .whole = { bluff-told-round_won } { bluff-scores }
bluff-told-round_drawn = The round is drawn and counts for both.
    .whole = { bluff-told-round_drawn } { bluff-scores }
bluff-scores = Rounds won: { $scores }.

# how it ended
bluff-end-out = { $you ->
    [yes] You go Out on “{ $word }”.
   *[no] { $who } goes Out on “{ $word }”.
  }
bluff-end-out-why = The pair was “{ $pair }”.
bluff-end-out-why-wild = The pair was “{ $pair }”, and the Wild stood for “{ $word }”.
bluff-end-false_out = { $you ->
    [yes] You call a false Out.
   *[no] { $who } calls a false Out.
  }
bluff-end-false-why = { $why } { $you ->
    [yes] The round is yours.
   *[no] The round goes to { $who }.
  }
bluff-end-drawn = Nobody blinks.
    .whole = { bluff-end-drawn } { bluff-end-drawn-why }
bluff-end-drawn-why = The pile ran out five times, so the round counts for both.
bluff-mistake-two_wilds = Two Wilds never make a complete hand.
bluff-mistake-not_a_trio = The three are not one term.
bluff-mistake-not_a_pair = The two are not one term.
bluff-mistake-word_is_there = The Wild lies beside the very Word it would stand for.
bluff-mistake-wrong_word = The Wild was given the wrong Word.
bluff-ending-won = { $count ->
    [one] { $you ->
        [yes] You win.
       *[no] { $who } wins.
      }
   *[other] { $you ->
        [yes] You both win.
       *[no] Both win.
      }
  }
bluff-ending-line = { $of ->
    [1] {""}
   *[other] { $you ->
        [yes] You won { $rounds ->
            [one] { $rounds } round.
           *[other] { $rounds } rounds.
          }
       *[no] { $who } won { $rounds ->
            [one] { $rounds } round.
           *[other] { $rounds } rounds.
          }
      }
  } { $blocks ->
    [0] { $you ->
        [yes] You never called Block.
       *[no] { $who } never called Block.
      }
   *[other] { $you ->
        [yes] You called Block { $blocks ->
            [one] once
           *[other] { $blocks } times
          } and { $right ->
            [0] never caught { $other }
            [one] caught { $other } once
           *[other] caught { $other } { $right } times
          }.
       *[no] { $who } called Block { $blocks ->
            [one] once
           *[other] { $blocks } times
          } and { $right ->
            [0] was never right
            [one] was right once
           *[other] was right { $right } times
          }.
      }
  }

bluff-best-catch = { $count ->
    [one] caught a complete hand
   *[other] caught { $count } complete hands
  }
bluff-best-earliest = { $turn ->
    [1] called Block on the very first turn
   *[other] called Block as early as turn { $turn }
  }
bluff-best-nerve = { $count ->
    [one] held out a whole turn without a call
   *[other] held out { $count } turns without a call
  }
bluff-best-took = { $count ->
    [one] picked up a card that all could see
   *[other] picked up { $count } cards that all could see
  }

bluff-lift-first = Lift the card that is to go: tap it, then throw it out.
bluff-lift-one = Lift one of the five first: tap it.

# why not
bluff-refusal-not_yours = You do not hold that card. Throw out one of yours.
bluff-refusal-just_picked = You have just picked that one up, so another one has to go.
bluff-refusal-nothing_up = No card lies face up: pick up from the face-down pile.
bluff-refusal-one_block = One Block a turn. You may still pick up, or call Out.
bluff-refusal-five_places = Choose one of the five cards that lie before you.
bluff-refusal-must_wait = Out waits until your next turn: the other one must first have a chance to Block.
bluff-refusal-not_your_hand = Lay out the five cards that you hold, three and two.
bluff-refusal-name_the_word = You hold a Wild: type the Word that it stands for.
bluff-refusal-no_word = You hold no Wild, so there is no Word to type.
bluff-refusal-two_wilds = Two Wilds never make a complete hand: throw one out first.
bluff-refusal-not_a_trio = The trio must be the Word, the Definition and the Example of one term.
bluff-refusal-not_a_pair = The pair must be two different kinds of card of one term.
bluff-refusal-word_is_there = A Wild stands only for a Word, and here that Word lies beside it.
bluff-refusal-wrong_word = That is not the Word that your Wild stands for.
bluff-refusal-pick_first = Pick up a card first; then throw one out.
bluff-refusal-throw_first = You have picked up already: throw one out.
bluff-refusal-block_at_start = Block is for the start of your own turn, before you pick up.
bluff-refusal-nothing_to_choose = A card is chosen blind only after a Block that has failed.
bluff-refusal-not_your_choice = Your Block has failed: one of your cards is chosen by the other one.
bluff-refusal-choice_first = A Block has failed: first one of the five cards is chosen, face down.
bluff-refusal-out_at_start = Out is for the start of your own turn, before you pick up.
bluff-refusal-not_you = It is { $who }’s move. Your own comes next.

# what the host may set
bluff-first = whoever does not deal the first round
bluff-option-rounds = Rounds to win
    .help = How many rounds win the match (B8).
bluff-option-rounds-1 = one
bluff-option-rounds-2 = two
bluff-option-rounds-3 = three
bluff-option-solution_sheet = Solution sheet
    .help = Both may look up what belongs together, and a false Out is refused (B5).
bluff-option-solution_sheet-false = without
bluff-option-solution_sheet-true = for learners
bluff-option-terms = Terms in play
    .help = How many terms of the deck are in a round (B1); more than it has means all.
bluff-option-terms-12 = 12
bluff-option-terms-20 = 20
bluff-option-terms-all = all

# the deck page

bluff-deck-count =
    { $count ->
        [0] No terms yet
        [one] 1 term
       *[other] { $count } terms
    }
bluff-deck-needs = Words, each with a definition and an example. At least twelve.
bluff-deck-field-word = Word
bluff-deck-field-definition = Definition
bluff-deck-field-example = Example
bluff-deck-columns = word, definition, example

# in a terminal
bluff-view-terms = The terms
bluff-view-score = Rounds won
bluff-view-shown = The other hand, shown to you:
bluff-act-pick = Pick up a card
    .whole = { $from ->
        [down] Pick up the top card of the face-down pile
       *[up] Pick up the face-up card
      }
bluff-act-throw = Throw out a card
    .whole = { $card ->
        [none] { bluff-act-throw }
       *[other] Throw out { $card }
      }
bluff-act-block = Call Block: you believe that the other hand is complete
bluff-act-choose = Choose one of the other’s cards, blind
    .whole = { bluff-act-choose }
bluff-act-out = Call Out: you believe that your hand is complete
    .whole = { bluff-act-out }
bluff-ask-throw-card = Which card do you throw out?
bluff-ask-choose-slot = Which of the other’s five cards has to go, unseen?
bluff-ask-out-pair = Which two of your cards are the pair? Two numbers, such as 2 5.
bluff-ask-out-word = You hold a Wild. Which Word does it stand for?
bluff-two-numbers = two different numbers from 1 to { $last }
