import { beforeAll, expect, test } from "vitest";
import { speak } from "../say/say.svelte";
import { addingBot } from "./bots";

beforeAll(() => speak("en"));

test("after a match, the button that adds a bot says that the match is put away", () => {
  expect(addingBot({ phase: "lobby" })).toBe("Add a bot");
  expect(addingBot({ phase: "over" })).toBe("Add a bot: back to the lobby");
});
