import { expect, test } from "vitest";
import type { GameName, Lobby } from "../wire";
import { missingAt } from "./missing";

function lobby(game: GameName, count: number, options: object = {}): Lobby {
  return { game, options, seats: Array.from({ length: count }) } as unknown as Lobby;
}

test("as many are missing as the game needs", () => {
  expect([1, 2, 3, 4].map((count) => missingAt(lobby("traitor-word", count)))).toEqual([2, 1, 0, 0]);
});

test("teams of two are four or six", () => {
  expect([1, 2, 3, 4, 5, 6].map((count) => missingAt(lobby("out-of-control", count, { teams: true })))).toEqual([3, 2, 1, 0, 1, 0]);
  expect(missingAt(lobby("out-of-control", 3, { teams: false }))).toBe(0);
});
