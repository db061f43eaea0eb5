"""Player of Honour: rank five topics, and guess how your friends rank them."""

from parlour.engine.game import Game, Options
from parlour.games.player_of_honour.cards import TopicCards
from parlour.games.player_of_honour.events import EVENTS
from parlour.games.player_of_honour.imagine import imagine
from parlour.games.player_of_honour.rules import REASONS, WINDOWS, begin
from parlour.games.player_of_honour.state import Honour
from parlour.games.player_of_honour.words import REFUSALS, SENTENCES

GAME = Game(
    name="player-of-honour",
    title="Player of Honour",
    seats=range(2, 9),
    minutes=30,
    age=10,
    first_player="the player who had a birthday last",
    options=Options,
    table=Honour,
    windows=WINDOWS,
    events=EVENTS,
    refusals=REFUSALS,
    sentences=SENTENCES,
    reasons=REASONS,
    begin=begin,
    imagine=imagine,
    make_cards=TopicCards,
)
