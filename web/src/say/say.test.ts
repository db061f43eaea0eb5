import { expect, test } from "vitest";
import { say, speak, speakOf, within } from "./say.svelte";

const LINK = "Here is the link: “paint”.";

test("quotation marks within quotation marks are inner ones", async () => {
  await speak("en");
  expect(within(LINK)).toBe("Here is the link: ‘paint’.");
  expect(within("«\u202fpeinture\u202f»")).toBe("«\u202fpeinture\u202f»");
  await speak("fr");
  expect(within("Le lien\u202f: «\u202fpeinture\u202f».")).toBe("Le lien\u202f: “peinture”.");
  expect(within(LINK)).toBe(LINK);
});

test("French elides before what was filled in, and leaves people's own words as they are", async () => {
  await speak("fr");
  await speakOf("bluff");
  expect(["Ada", "Noor", "Élise", "Hugo"].map((who) => say("bluff-hand-of", { who }))).toEqual(["La main d’Ada", "La main de Noor", "La main d’Élise", "La main de Hugo"]);
  expect(say("bluff-named-word", { text: "le cri de Ada" })).toContain("le cri de Ada");
  expect(say("bluff-named-word", { text: "Ada" })).not.toMatch(/[\u2068\u2069]/);
});
