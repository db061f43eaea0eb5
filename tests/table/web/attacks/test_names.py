"""Names that want to be another's, to be unseen, or to be more than text; tried where people type them: over HTTP."""

from __future__ import annotations

import msgspec
import pytest

from tests.table.live.people import Guest, House
from tests.table.live.playing import in_a_house
from tests.table.web.attacks.raw import Answer, asked


async def joined(house: House, code: str, name: str) -> Answer:
    body = msgspec.json.encode({"name": name})
    return await asked(house, "POST", f"/api/tables/{code}/seats", body)


async def called(house: House, code: str) -> list[str]:
    lobby = msgspec.json.decode((await asked(house, "GET", f"/api/tables/{code}")).body)
    return [seat["name"] for seat in lobby["seats"]]


async def table_of(house: House, name: str) -> str:
    code: str = (await house.must("POST", "/api/tables", game="talkitout", name=name))["code"]
    return code


UNSEEN = {
    "zero-width space": "\u200b",
    "zero-width joiner": "\u200d",
    "word joiner": "\u2060",
    "byte order mark": "\ufeff",
    "soft hyphen": "\u00ad",
    "right-to-left override": "\u202e",
    "left-to-right mark": "\u200e",
    "isolates": "\u2066\u2069",
    "Arabic letter mark": "\u061c",
    "Mongolian vowel separator": "\u180e",
    "a tag": "\U000e0041",
    "null": "\x00",
    "bell and escape": "\x07\x1b",
    "a control of Latin-1": "\x9b",
    "line separator": "\u2028",
    "Hangul filler": "\u3164",
    "half-width filler": "\uffa0",
    "braille without dots": "\u2800",
    "grapheme joiner": "\u034f",
    "private use": "\ue000",
    "interlinear annotation": "\ufff9",
    "variation selector": "\ufe0f",
    "a selector of the other plane": "\U000e0100",
}


@pytest.mark.parametrize("unseen", UNSEEN.values(), ids=UNSEEN.keys())
def test_what_cannot_be_seen_makes_no_name_and_no_second_one(unseen: str, tmp_path: object) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        code = await table_of(house, "Ada")
        alone = await joined(house, code, unseen * 3)
        assert (alone.status, alone.code) == (400, "bad_name")
        for name in (f"A{unseen}da", f"{unseen}Ada", f"Ada{unseen}"):
            double = await joined(house, code, name)
            assert (double.status, double.code) == (409, "name_taken"), ascii(name)
        assert (await joined(house, code, f"B{unseen}o")).status == 200
        assert (await called(house, code))[1].replace("\ufe0f", "").replace("\U000e0100", "") in ("Bo", "B o")

    scenario(tmp_path)  # type: ignore[arg-type]


DOUBLES = {
    "Ada": ["ada", "ADA", " Ada ", "A d a", "Аda", "Аdа", "Αda", "Ａｄａ", "𝐀𝐝𝐚", "Ⓐda", "Ada\u0301", "Ad\u0430"],
    "Coco": ["Сoсo", "С0С0", "Ϲοϲο", "C0co", "ꓚoco", "Ⲥoco", "Cᴏco", "Cօco"],
    "Pia": ["Ріа", "Рiа", "P1a", "Ρia", "PIa", "Ꮲia", "ꓑia"],
    "Will": ["VViII", "WiIl", "W1ll", "Ꮃill", "Wıll", "Wiӏӏ"],
    "Hans": ["Ηans", "Нans", "Ꮋans", "Han\u0455", "Ηаnѕ", "hanꜱ"],
    "Kim": ["Κim", "Кim", "K\u0456m", "Kιm", "\u212aim", "Ꮶim", "Kirn"],
}


@pytest.mark.parametrize("name", DOUBLES)
def test_a_name_that_is_drawn_like_anothers_is_refused(name: str, tmp_path: object) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        code = await table_of(house, name)
        for double in DOUBLES[name]:
            answer = await joined(house, code, double)
            assert (answer.status, answer.code) == (409, "name_taken"), (double, ascii(double))
        assert await called(house, code) == [name]

    scenario(tmp_path)  # type: ignore[arg-type]


@in_a_house
async def test_a_bots_name_cannot_be_taken_either(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="talkitout", name="Ada")
    await house.must("POST", f"/api/tables/{made['code']}/bots", made["token"])
    bot = (await called(house, made["code"]))[1]
    assert (await joined(house, made["code"], bot.upper())).code == "name_taken"


TOO_MUCH = {
    "ten thousand marks": "Z" + "\u0301" * 10_000,
    "twenty marks": "Z" + "\u0301" * 19,
    "marks on every letter": "Z\u0301\u0302\u0303\u0304a\u0301\u0302\u0303\u0304",
    "one sign that is many": "\ufdfa" * 20,
    "too long": "x" * 21,
    "long when it is whole": "e\u0301" * 21,
    "a novel": "x" * 60_000,
    "only spaces": " \t\n\u00a0\u3000",
    "only marks": "\u0301\u0302",
    "only dashes": "-–—",
    "nothing": "",
}


@pytest.mark.parametrize("name", TOO_MUCH.values(), ids=TOO_MUCH.keys())
def test_a_name_that_is_too_much_or_nothing_is_refused(name: str, tmp_path: object) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        code = await table_of(house, "Ada")
        answer = await joined(house, code, name)
        assert answer.status == 400
        assert answer.code in ("bad_name", "malformed")
        assert len(answer.body) < 500, "and it does not come back"
        assert await called(house, code) == ["Ada"]

    scenario(tmp_path)  # type: ignore[arg-type]


MARKUP = ["<script>1</script>", "<img src=x onerror>", "</title><b>", "&lt;b&gt;", "'\"><svg/onload=1>", "{{7*7}}"]


@in_a_house
async def test_markup_in_a_name_is_text_and_nothing_else(house: House) -> None:
    """It goes out as JSON, which no browser takes for a page: the type says so, and nothing may be guessed."""
    code = await table_of(house, "Ada")
    watcher = await Guest(house, code, None).come()
    for name in MARKUP:
        answer = await joined(house, code, name)
        assert answer.status == 200, name
    await watcher.until(lambda watcher: watcher.lobby is not None and len(watcher.lobby["seats"]) == 7)
    assert watcher.lobby is not None
    assert [seat["name"] for seat in watcher.lobby["seats"][1:]] == MARKUP
    answer = await asked(house, "GET", f"/api/tables/{code}", Accept="text/html")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    taken = await joined(house, code, MARKUP[0])
    assert taken.headers["content-type"].startswith("application/json")


@in_a_house
async def test_nobody_is_called_by_braces_that_are_filled_in(house: House) -> None:
    """A sentence that quotes a name must not take the name for a sentence of its own."""
    code = await table_of(house, "{name}")
    taken = await joined(house, code, "{NAME}")
    assert taken.code == "name_taken"
    assert "{NAME}" in msgspec.json.decode(taken.body)["error"]["text"]
    for name in ("{0}", "{name!r}", "{longest}", "%s", "{"):
        assert (await joined(house, code, name)).status == 200, name


@in_a_house
async def test_an_avatar_is_one_of_ours(house: House) -> None:
    made = await house.must("POST", "/api/tables", game="talkitout", name="Ada", avatar="<svg>")
    assert "<svg>" not in str(await house.must("GET", f"/api/tables/{made['code']}"))
