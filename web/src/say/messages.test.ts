/** No message is missing in either language, none is unused, and no vocabulary of the wire is without its words. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, Junk, Message, MessageReference, type Entry, Visitor, VariableReference } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { valuesOf } from "../table/options";
import forms from "../decks/forms.json";
import { AVATARS, REACTIONS } from "../wire";
import { bundleOf, LANGUAGES, type Language } from "./say.svelte";

const SOURCE = join(import.meta.dirname, "..");
const PARLOUR = join(SOURCE, "../../src/parlour");
const GAMES = readdirSync(join(PARLOUR, "games")).filter((folder) => existsSync(join(PARLOUR, "games", folder, "text")));

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
}

function texts(language: Language): string[] {
  const ours = files(join(import.meta.dirname, language)).filter((name) => name.endsWith(".ftl"));
  const games = GAMES.map((game) => join(PARLOUR, "games", game, "text", `${language}.ftl`));
  const shared = ["text", "terminal/text"].map((folder) => join(PARLOUR, folder, `${language}.ftl`));
  return [...ours, ...shared, ...games].map((name) => readFileSync(name, "utf8"));
}

function entries(language: Language): Entry[] {
  return texts(language).flatMap((text) => new FluentParser().parse(text).body);
}

/** Each message with what it speaks of; what another one within it speaks of counts as well. */
function messages(language: Language): Map<string, Set<string>> {
  const all = new Map(entries(language).flatMap((entry) => (entry instanceof Message ? [[entry.id.name, entry]] : [])));
  return new Map([...all].map(([name, message]) => [name, variables(message, all)]));
}

function variables(message: Message, all: Map<string, Message>): Set<string> {
  const found = new Set<string>();
  class Reader extends Visitor {
    override visitVariableReference(reference: VariableReference): void {
      found.add(reference.id.name);
    }
    override visitMessageReference(reference: MessageReference): void {
      const within = all.get(reference.id.name);
      if (within && within !== message) for (const name of variables(within, all)) found.add(name);
    }
  }
  new Reader().visit(message);
  return found;
}

const code = files(SOURCE)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|wire\.ts$/.test(name))
  .map((name) => readFileSync(name, "utf8"))
  .join("\n");

/** What the terminal says: names in quotes, and f"{game}-told-{event}" for every message of that form. */
const python = ["terminal", "cli", "text", "games"]
  .flatMap((room) => files(join(PARLOUR, room)))
  .filter((name) => name.endsWith(".py"))
  .map((name) => readFileSync(name, "utf8"))
  .join("\n");

