/** What a press was aimed at: one that comes right after the screen has changed was meant for what stood there before. */

export const TOO_SOON = 350;

export class Aim {
  #seen: unknown = undefined;
  #since = -Infinity;
  /** What stood there when the finger or the key went down; null where only the press itself is heard. */
  #touched: { seen: unknown } | null = null;

  constructor(readonly clock: () => number = () => performance.now()) {}

  /** This stands there; asked again and again, it counts from the first time. */
  see(what: unknown): void {
    if (what === this.#seen) return;
    this.#seen = what;
    this.#since = this.clock();
  }

  /** The finger goes down; it may come up when something else stands there. */
  touch(): void {
    this.#touched = { seen: this.#seen };
  }

  /** Whether a press that comes now means what stands there now. */
  isSure(): boolean {
    const moved = this.#touched !== null && this.#touched.seen !== this.#seen;
    this.#touched = null;
    return !moved && this.clock() - this.#since >= TOO_SOON;
  }
}
