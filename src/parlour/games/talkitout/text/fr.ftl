# #TalkItOut.

## Les cartes

talkitout-value-society = Société
talkitout-value-relationships = Relations
talkitout-value-future = Avenir
talkitout-value-memories = Mémoire
talkitout-value-identity = Identité
talkitout-value-light = Légère
talkitout-value-warm = Personnelle
talkitout-value-deep = Profonde

talk-letter-society = S
talk-letter-relationships = R
talk-letter-future = A
talk-letter-memories = M
talk-letter-identity = I

talk-does-throw_it_out = Personne ne répond. À la trappe.
talk-does-back_at_you = Choisis qui répond à ta place.
talk-does-tell_a_lie = Deux réponses, dont une fausse.

talk-card-question = « { $text } » { $marks }.
talk-card-special = { $name }. { $does }

## La table

talk-on-top = Sur la pile. Il faut l’une des deux :
talk-on-top-special = { $name } est sur la pile.
talk-any-question = Toute question convient.
talk-read-top = Lire ce qui est sur la pile : { $card }

talk-laid-throw = Personne ne répond
talk-laid-back =
    { $you ->
        [yes] À toi de répondre
       *[no] { $who } répond
    }
talk-you-lay = Tu la poses sur
talk-was-asked =
    { $you ->
        [yes] La question, pour toi
       *[no] La question, pour { $who }
    }
talk-you-are-asked = La question, pour toi
talk-said-aloud =
    { $you ->
        [yes] Tu réponds à voix haute.
       *[no] { $who } répond à voix haute.
    }
talk-says =
    { $you ->
        [yes] Tu dis
       *[no] { $who } dit
    }
talk-told-aloud = à voix haute

## La main

talk-hand =
    { $count ->
        [0] Ta main est vide
        [one] Ta main : une carte
       *[other] Ta main : { $count } cartes
    }
talk-hand-lift = { $card } La lever
talk-hand-back = { $card } La reposer
talk-hand-not = { $card } Pas à cette étape

## Les étapes

talk-step-turn = **À toi.** Lis, joue, réponds.
talk-step-any = **À toi.** Toute question convient.
talk-step-draw = **À toi.** Rien ne convient : pioche.
talk-step-drawn = **Elle convient.** Joue-la ou garde-la.
talk-step-answer = **Lis-la à voix haute,** puis réponds.
talk-step-answer-or-lay = **Lis-la à voix haute.** Réponds, ou pose dessus une carte spéciale.
talk-step-named = **{ $who } te la renvoie.** Réponds.
talk-step-who = **Qui répond ?** Touche quelqu’un, là-haut.
talk-step-tell = **Deux réponses, dont une fausse.** Pose le sceau sur le mensonge.
talk-step-vote = **Où est le mensonge ?** Poses-y ton sceau.
talk-step-vote-again = **Égalité : tout le monde vote encore une fois.** Où est le mensonge ?
talk-step-voted = C’est scellé. La table attend { $who }.
talk-step-liar =
    { $bots ->
        [yes] On cherche ton mensonge. Reste de marbre.
       *[no] On parle de toi. Reste de marbre.
    }
talk-step-choosing = { $who } choisit une question.
talk-step-deciding = { $who } a pioché, et réfléchit.
talk-step-answering = { $who } répond.
talk-step-next = { $who } répond. **Ensuite, à toi :** { $any ->
        [yes] toute question peut suivre.
       *[no] il te faut { $marks }.
    }
talk-step-answers-for =
    { $you ->
        [yes] { $to } répond à ta question.
       *[no] { $to } répond à la place de { $who }.
    }
talk-step-inventing = { $who } invente un mensonge.
talk-step-voting = Les autres cherchent le mensonge.
talk-step-over = C’était la dernière carte.

## Un tour

talk-choose = Lève une carte éclairée
talk-choose-first = Touche d’abord une carte éclairée : elle a un signe en commun avec celle du dessus.
talk-play = Jouer cette question
talk-draw = Piocher une carte
talk-keep = La garder

