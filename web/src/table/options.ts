/** The options of the games as the host sees them: for each, the values that people want. */

import type { GameName } from "../wire";

export type Value = number | boolean | string | null;

export interface Choice {
  option: string;
  /** What its messages are called, where that is not its own name. */
  words?: string;
  values: readonly Value[];
}

const WAIT: Choice = { option: "wait", values: [30, 60, 120, 0] };

export const OPTIONS: Record<GameName, readonly Choice[]> = {
  talkitout: [WAIT],
  bluff: [
    { option: "rounds", values: [1, 2, 3] },
    { option: "solution_sheet", values: [false, true] },
    { option: "terms", values: [12, 20, "all"] },
    WAIT,
  ],
  "out-of-control": [{ option: "teams", values: [false, true] }, WAIT],
  "player-of-honour": [WAIT],
  "traitor-word": [
    { option: "colour", values: ["black", "pink"] },
    { option: "rounds", words: "turns", values: [true, false] },
    { option: "reaction", values: [4, 8, 12, 0] },
    { option: "speak", values: [null, 15, 30, 0] },
    WAIT,
  ],
};
