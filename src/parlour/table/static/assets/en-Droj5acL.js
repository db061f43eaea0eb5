var e=[`# What is said in every game, in the page and in the terminal alike. The words of each game are in its own folder \`text\`.

## Why not

refusal-no_such_seat = There is no such seat at this table.
refusal-over = The game is over.
refusal-not_you = { $count ->
        [0] It is not for you to do that now: the clock is running.
       *[other] It is not for you to do that now: the table waits for { $who }.
    }
refusal-not_now = That cannot be done now.
refusal-not_offered = That choice is not open to you.
refusal-no_timer = That time is out is for the clock to say.
refusal-no_clock = No clock is running here, so going on is for the host alone.
refusal-not_late = There is still time: going on has to wait.
refusal-text_empty = Type at least one letter, digit or sign.
refusal-text_long = That is too long: at most { $longest } characters.
refusal-text_unseen = The text holds characters that cannot be seen; please type it again.

## What happens in every game

told-late = The clock is out.
told-went_on = The table goes on.
    .whole =
        { $you ->
            [yes] You ask the table to go on.
           *[no] { $who } asks the table to go on.
        }

## Any game, plainly

plain-own = Yours
plain-shared = On the table
plain-fact = { $label }: { $value }
plain-yes = yes
plain-no = no
plain-none = none
plain-nobody = The table
plain-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
plain-wait = The table waits for { $who }.
plain-won =
    { $count ->
        [one] { $you ->
            [yes] You win.
           *[no] { $who } wins.
          }
       *[other] { $who } win.
    }
plain-won-nobody = Nobody wins.

# What every view may hold.
plain-view-hand = Hand
plain-view-yours = Your choice
plain-view-turn = Turn
plain-view-round = Round
plain-view-scores = Points
plain-view-seats = Everybody
plain-field-seat = Seat
plain-view-laid_open = Laid open at the end

## What the host may set in every game

option-wait = Time before “Go on”
    .help = Seconds until anybody may ask to go on (A10); 0 for never.
option-wait-30 = 30 s
option-wait-60 = 60 s
option-wait-120 = 2 min
option-wait-0 = never
option-true = yes
option-false = no
`,...Object.values(Object.assign({"./levels.ftl":`# For whom a deck is, how hard and what about: beside its title, and where decks are looked for.

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
`,"./plain.ftl":`# The plain table, on which a game is played that brings no screens of its own.

plain-table = The table
plain-acts = What you do
plain-choose-act = Choose what to do
plain-choose = Choose
plain-missing = { $what } first
plain-optional = { $label } (or leave it out)
plain-nth = { $label }, { $place }
plain-earlier = Earlier: { $what }
plain-later = Later: { $what }
plain-sealed = ready
plain-step = **Your turn.**
plain-step-phase = **Your turn.** { $phase }.
plain-wait-nobody = The table goes on by itself.
plain-over = The match is over.
plain-line = **{ $who }**: { $score }
`,"./refusals.ftl":`# Why the table says no. The rules of each game have their own words, in its file.
refusal-why = Why?
refusal-unreachable = The table cannot be reached. Is this device online?
refusal-avatar_taken = Somebody here has that picture. Choose another one.
refusal-away = A bot plays in your seat. Take the seat back first.
refusal-bad_avatar = That is none of the pictures here.
refusal-bad_deck = There is something to mend in this deck.
refusal-bad_name = A name has 1 to { $longest } characters that can be seen.
refusal-bad_request = That request makes no sense.
refusal-bad_setting = That cannot be set so: { $problem }
refusal-bot_already = A bot plays in that seat already.
refusal-busy = The workshop is busy. Try again in a moment.
refusal-closed = This table is closed.
refusal-enough_decks = Enough decks have been brought to this table. Begin another for more.
refusal-enough_salt = Your share in the chance is in already.
refusal-fault = Something went wrong here. It was not your doing.
refusal-here_already = You are at the table already.
refusal-in_line = So many in your network or at your table are in line already. Try again in a moment.
refusal-locked = The host has locked this table.
refusal-malformed = That is not what belongs here.
refusal-moving = The table is just moving to another server. Nothing was changed; try again in a moment.
refusal-name_taken = Somebody here is called { $name } already, or nearly so. Choose another name.
refusal-no_answer = The log of the tables does not answer just now. What you did may yet be written: look, before you try again.
refusal-no_bot = No bot plays in that seat.
refusal-no_evidence = There is nothing to prove about that match.
refusal-no_name = Whoever is here without a name has none to change.
refusal-no_replay = That match cannot be watched again.
refusal-no_room = There is no room here for another table just now. Try again later.
refusal-no_seat = You are not playing in this match.
refusal-no_seat_left = Every seat is taken.
refusal-no_such_deck = No pack has that name.
refusal-no_such_person = There is nobody of that number at this table.
refusal-no_such_table = No table has that code. One letter off, perhaps?
refusal-no_token = The table does not know this device.
refusal-not_from_elsewhere = Only the machine itself may read that.
refusal-not_host = Only the host can do that.
refusal-not_paused = The match is not paused.
refusal-not_playing = No match is being played.
refusal-not_readable = The table cannot be read just now. Come back in a moment.
refusal-not_so = That cannot be done here.
refusal-not_yours = That seat is not yours.
refusal-nothing_here = There is nothing here.
refusal-nothing_to_do = There is nothing to change.
refusal-nothing_to_hide = Nothing was typed there.
refusal-other_host = This server does not go by the name { $host }. Open it by its address, or ask whoever runs it.
refusal-other_rules = That match was played by other rules.
refusal-other_site = Another website may not do this in your name.
refusal-paused = The match is paused.
refusal-played_out = This table has been played at long enough. Begin another.
refusal-playing = Not while a match is being played.
refusal-scrubbed = What was typed in that match, or its deck, went when the table closed: it can no longer be watched again or proved.
refusal-sent_away = The host has sent you away from this table.
refusal-spectator = Whoever watches does not play.
refusal-stale = Too late: the table has moved on.
refusal-store = The table cannot write just now. Nothing was changed; try again.
refusal-table_full = The table is full.
refusal-table_of_class = Enter the class: it says where you sit.
refusal-ticket_gone = This link has been used, or is too old. Ask for a new one.
refusal-too_few = This game needs { $fewest } players. Add a bot, or wait for somebody.
refusal-too_large = That is too large.
refusal-too_many_lines = Too many windows are open. Close one, or wait a little.
refusal-too_many_watch = So many watch this table that there is no room for another.
refusal-too_much = That is too much at once.
refusal-too_often = That was too often. Wait a little.
refusal-too_slow = That took too long to arrive.
refusal-unfinished = That match was put away before its end, so nobody is shown its cards.
`,"./shell.ftl":`# The landing page, and what all screens share.

landing-tag = Card games you play with your mouth.
landing-code = Got a code from a friend?
landing-join = Join the table
landing-letters-left =
    { $left ->
        [one] Join the table: one letter to go
        [2] Join the table: two letters to go
        [3] Join the table: three letters to go
       *[other] Join the table: four letters to go
    }
landing-again = Back to your table, { $code }
or = or
landing-host = Host a table
landing-screen = Host on a TV or projector
landing-no-account = No account. Nobody to play with?
landing-bots = Play against bots
bots-which = Which game?
landing-tonight = Tonight on the table
landing-rules = Rules
landing-decks = Decks
landing-settings = Settings
cover-facts =
    { $least ->
        [2] { $most ->
            [2] 2 players · { $minutes } min · { $age }+
           *[other] 2–{ $most } players · { $minutes } min · { $age }+
        }
       *[other] { $least }–{ $most } players · { $minutes } min · { $age }+
    }
cover-own = Your own deck
cover-own-facts = Write it, import it, print it
suggested-names = Juniper, Pepper, Maple, Basil, Clover, Hazel, Olive, Saffron, Thistle, Willow, Biscuit, Marble, Pickle, Sparrow, Velvet, Waffle, Ginger, Poppy, Cricket, Pebble

back = Back
close = Close
try-again = Try again
not-fetched = This part of the page did not come through.
percent = { $share } %
language-en = English
language-fr = French
own-name-en = English
own-name-fr = Français

others = The others at the table
away = away
bot = bot
waited-for = to move
cards-held =
    { $count ->
        [one] card
       *[other] cards
    }
pile =
    { $count ->
        [0] Pile: empty
        [one] Pile: one card
       *[other] Pile: { $count } cards
    }
hold = hold to call
hold-keep = keep holding…
hold-again = press again
time-left =
    { $seconds ->
        [one] One second to react
       *[other] { $seconds } seconds to react
    }
leave = Leave the table

settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-auto = As the device
settings-theme-dark = Evening
settings-theme-light = Afternoon
settings-text = Text size
settings-motion = Less movement
settings-sound = Sounds and vibration
settings-marks = Larger marks
settings-marks-why = Shapes and letters grow, so that no colour has to be told from another.

rules-title = The rules
rules-of = { $title }: the rules
rules-short = In short
rules-numbered = Rule by rule
rules-of-all = What all games share
rules-none = Nobody has written this down yet.
rules-now = now

first-of = { $place } of { $count }
first-skip = I know it
first-next = Next
first-play = Let’s play

avatar-taken = taken by
avatar-fox = Fox
avatar-owl = Owl
avatar-cat = Cat
avatar-hare = Hare
avatar-frog = Frog
avatar-robin = Robin
avatar-hedgehog = Hedgehog
avatar-bear = Bear

# Pages for what goes wrong.

trouble-again = Try again
trouble-home = To the front door
trouble-no_such_table = No table has that code.
trouble-no_such_table-then = One letter off, perhaps? Codes have five letters, and none of them is a vowel.
trouble-closed = This table is closed.
trouble-closed-then = The evening is over here. What was typed at it is gone; a fresh table takes one tap.
trouble-elsewhere = You are at this table somewhere else.
trouble-elsewhere-then = In another window, or on another device. One person, one chair: to play on here, take the seat back.
trouble-no_token = This chair is somebody else’s.
trouble-no_token-then = The table does not know this device any more. Sit down again, if there is a chair.
trouble-sent_away = The host has sent you away.
trouble-sent_away-then = If they let you back, this page brings you to your chair by itself.
trouble-outdated = This page is older than its table.
trouble-outdated-then = Load it again, and your seat is still yours.
trouble-ticket_gone = This link has done its work.
trouble-ticket_gone-then = A link that moves a seat works once, for five minutes. Make another on the device that has the seat.
trouble-locked = This table is locked.
trouble-locked-then = The host has closed the door. A knock on the real one may help.
trouble-too_often = That was a lot at once.
trouble-too_often-then = Take a breath, and try again in a moment.
trouble-in_line = There is a queue at the door.
trouble-in_line-then = Many in your network want something at this moment, so you have to wait. Try again in a moment.
trouble-unreachable = The table cannot be reached.
trouble-unreachable-then = Is this device in the same network? Your seat and your words are safe.
trouble-nothing_here = There is nothing here.
trouble-nothing_here-then = The address leads nowhere. The front door is always open.
trouble-fault = Something fell off the table.
trouble-fault-then = It was not your doing. Try again; if it stays, the person who runs this server can see why.
`,"./table.ftl":`# The table: joining, the lobby, and what surrounds every match.

bar-invite = Invite: table { $code }
bar-rules = Rules
bar-menu = Menu
title-your-turn = Your turn · { $title }

invite-title = Come and sit down
invite-scan = Scan to join
invite-type = or type it at
invite-send = Send the link
invite-copied = Copied
invite-share = A seat at table { $code }
invite-qr = QR code for { $link }
invite-locked = The table is locked: nobody new can sit down until the host opens it.
invite-screen = Is there a TV or a projector? Open the big screen on it: it shows the table and nobody’s cards.
invite-screen-link = Open the big screen

join-table = Table { $code }
join-here = At the table
join-sit = Sit down
join-watch = Just watch
join-screen = Be the big screen
join-locked = The host has locked this table. You may still watch.
join-left = You have left this table. With this device you may come back.
join-other = Sit down as somebody else
face-name = Your name
face-picture = Your picture

lobby-title = Your table
lobby-seats = At the table, { $count } of { $most }
lobby-deal =
    { $count ->
        [2] Deal for two
        [3] Deal for three
        [4] Deal for four
        [5] Deal for five
        [6] Deal for six
        [7] Deal for seven
       *[other] Deal for eight
    }
lobby-missing =
    { $missing ->
        [one] Deal: one more person, or a bot
       *[other] Deal: { $missing } more people, or bots
    }
lobby-the-host = The host
lobby-host-deals = { $who } deals when everybody is here.
chair-you = { $name } (you)
chair-host = host
chair-here = ready
chair-bot =
    { $level ->
        [novice] bot, novice
        [expert] bot, expert
       *[regular] bot, regular
    }
chair-with = with { $name }
team = Team { $letter }
chair-add-bot = Add a bot
chair-add-bot-after = Add a bot: back to the lobby
chair-free = a free chair
bench-title = On the bench
bench-why = More people than chairs: at each rematch somebody changes places.

sent-away-title = Sent away
sent-away-let-back = Let back
sent-away-let-back-who = Let { $name } back
sent-away-nameless = Somebody without a chair

person-save = That’s me
person-first = { $name } begins
person-not-first = Draw lots for who begins
person-cut-first = Let the cut decide who begins
person-partner = { $name } plays with
person-host = Make { $name } the host
person-remove = Send { $name } away
person-remove-bot = Take the bot away
person-stand-in = Let a bot play for { $name }

person-level = How well it plays
person-level-why = Whatever you choose, it sees no more than you would in its chair.
level-novice = Novice
level-regular = Regular
level-expert = Expert

game-players =
    { $least ->
        [2] { $most ->
            [2] 2 players
           *[other] 2 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
setting = What is played
setting-first = { $name } begins
setting-by-lot = First: drawn by lot
setting-by-cut = First: whoever cuts the highest card
setting-change = Change
deck-title = { $title } · { $language }
setup-title = What do we play?
setup-game = Game
setup-deck = Deck
setup-deck-default = The game’s own
setup-deck-own = Yours
setup-locked = Lock the table
setup-locked-why = Nobody new can sit down or watch.
setup-keep = Keep what is typed
setup-keep-why = Otherwise answers and words are wiped when the table closes.
setup-done = Done
pace = How fast bots play
pace-quick = Quick
pace-usual = Usual
pace-calm = Calm
hurry = Tap the table to hurry the bots

line-lost = Connection lost. Your words are safe; we will be back at the table in a moment.
paused = The match is paused.
over = That was the last move.
over-story = The story
seat-held = A bot plays in your seat.
seat-back = Take the seat back
waiting-away =
    { $count ->
        [one] { $who } is away. The chair is warm.
       *[other] { $who } are away. The chairs are warm.
    }
waiting-stand-in = Let a bot play on
waiting-late =
    { $count ->
        [one] { $who } is still thinking.
       *[other] { $who } are still thinking.
    }
waiting-go-on = Go on
tale = What just happened
tale-empty = Nothing yet.
tale-earlier = Earlier…

menu-part-menu = At the table
menu-part-settings = Settings
menu-part-tale = What happened
menu-part-people = People
menu-part-move = Move to another device
menu-part-texts = What was typed
menu-part-sure-stop = Put the match away?
menu-part-sure-end = Close the table?
menu-part-sure-leave = Leave the table?
menu-tale = What happened
menu-people = People
menu-settings = Settings
menu-move = Move to another device
menu-pause = Pause
menu-resume = Go on playing
menu-texts = Hide something typed
menu-stop = Put the match away
menu-end = Close the table
menu-why-sure-stop = Nobody wins, nobody’s cards are shown, and everybody is back in the lobby.
menu-why-sure-end = Everybody is sent home. What was typed is wiped, and decks that were brought along: save the proof of a match before, if you want it. There is no way back.
menu-why-sure-leave = A bot plays on for you. With this device you may come back.
menu-do-sure-stop = Put it away
menu-do-sure-end = Close it for good
menu-do-sure-leave = Leave
menu-not = Stay
move-how = Scan this with the other device. It works once, for five minutes; then your seat is there.
move-qr = QR code that moves your seat
texts-why = What you hide is gone from every screen.
texts-hide = Hide
texts-none = Nobody has typed anything.

gestures = Gestures
reaction-laugh = Laugh
reaction-clap = Clap
reaction-wow = Be amazed
reaction-heart = Send love
reaction-think = Wonder
reaction-thumb = Thumbs up
reacted-laugh = { $who } laughs.
reacted-clap = { $who } claps.
reacted-wow = { $who } is amazed.
reacted-heart = { $who } sends love.
reacted-think = { $who } wonders.
reacted-thumb = { $who }: thumbs up.

result-winners = Who won
result-won =
    { $count ->
        [one] { $who } has won ·
       *[other] { $who } have won.
    }
superlative-none =
    { $left ->
        [0] dealt with style
        [1] good company all the way
        [2] at home at this table
        [3] a chair well filled
        [4] welcome at any table
        [5] cards held with grace
        [6] a pleasure to sit beside
       *[other] here from the first card to the last
    }
told-drew = { $who } draw.
away-missed =
    { $count ->
        [one] While you were away: one turn.
       *[other] While you were away: { $count } turns.
    }
result-again = Once more, same table
result-deal = Deal { $title }
gone-home =
    { $count ->
        [one] { $who } has left, and is not dealt in again.
       *[other] { $who } have left, and are not dealt in again.
    }
result-host-deals = The host deals again when everybody is ready.
result-replay = Watch it again
result-another = Another game
result-back = Back to the table
fair = How to check it
fair-why = Before the match the table sealed its chance, and everybody added their own. This file proves it: with it, anybody can deal the match again.
fair-save = Save the proof
fair-kept = Fair: the chance is the one that the table had sealed before you added yours, and yours is in it.
fair-broken = Not fair: this is not the chance that the table had sealed before the match. Save the proof, and show it to the others.
fair-unsure = This device was not here all the time, so it cannot tell by itself whether it was fair. The proof can.
replay-title = { $title }, again
replay-controls = Step through the match
replay-begin = The cards are dealt.
replay-back = One step back
replay-next = One step on
replay-run = Play
replay-stop = Stop
replay-step = Step { $step } of { $last }
replay-seat = Seen by
replay-everybody = everybody

tv-join = { $host }
tv-host = The host’s orders
tv-lobby = Take out your phones.
tv-lobby-how = Scan the code, or open { $host } and type { $code }.
tv-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tv-lost = Looking for the table…
`}))];export{e as default};