"""Bluff: collect what belongs together, keep a straight face, and call Out before you are Blocked."""

from parlour.engine.game import Game
from parlour.games.bluff.cards import BluffCards
from parlour.games.bluff.events import EVENTS
from parlour.games.bluff.imagine import imagine
from parlour.games.bluff.options import BluffOptions
from parlour.games.bluff.rules import REASONS, WINDOWS, begin
from parlour.games.bluff.state import Bluff
from parlour.games.bluff.words import REFUSALS, SENTENCES

GAME = Game(
    name="bluff",
    title="Bluff",
    seats=range(2, 3),
    minutes=15,
    age=10,
    first_player="whoever does not deal the first round",
    options=BluffOptions,
    table=Bluff,
    windows=WINDOWS,
    events=EVENTS,
    refusals=REFUSALS,
    sentences=SENTENCES,
    reasons=REASONS,
    begin=begin,
    imagine=imagine,
    make_cards=BluffCards,
)
