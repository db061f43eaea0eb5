/** What a person is about to do: the cards picked, the place in the discard row, the sheet that is open.
 *
 * Nothing here is kept longer than the view it belongs to: what the view no longer holds is not picked any more.
 */

import { choices, nameOf, offered } from "../../net/play";
import { say } from "../../say/say.svelte";
import type { OutOfControlAct as Act } from "../../wire";
import { held, type Held } from "./cards";
import { plays, possible, rowOf, rowsOf, type Layout, type TablePlay } from "./plays";
import { card, cards, doing, step, type OurPlay } from "./words";

/** The ways to do what the die asks that begin with a card of the hand. */
type Handing = "discard" | "give";
export type Way = "draw" | "discard" | "take" | "give";
const WAYS: readonly Way[] = ["draw", "discard", "take", "give"];

export type Open =
  | { sheet: "moves" }
  | { sheet: "rows"; seat: number }
  | { sheet: "discards" }
  | { sheet: "take"; seat: number | null }
  | { sheet: "give" };

/** Something that can be done with the picked cards. */
export interface Move {
  label: string;
  press: () => void;
  /** Where on the table; a card that is discarded or given away has no place there. */
  play?: TablePlay;
  /** How it goes from the hand, where it is not for the table. */
  way?: Handing;
}

/** The one large button: what it says, what it does, or why it is closed. */
export interface Main {
  label: string;
  press: () => void;
  closed?: boolean;
}

export class Choosing {
  #play: () => OurPlay;
  #picked = $state.raw<string[]>([]);
  #gathering = $state.raw<number | null>(null);
  #meaning = $state.raw<Handing | null>(null);
  open = $state.raw<Open | null>(null);

  constructor(play: () => OurPlay) {
    this.#play = play;
    // A turn may end without this person, when the table goes on: nothing of it is left for the next.
    $effect(() => {
      if (!this.mayPlay) this.drop();
    });
  }

