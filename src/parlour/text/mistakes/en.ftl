# What does not fit together when a match is to begin, whoever begins it. Programs read it too, so each sentence begins
# with the name of what cannot be so.

begin-game = game: { $given } is none of { $games }
begin-rules = rules: version { $given } of { $game } is not known here
begin-names = names: { $given } is not readable or drawn
begin-seats = seats: { $game } is for { $players } players, not { $given }
begin-from-to = { $first } to { $last }
begin-first = first: { $given } is not a seat from 0 to { $last }
begin-seed = seed: a stacked chance has its own seed; give one or the other
begin-chance = chance: { $given } is not a parlour.Stacked
begin-deck = deck: { $game } is always played with its own cards; it takes no deck
begin-object = { $what }: an object, not { $given }
begin-bots = bots: { $given } is none of { $bots }

## Options

begin-option = options: { $game } has no option { $given }; there are { $options }
begin-options = options: { $problem }
begin-option-misfit = { $option } is { $fits }, not { $given }
begin-number = a whole number from { $least } to { $most }
begin-number-on = a whole number from { $least } on
begin-or = { $first } or { $more }
begin-or-else = { $first }, or { $more }
