import { beforeAll, beforeEach, expect, test } from "vitest";
import { say, speak, speakOf } from "../../say/say.svelte";
import type { TalkitoutEvent } from "../../wire";
import { arranged, layable, playable, spoken, type Talk } from "./cards";
import { deedsOf } from "./deeds";
import { lastLie, votersFor } from "./lies";
import { sizeOf } from "./QuestionCard.svelte";
import { Telling } from "./telling.svelte";
import { step, tell } from "./words";

beforeAll(async () => {
  await speak("en");
  await speakOf("talkitout");
});
beforeEach(() => sessionStorage.clear());

function offering(...offers: Talk["view"]["offers"]): Talk {
  return { view: { offers } } as unknown as Talk;
}

test("special cards are held at the left, and equal ones are told apart", () => {
  const hand = arranged(["q1", "throw_it_out", "q2", "throw_it_out", "tell_a_lie"]);
  expect(hand.map(({ card }) => card)).toEqual(["throw_it_out", "throw_it_out", "tell_a_lie", "q1", "q2"]);
  expect(new Set(hand.map(({ key }) => key)).size).toBe(5);
});

test("one card or several may be played, as the server offers it", () => {
  expect(playable(offering({ act: "play", card: "q1" }))).toEqual(["q1"]);
  expect(playable(offering({ act: "play", card: { one_of: ["q1", "q2"] } }))).toEqual(["q1", "q2"]);
  expect(playable(offering({ act: "draw" }))).toEqual([]);
});

test("special cards are gathered from all offers, with whom they may name", () => {
  const play = offering(
    { act: "answer", text: { text: 280, optional: true } },
    { act: "special", card: { one_of: ["throw_it_out", "tell_a_lie"] } },
    { act: "special", card: "back_at_you", to: { one_of: [1, 2] } },
  );
  expect([...layable(play)]).toEqual([["throw_it_out", []], ["tell_a_lie", []], ["back_at_you", [1, 2]]]);
});

const STORY: TalkitoutEvent[] = [
  { event: "opened", n: 0, seat: 0, card: "q0" },
  { event: "played", n: 1, seat: 0, card: "q1" },
  { event: "special", n: 2, seat: 0, card: "tell_a_lie", to: null },
  { event: "told", n: 3, seat: 0, answers: ["true", "false"] },
  { event: "judged", n: 5, seat: 0, votes: [null, 1, 0], lie: 1, found: false },
  { event: "played", n: 6, seat: 1, card: "q2" },
  { event: "answered", n: 7, seat: 1, text: null },
  { event: "played", n: 8, seat: 2, card: "q3" },
  { event: "special", n: 9, seat: 2, card: "tell_a_lie", to: null },
];

test("the last lie is the last that was judged, with its own question and answers", () => {
  expect(lastLie(STORY.slice(0, 4))).toBeNull();
  const lie = { at: 5, liar: 0, question: "q1", answers: ["true", "false"], votes: [null, 1, 0], lie: 1, found: false };
  expect(lastLie(STORY)).toEqual(lie);
});

test("a lie that was never told has no answers, not those of the lie before", () => {
  const untold: TalkitoutEvent = { event: "judged", n: 10, seat: 2, votes: [null, null, null], lie: null, found: true };
  expect(lastLie([...STORY, untold])).toMatchObject({ liar: 2, question: "q3", answers: null, found: true });
});

/** Seat 0 reads, seat 1 has told a lie. */
function voting({ tied = false, company = [false, true] }: { tied?: boolean; company?: boolean[] } = {}): Talk {
  const people = company.map((bot, seat) => ({ seat, bot, name: `P${seat}` }));
  const view = { phase: "vote", turn: 1, waiting: [0], you: 0, sealed: [], tied: tied ? [0, null, 1] : null, offers: [] };
  return { you: 0, people, view, story: [] } as unknown as Talk;
}

test("after a tie the rail says that everybody votes once more", () => {
  expect(step(voting())).toBe("**Which one is the lie?** Put your seal on it.");
  expect(step(voting({ tied: true }))).toBe("**A tie: everybody votes once more.** Which one is the lie?");
});

test("nobody is asked to talk to bots", () => {
  const tied: TalkitoutEvent = { event: "tied", n: 5, seat: 1, votes: [0, null, 1] };
  expect(tell(tied, voting({ company: [false, true, true] }))).toBe("A tie. Everybody votes once more.");
  expect(tell(tied, voting({ company: [false, true, false] }))).toBe("A tie. Talk, and vote once more.");
});

test("two answers are told with what they were, where they were typed", () => {
  const told: TalkitoutEvent = { event: "told", n: 3, seat: 1, answers: ["Yes.", "No."] };
  expect(tell(told, voting())).toBe("P1 gives two answers, one of them a lie: “Yes.” and “No.”");
  expect(tell({ ...told, answers: null }, voting())).toBe("P1 gives two answers aloud. One is a lie.");
});

test("a card that is read out has one full stop", () => {
  const play = { cards: { texts: { q1: "Why?" }, categories: { q1: ["future"] } } } as unknown as Talk;
  expect(spoken(play, "tell_a_lie")).toBe("#TellALie. Two answers, one of them false.");
  expect(say("talk-hand-lift", { card: spoken(play, "tell_a_lie") })).not.toContain("..");
  expect(say("talk-hand-lift", { card: spoken(play, "q1") })).toBe("“Why?” Future. Lift it");
});

test("who voted for which answer", () => {
  expect([0, 1].map((answer) => votersFor([null, 1, 0, 1], answer))).toEqual([[2], [1, 3]]);
});

test("deeds are counted for whoever did them", () => {
  const found: TalkitoutEvent = { event: "judged", n: 10, seat: 2, votes: [1, 0, null], lie: 0, found: true };
  const [liar, finder, other] = deedsOf([...STORY, found], 3);
  expect(liar).toEqual({ answered: 0, unfound: 1, spotted: 0, thrown: 0, sent: 0 });
  expect(finder).toEqual({ answered: 1, unfound: 0, spotted: 1, thrown: 0, sent: 0 });
  expect(other).toEqual({ answered: 0, unfound: 0, spotted: 0, thrown: 0, sent: 0 });
});

test("whoever was right about a lie that was not found has not seen through it", () => {
  expect(deedsOf(STORY, 3).map(({ spotted }) => spotted)).toEqual([0, 0, 0]);
});

test("a lie is whole once it is marked, and typed twice or not at all", () => {
  const telling = new Telling("q1");
  expect(telling.act).toBeNull();
  telling.lie = 0;
  expect(telling.act).toEqual({ act: "tell", lie: 0 });
  telling.drafts[0].text = "One ";
  expect(telling.act).toBeNull();
  telling.drafts[1].text = " Other";
  expect(telling.act).toEqual({ act: "tell", lie: 0, answers: ["One", "Other"] });
});

test("what is typed for a lie outlives the page, until it is told", () => {
  new Telling("q1").drafts[0].text = "One";
  const again = new Telling("q1");
  expect(again.drafts[0].text).toBe("One");
  again.clear();
  expect(new Telling("q1").drafts[0].text).toBe("");
});

test.each([[45, "t-s"], [46, "t-m"], [95, "t-m"], [96, "t-l"], [150, "t-l"], [151, "t-xl"]])("a text of %i letters is printed %s", (length, size) => {
  expect(sizeOf("x".repeat(length))).toBe(size);
});
