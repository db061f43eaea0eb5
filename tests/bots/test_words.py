"""What the bots know of words: the tables load quickly, know our packs, and tell linked words from unlinked ones."""

import re
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path

import pytest

import parlour.bots.words as module
from parlour.bots.words import CANNOT_TELL, Words, reasons, words_for, words_for_deck
from parlour.bots.words.forms import compared
from parlour.bots.words.table import WordTable, read
from parlour.bots.words.words import SAME_WORD
from parlour.decks import load
from parlour.engine.text import fold
from parlour.games.traitor_word.deck import WordDeck

FOLDER = Path(module.__file__).parent
ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "tools" / "word_sources"
LANGUAGES = ("en", "fr")
PACKS = {"en": "en/words", "fr": "fr/mots"}

LINKED = {
    "en": """
    tulip-daisy violin-cello thunder-lightning kitchen-sink soldier-war nurse-hospital planet-universe guitar-music
    garden-vegetable shark-ocean coffee-tea uncle-aunt lawyer-court tractor-farmer actor-film passenger-bus
    bishop-church judge-trial sailor-navy spoon-teaspoon carpenter-wood hospital-ambulance wolf-howl salmon-river
    elephant-animal desert-camel poet-poem keyboard-computer tiger-stripes banana-monkey butcher-meat baker-oven
    oak-acorn snail-slow hotel-room dentist-teeth winter-cold goose-feather planet-earth sugar-sweet knife-cut
    mayor-city
    """,
    "fr": """
    tulipe-marguerite violon-violoncelle tonnerre-éclair soldat-guerre infirmière-hôpital planète-univers
    guitare-musique potager-carotte requin-océan café-thé oncle-tante tracteur-agriculteur acteur-film
    évêque-église juge-procès marin-navire menuisier-planche hôpital-ambulance loup-hurler saumon-rivière
    désert-chameau poète-poème clavier-ordinateur tigre-rayure banane-singe boucher-viande boulanger-four chêne-gland
    hôtel-chambre dentiste-dent oie-plume couteau-fourchette maire-mairie cerise-fruit trompette-musique
    vétérinaire-animal pharmacie-médicament ananas-fruit écureuil-noisette facteur-courrier professeur-élève
    framboise-fraise
    """,
}
UNWRITTEN = {
    "en": """
    tulip-daisy goose-feather mayor-city pigeon-sparrow lettuce-cucumber bracelet-earring novelist-novel raspberry-jam
    turkey-chicken scarf-sweater bakery-croissant crab-lobster walnut-hazelnut pear-plum poet-poem
    """,
    "fr": """
    tulipe-marguerite soldat-guerre infirmière-hôpital marin-navire poète-poème oie-plume pigeon-moineau
    laitue-concombre dinde-poulet ouragan-tempête crabe-homard noix-noisette poire-prune panthère-tigre
    jonquille-tulipe
    """,
}
"""Linked pairs that do not stand in tools/word_sources: the tables find them by other evidence."""
UNLINKED = {
    "en": """
    tulip-lawyer violin-cement thunder-butter kitchen-comet soldier-petal nurse-volcano planet-sock guitar-mayor
    garden-comma shark-envelope coffee-gravity uncle-magnet lawyer-onion tractor-poem actor-carrot passenger-mushroom
    bishop-frog judge-pineapple sailor-pencil spoon-galaxy carpenter-whale hospital-kite wolf-calendar
    elephant-perfume salmon-keyboard desert-piano poet-brake tiger-ticket banana-justice butcher-orbit baker-submarine
    oak-passport snail-stadium hotel-caterpillar dentist-harbour winter-spoon goose-battery sugar-referee
    knife-rumour mayor-seashell
    """,
    "fr": """
    tulipe-avocat violon-ciment tonnerre-beurre cuisine-comète soldat-pétale infirmière-volcan planète-chaussette
    guitare-maire jardin-virgule requin-enveloppe café-gravité oncle-aimant tracteur-poème acteur-carotte
    évêque-grenouille juge-ananas marin-crayon cuillère-galaxie menuisier-baleine hôpital-toboggan loup-calendrier
    éléphant-virgule saumon-clavier désert-piano poète-frein tigre-ticket banane-justice boucher-orbite
    chêne-passeport escargot-stade hôtel-chenille dentiste-falaise hiver-cuillère oie-batterie sucre-arbitre
    couteau-rumeur maire-coquillage facteur-méduse framboise-moteur écureuil-parachute
    """,
}


