/** Cries out what others do, one line at a time: each long enough to be read, and never far behind the table. */

import type { Told } from "../games/told";

const STAYS = 2500;
/** Where the next one waits already. What was done to the viewer is not hurried. */
const HURRIED = 1100;
const BEHIND = 5000;

export class Crier {
  line = $state.raw<Told | null>(null);
  #waiting: Told[] = [];
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(news: Told[]): void {
    if (!news.length) return;
    this.#waiting.push(...news);
    while (this.#behind() > BEHIND) this.#skip();
    if (this.line) this.#wait();
    else this.#next();
  }

  hush(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.line = null;
  }

  /** How long it is until the last of those who wait is heard. */
  #behind(): number {
    const before = this.#waiting.slice(0, -1);
    const now = this.line ? this.#left(this.line) : 0;
    return before.reduce((sum, { toYou }) => sum + (toYou ? STAYS : HURRIED), now);
  }

  /** The oldest goes unsaid; what was done to the viewer only where nothing else is left to skip. */
  #skip(): void {
    const place = this.#waiting.findIndex(({ toYou }) => !toYou);
    this.#waiting.splice(Math.max(0, place), 1);
  }

  #left({ toYou }: Told): number {
    const stays = toYou || !this.#waiting.length ? STAYS : HURRIED;
    return Math.max(0, this.#since + stays - Date.now());
  }

  #next(): void {
    this.line = this.#waiting.shift() ?? null;
    this.#since = Date.now();
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.line) this.#timer = setTimeout(() => this.#next(), this.#left(this.line));
  }
}
