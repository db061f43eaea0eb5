"""docs/protocol.md: prose, and lists that are made of the games, the messages and the routes.

The prose is written there. A list stands between `<!-- made: NAME -->` and `<!-- end -->`, and is written here.
"""

from __future__ import annotations

import re

from tools.wire import ROOT, listing_games, listing_network

PAGE = ROOT / "docs" / "protocol.md"
LISTS = listing_network.LISTS | {"games": listing_games.all_games}


def page() -> str:
    """The page as it would be written now; every list must have its place in it, and every place its list."""
    text = PAGE.read_text(encoding="utf-8")
    places = re.findall(r"<!-- made: (.+) -->\n", text)
    if sorted(places) != sorted(LISTS):
        raise ValueError(f"docs/protocol.md has places for {places}; there are lists for {list(LISTS)}")
    return re.sub(r"<!-- made: ([^\n]+) -->\n.*?<!-- end -->", _filled, text, flags=re.DOTALL)


def _filled(place: re.Match[str]) -> str:
    return f"<!-- made: {place[1]} -->\n\n{LISTS[place[1]]()}\n<!-- end -->"