  get #view() {
    return this.#play().view;
  }

  get layout(): Layout {
    return this.#view;
  }

  // ── what may be done ────────────────────────────────────────────────────────────────────────────────────────────────

  /** Whether it is this person's to play on the table. */
  get mayPlay(): boolean {
    return this.#view.guidance !== null;
  }

  /** What the next card picked is for, where the person has said so. */
  get meaning(): Handing | null {
    return this.#meaning && this.ways.includes(this.#meaning) ? this.#meaning : null;
  }

  /** The ways to do what the die asks; none if it asks nothing. */
  ways = $derived.by((): Way[] => WAYS.filter((way) => offered(this.#play(), way) !== undefined));

  /** The places of the discard row from which cards may be taken. */
  gatherable = $derived.by((): number[] => this.#view.guidance?.gatherable ?? []);

  /** From which places of somebody's hand a card may be taken. */
  slots(seat: number): number[] {
    return this.#view.offers.flatMap((offer) =>
      offer.act === "take" && choices(offer.seat).includes(seat) ? choices(offer.slot) : [],
    );
  }

  get victims(): number[] {
    return this.#view.seats.flatMap((_, seat) => (this.slots(seat).length > 0 ? [seat] : []));
  }

  /** To whom the picked card may be given. */
  get receivers(): number[] {
    const given = this.#only;
    if (given === undefined || this.gathering !== null || this.meaning === "discard") return [];
    return this.#view.offers.flatMap((offer) =>
      offer.act === "give" && choices(offer.card).includes(given.card) ? choices(offer.seat) : [],
    );
  }

  // ── what is picked ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** The place in the discard row from which cards are about to be taken. */
  gathering = $derived.by(() =>
    this.#gathering !== null && this.gatherable.includes(this.#gathering) ? this.#gathering : null,
  );

  /** The hand, and what is about to come into it. */
  hand = $derived.by((): Held[] => {
    const own = held(this.#view.hand ?? []);
    const from = this.gathering;
    return from === null ? own : [...own, ...this.#view.discard.slice(from).map((card, at) => ({ key: rowKey(from + at), card }))];
  });

  picked = $derived.by((): Held[] => (this.mayPlay ? this.hand.filter(({ key }) => this.#picked.includes(key)) : []));

  get #only(): Held | undefined {
    return this.picked.length === 1 ? this.picked[0] : undefined;
  }

  /** Cards that could be played on the table together with those that are picked. */
  fitting = $derived.by((): Set<string> => {
    if (!this.mayPlay || this.meaning) return new Set();
    const rest = this.hand.filter((held) => !this.picked.includes(held));
    const fits = (one: Held) =>
      possible(this.layout, [...this.picked, one].map(({ card }) => card), rest.filter((other) => other !== one).map(({ card }) => card));
    return new Set(rest.filter(fits).map(({ key }) => key));
  });

  /** Whether a card of the hand could go for the die. */
  get #handing(): boolean {
    return this.gathering === null && this.ways.some((way) => way === "discard" || way === "give");
  }

  /** Whether a tap on this card does something; else it says why not. */
  mayPick({ key }: Held): boolean {
    return this.mayPlay && (this.fitting.has(key) || this.picked.some((one) => one.key === key) || this.#alone(key));
  }

  /** Whether this card makes sense by itself, and so begins a choice of its own. */
  #alone(key: string): boolean {
    if (this.gathering !== null) return false;
    if (this.#handing) return true;
    const rest = this.hand.filter((one) => one.key !== key).map(({ card }) => card);
    const one = this.hand.find((one) => one.key === key);
    return one !== undefined && possible(this.layout, [one.card], rest);
  }

  tap(one: Held): void {
    const { key } = one;
    if (!this.mayPick(one)) return this.#explain();
    const chosen = this.gathering !== null && key === rowKey(this.gathering);
    if (this.picked.some((other) => other.key === key)) {
      if (!chosen) this.#picked = this.picked.map(({ key }) => key).filter((other) => other !== key);
    } else if (this.fitting.has(key)) this.#picked = [...this.picked.map(({ key }) => key), key];
    else this.#picked = [key];
  }

  #explain(): void {
    const play = this.#play();
    const { view } = play;
    if (view.over) return;
    if (!view.waiting.includes(play.you ?? -1)) play.explain("not_you", { waiting: view.waiting });
    else if (view.phase === "roll") play.explain("roll_first");
    else play.explain(this.gathering !== null ? "must_use" : "too_short");
  }

  /** Choose a card of the discard row: it and all after it are about to come along. */
  gather(index: number): void {
    this.#meaning = null;
    this.#gathering = index;
    this.#picked = [rowKey(index)];
    this.open = null;
  }

  drop(): void {
    this.#picked = [];
    this.#gathering = null;
    this.#meaning = null;
  }

  // ── what can be done with it ────────────────────────────────────────────────────────────────────────────────────────

  /** Everything that can be done with exactly the picked cards. */
  moves = $derived.by((): Move[] => {
    const found = this.meaning ? [] : plays(this.layout, this.picked.map(({ card }) => card));
    return [
      ...found.map((use) => ({ label: doing(this.layout, use), press: () => this.play(use), play: use })),
      ...this.#handings(),
    ];
  });

  #handings(): Move[] {
    const one = this.#only;
    if (!one || !this.#handing) return [];
    const named = { card: card(one.card) };
    const found: Move[] = [];
    if (this.ways.includes("discard") && this.meaning !== "give")
      found.push({ way: "discard", label: say("ooc-do-discard", named), press: () => this.act({ act: "discard", card: one.card }) });
    if (this.receivers.length > 0) {
      const [to, ...others] = this.receivers;
      if (others.length > 0) found.push({ way: "give", label: say("ooc-do-give", named), press: () => (this.open = { sheet: "give" }) });
      else found.push({ way: "give", label: say("ooc-do-give-to", { ...named, who: nameOf(this.#play(), to!) }), press: () => this.give(to!) });
    }
    return found;
  }

  /** The moves of a succession, for whoever taps it. */
  movesOn(id: number): Move[] {
    return this.moves.filter(({ play }) => play && play.act !== "lay" && play.succession === id);
  }

  /** The moves on all successions of somebody. */
  movesFor(seat: number): Move[] {
    return rowsOf(this.#view, seat).flatMap(({ id }) => this.movesOn(id));
  }

  get layings(): Move[] {
    return this.moves.filter(({ play }) => play?.act === "lay");
  }

  // ── doing it ────────────────────────────────────────────────────────────────────────────────────────────────────────

  async act(act: Act): Promise<void> {
    const play = this.#play();
    if (play.busy) return;
    this.open = null;
    const picked = this.#picked;
    // what it leads to is shown before it is acknowledged: meanwhile others may have been picked
    if ((await play.do(act)) && this.#picked === picked) this.drop();
  }

  play(use: TablePlay): Promise<void> {
    return this.act(this.gathering === null ? use : { act: "gather", index: this.gathering, use });
  }

  give(seat: number): void {
    const one = this.#only;
    if (one) void this.act({ act: "give", seat, card: one.card });
  }

  take(seat: number, slot: number): void {
    void this.act({ act: "take", seat, slot });
  }

  /** Tap a succession: play there, or look at its owner's large, to pick a place. */
  tapRow(id: number): void {
    const [one, ...more] = this.movesOn(id);
    if (one && more.length === 0) one.press();
    else this.open = { sheet: "rows", seat: rowOf(this.layout, id).owner };
  }

  /** What a tap on somebody does, where it is one thing: play there, give to them, take from them. Null: their rows are shown. */
  onSeat(seat: number): Move | null {
    const play = this.#play();
    const [one, ...more] = this.movesFor(seat);
    if (one) return more.length ? null : one;
    const who = nameOf(play, seat);
    const given = this.#only;
    if (given && this.receivers.includes(seat)) return { label: say("ooc-do-give-to", { card: card(given.card), who }), press: () => this.give(seat) };
    const takes = this.#view.owed === "take" && this.picked.length === 0 && this.slots(seat).length > 0;
    return takes ? { label: say("ooc-take-from", { who }), press: () => (this.open = { sheet: "take", seat }) } : null;
  }

  tapSeat(seat: number): void {
    const move = this.onSeat(seat);
    if (move) move.press();
    else this.open = { sheet: "rows", seat };
  }

  /** Do what the die asks in this way, or say that a card comes first. */
  go(way: Way): void {
    this.open = null;
    if (way === "draw") void this.act({ act: "draw" });
    else if (way === "take") this.open = { sheet: "take", seat: this.victims.length === 1 ? this.victims[0]! : null };
    else {
      const again = this.meaning === way;
      if (this.picked.length > 1 || this.gathering !== null) this.drop();
      this.#meaning = again ? null : way;
    }
  }

  // ── what the rail says ──────────────────────────────────────────────────────────────────────────────────────────────

  step = $derived.by((): string => {
    const chosen = this.gathering;
    if (chosen !== null) return say("ooc-step-gathering", { card: card(this.#view.discard[chosen]!) });
    if (this.meaning && this.mayPlay && this.picked.length === 0) return say(`ooc-step-${this.meaning}`);
    if (this.picked.length === 0) return step(this.#play());
    return this.moves.length > 0 ? this.#whereTo() : say("ooc-step-add", { cards: cards(this.picked.map(({ card }) => card)) });
  });

  /** Where the picked cards may go: on the table, or away for the die. */
  #whereTo(): string {
    const [way, other] = this.moves.flatMap(({ way }) => way ?? []);
    const away = other ? "either" : (way ?? "none");
    return this.moves.some(({ play }) => play) ? say("ooc-step-place", { away }) : say("ooc-step-away", { away });
  }

  /** Orange: the four ways lie side by side, until a card is picked. */
  get four(): Way[] {
    return this.ways.length > 1 && this.picked.length === 0 ? this.ways : [];
  }

  main = $derived.by((): Main => {
    const play = this.#play();
    const { view } = play;
    const [move, ...moves] = this.moves;
    if (offered(play, "roll")) return { label: say("ooc-do-roll"), press: () => this.act({ act: "roll" }) };
    if (!this.mayPlay) return { label: say("ooc-do-wait", { who: nameOf(play, view.turn) }), press: () => this.#explain(), closed: true };
    if (move && moves.length === 0) return { label: move.label, press: move.press };
    if (move) return { label: say("ooc-do-choose"), press: () => (this.open = { sheet: "moves" }) };
    if (this.gathering !== null) return { label: say("ooc-do-use", { card: card(view.discard[this.gathering]!) }), press: () => this.#explain(), closed: true };
    if (this.picked.length > 0) return { label: say("ooc-do-add"), press: () => play.explain("too_short"), closed: true };
    return this.#forTheDie();
  });

  #forTheDie(): Main {
    const [way] = this.ways;
    if (way === undefined) return { label: say("ooc-do-end"), press: () => this.act({ act: "end" }) };
    if (way === "discard" || way === "give") return { label: say(`ooc-do-pick-${way}`), press: () => this.#play().explain("still_owed", { owed: way }), closed: true };
    return { label: say(`ooc-way-${way}`), press: () => this.go(way) };
  }
}

function rowKey(index: number): string {
  return `row.${index}`;
}
