"""A person at the terminal: every game can be played to its end, and no answer stops it."""

from __future__ import annotations

import random
import re

import pytest

import parlour
from parlour.bots import CHARACTERS, PLAIN, Sight, Skill
from parlour.cli.terminal_table import BOT_NAMES, TerminalTable
from parlour.engine.act import Act, tag_of
from parlour.engine.chance import Chance
from parlour.terminal.asking import places
from parlour.terminal.menus import menu, spread
from parlour.terminal.presenter import presenter_of
from parlour.terminal.screen import LeftTheTable
from parlour.terminal.sentences import Teller
from tests.properties.settings import SETTINGS, Setting, each_way
from tests.terminal.people import paper, played, somebody, typing, written_on

PLAYED = each_way([one for one in SETTINGS if one.seats in (2, 3, 4) and one.options.get("rounds") != 3])


@pytest.mark.parametrize("setting", PLAYED, ids=str)
def test_every_game_is_played_to_its_end_by_somebody_who_types_at_random(setting: Setting) -> None:
    rng = random.Random(str(setting))
    match = setting.start("asking")
    console = paper()
    TerminalTable(match, rng.randrange(setting.seats), console, somebody(rng)).play()
    assert match.result is not None
    assert parlour.replay(match.transcript()) == match
    assert "win" in written_on(console).splitlines()[-1] + written_on(console).splitlines()[-2]


def bluff(*hand: str, **options: object) -> parlour.Match:
    return parlour.start("bluff", 2, options=options, first=0, chance=parlour.Stacked(deck=hand))


HAND = ("gene.word", "gene.definition", "gene.example", "enzyme.word", "nucleus.word")


def test_a_wrong_number_is_said_in_one_line_and_asked_again() -> None:
    paper = played(bluff(*HAND), ["9", "zero", "1"])
    assert paper.count("Please type a number from 1 to 3; q leaves the table.") == 2
    assert "You draw" in paper


def test_a_card_that_cannot_go_is_refused_with_its_rule_and_asked_again() -> None:
    match = bluff(*HAND)
    paper = played(match, ["2", "6", "?B3", "5"])
    assert "You have just picked that one up, so another one has to go." in paper
    assert "B3 A turn." in paper
    assert "You throw out the Word “nucleus”." in paper


def test_enter_goes_back_to_the_menu() -> None:
    match = bluff(*HAND, "mitosis.word", "mitosis.example", "atp.word", "atp.example", "atp.definition")
    match.play(0, {"act": "pick", "from": "down"})
    match.play(0, {"act": "throw", "card": match.view(0)["hand"][-1]})
    match.play(1, {"act": "pick", "from": "down"})
    match.play(1, {"act": "throw", "card": match.view(1)["hand"][-1]})
    paper = played(match, ["4", "", "4", "4 4", "4 9", "4 5"])
    assert paper.count("Which two of your cards are the pair?") == 2
    assert paper.count("Please type two different numbers from 1 to 5; Enter goes back.") == 2
    assert "You call Out, and it is false." in paper
    assert "Marlow wins. You call a false Out." in paper


def test_an_out_with_a_wild_asks_for_its_word() -> None:
    match = bluff("wild", *HAND[1:3], "enzyme.word", "enzyme.example")
    for seat in (0, 1):
        match.play(seat, {"act": "pick", "from": "down"})
        match.play(seat, {"act": "throw", "card": match.view(seat)["hand"][-1]})
    paper = played(match, ["4", "45", "gene"])
    assert "Which Word does it stand for?" in paper
    assert "You win. You go Out on “gene”." in paper


def test_what_is_the_only_thing_to_do_needs_only_enter() -> None:
    match = parlour.start("out-of-control", 2, first=0, chance=parlour.Stacked(rolls=("blue",)))
    assert "Roll the die: press Enter." in played(match, [""])
    assert match.view(None)["die"] is not None


