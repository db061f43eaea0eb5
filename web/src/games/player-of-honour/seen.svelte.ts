/** What has been seen of a round. The last number is turned and the next round begins in one and the same moment (P13). So the
 *  round that is over stays in sight: for a player until they go on to the next, for those who watch as long as its last
 *  number is on the stage. And what a number came to is told when it has been seen, not before. */

import type { Play } from "../../net/play";
import { theBeats } from "../../parts/beats.svelte";
import type { PlayerOfHonourEvent, PlayerOfHonourRoundShown, PlayerOfHonourTurnedShown } from "../../wire";
import { isTurning, stepsOf } from "./round";
import { scoresKnown } from "./words";

export class Seen {
  #play: () => Play<"player-of-honour">;
  #beats = theBeats();
  #looked = $state(0);
  /** What is being turned, or lies there since. */
  #staged = $derived.by(() => (this.#beats.now?.events as PlayerOfHonourEvent[] | undefined)?.findLast(isTurning));

  constructor(play: () => Play<"player-of-honour">) {
    this.#play = play;
  }

  /** The round to be looked at again, if there is one. */
  get round(): PlayerOfHonourRoundShown | null {
    const { view, live, fresh } = this.#play();
    const { phase, placed, last, offers } = view;
    if (phase === "over") return last;
    if (phase === "reveal" || !last) return null;
    if (!live) return fresh.some(({ event }) => event === "round_over") ? last : null;
    const looks = offers.length > 0 ? placed === null && this.#looked !== last.round : this.#staged !== undefined;
    return looks ? last : null;
  }

  get topics() {
    return (this.round ?? this.#play().view).topics;
  }

  get honour(): number | null {
    return (this.round ?? this.#play().view).honour;
  }

  /** What is turned, up to the number on the stage: others may have been turned meanwhile. */
  get turned(): PlayerOfHonourTurnedShown[] {
    const { round, honour } = this;
    const all = !round ? this.#play().view.revealed : honour === null ? [] : stepsOf(round, honour);
    const staged = this.#staged;
    const at = all.findIndex((step) => staged?.event === "revealed" && step.number === staged.number && step.topic === staged.topic);
    return at < 0 ? all : all.slice(0, at + 1);
  }

  /** Whether it may be said what came of it. */
  get told(): boolean {
    const { view, story } = this.#play();
    if (!this.round && view.phase === "place") return true;
    const event = this.#staged ?? story.findLast(isTurning);
    return !event || this.#beats.knows(event);
  }

  get scores(): number[] {
    return scoresKnown(this.#play(), this.#beats.knows);
  }

  goOn(): void {
    this.#looked = this.#play().view.last?.round ?? 0;
  }
}
