/** Where the cards that a person has picked could go.
 *
 * What may be laid, extended and exchanged is in the server's guidance; this module only finds the places: cards lie side
 * by side, each number card in its own place, Wilds in the others. Where a Wild could stand for several things, there are
 * several plays, and the person is asked.
 */

import type {
  OutOfControlEvent,
  OutOfControlExtendAct as Extend,
  OutOfControlLayAct as Lay,
  OutOfControlRowShown as RowGuidance,
  OutOfControlSubstituteAct as Substitute,
  OutOfControlSuccessionShown as Succession,
  OutOfControlView,
} from "../../wire";
import { cardOf, colourOf, COLOURS, HIGHEST, LOWEST, numberOf, PLACES, WILD, type Colour } from "./cards";

export type { Extend, Lay, Substitute, Succession };
export type TablePlay = Lay | Extend | Substitute;

const ENDS = ["low", "high"] as const;
type End = (typeof ENDS)[number];

/** What of a view says where cards could go. */
export type Layout = Pick<OutOfControlView, "you" | "successions" | "guidance">;

/** Places side by side. */
export interface Span {
  colour: Colour;
  low: number;
  high: number;
}

export function spanOf(row: Pick<Succession, "colour" | "from" | "cards">): Span {
  return { colour: row.colour, low: row.from, high: row.from + row.cards.length - 1 };
}

// ── what lies there ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Somebody's successions, the longest first. */
export function rowsOf({ successions }: Pick<Layout, "successions">, seat: number): Succession[] {
  return successions.filter(({ owner }) => owner === seat).sort((a, b) => b.cards.length - a.cards.length || a.id - b.id);
}

/** The numbers that a row still needs. */
export function missing(row: Pick<Succession, "from" | "cards">): number[] {
  return PLACES.filter((number) => row.cards[number - row.from] === undefined);
}

/** O2: before the first roll, the card that somebody cut, in its place on the track. */
export function cutOf({ cut, step, die, laid }: OutOfControlView, seat: number): Lying | null {
  const card = laid === 0 && die === null && step === 0 ? cut?.find((one) => one.seat === seat)?.card : undefined;
  return card ? { colour: colourOf(card)!, from: numberOf(card), cards: [card] } : null;
}

export type Lying = Pick<Succession, "colour" | "from" | "cards">;

/** The row that has come of this one: it may have joined another since. */
export function rowNow({ successions }: Pick<Layout, "successions">, row: Succession): Succession {
  const holds = ({ owner, colour, from, cards }: Succession) => owner === row.owner && colour === row.colour && from <= row.from && from + cards.length >= row.from + row.cards.length;
  return successions.find(({ id }) => id === row.id) ?? successions.find(holds) ?? row;
}

/** Which row an event is about. */
export function touchedBy(event: object): number | undefined {
  const { succession } = event as { succession?: number | Succession };
  return typeof succession === "object" ? succession.id : succession;
}

/** What wins: the ten in a row that an event has made. */
export function tenOf(event: OutOfControlEvent): Succession | null {
  return "succession" in event && typeof event.succession === "object" && missing(event.succession).length === 0 ? event.succession : null;
}

// ── what can be done with exactly these cards ─────────────────────────────────────────────────────────────────────────

export function plays(layout: Layout, cards: string[]): TablePlay[] {
  return [...lays(layout, cards), ...extensions(layout, cards), ...exchanges(layout, cards)];
}

/** As a new succession: one for each number it could begin with. */
function lays({ guidance }: Layout, cards: string[]): Lay[] {
  const numbers = cards.filter((card) => card !== WILD);
  if (!guidance || cards.length < guidance.lay.least || numbers.length < guidance.lay.numbers) return [];
  const colour = colourOf(numbers[0]!)!;
  const found: Lay[] = [];
  for (let from = LOWEST; from + cards.length - 1 <= HIGHEST; from++) {
    const row = inPlace({ colour, low: from, high: from + cards.length - 1 }, cards);
    if (row) found.push({ act: "lay", colour, from, cards: row });
  }
  return found;
}

function extensions(layout: Layout, cards: string[]): Extend[] {
  return rows(layout).flatMap(({ row, guidance }) =>
    cards.length === 0 || cards.length > guidance.most ? [] : ENDS.flatMap((end) => {
      const grown = inPlace(beside(row, end, cards.length), cards);
      return grown ? [{ act: "extend" as const, succession: row.id, end, cards: grown }] : [];
    }),
  );
}

/** In the place of a card on the table. */
function exchanges(layout: Layout, cards: string[]): Substitute[] {
  const [card, ...more] = cards;
  if (card === undefined || more.length > 0) return [];
  return rows(layout).flatMap(({ row, guidance }) =>
    guidance.takes.flatMap((wanted, place) =>
      card === wanted ? [{ act: "substitute" as const, succession: row.id, number: row.from + place, card }] : [],
    ),
  );
}

