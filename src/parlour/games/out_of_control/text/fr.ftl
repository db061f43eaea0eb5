# Out of Control.

# ── les cartes ──
ooc-wild = Joker
ooc-a-wild = un Joker
ooc-card-red = { $number } rouge
ooc-card-green = { $number } vert
ooc-card-blue = { $number } bleu
ooc-card-yellow = { $number } jaune
ooc-the-red = le { $number } rouge
ooc-the-green = le { $number } vert
ooc-the-blue = le { $number } bleu
ooc-the-yellow = le { $number } jaune
ooc-row-red = rouge de { $low } à { $high }
ooc-row-green = vert de { $low } à { $high }
ooc-row-blue = bleu de { $low } à { $high }
ooc-row-yellow = jaune de { $low } à { $high }
ooc-colour-red = rouge
ooc-colour-green = vert
ooc-colour-blue = bleu
ooc-colour-yellow = jaune
ooc-colour-purple = mauve
ooc-colour-orange = orange
ooc-letter-red = R
ooc-letter-green = V
ooc-letter-blue = B
ooc-letter-yellow = J
ooc-letter-purple = M
ooc-letter-orange = O
ooc-letter-wild = W
ooc-wild-for = Un Joker pour { $card }

# ── la table ──
ooc-you = Toi
ooc-partner = avec toi
ooc-ally = équipe
ooc-rows =
    { $count ->
        [0] sans suite
        [one] { $count } suite
       *[other] { $count } suites
    }
ooc-range = { $low } à { $high }
ooc-needs-one = plus qu’une
ooc-ten = Dix d’affilée.
ooc-successions = Les suites
ooc-whose =
    { $you ->
        [yes] À toi : { $row }
       *[no] { $who } : { $row }
    }
ooc-row-open = Plusieurs places sont ouvertes
ooc-draft = Une nouvelle suite
ooc-bare = Rien ici pour l’instant. Trois cartes d’une couleur qui se suivent commencent une suite.
ooc-cut =
    { $you ->
        [yes] On a coupé le paquet. Ta carte est la plus haute : tu commences.
       *[no] On a coupé le paquet. La plus haute est chez { $who }, qui commence.
    }
ooc-discard-row = La défausse
ooc-discards = La défausse, { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }, dessus { $top }. Tout regarder
ooc-discards-none = La défausse est vide.
ooc-discards-look = De la plus ancienne à la plus récente. Bleu, Mauve ou Orange l’ouvrent à qui lance le dé.
ooc-discards-choose = Choisis une carte éclairée. Elle sert aussitôt, et toutes celles d’après viennent avec.
ooc-discards-no-use = Aucune ne peut servir aussitôt, donc aucune ne se prend.

# ── le dé ──
ooc-die = Le dé
ooc-face = { $die ->
        [blue] Bleu.
        [purple] Mauve.
        [green] Vert.
        [red] Rouge.
        [yellow] Jaune.
       *[orange] Orange.
    }
ooc-die-tumbles = Le dé roule.
ooc-die-blue = Bleu. Prends une carte.
ooc-die-purple = Mauve. Prends une carte.
ooc-die-green = Vert. Défausse une carte.
ooc-die-red = Rouge. Prends à l’aveugle.
ooc-die-yellow = Jaune. Donne une carte.
ooc-die-orange = Orange. Une des quatre.
ooc-die-done = C’est fait.
ooc-way-draw = Prendre une carte
ooc-way-discard = Défausser
ooc-way-take = Prendre à l’aveugle
ooc-way-give = Donner une carte
ooc-moves = Que veux-tu en faire ?

# ── la main ──
ooc-hand = Ta main
ooc-hand-empty = Ta main est vide. La partie continue quand même.
ooc-held-fits = { $card }, peut se jouer
ooc-held-coming = { $card }, de la défausse
ooc-sort = Trier la main par
ooc-sort-colour = Couleur
ooc-sort-number = Nombre

