# La page d’accueil, et ce que tous les écrans partagent.

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
