"""Localized texts over HTTP: the files of a game's folder `text`, and of the one for all games, as they are.

A file is looked up in the listing of its folder, so that no name leads anywhere else. Where it is not there in a
language it is the English one, and where a game has left it out altogether it is empty: a page that asks for what it
may need has done nothing wrong.
"""

from __future__ import annotations

from functools import cache

from aiohttp import web

from parlour.engine.game import Game
from parlour.registry import GAMES
from parlour.table.web.middleware import NOTHING_HERE
from parlour.table.web.pages import File
from parlour.table.web.requests import api
from parlour.text import LANGUAGES, in_language, texts_of

FILES = {
    file.format(language): (file, language)
    for file in ("{}.ftl", "rules.{}.md", "short.{}.md")
    for language in LANGUAGES
}
"""Whatever a folder of texts may hold: en.ftl, rules.fr.md …"""


class TextsOverHttp:
    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/games/{game}/text/{file}", self.of_game),
            web.get("/api/text/{file}", self.of_all_games),
        ]

    @api("text/plain")
    async def of_game(self, request: web.Request) -> web.Response:
        """A text of a game: its sentences in Fluent (`en.ftl`), its rules in Markdown (`rules.en.md`), and so on."""
        game = GAMES.get(request.match_info["game"])
        if game is None:
            raise NOTHING_HERE()
        return await _shown(request, game)

    @api("text/plain")
    async def of_all_games(self, request: web.Request) -> web.Response:
        """A text that holds for all games."""
        return await _shown(request, None)


async def _shown(request: web.Request, game: Game | None) -> web.Response:
    name = request.match_info["file"]
    if name not in FILES:
        raise NOTHING_HERE()
    return await _file(name, in_language(texts_of(game), *FILES[name]) or "").show(request)


@cache  # packed once, when it is first asked for
def _file(name: str, text: str) -> File:
    return File(name, text.encode())
