## Traitor Word: the table

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
tw-smuggled = { $you ->
    [yes] You smuggled it. Nobody noticed.
   *[no] { $who } smuggled it. Nobody noticed.
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
tw-accused = defends
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
tw-hush-secret = A secret, or none?
tw-hush-off_topic = All thumbs are in.
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

traitor-word-told-opened = The first word is “{ $word }”.
traitor-word-told-said = { $you ->
    [yes] You say “{ $word }”.
   *[no] { $who } says “{ $word }”.
}
traitor-word-told-passed_over = { $you ->
    [yes] No word from you: the turn goes on.
   *[no] No word from { $who }: the turn goes on.
}
traitor-word-told-grabbed = { $you ->
    [yes] You take the token.
   *[no] { $who } takes the token.
}
traitor-word-told-put_back = { $you ->
    [yes] No word from you: the token is back in the middle.
   *[no] No word from { $who }: the token is back in the middle.
}
traitor-word-told-accused = { $of ->
    [secret] { $by_you ->
        [yes] You accuse { $who } of a secret word.
       *[no] { $you ->
            [yes] { $by } accuses you of a secret word.
           *[no] { $by } accuses { $who } of a secret word.
        }
    }
   *[off_topic] { $by_you ->
        [yes] You accuse { $who } of going off topic.
       *[no] { $you ->
            [yes] { $by } accuses you of going off topic.
           *[no] { $by } accuses { $who } of going off topic.
        }
    }
}
traitor-word-told-justified = { $aloud ->
    [yes] { $you ->
        [yes] You explain it aloud.
       *[no] { $who } explains it aloud.
    }
   *[no] { $you ->
        [yes] You explain: “{ $text }”
       *[no] { $who } explains: “{ $text }”
    }
}
traitor-word-told-voted = { $thumb ->
    [up] { $you ->
        [yes] You vote: thumb up.
       *[no] { $who } votes: thumb up.
    }
    [down] { $you ->
        [yes] You vote: thumb down.
       *[no] { $who } votes: thumb down.
    }
   *[none] { $who } has voted.
}
traitor-word-told-judged = { $of ->
    [secret] { $guilty ->
        [yes] { $you ->
            [yes] It was a secret of yours.
           *[no] It was a secret of { $who }’s.
        }
       *[no] { $you ->
            [yes] It was no secret of yours.
           *[no] It was no secret of { $who }’s.
        }
    }
   *[off_topic] { $guilty ->
        [yes] { $you ->
            [yes] The thumbs say: you were off topic.
           *[no] The thumbs say: { $who } was off topic.
        }
       *[no] { $you ->
            [yes] The thumbs let your link pass.
           *[no] The thumbs let { $who }’s link pass.
        }
    }
}
    .whole = { $votes ->
        [none] {""}
       *[other] The thumbs: { $votes }.{ " " }
    }{ traitor-word-told-judged }
traitor-word-told-gave = { $you ->
    [yes] You give { $to } a Flash.
   *[no] { $to_you ->
        [yes] { $who } gives you a Flash.
       *[no] { $who } gives { $to } a Flash.
    }
}
traitor-word-told-validated = { $you ->
    [yes] “{ $word }” was your secret, and it counts: a Flash for you.
   *[no] “{ $word }” was { $who }’s secret, and it counts: a Flash.
}
traitor-word-told-claimed = { $you ->
    [yes] You claim “{ $word }”: a Flash for you.
   *[no] { $who } claims “{ $word }”, a secret, and takes a Flash.
}
traitor-word-told-discarded = { $you ->
    [yes] “{ $word }” was your secret. The card is gone.
   *[no] “{ $word }” was { $who }’s secret. The card is gone.
}
traitor-word-told-drew = { $card ->
    [none] No card is left to draw.
   *[other] { $you ->
        [yes] A fresh secret for you: “{ $word }”.
       *[no] A fresh secret for { $who }: “{ $word }”.
    }
}
traitor-word-told-dead = { $card ->
    [none] { $you ->
        [yes] The card you drew had been said already. It is out of the game.
       *[no] The card that { $who } drew had been said already. It is out of the game.
    }
   *[other] “{ $word }” has been said and can no longer be claimed. That secret is out of the game.
}

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
traitor-word-end-seven_flashes = { $you ->
    [yes] The seventh Flash is yours.
   *[no] The seventh Flash is { $who }’s.
}
traitor-word-end-empty_pile = { $count ->
    [one] { $you ->
        [yes] A pile is empty, and yours is the highest.
       *[no] A pile is empty, and { $who }’s is the highest.
    }
   *[other] A pile is empty. { $names } share the win.
}
traitor-word-scores = Flashes: { $scores }.
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

tw-best-boldest = the boldest word: “{ $word }”, and nobody noticed
tw-best-plea =
    { $count ->
        [one] the best plea: it won one thumb
       *[other] the best plea: it won { $count } thumbs
    }
tw-best-fairest =
    { $count ->
        [one] the fairest thumb: right once
       *[other] the fairest thumb: right { $count } times
    }
tw-best-ear =
    { $count ->
        [one] the sharpest ear: one word claimed
       *[other] the sharpest ear: { $count } words claimed
    }
tw-best-kindest =
    { $count ->
        [one] the kindest thumb: up once
       *[other] the kindest thumb: up { $count } times
    }
tw-best-longest = the longest word: “{ $word }”
tw-best-readiest =
    { $count ->
        [one] the readiest: one word for the chain
       *[other] the readiest: { $count } words for the chain
    }

## Why not

traitor-word-refusal-said_before = That word has been in the chain. Another one will do.
traitor-word-refusal-not_your_turn = It is not your turn to say a word. Accuse or claim meanwhile.
traitor-word-refusal-too_early = The others have a moment to react. When it is over, go ahead.
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
traitor-word-refusal-nobody_accused = Nobody is accused of going off topic: there is nothing to settle.
traitor-word-refusal-not_accused = Explaining is for the accused alone.
traitor-word-refusal-one_sentence = The vote has begun: your one sentence comes before it.
traitor-word-refusal-sentence_first = The accused may give a sentence first; then you vote.
traitor-word-refusal-no_vote = The accused and the accuser do not vote.

# what the host may set
traitor-word-first = whoever wears the garment with the most words on it
traitor-word-option-colour = Words
    .help = Which word of each card is played (W1).
traitor-word-option-colour-black = black
traitor-word-option-colour-pink = pink
traitor-word-option-rounds = Turns
    .help = Players speak in turn; false: whoever takes the token (W14).
traitor-word-option-rounds-true = in a circle
traitor-word-option-rounds-false = whoever grabs
traitor-word-option-reaction = Time to react
    .help = Seconds after each word in which only accusing and claiming goes on (W4); 0 for none.
traitor-word-option-reaction-4 = 4 s
traitor-word-option-reaction-8 = 8 s
traitor-word-option-reaction-12 = 12 s
traitor-word-option-reaction-0 = none
traitor-word-option-speak = Time to speak
    .help = Seconds to say a word (W15), 0 for none; null: none in turns, 15 without rounds.
traitor-word-option-speak-null = as usual
traitor-word-option-speak-15 = 15 s
traitor-word-option-speak-30 = 30 s
traitor-word-option-speak-0 = none

# the deck page

traitor-word-deck-count =
    { $count ->
        [0] No cards yet
        [one] 1 card, two words
       *[other] { $count } cards, two words each
    }
traitor-word-deck-needs = Words, a black and a pink one on each card. Three players need 55 cards.
traitor-word-deck-field-black = Black word
traitor-word-deck-field-pink = Pink word
traitor-word-deck-columns = black, pink

# in a terminal
tw-view-chain = The chain
tw-view-accused = Accused
tw-view-accused-secret = by { $who } of a secret word
tw-view-accused-off_topic = by { $who } of going off topic
tw-view-explained = Explained
tw-view-secrets = Your secrets
tw-view-flashes = Your Flashes
tw-thumb-shown-up = up
tw-thumb-shown-down = down
traitor-word-act-say = Say a word
    .whole = { traitor-word-act-say }
traitor-word-act-grab = Take the token: you say the next word
traitor-word-act-accuse = Accuse somebody
    .whole = { $of ->
        [secret] Accuse { $last } of a secret word
       *[off_topic] Accuse { $last } of going off topic
    }
traitor-word-act-justify = Explain your word
    .whole = { traitor-word-act-justify }
traitor-word-act-vote = Vote
    .whole = { $thumb ->
        [up] Thumb up: the word has a link
       *[down] Thumb down: off topic
    }
traitor-word-act-claim = Claim a word
    .whole = Claim “{ $word }”, if it is one of your secret words: { $secrets }
traitor-word-ask-say-word = Type a word that has a link to the last one.
traitor-word-ask-justify-text = Type one sentence that explains your word, or press Enter and say it aloud.
traitor-word-ask-claim-card = Which of your secret words was said?

traitor-word-mistake-deck = deck: { $cards } cards are too few for { $seats } players, who need { $wanted } (W1)
