import { beforeAll, describe, expect, it } from "vitest";
import { calm, endOf, withheldUntil, type Beat } from "../../parts/beats";
import { speak, speakOf } from "../../say/say.svelte";
import type { TraitorWordEvent } from "../../wire";
import { beats } from "./beats";
import { flashesGained, type TraitorPlay } from "./reading";
import { superlatives } from "./superlatives";

beforeAll(async () => {
  await speak("en");
  await speakOf("traitor-word");
});

const ACCUSED: TraitorWordEvent = { event: "accused", n: 4, seat: 1, by: 2, of: "secret" };
const FOUND_OUT: TraitorWordEvent = { event: "judged", n: 4, seat: 1, by: 2, of: "secret", guilty: true, votes: null };
const DISCARDED: TraitorWordEvent = { event: "discarded", n: 4, seat: 1, card: 7, word: "key" };
const GAVE: TraitorWordEvent = { event: "gave", n: 4, seat: 1, to: 2 };
const DREW: TraitorWordEvent = { event: "drew", n: 4, seat: 1, card: 9, word: "sand" };
const VALIDATED: TraitorWordEvent = { event: "validated", n: 6, seat: 0, card: 3, word: "lighthouse" };
const PASSED: TraitorWordEvent = { event: "judged", n: 9, seat: 2, by: 0, of: "off_topic", guilty: false, votes: [null, "up", null, "up"] };

const play = (you: number | null, ...story: TraitorWordEvent[]) => ({ you, story, fresh: story, view: { over: false } }) as unknown as TraitorPlay;
const until = (beat: Beat) => new Map(beat.steps.map((step) => [step.what, withheldUntil(step)]));
const beatOf = (event: TraitorWordEvent, at: TraitorPlay) => beats(event, at)!;

describe("a secret that is found out", () => {
  const STORY = [ACCUSED, FOUND_OUT, DISCARDED, GAVE, DREW];

  it("is one beat: the token, the card, the sentence, the Flash", () => {
    expect(STORY.map((event) => beats(event, play(1, ...STORY)) === null)).toEqual([true, false, true, true, true]);
  });

  it("is told when it has been seen, also where nothing moves", () => {
    const beat = beatOf(FOUND_OUT, play(2, ...STORY));
    for (const [form, told] of [[beat, 1650], [calm(beat), 990]] as const) {
      expect(form.tells).toBe(told);
      expect(until(form).get("step")).toBe(told);
      expect(until(form).get("secret")).toBeLessThan(told);
      expect(until(form).get("count-1")).toBeGreaterThan(told); // whose pile is empty now
    }
    expect(endOf(beat)).toBeLessThan(3000);
  });

  it("shows a number to whoever gave or got the Flash, when it has landed, and to nobody else", () => {
    const numbered = (you: number | null) => until(beatOf(FOUND_OUT, play(you, ...STORY))).get("count-now");
    expect([numbered(0), numbered(1), numbered(2), numbered(null)]).toEqual([undefined, 2560, 2560, undefined]);
  });

  it("brings its owner a new one", () => {
    expect(until(beatOf(FOUND_OUT, play(1, ...STORY))).get("hand-9")).toBeGreaterThan(2560);
  });
});

it("whether a link holds or breaks is withheld until the thumbs have turned, all at once", () => {
  const beat = beatOf(PASSED, play(1, PASSED));
  expect(until(beat).get("bond")).toBe(1300);
  expect(until(beat).get("up-side")).toBeGreaterThan(800);
  expect(beat.steps.filter(({ what }) => what === "thumb")).toHaveLength(1);
});

it("a pile grows by what its owner has got, and by nothing else", () => {
  expect([0, 1, 2, null].map((you) => flashesGained(play(you, GAVE, VALIDATED)))).toEqual([1, -1, 1, 0]);
});

it("one true thing of each, from what was heard and from the chain", () => {
  const chain = [{ word: "mirror", seat: null }, { word: "key", seat: 1 }, { word: "lighthouse", seat: 0 }, { word: "sea", seat: 2 }];
  const at = { ...play(1, FOUND_OUT, VALIDATED, PASSED), view: { seats: [{}, {}, {}, {}], chain } } as unknown as TraitorPlay;
  expect(superlatives(at).map(({ seat, text }) => `${seat} ${text}`)).toEqual([
    "0 the boldest word: “lighthouse”, and nobody noticed",
    "2 the best plea: it won 2 thumbs",
    "1 the fairest thumb: right once",
    "1 the kindest thumb: up once",
    "0 the longest word: “lighthouse”",
  ]);
});
