"""The ground on which tests of the page stand: every fault that it promises to find is planted here, and found."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

from tests.browser.chromium import MISSING, Chromium, executable
from tests.browser.company import Company, Person
from tests.browser.conftest import Shot
from tests.browser.looking import axe, no_sideways_scroll, settle, targets_are_large
from tests.browser.recording import SERVER_AWAY
from tests.browser.serving import Server

NOWHERE = "http://127.0.0.1:1"
"""Nobody listens there: what its pages hold, the tests say themselves."""
# Whether somebody comes back to their place at a table.
COME_BACK = """([code, token]) => new Promise((done) => {
    const socket = new WebSocket(`/ws/${code}`);
    socket.onopen = () => socket.send(JSON.stringify({ hello: { token } }));
    socket.onmessage = () => done(true);
    socket.onclose = () => done(false);
})"""
PAGE = '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Planted</title>{head}<main>{body}</main>'


def plant(person: Person, body: str, head: str = "") -> None:
    """Show a page with this in it. What else it asks for is not there."""

    def fulfill(route: Route) -> None:
        if route.request.url == f"{NOWHERE}/":
            route.fulfill(body=PAGE.format(head=head, body=body), content_type="text/html; charset=utf-8")
        elif route.request.url.endswith("/broken-off"):
            route.abort()
        else:
            route.fulfill(status=404, body="nothing")

    person.context.route("**/*", fulfill)
    person.page.goto("/")


def visit(browser: Browser, **pages: str) -> None:
    """A whole test: these people come, look at these pages, and part."""
    with Company(browser, NOWHERE) as person:
        for name, body in pages.items():
            plant(person(name), body)


@pytest.fixture
def alone(browser: Browser) -> Iterator[Person]:
    """Somebody whose pages come from the test."""
    with Company(browser, NOWHERE) as person:
        yield person("Ada")


# ── what goes wrong in a browser fails the test ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("<script>console.error('a planted error')</script>", "Ada: console: a planted error"),
        ("<script>throw new Error('thrown away')</script>", "Ada: uncaught: Error: thrown away"),
        ("<script>Promise.reject(new Error('left alone'))</script>", "Ada: uncaught: Error: left alone"),
        ("<img alt='' src='/missing.png'>", f"Ada: answer 404: GET {NOWHERE}/missing.png"),
        ("<img alt='' src='/broken-off'>", f"Ada: no answer: GET {NOWHERE}/broken-off"),
    ],
)
def test_whatever_goes_wrong_in_a_browser_fails_the_test(browser: Browser, body: str, found: str) -> None:
    before = browser.contexts
    with pytest.raises(AssertionError, match=re.escape(found)):
        visit(browser, Ada=body)
    assert browser.contexts == before


def test_what_a_test_expects_does_not_fail_it_and_all_else_still_does(browser: Browser) -> None:
    with Company(browser, NOWHERE) as person:
        ada = person("Ada")
        ada.expects(r"missing\.png")
        plant(ada, "<img alt='' src='/missing.png'><script>console.error('oh')</script>")
        assert ada.faults() == [f"Ada: console: oh ({NOWHERE}/)"]
        ada.expects("oh")


def test_everybody_is_looked_after(browser: Browser) -> None:
    with pytest.raises(AssertionError, match="Grace: console: oh") as failed:
        visit(browser, Ada="all is well", Grace="<script>console.error('oh')</script>")
    assert "Ada" not in str(failed.value)


def test_what_a_page_says_at_the_last_moment_counts(alone: Person) -> None:
    plant(alone, "")
    alone.page.evaluate("setTimeout(() => console.error('by the way'))")
    assert alone.faults() == ["Ada: console: by the way (said by a test)"]
    alone.expects("by the way")


def test_a_test_that_fails_by_itself_says_its_own_reason(browser: Browser) -> None:
    before = browser.contexts
    company = Company(browser, NOWHERE)
    plant(company("Ada"), "<script>console.error('oh')</script>")
    with pytest.raises(KeyError), company:
        raise KeyError
    assert browser.contexts == before


# ── who the people are ────────────────────────────────────────────────────────────────────────────────────────────────


def test_people_have_the_device_the_language_and_the_manners_they_were_given(browser: Browser) -> None:
    asked = """() => [innerWidth, innerHeight, navigator.language, navigator.maxTouchPoints > 0,
        ...["(prefers-color-scheme: dark)", "(prefers-reduced-motion)"].map((query) => matchMedia(query).matches)]"""
    meta = '<meta name="viewport" content="width=device-width">'
    with Company(browser, NOWHERE) as person:
        for somebody, answer in (
            (person(), [390, 844, "en", True, True, False]),
            (person(phone=(320, 568), language="fr", theme="light"), [320, 568, "fr", True, False, False]),
            (person(screen=(1440, 900), reduced_motion=True), [1440, 900, "en", False, True, True]),
        ):
            plant(somebody, "", head=meta)
            assert somebody.page.evaluate(asked) == answer


def test_nobody_shares_what_a_browser_keeps(browser: Browser) -> None:
    with Company(browser, NOWHERE) as person:
        ada, grace = person("Ada"), person("Grace")
        plant(ada, "<script>localStorage.setItem('seat', 'mine')</script>")
        plant(grace, "")
        assert ada.page.evaluate("localStorage.getItem('seat')") == "mine"
        assert grace.page.evaluate("localStorage.getItem('seat')") is None


# ── what a page must be ───────────────────────────────────────────────────────────────────────────────────────────────


def test_axe_names_the_rule_the_place_and_the_piece(alone: Person) -> None:
    plant(alone, "<h1>Planted</h1><img id=lamp src='data:,'>")
    with pytest.raises(AssertionError) as failed:
        axe(alone.page)
    for piece in ("image-alt (critical)", "#lamp", '<img id="lamp"'):
        assert piece in str(failed.value)
    alone.page.evaluate("document.querySelector('img').alt = 'A lamp'")
    axe(alone.page)


def test_axe_waits_until_nothing_fades_in(alone: Person) -> None:
    fading = "<style>@keyframes fade { from, 99% { opacity: 0.1 } } h1 { animation: fade 1s }</style>"
    plant(alone, "<h1>Planted</h1>", head=fading)
    axe(alone.page)


def test_what_moves_for_ever_is_not_waited_for(alone: Person) -> None:
    plant(
        alone,
        "<h1>Planted</h1>",
        head="<style>@keyframes sway { to { rotate: 9deg } } h1 { animation: sway 1s infinite }</style>",
    )
    settle(alone.page)


WIDE = "<div id=wide style='width: 120vw'>wide</div>"


@pytest.mark.parametrize("body", [WIDE, f"<div style='height: 50px; overflow-y: auto'><p>long<p>long{WIDE}</div>"])
def test_a_page_or_a_band_that_scrolls_sideways_is_found(alone: Person, body: str) -> None:
    plant(alone, body)
    with pytest.raises(AssertionError, match='id="wide"'):
        no_sideways_scroll(alone.page)


def test_a_strip_that_is_meant_to_scroll_sideways_is_not_found(alone: Person) -> None:
    plant(
        alone, "<div style='overflow-x: auto'><div style='width: 200vw'>cards</div></div><p style='height: 3000px'>long"
    )
    no_sideways_scroll(alone.page)


@pytest.mark.parametrize(
    "body",
    [
        "<button style='width: 43px; height: 60px'>Go</button>",
        "<div role=button tabindex=0 style='width: 60px; height: 43px'>Go</div>",
        "<a href='/' style='display: block; height: 20px'>Go</a>",
        "<p><a href='/'>Go</a> · <a href='/'>Come</a></p>",
        "<input aria-label='Name' style='height: 30px'>",
        "<label><input type=checkbox> Go</label>",
    ],
)
def test_a_target_too_small_for_a_thumb_is_found(alone: Person, body: str) -> None:
    plant(alone, body)
    with pytest.raises(AssertionError, match="Too small for a thumb"):
        targets_are_large(alone.page)


@pytest.mark.parametrize(
    "body",
    [
        "<button style='width: 44px; height: 44px'>Go</button>",
        "<p>You can <a href='/'>read the rules</a> at any time.</p>",
        "<label style='display: block; padding: 14px'><input type=checkbox> Go</label>",
        "<button hidden>Go</button><details><summary style='height: 44px'>More</summary><button>Go</button></details>",
        "<a href='/' style='position: absolute; width: 1px; height: 1px; overflow: hidden'>To the table</a>",
    ],
)
def test_a_target_that_a_thumb_can_hit_or_does_not_aim_at_is_not_found(alone: Person, body: str) -> None:
    plant(alone, body)
    targets_are_large(alone.page)


@pytest.mark.parametrize("asked", [False, True])
def test_pictures_are_kept_where_they_are_asked_for(
    asked: bool,
    request: pytest.FixtureRequest,
    alone: Person,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "pictures"
    monkeypatch.setattr(request.config.option, "pictures", folder if asked else None)
    shot: Shot = request.getfixturevalue("shot")
    plant(alone, "<h1>Planted</h1>")
    shot(alone.page, "planted")
    assert (folder / "planted.png").exists() == asked


# ── the server, and what it sends ─────────────────────────────────────────────────────────────────────────────────────


def test_all_that_the_server_sends_is_recorded_frames_and_answers(person: Company, server: Server) -> None:
    ada, grace = person("Ada"), person("Grace")
    for somebody in (ada, grace):
        somebody.page.goto("/")
    table = server.post("/api/tables", game="talkitout", name="Ada")
    ada.page.evaluate(COME_BACK, [table["code"], table["token"]])
    ada.page.evaluate("(code) => fetch(`/api/tables/${code}`).then((answer) => answer.text())", table["code"])
    heard = {heard.url: heard.content for heard in ada.heard()}
    assert b"<title>" in heard[f"{server.address}/"]
    assert b'"seats":[' in heard[f"{server.address}/api/tables/{table['code']}"]
    assert b'"me":{"person":0' in heard[f"{server.address.replace('http', 'ws')}/ws/{table['code']}"]
    assert not any(table["code"] in heard.url for heard in grace.heard())


def test_a_killed_server_comes_back_with_its_tables(person: Company, server: Server) -> None:
    ada = person("Ada")
    ada.page.goto("/", wait_until="networkidle")  # nothing of its own is on its way when the server is killed
    table = server.post("/api/tables", game="talkitout", name="Ada")
    place = [table["code"], table["token"]]
    assert ada.page.evaluate(COME_BACK, place)
    server.kill()
    ada.expects(SERVER_AWAY)
    assert not ada.page.evaluate(COME_BACK, place)
    assert ada.page.evaluate("fetch('/').catch(() => 'away')") == "away"
    server.restart()
    assert ada.page.evaluate(COME_BACK, place)


# ── beside other tests ────────────────────────────────────────────────────────────────────────────────────────────────


def test_other_tests_can_run_an_event_loop_while_the_browser_sleeps(sleeper: Chromium) -> None:
    async def other() -> str:
        await asyncio.sleep(0.001)
        return "ran"

    for _ in range(2):
        with sleeper.awake() as browser, Company(browser, NOWHERE) as person:
            plant(person(), "")
        assert asyncio.run(other()) == "ran"


def test_without_a_browser_the_tests_fail_and_say_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "no-such-browser")
    with pytest.raises(pytest.fail.Exception, match=re.escape(MISSING)):
        executable()
