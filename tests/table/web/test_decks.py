"""Games and decks over HTTP: what there is to play, one's own deck looked over, imported, printed and played with."""

from __future__ import annotations

import asyncio
import gc
import io
import random
from pathlib import Path
from time import monotonic
from typing import Any

import jsonschema
import msgspec
import pytest

import parlour
from parlour.decks import card_texts, find, load, packs, proposed_pack
from parlour.decks.facts import facts
from parlour.decks.loading import file_of
from parlour.decks.own import data_folder, own_file, save_own
from parlour.table.log.reading import kept
from parlour.table.web import limits
from tests.decks.samples import SAMPLES, bluff
from tests.decks.sheets.making import HEADER, TERMS, as_csv
from tests.table.live.people import Guest, House, open_house
from tests.table.live.playing import in_a_house, play_on, sit_down

MINE = {**bluff(), "title": "Volcanoes, 5e B", "language": "en", "author": "A. Teacher", "licence": "CC0"}
LEVEL = {"age": 10, "difficulty": "easy", "themes": ["earth", "science"]}
VALUES: list[Any] = [None, True, -1, 0, 1, 3, 4, 11, 12, 86_400, 86_401, "all", "pink", "teal", [], {}]
"""What somebody might set an option to."""
SECRET = "the-exam-of-june"
"""The name of a deck that whoever runs the server keeps for themselves."""


async def send(house: House, path: str, content: bytes | str) -> tuple[int, Any]:
    """Send a file; what comes back is JSON, or a PDF."""
    file = io.BytesIO(content.encode() if isinstance(content, str) else content)
    async with house.http.post(house.server.make_url(path), data=file) as answer:
        body = await answer.read()
        return answer.status, body if answer.content_type == "application/pdf" else msgspec.json.decode(body)


async def fetch(house: House, path: str) -> tuple[int, bytes]:
    async with house.http.get(house.server.make_url(path)) as answer:
        return answer.status, await answer.read()


# ── what there is ───────────────────────────────────────────────────────────────────────────────────────────────────


@in_a_house
async def test_a_client_can_set_up_every_game_without_knowing_one_by_name(house: House) -> None:
    games = (await house.must("GET", "/api/games"))["games"]
    assert [game["name"] for game in games] == list(parlour.games)
    for game in games:
        fewest, most = game["seats"]
        assert list(range(fewest, most + 1)) == list(parlour.games[game["name"]].seats)
        assert (game["minutes"], game["age"]) > (0, 0)
        for option in game["options"]:
            for value in (option["default"], *option["schema"].get("examples", ())):
                jsonschema.validate(value, option["schema"])
            assert option["help"]
        assert fewest <= game["best"] <= most
        assert game["takes_deck"] == bool(game["decks"]) == bool(game["defaults"]) == (game["deck_form"] is not None)
        assert set(game["defaults"].values()) <= set(game["decks"])
        chosen = {option["name"]: option["default"] for option in game["options"]}
        for deck in game["defaults"].values() or (None,):
            await house.must("POST", "/api/tables", game=game["name"], name="Ada", deck=deck, options=chosen)


@in_a_house
async def test_a_table_that_nobody_chose_a_deck_for_is_dealt_the_one_that_is_proposed(house: House) -> None:
    for game in (await house.must("GET", "/api/games"))["games"]:
        for language, deck in game["defaults"].items():
            assert deck == proposed_pack(game["name"], language)
    host, _ = await sit_down(house, "bluff", 2)
    told = await house.must("GET", f"/api/tables/{host.code}/cards")
    assert told["title"] == find(proposed_pack("bluff")).title
    assert sorted(told["texts"].values()) == sorted(card_texts(find("en/odd-words")).values())


@in_a_house
async def test_the_schema_of_an_option_says_what_the_game_says_to_it(house: House) -> None:
    games = (await house.must("GET", "/api/games"))["games"]
    for game in games:
        for option in game["options"]:
            for value in VALUES:
                fits = jsonschema.Draft202012Validator(option["schema"]).is_valid(value)
                options = {option["name"]: value}
                status, _ = await house.ask("POST", "/api/tables", game=game["name"], name="Ada", options=options)
                assert (status == 200) == fits, (game["name"], option["name"], value)


