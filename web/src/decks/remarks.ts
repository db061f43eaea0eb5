/** What the server remarks about a deck, brought to the row and the field that it is about. */

import type { RemarkShown } from "../wire";
import { filled, LIST, type Written } from "./cards";

export interface Remark {
  /** In the server's English, with rows called as the form calls them. */
  text: string;
  /** The key of its card; null for the deck as a whole, or its label. */
  card: string | null;
  /** The field of the card or of the label. */
  field: string | null;
  /** The number of its row, counted from 1 as people do. */
  row: number | null;
  /** Its line in a deck's file. */
  line?: number | null;
}

const PATH = /\b(?:questions|terms|topics|words)\[(\d+)\](?:\[(\d+)\])?(?:\.(\w+))?(?:\[(\d+)\])?/;
const FACES = ["first", "second"];
const LABELS = ["title", "language", "author", "licence"];

/** The remarks about a deck that was sent as `deckOf(written)`. */
export function placed(remarks: readonly RemarkShown[], written: Written): Remark[] {
  const cards = filled(written);
  const rowOf = (place: number) => written.cards.indexOf(cards[place]!) + 1;
  return remarks.map(({ text, path }) => {
    const found = path.startsWith(LIST[written.game]) ? PATH.exec(path) : null;
    const card = found && cards[Number(found[1])];
    if (!card) return { text: named(text, rowOf), card: null, field: LABELS.includes(path) ? path : null, row: null };
    return { text: named(text, rowOf), card: card.key, field: fieldIn(found), row: written.cards.indexOf(card) + 1 };
  });
}

/** The remarks about a file: the server calls the rows of a spreadsheet as its owner does. */
export function ofFile(remarks: readonly RemarkShown[]): Remark[] {
  return remarks.map(({ text, path, line }) => {
    const row = /^Row (\d+)/.exec(text);
    const found = row && PATH.exec(path);
    return { text, card: null, field: found ? fieldIn(found) : null, row: row && Number(row[1]), line };
  });
}

function fieldIn([, , face, field]: RegExpExecArray): string | null {
  if (face !== undefined) return FACES[Number(face)]! + (field === "tags" ? "_tags" : "");
  return field === undefined || field === "id" ? null : field;
}

/** `terms[3].word is empty` is said as people count: `Row 4’s word is empty`. */
function named(text: string, rowOf: (place: number) => number): string {
  const said = text.replace(new RegExp(PATH, "g"), (_, place: string, face?: string, field?: string, which?: string) => {
    const parts = [face && `${FACES[Number(face)]} topic`, field && field !== "text" && field, field === "text" && !face && "question", which && Number(which) + 1];
    const part = parts.filter(Boolean).join(" ");
    return `row ${rowOf(Number(place))}${part ? `’s ${part}` : ""}`;
  });
  return said.charAt(0).toUpperCase() + said.slice(1);
}
