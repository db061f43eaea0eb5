# Ce qui ne va pas ensemble quand une partie doit commencer, quelle que soit la personne qui la commence. Des programmes le
# lisent aussi : chaque phrase commence donc par le nom de ce qui ne va pas.

begin-game = game : { $given } n’est aucun de { $games }
begin-rules = rules : la version { $given } de { $game } n’est pas connue ici
begin-names = names : { $given } n’est ni readable ni drawn
begin-seats = seats : { $game } se joue à { $players }, pas à { $given }
begin-from-to = { $first } à { $last }
begin-first = first : { $given } n’est pas une place de 0 à { $last }
begin-seed = seed : un hasard arrangé a sa propre graine ; donne l’un ou l’autre
begin-chance = chance : { $given } n’est pas un parlour.Stacked
begin-deck = deck : { $game } se joue toujours avec ses propres cartes, sans paquet
begin-object = { $what } : un objet, pas { $given }
begin-bots = bots : { $given } n’est aucun de { $bots }

## Les options

begin-option = options : { $game } n’a pas d’option { $given } ; il y a { $options }
begin-options = options : { $problem }
begin-option-misfit = { $option } est { $fits }, pas { $given }
begin-number = un nombre entier de { $least } à { $most }
begin-number-on = un nombre entier à partir de { $least }
begin-or = { $first } ou { $more }
begin-or-else = { $first }, ou { $more }
