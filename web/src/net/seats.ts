/** The seats that this device has, by table: whoever has the token sits there. */

import { store, stored } from "../stored";

interface Kept {
  token: string;
  since: number;
  /** This device is the table's big screen, and its host: it has no seat. */
  screen?: boolean;
  /** This device has left the table; with the same token it may take the seat back. */
  left?: boolean;
  promises?: Record<number, Promised>;
}

/** What this device was shown of a match, and gave to its chance, before anybody could know what would suit them. */
export interface Promised {
  /** As it was shown before this device gave its salt. */
  commitment: string;
  /** That salt, and the number at which the table took it; null while that is not known. */
  salt: [number, string] | null;
  /** The first match hash that was shown, while the match was under way. */
  hash: string | null;
}

const DAY = 86_400_000;
/** The server forgets a table after 14 days at the latest. */
const LONGEST = 15 * DAY;

export function tokenFor(code: string): string | null {
  const kept = all()[code];
  return kept && !kept.left ? kept.token : null;
}

/** With what the seat is taken back that this device has left. */
export function leftTokenFor(code: string): string | null {
  const kept = all()[code];
  return kept?.left ? kept.token : null;
}

/** Somebody goes, and may come back. A big screen has no seat to come back to. */
export function leaveSeat(code: string): void {
  const kept = all()[code];
  if (!kept || kept.screen) forgetToken(code);
  else store("seats", { ...all(), [code]: { ...kept, left: true } });
}

/** A big screen shows what everybody may see: it never has the token of a seat, only that of a host without one. */
export function screenTokenFor(code: string): string | null {
  return isScreen(code) ? tokenFor(code) : null;
}

export function isScreen(code: string): boolean {
  return all()[code]?.screen ?? false;
}

export function keepToken(code: string, token: string, { screen = false } = {}): void {
  const young = Object.entries(all()).filter(([, kept]) => Date.now() - kept.since < LONGEST);
  store("seats", { ...Object.fromEntries(young), [code]: { token, since: Date.now(), screen } });
}

export function forgetToken(code: string): void {
  const { [code]: _, ...others } = all();
  store("seats", others);
}

/** What a table has promised, by the number of the match; kept as long as the seat. */
export function promisesAt(code: string): Record<number, Promised> | undefined {
  return all()[code]?.promises;
}

export function keepPromises(code: string, promises: Record<number, Promised>): void {
  const kept = all()[code];
  if (kept) store("seats", { ...all(), [code]: { ...kept, promises } });
}

/** The table that this device sat down at last, if it has not left it. */
export function lastTable(): string | null {
  const [last] = Object.entries(all()).filter(([, { left }]) => !left).sort(([, one], [, other]) => other.since - one.since);
  return last && Date.now() - last[1].since < DAY ? last[0] : null;
}

/** 128 random bits, drawn here, so that sitting down can be asked for twice and is done once. */
export function freshToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

function all(): Record<string, Kept> {
  return stored<Record<string, Kept>>("seats") ?? {};
}