@in_a_house
async def test_the_packs_are_those_that_come_with_parlour(house: House) -> None:
    listed = (await house.must("GET", "/api/decks"))["decks"]
    assert [pack["name"] for pack in listed] == packs()
    for pack in listed:
        assert pack == {"name": pack["name"], **facts(find(pack["name"]))}
    music = next(pack for pack in listed if pack["name"] == "en/music")
    assert (music["age"], music["difficulty"], music["themes"]) == (12, "hard", ["music", "art"])


def keep_a_secret() -> Path:
    return save_own(SECRET, Path(file_of("en/cell-biology")).read_text("utf-8"), replace=False)


@in_a_house
async def test_a_deck_is_read_with_its_level_and_may_say_none(house: House) -> None:
    _, read = await send(house, "/api/decks/check", msgspec.json.encode(MINE))
    assert [read["summary"][name] for name in LEVEL] == [None, None, []]
    assert not LEVEL.keys() & read["deck"].keys()
    _, read = await send(house, "/api/decks/check", msgspec.json.encode(MINE | LEVEL))
    assert {name: read["summary"][name] for name in LEVEL} == {name: read["deck"][name] for name in LEVEL} == LEVEL
    query = "game=bluff&age=10&difficulty=easy&themes=earth,science"
    _, read = await send(house, f"/api/decks/import?{query}", as_csv([HEADER, *TERMS]))
    assert {name: read["summary"][name] for name in LEVEL} == LEVEL


@in_a_house
async def test_decks_of_whoever_runs_the_server_are_neither_shown_nor_named_nor_played_nor_printed(
    house: House,
) -> None:
    file = keep_a_secret()
    before = file.read_bytes()
    mine = f"my/{SECRET}"
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", "/api/games", {}),
        ("GET", "/api/decks", {}),
        ("GET", "/api/decks/my/exam/print", {}),
        ("POST", "/api/tables", {"game": "bluff", "name": "Ada", "deck": "en/words"}),
        ("POST", "/api/tables", {"game": "bluff", "name": "Ada", "deck": "en/none"}),
        ("POST", "/api/tables", {"game": "bluff", "name": "Ada", "deck": SAMPLES["talkitout"]}),
        ("POST", "/api/tables", {"game": "out-of-control", "name": "Ada", "deck": "en/words"}),
        ("POST", "/api/decks/import?game=chess", {}),
    ]
    for method, path, body in asked:
        _, answer = await house.ask(method, path, **body)
        assert mine not in str(answer), (path, answer)
    status, answer = await house.ask("POST", "/api/tables", game="bluff", name="Ada", deck=mine)
    assert (status, answer["error"]["code"]) == (400, "bad_setting")
    assert (await fetch(house, f"/api/decks/{mine}/print"))[0] == 404
    assert own_file(mine) == file
    assert file.read_bytes() == before


# ── one's own ───────────────────────────────────────────────────────────────────────────────────────────────────────


@in_a_house
async def test_a_deck_is_looked_over_and_a_spoilt_one_comes_with_everything_to_mend(house: House) -> None:
    status, read = await send(house, "/api/decks/check", msgspec.json.encode(MINE))
    assert (status, read["summary"]["title"]) == (200, "Volcanoes, 5e B")
    status, answer = await send(house, "/api/decks/check", "game: bluff\ntitle: Volcanoes\nterms:\n- lava\n- ash")
    assert (status, answer["error"]["code"]) == (422, "bad_deck")
    assert answer["error"]["text"].startswith("your deck, line 3: terms: there are 2")
    assert [(remark["line"], remark["path"]) for remark in answer["remarks"]] == [
        (3, "terms"),
        (4, "terms[0]"),
        (5, "terms[1]"),
    ]
    assert all(remark["text"] for remark in answer["remarks"])