# ── ce que fait le bouton ──
ooc-do-roll = Lancer le dé
ooc-do-end = Finir mon tour
ooc-do-wait = Attendre { $who }
ooc-do-choose = Choisir quoi faire
ooc-do-lay = Poser { $row }
ooc-do-extend = Prolonger : { $row }
ooc-do-join = Joindre : { $row }
ooc-do-complete = Compléter : { $row }
ooc-do-swap-wild = Échanger un Joker contre { $card }
ooc-do-swap-number = Échanger { $card } contre un Joker
ooc-do-discard = Défausser { $card }
ooc-do-give = Donner { $card }
ooc-do-give-to = Donner { $card } à { $who }
ooc-do-pick-discard = Défausser : touche une carte
ooc-do-pick-give = Donner : touche une carte
ooc-do-add = Poser : la suite n’y est pas encore
ooc-do-use = Jouer { $card } : ajoute, ou touche sa place

# ── les suites, la défausse, prendre à l’aveugle, donner ──
ooc-row-tap = Touche la place.
ooc-row-first = Touche d’abord une de tes cartes, puis cette suite.
ooc-row-not = Ce que tu as choisi ne va pas ici.
ooc-row-look = Ce qui est posé reste, et ne change que par un échange.
ooc-gather-along = { $count ->
        [one] Avec elle vient { $cards }.
       *[other] Avec elle viennent { $cards }.
    }
ooc-gather-alone = Elle vient seule.
ooc-gather-not = Laisser
ooc-gather-choose = { $count ->
        [0] { $card }, vient seule
        [one] { $card }, et 1 carte vient avec
       *[other] { $card }, et { $count } cartes viennent avec
    }
ooc-gather-take = { $count ->
        [0] Prendre { $card }
       *[other] Prendre { $card } et { $count } de plus
    }
ooc-holds = { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }
ooc-take-from = Chez { $who }
ooc-take-which = Voici la main de { $who }. Elle est mélangée quand tu tends la main : toutes se valent.
ooc-take-slot = Carte { $place } sur { $count }, chez { $who }
ooc-take-other = Chez quelqu’un d’autre
ooc-give-to-whom = Donner { $card } à qui ?
ooc-give-secret = Vous ne serez que deux à la voir.

# ── que faire ──
ooc-step-roll = **À toi.** Lance le dé.
ooc-step-draw = **Prends une carte.**
ooc-step-discard = **Défausse une carte.** Touche-la.
ooc-step-take = **Prends à l’aveugle.**
ooc-step-give = **Donne une carte.** Touche-la.
ooc-step-any = **Choisis une action.**
ooc-step-more = **Joue ce qui est éclairé**, ou finis ton tour.
ooc-step-end = Plus rien à faire. **Finis ton tour.**
ooc-step-place = { $away ->
        [none] **Mets-la à sa place.**
        [discard] **Mets-la à sa place,** ou défausse-la.
        [give] **Mets-la à sa place,** ou donne-la.
       *[either] **Mets-la à sa place,** défausse-la ou donne-la.
    }
ooc-step-away = { $away ->
        [discard] **Défausse-la,** ou touche une autre carte.
        [give] **Donne-la,** ou touche une autre carte.
       *[either] **Défausse-la,** ou donne-la.
    }
ooc-step-add = **Ajoute des cartes éclairées** pour faire une suite.
ooc-step-gathering = **Joue aussitôt** { $card }.
ooc-step-rolls = { $who } lance le dé.
ooc-step-plays = { $who } joue sur la table.
ooc-step-owes-draw = { $who } prend une carte.
ooc-step-owes-discard = { $who } défausse une carte.
ooc-step-owes-take = { $who } prend une carte à l’aveugle.
ooc-step-owes-give = { $who } donne une carte.
ooc-step-owes-any = { $who } choisit une des quatre.
ooc-step-next = { $waits } **Ensuite, à toi.**
ooc-step-over = La dernière carte est posée.

# ── pourquoi pas ──

# ── ce qui s’est passé ──
ooc-told-one-cut = { $name } { $card }
out-of-control-told-cut =
    { $you ->
        [yes] La coupe : { $cuts }. Tu commences.
       *[no] La coupe : { $cuts }. { $who } commence.
    }
