var e=`# The deck page: the shelf, the bench where a deck is written, files brought in, and paper.

decks-title = Decks
decks-lead = Your class, your family, your jokes: write the cards yourself, play them here, print them for a real table.
decks-write = Write one
decks-write-which = A deck for which game?
decks-bring = Bring one in
decks-bring-what = A deck’s file, a spreadsheet (CSV, TSV, XLSX), or what Anki or Quizlet export.
decks-drop = You can also drop it here.
decks-yours = Yours
decks-none = Nothing here yet. What you write stays on this device.
decks-kept-here = They stay on this device. A table you host is given a copy.
decks-missing = That deck is not on this device.
decks-untitled = Untitled
decks-ready = Ready to play
decks-mends =
    { $count ->
        [one] One thing to mend
       *[other] { $count } things to mend
    }
decks-begun = Being written
decks-packs = Packs that come with Parlour
decks-no-packs = The packs did not come through.
decks-no-deck = Its cards are always the same

decks-count =
    { $count ->
        [0] No cards yet
        [one] 1 card
       *[other] { $count } cards
    }
decks-needs =
    { $fewest ->
        [one] On each card: { $fields }.
       *[other] On each card: { $fields }. At least { $fewest } cards.
    }

# The bench.

decks-label-title = Title
decks-label-language = Language
decks-label-author = Written by
decks-label-licence = Licence, if others may share it
decks-label-age = From which age
decks-label-difficulty = How hard
decks-label-themes = What it is about
decks-label-unsaid = not said
decks-choose =
    { $count ->
        [1] choose one
        [2] choose two
       *[other] choose { $count }
    }
decks-more = More, if you like
decks-room = { $length } of { $most }
decks-paste = Cells copied from a spreadsheet fill the rows they are pasted into.
decks-keys = Enter goes on, Alt with ↑ or ↓ moves a card.
decks-card = Card { $number }
decks-look-at = Look at card { $number }
decks-up = Move card { $number } up
decks-down = Move card { $number } down
decks-remove = Remove card { $number }
decks-add = Add a card
decks-shown = Card { $number }, as it is drawn
decks-removed = The card is off the table.
decks-pasted =
    { $count ->
        [one] One row filled.
       *[other] { $count } rows filled.
    }
decks-undo = Undo
decks-not-kept = This browser keeps nothing. Save the deck as a file before you leave.

decks-status-blank = Write on the first card.
decks-status-waiting = Looking it over…
decks-status-unread = { $why } What you write stays here, and is looked over later.
decks-status-going = Go on: this card is not whole yet.
decks-status-mend =
    { $count ->
        [one] **One thing to mend.**
       *[other] **{ $count } things to mend.**
    }
decks-status-ready = **Ready to play.** { $count }.
decks-first-mend = Show me
decks-mend = To mend:
decks-to-mend =
    { $count ->
        [one] One thing to mend
       *[other] { $count } things to mend
    }
decks-advice =
    { $count ->
        [one] One thing that might be better
       *[other] { $count } things that might be better
    }
decks-in-english = Remarks are in English.
decks-remark-lead = { $at }:
decks-at-deck = The deck
decks-at-row = Row { $row }
decks-at-line = Line { $line }
decks-at-field = Row { $row }, { $field }

decks-host = Host a table with it
decks-host-short = Host
decks-host-named = Host a table with { $title }
decks-print = Print
decks-print-not-yet = Print: it is not ready yet
decks-print-named = Print { $title }
decks-save = Save as a file
decks-delete = Delete this deck
decks-deleted = “{ $title }” is gone.

# Paper.

decks-print-title = { $title }, on paper
decks-paper = Paper
decks-paper-a4 = A4
decks-paper-letter = US Letter
decks-print-how = Nine cards a page, each with its back behind it. Print at 100 %, on both sides, turned over the long edge, on stiff paper, and cut along the marks. The rules come with it.
decks-print-get = Get the PDF
decks-printing = Setting the cards…

# A file brought in.

decks-which-game = The file does not say which game it is for. Which one?
decks-reading = Reading it…
decks-read = { $game }: { $count }. Nothing to mend.
decks-show-all = Show all { $count }
decks-keep = Keep it
decks-rows-wrong = Nothing has been kept. Mend these in the spreadsheet, and bring it in again.
decks-file-wrong = Nothing has been kept. There is something to mend in the file.
decks-mend-here = Mend it here
decks-otherwise = Was it read wrongly?
decks-how-guess = Find out
decks-how-columns = Columns
decks-how-columns-why = From the left, with commas: { $names }. A dash leaves one out.
decks-how-header = First row
decks-how-header-yes = Names the columns
decks-how-header-no = Is a card
decks-how-separator = Between the cells
decks-separator-tab = Tab
decks-separator-comma = Comma
decks-separator-semicolon = Semicolon
decks-separator-pipe = Upright bar
decks-how-sheet = Sheet, by name
decks-read-again = Read it again
decks-other-game = It is for another game
`;export{e as default};