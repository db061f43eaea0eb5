import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyFrame, Evidence, Lobby, Opening } from "../wire";
import { canonical } from "./fairness";
import { keepToken } from "./seats";
import { sha256 } from "./sha256";
import { Table } from "./table.svelte";

const LOBBY = { code: "KQRTW", game: "talkitout", deck: null, deck_title: null, matches: 1, phase: "playing", seats: [], bench: [] } as unknown as Lobby;

beforeEach(() => {
  vi.stubGlobal("WebSocket", class { close() {} });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
});
afterEach(() => {
  opened.splice(0).forEach((table) => table.close());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const opened: Table[] = [];

function open(token: string | null): Table {
  opened.push(new Table("KQRTW", token));
  return opened.at(-1)!;
}

function heard(table: Table, ...frames: object[]) {
  for (const frame of frames) table.frame(frame as AnyFrame);
}

test("the story grows by what each frame brings, and begins anew with a match", () => {
  const table = open(null);
  heard(table, { n: 1, lobby: LOBBY, events: [{ event: "opened", n: 0, seat: 0, card: "q1" }] }, { n: 2, events: [{ event: "drew", n: 1, seat: 0 }] });
  expect(table.story.map(({ event }) => event)).toEqual(["opened", "drew"]);
  heard(table, { n: 3, lobby: { ...LOBBY, matches: 2 }, events: [{ event: "opened", n: 0, seat: 1, card: "q2" }] });
  expect(table.story.map(({ event }) => event)).toEqual(["opened"]);
});

test("the cards are those of the match on the table, in whatever order the answers come", async () => {
  const answers: ((texts: object) => Promise<unknown>)[] = [];
  vi.stubGlobal("fetch", () => new Promise((answer) => answers.push((texts) => {
    const response = new Response(JSON.stringify({ texts }), { headers: { "Content-Type": "application/json" } });
    const read = vi.spyOn(response, "json");
    answer(response);
    return vi.waitFor(() => read.mock.results[0]!.value as Promise<unknown>);
  })));
  const table = open(null);
  heard(table, { n: 1, lobby: { ...LOBBY, matches: 0 } }, { n: 2, lobby: LOBBY });
  await answers[1]!({ "3f0a9.word": "osmosis" });
  await answers[0]!({ "c2e11.word": "osmosis" });
  await new Promise((done) => setTimeout(done)); // whoever has read it has looked at it by then
  expect(table.cards.texts).toEqual({ "3f0a9.word": "osmosis" });
});

const drew = (n: number) => ({ event: "drew", n, seat: 0 });
const steps = (table: Table) => table.story.map(({ n }) => n);

/** A server that tells the story in pages of two. */
function pages(last: number) {
  const asked: number[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    const before = Number(new URL(address, "http://parlour").searchParams.get("before"));
    if (!address.includes("/story")) return Promise.reject(new Error("no network"));
    asked.push(before);
    const events = [before - 2, before - 1].filter((n) => n >= 0).map(drew);
    return Promise.resolve(new Response(JSON.stringify({ events, earlier: before - 2 > last ? before - 2 : null }), { headers: { "Content-Type": "application/json" } }));
  });
  return asked;
}

test("where more was missed than came, the story begins there, and what was before is heard when it is asked for", async () => {
  const asked = pages(3);
  const table = open(null);
  heard(table, { n: 1, lobby: LOBBY, events: [drew(0)] }, { n: 9, lobby: LOBBY, events: [drew(7), drew(8)], earlier: 7 });
  expect(steps(table)).toEqual([7, 8]);
  await table.hearEarlier();
  expect(steps(table)).toEqual([5, 6, 7, 8]);
  await table.hearEarlier();
  expect([steps(table), table.earlier]).toEqual([[3, 4, 5, 6, 7, 8], null]);
  await table.hearEarlier();
  expect(asked).toEqual([7, 5]);
});

test("a page of another match, or with a text that was hidden meanwhile, is not shown as it came", async () => {
  const rude = { event: "answered", n: 1, seat: 0, text: "rude", typed: 4 };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ events: [rude], earlier: null }), { headers: { "Content-Type": "application/json" } })));
  const table = open(null);
  heard(table, { n: 9, lobby: LOBBY, events: [drew(8)], earlier: 8 });
  let page = table.hearEarlier();
  heard(table, { n: 10, hid: 4 });
  await page;
  expect(table.story).toMatchObject([{ text: "…" }, { n: 8 }]);
  heard(table, { n: 11, lobby: LOBBY, events: [drew(9)], earlier: 8 });
  page = table.hearEarlier();
  heard(table, { n: 12, lobby: { ...LOBBY, matches: 2 }, events: [drew(0)] });
  await page;
  expect(steps(table)).toEqual([0]);
});

