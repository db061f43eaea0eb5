## Traitor Word : la table

tw-chain = La chaîne de mots
tw-said-nobody = le premier mot, à personne
tw-said = { $you ->
    [yes] ton mot
   *[no] dit { $who }
}
tw-was-secret = { $you ->
    [yes] ton secret
   *[no] secret de { $who }
}
tw-smuggled = { $you ->
    [yes] Passé en douce. Personne n’a rien vu.
   *[no] { $who } l’a passé en douce. Personne n’a rien vu.
}
tw-has-token = a le jeton
tw-no-flash = sans Éclair
tw-just-spoke = vient de parler
tw-flashes = { $count ->
    [one] Tu as { $count } Éclair sur { $seven }. Personne d’autre ne voit combien.
   *[other] Tu as { $count } Éclairs sur { $seven }. Personne d’autre ne voit combien.
}

tw-hint-react = Quelque chose de louche ?
tw-hint-still = Tu peux accuser jusqu’au mot suivant.
tw-hint-nobodys_word = Le premier mot n’est à personne.
tw-hint-own_word = Ton mot. Garde ton sérieux.
tw-hint-settle_first = Ceci se règle d’abord.
tw-hint-window_closed = Trop tard pour ce mot.
tw-hint-accused_once = Réglé. On peut encore le réclamer.
tw-hint-nothing_to_stake = Sans Éclair à risquer : réclame, mais n’accuse pas.

tw-accuse-secret = Mot secret !
tw-accuse-off_topic = Hors sujet !
tw-accuse-again = Accuser « { $word } » ? Appuie encore

tw-secrets = Tes mots secrets
tw-secret = { $word }, ton secret. Appuie pour réclamer avec lui.
tw-secret-lifted = Réclamer « { $said } » avec { $word }. Appuie encore.
tw-claim-again = réclamer ?

tw-say = Dire
tw-say-label = Ton mot, lié à « { $word } »
tw-say-placeholder = lié à { $word }…
tw-time-speak = { $seconds ->
    [one] { $seconds } seconde pour dire un mot
   *[other] { $seconds } secondes pour dire un mot
}
tw-grab = À MOI
tw-held = { $who } a le jeton

## Une accusation

tw-scene = L’accusation
tw-accuser = accuse
tw-accused = se défend
tw-cry-secret = « C’est ton mot secret ! »
tw-cry-off_topic = « C’est hors sujet ! »
tw-says = { $you ->
    [yes] Tu dis
   *[no] { $who } dit
}
tw-plea-label = Ta phrase : quel est le lien ?
tw-plea-placeholder = De { $before } à { $word }, parce que…
tw-plea-aloud = À voix haute
tw-plea-send = Envoyer
tw-thumbs = Les pouces
tw-thumbs-yours = Ton pouce
tw-vote-up = Ça se tient
tw-vote-down = Hors sujet
tw-vote-yours = ton pouce
tw-vote-again = Les pouces viennent d’arriver. Appuie encore.
tw-thumb-up = ça se tient
tw-thumb-down = hors sujet
tw-thumb-none = sans pouce
tw-thumb-ready = fait
tw-thumb-thinking = réfléchit
tw-hush-secret = Un secret, ou non ?
tw-hush-off_topic = Tous les pouces sont là.
tw-verdict-secret-guilty = { $you ->
    [yes] Oui. C’était ton secret.
   *[no] Oui. C’était un secret de { $who }.
}
tw-verdict-secret-not = { $you ->
    [yes] Non. Ce n’était pas ton secret.
   *[no] Non. Ce n’était pas un secret de { $who }.
}
tw-verdict-off_topic-guilty = Hors sujet.
tw-verdict-off_topic-not = Le lien se tient.
tw-verdict-nothing = { $you ->
    [yes] Tu n’as pas d’Éclair à donner.
   *[no] { $who } n’a pas d’Éclair à donner.
}

## Que faire

