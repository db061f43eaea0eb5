/** One's cards in two columns, as one lays them oneself. The game never says what belongs together. */

import { PAIR, TRIO } from "./cards";

export type Columns = readonly [readonly string[], readonly string[]];
export type Side = 0 | 1;

export interface Place {
  side: Side;
  at: number;
}

/** A card with a name of its own among equal ones: there may be two Wilds. */
export interface Lying {
  card: string;
  key: string;
}

/** The columns as they were kept, without what has left the hand; what is new goes to the shorter one. */
export function arranged(kept: Columns, hand: readonly string[]): Columns {
  const coming = [...hand];
  const stays = (card: string) => {
    const at = coming.indexOf(card);
    if (at >= 0) coming.splice(at, 1);
    return at >= 0;
  };
  const [left, right] = [kept[0].filter(stays), kept[1].filter(stays)];
  for (const card of coming) (right.length < left.length ? right : left).push(card);
  return [left, right];
}

/** The card goes where the other place is now; a place beyond the end is the end. */
export function moved(columns: Columns, from: Place, to: Place): Columns {
  const [left, right] = [[...columns[0]], [...columns[1]]];
  const sides = [left, right] as const;
  const [card] = sides[from.side].splice(from.at, 1);
  if (card !== undefined) sides[to.side].splice(to.at, 0, card);
  return [left, right];
}

/** Where an arrow takes a card: one place up or down, or across to the same height. Null where there is nothing. */
export function beside(columns: Columns, from: Place, arrow: string): Place | null {
  switch (arrow) {
    case "ArrowUp":
      return from.at > 0 ? { side: from.side, at: from.at - 1 } : null;
    case "ArrowDown":
      return from.at + 1 < columns[from.side].length ? { side: from.side, at: from.at + 1 } : null;
    case "ArrowLeft":
      return from.side === 1 ? { side: 0, at: Math.min(from.at, columns[0].length) } : null;
    case "ArrowRight":
      return from.side === 0 ? { side: 1, at: Math.min(from.at, columns[1].length) } : null;
    default:
      return null;
  }
}

export function keyed(columns: Columns): [Lying[], Lying[]] {
  const seen = new Set<string>();
  const lying = (card: string): Lying => {
    const key = seen.has(card) ? `${card} again` : card;
    seen.add(key);
    return { card, key };
  };
  return [columns[0].map(lying), columns[1].map(lying)];
}

export function placeOf(columns: Columns, key: string | null): Place | null {
  const [left, right] = keyed(columns).map((column) => column.findIndex((lying) => lying.key === key)) as [number, number];
  if (left >= 0) return { side: 0, at: left };
  return right >= 0 ? { side: 1, at: right } : null;
}

/** The layout for an Out: the column of three and the column of two; null if they are not so. */
export function layout(columns: Columns): { trio: [string, string, string]; pair: [string, string] } | null {
  const [trio, pair] = columns[0].length > columns[1].length ? columns : [columns[1], columns[0]];
  if (trio.length !== TRIO || pair.length !== PAIR) return null;
  return { trio: [...trio] as [string, string, string], pair: [...pair] as [string, string] };
}
