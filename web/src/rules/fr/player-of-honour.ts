import type { Rules } from "../rules";
import { softClock, taken } from "./shared";

export default {
  cards: [
    {
      title: "Le but",
      text: "Devine dans quel ordre le Joueur d’honneur aime cinq sujets. Quand c’est toi, sois toi-même : tu veux qu’on te comprenne. À deux, chacun classe, et vous jouez ensemble.",
    },
    {
      title: "Une manche",
      text: "Pose de 1 (aime le plus) à 5 (aime le moins) sur les sujets, en secret. Devin, pose ta carte « Ça, je le sais ! » sur ton choix le plus sûr. Puis on retourne tout.",
    },
    {
      title: "Gagner",
      text: "Chaque nombre égal est un point. Le Joueur d’honneur marque autant que le meilleur Devin. Après la dernière manche, qui a le plus de points gagne.",
    },
  ],
  rules: [
    {
      id: "topics",
      rulings: ["P1", "P8", "P11"],
      title: "Cinq sujets",
      text: [
        "Au début de chaque manche, cinq nouvelles cartes Sujet sont posées, pour que tout le monde les lise. Chacune porte deux sujets ; la face visible est tirée au hasard.",
        "Un sujet déjà montré ne revient pas dans la même partie, et l’autre face de sa carte non plus.",
        "Nos paquets ont 100 cartes, 200 sujets. Tout paquet de 50 cartes ou plus convient.",
      ],
    },
    {
      id: "roles",
      rulings: ["P9", "P10"],
      title: "Joueur d’honneur et Devins",
      text: [
        "D’habitude, le premier Joueur d’honneur est la dernière personne à avoir fêté son anniversaire. L’hôte décide ; si personne n’est désigné, c’est le hasard. Une revanche commence au siège suivant. Tous les autres sont les Devins de la manche.",
        "Chacun a cinq cartes à nombre, de 1 à 5, et une carte « Ça, je le sais ! ». La table tient les points, à la vue de tous.",
      ],
    },
    {
      id: "ranking",
      rulings: ["P12"],
      title: "Le classement",
      text: [
        "1 est ce que le Joueur d’honneur aime le plus, 5 ce qu’il aime le moins. Chaque nombre sert une fois.",
        "Le Joueur d’honneur classe selon son propre goût ; chaque Devin classe comme il croit que le Joueur d’honneur l’a fait. Le goût d’un Devin ne compte pas. En duo, chacun classe selon le sien.",
      ],
    },
    {
      id: "secret",
      rulings: ["P2"],
      title: "En secret",
      text: [
        "Tous classent en même temps, le Joueur d’honneur aussi. Personne ne voit rien des cartes d’un autre, pas même où elles sont, seulement s’il a fini.",
        "Tu peux déplacer tes cartes jusqu’à ce que tu dises que tu as fini, et revenir là-dessus tant que tous n’ont pas fini. Pour déplacer une carte ensuite, reviens d’abord là-dessus. Quand tous ont fini, la révélation commence.",
      ],
    },
    {
      id: "sure",
      rulings: ["P3"],
      title: "Ça, je le sais !",
      text: [
        "Un Devin a fini quand les cinq nombres sont sur les cinq sujets et que la carte « Ça, je le sais ! » est sur l’un d’eux. Sa place est là où tu te fies le plus à ton choix, et pas question de s’en passer.",
        "Le Joueur d’honneur n’a pas cette carte à poser, et a fini quand les cinq nombres sont posés.",
      ],
    },
    {
      id: "reveal",
      rulings: ["P4"],
      title: "La révélation",
      text: [
        "Elle va de 5 à 1, un pas à la fois, et le Joueur d’honneur retourne chaque nombre. Les cartes des Devins sur ce sujet sont retournées avec, « Ça, je le sais ! » aussi, et les points se comptent là.",
      ],
    },
    {
      id: "points",
      rulings: ["P5"],
      title: "Les points",
      text: [
        "Un Devin marque 1 point par nombre égal à celui du Joueur d’honneur, 1 de plus si sa carte « Ça, je le sais ! » est sur un nombre égal, et 1 de plus si les cinq sont égaux. Une manche parfaite vaut 7.",
        "Le Joueur d’honneur marque ensuite autant que le meilleur Devin de cette manche.",
      ],
    },
    {
      id: "next-round",
      rulings: ["P13"],
      title: "La manche suivante",
      text: [
        "La personne suivante, dans le sens des aiguilles d’une montre, devient Joueur d’honneur, et cinq nouveaux sujets sont tirés. Cela se fait tout seul, dès que le dernier nombre est retourné. On peut encore regarder les cartes et les points de la manche d’avant.",
      ],
    },
    {
      id: "winning",
      rulings: ["P6"],
      title: "Gagner",
      text: [
        "À 3 ou 4, chacun est Joueur d’honneur deux fois ; de 5 à 8, une fois. Alors qui a le plus de points gagne. Les ex æquo gagnent ensemble. À deux, on joue le duo, et on gagne ensemble.",
      ],
    },
    {
      id: "duo",
      rulings: ["P7"],
      title: "En duo",
      text: [
        "À deux exactement, personne ne devine : vous jouez ensemble. Chacun classe les cinq sujets selon son propre goût, sans la carte « Ça, je le sais ! ». Quand vous avez fini tous les deux, toutes les cartes sont retournées ensemble.",
        "Chaque sujet auquel vous avez donné le même nombre vaut un point pour vous deux. Après 10 manches, regardez votre total : 50 est le plus possible, et 15 est déjà un bon score.",
      ],
    },
    {
      id: "nobody-moves",
      rulings: ["A10", "P14"],
      title: "Quand personne ne bouge",
      text: [
        softClock,
        "Un classement absent est tiré au hasard, avec sa carte « Ça, je le sais ! » ; une révélation se retourne toute seule. Les cartes déjà posées comptent comme elles sont, même si tu n’as pas dit avoir fini ; s’il ne manque que « Ça, je le sais ! », seule sa place est tirée.",
        "On te dit quelles sont tes cartes ; on ne dit pas aux autres si quelque chose a été tiré. Dire qu’on a fini, ou revenir là-dessus, ne relance pas le délai.",
      ],
    },
    taken,
  ],
} satisfies Rules;
