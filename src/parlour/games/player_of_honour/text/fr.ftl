# Player of Honour

honour-you = toi
honour-you-name = Toi
honour-points = { $points ->
    [one] point
   *[other] points
}
honour-points-yours = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
honour-round = Manche { $number } sur { $rounds }
honour-total = { $total } sur { $most }

# The step
honour-step-rank = **Classe à ton goût.**
honour-step-guess = **Comment { $who } classe tout ça ?**
honour-step-how = Glisse, ou touche deux fiches pour les échanger.
honour-step-done = Tu as fini. { $count ->
    [one] { $who } réfléchit encore.
    [2] { $who } réfléchissent encore.
    [3] { $who } réfléchissent encore.
   *[other] { $count } réfléchissent encore.
}
honour-step-watch = Connaissez-vous bien { $honour } ? { $count ->
    [one] { $who } réfléchit encore.
    [2] { $who } réfléchissent encore.
    [3] { $who } réfléchissent encore.
   *[other] { $count } réfléchissent encore.
}
honour-step-watch-duo = Où seront-ils d’accord ? { $count ->
    [one] { $who } réfléchit encore.
    [2] { $who } réfléchissent encore.
    [3] { $who } réfléchissent encore.
   *[other] { $count } réfléchissent encore.
}
honour-step-turn = { $number ->
    [5] **Tout le monde a fini.** Retourne tes cartes, de 5 à 1.
    [1] **Plus qu’une carte :** ce que tu aimes le plus.
   *[other] { $bots ->
        [yes] **Ton numéro { $number }, maintenant.** Retourne-le.
       *[no] **Ton numéro { $number }, maintenant.** Laisse-les d’abord parler.
    }
}
honour-step-turns = { $number ->
    [5] Tout le monde a fini. { $who } retourne ses cartes, de 5 à 1.
    [1] Plus qu’une carte : ce que { $who } aime le plus.
   *[other] { $who } va retourner le numéro { $number }.
}
honour-hush = { $left ->
    [0] Les deux ordres sont encore cachés.
    [1] Plus qu’un numéro face cachée.
   *[other] Encore { $left } numéros face cachée.
}
honour-step-over = Toutes les manches sont jouées.

# The one button
honour-button-them = Voilà { $who }
honour-button-me = Voilà, c’est moi
honour-button-ticket = Fini : touche d’abord une étoile
honour-button-undone = Changer, finalement
honour-button-turn = Retourner le numéro { $number }
honour-button-next = Passer à la manche { $number }

# The ladder
honour-topics = Cinq sujets
honour-most = Aime le plus
honour-least = Aime le moins
honour-last-round = Manche d’avant
honour-ladder = Ton ordre, de ce qu’on aime le plus à ce qu’on aime le moins
honour-how = Les flèches le font monter et descendre. Presse-le, puis un autre, pour les échanger.
honour-slip = { $number } : { $topic }
honour-moved = Numéro { $number } : { $topic }. L’ordre : { $order }.
honour-ticket = Ça, je le sais !
honour-ticket-short = Ça, je le sais !
honour-know-lay = Poser « Ça, je le sais ! » sur : { $topic }
honour-know-here = « Ça, je le sais ! » est posée sur : { $topic }

# The others
honour-note-done = a fini
honour-note-thinking = réfléchit
honour-note-honour = d’honneur

# The reveal
honour-guesses = Les réponses
honour-said = { $you ->
    [yes] tu as dit { $number }
   *[no] a dit { $number }
}
honour-right = { $count ->
    [0] personne
    [one] { $count } juste
   *[other] { $count } justes
}
honour-round-points = { $points } cette manche
honour-high-five = Tape m’en cinq
honour-same = pareil
honour-total-of = sur { $most }, ensemble
honour-total-good = { $good }, c’est un bon score, et vous l’avez.
honour-total-goal = { $good }, c’est déjà un bon score.
honour-sheet = Manche { $number }

# The big screen
honour-big-turned = { $number ->
    [1] Ce que { $who } aime le plus : { $topic }.
    [2] En deuxième pour { $who } : { $topic }.
    [3] Au milieu pour { $who } : { $topic }.
    [4] En quatrième pour { $who } : { $topic }.
   *[5] Ce que { $who } aime le moins : { $topic }.
}

