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

## Ce qui se passe dans tous les jeux

told-late = Le temps est écoulé.
told-went_on = La table continue.
    .whole =
        { $you ->
            [yes] Tu demandes à la table de continuer.
           *[no] { $who } demande à la table de continuer.
        }

## N’importe quel jeu, simplement

plain-own = À toi
plain-shared = Sur la table
plain-fact = { $label } : { $value }
plain-yes = oui
plain-no = non
plain-none = rien
plain-nobody = La table
plain-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
plain-wait = La table attend { $who }.
plain-won =
    { $count ->
        [one] { $you ->
            [yes] Tu gagnes.
           *[no] { $who } gagne.
          }
       *[other] { $you ->
            [yes] Vous gagnez : { $who }.
           *[no] { $who } gagnent.
          }
    }
plain-won-nobody = Personne ne gagne.

# Ce que toute vue peut montrer.
plain-view-hand = Main
plain-view-yours = Ton choix
plain-view-turn = Au tour de
plain-view-round = Manche
plain-view-scores = Points
plain-view-seats = Chaque personne
plain-field-seat = Place
plain-view-laid_open = Étalé à la fin

## Ce que l’hôte peut régler dans tous les jeux

option-wait = Délai avant « Continuer »
    .help = Secondes avant que l’on puisse demander à continuer (A10) ; 0 : jamais.
option-wait-30 = 30 s
option-wait-60 = 60 s
option-wait-120 = 2 min
option-wait-0 = jamais
option-true = oui
option-false = non
