import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyFrame, Lobby } from "../wire";
import { Table } from "./table.svelte";

const LOBBY = { code: "KQRTW", game: "talkitout", deck: null, deck_title: null, matches: 1, phase: "playing", seats: [] } as unknown as Lobby;

beforeEach(() => {
  vi.stubGlobal("WebSocket", class { close() {} });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
});
afterEach(() => vi.unstubAllGlobals());

function heard(table: Table, ...frames: object[]) {
  for (const frame of frames) table.frame(frame as AnyFrame);
}

test("the story grows by what each frame brings, and begins anew with a match", () => {
  const table = new Table("KQRTW", null);
  heard(table, { n: 1, lobby: LOBBY, events: [{ event: "opened", n: 0, seat: 0, card: "q1" }] }, { n: 2, events: [{ event: "drew", n: 1, seat: 0 }] });
  expect(table.story.map(({ event }) => event)).toEqual(["opened", "drew"]);
  heard(table, { n: 3, lobby: { ...LOBBY, matches: 2 }, events: [{ event: "opened", n: 0, seat: 1, card: "q2" }] });
  expect(table.story.map(({ event }) => event)).toEqual(["opened"]);
});

test("a text that the host hides is covered where it is told already", () => {
  const table = new Table("KQRTW", null);
  heard(table, { n: 1, lobby: LOBBY, events: [
    { event: "answered", n: 1, seat: 0, text: "rude", typed: 4 },
    { event: "told", n: 2, seat: 1, answers: ["a", "b"], typed: 5 },
    { event: "answered", n: 3, seat: 0, text: "kind", typed: 6 },
  ] });
  heard(table, { n: 2, hid: 4 }, { n: 3, hid: 5 });
  expect(JSON.stringify(table.story)).not.toMatch(/rude|"a"|"b"/);
  expect(JSON.stringify(table.story)).toContain("kind");
});

test("deadlines are read by the server's clock", () => {
  const table = new Table("KQRTW", null);
  heard(table, { n: 1, now: Date.now() + 90_000 });
  expect(table.now() - Date.now()).toBeGreaterThan(89_000);
});

test("a match that is put away is no longer shown", () => {
  const table = new Table("KQRTW", null);
  heard(table, { n: 1, lobby: LOBBY, view: { game: "talkitout" } });
  expect(table.play).not.toBeNull();
  heard(table, { n: 2, lobby: { ...LOBBY, phase: "lobby" } });
  expect(table.play).toBeNull();
});

test("whose sheet is open is not carried into the next match, where somebody else may sit there", () => {
  const table = new Table("KQRTW", null);
  heard(table, { n: 1, lobby: { ...LOBBY, phase: "over" } });
  table.met = 1;
  heard(table, { n: 2, lobby: { ...LOBBY, phase: "over" } });
  expect(table.met).toBe(1);
  heard(table, { n: 3, lobby: { ...LOBBY, matches: 2 } });
  expect(table.met).toBeNull();
});
