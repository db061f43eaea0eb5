var e=[`# Ce qui se dit dans tous les jeux, dans la page comme dans le terminal. Les mots de chaque jeu sont dans son dossier « text ».

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
`,...Object.values(Object.assign({"./levels.ftl":`# Pour qui est un jeu de cartes, sa difficulté et ses sujets\xA0: à côté du titre, et là où l’on en cherche un.

level-age = dès { $age }\xA0ans
level-years = { $age }\xA0ans
level-easy = facile
level-middle = moyen
level-hard = difficile
level-any = peu importe
level-search = Trouver ce qui convient
level-search-age = Âge du plus jeune
level-search-difficulty = Difficulté
level-search-theme = Sujet
level-found =
    { $count ->
        [0] Aucun jeu de cartes n’est tout cela à la fois.
        [one] Un jeu de cartes convient.
       *[other] { $count } jeux de cartes conviennent.
    }

theme-animals = animaux
theme-art = art
theme-body = corps
theme-books = livres
theme-daily-life = vie quotidienne
theme-earth = Terre
theme-family = famille
theme-feelings = sentiments
theme-food = cuisine
theme-friendship = amitié
theme-funny = rire
theme-future = avenir
theme-history = histoire
theme-languages = langues
theme-maths = maths
theme-money = argent
theme-music = musique
theme-nature = nature
theme-places = lieux
theme-play = jeu
theme-school = école
theme-science = sciences
theme-screens = écrans
theme-sea = mer
theme-society = société
theme-space = espace
theme-sport = sport
theme-technology = technique
theme-work = travail
`,"./plain.ftl":`# La table simple, où se joue un jeu qui n’apporte pas ses propres écrans.

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
`,"./refusals.ftl":`# Pourquoi la table dit non. Les règles de chaque jeu ont leurs propres mots, dans son fichier.
refusal-why = Pourquoi ?
refusal-unreachable = La table est hors d’atteinte. Cet appareil est-il en ligne ?
refusal-avatar_taken = Quelqu’un ici a déjà ce portrait. Choisis-en un autre.
refusal-away = Un robot joue à ta place. Reprends-la d’abord.
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
refusal-in_line = Tant de gens de ton réseau ou de ta table font déjà la queue. Réessaie dans un moment.
refusal-locked = L’hôte a verrouillé cette table.
refusal-malformed = Ce n’est pas ce qu’on attend ici.
refusal-moving = La table change juste de serveur. Rien n’a été modifié : réessaie dans un moment.
refusal-name_taken = Quelqu’un s’appelle déjà { $name } ici, ou presque. Choisis un autre nom.
refusal-no_answer = Le journal des tables ne répond pas pour l’instant. Ce que tu as fait sera peut-être encore écrit : regarde avant de réessayer.
refusal-no_bot = Aucun robot ne joue à cette place.
refusal-no_evidence = Il n’y a rien à prouver sur cette partie.
refusal-no_name = Qui est là sans nom n’en a pas à changer.
refusal-no_replay = Cette partie ne peut pas être revue.
refusal-no_room = Il n’y a pas de place pour une table de plus. Réessaie plus tard.
refusal-no_seat = Tu ne joues pas dans cette partie.
refusal-no_seat_left = Toutes les places sont prises.
refusal-no_such_deck = Aucun paquet ne porte ce nom.
refusal-no_such_person = Personne n’a ce numéro à cette table.
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
refusal-other_host = Ce serveur ne répond pas au nom { $host }. Ouvre-le par son adresse, ou demande à qui s’en occupe.
refusal-other_rules = Cette partie a été jouée selon d’autres règles.
refusal-other_site = Un autre site ne peut pas faire cela en ton nom.
refusal-paused = La partie est en pause.
refusal-played_out = On a assez joué à cette table. Ouvres-en une autre.
refusal-playing = Pas pendant une partie.
refusal-scrubbed = Ce qui a été écrit dans cette partie, ou ses cartes, est parti avec la table : on ne peut plus ni la revoir ni la prouver.
refusal-sent_away = L’hôte t’a fait quitter cette table.
refusal-spectator = Qui regarde ne joue pas.
refusal-stale = Trop tard : la table a continué.
refusal-store = La table ne peut pas écrire à l’instant. Rien n’a changé ; réessaie.
refusal-table_full = La table est pleine.
refusal-table_of_class = Entre dans la classe : elle te dira où t’asseoir.
refusal-ticket_gone = Ce lien a servi, ou il est trop vieux. Demandes-en un autre.
refusal-too_few = Ce jeu se joue au moins à { $fewest }. Ajoute un robot, ou attends quelqu’un.
refusal-too_large = C’est trop grand.
refusal-too_many_lines = Trop de fenêtres sont ouvertes. Fermes-en une, ou attends un peu.
refusal-too_many_watch = Tant de gens regardent cette table qu’il n’y a plus de place.
refusal-too_much = C’est trop d’un coup.
refusal-too_often = C’était trop souvent. Attends un peu.
refusal-too_slow = Cela a mis trop longtemps à arriver.
refusal-unfinished = Cette partie a été rangée avant la fin : ses cartes ne sont montrées à personne.
`,"./shell.ftl":`# La page d’accueil, et ce que tous les écrans partagent.

landing-tag = Des jeux de cartes qui se jouent en parlant.
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
bots-which = Quel jeu ?
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
rules-short = En bref
rules-numbered = Règle par règle
rules-of-all = Ce que tous les jeux partagent
rules-none = Personne ne l’a encore écrit.
rules-now = maintenant

first-of = { $place } sur { $count }
first-skip = Je connais
first-next = Suite
first-play = Jouons

avatar-taken = pris par
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
trouble-sent_away = L’hôte t’a fait quitter la table.
trouble-sent_away-then = Si l’hôte te laisse revenir, cette page te ramène toute seule à ta chaise.
trouble-outdated = Cette page est plus vieille que sa table.
trouble-outdated-then = Recharge-la : ta place est toujours à toi.
trouble-ticket_gone = Ce lien a fait son travail.
trouble-ticket_gone-then = Un lien qui déplace une place sert une fois, pendant cinq minutes. Fais-en un autre sur l’appareil qui a la place.
trouble-locked = Cette table est verrouillée.
trouble-locked-then = L’hôte a fermé la porte. Frapper à la vraie peut aider.
trouble-too_often = Cela fait beaucoup d’un coup.
trouble-too_often-then = Respire, et réessaie dans un moment.
trouble-in_line = On fait la queue à la porte.
trouble-in_line-then = Beaucoup sur ton réseau demandent quelque chose en ce moment : il faut attendre. Réessaie dans un moment.
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
        [one] Pendant ton absence\xA0: un tour.
       *[other] Pendant ton absence\xA0: { $count } tours.
    }
result-again = Encore une, même table
result-deal = Distribuer { $title }
gone-home =
    { $count ->
        [one] { $who } n’est plus là\xA0: on rejoue sans attendre.
       *[other] { $who } ne sont plus là\xA0: on rejoue sans attendre.
    }
result-host-deals = L’hôte redistribue quand tout le monde est là.
result-replay = Revoir
result-another = Un autre jeu
result-back = Retour à la table
fair = Comment le vérifier
fair-why = Avant la partie, la table a scellé son hasard, et chacun y a mêlé le sien. Ce fichier le prouve\xA0: avec lui, tout le monde peut redistribuer la partie.
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
`}))];export{e as default};