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
    """Whole sentences that can come after any answer, also after the one that wins the match."""


_VOICES: Final[dict[str, Voice]] = {
    PENDLE.name: Voice(
        0.7,
        {
            "en": ("Let me think…", "All in good time.", "That is a good question.", "One moment, my mouth is full."),
            "fr": (
                "Laissez-moi réfléchir…",
                "Chaque chose en son temps.",
                "Voilà une bonne question.",
                "Un instant, j’ai la bouche pleine.",
            ),
        },
        {
            "en": (
                "I could say more, but not on an empty stomach.",
                "There. Is there any cake left?",
                "And now for a biscuit.",
            ),
            "fr": (
                "J’en dirais plus, mais pas le ventre vide.",
                "Voilà. Il reste du gâteau ?",
                "Et maintenant, un biscuit.",
            ),
        },
    ),
    MARLOW.name: Voice(
        0.4,
        {
            "en": ("Hm.", "In a few words, then.", "If everybody is quiet…", "I shall say this once."),
            "fr": ("Hum.", "En peu de mots, alors.", "Si tout le monde se tait…", "Je ne le dirai qu’une fois."),
        },
        {
            "en": ("I have thought it over twice.", "You may write that down.", "I shall remember that I said so."),
            "fr": ("J’y ai réfléchi deux fois.", "Vous pouvez le noter.", "Je me souviendrai de l’avoir dit."),
        },
    ),
    SABLE.name: Voice(
        0.5,
        {
            "en": ("If you must know…", "Must I?", "Since everybody is looking at me…", "Between ourselves…"),
            "fr": ("Puisqu’il faut tout dire…", "Vraiment ?", "Puisque tout le monde me regarde…", "Entre nous…"),
        },
        {
            "en": ("Obviously.", "You did not expect that, did you?", "And not a word more."),
            "fr": ("Évidemment.", "Vous ne vous y attendiez pas.", "Et pas un mot de plus."),
        },
    ),
    TANSY.name: Voice(
        0.6,
        {
            "en": ("Easy!", "I know, I know!", "Quick, before I forget.", "Here goes!"),
            "fr": ("Facile !", "Je sais, je sais !", "Vite, avant que j’oublie.", "C’est parti !"),
        },
        {
            "en": ("There, done!", "That was quick, was it not?", "I could hardly wait to say it."),
            "fr": ("Et voilà, c’est dit !", "C’était rapide, non ?", "J’avais hâte de le dire."),
        },
    ),
    BRAMBLE.name: Voice(
        0.4,
        {
            "en": ("Well, now.", "Plainly, then.", "I will say it as it is.", "Let me put it neatly."),
            "fr": ("Bon.", "Tout simplement.", "Je le dis comme c’est.", "Je vais le dire proprement."),
        },
        {
            "en": ("And that is that.", "There, neatly said.", "I have nothing to add."),
            "fr": ("Et voilà tout.", "Voilà qui est dit, et bien rangé.", "Je n’ai rien à ajouter."),
        },
    ),
    FENNEL.name: Voice(
        0.7,
        {
            "en": ("Ha!", "Oh, I like this one!", "La la la…", "Drum roll, please!"),
            "fr": ("Ha !", "Oh, celle-là me plaît !", "La la la…", "Roulement de tambour !"),
        },
        {
            "en": ("I could sing it, too.", "Ta-da!", "And all that without splashing."),
            "fr": ("Je peux aussi vous le chanter.", "Tada !", "Et tout ça sans éclabousser."),
        },
    ),
    RUSSET.name: Voice(
        0.6,
        {
            "en": ("Listen to this.", "You will like this one.", "Is everybody ready?", "Eyes on me, please."),
            "fr": ("Écoutez ça.", "Celle-ci va vous plaire.", "Tout le monde est prêt ?", "Regardez-moi bien."),
        },
        {
            "en": ("I bet nobody saw that coming.", "You may applaud.", "Want to bet that it is true?"),
            "fr": ("Je parie que personne ne l’a vu venir.", "Vous pouvez applaudir.", "On parie que c’est vrai ?"),
        },
    ),
    WREN.name: Voice(
        0.5,
        {
            "en": ("Honestly?", "With pleasure.", "I am glad to tell you.", "If it is of any use…"),
            "fr": ("Franchement ?", "Avec plaisir.", "Je vous le dis volontiers.", "Si cela peut servir…"),
        },
        {
            "en": ("Thank you for listening.", "I hope it makes you smile.", "I would love to hear yours one day."),
            "fr": (
                "Merci de votre attention.",
                "J’espère que ça vous fait sourire.",
                "Un jour, j’aimerais entendre la vôtre.",
            ),
        },
    ),
}
_SILENT: Final = Voice(0.0)


def voice_of(character: Character) -> Voice:
    """Whoever has no character just answers."""
    return _VOICES.get(character.name, _SILENT)
