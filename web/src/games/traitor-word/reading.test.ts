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
  it("is the one given after it", () => {
    expect(flashGiven([SAID, JUDGED, GAVE])).toEqual(GAVE);
  });

  it("is none where there was none to give", () => {
    expect(flashGiven([SAID, JUDGED])).toBeNull();
    expect(flashGiven([SAID])).toBeNull();
  });
});

describe("the scene of an accusation", () => {
  const verdict = { by: 2, of: "off_topic", guilty: true, votes: ["down", null, null, "down"] } as const;
  const base = {
    phase: "vote",
    over: false,
    chain: [{ word: "compass", seat: null }, { word: "pudding", seat: 1 }],
    seats: [0, 1, 2, 3].map(() => ({ cards: 5, empty: false })),
    accusation: { by: 2, of: "off_topic", text: "Round as one.", voted: [3] },
    verdict: null,
  } as unknown as TraitorWordView;
  const PLEA: TraitorWordEvent = { event: "justified", n: 2, seat: 1, text: "Round as one." };
  const seen = (view: object, story: TraitorWordEvent[] = [SAID]) => caseOf({ view: { ...base, ...view }, story });

  it("has everybody but accused and accuser for voters", () => {
    expect(seen({})).toMatchObject({ by: 2, accused: 1, text: "Round as one.", voters: [0, 3], voted: [3], verdict: null });
  });

  it("stays for the verdict as long as there is time to react", () => {
    const settled = { accusation: null, verdict, phase: "react" };
    expect(seen(settled)).toMatchObject({ by: 2, accused: 1, verdict });
    expect(seen({ ...settled, phase: "speak" })).toBeNull();
  });

  it("keeps what the accused has said beside the verdict, the very last one too", () => {
    for (const when of [{ phase: "react" }, { phase: "over", over: true }])
      expect(seen({ accusation: null, verdict, ...when }, [SAID, PLEA, JUDGED, GAVE])?.text).toBe("Round as one.");
  });

  it("has nothing to read of the word before", () => {
    expect(seen({ accusation: { by: 2, of: "secret", text: null, voted: [] } }, [SAID, PLEA, JUDGED, NEXT])?.text).toBeNull();
  });

  it("has no voters where the game answers", () => {
    expect(seen({ accusation: { by: 2, of: "secret", text: null, voted: [] } })?.voters).toEqual([]);
  });
});

it("a word is as long as its longest part", () => {
  expect(longestPart("merry-go-round")).toBe(5);
  expect(longestPart("lighthouse keeper")).toBe(10);
  expect(longestPart("été")).toBe(3);
});
