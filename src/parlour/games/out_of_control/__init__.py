"""Out of Control: ten cards of one colour in a row, and a die that has other plans."""

from parlour.engine.game import Game, Part
from parlour.games.out_of_control.cards import COLOURS, HIGHEST, LOWEST, WILD
from parlour.games.out_of_control.events import EVENTS
from parlour.games.out_of_control.guidance import guidance
from parlour.games.out_of_control.imagine import imagine
from parlour.games.out_of_control.options import ControlOptions, check_options, teams
from parlour.games.out_of_control.refusals import REFUSALS
from parlour.games.out_of_control.rules import REASONS, WINDOWS, begin
from parlour.games.out_of_control.state import Control

GAME = Game(
    name="out-of-control",
    title="Out of Control",
    home=__name__,
    parts=frozenset({Part.FACES, Part.TERMINAL, Part.BOTS}),
    shelf=3,
    seats=range(2, 7),
    minutes=30,
    age=8,
    best=3,
    options=ControlOptions,
    table=Control,
    windows=WINDOWS,
    events=EVENTS,
    refusals=REFUSALS,
    reasons=REASONS,
    begin=begin,
    imagine=imagine,
    guidance=guidance,
    constants={"colours": COLOURS, "lowest": LOWEST, "highest": HIGHEST, "wild": WILD},
    cuts_for_first=True,
    check_options=check_options,
    teams=teams,
)