## Répondre

talk-answer-label = Ta réponse
talk-answer-placeholder = Écris-la, ou dis-la tout haut
talk-answer-give = Donner cette réponse
talk-answer-aloud = Je l’ai dit à voix haute
talk-help = Aide-moi
talk-help-more = Encore
talk-help-use = Commencer ainsi

## Les cartes spéciales

talk-lay = Poser { $name }
talk-send-to = Renvoyer à { $who }
talk-name-somebody = Touche une personne
talk-put-back = La reprendre

## Un mensonge

talk-which-0 = La première
talk-which-1 = La seconde
talk-tell-placeholder = Écris-la, ou dis-la tout haut
talk-mark-0 = La première est le mensonge
talk-mark-1 = La seconde est le mensonge
talk-seal-here = fausse ?
talk-your-lie = ton mensonge
talk-tell-aloud = Laisse les deux vides pour les dire à voix haute.
talk-tell-order = Le hasard décide laquelle des deux vient en premier.
talk-tell-said = J’ai dit les deux à voix haute
talk-tell-hand-over = Donner les deux
talk-tell-half = Écris les deux réponses, ou aucune et dis-les à voix haute.
talk-tell-mark = Pose le sceau sur la réponse fausse. Personne d’autre ne le voit.

talk-liar = ment
talk-has-voted = a voté
talk-vote-talk = Parlez-en d’abord.
talkitout-told-tied =
    { $bots ->
        [yes] Égalité. Tout le monde vote encore une fois.
       *[no] Égalité. Parlez-en, et votez encore une fois.
    }
    .whole = { talkitout-told-tied } Les votes étaient : { $votes }.
talk-votes-in =
    { $count ->
        [0] Aucun vote pour l’instant.
        [one] Un vote est là, personne ne le voit encore.
       *[other] { $count } votes sont là, personne ne les voit encore.
    }
talk-seal-none = Choisis le mensonge
talk-seal-0 = Sceller « la première »
talk-seal-1 = Sceller « la seconde »
talk-sealed-0 = Scellée : la première
talk-sealed-1 = Scellée : la seconde
talk-vote-choose = Touche la réponse que tu crois fausse.
talk-vote-change = Ton vote est là. Touche l’autre réponse pour le changer, tant que le dernier vote manque.
talk-voted-for =
    { $count ->
        [one] le vote de { $who }
       *[other] les votes de { $who }
    }

talk-hush =
    { $count ->
        [one] Un sceau. Accrochez-vous.
       *[other] { $count } sceaux. Accrochez-vous.
    }
talk-verdict =
    { $verdict ->
        [found]
            { $you ->
                [yes] On a trouvé ton mensonge.
               *[no] { $who } se fait prendre.
            }
        [untold]
            { $you ->
                [yes] Ton mensonge n’a pas été dit.
               *[no] Le mensonge n’a pas été dit.
            }
       *[not-found]
            { $you ->
                [yes] Ton histoire a pris.
               *[no] { $who } s’en tire.
            }
    }
talk-price =
    { $verdict ->
        [not-found] Tous les autres piochent.
       *[found]
            { $you ->
                [yes] Tu pioches.
               *[no] { $who } pioche.
            }
    }
talk-reveal = Le mensonge, au grand jour
talk-the-lie = mensonge
talk-the-truth = vrai

## Ce qui se passe

talkitout-told-opened = La première question est sur la table.
    .whole = La première question est « { $text } ».
talkitout-told-played =
    { $you ->
        [yes] Tu joues « { $text } »
       *[no] { $who } joue « { $text } »
    }
talkitout-told-drew =
    { $you ->
        [yes] Tu pioches une carte.
       *[no] { $who } pioche une carte.
    }
    .whole =
        { $card ->
            [none] { talkitout-told-drew }
           *[other]
                { $you ->
                    [yes] Tu pioches { $card }.
                   *[no] { $who } pioche { $card }.
                }
        }
