# La table simple, où se joue un jeu qui n’apporte pas ses propres écrans.

plain-table = La table
plain-acts = Ce que tu fais
plain-choose-act = Choisis quoi faire
plain-choose = Choisir
plain-missing = { $what } d’abord
plain-optional = { $label } (ou rien)
plain-nth = { $label }, { $place }
plain-earlier = Plus tôt : { $what }
plain-later = Plus tard : { $what }
plain-sealed = choisi
plain-step = **À toi.**
plain-step-phase = **À toi.** { $phase }.
plain-wait-nobody = La table continue d’elle-même.
plain-over = La partie est finie.
plain-line = **{ $who }** : { $score }
