"""What a server reads and works out when it starts and is first asked. The process that servers of tests are forked
from has done it already (serving.py)."""

from __future__ import annotations

import typer._adapters  # noqa: F401  the command line loads it with its first number

from parlour.bots import levels
from parlour.table.web.decks import all_games, all_packs
from parlour.table.web.pages import Pages

levels.say_who_is_stale()
all_games()
all_packs()
Pages()
