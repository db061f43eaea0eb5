# La table : s’asseoir, l’attente, et ce qui entoure chaque partie.

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
join-left = Tu as quitté cette table. Avec cet appareil, tu peux revenir.
join-other = M’asseoir sous un autre nom
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
chair-with = avec { $name }
team = Équipe { $letter }
chair-add-bot = Ajouter un robot
chair-add-bot-after = Ajouter un robot : retour à l’attente
chair-free = une chaise libre
bench-title = Sur le banc
bench-why = Plus de monde que de chaises : à chaque revanche, quelqu’un change de place.

sent-away-title = Loin de la table
sent-away-let-back = Laisser revenir
sent-away-let-back-who = Laisser revenir { $name }
sent-away-nameless = Quelqu’un sans chaise

person-save = C’est moi
person-first = { $name } commence
person-not-first = Tirer au sort qui commence
person-cut-first = Laisser la coupe décider qui commence
person-partner = { $name } joue avec
person-host = Confier la table à { $name }
person-remove = Renvoyer { $name }
person-remove-bot = Retirer le robot
person-stand-in = Laisser un robot jouer pour { $name }

person-level = Comment il joue
person-level-why = Quel que soit ton choix, il ne voit rien de plus que toi à sa place.
level-novice = Débutant
level-regular = Habitué
level-expert = Expert

game-players =
    { $least ->
        [2] { $most ->
            [2] 2 joueurs
           *[other] 2 à { $most } joueurs
        }
       *[other] { $least } à { $most } joueurs
    }
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
pace = Le rythme des robots
pace-quick = Vif
pace-usual = Normal
pace-calm = Posé
hurry = Touche la table pour presser les robots

line-lost = Connexion perdue. Tes mots sont à l’abri ; on se retrouve à table dans un instant.
paused = La partie est en pause.
over = C’était le dernier coup.
over-story = L’histoire
seat-held = Un robot joue à ta place.
seat-back = Reprendre ma place
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
tale = Ce qui vient de se passer
tale-empty = Rien encore.
tale-earlier = Plus tôt…

menu-part-menu = À la table
menu-part-settings = Réglages
menu-part-tale = Ce qui s’est passé
menu-part-people = Les gens
menu-part-move = Passer sur un autre appareil
menu-part-texts = Ce qui a été écrit
menu-part-sure-stop = Ranger la partie ?
menu-part-sure-end = Fermer la table ?
menu-part-sure-leave = Quitter la table ?
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
menu-why-sure-end = Tout le monde rentre. Ce qui a été écrit est effacé, avec les cartes apportées : si tu veux la preuve d’une partie, garde-la avant. Sans retour.
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

gestures = Gestes
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
result-won =
    { $count ->
        [one] { $who } gagne ·
       *[other] { $who } gagnent.
    }
superlative-none =
    { $left ->
        [0] de l’élégance à chaque carte
        [1] de bonne compagnie jusqu’au bout
        [2] à sa place à cette table
        [3] une chaise bien remplie
        [4] une place gardée à toute table
        [5] des cartes tenues avec grâce
        [6] un plaisir de voisinage
       *[other] là de la première carte à la dernière
    }
told-drew = { $who } piochent.
away-missed =
    { $count ->
        [one] Pendant ton absence : un tour.
       *[other] Pendant ton absence : { $count } tours.
    }
result-again = Encore une, même table
result-deal = Distribuer { $title }
gone-home =
    { $count ->
        [one] { $who } n’est plus là : on rejoue sans attendre.
       *[other] { $who } ne sont plus là : on rejoue sans attendre.
    }
result-host-deals = L’hôte redistribue quand tout le monde est là.
result-replay = Revoir
result-another = Un autre jeu
result-back = Retour à la table
fair = Comment le vérifier
fair-why = Avant la partie, la table a scellé son hasard, et chacun y a mêlé le sien. Ce fichier le prouve : avec lui, tout le monde peut redistribuer la partie.
fair-save = Garder la preuve
fair-kept = Honnête : c’est bien le hasard que la table avait scellé avant que tu y mêles le tien, et le tien y est.
fair-broken = Pas honnête : ce n’est pas le hasard que la table avait scellé avant la partie. Garde la preuve, et montre-la aux autres.
fair-unsure = Cet appareil n’était pas là tout du long : à lui seul, il ne peut pas dire si c’était honnête. La preuve le peut.
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
