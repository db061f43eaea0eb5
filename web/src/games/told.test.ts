import { beforeAll, expect, test } from "vitest";
import { speak } from "../say/say.svelte";
import type { Play } from "../net/play";
import type { GameEvent } from "../wire";
import { together, turnsIn, type Told } from "./told";

beforeAll(() => speak("en"));

const play = { you: 0, people: ["You", "Pendle", "Marlow"].map((name, seat) => ({ seat, name })) } as unknown as Play;
const did = (event: string, seat: number): Told => ({ event: { event, seat, n: 1 } as unknown as GameEvent, text: `${seat} ${event}`, toYou: false });
const texts = (told: Told[]) => together(told, play).map(({ text }) => text);

test("what several draw at once is one sentence", () => {
  expect(texts([did("drew", 1), did("drew", 2)])).toEqual(["Pendle and Marlow draw."]);
});

test("it speaks of nobody twice, of no reader in the third person, and of nothing else", () => {
  for (const apart of [[did("drew", 1)], [did("drew", 1), did("drew", 1)], [did("drew", 0), did("drew", 1)], [did("drew", 1), did("threw", 2)]])
    expect(texts(apart)).toEqual(apart.map(({ text }) => text));
});

test("whoever does several things in a row has had one turn, and so has whoever others must draw for", () => {
  expect(turnsIn([])).toBe(0);
  const acts = [[1, 1], [2, 1], [3, 2], [3, 0], [3, 1], [4, 1]].map(([n, seat]) => ({ event: "drew", n, seat }) as unknown as GameEvent);
  expect(turnsIn(acts)).toBe(3);
});
