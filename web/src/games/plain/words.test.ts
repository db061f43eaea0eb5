import { beforeAll, expect, test, vi } from "vitest";
import type { Play } from "../../net/play";
import { speak, speakOf } from "../../say/say.svelte";
import type { GameEvent, GameName } from "../../wire";
import { ending, labelOf, step, tell, textOf } from "./words";

const WORDS = `
liars-dice-act-doubt = Doubt it
liars-dice-told-rolled = { $dice ->
    [none] { $who } rolls, unseen.
   *[other] { $who } rolls { $dice }.
  }
liars-dice-told-doubted = { $who } doubts { $to_you ->
    [yes] you
   *[no] { $to }
  }, and is right: { $right }.
`;
beforeAll(async () => {
  await speak("en");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(WORDS)));
  await speakOf("liars-dice" as GameName);
  vi.unstubAllGlobals();
});

const PEOPLE = ["Ada", "Ben"].map((name, seat) => ({ seat, name, avatar: "fox", bot: false, here: true }));
const CARDS = { language: null, title: null, texts: { q1: "Why?" }, categories: {}, help: {} };
const VIEW = { phase: "bid_high", over: false, waiting: [0], winners: [], result: null, seats: [{ cards: 5 }, { cards: 5 }] };
const play = (view: object = {}, you: number | null = 0) =>
  ({ game: "liars-dice", people: PEOPLE, cards: CARDS, you, view: { ...VIEW, ...view } }) as unknown as Play;
const event = (fields: object) => ({ event: "bid", n: 1, seat: 1, ...fields }) as unknown as GameEvent;

test("a value says what it is by its name", () => {
  expect(textOf(play(), "turn", 1)).toBe("Ben");
  expect(textOf(play(), "count", 1)).toBe("1");
  expect(textOf(play(), "card", "q1")).toBe("Why?");
  expect(textOf(play(), "text", "q1")).toBe("q1");
  expect(textOf(play(), "side", "face_down")).toBe("Face down");
  expect(textOf(play(), "reason", "Because I say so.")).toBe("Because I say so.");
});

test("without words of its own a game is told by the names of the wire", () => {
  expect(tell(event({ count: 3, to: 0, text: null }), play())).toBe("Ben: bid · Count: 3 · To: Ada");
});

test("with words of its own it is told in them, and what nobody has told is none", () => {
  expect(tell(event({ event: "rolled", dice: [1, 6] }), play())).toBe("Ben rolls 1 and 6.");
  expect(tell(event({ event: "rolled" }), play())).toBe("Ben rolls, unseen.");
  expect(tell(event({ event: "doubted", to: 0, right: true }), play())).toBe("Ben doubts you, and is right: yes.");
  expect(labelOf(play(), "act", "doubt")).toBe("Doubt it");
});

test("whose turn it is, and how it ended", () => {
  expect(step(play())).toContain("Bid high");
  expect(step(play({}, 1))).toContain("Ada");
  const over = play({ over: true, winners: [1], result: { winners: [1], scores: [0, 3], reason: "last_die" } });
  expect(ending(over).lines.map(({ seat }) => seat)).toEqual([1, 0]);
  expect(ending(over).after).toBe("Last die");
});