out-of-control-told-opened =
    { $you ->
        [yes] La défausse commence par { $card }. Tu joues en premier.
       *[no] La défausse commence par { $card }. { $who } joue en premier.
    }
out-of-control-told-rolled =
    { $you ->
        [yes] Ton dé dit { $colour }.
       *[no] { $who } lance le dé : { $colour }.
    }
    .whole = { out-of-control-told-rolled } { $asks }
out-of-control-told-fell_away = C’est impossible, donc le dé ne demande plus rien.
out-of-control-told-shuffled = Les défausses sont mélangées : une nouvelle pioche de { $cards }.
out-of-control-told-drew =
    { $you ->
        [yes] Tu prends { $card ->
            [none] une carte
           *[other] { $card }
        }.
       *[no] { $who } prend { $card ->
            [none] une carte
           *[other] { $card }
        }.
    }
out-of-control-told-gathered =
    { $you ->
        [yes] Tu prends dans la défausse { $cards }.
       *[no] { $who } prend dans la défausse { $cards }.
    }
out-of-control-told-discarded =
    { $you ->
        [yes] Tu défausses { $card }.
       *[no] { $who } défausse { $card }.
    }
out-of-control-told-took =
    { $victim_you ->
        [yes] { $who } te prend { $card ->
            [none] une carte
           *[other] { $card }
        }.
       *[no] { $you ->
            [yes] Tu prends { $card ->
                [none] une carte
               *[other] { $card }
            } à { $victim }.
           *[no] { $who } prend { $card ->
                [none] une carte
               *[other] { $card }
            } à { $victim }.
        }
    }
out-of-control-told-gave =
    { $to_you ->
        [yes] { $who } te donne { $card ->
            [none] une carte
           *[other] { $card }
        }.
       *[no] { $you ->
            [yes] Tu donnes { $card ->
                [none] une carte
               *[other] { $card }
            } à { $to }.
           *[no] { $who } donne { $card ->
                [none] une carte
               *[other] { $card }
            } à { $to }.
        }
    }
out-of-control-told-laid =
    { $you ->
        [yes] Tu poses une suite : { $row }.
       *[no] { $who } pose une suite : { $row }.
    }
out-of-control-told-extended =
    { $you ->
        [yes] Tu ajoutes { $cards } : { $row }.
       *[no] { $who } ajoute { $cards } : { $row }.
    }
ooc-told-near = Plus qu’une pour dix.
out-of-control-told-joined = Ce qui se touche se joint : { $row }.
out-of-control-told-substituted =
    { $you ->
        [yes] Tu échanges { $card } contre { $got }.
       *[no] { $who } échange { $card } contre { $got }.
    }
out-of-control-told-ended =
    { $you ->
        [yes] Tu finis ton tour.
       *[no] { $who } finit son tour.
    }

# ── la fin ──
ooc-end-you = toi
out-of-control-end-complete = { $you ->
        [yes] Tu as dix cartes à la suite, en { $colour }.
       *[no] { $who } a dix cartes à la suite, en { $colour }.
    }
ooc-end-longest = { $count ->
        [one] { $you ->
            [yes] La plus longue suite est à toi.
           *[no] La plus longue suite est à { $who }.
        }
       *[other] La plus longue suite est partagée : { $names }.
    }
out-of-control-scores = Les plus longues suites : { $scores }.
out-of-control-end-stall = Plus personne ne pouvait bâtir, alors on a mesuré les suites.
    .whole = { out-of-control-end-stall } { ooc-end-longest }
out-of-control-end-all_laid = Toutes les cartes sont sur la table, alors on a mesuré les suites.
    .whole = { out-of-control-end-all_laid } { ooc-end-longest }
ooc-end-team = Une victoire à deux : { $names }.
ooc-end-wilds = { $wilds ->
        [0] Sans un seul Joker.
        [one] Avec un Joker dedans.
       *[other] Avec { $wilds } Jokers dedans.
    }
