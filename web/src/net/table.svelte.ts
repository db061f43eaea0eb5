/** A table as this device sees it: what the last frames said, and what can be asked of it. */

import type { Act, AddBot, Api, AnyFrame, GameEvent, GameName, GameRefusal, Lobby, Me, Opening, Reacted, Reaction, RefusalShown, RulesRefusal, SeatShown, View } from "../wire";
import { ask, Declined } from "./api";
import type { Verdict } from "./fairness";
import { Line, type LineState, type Listener } from "./line";
import { NO_CARDS, typeset, type Cards, type Person, type Play } from "./play";
import { toldApart } from "./portraits";
import { freshSalt, Promises } from "./promises";
import { leaveSeat } from "./seats";

/** Why something was not done, by the code of a refusal; or what to do instead, in words of the screen's own. */
export type Why = (Pick<RefusalShown, "code" | "text" | "args"> | { said: string }) & { ruling: Ruling };
/** The rule behind it; to be looked up where the server was not asked. */
type Ruling = string | null | (() => Promise<string | null>);

type TableRoute = Extract<keyof Api, `${string}/api/tables/{code}${string}`>;
type Body<R extends TableRoute> = Api[R] extends { takes: infer T } ? T : undefined;

/** How long a gesture is seen, in milliseconds. */
const GESTURE = 1200;
/** Within so many milliseconds a table has moved to another process of the server, and everybody is back: nothing is said
 * of it, and whoever was here before is still taken to be. */
const MOVED = 2000;
/** A pack's name begins with its language. */
const PACK = /^(\w\w)\//;

export class Table implements Listener {
  lobby = $state.raw<Lobby | null>(null);
  me = $state.raw<Me | null>(null);
  view = $state.raw<View | null>(null);
  story = $state.raw<GameEvent[]>([]);
  /** The number before which there is more of the story, to be asked for; null: it is all there. */
  earlier = $state<number | null>(null);
  fresh = $state.raw<GameEvent[]>([]);
  /** Whether `fresh` came with the first frame on this line: it is what was missed, and nothing of it happens now. */
  resumed = false;
  cards = $state.raw<Cards>(NO_CARDS);
  line = $state<LineState>("opening");
  /** Whether the line is gone for so long that it is to be said. */
  lost = $state(false);
  busy = $state(false);
  why = $state.raw<Why | null>(null);
  /** What was refused last: its cards go back to where they were. */
  refused = $state.raw<Act | null>(null);
  /** The seat whose sheet is open. */
  met = $state<number | null>(null);
  /** Whether the host's choices are open: they stay so when another game puts the last match away. */
  choosing = $state(false);
  /** The language of its cards; of the last that had one, where a game has none. */
  language = $state<string | null>(null);
  /** Whether the last match was begun as the table had promised; null while nobody can tell. */
  fair = $state<Verdict | null>(null);
  /** The gestures that are seen now, by the seat that makes them. */
  gestures = $state.raw<Partial<Record<number, Reaction>>>({});

  seen = 0;
  #line: Line;
  #ahead = 0;
  #promises: Promises;
  #cardsOf = "";
  #hid: number[] = [];
  #gone: Record<number, ReturnType<typeof setTimeout>> = {};
  #losing: ReturnType<typeof setTimeout> | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;
  /** The lobby as it was last told, while others may be on their way back. */
  #told: Lobby | null = null;

  constructor(
    readonly code: string,
    readonly token: string | null,
  ) {
    this.#promises = new Promises(code);
    this.#line = new Line(code, token, this);
  }

