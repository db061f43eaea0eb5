"""What an answer is about, by its words: enough for a bot to find in a card's samples what its character would say.

The kinds of thing are those of the topics' tags, of which the characters' tastes are made. The words have no accents;
those with a star are beginnings of words: "cook*" stands for cooking and cooks, but "sea" not for a seat. What may mean
too many things is left out, as the French "marche", which is a walk, a market and a step.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from parlour.bots.telling import words_in

_WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "animals": "dog* cat cats kitten* bird* horse* hen hens bear bears parrot* animal* fish pet pets donkey* pony"
        " crow crows owl* duck* goose swan* snail* frog* penguin* vet whale* deer goat* cow cows mouse pigeon* beetle*"
        " rabbit* hedgehog* heron* nightingale* kingfisher* octopus elephant* giraffe* hamster* spider* bee bees",
        "art": "draw draws drawing* drew paint* picture* museum* film* cinema* colour* art arts artist* portrait*"
        " theatre* crayon* photo*",
        "attention": "stage* speech* applau* clap claps clapped famous audience* spotlight* radio joke* clown*",
        "city": "street* city cities town towns bus buses market* shop shops bench* pavement* kiosk*",
        "comfort": "sofa* blanket* bed beds warm* bath baths slipper* cosy cushion* heater* pillow*",
        "company": "friend* party parties together guest* team teams teammate* choir* crew crowd*",
        "effort": "run runs running ran climb* marathon* carry carrie* carrying race races racing sport* training"
        " handstand* cartwheel* football* handball* judo exercise*",
        "family": "mother* father* mum dad brother* sister* gran grandm* grandf* grandp* granny grandad aunt* uncle*"
        " cousin* family families nephew* niece* parents stepdad stepbrother*",
        "food": "cook* cake* soup* bread* dinner* sandwich* eat eats eating eaten ate cheese* kitchen* biscuit* meal*"
        " bake* baking lunch* supper* breakfast* pancake* dumpling* noodle* pizza* toast dessert* chocolate* jam loaf"
        " pudding* lentil* chips pear pears plum* peas recipe* fridge* hungry restaurant* doughnut*",
        "home": "home homes house houses room rooms kitchen* attic* cupboard*",
        "kindness": "kind kindly kindness help* thank* give gives giving gave gift* hug hugs present presents share*"
        " sharing lend* lent comforting",
        "learning": "learn* book books teach* taught read reads reading why library* lesson* science history atlas*",
        "making": "build* built sew* knit* repair* mend* handwriting handmade workshop* wood* wool tool tools raft*",
        "morning": "morning* breakfast* dawn early sunrise*",
        "music": "sing sings singing sang song songs music* piano* guitar* choir* danc* concert* orchestra* band bands"
        " drum* whistl* hum hums humming accordion* cello*",
        "nature": "tree trees garden* forest* flower* mountain* hill hills plant plants planted grass* moss cloud*",
        "night": "night* overnight dark* star stars moon* midnight owl* awake torch* observatory",
        "noise": "loud* noise* noisy shout* drum* scream* yell* firework*",
        "novelty": "new newest invent* future* modern hologram* discover*",
        "order": "tidy* tidie* list lists rule rules clean cleaned timetable* sorted sweep*",
        "outdoors": "outside outdoor* walk* park parks bike* bicycl* cycl* hike* hiking field* tent tents camp*"
        " mountain* playground* skat* kite*",
        "patience": "wait waits waited waiting slow* queue* hours patien* jigsaw* fishing",
        "play": "play* game* ball balls chess swing* joke* laugh* toy toys cards marbles jigsaw* domino* prank* silly",
        "quiet": "quiet* silence silent* alone whisper* peace* calm softly",
        "rest": "sleep* asleep slept nap naps resting lazy sunday* snooz*",
        "risk": "dare* daring jump* dive* bet bets danger* cliff* backflip* tossed brave* risk*",
        "screens": "phone* telephone* screen* film* television* video* internet computer* cartoon*",
        "speed": "fast faster quick* race races racing speed* hurry* rush*",
        "stories": "story stories book books bookshop* bookstall* read reads reading tale tales novel* comic* chapter*"
        " library* page pages",
        "style": "dress* shoe shoes hat hats coat* raincoat* hair clothes jacket* scarf* sweater* costume* shirt*"
        " glove* beautiful* antique*",
        "summer": "summer* beach* sun sunny july august",
        "surprise": "surprise* suddenly secret* unexpected* prank* trick*",
        "sweet": "cake* chocolate* cream sweet sweets jam sugar biscuit* dessert* doughnut* pancake* wafer* pudding*",
        "technology": "robot* machine* computer* phone* telephone* internet app apps printer* engine* hologram*"
        " earphone* television*",
        "tradition": "custom* christmas tradition* antique* fashioned candle* carnival* wedding* letter letters",
        "travel": "train trains travel* map maps journey* abroad boat* plane planes trip trips suitcase* ferry"
        " ship ships rucksack* country countries",
        "water": "rain* sea seas swim* river* lake* pool pools puddle* boat* water bath baths pond* brook* wet"
        " beach* dive*",
        "winter": "snow* winter* frost* cold sledge* ski skis skiing christmas",
    },
    "fr": {
        "animals": "chien* chat chats chaton* oiseau* cheval chevaux poule* ours perroquet* animal animaux poisson* ane"
        " anes vache* grenouille* escargot* lapin* tortue* chouette* mesange* oie oies hamster* elephant* baleine*"
        " chevre* chevreuil* mouton* loutre* singe* fourmi* grillon* pigeon* mouche* mouette* souris herisson*",
        "art": "dessin* peint* peindr* repein* repeign* musee* tableau* film* cinema* couleur* art artiste* theatre*"
        " crayon* photo*",
        "attention": "scene* discours applau* celebre* public micro spectacle* radio blague* betise* clown*",
        "city": "rue rues ville villes bus metro magasin* boutique* banc bancs trottoir* quartier* immeuble*",
        "comfort": "canape* couverture* chaud* bain bains chausson* pantoufle* fauteuil* coussin* chauffage",
        "company": "ami amis amie amies copain* copine* fete fetes ensemble invite* equipe* chorale* bande",
        "effort": "courir courais courait courrais couru course grimp* marathon* entrain* porter sport* judo hockey"
        " galop* gymnase*",
        "family": "mere pere maman* papa* frere* sœur* tante* oncle* cousin* famille* neveu* niece* parrain* marraine*"
        " filleul* parents",
        "food": "cuisin* gateau* soupe* pain pains diner* dine dinent repas mange* fromage* tarte* puree* assiette*"
        " crepe* gouter* sandwich* dessert* biscuit* confiture* chocolat* tomate* frites legume* faim frigo roti"
        " gaufre* boulang* patiss* recette* pates pomme* fraise* olive* œuf* grignot* resserv* ressers melon* mangue*",
        "home": "maison* chambre* cuisine cuisines grenier* salon*",
        "kindness": "gentil* aide aider merci cadeau* calin* sourire* prete preter partag* offr* pardon soign*",
        "learning": "appren* appris livre livres librairie* prof profs lire lis lisais lecture* lecon* pourquoi"
        " bibliothe* dictionnaire*",
        "making": "constru* coud couture* tricot* repare* reparat* mains bois fabri* atelier* outil* bricol* laine",
        "morning": "matin* aube tot",
        "music": "chant chante* chantant chanson* musi* piano* guitare* chorale* danse* dansait concert* orchestre*"
        " violon* flute* trompette* accordeon* siffl* fredonn* tambour* berceuse* melodie* rock",
        "nature": "arbre* jardin* foret* fleur* montagne* colline* herbe* verger* plante* nuage* cerisier* pommier*"
        " lilas geranium* feuille feuilles feuillage* campagne*",
        "night": "nuit* noir etoile* lune minuit chouette* lampion*",
        "noise": "bruit* bruyant* cri cris crie crient crier criant tambour* hurl* vacarme",
        "novelty": "nouveau* nouvel invent* avenir futur* moderne*",
        "order": "range ranger ordre liste* regle regles propre* tri nettoy* poubelle*",
        "outdoors": "dehors marcher marchait marchant marchera parc parcs velo* rando* champ champs tente tentes"
        " promen* balade* cabane* sentier*",
        "patience": "attend attends attendre attente* lent lente lents lentes lentement patien* puzzle* file queue",
        "play": "joue* jouait jeu jeux ballon* balancoire* blague* rire* rit rient riait cartes billes puzzle* manege*"
        " peluche* betise* trich*",
        "quiet": "calme* silenc* chuchot* tranquill* tais tait taire paix",
        "rest": "dorm* dors endor* sieste* repos* paress* dimanche*",
        "risk": "ose oses oser osera saut saute* plonge* pari parie* danger* falaise* parachute* pile",
        "screens": "telephone* ecran* tele television* video* film* emission*",
        "speed": "vite rapid* course vitesse* galop*",
        "stories": "histoire* livre livres librairie* lire lis lisais lirais lirait lecture* conte contes roman*"
        " raconte* chapitre* bibliothe* page pages",
        "style": "robe robes chaussure* chapeau* manteau* cheveux habit habits foulard* bague* collier* joli* elegan*"
        " costume* echarpe* cape chemise* veste vestes",
        "summer": "plage* soleil* juin juillet aout",
        "surprise": "surpris* surprend* soudain* secret* inattendu* farce*",
        "sweet": "gateau* chocolat* glacier* bonbon* confiture* sucr* biscuit* crepe* gaufre* dessert* patiss*",
        "technology": "robot* machine* ordinateur* telephone* internet appli applis imprimante* moteur* tele"
        " television* telecommande* chargeur* ecran*",
        "tradition": "tradition* coutume* noel usages mariage* carnaval* lettres lampion*",
        "travel": "train trains voyage* etranger* bateau* avion* partir gare valise* bagage* destination* caravane*"
        " quai* wagon* carte",
        "water": "pluie* pleut mer mers nage* riviere* lac lacs piscine* flaque* ocean* eau eaux baign* bain bains"
        " mouill* plouf* bateau* etang* fontaine* orage* plonge* plage*",
        "winter": "neige* hiver* froid* luge* glace patin patins ski igloo* bonnet* noel",
    },
}
_BETWEEN_WORDS: Final = re.compile("['’-]")
"""What parts words in a sentence though it does not in A6: l’ami, grand-mère."""


class _ToldBy(NamedTuple):
    words: frozenset[str]
    beginnings: tuple[str, ...]

    @classmethod
    def of(cls, listed: str) -> _ToldBy:
        words = listed.split()
        return cls(
            frozenset([word for word in words if not word.endswith("*")]),
            tuple([word.removesuffix("*") for word in words if word.endswith("*")]),
        )

    def are_in(self, text: list[str]) -> bool:
        return not self.words.isdisjoint(text) or any(word.startswith(self.beginnings) for word in text)


_KINDS: Final = {
    language: {kind: _ToldBy.of(listed) for kind, listed in kinds.items()} for language, kinds in _WORDS.items()
}


@lru_cache(maxsize=1 << 12)
def kinds_in(text: str, language: str) -> tuple[str, ...]:
    """The kinds of thing that this text is about, as far as its words tell; none in a language not known here."""
    words = words_in(_BETWEEN_WORDS.sub(" ", text))
    return tuple([kind for kind, told_by in _KINDS.get(language, {}).items() if told_by.are_in(words)])
