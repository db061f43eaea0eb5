"""What stands on the cards besides the deck's own texts, in the languages that we write."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from parlour.decks.format import Category


class Special(Enum):
    """The special cards of #TalkItOut."""

    THROW_IT_OUT = auto()
    BACK_AT_YOU = auto()
    TELL_A_LIE = auto()


class Kind(Enum):
    """The kinds of card in Bluff."""

    WORD = auto()
    DEFINITION = auto()
    EXAMPLE = auto()
    WILD = auto()


class Colour(Enum):
    """The colours of Out of Control: the first four are suits, all six are on the die."""

    BLUE = auto()
    GREEN = auto()
    RED = auto()
    YELLOW = auto()
    PURPLE = auto()
    ORANGE = auto()


class Token(Enum):
    """The tokens of Traitor Word."""

    SECRET_WORD = auto()
    OFF_TOPIC = auto()
    MY_TURN = auto()


class Named(NamedTuple):
    """Something with a name, and the letter that stands for it."""

    name: str
    letter: str


class Said(NamedTuple):
    """Something with a name, and a sentence about it."""

    name: str
    text: str


class Labels(NamedTuple):
    """All our words in one language."""

    language: str
    categories: dict[Category, Named]
    specials: dict[Special, Said]
    kinds: dict[Kind, str]
    bluff_wild: str
    solution_sheet: str
    colours: dict[Colour, Named]
    wild: str
    die_asks: dict[Colour, str]
    the_die: str
    the_die_how: str
    likes_most: str
    likes_least: str
    i_know_this_one: str
    point: str
    points: str
    point_cards: str
    tokens: dict[Token, Said]
    the_tokens: str
    the_tokens_how: str
    sheet: str
    front: str
    back: str
    how_to_print: str
    ruler: str


EN = Labels(
    language="en",
    categories={
        Category.SOCIETY: Named("Society", "S"),
        Category.RELATIONSHIPS: Named("Relationships", "R"),
        Category.FUTURE: Named("Future", "F"),
        Category.MEMORIES: Named("Memories", "M"),
        Category.IDENTITY: Named("Identity", "I"),
    },
    specials={
        Special.THROW_IT_OUT: Said("#ThrowItOut", "Nobody answers. Out it goes."),
        Special.BACK_AT_YOU: Said("#BackAtYou", "Choose who answers instead."),
        Special.TELL_A_LIE: Said("#TellALie", "Two answers, one of them false."),
    },
    kinds={
        Kind.WORD: "Word",
        Kind.DEFINITION: "Definition",
        Kind.EXAMPLE: "Example",
        Kind.WILD: "Wild",
    },
    bluff_wild="May stand for any one Word. You will be asked which.",
    solution_sheet="Solution sheet",
    colours={
        Colour.BLUE: Named("Blue", "B"),
        Colour.GREEN: Named("Green", "G"),
        Colour.RED: Named("Red", "R"),
        Colour.YELLOW: Named("Yellow", "Y"),
        Colour.PURPLE: Named("Purple", "P"),
        Colour.ORANGE: Named("Orange", "O"),
    },
    wild="Wild",
    die_asks={
        Colour.BLUE: "Take the top card, or take from the discards.",
        Colour.PURPLE: "The same as Blue.",
        Colour.GREEN: "Discard a card.",
        Colour.RED: "Take a card blind from another player.",
        Colour.YELLOW: "Give somebody a card.",
        Colour.ORANGE: "Choose any one of these.",
    },
    the_die="The die",
    the_die_how="Cut along the solid lines, fold back along the dashed ones, glue the white tabs inside. "
    "Glued on thin card first, it rolls better. An ordinary die will do too: 1 Blue, 2 Purple, 3 Green, 4 Red, "
    "5 Yellow, 6 Orange.",
    likes_most="likes most",
    likes_least="likes least",
    i_know_this_one="I Know This One!",
    point="point",
    points="points",
    point_cards="24 ones, 16 fives, 8 tens",
    tokens={
        Token.SECRET_WORD: Said("Secret word", "“That was one of your secret words.”"),
        Token.OFF_TOPIC: Said("Off topic", "“That has no link to the word before.”"),
        Token.MY_TURN: Said("My turn", "Only for the game without rounds."),
    },
    the_tokens="The tokens",
    the_tokens_how="Cut out the circles. Thick paper will do; with thick card glued between front and back, they are "
    "easier to grab.",
    sheet="sheet",
    front="front",
    back="back",
    how_to_print="Print at 100 %, on both sides, flipped on the long edge. "
    "Cut along the marks; each cut serves two cards. Thick paper (about 250 g/m²) makes good cards.",
    ruler="If this line is 50 mm long, the size is right.",
)

