/** What can be played on the table with the cards a person has picked (O4, O5, O8, O9, O13).
 *
 * The server lists a way for each range, and takes any legal one. So the person picks cards, and this module says what
 * can be done with exactly these, and which cards could still go with them. Where a Wild could stand for several
 * things, there are several plays, and the person is asked.
 */

import type {
  OutOfControlExtendAct as Extend,
  OutOfControlLayAct as Lay,
  OutOfControlSubstituteAct as Substitute,
  OutOfControlSuccessionShown as Succession,
  OutOfControlView,
} from "../../wire";
import { cardOf, colourOf, COLOURS, HIGHEST, LOWEST, numberOf, WILD, type Colour } from "./cards";

export type { Extend, Lay, Substitute, Succession };
export type TablePlay = Lay | Extend | Substitute;

const SHORTEST = 3;
const ENDS = ["low", "high"] as const;
type End = (typeof ENDS)[number];

/** What of a view decides which plays are legal. */
export type Layout = Pick<OutOfControlView, "successions" | "substituted" | "seats" | "options"> & { you: number };

export interface Span {
  colour: Colour;
  low: number;
  high: number;
}

export function spanOf(row: Pick<Succession, "colour" | "from" | "cards">): Span {
  return { colour: row.colour, low: row.from, high: row.from + row.cards.length - 1 };
}

/** O13 The seat that sits opposite, where people play in twos. */
export function partnerOf(layout: Pick<Layout, "seats" | "options">, seat: number): number | null {
  const players = layout.seats.length;
  return layout.options.teams ? (seat + players / 2) % players : null;
}

// ── what can be done with exactly these cards ─────────────────────────────────────────────────────────────────────────

export function plays(layout: Layout, cards: string[]): TablePlay[] {
  return [...lays(cards), ...extensions(layout, cards), ...substitutions(layout, cards)];
}

/** O4 As a new succession: one for each number it could begin with. */
function lays(cards: string[]): Lay[] {
  const number = cards.find((card) => card !== WILD);
  if (cards.length < SHORTEST || number === undefined) return [];
  const colour = colourOf(number)!;
  const found: Lay[] = [];
  for (let from = LOWEST; from + cards.length - 1 <= HIGHEST; from++) {
    const row = inPlace(colour, from, cards);
    if (row) found.push({ act: "lay", colour, from, cards: row });
  }
  return found;
}

/** O5 At an end of one's own successions. O13 A partner's takes single cards. */
function extensions(layout: Layout, cards: string[]): Extend[] {
  return growing(layout).flatMap(({ row, most }) =>
    cards.length > most ? [] : ENDS.flatMap((end) => {
      const { low, high } = spanOf(row);
      const grown = inPlace(row.colour, end === "low" ? low - cards.length : high + 1, cards);
      return grown ? [{ act: "extend" as const, succession: row.id, end, cards: grown }] : [];
    }),
  );
}

/** O9 In the place of a card on the table, once one has a succession of one's own; no place twice in one turn. */
function substitutions({ successions, substituted, you }: Layout, cards: string[]): Substitute[] {
  const [card, ...more] = cards;
  if (card === undefined || more.length > 0 || !successions.some(({ owner }) => owner === you)) return [];
  return successions.flatMap((row) =>
    row.cards.flatMap((lying, place) => {
      const number = row.from + place;
      const done = substituted.some((at) => at.succession === row.id && at.number === number);
      const wanted = lying === WILD ? cardOf(row.colour, number) : WILD;
      return card === wanted && !done ? [{ act: "substitute" as const, succession: row.id, number, card }] : [];
    }),
  );
}

/** The successions that a person may extend, and by how many cards at once. */
function growing(layout: Layout): { row: Succession; most: number }[] {
  const partner = partnerOf(layout, layout.you);
  return layout.successions.flatMap((row) =>
    row.owner === layout.you ? [{ row, most: HIGHEST }] : row.owner === partner ? [{ row, most: 1 }] : [],
  );
}

/** These cards as they lie from this number up, Wilds where no number card is; null if they do not fit. */
function inPlace(colour: Colour, from: number, cards: string[]): string[] | null {
  const to = from + cards.length - 1;
  if (cards.length === 0 || from < LOWEST || to > HIGHEST) return null;
  const row = Array<string>(cards.length).fill(WILD);
  for (const card of cards) {
    if (card === WILD) continue;
    const place = numberOf(card) - from;
    if (colourOf(card) !== colour || row[place] !== WILD) return null;
    row[place] = card;
  }
  return row;
}

