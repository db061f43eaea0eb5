/** Your five numbers and your I Know This One! card. They are moved here first, and laid on the table as soon as they
 *  lie still: what lies there counts, should the table go on without you (P14). */

import { choices, offered, type Play } from "../../net/play";
import { AS_LAID, orderOf, ranksOf, type Order } from "./order";

const LIES_STILL = 600;

interface Laid {
  round: number;
  order: Order;
  sure: number | null;
}

export class Placing {
  #play: () => Play<"player-of-honour">;
  #touched = $state.raw<Laid | null>(null);
  #finishing = false;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(play: () => Play<"player-of-honour">) {
    this.#play = play;
  }

  get order(): Order {
    return this.#laid.order;
  }

  set order(order: Order) {
    this.#touch({ ...this.#laid, order });
  }

  /** The topic that the I Know This One! card lies on. */
  get sure(): number | null {
    return this.#laid.sure;
  }

  set sure(sure: number | null) {
    this.#touch({ ...this.#laid, sure });
  }

  /** Whether your cards can be moved. */
  get free(): boolean {
    return offered(this.#play(), "place") !== undefined;
  }

  /** Whether you have an I Know This One! card: it lies there, or may be laid. */
  get hasTicket(): boolean {
    return this.sure !== null || choices(offered(this.#play(), "place")?.sure).some((topic) => topic !== null);
  }

  get lacksTicket(): boolean {
    return this.hasTicket && this.sure === null;
  }

  /** Lay them for good. Pressed twice, it is done once. */
  async done(): Promise<void> {
    if (this.#finishing) return;
    this.#finishing = true;
    if (await this.#lay()) await this.#play().do({ act: "done" });
    this.#finishing = false;
  }

  get #laid(): Laid {
    const { round, placed } = this.#play().view;
    if (this.#touched?.round === round && this.free) return this.#touched;
    return { round, order: placed ? orderOf(placed.ranks) : AS_LAID, sure: placed?.sure ?? null };
  }

  #touch(laid: Laid): void {
    this.#touched = laid;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => void this.#lay(), LIES_STILL);
  }

  async #lay(): Promise<boolean> {
    clearTimeout(this.#settling);
    if (!this.free) return false;
    const { order, sure } = this.#laid;
    return this.#play().do({ act: "place", ranks: ranksOf(order), ...(this.hasTicket && { sure }) });
  }
}