player-of-honour-told-round = { $duo ->
    [yes] Manche { $number } : cinq sujets.
   *[no] { $you ->
        [yes] Manche { $number }. L’honneur est pour toi.
       *[no] Manche { $number }. L’honneur est pour { $who }.
    }
}
    .whole = { player-of-honour-told-round } Les sujets : { $topics }.
player-of-honour-told-done = { $you ->
    [yes] Tu as fini.
   *[no] { $who } a fini.
}
player-of-honour-told-undone = { $you ->
    [yes] Tu réfléchis encore.
   *[no] { $who } réfléchit encore.
}
player-of-honour-told-taken = { $you ->
    [yes] La table a continué : tes cartes comptent comme elles sont, et ce qui manquait est tiré au sort.
   *[no] La table a continué sans { $who } : les cartes comptent comme elles sont, et ce qui manquait est tiré au sort.
}
    .whole = { player-of-honour-told-taken }{ $ranks ->
        [none] {""}
       *[other] { " " }Voici ce qui compte : { $ranks }.
    }
player-of-honour-told-revealed = Numéro { $number } : { $topic }. { $count ->
    [0] Personne ne l’avait.
   *[other] Trouvé par { $who }.
}
    .whole = { player-of-honour-told-revealed } Les autres ont dit : { $guesses }.{ $sure ->
        [none] {""}
       *[other] { " " }« Ça, je le sais ! » venait de { $sure }.
    }{ $points ->
        [none] {""}
       *[other] { " " }Points : { $points }.
    }
player-of-honour-told-round_over = { $outcome ->
    [same] { $count ->
        [0] Rien de pareil. Il y a de quoi s’expliquer.
        [5] Tout pareil, cinq sur cinq. Tape là.
       *[other] { $count } sur 5 pareils.
    }
    [perfect] Tape m’en cinq, { $best } : cinq sur cinq.
    [unknown] { $you ->
        [yes] Personne n’a rien trouvé. Tu gardes ton mystère.
       *[no] Personne n’a rien trouvé. { $who } garde son mystère.
    }
   *[best] Meilleure réponse : { $best }, { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    } { $you ->
        [yes] Autant pour toi.
       *[no] Autant pour { $who }.
    }
}
    .whole = { player-of-honour-told-round_over } Les ordres étaient : { $ranks }. Points de la manche : { $points }.

# The end
player-of-honour-end-most_points = { $count ->
    [one] { $you ->
        [yes] La rosette est pour toi.
       *[no] La rosette est pour { $who }.
    }
   *[other] Une seule rosette pour { $who }.
}
honour-end-after = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $rounds } manches, à bien deviner et à se laisser lire.
honour-end-perfect = { $you ->
    [yes] Tu as { $points }, et tout deviné { $count ->
        [one] une fois
       *[other] { $count } fois
    }
   *[no] { $who } a { $points }, et a tout deviné { $count ->
        [one] une fois
       *[other] { $count } fois
    }
}
honour-end-known = { $you ->
    [yes] Tu as { $points }, et tu le savais { $count } fois sur { $of }
   *[no] { $who } a { $points }, et le savait { $count } fois sur { $of }
}
honour-end-understood = { $you ->
    [yes] Tu as { $points }, dont { $count } parce qu’on te comprend
   *[no] { $who } a { $points }, dont { $count } parce qu’on l’a bien deviné
}
honour-best = { honour-points-yours }, { $title ->
    [perfect] { $count ->
        [one] tout deviné, cinq sur cinq
       *[other] tout deviné, cinq sur cinq, { $count } fois
    }
    [read] le livre le plus ouvert : { $count } réponses justes
    [ticket] { $count ->
        [one] le savait, et pour de bon
       *[other] le savait, { $count } fois, et pour de bon
    }
    [least] { $count ->
        [one] a trouvé le 5
       *[other] a trouvé le 5, { $count } fois
    }
    [most] { $count ->
        [one] a trouvé le 1
       *[other] a trouvé le 1, { $count } fois
    }
    [guess] { $count ->
        [one] la meilleure réponse d’une manche
       *[other] la meilleure réponse de { $count } manches
    }
   *[understood] dont { $count } parce qu’on l’a bien deviné
}
player-of-honour-end-together = D’accord { $total } fois sur { $most }.
    .whole = { player-of-honour-end-together } { $good }, c’est déjà un bon score.
