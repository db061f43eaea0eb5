"""Dealing a round: who sits where, by what the teacher has chosen and by who has met whom; and whoever comes late."""

from __future__ import annotations

from parlour.engine.chance import Chance
from parlour.engine.game import Game
from parlour.table.classroom import commands as ask
from parlour.table.classroom import entries as log
from parlour.table.classroom.entries import ClassSettings
from parlour.table.classroom.grouping import Group, in_groups, in_pairs, sizes_of
from parlour.table.classroom.hour import Hour
from parlour.table.classroom.plan import round_minutes
from parlour.table.classroom.refusals import BAD_SEATING, NO_SUCH_PUPIL, NOBODY_IN, NOT_NOW
from parlour.table.room.commands import DoneAlready
from parlour.table.room.settings import game_called


def deal_round(hour: Hour, command: ask.DealRound, at: int) -> log.RoundDealt:
    if 1 <= command.number <= len(hour.rounds):
        raise DoneAlready(hour.number)
    if command.number != len(hour.rounds) + 1 or hour.check is not None:
        raise NOT_NOW()
    must_be_somebody(hour)
    groups = _by_hand(hour, command.groups) if command.groups is not None else _grouped(hour)
    length = round_minutes(hour.settings.minutes, with_checks=hour.settings.check)
    return log.RoundDealt(at, [list(group) for group in groups], [*command.codes[: len(groups)]], at + 60_000 * length)


def _grouped(hour: Hour) -> list[Group]:
    """Whoever stays together does; all others are mixed by whom they have met."""
    game, settings = game_of_class(hour), hour.settings
    stay = [] if settings.partners == "new" or not hour.rounds else _still_together(hour)
    rest = [pupil for pupil in hour.present if not any(pupil in group for group in stay)]
    chance = chance_of(hour, "round")
    if game.seats[-1] == 2:
        return [*stay, *in_pairs(rest, hour.met(pairs=True), hour.apart, chance).groups]
    sizes = sizes_of(len(rest), _wanted(settings, game), game.seats[0], game.seats[-1])
    return [*stay, *in_groups(rest, sizes, hour.met(pairs=False), hour.apart, chance).groups]


def _still_together(hour: Hour) -> list[Group]:
    """The groups of the round before, without whoever is out. Who would be left alone is seated anew."""
    present = set(hour.present)
    groups = [tuple(pupil for pupil in table.pupils if pupil in present) for table in hour.rounds[-1]]
    return [group for group in groups if len(group) > 1]


def _by_hand(hour: Hour, groups: list[list[int]]) -> list[Group]:
    seated = [pupil for group in groups for pupil in group]
    most = game_of_class(hour).seats[-1]
    if len(set(seated)) != len(seated) or not set(seated) <= set(hour.present):
        raise BAD_SEATING(problem="Each pupil sits at one table")
    if not all(0 < len(group) <= most for group in groups):
        raise BAD_SEATING(problem=f"A table has 1 to {most} pupils")
    return [tuple(group) for group in groups]


def seat_latecomer(hour: Hour, pupil: int, code: str, at: int) -> log.Reseated | log.TableAdded:
    """Where a bot is needed and fewest pupils sit; else at a table of their own, whose bot gives way to the next."""
    must_be_pupil(hour, pupil)
    if hour.part != "round":
        raise NOT_NOW()
    if hour.table_of(pupil) is not None:
        raise DoneAlready(hour.number)
    game = game_of_class(hour)
    people = [[other for other in table.pupils if not hour.pupils[other].out] for table in hour.tables]
    with_bots = [number for number, seated in enumerate(people) if 0 < len(seated) < game.seats[0]]
    apart = [number for number in with_bots if any({pupil, other} in hour.apart for other in people[number])]
    free = [number for number in with_bots if number not in apart]
    if free:
        return log.Reseated(at, pupil, 1 + min(free, key=lambda number: len(people[number])))
    return log.TableAdded(at, code, [pupil])


def _wanted(settings: ClassSettings, game: Game) -> int:
    return min(max(settings.group, game.seats[0]), game.seats[-1])


def game_of_class(hour: Hour) -> Game:
    return game_called(hour.settings.game)


def chance_of(hour: Hour, purpose: str) -> Chance:
    return Chance.of(f"{hour.seed}/{hour.number + 1}/{purpose}")


def must_be_pupil(hour: Hour, pupil: int) -> None:
    if not 0 <= pupil < len(hour.pupils):
        raise NO_SUCH_PUPIL()


def must_be_somebody(hour: Hour) -> None:
    if not hour.present:
        raise NOBODY_IN()