  close(): void {
    clearTimeout(this.#losing);
    clearTimeout(this.#settling);
    this.#line.close();
  }

  comeBack(): void {
    this.#line.reopen();
  }

  react(name: Reaction): void {
    this.#line.tell({ react: name });
  }

  /** Whether whoever sits here waits for bots only, which they may hurry. */
  get mayHurry(): boolean {
    const waiting = this.view?.waiting ?? [];
    const seated = this.me !== null && this.me.seat !== null;
    return seated && this.lobby?.phase === "playing" && waiting.length > 0 && waiting.every((seat) => this.people[seat]?.bot);
  }

  hurry(): void {
    this.#line.tell({ hurry: true });
  }

  /** Add this person's share to the chance of the next match, and keep what the table has committed to before. */
  async salt(): Promise<void> {
    const { commitment, matches } = this.lobby!;
    const salt = freshSalt();
    this.#promises.keep(matches + 1, { commitment, salt: null, hash: null });
    const answer = await this.#line.salt(salt);
    if ("ok" in answer) this.#promises.keep(matches + 1, { commitment, salt: [answer.ok, salt], hash: null });
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  get people(): Person[] {
    return this.lobby?.seats ?? [];
  }

  /** Whether whoever sits here has the room's screen before them: that has no seat. */
  get besideAScreen(): boolean {
    return this.me !== null && this.me.seat !== null && (this.lobby?.unseated.some(({ here }) => here) ?? false);
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
    if ("refused" in answer) {
      this.why = answer.refused;
      this.refused = act;
    }
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

  /** Whoever sits there changes places with whoever sits in the other seat. */
  async swap(seat: number, other: number): Promise<void> {
    await this.ask("POST /api/tables/{code}/seats/{seat}/swap", { other }, { seat });
  }

  /** Whoever was sent away may come back. */
  async letBack(person: number): Promise<void> {
    await this.ask("POST /api/tables/{code}/people/{person}/let-back", undefined, { person });
  }

  async leave(): Promise<void> {
    if (this.me) await this.ask("DELETE /api/tables/{code}/people/{person}", undefined, { person: this.me.person });
    leaveSeat(this.code);
    this.close();
  }

  /** One page more of what happened before. */
  async hearEarlier(): Promise<void> {
    const before = this.earlier;
    if (before === null) return;
    const page = await this.ask("GET /api/tables/{code}/story", undefined, {}, { before });
    if (!page || this.earlier !== before) return;
    // The host may have hidden a text while this was on its way.
    this.story = [...this.#hid.reduce(hidden, page.events), ...this.story];
    this.earlier = page.earlier;
  }

  /** All of it: how a match ended is told from the whole story. */
  async #hearAll(): Promise<void> {
    for (let before = -1; this.earlier !== null && this.earlier !== before; ) {
      before = this.earlier;
      await this.hearEarlier();
    }
  }

  // ── what the line hears ─────────────────────────────────────────────────────────────────────────────────────────

  state(state: LineState): void {
    if (this.line === "sent_away" && state === "opening") return; // until somebody lets them in, they are that
    if (state === "opening" && this.line !== "opening") this.#losing = setTimeout(() => (this.lost = true), MOVED);
    if (state !== "opening") {
      clearTimeout(this.#losing);
      this.lost = false;
    }
    if (state === "open" && this.line === "opening") this.#waitForOthers();
    this.line = state;
  }

  #waitForOthers(): void {
    this.#told = this.lobby;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      if (this.#told) this.lobby = toldApart(this.#told);
      this.#told = null;
    }, MOVED);
  }

  reacted({ seat, react }: Reacted): void {
    if (seat === null) return;
    this.gestures = { ...this.gestures, [seat]: react };
    clearTimeout(this.#gone[seat]);
    this.#gone[seat] = setTimeout(() => (this.gestures = { ...this.gestures, [seat]: undefined }), GESTURE);
  }

  frame(frame: AnyFrame): void {
    this.seen = frame.n;
    if (frame.now !== undefined) {
      this.resumed = true;
      this.#ahead = frame.now - Date.now();
    } else if (frame.events) this.resumed = false;
    if (frame.me !== undefined) this.me = frame.me;
    if (frame.lobby) this.#enter(frame.lobby);
    if (this.lobby) void this.#fetchCards(this.lobby);
    if (frame.events) this.#hear(frame.events, frame.earlier);
    if (frame.view) this.#show(frame.view);
    if (frame.hid !== undefined) this.#hide(frame.hid);
    const { lobby, opening } = frame;
    if (opening && lobby?.seed) setTimeout(() => void this.#judge(lobby.matches, lobby.seed!, opening));
    if (this.view?.over) void this.#hearAll();
  }

  /** A refusal goes when it no longer holds: when somebody else is waited for, or something else may be done. */
  #show(view: View): void {
    const possible = (view: View | null) => JSON.stringify([view?.waiting, view?.offers]);
    if (this.why && possible(view) !== possible(this.view)) this.why = null;
    this.view = view;
  }

  #enter(lobby: Lobby): void {
    const before = this.lobby;
    this.lobby = toldApart(before && this.#told ? stillHere(before, lobby) : lobby);
    if (this.#told) this.#told = lobby;
    if (before && before.matches !== lobby.matches) {
      this.story = [];
      this.#hid = [];
      this.earlier = null;
      this.met = this.why = null; // somebody else may sit there now
      this.gestures = {};
      this.fair = null;
    }
    if (this.isPlaying) this.choosing = false;
    this.language = PACK.exec(lobby.deck ?? "")?.[1] ?? this.language;
    this.#keepHash(lobby);
    if (lobby.phase === "lobby") this.view = this.met = null;
  }

  /** What can tell is fetched now: nobody needs it before. Where it does not come, nobody can tell. */
  async #judge(match: number, seed: string, opening: Opening): Promise<void> {
    const promised = this.#promises.of(match);
    const found = await import("./fairness").then(({ judge }) => judge(promised, seed, opening)).catch(() => null);
    if (this.lobby?.matches === match) this.fair = found;
  }

  /** The first hash of the match under way is what it is held to. */
  #keepHash({ matches, match_hash: hash }: Lobby): void {
    const promised = this.isPlaying ? this.#promises.of(matches) : undefined;
    if (promised && hash && !promised.hash) this.#promises.keep(matches, { ...promised, hash });
  }

  /** Where `earlier` is said, more was missed than came: what is before it has to be asked for. */
  #hear(events: GameEvent[], earlier?: number): void {
    this.fresh = events;
    const begins = earlier !== undefined || events.some((event) => event.n === 0);
    this.story = begins ? events : [...this.story, ...events];
    if (begins) this.earlier = earlier ?? null;
  }

  #hide(number: number): void {
    this.#hid.push(number);
    this.story = hidden(this.story, number);
  }

