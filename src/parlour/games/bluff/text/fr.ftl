# Bluff

bluff-kind-word = Mot
bluff-kind-definition = Définition
bluff-kind-example = Exemple
bluff-kind-wild = Joker
bluff-wild-does = Remplace un Mot, celui que tu veux.
bluff-card = { $kind } : { $text }
bluff-named-word = le Mot « { $text } »
bluff-named-definition = la Définition « { $text } »
bluff-named-example = l’Exemple « { $text } »
bluff-named-wild = un Joker

# what to do now
bluff-step-turn = **À toi.** Prends une carte.
bluff-step-turn-down = **À toi.** Prends dans la pioche.
bluff-step-play-on = **Tu continues.** Prends une carte.
bluff-step-throw = **Jette une carte.**
bluff-step-throw-other = **Jette** une autre carte.
bluff-step-choose = **À toi de choisir.** Une des cinq cartes de { $who } part, à l’aveugle.
bluff-step-lay = **Fini.** Pose trois, et deux.
bluff-step-next-round = **La manche { $round }** est donnée.
bluff-step-over = La partie est terminée.
bluff-wait-turn = { $who } joue. { $next ->
    [out] Ensuite : « Bloqué » ou « Fini », si tu veux.
    [block] Ensuite, tu peux dire « Bloqué ».
   *[none] {""}
  }
bluff-wait-throw = { $who } jette une carte.{ $next ->
    [up] { " " }Ensuite, tu peux la prendre.
   *[none] {""}
  }
bluff-wait-choose = { $other_you ->
    [yes] { $who } choisit une de tes cartes, à l’aveugle.
   *[no] { $who } choisit une carte de { $other }, à l’aveugle.
  }

# the other one, the piles
bluff-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
bluff-won = { $rounds ->
    [one] { $rounds } manche sur { $of }
   *[other] { $rounds } manches sur { $of }
  }
bluff-standing = 5 cartes · { $rounds ->
    [one] { $rounds } manche sur { $of }
   *[other] { $rounds } manches sur { $of }
  }
bluff-score = Manches gagnées : { $first } { $won }, { $second } { $lost }.
bluff-face-down = Pioche
bluff-face-up = Pile visible
bluff-run-outs = retournée { $times } sur 5
bluff-pick-down = Prendre dans la pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
bluff-pick-up = Prendre sur la pile visible : { $card }
bluff-throw-here = Jeter ici la carte levée
bluff-nothing-up = encore rien
bluff-up-dealt = de la donne
bluff-up-thrown = { $you ->
    [yes] jetée par toi
   *[no] jetée par { $who }
  }
bluff-up-chosen = { $you ->
    [yes] choisie par toi, à l’aveugle
   *[no] choisie par { $who }, à l’aveugle
  }
bluff-up-turned-over = choisie à l’aveugle, et retournée

# the hand
bluff-hand = Ta main, en deux colonnes
bluff-hand-keys = Appuie sur une carte pour la lever. Les flèches déplacent une carte levée, Échap la repose.
bluff-hand-card = { $card } { $note } { $side ->
    [0] Colonne de gauche.
   *[1] Colonne de droite.
  }
bluff-move-here = La mettre ici
bluff-move-here-label = { $side ->
    [0] Mettre dans la colonne de gauche : { $card }
   *[1] Mettre dans la colonne de droite : { $card }
  }
bluff-regroup = Autre groupe
bluff-note-new = nouvelle
bluff-note-stays = reste
bluff-throw = La jeter
bluff-throw-lift = Jeter : lève d’abord une carte
bluff-throw-stays = À peine prise : elle reste ce tour-ci
bluff-block = Bloqué
bluff-out = Fini

# Block
bluff-shown-only-you = La main de { $who }. Personne d’autre ne la voit.
bluff-shown-caught = Juste à temps.
bluff-calls-block = { $you ->
    [yes] Tu dis « Bloqué ».
   *[no] { $who } dit « Bloqué ».
  }
bluff-calls-out = { $you ->
    [yes] Tu dis « Fini ».
   *[no] { $who } dit « Fini ».
  }
bluff-shown-caught-you = Bloqué, à un tour de finir.
bluff-price-caught = { $other_you ->
    [yes] Tes cinq cartes vont sous la pioche. « Fini » attend un tour.
   *[no] { $other } prend cinq nouvelles cartes. « Fini » attend un tour.
  }
bluff-price-not-yet = { $other_you ->
    [yes] Cela coûte à { $who } son tour, et une carte que tu choisis à l’aveugle.
   *[no] Cela coûte à { $who } son tour, et une carte que { $other } choisit à l’aveugle.
  }
