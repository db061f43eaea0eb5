/** A match as a game's screens see it: live at a table, or step by step in a replay. */

import type { CardsShown, GameName, GameTypes, RefusalShown, RulesRefusal, SeatShown } from "../wire";

export type Cards = CardsShown;

export const NO_CARDS: Cards = { language: null, title: null, texts: {}, categories: {}, help: {} };

/** French has a narrow space before its double marks, and within its quotation marks, so that no line begins with one. */
export function typeset(cards: Cards): Cards {
  if (cards.language !== "fr") return cards;
  const spaced = (_: string, value: unknown) => (typeof value === "string" ? value.replace(/ (?=[?!:;»])/g, "\u202f").replaceAll("« ", "«\u202f") : value);
  return JSON.parse(JSON.stringify(cards), spaced) as Cards;
}

export type Person = Pick<SeatShown, "seat" | "name" | "avatar" | "bot" | "here"> & Partial<Pick<SeatShown, "about" | "team">>;

export interface Play<G extends GameName = GameName> {
  readonly game: G;
  readonly view: GameTypes[G]["view"];
  /** The match so far, as this viewer heard it. */
  readonly story: GameTypes[G]["event"][];
  /** The events of the last frame: what has just happened. */
  readonly fresh: GameTypes[G]["event"][];
  readonly people: Person[];
  readonly cards: Cards;
  /** The viewer's own seat; null for whoever watches. */
  readonly you: number | null;
  /** Whether an act is on its way, and not answered yet. */
  readonly busy: boolean;
  /** Whether the match stands still. */
  readonly paused: boolean;
  /** Whether it happens at this moment; a replay goes at the pace of whoever looks at it. */
  readonly live: boolean;
  /** Do this. A refusal is shown where the person is looking; true if it was done. */
  do(act: GameTypes[G]["act"]): Promise<boolean>;
  /** Say why something cannot be done, in the words of the refusal that the server would give. */
  explain(code: GameTypes[G]["refusal"] | RulesRefusal, args?: RefusalShown["args"]): void;
  /** Say how something is done here: no rule speaks against it. */
  hint(text: string): void;
  /** Opens what there is to know about whoever sits there; null where there is nothing. */
  meet(seat: number): (() => void) | null;
  /** The server's time in milliseconds, for deadlines. */
  now(): number;
}

/** The viewer's offer of an act, if there is one. */
export function offered<G extends GameName, A extends GameTypes[G]["offer"]["act"]>(
  play: Play<G>,
  act: A,
): Extract<GameTypes[G]["offer"], { act: A }> | undefined {
  type Wanted = Extract<GameTypes[G]["offer"], { act: A }>;
  return (play.view.offers as GameTypes[G]["offer"][]).find((offer): offer is Wanted => offer.act === act);
}

/** Which rule closes something that is not on offer, by the code of its refusal; null where none does, and where nothing
    is said of it. */
export function whyClosed<G extends GameName>(play: Play<G>, what: string): GameTypes[G]["refusal"] | RulesRefusal | null {
  const guidance = play.view.guidance as { closed?: Record<string, GameTypes[G]["refusal"] | RulesRefusal> } | null;
  return guidance?.closed?.[what] ?? null;
}

/** What an offer's field may hold: its choices, or the one value it has. */
export function choices<T>(field: T | { one_of: T[] } | undefined): T[] {
  if (field === undefined) return [];
  return typeof field === "object" && field !== null && "one_of" in field ? field.one_of : [field as T];
}

export function nameOf(play: Play, seat: number): string {
  return play.people[seat]?.name ?? "?";
}

/** Everybody but the viewer, in the order in which they sit, from the viewer's left on. */
export function othersOf({ people, you }: Play): Person[] {
  return you === null ? people : [...people.slice(you + 1), ...people.slice(0, you)];
}

/** How many cards somebody holds; undefined in a game whose seats have none. */
export function cardsOf({ view }: Play, seat: number): number | undefined {
  const place = view.seats[seat];
  return place && "cards" in place ? place.cards : undefined;
}

/** For a sentence about somebody: `who` is the name, and `you` says whether it is the reader. */
export function about(play: Play, seat: number): { who: string; you: "yes" | "no" } {
  return { who: nameOf(play, seat), you: isReader(play, seat) };
}

/** For a sentence that is another where it speaks of the reader. */
export function isReader(play: Play, seat: number): "yes" | "no" {
  return seat === play.you ? "yes" : "no";
}

/** Whether only bots play with the viewer: then there is nobody to talk to. */
export function isAlone({ people, you }: Play): boolean {
  return you !== null && people.every(({ seat, bot }) => bot || seat === you);
}

/** Whether you come after whoever has this turn: all games that have turns go round. */
export function isNext({ you, people }: Play, turn: number): boolean {
  return you === (turn + 1) % people.length;
}

export function isYours(play: Play): boolean {
  return play.you !== null && play.view.waiting.includes(play.you);
}
