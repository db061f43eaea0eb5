"""The bots of Traitor Word: what they say, claim, accuse, explain and vote, and that they know what a seat knows."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import pairwise, permutations, product
from statistics import mean, median
from typing import Any

import msgspec
import pytest

import parlour
from parlour.bots import CHARACTERS, Level, Sight, sight_of, skill
from parlour.bots.sight import Worlds
from parlour.bots.words import Words, words_for
from parlour.decks import load
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.engine.text import fold
from parlour.games.traitor_word.acts import GRAB, Accuse, Claim, Justify, Say, Vote
from parlour.games.traitor_word.bots.explaining import explain, stepping_stone
from parlour.games.traitor_word.bots.speaking import FAIRLY_LINKED, fitting_words
from parlour.games.traitor_word.bots.suspecting import Ear
from parlour.games.traitor_word.bots.talk import LINKED, UNLINKED, WELL_LINKED, Talk, bridge, follow_ups
from parlour.games.traitor_word.bots.thinking import Mind
from parlour.games.traitor_word.deck import WordDeck
from parlour.lab.arena import Contest, play_all, score
from parlour.lab.playing import Player, play_out
from tests.games.traitor_word.tables import card, deck, say
from tests.properties.settings import SETTINGS, Setting
from tests.scripting import play

LEVELS: tuple[Level, ...] = ("novice", "regular", "expert")
THOSE_WHO_CAN: tuple[Level, ...] = ("regular", "expert")
TIMID_EVEN_AND_BOLD = [min(CHARACTERS, key=lambda each: abs(each.boldness - goal)) for goal in (0.0, 0.5, 1.0)]
CHAINS = 60  # so many does an expert imagine here: enough to know a secret word that fits from one that does not
FULL_THOUGHT = skill("traitor-word", "expert").iterations


def words_of(language: str) -> Words:
    words = words_for(language)
    assert words is not None
    return words


ENGLISH = words_of("en")
PACKS = {"en": "en/words", "fr": "fr/mots"}


def pack(language: str, colour: str) -> list[str]:
    words = load(PACKS[language], "traitor-word")
    assert isinstance(words, WordDeck)
    return [each.black if colour == "black" else each.pink for each in words.words]


PACK = pack("en", "black")
"""Every pair of words below is looked for among these, so that the tests hold whatever the table of words says."""
IN_THE_PILE = 60  # enough that a bot sees what language the deck is in, whatever the hands are filled up with


def in_a_language(language: str, *hands: str, opening: str) -> dict[str, Any]:
    """A deck with these hands, and words of this language in the pile."""
    named = {fold(word) for word in [opening, *" ".join(hands).split()]}
    pile = [word for word in pack(language, "pink") if fold(word) not in named and " " not in word][:IN_THE_PILE]
    return deck(*hands, opening=opening, pile=" ".join(pile), left=IN_THE_PILE) | {"language": language}


def laid_out(laid: dict[str, Any], seats: int, **options: Any) -> parlour.Match:
    """A match in which the cards of this deck are dealt in their order."""
    chance = parlour.Stacked(deck=tuple(range(1, len(laid["words"]) + 1)))
    return parlour.start("traitor-word", seats, laid, {"reaction": 0} | options, first=0, chance=chance)


def table(*hands: str, opening: str, **options: Any) -> parlour.Match:
    """A match in English with these secret words and this first word of the chain."""
    return laid_out(in_a_language("en", *hands, opening=opening), len(hands), **options)


def seen(match: parlour.Match, seat: int) -> Sight:
    sight = sight_of(match, seat)
    assert sight is not None
    return sight


def act_of(level: Level, match: parlour.Match, seat: int | None = None, seed: int = 0) -> Act | None:
    """What a bot of this level does in this seat, or in the seat that the table waits for."""
    where = match.waiting[0] if seat is None else seat
    return skill("traitor-word", level).play(seen(match, where), Chance.of(seed), CHAINS)


def word_of(level: Level, match: parlour.Match, seed: int = 0) -> str:
    """What it says when it is its turn, whatever it may think of the last word."""
    sight = seen(match, match.waiting[0])
    nothing_but_words = msgspec.structs.replace(sight, acts=[act for act in sight.acts if isinstance(act, Say)])
    act = skill("traitor-word", level).play(nothing_but_words, Chance.of(seed), CHAINS)
    assert isinstance(act, Say)
    return act.word


def with_a_link(low: float, high: float) -> tuple[str, str]:
    """Two words of the pack whose link lies between."""
    return next((a, b) for a in PACK for b in PACK if a != b and low <= ENGLISH.link(a, b) < high)


def five(far_from: str, *secrets: str) -> str:
    """A hand: these secret words, and others that have nothing to do with some words."""
    away = far_from.split()
    idle = [word for word in PACK if word not in secrets and all(ENGLISH.link(each, word) < 0.1 for each in away)]
    return " ".join([*secrets, *idle[: 5 - len(secrets)]])


def without_a_link() -> tuple[str, str]:
    """Two words of the pack that have nothing to do with each other, not even by way of a third."""
    return next(
        (a, b)
        for a in PACK
        for b in PACK
        if a != b and ENGLISH.link(a, b) < UNLINKED / 4 and ENGLISH.between(a, b, 1)[0][1] < UNLINKED
    )


def next_words(word: str, count: int, *but: str) -> list[str]:
    """What everybody would say: each the best linked word after the one before it."""
    chain = [word]
    for _ in range(count):
        taken = {fold(other) for other in (*chain, *but)}
        chain.append(next(one.word for one in follow_ups(ENGLISH, chain[-1]) if one.folded not in taken))
    return chain[1:]


# ── speaking ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("level", LEVELS)
def test_a_secret_word_that_anybody_would_say_here_is_said(level: Level) -> None:
    assert word_of(level, table("", five("bread", "butter"), "", "", opening="bread")) == "butter"


@pytest.mark.parametrize("level", LEVELS)
def test_a_secret_word_that_is_not_linked_is_kept(level: Level) -> None:
    for seed in range(5):
        said = word_of(level, table("", five("bread"), "", "", opening="bread"), seed)
        assert said not in five("bread").split()
        assert ENGLISH.link("bread", said) >= WELL_LINKED


def test_a_learner_blurts_out_a_secret_word_with_no_more_than_a_fair_link() -> None:
    before, secret = next(
        (a, b)
        for a in PACK
        for b in PACK
        if FAIRLY_LINKED <= ENGLISH.link(a, b) < LINKED and bridge(ENGLISH, a, b) >= LINKED
    )
    match = table("", five(before, secret), "", "", opening=before)
    assert secret in [word_of("novice", match, seed) for seed in range(30)]
    assert secret not in [word_of("regular", match, seed) for seed in range(30)]
    assert secret not in [word_of("expert", match, seed) for seed in range(5)]


def test_a_regular_says_what_leads_towards_a_secret_word() -> None:
    """Several ways lead on from the opening, and a secret word is at the end of one of them."""
    opening, ways = next((word, ways) for word in PACK if len(ways := ways_from(word)) > 1)
    for mine, other in (ways, ways[::-1]):
        hands = [five(opening, mine), five(opening, other)]
        heard, would_be = (
            [word_of("regular", table("", hand, "", opening=opening), seed) for seed in range(6)] for hand in hands
        )
        assert sum(ENGLISH.link(word, mine) for word in heard) > sum(ENGLISH.link(word, mine) for word in would_be)


def test_chains_go_better_from_what_an_expert_says_than_from_most_other_words() -> None:
    better = 0
    for opening in PACK[:10]:
        sight = seen(table("", five(opening), "", "", opening=opening), 1)
        said = skill("traitor-word", "expert").play(sight, Chance.of(1), FULL_THOUGHT)
        assert isinstance(said, Say)
        talk = Talk(sight)
        mind = Mind(talk, ENGLISH, Chance.of(2))
        worth = {one.word: sum(mind.worth_of_a_chain(one.word) for _ in range(100)) for one in fitting_words(talk)}
        better += worth[said.word] > median(worth.values())
    assert better >= 9


def ways_from(opening: str) -> list[str]:
    """Two secret words that cannot be said at once, each with a word of its own that leads there."""
    steps = [one.word for one in follow_ups(ENGLISH, opening) if one.link >= WELL_LINKED]
    ends: dict[str, str] = {}
    for secret in PACK:
        leading = [step for step in steps if ENGLISH.link(step, secret) > 0.8]
        if len(leading) == 1 and ENGLISH.link(opening, secret) < FAIRLY_LINKED:
            ends.setdefault(leading[0], secret)
    return list(ends.values())[:2]


def well_known_speaker(secret: str, before: str) -> parlour.Match:
    """Seat 2 is to speak after this word, and up to now everybody has said what anybody would."""
    hand = five(f"water {before}", secret)
    chain = [*next_words("water", 24, before, *hand.split()), before]
    return say(table("", "", hand, opening="water"), " ".join(chain))


def a_word_that_gives_itself_away() -> tuple[str, str]:
    """Linked to the one before, and it could be explained; but hardly anybody would say it."""
    for before, secret in permutations(PACK, 2):
        if LINKED <= ENGLISH.link(before, secret) < WELL_LINKED <= bridge(ENGLISH, before, secret):
            talk = Talk(seen(well_known_speaker(secret, before), 2))
            if Ear(talk, ENGLISH, 2, len(talk.chain)).suspicion(before, secret, None) > 0.76:
                return before, secret
    raise AssertionError("there is none")


def test_a_regular_tries_a_far_fetched_secret_word_now_and_then_and_an_expert_never() -> None:
    before, secret = a_word_that_gives_itself_away()
    match = well_known_speaker(secret, before)
    assert secret in [word_of("regular", match, seed) for seed in range(40)]
    assert secret not in [word_of("expert", match, seed) for seed in range(5)]
    say(match, secret)
    for level in THOSE_WHO_CAN:
        assert act_of(level, match, 1) == Accuse("secret")


@pytest.mark.parametrize("level", LEVELS)
def test_after_a_word_nobody_has_heard_of_the_one_before_it_is_gone_on_from(level: Level) -> None:
    match = say(table("", "", five("bread"), "", opening="bread"), "xqzzk")
    assert ENGLISH.link("bread", word_of(level, match)) >= WELL_LINKED


@pytest.mark.parametrize("level", LEVELS)
def test_after_a_word_nobody_has_heard_of_something_spelt_like_it_is_said(level: Level) -> None:
    match = say(table("", "", five("bread snow"), "", opening="bread"), "snowglobber")
    assert word_of(level, match) == "snow"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("chain", "form"), [("teeth", "tooth"), ("tooth", "teeth"), ("boxing", "box")])
def test_another_form_of_a_word_of_the_chain_is_not_said(level: Level, chain: str, form: str) -> None:
    after = next(one.word for one in follow_ups(ENGLISH, form) if form in thoughts_after(one.word))
    assert form in [one.word for one in fitting_words(talk_after(after))]
    assert form not in [one.word for one in fitting_words(talk_after(chain, after))]
    match = say(table("", "", "", opening=chain), after)
    assert form not in [word_of(level, match, seed) for seed in range(5)]


def thoughts_after(word: str) -> list[str]:
    return [one.word for one in follow_ups(ENGLISH, word) if one.link >= WELL_LINKED]


def talk_after(*chain: str) -> Talk:
    match = table("", "", "", opening=chain[0])
    if chain[1:]:
        say(match, " ".join(chain[1:]))
    return Talk(seen(match, match.waiting[0]))


@pytest.mark.parametrize("level", LEVELS)
def test_a_word_is_never_said_twice_in_a_long_chain(level: Level) -> None:
    match = parlour.start("traitor-word", 3, options={"reaction": 0}, seed=1)
    while match.result is None and (said := len(match.view(None)["chain"])) < 60:
        match.play(match.waiting[0], Say(word_of(level, match, said)))  # one that is in the chain would be refused


# ── claiming ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("level", THOSE_WHO_CAN)
def test_w6_a_secret_word_that_somebody_else_says_is_claimed(level: Level) -> None:
    match = say(table("", "", "butter", "", opening="bread"), "BÚTTER")
    assert act_of(level, match, 2) == Claim(card(match, "butter"))
    assert act_of(level, match, 0) is None


@pytest.mark.parametrize("level", LEVELS)
def test_ones_own_word_is_not_claimed(level: Level) -> None:
    match = say(table("", "butter", "", opening="bread"), "butter")
    assert sight_of(match, 1) is None or act_of(level, match, 1) is None


def test_a_learner_misses_some_claims_and_is_of_the_same_mind_when_asked_again() -> None:
    claims = []
    for character in CHARACTERS:
        match = say(table("", "", "butter", opening="bread"), "butter")
        sight = msgspec.structs.replace(seen(match, 2), me=character)
        asked = [skill("traitor-word", "novice").play(sight, Chance.of(seed), 1) for seed in range(5)]
        claims.append([isinstance(act, Claim) for act in asked])
    assert all(len(set(each)) == 1 for each in claims)
    assert 0 < sum(each[0] for each in claims) < len(claims)


# ── accusing ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("level", LEVELS)
def test_what_anybody_would_have_said_is_not_accused(level: Level) -> None:
    match = say(table("", "", "", "", opening="bread"), " ".join(next_words("bread", 6)))
    assert not isinstance(act_of(level, match, 1), Accuse)


@pytest.mark.parametrize("level", THOSE_WHO_CAN)
def test_w9_a_word_without_a_link_is_off_topic(level: Level) -> None:
    before, word = without_a_link()
    match = say(table("", "", "", "", opening=before), word)
    assert act_of(level, match, 0) == Accuse("off_topic")


def accusations(level: Level, match: parlour.Match) -> dict[str, Accuse]:
    """Who would accuse the last speaker of what, by name, if they sat across the table."""
    found = {}
    for character in CHARACTERS:
        act = skill("traitor-word", level).play(
            msgspec.structs.replace(seen(match, 0), me=character), Chance.of(0), CHAINS
        )
        if isinstance(act, Accuse):
            found[character.name] = act
    return found


@pytest.mark.parametrize("level", THOSE_WHO_CAN)
@pytest.mark.parametrize(("language", "before", "word"), [("fr", "laine", "nager"), ("fr", "marché", "dragon")])
def test_w9_a_way_round_that_only_the_listener_sees_is_no_link(
    level: Level, language: str, before: str, word: str
) -> None:
    laid = in_a_language(language, "", "", "", "", opening=before)
    assert len(accusations(level, say(laid_out(laid, 4), word))) > len(CHARACTERS) / 2


@pytest.mark.parametrize("level", LEVELS)
def test_gibberish_is_doubted_the_sooner_the_bolder_one_is_and_a_rare_word_seldom(level: Level) -> None:
    boldness = {character.name: character.boldness for character in CHARACTERS}
    doubts: dict[str, list[float]] = {
        kind: [
            boldness[name]
            for word in words.split()
            for name, act in accusations(level, say(table("", "", "", "", opening="bread"), word)).items()
            if act == Accuse("off_topic")
        ]
        for kind, words in {
            "gibberish": "zglorp xqzzk asdf hjkl vrtsk qwert ghtrf zdkrt",
            "rare": "okapi bouzouki zeppelin quokka wibble platypus kohlrabi ukulele",
            "near": "snowglobber breadly butterishly yoghurtmaker",
        }.items()
    }
    asked = 8 * len(CHARACTERS)
    assert 0.35 < len(doubts["gibberish"]) / asked < 0.65
    assert len(doubts["rare"]) / asked < 0.2
    assert doubts["near"] == []
    assert mean(doubts["gibberish"]) > mean(boldness.values())


def test_a_word_on_a_card_is_one_even_if_nobody_has_heard_of_it() -> None:
    match = say(table("", "zglorp", "", "", opening="bread"), "zglorp")
    for level in LEVELS:
        assert accusations(level, match) == {}


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_the_bold_follow_a_hunch_now_and_then(level: Level) -> None:
    """Among bots of one level too, so that a lone player sees an accusation now and then, and most of them hold."""
    held = wrong = 0
    for seed in range(16):
        match = parlour.start("traitor-word", 4, list(PACKS.values())[seed % 2], seed=seed)
        bold = [character for character in CHARACTERS if character.boldness >= 0.5]
        play_out(match, [Player(skill("traitor-word", level), bold[seat], 1) for seat in range(4)], Chance.of(seed))
        again = parlour.start("traitor-word", 4, list(PACKS.values())[seed % 2], seed=seed)
        secret = False
        for seat, act in match.log():
            if isinstance(act, Say):
                secret = fold(act.word) in [fold(held["word"]) for held in again.view(seat)["hand"]]
            if act == Accuse("secret"):
                held, wrong = held + secret, wrong + (not secret)
            again.play(seat, act)
    assert 6 <= held + wrong <= 60
    assert held > wrong


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_accuses_a_word_that_has_been_claimed(level: Level) -> None:
    before, odd = without_a_link()
    match = say(table("", "", odd, "", opening=before), odd)
    play(match, f"2 claim card={card(match, odd)}")
    assert not isinstance(act_of(level, match, 0), Accuse)


# ── explaining and voting ───────────────────────────────────────────────────────────────────────────────────────────


def accused(before: str, word: str, language: str = "en") -> parlour.Match:
    """Seat 1 has said this word and seat 0 has called it off topic."""
    laid = in_a_language(language, "", "", "", "", opening=before)
    return play(say(laid_out(laid, 4), word), "0 accuse of=off_topic")


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.name)
def test_w9_the_accused_names_the_link_in_one_sentence(character: Any) -> None:
    for language, before, word in (("en", "bread", "knife"), ("fr", "pain", "couteau")):
        sight = msgspec.structs.replace(seen(accused(before, word, language), 1), me=character)
        act = skill("traitor-word", "regular").play(sight, Chance.of(0), 1)
        assert isinstance(act, Justify)
        assert act.text is not None
        assert word in act.text
        assert language == "en" or not any(f" {sign}" in act.text for sign in ";:!?»")


def test_without_the_language_it_is_explained_aloud() -> None:
    match = play(say(german("Brot", 4), "Butter"), "0 accuse of=off_topic")
    assert act_of("expert", match) == Justify(None)


@pytest.mark.parametrize("level", THOSE_WHO_CAN)
def test_w9_thumbs_go_by_the_link_and_by_what_the_accused_says(level: Level) -> None:
    before, unlinked = without_a_link()
    assert act_of(level, play(accused("bread", "butter"), "1 justify"), 2) == Vote("up")
    assert act_of(level, play(accused(before, unlinked), "1 justify"), 2) == Vote("down")


@pytest.mark.parametrize("level", THOSE_WHO_CAN)
def test_w9_a_sentence_that_names_a_word_between_makes_a_link(level: Level) -> None:
    before, between, word = next(
        (before, step.word, one.word)
        for before in PACK
        for step in follow_ups(ENGLISH, before)
        for one in follow_ups(ENGLISH, step.word)
        if min(step.link, one.link) > 0.8 and ENGLISH.link(before, one.word) < UNLINKED / 2
    )
    assert act_of(level, play(accused(before, word), "1 justify"), 2) == Vote("down")
    match = accused(before, word)
    match.play(1, Justify(f"Think of {between}!"))
    assert act_of(level, match, 2) == Vote("up")


def thumbs(before: str, word: str, sentence: str | None) -> float:
    """How many of all characters believe this sentence."""
    match = accused(before, word)
    match.play(1, Justify(sentence))
    sights = [msgspec.structs.replace(seen(match, 2), me=character) for character in CHARACTERS]
    votes = [skill("traitor-word", "regular").play(sight, Chance.of(0), 1) for sight in sights]
    return votes.count(Vote("up")) / len(votes)


def test_w9_a_story_that_might_be_true_is_believed_by_some() -> None:
    owls = "A group of owls is called a parliament, and owls have feathers."
    assert 0.2 < thumbs("feather", "parliament", owls) < 0.8
    assert thumbs("feather", "parliament", "Feather, parliament, what do I know!") == 0
    assert thumbs("feather", "parliament", "Owls have feathers.") == 0
    assert thumbs("feather", "parliament", None) == 0


def test_w9_of_words_nobody_has_heard_of_those_that_look_like_one_or_have_a_story_are_believed_sooner() -> None:
    unheard_of = ("zglorp", "xqzzk", "vrtsk", "ghtrf"), ("okapi", "bouzouki", "zeppelin", "kohlrabi")
    gibberish, rare = (mean(thumbs("bread", word, None) for word in words) for words in unheard_of)
    explained = mean(thumbs("bread", word, f"Where I come from, {word} is flour.") for word in unheard_of[1])
    assert gibberish < 0.15 < 0.25 < rare < 0.6 < explained


@pytest.mark.parametrize("language", ["en", "fr"])
def test_w9_every_word_of_the_packs_can_be_explained_after_every_other_as_people_talk(language: str) -> None:
    """All that a bot may say of a word of the packs and any that comes to mind after it, and of two at random."""
    words, chance, printed = words_of(language), Chance.of(0), pack(language, "black") + pack(language, "pink")
    talk = Talk(seen(worded(printed[:60], printed[0], 3), 1))
    near = [(a, one.word) for a in printed for one in follow_ups(words, a)]
    for a, b in [*near, *zip(printed, printed[7:], strict=False)]:
        between = stepping_stone(words, a, b)
        if between is not None:
            assert words.link(a, b) < WELL_LINKED <= min(words.link(a, between), words.link(between, b))
            assert not words.are_forms_of_one(a, between)
            assert not words.are_forms_of_one(b, between)
        talk.chain = [a, b]
        for character in TIMID_EVEN_AND_BOLD:
            sentence = explain(talk, character, chance).text
            assert sentence is not None
            assert a in sentence
            assert b in sentence
            assert not re.search(r"\b[Dd]e «\u202f[aeiouyhàâéèêëîïôœùû]", sentence), sentence
            assert language == "en" or not re.search(r"[^\u202f][;:!?»]|«[^\u202f]|'", sentence), sentence


# ── decks in any language ───────────────────────────────────────────────────────────────────────────────────────────

EVERYDAY_GERMAN = """
Vater Mutter Gabel Messer Sonne Stern Brot Butter Bruder Schwester Onkel Tante Löffel Teller Tasse Kanne Käse Zucker
Salz Pfeffer Apfel Birne Kirsche Traube Hund Katze Pferd Kuh Schwein Vogel Fisch Wald Baum Blume Wiese Berg Tal Fluss
Brücke Straße Haus Fenster Tür Dach Keller Stuhl Tisch Schrank Bett Lampe Uhr Schuh Hose Jacke Mütze Regen Schnee Wolke
Gewitter Mond Himmel Schule Lehrer Heft Bleistift Schere
"""
GERMAN = EVERYDAY_GERMAN.split()


def worded(words: list[str], opening: str, seats: int, **deck_says: str) -> parlour.Match:
    """A match with a deck of these words that begins with one of them; what the deck does not say is as it is."""
    others = [word for word in words if word != opening]
    order = [*others[: 8 * seats], opening, *others[8 * seats :]]
    return laid_out({"words": [[word, word] for word in order], **deck_says}, seats)


def german(opening: str, seats: int = 3) -> parlour.Match:
    """With a deck that does not say its language, which counts as English then."""
    return worded(GERMAN, opening, seats)


def words_on_ones_mind(match: parlour.Match) -> Words | None:
    return Talk(seen(match, match.waiting[0])).words


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("before", "word"), [("Vater", "Mutter"), ("Gabel", "Messer"), ("Sonne", "Stern")])
def test_nobody_accuses_in_a_language_they_do_not_speak(level: Level, before: str, word: str) -> None:
    match = say(german(before), word)
    for seat in (0, 2):
        for character in CHARACTERS:
            sight = msgspec.structs.replace(seen(match, seat), me=character)
            assert not isinstance(skill("traitor-word", level).play(sight, Chance.of(0), CHAINS), Accuse)


@pytest.mark.parametrize("level", LEVELS)
def test_in_a_language_they_do_not_speak_they_say_words_of_the_deck(level: Level) -> None:
    match = german("Vater")
    for turn in range(12):
        said = word_of(level, match, turn)
        assert said in GERMAN
        match.play(match.waiting[0], Say(said))


@pytest.mark.parametrize("label", ["en", "fr", "en-GB", "de", "tlh", "und"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_words_of_a_deck_show_its_language_whatever_its_label_says(language: str, label: str) -> None:
    before, word = {"en": ("bread", "butter"), "fr": ("pain", "beurre")}[language]
    printed = list(dict.fromkeys([before, word, *pack(language, "black")]))
    match = worded(printed, before, 3, language=label)
    assert words_on_ones_mind(match) is words_of(language)
    for level in LEVELS:
        said = word_of(level, match)
        assert words_of(language).link(before, said) >= WELL_LINKED
        assert not isinstance(act_of(level, say(worded(printed, before, 3, language=label), word), 0), Accuse)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("colour", ["black", "pink"])
def test_our_own_packs_are_in_languages_they_speak(language: str, colour: str) -> None:
    match = parlour.start("traitor-word", 3, PACKS[language], {"colour": colour}, seed=1)
    assert words_on_ones_mind(match) is words_of(language)


def test_it_is_the_language_of_the_colour_in_play() -> None:
    german_words, english = GERMAN[:60], PACK[:60]
    laid = {"words": [list(each) for each in zip(german_words, english, strict=True)]}
    assert words_on_ones_mind(laid_out(laid, 3)) is None
    assert words_on_ones_mind(laid_out(laid, 3, colour="pink")) is ENGLISH


def test_words_are_known_however_they_are_written() -> None:
    shouted = [word.upper() for word in PACK]
    assert words_on_ones_mind(worded(shouted, shouted[0], 3)) is ENGLISH
    in_several_pieces = [f"{one} {other}" for one, other in pairwise(PACK)]
    assert words_on_ones_mind(worded(in_several_pieces, in_several_pieces[0], 3)) is ENGLISH
    with_an_article = [f"die {word}" for word in GERMAN]
    assert words_on_ones_mind(worded(with_an_article, with_an_article[0], 3)) is None
    numbers = [str(number) for number in range(60)]
    assert words_on_ones_mind(worded(numbers, numbers[0], 3)) is None


def test_without_the_language_a_speaker_is_mostly_believed_and_now_and_then_not() -> None:
    """Else whoever objects to a bot's word would always lose where all the others are bots."""
    thumbs: list[Act | None] = []
    for word in GERMAN[1:]:
        match = play(say(german(GERMAN[0], 4), word), "0 accuse of=off_topic", "1 justify")
        for seat, level in product((2, 3), LEVELS):
            votes = {act_of(level, match, seat, seed) for seed in range(3)}
            assert len(votes) == 1  # asked again, a voter is of the same mind
            thumbs += votes
    assert set(thumbs) == {Vote("up"), Vote("down")}
    assert 0.6 < thumbs.count(Vote("up")) / len(thumbs) < 0.9