talkitout-told-no_card =
    { $you ->
        [yes] Tu voudrais piocher, mais il n’y a plus de carte.
       *[no] { $who } voudrait piocher, mais il n’y a plus de carte.
    }
talkitout-told-kept =
    { $you ->
        [yes] Tu gardes la carte.
       *[no] { $who } garde la carte.
    }
talkitout-told-special =
    { $card ->
        [throw_it_out]
            { $you ->
                [yes] Tu la jettes. Personne ne répond.
               *[no] { $who } la jette. Personne ne répond.
            }
        [back_at_you]
            { $you ->
                [yes] Tu la renvoies à { $to }.
               *[no]
                    { $to_you ->
                        [yes] { $who } te la renvoie.
                       *[no] { $who } la renvoie à { $to }.
                    }
            }
       *[tell_a_lie]
            { $you ->
                [yes] Tu vas dire un mensonge.
               *[no] { $who } va dire un mensonge.
            }
    }
talkitout-told-answered =
    { $aloud ->
        [yes] { talk-said-aloud }
       *[no]
            { $you ->
                [yes] Tu réponds : « { $text } »
               *[no] { $who } répond : « { $text } »
            }
    }
talkitout-told-told =
    { $aloud ->
        [yes]
            { $you ->
                [yes] Tu donnes deux réponses à voix haute. L’une est un mensonge.
               *[no] { $who } donne deux réponses à voix haute. L’une est un mensonge.
            }
       *[no]
            { $you ->
                [yes] Tu donnes deux réponses, dont un mensonge : « { $first } » et « { $second } »
               *[no] { $who } donne deux réponses, dont un mensonge : « { $first } » et « { $second } »
            }
    }
talkitout-told-voted =
    { $you ->
        [yes] Ton vote est scellé.
       *[no] { $who } a voté.
    }
talkitout-told-judged =
    { $verdict ->
        [found]
            { $you ->
                [yes] On a trouvé ton mensonge. Tu pioches.
               *[no] Trouvé. { $who } pioche.
            }
        [untold]
            { $you ->
                [yes] Ton mensonge n’a pas été dit : il compte comme trouvé. Tu pioches.
               *[no] Le mensonge n’a pas été dit : il compte comme trouvé. { $who } pioche.
            }
       *[not-found]
            { $you ->
                [yes] Ton histoire a pris. Tous les autres piochent.
               *[no] { $who } s’en tire. Tous les autres piochent.
            }
    }
    .whole =
        { $lie ->
            [none] { talkitout-told-judged }
            [0] Les votes : { $votes }. La première réponse était le mensonge. { talkitout-told-judged }
           *[1] Les votes : { $votes }. La seconde réponse était le mensonge. { talkitout-told-judged }
        }

## Le grand écran

talk-big-next = La prochaine question doit avoir { $marks }.
talk-big-any = { $name } est sur la pile : toute question peut suivre.

## La fin

talkitout-end-out =
    { $card ->
        [throw_it_out]
            { $you ->
                [yes] Tu finis sans un mot.
               *[no] { $who } finit sans un mot.
            }
        [back_at_you]
            { $you ->
                [yes] Tu laisses le dernier mot à quelqu’un d’autre.
               *[no] { $who } laisse le dernier mot à quelqu’un d’autre.
            }
        [tell_a_lie]
            { $you ->
                [yes] Tu finis sur un mensonge.
               *[no] { $who } finit sur un mensonge.
            }
       *[none]
            { $you ->
                [yes] Tu as tout dit.
               *[no] { $who } a tout dit.
            }
    }
talkitout-end-no_progress =
    { $count ->
        [one] { $you ->
            [yes] Plus personne ne peut jouer, et tu tiens le moins de cartes.
           *[no] Plus personne ne peut jouer, et { $who } tient le moins de cartes.
        }
       *[other] Plus personne ne peut jouer. Victoire partagée : { $who }.
    }
