// What all five games share, told once.

import type { Rule } from "../rules";

/** The first paragraph of "When nobody moves" (A10); each game goes on with what its own steps are. */
export const softClock =
  "Tout ce que la table attend a un délai souple : 60 secondes, ou ce que l’hôte règle, ou aucun. Quand il est écoulé, toute personne assise, jamais un robot, peut continuer, et la partie avance d’un pas. L’hôte peut continuer plus tôt, même sans délai.";

/** For a game in which nobody types. */
export const taken: Rule = {
  id: "taken",
  rulings: ["A12"],
  title: "Ce que la table accepte",
  text: [
    "Tu peux faire ce qui t’est ouvert à ce moment-là, et rien d’autre. Tout le reste ne change rien, et la table dit pourquoi elle ne l’a pas pris.",
  ],
};

/** For a game in which people type. */
export const takenAndTyped: Rule = {
  ...taken,
  rulings: ["A6", "A12"],
  text: [
    ...taken.text,
    "Une réponse ou une phrase a de 1 à 280 caractères, un mot de 1 à 40. Les caractères invisibles sont refusés, comme un texte où il ne reste rien à comparer, tel un tiret seul.",
    "Quand deux textes sont comparés, majuscules, accents, apostrophes, tirets et espaces doublés ou aux bouts ne font pas de différence. Ce que tu écris est montré tel quel.",
  ],
};
