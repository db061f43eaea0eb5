/** The beats of a table, as its screens see them: what is on the stage, and what may be told already. */

import { getContext, setContext, tick } from "svelte";
import type { Play } from "../net/play";
import { settings } from "../settings.svelte";
import type { Act, GameEvent } from "../wire";
import { BOW, calm, Queue, SETTLE, type Beat, type Due, type Stage, type Step } from "./beats";

/** What a game says of an event: its beat; null, that it has none; undefined, that what every game has will do. */
export type Brings = (event: GameEvent, play: Play) => Beat | null | undefined;

/** How long the cast walks back to its seats, in milliseconds. */
export const WALK = 600;

interface Heard {
  event: GameEvent;
  due: Due | null;
  told: boolean;
  since: number;
}

export class Beats {
  /** What is on the stage: a game draws that, though the table has gone on. */
  now = $state.raw<Due | null>(null);
  /** What may be told since the last time. */
  told = $state.raw<GameEvent[]>([]);
  /** What was missed by whoever comes back, until something is seen again. */
  missed = $state.raw<GameEvent[]>([]);
  #untold = $state.raw<ReadonlySet<GameEvent>>(new Set());
  #heard: Heard[] = [];
  #queue: Queue | null = null;
  #before: GameEvent[];
  #window: number | null = null;
  #begins = new WeakMap<Due, () => void>();

  constructor(before: GameEvent[] = []) {
    this.#before = before;
  }

  on(stage: Stage): void {
    this.#queue = new Queue(stage, (now) => this.#show(now), (due) => this.#tell(due));
  }

  /** Whether it may be told: it has been seen, or there is nothing to be seen of it. */
  knows = (event: GameEvent): boolean => !this.#untold.has(event);

  /** What the last frame brought. `again`: it is the first after a break, and nothing is played of what was missed. */
  hear(events: GameEvent[], play: Play, brings: Brings | undefined, again: boolean): void {
    if (events === this.#before) return;
    const isNext = this.#before.length > 0;
    this.#before = events;
    const { timer } = play.view;
    const window = timer?.kind === "reaction" ? timer.since : null;
    if (again || document.hidden || (window !== null && window !== this.#window)) this.flush();
    this.#window = window;
    const misses = again || document.hidden;
    const plays = !misses && this.#queue !== null;
    this.missed = misses ? [...this.missed, ...events] : [];
    const heard = events.map((event) => ({ event, due: plays ? dueOf(event, play, brings) : null, told: false, since: performance.now() }));
    this.#heard.push(...heard);
    this.#tellOn();
    const dues = heard.flatMap(({ due }) => (due ? [due] : []));
    if (plays && events.some(({ n }) => n === 0)) dues.unshift(due("deal", [], dealt(play, isNext ? WALK : 0)));
    // What they move is drawn first.
    if (dues.length) void tick().then(() => this.#queue?.add(...dues));
  }

  /** A tap, or an act: the beat ends in its last frame. */
  skip = (): void => this.#queue?.skip();
  flush = (): void => this.#queue?.flush();

  /** A refused card goes back to where it was. */
  returns(act: Act): void {
    const cards = Object.values(act).flat().filter((card) => typeof card === "string");
    const steps = cards.map((card): Step => ({ what: `hand-${card}`, how: [{ translate: "0 -26px" }], at: 0, lasts: 160, easing: SETTLE }));
    this.#queue?.add(due("refused", [], { steps, tells: 0 }));
  }

  /** What the table itself plays: the curtain. Gives when it begins; or when it would have, where nothing is played. */
  async plays(kind: string, beat: Beat): Promise<void> {
    await tick();
    const own = due(kind, [], beat);
    await new Promise<void>((begins) => {
      this.#begins.set(own, begins);
      if (this.#queue && !document.hidden) this.#queue.add(own);
      else begins();
    });
  }

  #show(now: Due | null): void {
    this.now = now;
    if (now) this.#begins.get(now)?.();
  }

  #tell(due: Due): void {
    this.#begins.get(due)?.();
    const { events } = due;
    for (const one of this.#heard) if (events.includes(one.event)) one.told = true;
    this.#tellOn();
  }

  /** In order: nothing is told before what happened before it. */
  #tellOn(): void {
    const first = this.#heard.findIndex(({ due, told }) => due && !told);
    const told = this.#heard.splice(0, first < 0 ? this.#heard.length : first);
    for (const { due, since } of told) if (due) performance.measure("beat", { start: since }); // for bench/beats.py
    if (told.length) this.told = told.map(({ event }) => event);
    this.#untold = new Set(this.#heard.map(({ event }) => event));
  }
}

function due(kind: string, events: GameEvent[], beat: Beat): Due {
  const whole = { kind, events, ...beat };
  return settings.reducedMotion ? calm(whole) : whole;
}

function dueOf(event: GameEvent, play: Play, brings: Brings | undefined): Due | null {
  const own = brings?.(event, play);
  const beat = own === undefined ? plain(event) : own;
  return beat?.steps.length ? due(event.event, [event], beat) : null;
}

/** What every game gets by the names of its events' fields and of its places: a card is drawn from the pile, comes to lie where
    it is drawn (`card-…`, `hand-…`), is taken (`victim`) and given (`to`). Where a game names no such place, nothing moves. */
function plain(event: GameEvent): Beat | null {
  const seat = `seat-${event.seat}`;
  const card = "card" in event && event.card !== null ? String(event.card) : null;
  if (event.event === "drew") {
    const lands = { what: `count-${event.seat}`, how: "show", at: 240, lasts: 60 } as const;
    const comes = card ? ({ what: `hand-${card}`, how: "come", from: "pile", at: 0, lasts: 240 } as const) : ({ what: "pile", how: "go", to: seat, at: 0, lasts: 240 } as const);
    return { steps: [comes, lands] };
  }
  if ("victim" in event) return { steps: [{ what: "pile", how: "go", from: `seat-${event.victim}`, to: seat, at: 0, lasts: 420, easing: BOW }] };
  if (event.event === "gave") return { steps: [{ what: "pile", how: "go", from: seat, to: `seat-${event.to}`, at: 0, lasts: 420, easing: BOW }] };
  if (card) return { steps: [{ what: `card-${card}`, how: "come", from: seat, at: 0, lasts: 320 }] };
  return null;
}

/** A card goes to each; the sentence is not read before the last. Before another match the cast walks back (table/curtain.ts)
    while the pile is squared and turned. */
function dealt({ people }: Play, begins: number): Beat {
  const squares: Step[] = begins ? [{ what: "pile", how: "turn", at: 0, lasts: begins, easing: BOW }] : [];
  const deals = people.map(({ seat }, place): Step => ({ what: "pile", how: "go", to: `seat-${seat}`, at: begins + place * 45, lasts: 180, ...(place ? {} : { cue: "deal" as const }) }));
  return { steps: [...squares, { what: "step", how: [{ opacity: 0 }], at: begins + people.length * 45 + 135, lasts: 120 }, ...deals] };
}

const KEY = Symbol("beats");
const STILL = new Beats();

export function setBeats(beats: Beats): Beats {
  return setContext(KEY, beats);
}

/** The beats of the table around; none are ever played where there is none, as in a replay. */
export function theBeats(): Beats {
  return getContext<Beats | undefined>(KEY) ?? STILL;
}
