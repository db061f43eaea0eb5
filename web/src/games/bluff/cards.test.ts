import { expect, test } from "vitest";
import { proved } from "./cards";

const TRIO = ["a.example", "a.word", "a.definition"];

test("a complete hand proves itself by its three and its two", () => {
  expect(proved([TRIO[0]!, "b.word", TRIO[1]!, "b.example", TRIO[2]!])).toEqual([...TRIO, "b.word", "b.example"]);
});

test("a Wild lies where the Word is missing", () => {
  expect(proved(["b.word", "wild", "a.example", "b.example", "a.definition"])).toEqual(["wild", "a.example", "a.definition", "b.word", "b.example"]);
  expect(proved([...TRIO, "wild", "b.example"])).toEqual([...TRIO, "wild", "b.example"]);
});
