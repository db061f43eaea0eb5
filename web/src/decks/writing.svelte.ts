/** A deck being written: kept on this device as it is typed, and looked over by the server a moment after. */

import { ask, Declined } from "../net/api";
import type { DeckForm, DeckRead, GameName } from "../wire";
import { chosenIn, deckOf, setIn } from "./cards";
import { blankCard, filled, isBlank, type Card, type Written } from "./written";
import { forgetDeck, isBegun, keepDeck, type OwnDeck } from "./own";
import { withCells } from "./paste";
import { placed, type Remark } from "./remarks";

const KEEP_AFTER = 300;
const LOOK_AFTER = 1200;
/** A class writes together, from one address: nobody asks more often than this. */
const LOOK_EVERY = 4000;
const AGAIN_AFTER = 15_000;
/** What passes by itself; the deck is looked over again a little later. */
const PASSING = ["unreachable", "in_line", "busy", "fault"];

/** What came of looking: a deck that can be played, or all that is to be mended. */
export interface Verdict {
  read: DeckRead | null;
  mends: Remark[];
  advice: Remark[];
}

export interface Undoable {
  what: "removed" | "pasted";
  count: number;
  undo: () => void;
}

export class Writing implements Written {
  readonly id: string;
  readonly game: GameName;
  readonly form: DeckForm;
  title = $state("");
  language = $state("");
  author = $state("");
  licence = $state("");
  chosen = $state.raw<Record<string, string>>({});
  cards = $state.raw<Card[]>([]);

  /** Null while nothing is written, or nobody has looked yet. */
  verdict = $state.raw<Verdict | null>(null);
  /** Whether what is written has not been looked over yet. */
  waiting = $state(false);
  /** Why it could not be looked over. */
  problem = $state.raw<Declined | null>(null);
  /** Whether this browser keeps what is written. */
  kept = $state(true);
  undoable = $state.raw<Undoable | null>(null);

  readonly deck = $derived.by(() => deckOf({ ...this.#label(), cards: this.cards }, this.form));
  readonly file = $derived(JSON.stringify(this.deck));
  readonly count = $derived(filled(this).length);

  /** What the deck sets beside its label and its cards. */
  readonly #more: Record<string, unknown>;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setTimeout> | undefined;
  #lookedAt = 0;
  /** What was written when somebody last looked, and what came of it. */
  #known: { file: string } & Pick<OwnDeck, "deck" | "mends">;

  constructor(own: OwnDeck, form: DeckForm) {
    this.id = own.id;
    this.game = own.game;
    this.form = form;
    this.#more = setIn(own, form);
    this.title = own.title;
    this.language = own.language;
    this.author = own.author;
    this.licence = own.licence;
    this.chosen = own.chosen ?? {};
    this.cards = own.cards.length ? own.cards : [blankCard()];
    this.#known = { file: this.file, deck: own.deck, mends: own.mends };
    void this.look();
  }

  // ── what a person does ────────────────────────────────────────────────────────────────────────────────────────────

  write(key: string, field: string, text: string): void {
    this.#lay(this.cards.map((card) => (card.key === key ? { ...card, texts: { ...card.texts, [field]: text } } : card)));
  }

  /** What is chosen for the label, by the field's name. */
  choose(field: string, text: string): void {
    this.chosen = { ...this.chosen, [field]: text };
  }

  /** Which of the choices that the form offers stand on a card. */
  chosenOn(card: Card): string[] {
    return this.form.fields.filter(({ extra }) => !extra).flatMap((field) => chosenIn(card, field));
  }

  /** A blank card below this one, or at the end; gives its key. */
  add(below: string | null = null): string {
    const card = blankCard();
    const place = below === null ? this.cards.length : this.#place(below) + 1;
    this.#lay(this.cards.toSpliced(place, 0, card));
    return card.key;
  }

  remove(key: string): void {
    const place = this.#place(key);
    const card = this.cards[place]!;
    const rest = this.cards.toSpliced(place, 1);
    this.#lay(rest.length ? rest : [blankCard()]);
    if (!isBlank(card)) this.#mayUndo("removed", 1, () => this.cards.toSpliced(place, 0, card));
  }

  move(key: string, by: -1 | 1): void {
    const place = this.#place(key);
    const to = place + by;
    if (to < 0 || to >= this.cards.length) return;
    this.#lay(this.cards.toSpliced(place, 1).toSpliced(to, 0, this.cards[place]!));
  }

  paste(key: string, field: string, rows: string[][]): void {
    const before = this.cards;
    this.#lay(withCells(before, this.form, this.#place(key), field, rows));
    this.#mayUndo("pasted", this.cards.filter((card) => !before.includes(card)).length, () => before);
  }

  #place(key: string): number {
    return this.cards.findIndex((card) => card.key === key);
  }

  /** Whoever writes on has taken to what was pasted; to undo it then would take that along. */
  #lay(cards: Card[]): void {
    this.cards = cards;
    if (this.undoable?.what === "pasted") this.undoable = null;
  }

  #mayUndo(what: Undoable["what"], count: number, before: () => Card[]): void {
    this.undoable = { what, count, undo: () => { this.cards = before(); this.undoable = null; } };
  }

