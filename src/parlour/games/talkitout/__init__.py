"""#TalkItOut: questions that open people up, three special cards that let them off, and lies."""

from parlour.engine.game import Game, Options
from parlour.games.talkitout.cards import TalkCards, check_deck
from parlour.games.talkitout.events import EVENTS
from parlour.games.talkitout.imagine import imagine
from parlour.games.talkitout.rules import REASONS, WINDOWS, begin
from parlour.games.talkitout.state import Talk
from parlour.games.talkitout.words import REFUSALS, SENTENCES

GAME = Game(
    name="talkitout",
    title="#TalkItOut",
    seats=range(2, 9),
    minutes=30,
    age=12,
    first_player="the youngest player",
    options=Options,
    table=Talk,
    windows=WINDOWS,
    events=EVENTS,
    refusals=REFUSALS,
    sentences=SENTENCES,
    reasons=REASONS,
    begin=begin,
    imagine=imagine,
    make_cards=TalkCards,
    check_options=check_deck,
)
