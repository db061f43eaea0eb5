import type { Rules } from "../rules";
import { softClock, takenAndTyped } from "./shared";

export default {
  cards: [
    {
      title: "Le but",
      text: "Formez ensemble une chaîne de mots. Glisses-y tes cinq mots secrets sans qu’on le remarque, ou fais-les dire aux autres. Chacun qui compte est un Éclair.",
    },
    {
      title: "Ton tour",
      text: "Dis un mot lié au dernier. Jusqu’au mot suivant, les autres peuvent t’accuser (mot secret, ou hors sujet) ou réclamer ton mot comme un des leurs.",
    },
    {
      title: "Gagner",
      text: "Le septième Éclair gagne aussitôt. Si une pile d’Éclairs est vide à la fin d’un tour de table, qui a le plus d’Éclairs gagne.",
    },
  ],
  rules: [
    {
      id: "cards",
      rulings: ["W1", "W18"],
      title: "Les cartes",
      text: [
        "Chaque carte a un mot noir et un mot rose au recto, un Éclair au verso. L’hôte choisit la couleur, et chaque carte n’est plus alors que son mot de cette couleur. Aucun mot ne vient deux fois dans une couleur.",
        "Chacun reçoit trois cartes comme pile d’Éclairs, dont personne ne regarde les mots, et cinq autres comme mots secrets, pour ses seuls yeux. Le reste est la pioche.",
        "Nos paquets ont 238 cartes. Tout paquet convient qui en a 8 par siège et 31 de plus.",
      ],
    },
    {
      id: "start",
      rulings: ["W2", "W19"],
      title: "Le premier mot",
      text: [
        "D’habitude, qui porte le vêtement où il y a le plus de mots commence. L’hôte décide ; si personne n’est désigné, c’est le hasard. Une revanche commence au siège suivant.",
        "La première personne retourne une carte : son mot commence la chaîne, et la carte va à la défausse. Ce mot n’est à personne. On ne peut ni l’accuser ni le réclamer, et aucun temps de réaction ne le suit. La personne à sa gauche parle ensuite.",
      ],
    },
    {
      id: "word",
      rulings: ["W3", "W20", "W21"],
      title: "Dire un mot",
      text: [
        "À ton tour, dans le sens des aiguilles d’une montre, tu dis un mot qui a un lien avec le dernier mot de la chaîne, et avec celui-là seulement. Tout lien convient si tu peux l’expliquer en une phrase. Les mots sont toujours écrits.",
        "Des noms, des adjectifs, des noms propres, des sigles comme OVNI, et des verbes à l’infinitif ; doubles sens et homonymes sont les bienvenus. Le jeu ne juge ni le lien ni la grammaire : c’est à vous de le faire, en accusant.",
        "Un mot déjà venu dans la chaîne de cette partie est refusé, et personne d’autre ne le voit. Des mots qui sonnent pareil mais s’écrivent autrement sont des mots différents.",
      ],
    },
    {
      id: "window",
      rulings: ["W4"],
      title: "Le temps de réagir",
      text: [
        "Du moment où un mot est dit jusqu’à ce que le suivant soit dit, tous les autres peuvent accuser qui l’a dit, ou le réclamer. Le mot est alors ouvert. Ce qui arrive le premier à la table compte le premier.",
        "Le mot suivant n’est pas pris avant la fin du temps de réaction : 4 secondes, ou ce que l’hôte règle, ou aucun. Il recommence une fois une accusation réglée.",
      ],
    },
    {
      id: "secrets",
      rulings: ["W5", "W6", "W22"],
      title: "Les mots secrets",
      text: [
        "Tu dis un des tiens : si personne n’a accusé quand le mot suivant est dit, il compte tout seul, avant que ce mot rejoigne la chaîne. La carte est montrée et va sur ta pile, côté Éclair visible. Si cela fait gagner, le nouveau mot n’est pas dit.",
        "Quelqu’un d’autre dit un des tiens : réclame-le tant qu’il est ouvert en montrant la carte, et elle va sur ta pile. Le jeu ne te le rappelle pas. Tu devais avoir la carte en main quand le mot a été dit ; une mauvaise carte est refusée, et personne d’autre ne l’apprend.",
        "Chaque fois qu’une carte à toi va sur ta pile ou à la défausse, tu en pioches une autre, pour en avoir de nouveau cinq.",
      ],
    },
    {
      id: "accusing",
      rulings: ["W7", "W10", "W11"],
      title: "Accuser",
      text: [
        "Un mot peut être accusé une fois, comme mot secret ou comme hors sujet, par une seule personne. Cela se règle avant toute autre chose, réclamations comprises. Ensuite, le mot peut encore être réclamé tant qu’il est ouvert.",
        "Sans Éclair à risquer, tu ne peux pas accuser. Un accusé qui n’en a pas à donner n’en donne pas.",
        "Quoi qu’il en sorte, la chaîne reprend au mot de l’accusé, avec la personne qui aurait parlé ensuite.",
      ],
    },
    {
      id: "secret-word",
      rulings: ["W8"],
      title: "Accusé : mot secret",
      text: [
        "Tu crois que la personne a placé un de ses propres mots secrets. Le jeu répond, et dit vrai.",
        "Coupable : un Éclair va de l’accusé à l’accusateur, la carte du mot est défaussée, et l’accusé en pioche une autre. Non coupable : un Éclair va de l’accusateur à l’accusé.",
      ],
    },
    {
      id: "off-topic",
      rulings: ["W9"],
      title: "Accusé : hors sujet",
      text: [
        "L’accusé peut donner une phrase, écrite ou à voix haute. Puis tous, sauf accusé et accusateur, votent en même temps : pouce baissé veut dire hors sujet. Un vote peut changer jusqu’au dernier ; alors tous sont montrés ensemble.",
        "Plus de pouces baissés que levés : un Éclair va de l’accusé à l’accusateur. Si c’était un des mots secrets de l’accusé, sa carte est défaussée et une autre piochée.",
        "Sinon, égalité comprise : un Éclair va de l’accusateur à l’accusé. Si c’était un des mots secrets de l’accusé, il compte : la carte est montrée et va sur sa pile, et une autre est piochée.",
      ],
    },
    {
      id: "winning",
      rulings: ["W13", "W23", "W24", "W25"],
      title: "Gagner",
      text: [
        "Le septième Éclair gagne aussitôt. Ce qui serait venu après (une carte à montrer ou à piocher, un mot à dire) n’arrive plus.",
        "Si quelqu’un n’a pas d’Éclair à la fin d’un tour de table (ce serait de nouveau à la première personne), le dernier mot se ferme avec le temps de réaction ; sans temps de réaction, dès qu’il est dit. S’il était un secret de qui l’a dit, il compte.",
        "Si une pile est encore vide alors, la partie s’arrête : qui a le plus d’Éclairs gagne, et les ex æquo gagnent ensemble. Sinon, la première personne parle, et le dernier mot ne peut plus être ni accusé ni réclamé.",
      ],
    },
    {
      id: "no-rounds",
      rulings: ["W14", "W26"],
      title: "Sans tours",
      text: [
        "Si l’hôte le veut, il n’y a pas de tours. Une fois le temps de réaction passé, tous sauf la dernière personne à avoir parlé peuvent prendre le jeton À MOI ; le mot d’ouverture n’exclut personne. Le prendre ferme le dernier mot : un secret dit là compte.",
        "Qui le tient doit dire un mot avant qu’un autre puisse le prendre. Si le temps de parole s’écoule, il retourne au milieu : cette personne peut le reprendre comme les autres, mais toujours pas la dernière à avoir parlé. Une pile d’Éclairs vide arrête la partie, le coup en cours réglé.",
        "Si personne ne le prend et que la table continue, la dernière personne à avoir parlé le peut aussi, tant que le jeton reste là et que le mot n’est pas accusé.",
      ],
    },
    {
      id: "time-to-speak",
      rulings: ["W15", "W28"],
      title: "Le temps de parole",
      text: [
        "À tour de rôle, il n’y en a pas, sauf si l’hôte en règle un ; sans tours, c’est 15 secondes, sauf si l’hôte en décide autrement. Il part quand le temps de réaction est passé ; sans tours, quand le jeton est pris.",
        "S’il s’écoule quand on joue à tour de rôle, on saute la personne, sans pénalité, et le dernier mot peut encore être accusé et réclamé. Si toutes les autres sont sautées, la dernière à avoir parlé parle de nouveau.",
        "Un tour de table finit chaque fois que c’est à la première personne, que les autres aient parlé ou qu’on les ait sautées.",
      ],
    },
    {
      id: "hidden",
      rulings: ["W12", "W16", "W17", "W27", "W29"],
      title: "Ce qui reste caché",
      text: [
        "Personne d’autre ne sait combien d’Éclairs a ta pile ; tous voient si elle est vide. L’historique omet tout mouvement d’Éclair plus ancien que le dernier mot, avec tout ce qui s’y rattache : accusation, phrase, votes, verdict, carte montrée.",
        "Un mot secret déjà dans la chaîne, qu’on ne peut plus réclamer, sort du jeu sans être vu et est remplacé : quand le mot suivant est dit, ou aussitôt s’il vient d’être pioché, même par le coup qui dit ce mot ; alors qui l’a pioché ne le voit pas non plus. On ne le dit qu’à cette personne.",
        "Si la pioche se vide, les défausses, sauf les mots déjà dits, sont mélangées en une nouvelle. S’il n’y a rien à piocher, on ne pioche pas.",
      ],
    },
    {
      id: "nobody-moves",
      rulings: ["A10"],
      title: "Quand personne ne bouge",
      text: [
        softClock,
        "On saute qui doit parler et ne dit rien. Sans tours, qui tient le jeton et ne dit rien le remet au milieu ; si personne ne le prend, la dernière personne à avoir parlé le peut aussi.",
        "Une phrase absente, c’est aucune phrase. Les votes absents ne comptent pas ; une égalité, ou aucun vote, veut alors dire : pas hors sujet. Un vote donné ou changé ne relance pas le délai.",
      ],
    },
    takenAndTyped,
  ],
} satisfies Rules;
