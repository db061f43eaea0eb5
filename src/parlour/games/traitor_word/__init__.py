"""Traitor Word: a chain of words, and in it the secret ones that nobody may notice."""

from parlour.engine.game import Game
from parlour.games.traitor_word.cards import WordCards, check_deck
from parlour.games.traitor_word.events import EVENTS
from parlour.games.traitor_word.flashes import REASONS
from parlour.games.traitor_word.imagine import imagine
from parlour.games.traitor_word.options import TraitorOptions
from parlour.games.traitor_word.rules import WINDOWS, begin
from parlour.games.traitor_word.state import Traitor
from parlour.games.traitor_word.words import REFUSALS, SENTENCES

GAME = Game(
    name="traitor-word",
    title="Traitor Word",
    seats=range(3, 7),
    minutes=15,
    age=10,
    first_player="whoever wears the garment with the most words on it",
    options=TraitorOptions,
    table=Traitor,
    windows=WINDOWS,
    events=EVENTS,
    refusals=REFUSALS,
    sentences=SENTENCES,
    reasons=REASONS,
    begin=begin,
    imagine=imagine,
    make_cards=WordCards,
    check_options=check_deck,
)
