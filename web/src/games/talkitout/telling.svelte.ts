/** Two answers in the making, and the secret mark on the false one. */

import { Draft } from "../../parts/draft.svelte";
import type { TalkitoutTellAct } from "../../wire";

export class Telling {
  readonly drafts: [Draft, Draft];
  lie = $state<0 | 1 | null>(null);

  constructor(readonly question: string) {
    this.drafts = [new Draft(`lie.${question}.0`), new Draft(`lie.${question}.1`)];
  }

  /** How they are told: both typed, both aloud, or not yet either way. */
  get how(): "typed" | "aloud" | "half" {
    const typed = this.drafts.filter(({ text }) => text.trim()).length;
    return typed === this.drafts.length ? "typed" : typed === 0 ? "aloud" : "half";
  }

  /** The act, once it is whole. */
  get act(): TalkitoutTellAct | null {
    if (this.lie === null || this.how === "half") return null;
    const [first, second] = this.drafts;
    return this.how === "aloud"
      ? { act: "tell", lie: this.lie }
      : { act: "tell", lie: this.lie, answers: [first.text.trim(), second.text.trim()] };
  }

  clear(): void {
    for (const draft of this.drafts) draft.clear();
  }
}