tw-step-say = **À toi.** Un mot lié à « { $word } ».
tw-step-next = **Bientôt à toi.** Pense à un mot.
tw-step-react = { $you ->
    [yes] Ton mot est là. Qu’on le regarde.
   *[no] { $who } vient de parler. Ouvre l’oreille.
}
tw-step-speaks = { $who } cherche un mot.
tw-step-holds = { $who } a pris le jeton et cherche un mot.
tw-step-grab = **Le jeton est libre.** Prends-le, puis dis un mot.
tw-step-spoke-last = Le dernier mot est de toi. Le jeton est aux autres.
tw-step-token = Le jeton est au milieu. Qui le prend ?
tw-step-justify = { $you ->
    [yes] **On t’accuse.** Une phrase : quel est le lien ?
   *[no] { $who } peut expliquer le lien en une phrase.
}
tw-step-vote = **Y a-t-il un lien ?** Les pouces se montrent ensemble.
tw-step-voted = Ton pouce est donné. La table attend { $names }.
tw-step-votes = La table attend les pouces : { $names }.
tw-step-over = Le dernier mot est dit.

## Ce qui s’est passé

traitor-word-told-opened = Le premier mot est « { $word } ».
traitor-word-told-said = { $you ->
    [yes] Tu dis « { $word } ».
   *[no] { $who } dit « { $word } ».
}
traitor-word-told-passed_over = { $you ->
    [yes] Pas de mot de toi : le tour passe.
   *[no] Pas de mot de { $who } : le tour passe.
}
traitor-word-told-grabbed = { $you ->
    [yes] Tu prends le jeton.
   *[no] { $who } prend le jeton.
}
traitor-word-told-put_back = { $you ->
    [yes] Pas de mot de toi : le jeton retourne au milieu.
   *[no] Pas de mot de { $who } : le jeton retourne au milieu.
}
traitor-word-told-accused = { $of ->
    [secret] { $by_you ->
        [yes] Tu accuses { $who } : mot secret.
       *[no] { $you ->
            [yes] { $by } t’accuse : mot secret.
           *[no] { $by } accuse { $who } : mot secret.
        }
    }
   *[off_topic] { $by_you ->
        [yes] Tu accuses { $who } : hors sujet.
       *[no] { $you ->
            [yes] { $by } t’accuse : hors sujet.
           *[no] { $by } accuse { $who } : hors sujet.
        }
    }
}
traitor-word-told-justified = { $aloud ->
    [yes] { $you ->
        [yes] Tu expliques à voix haute.
       *[no] { $who } explique à voix haute.
    }
   *[no] { $you ->
        [yes] Tu expliques : « { $text } »
       *[no] { $who } explique : « { $text } »
    }
}
traitor-word-told-voted = { $thumb ->
    [up] { $you ->
        [yes] Tu votes : pouce levé.
       *[no] { $who } vote : pouce levé.
    }
    [down] { $you ->
        [yes] Tu votes : pouce baissé.
       *[no] { $who } vote : pouce baissé.
    }
   *[none] { $who } a voté.
}
traitor-word-told-judged = { $of ->
    [secret] { $guilty ->
        [yes] { $you ->
            [yes] C’était un de tes secrets.
           *[no] C’était un secret de { $who }.
        }
       *[no] { $you ->
            [yes] Ce n’était pas un de tes secrets.
           *[no] Ce n’était pas un secret de { $who }.
        }
    }
   *[off_topic] { $guilty ->
        [yes] { $you ->
            [yes] Les pouces disent : ton mot est hors sujet.
           *[no] Les pouces disent : le mot de { $who } est hors sujet.
        }
       *[no] { $you ->
            [yes] Les pouces laissent passer ton lien.
           *[no] Les pouces laissent passer le lien de { $who }.
        }
    }
}
    .whole = { $votes ->
        [none] {""}
       *[other] Les pouces : { $votes }.{ " " }
    }{ traitor-word-told-judged }
traitor-word-told-gave = { $you ->
    [yes] Tu donnes un Éclair à { $to }.
   *[no] { $to_you ->
        [yes] { $who } te donne un Éclair.
       *[no] { $who } donne un Éclair à { $to }.
    }
}
traitor-word-told-validated = { $you ->
    [yes] « { $word } » était ton secret, et il compte : un Éclair pour toi.
   *[no] « { $word } » était un secret de { $who }, et il compte : un Éclair.
}
traitor-word-told-claimed = { $you ->
    [yes] Tu réclames « { $word } » : un Éclair pour toi.
   *[no] { $who } réclame « { $word } », un secret, et gagne un Éclair.
}
traitor-word-told-discarded = { $you ->
    [yes] « { $word } » était ton secret. La carte s’en va.
   *[no] « { $word } » était un secret de { $who }. La carte s’en va.
}
traitor-word-told-drew = { $card ->
    [none] Il ne reste pas de carte à piocher.
   *[other] { $you ->
        [yes] Un nouveau secret pour toi : « { $word } ».
       *[no] Un nouveau secret pour { $who } : « { $word } ».
    }
}
traitor-word-told-dead = { $card ->
    [none] { $you ->
        [yes] La carte que tu as piochée avait déjà été dite. Elle sort du jeu.
       *[no] La carte que { $who } a piochée avait déjà été dite. Elle sort du jeu.
    }
   *[other] « { $word } » a été dit et ne peut plus être réclamé. Ce secret sort du jeu.
}