def pairs(text: str) -> list[list[str]]:
    return [pair.split("-") for pair in text.split()]


def table(language: str) -> Words:
    words = words_for(language)
    assert words is not None
    return words


def pack_words(language: str) -> list[str]:
    deck = load(PACKS[language], "traitor-word")
    assert isinstance(deck, WordDeck)
    return [word for card in deck.words for word in (card.black, card.pink)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_our_packs_is_known_and_leads_on(language: str) -> None:
    words = table(language)
    for word in pack_words(language):
        assert words.knows(word), word
        assert len([near for near, link in words.near(word, 12) if link >= 0.5]) >= 8, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_linked_pairs_are_told_from_unlinked_ones(language: str) -> None:
    words = table(language)
    nods = [words.link(a, b) >= 0.5 for a, b in pairs(LINKED[language])]
    objections = [words.link(a, b) < 0.2 for a, b in pairs(UNLINKED[language])]
    assert len(nods) >= 36
    assert len(objections) >= 36
    assert sum(nods) >= 0.9 * len(nods)
    assert sum(objections) >= 0.9 * len(objections)


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_that_nobody_wrote_down_are_seen_too(language: str) -> None:
    words = table(language)
    lines = (SOURCES / f"associations-{language}.txt").read_text().splitlines()
    written = {head: said.split(", ") for head, _, said in (line.partition(": ") for line in lines)}
    asked = pairs(UNWRITTEN[language])
    assert not [(a, b) for a, b in asked if b in written.get(a, ()) or a in written.get(b, ())]
    assert sum(words.link(a, b) >= 0.5 for a, b in asked) >= 0.8 * len(asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_near_is_linked_the_best_first_and_never_the_word_itself(language: str) -> None:
    words = table(language)
    for word in pack_words(language)[::7]:
        near = words.near(word, 12)
        links = [link for _, link in near]
        assert links == sorted(links, reverse=True)
        assert fold(word) not in {fold(other) for other, _ in near}
        assert all(words.link(word, other) >= link for other, link in near)
        assert near[:5] == words.near(word, 5)


@pytest.mark.parametrize(("language", "a", "b"), [("en", "bread", "cow"), ("fr", "pain", "vache")])
def test_what_lies_between_leads_from_one_word_to_the_other(language: str, a: str, b: str) -> None:
    words = table(language)
    steps = words.between(a, b, 5)
    assert steps
    for step, score in steps:
        assert step not in (a, b)
        assert min(words.link(a, step), words.link(step, b)) == pytest.approx(score)
    assert steps[0][1] >= 0.5


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "Dogs", "dog"),
        ("en", "wolves", "wolf"),
        ("en", "cherries", "cherry"),
        ("en", "galloping", "gallop"),
        ("en", "climbed", "climb"),
        ("en", "moutnain", "mountain"),
        ("en", "sea horse", "horse"),
        ("fr", "chevaux", "cheval"),
        ("fr", "coeur", "cœur"),
        ("fr", "foret", "forêt"),
        ("fr", "nageons", "nager"),
        ("fr", "tricheuse", "tricheur"),
        ("fr", "bateaux", "bateau"),
        ("fr", "montange", "montagne"),
        ("fr", "les étoiles", "étoile"),
    ],
)
def test_forms_and_slips_of_the_pen_are_understood(language: str, typed: str, meant: str) -> None:
    words = table(language)
    assert words.knows(typed)
    assert {word for word, _ in words.near(meant, 3)} <= {word for word, _ in words.near(typed, 99)}
    assert words.link(typed, meant) >= SAME_WORD


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_an_unknown_word_nothing_is_claimed(language: str) -> None:
    words = table(language)
    for unknown in ("xqzvwk", "Zhōngguó 中国", "", "…", "4711", "x" * 40):
        assert not words.knows(unknown)
        assert words.near(unknown, 5) == []
        assert words.between(unknown, "table", 5) == []
        assert words.link(unknown, "table") == CANNOT_TELL
        assert words.why(unknown, "table") is None


def test_a_word_inside_an_unknown_one_is_a_link() -> None:
    assert table("en").link("snow", "snowglobber") == SAME_WORD
    assert table("en").link("comet", "snowglobber") == CANNOT_TELL


