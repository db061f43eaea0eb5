/** The import rules of the page: a room imports only those below it. docs/client.md says what each holds. */

import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

const SRC = import.meta.dirname;

/** From the ground up. Rooms of one floor do not import each other: no game another one. */
const FLOORS = [
  ["look", "wire", "stored", "route"],
  ["rulings"],
  ["net"],
  ["say"],
  ["settings", "me"],
  ["parts"],
  ["rules"],
  ["games"],
  ["games/*"],
  ["games/index"],
  ["decks"],
  ["table", "pages"],
  ["app"],
];

/** What a file or an import lies in: a folder, a game's folder, or a module that stands alone. */
function roomOf(path: string): string {
  const [first = "", second = "", inside] = path.split("/");
  if (first === "games") {
    if (inside !== undefined) return `games/${second}`;
    return ["", "index", "index.ts"].includes(second) ? "games/index" : "games";
  }
  const name = first.split(".")[0]!;
  return name === "main" || name === "App" ? "app" : name;
}

function floorOf(room: string): number {
  const floor = FLOORS.findIndex((rooms) => rooms.includes(room.replace(/^games\/(?!index).*/, "games/*")));
  if (floor < 0) throw new Error(`${room} is on no floor: say in FLOORS what may import it`);
  return floor;
}

function mayImport(from: string, to: string): boolean {
  if (from === to) return true;
  const isInsideGame = to.startsWith("games/") && to !== "games/index";
  return floorOf(to) < floorOf(from) && (!isInsideGame || from === "games/index");
}

/** Whatever a file names by a relative path: static and dynamic imports, those of types alone, globs, styles. */
function importsOf(file: string, text: string): string[] {
  const named = [...text.matchAll(/["'](\.\.?\/[^"'?]*)/g)].map(([, path]) => posix.join(posix.dirname(file), path!));
  return named.filter((path) => !path.startsWith("../"));
}

function broken(file: string, text: string): string[] {
  const found = importsOf(file, text).filter((path) => !mayImport(roomOf(file), roomOf(path)));
  return found.map((path) => `${file} imports ${path}`);
}

test("a room imports only those below it, and nobody but games/index.ts a single game", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
  const read = files.filter((file) => /\.(ts|svelte|css)$/.test(file) && !file.endsWith(".test.ts")).sort();
  expect(read.flatMap((file) => broken(file, readFileSync(posix.join(SRC, file), "utf8")))).toEqual([]);
});

test.each([
  ["games/bluff/Table.svelte", 'import type { Play } from "../../net/play";', true],
  ["games/bluff/Table.svelte", 'import type { Talk } from "../talkitout/cards";', false],
  ["games/bluff/words.ts", 'import { told } from "../told";', true],
  ["games/bluff/words.ts", 'export { clientOf } from "../index";', false],
  ["games/plain/Table.svelte", '{#await import("../../table/Bar.svelte") then Bar}', false],
  ["games/index.ts", 'import.meta.glob("./*/index.ts")', true],
  ["table/Playing.svelte", 'import { clientOf } from "../games";', true],
  ["table/Playing.svelte", 'import.meta.glob("../games/*/words.ts")', false],
  ["table/Playing.svelte", 'import Landing from "../pages/Landing.svelte";', false],
  ["parts/sound.ts", 'import { settings } from "../settings.svelte";', true],
  ["net/line.ts", 'import { say } from "../say/say.svelte";', false],
])("%s: %s", (file, text, isAllowed) => {
  expect(broken(file, text).length === 0).toBe(isAllowed);
});

test("a room that nobody has placed is found", () => {
  expect(() => broken("cellar/wine.ts", 'import { say } from "../say/say.svelte";')).toThrow("cellar is on no floor");
});
