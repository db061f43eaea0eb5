"""An option that cannot be so is named, with what it may be: in our words, not in those of a library."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.registry import GAMES

EVERY_OPTION = [(game.name, option) for game in GAMES.values() for option in game.options.__struct_fields__]


@pytest.mark.parametrize(("game", "option"), EVERY_OPTION)
@pytest.mark.parametrize("value", ["x" * 10_000, -1, 7.5, [], {"a": 1}])
def test_what_an_option_may_be_is_said_in_words(game: str, option: str, value: Any) -> None:
    seats = GAMES[game].seats[0]
    with pytest.raises(ValueError, match=rf"^options: {option} is .+, not ") as told:
        parlour.start(game, seats, options={option: value})
    assert not any(word in str(told.value) for word in ("Expected", "enum", "`", "$"))
    assert len(str(told.value)) < 200


def test_of_several_options_the_one_that_does_not_fit_is_named() -> None:
    with pytest.raises(ValueError, match=r"^options: rounds is 1 or 2 or 3, not 'x'$"):
        parlour.start("bluff", 2, options={"wait": 5, "terms": "all", "rounds": "x"})
