"""The deck page: a deck is written, mended, brought in, printed and played."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.at_table import whole
from tests.browser.company import Company, Person
from tests.browser.conftest import Shot
from tests.browser.devices import Size
from tests.browser.recording import SERVER_AWAY
from tests.browser.serving import Server
from tests.table.server.running import ROOT

# Of so many decks as are looked over here, one address may ask only now and then.
pytestmark = pytest.mark.usefixtures("server")

EARTH = ROOT / "docs" / "examples" / "restless-earth.csv"
BROKEN = EARTH.with_name("restless-earth-broken.csv")
SOMETHING_TO_MEND = "422"
"""How the server answers a deck that has something to mend in it."""


def terms(count: int) -> list[list[str]]:
    with EARTH.open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))[1 : count + 1]


class Bench:
    """The deck page, as somebody uses it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        person.expects(SOMETHING_TO_MEND)
        person.context.grant_permissions(["clipboard-read", "clipboard-write"])

    # ── the shelf ───────────────────────────────────────────────────────────────────────────────────────────────────

    def shelf(self) -> Bench:
        self.page.goto("/#/decks")
        expect(self.page.get_by_role("heading", level=1)).to_have_text("Decks")
        return self

    def begin(self, game: str, title: str = "") -> Bench:
        self.shelf()
        self.page.get_by_role("button", name="Write one").click()
        self.page.get_by_role("dialog").get_by_role("button", name=game).click()
        if title:
            self.page.get_by_label("Title").fill(title)
        return self

    def bring(self, file: Path, game: str | None = None) -> Locator:
        """The sheet that says what was read."""
        self.page.get_by_label("Bring one in").set_input_files(file)
        sheet = self.page.get_by_role("dialog")
        if game:
            sheet.get_by_role("button", name=game).click()
        return sheet

    def own(self, title: str) -> Locator:
        return self.page.get_by_role("region", name="Yours").get_by_role("link", name=title)

    # ── the rows ────────────────────────────────────────────────────────────────────────────────────────────────────

    def card(self, number: int) -> Locator:
        return self.page.get_by_role("group", name=f"Card {number}", exact=True)

    def field(self, number: int, name: str) -> Locator:
        return self.card(number).get_by_label(name, exact=True)

    def paste(self, into: Locator, rows: list[list[str]]) -> None:
        text = "\n".join("\t".join(cells) for cells in rows)
        self.page.evaluate("(text) => navigator.clipboard.writeText(text)", text)
        into.focus()
        self.page.keyboard.press("Control+V")

    def words(self) -> list[str]:
        return [box.input_value() for box in self.page.get_by_label("Word", exact=True).all()]

    # ── what the server says of it ──────────────────────────────────────────────────────────────────────────────────

    def says(self, text: str) -> None:
        status = self.page.locator("footer").get_by_role("status").filter(has_text=text)
        expect(status).to_be_visible()

    def leave_the_rows(self) -> None:
        """Nobody is told that a card is not whole while they are writing it."""
        self.page.get_by_label("Title").focus()


def printed(page: Page) -> bytes:
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="US Letter").click()
    with page.expect_download() as coming:
        sheet.get_by_role("button", name="Get the PDF").click()
    assert coming.value.suggested_filename.endswith("-letter.pdf")
    return Path(coming.value.path()).read_bytes()


def saved(page: Page, folder: Path) -> Path:
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save as a file").click()
    file = folder / coming.value.suggested_filename
    coming.value.save_as(file)
    return file


@pytest.fixture
def bench(person: Company) -> Bench:
    return Bench(person("Ada", screen=(1280, 800)))


# ── from the first word to the table ──────────────────────────────────────────────────────────────────────────────────


