"""Styled words keep their look in a message, whatever they hold."""

from __future__ import annotations

from rich.text import Text

from parlour.terminal.speech import Speech

ENGLISH, FRENCH = Speech("en"), Speech("fr")


def styled(text: Text) -> dict[str, str]:
    """What has a look of its own, and which."""
    return {text.plain[span.start : span.end]: str(span.style) for span in text.spans}


def test_a_styled_word_has_its_look_where_it_lands() -> None:
    told = ENGLISH.say("plain-wait", who=Text("Ada", "bold"))
    assert told.plain == "The table waits for Ada."
    assert styled(told) == {"Ada": "bold"}
    both = FRENCH.listed([Text("Ada", "bold"), Text("Bo", "red")])
    assert both.plain == "Ada et Bo"
    assert styled(both) == {"Ada": "bold", "Bo": "red"}


def test_a_message_chooses_by_numbers_and_names() -> None:
    assert [ENGLISH.plainly("plain-cards", count=count) for count in (1, 2)] == ["1 card", "2 cards"]
    assert ENGLISH.plainly("terminal-round", round=2, of="none") == "round 2"


def test_where_there_is_no_picture_the_whole_is_said() -> None:
    words = {"who": Text("Ada"), "you": "no"}
    assert ENGLISH.say("told-went_on", **words).plain == "The table goes on."
    assert ENGLISH.whole("told-went_on", **words).plain == "Ada asks the table to go on."
    assert ENGLISH.whole("told-late").plain == "The clock is out."


def test_signs_for_private_use_are_no_marks_and_long_words_are_said_whole() -> None:
    for word in ("\ue000", "\uf8ff and \ue001", "{ $who } [bold]", "long " * 1000):
        assert ENGLISH.say("plain-wait", who=Text(word)).plain == f"The table waits for {word}."
    assert ENGLISH.say("plain-wait", who="\ue005").plain == "The table waits for \ue005."


def test_a_quotation_that_ends_by_itself_needs_no_full_stop_after_it() -> None:
    for quoted, ended in (("Oh", "“Oh”."), ("Oh!", "“Oh!”"), ("Oh.", "“Oh.”")):
        card = ENGLISH.say("terminal-card", text=Text(quoted))
        assert ENGLISH.say("plain-wait", who=card).plain == f"The table waits for {ended}"
    card = FRENCH.say("terminal-card", text=Text("Oh\u202f!"))
    assert FRENCH.say("plain-wait", who=card).plain == "La table attend «\u202fOh\u202f!\u202f»"


def test_what_begins_a_sentence_is_capitalised() -> None:
    names = {"question": Text("Now."), "first": Text("one"), "last": "9"}
    assert ENGLISH.say("terminal-range", **names).plain == "Now. One to 9."