@pytest.mark.parametrize("language", ["de", "", "EN ", "../en", "e.n", "語" * 100])
def test_a_language_without_a_table_has_no_words(language: str) -> None:
    assert words_for(language) is None


@pytest.mark.parametrize("printed", [(), ("",), ("Fenster",), ("7", "1984"), ("window", "Fenster", "Dach")])
def test_a_deck_in_which_hardly_a_word_is_known_has_no_table(printed: tuple[str, ...]) -> None:
    assert words_for_deck(printed, "en") is None


@pytest.mark.parametrize("label", ["en", "EN-gb", "fr", "", "../en"])
def test_the_table_of_a_few_words_is_that_of_their_language(label: str) -> None:
    assert words_for_deck(("windows", "ROOF", "Fenster"), label) is words_for("en")
    assert words_for_deck(("fenêtres", "porte-clés", "toit"), label) is words_for("fr")


@pytest.mark.parametrize(
    ("language", "a", "b", "reason"),
    [
        ("en", "tree", "oak", "“oak” is a kind of “tree”"),
        ("en", "oak", "tree", "“oak” is a kind of “tree”"),
        ("en", "hot", "cold", "“hot” and “cold” are two sides of the same coin"),
        ("en", "finger", "hand", "“finger” and “hand”, the part and the whole"),
        ("en", "coral", "reef", "“coral” and “reef” are often said in one breath"),
        ("en", "queen", "bee", "“queen” and “bee” are often said in one breath"),
        ("fr", "chaud", "froid", "«\u202fchaud\u202f» et «\u202ffroid\u202f» sont les deux faces d’une même pièce"),
        ("fr", "fleur", "pivoine", "«\u202fpivoine\u202f», c’est une sorte de «\u202ffleur\u202f»"),
        ("fr", "poivre", "épice", "«\u202fpoivre\u202f», c’est une sorte d’«\u202fépice\u202f»"),
    ],
)
def test_a_special_link_can_be_told(language: str, a: str, b: str, reason: str) -> None:
    assert table(language).why(a, b) == reason


@pytest.mark.parametrize(
    ("language", "a", "b"),
    [
        ("en", "comet", "butter"),
        ("en", "paint", "coat"),
        ("en", "pencil", "draw"),
        ("en", "lunch", "eat"),
        ("en", "parachute", "jump"),
        ("en", "sea oak", "tree"),
        ("fr", "bouée", "flotter"),
        ("fr", "pied", "marcher"),
        ("fr", "langue", "lécher"),
        ("fr", "chou", "laitue"),
        ("fr", "cendre", "arbre"),
    ],
)
def test_what_only_a_table_would_say_is_not_told(language: str, a: str, b: str) -> None:
    assert table(language).why(a, b) is None
    assert table(language).why(b, a) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_our_packs_has_its_evidence(language: str) -> None:
    """Whatever a bot may have to explain: each word of the packs with each that people say after it."""
    words, told = table(language), 0
    for a in pack_words(language):
        for b, _ in words.near(a, 30):
            why = words.why(a, b)
            if why is None:
                continue
            told += 1
            ends = {compared(a), compared(b)}
            if "kind of" in why or "sorte d" in why:
                assert ends & reasons.CLASSES[language], why
            if "the whole" in why or "le tout" in why:
                assert ends & reasons.WHOLES[language], why
            if "in one breath" in why:
                assert max(words.link(a, b), words.link(b, a)) >= reasons.A_SAYING, why
            assert not re.search(r"\bde «\u202f[aeiouhéèêœâîôû]", why), why
            assert "mean" not in why
    assert told > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_between_two_words_is_a_form_of_either(language: str) -> None:
    words = table(language)
    for a in pack_words(language):
        for b, _ in words.near(a, 6):
            for step, _ in words.between(a, b, 3):
                assert not words.are_forms_of_one(step, a)
                assert not words.are_forms_of_one(step, b)
    ends = {"en": ("brush", "tooth", "teeth"), "fr": ("boîte", "lettres", "lettre")}
    a, b, form = ends[language]
    assert form not in [step for step, _ in words.between(a, b, 99)]


def test_nothing_between_two_words_is_a_piece_of_either() -> None:
    assert "horse" in [step for step, _ in table("en").between("saddle", "gallop", 99)]
    assert "horse" not in [step for step, _ in table("en").between("saddle", "sea horse", 99)]


