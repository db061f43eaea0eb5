/** What this device keeps of a match from before it: what the table had committed to, and the salt it gave. */

import { keepPromises, promisesAt, type Promised } from "./seats";

/** What one table has promised for the last match and the next, by their numbers. */
export class Promises {
  /** In case this browser keeps nothing. */
  #kept: Record<number, Promised> = {};

  constructor(readonly code: string) {}

  of(match: number): Promised | undefined {
    return this.#all()[match];
  }

  keep(match: number, promised: Promised): void {
    const before = this.of(match - 1);
    this.#kept = { ...(before && { [match - 1]: before }), [match]: promised };
    keepPromises(this.code, this.#kept);
  }

  #all(): Record<number, Promised> {
    return promisesAt(this.code) ?? this.#kept;
  }
}

export function freshSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
