/** The way between the rows of a form and a deck as files have it. What is written on a game's cards, the server says. */

import type { DeckForm, FormField, GameName } from "../wire";
import { filled, newKey, type Card, type Written } from "./written";

/** What stands between several texts in one box. */
export function between(kind: FormField["kind"]): string {
  return kind === "tags" || kind === "marks" ? ", " : "\n";
}

/** Several texts in one box. */
export function several(text: string, kind: FormField["kind"]): string[] {
  return text.split(between(kind)[0]!).map((part) => part.trim()).filter(Boolean);
}

// ── as a deck ─────────────────────────────────────────────────────────────────────────────────────────────────────────

type Plain = Record<string | number, unknown>;

/** The deck as the server takes it. */
export function deckOf(written: Written, form: DeckForm): Record<string, unknown> {
  const { game, title, language, author, licence, chosen = {} } = written;
  const cards = filled(written);
  const taken = new Set(cards.flatMap(({ id }) => id ?? []));
  const list = cards.map((card, place) => asCard(card, form, () => idOf(card, place, form, taken)));
  return { game, title: title.trim(), language, author: author.trim(), licence: licence.trim(), ...onLabel(chosen, form), [form.cards]: list, ...setIn(written, form) };
}

/** What is chosen for the label. A file has numbers as numbers. */
function onLabel(chosen: Record<string, string>, { label }: DeckForm): Plain {
  const said = label.filter(({ name }) => chosen[name]);
  return Object.fromEntries(said.map(({ name, kind, count }) => {
    const text = chosen[name]!;
    return [name, count !== null ? several(text, kind) : /^\d+$/.test(text) ? Number(text) : text];
  }));
}

/** What a deck sets beside its label and its cards. */
export function setIn(deck: object, { more }: DeckForm): Record<string, unknown> {
  return Object.fromEntries(Object.entries(deck).filter(([name, value]) => more.includes(name) && value));
}

function asCard({ texts }: Card, form: DeckForm, id: () => string): Plain {
  const card = (facesOf(form) > 1 ? [] : form.ids ? { id: id() } : {}) as Plain;
  for (const { name, kind, path, count, extra } of form.fields) {
    const text = texts[name] ?? "";
    if (extra && count === null && !text.trim()) continue;
    const around = path.slice(0, -1).reduce((outer, step) => (outer[step] ??= {}) as Plain, card);
    around[path.at(-1)!] = count === null ? text : several(text, kind);
  }
  return card;
}

/** How many faces a card has; where there are several, it is the list of them. */
export function facesOf({ fields }: DeckForm): number {
  return Math.max(1, new Set(fields.map(({ path }) => path[0]).filter((step) => typeof step === "number")).size);
}

/** Where cards have ids, each needs one that no other has; nobody sees it. A short first text is one, else it is q7. */
function idOf({ id, texts }: Card, place: number, { cards, fields: [first] }: DeckForm, taken: Set<string>): string {
  if (id) return id;
  const own = (first!.kind === "line" && slug(texts[first!.name] ?? "")) || `${cards[0]}${place + 1}`;
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

// ── and back ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A deck's file as rows to go on writing in; null if it is no deck of a game that this server has. */
export function writtenFrom(deck: unknown, formOf: (game: string) => DeckForm | null): Written | null {
  const { game, title, language, author, licence, ...rest } = (deck ?? {}) as Plain;
  const form = typeof game === "string" ? formOf(game) : null;
  if (!form) return null;
  const list = rest[form.cards];
  return {
    game: game as GameName,
    title: asText(title),
    language: asText(language) || "en",
    author: asText(author),
    licence: asText(licence),
    chosen: Object.fromEntries(form.label.map((field) => [field.name, asTexts(rest[field.name], field)])),
    cards: (Array.isArray(list) ? list : []).map((card: unknown) => ({ key: newKey(), ...fromCard(card, form) })),
    ...setIn(rest, form),
  };
}

function fromCard(card: unknown, form: DeckForm): Omit<Card, "key"> {
  const texts = form.fields.map((field) => {
    const { name, path } = field;
    const ofItsFace = form.fields.filter((other) => path.length === 1 || other.path[0] === path[0]);
    return [name, asTexts(found(card, path, ofItsFace.findIndex((other) => other.name === name)), field)];
  });
  const id = form.ids ? asText((card as Plain | null)?.id) : "";
  return { ...(id ? { id } : {}), texts: Object.fromEntries(texts) };
}

/** What stands there in a card. A short form lists texts in their order without their names, or is the first of them alone. */
function found(value: unknown, [step, ...rest]: FormField["path"], place: number): unknown {
  if (step === undefined) return value;
  if (typeof value === "string") return place === 0 ? value : undefined;
  if (Array.isArray(value)) return found(value[typeof step === "number" ? step : place], rest, place);
  return found((value as Plain | null | undefined)?.[step], rest, place);
}

function asTexts(value: unknown, { kind, count }: FormField): string {
  return count === null ? asText(value) : Array.isArray(value) ? value.map(String).join(between(kind)) : "";
}

function asText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

// ── what is chosen ────────────────────────────────────────────────────────────────────────────────────────────────────

/** What is chosen in this field so far, in the order in which it is offered. */
export function chosenIn({ texts }: Pick<Card, "texts">, { name, choices }: FormField): string[] {
  const chosen = several(texts[name] ?? "", "marks");
  return choices.map((choice) => choice.name).filter((choice) => chosen.includes(choice));
}

/** Choose something, or take it back; where there are as many as there may be, the one chosen first makes room. */
export function choose({ texts }: Pick<Card, "texts">, { name, count }: FormField, choice: string): string {
  const chosen = several(texts[name] ?? "", "marks");
  const others = chosen.filter((one) => one !== choice);
  return (others.length < chosen.length ? others : [...chosen, choice].slice(-(count ?? 1))).join(", ");
}
