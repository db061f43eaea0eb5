/** Offers as a form: which acts there are, what each asks for, and the act that comes of the answers. It knows no game: an
    offer says itself what its fields may hold. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface Offer {
  act: string;
  [field: string]: Json;
}

/** What has been answered so far, by field. */
export type Answers = Readonly<Record<string, Json>>;

export type Asked =
  | { kind: "choice"; field: string; values: Json[] }
  | { kind: "order"; field: string; things: Json[] }
  | { kind: "text"; field: string; longest: number; optional: boolean }
  | { kind: "texts"; field: string; longest: number[]; optional: boolean };

type OpenText = { text: number; optional?: boolean };
/** An open field, as the wire says it: one of these keys, and whether it may be left out. */
type Open = { order_of?: Json[]; list_of?: OpenText[]; text?: number; optional?: boolean };

/** Not fields of an act: its name, and that there are further acts which are not listed. */
const NO_FIELDS = ["act", "more"];
/** Every game's own way on: the table has a button for it. */
const GO_ON = "go_on";

/** The acts that can be chosen, in the order in which they are offered. */
export function actsOf(offers: readonly Offer[]): string[] {
  return [...new Set(offers.map(({ act }) => act))].filter((act) => act !== GO_ON);
}

/** What an act asks for. A field that can only be one thing is not asked for; what depends on an answer comes after it. */
export function asks(offers: readonly Offer[], answers: Answers): Asked[] {
  return narrowed(offers, answers).asked;
}

/** The act, once everything is answered; null until then. */
export function actFrom(offers: readonly Offer[], answers: Answers): Offer | null {
  const { asked, offer } = narrowed(offers, answers);
  if (!offer || asked.some((question) => !isAnswered(question, answers))) return null;
  const act: Offer = { act: offer.act };
  for (const field of fieldsOf([offer])) {
    const question = asked.find((one) => one.field === field);
    const value = question ? answerTo(question, answers) : listed(offer, field)[0];
    if (value !== undefined) act[field] = value;
  }
  return act;
}

/** What is asked for, and the first offer that goes with all answers so far. */
function narrowed(offers: readonly Offer[], answers: Answers): { asked: Asked[]; offer: Offer | undefined } {
  const asked: Asked[] = [];
  let left = offers;
  for (const field of fieldsOf(offers)) {
    if (left.some((offer) => isOpen(offer[field]))) continue;
    const values = distinct(left.flatMap((offer) => listed(offer, field)));
    if (values.length > 1) asked.push({ kind: "choice", field, values });
    const answer = values.length > 1 ? values.find((value) => same(value, answers[field])) : values[0];
    if (answer === undefined) return { asked, offer: left[0] };
    left = left.filter((offer) => listed(offer, field).some((value) => same(value, answer)));
  }
  return { asked: [...asked, ...openFields(left[0])], offer: left[0] };
}

export function isAnswered(question: Asked, answers: Answers): boolean {
  switch (question.kind) {
    case "choice":
      return question.values.some((value) => same(value, answers[question.field]));
    case "order":
      return true;
    case "text":
      return question.optional || answerTo(question, answers) !== undefined;
    case "texts":
      return answerTo(question, answers) !== undefined || (question.optional && typed(answers[question.field]).every((text) => text === ""));
  }
}

/** What goes into the act; undefined where the field is left out. */
export function answerTo(question: Asked, answers: Answers): Json | undefined {
  const answer = answers[question.field];
  switch (question.kind) {
    case "choice":
      return answer;
    case "order":
      return answer ?? question.things;
    case "text":
      return typed([answer ?? ""])[0] || undefined;
    case "texts": {
      const texts = typed(answer);
      return texts.length === question.longest.length && texts.every((text) => text !== "") ? texts : undefined;
    }
  }
}

function typed(texts: Json | undefined): string[] {
  return Array.isArray(texts) ? texts.map((text) => (typeof text === "string" ? text.trim() : "")) : [];
}

export function same(one: Json | undefined, other: Json | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function fieldsOf(offers: readonly Offer[]): string[] {
  return [...new Set(offers.flatMap((offer) => Object.keys(offer)))].filter((field) => !NO_FIELDS.includes(field));
}

/** Whether people fill it in themselves: an order, a text, several. */
function isOpen(value: Json | undefined): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return "order_of" in value || "list_of" in value || typeof value.text === "number";
}

/** The values that an offer lists for a field; null stands for leaving it out. */
function listed(offer: Offer, field: string): Json[] {
  const value = offer[field] ?? null;
  return typeof value === "object" && value !== null && "one_of" in value ? (value.one_of as Json[]) : [value];
}

function openFields(offer: Offer | undefined): Asked[] {
  if (!offer) return [];
  return fieldsOf([offer]).flatMap((field): Asked[] => {
    const value = offer[field] as Open;
    if (!isOpen(offer[field])) return [];
    const optional = value.optional ?? false;
    if (value.order_of) return [{ kind: "order", field, things: value.order_of }];
    if (value.list_of) return [{ kind: "texts", field, longest: value.list_of.map(({ text }) => text), optional }];
    return [{ kind: "text", field, longest: value.text!, optional }];
  });
}

function distinct(values: Json[]): Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