  /** What is printed on the cards; asked for again with the next frame where it did not come. */
  async #fetchCards(lobby: Lobby): Promise<void> {
    const wanted = `${lobby.game} ${lobby.deck} ${lobby.deck_title} ${lobby.matches}`;
    if (wanted === this.#cardsOf) return;
    this.#cardsOf = wanted;
    try {
      const cards = await ask("GET /api/tables/{code}/cards", { at: { code: this.code }, token: this.token });
      if (wanted !== this.#cardsOf) return; // another match has begun since, whose cards may have other names
      this.cards = typeset(cards);
      this.language = cards.language ?? this.language;
    } catch {
      if (wanted === this.#cardsOf) this.#cardsOf = "";
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
  explain(code: GameRefusal | RulesRefusal, args: RefusalShown["args"] = {}): void {
    this.table.why = { code, args, text: code, ruling: () => rulingOf(this.game, code) };
  }
  hint(said: string): void {
    this.table.why = { said, ruling: null };
  }
  meet(seat: number): (() => void) | null {
    const person = this.table.lobby?.seats[seat];
    if (!person || !this.table.mayMeet(person)) return null;
    return () => {
      if (person.bot && this.table.mayHurry) this.table.hurry();
      else this.table.met = seat;
    };
  }
  now(): number {
    return this.table.now();
  }
}

async function rulingOf(game: GameName, code: string): Promise<string | null> {
  const { RULINGS, RULINGS_OF_ALL } = await import("../rulings");
  const ours: Record<string, string> = { ...RULINGS_OF_ALL, ...RULINGS[game] };
  return ours[code] ?? null;
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

/** Whoever was here before is here, though they have not said so yet. */
function stillHere(before: Lobby, lobby: Lobby): Lobby {
  const known = new Set([...before.seats, ...before.bench, ...before.unseated].flatMap(({ person, here }) => (here && person !== null ? [person] : [])));
  const waited = <P extends { person: number | null; here: boolean }>(people: P[]) =>
    people.map((one) => (one.person !== null && known.has(one.person) ? { ...one, here: true } : one));
  return { ...lobby, seats: waited(lobby.seats), bench: waited(lobby.bench), unseated: waited(lobby.unseated) };
}