bluff-shown-caught-why = Un trio et une paire. { $who } prend cinq nouvelles cartes, et celles-ci vont sous la pioche.
bluff-shown-not-yet = Pas complète.
bluff-shown-not-yet-why = Cela te coûte une carte, choisie à l’aveugle par { $who }, et ton tour.
bluff-shown-not-yet-was = Cela t’a coûté une carte, choisie à l’aveugle par { $who }. C’est de nouveau à toi.
bluff-take-turn = Jouer mon tour
bluff-back = Revenir à la table
bluff-fan = Les cinq cartes de { $who }, face cachée
bluff-fan-card = Carte { $place } sur { $of }, face cachée
bluff-choose = Jeter la carte { $place }
bluff-choose-lift = Jeter : lèves-en d’abord une
bluff-look-shown = Revoir la main de { $who }

# Out
bluff-hand-of = La main de { $who }
bluff-needed = { $you ->
    [yes] Il te fallait { $cards }.
   *[no] Il fallait à { $who } { $cards }.
  }
bluff-needed-none = { $you ->
    [yes] Ta main était complète.
   *[no] La main de { $who } était complète.
  }
bluff-needed-more = { $you ->
    [yes] Il te fallait plus d’une carte.
   *[no] Il fallait à { $who } plus d’une carte.
  }
bluff-trio = Trio
bluff-pair = Paire
bluff-trio-of = Trio : { $count } sur 3
bluff-pair-of = Paire : { $count } sur 2
bluff-wild-stands-for = Ton Joker remplace
bluff-lay-risk = Si c’est faux, la manche est pour { $who }.
bluff-lay = Poser le tout
bluff-lay-back = Pas encore
bluff-lay-three-two = D’abord trois et deux
bluff-lay-word = D’abord le Mot

# rounds, words
bluff-next-round = Passer à la manche { $round }
bluff-look-last = La manche d’avant
bluff-words = Mots
bluff-words-title = Les { $count } Mots de cette manche
bluff-words-lead = Vous pouvez tous deux les regarder. Ce qui va avec, c’est à toi de le savoir.
bluff-sheet = Solutions
bluff-sheet-title = Feuille de solutions
bluff-sheet-lead = Vous pouvez tous deux y chercher ce qui va ensemble.

bluff-told-dealt = { $of ->
    [1] { $you ->
        [yes] Tu donnes.
       *[no] { $who } donne.
      }
   *[other] { $you ->
        [yes] Tu donnes la manche { $round }.
       *[no] { $who } donne la manche { $round }.
      }
  }
    .whole = { bluff-told-dealt } Sur la pile visible : { $card }.
bluff-told-drew = { $card ->
    [none] { $you ->
        [yes] Tu prends dans la pioche.
       *[no] { $who } prend dans la pioche.
      }
   *[other] { $you ->
        [yes] Tu prends { $card }.
       *[no] { $who } prend { $card }.
      }
  }
bluff-told-took = { $you ->
    [yes] Tu ramasses { $card }.
   *[no] { $who } ramasse { $card }.
  }
bluff-told-threw = { $you ->
    [yes] Tu jettes { $card }.
   *[no] { $who } jette { $card }.
  }
bluff-told-turned_over = La pioche est vide, { $times } sur 5 : la pile visible est mélangée et retournée.
bluff-told-blocked = { $success ->
    [yes] { $you ->
        [yes] Tu dis « Bloqué », et la main de { $other } était complète : cinq nouvelles cartes.
       *[no] { $other_you ->
            [yes] { $who } dit « Bloqué », et ta main était complète : cinq nouvelles cartes.
           *[no] { $who } dit « Bloqué », et la main de { $other } était complète : cinq nouvelles cartes.
          }
      }
   *[no] { $you ->
        [yes] Tu dis « Bloqué ». La main de { $other } n’est pas complète.
       *[no] { $other_you ->
            [yes] { $who } dit « Bloqué ». Ta main n’est pas complète.
           *[no] { $who } dit « Bloqué ». La main de { $other } n’est pas complète.
          }
      }
  }
    .whole = { bluff-told-blocked }{ $hand ->
        [none] {""}
       *[other] { " " }La main :{ $hand }
      }
bluff-told-proved = { $trio ->
    [none] { $who } voit ce qui va ensemble.
   *[other] Voici ce qui va ensemble. Le trio :{ $trio }
      La paire :{ $pair }
  }
bluff-told-chose = { $you ->
    [yes] Tu choisis à l’aveugle : { $card } s’en va.
   *[no] { $who } choisit à l’aveugle : { $card } s’en va.
  }