test("when a match is over its whole story is heard: the last scene counts in it", async () => {
  pages(0);
  const table = open(null);
  heard(table, { n: 9, lobby: LOBBY, events: [drew(6)], earlier: 6, view: { game: "talkitout", over: true } });
  await vi.waitFor(() => expect(steps(table)).toEqual([0, 1, 2, 3, 4, 5, 6]));
});

test("a text that the host hides is covered where it is told already", () => {
  const table = open(null);
  heard(table, { n: 1, lobby: LOBBY, events: [
    { event: "answered", n: 1, seat: 0, text: "rude", typed: 4 },
    { event: "told", n: 2, seat: 1, answers: ["a", "b"], typed: 5 },
    { event: "answered", n: 3, seat: 0, text: "kind", typed: 6 },
  ] });
  heard(table, { n: 2, hid: 4 }, { n: 3, hid: 5 });
  expect(JSON.stringify(table.story)).not.toMatch(/rude|"a"|"b"/);
  expect(JSON.stringify(table.story)).toContain("kind");
});

test("whoever was sent away is that until they are let in, however often the line asks", () => {
  const table = open(null);
  table.state("sent_away");
  table.state("opening");
  expect(table.line).toBe("sent_away");
  table.state("open");
  expect(table.line).toBe("open");
});

const SAT = (here: boolean[]) => ({ ...LOBBY, seats: here.map((here, seat) => ({ ...BOT, bot: false, name: `${seat}`, person: seat, seat, here })), unseated: [{ person: 9, here: here[0] }] }) as unknown as Lobby;
const here = (table: Table) => [...table.lobby!.seats, ...table.lobby!.unseated].map(({ here }) => here);

test("a line that is back within two seconds was never lost, and one that is not is", () => {
  vi.useFakeTimers();
  const table = open(null);
  table.state("open");
  table.state("opening");
  vi.advanceTimersByTime(1_900);
  table.state("open");
  vi.advanceTimersByTime(5_000);
  expect(table.lost).toBe(false);
  table.state("opening");
  vi.advanceTimersByTime(1_000);
  table.state("opening");
  vi.advanceTimersByTime(1_000);
  expect(table.lost).toBe(true);
  table.state("open");
  expect(table.lost).toBe(false);
});

test("whoever comes back takes those for here who were, until they had time to come back as well", () => {
  vi.useFakeTimers();
  const table = open(null);
  table.state("open");
  heard(table, { n: 1, now: 0, lobby: SAT([true, true, false]) });
  heard(table, { n: 2, lobby: SAT([true, false, false]) });
  expect(here(table)).toEqual([true, false, false, true]);
  heard(table, { n: 3, lobby: SAT([true, true, false]) });
  table.state("opening");
  table.state("open");
  heard(table, { n: 3, now: 0, lobby: SAT([false, false, false]) });
  expect(here(table)).toEqual([true, true, false, true]);
  heard(table, { n: 3, lobby: SAT([true, false, false]) });
  expect(here(table)).toEqual([true, true, false, true]);
  vi.advanceTimersByTime(2_000);
  expect(here(table)).toEqual([true, false, false, true]);
  heard(table, { n: 4, lobby: SAT([false, true, true]) });
  expect(here(table)).toEqual([false, true, true, false]);
});

