# Le bluff aux dés.

# ── le nom des choses ──
liars-dice-view-dice = Tes dés
liars-dice-view-lifted = Ce qu’il y avait sous les gobelets
liars-dice-view-standing = L’enchère
liars-dice-view-turn = À qui le tour
liars-dice-act-shake = Secouer les gobelets
liars-dice-act-bid = Miser
liars-dice-act-doubt = En douter
liars-dice-field-count = Combien de dés
liars-dice-field-dice = Dés
liars-dice-field-number = De quel nombre
liars-dice-first = la dernière personne à avoir menti
liars-dice-option-wild = Les as
    .help = Les as valent tous les nombres, et personne n’enchérit dessus (L4).
liars-dice-option-wild-true = valent tous les nombres
liars-dice-option-wild-false = valent un

# ── ce qu’il y a à faire ──
liars-dice-step-shaking = **À toi.** Fais secouer tous les gobelets.
liars-dice-step-bidding = **À toi.** Monte l’enchère, ou doutes-en.
liars-dice-wait-shaking = { $who } secoue les gobelets.
liars-dice-wait-bidding = { $who } monte l’enchère, ou en doute.

# ── ce qui s’est passé ──
liars-dice-told-shook =
    { $you ->
        [yes] Tu secoues { $dice }.
       *[no] { $who } secoue ses dés.
    }
liars-dice-told-bid =
    { $you ->
        [yes] Tu mises { $count } × { $number }.
       *[no] { $who } mise { $count } × { $number }.
    }
liars-dice-told-lifted =
    { $you ->
        [yes] Tu doutes de { $count } × { $number }. Tous les gobelets se lèvent : il y en a { $found }.
       *[no] { $who } doute de { $count } × { $number }. Tous les gobelets se lèvent : il y en a { $found }.
    }
liars-dice-told-lost_a_die =
    { $you ->
        [yes] Tu perds un dé, { $left ->
            [0] le dernier
           *[other] il t’en reste { $left }
        }.
       *[no] { $who } perd un dé, { $left ->
            [0] le dernier
           *[other] il lui en reste { $left }
        }.
    }
liars-dice-end-last = Il ne reste de dés qu’à { $who }.

# ── refus ──
liars-dice-refusal-shake_first = Fais d’abord secouer les gobelets.
liars-dice-refusal-shaken = Les gobelets ont été secoués. Une fois par manche suffit.
liars-dice-refusal-no_bid_yet = Personne n’a encore misé. Dis combien il y a de dés d’un nombre.
liars-dice-refusal-too_low = Mise plus de { $count } dés, ou autant d’un nombre plus haut que { $number }.
liars-dice-refusal-too_many = Il n’y a que { $dice } dés sur la table.
liars-dice-refusal-no_such_number = Un dé montre de 1 à 6.
liars-dice-refusal-ones_are_wild = Ici les as valent tous les nombres : personne ne mise sur eux.
