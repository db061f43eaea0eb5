# The landing page, and what all screens share.

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
