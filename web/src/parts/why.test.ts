import { afterAll, beforeAll, expect, test } from "vitest";
import { speak, speakOf } from "../say/say.svelte";
import { whyNotAt } from "./why";

const PEOPLE = [{ name: "Ada" }, { name: "Bo" }, { name: "Cleo" }];
const refused = (code: string, args: Record<string, unknown> = {}) => ({ code, args, ruling: "A12", text: "The server’s words." });

beforeAll(async () => {
  await speak("fr");
  for (const game of ["player-of-honour", "bluff", "talkitout", "traitor-word"] as const) await speakOf(game);
});
afterAll(() => speak("en"));

test("whom the table waits for is said by name", () => {
  expect(whyNotAt("player-of-honour", refused("not_you", { waiting: [1] }), PEOPLE)).toContain("la table attend Bo.");
  expect(whyNotAt("bluff", refused("not_you", { waiting: [1] }), PEOPLE)).toContain("C’est à Bo de jouer.");
  expect(whyNotAt("talkitout", refused("not_you", { waiting: [1, 2] }), PEOPLE)).toContain("la table attend Bo et Cleo.");
  expect(whyNotAt("traitor-word", refused("not_you", { waiting: [] }), PEOPLE)).toContain("le temps court.");
});

test("a refusal of the rules is said in the words of its game, by code; one without words, in the server’s", () => {
  expect(whyNotAt("bluff", refused("out_at_start"), PEOPLE)).toMatch(/début de ton tour/);
  expect(whyNotAt("bluff", refused("newer than this page"), PEOPLE)).toBe("The server’s words.");
});
