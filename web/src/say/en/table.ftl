# The table: joining, the lobby, and what surrounds every match.

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
