# #TalkItOut.

## The cards

talkitout-value-society = Society
talkitout-value-relationships = Relationships
talkitout-value-future = Future
talkitout-value-memories = Memories
talkitout-value-identity = Identity
talkitout-value-light = Light
talkitout-value-warm = Warm
talkitout-value-deep = Deep

talk-letter-society = S
talk-letter-relationships = R
talk-letter-future = F
talk-letter-memories = M
talk-letter-identity = I

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
talk-says =
    { $you ->
        [yes] You say
       *[no] { $who } says
    }
talk-told-aloud = said aloud

## The hand

talk-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
talk-hand-lift = { $card } Lift it
talk-hand-back = { $card } Lay it back
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
talk-step-next = { $who } is answering. **You are next:** { $any ->
        [yes] any question goes.
       *[no] match { $marks }.
    }
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
talkitout-told-tied =
    { $bots ->
        [yes] A tie. Everybody votes once more.
       *[no] A tie. Talk, and vote once more.
    }
    .whole = { talkitout-told-tied } The votes were: { $votes }.
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

talk-hush =
    { $count ->
        [one] One seal. Hold on to your chair.
       *[other] { $count } seals. Hold on to your chairs.
    }
talk-verdict =
    { $verdict ->
        [found]
            { $you ->
                [yes] You are caught.
               *[no] { $who } is caught.
            }
        [untold]
            { $you ->
                [yes] Your lie was never told.
               *[no] The lie was never told.
            }
       *[not-found]
            { $you ->
                [yes] They believed you.
               *[no] { $who } gets away with it.
            }
    }
talk-price =
    { $verdict ->
        [not-found] Everybody else draws.
       *[found]
            { $you ->
                [yes] You draw.
               *[no] { $who } draws.
            }
    }
talk-reveal = The lie, revealed
talk-the-lie = the lie
talk-the-truth = true

## What happens

talkitout-told-opened = The first question lies on the table.
    .whole = The first question is “{ $text }”.
talkitout-told-played =
    { $you ->
        [yes] You play “{ $text }”
       *[no] { $who } plays “{ $text }”
    }
talkitout-told-drew =
    { $you ->
        [yes] You draw a card.
       *[no] { $who } draws a card.
    }
    .whole =
        { $card ->
            [none] { talkitout-told-drew }
           *[other]
                { $you ->
                    [yes] You draw { $card }.
                   *[no] { $who } draws { $card }.
                }
        }
talkitout-told-no_card =
    { $you ->
        [yes] You would draw, but no card is left.
       *[no] { $who } would draw, but no card is left.
    }
talkitout-told-kept =
    { $you ->
        [yes] You keep the card.
       *[no] { $who } keeps the card.
    }
talkitout-told-special =
    { $card ->
        [throw_it_out]
            { $you ->
                [yes] You throw it out. Nobody answers.
               *[no] { $who } throws it out. Nobody answers.
            }
        [back_at_you]
            { $you ->
                [yes] You send it to { $to }.
               *[no]
                    { $to_you ->
                        [yes] { $who } sends it to you.
                       *[no] { $who } sends it to { $to }.
                    }
            }
       *[tell_a_lie]
            { $you ->
                [yes] You are going to tell a lie.
               *[no] { $who } is going to tell a lie.
            }
    }
talkitout-told-answered =
    { $aloud ->
        [yes] { talk-said-aloud }
       *[no]
            { $you ->
                [yes] You answer: “{ $text }”
               *[no] { $who } answers: “{ $text }”
            }
    }
talkitout-told-told =
    { $aloud ->
        [yes]
            { $you ->
                [yes] You give two answers aloud. One is a lie.
               *[no] { $who } gives two answers aloud. One is a lie.
            }
       *[no]
            { $you ->
                [yes] You give two answers, one of them a lie: “{ $first }” and “{ $second }”
               *[no] { $who } gives two answers, one of them a lie: “{ $first }” and “{ $second }”
            }
    }
talkitout-told-voted =
    { $you ->
        [yes] Your vote is sealed.
       *[no] { $who } has voted.
    }
talkitout-told-judged =
    { $verdict ->
        [found]
            { $you ->
                [yes] They found your lie. You draw.
               *[no] Found. { $who } draws.
            }
        [untold]
            { $you ->
                [yes] Your lie was never told, so it counts as found. You draw.
               *[no] The lie was never told, so it counts as found. { $who } draws.
            }
       *[not-found]
            { $you ->
                [yes] They believed you. Everybody else draws.
               *[no] { $who } gets away with it. Everybody else draws.
            }
    }
    .whole =
        { $lie ->
            [none] { talkitout-told-judged }
            [0] The votes: { $votes }. The first answer was the lie. { talkitout-told-judged }
           *[1] The votes: { $votes }. The second answer was the lie. { talkitout-told-judged }
        }

## The big screen

talk-big-next = The next question must share { $marks }.
talk-big-any = { $name } is on top: any question may follow.

## The end

talkitout-end-out =
    { $card ->
        [throw_it_out]
            { $you ->
                [yes] You go out without a word.
               *[no] { $who } goes out without a word.
            }
        [back_at_you]
            { $you ->
                [yes] You leave the last word to somebody else.
               *[no] { $who } leaves the last word to somebody else.
            }
        [tell_a_lie]
            { $you ->
                [yes] You go out on a lie.
               *[no] { $who } goes out on a lie.
            }
       *[none]
            { $you ->
                [yes] You have said it all.
               *[no] { $who } has said it all.
            }
    }