## La fin

tw-end-validated = { $you ->
    [yes] « { $word } » était ton secret depuis le début.
   *[no] « { $word } » était le secret de { $who } depuis le début.
}
tw-end-claimed = { $you ->
    [yes] Tu entends « { $word } », et tout est dit.
   *[no] { $who } entend « { $word } », et tout est dit.
}
tw-end-gave = { $you ->
    [yes] « { $word } » t’apporte le septième Éclair, de { $by }.
   *[no] « { $word } » apporte à { $who } le septième Éclair, de { $by }.
}
traitor-word-end-seven_flashes = { $you ->
    [yes] Le septième Éclair est à toi.
   *[no] Le septième Éclair est à { $who }.
}
traitor-word-end-empty_pile = { $count ->
    [one] { $you ->
        [yes] Une pile est vide, et la tienne est la plus haute.
       *[no] Une pile est vide, et celle de { $who } est la plus haute.
    }
   *[other] Une pile est vide. { $names } gagnent ensemble.
}
traitor-word-scores = Éclairs : { $scores }.
tw-end-chain = { $count } mots, de « { $from } » à « { $to } ».
tw-end-line = { $you ->
    [yes] **Toi**
   *[no] **{ $who }**
}, { $flashes ->
    [0] sans Éclair
    [one] { $flashes } Éclair
   *[other] { $flashes } Éclairs
}. { $count ->
    [one] Un mot : « { $longest } ».
   *[other] { $count } mots, le plus long « { $longest } ».
}
tw-end-silent = { $you ->
    [yes] **Toi**
   *[no] **{ $who }**
}, { $flashes ->
    [0] sans Éclair
    [one] { $flashes } Éclair
   *[other] { $flashes } Éclairs
}, sans un mot.

tw-best-boldest = le mot le plus culotté : « { $word } », et personne n’a rien vu
tw-best-plea =
    { $count ->
        [one] la plus belle défense : un pouce conquis
       *[other] la plus belle défense : { $count } pouces conquis
    }
tw-best-fairest =
    { $count ->
        [one] le pouce le plus juste : une fois du bon côté
       *[other] le pouce le plus juste : { $count } fois du bon côté
    }
tw-best-ear =
    { $count ->
        [one] l’oreille la plus fine : un mot réclamé
       *[other] l’oreille la plus fine : { $count } mots réclamés
    }
tw-best-kindest =
    { $count ->
        [one] le pouce le plus généreux : levé une fois
       *[other] le pouce le plus généreux : levé { $count } fois
    }
tw-best-longest = le mot le plus long : « { $word } »
tw-best-readiest =
    { $count ->
        [one] la langue la plus prompte : un mot pour la chaîne
       *[other] la langue la plus prompte : { $count } mots pour la chaîne
    }

## Pourquoi pas

traitor-word-refusal-said_before = Ce mot est déjà venu dans la chaîne. Un autre fera l’affaire.
traitor-word-refusal-not_your_turn = Ce n’est pas ton tour de dire un mot. En attendant, accuse ou réclame.
traitor-word-refusal-too_early = Les autres ont un moment pour réagir. Quand il est passé, c’est à toi.
traitor-word-refusal-nobodys_word = Le premier mot n’est à personne : on ne peut ni l’accuser ni le réclamer. Attends le suivant.
traitor-word-refusal-window_closed = Trop tard pour ce mot. Le suivant pourra de nouveau être accusé et réclamé.
traitor-word-refusal-own_word = Ce mot est de toi. L’accuser ou le réclamer, c’est pour les autres.
traitor-word-refusal-settle_first = Une accusation est en cours. Elle se règle avant tout le reste.
traitor-word-refusal-accused_once = Ce mot a déjà été accusé, et une fois suffit. Tu peux encore le réclamer.
traitor-word-refusal-nothing_to_stake = Tu n’as pas d’Éclair à risquer, donc tu ne peux pas accuser. Réclamer reste possible.
traitor-word-refusal-not_held = Tu n’as pas cette carte. Réclame avec un de tes secrets.
traitor-word-refusal-wrong_card = Cette carte ne montre pas le mot qui a été dit. Personne d’autre ne sait que tu as essayé.
traitor-word-refusal-no_token = Il n’y a pas de jeton dans cette partie : on parle à tour de rôle.
traitor-word-refusal-take_it_first = Prends d’abord le jeton À MOI, puis dis ton mot.
traitor-word-refusal-token_taken = Le jeton est pris. Qui le tient parle ensuite.
traitor-word-refusal-spoke_last = Le dernier mot est de toi : cette fois, le jeton est à quelqu’un d’autre.
traitor-word-refusal-nobody_accused = Personne n’est accusé de sortir du sujet : il n’y a rien à régler.
traitor-word-refusal-not_accused = Seule la personne accusée peut s’expliquer.
traitor-word-refusal-one_sentence = Le vote a commencé : ta phrase vient avant.
traitor-word-refusal-sentence_first = La personne accusée peut d’abord dire une phrase ; ensuite, tu votes.
traitor-word-refusal-no_vote = Qui accuse et qui est accusé ne votent pas.

