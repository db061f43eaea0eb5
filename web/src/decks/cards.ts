/** What is written on the cards of each game, and the way between the rows of a form and a deck as files have it. */

import type { Category } from "../games/talkitout/cards";
import type { GameName } from "../wire";

export type DeckGame = Exclude<GameName, "out-of-control">;

export interface Field {
  name: string;
  /** `line` and `text` are one text, short or long; `lines` and `tags` are several in one box; `marks` are two categories. */
  kind: "line" | "text" | "lines" | "tags" | "marks";
  /** The longest text there is room for. */
  most: number;
  /** Not on the card's face, and nobody has to fill it in. */
  extra?: true;
}

/** A card as it is being written: every field a text, whatever it becomes in the deck. */
export interface Card {
  key: string;
  /** What the deck's file calls it, where it came from one. */
  id?: string;
  texts: Record<string, string>;
}

/** A deck as it is being written: right or wrong, whole or begun. */
export interface Written {
  game: DeckGame;
  title: string;
  language: string;
  author: string;
  licence: string;
  cards: Card[];
  /** How many special cards of each kind, where the deck's file says so. */
  specials?: unknown;
}

/** What a deck's file calls its cards. */
export const LIST: Record<DeckGame, string> = {
  talkitout: "questions",
  bluff: "terms",
  "player-of-honour": "topics",
  "traitor-word": "words",
};

export const DECK_GAMES = Object.keys(LIST) as DeckGame[];

export const FIELDS: Record<DeckGame, readonly Field[]> = {
  talkitout: [
    { name: "text", kind: "text", most: 300 },
    { name: "categories", kind: "marks", most: 2 },
    { name: "help", kind: "lines", most: 200, extra: true },
    { name: "samples", kind: "lines", most: 200, extra: true },
  ],
  bluff: [
    { name: "word", kind: "line", most: 40 },
    { name: "definition", kind: "text", most: 240 },
    { name: "example", kind: "text", most: 240 },
  ],
  "player-of-honour": [
    { name: "first", kind: "line", most: 60 },
    { name: "second", kind: "line", most: 60 },
    { name: "first_tags", kind: "tags", most: 30, extra: true },
    { name: "second_tags", kind: "tags", most: 30, extra: true },
  ],
  "traitor-word": [
    { name: "black", kind: "line", most: 40 },
    { name: "pink", kind: "line", most: 40 },
  ],
};

export function isDeckGame(game: unknown): game is DeckGame {
  return typeof game === "string" && game in LIST;
}

export function blankCard(): Card {
  return { key: newKey(), texts: {} };
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

export function isBlank({ texts }: Card): boolean {
  return Object.values(texts).every((text) => !text.trim());
}

/** The cards that somebody has written on. Blank ones are no part of the deck. */
export function filled({ cards }: Pick<Written, "cards">): Card[] {
  return cards.filter((card) => !isBlank(card));
}

/** Several texts in one box. */
export function several(text: string, kind: Field["kind"]): string[] {
  const parts = text.split(kind === "lines" ? "\n" : ",");
  return parts.map((part) => part.trim()).filter(Boolean);
}

function together(texts: unknown, kind: Field["kind"]): string {
  return Array.isArray(texts) ? texts.map(String).join(kind === "lines" ? "\n" : ", ") : "";
}

/** The deck as the server takes it. */
export function deckOf(written: Written): Record<string, unknown> {
  const { game, title, language, author, licence, specials } = written;
  const cards = filled(written);
  const taken = new Set(cards.flatMap(({ id }) => id ?? []));
  const list = cards.map((card, place) => asCard[game](card, () => idOf(card, place, taken)));
  return { game, title: title.trim(), language, author: author.trim(), licence: licence.trim(), [LIST[game]]: list, ...(specials ? { specials } : {}) };
}

const asCard: Record<DeckGame, (card: Card, id: () => string) => unknown> = {
  talkitout: ({ texts }, id) => ({
    id: id(),
    categories: several(texts.categories ?? "", "marks"),
    text: texts.text ?? "",
    help: several(texts.help ?? "", "lines"),
    samples: several(texts.samples ?? "", "lines"),
  }),
  bluff: ({ texts: { word = "", definition = "", example = "" } }, id) => ({ id: id(), word, definition, example }),
  "player-of-honour": ({ texts }) => ["first", "second"].map((face) => ({ text: texts[face] ?? "", tags: several(texts[`${face}_tags`] ?? "", "tags") })),
  "traitor-word": ({ texts: { black = "", pink = "" } }) => ({ black, pink }),
};

/** Every Question and every term needs a name that no other card has; nobody sees it. */
function idOf({ id, texts }: Card, place: number, taken: Set<string>): string {
  if (id) return id;
  const own = texts.word === undefined ? `q${place + 1}` : slug(texts.word) || `term-${place + 1}`;
  let free = own;
  for (let number = 2; taken.has(free); number += 1) free = `${own.slice(0, 34)}-${number}`;
  taken.add(free);
  return free;
}

/** A name for a file or a card: `Les volcans, 5e B` gives les-volcans-5e-b. */
export function slug(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").slice(0, 40).replace(/^-|-$/g, "");
}

type Plain = Record<string, unknown>;

/** A deck's file as rows to go on writing in; null if it is no deck of ours. */
export function writtenFrom(deck: unknown): Written | null {
  const { game, title, language, author, licence, specials, ...rest } = (deck ?? {}) as Plain;
  if (!isDeckGame(game)) return null;
  const list = rest[LIST[game]];
  return {
    game,
    title: asText(title),
    language: asText(language) || "en",
    author: asText(author),
    licence: asText(licence),
    cards: (Array.isArray(list) ? list : []).map((card: unknown) => ({ key: newKey(), ...fromCard[game](card) })),
    ...(specials ? { specials } : {}),
  };
}

const fromCard: Record<DeckGame, (card: unknown) => Omit<Card, "key">> = {
  talkitout: (card) => {
    const { id, text, categories, help, samples } = card as Plain;
    return { id: asText(id), texts: { text: asText(text), categories: together(categories, "marks"), help: together(help, "lines"), samples: together(samples, "lines") } };
  },
  bluff: (card) => {
    const { id, word, definition, example } = card as Plain;
    return { id: asText(id), texts: { word: asText(word), definition: asText(definition), example: asText(example) } };
  },
  "player-of-honour": (card) => {
    const [first, second] = (Array.isArray(card) ? card : []).map((face: unknown) => (typeof face === "string" ? { text: face } : (face as Plain)));
    return { texts: { first: asText(first?.text), second: asText(second?.text), first_tags: together(first?.tags, "tags"), second_tags: together(second?.tags, "tags") } };
  },
  "traitor-word": (card) => {
    const { black, pink } = Array.isArray(card) ? { black: card[0], pink: card[1] } : (card as Plain);
    return { texts: { black: asText(black), pink: asText(pink) } };
  },
};

function asText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export const CATEGORIES: readonly Category[] = ["society", "relationships", "future", "memories", "identity"];

/** The categories of a Question that are chosen so far. */
export function categoriesIn({ texts }: Card): Category[] {
  const chosen = several(texts.categories ?? "", "marks");
  return CATEGORIES.filter((category) => chosen.includes(category));
}

/** Choose a category, or take it back; a card has two, so the one chosen first makes room for a third. */
export function choose(card: Card, category: Category): string {
  const chosen = several(card.texts.categories ?? "", "marks");
  const others = chosen.filter((one) => one !== category);
  return (others.length < chosen.length ? others : [...chosen.slice(-1), category]).join(", ");
}