talkitout-scores = Cartes restantes : { $scores }.
talk-best-face =
    le visage le plus imperturbable : { $count ->
        [one] un mensonge cru
       *[other] { $count } mensonges crus
    }
talk-best-ear =
    l’oreille la plus fine : { $count ->
        [one] un mensonge démasqué
       *[other] { $count } mensonges démasqués
    }
talk-best-longest = la plus longue réponse : { $count } lettres
talk-best-brave =
    le plus grand courage : { $count ->
        [one] a répondu sans rien défausser
       *[other] { $count } réponses, aucune esquive
    }
talk-best-answered =
    jamais à court de mots : { $count ->
        [one] une question répondue
       *[other] { $count } réponses
    }
talk-end-after =
    { $questions ->
        [one] Une question posée
       *[other] { $questions } questions posées
    }, { $lies ->
        [0] et pas un mensonge.
        [one] et un mensonge.
       *[other] et { $lies } mensonges.
    }
talk-line =
    { $you ->
        [yes] **Tu**
       *[no] **{ $who }**
    } { $line }
talk-line-unfound =
    { $you ->
        [yes] { $count ->
            [one] dis un mensonge que personne ne trouve.
           *[other] dis { $count } mensonges que personne ne trouve.
        }
       *[no] { $count ->
            [one] dit un mensonge que personne ne trouve.
           *[other] dit { $count } mensonges que personne ne trouve.
        }
    }
talk-line-spotted =
    { $you ->
        [yes] { $count ->
            [one] perces un mensonge à jour.
           *[other] perces { $count } mensonges à jour.
        }
       *[no] { $count ->
            [one] perce un mensonge à jour.
           *[other] perce { $count } mensonges à jour.
        }
    }
talk-line-thrown =
    { $you ->
        [yes] { $count ->
            [one] jettes une question.
           *[other] jettes { $count } questions.
        }
       *[no] { $count ->
            [one] jette une question.
           *[other] jette { $count } questions.
        }
    }
talk-line-sent =
    { $you ->
        [yes] { $count ->
            [one] laisses quelqu’un d’autre répondre une fois.
           *[other] laisses quelqu’un d’autre répondre { $count } fois.
        }
       *[no] { $count ->
            [one] laisse quelqu’un d’autre répondre une fois.
           *[other] laisse quelqu’un d’autre répondre { $count } fois.
        }
    }
talk-line-answered =
    { $you ->
        [yes] { $count ->
            [one] réponds à une question.
           *[other] réponds à { $count } questions.
        }
       *[no] { $count ->
            [one] répond à une question.
           *[other] répond à { $count } questions.
        }
    }
talk-line-none =
    { $you ->
        [yes] écoutes.
       *[no] écoute.
    }
talk-line-cards =
    { $count ->
        [0] Plus de carte.
        [one] Il reste une carte.
       *[other] Il reste { $count } cartes.
    }

## Refus