test("deadlines are read by the server's clock", () => {
  const table = open(null);
  heard(table, { n: 1, now: Date.now() + 90_000 });
  expect(table.now() - Date.now()).toBeGreaterThan(89_000);
});

test("a match that is put away is no longer shown", () => {
  const table = open(null);
  heard(table, { n: 1, lobby: LOBBY, view: { game: "talkitout" } });
  expect(table.play).not.toBeNull();
  heard(table, { n: 2, lobby: { ...LOBBY, phase: "lobby" } });
  expect(table.play).toBeNull();
});

test("whose sheet is open is not carried into the next match, where somebody else may sit there", () => {
  const table = open(null);
  heard(table, { n: 1, lobby: { ...LOBBY, phase: "over" } });
  table.met = 1;
  heard(table, { n: 2, lobby: { ...LOBBY, phase: "over" } });
  expect(table.met).toBe(1);
  heard(table, { n: 3, lobby: { ...LOBBY, matches: 2 } });
  expect(table.met).toBeNull();
});

const BOT = { person: null, bot: true, name: "Pendle" };
const ME = { person: 0, seat: 0, host: true, sent_away: [] };

/** A person and two bots, of whom the table waits for these. */
function waitsFor(waiting: number[], more: object = {}): Table {
  const table = open("token");
  const seats = [{ person: 0, bot: false, name: "Ada" }, BOT, BOT].map((one, seat) => ({ ...one, seat }));
  heard(table, { n: 1, lobby: { ...LOBBY, seats }, me: ME, view: { game: "talkitout", waiting }, ...more });
  return table;
}

test("whoever waits for bots only may hurry them, and nobody else may", () => {
  expect(waitsFor([1]).mayHurry).toBe(true);
  expect(waitsFor([1, 2]).mayHurry).toBe(true);
  expect(waitsFor([0, 1]).mayHurry, "a person is waited for too").toBe(false);
  expect(waitsFor([]).mayHurry, "the clock is waited for").toBe(false);
  expect(waitsFor([1], { me: { ...ME, seat: null } }).mayHurry, "a big screen").toBe(false);
  expect(waitsFor([1], { me: null }).mayHurry, "whoever watches").toBe(false);
  const paused = waitsFor([1]);
  heard(paused, { n: 2, lobby: { ...paused.lobby, phase: "paused" } });
  expect(paused.mayHurry).toBe(false);
});

test("a tap on a bot hurries it while only bots are waited for, and else tells who it is", () => {
  const said: string[] = [];
  vi.stubGlobal("WebSocket", class { static OPEN = 1; readyState = 1; close() {} send(text: string) { said.push(text); } });
  const table = waitsFor([1]);
  table.play!.meet(2)!();
  expect([said, table.met]).toEqual([['{"hurry":true}'], null]);
  heard(table, { n: 2, view: { game: "talkitout", waiting: [0] } });
  table.play!.meet(2)!();
  expect([said.length, table.met]).toEqual([1, 2]);
});

// ── the table's promise ─────────────────────────────────────────────────────────────────────────────────────────────

/** The worked example of docs/fairness.md, told as a table tells it. */
const EXAMPLE = JSON.parse(readFileSync(join(import.meta.dirname, "../../../docs/examples/bluff-evidence.json"), "utf8")) as Evidence;
const { commitment, salts, game, rules, seats, options, first, first_by, names, seed, match_hash } = EXAMPLE;
const deck = sha256(new TextEncoder().encode(canonical(EXAMPLE.deck)));
const OPENING: Opening = { commitment, salts, game, rules, seats, options, deck, first, first_by, names };
const BEFORE = { ...LOBBY, phase: "lobby", matches: 0, commitment, seed: null, match_hash: null } as Lobby;
const BEGUN = { ...BEFORE, phase: "playing", matches: 1, match_hash } as Lobby;
const OVER = { ...BEGUN, phase: "over", commitment: "the next", seed } as Lobby;

