/** Labels by convention: the message that is named after a thing; where there is none, the thing's own name, made readable. */

import { say, sayable, type Words } from "../say/say.svelte";

/** The first of these messages that there is, with these words; otherwise what stands for all of them. What a message speaks of
    and nobody has told is `none`. */
export function sayFirst(messages: string[], otherwise: string, words: Words = {}): string {
  const found = messages.find(sayable);
  return found ? say(found, new Proxy(words, OR_NONE)) : otherwise;
}

const OR_NONE: ProxyHandler<Words> = {
  get: (words, name) => Reflect.get(words, name) ?? "none",
  getOwnPropertyDescriptor: (words, name) => Reflect.getOwnPropertyDescriptor(words, name) ?? { value: "none", configurable: true, enumerable: true, writable: true },
};

/** A name of the wire, as words: `solution_sheet` is "Solution sheet". */
export function readable(name: string): string {
  const words = name.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
