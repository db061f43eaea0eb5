var e=`# La page des jeux de cartes : l’étagère, l’établi où l’on écrit, les fichiers apportés, et le papier.

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

decks-count =
    { $count ->
        [0] Pas encore de carte
        [one] 1 carte
       *[other] { $count } cartes
    }
decks-needs =
    { $fewest ->
        [one] Sur chaque carte : { $fields }.
       *[other] Sur chaque carte : { $fields }. Au moins { $fewest } cartes.
    }

# L’établi.

decks-label-title = Titre
decks-label-language = Langue
decks-label-author = Écrit par
decks-label-licence = Licence de partage
decks-label-age = À partir de quel âge
decks-label-difficulty = Difficulté
decks-label-themes = Ses sujets
decks-label-unsaid = non précisé
decks-choose =
    { $count ->
        [1] choisis
        [2] choisis-en deux
       *[other] choisis-en { $count }
    }
decks-more = Plus, si tu veux
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
`;export{e as default};