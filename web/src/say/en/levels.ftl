# For whom a deck is, how hard and what about: beside its title, and where decks are looked for.

level-age = { $age }+
level-years = { $age }
level-easy = easy
level-middle = medium
level-hard = hard
level-any = any
level-search = Find what fits
level-search-age = Youngest player
level-search-difficulty = How hard
level-search-theme = What about
level-found =
    { $count ->
        [0] No deck is all of that.
        [one] One deck fits.
       *[other] { $count } decks fit.
    }

theme-animals = animals
theme-art = art
theme-body = body
theme-books = books
theme-daily-life = daily life
theme-earth = Earth
theme-family = family
theme-feelings = feelings
theme-food = food
theme-friendship = friendship
theme-funny = funny things
theme-future = future
theme-history = history
theme-languages = languages
theme-maths = maths
theme-money = money
theme-music = music
theme-nature = nature
theme-places = places
theme-play = play
theme-school = school
theme-science = science
theme-screens = screens
theme-sea = sea
theme-society = society
theme-space = space
theme-sport = sport
theme-technology = technology
theme-work = work