# ── any table ───────────────────────────────────────────────────────────────────────────────────────────────────────


def plays(setting: Setting, levels: tuple[Level, ...], seed: int, deck: Any = None) -> parlour.Match:
    """A whole match; the lab stops it if a bot does what is not allowed."""
    match = setting.start(seed) if deck is None else parlour.start("traitor-word", setting.seats, deck, seed=seed)
    players = [
        Player(skill("traitor-word", levels[seat % len(levels)]), CHARACTERS[seat], 20) for seat in range(setting.seats)
    ]
    play_out(match, players, Chance.of(seed))
    return match


@pytest.mark.parametrize("setting", [each for each in SETTINGS if each.game == "traitor-word"], ids=str)
def test_they_play_by_the_rules_at_every_table(setting: Setting) -> None:
    assert plays(setting, LEVELS, 1).result is not None


@pytest.mark.parametrize("language", ["tlh", "en"])
def test_they_play_plainly_with_words_they_do_not_know(language: str) -> None:
    strange = {"language": language, "words": [[f"qxw{number}z", f"jqv{number}x"] for number in range(70)]}
    match = plays(Setting("traitor-word", 4, {}), LEVELS, 2, strange)
    assert not any(isinstance(act, Accuse) for _, act in match.log())


@pytest.mark.parametrize(("language", "pack"), [("en", "en/words"), ("fr", "fr/mots")])
@pytest.mark.parametrize("colour", ["black", "pink"])
def test_what_they_say_is_linked_and_their_secrets_too(language: str, pack: str, colour: str) -> None:
    words, links, lengths = words_of(language), [], []
    for seed in range(4):
        match = parlour.start("traitor-word", 4, pack, {"colour": colour}, seed=seed)
        players = [
            Player(skill("traitor-word", level), CHARACTERS[seat], 40) for seat, level in enumerate(THOSE_WHO_CAN * 2)
        ]
        play_out(match, players, Chance.of(seed))
        again = parlour.start("traitor-word", 4, pack, {"colour": colour}, seed=seed)
        for seat, act in match.log():
            if isinstance(act, Say):
                view = again.view(seat)
                link = words.link(view["chain"][-1]["word"], act.word)
                links.append(link)
                if fold(act.word) in [fold(secret["word"]) for secret in view["hand"]]:
                    assert link >= LINKED
            again.play(seat, act)
        lengths.append(len(match.view(None)["chain"]))
    assert sum(link >= LINKED for link in links) > 0.97 * len(links)
    assert median(lengths) < 160