player-of-honour-scores = Points : { $scores }.
honour-end-duo-good = { $good }, c’est déjà un bon score. Vous vous connaissez, non ?
honour-end-duo-after = { $good }, ce serait un bon score. Il y a de quoi parler.
honour-end-duo-most = { $you ->
    [yes] Tu partages le sujet préféré { $count } fois
   *[no] { $who } partage le sujet préféré { $count } fois
}
honour-end-duo-least = { $you ->
    [yes] Tu partages le moins aimé { $count } fois
   *[no] { $who } partage le moins aimé { $count } fois
}

# Refusals
player-of-honour-refusal-five_numbers = Pose les nombres de 1 à 5, chacun une fois, un sur chaque sujet.
player-of-honour-refusal-already_done = Tu as dit que tu as fini. Reviens d’abord là-dessus, puis déplace ce que tu veux.
player-of-honour-refusal-not_done = Tu n’as pas dit que tu as fini : tes cartes peuvent bouger.
player-of-honour-refusal-not_placed = Pose d’abord tes cinq nombres sur les cinq sujets.
player-of-honour-refusal-not_sure = Pose ta carte « Ça, je le sais ! » sur un sujet : ton choix le plus sûr.
player-of-honour-refusal-no_such_topic = La carte « Ça, je le sais ! » se pose sur l’un des cinq sujets.
player-of-honour-refusal-honour_knows = Le Joueur d’honneur n’a pas de carte « Ça, je le sais ! » à poser : juste ses cinq nombres.
player-of-honour-refusal-duo_knows = En duo, il n’y a pas de carte « Ça, je le sais ! » : juste tes cinq nombres.
player-of-honour-refusal-all_done = Tout le monde a fini : dans cette manche, plus rien ne bouge ni ne se reprend.
player-of-honour-refusal-reveal_early = On retourne les cartes quand tout le monde a fini.
player-of-honour-refusal-honour_reveals = C’est le Joueur d’honneur qui retourne les nombres.
player-of-honour-refusal-duo_reveals = En duo, toutes les cartes se retournent ensemble, d’elles-mêmes, quand vous avez fini.

# the deck page

player-of-honour-deck-count =
    { $count ->
        [0] Pas encore de carte
        [one] 1 carte, deux sujets
       *[other] { $count } cartes, deux sujets chacune
    }
player-of-honour-deck-needs = Des choses qu’on aime plus ou moins, deux par carte. Au moins cinquante cartes.
player-of-honour-deck-field-first = Une face
player-of-honour-deck-field-second = L’autre face
player-of-honour-deck-field-first_tags = Le genre de la première : des étiquettes, avec des virgules
player-of-honour-deck-field-second_tags = Le genre de la seconde
player-of-honour-deck-more = Des étiquettes, pour que les robots aient du goût
player-of-honour-deck-columns = sujet, sujet

# Dans un terminal
honour-view-yours = À toi
honour-view-topic = Sujet
honour-view-turned = Retourné
honour-view-points = Points
honour-view-done = Prêts
honour-task-turn = Les numéros se retournent, de 5 à 1.
honour-task-duo = Classe selon ton goût. Vous marquez ensemble là où vous êtes d’accord.
honour-task-rank = L’honneur est pour toi : classe selon ton goût.
honour-task-guess = L’honneur est pour { $who } : devine son ordre.
honour-topic = sujet { $place }
player-of-honour-act-place = Replacer tes numéros
    .whole = { player-of-honour-act-place }
player-of-honour-act-done = Dire que tu as fini
player-of-honour-act-undone = Revenir là-dessus
player-of-honour-act-reveal = Retourner le numéro suivant
player-of-honour-ask-place-ranks = Un numéro par sujet, 1 pour le préféré. Tape les cinq, par exemple 3 1 5 2 4.
player-of-honour-ask-place-sure = Sur quel sujet, compté depuis le haut, poses-tu ta carte « Ça, je le sais ! » ?

## Avant une partie

player-of-honour-first = la dernière personne à avoir fêté son anniversaire