# ce que l’hôte peut régler
traitor-word-first = la personne qui porte le vêtement avec le plus de mots
traitor-word-option-colour = Mots
    .help = Quel mot de chaque carte se joue (W1).
traitor-word-option-colour-black = noirs
traitor-word-option-colour-pink = roses
traitor-word-option-rounds = Tour de parole
    .help = Chacun parle à son tour ; false : qui prend le jeton (W14).
traitor-word-option-rounds-true = à tour de rôle
traitor-word-option-rounds-false = qui veut le prend
traitor-word-option-reaction = Temps de réaction
    .help = Secondes après chaque mot où l’on peut seulement accuser ou réclamer (W4) ; 0 : aucune.
traitor-word-option-reaction-4 = 4 s
traitor-word-option-reaction-8 = 8 s
traitor-word-option-reaction-12 = 12 s
traitor-word-option-reaction-0 = aucun
traitor-word-option-speak = Temps de parole
    .help = Secondes pour dire un mot (W15), 0 : sans limite ; null : sans limite à tour de rôle, 15 sans tours.
traitor-word-option-speak-null = comme d’habitude
traitor-word-option-speak-15 = 15 s
traitor-word-option-speak-30 = 30 s
traitor-word-option-speak-0 = aucun

# the deck page

traitor-word-deck-count =
    { $count ->
        [0] Pas encore de carte
        [one] 1 carte, deux mots
       *[other] { $count } cartes, deux mots chacune
    }
traitor-word-deck-needs = Des mots, un noir et un rose par carte. À trois, il faut 55 cartes.
traitor-word-deck-field-black = Mot noir
traitor-word-deck-field-pink = Mot rose
traitor-word-deck-columns = noir, rose

# dans un terminal
tw-view-chain = La chaîne
tw-view-accused = Accusation
tw-view-accused-secret = de { $who } : mot secret
tw-view-accused-off_topic = de { $who } : hors sujet
tw-view-explained = Explication
tw-view-secrets = Tes secrets
tw-view-flashes = Tes Éclairs
tw-thumb-shown-up = levé
tw-thumb-shown-down = baissé
traitor-word-act-say = Dire un mot
    .whole = { traitor-word-act-say }
traitor-word-act-grab = Prendre le jeton : tu dis le mot suivant
traitor-word-act-accuse = Accuser quelqu’un
    .whole = { $of ->
        [secret] Accuser { $last } : mot secret
       *[off_topic] Accuser { $last } : hors sujet
    }
traitor-word-act-justify = Expliquer ton mot
    .whole = { traitor-word-act-justify }
traitor-word-act-vote = Voter
    .whole = { $thumb ->
        [up] Pouce levé : le mot a un lien
       *[down] Pouce baissé : hors sujet
    }
traitor-word-act-claim = Réclamer un mot
    .whole = Réclamer « { $word } », si c’est un de tes mots secrets : { $secrets }
traitor-word-ask-say-word = Écris un mot qui a un lien avec le dernier.
traitor-word-ask-justify-text = Écris une phrase qui explique ton mot, ou appuie sur Entrée et dis-la à voix haute.
traitor-word-ask-claim-card = Lequel de tes mots secrets a été dit ?

traitor-word-mistake-deck = deck : { $cards } cartes, c’est trop peu à { $seats }, il en faut { $wanted } (W1)
