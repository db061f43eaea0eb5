"""#TalkItOut: questions that open people up, three special cards that let them off, and lies."""

from dataclasses import replace
from functools import partial

from parlour.engine.game import Game, Options, Part
from parlour.games.talkitout.cards import TalkCards, check_deck
from parlour.games.talkitout.events import EVENTS
from parlour.games.talkitout.imagine import imagine
from parlour.games.talkitout.refusals import REFUSALS
from parlour.games.talkitout.refusing import against, guidance
from parlour.games.talkitout.rules import REASONS, WINDOWS, begin
from parlour.games.talkitout.state import Talk

BY_RULES_1 = Game(
    name="talkitout",
    title="#TalkItOut",
    home=__name__,
    parts=frozenset({Part.DECK, Part.FACES, Part.TERMINAL, Part.BOTS}),
    shelf=1,
    seats=range(2, 9),
    minutes=30,
    age=12,
    best=4,
    options=Options,
    table=Talk,
    windows=WINDOWS,
    events=EVENTS,
    refusals=REFUSALS,
    reasons=REASONS,
    begin=begin,
    imagine=imagine,
    against=against,
    guidance=guidance,
    make_cards=TalkCards,
    check_options=partial(check_deck, turned_up=0),  # T13: the turned-up card was one of the 15
)
GAME = replace(BY_RULES_1, rules_version=2, check_options=check_deck, older=(BY_RULES_1,))
