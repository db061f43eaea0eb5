import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../wire";
import { calm, endOf, Queue, shortened, withheldUntil, type Beat, type Due, type Mark, type Run, type Stage } from "./beats";

let number = 0;
function due(kind: string, lasts: number, beat: Partial<Beat> = {}): Due {
  const event = { event: kind, n: number++, seat: 0 } as unknown as GameEvent;
  return { kind, events: [event], steps: [{ what: "pile", how: "go", at: 0, lasts }], ...beat };
}

/** A stage without a screen: it writes down when what was played, by the clock of the test. */
class Board implements Stage {
  log: string[] = [];
  now = () => Date.now() - this.#since;
  #since = Date.now();

  held: string[] = [];
  hold({ kind }: Due) {
    this.held.push(kind);
    return () => void this.held.splice(this.held.indexOf(kind), 1);
  }

  begin({ kind }: Due, marks: Mark[], rate: number): Run {
    const say = (what: string) => this.log.push(`${this.now()} ${what}`);
    let [begun, before, speed] = [Date.now(), 0, rate];
    let timers: ReturnType<typeof setTimeout>[] = [];
    const elapsed = () => before + (Date.now() - begun) * speed;
    const set = () => {
      timers = marks.filter(({ at }) => at >= elapsed()).map(({ at, then }) => setTimeout(then, (at - elapsed()) / speed));
    };
    say(`${kind}${rate === 1 ? "" : ` at ${rate}`}`);
    set();
    return {
      get elapsed() { return elapsed(); },
      hurry(rate) {
        if (rate === speed) return;
        [before, begun, speed] = [elapsed(), Date.now(), rate];
        timers.forEach(clearTimeout);
        say(`${kind} hurried to ${rate}`);
        set();
      },
      end() { timers.forEach(clearTimeout); },
    };
  }
  cue(cue: string) { this.log.push(`${this.now()} ♪ ${cue}`); }
}

let board: Board;
let queue: Queue;
let told: string[];
let shown: string | null;

beforeEach(() => {
  vi.useFakeTimers();
  [board, told, shown] = [new Board(), [], null];
  queue = new Queue(board, (now) => (shown = now?.kind ?? null), ({ kind }) => told.push(`${board.now()} ${kind}`));
});
afterEach(() => void vi.useRealTimers());

test("one beat after another, and each is told when it has been seen", () => {
  queue.add(due("lay", 300), due("draw", 240));
  vi.runAllTimers();
  expect(board.log).toEqual(["0 lay", "300 draw"]);
  expect(told.filter((line) => line.endsWith("lay"))[0]).toBe("300 lay");
  expect(shown).toBeNull();
});

test("a word that is known earlier is told earlier, and never before its time", () => {
  queue.add(due("lie", 3700, { tells: 2600, great: true }));
  vi.advanceTimersByTime(2599);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(["2600 lie"]);
});

test("cues are heard when their step begins", () => {
  queue.add({ ...due("lie", 400), steps: [{ what: "a", how: "drop", at: 1990, cue: "seal" }] });
  vi.runAllTimers();
  expect(board.log).toEqual(["0 lie", "1990 ♪ seal"]);
});

test("where more than one waits all go half as fast again, also the one that is played", () => {
  queue.add(due("lay", 300));
  vi.advanceTimersByTime(100);
  queue.add(due("draw", 240), due("take", 420));
  vi.runAllTimers();
  expect(board.log.slice(0, 3)).toEqual(["0 lay", "100 lay hurried to 1.5", "233 draw"]);
});

test("more than three that wait: those of one kind are one beat, others end at once and are told", () => {
  const { kept, ended } = shortened([due("draw", 240), due("draw", 240), due("lay", 300), due("draw", 240), due("take", 420)], 0);
  expect(kept.map(({ kind, events }) => `${kind} ${events.length}`)).toEqual(["draw 2", "take 1"]);
  expect(ended.map(({ kind }) => kind)).toEqual(["lay", "draw"]);
  expect(endOf(kept[0]!)).toBe(300); // 60 apart
});

test("never more than two and a half seconds behind, but for what is never merged", () => {
  const small = (kind: string) => due(kind, 1500);
  for (let round = 0; round < 40; round += 1) {
    queue.add(small(`a${round}`), small(`b${round}`));
    vi.advanceTimersByTime(50);
    queue.add(small(`c${round}`));
  }
  const asked = Date.now();
  vi.runAllTimers();
  expect(told.at(-1)).toMatch(/c39$/);
  expect(Date.now() - asked).toBeLessThan(2500 + 1500);
  const great = (kind: string) => due(kind, 100, { great: true });
  const never = shortened([great("lie"), great("lie"), due("draw", 100), due("lay", 100), due("take", 100)], 0);
  expect(never.kept.map(({ kind, events }) => `${kind} ${events.length}`)).toEqual(["lie 1", "lie 1", "take 1"]);
  const { kept } = shortened([due("proof", 2000, { great: true }), due("ten", 2000, { great: true }), small("x")], 3000);
  expect(kept.map(({ kind }) => kind)).toEqual(["proof", "ten"]);
});

