/** A table as this device sees it: what the last frames said, and what can be asked of it. */

import type { Act, AddBot, Api, AnyFrame, GameEvent, GameName, Lobby, Me, Reacted, RefusalShown, SeatShown, View } from "../wire";
import { ask, Declined } from "./api";
import { Line, type LineState, type Listener } from "./line";
import { NO_CARDS, type Cards, type Person, type Play } from "./play";
import { forgetToken } from "./seats";

/** Why something was not done: by the server's code, or in words that a screen has found itself. */
export type Why = (Pick<RefusalShown, "code" | "text" | "args"> & { ruling: string | null }) | { said: string; ruling: string | null };

type TableRoute = Extract<keyof Api, `${string}/api/tables/{code}${string}`>;
type Body<R extends TableRoute> = Api[R] extends { takes: infer T } ? T : undefined;

export class Table implements Listener {
  lobby = $state.raw<Lobby | null>(null);
  me = $state.raw<Me | null>(null);
  view = $state.raw<View | null>(null);
  story = $state.raw<GameEvent[]>([]);
  fresh = $state.raw<GameEvent[]>([]);
  cards = $state.raw<Cards>(NO_CARDS);
  line = $state<LineState>("opening");
  busy = $state(false);
  why = $state.raw<Why | null>(null);
  /** The seat whose sheet is open. */
  met = $state<number | null>(null);
  /** The last gesture, with a number, so that the same again is seen again. */
  reaction = $state.raw<(Reacted & { number: number }) | null>(null);

  seen = 0;
  #line: Line;
  #ahead = 0;
  #cardsOf = "";

  constructor(
    readonly code: string,
    readonly token: string | null,
  ) {
    this.#line = new Line(code, token, this);
  }

  close(): void {
    this.#line.close();
  }

  comeBack(): void {
    this.#line.reopen();
  }

  react(name: string): void {
    this.#line.react(name);
  }

  salt(): void {
    this.#line.salt();
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  get people(): Person[] {
    return this.lobby?.seats ?? [];
  }

  get isHost(): boolean {
    return this.me?.host ?? false;
  }

  /** Whether there is something to read or to do about whoever sits there: bots are for everybody to know. */
  mayMeet({ bot, person }: Pick<SeatShown, "bot" | "person">): boolean {
    return bot || this.isHost || (this.me !== null && person === this.me.person);
  }

  /** Whether a match is under way, or stands still. */
  get isPlaying(): boolean {
    return this.lobby?.phase === "playing" || this.lobby?.phase === "paused";
  }

  /** The match on the table, for the screens of its game; null where there is none to be seen. */
  play: Play | null = $derived(this.view && this.lobby && this.lobby.phase !== "lobby" ? new LivePlay(this, this.view) : null);

  async do(act: Act): Promise<boolean> {
    this.why = null;
    this.busy = true;
    const answer = await this.#line.act(act, this.seen);
    this.busy = false;
    if ("refused" in answer) this.why = answer.refused;
    return "ok" in answer;
  }

  /** Ask the server for something at this table, as its person. A refusal is shown; undefined then. */
  async ask<R extends TableRoute>(
    route: R,
    body?: Body<R>,
    at: Record<string, number> = {},
    query?: object,
  ): Promise<Api[R]["gives"] | undefined> {
    this.why = null;
    try {
      return await ask(route, { at: { code: this.code, ...at }, body: body as never, token: this.token, query });
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      this.why = { code: error.code, text: error.message, args: error.args, ruling: null };
      return undefined;
    }
  }

  /** A match begins, or another after it. */
  async deal(): Promise<void> {
    await this.ask(this.lobby?.matches ? "POST /api/tables/{code}/rematch" : "POST /api/tables/{code}/start");
  }

  async addBot(level: AddBot["level"]): Promise<void> {
    await this.ask("POST /api/tables/{code}/bots", { level });
  }

  /** A bot plays for whoever sits there, until they are back. */
  async standIn(seat: number): Promise<void> {
    await this.ask("POST /api/tables/{code}/seats/{seat}/stand-in", undefined, { seat });
  }

  async leave(): Promise<void> {
    if (this.me) await this.ask("DELETE /api/tables/{code}/people/{person}", undefined, { person: this.me.person });
    forgetToken(this.code);
    this.close();
  }

  // ── what the line hears ─────────────────────────────────────────────────────────────────────────────────────────

  state(state: LineState): void {
    this.line = state;
  }

  reacted(reacted: Reacted): void {
    this.reaction = { ...reacted, number: (this.reaction?.number ?? 0) + 1 };
  }

  frame(frame: AnyFrame): void {
    this.seen = frame.n;
    if (frame.now !== undefined) this.#ahead = frame.now - Date.now();
    if (frame.me !== undefined) this.me = frame.me;
    if (frame.lobby) this.#enter(frame.lobby);
    if (frame.events) this.#hear(frame.events);
    if (frame.view) this.view = frame.view;
    if (frame.hid !== undefined) this.story = hidden(this.story, frame.hid);
  }

  #enter(lobby: Lobby): void {
    const before = this.lobby;
    this.lobby = lobby;
    if (before && before.matches !== lobby.matches) {
      this.story = [];
      this.met = null; // somebody else may sit there now
    }
    if (lobby.phase === "lobby") this.view = this.met = null;
    void this.#fetchCards(lobby);
  }

  #hear(events: GameEvent[]): void {
    this.fresh = events;
    const begins = events.some((event) => event.n === 0);
    this.story = begins ? events : [...this.story, ...events];
  }

  async #fetchCards(lobby: Lobby): Promise<void> {
    const wanted = `${lobby.game} ${lobby.deck} ${lobby.deck_title} ${lobby.matches}`;
    if (wanted === this.#cardsOf) return;
    this.#cardsOf = wanted;
    try {
      this.cards = await ask("GET /api/tables/{code}/cards", { at: { code: this.code }, token: this.token });
    } catch {
      this.#cardsOf = "";
    }
  }
}

class LivePlay implements Play {
  readonly live = true;

  constructor(
    readonly table: Table,
    readonly view: View,
  ) {}

  get game(): GameName {
    return this.view.game;
  }
  get story(): GameEvent[] {
    return this.table.story;
  }
  get fresh(): GameEvent[] {
    return this.table.fresh;
  }
  get people(): Person[] {
    return this.table.people;
  }
  get cards(): Cards {
    return this.table.cards;
  }
  get you(): number | null {
    return this.view.you;
  }
  get busy(): boolean {
    return this.table.busy;
  }
  get paused(): boolean {
    return this.table.lobby?.phase === "paused";
  }
  do(act: Act): Promise<boolean> {
    return this.table.do(act);
  }
  explain(said: string, ruling: string | null = null): void {
    this.table.why = { said, ruling };
  }
  meet(seat: number): (() => void) | null {
    const person = this.table.lobby?.seats[seat];
    return person && this.table.mayMeet(person) ? () => (this.table.met = seat) : null;
  }
  now(): number {
    return this.table.now();
  }
}

const HIDDEN = "…";
const TYPED = ["text", "word"] as const;

/** The story without the text of this number. */
function hidden(story: GameEvent[], number: number): GameEvent[] {
  return story.map((event) => {
    if (!("typed" in event) || event.typed !== number) return event;
    const covered: Record<string, unknown> = { ...event };
    for (const field of TYPED) if (typeof covered[field] === "string") covered[field] = HIDDEN;
    if (Array.isArray(covered.answers)) covered.answers = covered.answers.map(() => HIDDEN);
    return covered as unknown as GameEvent;
  });
}