bluff-told-out = { $mistake ->
    [none] { $you ->
        [yes] Tu dis « Fini » avec « { $term } », et tout est juste.
       *[no] { $who } dit « Fini » avec « { $term } », et tout est juste.
      }
   *[other] { $you ->
        [yes] Tu dis « Fini », et c’est faux. { $why }
       *[no] { $who } dit « Fini », et c’est faux. { $why }
      }
  }
    .whole = { bluff-told-out }{ $word ->
        [none] {""}
       *[other] { " " }Le Joker remplace « { $word } ».
      } Le trio :{ $trio }
      La paire :{ $pair }
bluff-told-round_won = { $you ->
    [yes] Tu gagnes la manche.
   *[no] { $who } gagne la manche.
  }
    .whole = { bluff-told-round_won } { bluff-scores }
bluff-told-round_drawn = La manche est nulle et compte des deux côtés.
    .whole = { bluff-told-round_drawn } { bluff-scores }
bluff-scores = Manches gagnées : { $scores }.

# how it ended
bluff-end-out = { $you ->
    [yes] Tu finis sur « { $word } ».
   *[no] { $who } finit sur « { $word } ».
  }
bluff-end-out-why = La paire était « { $pair } ».
bluff-end-out-why-wild = La paire était « { $pair } », et le Joker remplaçait « { $word } ».
bluff-end-false_out = { $you ->
    [yes] Tu dis un faux « Fini ».
   *[no] { $who } dit un faux « Fini ».
  }
bluff-end-false-why = { $why } { $you ->
    [yes] La manche est pour toi.
   *[no] La manche est pour { $who }.
  }
bluff-end-drawn = Personne ne cille.
    .whole = { bluff-end-drawn } { bluff-end-drawn-why }
bluff-end-drawn-why = La pioche s’est vidée cinq fois : la manche compte des deux côtés.
bluff-mistake-two_wilds = Deux Jokers ne font jamais une main complète.
bluff-mistake-not_a_trio = Les trois ne sont pas d’un même terme.
bluff-mistake-not_a_pair = Les deux ne sont pas d’un même terme.
bluff-mistake-word_is_there = Le Joker est à côté du Mot même qu’il remplacerait.
bluff-mistake-wrong_word = Le Joker a reçu le mauvais Mot.
bluff-ending-won = { $count ->
    [one] { $you ->
        [yes] Tu gagnes.
       *[no] { $who } gagne.
      }
   *[other] { $you ->
        [yes] Vous partagez la victoire.
       *[no] La victoire est partagée.
      }
  }
bluff-ending-line = { $of ->
    [1] {""}
   *[other] { $you ->
        [yes] Tu as gagné { $rounds ->
            [one] { $rounds } manche.
           *[other] { $rounds } manches.
          }
       *[no] { $who } a gagné { $rounds ->
            [one] { $rounds } manche.
           *[other] { $rounds } manches.
          }
      }
  } { $blocks ->
    [0] { $you ->
        [yes] Tu n’as jamais dit « Bloqué ».
       *[no] { $who } n’a jamais dit « Bloqué ».
      }
   *[other] { $you ->
        [yes] Tu as dit « Bloqué » { $blocks ->
            [one] une
           *[other] { $blocks }
          } fois, { $right ->
            [0] jamais à raison.
           *[other] { $blocks ->
                [one] et à raison.
               *[other] dont { $right } à raison.
              }
          }
       *[no] { $who } a dit « Bloqué » { $blocks ->
            [one] une
           *[other] { $blocks }
          } fois, { $right ->
            [0] jamais à raison.
           *[other] { $blocks ->
                [one] et à raison.
               *[other] dont { $right } à raison.
              }
          }
      }
  }

bluff-best-catch = { $count ->
    [one] a bloqué une main complète
   *[other] a bloqué { $count } mains complètes
  }
bluff-best-earliest = { $turn ->
    [1] a dit « Bloqué » dès le tout premier tour
   *[other] a dit « Bloqué » dès le tour { $turn }
  }
bluff-best-nerve = { $count ->
    [one] a gardé son sang‑froid tout un tour
   *[other] a gardé son sang‑froid { $count } tours de suite
  }
bluff-best-took = { $count ->
    [one] a ramassé une carte au vu de l’autre
   *[other] a ramassé { $count } cartes au vu de l’autre
  }

bluff-lift-first = Lève la carte qui doit partir : touche-la, puis jette-la.
bluff-lift-one = Lève d’abord une des cinq : touche-la.

