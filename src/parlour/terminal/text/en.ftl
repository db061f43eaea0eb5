# What is said in a terminal, whatever the game: questions, help, the frame around the table, and the commands.

## Things and people

terminal-you = you
terminal-nobody = nobody
terminal-card = “{ $text }”
terminal-from-to = { $first } to { $last }
terminal-round = { $of ->
        [none] round { $round }
       *[other] round { $round } of { $of }
    }
terminal-before = … { $count } before
terminal-scores = Scores: { $scores }.
terminal-go-on = Ask the table to go on

## Questions

terminal-only = { $act }: press Enter.
terminal-choose = { $enter ->
        [pass] What do you do? Type a number or press Enter to let it pass.
        [back] What do you do? Type a number or press Enter to go back.
       *[none] What do you do? Type a number.
    }
terminal-or-choose = { $question } Or choose by number.
terminal-range = { $question } { $first } to { $last }.
terminal-such-as = { $question } Type it, such as { $first }.
terminal-field = { $act }: { $field }?
terminal-field-or-aloud = { $act }: { $field }? Type it, or press Enter and say it aloud.
terminal-answer = Answer { $number }.
terminal-answer-or-aloud = Answer { $number }, or press Enter and say all of them aloud.

## What cannot be read

terminal-number = { $enter ->
        [pass] Please type a number from 1 to { $last } or press Enter to let it pass; { $leave } leaves the table.
        [back] Please type a number from 1 to { $last } or press Enter to go back; { $leave } leaves the table.
       *[none] Please type a number from 1 to { $last }; { $leave } leaves the table.
    }
terminal-please = { $enter ->
        [back] Please type { $wanted }; Enter goes back.
       *[none] Please type { $wanted }.
    }
terminal-one-of = one of { $keys }
terminal-each-once = each of { $numbers } once
terminal-not-utf-8 = That could not be read: it is not UTF-8. Please type it again.

## Which game

terminal-which-game = Which game? Type its number, or { $leave } to leave.
terminal-which-number = Please type a number from 1 to { $last }, or { $leave } to leave.
terminal-for-whom = { $players } players · { $minutes } minutes · age { $age }+
terminal-players = { $few } to { $many }

## The games, listed

terminal-first = first: { $who }
terminal-decks = decks: { $decks }
terminal-every-game = In every game
terminal-how-options = An option is written as in --option rounds=2. Its default stands beside its name.

## A match

terminal-match = { $seats } players · seed { $seed }
terminal-company = { $count ->
        [one] At the table with you (a bot, { $level }):
       *[other] At the table with you ({ $level } bots):
    }
terminal-level-novice = novice
terminal-level-regular = regular
terminal-level-expert = expert
terminal-welcome = `parlour rules { $game }` reads the rules. ? helps, { $leave } leaves.
terminal-help = ?A5 reads rule A5; `parlour rules { $game }` reads them all. { $leave } leaves the table.
terminal-why-not = { $why } (?{ $rule } tells the rule)
terminal-alone = There is nobody here to ask, so the bots play alone.
terminal-bot-takes-over = No more answers: a bot takes your seat (A9).
terminal-left = You have left the table. The same cards again: { $command }
terminal-saved = The match is in { $file }; `parlour referee { $quoted }` reads it.

## The referee

terminal-seat = seat { $seat }
terminal-report = { $game }, { $seats } seats
terminal-to-one = (to { $who } alone)
terminal-refused = refused by { $rule }:
terminal-over = Over.
terminal-waits-for-clock = The table waits for the clock.
terminal-sees-everybody = Everybody sees
terminal-sees = { $who } sees
terminal-may-do = may do
terminal-ways = { $act } ({ $count } ways)
terminal-nothing = nothing

## The arena

terminal-arena = { $game }, { $seats } seats, { $matches } matches
terminal-arena-bot = bot
terminal-arena-won = won
terminal-arena-elo = Elo
terminal-arena-sure = 95 %
terminal-arena-mean = ms an act
terminal-arena-slow = 99th
terminal-arena-longest = longest
