import { expect, test } from "vitest";
import type { Play } from "../../net/play";
import type { BluffBlockedEvent, BluffEvent } from "../../wire";
import { proofOf } from "./story";

const TRIO = ["4b1c0.example", "wild", "07d2e.definition"];
const PAIR = ["a91f3.definition", "c5560.example"];
const block = (n: number, success: boolean): BluffBlockedEvent => ({ event: "blocked", n, seat: 0, success });
const proved = (n: number, seat: number) => ({ event: "proved", n, seat, trio: TRIO, pair: PAIR }) as BluffEvent;
const play = (you: number | null, ...story: BluffEvent[]) => ({ you, story }) as unknown as Play<"bluff">;

test("what belongs together in a hand that was caught is known to the two of whom each was told", () => {
  expect(proofOf(play(0, block(3, true), proved(3, 0)), block(3, true))).toEqual([...TRIO, ...PAIR]);
  expect(proofOf(play(1, block(3, true), proved(3, 1)), block(3, true))).toEqual([...TRIO, ...PAIR]);
  expect(proofOf(play(null, block(3, true)), block(3, true))).toBeNull();
});

test("a Block that fails proves nothing, whatever another one has proved", () => {
  expect(proofOf(play(0, block(3, true), proved(3, 0), block(9, false)), block(9, false))).toBeNull();
});
