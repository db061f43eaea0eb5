"""Liar's Dice: how many dice of a number are there under all cups? Raise, or doubt."""

from __future__ import annotations

from parlour.engine.game import Game
from tests.sixth_game.rules import BIDDING, REASONS, REFUSALS, SHAKING, against, begin, imagine
from tests.sixth_game.table import DiceOptions, LiarsDice, Lifted, LostADie, Shook, WasBid

GAME = Game(
    name="liars-dice",
    title="Liar’s Dice",
    home=__name__,
    seats=range(2, 7),
    minutes=15,
    age=8,
    options=DiceOptions,
    table=LiarsDice,
    windows=(SHAKING, BIDDING),
    events=(Shook, WasBid, Lifted, LostADie),
    refusals=REFUSALS,
    reasons=REASONS,
    begin=begin,
    imagine=imagine,
    against=against,
)