def test_a_deck_is_written_mended_printed_and_played(bench: Bench) -> None:
    bench.begin("Bluff", "Restless earth")
    rows = terms(12)
    rows[4][0] = "LAVA"  # the word of the second card, as words are compared
    rows[8][2] = ""
    bench.paste(bench.field(1, "Word"), rows)
    bench.says("2 things to mend.")
    expect(bench.card(5)).to_contain_text("Row 5’s word is 'LAVA', the same word as row 2’s word")
    expect(bench.card(9)).to_contain_text("Row 9’s example is empty.")
    expect(bench.card(1)).not_to_contain_text("To mend")
    expect(bench.field(5, "Word")).to_have_attribute("aria-invalid", "true")

    bench.page.get_by_role("button", name="Show me").click()
    expect(bench.field(5, "Word")).to_be_focused()
    bench.field(5, "Word").fill("earthquake")
    bench.field(9, "Example").fill("The lid of a jar holds it in until it is opened.")
    bench.says("Ready to play. 12 terms.")
    expect(bench.page.get_by_text("To mend")).to_have_count(0)

    bench.page.get_by_role("button", name="Print", exact=True).click()
    assert printed(bench.page).startswith(b"%PDF-")

    bench.page.get_by_role("button", name="Host a table with it").click()
    expect(bench.page.get_by_role("region").filter(has_text="Restless earth")).to_be_visible()
    assert "#" not in bench.page.url
    bench.page.get_by_role("button", name="Change", exact=True).click()
    decks = bench.page.get_by_role("dialog").get_by_role("combobox").locator("option")
    expect(decks.filter(has_text="Restless earth")).to_have_count(1)


def test_a_card_is_not_called_unfinished_while_it_is_being_written(bench: Bench) -> None:
    bench.begin("Bluff", "Restless earth")
    bench.field(1, "Word").fill("magma")
    bench.says("One thing to mend.")  # twelve terms are needed
    expect(bench.card(1)).not_to_contain_text("To mend")
    bench.leave_the_rows()
    expect(bench.card(1)).to_contain_text("Row 1’s definition is empty.")


def test_what_is_typed_outlives_a_reload(bench: Bench) -> None:
    bench.begin("Traitor Word", "Our words")
    bench.field(1, "Black word").fill("harvest")
    bench.field(1, "Pink word").press_sequentially("velv")
    bench.person.expects("lamp.svg.*ERR_ABORTED")  # whatever is on its way to a page that is left
    bench.page.reload()
    expect(bench.page.get_by_label("Title")).to_have_value("Our words")
    expect(bench.field(1, "Black word")).to_have_value("harvest")
    expect(bench.field(1, "Pink word")).to_have_value("velv")
    bench.page.get_by_role("link", name="Back").click()
    expect(bench.own("Our words")).to_contain_text("Traitor Word · 1 card, two words")


def test_a_deck_that_nobody_wrote_in_is_not_kept(bench: Bench) -> None:
    bench.begin("Bluff")
    bench.page.get_by_role("link", name="Back").click()
    expect(bench.page.get_by_text("Nothing here yet.")).to_be_visible()


def test_without_the_server_one_can_still_write(bench: Bench, server: Server) -> None:
    bench.begin("Traitor Word", "Our words")
    bench.person.expects(SERVER_AWAY)
    server.kill()
    bench.field(1, "Black word").fill("harvest")
    bench.says("What you write stays here, and is looked over later.")
    server.restart()
    bench.field(1, "Pink word").fill("velvet")
    bench.says("Ready to play. 1 card, two words.")


# ── rows by keyboard ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_rows_are_added_moved_and_removed_by_keyboard(bench: Bench) -> None:
    bench.begin("Bluff")
    keys = bench.page.keyboard
    bench.field(1, "Word").focus()
    for word in ("magma", "lava"):
        for text in (word, f"What {word} is.", f"Look at {word}."):
            keys.type(text)
            keys.press("Enter")
    expect(bench.field(3, "Word")).to_be_focused()
    keys.press("Backspace")  # a blank card goes when its nothing is deleted
    assert bench.words() == ["magma", "lava"]
    bench.field(2, "Definition").focus()
    keys.press("Alt+ArrowUp")
    assert bench.words() == ["lava", "magma"]
    expect(bench.field(1, "Definition")).to_be_focused()

    remove = bench.page.get_by_role("button", name="Remove card 1")
    remove.focus()
    keys.press("Enter")
    assert bench.words() == ["magma"]
    bench.field(1, "Example").fill("It is hot.")  # what is written meanwhile stays
    bench.page.get_by_role("button", name="Undo").click()
    assert bench.words() == ["lava", "magma"]
    expect(bench.field(2, "Example")).to_have_value("It is hot.")


def test_a_paste_writes_over_nothing_and_can_be_undone(bench: Bench) -> None:
    bench.begin("Bluff")
    bench.field(1, "Word").fill("magma")
    bench.paste(bench.field(1, "Word"), [["lava"], ["ash"]])
    assert bench.words() == ["magma", "lava", "ash"]
    bench.page.get_by_role("button", name="Undo").click()
    assert bench.words() == ["magma"]