def test_a_number_card_is_called_by_its_name() -> None:
    hand = ("R1", "R3", "G5", "G7", "B2", "Y9", "Y10")
    match = parlour.start("out-of-control", 2, first=0, chance=parlour.Stacked(deck=hand, rolls=("green",)))
    paper = played(match, ["", "r2", "g7"])
    assert "Please type one of R1, R3, G5, G7, B2, Y9, Y10." in paper
    assert "You discard the green 7." in paper


@pytest.mark.parametrize("answer", ["3 1 5 2 4", "31524", "3,1,5,2,4"])
def test_a_ranking_is_five_numbers(answer: str) -> None:
    match = parlour.start("player-of-honour", 3, first=0, seed=1)
    paper = played(match, ["1 2 3 4", "1 1 2 3 4", answer])
    assert paper.count("Please type each of 1 2 3 4 5 once.") == 2
    assert match.log()[0][1] == parlour.games["player-of-honour"].acts["place"]((3, 1, 5, 2, 4))


def test_a_guesser_says_which_topic_is_sure() -> None:
    match = parlour.start("player-of-honour", 3, first=1, seed=1)
    played(match, ["12345", "2", "1"])
    assert match.log()[0][1] == parlour.games["player-of-honour"].acts["place"]((1, 2, 3, 4, 5), 1)


def test_a_text_may_be_typed_straight_away_instead_of_a_number() -> None:
    match = parlour.start("traitor-word", 3, first=2, seed=1)
    paper = played(match, ["lighthouse"])
    assert "You say “lighthouse”." in paper


def test_an_answer_may_be_typed_or_said_aloud() -> None:
    for typed, told in (("Rain on a tin roof.", "You answer: “Rain on a tin roof.”"), ("", "You answer aloud.")):
        match = parlour.start("talkitout", 2, first=0, seed=3)
        playable = match.offers(0)[0]["card"]
        card = playable["one_of"][0] if isinstance(playable, dict) else playable
        number = match.view(0)["hand"].index(card) + 1
        assert told in played(match, [str(number), typed])


def test_two_answers_come_before_which_of_them_is_the_lie() -> None:
    deck = ("tell_a_lie", *(f"q{number:03}" for number in range(1, 15)))
    match = parlour.start("talkitout", 2, first=0, chance=parlour.Stacked(deck=deck))
    paper = played(match, ["2", "2", "on a mountain", "in a museum", "3", "2"])
    assert "Please type one of 1, 2." in paper
    assert "You give two answers, one of them a lie: “" in paper


def test_a_claim_that_fails_is_explained_and_the_moment_may_pass() -> None:
    match = parlour.start("traitor-word", 3, first=0, seed=1)
    match.play(1, {"act": "say", "word": "lighthouse"})
    paper = played(match, ["3", "1", ""])
    assert "That card does not show the word that was said." in paper
    assert "(?W6 tells" in paper


def test_the_person_is_asked_once_about_a_word_and_then_it_has_passed() -> None:
    match = parlour.start("traitor-word", 3, first=0, seed=1)
    match.play(1, {"act": "say", "word": "lighthouse"})
    asked = played(match, [""], skill=Skill(only_in_turn)).split("Sable says")[0].count("let it pass")
    assert asked == 1


def only_in_turn(sight: Sight, chance: Chance, budget: int) -> Act | None:
    """A bot that does the first thing it may if it is waited for, and lets all else be."""
    return sight.acts[0] if sight.is_awaited else None


def test_a_bot_breaks_in_by_its_own_judgement_and_is_asked_once_about_an_act() -> None:
    asked: list[tuple[int, int]] = []

    def accuses_lighthouses(sight: Sight, chance: Chance, budget: int) -> Act | None:
        if sight.is_awaited:
            return sight.acts[0]
        asked.append((len(match.log()), sight.seat))
        accuse = next((act for act in sight.acts if tag_of(type(act)) == "accuse"), None)
        return accuse if sight.view["chain"][-1]["word"] == "lighthouse" and sight.me.name == "Sable" else None

    match = parlour.start("traitor-word", 3, first=2, seed=1)
    assert "Sable accuses you" in played(match, ["lighthouse"], skill=Skill(accuses_lighthouses, 5))
    assert len(asked) == len(set(asked)) > 2
    elapsed = [number for number, (seat, _) in enumerate(match.log(), start=1) if seat == parlour.CLOCK]
    assert elapsed
    assert not {number for number, _ in asked}.intersection(elapsed), "the clock's running out is nothing to answer"