ooc-line = { $you ->
        [yes] **Tu**
       *[no] **{ $who }**
    } { $line }
ooc-line-complete = { $you ->
        [yes] es au bout : { $row }.
       *[no] est au bout : { $row }.
    }
ooc-line-row = { $you ->
        [yes] avais { $row }
       *[no] avait { $row }
    } : { $missing ->
        [one] à une carte du but.
       *[other] à { $missing } cartes du but.
    }
ooc-line-taken = { $you ->
        [yes] n’as rien posé, et as pris
       *[no] n’a rien posé, et a pris
    } { $taken ->
        [one] une carte à l’aveugle.
       *[other] { $taken } cartes à l’aveugle.
    }
ooc-line-held = { $you ->
        [yes] as gardé
       *[no] a gardé
    } { $cards ->
        [0] la main vide.
        [one] une carte pour un autre jour.
       *[other] { $cards } cartes pour un autre jour.
    }

# ── superlatifs ──
ooc-best-longest = la plus longue suite : { $count } cartes
ooc-best-die = le dé le plus heureux : { $count ->
        [one] une fois orange
       *[other] { $count } fois orange
    }
ooc-best-generous = la main sur le cœur : { $count ->
        [one] une carte donnée
       *[other] { $count } cartes données
    }
ooc-best-swaps = l’œil le plus sûr : { $count ->
        [one] un échange
       *[other] { $count } échanges
    }

# ── refus ──
out-of-control-refusal-roll_first = Lance d’abord le dé ; tout le reste vient après.
out-of-control-refusal-rolled = Le dé est lancé. Une fois par tour suffit.
out-of-control-refusal-still_owed = { $owed ->
        [draw] Le dé te demande encore de prendre une carte.
        [discard] Le dé te demande encore de défausser une carte.
        [take] Le dé te demande encore de prendre une carte à l’aveugle.
        [give] Le dé te demande encore de donner une carte.
       *[any] Le dé demande encore une des quatre actions.
    }
out-of-control-refusal-nothing_owed = Le dé ne te demande plus rien dans ce tour.
out-of-control-refusal-not_asked = { $owed ->
        [draw] Le dé demande autre chose : prends une carte.
        [discard] Le dé demande autre chose : défausse une carte.
        [take] Le dé demande autre chose : prends une carte à l’aveugle.
        [give] Le dé demande autre chose : donne une carte.
       *[any] Le dé demande une de ses quatre actions.
    }
out-of-control-refusal-not_held = Cette carte n’est pas dans ta main. Choisis-en une qui y est.
out-of-control-refusal-another_player = Choisis quelqu’un d’autre à la table.
out-of-control-refusal-no_card_there = Cette main est vide. Choisis quelqu’un qui a une carte.
out-of-control-refusal-no_such_slot = { $cards ->
        [one] Cette main n’a qu’une carte : choisis celle-là.
       *[other] Cette main a { $cards } cartes : choisis l’une d’elles.
    }
out-of-control-refusal-nothing_to_draw = Il n’y a pas de carte à prendre dans la pioche.
out-of-control-refusal-not_in_the_row = La défausse n’a pas cette carte. Choisis-en une qui y est.
out-of-control-refusal-must_use = La carte choisie dans la défausse sert aussitôt, dans le même coup.
out-of-control-refusal-cards_not_held = Toutes ces cartes ne sont pas dans ta main.
out-of-control-refusal-too_short = Cela ne va nulle part pour l’instant. Une suite, c’est trois cartes ou plus d’une couleur, qui se suivent ; puis elle grandit aux bouts.
out-of-control-refusal-only_wilds = Une nouvelle suite a besoin d’au moins une carte à nombre parmi ses Jokers.
out-of-control-refusal-out_of_place = Chaque carte a la couleur et le nombre de sa place, ou c’est un Joker.
out-of-control-refusal-past_the_end = Une suite ne va jamais sous 1 ni au-dessus de 10.
out-of-control-refusal-no_cards = Ajoute au moins une carte.
out-of-control-refusal-no_such_succession = Cette suite n’est pas sur la table. Peut-être en a-t-elle rejoint une autre.
out-of-control-refusal-not_yours = Cette suite n’est pas à toi. Échange une carte ici, ou bâtis sur la tienne.
out-of-control-refusal-one_by_one = La suite de ton partenaire prend une carte à la fois.
out-of-control-refusal-own_first = Pose d’abord une suite à toi ; ensuite tu peux échanger.
out-of-control-refusal-no_such_place = Cette suite n’a pas de carte à ce nombre.
out-of-control-refusal-once_a_turn = Cette place a déjà changé dans ce tour. Choisis-en une autre.
out-of-control-refusal-wild_for_a_number = Seul un Joker peut prendre la place d’une carte à nombre.
out-of-control-refusal-exact_card = Seule la carte exacte que le Joker représente peut prendre sa place.
out-of-control-refusal-not_you = C’est à { $who }. Ton tour vient.