def test_a_question_has_two_categories_and_is_drawn_as_it_is_written(bench: Bench) -> None:
    bench.begin("#TalkItOut", "Ours")
    bench.field(1, "Question").fill("Who knows you best?")
    for category in ("Society", "Relationships", "Identity"):
        bench.card(1).get_by_role("button", name=category).click()
    expect(bench.card(1).get_by_role("button", name="Society")).to_have_attribute("aria-pressed", "false")
    drawn = bench.page.get_by_role("figure")
    for printed_on_it in ("Who knows you best?", "Relationships", "Identity"):
        expect(drawn).to_contain_text(printed_on_it)
    bench.says("Ready to play. 1 question.")
    bench.page.get_by_text("things that might be better").click()
    expect(bench.page.get_by_text("Row 1 has no help for whoever is stuck.")).to_be_visible()


def test_a_card_is_drawn_in_the_look_of_its_game_and_no_other_game_is_fetched(bench: Bench) -> None:
    bench.begin("Bluff")
    bench.field(1, "Definition").fill("Molten rock.")
    drawn = bench.page.get_by_role("figure").locator(".card")
    expect(drawn).to_contain_text("Molten rock.")
    expect(drawn.locator(".strip")).to_have_css("background-color", "rgb(122, 51, 25)")
    fetched = bench.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert sum("/deck-" in name and name.endswith(".js") for name in fetched) == 1


# ── files ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_spreadsheet_is_brought_in(bench: Bench) -> None:
    sheet = bench.shelf().bring(EARTH, game="Bluff")
    expect(sheet).to_contain_text("Bluff: 20 terms. Nothing to mend.")
    expect(sheet).to_contain_text("Molten rock that is still below the ground.")
    sheet.get_by_role("button", name="Keep it").click()
    expect(bench.field(20, "Word")).to_have_value(terms(20)[19][0])
    bench.says("Ready to play. 20 terms.")


def test_a_spreadsheet_with_mistakes_says_them_by_row_and_is_not_kept(bench: Bench) -> None:
    sheet = bench.shelf().bring(BROKEN, game="Bluff")
    for row in ("Row 4's example is empty.", "Row 8's word is 'Lava'", "Row 13's definition is empty."):
        expect(sheet.get_by_text(row)).to_be_visible()
    expect(sheet.get_by_role("button", name="Keep it")).to_have_count(0)
    sheet.get_by_role("button", name="Close").click()
    expect(bench.page.get_by_text("Nothing here yet.")).to_be_visible()


def test_a_spreadsheet_can_be_read_in_another_way(bench: Bench, tmp_path: Path) -> None:
    file = tmp_path / "earth.csv"
    file.write_text("\n".join(f"{example}|{word}|{definition}" for word, definition, example in terms(12)), "utf-8")
    sheet = bench.shelf().bring(file, game="Bluff")
    sheet.get_by_text("Was it read wrongly?").click()
    sheet.get_by_label("Columns", exact=True).fill("example, word, definition")
    sheet.get_by_label("First row").select_option("Is a card")
    sheet.get_by_label("Between the cells").select_option("Upright bar")
    sheet.get_by_role("button", name="Read it again").click()
    expect(sheet.get_by_role("listitem").first).to_have_text("".join(terms(1)[0]))


def test_a_deck_comes_back_from_its_file_whole_or_not(bench: Bench, tmp_path: Path) -> None:
    bench.begin("Traitor Word", "Our words")
    bench.field(1, "Black word").fill("no")  # a word, and not the opposite of yes
    bench.leave_the_rows()
    bench.says("One thing to mend.")
    unfinished = saved(bench.page, tmp_path)
    bench.field(1, "Pink word").fill("velvet")
    bench.says("Ready to play.")
    whole = saved(bench.page, tmp_path)
    assert (unfinished.name, whole.name) == ("our-words.json", "our-words.yaml")

    sheet = bench.shelf().bring(whole)
    expect(sheet).to_contain_text("Traitor Word: 1 card, two words. Nothing to mend.")
    expect(sheet.get_by_role("listitem")).to_contain_text("velvet")
    sheet.get_by_role("button", name="Close").click()
    sheet = bench.bring(unfinished)
    expect(sheet).to_contain_text("words[0].pink")
    sheet.get_by_role("button", name="Mend it here").click()
    expect(bench.field(1, "Black word")).to_have_value("no")


def test_a_deleted_deck_can_be_had_back(bench: Bench) -> None:
    bench.begin("Traitor Word", "Our words")
    bench.page.get_by_role("button", name="Delete this deck").click()
    expect(bench.page.get_by_text("“Our words” is gone.")).to_be_visible()
    expect(bench.own("Our words")).to_have_count(0)
    bench.page.get_by_role("button", name="Undo").click()
    expect(bench.own("Our words")).to_be_visible()