@in_a_house
async def test_a_spreadsheet_becomes_a_deck_that_a_table_is_made_with(house: House) -> None:
    path = "/api/decks/import?game=bluff&name=volcans.csv&author=Moi&columns=word,definition,example"
    status, read = await send(house, path, as_csv([HEADER, *TERMS]))
    assert status == 200, read
    made = await house.must("POST", "/api/tables", game="bluff", name="Ada", deck=read["deck"])
    lobby = await house.must("GET", f"/api/tables/{made['code']}")
    assert lobby["deck_title"] == "Volcans"


@in_a_house
async def test_nothing_that_is_looked_over_imported_or_printed_is_kept(house: House) -> None:
    content = msgspec.json.encode(MINE)
    for path in ("/api/decks/check", "/api/decks/print", "/api/decks/import?game=bluff"):
        await send(house, path, content)
    assert not data_folder().exists()
    assert await house.keeper.store.tables() == []
    assert await house.keeper.store.deck(kept(load(MINE, "bluff"))[0]) is None


@pytest.mark.parametrize(
    ("query", "code"),
    [("", "malformed"), ("game=bluff&oops=1", "malformed"), ("game=bluff&header=maybe", "malformed")],
)
def test_a_query_that_nobody_understands_is_refused(query: str, code: str, tmp_path: Path) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        status, answer = await send(house, f"/api/decks/import?{query}", as_csv(TERMS))
        assert (status, answer["error"]["code"]) == (400, code)

    scenario(tmp_path)


@in_a_house
async def test_a_file_that_is_too_large_is_refused_before_anybody_looks_at_it(house: House) -> None:
    large = b"x" * (limits.LARGEST_DECK + 1)
    for path in ("/api/decks/check", "/api/decks/import?game=bluff", "/api/decks/print", "/api/tables"):
        status, answer = await send(house, path, large)
        assert (status, answer["error"]["code"]) == (413, "too_large")


# ── on paper ────────────────────────────────────────────────────────────────────────────────────────────────────────


@in_a_house
async def test_a_pack_a_game_without_one_and_ones_own_deck_come_as_pdf(house: House) -> None:
    pdfs = [
        await fetch(house, "/api/decks/fr/biologie-cellulaire/print"),
        await fetch(house, "/api/decks/out-of-control/print?language=fr"),
        await send(house, "/api/decks/print?paper=letter", msgspec.json.encode(MINE)),
    ]
    for status, pdf in pdfs:
        assert status == 200
        assert pdf.startswith(b"%PDF-")
    assert len({pdf for _, pdf in pdfs}) == len(pdfs)
    async with house.http.get(house.server.make_url("/api/decks/en/music/print?paper=letter")) as answer:
        assert answer.content_type == "application/pdf"
        assert answer.headers["Content-Disposition"] == 'attachment; filename="en-music-letter.pdf"'


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("en/none/print", 404),
        ("bluff/print", 404),
        ("chess/print", 404),
        ("my/x/print", 404),
        ("en/..%2F..%2Fetc%2Fpasswd/print", 404),
        ("%2Fetc%2Fpasswd/print", 404),
        ("..%2fen%2fcell-biology/print", 404),
        ("en/cell-biology.yaml/print", 404),
        ("en/cell-biology/print?paper=a5", 400),
        ("en/cell-biology/print?out=x.pdf", 400),
    ],
)
def test_what_is_no_pack_is_not_printed(path: str, status: int, tmp_path: Path) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        found, body = await fetch(house, f"/api/decks/{path}")
        assert found == status
        assert msgspec.json.decode(body)["error"]["text"]

    scenario(tmp_path)


