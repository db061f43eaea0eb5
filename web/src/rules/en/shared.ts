// What all five games share, told once.

import type { Rule } from "../rules";

/** The first paragraph of "When nobody moves" (A10); each game goes on with what its own steps are. */
export const softClock =
  "Whatever the table waits for has a soft clock: 60 seconds, or what the host sets, or none. When it is out, anybody seated, but never a bot, may go on, and play moves one step. The host may go on early, even without a clock.";

/** For a game in which nobody types. */
export const taken: Rule = {
  id: "taken",
  rulings: ["A12"],
  title: "What the table takes",
  text: [
    "You may do what is open to you at that moment, and nothing else. Anything else changes nothing, and the table says why it was not taken.",
  ],
};

/** For a game in which people type. */
export const takenAndTyped: Rule = {
  ...taken,
  rulings: ["A6", "A12"],
  text: [
    ...taken.text,
    "An answer or a sentence has 1 to 280 characters, a word 1 to 40. Characters that cannot be seen are refused, and so is a text with nothing in it to compare, such as a lone dash.",
    "When two texts are compared, capitals, accents, apostrophes, dashes, and doubled or outer spaces make no difference. What you type is shown as you typed it.",
  ],
};