  // ── what happens by itself ────────────────────────────────────────────────────────────────────────────────────────

  /** Something has been written. */
  changed(): void {
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.keep(), KEEP_AFTER);
    this.waiting = this.file !== this.#known.file;
    if (this.waiting) this.#lookIn(Math.max(LOOK_AFTER, this.#lookedAt + LOOK_EVERY - Date.now()));
  }

  /** The page is left: what was typed last is kept, and looked over while the person is elsewhere. */
  leave(): void {
    clearTimeout(this.#looking);
    if (!isBegun(this)) {
      clearTimeout(this.#keeping);
      forgetDeck(this.id);
      return;
    }
    this.keep();
    if (this.waiting) void this.look().finally(() => clearTimeout(this.#looking));
  }

  keep(): void {
    clearTimeout(this.#keeping);
    const { id, cards } = this;
    const { deck, mends } = this.file === this.#known.file ? this.#known : { deck: null, mends: null };
    this.kept = keepDeck({ id, ...this.#label(), cards, deck, mends, kept: 0 });
  }

  #lookIn(time: number): void {
    clearTimeout(this.#looking);
    this.#looking = setTimeout(() => void this.look(), time);
  }

  /** The deck as it stands now; null if there is something to mend, or nobody could look. */
  async read(): Promise<DeckRead | null> {
    if (this.waiting) await this.look();
    return this.waiting ? null : (this.verdict?.read ?? null);
  }

  async look(): Promise<void> {
    const { file, count } = this;
    const asSent: Written = { ...this.#label(), cards: this.cards };
    this.#lookedAt = Date.now();
    this.problem = null;
    try {
      const verdict = count ? await lookedOver(file, asSent, this.form) : null;
      if (file !== this.file) return; // it has been written on meanwhile, and will be looked over again
      this.verdict = verdict;
      this.waiting = false;
      const before = this.#known;
      this.#known = { file, deck: verdict?.read?.deck ?? null, mends: verdict && verdict.mends.length };
      if (before.file !== file || before.mends !== this.#known.mends) this.keep();
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      this.problem = error;
      if (PASSING.includes(error.code)) this.#lookIn(AGAIN_AFTER);
    }
  }

  #label(): Omit<Written, "cards"> {
    const { game, title, language, author, licence, chosen } = this;
    return { game, title, language, author, licence, chosen, ...this.#more };
  }
}

async function lookedOver(file: string, written: Written, form: DeckForm): Promise<Verdict> {
  try {
    const read = await ask("POST /api/decks/check", { body: new Blob([file], { type: "application/json" }) });
    return { read, mends: [], advice: placed(read.advice, written, form) };
  } catch (error) {
    if (!(error instanceof Declined) || error.code !== "bad_deck") throw error;
    return { read: null, mends: placed(error.remarks, written, form), advice: [] };
  }
}