test("what is never skipped is played so quickly that its like begins soon, and the last of them takes its time", () => {
  const great = () => due("number", 2600, { great: true, tells: 2300, stays: 60_000 });
  for (let number = 0; number < 5; number += 1) {
    queue.add(great());
    vi.advanceTimersByTime(350);
  }
  const asked = board.now();
  vi.advanceTimersByTime(3000);
  expect(told.filter((line) => line.endsWith("number")).length).toBeGreaterThanOrEqual(5);
  const begun = board.log.filter((line) => /^\d+ number(?! hurried)/.test(line));
  expect(begun).toHaveLength(5);
  expect(begun.at(-1)).toMatch(/number$/); // at its own pace
  expect(parseFloat(told.at(-1)!)).toBeLessThan(asked + 3000 - 350);
});

test("a great beat that waits behind another kind hurries nothing", () => {
  queue.add(due("number", 4900, { great: true }), due("curtain", 3000, { great: true }));
  vi.advanceTimersByTime(4899);
  expect(shown).toBe("number");
  vi.advanceTimersByTime(1);
  expect(shown).toBe("curtain");
});

test("a great beat is held back by nothing and skipped by nothing, however much waits", () => {
  queue.add(due("lay", 300), due("lie", 3000, { great: true }));
  queue.add(...Array.from({ length: 12 }, (_, one) => due(`d${one}`, 800)));
  vi.runAllTimers();
  expect(board.log.some((line) => /\d+ lie/.test(line))).toBe(true);
});

test("what waits is withheld meanwhile, and no longer than that", () => {
  queue.add(due("lay", 300), due("lie", 2000, { great: true }));
  expect([shown, board.held]).toEqual(["lay", ["lie"]]);
  vi.advanceTimersByTime(300);
  expect([shown, board.held]).toEqual(["lie", []]);
  queue.add(due("draw", 240));
  expect(board.held).toEqual(["draw"]);
  queue.flush();
  expect(board.held).toEqual([]);
});

test("a tap ends a beat in its last frame, and it is told then; the next one begins", () => {
  queue.add(due("lie", 3000, { great: true }), due("draw", 240));
  vi.advanceTimersByTime(500);
  queue.skip();
  expect(told).toEqual(["500 lie"]);
  expect(shown).toBe("draw");
});

test("flushed, nothing is on the stage, and everything has been told, in order", () => {
  queue.add(due("lie", 3000, { great: true }), due("draw", 240), due("lay", 240));
  queue.flush();
  expect(shown).toBeNull();
  expect(told).toEqual(["0 lie", "0 draw", "0 lay"]);
  vi.runAllTimers();
  expect(told).toHaveLength(3);
});

test("a last frame stays, until another beat waits or its time is out", () => {
  queue.add(due("lie", 3000, { great: true, stays: 6000 }));
  vi.advanceTimersByTime(5999);
  expect(shown).toBe("lie");
  vi.advanceTimersByTime(1);
  expect(shown).toBeNull();
  queue.add(due("lie", 3000, { great: true, stays: 6000 }));
  vi.advanceTimersByTime(4000);
  queue.add(due("draw", 240));
  expect(shown).toBe("draw");
});

test("a tap first shows the last frame, where that stays; another puts it away", () => {
  queue.add(due("lie", 3000, { great: true, stays: 6000 }));
  vi.advanceTimersByTime(500);
  queue.skip();
  expect([told.length, shown]).toEqual([1, "lie"]);
  vi.advanceTimersByTime(2999);
  expect(shown).toBe("lie");
  vi.advanceTimersByTime(1);
  expect(shown).toBeNull();
  queue.add(due("lie", 3000, { great: true, stays: 6000 }));
  queue.skip();
  queue.skip();
  expect(shown).toBeNull();
});

test("a move does not wait for a beat, and one that waits is there when the last frame has come", () => {
  queue.add(due("lie", 3000, { great: true, stays: 6000 }));
  vi.advanceTimersByTime(2000);
  queue.add(due("draw", 240));
  expect(shown).toBe("lie");
  vi.advanceTimersByTime(1000);
  expect(shown).toBe("draw");
});

test("what is withheld, and until when", () => {
  expect(withheldUntil({ what: "verdict", how: "show", at: 2600 })).toBe(2600);
  expect(withheldUntil({ what: "card", how: "come", from: "seat-1", at: 100, lasts: 240 })).toBe(340);
  expect(withheldUntil({ what: "letter", how: "turn", at: 1750 })).toBeNull();
});

test("calm: the same order and the same words, but nothing travels and holds are shorter", () => {
  const beat = calm({
    tells: 2600,
    steps: [
      { what: "vote", how: "come", from: "seat-1", at: 350, lasts: 460, cue: "laid" },
      { what: "letter", how: "turn", at: 1750, cue: "reveal" },
      { what: "pile", how: "go", to: "seat-2", at: 1800 },
      { what: "letter", how: [{ scale: "2" }], at: 1750 },
      { what: "letter", how: [{ background: "white", easing: "step-end" }], at: 1750, lasts: 100 },
      { what: "verdict", how: "show", at: 2600 },
    ],
  });
  expect(beat.tells).toBe(1560);
  expect(beat.steps).toEqual([
    { what: "vote", how: "show", from: "seat-1", at: 486, lasts: 120, cue: "laid" },
    { what: "", how: "until", at: 1050, cue: "reveal" },
    { what: "letter", how: [{ background: "white", easing: "step-end" }], at: 1050, lasts: 60 },
    { what: "verdict", how: "show", at: 1560, lasts: 120 },
  ]);
});
