import { beforeAll, expect, test } from "vitest";
import { speak } from "../say/say.svelte";
import { chosen, most } from "./superlatives";

beforeAll(() => speak("en"));

const one = (title: string, seat: number) => ({ title, seat, text: `${title} ${seat}` });

test("each is told one thing, the best that is offered, and no title is given twice", () => {
  const offered = [one("ear", 0), one("ear", 1), one("brave", 0), one("brave", 1), one("long", 2)];
  expect(chosen(3, offered)).toEqual(["ear 0", "brave 1", "long 2"]);
});

test("whoever nothing is offered for is not left out, and no two hear the same", () => {
  const said = chosen(8, []);
  expect(new Set(said).size).toBe(8);
  expect(said[0]).toBe("dealt with style");
});

test("the most of something goes to one person, and to nobody where there is none", () => {
  expect(most("ear", [0, 2, 2], (count) => `${count} found`)).toEqual([{ title: "ear", seat: 1, text: "2 found" }]);
  expect(most("ear", [0, 0], String)).toEqual([]);
});