talkitout-refusal-must_play = Tu tiens une question qui convient : joues-en une.
talkitout-refusal-not_yours = Cette carte n’est pas dans ta main.
talkitout-refusal-no_match = Aucun signe commun avec la question du dessus. Choisis-en une qui en a un.
talkitout-refusal-only_drawn = À cette étape, seule la carte que tu viens de piocher peut être jouée, ou gardée.
talkitout-refusal-special_alone = Une carte spéciale ne va jamais seule. Joue d’abord une question, puis pose-la dessus.
talkitout-refusal-special_not_held = Tu n’as pas cette carte spéciale.
talkitout-refusal-name_another = #BackAtYou va à quelqu’un d’autre de la table. Choisis l’une de ces personnes.
talkitout-refusal-name_nobody = Seule #BackAtYou s’adresse à quelqu’un.
talkitout-refusal-one_of_two = Le mensonge est la première réponse ou la seconde. Choisis l’une des deux.
talkitout-refusal-two_answers = Ces deux réponses sont les mêmes. Donnes-en deux différentes.
talkitout-refusal-nothing_drawn = Tu n’as pas pioché de carte à garder.
talkitout-refusal-one_question = Tu as déjà joué ta question de ce tour.
talkitout-refusal-answer_first = Une question attend ta réponse. Donne-la d’abord.
talkitout-refusal-not_asked = La question vient d’abord : joues-en une, puis réponds.
talkitout-refusal-one_special = Tu as déjà posé une carte spéciale dans ce tour, et une suffit.
talkitout-refusal-not_your_question = Seule la personne qui a joué la question peut poser une carte spéciale dessus.
talkitout-refusal-passed_to_you = Cette question t’a été renvoyée. Réponds : on ne la passe pas plus loin.
talkitout-refusal-you_passed_it = Tu as renvoyé cette question. C’est à la personne que tu as nommée de répondre.
talkitout-refusal-tell_both = #TellALie est sur ta question : donne deux réponses, et marque la fausse.
talkitout-refusal-no_tell_a_lie = Deux réponses, c’est pour qui a posé #TellALie.
talkitout-refusal-told = Tu as donné tes deux réponses. Maintenant, les autres votent.
talkitout-refusal-liar_votes = Le mensonge est de toi : c’est aux autres de le trouver, et tu ne votes pas.
talkitout-refusal-vote_first = On juge d’abord le mensonge : vote pour la réponse que tu crois fausse.
talkitout-refusal-no_lie = Il n’y a pas de mensonge sur lequel voter.

# the deck page

talkitout-deck-count =
    { $count ->
        [0] Pas encore de question
        [one] 1 question
       *[other] { $count } questions
    }
talkitout-deck-needs = Des questions qui font parler, chacune avec deux catégories. Onze suffisent à deux ; il en faut sept de plus par personne en plus.
talkitout-deck-field-text = Question
talkitout-deck-field-categories = Deux catégories
talkitout-deck-field-depth = Sa profondeur
talkitout-deck-field-help = De l’aide pour qui sèche, une par ligne
talkitout-deck-field-samples = Des réponses possibles, une par ligne
talkitout-deck-more = Profondeur, aide et réponses
talkitout-deck-columns = question, catégorie, catégorie, aide, réponse

## Dans un terminal

talk-view-top = Sur la pile
talk-view-special = Dessus
talk-view-special-does = { $card } : toute question convient
talk-view-answer = Réponse
talk-view-pile = Pioche
talk-ordinal-0 = la première
talk-ordinal-1 = la seconde
talkitout-act-play = Jouer une question
    .whole =
        { $card ->
            [none] { talkitout-act-play }
           *[other] Jouer { $card }
        }
talkitout-act-draw = Piocher une carte
talkitout-act-keep = Garder la carte
talkitout-act-special = Poser une carte spéciale
    .whole =
        { $to ->
            [none] Poser { $card }
           *[other] Poser { $card } et désigner { $to }
        }
talkitout-act-answer = Répondre à la question
    .whole = { talkitout-act-answer }
talkitout-act-tell = Donner deux réponses, dont un mensonge
    .whole = { talkitout-act-tell }
talkitout-act-vote = Voter
    .whole =
        { $text ->
            [none]
                { $lie ->
                    [0] La première réponse est le mensonge
                   *[1] La seconde réponse est le mensonge
                }
           *[other] « { $text } » est le mensonge
        }
talkitout-ask-play-card = Quelle question joues-tu ?
talkitout-ask-answer-text = Écris ta réponse, ou appuie sur Entrée et dis-la à voix haute. ? t’aide.
talkitout-ask-tell-answers = Deux réponses, dont un mensonge. ? t’aide.
talkitout-ask-tell-lie = Laquelle des deux est le mensonge ?

## Avant une partie

talkitout-first = la personne la plus jeune

talkitout-mistake-deck = deck : { $cards } cartes, c’est trop peu à { $seats }, il en faut { $wanted } (T13)
