import type { Rules } from "../rules";
import { softClock, taken } from "./shared";

export default {
  cards: [
    {
      title: "Le but",
      text: "Forme sur la table, d’une seule couleur, une longue rangée de 1 à 10 : une suite. Elle commence par trois cartes ou plus.",
    },
    {
      title: "Ton tour",
      text: "Lance le dé, et fais ce que demande sa couleur. Avant et après, pose, prolonge et échange autant que tu veux.",
    },
    {
      title: "Gagner",
      text: "Dès qu’une suite à toi va de 1 à 10, tu gagnes, même au milieu d’un tour. Les Jokers comptent. Une main vide ne fait pas gagner.",
    },
  ],
  rules: [
    {
      id: "deal",
      rulings: ["O1", "O14"],
      title: "La donne",
      text: [
        "Il y a 92 cartes : deux séries de Bleu, Vert, Rouge et Jaune de 1 à 10, et 12 Jokers. Le dé a six couleurs : Bleu, Mauve, Vert, Rouge, Jaune, Orange.",
        "Chacun reçoit sept cartes, pour ses seuls yeux. Le reste est la pioche, face cachée. Sa première carte est retournée à côté et commence la défausse.",
      ],
    },
    {
      id: "first-player",
      rulings: ["O2", "O20"],
      title: "Qui commence",
      text: [
        "Avant la donne, le jeu coupe ouvertement pour chaque siège, dans le sens des aiguilles d’une montre à partir du premier. Chaque carte est montrée à tous et remise avant la coupe suivante. Le plus grand nombre commence.",
        "Qui coupe un Joker recoupe aussitôt ; les ex æquo au plus grand nombre recoupent entre eux. Puis le paquet est mélangé. À chaque revanche, on coupe de nouveau.",
      ],
    },
    {
      id: "turn",
      rulings: ["O3", "O15"],
      title: "Ton tour",
      text: [
        "On joue dans le sens des aiguilles d’une montre. Lance d’abord le dé, une fois ; rien ne se fait avant.",
        "Puis viennent les coups sur la table (poser, prolonger, échanger), autant que tu veux, avant et après ce que demande le dé.",
        "Ce que demande le dé se fait une fois. C’est obligatoire si c’est possible quand tu finis ton tour ; prendre dans la défausse ne l’est jamais.",
      ],
    },
    {
      id: "die",
      rulings: ["O7", "O11"],
      title: "Ce que demande le dé",
      text: [
        "Bleu et Mauve : prends la première carte de la pioche, ou prends dans la défausse. Vert : défausse une carte.",
        "Rouge : prends une carte, sans la voir, à quelqu’un d’autre qui en a. Jaune : donne une carte à quelqu’un d’autre. Dans les deux cas, vous seuls la voyez. Orange : l’une de ces quatre actions.",
        "Ce qui est impossible ne se fait pas : aucune carte à donner ou à défausser, personne à qui en prendre. Une main vide ne fait pas gagner : tu continues.",
      ],
    },
    {
      id: "succession",
      rulings: ["O4", "O16"],
      title: "Poser une suite",
      text: [
        "Trois nombres ou plus d’une couleur, qui se suivent, comme Vert 2, 3, 4, dont au moins une carte à nombre quand la suite est posée. Un Joker représente le nombre et la couleur de sa place jusqu’à ce qu’on l’échange.",
        "Tu peux en avoir autant que tu veux, de toutes les couleurs, et plusieurs peuvent collectionner la même. Tu n’ajoutes qu’aux tiennes ; en équipe, aussi à celles de ton partenaire. Ce qui est sur la table y reste, sauf échange.",
      ],
    },
    {
      id: "extending",
      rulings: ["O5", "O18"],
      title: "Prolonger",
      text: [
        "Ajoute une ou plusieurs cartes à un bout d’une suite à toi, Jokers compris, jamais sous 1 ni au-dessus de 10.",
        "Deux suites à toi d’une couleur qui se touchent, comme Bleu 1–4 et 5–8, n’en font plus qu’une, aux deux bouts si les deux se touchent. Si deux peuvent se joindre au même bout, c’est la plus longue ; à égalité, la première posée. Celles qui se chevauchent ne se joignent jamais.",
        "Les suites sont numérotées dans l’ordre où elles ont été posées, et une suite jointe garde le numéro de la première. Une place échangée dans ce tour reste cette place après une jonction.",
      ],
    },
    {
      id: "substituting",
      rulings: ["O9"],
      title: "Échanger",
      text: [
        "C’est ouvert dès que tu as une suite à toi sur la table, et cela vaut dans la suite de n’importe qui. Mets un Joker de ta main à la place d’une carte à nombre, et prends cette carte ; ou mets, à la place d’un Joker, la carte exacte qu’il représente, et prends le Joker.",
        "La suite garde sa couleur et ses nombres. Aucune place n’est échangée deux fois dans un tour. Ce que tu prends est à toi, à garder ou à jouer ; un Joker peut alors représenter n’importe quoi.",
      ],
    },
    {
      id: "discards",
      rulings: ["O8", "O17"],
      title: "Prendre dans la défausse",
      text: [
        "Les défausses sont face visible, côte à côte, dans l’ordre de leur arrivée, à la vue de tous. Avec Bleu, Mauve ou Orange, tu peux y choisir n’importe quelle carte. Toutes celles défaussées après elle viennent aussi dans ta main.",
        "La carte choisie doit servir aussitôt, dans le même coup : posée avec des cartes de ta main, celles que tu viens de prendre comprises, ou pour prolonger, ou pour échanger. Si elle ne le peut pas, le choix n’est pas permis et rien ne bouge.",
        "Par exemple, la défausse est Rouge 9, Vert 6, Joker, Bleu 1, et tu as Vert 5. Choisis Vert 6, pose Vert 5, Vert 6 et le Joker, et garde Bleu 1.",
      ],
    },
    {
      id: "winning",
      rulings: ["O6", "O12"],
      title: "Gagner",
      text: [
        "De 1 à 10 d’une couleur en une seule suite, Jokers compris : c’est gagné aussitôt, au milieu d’un tour si cela tombe là.",
        "La partie s’arrête aussi quand trop de tours de suite passent sans carte posée ni utilisée pour prolonger : 60 de 2 à 4 personnes, 90 à 5 ou 6. Les échanges ne comptent pas. Et elle s’arrête aussitôt que toutes les mains, la pioche et la défausse sont vides.",
        "Alors la plus longue suite gagne ; à égalité, le plus grand nombre de cartes sur la table ; à égalité encore, on partage la victoire.",
      ],
    },
    {
      id: "teams",
      rulings: ["O13", "O22", "O23"],
      title: "En équipes",
      text: [
        "À 4 ou 6, on peut jouer par deux, partenaires face à face, sans voir la main l’un de l’autre. Tu peux prolonger les suites de ton partenaire, une seule carte par coup. Une carte choisie dans la défausse peut y aller aussi, seule.",
        "Pour échanger, la suite de ton partenaire n’est pas à toi. Rouge et Jaune peuvent viser ton partenaire. Tes suites et les siennes ne se joignent jamais ; deux des siennes qui se touchent, si.",
        "L’équipe dont un membre a une suite complète gagne, peu importe qui a joué la dernière carte. Sans cela, on compare la plus longue suite de chaque équipe, puis les cartes des deux partenaires sur la table. Les partenaires gagnent ensemble.",
      ],
    },
    {
      id: "empty-deck",
      rulings: ["O10", "O21"],
      title: "La pioche est vide",
      text: [
        "S’il faut une carte et que la pioche est vide, toutes les défausses sauf la dernière sont mélangées en une nouvelle pioche. S’il n’y a rien à prendre, ce que demande le dé ne se fait pas.",
        "Quand la pioche est vide et qu’il reste une seule défausse, il n’y a rien à piocher : Bleu et Mauve n’obligent à rien, ni Orange si ses autres voies sont fermées aussi. Tu peux quand même prendre cette carte si elle te sert aussitôt.",
      ],
    },
    {
      id: "hand",
      rulings: ["O19", "O24"],
      title: "Ta main, tes choix",
      text: [
        "Ta main est dans l’ordre où ses cartes sont venues ; de deux cartes égales, la première venue part. Avant qu’une carte soit prise à l’aveugle, les places sont fraîchement mélangées : personne ne peut en suivre une.",
        "Pour chaque série de nombres que tu pourrais poser ou ajouter, la table propose une façon : tes cartes à nombre là où tu en as, des Jokers ailleurs. Elle en propose au plus 200 en tout. Toute autre façon permise vaut autant.",
      ],
    },
    {
      id: "nobody-moves",
      rulings: ["A10"],
      title: "Quand personne ne bouge",
      text: [
        softClock,
        "Le dé est lancé. Puis une carte est piochée, ou la plus ancienne de la main défaussée, ou celle de la première place prise au siège suivant, dans le sens du jeu, qui en a une, ou la plus ancienne donnée au siège suivant. Puis le tour est fini.",
        "Orange pioche ; s’il n’y a rien à piocher, c’est la première des autres actions possibles, dans cet ordre. Continuer ne pose rien sur la table.",
      ],
    },
    taken,
  ],
} satisfies Rules;
