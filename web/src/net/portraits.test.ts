import { expect, test } from "vitest";
import { toldFrom } from "../me";
import type { Lobby } from "../wire";
import { animalOf, toldApart } from "./portraits";

const lobby = (...portraits: [string, string][]) => ({ seats: portraits.slice(0, -1).map(([name, avatar]) => ({ name, avatar })), bench: portraits.slice(-1).map(([name, avatar]) => ({ name, avatar })) }) as Lobby;

test("who shares an animal wears their initial, also on the bench, and nobody else does", () => {
  const { seats, bench } = toldApart(lobby(["Ada", "fox"], ["Ben", "owl"], ["Élia", "fox"]));
  expect([...seats, ...bench].map(({ avatar }) => avatar)).toEqual(["fox A", "owl", "fox É"]);
  expect(animalOf("fox É")).toBe("fox");
});

test("whoever comes is proposed an animal that nobody has, and keeps their own where it is free, or none is", () => {
  const all = ["fox", "owl", "cat", "hare", "frog", "robin", "hedgehog", "bear"].map((avatar) => ({ avatar }));
  const ben = { name: "Ben", avatar: "fox" } as const;
  expect(toldFrom(ben, all.slice(1))).toEqual(ben);
  expect(toldFrom(ben, all.slice(0, 7)).avatar).toBe("bear");
  expect(toldFrom(ben, all)).toEqual(ben);
});
