/** The cards of Out of Control, as the wire names them: a colour's letter and a number (`R4`), or `W`, a Wild. */

import { CONSTANTS } from "../../wire";

export const { colours: COLOURS, lowest: LOWEST, highest: HIGHEST, wild: WILD } = CONSTANTS["out-of-control"];
export type Colour = (typeof COLOURS)[number];
export type Letter = "R" | "G" | "B" | "Y" | "W";

export const PLACES = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, place) => LOWEST + place);

const LETTERS: Record<Colour, Letter> = { red: "R", green: "G", blue: "B", yellow: "Y" };

export function letterOf(card: string): Letter {
  return card[0] as Letter;
}

export function letterOfColour(colour: Colour): Letter {
  return LETTERS[colour];
}

/** The colour of a number card; null for a Wild. */
export function colourOf(card: string): Colour | null {
  return COLOURS.find((colour) => LETTERS[colour] === card[0]) ?? null;
}

/** The number of a number card; a Wild has none. */
export function numberOf(card: string): number {
  return card === WILD ? Number.POSITIVE_INFINITY : Number(card.slice(1));
}

export function cardOf(colour: Colour, number: number): string {
  return `${LETTERS[colour]}${number}`;
}

/** A card in the hand. Equal cards are told apart by which of them came first, so that each can be picked. */
export interface Held {
  key: string;
  card: string;
}

export function held(cards: string[]): Held[] {
  const times = new Map<string, number>();
  return cards.map((card) => {
    const time = times.get(card) ?? 0;
    times.set(card, time + 1);
    return { key: `${card}.${time}`, card };
  });
}

export type Order = "colour" | "number";

/** The hand as its owner likes to see it; Wilds at the end. */
export function sorted(hand: Held[], order: Order): Held[] {
  const colour = ({ card }: Held) => "RGBYW".indexOf(letterOf(card));
  const number = ({ card }: Held) => (card === WILD ? HIGHEST + 1 : numberOf(card));
  const [first, second] = order === "colour" ? [colour, number] : [number, colour];
  return [...hand].sort((a, b) => first(a) - first(b) || second(a) - second(b));
}

/** So many cards of a hand lie side by side on a phone, each wide enough for a thumb. */
export const ROW = 9;

/** A hand that is too wide for one row, in rows of about equal length. */
export function inRows<T>(hand: T[], most: number): T[][] {
  const rows = Math.max(1, Math.ceil(hand.length / most));
  const length = Math.ceil(hand.length / rows);
  return Array.from({ length: rows }, (_, row) => hand.slice(row * length, (row + 1) * length));
}
