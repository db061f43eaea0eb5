/** What the interface says, in the person's language. The words are Fluent messages in en/ and fr/. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Record<string, FluentVariable>;

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
};

let bundle = $state.raw(new FluentBundle("en"));

/** Load a language, and speak it from then on. */
export async function speak(language: Language): Promise<void> {
  const texts = (await FILES[language]()).default;
  bundle = bundleOf(language, texts);
}

export function bundleOf(language: Language, texts: string[]): FluentBundle {
  const spoken = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) spoken.addResource(new FluentResource(text));
  return spoken;
}

/** The message in the person's language; its name, if there is none, so that a test or a person sees it. */
export function say(message: string, words?: Words): string {
  const found = bundle.getMessage(message)?.value;
  return found ? bundle.formatPattern(found, words) : message;
}

/** Whether there is such a message: refusals of the rules are known by code, and a code may be newer than its words. */
export function sayable(message: string): boolean {
  return bundle.hasMessage(message);
}

/** A text that is told between quotation marks: its own, if they are the same, become inner ones. */
export function within(text: string): string {
  if (bundle.locales[0] === "fr") return text.replace(/«\s?/g, "“").replace(/\s?»/g, "”");
  return text.replaceAll("“", "‘").replaceAll("”", "’");
}

/** Things in a row as they are said: "a, b and c". */
export function listed(things: string[], how: "and" | "or" = "and"): string {
  const type = how === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat(bundle.locales[0], { type }).format(things);
}
