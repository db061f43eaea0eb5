import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SRC = `${import.meta.dirname}/..`;

/** A rule with `:has()` that ends in anything at all. */
const ANYTHING = /:has\([^{};]*(?:^|[\s>+~])(?:\*|:not\([^{};]*)\s*(?=[,{])/;

function anything(style: string): string[] {
  const selectors = style.replace(/\/\*.*?\*\//gs, "").match(/[^{};]*\{/g) ?? [];
  return selectors.map((selector) => selector.trim()).filter((selector) => ANYTHING.test(selector));
}

test("what :has() decides is said by name: else the whole page is styled anew for whatever comes", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /\.(css|svelte)$/.test(file));
  const found = files.flatMap((file) => {
    const text = readFileSync(`${SRC}/${file}`, "utf8");
    const style = file.endsWith(".css") ? text : (text.match(/<style>(.*)<\/style>/s)?.[1] ?? "");
    return anything(style).map((selector) => `${file}: ${selector}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test("a planted one is found", () => {
  expect(anything("@container (a) { .others:not(:has(> :nth-child(4))) > * { min-width: 0 } }")).toHaveLength(1);
  expect(anything(".step:has(.head) > :not(.said) { margin: 0 }")).toHaveLength(1);
  expect(anything(".others:not(:has(> :nth-child(4))) > li { x: y } .a > * { x: y } .rail:has(> .btn):not(:has(> .b)) { x: y }")).toEqual([]);
});
