/** What the server remarks about a deck, brought to the row and the field that it is about. */

import type { DeckForm, FormField, RemarkShown } from "../wire";
import { filled, type Written } from "./written";

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

const LABELS = ["title", "language", "author", "licence"];

/** The field of the label that a path is in: `themes[1]` is in themes. */
function onLabel(path: string, { label }: DeckForm): string | null {
  const [name = ""] = path.split("[");
  return [...LABELS, ...label.map((field) => field.name)].includes(name) ? name : null;
}

/** A place in a deck of this form, such as `terms[3].word`: the number of its card, and the way from there. */
const places = ({ cards }: DeckForm) => new RegExp(`\\b${cards}\\[(\\d+)\\]((?:\\[\\d+\\]|\\.\\w+)*)`, "g");

/** The remarks about a deck that was sent as `deckOf(written)`. */
export function placed(remarks: readonly RemarkShown[], written: Written, form: DeckForm): Remark[] {
  const cards = filled(written);
  const rowOf = (place: number) => written.cards.indexOf(cards[place]!) + 1;
  return remarks.map(({ text, path }) => {
    const found = places(form).exec(path);
    const card = found && cards[Number(found[1])];
    if (!card) return { text: named(text, form, rowOf), card: null, field: onLabel(path, form), row: null };
    return { text: named(text, form, rowOf), card: card.key, field: fieldAt(found[2]!, form)?.name ?? null, row: written.cards.indexOf(card) + 1 };
  });
}

/** The remarks about a file: the server calls the rows of a spreadsheet, which is for a game of this form, as its owner does. */
export function ofFile(remarks: readonly RemarkShown[], form: DeckForm | null): Remark[] {
  return remarks.map(({ text, path, line }) => {
    const row = /^Row (\d+)/.exec(text);
    const found = row && form && places(form).exec(path);
    return { text, card: null, field: (found && form && fieldAt(found[2]!, form)?.name) ?? null, row: row && Number(row[1]), line };
  });
}

/** `[1].tags[2]` as [1, "tags", 2]. */
function stepsIn(way: string): (string | number)[] {
  return [...way.matchAll(/\[(\d+)\]|\.(\w+)/g)].map(([, place, name]) => name ?? Number(place));
}

/** The field that a place in a card is in, or the first of those that are in it. */
function fieldAt(way: string, { fields }: DeckForm): FormField | null {
  const steps = stepsIn(way);
  if (!steps.length) return null;
  return fields.find(({ path }) => path.every((step, place) => place >= steps.length || step === steps[place])) ?? null;
}

/** `terms[3].word is empty` is said as people count: `Row 4’s word is empty`. */
function named(text: string, form: DeckForm, rowOf: (place: number) => number): string {
  const said = text.replace(places(form), (_, place: string, way: string) => {
    const part = partCalled(way, form);
    return `row ${rowOf(Number(place))}${part ? `’s ${part}` : ""}`;
  });
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function partCalled(way: string, form: DeckForm): string {
  const field = fieldAt(way, form);
  const steps = stepsIn(way);
  if (!field) return steps.join(" ");
  const which = steps[field.path.length];
  return which === undefined ? field.called : `${field.called} ${Number(which) + 1}`;
}
