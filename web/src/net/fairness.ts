/** Whether the table has kept its word: what this device keeps of a match from before it, and what it finds at the end.
 * How the hashes are made is in docs/fairness.md. */

import type { Opening } from "../wire";
import { keepPromises, promisesAt, type Promised } from "./seats";
import { sha256 } from "./sha256";

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

/** `unsure`: this device was not there for all of it. */
export type Verdict = "kept" | "broken" | "unsure";

export function judge(promised: Promised | undefined, seed: string, opening: Opening): Verdict {
  const { commitment, salt, hash } = promised ?? { commitment: opening.commitment, salt: null, hash: null };
  const holds =
    commitment === opening.commitment &&
    commitment === hashOf("parlour commitment", seed) &&
    (hash === null || hash === matchHash(opening)) &&
    (salt === null || opening.salts.some(([number, text]) => number === salt[0] && text === salt[1])) &&
    (opening.first_by !== "drawn" || opening.first === firstSeat(seed, opening));
  if (!holds) return "broken";
  return salt && hash ? "kept" : "unsure";
}

export function matchHash(opening: Opening): string {
  return hashOf("parlour opening", canonical(opening));
}

function firstSeat(seed: string, { salts, seats }: Opening): number {
  const drawn = hashOf("parlour first seat", hashOf("parlour match", seed, ...salts.map(([, salt]) => salt)));
  return Number(BigInt(`0x${drawn}`) % BigInt(seats));
}

/** Each text with its length before it, so that no two lists of texts read the same. */
function hashOf(...texts: string[]): string {
  const framed = texts.flatMap((text) => {
    const content = new TextEncoder().encode(text);
    const length = new DataView(new ArrayBuffer(8));
    length.setBigUint64(0, BigInt(content.length));
    return [...new Uint8Array(length.buffer), ...content];
  });
  return sha256(Uint8Array.from(framed));
}

/** Canonical JSON (RFC 8785): an opening's keys are ASCII, and its numbers whole. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}

export function freshSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
