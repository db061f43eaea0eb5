import { expect, test } from "vitest";
import { speak, within } from "./say.svelte";

const LINK = "Here is the link: “paint”.";

test("quotation marks within quotation marks are inner ones", async () => {
  await speak("en");
  expect(within(LINK)).toBe("Here is the link: ‘paint’.");
  expect(within("«\u202fpeinture\u202f»")).toBe("«\u202fpeinture\u202f»");
  await speak("fr");
  expect(within("Le lien\u202f: «\u202fpeinture\u202f».")).toBe("Le lien\u202f: “peinture”.");
  expect(within(LINK)).toBe(LINK);
});
