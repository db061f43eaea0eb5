/** What a table puts round the screens of every game: on their rails, and at the portraits of whoever sits there. */

import { getContext, setContext, type Snippet } from "svelte";
import type { Reaction } from "../wire";

export interface Around {
  /** The gestures that are seen now, by the seat that makes them. */
  gestures(): Partial<Record<number, Reaction>>;
  /** On the rail, in place of the step sentence: why something was not done. */
  refusal?: Snippet;
  /** Below the step sentence: what the table waits for, or the gestures of somebody who has no move. */
  below?: Snippet;
}

const KEY = Symbol("around");

export const surround = (around: Around) => setContext(KEY, around);
/** In a replay there is nothing. */
export const around = () => getContext<Around | undefined>(KEY);
