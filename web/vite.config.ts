import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The drawings, those of the house and those of each game, stand in the page itself, so that every part can use them by
    name from the first paint on. */
function drawings(): Plugin {
  const at = (path: string) => new URL(`src/${path}`, import.meta.url);
  const ofGames = readdirSync(at("games")).sort().map((game) => at(`games/${game}/drawings.svg`));
  const files = [at("look/sprite.svg"), ...ofGames.filter((file) => existsSync(file))];
  const drawn = files.map((file) => readFileSync(file, "utf8").replace(/>\n</g, "><").trim());
  return { name: "parlour-drawings", transformIndexHtml: (page) => page.replace("<!-- drawings -->", drawn.join("")) };
}

/** The parts that tables are made of are one file: a dozen small ones are larger, and the front door needs none of them. */
const AT_TABLES = /[\\/]parts[\\/](Back|Cameo|Drawing|FetchedSheet|Games|Gesture|Hold|People|Pile|Rich|Sheet|Step|TeamMark|TimeBar|Who|around|beats|draft|drawn|focus|label|motion|sound|travel)\b/;

/** So are those that the front door is made of, which everybody comes by. */
const AT_THE_DOOR = /[\\/]src[\\/](stored|route|settings|me|net[\\/](api|games|portraits|seats)|parts[\\/](Cover|Fetched|Icon|hosting|why))\./;

/** And those that every table is made of, but for what a big screen shows, who comes in, how a match ends, and sheets that
    are opened by a tap: these are fetched when they are wanted. */
const EVERY_TABLE = /[\\/]table[\\/](?!BigScreen|ScreenHost|Join|Setup|Menu|Pace|PersonSheet|FaceField|SentAway|Replay|Texts|[eE]nding|[cC]urtain|Result|Fairness)/;

/** Where the server is while the client is being worked on: `VITE_SERVER=http://127.0.0.1:8000 npm run dev`. */
const SERVER = process.env.VITE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), drawings()],
  build: {
    outDir: "../src/parlour/table/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Only these: what they need themselves stays where it is, for the front door needs some of that.
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "parts", test: AT_TABLES }, { name: "door", test: AT_THE_DOOR }, { name: "table", test: EVERY_TABLE }] } } },
  },
  server: {
    fs: { allow: [".", "../src/parlour/text"] },
    proxy: {
      "/api": { target: SERVER, changeOrigin: false },
      "/ws": { target: SERVER, changeOrigin: false, ws: true },
    },
  },
  // One document for all files: a new one for each takes four times as long. Every test leaves it as it was. A busy machine
  // fails none: the patience is for what never comes.
  test: { environment: "jsdom", isolate: false, testTimeout: 60_000, include: ["src/**/*.test.ts"], setupFiles: ["vitest.setup.ts"] },
});
