"""The plain table, on which any game can be played that brings no screens of its own: the sixth, and all of ours, are
played to their end on it, by somebody who knows nothing of a game but what the form asks for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from parlour.registry import GAMES
from tests.browser.at_table import DEAL, TITLES, add_bots, deal, fewest, host, whole
from tests.browser.company import Company
from tests.browser.conftest import Shot

SIXTH = GAMES["liars-dice"].title
PLAIN = "localStorage['parlour.plain'] = 'true'"

# Chooses at random, but no act twice in a row where there is another (a placing may be changed again and again), types
# what nobody has said before, and presses the button; once for each frame that waits for them.
PLAY_ON = """
async ([until, seed]) => {
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const any = (list) => list[Math.floor(random() * list.length)];
  // when anything on the page has changed, or nothing for a while
  const change = () => new Promise((resolve) => {
    const everything = { attributes: true, characterData: true, childList: true, subtree: true };
    const done = () => (observer.disconnect(), clearTimeout(timer), resolve());
    const observer = new MutationObserver(done);
    const timer = setTimeout(done, 100);
    observer.observe(document.body, everything);
  });
  const drawn = () => new Promise((resolve) => setTimeout(resolve));
  const over = () => document.querySelector("main.over") !== null;
  const groups = (form) => [...new Set([...form.querySelectorAll("input[type=radio]")].map((one) => one.name))];
  const called = (choice) => choice.parentElement.textContent;
  let acts = 0, last = "";
  while (!over() && acts < until) {
    const form = document.querySelector(".rail.yours form");
    const button = form?.querySelector("button.btn");
    if (!form || document.querySelector("dialog")) {
      await change();
      continue;
    }
    for (let asked = null; asked !== form.innerHTML; await drawn()) {
      asked = form.innerHTML;
      for (const name of groups(form)) {
        const choices = [...form.querySelectorAll(`input[name="${name}"]`)];
        const others = choices.filter((one) => name !== "plain-act" || called(one) !== last);
        const open = others.length ? others : choices;
        if (open.every((one) => !one.checked)) any(open).click();
      }
      for (const list of form.querySelectorAll("select")) {
        if (list.value !== "-1") continue;
        list.value = any([...list.options].slice(1)).value;
        list.dispatchEvent(new Event("change", { bubbles: true }));
      }
      for (const field of form.querySelectorAll("input:not([type=radio])")) {
        if (field.value) continue;
        field.value = Math.floor(random() * 1e9).toString(36);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
      if (random() < 0.5) form.querySelector(".order button:not(:disabled)")?.click();
    }
    if (button.ariaDisabled === "true") {  // somebody else was quicker, and it has changed
      await change();
      continue;
    }
    const shown = () => document.querySelector("main").textContent;
    const before = shown();
    last = [...form.querySelectorAll("[name=plain-act]:checked")].map(called).join();
    button.click();
    acts += 1;
    while (!over() && shown() === before) await change();
    const refused = document.querySelector(".refusal .away");
    if (refused) {
      refused.click();
      any([...document.querySelectorAll("[name=plain-act]")])?.click();
    }
    await drawn();
  }
  return acts;
}
"""


def play_on(page: Page, acts: int = 2_000) -> int:
    done: int = page.evaluate(PLAY_ON, [acts, 4711])
    return done


def at_once(page: Page, title: str) -> None:
    """No time to react, where a game has such an option: nobody here needs it."""
    (game,) = (game for game in GAMES.values() if game.title == title)
    if "reaction" not in game.options.__struct_fields__:
        return
    page.get_by_role("button", name="Change").click()
    expect(page.get_by_role("group", name="Time before “Go on”")).to_be_visible()
    none = page.get_by_role("group", name="Time to react").get_by_role("button", name="none")
    none.click()
    expect(none).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Done").click()


def played_to_its_end(page: Page, title: str, shot: Shot) -> None:
    expect(page.locator(".table.plain")).to_be_visible()
    whole(page)
    shot(page, f"plain-{title.strip('#').lower().replace(' ', '-')}")
    assert play_on(page) > 0
    page.get_by_role("button", name="The story").click()
    expect(page.get_by_role("button", name="Once more")).to_be_visible()
    whole(page)


@pytest.mark.parametrize("title", TITLES)
def test_every_game_can_be_played_to_its_end(title: str, person: Company, shot: Shot) -> None:
    ada = person("Ada")
    ada.device.before_every_page(PLAIN)
    host(ada.page, title)
    at_once(ada.page, title)
    add_bots(ada.page, fewest(title) - 1)
    deal(ada.page)
    played_to_its_end(ada.page, title, shot)


def test_a_game_that_the_page_has_never_heard_of_is_played_to_its_end(person: Company, shot: Shot) -> None:
    ada = person("Ada").page
    host(ada, SIXTH)
    add_bots(ada, 2)
    ada.get_by_role("button", name=DEAL).click()  # it has no short rules, and so no first cards either
    played_to_its_end(ada, "Sixth", shot)
