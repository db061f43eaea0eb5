import type { Rules } from "../rules";
import { softClock, takenAndTyped } from "./shared";

export default {
  cards: [
    {
      title: "Le but",
      text: "Ne plus avoir de cartes avant les autres. Chaque Question que tu joues, tu la lis à voix haute et tu y réponds.",
    },
    {
      title: "Ton tour",
      text: "Joue une Question qui partage une catégorie avec celle du dessus ; sinon, pioche. Réponds à ce que tu joues, ou pose une carte spéciale dessus.",
    },
    {
      title: "Gagner",
      text: "À la fin d’un tour, une main vide gagne. Qui se fait prendre à mentir sur sa dernière carte en pioche une, et continue.",
    },
  ],
  rules: [
    {
      id: "deal",
      rulings: ["T2", "T13", "T14", "T15"],
      title: "La donne",
      text: [
        "Chacun reçoit sept cartes, spéciales comprises, pour ses seuls yeux. Le reste est la pioche. Sa première carte ouvre la défausse ; il faut une Question : une carte spéciale est remélangée à la pioche et une autre retournée, et si la pioche n’a aucune Question, on redonne tout.",
        "D’habitude, la personne la plus jeune commence. L’hôte décide ; si personne n’est désigné, c’est le hasard. Une revanche commence au siège suivant. On joue dans le sens des aiguilles d’une montre.",
        "Nos paquets ont au moins 120 Questions, chaque paire de catégories au moins 8 fois. Un paquet se joue avec 6 cartes de chaque spéciale, ou le nombre qu’il indique, et convient s’il reste au moins 15 cartes à piocher après la donne.",
      ],
    },
    {
      id: "matching",
      rulings: ["T1"],
      title: "Ce qui convient",
      text: [
        "Il y a cinq catégories : Société, Relations, Avenir, Mémoire, Identité. Chaque Question en porte deux différentes.",
        "Une Question convient si elle partage au moins une catégorie avec la Question du dessus de la défausse. Sur Mémoire + Identité, tu peux jouer Avenir + Mémoire, mais pas Société + Avenir.",
      ],
    },
    {
      id: "turn",
      rulings: ["T3"],
      title: "Ton tour",
      text: [
        "Si tu as des Questions qui conviennent, tu dois en jouer une. Laquelle, c’est ton choix.",
        "Si tu n’en as pas, pioche une carte. Si c’est une Question qui convient, tu peux la jouer ou la garder ; toute autre carte, tu la gardes. Dès que tu gardes une carte, ton tour est fini.",
      ],
    },
    {
      id: "answer",
      rulings: ["T5", "T16"],
      title: "Lis, puis réponds",
      text: [
        "Ta Question va face visible sur la défausse. Lis-la d’abord à voix haute. Puis réponds, par écrit ou à voix haute, et ton tour est fini.",
        "On ne passe pas. Si tu sèches, l’aide est gratuite : la question en d’autres mots, un exemple, ou le début d’une phrase.",
      ],
    },
    {
      id: "special",
      rulings: ["T4"],
      title: "Les cartes spéciales",
      text: [
        "Une carte spéciale ne se joue jamais seule. Tu la poses sur la Question que tu viens de jouer, avant que la réponse soit donnée. Toi seulement, et une seule par tour.",
        "Une carte spéciale piochée parce que rien ne convenait se garde. Si tu n’as que des cartes spéciales, tu pioches, et tu attends une Question où en poser une.",
      ],
    },
    {
      id: "throw-it-out",
      rulings: ["T6"],
      title: "#AuPanier",
      text: ["Personne ne répond. Le tour est fini."],
    },
    {
      id: "back-at-you",
      rulings: ["T7"],
      title: "#ToiPlutôt",
      text: [
        "Désigne quelqu’un d’autre, qui répond à ta question, par écrit ou à voix haute, et ton tour est fini. Cette personne ne peut pas la refiler.",
      ],
    },
    {
      id: "tell-a-lie",
      rulings: ["T8"],
      title: "#VraiOuFaux",
      text: [
        "Donne deux réponses différentes, une vraie et une fausse, et marque la fausse en secret. Écrites, elles sont montrées dans un ordre tiré au hasard ; dites à voix haute, elles sont la première et la seconde, telles que tu les as marquées.",
        "Les autres en discutent, puis chacun vote en secret pour celle qu’il croit fausse. Un vote peut changer jusqu’au dernier ; alors tous sont montrés, et la majorité compte. À égalité, on discute et on revote une fois ; une seconde égalité compte comme une erreur.",
        "Erreur : tous les autres piochent, dans le sens des aiguilles d’une montre à partir de la gauche du menteur. Trouvé : le menteur pioche. On pioche la première Question de la pioche ; les spéciales au-dessus y sont remélangées sans être vues. S’il n’y en a pas, même avec la défausse remélangée, on ne pioche pas.",
      ],
    },
    {
      id: "special-on-top",
      rulings: ["T9"],
      title: "Une spéciale sur le dessus",
      text: [
        "Tant qu’une carte spéciale est sur le dessus, toutes les Questions conviennent : qui en a une doit en jouer une. Cela dure, de personne en personne, jusqu’à ce qu’une Question soit de nouveau sur le dessus.",
      ],
    },
    {
      id: "winning",
      rulings: ["T11", "T12"],
      title: "Gagner",
      text: [
        "La première personne à la main vide gagne. On regarde quand un tour est terminé : réponse donnée, mensonge jugé, cartes piochées. Qui se fait prendre à mentir sur sa dernière carte en a donc de nouveau une, et continue.",
        "Si autant de tours de suite qu’il y a de personnes passent sans carte jouée ni piochée, la partie s’arrête, et qui a le moins de cartes gagne. Les ex æquo gagnent ensemble.",
      ],
    },
    {
      id: "empty-pile",
      rulings: ["T10"],
      title: "La pioche est vide",
      text: [
        "Quand il faut une carte et que la pioche est vide, la dernière Question de la défausse reste, avec la carte spéciale posée dessus s’il y en a une. Tout le reste est mélangé en une nouvelle pioche. S’il n’y a toujours rien à piocher, on ne pioche pas.",
      ],
    },
    {
      id: "seen",
      rulings: ["T17"],
      title: "Ce que tu vois",
      text: [
        "Ta main, la dernière Question et la carte spéciale posée dessus, le nombre de cartes de chacun et de la pioche, et toute réponse donnée ouvertement. Les cartes plus bas ne se voient pas.",
        "Les votes restent secrets jusqu’à ce que tous soient montrés, le mensonge jusqu’à ce qu’il soit jugé. Personne d’autre ne voit la carte que tu pioches ; mais si tu peux la jouer, tout le monde remarque que tu dois choisir.",
      ],
    },
    {
      id: "nobody-moves",
      rulings: ["A10"],
      title: "Quand personne ne bouge",
      text: [
        softClock,
        "Un tour non joué joue la première carte qui convient ; sans elle, il en pioche une et la garde. Une carte piochée qui pourrait se jouer est gardée. Une réponse absente compte comme donnée à voix haute, un mensonge inachevé comme démasqué.",
        "Les votes absents ne comptent pas. Une égalité, ou aucun vote, veut alors dire que le mensonge n’est pas trouvé, sans second vote. Un vote donné ou changé ne relance pas le délai.",
      ],
    },
    takenAndTyped,
  ],
} satisfies Rules;
