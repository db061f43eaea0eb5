"""The texts of the games over HTTP: what lies in their folders, and nothing else."""

from __future__ import annotations

from unittest.mock import patch

from yarl import URL

from parlour.registry import GAMES
from parlour.table.web import texts
from parlour.text import texts_of
from tests.table.live.people import House
from tests.table.live.playing import in_a_house


@in_a_house
async def test_every_text_of_every_game_is_given_as_it_is(house: House) -> None:
    folders = {f"/api/games/{game.name}/text": texts_of(game) for game in GAMES.values()}
    for path, there in {**folders, "/api/text": texts_of(None)}.items():
        assert {"en.ftl", "fr.ftl"} <= there.keys()
        for name, text in there.items():
            async with house.http.get(house.server.make_url(f"{path}/{name}")) as answer:
                assert answer.status == 200
                assert answer.content_type.startswith("text/")
                assert answer.charset == "utf-8"
                assert await answer.text() == text


@in_a_house
async def test_what_a_game_has_not_in_a_language_is_english_and_what_it_has_left_out_is_empty(house: House) -> None:
    folder = f"/api/games/{next(iter(GAMES))}/text"
    with patch.object(texts, "texts_of", return_value={"en.ftl": "greeting = Hello"}):
        for name, text in (("fr.ftl", "greeting = Hello"), ("short.fr.md", "")):
            async with house.http.get(house.server.make_url(f"{folder}/{name}")) as answer:
                assert (answer.status, await answer.text()) == (200, text)


@in_a_house
async def test_whoever_has_a_text_is_not_sent_it_again(house: House) -> None:
    url = house.server.make_url(f"/api/games/{next(iter(GAMES))}/text/fr.ftl")
    async with house.http.get(url) as first:
        assert first.headers["Cache-Control"] == "no-cache"
        assert first.headers["Content-Encoding"] == "gzip"
        etag = first.headers["ETag"]
    async with house.http.get(url, headers={"If-None-Match": etag}) as again:
        assert again.status == 304
        assert await again.read() == b""


@in_a_house
async def test_nothing_else_is_given(house: House) -> None:
    game = next(iter(GAMES))
    for folder in (f"/api/games/{game}/text", "/api/games/none/text", "/api/text"):
        for name in ("none.ftl", "__init__.py", "..%2f__init__.py", "%2e%2e%2frules.py", "en.ftl%00", "EN.FTL", ""):
            async with house.http.get(URL(f"{house.server.make_url(folder)}/{name}", encoded=True)) as answer:
                assert answer.status == 404, (folder, name)
