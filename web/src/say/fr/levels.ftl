# Pour qui est un jeu de cartes, sa difficulté et ses sujets : à côté du titre, et là où l’on en cherche un.

level-age = dès { $age } ans
level-years = { $age } ans
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
