/** Whether the table has kept its word, when the match is over: what this device finds then of what it has kept (promises.ts).
 * How the hashes are made is in docs/fairness.md. */

import type { Opening } from "../wire";
import type { Promised } from "./seats";
import { sha256 } from "./sha256";

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
