"""The engine: windows, acts, chance, visibility, refusals, the match and its log. It knows no game."""
