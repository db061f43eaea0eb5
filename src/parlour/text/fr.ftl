# Ce qui se dit dans tous les jeux, dans la page comme dans le terminal. Les mots de chaque jeu sont dans son dossier « text ».

## Pourquoi pas

refusal-no_such_seat = Cette place n’existe pas à cette table.
refusal-over = La partie est finie.
refusal-not_you = { $count ->
        [0] Ce n’est pas à toi de faire cela maintenant : le temps court.
       *[other] Ce n’est pas à toi de faire cela maintenant : la table attend { $who }.
    }
refusal-not_now = Cela ne se peut pas maintenant.
refusal-not_offered = Ce choix ne t’est pas ouvert.
refusal-no_timer = Dire que le temps est écoulé, c’est l’affaire de l’horloge.
refusal-no_clock = Il n’y a pas de délai ici, donc seul l’hôte peut continuer.
refusal-not_late = Il reste du temps : continuer doit attendre.
refusal-text_empty = Écris au moins une lettre, un chiffre ou un signe.
refusal-text_long = C’est trop long : { $longest } caractères au plus.
refusal-text_unseen = Le texte contient des caractères invisibles ; récris-le.
