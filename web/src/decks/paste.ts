/** Cells pasted from a spreadsheet, and the rows that they fill. */

import type { DeckForm, FormField } from "../wire";
import { between, facesOf, slug } from "./cards";
import { blankCard, type Card } from "./written";

/** The pasted text as rows of cells; null if it is one plain text, which belongs where it was pasted. */
export function cellsIn(text: string): string[][] | null {
  const plain = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "");
  if (!/[\t\n]/.test(plain)) return null;
  const rows: string[][] = [[]];
  // A spreadsheet puts quotation marks around a cell that holds a line break or a tab, and doubles those inside.
  const cell = /"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*)/y;
  while (cell.lastIndex <= plain.length) {
    const at = cell.lastIndex;
    const [whole, quoted, bare] = cell.exec(plain)!;
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? bare ?? "").replace(/\s+/g, " ").trim());
    if (plain[at + whole.length] === "\n") rows.push([]);
    cell.lastIndex = at + whole.length + 1;
  }
  return rows.filter((row) => row.some(Boolean));
}

/**
 * The cards with the cells written into them, from this field of this card on. Nothing that stands there is written over:
 * where a cell would be, all of them become cards of their own below.
 */
export function withCells(cards: readonly Card[], form: DeckForm, at: number, field: string, rows: string[][]): Card[] {
  const isColumn = field === form.columns[0] && rows.every((cells) => cells.length === 1);
  const lines = isColumn ? byFaces(rows.flat(), facesOf(form)) : rows;
  const columns = columnsFrom(form, field);
  const texts = lines.map((cells) => textsOf(cells, columns));
  const below = cards.slice(at, at + texts.length);
  const free = below.every((card, place) => Object.keys(texts[place]!).every((name) => !card.texts[name]?.trim()));
  const first = free ? at : at + 1;
  const replaced = free ? below.length : 0;
  const written = texts.map((some, place) => {
    const card = free ? (below[place] ?? blankCard()) : blankCard();
    return { ...card, texts: { ...card.texts, ...some } };
  });
  return [...cards.slice(0, first), ...written, ...cards.slice(first + replaced)];
}

/** The fields that stand beside each other in a spreadsheet, from this one on. */
function columnsFrom({ columns, fields }: DeckForm, field: string): FormField[] {
  const names = columns.includes(field) ? columns.slice(columns.indexOf(field)) : [field];
  return names.flatMap((name) => fields.find((one) => one.name === name) ?? []);
}

/** A column of texts: as many of them as a card has faces make a card. */
function byFaces(texts: string[], faces: number): string[][] {
  return texts.flatMap((_, place) => (place % faces ? [] : [texts.slice(place, place + faces)]));
}

function textsOf(cells: string[], columns: FormField[]): Record<string, string> {
  const texts: Record<string, string> = {};
  columns.forEach(({ name, kind, choices }, place) => {
    const cell = cells[place];
    if (!cell) return;
    const text = kind === "marks" ? choicesNamed(cell, choices).join(", ") : cell;
    texts[name] = texts[name] ? texts[name] + between(kind) + text : text;
  });
  return texts;
}

/** What a cell chooses, in words that stand for it. The last word tells: `la société`, `our memories`. */
function choicesNamed(cell: string, choices: FormField["choices"]): string[] {
  const words = cell.split(/[,;/+&|]|\b(?:and|et)\b/).map((name) => slug(name).split("-").at(-1)!);
  return words.flatMap((word) => choices.find(({ called }) => called.includes(word))?.name ?? []);
}

/** Whether a paste into this field is for the rows: a box for several lines takes lines as they are. */
export function fillsRows(form: DeckForm, field: string, text: string): boolean {
  const kind = form.fields.find(({ name }) => name === field)?.kind;
  return kind === "lines" ? text.includes("\t") : cellsIn(text) !== null;
}
