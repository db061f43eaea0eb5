"""Player of Honour: rank five topics, and guess how your friends rank them."""

from parlour.engine.game import Game, Options, Part
from parlour.games.player_of_honour.acts import NUMBERS, TURNED
from parlour.games.player_of_honour.cards import TopicCards
from parlour.games.player_of_honour.events import EVENTS
from parlour.games.player_of_honour.imagine import imagine
from parlour.games.player_of_honour.refusals import REFUSALS
from parlour.games.player_of_honour.refusing import against
from parlour.games.player_of_honour.rules import REASONS, WINDOWS, begin
from parlour.games.player_of_honour.state import Honour

GAME = Game(
    name="player-of-honour",
    title="Player of Honour",
    home=__name__,
    parts=frozenset({Part.DECK, Part.FACES, Part.TERMINAL, Part.BOTS}),
    shelf=4,
    seats=range(2, 9),
    minutes=30,
    age=10,
    best=4,
    options=Options,
    table=Honour,
    windows=WINDOWS,
    events=EVENTS,
    refusals=REFUSALS,
    reasons=REASONS,
    begin=begin,
    imagine=imagine,
    against=against,
    constants={"numbers": NUMBERS, "turned": TURNED},
    make_cards=TopicCards,
)