// ── what could still go with them ─────────────────────────────────────────────────────────────────────────────────────

/** Whether some play uses all of `picked`, and besides them nothing but cards of `rest`. */
export function possible(layout: Layout, picked: string[], rest: string[]): boolean {
  return (
    substitutions(layout, picked).length > 0 ||
    growing(layout).some(({ row, most }) => canGrow(row, most, picked, rest)) ||
    COLOURS.some((colour) => canLay(colour, picked, rest))
  );
}

function canLay(colour: Colour, picked: string[], rest: string[]): boolean {
  for (let low = LOWEST; low + SHORTEST - 1 <= HIGHEST; low++)
    for (let high = low + SHORTEST - 1; high <= HIGHEST; high++)
      if (fewestWilds({ colour, low, high }, picked, rest) < high - low + 1) return true;
  return false;
}

function canGrow(row: Succession, most: number, picked: string[], rest: string[]): boolean {
  const { colour, low, high } = spanOf(row);
  const places = (end: End, length: number): Span =>
    end === "low" ? { colour, low: low - length, high: low - 1 } : { colour, low: high + 1, high: high + length };
  for (const end of ENDS)
    for (let length = 1; length <= (end === "low" ? low - LOWEST : HIGHEST - high) && length <= most; length++)
      if (fewestWilds(places(end, length), picked, rest) < Infinity) return true;
  return false;
}

/** With how few Wilds these places can be filled, all of `picked` among them; Infinity if they cannot. */
function fewestWilds({ colour, low, high }: Span, picked: string[], rest: string[]): number {
  const numbers = picked.filter((card) => card !== WILD);
  const pickedWilds = picked.length - numbers.length;
  const misplaced = numbers.some((card) => colourOf(card) !== colour || numberOf(card) < low || numberOf(card) > high);
  if (misplaced || new Set(numbers).size < numbers.length) return Infinity;
  let open = 0;
  let missing = 0;
  for (let number = low; number <= high; number++) {
    const card = cardOf(colour, number);
    if (numbers.includes(card)) continue;
    open++;
    if (!rest.includes(card)) missing++;
  }
  const wilds = pickedWilds + rest.filter((card) => card === WILD).length;
  return pickedWilds > open || missing > wilds ? Infinity : Math.max(pickedWilds, missing);
}

/** O8 Whether this card of the discard row could be used at once, with the hand and all that come along. */
export function usable(layout: Layout, hand: string[], discard: string[], index: number): boolean {
  return possible(layout, [discard[index]!], [...hand, ...discard.slice(index + 1)]);
}

// ── what comes of it ──────────────────────────────────────────────────────────────────────────────────────────────────

/** The numbers of the track that a play touches. */
export function places(layout: Layout, play: TablePlay): number[] {
  if (play.act === "substitute") return [play.number];
  const { low, high } = play.act === "lay" ? spanOf(play) : added(layout, play);
  return numbers(low, high);
}

/** The row that a lay or an extension gives in the end. O5 What it touches joins it: at each end the longest. */
export function outcome(layout: Layout, play: Lay | Extend): { span: Span; joins: boolean } {
  const before = play.act === "extend" ? rowOf(layout, play.succession) : null;
  const owner = before?.owner ?? layout.you;
  const part = play.act === "lay" ? spanOf(play) : added(layout, play);
  const own = before ? spanOf(before) : part;
  const span = { colour: own.colour, low: Math.min(own.low, part.low), high: Math.max(own.high, part.high) };
  const kin = layout.successions
    .filter((row) => row !== before && row.owner === owner && row.colour === span.colour)
    .map(spanOf);
  const low = Math.min(span.low, ...kin.filter(({ high }) => high === span.low - 1).map(({ low }) => low));
  const high = Math.max(span.high, ...kin.filter(({ low }) => low === span.high + 1).map(({ high }) => high));
  return { span: { colour: span.colour, low, high }, joins: low < span.low || high > span.high };
}

/** O6 From 1 to 10. */
export function complete({ low, high }: Span): boolean {
  return low === LOWEST && high === HIGHEST;
}

export function rowOf({ successions }: Pick<Layout, "successions">, id: number): Succession {
  return successions.find((row) => row.id === id)!;
}

function added(layout: Layout, { succession, end, cards }: Extend): Span {
  const { colour, low, high } = spanOf(rowOf(layout, succession));
  return end === "low"
    ? { colour, low: low - cards.length, high: low - 1 }
    : { colour, low: high + 1, high: high + cards.length };
}

function numbers(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, place) => low + place);
}