@pytest.mark.parametrize(
    ("language", "alike", "different"),
    [
        ("en", "tooth-teeth dog-dogs swim-swimming box-boxes man-men", "farm-farmer corn-corner flow-flower dog-cat"),
        ("fr", "lettre-lettres danse-danser œil-yeux chat-chatte", "mer-mère port-porte pêche-pêcheur chien-chat"),
    ],
)
def test_forms_of_one_word_are_told_from_words_that_look_alike(language: str, alike: str, different: str) -> None:
    words = table(language)
    assert [pair for pair in pairs(alike) if not words.are_forms_of_one(*pair)] == []
    assert [pair for pair in pairs(different) if words.are_forms_of_one(*pair)] == []


@pytest.mark.parametrize(
    ("language", "rare", "gibberish"),
    [
        (
            "en",
            "okapi ukulele quokka bouzouki platypus zeppelin gazpacho schnitzel borscht spritz axolotl pterodactyl vlog"
            " TV CD DJ dvd SMS BBC mp3 1984 007",
            "zglorp xqzzk asdf hjkl qwerty vrtsk 中国 …",
        ),
        (
            "fr",
            "okapi ukulélé ornithorynque bouzouki guingois bidule schnaps fjord gnocchi Metz kirsch"
            " TV TGV BD dvd SNCF HLM mp3 1984",
            "zglorp xqzzk asdf hjkl qwerty vrtsk 中国 …",
        ),
    ],
)
def test_a_rare_word_looks_like_one_and_gibberish_does_not(language: str, rare: str, gibberish: str) -> None:
    words = table(language)
    assert not any(map(words.knows, gibberish.split()))
    assert [word for word in rare.split() if not words.knows(word) and not words.could_be_a_word(word)] == []
    assert not any(map(words.could_be_a_word, gibberish.split()))


def test_what_is_spelt_like_a_word_stands_in_it_or_begins_alike() -> None:
    assert table("en").spelt_like("snowglobber", 3) == ["snow"]
    assert table("fr").spelt_like("yaourtière", 3) == ["yaourt"]
    assert table("en").spelt_like("zglorp", 3) == []
    assert table("en").spelt_like("of", 3) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_say_nothing_unfit_for_a_family_table(language: str) -> None:
    words = table(language)
    everything = {near for word in pack_words(language) for near, _ in words.near(word, 99)}
    everything |= {further for near in sorted(everything) for further, _ in words.near(near, 99)}
    assert len(everything) > 1500
    unfit = {"en": "sex kill gun drug naked corpse whore shit", "fr": "sexe tuer fusil drogue nu cadavre putain merde"}
    assert everything.isdisjoint(unfit[language].split())


def test_both_tables_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.words")) <= 2_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_loads_quickly_and_lightly(language: str) -> None:
    file = FOLDER / f"{language}.words"
    quickest = min(timed(lambda: read(file)) for _ in range(5))
    tracemalloc.start()
    try:
        kept = Words(language, read(file))
        size, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept.knows("table")
    assert quickest < 0.1
    assert size < 10_000_000
    assert peak < 20_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_asking_is_quick(language: str) -> None:
    words = Words(language, read(FOLDER / f"{language}.words"))
    some = pack_words(language)[::20]
    for word in some:
        words.knows(word)
    asked = [(a, b) for a in some for b in some]
    assert min(timed(lambda: [words.link(a, b) for a, b in asked]) for _ in range(3)) / len(asked) < 50e-6
    assert min(timed(lambda: [words.near(a, 20) for a in some]) for _ in range(3)) / len(some) < 2e-3
    assert min(timed(lambda: [words.between(a, "table", 20) for a in some]) for _ in range(3)) / len(some) < 5e-3


def timed(work: object) -> float:
    assert callable(work)
    """Seconds of the processor: a busy machine does not count."""
    start = time.process_time()
    work()
    return time.process_time() - start


def test_another_process_gives_the_same_answers() -> None:
    script = (
        "from parlour.bots.words import words_for\n"
        "for language, a, b in (('en', 'seashore', 'violn'), ('fr', 'chevaux', 'forets')):\n"
        "    w = words_for(language)\n"
        "    print(w.near(a, 20), w.between(a, b, 9), w.link(a, b), w.why(a, b))\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": seed, "PYTHONUTF8": "1"},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert len(outputs.pop()) > 500


def test_a_file_that_is_no_table_is_refused() -> None:
    with pytest.raises(ValueError, match="not a table"):
        WordTable(b"words, words, words")
