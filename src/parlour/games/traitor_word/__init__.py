"""Traitor Word: a chain of words, and in it the secret ones that nobody may notice."""

from dataclasses import replace

from parlour.engine.game import Game, Part
from parlour.games.traitor_word.cards import WordCards, check_deck
from parlour.games.traitor_word.events import EVENTS
from parlour.games.traitor_word.flashes import REASONS, TO_WIN
from parlour.games.traitor_word.imagine import imagine
from parlour.games.traitor_word.options import TraitorOptions
from parlour.games.traitor_word.refusals import REFUSALS
from parlour.games.traitor_word.refusing import against, guidance
from parlour.games.traitor_word.rules import WINDOWS, begin, begin_by_rules_1
from parlour.games.traitor_word.state import Traitor

BY_RULES_1 = Game(
    name="traitor-word",
    title="Traitor Word",
    home=__name__,
    parts=frozenset({Part.DECK, Part.FACES, Part.TERMINAL, Part.BOTS}),
    shelf=5,
    seats=range(3, 7),
    minutes=15,
    age=10,
    best=4,
    options=TraitorOptions,
    table=Traitor,
    windows=WINDOWS,
    events=EVENTS,
    refusals=REFUSALS,
    reasons=REASONS,
    begin=begin_by_rules_1,
    imagine=imagine,
    against=against,
    guidance=guidance,
    constants={"flashes_to_win": TO_WIN},
    make_cards=WordCards,
    check_options=check_deck,
)
GAME = replace(BY_RULES_1, rules_version=2, begin=begin, older=(BY_RULES_1,))
