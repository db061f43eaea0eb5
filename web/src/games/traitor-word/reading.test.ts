import { describe, expect, it } from "vitest";
import type { TraitorWordEvent, TraitorWordView } from "../../wire";
import { caseOf, flashGiven, isForgotten, longestPart } from "./reading";

const SAID: TraitorWordEvent = { event: "said", n: 1, seat: 1, word: "pudding" };
const JUDGED: TraitorWordEvent = { event: "judged", n: 3, seat: 1, by: 2, of: "secret", guilty: true, votes: null };
const GAVE: TraitorWordEvent = { event: "gave", n: 3, seat: 1, to: 2 };
const NEXT: TraitorWordEvent = { event: "said", n: 5, seat: 2, word: "spoon" };

describe("what the history leaves out", () => {
  it("is every movement of a Flash that is older than the last word", () => {
    expect(isForgotten(GAVE, [SAID, JUDGED, GAVE])).toBe(false);
    expect(isForgotten(GAVE, [SAID, JUDGED, GAVE, NEXT])).toBe(true);
  });

  it("is not what the last word itself has brought about", () => {
    const validated: TraitorWordEvent = { event: "validated", n: 5, seat: 1, card: 7, word: "pudding" };
    expect(isForgotten(validated, [SAID, validated, NEXT])).toBe(false);
  });

  it("is never a word", () => {
    expect(isForgotten(SAID, [SAID, NEXT])).toBe(false);
  });
});

describe("the Flash of a verdict", () => {
  const given = (verdict: object | null) =>
    flashGiven({ chain: [{ word: "compass", seat: null }, { word: "pudding", seat: 1 }], verdict } as unknown as TraitorWordView);

  it("goes from the one who gave it to the other", () => {
    expect(given({ by: 2, giver: 1 })).toEqual({ seat: 1, to: 2 });
    expect(given({ by: 2, giver: 2 })).toEqual({ seat: 2, to: 1 });
  });

  it("is none where there was none to give", () => {
    expect(given({ by: 2, giver: null })).toBeNull();
    expect(given(null)).toBeNull();
  });
});

describe("the scene of an accusation", () => {
  const verdict = { by: 2, of: "off_topic", guilty: true, votes: ["down", null, null, "down"], voters: [0, 3], text: "Round as one.", giver: 1 } as const;
  const base = {
    phase: "vote",
    over: false,
    chain: [{ word: "compass", seat: null }, { word: "pudding", seat: 1 }],
    seats: [0, 1, 2, 3].map(() => ({ cards: 5, empty: false })),
    accusation: { by: 2, of: "off_topic", text: "Round as one.", voted: [3], voters: [0, 3] },
    verdict: null,
  } as unknown as TraitorWordView;
  const seen = (view: object) => caseOf({ view: { ...base, ...view } });

  it("has the voters that the server names", () => {
    expect(seen({})).toMatchObject({ by: 2, accused: 1, text: "Round as one.", voters: [0, 3], voted: [3], verdict: null });
  });

  it("stays for the verdict as long as there is time to react", () => {
    const settled = { accusation: null, verdict, phase: "react" };
    expect(seen(settled)).toMatchObject({ by: 2, accused: 1, verdict });
    expect(seen({ ...settled, phase: "speak" })).toBeNull();
  });

  it("keeps what the accused has said beside the verdict, the very last one too", () => {
    for (const when of [{ phase: "react" }, { phase: "over", over: true }])
      expect(seen({ accusation: null, verdict, ...when })).toMatchObject({ text: "Round as one.", voters: [0, 3], voted: [] });
  });
});

it("a word is as long as its longest part", () => {
  expect(longestPart("merry-go-round")).toBe(5);
  expect(longestPart("lighthouse keeper")).toBe(10);
  expect(longestPart("été")).toBe(3);
});
