/** The last number is turned and the next round begins in one and the same moment (P13). So the round that is over stays
 *  in sight: for a player until they go on to the next, for those who watch as long as it takes to look at it. */

import type { Play } from "../../net/play";
import type { PlayerOfHonourRoundShown } from "../../wire";

const LOOKED_AT = 10_000;

export class After {
  #play: () => Play<"player-of-honour">;
  #looked = $state(0);
  #last = $derived.by(() => this.#play().view.last);
  #number = $derived(this.#last?.round ?? 0);
  /** Whoever is at the table is offered something as long as all are placing; nobody is in a replay. */
  #plays = $derived.by(() => this.#play().view.offers.length > 0);

  constructor(play: () => Play<"player-of-honour">) {
    this.#play = play;
    $effect(() => {
      if (this.#plays) return;
      const number = this.#number;
      const timer = setTimeout(() => (this.#looked = number), LOOKED_AT);
      return () => clearTimeout(timer);
    });
  }

  /** The round to be looked at, if there is one. */
  get round(): PlayerOfHonourRoundShown | null {
    const { phase, placed } = this.#play().view;
    if (phase === "over") return this.#last;
    return phase === "place" && placed === null && this.#looked !== this.#number ? this.#last : null;
  }

  goOn(): void {
    this.#looked = this.#number;
  }
}
