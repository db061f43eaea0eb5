# Ce qui se dit dans un terminal, quel que soit le jeu : les questions, l’aide, le cadre de la table et les commandes.

## Les choses et les gens

terminal-you = toi
terminal-nobody = personne
terminal-card = « { $text } »
terminal-from-to = { $first } à { $last }
terminal-round = { $of ->
        [none] manche { $round }
       *[other] manche { $round } sur { $of }
    }
terminal-before = … { $count } avant
terminal-scores = Points : { $scores }.
terminal-go-on = Demander à la table de continuer

## Les questions

terminal-only = { $act } : appuie sur Entrée.
terminal-choose = { $enter ->
        [pass] Que fais-tu ? Tape un numéro, ou Entrée pour laisser passer.
        [back] Que fais-tu ? Tape un numéro, ou Entrée pour revenir.
       *[none] Que fais-tu ? Tape un numéro.
    }
terminal-or-choose = { $question } Ou choisis par numéro.
terminal-range = { $question } De { $first } à { $last }.
terminal-such-as = { $question } Tape-la, par exemple { $first }.
terminal-field = { $act } : { $field } ?
terminal-field-or-aloud = { $act } : { $field } ? Écris-le, ou appuie sur Entrée et dis-le à voix haute.
terminal-answer = Réponse { $number }.
terminal-answer-or-aloud = Réponse { $number }, ou appuie sur Entrée et dis-les toutes à voix haute.

## Ce qui ne se lit pas

terminal-number = { $enter ->
        [pass] Tape un numéro de 1 à { $last }, ou Entrée pour laisser passer ; { $leave } quitte la table.
        [back] Tape un numéro de 1 à { $last }, ou Entrée pour revenir ; { $leave } quitte la table.
       *[none] Tape un numéro de 1 à { $last } ; { $leave } quitte la table.
    }
terminal-please = { $enter ->
        [back] Tape { $wanted } ; Entrée pour revenir.
       *[none] Tape { $wanted }.
    }
terminal-one-of = l’un de ceux-ci : { $keys }
terminal-each-once = { $numbers }, chacun une fois
terminal-not-utf-8 = Cela n’a pas pu être lu : ce n’est pas de l’UTF-8. Écris-le encore une fois.

## Quel jeu

terminal-which-game = Quel jeu ? Tape son numéro, ou { $leave } pour partir.
terminal-which-number = Tape un numéro de 1 à { $last }, ou { $leave } pour partir.
terminal-for-whom = { $players } joueurs · { $minutes } minutes · dès { $age } ans
terminal-players = { $few } à { $many }

## La liste des jeux

terminal-first = qui commence : { $who }
terminal-decks = paquets : { $decks }
terminal-every-game = Dans tous les jeux
terminal-how-options = Une option s’écrit comme --option rounds=2. À côté de son nom, ce qu’elle vaut d’ordinaire.

## Une partie

terminal-match = { $seats } joueurs · graine { $seed }
terminal-company = { $count ->
        [one] À table avec toi (un robot, niveau { $level }) :
       *[other] À table avec toi (des robots, niveau { $level }) :
    }
terminal-level-novice = débutant
terminal-level-regular = habitué
terminal-level-expert = expert
terminal-welcome = `parlour rules { $game }` lit les règles. ? aide, { $leave } quitte la table.
terminal-help = ?A5 lit la règle A5 ; `parlour rules { $game }` les lit toutes. { $leave } quitte la table.
terminal-why-not = { $why } (?{ $rule } lit la règle)
terminal-alone = Il n’y a personne à qui demander : les robots jouent entre eux.
terminal-bot-takes-over = Plus de réponses : un robot prend ta place (A9).
terminal-left = Tu as quitté la table. Les mêmes cartes encore une fois : { $command }
terminal-saved = La partie est dans { $file } ; `parlour referee { $quoted }` la lit.

## L’arbitre

terminal-seat = S{ $seat }
terminal-report = { $game }, { $seats } sièges, à partir de S0
terminal-to-one = (pour { $who } seul)
terminal-refused = refusé par { $rule } :
terminal-over = Terminé.
terminal-waits-for-clock = La table attend l’horloge.
terminal-sees-everybody = Tout le monde voit
terminal-sees = { $who } voit
terminal-may-do = peut faire
terminal-ways = { $act } ({ $count } façons)
terminal-nothing = rien

## L’arène

terminal-arena = { $game }, { $seats } sièges, { $matches } parties
terminal-arena-bot = robot
terminal-arena-won = gagné
terminal-arena-elo = Elo
terminal-arena-sure = 95 %
terminal-arena-mean = ms par acte
terminal-arena-slow = 99e
terminal-arena-longest = au plus