@in_a_house
async def test_a_table_goes_on_while_a_deck_is_printed(house: House) -> None:
    guests = await sit_down(house, "bluff", 2)
    rng = random.Random(7)
    began = monotonic()
    printing = asyncio.create_task(send(house, "/api/decks/print", msgspec.json.encode(bluff(300))))
    acts, slowest = 0, 0.0
    while not printing.done():
        if guests[0].view["over"]:  # type: ignore[index]
            await house.must("POST", f"/api/tables/{guests[0].code}/rematch", guests[0].token)
            await guests[0].until(lambda guest: not guest.view["over"])
        sent = monotonic()
        await play_on(guests, rng, most=1)
        acts, slowest = acts + 1, max(slowest, monotonic() - sent)
        await asyncio.sleep(0.02)  # people do not act more often than that, and would be throttled
    assert (await printing)[0] == 200
    assert acts > 10
    assert slowest < (monotonic() - began) / 3


# ── brought to a table ──────────────────────────────────────────────────────────────────────────────────────────────


async def texts_at(house: House, code: str) -> list[str]:
    """What stands on the cards of the table's match."""
    return list((await house.must("GET", f"/api/tables/{code}/deck")).values())


@in_a_house
async def test_a_table_is_played_with_the_deck_that_its_host_has_brought(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="bluff", name="Ada", deck=MINE)
    code, token = made["code"], made["token"]
    await house.must("POST", f"/api/tables/{code}/seats", name="Bo")
    lobby = await house.must("POST", f"/api/tables/{code}/start", token)
    assert lobby["deck"].startswith("brought/")
    assert lobby["deck_title"] == "Volcanoes, 5e B"
    assert "What 3 means." in await texts_at(house, code)
    guest = await Guest(house, code, token).come()
    await guest.until(lambda guest: guest.view is not None)
    assert guest.view is not None
    cards = await house.must("GET", f"/api/tables/{code}/deck")
    assert {*guest.view["hand"]} <= {*cards, "wild"}
    await guest.leave()


@in_a_house
async def test_the_log_names_the_deck_by_its_hash_and_the_store_keeps_it_with_the_table(house: House) -> None:
    first = await house.must("POST", "/api/tables", game="bluff", name="Ada", deck=MINE)
    second = await house.must("POST", "/api/tables", game="bluff", name="Bo")
    path = f"/api/tables/{second['code']}"
    lobby = await house.must("PATCH", path, second["token"], deck=MINE)
    hash = lobby["deck"].removeprefix("brought/")
    store = house.keeper.store
    for code in (first["code"], second["code"]):
        entries = b"".join(await store.entries(code))
        assert hash.encode() in entries
        assert b"What 3 means." not in entries
    await store.forget(first["code"])
    assert load(msgspec.json.decode(await store.deck(hash) or b"{}"), "bluff") == load(MINE, "bluff")
    await store.forget(second["code"])
    assert await store.deck(hash) is None


def test_the_deck_is_still_there_when_the_server_comes_back(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path) as house:
            made = await house.must("POST", "/api/tables", game="bluff", name="Ada", deck=MINE)
            path = f"/api/tables/{made['code']}"
            await house.must("POST", f"{path}/seats", name="Bo")
        async with open_house(tmp_path) as house:
            assert (await house.must("GET", path))["deck_title"] == "Volcanoes, 5e B"
            await house.must("PATCH", path, made["token"], options={"rounds": 2})  # with the deck that lies there
            await house.must("POST", f"{path}/start", made["token"])
        async with open_house(tmp_path) as house:
            assert "What 3 means." in await texts_at(house, made["code"])
            await house.must("PATCH", path, made["token"], locked=True)

    asyncio.run(asyncio.wait_for(evening(), 120))


@in_a_house
async def test_the_host_goes_from_deck_to_deck_and_back_to_the_default(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="bluff", name="Ada")
    path = f"/api/tables/{made['code']}"
    for deck, title in (
        (MINE, "Volcanoes, 5e B"),
        ("en/music", None),
        ({**MINE, "title": "Rocks"}, "Rocks"),
        (None, None),
    ):
        lobby = await house.must("PATCH", path, made["token"], deck=deck)
        assert lobby["deck_title"] == title
    await house.must("PATCH", path, made["token"], deck=MINE)
    lobby = await house.must("PATCH", path, made["token"], game="talkitout")
    assert (lobby["deck"], lobby["deck_title"]) == (None, None)


