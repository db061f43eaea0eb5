/** Words being typed: they outlive a lost line, a reload and a locked phone, until they are sent. */

import { store, stored } from "../stored";

export class Draft {
  #name: string;
  #text = $state("");

  constructor(name: string) {
    this.#name = `draft.${location.pathname.slice(1)}.${name}`;
    this.#text = stored<string>(this.#name, "tab") ?? "";
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    store(this.#name, text || null, "tab");
  }

  clear(): void {
    this.text = "";
  }
}
