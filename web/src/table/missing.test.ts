import { expect, test } from "vitest";
import type { GameName, Lobby, SeatShown, Waiting } from "../wire";
import { gathered, missingAt } from "./missing";

const seat = (place: number, more: Partial<SeatShown> = {}): SeatShown =>
  ({ seat: place, person: place, name: `P${place}`, avatar: "fox", bot: false, level: null, about: null, here: true, ...more });
const bot = (place: number) => seat(place, { person: null, bot: true, level: "regular", about: { en: "Somebody.", fr: "Quelqu’un." } });
const standIn = (place: number) => seat(place, { bot: true, level: "regular" });
const sentAway = (place: number) => seat(place, { person: null, bot: true, level: "regular" });
const waiting = (person: number): Waiting => ({ person, name: `P${person}`, avatar: "owl", here: true });

function lobby(game: GameName, count: number, options: object = {}): Lobby {
  return { game, options, seats: Array.from({ length: count }, (_, place) => seat(place)), bench: [], phase: "lobby" } as unknown as Lobby;
}

function over(game: GameName, seats: SeatShown[], bench: Waiting[] = [], options: object = {}): Lobby {
  return { game, options, seats, bench, phase: "over" } as unknown as Lobby;
}

test("as many are missing as the game needs", () => {
  expect([1, 2, 3, 4].map((count) => missingAt(lobby("traitor-word", count)))).toEqual([2, 1, 0, 0]);
});

test("teams of two are four or six", () => {
  expect([1, 2, 3, 4, 5, 6].map((count) => missingAt(lobby("out-of-control", count, { teams: true })))).toEqual([3, 2, 1, 0, 1, 0]);
  expect(missingAt(lobby("out-of-control", 3, { teams: false }))).toBe(0);
});

test("after a match, whoever waits on the bench sits down", () => {
  const played = [seat(0), seat(1), seat(2)];
  expect(missingAt(over("out-of-control", played, [], { teams: true }))).toBe(1);
  expect(missingAt(over("out-of-control", played, [waiting(3)], { teams: true }))).toBe(0);
});

test("after a match, whoever has left is missing, though a bot keeps their seat", () => {
  expect(missingAt(over("out-of-control", [seat(0), seat(1), standIn(2), seat(3)], [], { teams: true }))).toBe(1);
  expect(missingAt(over("traitor-word", [seat(0), standIn(1), seat(2)]))).toBe(1);
  expect(missingAt(over("traitor-word", [seat(0), sentAway(1), seat(2)]))).toBe(1);
  expect(missingAt(over("traitor-word", [seat(0), standIn(1), seat(2)], [waiting(3)]))).toBe(0);
});

test("bots of their own stay, and there are never more than the game has seats", () => {
  expect(gathered(over("traitor-word", [seat(0), bot(1), bot(2)]))).toBe(3);
  expect(gathered(over("bluff", [seat(0), seat(1)], [waiting(2), waiting(3)]))).toBe(2);
});
