import type { Rules } from "../rules";
import { softClock, takenAndTyped } from "./shared";

export default {
  cards: [
    {
      title: "Le but",
      text: "Réunis un trio (Mot, Définition et Exemple d’un terme) et une paire d’un autre. Reste de marbre, et dis « Fini » avant qu’on ne te dise « Bloqué ».",
    },
    {
      title: "Ton tour",
      text: "Commence par « Bloqué » si tu crois l’autre main complète, ou par « Fini » si la tienne l’est. Sinon, prends une carte d’une des deux piles, puis jettes-en une.",
    },
    {
      title: "Gagner",
      text: "« Fini » avec une main complète gagne la manche ; un faux « Fini » la donne à l’autre. Une manche gagne la partie, ou deux ou trois si l’hôte le veut.",
    },
  ],
  rules: [
    {
      id: "deck",
      rulings: ["B1", "B16"],
      title: "Le paquet",
      text: [
        "Un paquet de vocabulaire a 12 termes ou plus. Chaque terme a exactement une carte Mot, une Définition et un Exemple. On ajoute deux Jokers.",
        "Une manche se joue avec 20 termes, tirés au hasard à chaque manche si le paquet en a plus. L’hôte peut choisir un autre nombre, 12 ou plus, ou tous. Un paquet qui n’en a pas plus se joue en entier.",
      ],
    },
    {
      id: "deal",
      rulings: ["B12"],
      title: "La donne",
      text: [
        "Chacun reçoit cinq cartes, pour ses seuls yeux. Le reste est la pioche, face cachée. Sa première carte est retournée à côté et commence la pile visible.",
        "Qui n’a pas distribué joue en premier. À la première manche, l’hôte choisit qui, ou sinon le hasard ; une revanche commence au siège suivant.",
      ],
    },
    {
      id: "complete-hand",
      rulings: ["B2", "B9"],
      title: "Une main complète",
      text: [
        "Cinq cartes : un trio (le Mot, la Définition et l’Exemple d’un terme) et une paire (deux cartes de sortes différentes d’un autre terme).",
        "Un Joker peut remplacer le Mot, dans le trio ou dans la paire ; jamais une Définition ni un Exemple. Un Joker et un Mot ne font donc pas une paire.",
        "Tu peux avoir deux Jokers, mais une main qui en a deux n’est jamais complète : il faut en jeter un avant de pouvoir gagner, au tour que tu veux. Ton adversaire peut alors le prendre.",
      ],
    },
    {
      id: "turn",
      rulings: ["B3", "B14"],
      title: "Ton tour",
      text: [
        "Au début, tu peux dire « Bloqué » ou « Fini ». Sinon, prends la première carte d’une des deux piles, puis jette une carte sur la pile visible. À la fin, tu as donc de nouveau cinq cartes.",
        "Une carte de la pile visible ne peut pas être jetée au tour où tu l’as prise ; une carte de la pioche, que personne d’autre ne voit, peut l’être. Ce qui est jeté se voit des deux côtés, et qui joue ensuite peut le prendre.",
        "Deux Jokers se valent : si tu en as un et que tu prends l’autre, tu peux jeter un Joker.",
      ],
    },
    {
      id: "block",
      rulings: ["B6"],
      title: "Bloqué",
      text: [
        "Dis-le seulement au début de ton tour, avant de prendre une carte ; tu le peux dès le premier tour. La main de ton adversaire n’est montrée qu’à toi. C’est réussi si elle est complète à ce moment-là, et c’est le jeu lui-même qui le dit.",
        "Réussi : ton adversaire pioche cinq nouvelles cartes, puis les cinq anciennes vont sous la pioche dans un ordre tiré au hasard. Ensuite, tu joues ton tour : tu peux dire « Fini », sauf s’il doit attendre, mais pas « Bloqué » une seconde fois.",
        "Manqué : ton adversaire choisit une de tes cartes sans la voir, parmi des places fraîchement mélangées, et elle va sur la pile visible. Tu prends une carte de la pioche, et c’est à ton adversaire de jouer.",
      ],
    },
    {
      id: "out-waits",
      rulings: ["B4"],
      title: "Quand « Fini » attend",
      text: [
        "« Fini » se dit au début de ton tour. On ne peut pas le dire au tout premier tour d’une manche, ni à ton premier tour après un « Bloqué » réussi contre toi. L’adversaire a donc toujours eu une chance de dire « Bloqué ».",
        "Une main complète dès la donne attend un tour si c’est celle de qui commence ; celle de qui a distribué n’attend pas.",
      ],
    },
    {
      id: "out",
      rulings: ["B13", "B17", "B18"],
      title: "Dire « Fini »",
      text: [
        "Pose ton trio et ta paire ; avec un Joker, écris le Mot qu’il remplace. Si tout est juste, tu gagnes la manche. Tu la gagnes aussi si ton adversaire dit un faux « Fini ».",
        "Tout le monde voit tes cinq cartes comme tu les as posées. Si le « Fini » est faux, tout le monde apprend la première chose qui ne va pas.",
        "Sans Joker, il n’y a pas de Mot à écrire. Un « Fini » qui en donne un est refusé, et tu peux réessayer.",
      ],
    },
    {
      id: "false-out",
      rulings: ["B5"],
      title: "Un faux « Fini »",
      text: [
        "Savoir ce qui va ensemble, c’est ton affaire : le jeu ne dit pas d’avance si ta main est complète. Quand « Fini » ne doit pas attendre, tu peux le dire avec n’importe quelle main. Si la disposition ou le Mot du Joker est faux, ton adversaire gagne la manche.",
        "Dans le Mot, une lettre fausse, oubliée, en trop ou permutée avec sa voisine est pardonnée (une espace compte comme une lettre), si aucun autre terme du paquet n’est aussi proche. Majuscules et accents ne comptent pas.",
        "Un « Fini » qui nomme des cartes que tu n’as pas, ou oublie le Mot du Joker, est refusé, pas faux : tu peux réessayer. Avec la feuille de solutions ouverte, un faux « Fini » est refusé aussi.",
      ],
    },
    {
      id: "solution-sheet",
      rulings: ["B11"],
      title: "Mots et feuille de solutions",
      text: [
        "Les termes d’une manche sont publics : chacun peut regarder la liste de ses Mots, mais pas ce qui va avec.",
        "Pour qui débute, l’hôte peut ouvrir la feuille de solutions. Chacun peut alors y chercher ce qui va ensemble, et un faux « Fini » est refusé, avec la raison, à la seule personne qui l’a dit.",
      ],
    },
    {
      id: "winning",
      rulings: ["B8", "B10"],
      title: "Manches et partie",
      text: [
        "On joue des manches jusqu’à ce que quelqu’un en ait gagné le nombre choisi : 1, ou 2 ou 3 si l’hôte le veut. On distribue à tour de rôle, et qui ne distribue pas commence.",
        "Quand la pioche se vide pour la cinquième fois dans une manche, la manche est nulle et compte comme gagnée des deux côtés. Les cartes à piocher à ce moment-là le sont encore, mais on n’en jette plus.",
        "Si cela vous donne à tous deux le nombre choisi, vous partagez la victoire ; si une seule personne l’a, elle gagne.",
      ],
    },
    {
      id: "empty-pile",
      rulings: ["B7"],
      title: "La pioche est vide",
      text: [
        "Dès que la pioche est vide, toute la pile visible est mélangée et retournée. La pile visible est alors vide jusqu’à la prochaine carte jetée : prends dans la pioche.",
      ],
    },
    {
      id: "seen",
      rulings: ["B15"],
      title: "Ce que tu vois",
      text: [
        "Ta main, la carte du dessus de la pile visible, le nombre de cartes de la pioche et combien de fois elle s’est vidée, le score, et la liste des Mots. Les cartes sous celle du dessus ne se voient pas.",
        "Une carte choisie à l’aveugle se montre aux deux jusqu’au coup suivant. Une main vue grâce à « Bloqué » reste visible jusqu’à ton prochain coup, même dans une nouvelle manche. Continuer n’est pas un coup à toi, mais ce que cela fait à ton tour en est un.",
      ],
    },
    {
      id: "nobody-moves",
      rulings: ["A10"],
      title: "Quand personne ne bouge",
      text: [
        softClock,
        "Un tour non commencé prend dans la pioche. Si aucune carte n’est jetée, la plus récente de celles qui peuvent partir l’est. Après un « Bloqué » manqué, la carte de la première place est prise ; les places sont mélangées, c’est donc aussi à l’aveugle.",
        "Continuer ne dit jamais « Bloqué » ni « Fini » pour personne.",
      ],
    },
    takenAndTyped,
  ],
} satisfies Rules;