/** This device gives the second salt of the example, and the table takes it. */
async function salted(table: Table, answer: object = { ok: salts[1]![0] }): Promise<void> {
  const bytes = salts[1]![1].match(/../g)!.map((pair) => parseInt(pair, 16));
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => (new Uint8Array(array!.buffer).set(bytes), array));
  const giving = table.salt();
  Socket.last.onmessage!({ data: JSON.stringify({ id: salts[1]![1], ...answer }) });
  await giving;
}

class Socket {
  static last: Socket;
  static OPEN = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Socket.last = this;
  }
  close() {}
}

function sitting(): Table {
  vi.stubGlobal("WebSocket", Socket);
  return open("token");
}

beforeEach(() => keepToken("KQRTW", "token"));

test("a device that was there all the time says that the promise was kept, also when its page was loaded anew", async () => {
  const table = sitting();
  heard(table, { n: 2, lobby: BEFORE });
  await salted(table);
  heard(table, { n: 5, lobby: BEGUN });
  expect(table.fair).toBeNull();
  heard(table, { n: 6, lobby: OVER, opening: OPENING });
  await vi.waitFor(() => expect(table.fair).toBe("kept"));
  const again = sitting();
  heard(again, { n: 6, now: 1, lobby: OVER, opening: OPENING });
  await vi.waitFor(() => expect(again.fair).toBe("kept"));
  heard(again, { n: 7, lobby: { ...BEGUN, matches: 2 } });
  expect(again.fair).toBeNull();
});

test("the first match hash counts, and not one that is shown later", async () => {
  const table = sitting();
  heard(table, { n: 2, lobby: BEFORE });
  await salted(table);
  heard(table, { n: 5, lobby: { ...BEGUN, match_hash: "another" } }, { n: 5, lobby: BEGUN });
  heard(table, { n: 6, lobby: OVER, opening: OPENING });
  await vi.waitFor(() => expect(table.fair).toBe("broken"));
});

test("a device whose salt was not taken, or that came during the match, or after it, cannot tell", async () => {
  const late = sitting();
  heard(late, { n: 2, lobby: BEFORE });
  await salted(late, { refused: { code: "playing" } });
  heard(late, { n: 5, lobby: BEGUN }, { n: 6, lobby: OVER, opening: OPENING });
  await vi.waitFor(() => expect(late.fair).toBe("unsure"));
  keepToken("KQRTW", "token");
  for (const frames of [[{ n: 5, now: 1, lobby: BEGUN }], []]) {
    const table = sitting();
    heard(table, ...frames, { n: 6, lobby: OVER, opening: OPENING });
    await vi.waitFor(() => expect(table.fair).toBe("unsure"));
  }
});

test("another commitment than the one that was salted is found out", async () => {
  const table = sitting();
  heard(table, { n: 2, lobby: { ...BEFORE, commitment: "another" } });
  await salted(table);
  heard(table, { n: 5, lobby: BEGUN }, { n: 6, lobby: OVER, opening: OPENING });
  await vi.waitFor(() => expect(table.fair).toBe("broken"));
});

test("whoever sits beside a screen for the room knows it, while that is there", () => {
  const table = open("token");
  const screen = (here: boolean) => ({ n: 1, lobby: { ...LOBBY, unseated: [{ person: 0, here }] } });
  heard(table, { ...screen(true), me: { person: 0, seat: null, host: true, sent_away: [] } });
  expect(table.besideAScreen).toBe(false); // it is the screen itself
  heard(table, { ...screen(true), me: { person: 1, seat: 0, host: false, sent_away: [] } });
  expect(table.besideAScreen).toBe(true);
  heard(table, screen(false));
  expect(table.besideAScreen).toBe(false);
});

test("what comes after the first frame is not missed; a lobby that says who has come is no news of the match", () => {
  const table = open(null);
  heard(table, { n: 1, now: 5, lobby: LOBBY, events: [drew(0)] });
  heard(table, { n: 1, lobby: LOBBY });
  expect(table.resumed).toBe(true);
  heard(table, { n: 2, events: [drew(1)] });
  expect(table.resumed).toBe(false);
});
