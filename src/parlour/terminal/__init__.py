"""Parlour in a terminal: play a match against random players, watch one, or let the referee settle a quarrel."""