talkitout-end-no_progress =
    { $count ->
        [one] { $you ->
            [yes] Nobody can move, and you hold the fewest cards.
           *[no] Nobody can move, and { $who } holds the fewest cards.
        }
       *[other] Nobody can move. { $who } share the win.
    }
talkitout-scores = Cards left: { $scores }.
talk-best-face =
    the straightest face: { $count ->
        [one] one lie believed
       *[other] { $count } lies believed
    }
talk-best-ear =
    the finest ear: { $count ->
        [one] one lie heard
       *[other] { $count } lies heard
    }
talk-best-longest = the longest answer: { $count } letters of it
talk-best-brave =
    the bravest: { $count ->
        [one] answered, and threw nothing out
       *[other] answered all { $count }, threw none out
    }
talk-best-answered =
    the readiest: { $count ->
        [one] one question answered
       *[other] { $count } questions answered
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

talkitout-refusal-must_play = You hold a question that matches: play one of them.
talkitout-refusal-not_yours = That card is not in your hand.
talkitout-refusal-no_match = That question shares no mark with the one on top. Choose one that does.
talkitout-refusal-only_drawn = Only the card you have just drawn can be played at this step, or kept.
talkitout-refusal-special_alone = A special card never stands alone. Play a question first, then lay it on.
talkitout-refusal-special_not_held = You hold no such special card.
talkitout-refusal-name_another = #BackAtYou goes to somebody else at the table. Choose one of them.
talkitout-refusal-name_nobody = Only #BackAtYou is sent to somebody.
talkitout-refusal-one_of_two = The lie is the first answer or the second. Choose one of them.
talkitout-refusal-two_answers = These two answers are the same. Give two that differ.
talkitout-refusal-nothing_drawn = You have drawn no card that you could keep.
talkitout-refusal-one_question = You have played your question of this turn.
talkitout-refusal-answer_first = A question waits for your answer. Give that first.
talkitout-refusal-not_asked = The question comes first: play one, then answer it.
talkitout-refusal-one_special = You have laid a special card in this turn, and one is all.
talkitout-refusal-not_your_question = A special card is laid on a question by whoever played it.
talkitout-refusal-passed_to_you = This question was passed to you. Answer it: it cannot be passed on.
talkitout-refusal-you_passed_it = You have passed this question on. Whoever you named answers it.
talkitout-refusal-tell_both = #TellALie lies on your question: give two answers, and mark the false one.
talkitout-refusal-no_tell_a_lie = Two answers are for whoever has laid #TellALie.
talkitout-refusal-told = You have given your two answers. Now the others vote.
talkitout-refusal-liar_votes = The lie is yours: finding it is for the others, and you do not vote.
talkitout-refusal-vote_first = First the lie is judged: vote for the answer that you believe is false.
talkitout-refusal-no_lie = There is no lie to vote on.

# the deck page

talkitout-deck-count =
    { $count ->
        [0] No questions yet
        [one] 1 question
       *[other] { $count } questions
    }
talkitout-deck-needs = Questions that get people talking, each with two categories. Eleven are enough for two players; every further one needs seven more.
talkitout-deck-field-text = Question
talkitout-deck-field-categories = Two categories
talkitout-deck-field-depth = How deep it goes
talkitout-deck-field-help = Help for whoever is stuck, one a line
talkitout-deck-field-samples = Answers somebody might give, one a line
talkitout-deck-more = Depth, help and answers
talkitout-deck-columns = question, category, category, help, sample

## In a terminal

talk-view-top = On top
talk-view-special = On it
talk-view-special-does = { $card }: any question goes
talk-view-answer = Answer
talk-view-pile = Pile
talk-ordinal-0 = the first
talk-ordinal-1 = the second
talkitout-act-play = Play a question
    .whole =
        { $card ->
            [none] { talkitout-act-play }
           *[other] Play { $card }
        }
talkitout-act-draw = Draw a card
talkitout-act-keep = Keep the card
talkitout-act-special = Lay a special card
    .whole =
        { $to ->
            [none] Lay { $card }
           *[other] Lay { $card } and name { $to }
        }
talkitout-act-answer = Answer the question
    .whole = { talkitout-act-answer }
talkitout-act-tell = Give two answers, one of them a lie
    .whole = { talkitout-act-tell }
talkitout-act-vote = Vote
    .whole =
        { $text ->
            [none]
                { $lie ->
                    [0] The first answer is the lie
                   *[1] The second answer is the lie
                }
           *[other] “{ $text }” is the lie
        }
talkitout-ask-play-card = Which question do you play?
talkitout-ask-answer-text = Type your answer, or press Enter and say it aloud. ? helps you.
talkitout-ask-tell-answers = Two answers, one of them a lie. ? helps you.
talkitout-ask-tell-lie = Which of the two is the lie?

## Before a match

talkitout-first = the youngest player

talkitout-mistake-deck = deck: { $cards } cards are too few for { $seats } players, who need { $wanted } (T13)
