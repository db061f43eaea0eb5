/** Cells pasted from a spreadsheet, and the rows that they fill. */

import { blankCard, FIELDS, type Card, type DeckGame } from "./cards";
import type { Category } from "../games/talkitout/cards";

/** What stands beside each other in a spreadsheet, from the left: as the server reads one without names over the columns. */
const COLUMNS: Record<DeckGame, readonly string[]> = {
  talkitout: ["text", "categories", "categories", "help", "help", "samples", "samples", "samples"],
  bluff: ["word", "definition", "example"],
  "player-of-honour": ["first", "second"],
  "traitor-word": ["black", "pink"],
};

/** By how their names begin, in English and French; `souvenirs` before `société`. */
const CATEGORY_BEGINS: readonly [string, Category][] = [
  ["souv", "memories"],
  ["s", "society"],
  ["r", "relationships"],
  ["f", "future"],
  ["a", "future"],
  ["m", "memories"],
  ["i", "identity"],
];

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
export function withCells(cards: readonly Card[], game: DeckGame, at: number, field: string, rows: string[][]): Card[] {
  const pairs = game === "player-of-honour" && field === "first" && rows.every((cells) => cells.length === 1);
  const lines = pairs ? twoByTwo(rows.map(([topic = ""]) => topic)) : rows;
  const columns = columnsFrom(game, field);
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

function columnsFrom(game: DeckGame, field: string): readonly string[] {
  const columns = COLUMNS[game];
  return columns.includes(field) ? columns.slice(columns.indexOf(field)) : [field];
}

/** A column of topics: two of them make a card. */
function twoByTwo(topics: string[]): string[][] {
  return topics.flatMap((_, place) => (place % 2 ? [] : [topics.slice(place, place + 2)]));
}

function textsOf(cells: string[], columns: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {};
  columns.forEach((name, place) => {
    const cell = cells[place];
    if (!cell) return;
    const text = name === "categories" ? categoriesNamed(cell) : cell;
    const between = name === "categories" ? ", " : "\n";
    texts[name] = texts[name] ? texts[name] + between + text : text;
  });
  return texts;
}

function categoriesNamed(cell: string): string {
  const names = cell.toLowerCase().split(/[,;/+&|]/).map((name) => name.trim());
  return names.flatMap((name) => CATEGORY_BEGINS.find(([begins]) => name.startsWith(begins))?.[1] ?? []).join(", ");
}

/** Whether a paste into this field is for the rows: a box for several lines takes lines as they are. */
export function fillsRows(game: DeckGame, field: string, text: string): boolean {
  const kind = FIELDS[game].find(({ name }) => name === field)?.kind;
  return kind === "lines" ? text.includes("\t") : cellsIn(text) !== null;
}
