/** Beats: how what has happened is seen. State is applied and drawn at once; a beat plays *from* the past into it. It is data,
    a timeline of steps, and this is what may be reckoned of it without a screen: how long it lasts, what stands for it where
    a person wants reduced motion, and how those that wait are merged, hurried and ended. */

import type { GameEvent } from "../wire";
import type { Sound } from "./sound";

/** What a step does to what lies at a place. Before its time
    - `come`, `show` and `drop` keep it from being seen, and from being heard by a screen reader: it is *withheld*;
    - `until` is the opposite: it is seen until then, and not after;
    - `go` sends a likeness of it from one place to another, and leaves it where it is;
    - `turn` turns it over, edge-on at half its time; `pulse` draws the eye; `dim` narrows the lamp around it.
    Frames of one's own begin in the past and end in what is drawn: a last frame need not be said. */
export type How = "come" | "go" | "show" | "drop" | "until" | "turn" | "pulse" | "dim" | Keyframe[];

export interface Step {
  /** The place (`data-place`) of what moves; all that are called so. */
  what: string;
  how: How;
  /** Milliseconds from the event; `until`: when it goes. */
  at: number;
  lasts?: number;
  easing?: string;
  /** Where it comes from, or goes to: places. What goes begins at its own place, where nothing is said. */
  from?: string;
  to?: string;
  /** What is heard when it begins. */
  cue?: Sound;
}

/** What a game says of an event. */
export interface Beat {
  steps: Step[];
  /** From when on the event may be told: in the ticker, in the story, to a screen reader. At the end, where nothing is said. */
  tells?: number;
  /** A lie, a proof, a verdict, ten in a row, the curtain: never merged, never skipped; it holds back later beats, not moves. */
  great?: boolean;
  /** How long its last frame stays at most, from the event, though the table has gone on; until somebody taps, or another waits. */
  stays?: number;
}

/** A beat on its way: of which events. */
export interface Due extends Beat {
  kind: string;
  events: readonly GameEvent[];
}

/** LOOK's curves, and `bow` for what is taken, given and put back. */
export const EASE = "cubic-bezier(.2,.8,.2,1)";
export const SETTLE = "cubic-bezier(.3,1.3,.5,1)";
export const BOW = "cubic-bezier(.45,0,.2,1)";

const LASTS = { come: 320, go: 320, show: 260, drop: 290, until: 0, turn: 280, pulse: 260, dim: 900 } as const;
/** Milliseconds between the same of several. */
export const APART = 60;
const FADE = 120;
const CALMER = 0.6;
const HURRIED = 1.5;
const MOST_BEHIND = 2500;
const MOST_WAITING = 3;
/** What is never skipped has let its like begin by then: number after number, however quickly they are turned. */
const SOON = 350;

export function lastsOf({ how, lasts }: Step): number {
  return lasts ?? (typeof how === "string" ? LASTS[how] : FADE);
}

export function endOf({ steps }: Pick<Beat, "steps">): number {
  return Math.max(0, ...steps.map((step) => step.at + lastsOf(step)));
}

/** Whether it is not to be seen before its time; and when that is. */
export function withheldUntil(step: Step): number | null {
  if (step.how === "come") return step.at + lastsOf(step);
  return step.how === "show" || step.how === "drop" ? step.at : null;
}

const READ = 2600;

/** What has ended a match and is said from then on may be read before the curtain call. */
export function readFrom(at: number): Step {
  return { what: "", how: "until", at: at + READ };
}

const MOVES = /^(translate|scale|rotate|transform|offset-path)$/i;

/** Its form for whoever wants reduced motion: the same order, short fades, nothing travels, shorter holds. */
export function calm<B extends Beat>(beat: B): B {
  const steps = beat.steps.flatMap((step): Step[] => {
    const at = step.at * CALMER;
    const { how } = step;
    const moves = how === "go" || how === "turn" || how === "pulse" || (Array.isArray(how) && how.some((frame) => Object.keys(frame).some((name) => MOVES.test(name))));
    if (moves) return step.cue ? [{ what: "", how: "until", at, cue: step.cue }] : [];
    const withheld = withheldUntil(step);
    if (withheld !== null) return [{ ...step, how: "show", at: withheld * CALMER, lasts: FADE }];
    return [{ ...step, at, lasts: lastsOf(step) * CALMER }];
  });
  return { ...beat, steps, ...(beat.tells === undefined ? {} : { tells: beat.tells * CALMER }) };
}

/** Those that wait, so that they keep the screen at most so far behind: more than three are merged where they are of one kind,
    and only the newest is kept of the others; the oldest go first. What is great stays whatever it costs. */
export function shortened(waiting: readonly Due[], left: number): { kept: Due[]; ended: Due[] } {
  let kept = [...waiting];
  const ended: Due[] = [];
  if (kept.length > MOST_WAITING) {
    kept = merged(kept);
    const newest = kept.findLast(({ great }) => !great);
    ended.push(...kept.filter((due) => !due.great && due.events.length === 1 && due !== newest));
    kept = kept.filter((due) => !ended.includes(due));
  }
  while (left + behind(kept) > MOST_BEHIND) {
    const oldest = kept.findIndex(({ great }) => !great);
    if (oldest < 0) break;
    ended.push(...kept.splice(oldest, 1));
  }
  return { kept, ended };
}

