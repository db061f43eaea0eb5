/** One line to a table, a WebSocket: it says hello, reconnects by itself with exponential backoff, and sends again what
 * was never answered. */

import { CLOSING, type Accepted, type Act, type AnyFrame, type Declined, type FromServer, type Hurry, type React, type Reacted } from "../wire";

export type LineState =
  /** Being opened, for the first time or again. */
  | "opening"
  | "open"
  /** Another tab or device has this seat; this one waits to be asked. */
  | "elsewhere"
  /** The table is over for good. */
  | "closed"
  /** The table does not let this device in. */
  | "refused"
  /** The host has sent this person away; the line asks now and then whether they are let back. */
  | "sent_away"
  /** This page and the server do not understand each other: the page is older than the server. */
  | "outdated";

export interface Listener {
  frame(frame: AnyFrame): void;
  reacted(reacted: Reacted): void;
  state(state: LineState): void;
  /** The last number seen, to be told from there on. */
  readonly seen: number;
}

type Answer = Accepted | Declined;

interface Asked {
  message: string;
  answer: (answer: Answer) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
/** Where the server says why, it is not worth asking sooner. */
const LATER: Record<number, number> = { [CLOSING.TOO_OFTEN]: 10_000, [CLOSING.SENT_AWAY]: 10_000 };
/** A page that was out of sight for so long has probably lost its line without knowing. */
const LONG_AWAY = 15_000;

const FOR_GOOD: Record<number, LineState> = {
  [CLOSING.ELSEWHERE]: "elsewhere",
  [CLOSING.CLOSED]: "closed",
  [CLOSING.REFUSED]: "refused",
  [CLOSING.MALFORMED]: "outdated",
  [CLOSING.NO_PROTOCOL]: "outdated",
};

export class Line {
  #socket: WebSocket | null = null;
  #asked = new Map<string, Asked>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiddenSince: number | null = null;
  /** Not once the server has closed it for good. */
  #isWanted = true;
  #waking = new AbortController();

  constructor(
    readonly code: string,
    readonly token: string | null,
    readonly listener: Listener,
  ) {
    const { signal } = this.#waking;
    addEventListener("offline", () => this.#isWanted && this.#hangUp(), { signal });
    addEventListener("online", () => this.#isWanted && this.reopen(), { signal });
    addEventListener("pageshow", (event) => event.persisted && this.#isWanted && this.reopen(), { signal });
    document.addEventListener("visibilitychange", () => this.#seenOrNot(), { signal });
    this.reopen();
  }

  /** Open a fresh line at once; it takes the place of the old one. */
  reopen(): void {
    this.#isWanted = true;
    this.#hangUp();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ hello: { token: this.token, seen: this.listener.seen } }));
      for (const { message } of this.#asked.values()) socket.send(message);
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as FromServer);
    socket.onclose = ({ code }) => this.#lost(code);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waking.abort();
    this.#drop();
  }

  /** Send an act until it is answered: its name makes it safe to send twice. */
  act(act: Act, at: number): Promise<Answer> {
    const id = crypto.getRandomValues(new Uint32Array(4)).join("-");
    return this.#ask(id, { id, do: act, at });
  }

  /** Add this person's share to the chance of the next match. */
  salt(salt: string): Promise<Answer> {
    return this.#ask(salt, { salt });
  }

  /** What is said to everybody or to the bots, now or never: nothing answers it. */
  tell(message: React | Hurry): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #ask(id: string, message: object): Promise<Answer> {
    return new Promise((answer) => {
      const asked = { message: JSON.stringify(message), answer };
      this.#asked.set(id, asked);
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(asked.message);
    });
  }

  #hear(message: FromServer): void {
    if ("n" in message) {
      this.#pause = FIRST_PAUSE;
      this.listener.state("open");
      this.listener.frame(message);
    } else if ("react" in message) {
      this.listener.reacted(message);
    } else {
      this.#asked.get(message.id)?.answer(message);
      this.#asked.delete(message.id);
    }
  }

  #lost(code: number): void {
    this.#socket = null;
    const state = FOR_GOOD[code];
    this.#isWanted = !state;
    this.listener.state(state ?? (code === CLOSING.SENT_AWAY ? "sent_away" : "opening"));
    if (state) return;
    const pause = LATER[code] ?? this.#pause;
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    // Not everybody at the same moment: a restarted server hears from a whole school.
    this.#timer = setTimeout(() => this.reopen(), pause * (0.5 + Math.random()));
  }

  /** Without a network an open line only seems to be one: better to say so, and to come back with it. */
  #hangUp(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.listener.state("opening");
  }

  #drop(): void {
    if (!this.#socket) return;
    this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket.close();
    this.#socket = null;
  }

  #seenOrNot(): void {
    if (document.hidden) {
      this.#hiddenSince = Date.now();
    } else if (this.#hiddenSince !== null && Date.now() - this.#hiddenSince > LONG_AWAY && this.#isWanted) {
      this.reopen();
    }
  }
}