FR = Labels(
    language="fr",
    categories={
        Category.SOCIETY: Named("Société", "S"),
        Category.RELATIONSHIPS: Named("Relations", "R"),
        Category.FUTURE: Named("Avenir", "A"),
        Category.MEMORIES: Named("Mémoire", "M"),
        Category.IDENTITY: Named("Identité", "I"),
    },
    specials={
        Special.THROW_IT_OUT: Said("#AuPanier", "Personne ne\u00a0répond. Au\u00a0panier !"),
        Special.BACK_AT_YOU: Said("#ToiPlutôt", "Choisis qui répond à ta place."),
        Special.TELL_A_LIE: Said("#VraiOuFaux", "Deux réponses, dont une fausse."),
    },
    kinds={
        Kind.WORD: "Mot",
        Kind.DEFINITION: "Définition",
        Kind.EXAMPLE: "Exemple",
        Kind.WILD: "Joker",
    },
    bluff_wild="Remplace n'importe quel Mot. On te demandera lequel.",
    solution_sheet="Feuille de solutions",
    colours={
        Colour.BLUE: Named("Bleu", "B"),
        Colour.GREEN: Named("Vert", "V"),
        Colour.RED: Named("Rouge", "R"),
        Colour.YELLOW: Named("Jaune", "J"),
        Colour.PURPLE: Named("Mauve", "M"),
        Colour.ORANGE: Named("Orange", "O"),
    },
    wild="Joker",
    die_asks={
        Colour.BLUE: "Pioche une carte, ou prends dans la défausse.",
        Colour.PURPLE: "Comme Bleu.",
        Colour.GREEN: "Défausse une carte.",
        Colour.RED: "Prends une carte à quelqu'un, sans la voir.",
        Colour.YELLOW: "Donne une carte à quelqu'un.",
        Colour.ORANGE: "Choisis l'une de ces actions.",
    },
    the_die="Le dé",
    the_die_how="Découpe le long des traits pleins, plie vers l'arrière sur les pointillés et colle les languettes "
    "blanches à l'intérieur. Collé d'abord sur du carton fin, il roule mieux. Un dé ordinaire convient aussi : 1 Bleu, "
    "2 Mauve, 3 Vert, 4 Rouge, 5 Jaune, 6 Orange.",
    likes_most="aime le plus",
    likes_least="aime le moins",
    i_know_this_one="Ça, je\u00a0le\u00a0sais\u00a0!",
    point="point",
    points="points",
    point_cards="24 cartes de 1, 16 de 5, 8 de 10",
    tokens={
        Token.SECRET_WORD: Said("Mot secret", "« C'était un de tes mots secrets. »"),
        Token.OFF_TOPIC: Said("Hors sujet", "« Aucun lien avec le mot d'avant. »"),
        Token.MY_TURN: Said("À moi", "Seulement pour jouer sans tours."),
    },
    the_tokens="Les jetons",
    the_tokens_how="Découpe les ronds. Un papier épais suffit ; avec un carton épais collé entre le recto et le verso, "
    "ils sont plus faciles à saisir.",
    sheet="feuille",
    front="recto",
    back="verso",
    how_to_print="Imprime à 100 %, recto verso, en retournant sur le bord long. "
    "Coupe le long des repères : chaque coupe sert à deux cartes. "
    "Un papier épais (environ 250 g/m²) fait de bonnes cartes.",
    ruler="Si ce trait mesure 50 mm, la taille est bonne.",
)


def labels(language: str) -> Labels:
    """Our words in the language, in English where we have none in it."""
    return FR if language.lower().replace("_", "-").split("-")[0] == "fr" else EN