/** How long it takes until the last of them begins; what is great is not counted against those that are not. */
function behind(waiting: readonly Due[]): number {
  const rate = rateFor(waiting.length);
  return waiting.slice(0, -1).reduce((sum, due) => sum + (due.great ? 0 : endOf(due) / rate), 0);
}

function rateFor(waiting: number): number {
  return waiting > 1 ? HURRIED : 1;
}

/** How quickly a beat is played of which so much is left. */
export function paceOf(due: Due, left: number, waiting: readonly Due[]): number {
  const usual = rateFor(waiting.length);
  const alike = due.great ? waiting.filter(({ kind }) => kind === due.kind) : [];
  if (!alike.length) return usual;
  return Math.max(usual, alike.slice(0, -1).reduce((sum, next) => sum + endOf(next), left) / SOON);
}

/** Neighbours of one kind are one beat: "Pendle and Marlow draw". */
function merged(waiting: readonly Due[]): Due[] {
  const all: Due[] = [];
  for (const due of waiting) {
    const last = all.at(-1);
    if (!last || last.great || due.great || last.kind !== due.kind) all.push(due);
    else {
      const after = last.events.length * APART;
      const steps = due.steps.map((step) => ({ ...step, at: step.at + after }));
      all[all.length - 1] = { ...last, events: [...last.events, ...due.events], steps: [...last.steps, ...steps] };
    }
  }
  return all;
}

/** Something to be done when a beat is so far. */
export interface Mark {
  at: number;
  then: () => void;
}

/** A beat that is being played. */
export interface Run {
  /** Milliseconds of the beat's own time. */
  readonly elapsed: number;
  hurry(rate: number): void;
  /** Its last frame, at once: the truth, as it is drawn. */
  end(): void;
}

/** Where beats are played, and by whose clock. */
export interface Stage {
  /** What it withholds is withheld while it waits; gives what puts an end to that. */
  hold(due: Due): () => void;
  begin(due: Due, marks: Mark[], rate: number): Run;
  cue(cue: Sound): void;
}

/** The queue of a table: one beat after another, each at most once. */
export class Queue {
  #waiting: Due[] = [];
  #held: (() => void)[] = [];
  #now: Due | null = null;
  #run: Run | null = null;

  constructor(
    private readonly stage: Stage,
    /** What is on the stage. */
    private readonly shows: (now: Due | null) => void,
    /** Its events may be told. */
    private readonly tells: (due: Due) => void,
  ) {}

  add(...dues: Due[]): void {
    if (!dues.length) return;
    this.#waiting.push(...dues);
    const { kept, ended } = shortened(this.#waiting, this.#left());
    this.#waiting = kept;
    for (const due of ended) this.tells(due);
    if (!this.#now || this.#left() === 0) return this.#next();
    this.#hold();
    this.#run?.hurry(this.#pace());
  }

  /** The beat that is played ends in its last frame, which stays if it was to stay; once more, and it is put away. */
  skip(): void {
    const now = this.#now;
    if (!now) return;
    const rest = (now.stays ?? 0) - endOf(now);
    if (rest <= 0 || this.#left() === 0 || this.#waiting.length) return this.#next();
    this.#run?.end();
    this.tells(now);
    this.#play({ ...now, steps: [], stays: rest });
  }

  /** All of them do: what is there now is what there is to see. */
  flush(): void {
    const waiting = this.#waiting.splice(0);
    if (this.#now) this.#next();
    for (const due of waiting) this.tells(due);
  }

  /** Real time until the one on the stage has been played; 0 also where its last frame only stays. */
  #left(): number {
    return this.#rest() / this.#pace();
  }

  /** The same of the beat's own time. */
  #rest(): number {
    if (!this.#now) return 0;
    return Math.max(0, endOf(this.#now) - (this.#run?.elapsed ?? 0));
  }

  #pace(): number {
    return this.#now ? paceOf(this.#now, this.#rest(), this.#waiting) : 1;
  }

  /** In the page is the truth already: what waits keeps it from being seen. */
  #hold(): void {
    for (const release of this.#held) release();
    this.#held = this.#waiting.map((due) => this.stage.hold(due));
  }

  #next(): void {
    const over = this.#now;
    this.#run?.end();
    this.#run = null;
    this.#now = null;
    const now = this.#waiting.shift();
    this.#hold();
    if (over) this.tells(over);
    if (now) this.#play(now);
    else this.shows(null);
  }

  #play(now: Due): void {
    this.#now = now;
    this.shows(now);
    const end = endOf(now);
    const cues = now.steps.flatMap(({ at, cue }) => (cue ? [{ at, then: () => this.stage.cue(cue) }] : []));
    const marks: Mark[] = [
      ...cues,
      { at: now.tells ?? end, then: () => this.tells(now) },
      { at: end, then: () => this.#played(now) },
    ];
    if ((now.stays ?? 0) > end) marks.push({ at: now.stays!, then: () => this.#stayed(now) });
    this.#run = this.stage.begin(now, marks, this.#pace());
  }

  #played(due: Due): void {
    if (this.#now === due && (this.#waiting.length || (due.stays ?? 0) <= endOf(due))) this.#next();
  }

  #stayed(due: Due): void {
    if (this.#now === due) this.#next();
  }
}
