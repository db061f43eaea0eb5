# La table simple, où se joue un jeu qui n’apporte pas ses propres écrans.

plain-table = La table
plain-own = À toi
plain-shared = Sur la table
plain-acts = Ce que tu fais
plain-choose-act = Choisis quoi faire
plain-choose = Choisir
plain-missing = { $what } d’abord
plain-optional = { $label } (ou rien)
plain-nth = { $label }, { $place }
plain-earlier = Plus tôt : { $what }
plain-later = Plus tard : { $what }
plain-fact = { $label } : { $value }
plain-yes = oui
plain-no = non
plain-none = rien
plain-nobody = La table
plain-sealed = choisi
plain-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
plain-step = **À toi.**
plain-step-phase = **À toi.** { $phase }.
plain-wait = La table attend { $who }.
plain-wait-nobody = La table continue d’elle-même.
plain-over = La partie est finie.
plain-won =
    { $count ->
        [one] { $you ->
            [yes] Tu gagnes.
           *[no] { $who } gagne.
          }
       *[other] { $who } gagnent.
    }
plain-won-nobody = Personne ne gagne.
plain-line = **{ $who }** : { $score }

# Ce que toute vue peut montrer.
plain-view-hand = Main
plain-view-yours = Ton choix
plain-view-turn = Au tour de
plain-view-round = Manche
plain-view-scores = Points
plain-view-seats = Chaque personne
plain-view-laid_open = Étalé à la fin
