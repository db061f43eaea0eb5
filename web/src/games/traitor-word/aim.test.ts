import { describe, expect, it } from "vitest";
import { Aim, TOO_SOON } from "./aim";

function aimAt(time: { now: number }): Aim {
  return new Aim(() => time.now);
}

describe("a press", () => {
  it("right after the word has changed is not sure", () => {
    const time = { now: 1000 };
    const aim = aimAt(time);
    aim.see("compass");
    time.now += TOO_SOON - 1;
    expect(aim.isSure()).toBe(false);
    time.now += 1;
    expect(aim.isSure()).toBe(true);
  });

  it("counts from when the word came, however often it is seen", () => {
    const time = { now: 1000 };
    const aim = aimAt(time);
    aim.see("compass");
    time.now += TOO_SOON;
    aim.see("compass");
    expect(aim.isSure()).toBe(true);
  });

  it("that began on another word is not sure, however long it is held", () => {
    const time = { now: 1000 };
    const aim = aimAt(time);
    aim.see("compass");
    time.now += TOO_SOON;
    aim.touch();
    aim.see("pudding");
    time.now += 10 * TOO_SOON;
    expect(aim.isSure()).toBe(false);
    expect(aim.isSure()).toBe(true);
  });

  it("that began and ended on one word is sure", () => {
    const time = { now: 1000 };
    const aim = aimAt(time);
    aim.see("compass");
    time.now += TOO_SOON;
    aim.touch();
    expect(aim.isSure()).toBe(true);
  });
});
