var e=Object.values(Object.assign({"./bluff.ftl":`# Bluff

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
bluff-wait-turn = { $who } has a think.
bluff-wait-throw = { $who } decides what to throw out.
bluff-wait-choose = { $against ->
    [yes] { $who } picks one of your cards, blind.
   *[no] { $who } picks one of { $other }’s cards, blind.
  }

# the other one, the piles
bluff-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
bluff-won = won { $rounds } of { $of } rounds
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
bluff-caught = Blocked. Your hand was complete; it lies under the pile now, and you have five new cards. Out waits a turn.

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
bluff-look-last = The last round
bluff-words = Words
bluff-words-title = The { $count } Words of this round
bluff-words-lead = Both of you may look. What belongs to them is yours to know.
bluff-sheet = Solutions
bluff-sheet-title = Solution sheet
bluff-sheet-lead = Both of you may look up what belongs together.

# what happened
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
bluff-told-drew = { $who } picks up from the face-down pile.
bluff-told-drew-yours = You draw { $card }.
bluff-told-took = { $you ->
    [yes] You pick up { $card }.
   *[no] { $who } picks up { $card }.
  }
bluff-told-threw = { $you ->
    [yes] You throw out { $card }.
   *[no] { $who } throws out { $card }.
  }
bluff-told-turned-over = The face-down pile has run out, { $times } of 5: the face-up pile is shuffled and turned over.
bluff-told-block-right = { $you ->
    [yes] You call Block and catch { $other } with a complete hand: five new cards.
   *[no] { $against ->
        [yes] { $who } calls Block and catches you with a complete hand: five new cards.
       *[no] { $who } calls Block and catches { $other } with a complete hand: five new cards.
      }
  }
bluff-told-block-wrong = { $you ->
    [yes] You call Block. { $other }’s hand is not complete.
   *[no] { $against ->
        [yes] { $who } calls Block. Your hand is not complete.
       *[no] { $who } calls Block. { $other }’s hand is not complete.
      }
  }
bluff-told-chose = { $you ->
    [yes] You choose blind: out goes { $card }.
   *[no] { $who } chooses blind: out goes { $card }.
  }
bluff-told-out = { $you ->
    [yes] You call Out with “{ $word }”, and all is right.
   *[no] { $who } calls Out with “{ $word }”, and all is right.
  }
bluff-told-false-out = { $you ->
    [yes] You call Out, and it is false. { $why }
   *[no] { $who } calls Out, and it is false. { $why }
  }
bluff-told-won = { $you ->
    [yes] You win the round.
   *[no] { $who } wins the round.
  }
bluff-told-drawn = The round is drawn and counts for both.

# how it ended
bluff-end-out = { $you ->
    [yes] You go Out on “{ $word }”.
   *[no] { $who } goes Out on “{ $word }”.
  }
bluff-end-out-why = The pair was “{ $pair }”.
bluff-end-out-why-wild = The pair was “{ $pair }”, and the Wild stood for “{ $word }”.
bluff-end-false = { $you ->
    [yes] You call a false Out.
   *[no] { $who } calls a false Out.
  }
bluff-end-false-why = { $why } { $you ->
    [yes] The round is yours.
   *[no] The round goes to { $who }.
  }
bluff-end-drawn = Nobody blinks.
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
          } and caught { $other } { $right ->
            [0] never
            [one] once
           *[other] { $right } times
          }.
       *[no] { $who } called Block { $blocks ->
            [one] once
           *[other] { $blocks } times
          } and was right { $right ->
            [0] never
            [one] once
           *[other] { $right } times
          }.
      }
  }

# why not
bluff-why-not-turn = It is { $who }’s move. Your own comes next.
bluff-why-throw-first = You have picked up already: throw one out.
bluff-why-choose-first = First choose one of the five cards, face down.
bluff-why-lift-first = Lift the card that is to go: tap it, then throw it out.
bluff-why-lift-one = Lift one of the five first: tap it.
bluff-why-at-start = That is for the start of your own turn, before you pick up.
bluff-why-out-first-turn = The very first turn of a round is closed to Out: the other one has had no chance to Block.
bluff-why-out-after-block = You have just been Blocked, so Out waits for your next turn.
bluff-why-out-sheet = These five are not a trio and a pair yet. The solution sheet says what belongs together.
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
`,"./decks.ftl":`# The deck page: the shelf, the bench where a deck is written, files brought in, and paper.

decks-title = Decks
decks-lead = Your class, your family, your jokes: write the cards yourself, play them here, print them for a real table.
decks-write = Write one
decks-write-which = A deck for which game?
decks-bring = Bring one in
decks-bring-what = A deck’s file, a spreadsheet (CSV, TSV, XLSX), or what Anki or Quizlet export.
decks-drop = You can also drop it here.
decks-yours = Yours
decks-none = Nothing here yet. What you write stays on this device.
decks-kept-here = They stay on this device. A table you host is given a copy.
decks-missing = That deck is not on this device.
decks-untitled = Untitled
decks-ready = Ready to play
decks-mends =
    { $count ->
        [one] One thing to mend
       *[other] { $count } things to mend
    }
decks-begun = Being written
decks-packs = Packs that come with Parlour
decks-no-packs = The packs did not come through.
decks-no-deck = Its cards are always the same

decks-count-talkitout =
    { $count ->
        [0] No questions yet
        [one] 1 question
       *[other] { $count } questions
    }
decks-count-bluff =
    { $count ->
        [0] No terms yet
        [one] 1 term
       *[other] { $count } terms
    }
decks-count-player-of-honour =
    { $count ->
        [0] No cards yet
        [one] 1 card, two topics
       *[other] { $count } cards, two topics each
    }
decks-count-traitor-word =
    { $count ->
        [0] No cards yet
        [one] 1 card, two words
       *[other] { $count } cards, two words each
    }

decks-needs-talkitout = Questions that get people talking, each with two categories. Eleven are enough for two players; every further one needs seven more.
decks-needs-bluff = Words, each with a definition and an example. At least twelve.
decks-needs-player-of-honour = Things people like more or less, two a card. At least fifty cards.
decks-needs-traitor-word = Words, a black and a pink one on each card. Three players need 55 cards.

# The bench.

decks-label-title = Title
decks-label-language = Language
decks-label-author = Written by
decks-label-licence = Licence, if others may share it
decks-field-text = Question
decks-field-categories = Two categories
decks-field-help = Help for whoever is stuck, one a line
decks-field-samples = Answers somebody might give, one a line
decks-field-word = Word
decks-field-definition = Definition
decks-field-example = Example
decks-field-first = One side
decks-field-second = Other side
decks-field-first_tags = What kind of thing the first is: tags, with commas
decks-field-second_tags = What kind of thing the second is
decks-field-black = Black word
decks-field-pink = Pink word
decks-choose-two = choose two
decks-more-talkitout = Help and answers
decks-more-player-of-honour = Tags, so that bots have a taste
decks-room = { $length } of { $most }
decks-paste = Cells copied from a spreadsheet fill the rows they are pasted into.
decks-keys = Enter goes on, Alt with ↑ or ↓ moves a card.
decks-card = Card { $number }
decks-look-at = Look at card { $number }
decks-up = Move card { $number } up
decks-down = Move card { $number } down
decks-remove = Remove card { $number }
decks-add = Add a card
decks-shown = Card { $number }, as it is drawn
decks-removed = The card is off the table.
decks-pasted =
    { $count ->
        [one] One row filled.
       *[other] { $count } rows filled.
    }
decks-undo = Undo
decks-not-kept = This browser keeps nothing. Save the deck as a file before you leave.

decks-status-blank = Write on the first card.
decks-status-waiting = Looking it over…
decks-status-unread = { $why } What you write stays here, and is looked over later.
decks-status-going = Go on: this card is not whole yet.
decks-status-mend =
    { $count ->
        [one] **One thing to mend.**
       *[other] **{ $count } things to mend.**
    }
decks-status-ready = **Ready to play.** { $count }.
decks-first-mend = Show me
decks-mend = To mend:
decks-to-mend =
    { $count ->
        [one] One thing to mend
       *[other] { $count } things to mend
    }
decks-advice =
    { $count ->
        [one] One thing that might be better
       *[other] { $count } things that might be better
    }
decks-in-english = Remarks are in English.
decks-remark-lead = { $at }:
decks-at-deck = The deck
decks-at-row = Row { $row }
decks-at-line = Line { $line }
decks-at-field = Row { $row }, { $field }

decks-host = Host a table with it
decks-host-short = Host
decks-host-named = Host a table with { $title }
decks-print = Print
decks-print-not-yet = Print: it is not ready yet
decks-print-named = Print { $title }
decks-save = Save as a file
decks-delete = Delete this deck
decks-deleted = “{ $title }” is gone.

# Paper.

decks-print-title = { $title }, on paper
decks-paper = Paper
decks-paper-a4 = A4
decks-paper-letter = US Letter
decks-print-how = Nine cards a page, each with its back behind it. Print at 100 %, on both sides, turned over the long edge, on stiff paper, and cut along the marks. The rules come with it.
decks-print-get = Get the PDF
decks-printing = Setting the cards…

# A file brought in.

decks-which-game = The file does not say which game it is for. Which one?
decks-reading = Reading it…
decks-read = { $game }: { $count }. Nothing to mend.
decks-show-all = Show all { $count }
decks-keep = Keep it
decks-rows-wrong = Nothing has been kept. Mend these in the spreadsheet, and bring it in again.
decks-file-wrong = Nothing has been kept. There is something to mend in the file.
decks-mend-here = Mend it here
decks-otherwise = Was it read wrongly?
decks-how-guess = Find out
decks-how-columns = Columns
decks-how-columns-why = From the left, with commas: { $names }. A dash leaves one out.
decks-columns-talkitout = question, category, category, help, sample
decks-columns-bluff = word, definition, example
decks-columns-player-of-honour = topic, topic
decks-columns-traitor-word = black, pink
decks-how-header = First row
decks-how-header-yes = Names the columns
decks-how-header-no = Is a card
decks-how-separator = Between the cells
decks-separator-tab = Tab
decks-separator-comma = Comma
decks-separator-semicolon = Semicolon
decks-separator-pipe = Upright bar
decks-how-sheet = Sheet, by name
decks-read-again = Read it again
decks-other-game = It is for another game
`,"./out-of-control.ftl":`# Out of Control.

# ── cards ──
ooc-wild = Wild
ooc-a-wild = a Wild
ooc-a-card = a card
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
ooc-with = with { $who }
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
ooc-die-waits =
    { $you ->
        [yes] The die is yours.
       *[no] The die waits for { $who }.
    }
ooc-die-tumbles = The die rolls.
ooc-die-blue = Blue. Take a card.
ooc-die-purple = Purple. Take a card.
ooc-die-green = Green. Discard one.
ooc-die-red = Red. Take one blind.
ooc-die-yellow = Yellow. Give one away.
ooc-die-orange = Orange. One of the four.
ooc-die-to-do =
    { $you ->
        [yes] Still to do, when you like.
       *[no] { $who } has yet to do it.
    }
ooc-die-or-row = Still to do. The discard row is open too.
ooc-die-done = Done.
ooc-die-fell = It cannot be done, so nothing is owed.
ooc-way-draw = Take a card
ooc-way-discard = Discard one
ooc-way-take = Take one blind
ooc-way-give = Give one away
ooc-from-row = Take from the discard row
ooc-ways = The die asks for one of these
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
ooc-gathering = From the discard row
ooc-gather-more = { $count ->
        [0] { $card }
       *[other] { $card }, and { $count } more
    }
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
ooc-step-over = The last card is down.

# ── why not ──
ooc-why-turn = It is { $who }’s turn. Yours comes round.
ooc-why-roll = Roll the die first; then your cards are free.
ooc-why-alone = This one fits nowhere yet. A succession begins with three of one colour, then grows at its ends.
ooc-why-short = A succession has three cards or more, of one colour, each next to the other. A Wild fills a gap.
ooc-why-gather = That one does not go with { $card }. Add cards that are lit.
ooc-why-pick-discard = The die asks for a card: tap the one you can do without.
ooc-why-pick-give = The die asks for a card: tap the one you would part with.

# ── what happened ──
ooc-told-one-cut = { $name } { $card }
ooc-told-cut =
    { $you ->
        [yes] The cut: { $cuts }. You begin.
       *[no] The cut: { $cuts }. { $who } begins.
    }
ooc-told-opened =
    { $you ->
        [yes] The discard row begins with { $card }. You are first.
       *[no] The discard row begins with { $card }. { $who } is first.
    }
ooc-told-rolled =
    { $you ->
        [yes] You roll { $colour }.
       *[no] { $who } rolls { $colour }.
    }
ooc-told-fell-away = That cannot be done, so the die asks nothing more.
ooc-told-shuffled = The discards are shuffled into a new deck of { $count }.
ooc-told-drew =
    { $you ->
        [yes] You take a card.
       *[no] { $who } takes a card.
    }
ooc-told-drew-card = You take { $card }.
ooc-told-gathered =
    { $you ->
        [yes] You take { $cards } from the discard row.
       *[no] { $who } takes { $cards } from the discard row.
    }
ooc-told-discarded =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $who } discards { $card }.
    }
ooc-told-took-you = { $who } takes { $card } from you.
ooc-told-took-other =
    { $you ->
        [yes] You take { $card } from { $other }.
       *[no] { $who } takes { $card } from { $other }.
    }
ooc-told-gave-you = { $who } gives you { $card }.
ooc-told-gave-other =
    { $you ->
        [yes] You give { $other } { $card }.
       *[no] { $who } gives { $other } { $card }.
    }
ooc-told-laid =
    { $you ->
        [yes] You lay { $row }.
       *[no] { $who } lays { $row }.
    }
ooc-told-extended =
    { $you ->
        [yes] You add { $cards }: { $row }.
       *[no] { $who } adds { $cards }: { $row }.
    }
ooc-told-joined = What touches joins: { $row }.
ooc-told-substituted =
    { $you ->
        [yes] You swap { $card } for { $got }.
       *[no] { $who } swaps { $card } for { $got }.
    }

# ── the end ──
ooc-end-you = you
ooc-end-complete = { $you ->
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
ooc-end-stall = Nobody could build any more, so the successions were measured.
ooc-end-all-laid = Every card lies on the table, so the successions were measured.
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
out-of-control-refusal-too_short = A succession has three cards or more.
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
out-of-control-refusal-wild_for_a_number = A Wild takes the place of a number card only.
out-of-control-refusal-exact_card = Only the very card that the Wild stands for can take its place.
`,"./player-of-honour.ftl":`# Player of Honour

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
honour-step-rank = **How do you like these?** Drag, or tap two to swap.
honour-step-guess = **How would { $who } rank these?** Drag, or tap two to swap.
honour-step-done = You are done. { $count ->
    [one] { $who } is still thinking.
    [2] { $who } are still thinking.
    [3] { $who } are still thinking.
   *[other] { $count } are still thinking.
}
honour-step-watch = { $honour } ranks five topics, the others guess how. { $count ->
    [one] { $who } is still thinking.
    [2] { $who } are still thinking.
    [3] { $who } are still thinking.
   *[other] { $count } are still thinking.
}
honour-step-watch-duo = The same five topics, each to their own taste. { $count ->
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
honour-big-place = How well do you know { $who }?
honour-big-place-duo = Where do the two agree?
honour-big-done = All are done. { $who } turns the cards.
honour-big-turned = { $number ->
    [1] { $who } likes this most: { $topic }.
    [2] { $who }’s second best: { $topic }.
    [3] In the middle for { $who }: { $topic }.
    [4] { $who }’s fourth: { $topic }.
   *[5] { $who } likes this least: { $topic }.
}

# What happened
honour-tell-round = Round { $number }. { $you ->
    [yes] You are the Player of Honour.
   *[no] { $who } is the Player of Honour.
}
honour-tell-duo = Round { $number }: five topics.
honour-tell-done = { $you ->
    [yes] You are done.
   *[no] { $who } is done.
}
honour-tell-undone = { $you ->
    [yes] You think again.
   *[no] { $who } thinks again.
}
honour-tell-taken = { $you ->
    [yes] The table went on: your cards count as they lie, and what was missing is drawn.
   *[no] The table went on without { $who }: the cards count as they lie, and what was missing is drawn.
}
honour-tell-turned = Number { $number }: { $topic }. Right: { $who }.
honour-tell-turned-nobody = Number { $number }: { $topic }. Nobody had it.
honour-tell-perfect = High five for { $who }: all five.
honour-tell-unknown = { $you ->
    [yes] Nobody guessed a thing. You keep your mystery.
   *[no] Nobody guessed a thing. { $who } keeps the mystery.
}
honour-tell-best = Best guess: { $best }, { $points ->
    [one] 1 point.
   *[other] { $points } points.
} { $you ->
    [yes] You get as many.
   *[no] { $who } gets as many.
}
honour-tell-same = { $count ->
    [0] Not one the same. There is a lot to explain.
    [5] All five the same. High five.
    [one] One the same.
   *[other] { $count } of 5 the same.
}

# The end
honour-end-one = { $you ->
    [yes] You take the rosette.
   *[no] { $who } takes the rosette.
}
honour-end-shared = One rosette for { $who }.
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
honour-end-duo = You agree { $total } times out of { $most }.
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
player-of-honour-refusal-not_sure = Lay your I Know This One! card on a topic: tap the star of the guess you trust most.
player-of-honour-refusal-no_such_topic = The I Know This One! card lies on one of the five topics.
player-of-honour-refusal-honour_knows = The Player of Honour has no I Know This One! card to lay: just your five numbers.
player-of-honour-refusal-duo_knows = In the Duo there is no I Know This One! card: just your five numbers.
`,"./refusals.ftl":`# Why the table says no. The rules of each game have their own words, in its file.

refusal-why = Why?
refusal-unreachable = The table cannot be reached. Is this device online?
refusal-away = A bot plays in your seat. Load the page to take it back.
refusal-bad_avatar = That is none of the pictures here.
refusal-bad_deck = There is something to mend in this deck.
refusal-bad_name = A name has 1 to { $longest } characters that can be seen.
refusal-bad_request = That request makes no sense.
refusal-bad_setting = That cannot be set so: { $problem }
refusal-bot_already = A bot plays in that seat already.
refusal-busy = The workshop is busy. Try again in a moment.
refusal-closed = This table is closed.
refusal-enough_decks = Enough decks have been brought to this table. Begin another for more.
refusal-enough_salt = Your share in the chance is in already.
refusal-fault = Something went wrong here. It was not your doing.
refusal-here_already = You are at the table already.
refusal-locked = The host has locked this table.
refusal-malformed = That is not what belongs here.
refusal-name_taken = Somebody here is called { $name } already, or nearly so. Choose another name.
refusal-no_bot = No bot plays in that seat.
refusal-no_evidence = There is nothing to prove about that match.
refusal-no_name = Whoever is here without a name has none to change.
refusal-no_replay = That match cannot be watched again.
refusal-no_room = There is no room here for another table just now. Try again later.
refusal-no_seat = You are not playing in this match.
refusal-no_seat_left = Every seat is taken.
refusal-no_such_deck = No pack has that name.
refusal-no_such_person = There is nobody of that number at this table.
refusal-no_such_seat = There is no such seat at this table.
refusal-no_such_table = No table has that code. One letter off, perhaps?
refusal-no_token = The table does not know this device.
refusal-not_from_elsewhere = Only the machine itself may read that.
refusal-not_host = Only the host can do that.
refusal-not_paused = The match is not paused.
refusal-not_playing = No match is being played.
refusal-not_readable = The table cannot be read just now. Come back in a moment.
refusal-not_so = That cannot be done here.
refusal-not_yours = That seat is not yours.
refusal-nothing_here = There is nothing here.
refusal-nothing_to_do = There is nothing to change.
refusal-nothing_to_hide = Nothing was typed there.
refusal-other_rules = That match was played by other rules.
refusal-other_site = Another website may not do this in your name.
refusal-paused = The match is paused.
refusal-played_out = This table has been played at long enough. Begin another.
refusal-playing = Not while a match is being played.
refusal-spectator = Whoever watches does not play.
refusal-stale = Too late: the table has moved on.
refusal-store = The table cannot write just now. Nothing was changed; try again.
refusal-table_full = The table is full.
refusal-ticket_gone = This link has been used, or is too old. Ask for a new one.
refusal-too_few = This game needs { $fewest } players. Add a bot, or wait for somebody.
refusal-too_large = That is too large.
refusal-too_many_lines = Too many windows are open. Close one, or wait a little.
refusal-too_many_watch = So many watch this table that there is no room for another.
refusal-too_much = That is too much at once.
refusal-too_often = That was too often. Wait a little.
refusal-too_slow = That took too long to arrive.
refusal-unfinished = That match was put away before its end, so nobody is shown its cards.
refusal-over = The game is over.
refusal-not_you = It is not for you to do that now.
refusal-not_now = That cannot be done now.
refusal-not_offered = That choice is not open to you.
refusal-no_timer = No time is running.
refusal-not_late = There is still time: going on has to wait.
refusal-text_empty = Type at least one letter, digit or sign.
refusal-text_long = That is too long: at most { $longest } characters.
refusal-text_unseen = The text holds characters that cannot be seen; please type it again.
`,"./shell.ftl":`# The landing page, and what all screens share.

landing-tag = Five card games you play with your mouth.
landing-code = Got a code from a friend?
landing-join = Join the table
landing-letters-left =
    { $left ->
        [one] Join the table: one letter to go
        [2] Join the table: two letters to go
        [3] Join the table: three letters to go
       *[other] Join the table: four letters to go
    }
landing-again = Back to your table, { $code }
or = or
landing-host = Host a table
landing-screen = Host on a TV or projector
landing-no-account = No account. Nobody to play with?
landing-bots = Play against bots
landing-tonight = Tonight on the table
landing-rules = Rules
landing-decks = Decks
landing-settings = Settings
cover-facts =
    { $least ->
        [2] { $most ->
            [2] 2 players · { $minutes } min · { $age }+
           *[other] 2–{ $most } players · { $minutes } min · { $age }+
        }
       *[other] { $least }–{ $most } players · { $minutes } min · { $age }+
    }
cover-own = Your own deck
cover-own-facts = Write it, import it, print it
suggested-names = Juniper, Pepper, Maple, Basil, Clover, Hazel, Olive, Saffron, Thistle, Willow, Biscuit, Marble, Pickle, Sparrow, Velvet, Waffle, Ginger, Poppy, Cricket, Pebble

back = Back
close = Close
try-again = Try again
not-fetched = This part of the page did not come through.
percent = { $share } %
language-en = English
language-fr = French
own-name-en = English
own-name-fr = Français

others = The others at the table
away = away
bot = bot
waited-for = to move
cards-held =
    { $count ->
        [one] card
       *[other] cards
    }
pile =
    { $count ->
        [0] Pile: empty
        [one] Pile: one card
       *[other] Pile: { $count } cards
    }
hold = hold to call
hold-keep = keep holding…
hold-again = press again
time-left =
    { $seconds ->
        [one] One second to react
       *[other] { $seconds } seconds to react
    }
leave = Leave the table

settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-auto = As the device
settings-theme-dark = Evening
settings-theme-light = Afternoon
settings-text = Text size
settings-motion = Less movement
settings-sound = Sounds and vibration
settings-marks = Larger marks
settings-marks-why = Shapes and letters grow, so that no colour has to be told from another.

rules-title = The rules
rules-of = { $title }: the rules
rules-now = now

first-of = { $place } of { $count }
first-skip = I know it
first-next = Next
first-play = Let’s play

avatar-fox = Fox
avatar-owl = Owl
avatar-cat = Cat
avatar-hare = Hare
avatar-frog = Frog
avatar-robin = Robin
avatar-hedgehog = Hedgehog
avatar-bear = Bear

# Pages for what goes wrong.

trouble-again = Try again
trouble-home = To the front door
trouble-no_such_table = No table has that code.
trouble-no_such_table-then = One letter off, perhaps? Codes have five letters, and none of them is a vowel.
trouble-closed = This table is closed.
trouble-closed-then = The evening is over here. What was typed at it is gone; a fresh table takes one tap.
trouble-elsewhere = You are at this table somewhere else.
trouble-elsewhere-then = In another window, or on another device. One person, one chair: to play on here, take the seat back.
trouble-no_token = This chair is somebody else’s.
trouble-no_token-then = The table does not know this device any more. Sit down again, if there is a chair.
trouble-outdated = This page is older than its table.
trouble-outdated-then = Load it again, and your seat is still yours.
trouble-ticket_gone = This link has done its work.
trouble-ticket_gone-then = A link that moves a seat works once, for five minutes. Make another on the device that has the seat.
trouble-locked = This table is locked.
trouble-locked-then = The host has closed the door. A knock on the real one may help.
trouble-too_often = That was a lot at once.
trouble-too_often-then = Take a breath, and try again in a moment.
trouble-unreachable = The table cannot be reached.
trouble-unreachable-then = Is this device in the same network? Your seat and your words are safe.
trouble-nothing_here = There is nothing here.
trouble-nothing_here-then = The address leads nowhere. The front door is always open.
trouble-fault = Something fell off the table.
trouble-fault-then = It was not your doing. Try again; if it stays, the person who runs this server can see why.
`,"./table.ftl":`# The table: joining, the lobby, and what surrounds every match.

bar-invite = Invite: table { $code }
bar-rules = Rules
bar-menu = Menu
title-your-turn = Your turn · { $title }

invite-title = Come and sit down
invite-scan = Scan to join
invite-type = or type it at
invite-send = Send the link
invite-copied = Copied
invite-share = A seat at table { $code }
invite-qr = QR code for { $link }
invite-locked = The table is locked: nobody new can sit down until the host opens it.
invite-screen = Is there a TV or a projector? Open the big screen on it: it shows the table and nobody’s cards.
invite-screen-link = Open the big screen

join-table = Table { $code }
join-here = At the table
join-sit = Sit down
join-watch = Just watch
join-screen = Be the big screen
join-locked = The host has locked this table. You may still watch.
face-name = Your name
face-picture = Your picture

lobby-title = Your table
lobby-seats = At the table, { $count } of { $most }
lobby-deal =
    { $count ->
        [2] Deal for two
        [3] Deal for three
        [4] Deal for four
        [5] Deal for five
        [6] Deal for six
        [7] Deal for seven
       *[other] Deal for eight
    }
lobby-missing =
    { $missing ->
        [one] Deal: one more person, or a bot
       *[other] Deal: { $missing } more people, or bots
    }
lobby-missing-teams =
    { $missing ->
        [one] Teams of two: one more person, or a bot
       *[other] Teams of two: { $missing } more people, or bots
    }
lobby-why-teams = Teams of two are four people or six. Add a bot, wait for somebody, or play each alone.
lobby-the-host = The host
lobby-host-deals = { $who } deals when everybody is here.
chair-you = { $name } (you)
chair-host = host
chair-here = ready
chair-bot =
    { $level ->
        [novice] bot, novice
        [expert] bot, expert
       *[regular] bot, regular
    }
chair-add-bot = Add a bot
chair-add-bot-after = Add a bot: back to the lobby
chair-free = a free chair
bench-title = On the bench
bench-why = More people than chairs: at each rematch somebody changes places.

person-save = That’s me
person-first = { $name } begins
person-not-first = Draw lots for who begins
person-cut-first = Let the cut decide who begins
person-host = Make { $name } the host
person-remove = Send { $name } away
person-remove-bot = Take the bot away
person-stand-in = Let a bot play for { $name }

person-level = How well it plays
person-level-why = Whatever you choose, it sees no more than you would in its chair.
level-novice = Novice
level-regular = Regular
level-expert = Expert

setting = What is played
setting-first = { $name } begins
setting-by-lot = First: drawn by lot
setting-by-cut = First: whoever cuts the highest card
setting-change = Change
deck-title = { $title } · { $language }
setup-title = What do we play?
setup-game = Game
setup-deck = Deck
setup-deck-default = The game’s own
setup-deck-own = Yours
setup-locked = Lock the table
setup-locked-why = Nobody new can sit down or watch.
setup-keep = Keep what is typed
setup-keep-why = Otherwise answers and words are wiped when the table closes.
setup-done = Done

option-wait = Time before “Go on”
option-wait-30 = 30 s
option-wait-60 = 60 s
option-wait-120 = 2 min
option-wait-0 = never
option-rounds = Rounds to win
option-rounds-1 = one
option-rounds-2 = two
option-rounds-3 = three
option-solution_sheet = Solution sheet
option-solution_sheet-false = without
option-solution_sheet-true = for learners
option-terms = Terms in play
option-terms-12 = 12
option-terms-20 = 20
option-terms-all = all
option-teams = Teams
option-teams-false = each alone
option-teams-true = in twos
option-colour = Words
option-colour-black = black
option-colour-pink = pink
option-turns = Turns
option-turns-true = in a circle
option-turns-false = whoever grabs
option-reaction = Time to react
option-reaction-4 = 4 s
option-reaction-8 = 8 s
option-reaction-12 = 12 s
option-reaction-0 = none
option-speak = Time to speak
option-speak-null = as usual
option-speak-15 = 15 s
option-speak-30 = 30 s
option-speak-0 = none

line-lost = Connection lost. Your words are safe; we will be back at the table in a moment.
paused = The match is paused.
over = That was the last move.
over-story = The story
waiting-away =
    { $count ->
        [one] { $who } is away. The chair is warm.
       *[other] { $who } are away. The chairs are warm.
    }
waiting-stand-in = Let a bot play on
waiting-late =
    { $count ->
        [one] { $who } is still thinking.
       *[other] { $who } are still thinking.
    }
waiting-go-on = Go on
told-went-on = The table goes on.
tale = What just happened
tale-empty = Nothing yet.

menu-part-menu = At the table
menu-part-settings = Settings
menu-part-tale = What happened
menu-part-people = People
menu-part-move = Move to another device
menu-part-texts = What was typed
menu-part-sure-stop = Put the match away?
menu-part-sure-end = Close the table?
menu-part-sure-leave = Leave the table?
menu-react = Make a gesture
menu-tale = What happened
menu-people = People
menu-settings = Settings
menu-move = Move to another device
menu-pause = Pause
menu-resume = Go on playing
menu-texts = Hide something typed
menu-stop = Put the match away
menu-end = Close the table
menu-why-sure-stop = Nobody wins, nobody’s cards are shown, and everybody is back in the lobby.
menu-why-sure-end = Everybody is sent home, and what was typed is wiped. There is no way back.
menu-why-sure-leave = A bot plays on for you. With this device you may come back.
menu-do-sure-stop = Put it away
menu-do-sure-end = Close it for good
menu-do-sure-leave = Leave
menu-not = Stay
move-how = Scan this with the other device. It works once, for five minutes; then your seat is there.
move-qr = QR code that moves your seat
texts-why = What you hide is gone from every screen.
texts-hide = Hide
texts-none = Nobody has typed anything.

reaction-laugh = Laugh
reaction-clap = Clap
reaction-wow = Be amazed
reaction-heart = Send love
reaction-think = Wonder
reaction-thumb = Thumbs up
reacted-laugh = { $who } laughs.
reacted-clap = { $who } claps.
reacted-wow = { $who } is amazed.
reacted-heart = { $who } sends love.
reacted-think = { $who } wonders.
reacted-thumb = { $who }: thumbs up.

result-winners = Who won
result-again = Once more, same table
result-deal = Deal { $title }
result-host-deals = The host deals again when everybody is ready.
result-replay = Watch it again
result-another = Another game
result-back = Back to the table
fair = Was it fair?
fair-why = Before the match the table sealed its chance, and everybody added their own. This file proves it: \`parlour verify\` plays the match again.
fair-save = Save the proof
replay-title = { $title }, again
replay-controls = Step through the match
replay-begin = The cards are dealt.
replay-back = One step back
replay-next = One step on
replay-run = Play
replay-stop = Stop
replay-step = Step { $step } of { $last }
replay-seat = Seen by
replay-everybody = everybody

tv-join = { $host }
tv-host = The host’s orders
tv-lobby = Take out your phones.
tv-lobby-how = Scan the code, or open { $host } and type { $code }.
tv-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tv-lost = Looking for the table…
`,"./talkitout.ftl":`# #TalkItOut.

## The cards

talk-category-society = Society
talk-category-relationships = Relationships
talk-category-future = Future
talk-category-memories = Memories
talk-category-identity = Identity

talk-letter-society = S
talk-letter-relationships = R
talk-letter-future = F
talk-letter-memories = M
talk-letter-identity = I

talk-shape-society = a square
talk-shape-relationships = a heart
talk-shape-future = a triangle
talk-shape-memories = a clover
talk-shape-identity = a circle

talk-does-throw_it_out = Nobody answers. Out it goes.
talk-does-back_at_you = Choose who answers instead.
talk-does-tell_a_lie = Two answers, one of them false.

talk-card-question = “{ $text }” { $marks }.
talk-card-special = { $name }. { $does }

## The table

talk-on-top = On top. Match one of these:
talk-on-top-special = { $name } is on top.
talk-any-question = Any question goes.
talk-read-top = Read what is on top: { $card }

talk-laid-throw = Nobody answers
talk-laid-back =
    { $you ->
        [yes] Your question to answer
       *[no] { $who } answers
    }
talk-you-lay = You lay it on
talk-was-asked =
    { $you ->
        [yes] You were asked
       *[no] { $who } was asked
    }
talk-you-are-asked = You are asked
talk-said-aloud =
    { $you ->
        [yes] You answer aloud.
       *[no] { $who } answers aloud.
    }
talk-told-aloud = said aloud

## The hand

talk-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
talk-hand-lift = { $card } Lift it
talk-hand-use = { $card } Press again to use it
talk-hand-not = { $card } Not at this step

## The steps

talk-step-turn = **Your turn.** Read it, play it, answer it.
talk-step-any = **Your turn.** Any question goes.
talk-step-draw = **Your turn.** Nothing matches, so draw.
talk-step-drawn = **It matches.** Play it, or keep it.
talk-step-answer = **Read it out,** then answer it.
talk-step-answer-or-lay = **Read it out.** Answer it, or lay a special card on it.
talk-step-named = **{ $who } sends it to you.** Answer it.
talk-step-who = **Who answers?** Tap somebody above.
talk-step-tell = **Give two answers, one false.** Put the seal on the lie.
talk-step-vote = **Which one is the lie?** Put your seal on it.
talk-step-vote-again = **A tie: everybody votes once more.** Which one is the lie?
talk-step-voted = Sealed. The table waits for { $who }.
talk-step-liar =
    { $bots ->
        [yes] They look for your lie. Keep a straight face.
       *[no] They are talking about you. Keep a straight face.
    }
talk-step-choosing = { $who } is choosing a question.
talk-step-deciding = { $who } has drawn, and thinks it over.
talk-step-answering = { $who } is answering.
talk-step-answers-for =
    { $you ->
        [yes] { $to } answers your question.
       *[no] { $to } answers for { $who }.
    }
talk-step-inventing = { $who } is thinking up a lie.
talk-step-voting = The others look for the lie.
talk-step-over = That was the last card.

## A turn

talk-choose = Lift a lit card
talk-choose-first = Tap a lit card first: it shares a mark with the card on top.
talk-play = Play this question
talk-draw = Draw a card
talk-keep = Keep it
talk-why-no-match = This one shares no mark with the card on top: you need { $shapes }.
talk-why-special = A special card never stands alone. Play a question first, then lay it on.
talk-why-drawn = Only the card you have just drawn can be played at this step, or kept.
talk-why-answer = Your question lies on the table already. Answer it first.
talk-why-named = This one is yours to answer: it cannot be passed on.

## Answering

talk-answer-label = Your answer
talk-answer-placeholder = Type it, or say it aloud
talk-answer-give = Give this answer
talk-answer-aloud = I said it aloud
talk-help = Help me
talk-help-more = More help
talk-help-use = Begin so

## Special cards

talk-lay = Lay { $name }
talk-send-to = Send it to { $who }
talk-name-somebody = Tap a person
talk-name-first = Tap the person who should answer, above the table.
talk-put-back = Put it back

## A lie

talk-which-0 = The first
talk-which-1 = The second
talk-tell-placeholder = Type it, or say it aloud
talk-mark-0 = The first is the lie
talk-mark-1 = The second is the lie
talk-seal-here = the lie?
talk-your-lie = your lie
talk-tell-aloud = Leave both empty to say them aloud.
talk-tell-order = Chance decides which of the two is shown first.
talk-tell-said = I said both aloud
talk-tell-hand-over = Hand both over
talk-tell-half = Type both answers, or neither and say them aloud.
talk-tell-mark = Put the seal on the answer that is false. Only you see it.

talk-liar = the liar
talk-has-voted = voted
talk-vote-talk = Talk it over first.
talk-tied =
    { $bots ->
        [yes] A tie. Everybody votes once more.
       *[no] A tie. Talk, and vote once more.
    }
talk-votes-in =
    { $count ->
        [0] No vote is in yet.
        [one] One vote is in, nobody sees it yet.
       *[other] { $count } votes are in, nobody sees them yet.
    }
talk-seal-none = Choose the lie
talk-seal-0 = Seal “the first”
talk-seal-1 = Seal “the second”
talk-sealed-0 = Sealed: the first
talk-sealed-1 = Sealed: the second
talk-vote-choose = Tap the answer that you believe is false.
talk-vote-change = Your vote is in. Tap the other answer to change it, until the last vote is in.
talk-voted-for =
    { $count ->
        [one] { $who }’s vote
       *[other] votes of { $who }
    }

talk-reveal = The lie, revealed
talk-the-lie = the lie
talk-the-truth = true
talk-verdict-found =
    { $you ->
        [yes] They found your lie. You draw.
       *[no] Found. { $who } draws.
    }
talk-verdict-not-found =
    { $you ->
        [yes] They believed you. Everybody else draws.
       *[no] { $who } gets away with it. Everybody else draws.
    }
talk-verdict-untold =
    { $you ->
        [yes] Your lie was never told, so it counts as found. You draw.
       *[no] The lie was never told, so it counts as found. { $who } draws.
    }

## What happens

talk-tell-opened = The first question lies on the table.
talk-tell-played =
    { $you ->
        [yes] You play “{ $text }”
       *[no] { $who } plays “{ $text }”
    }
talk-tell-drew =
    { $you ->
        [yes] You draw a card.
       *[no] { $who } draws a card.
    }
talk-tell-no-card =
    { $you ->
        [yes] You would draw, but no card is left.
       *[no] { $who } would draw, but no card is left.
    }
talk-tell-kept =
    { $you ->
        [yes] You keep the card.
       *[no] { $who } keeps the card.
    }
talk-tell-answered =
    { $you ->
        [yes] You answer: “{ $text }”
       *[no] { $who } answers: “{ $text }”
    }
talk-tell-told =
    { $you ->
        [yes] You give two answers, one of them a lie: “{ $first }” and “{ $second }”
       *[no] { $who } gives two answers, one of them a lie: “{ $first }” and “{ $second }”
    }
talk-tell-told-aloud =
    { $you ->
        [yes] You give two answers aloud. One is a lie.
       *[no] { $who } gives two answers aloud. One is a lie.
    }
talk-tell-voted =
    { $you ->
        [yes] Your vote is sealed.
       *[no] { $who } has voted.
    }
talk-lays-throw_it_out =
    { $you ->
        [yes] You throw it out. Nobody answers.
       *[no] { $who } throws it out. Nobody answers.
    }
talk-lays-back_at_you =
    { $you ->
        [yes] You send it to { $to }.
       *[no]
            { $toYou ->
                [yes] { $who } sends it to you.
               *[no] { $who } sends it to { $to }.
            }
    }
talk-lays-tell_a_lie =
    { $you ->
        [yes] You are going to tell a lie.
       *[no] { $who } is going to tell a lie.
    }

## The big screen

talk-big-ears = { $who }, the room is all ears.
talk-big-inventing = { $who } is thinking up a lie.
talk-big-said = “{ $text }”
talk-big-which = One of { $who }’s answers is a lie. Which?
talk-big-next = The next question must share { $marks }.
talk-big-any = { $name } is on top: any question may follow.

## The end

talk-end-plain =
    { $you ->
        [yes] You have said it all.
       *[no] { $who } has said it all.
    }
talk-end-throw_it_out =
    { $you ->
        [yes] You go out without a word.
       *[no] { $who } goes out without a word.
    }
talk-end-back_at_you =
    { $you ->
        [yes] You leave the last word to somebody else.
       *[no] { $who } leaves the last word to somebody else.
    }
talk-end-tell_a_lie =
    { $you ->
        [yes] You go out on a lie.
       *[no] { $who } goes out on a lie.
    }
talk-end-stuck =
    { $count ->
        [one] Nobody can move, and { $who } holds the fewest cards.
       *[other] Nobody can move. { $who } share the win.
    }
talk-end-after =
    { $questions ->
        [one] One question was asked
       *[other] { $questions } questions were asked
    }, { $lies ->
        [0] and nobody lied.
        [one] and one lie was told.
       *[other] and { $lies } lies were told.
    }
talk-line =
    { $you ->
        [yes] **You**
       *[no] **{ $who }**
    } { $line }
talk-line-unfound =
    { $count ->
        [one] told a lie that nobody found.
       *[other] told { $count } lies that nobody found.
    }
talk-line-spotted =
    { $count ->
        [one] saw through a lie.
       *[other] saw through { $count } lies.
    }
talk-line-thrown =
    { $count ->
        [one] threw one question out.
       *[other] threw { $count } questions out.
    }
talk-line-sent =
    { $count ->
        [one] let somebody else answer once.
       *[other] let somebody else answer { $count } times.
    }
talk-line-answered =
    { $count ->
        [one] answered one question.
       *[other] answered { $count } questions.
    }
talk-line-none = listened.
talk-line-cards =
    { $count ->
        [0] No card left.
        [one] One card left.
       *[other] { $count } cards left.
    }

## Refusals

talkitout-refusal-must_play = You hold a question that matches: play one of the lit cards.
talkitout-refusal-not_yours = That card is not in your hand.
talkitout-refusal-no_match = That question shares no mark with the one on top. A lit card does.
talkitout-refusal-only_drawn = Only the card you have just drawn can be played at this step, or kept.
talkitout-refusal-special_alone = A special card never stands alone. Play a question first, then lay it on.
talkitout-refusal-special_not_held = You hold no such special card.
talkitout-refusal-name_another = #BackAtYou goes to somebody else at the table. Tap one of them.
talkitout-refusal-name_nobody = Only #BackAtYou is sent to somebody.
talkitout-refusal-one_of_two = The lie is the first answer or the second. Tap one of them.
talkitout-refusal-two_answers = These two answers are the same. Give two that differ.
`,"./traitor-word.ftl":`## Traitor Word: the table

tw-chain = The chain of words
tw-said-nobody = the first word, nobody’s
tw-said = { $you ->
    [yes] you said it
   *[no] said { $who }
}
tw-was-secret = { $you ->
    [yes] your secret
   *[no] { $who }’s secret
}
tw-has-token = has the token
tw-no-flash = no Flash
tw-just-spoke = just spoke
tw-flashes = { $count ->
    [one] You have { $count } Flash of { $seven }. Nobody else sees how many.
   *[other] You have { $count } Flashes of { $seven }. Nobody else sees how many.
}

tw-hint-react = Anything suspicious?
tw-hint-still = You may accuse until the next word.
tw-hint-nobodys_word = The first word is nobody’s.
tw-hint-own_word = Your word. Keep a straight face.
tw-hint-settle_first = This is settled first.
tw-hint-window_closed = Too late for that word.
tw-hint-accused_once = Settled. It may still be claimed.
tw-hint-nothing_to_stake = No Flash to stake: claim, but do not accuse.

tw-accuse-secret = Secret word!
tw-accuse-off_topic = Off topic!
tw-accuse-again = Accuse “{ $word }”? Press again

tw-secrets = Your secret words
tw-secret = { $word }, your secret. Press to claim with it.
tw-secret-lifted = Claim “{ $said }” with { $word }. Press again.
tw-claim-again = claim it?
tw-listen = These are your secrets. If somebody says one, tap it.

tw-say = Say it
tw-say-label = Your word, linked to “{ $word }”
tw-say-placeholder = linked to { $word }…
tw-time-speak = { $seconds ->
    [one] One second to say a word
   *[other] { $seconds } seconds to say a word
}
tw-grab = MY TURN
tw-held = { $who } has the token

## An accusation

tw-scene = The accusation
tw-accuser = accuses
tw-accused = the accused
tw-cry-secret = “That is your secret word!”
tw-cry-off_topic = “You are off topic!”
tw-says = { $you ->
    [yes] You say
   *[no] { $who } says
}
tw-plea-label = Your sentence: what is the link?
tw-plea-placeholder = From { $before } to { $word }, because…
tw-plea-aloud = I say it aloud
tw-plea-send = Send it
tw-thumbs = The thumbs
tw-thumbs-yours = Your thumb
tw-vote-up = Fair enough
tw-vote-down = Off topic
tw-vote-yours = your thumb
tw-vote-again = The thumbs have only just come up. Press again.
tw-thumb-up = fair enough
tw-thumb-down = off topic
tw-thumb-none = no thumb
tw-thumb-ready = ready
tw-thumb-thinking = thinking
tw-verdict-secret-guilty = { $you ->
    [yes] Yes. It was your secret.
   *[no] Yes. It was { $who }’s secret.
}
tw-verdict-secret-not = { $you ->
    [yes] No. It was no secret of yours.
   *[no] No. It was no secret of { $who }’s.
}
tw-verdict-off_topic-guilty = Off topic.
tw-verdict-off_topic-not = The link holds.
tw-verdict-nothing = { $you ->
    [yes] You have no Flash to give.
   *[no] { $who } has no Flash to give.
}

## What to do now

tw-step-say = **Your turn.** A word linked to “{ $word }”.
tw-step-next = **You are next.** Think of a word.
tw-step-react = { $you ->
    [yes] Your word lies there. Let them look.
   *[no] { $who } has spoken. Listen well.
}
tw-step-goes-on = The chain goes on from “{ $word }”.
tw-step-speaks = { $who } is looking for a word.
tw-step-holds = { $who } took the token and looks for a word.
tw-step-grab = **The token is free.** Take it, then say a word.
tw-step-spoke-last = You spoke last. The token is for the others.
tw-step-token = The token lies in the middle. Who takes it?
tw-step-justify = { $you ->
    [yes] **You are accused.** One sentence: what is the link?
   *[no] { $who } may explain the link in one sentence.
}
tw-step-vote = **Is there a link?** All thumbs show at once.
tw-step-voted = Your thumb is ready. The table waits for { $names }.
tw-step-votes = The table waits for the thumbs: { $names }.
tw-step-over = The last word has been said.

## What happened

tw-tell-opened = The first word is “{ $word }”.
tw-tell-said = { $you ->
    [yes] You say “{ $word }”.
   *[no] { $who } says “{ $word }”.
}
tw-tell-passed-over = { $you ->
    [yes] No word from you: the turn goes on.
   *[no] No word from { $who }: the turn goes on.
}
tw-tell-grabbed = { $you ->
    [yes] You take the token.
   *[no] { $who } takes the token.
}
tw-tell-put-back = { $you ->
    [yes] No word from you: the token is back in the middle.
   *[no] No word from { $who }: the token is back in the middle.
}
tw-tell-accused-secret = { $byYou ->
    [yes] You accuse { $who } of a secret word.
   *[no] { $you ->
        [yes] { $by } accuses you of a secret word.
       *[no] { $by } accuses { $who } of a secret word.
    }
}
tw-tell-accused-off_topic = { $byYou ->
    [yes] You accuse { $who } of going off topic.
   *[no] { $you ->
        [yes] { $by } accuses you of going off topic.
       *[no] { $by } accuses { $who } of going off topic.
    }
}
tw-tell-justified = { $you ->
    [yes] You explain: “{ $text }”
   *[no] { $who } explains: “{ $text }”
}
tw-tell-justified-aloud = { $you ->
    [yes] You explain it aloud.
   *[no] { $who } explains it aloud.
}
tw-tell-judged-secret-guilty = { $you ->
    [yes] It was a secret of yours.
   *[no] It was a secret of { $who }’s.
}
tw-tell-judged-secret-not = { $you ->
    [yes] It was no secret of yours.
   *[no] It was no secret of { $who }’s.
}
tw-tell-judged-off_topic-guilty = { $you ->
    [yes] The thumbs say: you were off topic.
   *[no] The thumbs say: { $who } was off topic.
}
tw-tell-judged-off_topic-not = { $you ->
    [yes] The thumbs let your link pass.
   *[no] The thumbs let { $who }’s link pass.
}
tw-tell-gave = { $byYou ->
    [yes] You give { $who } a Flash.
   *[no] { $you ->
        [yes] { $by } gives you a Flash.
       *[no] { $by } gives { $who } a Flash.
    }
}
tw-tell-validated = { $you ->
    [yes] “{ $word }” was your secret, and it counts: a Flash for you.
   *[no] “{ $word }” was { $who }’s secret, and it counts: a Flash.
}
tw-tell-claimed = { $you ->
    [yes] You claim “{ $word }”: a Flash for you.
   *[no] { $who } claims “{ $word }”, a secret, and takes a Flash.
}
tw-tell-discarded = { $you ->
    [yes] “{ $word }” was your secret. The card is gone.
   *[no] “{ $word }” was { $who }’s secret. The card is gone.
}
tw-tell-drew = A fresh secret for you: “{ $word }”.
tw-tell-drew-none = No card is left to draw.
tw-tell-dead = “{ $word }” has been said and can no longer be claimed. That secret is out of the game.
tw-tell-dead-drawn = The card you drew had been said already. It is out of the game.

## How it ended

tw-end-validated = { $you ->
    [yes] “{ $word }” was your secret all along.
   *[no] “{ $word }” was { $who }’s secret all along.
}
tw-end-claimed = { $you ->
    [yes] You hear “{ $word }”, and that is that.
   *[no] { $who } hears “{ $word }”, and that is that.
}
tw-end-gave = { $you ->
    [yes] “{ $word }” brings you the seventh Flash, from { $by }.
   *[no] “{ $word }” brings { $who } the seventh Flash, from { $by }.
}
tw-end-seventh = { $you ->
    [yes] The seventh Flash is yours.
   *[no] The seventh Flash is { $who }’s.
}
tw-end-empty = { $count ->
    [one] { $you ->
        [yes] A pile is empty, and yours is the highest.
       *[no] A pile is empty, and { $who }’s is the highest.
    }
   *[other] A pile is empty. { $names } share the win.
}
tw-end-chain = { $count } words, from “{ $from }” to “{ $to }”.
tw-end-line = { $you ->
    [yes] **You**
   *[no] **{ $who }**
}, { $flashes ->
    [0] no Flash
    [one] { $flashes } Flash
   *[other] { $flashes } Flashes
}. { $count ->
    [one] One word: “{ $longest }”.
   *[other] { $count } words, the longest “{ $longest }”.
}
tw-end-silent = { $you ->
    [yes] **You**
   *[no] **{ $who }**
}, { $flashes ->
    [0] no Flash
    [one] { $flashes } Flash
   *[other] { $flashes } Flashes
}, without a word.

## Why not

traitor-word-refusal-said_before = That word has been in the chain. Another one will do.
traitor-word-refusal-not_your_turn = It is not your turn to say a word. Accuse or claim meanwhile.
traitor-word-refusal-too_early = The others have a moment to react. When the bar has run out, go ahead.
traitor-word-refusal-nobodys_word = The first word is nobody’s: it cannot be accused or claimed. Wait for the next.
traitor-word-refusal-window_closed = Too late for that word. The next one may be accused and claimed again.
traitor-word-refusal-own_word = You said that word yourself. Accusing and claiming it is for the others.
traitor-word-refusal-settle_first = Somebody is accused. That is settled before anything else.
traitor-word-refusal-accused_once = That word has been accused already, and once is all. You may still claim it.
traitor-word-refusal-nothing_to_stake = You have no Flash to stake, so you cannot accuse. You may still claim.
traitor-word-refusal-not_held = You do not hold that card. Claim with one of your secrets.
traitor-word-refusal-wrong_card = That card does not show the word that was said. Only you know that you tried.
traitor-word-refusal-no_token = There is no token in this game: you speak in turn.
traitor-word-refusal-take_it_first = Take the MY TURN token first, then say your word.
traitor-word-refusal-token_taken = The token is taken. Its holder speaks next.
traitor-word-refusal-spoke_last = You said the last word, so the token is for somebody else this time.
`}));export{e as default};