var e=Object.values(Object.assign({"./bluff.ftl":`# Bluff

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
bluff-wait-turn = { $who } réfléchit.
bluff-wait-throw = { $who } cherche quoi jeter.
bluff-wait-choose = { $against ->
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
bluff-caught = Bloqué. Ta main était complète ; elle est sous la pioche, et tu as cinq nouvelles cartes. « Fini » attend un tour.

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
bluff-look-last = La dernière manche
bluff-words = Mots
bluff-words-title = Les { $count } Mots de cette manche
bluff-words-lead = Vous pouvez tous deux les regarder. Ce qui va avec, c’est à toi de le savoir.
bluff-sheet = Solutions
bluff-sheet-title = Feuille de solutions
bluff-sheet-lead = Vous pouvez tous deux y chercher ce qui va ensemble.

# what happened
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
bluff-told-drew = { $who } prend dans la pioche.
bluff-told-drew-yours = Tu prends { $card }.
bluff-told-took = { $you ->
    [yes] Tu ramasses { $card }.
   *[no] { $who } ramasse { $card }.
  }
bluff-told-threw = { $you ->
    [yes] Tu jettes { $card }.
   *[no] { $who } jette { $card }.
  }
bluff-told-turned-over = La pioche est vide, { $times } sur 5 : la pile visible est mélangée et retournée.
bluff-told-block-right = { $you ->
    [yes] Tu dis « Bloqué », et la main de { $other } était complète : cinq nouvelles cartes.
   *[no] { $against ->
        [yes] { $who } dit « Bloqué », et ta main était complète : cinq nouvelles cartes.
       *[no] { $who } dit « Bloqué », et la main de { $other } était complète : cinq nouvelles cartes.
      }
  }
bluff-told-block-wrong = { $you ->
    [yes] Tu dis « Bloqué ». La main de { $other } n’est pas complète.
   *[no] { $against ->
        [yes] { $who } dit « Bloqué ». Ta main n’est pas complète.
       *[no] { $who } dit « Bloqué ». La main de { $other } n’est pas complète.
      }
  }
bluff-told-chose = { $you ->
    [yes] Tu choisis à l’aveugle. Part { $card }.
   *[no] { $who } choisit à l’aveugle. Part { $card }.
  }
bluff-told-out = { $you ->
    [yes] Tu dis « Fini » avec « { $word } », et tout est juste.
   *[no] { $who } dit « Fini » avec « { $word } », et tout est juste.
  }
bluff-told-false-out = { $you ->
    [yes] Tu dis « Fini », et c’est faux. { $why }
   *[no] { $who } dit « Fini », et c’est faux. { $why }
  }
bluff-told-won = { $you ->
    [yes] Tu gagnes la manche.
   *[no] { $who } gagne la manche.
  }
bluff-told-drawn = La manche est nulle et compte des deux côtés.

# how it ended
bluff-end-out = { $you ->
    [yes] Tu finis sur « { $word } ».
   *[no] { $who } finit sur « { $word } ».
  }
bluff-end-out-why = La paire était « { $pair } ».
bluff-end-out-why-wild = La paire était « { $pair } », et le Joker remplaçait « { $word } ».
bluff-end-false = { $you ->
    [yes] Tu dis un faux « Fini ».
   *[no] { $who } dit un faux « Fini ».
  }
bluff-end-false-why = { $why } { $you ->
    [yes] La manche est pour toi.
   *[no] La manche est pour { $who }.
  }
bluff-end-drawn = Personne ne cille.
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
        [yes] Tu as dit « Bloqué » { $blocks } fois, { $right ->
            [0] jamais à raison.
           *[other] dont { $right } à raison.
          }
       *[no] { $who } a dit « Bloqué » { $blocks } fois, { $right ->
            [0] jamais à raison.
           *[other] dont { $right } à raison.
          }
      }
  }

# why not
bluff-why-not-turn = C’est à { $who } de jouer. Ce sera ensuite à toi.
bluff-why-throw-first = Tu as déjà pris une carte : jettes-en une.
bluff-why-choose-first = Choisis d’abord une des cinq cartes, face cachée.
bluff-why-lift-first = Lève la carte qui doit partir : touche-la, puis jette-la.
bluff-why-lift-one = Lève d’abord une des cinq : touche-la.
bluff-why-at-start = C’est pour le début de ton tour, avant de prendre une carte.
bluff-why-out-first-turn = Le tout premier tour d’une manche est fermé à « Fini » : en face, personne n’a encore pu dire « Bloqué ».
bluff-why-out-after-block = On vient de te dire « Bloqué » : « Fini » attend ton prochain tour.
bluff-why-out-sheet = Ces cinq cartes ne sont pas encore un trio et une paire. La feuille de solutions dit ce qui va ensemble.
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
`,"./decks.ftl":`# La page des jeux de cartes : l’étagère, l’établi où l’on écrit, les fichiers apportés, et le papier.

decks-title = Jeux de cartes
decks-lead = Ta classe, ta famille, tes blagues : écris les cartes toi-même, joue-les ici, imprime-les pour une vraie table.
decks-write = En écrire un
decks-write-which = Pour quel jeu ?
decks-bring = En apporter un
decks-bring-what = Un fichier de cartes, un tableur (CSV, TSV, XLSX), ou un export d’Anki ou de Quizlet.
decks-drop = Tu peux aussi le déposer ici.
decks-yours = Les tiens
decks-none = Rien encore. Ce que tu écris reste sur cet appareil.
decks-kept-here = Ils restent sur cet appareil. La table que tu ouvres en reçoit une copie.
decks-missing = Ce jeu de cartes n’est pas sur cet appareil.
decks-untitled = Sans titre
decks-ready = Prêt à jouer
decks-mends =
    { $count ->
        [one] Une chose à corriger
       *[other] { $count } choses à corriger
    }
decks-begun = En cours d’écriture
decks-packs = Ceux qui viennent avec Parlour
decks-no-packs = La liste n’est pas arrivée.
decks-no-deck = Ses cartes sont toujours les mêmes

decks-count-talkitout =
    { $count ->
        [0] Pas encore de question
        [one] 1 question
       *[other] { $count } questions
    }
decks-count-bluff =
    { $count ->
        [0] Pas encore de terme
        [one] 1 terme
       *[other] { $count } termes
    }
decks-count-player-of-honour =
    { $count ->
        [0] Pas encore de carte
        [one] 1 carte, deux sujets
       *[other] { $count } cartes, deux sujets chacune
    }
decks-count-traitor-word =
    { $count ->
        [0] Pas encore de carte
        [one] 1 carte, deux mots
       *[other] { $count } cartes, deux mots chacune
    }

decks-needs-talkitout = Des questions qui font parler, chacune avec deux catégories. Onze suffisent à deux ; il en faut sept de plus par personne en plus.
decks-needs-bluff = Des mots, chacun avec une définition et un exemple. Au moins douze.
decks-needs-player-of-honour = Des choses qu’on aime plus ou moins, deux par carte. Au moins cinquante cartes.
decks-needs-traitor-word = Des mots, un noir et un rose par carte. À trois, il faut 55 cartes.

# L’établi.

decks-label-title = Titre
decks-label-language = Langue
decks-label-author = Écrit par
decks-label-licence = Licence de partage
decks-field-text = Question
decks-field-categories = Deux catégories
decks-field-help = De l’aide pour qui sèche, une par ligne
decks-field-samples = Des réponses possibles, une par ligne
decks-field-word = Mot
decks-field-definition = Définition
decks-field-example = Exemple
decks-field-first = Une face
decks-field-second = L’autre face
decks-field-first_tags = Le genre de la première : des étiquettes, avec des virgules
decks-field-second_tags = Le genre de la seconde
decks-field-black = Mot noir
decks-field-pink = Mot rose
decks-choose-two = choisis-en deux
decks-more-talkitout = Aide et réponses
decks-more-player-of-honour = Des étiquettes, pour que les robots aient du goût
decks-room = { $length } sur { $most }
decks-paste = Des cellules copiées d’un tableur remplissent les lignes où tu les colles.
decks-keys = Entrée passe à la suite, Alt avec ↑ ou ↓ déplace une carte.
decks-card = Carte { $number }
decks-look-at = Voir la carte { $number }
decks-up = Monter la carte { $number }
decks-down = Descendre la carte { $number }
decks-remove = Retirer la carte { $number }
decks-add = Ajouter une carte
decks-shown = La carte { $number }, telle qu’elle est dessinée
decks-removed = La carte n’est plus sur la table.
decks-pasted =
    { $count ->
        [one] Une ligne remplie.
       *[other] { $count } lignes remplies.
    }
decks-undo = Annuler
decks-not-kept = Ce navigateur ne garde rien. Enregistre un fichier avant de partir.

decks-status-blank = Écris sur la première carte.
decks-status-waiting = Relecture en cours…
decks-status-unread = { $why } Ce que tu écris reste ici, et sera relu plus tard.
decks-status-going = Continue : cette carte n’est pas encore complète.
decks-status-mend =
    { $count ->
        [one] **Une chose à corriger.**
       *[other] **{ $count } choses à corriger.**
    }
decks-status-ready = **Prêt à jouer.** { $count }.
decks-first-mend = Montre-moi
decks-mend = À corriger :
decks-to-mend =
    { $count ->
        [one] Une chose à corriger
       *[other] { $count } choses à corriger
    }
decks-advice =
    { $count ->
        [one] Une chose pourrait être mieux
       *[other] { $count } choses pourraient être mieux
    }
decks-in-english = Les remarques sont en anglais.
decks-remark-lead = { $at } :
decks-at-deck = L’ensemble
decks-at-row = Ligne { $row }
decks-at-line = Ligne { $line } du fichier
decks-at-field = Ligne { $row }, { $field }

decks-host = Ouvrir une table avec ces cartes
decks-host-short = Jouer
decks-host-named = Ouvrir une table avec { $title }
decks-print = Imprimer
decks-print-not-yet = Imprimer : ce n’est pas encore prêt
decks-print-named = Imprimer { $title }
decks-save = Enregistrer un fichier
decks-delete = Supprimer ce jeu de cartes
decks-deleted = « { $title } » n’est plus là.

# Le papier.

decks-print-title = { $title }, sur papier
decks-paper = Papier
decks-paper-a4 = A4
decks-paper-letter = US Letter
decks-print-how = Neuf cartes par page, chacune avec son dos derrière elle. Imprime à 100 %, recto verso, retourné sur le bord long, sur du papier épais, et coupe le long des repères. Les règles sont avec.
decks-print-get = Obtenir le PDF
decks-printing = Mise en page des cartes…

# Un fichier apporté.

decks-which-game = Le fichier ne dit pas à quel jeu il est destiné. Auquel ?
decks-reading = Lecture en cours…
decks-read = { $game } : { $count }. Rien à corriger.
decks-show-all = Tout voir ({ $count })
decks-keep = Garder
decks-rows-wrong = Rien n’a été gardé. Corrige ceci dans le tableur, puis apporte-le à nouveau.
decks-file-wrong = Rien n’a été gardé. Il y a quelque chose à corriger dans le fichier.
decks-mend-here = Corriger ici
decks-otherwise = Mal lu ?
decks-how-guess = À deviner
decks-how-columns = Colonnes
decks-how-columns-why = De gauche à droite, avec des virgules : { $names }. Un tiret en laisse une de côté.
decks-columns-talkitout = question, catégorie, catégorie, aide, réponse
decks-columns-bluff = mot, définition, exemple
decks-columns-player-of-honour = sujet, sujet
decks-columns-traitor-word = noir, rose
decks-how-header = Première ligne
decks-how-header-yes = Nomme les colonnes
decks-how-header-no = Est une carte
decks-how-separator = Entre les cellules
decks-separator-tab = Tabulation
decks-separator-comma = Virgule
decks-separator-semicolon = Point-virgule
decks-separator-pipe = Barre verticale
decks-how-sheet = Feuille, par son nom
decks-read-again = Relire
decks-other-game = C’est pour un autre jeu
`,"./out-of-control.ftl":`# Out of Control.

# ── les cartes ──
ooc-wild = Joker
ooc-a-wild = un Joker
ooc-a-card = une carte
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
ooc-with = avec { $who }
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
ooc-die-waits =
    { $you ->
        [yes] Le dé est à toi.
       *[no] Le dé attend { $who }.
    }
ooc-die-tumbles = Le dé roule.
ooc-die-blue = Bleu. Prends une carte.
ooc-die-purple = Mauve. Prends une carte.
ooc-die-green = Vert. Défausse une carte.
ooc-die-red = Rouge. Prends à l’aveugle.
ooc-die-yellow = Jaune. Donne une carte.
ooc-die-orange = Orange. Une des quatre.
ooc-die-to-do =
    { $you ->
        [yes] Encore à faire, quand tu veux.
       *[no] { $who } doit encore le faire.
    }
ooc-die-or-row = Encore à faire. La défausse est ouverte aussi.
ooc-die-done = C’est fait.
ooc-die-fell = C’est impossible, donc rien n’est dû.
ooc-way-draw = Prendre une carte
ooc-way-discard = Défausser
ooc-way-take = Prendre à l’aveugle
ooc-way-give = Donner une carte
ooc-from-row = Prendre dans la défausse
ooc-ways = Le dé demande une de ces actions
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
ooc-gathering = De la défausse
ooc-gather-more = { $count ->
        [0] { $card }
       *[other] { $card }, et { $count } de plus
    }
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
        [one] 1 carte
       *[other] { $count } cartes
    }
ooc-take-from = Chez { $who }
ooc-take-which = Voici la main de { $who }. Elle est mélangée quand tu tends la main : toutes se valent.
ooc-take-slot = Carte { $place } sur { $count }, chez { $who }
ooc-take-other = Chez quelqu’un d’autre
ooc-give-to-whom = Donner { $card } à qui ?
ooc-give-secret = Vous seuls la verrez.

# ── que faire ──
ooc-step-roll = **À toi.** Lance le dé.
ooc-step-draw = **Prends une carte.**
ooc-step-discard = **Défausse une carte.** Touche-la.
ooc-step-take = **Prends à l’aveugle.**
ooc-step-give = **Donne une carte.** Touche-la.
ooc-step-any = **Fais une des quatre.**
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
ooc-step-over = La dernière carte est posée.

# ── pourquoi pas ──
ooc-why-turn = C’est à { $who }. Ton tour vient.
ooc-why-roll = Lance d’abord le dé ; ensuite tes cartes sont libres.
ooc-why-alone = Elle ne va nulle part pour l’instant. Une suite, c’est trois cartes ou plus d’une couleur ; puis elle grandit aux bouts.
ooc-why-short = Une suite a trois cartes ou plus, d’une couleur, qui se suivent. Un Joker comble un trou.
ooc-why-gather = Celle-là ne va pas avec { $card }. Ajoute des cartes éclairées.
ooc-why-pick-discard = Le dé demande une carte : touche celle dont tu peux te passer.
ooc-why-pick-give = Le dé demande une carte : touche celle que tu veux bien donner.

# ── ce qui s’est passé ──
ooc-told-one-cut = { $name } { $card }
ooc-told-cut =
    { $you ->
        [yes] La coupe : { $cuts }. Tu commences.
       *[no] La coupe : { $cuts }. { $who } commence.
    }
ooc-told-opened =
    { $you ->
        [yes] La défausse commence par { $card }. Tu joues en premier.
       *[no] La défausse commence par { $card }. { $who } joue en premier.
    }
ooc-told-rolled =
    { $you ->
        [yes] Ton dé dit { $colour }.
       *[no] { $who } lance le dé : { $colour }.
    }
ooc-told-fell-away = C’est impossible, donc le dé ne demande plus rien.
ooc-told-shuffled = Les défausses sont mélangées : une nouvelle pioche de { $count }.
ooc-told-drew =
    { $you ->
        [yes] Tu prends une carte.
       *[no] { $who } prend une carte.
    }
ooc-told-drew-card = Tu prends { $card }.
ooc-told-gathered =
    { $you ->
        [yes] Tu prends dans la défausse { $cards }.
       *[no] { $who } prend dans la défausse { $cards }.
    }
ooc-told-discarded =
    { $you ->
        [yes] Tu défausses { $card }.
       *[no] { $who } défausse { $card }.
    }
ooc-told-took-you = { $who } te prend { $card }.
ooc-told-took-other =
    { $you ->
        [yes] Tu prends { $card } à { $other }.
       *[no] { $who } prend { $card } à { $other }.
    }
ooc-told-gave-you = { $who } te donne { $card }.
ooc-told-gave-other =
    { $you ->
        [yes] Tu donnes { $card } à { $other }.
       *[no] { $who } donne { $card } à { $other }.
    }
ooc-told-laid =
    { $you ->
        [yes] Tu poses une suite : { $row }.
       *[no] { $who } pose une suite : { $row }.
    }
ooc-told-extended =
    { $you ->
        [yes] Tu ajoutes { $cards } : { $row }.
       *[no] { $who } ajoute { $cards } : { $row }.
    }
ooc-told-joined = Ce qui se touche se joint : { $row }.
ooc-told-substituted =
    { $you ->
        [yes] Tu échanges { $card } contre { $got }.
       *[no] { $who } échange { $card } contre { $got }.
    }

# ── la fin ──
ooc-end-you = toi
ooc-end-complete = { $you ->
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
ooc-end-stall = Plus personne ne pouvait bâtir, alors on a mesuré les suites.
ooc-end-all-laid = Toutes les cartes sont sur la table, alors on a mesuré les suites.
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
        [one] une carte pour un autre jour.
       *[other] { $cards } cartes pour un autre jour.
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
out-of-control-refusal-too_short = Une suite a trois cartes ou plus.
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
out-of-control-refusal-wild_for_a_number = Un Joker ne prend la place que d’une carte à nombre.
out-of-control-refusal-exact_card = Seule la carte exacte que le Joker représente peut prendre sa place.
`,"./player-of-honour.ftl":`# Player of Honour

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
honour-step-rank = **Classe à ton goût.** Glisse, ou touche pour échanger.
honour-step-guess = **Comment { $who } classe tout ça ?** Glisse, ou touche pour échanger.
honour-step-done = Tu as fini. { $count ->
    [one] { $who } réfléchit encore.
    [2] { $who } réfléchissent encore.
    [3] { $who } réfléchissent encore.
   *[other] { $count } réfléchissent encore.
}
honour-step-watch = { $honour } classe cinq sujets, les autres devinent. { $count ->
    [one] { $who } réfléchit encore.
    [2] { $who } réfléchissent encore.
    [3] { $who } réfléchissent encore.
   *[other] { $count } réfléchissent encore.
}
honour-step-watch-duo = Les mêmes cinq sujets, à chacun son goût. { $count ->
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
honour-big-place = Connaissez-vous bien { $who } ?
honour-big-place-duo = Où seront-ils d’accord ?
honour-big-done = Tout le monde a fini. { $who } retourne ses cartes.
honour-big-turned = { $number ->
    [1] Ce que { $who } aime le plus : { $topic }.
    [2] En deuxième pour { $who } : { $topic }.
    [3] Au milieu pour { $who } : { $topic }.
    [4] En quatrième pour { $who } : { $topic }.
   *[5] Ce que { $who } aime le moins : { $topic }.
}

# What happened
honour-tell-round = Manche { $number }. { $you ->
    [yes] L’honneur est pour toi.
   *[no] L’honneur est pour { $who }.
}
honour-tell-duo = Manche { $number } : cinq sujets.
honour-tell-done = { $you ->
    [yes] Tu as fini.
   *[no] { $who } a fini.
}
honour-tell-undone = { $you ->
    [yes] Tu réfléchis encore.
   *[no] { $who } réfléchit encore.
}
honour-tell-taken = { $you ->
    [yes] La table a continué : tes cartes comptent comme elles sont, et ce qui manquait est tiré au sort.
   *[no] La table a continué sans { $who } : les cartes comptent comme elles sont, et ce qui manquait est tiré au sort.
}
honour-tell-turned = Numéro { $number } : { $topic }. Trouvé par { $who }.
honour-tell-turned-nobody = Numéro { $number } : { $topic }. Personne ne l’avait.
honour-tell-perfect = Tape m’en cinq, { $who } : cinq sur cinq.
honour-tell-unknown = { $you ->
    [yes] Personne n’a rien trouvé. Tu gardes ton mystère.
   *[no] Personne n’a rien trouvé. { $who } garde son mystère.
}
honour-tell-best = Meilleure réponse : { $best }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} { $you ->
    [yes] Autant pour toi.
   *[no] Autant pour { $who }.
}
honour-tell-same = { $count ->
    [0] Rien de pareil. Il y a de quoi s’expliquer.
    [5] Tout pareil, cinq sur cinq. Tape là.
   *[other] { $count } sur 5 pareils.
}

# The end
honour-end-one = { $you ->
    [yes] La rosette est pour toi.
   *[no] La rosette est pour { $who }.
}
honour-end-shared = Une seule rosette pour { $who }.
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
honour-end-duo = D’accord { $total } fois sur { $most }.
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
player-of-honour-refusal-not_sure = Pose ta carte « Ça, je le sais ! » sur un sujet : touche l’étoile de ton choix le plus sûr.
player-of-honour-refusal-no_such_topic = La carte « Ça, je le sais ! » se pose sur l’un des cinq sujets.
player-of-honour-refusal-honour_knows = Le Joueur d’honneur n’a pas de carte « Ça, je le sais ! » à poser : juste ses cinq nombres.
player-of-honour-refusal-duo_knows = En duo, il n’y a pas de carte « Ça, je le sais ! » : juste tes cinq nombres.
`,"./refusals.ftl":`# Pourquoi la table dit non. Les règles de chaque jeu ont leurs propres mots, dans son fichier.

refusal-why = Pourquoi ?
refusal-unreachable = La table est hors d’atteinte. Cet appareil est-il en ligne ?
refusal-away = Un robot joue à ta place. Recharge la page pour la reprendre.
refusal-bad_avatar = Ce portrait n’est pas d’ici.
refusal-bad_deck = Il y a quelque chose à corriger dans ces cartes.
refusal-bad_name = Un nom a de 1 à { $longest } caractères visibles.
refusal-bad_request = Cette demande n’a pas de sens.
refusal-bad_setting = Cela ne se règle pas ainsi : { $problem }
refusal-bot_already = Un robot joue déjà à cette place.
refusal-busy = L’atelier est occupé. Réessaie dans un moment.
refusal-closed = Cette table est fermée.
refusal-enough_decks = Assez de cartes ont été apportées à cette table. Ouvres-en une autre.
refusal-enough_salt = Ta part de hasard y est déjà.
refusal-fault = Quelque chose s’est mal passé ici. Tu n’y es pour rien.
refusal-here_already = Tu es déjà à la table.
refusal-locked = L’hôte a verrouillé cette table.
refusal-malformed = Ce n’est pas ce qu’on attend ici.
refusal-name_taken = Quelqu’un s’appelle déjà { $name } ici, ou presque. Choisis un autre nom.
refusal-no_bot = Aucun robot ne joue à cette place.
refusal-no_evidence = Il n’y a rien à prouver sur cette partie.
refusal-no_name = Qui est là sans nom n’en a pas à changer.
refusal-no_replay = Cette partie ne peut pas être revue.
refusal-no_room = Il n’y a pas de place pour une table de plus. Réessaie plus tard.
refusal-no_seat = Tu ne joues pas dans cette partie.
refusal-no_seat_left = Toutes les places sont prises.
refusal-no_such_deck = Aucun paquet ne porte ce nom.
refusal-no_such_person = Personne n’a ce numéro à cette table.
refusal-no_such_seat = Cette place n’existe pas à cette table.
refusal-no_such_table = Aucune table à ce code. Une lettre de travers ?
refusal-no_token = La table ne reconnaît pas cet appareil.
refusal-not_from_elsewhere = Seule la machine elle-même peut lire cela.
refusal-not_host = Seul l’hôte peut faire cela.
refusal-not_paused = La partie n’est pas en pause.
refusal-not_playing = Aucune partie n’est en cours.
refusal-not_readable = La table est illisible à l’instant. Reviens dans un moment.
refusal-not_so = Cela ne se fait pas ici.
refusal-not_yours = Cette place n’est pas la tienne.
refusal-nothing_here = Il n’y a rien ici.
refusal-nothing_to_do = Il n’y a rien à changer.
refusal-nothing_to_hide = Rien n’a été écrit là.
refusal-other_rules = Cette partie a été jouée selon d’autres règles.
refusal-other_site = Un autre site ne peut pas faire cela en ton nom.
refusal-paused = La partie est en pause.
refusal-played_out = On a assez joué à cette table. Ouvres-en une autre.
refusal-playing = Pas pendant une partie.
refusal-spectator = Qui regarde ne joue pas.
refusal-stale = Trop tard : la table a continué.
refusal-store = La table ne peut pas écrire à l’instant. Rien n’a changé ; réessaie.
refusal-table_full = La table est pleine.
refusal-ticket_gone = Ce lien a servi, ou il est trop vieux. Demandes-en un autre.
refusal-too_few = Ce jeu se joue au moins à { $fewest }. Ajoute un robot, ou attends quelqu’un.
refusal-too_large = C’est trop grand.
refusal-too_many_lines = Trop de fenêtres sont ouvertes. Fermes-en une, ou attends un peu.
refusal-too_many_watch = Tant de gens regardent cette table qu’il n’y a plus de place.
refusal-too_much = C’est trop d’un coup.
refusal-too_often = C’était trop souvent. Attends un peu.
refusal-too_slow = Cela a mis trop longtemps à arriver.
refusal-unfinished = Cette partie a été rangée avant la fin : ses cartes ne sont montrées à personne.
refusal-over = La partie est finie.
refusal-not_you = Ce n’est pas à toi de faire cela maintenant.
refusal-not_now = Cela ne se peut pas maintenant.
refusal-not_offered = Ce choix ne t’est pas ouvert.
refusal-no_timer = Aucun temps ne court.
refusal-not_late = Il reste du temps : continuer doit attendre.
refusal-text_empty = Écris au moins une lettre, un chiffre ou un signe.
refusal-text_long = C’est trop long : { $longest } caractères au plus.
refusal-text_unseen = Le texte contient des caractères invisibles ; récris-le.
`,"./shell.ftl":`# La page d’accueil, et ce que tous les écrans partagent.

landing-tag = Cinq jeux de cartes qui se jouent en parlant.
landing-code = On t’a donné un code ?
landing-join = Rejoindre la table
landing-letters-left =
    { $left ->
        [1] Rejoindre la table : encore une lettre
        [2] Rejoindre la table : encore deux lettres
        [3] Rejoindre la table : encore trois lettres
       *[other] Rejoindre la table : encore quatre lettres
    }
landing-again = Retour à ta table, { $code }
or = ou
landing-host = Ouvrir une table
landing-screen = Ouvrir une table sur une télé ou un projecteur
landing-no-account = Pas de compte. Personne avec qui jouer ?
landing-bots = Jouer contre des robots
landing-tonight = Ce soir sur la table
landing-rules = Règles
landing-decks = Jeux de cartes
landing-settings = Réglages
cover-facts =
    { $least ->
        [2] { $most ->
            [2] 2 joueurs · { $minutes } min · { $age }+
           *[other] 2–{ $most } joueurs · { $minutes } min · { $age }+
        }
       *[other] { $least }–{ $most } joueurs · { $minutes } min · { $age }+
    }
cover-own = Tes propres cartes
cover-own-facts = Écris-les, importe-les, imprime-les
suggested-names = Basile, Cannelle, Olive, Myrtille, Noisette, Safran, Pistache, Clémentine, Romarin, Praline, Biscuit, Marguerite, Camomille, Pépin, Velours, Coquelicot, Réglisse, Mirabelle, Caramel, Galet

back = Retour
close = Fermer
try-again = Réessayer
not-fetched = Cette partie de la page n’est pas arrivée.
percent = { $share } %
language-en = anglais
language-fr = français
own-name-en = English
own-name-fr = Français

others = Les autres à la table
away = s’est absenté
bot = robot
waited-for = à jouer
cards-held =
    { $count ->
        [one] carte
       *[other] cartes
    }
pile =
    { $count ->
        [0] Pile : vide
        [1] Pile : une carte
       *[other] Pile : { $count } cartes
    }
hold = maintiens appuyé
hold-keep = maintiens encore…
hold-again = appuie encore
time-left =
    { $seconds ->
        [one] Une seconde pour réagir
       *[other] { $seconds } secondes pour réagir
    }
leave = Quitter la table

settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-theme-auto = Comme l’appareil
settings-theme-dark = Soir
settings-theme-light = Après-midi
settings-text = Taille du texte
settings-motion = Moins de mouvement
settings-sound = Sons et vibrations
settings-marks = Signes plus grands
settings-marks-why = Formes et lettres grandissent : plus besoin de distinguer les couleurs.

rules-title = Les règles
rules-of = { $title } : les règles
rules-now = maintenant

first-of = { $place } sur { $count }
first-skip = Je connais
first-next = Suite
first-play = Jouons

avatar-fox = Renard
avatar-owl = Chouette
avatar-cat = Chat
avatar-hare = Lièvre
avatar-frog = Grenouille
avatar-robin = Rouge-gorge
avatar-hedgehog = Hérisson
avatar-bear = Ours

# Les pages de ce qui va de travers.

trouble-again = Réessayer
trouble-home = Vers l’entrée
trouble-no_such_table = Aucune table à ce code.
trouble-no_such_table-then = Une lettre de travers ? Un code a cinq lettres, et pas une voyelle.
trouble-closed = Cette table est fermée.
trouble-closed-then = La soirée est finie ici. Ce qui a été écrit est effacé ; une nouvelle table s’ouvre d’un geste.
trouble-elsewhere = Tu es à cette table ailleurs.
trouble-elsewhere-then = Dans une autre fenêtre, ou sur un autre appareil. Une personne, une chaise : pour jouer ici, reprends ta place.
trouble-no_token = Cette chaise est à quelqu’un d’autre.
trouble-no_token-then = La table ne reconnaît plus cet appareil. Rassieds-toi, s’il reste une chaise.
trouble-outdated = Cette page est plus vieille que sa table.
trouble-outdated-then = Recharge-la : ta place est toujours à toi.
trouble-ticket_gone = Ce lien a fait son travail.
trouble-ticket_gone-then = Un lien qui déplace une place sert une fois, pendant cinq minutes. Fais-en un autre sur l’appareil qui a la place.
trouble-locked = Cette table est verrouillée.
trouble-locked-then = L’hôte a fermé la porte. Frapper à la vraie peut aider.
trouble-too_often = Cela fait beaucoup d’un coup.
trouble-too_often-then = Respire, et réessaie dans un moment.
trouble-unreachable = La table est hors d’atteinte.
trouble-unreachable-then = Cet appareil est-il sur le même réseau ? Ta place et tes mots sont à l’abri.
trouble-nothing_here = Il n’y a rien ici.
trouble-nothing_here-then = Cette adresse ne mène nulle part. L’entrée, elle, est toujours ouverte.
trouble-fault = Quelque chose est tombé de la table.
trouble-fault-then = Tu n’y es pour rien. Réessaie ; si cela dure, la personne qui tient ce serveur peut voir pourquoi.
`,"./table.ftl":`# La table : s’asseoir, l’attente, et ce qui entoure chaque partie.

bar-invite = Inviter : table { $code }
bar-rules = Règles
bar-menu = Menu
title-your-turn = À toi · { $title }

invite-title = Viens t’asseoir
invite-scan = Scanne pour jouer
invite-type = ou tape-le sur
invite-send = Envoyer le lien
invite-copied = Copié
invite-share = Une place à la table { $code }
invite-qr = Code QR vers { $link }
invite-locked = La table est verrouillée : personne ne peut s’y asseoir tant que l’hôte ne l’ouvre pas.
invite-screen = Il y a une télé ou un projecteur ? Ouvres-y le grand écran : il montre la table, et les cartes de personne.
invite-screen-link = Ouvrir le grand écran

join-table = Table { $code }
join-here = À la table
join-sit = M’asseoir
join-watch = Juste regarder
join-screen = Servir de grand écran
join-locked = L’hôte a verrouillé cette table. Tu peux encore regarder.
face-name = Ton nom
face-picture = Ton portrait

lobby-title = Ta table
lobby-seats = À la table, { $count } sur { $most }
lobby-deal =
    { $count ->
        [2] Distribuer pour deux
        [3] Distribuer pour trois
        [4] Distribuer pour quatre
        [5] Distribuer pour cinq
        [6] Distribuer pour six
        [7] Distribuer pour sept
       *[other] Distribuer pour huit
    }
lobby-missing =
    { $missing ->
        [1] Distribuer : il manque une personne, ou un robot
       *[other] Distribuer : il manque { $missing } personnes, ou robots
    }
lobby-missing-teams =
    { $missing ->
        [1] Équipes de deux : il manque une personne, ou un robot
       *[other] Équipes de deux : il manque { $missing } personnes, ou robots
    }
lobby-why-teams = En équipes de deux, on joue à quatre ou à six. Ajoute un robot, attends quelqu’un, ou jouez chacun pour soi.
lobby-the-host = L’hôte
lobby-host-deals = { $who } distribue quand tout le monde est là.
chair-you = { $name } (toi)
chair-host = hôte
chair-here = c’est bon
chair-bot =
    { $level ->
        [novice] robot, débutant
        [expert] robot, expert
       *[regular] robot, habitué
    }
chair-add-bot = Ajouter un robot
chair-add-bot-after = Ajouter un robot : retour à l’attente
chair-free = une chaise libre
bench-title = Sur le banc
bench-why = Plus de monde que de chaises : à chaque revanche, quelqu’un change de place.

person-save = C’est moi
person-first = { $name } commence
person-not-first = Tirer au sort qui commence
person-cut-first = Laisser la coupe décider qui commence
person-host = Confier la table à { $name }
person-remove = Renvoyer { $name }
person-remove-bot = Retirer le robot
person-stand-in = Laisser un robot jouer pour { $name }

person-level = Comment il joue
person-level-why = Quel que soit ton choix, il ne voit rien de plus que toi à sa place.
level-novice = Débutant
level-regular = Habitué
level-expert = Expert

setting = Ce qu’on joue
setting-first = { $name } commence
setting-by-lot = Qui commence : tiré au sort
setting-by-cut = Qui commence : la carte la plus haute à la coupe
setting-change = Changer
deck-title = { $title } · { $language }
setup-title = À quoi joue-t-on ?
setup-game = Jeu
setup-deck = Cartes
setup-deck-default = Celles du jeu
setup-deck-own = Les tiennes
setup-locked = Verrouiller la table
setup-locked-why = Plus personne ne peut s’asseoir ni regarder.
setup-keep = Garder ce qui est écrit
setup-keep-why = Sinon, réponses et mots sont effacés à la fermeture de la table.
setup-done = Voilà

option-wait = Délai avant « Continuer »
option-wait-30 = 30 s
option-wait-60 = 60 s
option-wait-120 = 2 min
option-wait-0 = jamais
option-rounds = Manches à gagner
option-rounds-1 = une
option-rounds-2 = deux
option-rounds-3 = trois
option-solution_sheet = Feuille de solutions
option-solution_sheet-false = sans
option-solution_sheet-true = pour apprendre
option-terms = Mots en jeu
option-terms-12 = 12
option-terms-20 = 20
option-terms-all = tous
option-teams = Équipes
option-teams-false = chacun pour soi
option-teams-true = par deux
option-colour = Mots
option-colour-black = noirs
option-colour-pink = roses
option-turns = Tour de parole
option-turns-true = à tour de rôle
option-turns-false = qui veut le prend
option-reaction = Temps de réaction
option-reaction-4 = 4 s
option-reaction-8 = 8 s
option-reaction-12 = 12 s
option-reaction-0 = aucun
option-speak = Temps de parole
option-speak-null = comme d’habitude
option-speak-15 = 15 s
option-speak-30 = 30 s
option-speak-0 = aucun

line-lost = Connexion perdue. Tes mots sont à l’abri ; on se retrouve à table dans un instant.
paused = La partie est en pause.
over = C’était le dernier coup.
over-story = L’histoire
waiting-away =
    { $count ->
        [one] { $who } s’est absenté. La chaise est chaude.
       *[other] { $who } se sont absentés. Les chaises sont chaudes.
    }
waiting-stand-in = Laisser jouer un robot
waiting-late =
    { $count ->
        [one] { $who } réfléchit encore.
       *[other] { $who } réfléchissent encore.
    }
waiting-go-on = Continuer
told-went-on = La table continue.
tale = Ce qui vient de se passer
tale-empty = Rien encore.

menu-part-menu = À la table
menu-part-settings = Réglages
menu-part-tale = Ce qui s’est passé
menu-part-people = Les gens
menu-part-move = Passer sur un autre appareil
menu-part-texts = Ce qui a été écrit
menu-part-sure-stop = Ranger la partie ?
menu-part-sure-end = Fermer la table ?
menu-part-sure-leave = Quitter la table ?
menu-react = Faire un geste
menu-tale = Ce qui s’est passé
menu-people = Les gens
menu-settings = Réglages
menu-move = Passer sur un autre appareil
menu-pause = Pause
menu-resume = Reprendre
menu-texts = Cacher un texte
menu-stop = Ranger la partie
menu-end = Fermer la table
menu-why-sure-stop = Personne ne gagne, les cartes de personne ne sont montrées, et tout le monde revient à l’attente.
menu-why-sure-end = Tout le monde rentre, et ce qui a été écrit est effacé. Sans retour.
menu-why-sure-leave = Un robot joue à ta place. Avec cet appareil, tu peux revenir.
menu-do-sure-stop = La ranger
menu-do-sure-end = La fermer pour de bon
menu-do-sure-leave = Quitter
menu-not = Rester
move-how = Scanne ceci avec l’autre appareil. Cela marche une fois, pendant cinq minutes ; ta place est alors là-bas.
move-qr = Code QR qui déplace ta place
texts-why = Ce que tu caches disparaît de tous les écrans.
texts-hide = Cacher
texts-none = Personne n’a rien écrit.

reaction-laugh = Rire
reaction-clap = Applaudir
reaction-wow = S’étonner
reaction-heart = Envoyer un cœur
reaction-think = S’interroger
reaction-thumb = Pouce levé
reacted-laugh = { $who } rit.
reacted-clap = { $who } applaudit.
reacted-wow = { $who } s’étonne.
reacted-heart = { $who } envoie un cœur.
reacted-think = { $who } s’interroge.
reacted-thumb = { $who } : pouce levé.

result-winners = Qui a gagné
result-again = Encore une, même table
result-deal = Distribuer { $title }
result-host-deals = L’hôte redistribue quand tout le monde est là.
result-replay = Revoir
result-another = Un autre jeu
result-back = Retour à la table
fair = Était-ce honnête ?
fair-why = Avant la partie, la table a scellé son hasard, et chacun y a mêlé le sien. Ce fichier le prouve : \`parlour verify\` rejoue la partie.
fair-save = Garder la preuve
replay-title = { $title }, encore
replay-controls = Revoir la partie pas à pas
replay-begin = Les cartes sont distribuées.
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-run = Lancer
replay-stop = Arrêter
replay-step = Pas { $step } sur { $last }
replay-seat = Vu par
replay-everybody = tout le monde

tv-join = { $host }
tv-host = Les ordres de l’hôte
tv-lobby = Sortez vos téléphones.
tv-lobby-how = Scannez le code, ou ouvrez { $host } et tapez { $code }.
tv-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
tv-lost = On cherche la table…
`,"./talkitout.ftl":`# #TalkItOut.

## Les cartes

talk-category-society = Société
talk-category-relationships = Relations
talk-category-future = Avenir
talk-category-memories = Mémoire
talk-category-identity = Identité

talk-letter-society = S
talk-letter-relationships = R
talk-letter-future = A
talk-letter-memories = M
talk-letter-identity = I

talk-shape-society = un carré
talk-shape-relationships = un cœur
talk-shape-future = un triangle
talk-shape-memories = un trèfle
talk-shape-identity = un rond

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
talk-told-aloud = à voix haute

## La main

talk-hand =
    { $count ->
        [one] Ta main : une carte
       *[other] Ta main : { $count } cartes
    }
talk-hand-lift = { $card } La lever
talk-hand-use = { $card } Appuie encore pour la jouer
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
talk-why-no-match = Aucun signe commun avec la carte du dessus : il te faut { $shapes }.
talk-why-special = Une carte spéciale ne va jamais seule. Joue d’abord une question, puis pose-la dessus.
talk-why-drawn = À cette étape, seule la carte que tu viens de piocher peut être jouée, ou gardée.
talk-why-answer = Ta question est déjà sur la table. Réponds d’abord.
talk-why-named = Celle-ci est pour toi : on ne la passe pas plus loin.

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
talk-name-first = Touche, au-dessus de la table, la personne qui doit répondre.
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
talk-tied =
    { $bots ->
        [yes] Égalité. Tout le monde vote encore une fois.
       *[no] Égalité. Parlez-en, et votez encore une fois.
    }
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

talk-reveal = Le mensonge, au grand jour
talk-the-lie = mensonge
talk-the-truth = vrai
talk-verdict-found =
    { $you ->
        [yes] On a trouvé ton mensonge. Tu pioches.
       *[no] Trouvé. { $who } pioche.
    }
talk-verdict-not-found =
    { $you ->
        [yes] Ton histoire a pris. Tous les autres piochent.
       *[no] { $who } s’en tire. Tous les autres piochent.
    }
talk-verdict-untold =
    { $you ->
        [yes] Ton mensonge n’a pas été dit : il compte comme trouvé. Tu pioches.
       *[no] Le mensonge n’a pas été dit : il compte comme trouvé. { $who } pioche.
    }

## Ce qui se passe

talk-tell-opened = La première question est sur la table.
talk-tell-played =
    { $you ->
        [yes] Tu joues « { $text } »
       *[no] { $who } joue « { $text } »
    }
talk-tell-drew =
    { $you ->
        [yes] Tu pioches une carte.
       *[no] { $who } pioche une carte.
    }
talk-tell-no-card =
    { $you ->
        [yes] Tu voudrais piocher, mais il n’y a plus de carte.
       *[no] { $who } voudrait piocher, mais il n’y a plus de carte.
    }
talk-tell-kept =
    { $you ->
        [yes] Tu gardes la carte.
       *[no] { $who } garde la carte.
    }
talk-tell-answered =
    { $you ->
        [yes] Tu réponds : « { $text } »
       *[no] { $who } répond : « { $text } »
    }
talk-tell-told =
    { $you ->
        [yes] Tu donnes deux réponses, dont un mensonge : « { $first } » et « { $second } »
       *[no] { $who } donne deux réponses, dont un mensonge : « { $first } » et « { $second } »
    }
talk-tell-told-aloud =
    { $you ->
        [yes] Tu donnes deux réponses à voix haute. L’une est un mensonge.
       *[no] { $who } donne deux réponses à voix haute. L’une est un mensonge.
    }
talk-tell-voted =
    { $you ->
        [yes] Ton vote est scellé.
       *[no] { $who } a voté.
    }
talk-lays-throw_it_out =
    { $you ->
        [yes] Tu la jettes. Personne ne répond.
       *[no] { $who } la jette. Personne ne répond.
    }
talk-lays-back_at_you =
    { $you ->
        [yes] Tu la renvoies à { $to }.
       *[no]
            { $toYou ->
                [yes] { $who } te la renvoie.
               *[no] { $who } la renvoie à { $to }.
            }
    }
talk-lays-tell_a_lie =
    { $you ->
        [yes] Tu vas dire un mensonge.
       *[no] { $who } va dire un mensonge.
    }

## Le grand écran

talk-big-ears = { $who }, la salle est tout ouïe.
talk-big-inventing = { $who } invente un mensonge.
talk-big-said = « { $text } »
talk-big-which = { $who } donne deux réponses, dont une fausse. Laquelle ?
talk-big-next = La prochaine question doit avoir { $marks }.
talk-big-any = { $name } est sur la pile : toute question peut suivre.

## La fin

talk-end-plain =
    { $you ->
        [yes] Tu as tout dit.
       *[no] { $who } a tout dit.
    }
talk-end-throw_it_out =
    { $you ->
        [yes] Tu finis sans un mot.
       *[no] { $who } finit sans un mot.
    }
talk-end-back_at_you =
    { $you ->
        [yes] Tu laisses le dernier mot à quelqu’un d’autre.
       *[no] { $who } laisse le dernier mot à quelqu’un d’autre.
    }
talk-end-tell_a_lie =
    { $you ->
        [yes] Tu finis sur un mensonge.
       *[no] { $who } finit sur un mensonge.
    }
talk-end-stuck =
    { $count ->
        [one] Plus personne ne peut jouer, et { $who } tient le moins de cartes.
       *[other] Plus personne ne peut jouer. { $who } partagent la victoire.
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

talkitout-refusal-must_play = Tu tiens une question qui convient : joue l’une des cartes éclairées.
talkitout-refusal-not_yours = Cette carte n’est pas dans ta main.
talkitout-refusal-no_match = Aucun signe commun avec la question du dessus. Une carte éclairée en a un.
talkitout-refusal-only_drawn = À cette étape, seule la carte que tu viens de piocher peut être jouée, ou gardée.
talkitout-refusal-special_alone = Une carte spéciale ne va jamais seule. Joue d’abord une question, puis pose-la dessus.
talkitout-refusal-special_not_held = Tu n’as pas cette carte spéciale.
talkitout-refusal-name_another = #BackAtYou va à quelqu’un d’autre de la table. Touche l’une de ces personnes.
talkitout-refusal-name_nobody = Seule #BackAtYou s’adresse à quelqu’un.
talkitout-refusal-one_of_two = Le mensonge est la première réponse ou la seconde. Touche l’une des deux.
talkitout-refusal-two_answers = Ces deux réponses sont les mêmes. Donnes-en deux différentes.
`,"./traitor-word.ftl":`## Traitor Word : la table

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
tw-listen = Voici tes secrets. Si quelqu’un en dit un, touche-le.

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
tw-step-goes-on = La chaîne reprend à « { $word } ».
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

tw-tell-opened = Le premier mot est « { $word } ».
tw-tell-said = { $you ->
    [yes] Tu dis « { $word } ».
   *[no] { $who } dit « { $word } ».
}
tw-tell-passed-over = { $you ->
    [yes] Pas de mot de toi : le tour passe.
   *[no] Pas de mot de { $who } : le tour passe.
}
tw-tell-grabbed = { $you ->
    [yes] Tu prends le jeton.
   *[no] { $who } prend le jeton.
}
tw-tell-put-back = { $you ->
    [yes] Pas de mot de toi : le jeton retourne au milieu.
   *[no] Pas de mot de { $who } : le jeton retourne au milieu.
}
tw-tell-accused-secret = { $byYou ->
    [yes] Tu accuses { $who } : mot secret.
   *[no] { $you ->
        [yes] { $by } t’accuse : mot secret.
       *[no] { $by } accuse { $who } : mot secret.
    }
}
tw-tell-accused-off_topic = { $byYou ->
    [yes] Tu accuses { $who } : hors sujet.
   *[no] { $you ->
        [yes] { $by } t’accuse : hors sujet.
       *[no] { $by } accuse { $who } : hors sujet.
    }
}
tw-tell-justified = { $you ->
    [yes] Tu expliques : « { $text } »
   *[no] { $who } explique : « { $text } »
}
tw-tell-justified-aloud = { $you ->
    [yes] Tu expliques à voix haute.
   *[no] { $who } explique à voix haute.
}
tw-tell-judged-secret-guilty = { $you ->
    [yes] C’était un de tes secrets.
   *[no] C’était un secret de { $who }.
}
tw-tell-judged-secret-not = { $you ->
    [yes] Ce n’était pas un de tes secrets.
   *[no] Ce n’était pas un secret de { $who }.
}
tw-tell-judged-off_topic-guilty = { $you ->
    [yes] Les pouces disent : ton mot est hors sujet.
   *[no] Les pouces disent : le mot de { $who } est hors sujet.
}
tw-tell-judged-off_topic-not = { $you ->
    [yes] Les pouces laissent passer ton lien.
   *[no] Les pouces laissent passer le lien de { $who }.
}
tw-tell-gave = { $byYou ->
    [yes] Tu donnes un Éclair à { $who }.
   *[no] { $you ->
        [yes] { $by } te donne un Éclair.
       *[no] { $by } donne un Éclair à { $who }.
    }
}
tw-tell-validated = { $you ->
    [yes] « { $word } » était ton secret, et il compte : un Éclair pour toi.
   *[no] « { $word } » était un secret de { $who }, et il compte : un Éclair.
}
tw-tell-claimed = { $you ->
    [yes] Tu réclames « { $word } » : un Éclair pour toi.
   *[no] { $who } réclame « { $word } », un secret, et gagne un Éclair.
}
tw-tell-discarded = { $you ->
    [yes] « { $word } » était ton secret. La carte s’en va.
   *[no] « { $word } » était un secret de { $who }. La carte s’en va.
}
tw-tell-drew = Un nouveau secret pour toi : « { $word } ».
tw-tell-drew-none = Il ne reste pas de carte à piocher.
tw-tell-dead = « { $word } » a été dit et ne peut plus être réclamé. Ce secret sort du jeu.
tw-tell-dead-drawn = La carte que tu as piochée avait déjà été dite. Elle sort du jeu.

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
tw-end-seventh = { $you ->
    [yes] Le septième Éclair est à toi.
   *[no] Le septième Éclair est à { $who }.
}
tw-end-empty = { $count ->
    [one] { $you ->
        [yes] Une pile est vide, et la tienne est la plus haute.
       *[no] Une pile est vide, et celle de { $who } est la plus haute.
    }
   *[other] Une pile est vide. { $names } gagnent ensemble.
}
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

## Pourquoi pas

traitor-word-refusal-said_before = Ce mot est déjà venu dans la chaîne. Un autre fera l’affaire.
traitor-word-refusal-not_your_turn = Ce n’est pas ton tour de dire un mot. En attendant, accuse ou réclame.
traitor-word-refusal-too_early = Les autres ont un moment pour réagir. Quand la barre est vide, c’est à toi.
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
`}));export{e as default};