def test_bots_know_each_other_by_name_and_the_person_as_a_person() -> None:
    seen: list[Sight] = []

    def looks_round(sight: Sight, chance: Chance, budget: int) -> Act | None:
        seen.append(sight)
        return sight.acts[0]

    played(parlour.start("out-of-control", 3, seed=1), [], you=1, skill=Skill(looks_round))
    assert [seen[0].bot_at(seat) for seat in range(3)] == [CHARACTERS[0], PLAIN, CHARACTERS[2]]


def test_where_the_answers_end_a_bot_takes_the_seat() -> None:
    match = parlour.start("talkitout", 3, first=0, seed=1)
    assert "No more answers: a bot takes your seat (A9)." in played(match, [])
    assert match.result is not None


def test_q_leaves_the_table_wherever_it_is_typed() -> None:
    for answers in (["q"], ["1", "Q"]):
        with pytest.raises(LeftTheTable):
            TerminalTable(bluff(*HAND), 0, paper(), typing(answers)).play()


def test_help_shows_the_table_again_and_what_may_be_looked_up() -> None:
    paper = played(bluff(*HAND, solution_sheet=True), ["?", "?b5", "?Z1", "1"])
    assert paper.count("╭─ Bluff") >= 2
    assert "nucleus: The compartment" in " ".join(paper.split())
    assert "B5 False Out." in paper
    assert "There is no rule 'Z1'; there are B1 to B18, A1 to A13." in " ".join(paper.split())


def test_after_help_the_numbers_to_choose_from_are_shown_again() -> None:
    once, helped = (played(bluff(*HAND), [*answers, "1"]) for answers in ([], ["?", "?b5"]))
    choices = [line for line in once.splitlines() if re.match(r" +[1-9]  \w", line)]
    first = next(line for line in choices if line.startswith("   1  "))
    assert helped.count(first) == once.count(first) + 2


def test_the_same_seed_and_the_same_answers_give_the_same_match() -> None:
    first, second = (played(parlour.start("talkitout", 3, seed="tea"), ["1"] * 5) for _ in range(2))
    assert first == second


def test_many_offers_of_one_act_are_one_line_of_the_menu() -> None:
    hand = ("R1", "R2", "R3", "R4", "R5", "R6", "R7")
    match = parlour.start("out-of-control", 2, first=0, chance=parlour.Stacked(deck=hand, rolls=("blue",)))
    match.play(0, {"act": "roll"})
    view = match.view(0)
    entries = menu(view, view["offers"], Teller(match, BOT_NAMES, 0))
    lay = next(entry for entry in entries if entry.label.plain == "Lay a new succession")
    assert len(lay.offers) > 10
    assert len(entries) < 6
    number = str(entries.index(lay) + 1)
    assert "You lay red " in played(match, [number, "", number, "99", "2"])


def test_choices_without_a_question_are_listed_one_by_one() -> None:
    bluff = presenter_of(parlour.games["bluff"])
    pick = {"act": "pick", "from": {"one_of": ["down", "up"]}}
    assert spread(bluff, pick) == [{"act": "pick", "from": "down"}, {"act": "pick", "from": "up"}]
    throw = {"act": "throw", "card": {"one_of": ["wild", "gene.word"]}}
    assert spread(bluff, throw) == [throw]


def test_people_count_from_one() -> None:
    assert places([0, 1, 2]) == {"1": 0, "2": 1, "3": 2}
