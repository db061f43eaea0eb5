"""Whole matches as text. Whoever writes them again has the sixth game, as every test has."""

import os

os.environ.setdefault("PARLOUR_GAMES", "tests.sixth_game")
