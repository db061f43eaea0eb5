/** Tests have no server: whatever asks for texts gets them from the folders that the server would give. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PARLOUR = join(import.meta.dirname, "../src/parlour");

globalThis.fetch = (address) => {
  const found = /^\/api\/(?:games\/([\w-]+)\/)?text\/([\w.]+)$/.exec(String(address));
  if (!found) return Promise.reject(new Error(`there is no server to ask for ${String(address)}`));
  const [, game, file] = found;
  const path = join(PARLOUR, game ? `games/${game.replaceAll("-", "_")}` : "", "text", file!);
  return Promise.resolve(new Response(existsSync(path) ? readFileSync(path) : ""));
};

/** jsdom has no media queries: nothing is asked of this device. */
globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
