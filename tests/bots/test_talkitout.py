"""#TalkItOut's bots: how they play their cards, what they say, how they lie, and how they vote."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest

import parlour
from parlour.bots import CHARACTERS, PLAIN, Past, Sight, let_play, sight_of, skill
from parlour.bots.characters import MARLOW, PENDLE, Character
from parlour.decks import load
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.talkitout.acts import ALOUD, KEEP, Answer, Play, Special, Tell, Vote
from parlour.games.talkitout.bots.answering import by_liking
from parlour.games.talkitout.bots.expert import guesses, unseen_cards
from parlour.games.talkitout.bots.hand import PAIRS, PASS, categories_in, turns_left
from parlour.games.talkitout.bots.leanings import kinds_in
from parlour.games.talkitout.bots.memory import (
    DEALT,
    Choice,
    Held,
    Remembered,
    Shown,
    likely_stuck,
    what_they_lack,
    what_was_seen,
)
from parlour.games.talkitout.bots.race import Race, lie_found
from parlour.games.talkitout.bots.voices import voice_of
from parlour.games.talkitout.cards import BIT, EVERY_CATEGORY
from parlour.games.talkitout.deck import QuestionDeck
from parlour.lab.arena import Contest, play_all, score
from tests.properties.settings import Setting
from tests.properties.wandering import wander


def pack(name: str) -> QuestionDeck:
    deck = load(name, "talkitout")
    assert isinstance(deck, QuestionDeck)
    return deck


PACK = pack("en/questions")
LEVELS = ("novice", "regular", "expert")
LETTERS = dict(zip("SRFMI", BIT.values(), strict=True))
CATEGORIES = categories_in(PACK)


def cards(*pairs: str) -> list[str]:
    """Questions by the letters of their categories, SR for Society and Relationships, none twice; specials by name."""
    taken: list[str] = []
    for pair in pairs:
        if pair.islower():
            taken.append(pair)
        else:
            bits = LETTERS[pair[0]] | LETTERS[pair[1]]
            taken.append(next(card for card, both in CATEGORIES.items() if both == bits and card not in taken))
    return taken


def bits(card: str) -> str:
    return "".join(letter for letter, category in LETTERS.items() if CATEGORIES[card] & category)


def begin(*pairs: str, seats: int = 2, deck: Any = None) -> parlour.Match:
    """All of seat 0's seven, then seat 1's …, the opening card, and the pile."""
    return parlour.start("talkitout", seats, deck, first=0, chance=parlour.Stacked(deck=tuple(cards(*pairs))))


def seen(match: parlour.Match, seat: int, me: Character = PLAIN, **more: Any) -> Sight:
    sight = sight_of(match, seat, me, **more)
    assert sight is not None
    return sight


def decides(match: parlour.Match, level: str, seat: int = 0, me: Character = PLAIN, seed: int = 0) -> Act | None:
    bot = skill("talkitout", level)
    return bot.play(seen(match, seat, me), Chance.of(seed), bot.iterations)


def held(match: parlour.Match, seat: int, hand: list[str]) -> Sight:
    """What a bot would see if it held just these cards."""
    sight = seen(match, seat)
    left = [{**one, "cards": len(hand)} if at == seat else one for at, one in enumerate(sight.view["seats"])]
    acts: list[Act] = [Play(card) for card in hand if CATEGORIES.get(card, 0) & CATEGORIES[sight.view["top"]]]
    return msgspec.structs.replace(sight, view={**sight.view, "hand": hand, "seats": left}, acts=acts)


EVERYBODYS = ("SR", "SF", "SM", "SI", "RF", "RM", "RI", "FM", "FI", "MI", "SR", "SF", "SM", "SI")

# ── the cards ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_among_many_it_keeps_questions_with_different_categories(level: str) -> None:
    """By its next turn anything may lie on top: four categories always match."""
    match = begin(*EVERYBODYS, *EVERYBODYS[:7], *EVERYBODYS[7:], *EVERYBODYS[:7], "SM", seats=5)
    hand = cards("SR", "SR", "FM")
    chosen = [skill("talkitout", level).play(held(match, 0, hand), Chance.of(seed), 100) for seed in range(5)]
    assert {act.card for act in chosen if isinstance(act, Play)} <= {*hand[:2]}


def test_a_hand_of_twins_is_out_sooner_than_one_of_strangers() -> None:
    twins, strangers = cards("SR", "SR"), cards("SR", "FM")
    both = [tuple(sorted(CATEGORIES[card] for card in hand)) for hand in (twins, strangers)]
    assert turns_left(both[0], 0, CATEGORIES[twins[0]], False, 1) < turns_left(
        both[1], 0, CATEGORIES[twins[0]], False, 1
    )


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_t3_a_drawn_question_that_matches_is_played(level: str) -> None:
    match = begin("SR", "SR", "SR", "SR", "SR", "SR", "SR", *EVERYBODYS[:7], "FM", "FI")
    match.play(0, {"act": "draw"})
    assert isinstance(decides(match, level), Play)


def test_t3_a_novice_keeps_some_that_it_could_play() -> None:
    match = begin("SR", "SR", "SR", "SR", "SR", "SR", "SR", *EVERYBODYS[:7], "FM", "FI")
    match.play(0, {"act": "draw"})
    decided = [decides(match, "novice", seed=seed) for seed in range(20)]
    assert KEEP in decided
    assert any(isinstance(act, Play) for act in decided)


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_t4_with_as_many_special_cards_as_questions_one_goes_with_each(level: str) -> None:
    match = begin(
        "SR", "SF", "SM", "throw_it_out", "throw_it_out", "throw_it_out", "back_at_you", *EVERYBODYS[3:10], "SR"
    )
    match.play(0, decides(match, level) or ALOUD)
    assert isinstance(decides(match, level), Special)


def test_t4_a_novice_forgets_some_of_its_special_cards() -> None:
    match = begin(
        "SR", "SF", "SM", "throw_it_out", "throw_it_out", "throw_it_out", "back_at_you", *EVERYBODYS[3:10], "SR"
    )
    match.play(0, Play(match.view(0)["hand"][0]))
    decided = [isinstance(decides(match, "novice", seed=seed), Special) for seed in range(20)]
    assert {*decided} == {True, False}


def test_t8_a_lie_does_not_wait_for_the_end() -> None:
    """Found out with nothing else in hand it costs the match; so the timid tell it too, if later than the bold."""
    match = begin("SR", "tell_a_lie", *EVERYBODYS[:5], *EVERYBODYS[5:12], "SR")
    match.play(0, Play(match.view(0)["hand"][0]))
    timid = msgspec.structs.replace(PLAIN, boldness=0.0)
    assert isinstance(decides(match, "regular", me=timid), Answer)
    assert decides(match, "regular", me=msgspec.structs.replace(PLAIN, boldness=1.0)) == Special("tell_a_lie")
    view = {**match.view(0), "hand": ["tell_a_lie", *cards("SF", "SM", "SI")]}
    late = msgspec.structs.replace(seen(match, 0, timid), view=view)
    assert skill("talkitout", "regular").play(late, Chance.of(0), 1) == Special("tell_a_lie")


def test_t7_back_at_you_goes_to_whoever_has_spoken_least() -> None:
    match = begin(
        *("SR", "SF", "back_at_you", "back_at_you", "back_at_you", "back_at_you", "back_at_you"),
        *("SM", "SM", "SM", "SM", "SM", "SM", "SM", "SI", "SI", "SI", "SI", "SI", "SI", "SI", "SR"),
        seats=3,
    )
    for seat in (0, 1, 2):
        match.play(seat, Play(match.view(seat)["hand"][0]))
        if seat == 0:
            match.play(0, Special("back_at_you", 1))
            match.play(1, ALOUD)
        else:
            match.play(seat, ALOUD)
    match.play(0, Play(match.view(0)["hand"][0]))
    assert decides(match, "regular") == Special("back_at_you", 2)


def test_t11_the_last_question_takes_the_last_special_card_with_it() -> None:
    match = begin("SR", "throw_it_out", *EVERYBODYS[:5], *EVERYBODYS[5:12], "SR")
    hand = match.view(0)["hand"]
    match.play(0, Play(hand[0]))
    sight = msgspec.structs.replace(seen(match, 0), view={**match.view(0), "hand": ["throw_it_out"]})
    for level in ("regular", "expert"):
        assert skill("talkitout", level).play(sight, Chance.of(0), 50) == Special("throw_it_out")


def test_t3_who_had_to_draw_has_nothing_that_matched() -> None:
    match = begin(*EVERYBODYS[:7], "MI", "MI", "MI", "MI", "MI", "MI", "MI", "SR", "FI")
    match.play(0, Play(next(card for card in match.view(0)["hand"] if bits(card) == "SR")))
    match.play(0, ALOUD)
    match.play(1, {"act": "draw"})
    lacking = what_they_lack(seen(match, 0))[1]
    assert len(lacking) == 8
    assert all(categories == LETTERS["S"] | LETTERS["R"] for categories in lacking)
    assert likely_stuck(lacking, LETTERS["S"] | LETTERS["R"]) == 1.0
    assert likely_stuck(lacking, EVERY_CATEGORY) < 0.001


def could_be(hand: list[int], lacking: list[int]) -> bool:
    """Whether each card of a hand can be one of which just this is known."""
    if not hand:
        return not lacking
    card, *others = hand
    fitting = [at for at, lacks in enumerate(lacking) if not card & lacks]
    return any(could_be(others, lacking[:at] + lacking[at + 1 :]) for at in fitting)


def test_what_it_believes_of_others_is_never_wrong_whatever_has_happened() -> None:
    """Some are late, the table goes on without them, lies are judged: and still."""
    believed = 0
    for match in chain(*(wander(Setting("talkitout", 3, {}), seed) for seed in range(4))):
        sight = next(filter(None, (sight_of(match, seat) for seat in range(3))), None)
        for seat, lacking in enumerate(what_they_lack(sight) if sight is not None else []):
            hand = [CATEGORIES.get(card, 0) for card in match.table.hands[seat]]  # type: ignore[attr-defined]
            assert could_be(sorted(hand, reverse=True), lacking)
            believed += any(lacking)
    assert believed > 10


def test_what_was_played_is_in_nobodys_hand() -> None:
    match = begin(*EVERYBODYS, "SR")
    before = len(unseen_cards(seen(match, 0)))
    for _ in range(6):
        seat = match.waiting[0]
        let_play(match, seat, skill("talkitout", "regular").play, Chance.of(1))
    sight = seen(match, 0) if 0 in match.waiting else seen(match, 1)
    known = len(sight.view["hand"]) + sum(event["event"] in ("opened", "played", "special") for event in sight.story)
    assert len(unseen_cards(sight)) == 168 - known
    assert before == 168 - 8


def guessed(match: parlour.Match, seat: int, number: int = 400) -> list[list[int]]:
    """What the player in seat 0 guesses that another may hold."""
    sight = seen(match, 0)
    players = len(sight.view["seats"])
    return guesses(what_was_seen(sight)[seat], unseen_cards(sight), players - 1, number, Random(0))


def test_t3_nobody_is_guessed_to_hold_what_would_have_matched() -> None:
    match = begin(*EVERYBODYS[:7], "MI", "MI", "MI", "MI", "MI", "MI", "MI", "SR", "FI")
    match.play(0, Play(next(card for card in match.view(0)["hand"] if bits(card) == "SR")))
    match.play(0, ALOUD)
    match.play(1, {"act": "draw"})
    hands = guessed(match, 1)
    assert {len(hand) for hand in hands} == {8}
    assert not any(card > 0 and card & (LETTERS["S"] | LETTERS["R"]) for hand in hands for card in hand)


SR = LETTERS["S"] | LETTERS["R"]
TWO_LEFT = Remembered([Held(0, DEALT)] * 2, [Shown(SR, DEALT, 5)], [Choice(SR, EVERY_CATEGORY, [0] * 5, 5)])
"""Somebody played one of three cards, laid nothing on it, and could have played any."""


def test_t4_who_lays_no_special_card_hardly_has_more_of_them_than_questions() -> None:
    hands = guesses(TWO_LEFT, [*PAIRS, *[PASS] * len(PAIRS)], 1, 2000, Random(0))
    assert sum(hand == [PASS, PASS] for hand in hands) < 2000 * 0.05, "by chance, one in four"


def test_who_chose_a_question_rather_kept_what_goes_well_together() -> None:
    hands = guesses(TWO_LEFT, list(PAIRS), 1, 2000, Random(0))
    assert sum(one == other for one, other in hands) > 2000 * 0.13, "by chance, one in ten"


def test_a_race_is_won_by_whoever_is_out_first() -> None:
    sr, mi = CATEGORIES[cards("SR")[0]], CATEGORIES[cards("MI")[0]]
    assert Race([(sr,), (sr,)], [0, 0], [0, 0], [], sr, 1).winner(Random(0)) == 1
    assert Race([(sr, sr), (mi,)], [0, 0], [0, 0], [mi, mi], sr, 1).winner(Random(0)) == 0
    assert Race([(mi,), (mi,)], [0, 0], [0, 0], [], sr, 0).winner(Random(0)) is None


def test_t8_two_voters_find_a_lie_as_often_as_one_if_they_agree_after_a_tie() -> None:
    assert lie_found(1) == lie_found(2) == lie_found(3) == 0.5


# ── what it says ────────────────────────────────────────────────────────────────────────────────────────────────────


def asked(deck: Any = None) -> parlour.Match:
    match = begin(*EVERYBODYS, "SR", deck=deck)
    match.play(0, Play(match.view(0)["hand"][0]))
    return match


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("me", CHARACTERS, ids=lambda me: me.name)
def test_a_typed_answer_is_a_sample_of_the_card_in_the_characters_own_way(me: Character, language: str) -> None:
    match = asked(f"{language}/questions")
    question = next(one for one in match.header.deck.questions if one.id == match.view(0)["top"])
    ways = [*voice_of(me).openings[language], *voice_of(me).endings[language]]
    texts = []
    for seed in range(12):
        act = decides(match, "regular", me=me, seed=seed)
        assert isinstance(act, Answer)
        assert act.text is not None
        texts.append(act.text)
        rest = next(act.text.replace(sample, "") for sample in question.samples if sample in act.text).strip()
        assert rest in ("", *ways)
        match.copy().play(0, act)
    assert len({*texts}) > 2, "it does not always say the same"


def test_without_samples_it_answers_aloud() -> None:
    bare = [msgspec.structs.replace(question, samples=(), help=()) for question in PACK.questions]
    assert decides(asked(msgspec.structs.replace(PACK, questions=tuple(bare))), "regular") == ALOUD


@pytest.mark.parametrize("label", ["en", "fr", "de", "und"])
@pytest.mark.parametrize(
    ("text", "sample"),
    [
        ("Was ist dir wichtig und warum?", "Dass man sich auf der Treppe immer grüßt."),
        ("Wat is het beste aan een dag in de stad?", "Een boek in de zon, of een koek."),
        ("¿Qué es lo mejor de la escuela?", "El recreo, si no llueve."),
        ("Co jest najlepsze w szkole?", "Długa przerwa w słońcu."),
    ],
)
def test_in_a_language_it_does_not_know_it_gives_the_sample_as_it_stands(text: str, sample: str, label: str) -> None:
    foreign = tuple(
        msgspec.structs.replace(question, text=text, samples=(sample,), help=()) for question in PACK.questions
    )
    match = asked(msgspec.structs.replace(PACK, language=label, questions=foreign))
    assert {decides(match, "regular", me=PENDLE, seed=seed) for seed in range(8)} == {Answer(sample)}


@pytest.mark.parametrize("label", ["en", "fr-CA", "und"])
def test_a_french_deck_is_answered_in_french_whatever_its_label_says(label: str) -> None:
    match = asked(msgspec.structs.replace(load("fr/questions", "talkitout"), language=label))
    said = " ".join(str(decides(match, "regular", me=PENDLE, seed=seed)) for seed in range(24))
    voice = voice_of(PENDLE)
    assert any(phrase in said for phrase in (*voice.openings["fr"], *voice.endings["fr"]))
    assert not any(phrase in said for phrase in (*voice.openings["en"], *voice.endings["en"]))


def test_a6_an_answer_is_never_too_long() -> None:
    long = "I would " + "really " * 27 + "like it."
    match = asked(
        msgspec.structs.replace(
            PACK, questions=tuple(msgspec.structs.replace(one, samples=(long[:200],)) for one in PACK.questions)
        )
    )
    for seed in range(8):
        match.copy().play(0, decides(match, "regular", me=PENDLE, seed=seed) or ALOUD)


def test_a_character_says_what_it_likes() -> None:
    sight = seen(asked(), 0, PENDLE)
    samples = ["I would run up a mountain.", "A big dinner with friends."]
    first = [by_liking(sight, samples, Chance.of(seed))[0] for seed in range(10)]
    assert first == [samples[1]] * 10


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("me", CHARACTERS, ids=lambda me: me.name)
def test_a_character_says_nothing_that_goes_against_it_if_it_can_say_something_else(
    me: Character, language: str
) -> None:
    def goes_against(sample: str) -> bool:
        return any(me.tastes.get(kind, 0) < 0 for kind in kinds_in(sample, language))

    deck = pack(f"{language}/questions")
    sight = msgspec.structs.replace(seen(asked(deck), 0, me), deck=deck)
    for at, question in enumerate(deck.questions):
        first, *others = by_liking(sight, [*question.samples], Chance.of(at))
        assert not goes_against(first) or all(map(goes_against, others))


@pytest.mark.parametrize(
    ("language", "text", "kind"),
    [
        ("en", "At sunrise, with breakfast.", "morning"),
        ("fr", "Au marché, tôt le matin, avec un panier et aucune liste.", "morning"),
        ("fr", "Je dis des bêtises jusqu'à ce que les timides rient aussi.", "attention"),
        ("fr", "La voix de ma grand-mère, puis celle de ma sœur.", "family"),
        ("fr", "Un soir d'hiver.", "winter"),
        ("fr", "Une nuit, l’ours dormait.", "animals"),
    ],
)
def test_what_an_answer_is_about_is_told_by_its_words(language: str, text: str, kind: str) -> None:
    assert kind in kinds_in(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I started in a better seat, between readily hated catalogues."),
        ("fr", "Merci, mais dans ce cas, rien ne marche, parce que maintenant il habite à Paris."),
    ],
)
def test_a_word_that_only_begins_like_another_tells_nothing(language: str, text: str) -> None:
    assert {*kinds_in(text, language)} <= {"kindness"}


def telling(seat: int, *texts: str) -> list[dict[str, Any]]:
    return [{"event": "answered", "n": at, "seat": seat, "text": text} for at, text in enumerate(texts)]


def after(match: parlour.Match, now: tuple[str, ...], before: tuple[str, ...], me: Character = PENDLE) -> Sight:
    """What a bot sees where another has said this in this match, and that in an earlier one."""
    sight = seen(match, 0, me, players=("Pendle", "Sable"), earlier=(Past(("Sable", "Wren"), telling(0, *before)),))
    return msgspec.structs.replace(sight, story=[*sight.story, *telling(1, *now)])


def answers_to(sight: Sight, seeds: int = 40) -> list[str]:
    acts = [skill("talkitout", "novice").play(sight, Chance.of(seed), 1) for seed in range(seeds)]
    return [act.text for act in acts if isinstance(act, Answer) and act.text is not None]


def samples_on_top(match: parlour.Match) -> tuple[str, ...]:
    return next(one for one in PACK.questions if one.id == match.view(0)["top"]).samples


def test_nobody_says_again_what_was_said_this_evening() -> None:
    first, second, *others, last = samples_on_top(match := asked())
    for text in answers_to(after(match, (first,), (second, *others))):
        assert last in text


def test_what_was_said_in_this_match_is_avoided_more_than_what_was_said_before() -> None:
    *others, last = samples_on_top(match := asked())
    for text in answers_to(after(match, (*others,), (last,))):
        assert last in text


def test_a_phrase_comes_once_an_evening_and_when_all_are_used_up_once_a_match() -> None:
    match, voice = asked(), voice_of(PENDLE)
    *others, last = phrases = [*voice.openings["en"], *voice.endings["en"]]

    def heard(now: tuple[str, ...], before: tuple[str, ...]) -> set[str]:
        return {phrase for text in answers_to(after(match, now, before)) for phrase in phrases if phrase in text}

    assert heard((), ()) == {*phrases}
    assert heard((), (*others,)) == {last}
    assert heard((), (*voice.openings["en"][1:],)) == {voice.openings["en"][0], *voice.endings["en"]}
    assert heard((*others,), (*phrases,)) == {last}
    assert heard((*phrases,), ()) == set()


# ── lies ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def lied_to(*answers: str, seats: int = 2, lie: int = 0, deck: Any = None) -> parlour.Match:
    match = begin(
        "SR",
        "tell_a_lie",
        *EVERYBODYS[:5],
        *(["SM", "SI", "FM", "RM", "RI", "MI", "FI"] * (seats - 1)),
        "SR",
        seats=seats,
        deck=deck,
    )
    match.play(0, Play(match.view(0)["hand"][0]))
    match.play(0, Special("tell_a_lie"))
    if answers:
        match.play(0, Tell(lie, (answers[0], answers[1])))
    return match


@pytest.mark.parametrize("level", LEVELS)
def test_t8_both_answers_of_a_lie_are_samples_and_either_may_be_false(level: str) -> None:
    match = lied_to()
    question = next(one for one in PACK.questions if one.id == match.view(0)["top"])
    told = [decides(match, level, me=MARLOW, seed=seed) for seed in range(12)]
    for act in told:
        assert isinstance(act, Tell)
        assert act.answers is not None
        assert {*act.answers} <= {*question.samples}
        match.copy().play(0, act)
    assert {act.lie for act in told if isinstance(act, Tell)} == {0, 1}


def test_t8_with_one_sample_the_lie_is_borrowed_and_with_none_it_is_told_aloud() -> None:
    def with_samples(samples: tuple[str, ...]) -> QuestionDeck:
        first, *others = PACK.questions
        return msgspec.structs.replace(PACK, questions=(msgspec.structs.replace(first, samples=samples), *others))

    one = decides(lied_to(deck=with_samples(("Only this.",))), "regular")
    assert isinstance(one, Tell)
    assert one.answers is not None
    assert one.answers[1 - one.lie] == "Only this."
    none = decides(lied_to(deck=with_samples(())), "regular")
    assert isinstance(none, Tell)
    assert none.answers is None


def test_t8_no_answer_is_given_away_by_having_been_told_before() -> None:
    """With only one fresh sample left, that it is fresh would say which is the truth."""
    match = lied_to()
    *others, last = samples_on_top(match)
    told = [skill("talkitout", "novice").play(after(match, (*others,), ()), Chance.of(seed), 1) for seed in range(40)]
    lies = [act.answers[act.lie] for act in told if isinstance(act, Tell) and act.answers is not None]
    assert last in lies
    assert {*lies} & {*others}


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_t8_what_somebody_said_before_and_meant_is_no_lie(level: str) -> None:
    match = lied_to("I once met an otter.", "I once met a badger.")
    past = Past(("Ada", "Ben"), [{"event": "answered", "n": 1, "seat": 0, "text": "I once met a badger."}])
    sight = seen(match, 1, players=("Ada", "Ben"), earlier=(past,))
    otter = next(at for at, answer in enumerate(sight.view["answers"]) if "otter" in answer["text"])
    assert {skill("talkitout", level).play(sight, Chance.of(seed), 1) for seed in range(8)} == {Vote(otter)}


def test_t8_an_expert_remembers_what_somebody_talks_about() -> None:
    match = lied_to("Swimming in the sea.", "Baking bread with my friends.")
    past = Past(("Ada", "Ben"), [{"event": "answered", "n": 1, "seat": 0, "text": "Soup, and a cake afterwards."}])
    sight = seen(match, 1, players=("Ada", "Ben"), earlier=(past,))
    sea = next(at for at, answer in enumerate(sight.view["answers"]) if "sea" in answer["text"])
    votes = {
        level: {skill("talkitout", level).play(sight, Chance.of(seed), 1) for seed in range(8)} for level in LEVELS
    }
    assert votes["expert"] == {Vote(sea)}
    assert votes["regular"] == votes["novice"] == {Vote(0), Vote(1)}


@pytest.mark.parametrize("cakes", [1, 5])
def test_t8_of_experts_who_have_little_to_go_by_each_has_a_hunch_of_their_own(cakes: int) -> None:
    """One cake among five answers says little about who talks of bread; five cakes say it."""
    match = lied_to("Swimming in the sea.", "Baking bread with my friends.")
    told = [*["A cake afterwards."] * cakes, *["Nothing at all."] * (5 - cakes)]
    story = [{"event": "answered", "n": n, "seat": 0, "text": text} for n, text in enumerate(told)]
    sight = seen(match, 1, players=("Ada", "Ben"), earlier=(Past(("Ada", "Ben"), story),))
    sea = next(at for at, answer in enumerate(sight.view["answers"]) if "sea" in answer["text"])
    votes = [skill("talkitout", "expert").play(sight, Chance.of(seed), 1) for seed in range(40)]
    assert votes == [skill("talkitout", "expert").play(sight, Chance.of(seed), 1) for seed in range(40)]
    assert votes.count(Vote(sea)) > 20, "whatever there is counts"
    assert (votes.count(Vote(sea)) == 40) == (cakes == 5)


def test_t8_an_answer_read_off_the_card_is_taken_for_the_lie() -> None:
    match = lied_to("My brother, with his drum.", PACK.questions[0].samples[0])
    assert bits(match.view(0)["top"]) == "SR"
    sample = next(
        at for at, answer in enumerate(match.view(1)["answers"]) if answer["text"] in PACK.questions[0].samples
    )
    assert {decides(match, "regular", seat=1, seed=seed) for seed in range(8)} == {Vote(sample)}


def test_t8_after_a_tie_they_agree_on_what_the_liars_left_neighbour_said() -> None:
    for voted in (0, 1):
        match = lied_to("Swimming in the sea.", "Baking bread.", seats=3)
        match.play(1, Vote(voted))
        match.play(2, Vote(1 - voted))
        assert match.view(1)["tied"]
        for level in LEVELS:
            for seat in (1, 2):
                assert {decides(match, level, seat, seed=seed) for seed in range(6)} == {Vote(voted)}


def tied_beside(person: int, liar: str) -> Sight:
    """What the bot in the other seat sees after it and a person have disagreed."""
    match = lied_to("Swimming in the sea.", "Baking bread.", seats=3)
    match.play(1, Vote(0))
    match.play(2, Vote(1))
    players = (liar, *("person 1" if seat == person else "Wren" for seat in (1, 2)))
    return seen(match, 3 - person, players=players)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("person", [1, 2])
def test_t8_after_a_tie_a_person_can_count_on_it_that_a_bot_stays_with_its_vote(level: str, person: int) -> None:
    sight = tied_beside(person, "Sable")
    own = sight.view["tied"][sight.seat]
    assert {skill("talkitout", level).play(sight, Chance.of(seed), 1) for seed in range(6)} == {Vote(own)}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("person", [1, 2])
def test_t8_after_a_tie_about_a_person_a_bot_goes_along_with_whoever_may_know_them(level: str, person: int) -> None:
    sight = tied_beside(person, "person 7")
    theirs = sight.view["tied"][person]
    assert {skill("talkitout", level).play(sight, Chance.of(seed), 1) for seed in range(6)} == {Vote(theirs)}


def test_t8_after_a_tie_a_bot_that_has_a_reason_goes_by_it() -> None:
    sight = tied_beside(1, "person 7")
    own = sight.view["answers"][sight.view["tied"][2]]["text"]
    past = Past(("person 7", "Wren"), [{"event": "answered", "n": 1, "seat": 0, "text": own}])
    remembers = msgspec.structs.replace(sight, earlier=(past,))
    for level in ("regular", "expert"):
        assert skill("talkitout", level).play(remembers, Chance.of(0), 1) == Vote(sight.view["tied"][1])


def test_a_vote_that_is_in_stays() -> None:
    match = lied_to("Swimming in the sea.", "Baking bread.", seats=3)
    match.play(1, Vote(0))
    assert decides(match, "expert", seat=1) is None


# ── how well ────────────────────────────────────────────────────────────────────────────────────────────────────────


def won(seats: int, matches: int, *bots: str) -> dict[str, float]:
    contest = Contest("talkitout", bots, matches, seats)
    return score(contest, list(play_all(contest, jobs=1))).wins


def test_a_regular_beats_the_random_player(soak: int) -> None:
    assert won(2, 150 * soak, "regular", "random")["regular"] > 0.53


def test_among_many_a_regular_has_more_than_its_share(soak: int) -> None:
    assert won(4, 100 * soak, "regular", "random")["regular"] > 1 / 4 + 0.01


def test_an_expert_beats_the_random_player_even_when_it_is_hurried(soak: int) -> None:
    assert won(2, 100 * soak, "expert@0.1", "random")["expert@0.1"] > 0.5


def test_a_match_of_bots_alone_comes_to_its_end_in_either_language() -> None:
    for language in ("en", "fr"):
        contest = Contest("talkitout", ("expert@0.02", "regular", "novice"), 2, 8, deck=f"{language}/questions")
        assert len(list(play_all(contest, jobs=1))) == 2