@pytest.mark.parametrize("rounds", [True, False])
def test_what_is_hidden_changes_nothing(rounds: bool) -> None:
    match = parlour.start("traitor-word", 4, options={"rounds": rounds, "reaction": 0}, seed=3)
    compared = 0
    while match.result is None and compared < 60:
        seat = match.waiting[0]
        other = Worlds(seen(match, seat)).imagine(Chance.of(compared))
        for each in range(4):
            here, there = sight_of(match, each), sight_of(other, each)
            if each == seat and here is not None and there is not None:
                acts = [skill("traitor-word", "expert").play(sight, Chance.of(compared), 10) for sight in (here, there)]
                assert acts[0] == acts[1]
                compared += 1
        act = act_of("regular", match, seat)
        assert act is not None
        match.play(seat, act)
    assert compared > 20


A_MATCH = """
import parlour
from parlour.bots import CHARACTERS, skill
from parlour.engine.chance import Chance
from parlour.lab.playing import Player, play_out
match = parlour.start("traitor-word", 4, seed=4)
play_out(match, [Player(skill("traitor-word", level), CHARACTERS[0], 30)
                 for level in ("novice", "regular", "expert", "expert")], Chance.of(4))
print([link["word"] for link in match.view(None)["chain"]])
"""


def test_every_process_plays_the_same_match() -> None:
    """Whatever order its sets have."""
    told = [
        subprocess.run(
            [sys.executable, "-c", A_MATCH],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]


# ── strength ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("better", "worse", "matches"), [("regular", "novice", 24), ("expert@0.1", "regular", 16)])
def test_each_level_wins_more_than_its_share_against_the_one_below(better: str, worse: str, matches: int) -> None:
    contest = Contest("traitor-word", (better, worse), matches, 4)
    assert score(contest, list(play_all(contest, jobs=1))).wins[better] > 0.3


def test_without_rounds_whoever_is_waited_for_takes_the_token() -> None:
    match = say(play(table("", "", "", rounds=False, opening="bread"), "0 grab"), "cake")
    for level in LEVELS:
        assert act_of(level, match) == GRAB
