"""What an answer is about, by its words: enough for a bot to find in a card's samples what its character would say.

The kinds of thing are those of the topics' tags, of which the characters' tastes are made. The words are beginnings of
words, without accents: *cook* stands for cooking and cooks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from parlour.bots.telling import words_in

_WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "animals": "dog cat bird horse hen bear parrot animal fish pet",
        "art": "draw paint picture museum film colour art",
        "attention": "stage speech applause famous audience everybody",
        "city": "street city town bus market shop bench",
        "comfort": "sofa blanket bed warm bath slippers cosy",
        "company": "friend party together guests everyone team choir",
        "effort": "run climb marathon train carry race sport",
        "family": "mother father mum dad brother sister grand aunt uncle cousin family",
        "food": "cook cake soup bread dinner sandwich eat cheese kitchen biscuit meal",
        "home": "home house door room wall kitchen stairs",
        "kindness": "kind help thank give gift hug present",
        "learning": "learn book teacher school read question why",
        "making": "build sew knit repair hands made wood",
        "morning": "morning breakfast dawn early",
        "music": "sing song music piano guitar choir dance concert",
        "nature": "tree garden forest flower mountain hill",
        "night": "night dark star moon midnight",
        "noise": "loud noise shout drum scream",
        "novelty": "new never first invent future",
        "order": "tidy order list rule clean",
        "outdoors": "outside walk park bike hike field tent",
        "patience": "wait slow queue hours years",
        "play": "play game ball chess swing joke laugh",
        "quiet": "quiet silence alone whisper",
        "rest": "sleep nap rest lazy sunday",
        "risk": "dare jump dive bet danger cliff",
        "screens": "phone screen film television video",
        "speed": "fast quick race bike speed",
        "stories": "story book read tale novel",
        "style": "dress shoes hat coat hair clothes",
        "summer": "summer beach sun ice",
        "surprise": "surprise suddenly secret unexpected",
        "sweet": "cake chocolate ice sweet jam sugar biscuit",
        "technology": "robot machine computer phone internet app",
        "tradition": "old always grand custom christmas",
        "travel": "train travel map journey abroad boat plane",
        "water": "rain sea swim river lake pool puddle",
        "winter": "snow winter ice cold sledge",
    },
    "fr": {
        "animals": "chien chat oiseau cheval poule ours perroquet animal animaux poisson",
        "art": "dessin peint musee tableau film couleur artiste",
        "attention": "scene discours applau celebre public",
        "city": "rue ville bus marche magasin banc metro",
        "comfort": "canape couverture lit chaud bain chausson pantoufle",
        "company": "ami copain copine fete ensemble invite equipe chorale bande",
        "effort": "cour grimp marathon entrain porter course sport",
        "family": "mere pere maman papa frere soeur grand tante oncle cousin famille",
        "food": "cuisin gateau soupe pain diner repas mange fromage tarte puree assiette",
        "home": "maison porte chambre mur cuisine escalier chez",
        "kindness": "gentil aide merci donn cadeau calin sourire",
        "learning": "appren livre prof ecole lire lis question pourquoi",
        "making": "constru coud tricot repar main bois fabri",
        "morning": "matin petit-dejeuner aube tot",
        "music": "chant chanson musique piano guitare choeur dans concert",
        "nature": "arbre jardin foret fleur montagne colline",
        "night": "nuit noir etoile lune minuit",
        "noise": "bruit cri fort tambour hurl",
        "novelty": "nouve jamais premier invent avenir",
        "order": "range ordre liste regle propre",
        "outdoors": "dehors marche parc velo rando champ tente",
        "patience": "attend lent file heures patien",
        "play": "jou jeu ballon echecs balanc blague ri rire",
        "quiet": "calme silence seul chuchot tranquille",
        "rest": "dorm sieste repos pares dimanche",
        "risk": "ose saut plong pari danger falaise",
        "screens": "telephone ecran tele video",
        "speed": "vite rapid course vitesse",
        "stories": "histoire livre lire conte roman",
        "style": "robe chaussure chapeau manteau cheveux habit",
        "summer": "ete plage soleil glace",
        "surprise": "surpris soudain secret inattendu",
        "sweet": "gateau chocolat glace bonbon confiture sucre biscuit",
        "technology": "robot machine ordinateur telephone internet appli",
        "tradition": "vieux vieille toujours grand noel coutume",
        "travel": "train voyage carte etranger bateau avion partir",
        "water": "pluie mer nage riviere lac piscine flaque ocean",
        "winter": "neige hiver froid luge glace",
    },
}


@lru_cache(maxsize=1 << 12)
def kinds_in(text: str, language: str) -> tuple[str, ...]:
    """The kinds of thing that this text is about, as far as its words tell; none in a language not known here."""
    words = words_in(text)
    known = _WORDS.get(language, {})
    return tuple([kind for kind, told_by in known.items() if _is_told(words, tuple(told_by.split()))])


def _is_told(words: list[str], beginnings: tuple[str, ...]) -> bool:
    return any(word.startswith(beginnings) for word in words)
