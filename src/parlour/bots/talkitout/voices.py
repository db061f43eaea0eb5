"""How each character speaks: what it says before and after an answer, in the language of the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from parlour.bots.characters import BRAMBLE, FENNEL, MARLOW, PENDLE, RUSSET, SABLE, TANSY, WREN, Character


class Voice(NamedTuple):
    talkative: float
    """From 0 to 1: how often it says more than the answer."""
    openings: Mapping[str, tuple[str, ...]] = {}
    """Whole sentences, by language, after which any answer can come."""
    endings: Mapping[str, tuple[str, ...]] = {}


_VOICES: Final[dict[str, Voice]] = {
    PENDLE.name: Voice(
        0.7,
        {
            "en": ("Let me think…", "Slowly, now.", "That is a good question."),
            "fr": ("Laissez-moi réfléchir…", "Doucement…", "Voilà une bonne question."),
        },
        {
            "en": ("I could say more, but not on an empty stomach.", "There. Is there any cake left?"),
            "fr": ("J’en dirais plus, mais pas le ventre vide.", "Voilà. Il reste du gâteau ?"),
        },
    ),
    MARLOW.name: Voice(
        0.4,
        {
            "en": ("I lay awake over this one.", "Hm.", "I have not forgotten."),
            "fr": ("J’y ai pensé toute la nuit.", "Hum.", "Je n’ai pas oublié."),
        },
        {
            "en": ("I have thought it over twice.", "You may write that down."),
            "fr": ("J’y ai réfléchi deux fois.", "Vous pouvez le noter."),
        },
    ),
    SABLE.name: Voice(
        0.5,
        {
            "en": ("If you must know…", "Must I?", "Since everybody is looking at me…"),
            "fr": ("Puisqu’il faut tout dire…", "Vraiment ?", "Puisque tout le monde me regarde…"),
        },
        {
            "en": ("Obviously.", "You did not expect that, did you?"),
            "fr": ("Évidemment.", "Vous ne vous y attendiez pas."),
        },
    ),
    TANSY.name: Voice(
        0.6,
        {
            "en": ("Easy!", "I know, I know!", "Quick, before I forget."),
            "fr": ("Facile !", "Je sais, je sais !", "Vite, avant que j’oublie."),
        },
        {
            "en": ("Next!", "Come on, whose turn is it?"),
            "fr": ("La suite !", "Allez, à qui le tour ?"),
        },
    ),
    BRAMBLE.name: Voice(
        0.4,
        {
            "en": ("Well, now.", "One thing after another.", "I will say it as it is."),
            "fr": ("Bon.", "Une chose après l’autre.", "Je le dis comme c’est."),
        },
        {
            "en": ("And that is that.", "There, all in order."),
            "fr": ("Et voilà tout.", "Voilà, tout est en ordre."),
        },
    ),
    FENNEL.name: Voice(
        0.7,
        {
            "en": ("Ha!", "Oh, I like this one!", "La la la…"),
            "fr": ("Ha !", "Oh, celle-là me plaît !", "La la la…"),
        },
        {
            "en": ("I could sing it, too.", "Ta-da!"),
            "fr": ("Je peux aussi vous le chanter.", "Tada !"),
        },
    ),
    RUSSET.name: Voice(
        0.6,
        {
            "en": ("Listen to this.", "You will like this one.", "I was hoping for that one."),
            "fr": ("Écoutez ça.", "Celle-ci va vous plaire.", "J’attendais cette question."),
        },
        {
            "en": ("I saw you smile.", "Any bets on what comes next?"),
            "fr": ("Je vous ai vus sourire.", "On parie sur la suite ?"),
        },
    ),
    WREN.name: Voice(
        0.5,
        {
            "en": ("Honestly?", "How kind of you to ask.", "From the heart."),
            "fr": ("Franchement ?", "C’est gentil de demander.", "Du fond du cœur."),
        },
        {
            "en": ("Thank you for listening.", "And you?"),
            "fr": ("Merci de votre attention.", "Et vous ?"),
        },
    ),
}
_SILENT: Final = Voice(0.0)


def voice_of(character: Character) -> Voice:
    """Whoever has no character just answers."""
    return _VOICES.get(character.name, _SILENT)
