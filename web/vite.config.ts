import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The drawings stand in the page itself, so that every part can use them by name from the first paint on. */
function drawings(): Plugin {
  const file = new URL("src/look/sprite.svg", import.meta.url);
  return {
    name: "parlour-drawings",
    transformIndexHtml: (page) => page.replace("<!-- drawings -->", readFileSync(file, "utf8").replace(/>\n</g, "><").trim()),
  };
}

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
  },
  server: {
    proxy: {
      "/api": { target: SERVER, changeOrigin: false },
      "/ws": { target: SERVER, changeOrigin: false, ws: true },
    },
  },
  // One document for all files: a new one for each takes four times as long. Every test leaves it as it was.
  test: { environment: "jsdom", isolate: false, include: ["src/**/*.test.ts"] },
});