# why not
bluff-refusal-not_yours = Tu n’as pas cette carte. Jette une des tiennes.
bluff-refusal-just_picked = Tu viens de la prendre : c’est une autre qui doit partir.
bluff-refusal-nothing_up = Aucune carte visible : prends dans la pioche.
bluff-refusal-one_block = Un seul « Bloqué » par tour. Tu peux encore prendre une carte, ou dire « Fini ».
bluff-refusal-five_places = Choisis une des cinq cartes devant toi.
bluff-refusal-must_wait = « Fini » attend ton prochain tour : en face, il faut d’abord pouvoir dire « Bloqué ».
bluff-refusal-not_your_hand = Pose les cinq cartes que tu as en main, trois et deux.
bluff-refusal-name_the_word = Tu as un Joker : écris le Mot qu’il remplace.
bluff-refusal-no_word = Tu n’as pas de Joker : il n’y a pas de Mot à écrire.
bluff-refusal-two_wilds = Deux Jokers ne font jamais une main complète : jettes-en d’abord un.
bluff-refusal-not_a_trio = Le trio doit être le Mot, la Définition et l’Exemple d’un même terme.
bluff-refusal-not_a_pair = La paire doit être deux cartes de sortes différentes d’un même terme.
bluff-refusal-word_is_there = Un Joker ne remplace qu’un Mot, et ici ce Mot est déjà à côté.
bluff-refusal-wrong_word = Ce n’est pas le Mot que ton Joker remplace.
bluff-refusal-pick_first = Prends d’abord une carte ; ensuite, jettes-en une.
bluff-refusal-throw_first = Tu as déjà pris une carte : jettes-en une.
bluff-refusal-block_at_start = « Bloqué » se dit au début de ton tour, avant de prendre une carte.
bluff-refusal-nothing_to_choose = On ne choisit une carte à l’aveugle qu’après un « Bloqué » manqué.
bluff-refusal-not_your_choice = Ton « Bloqué » a manqué : c’est en face qu’on choisit une de tes cartes.
bluff-refusal-choice_first = Un « Bloqué » a manqué : d’abord, une des cinq cartes est choisie, face cachée.
bluff-refusal-out_at_start = « Fini » se dit au début de ton tour, avant de prendre une carte.
bluff-refusal-not_you = C’est à { $who } de jouer. Ce sera ensuite à toi.

# ce que l’hôte peut régler
bluff-first = la personne qui ne donne pas la première manche
bluff-option-rounds = Manches à gagner
    .help = Combien de manches gagnent la partie (B8).
bluff-option-rounds-1 = une
bluff-option-rounds-2 = deux
bluff-option-rounds-3 = trois
bluff-option-solution_sheet = Feuille de solutions
    .help = Les deux peuvent vérifier ce qui va ensemble, et un faux « Fini » est refusé (B5).
bluff-option-solution_sheet-false = sans
bluff-option-solution_sheet-true = pour apprendre
bluff-option-terms = Mots en jeu
    .help = Combien de termes du paquet sont dans une manche (B1) ; plus qu’il n’en a : tous.
bluff-option-terms-12 = 12
bluff-option-terms-20 = 20
bluff-option-terms-all = tous

# the deck page

bluff-deck-count =
    { $count ->
        [0] Pas encore de terme
        [one] 1 terme
       *[other] { $count } termes
    }
bluff-deck-needs = Des mots, chacun avec une définition et un exemple. Au moins douze.
bluff-deck-field-word = Mot
bluff-deck-field-definition = Définition
bluff-deck-field-example = Exemple
bluff-deck-columns = mot, définition, exemple

# dans un terminal
bluff-view-terms = Les termes
bluff-view-score = Manches gagnées
bluff-view-shown = L’autre main, que tu vois :
bluff-act-pick = Prendre une carte
    .whole = { $from ->
        [down] Prendre la première carte de la pioche
       *[up] Prendre la carte visible
      }
bluff-act-throw = Jeter une carte
    .whole = { $card ->
        [none] { bluff-act-throw }
       *[other] Jeter { $card }
      }
bluff-act-block = Dire « Bloqué » : tu crois l’autre main complète
bluff-act-choose = Choisir une des cartes de l’autre, à l’aveugle
    .whole = { bluff-act-choose }
bluff-act-out = Dire « Fini » : tu crois ta main complète
    .whole = { bluff-act-out }
bluff-ask-throw-card = Quelle carte jettes-tu ?
bluff-ask-choose-slot = Laquelle des cinq cartes de l’autre doit partir, à l’aveugle ?
bluff-ask-out-pair = Quelles sont les deux cartes de la paire ? Deux numéros, comme 2 5.
bluff-ask-out-word = Tu tiens un Joker. Quel Mot remplace-t-il ?
bluff-two-numbers = deux numéros différents, de 1 à { $last }