/** Each succession with what the server says of it. */
function rows({ successions, guidance }: Layout): { row: Succession; guidance: RowGuidance }[] {
  return guidance?.rows.map((of) => ({ row: rowOf({ successions }, of.succession), guidance: of })) ?? [];
}

/** So many places at an end of a row; they may lie beyond the track. */
function beside(row: Succession, end: End, length: number): Span {
  const { colour, low, high } = spanOf(row);
  return end === "low" ? { colour, low: low - length, high: low - 1 } : { colour, low: high + 1, high: high + length };
}

/** These cards as they lie in as many places, Wilds where no number card is; null if they do not fit. */
function inPlace({ colour, low, high }: Span, cards: string[]): string[] | null {
  if (low < LOWEST || high > HIGHEST) return null;
  const row = Array<string>(cards.length).fill(WILD);
  for (const card of cards) {
    if (card === WILD) continue;
    const place = numberOf(card) - low;
    if (colourOf(card) !== colour || row[place] !== WILD) return null;
    row[place] = card;
  }
  return row;
}

// ── what could still go with them ─────────────────────────────────────────────────────────────────────────────────────

/** Whether some play uses all of `picked`, and besides them nothing but cards of `rest`. */
export function possible(layout: Layout, picked: string[], rest: string[]): boolean {
  return (
    exchanges(layout, picked).length > 0 ||
    rows(layout).some(({ row, guidance }) => canGrow(row, guidance.most, picked, rest)) ||
    COLOURS.some((colour) => canLay(layout, colour, picked, rest))
  );
}

function canLay({ guidance }: Layout, colour: Colour, picked: string[], rest: string[]): boolean {
  if (!guidance) return false;
  const { least, numbers } = guidance.lay;
  for (let low = LOWEST; low + least - 1 <= HIGHEST; low++)
    for (let high = low + least - 1; high <= HIGHEST; high++)
      if (fewestWilds({ colour, low, high }, picked, rest) <= high - low + 1 - numbers) return true;
  return false;
}

function canGrow(row: Succession, most: number, picked: string[], rest: string[]): boolean {
  for (const end of ENDS)
    for (let length = 1; length <= most; length++)
      if (fewestWilds(beside(row, end, length), picked, rest) < Infinity) return true;
  return false;
}

/** With how few Wilds these places can be filled, all of `picked` among them; Infinity if they cannot. */
function fewestWilds({ colour, low, high }: Span, picked: string[], rest: string[]): number {
  const numbers = picked.filter((card) => card !== WILD);
  const pickedWilds = picked.length - numbers.length;
  const misplaced = numbers.some((card) => colourOf(card) !== colour || numberOf(card) < low || numberOf(card) > high);
  if (low < LOWEST || high > HIGHEST || misplaced || new Set(numbers).size < numbers.length) return Infinity;
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

// ── what comes of it ──────────────────────────────────────────────────────────────────────────────────────────────────

/** The numbers of the track that a play touches. */
export function places(layout: Layout, play: TablePlay): number[] {
  if (play.act === "substitute") return [play.number];
  const { low, high } = filled(layout, play);
  return Array.from({ length: high - low + 1 }, (_, place) => low + place);
}

/** The row that a lay or an extension gives in the end, with what joins it at either end. */
export function outcome(layout: Layout, play: Lay | Extend): { span: Span; joins: boolean } {
  const before = play.act === "extend" ? rowOf(layout, play.succession) : null;
  const owner = before?.owner ?? layout.you;
  const part = filled(layout, play);
  const own = before ? spanOf(before) : part;
  const span = { colour: own.colour, low: Math.min(own.low, part.low), high: Math.max(own.high, part.high) };
  const kin = rows(layout)
    .filter(({ row }) => row !== before && row.owner === owner && row.colour === span.colour)
    .map(({ row, guidance }) => ({ ...spanOf(row), guidance }));
  const below = kin.find(({ high, guidance }) => high === span.low - 1 && guidance.joins_high);
  const above = kin.find(({ low, guidance }) => low === span.high + 1 && guidance.joins_low);
  return {
    span: { colour: span.colour, low: below?.low ?? span.low, high: above?.high ?? span.high },
    joins: below !== undefined || above !== undefined,
  };
}

/** The whole track. */
export function complete({ low, high }: Span): boolean {
  return low === LOWEST && high === HIGHEST;
}

export function rowOf({ successions }: Pick<Layout, "successions">, id: number): Succession {
  return successions.find((row) => row.id === id)!;
}

function filled(layout: Layout, play: Lay | Extend): Span {
  return play.act === "lay" ? spanOf(play) : beside(rowOf(layout, play.succession), play.end, play.cards.length);
}