# ce que l’hôte peut régler
out-of-control-first = la plus haute carte, à la coupe (le jeu s’en charge)
out-of-control-option-teams = Équipes
    .help = Jouer par équipes de deux, à 4 ou à 6 (O13).
out-of-control-option-teams-false = chacun pour soi
out-of-control-option-teams-true = par deux
out-of-control-option-teams-true-missing =
    { $missing ->
        [1] Équipes de deux : il manque une personne, ou un robot
       *[other] Équipes de deux : il manque { $missing } personnes, ou robots
    }
out-of-control-option-teams-true-why = En équipes de deux, on joue à quatre ou à six. Ajoute un robot, attends quelqu’un, ou jouez chacun pour soi.


# ── dans un terminal ──
ooc-asks-draw = Le dé demande : piocher, ou prendre dans la défausse.
ooc-asks-discard = Le dé demande : défausser une carte.
ooc-asks-take = Le dé demande : prendre une carte à quelqu’un.
ooc-asks-give = Le dé demande : donner une carte.
ooc-asks-any = Le dé demande : piocher, défausser, prendre ou donner.
ooc-view-deck = Pioche
ooc-view-empty = vide
ooc-view-die-waits = pas encore lancé
out-of-control-act-roll = Lancer le dé
out-of-control-act-draw = Piocher une carte
out-of-control-act-discard = Défausser une carte
    .whole = { $card ->
        [none] { out-of-control-act-discard }
       *[other] Défausser { $card }
    }
out-of-control-act-take = Prendre une carte à quelqu’un, à l’aveugle
    .whole = { $seat ->
        [none] { out-of-control-act-take }
       *[other] Prendre une carte à { $seat }
    }
out-of-control-act-give = Donner une carte à quelqu’un
    .whole = { $seat ->
        [none] { out-of-control-act-give }
       *[other] Donner une carte à { $seat }
    }
out-of-control-act-lay = Poser une nouvelle suite
    .whole = { $cards ->
        [none] { out-of-control-act-lay }
       *[other] Poser { $cards }
    }
out-of-control-act-extend = Ajouter à une suite
    .whole = { $cards ->
        [none] { out-of-control-act-extend }
       *[other] Ajouter { $cards } à { $row }
    }
out-of-control-act-substitute = Échanger une carte de la table
    .whole = { $card ->
        [none] { out-of-control-act-substitute }
       *[other] Mettre { $card } à la place de { $got } dans { $row }
    }
out-of-control-act-gather = Prendre dans la défausse, et s’en servir aussitôt
    .whole = { $taken ->
        [none] { out-of-control-act-gather }
       *[other] Prendre { $taken } et { $used }
    }
out-of-control-act-end = Finir ton tour
out-of-control-ask-discard-card = Quelle carte défausses-tu ?
out-of-control-ask-take-slot = Laquelle des cartes prends-tu ? Elles sont mélangées : toutes les places se valent.
out-of-control-ask-give-seat = À qui donnes-tu une de tes cartes ?
out-of-control-ask-give-card = Quelle carte donnes-tu ?

out-of-control-mistake-teams = options : les équipes se jouent à 4 ou à 6, pas à { $seats } (O13)