# ── a game that brings nothing for this page ──────────────────────────────────────────────────────────────────────────

SUMS = [[f"What is {number} and {number}?", f"it is {2 * number}", "Count."] for number in range(8)]
riddles = pytest.mark.parametrize("further", ["tests.deck_game"])
"""A game with a kind of deck of its own, and no sentences: the page knows of it what the server says."""
NO_SENTENCES = "riddles/text/en.ftl"


@riddles
def test_a_deck_of_any_game_is_written_mended_printed_and_played(bench: Bench) -> None:
    bench.person.expects(NO_SENTENCES)
    bench.shelf().page.get_by_role("button", name="Write one").click()
    choice = bench.page.get_by_role("dialog").get_by_role("button", name="Riddles")
    expect(choice).to_contain_text("On each card: Riddle and Answer. At least 8 cards.")
    choice.click()
    bench.page.get_by_label("Title").fill("Sums")
    bench.paste(bench.field(1, "Riddle"), [*SUMS[:2], ["Nothing and nothing?", "it is 0"], *SUMS[3:6], ["Why?"]])
    bench.leave_the_rows()
    bench.says("3 things to mend.")
    expect(bench.card(3)).to_contain_text("Row 3’s answer is 'it is 0', the same word as row 1’s answer")
    expect(bench.card(7)).to_contain_text("Row 7’s answer is empty.")
    bench.page.get_by_text("riddles: there are 7", exact=False).wait_for()

    bench.field(3, "Answer").fill("nothing")
    bench.field(7, "Answer").fill("because")
    expect(bench.page.get_by_role("figure")).to_contain_text("Why?because")
    bench.card(7).get_by_text("More, if you like").click()
    bench.field(7, "Hints").fill("Ask.\nAsk again, and listen.")
    bench.field(7, "Answer").press("Enter")
    bench.page.keyboard.type("Who?")
    bench.field(8, "Answer").fill("nobody")
    bench.says("Ready to play. 8 cards.")

    bench.page.get_by_role("button", name="Print", exact=True).click()
    assert printed(bench.page).startswith(b"%PDF-")
    bench.page.get_by_role("button", name="Host a table with it").click()
    expect(bench.page.get_by_role("region").filter(has_text="Sums")).to_be_visible()


@riddles
def test_a_deck_of_any_game_is_brought_in_and_saved(bench: Bench, tmp_path: Path) -> None:
    bench.person.expects(NO_SENTENCES)
    file = tmp_path / "sums.csv"
    file.write_text("\n".join(";".join(row) for row in [*SUMS[:4], ["Again?", "it is 0"], *SUMS[5:]]), "utf-8")
    sheet = bench.shelf().bring(file, game="Riddles")
    expect(sheet).to_contain_text("Row 5's answer is 'it is 0', the same word as row 1's answer")
    sheet.get_by_text("Was it read wrongly?").click()
    expect(sheet).to_contain_text("From the left, with commas: riddle, answer, hints.")
    sheet.get_by_role("button", name="Close").click()
    file.write_text("\n".join(";".join(row) for row in SUMS), "utf-8")
    sheet = bench.bring(file, game="Riddles")
    expect(sheet).to_contain_text("Riddles: 8 cards. Nothing to mend.")
    sheet.get_by_role("button", name="Keep it").click()
    bench.says("Ready to play. 8 cards.")
    whole(bench.page)
    saved_file = saved(bench.page, tmp_path)
    sheet = bench.shelf().bring(saved_file)
    expect(sheet.get_by_role("listitem").first).to_have_text("".join(SUMS[0][:2]))
    sheet.get_by_role("button", name="Keep it").click()
    expect(bench.field(1, "Hints")).to_have_value("Count.")


# ── the packs ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_pack_is_printed_and_played(bench: Bench) -> None:
    bench.shelf().page.get_by_role("button", name="Français").click()
    bench.page.get_by_role("button", name="Print Géographie").click()
    assert printed(bench.page).startswith(b"%PDF-")
    bench.page.get_by_role("button", name="Host a table with Géographie").click()
    expect(bench.page.get_by_role("region").filter(has_text="Géographie")).to_be_visible()


