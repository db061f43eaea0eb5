"""Player of Honour's bots: they have tastes, and get to know those of the others."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import msgspec
import pytest

import parlour
from parlour.bots import CHARACTERS, PLAIN, Past, Sight, sight_of, skill
from parlour.bots.characters import FENNEL, MARLOW, PENDLE, SABLE, TANSY, WREN, Character
from parlour.decks import load
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.player_of_honour.acts import DONE, REVEAL, Done, Place, Undone
from parlour.games.player_of_honour.bots.acquaintance import dot, root_of
from parlour.games.player_of_honour.bots.liking import likes, quirk, ranked
from parlour.games.player_of_honour.bots.topics import rankings_of, topics_of
from parlour.games.player_of_honour.deck import TopicDeck
from parlour.lab.arena import Contest, play_all, score
from parlour.lab.playing import Player, play_out
from parlour.table.room.match_history import names_for_bots
from parlour.table.room.people import Person, SeatedBot
from parlour.table.room.seating import Company, Seat

LEVELS = ("novice", "regular", "expert")
HONOUR, GUESSER, OTHER = range(3)
NAMES = ("Ada", "Ben", "Cleo")


def pack(name: str) -> TopicDeck:
    deck = load(name, "player-of-honour")
    assert isinstance(deck, TopicDeck)
    return deck


PACK = pack("en/topics")
FACES = {
    topic.text: f"{number}{face}"
    for number, card in enumerate(PACK.topics, start=1)
    for face, topic in zip("ab", card, strict=True)
}


def begin(*texts: str, seats: int = 3, deck: Any = None) -> parlour.Match:
    """A match whose first topics are these, with seat 0 as Player of Honour."""
    stacked = parlour.Stacked(deck=tuple(FACES[text] for text in texts), seed=1)
    return parlour.start("player-of-honour", seats, deck, first=HONOUR, chance=stacked)


def seen(
    match: parlour.Match,
    seat: int,
    me: Character = PLAIN,
    earlier: tuple[Past, ...] = (),
    names: tuple[str, ...] = NAMES,
) -> Sight:
    sight = sight_of(match, seat, me, names[: len(match.view(None)["seats"])], earlier)
    assert sight is not None
    return sight


def places(sight: Sight, level: str, seed: int = 0) -> Place:
    bot = skill("player-of-honour", level)
    act = bot.play(sight, Chance.of(seed), bot.iterations)
    assert isinstance(act, Place)
    return act


def watched(match: parlour.Match, honour: Character, seat: int = HONOUR) -> Past:
    """The first round as everybody saw it, the Player of Honour being this character."""
    match.play(seat, places(seen(match, seat, honour), "regular"))
    match.play(seat, DONE)
    for guesser in match.waiting:
        match.play(guesser, Place((1, 2, 3, 4, 5), 0))
        match.play(guesser, DONE)
    while match.view(None)["round"] == 1:
        match.play(seat, REVEAL)
    return Past(NAMES, match.events(None))


FOOD = ("cooking for ten people", "kneading bread dough", "raw fish", "dessert before the main course")
QUIET = ("drawing for hours", "a novel of eight hundred pages", "crosswords")

# ── its own taste ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("level", LEVELS)
def test_p12_as_player_of_honour_it_ranks_by_its_own_taste(level: str) -> None:
    match = begin("cooking for ten people", "a steep ski slope", "bubble wrap", "mental arithmetic", "horror films")
    ranks = places(seen(match, HONOUR, PENDLE), level).ranks
    assert ranks[0] == 1  # food and company
    assert ranks[1] == 5  # speed and risk


def test_the_same_topics_are_ranked_alike_whenever_they_come_up() -> None:
    texts = ["loud concerts", "crosswords", "raw fish", "horror films", "homemade presents"]
    one = dict(zip(texts, places(seen(begin(*texts), HONOUR, SABLE), "novice", 1).ranks, strict=True))
    texts.reverse()
    other = dict(zip(texts, places(seen(begin(*texts), HONOUR, SABLE), "expert", 2).ranks, strict=True))
    assert one == other


def test_without_tags_the_quirk_decides_and_two_characters_differ() -> None:
    bare = tuple((a.__class__(a.text), b.__class__(b.text)) for a, b in PACK.topics)
    match = begin(
        "raw fish",
        "horror films",
        "crosswords",
        "odd socks on purpose",
        "bubble wrap",
        deck=msgspec.structs.replace(PACK, topics=bare),
    )
    rankings = {places(seen(match, HONOUR, me), "regular").ranks for me in CHARACTERS}
    assert len(rankings) > 4
    topics = topics_of(match.header.deck, match.view(None)["topics"])
    assert all(likes(PENDLE, topic) == 0.25 * quirk("Pendle", topic) for topic in topics)


def test_a_topic_without_tags_borrows_those_of_topics_that_share_a_word() -> None:
    (fish, other), *rest = PACK.topics
    bare = fish.__class__("cooking in winter")
    deck = msgspec.structs.replace(PACK, topics=((bare, other), *rest))
    (topic,) = topics_of(deck, [{"card": "1a", "text": bare.text}])
    assert "food" in topic.tags


@pytest.mark.parametrize("me", CHARACTERS, ids=lambda me: me.name)
def test_every_character_has_tastes_in_both_languages_packs(me: Character) -> None:
    for name in ("en/topics", "fr/sujets"):
        tags = {tag for card in pack(name).topics for topic in card for tag in topic.tags}
        assert {*me.tastes} <= tags


@pytest.mark.parametrize("name", ["en/topics", "fr/sujets"])
@pytest.mark.parametrize("me", CHARACTERS, ids=lambda me: me.name)
def test_what_its_sentence_says_it_dislikes_never_comes_before_what_leaves_it_cool(me: Character, name: str) -> None:
    """However much else it likes about the topic, and whatever its quirks: among four of the others it is last."""
    faces = [
        {"card": f"{number}{face}", "text": topic.text}
        for number, card in enumerate(pack(name).topics, start=1)
        for face, topic in zip("ab", card, strict=True)
    ]
    topics = topics_of(pack(name), faces)
    cool = [topic for topic in topics if not {*topic.tags} & {*me.tastes}]
    disliked = [topic for topic in topics if any(me.said.get(tag) == -1 for tag in topic.tags)]
    assert len(cool) >= 4
    assert disliked or -1 not in me.said.values()
    for topic in disliked:
        assert likes(me, topic) < min(likes(me, other) for other in cool), topic


@pytest.mark.parametrize(
    ("deck", "noise"),
    [
        ("en/topics", ["somebody singing in the lift", "karaoke", "a thunderstorm at night", "a fast motorbike ride"]),
        ("fr/sujets", ["un inconnu qui chante dans le bus", "le karaoké", "une fanfare sous ses fenêtres"]),
    ],
)
def test_noise_is_known_for_what_it_is(deck: str, noise: list[str]) -> None:
    tags = {topic.text: topic.tags for card in pack(deck).topics for topic in card}
    assert all("noise" in tags[text] for text in noise)


# ── getting to know somebody ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_who_liked_a_thing_will_like_its_like(level: str) -> None:
    past = watched(begin("cooking for ten people", *QUIET, "horror films"), PENDLE)
    match = begin("kneading bread dough", "mental arithmetic", "loud concerts", "a boat that rocks", "model railways")
    guesses = [places(seen(match, GUESSER, earlier=(past,)), level, seed).ranks for seed in range(5)]
    assert fmean(ranks[0] for ranks in guesses) < 1.5


def test_a_novice_guesses_by_its_own_taste_though_that_does_not_matter() -> None:
    match = begin("loud concerts", "total silence", "raw fish", "horror films", "homemade presents")
    for_fennel = [places(seen(match, GUESSER, FENNEL), "novice", seed).ranks for seed in range(20)]
    for_marlow = [places(seen(match, GUESSER, MARLOW), "novice", seed).ranks for seed in range(20)]
    assert fmean(ranks[0] for ranks in for_fennel) + 1 < fmean(ranks[0] for ranks in for_marlow)


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_three_of_a_level_guess_each_in_their_own_way(level: str) -> None:
    """Where little is known, people guess others by themselves."""
    rounds = [parlour.start("player-of-honour", 3, first=HONOUR, seed=seed) for seed in range(20)]
    guesses = [
        [places(seen(match, GUESSER, me), level, seed) for seed, me in enumerate((PENDLE, MARLOW, TANSY))]
        for match in rounds
    ]
    assert sum(len({guess.ranks for guess in three}) > 1 for three in guesses) >= 15
    assert sum(len({guess.sure for guess in three}) > 1 for three in guesses) >= 7


@pytest.mark.parametrize(("level", "budget"), [("regular", 1), ("expert", 8000)])
def test_those_who_know_the_same_guess_in_a_mood_of_their_own_however_long_they_think(level: str, budget: int) -> None:
    """The same chance is the same mood."""
    bot = skill("player-of-honour", level)
    sights = [seen(parlour.start("player-of-honour", 3, first=HONOUR, seed=seed), GUESSER, TANSY) for seed in range(10)]
    guesses = [[bot.play(sight, Chance.of(mood), budget) for mood in (1, 2, 3, 1)] for sight in sights]
    assert all(again == first for first, *_, again in guesses)
    assert sum(len({*of_one_round}) > 1 for of_one_round in guesses) >= 5


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_ones_own_taste_gives_way_to_what_somebody_chose(level: str) -> None:
    """Tansy cannot imagine that anybody likes to wait, but has seen it twice."""
    match = begin("fishing all afternoon", "raw fish", "bright orange walls", "horror films", "loud concerts")
    pasts = tuple(
        watched(begin(slow, "taking a plane", "very spicy food", "practical jokes", "big dogs"), WREN)
        for slow in ("a jigsaw of two thousand pieces", "knitting a scarf", "birdwatching")
    )
    for_a_stranger = fmean(places(seen(match, GUESSER, TANSY), level, seed).ranks[0] for seed in range(10))
    for_wren = fmean(places(seen(match, GUESSER, TANSY, pasts), level, seed).ranks[0] for seed in range(10))
    assert for_wren + 1 < for_a_stranger


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_of_what_it_knows_as_well_the_bold_name_what_is_loved_and_the_cautious_what_is_not(level: str) -> None:
    bold, cautious = (msgspec.structs.replace(PLAIN, boldness=boldness) for boldness in (1.0, 0.0))
    matches = [parlour.start("player-of-honour", 3, first=HONOUR, seed=seed) for seed in range(40)]

    def known(me: Character) -> float:
        guesses = [places(seen(match, GUESSER, me), level) for match in matches]
        return fmean(guess.ranks[guess.sure] for guess in guesses if guess.sure is not None)

    assert known(bold) + 0.5 < known(cautious)


# ── what everybody can read about a bot ─────────────────────────────────────────────────────────────────────────────

FOR_MARLOW = (
    "karaoke",
    "taking the stairs two at a time",
    "the smell of old books",
    "candyfloss",
    "sandals with socks",
)


def guesses_for(name: str, level: str, *texts: str) -> list[tuple[int, ...]]:
    names = (name, *NAMES[1:])
    return [places(seen(begin(*texts), GUESSER, FENNEL, names=names), level, seed).ranks for seed in range(10)]


@pytest.mark.parametrize("level", ["regular", "expert"])
@pytest.mark.parametrize("name", ["Marlow", "Marlow 2"])
def test_of_a_bot_it_expects_what_its_sentence_says(level: str, name: str) -> None:
    guesses = guesses_for(name, level, *FOR_MARLOW)
    assert all(ranks[0] == 5 for ranks in guesses)
    assert all(ranks[2] == 1 for ranks in guesses)


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_of_a_person_it_has_read_nothing_whatever_they_are_called(level: str) -> None:
    """At a table, a person is known to bots by a number, and never by the name they have given themselves."""
    company = Company([Person("Marlow", "owl", "")], [Seat(0), Seat(bot=SeatedBot("Fennel", "frog", level))])
    assert names_for_bots(company) == ("person 0", "Fennel")
    assert guesses_for("person 0", level, *FOR_MARLOW) == guesses_for("Ada", level, *FOR_MARLOW)


def test_a_novice_has_not_read_it() -> None:
    assert guesses_for("Marlow", "novice", *FOR_MARLOW) == guesses_for("Ada", "novice", *FOR_MARLOW)


@pytest.mark.parametrize("level", LEVELS)
def test_it_knows_the_sentence_and_not_the_tastes(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = guesses_for("Marlow", level, *FOR_MARLOW)
    another = msgspec.structs.replace(MARLOW, tastes=FENNEL.tastes, boldness=1.0)
    monkeypatch.setattr("parlour.bots.sight.character", lambda name: another)
    if level != "novice":
        assert guesses_for("Ada", level, *FOR_MARLOW) == before, "it is asked for"
    assert guesses_for("Marlow", level, *FOR_MARLOW) == before


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_it_is_surest_of_what_it_knows_best(level: str) -> None:
    pasts = tuple(watched(begin(food, *QUIET, "horror films"), PENDLE) for food in FOOD[:2])
    match = begin(
        "dessert before the main course", "a steep ski slope", "bright orange walls", "model railways", "horror films"
    )
    guess = places(seen(match, GUESSER, earlier=pasts), level)
    assert guess.sure is not None
    assert guess.ranks[guess.sure] in (1, 5)


def test_what_was_drawn_for_somebody_says_nothing_about_them() -> None:
    match = begin(*FOOD, "horror films")
    match.play(parlour.CLOCK, {"act": "elapsed"})
    match.play(GUESSER, {"act": "go_on"})
    while match.view(None)["round"] == 1:
        match.play(HONOUR, REVEAL)
    assert rankings_of(seen(match, OTHER), HONOUR) == []


def test_it_remembers_people_by_their_names_wherever_they_sat() -> None:
    past = watched(begin("cooking for ten people", *QUIET, "horror films"), PENDLE)
    moved = Past(("Ben", "Ada", "Cleo"), past.story)
    match = begin("raw fish", "horror films", "loud concerts", "a boat that rocks", "model railways")
    assert rankings_of(seen(match, GUESSER, earlier=(past,)), HONOUR) != []
    assert rankings_of(seen(match, GUESSER, earlier=(moved,)), HONOUR) == []
    assert rankings_of(seen(match, GUESSER, earlier=(moved,)), GUESSER) != []


def test_the_root_of_a_matrix_times_itself_is_the_matrix() -> None:
    matrix = [[4.0, 2.0, 1.0], [2.0, 3.0, 0.5], [1.0, 0.5, 2.0]]
    root = [[*row, 0.0, 0.0][:3] for row in root_of(matrix)]
    assert [[round(dot(one, other), 9) for other in root] for one in root] == matrix


def test_what_is_liked_most_is_number_one() -> None:
    assert ranked([0.2, 5.0, -1.0, 0.3, 0.1]) == (3, 1, 5, 2, 4)


def hits(level: str, rounds: int, meetings: int) -> float:
    """How many of five topics are given the right number, after so many rounds with the same character."""
    equal = 0
    for meeting in range(meetings):
        honour, chance = CHARACTERS[meeting % len(CHARACTERS)], Chance.of(f"meeting {meeting}")
        cards = list(FACES)
        chance.shuffle(cards)
        texts = list({FACES[text][:-1]: text for text in cards}.values())  # one face of each card
        fives = [texts[at : at + 5] for at in range(0, 5 * (rounds + 1), 5)]
        match = begin(*fives.pop())
        earlier = tuple([watched(begin(*five), honour) for five in fives])
        laid = places(seen(match, HONOUR, honour), "regular").ranks
        guess = places(seen(match, GUESSER, earlier=earlier), level, meeting).ranks
        equal += sum(mine == theirs for mine, theirs in zip(laid, guess, strict=True))
    return equal / meetings


def test_after_three_rounds_a_regular_knows_half_a_topic_more_than_chance_and_an_expert_more_still() -> None:
    assert hits("regular", 3, 200) >= 1.5
    assert hits("expert", 3, 80) >= 2.0


# ── at the table ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("level", LEVELS)
def test_it_lays_its_cards_once_and_is_done(level: str) -> None:
    match, bot = begin(*FOOD, "horror films"), skill("player-of-honour", level)
    acts: list[Act] = []
    for seat in (HONOUR, GUESSER, OTHER):
        while seat in match.waiting and match.view(None)["phase"] == "place":
            act = bot.play(seen(match, seat), Chance.of(0), 10)
            assert act is not None
            acts.append(act)
            match.play(seat, act)
    assert [type(act) for act in acts] == [Place, Done] * 3
    for _ in range(5):
        assert bot.play(seen(match, HONOUR), Chance.of(0), 10) == REVEAL
        match.play(HONOUR, REVEAL)
    assert match.view(None)["round"] == 2


@pytest.mark.parametrize("level", LEVELS)
def test_p2_done_is_not_taken_back(level: str) -> None:
    match = begin(*FOOD, "horror films")
    match.play(GUESSER, Place((1, 2, 3, 4, 5), 0))
    match.play(GUESSER, DONE)
    sight = seen(match, GUESSER)
    assert any(isinstance(act, Undone) for act in sight.acts)
    assert skill("player-of-honour", level).play(sight, Chance.of(0), 10) is None


def test_p14_it_leaves_a_persons_cards_where_they_lie_and_lays_what_is_missing() -> None:
    match = begin(*FOOD, "horror films")
    match.play(GUESSER, Place((5, 4, 3, 2, 1), 0))
    match.play(OTHER, Place((5, 4, 3, 2, 1)))
    bot = skill("player-of-honour", "regular")
    assert bot.play(seen(match, GUESSER), Chance.of(0), 1) == DONE
    assert places(seen(match, OTHER), "regular").sure is not None


def common_total(level: Any, matches: int) -> float:
    bot = skill("player-of-honour", level)
    totals = []
    for number in range(matches):
        match = parlour.start("player-of-honour", 2, seed=number)
        pair = (PENDLE, TANSY) if number % 2 else (MARLOW, FENNEL)
        play_out(match, [Player(bot, me, 50) for me in pair], Chance.of(number))
        assert match.result is not None
        totals.append(match.result.scores[0])
    return fmean(totals)


def test_p7_in_the_duo_a_pair_that_gets_to_know_each_other_agrees_more() -> None:
    novices, experts = common_total("novice", 4), common_total("expert", 4)
    assert experts > novices + 2


def test_an_expert_among_novices_has_more_than_its_share() -> None:
    contest = Contest("player-of-honour", ("expert", "novice"), 24, 4)
    assert score(contest, list(play_all(contest, jobs=1))).wins["expert"] > 1 / 4 + 0.1


def test_a_french_deck_is_played_like_any_other() -> None:
    contest = Contest("player-of-honour", ("expert", "regular", "novice"), 2, 8, deck="fr/sujets")
    assert len(list(play_all(contest, jobs=1))) == 2


def test_a_match_before_may_have_been_played_with_another_deck() -> None:
    """Whose card 17 says something else, or does not exist here."""
    past = watched(parlour.start("player-of-honour", 3, first=HONOUR, seed=4), PENDLE)
    topics = [{"card": "999a", "text": "a card of another deck"}, *[{"card": "1a", "text": text} for text in FOOD]]
    elsewhere = Past(NAMES, [{**event, "topics": topics} if "topics" in event else event for event in past.story])
    match = parlour.start("player-of-honour", 3, first=HONOUR, seed=5)
    guesser = next(seat for seat in match.waiting if seat != HONOUR)
    for level in ("novice", "regular", "expert"):
        sight = sight_of(match, guesser, MARLOW, NAMES, (elsewhere,))
        assert sight is not None
        act = skill("player-of-honour", level).play(sight, Chance.of(1), 5)
        assert act is not None
        match.copy().play(guesser, act)
