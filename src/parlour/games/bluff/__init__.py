"""Bluff: collect what belongs together, keep a straight face, and call Out before you are Blocked."""

from parlour.engine.game import Game, Part
from parlour.games.bluff.acts import PAIR, TRIO
from parlour.games.bluff.cards import WILD, BluffCards
from parlour.games.bluff.events import EVENTS
from parlour.games.bluff.imagine import imagine
from parlour.games.bluff.options import BluffOptions
from parlour.games.bluff.refusals import REFUSALS
from parlour.games.bluff.refusing import against, guidance
from parlour.games.bluff.rules import REASONS, WINDOWS, begin
from parlour.games.bluff.state import Bluff

GAME = Game(
    name="bluff",
    title="Bluff",
    home=__name__,
    parts=frozenset({Part.DECK, Part.FACES, Part.TERMINAL, Part.BOTS, Part.EVIDENCE}),
    shelf=2,
    seats=range(2, 3),
    minutes=15,
    age=10,
    best=2,
    options=BluffOptions,
    table=Bluff,
    windows=WINDOWS,
    events=EVENTS,
    refusals=REFUSALS,
    reasons=REASONS,
    begin=begin,
    imagine=imagine,
    against=against,
    guidance=guidance,
    constants={"trio": TRIO, "pair": PAIR, "wild": WILD},
    make_cards=BluffCards,
    names_tell=True,
)