@in_a_house
async def test_a_deck_that_does_not_go_with_the_table_changes_nothing(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="bluff", name="Ada", deck=MINE)
    path = f"/api/tables/{made['code']}"
    before = await house.must("GET", path)
    for deck, status, code in (
        (SAMPLES["talkitout"], 400, "bad_setting"),
        ({**MINE, "terms": []}, 422, "bad_deck"),
        ({}, 422, "bad_deck"),
        ([MINE], 400, "malformed"),
        (7, 400, "malformed"),
    ):
        for method, where, token, body in (
            ("PATCH", path, made["token"], {}),
            ("POST", "/api/tables", None, {"game": "bluff", "name": "Bo"}),
        ):
            found, answer = await house.ask(method, where, token, **body, deck=deck)
            assert (found, answer["error"]["code"]) == (status, code), deck
            assert ("remarks" in answer) == (code == "bad_deck")
    assert await house.must("GET", path) == before
    assert len(await house.keeper.store.tables()) == 1
    assert await house.keeper.store.deck(kept(load(SAMPLES["talkitout"], "talkitout"))[0]) is None


@in_a_house
async def test_only_the_host_brings_a_deck_and_not_during_a_match(house: House) -> None:
    host, guest = await sit_down(house, "bluff", 2)
    path = f"/api/tables/{host.code}"
    for token, status, code in ((guest.token, 403, "not_host"), (None, 401, "no_token"), (host.token, 409, "playing")):
        found, answer = await house.ask("PATCH", path, token, deck=MINE)
        assert (found, answer["error"]["code"]) == (status, code)


@in_a_house
async def test_nobody_plays_with_a_deck_that_was_brought_to_another_table(house: House) -> None:
    theirs = await house.must("POST", "/api/tables", game="bluff", name="Ada", deck=MINE)
    name = (await house.must("GET", f"/api/tables/{theirs['code']}"))["deck"]
    mine = await house.must("POST", "/api/tables", game="bluff", name="Eve")
    for method, path, token, body in (
        ("POST", "/api/tables", None, {"game": "bluff", "name": "Eve"}),
        ("PATCH", f"/api/tables/{mine['code']}", mine["token"], {}),
    ):
        status, answer = await house.ask(method, path, token, **body, deck=name)
        assert (status, answer["error"]["code"]) == (400, "bad_setting")
    await house.must("PATCH", f"/api/tables/{theirs['code']}", theirs["token"], deck=name)


@pytest.mark.parametrize(
    "name",
    [
        "../../etc/passwd",
        "/etc/passwd",
        "file:///etc/passwd",
        "my/../x",
        "my/../en/music",
        "en/../en/music",
        "en/music.yaml",
        "en/music\n",
        "FILE",
        "a\x00b",
        "",
        "brought/",
        "brought/../x",
        "brought/" + "0" * 64,
    ],
)
def test_a_path_is_never_taken_for_a_deck(name: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    file.write_bytes(Path(file_of("en/music")).read_bytes())

    @in_a_house
    async def scenario(house: House) -> None:
        deck = str(file) if name == "FILE" else name
        made = await house.must("POST", "/api/tables", game="bluff", name="Ada")
        for method, path, token, body in (
            ("POST", "/api/tables", None, {"game": "bluff", "name": "Eve"}),
            ("PATCH", f"/api/tables/{made['code']}", made["token"], {}),
        ):
            status, answer = await house.ask(method, path, token, **body, deck=deck)
            assert (status, answer["error"]["code"]) == (400, "bad_setting")
            assert "there is no deck" in answer["error"]["text"]

    scenario(tmp_path)


@in_a_house
async def test_a_deck_leaves_the_servers_memory_with_the_last_table_that_has_it(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="bluff", name="Ada", deck=MINE)
    assert len(house.keeper.deck_cache.decks) == 1
    await house.must("PATCH", f"/api/tables/{made['code']}", made["token"], deck="en/music")
    parlour.games["bluff"]._made.clear()  # the game remembers a few decks that it was played with
    gc.collect()
    assert len(house.keeper.deck_cache.decks) == 0