const spoken = [...code.matchAll(/\bsay\(\s*"([^"]+)"/g)].map(([, id]) => id!);
const literals = new Set([...`${code}\n${python}`.matchAll(/"([a-z][\w-]*)"/g)].map(([, id]) => id!));
/** `avatar-${one}` stands for every message that begins so. */
const families = [...code.matchAll(/`((?:[\w-]|\$\{[^}]*\})*-(?:[\w-]|\$\{[^}]*\})*)`/g)]
  .map(([, template]) => template!)
  .concat([...python.matchAll(/\bf"([\w-]*(?:\{[\w.]+\}[\w-]*)+)"/g)].map(([, template]) => template!.replaceAll("{", "${")))
  .filter((template) => template.includes("${") && /[a-z]{3}-|-[a-z]{3}/.test(template.replace(/\$\{[^}]*\}/g, "")))
  .map((template) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`));

/** The names of a closed vocabulary of the wire, as its type lists them. */
function vocabulary(type: string): string[] {
  const wire = readFileSync(join(SOURCE, "wire.ts"), "utf8");
  const union = new RegExp(`export type ${type} =([^;]*);`).exec(wire)![1]!;
  return [...union.matchAll(/"([^"]+)"/g)].map(([, name]) => name!);
}

function pascal(game: string): string {
  return game.split("-").map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
}

/** What the options of a game are called: those that every game has are called the same in all. */
function optionsOf(game: string): string[] {
  const schemas = JSON.parse(readFileSync(join(SOURCE, "../../docs/messages.schema.json"), "utf8")).$defs as Record<string, { properties: Record<string, Record<string, unknown>> }>;
  const options = Object.entries((schemas[`${pascal(game)}Options`] ?? schemas.Options!).properties);
  return options.flatMap(([name, schema]) => {
    const label = name in schemas.Options!.properties ? `option-${name}` : `${game}-option-${name}`;
    return [label, ...(valuesOf({ name, schema, default: null, help: "" }) ?? []).map((value) => `${label}-${value}`)];
  });
}

describe.each(LANGUAGES)("%s", (language) => {
  const known = messages(language);

  test("can be read", () => {
    expect(entries(language).filter((entry) => entry instanceof Junk).map((junk) => junk.content)).toEqual([]);
  });

  test("says every message once", () => {
    const names = entries(language).filter((entry) => entry instanceof Message).map(({ id }) => id.name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test("has every message that is spoken", () => {
    expect(spoken.filter((id) => !known.has(id))).toEqual([]);
  });

  test("has no message that is never spoken", () => {
    const unused = [...known.keys()].filter((id) => !literals.has(id) && !families.some((family) => family.test(id)));
    expect(unused).toEqual([]);
  });

  test("has words for every refusal", () => {
    const general = [...vocabulary("TableRefusal"), ...vocabulary("RulesRefusal")].map((name) => `refusal-${name}`);
    const ofGames = GAMES.map((game) => game.replaceAll("_", "-")).flatMap((game) => vocabulary(`${pascal(game)}Refusal`).map((name) => `${game}-refusal-${name}`));
    expect([...general, ...ofGames].filter((id) => !known.has(id))).toEqual([]);
  });

  test("has words for every portrait, gesture and option", () => {
    const wanted = [
      ...AVATARS.map((name) => `avatar-${name}`),
      ...REACTIONS.flatMap((name) => [`reaction-${name}`, `reacted-${name}`]),
      ...GAMES.flatMap((game) => optionsOf(game.replaceAll("_", "-"))),
    ];
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  });

  test("has words for every deck and every field of its cards", () => {
    const wanted = Object.entries(forms).flatMap(([game, { fields }]) => [
      ...["count", "needs", "columns"].map((name) => `${game}-deck-${name}`),
      ...(fields.some(({ extra }) => extra) ? [`${game}-deck-more`] : []),
      ...fields.flatMap(({ name, choices }) => [`${game}-deck-field-${name}`, ...choices.map((choice) => `${game}-value-${choice.name}`)]),
    ]);
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  });

  test("has words for every level and theme of a deck", () => {
    const wanted = [...vocabulary("Difficulty").map((name) => `level-${name}`), ...vocabulary("Theme").map((name) => `theme-${name}`)];
    const ofLabel = Object.values(forms).flatMap(({ label }) => label.map(({ name }) => `decks-label-${name}`));
    expect([...wanted, ...ofLabel].filter((id) => !known.has(id))).toEqual([]);
  });

  test("every page for what goes wrong says what to do", () => {
    const troubles = [...known.keys()].filter((id) => id.startsWith("trouble-") && !id.endsWith("-then") && !/again|home/.test(id));
    expect(troubles.filter((id) => !known.has(`${id}-then`))).toEqual([]);
  });

  test("every message can be formed", () => {
    const bundle = bundleOf(language, texts(language));
    const wrong: string[] = [];
    for (const [id, names] of known) {
      const problems: Error[] = [];
      const words = Object.fromEntries([...names].map((name) => [name, 2]));
      bundle.formatPattern(bundle.getMessage(id)!.value!, words, problems);
      if (problems.length) wrong.push(`${id}: ${problems.join(", ")}`);
    }
    expect(wrong).toEqual([]);
  });
});

test("both languages speak of the same things", () => {
  const [en, fr] = [messages("en"), messages("fr")];
  expect([...en.keys()].filter((id) => !fr.has(id))).toEqual([]);
  expect([...fr.keys()].filter((id) => !en.has(id))).toEqual([]);
  const strange = [...fr].filter(([id, names]) => [...names].some((name) => !en.get(id)!.has(name) && name !== "you"));
  expect(strange.map(([id]) => id)).toEqual([]);
});

test("French has its narrow spaces and its own apostrophe", () => {
  const bad = texts("fr").flatMap((text) => text.split("\n")).filter((line) => !line.startsWith("#"))
    .filter((line) => / [;:!?»](\s|$)|« |'/.test(line.replace(/^\s*\*?\[.*?\]/, "").replace(/\{[^}]*$/, "")));
  expect(bad).toEqual([]);
});

test("nobody with a phone is told to type a command", () => {
  const said = LANGUAGES.flatMap((language) => files(join(import.meta.dirname, language)).filter((name) => name.endsWith(".ftl")));
  const commands = said.flatMap((name) => readFileSync(name, "utf8").split("\n")).filter((line) => /`|parlour [a-z]+/.test(line));
  expect(commands).toEqual([]);
});