def test_the_shelf_shows_for_whom_each_pack_is_and_finds_those_that_fit(bench: Bench, shot: Shot) -> None:
    page = bench.shelf().page
    packs = page.get_by_role("region", name="Packs that come with Parlour")
    music = packs.get_by_role("listitem").filter(has=page.get_by_text("Music", exact=True))
    expect(music).to_contain_text("12+ · hard · music, art")
    search = packs.get_by_role("search")
    search.get_by_label("Youngest player").select_option("12")
    expect(packs.get_by_text("Astronomy")).to_have_count(0)
    expect(packs.get_by_role("heading", name="Out of Control")).to_have_count(0)
    expect(music).to_be_visible()
    whole(page)
    shot(page, "levels-shelf")
    search.get_by_label("What about").select_option("maths")
    expect(packs.get_by_role("listitem")).to_have_count(1)
    expect(packs.get_by_role("listitem")).to_contain_text("Geometry")
    search.get_by_label("How hard").select_option("hard")
    expect(packs.get_by_role("status")).to_have_text("No deck is all of that.")
    for select in search.get_by_role("combobox").all():
        select.select_option("any")
    expect(packs.get_by_text("Astronomy")).to_be_visible()
    expect(packs.get_by_role("heading", name="Out of Control")).to_be_visible()


def test_who_writes_a_deck_says_for_whom_it_is_and_what_it_is_about(bench: Bench, tmp_path: Path, shot: Shot) -> None:
    bench.begin("#TalkItOut", "Midnight")
    page = bench.page
    page.get_by_label("From which age").select_option("14+")
    page.get_by_label("How hard").select_option("easy")
    page.get_by_text("What it is about").click()
    about = page.get_by_role("group", name="What it is about")
    for theme in ("feelings", "friendship"):
        about.get_by_role("button", name=theme, exact=True).click()
    bench.paste(bench.field(1, "Question"), [["What do you never say?", "I", "R"]])
    bench.card(1).locator("summary").click()
    bench.card(1).get_by_role("button", name="Deep").click()
    expect(bench.card(1).get_by_role("button", name="Deep")).to_have_attribute("aria-pressed", "true")
    bench.says("Ready to play.")
    whole(page)
    shot(page, "levels-bench")
    file = saved(page, tmp_path)
    text = file.read_text("utf-8")
    assert "age: 14\ndifficulty: easy\nthemes:\n- feelings\n- friendship\n" in text
    assert "depth: deep\n" in text
    sheet = bench.shelf().bring(file)
    expect(bench.own("Midnight")).to_contain_text("14+ · easy · feelings, friendship")
    expect(sheet).to_contain_text("14+ · easy · feelings, friendship")
    sheet.get_by_role("button", name="Keep it").click()
    expect(page.get_by_label("From which age")).to_have_value("14")
    expect(page.get_by_text("feelings and friendship")).to_be_visible()


# ── for everybody ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        ((320, 568), "en", "dark"),
        ((390, 844), "fr", "light"),
        ((1440, 900), "fr", "dark"),
        ((768, 1024), "en", "light"),
    ],
)
def test_everybody_can_use_it(
    person: Company, shot: Shot, tmp_path: Path, size: Size, language: str, theme: Literal["dark", "light"]
) -> None:
    screen = size if size[0] > 1000 else None
    ada = person("Ada", phone=size, screen=screen, language=language, theme=theme)
    bench = Bench(ada)
    page = ada.page
    name = f"decks-{size[0]}-{language}"

    def looks_right(what: str) -> None:
        whole(page)
        shot(page, f"{name}-{what}")

    page.goto("/#/decks")
    expect(page.get_by_role("heading", name="Traitor Word")).to_be_visible()
    looks_right("shelf")
    page.locator("main button").first.click()
    looks_right("games")
    page.get_by_role("dialog").get_by_role("button", name="#TalkItOut").click()
    bench.paste(page.locator("textarea").first, [["Who knows you best?", "I", "R", "One name."], ["Why?", "S"]])
    page.locator("#label-title").fill("W" * 130)
    page.locator("summary").first.click()
    expect(page.locator("[aria-invalid=true]").first).to_be_visible()
    looks_right("bench")
    page.goto("/#/decks")
    broken = tmp_path / f"{'W' * 60}.csv"
    broken.write_bytes(BROKEN.read_bytes())
    page.locator("input[type=file]").set_input_files(broken)
    page.get_by_role("dialog").get_by_role("button", name="Bluff").click()
    page.locator("dialog summary").click()
    expect(page.get_by_text("Row 4's example is empty.")).to_be_visible()
    looks_right("broken")
