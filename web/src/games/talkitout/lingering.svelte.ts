/** The reveal of a lie stays for a while, even if the next person is quick. */

import { untrack } from "svelte";
import type { Talk } from "./cards";
import { lastLie, type Lie } from "./lies";

const STAYS = 7000;

export class Lingering {
  #play: () => Talk;
  #last = $derived.by(() => lastLie(this.#play().story));
  #at = $derived(this.#last?.at ?? null);
  #lingers = $state(false);

  /** While a component is made: the time runs with it. */
  constructor(play: () => Talk) {
    this.#play = play;
    let before = untrack(() => this.#at);
    $effect(() => {
      if (this.#at === before) return;
      before = this.#at;
      this.#lingers = before !== null && untrack(() => this.#play().live);
      const timer = setTimeout(() => (this.#lingers = false), STAYS);
      return () => clearTimeout(timer);
    });
  }

  /** Somebody who does something has seen it. */
  putAway(): void {
    this.#lingers = false;
  }

  /** The lie to be shown; null if there is none, or if it has been shown for long enough. */
  get lie(): Lie | null {
    return this.#play().view.verdict || this.#lingers ? this.#last : null;
  }
}
