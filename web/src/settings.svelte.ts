/** What a person has chosen for this device. It stays on the device. */

import { stored, store } from "./stored";
import type { Language } from "./say/say.svelte";

export type Theme = "auto" | "dark" | "light";

const TEXT_SIZES = [1, 1.25, 1.5, 2] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export { TEXT_SIZES };

interface Chosen {
  language: Language;
  theme: Theme;
  textSize: TextSize;
  lessMotion: boolean;
  sound: boolean;
  marks: boolean;
}

function fromBrowser(): Language {
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");
const LIGHT = matchMedia("(prefers-color-scheme: light)");

class Settings implements Chosen {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  textSize = $state<TextSize>(1);
  lessMotion = $state(false);
  sound = $state(true);
  /** Letters and shapes larger than the colours beside them. */
  marks = $state(false);
  #deviceReduces = $state(REDUCED.matches);

  constructor() {
    Object.assign(this, { language: fromBrowser() }, stored<Partial<Chosen>>("settings"));
    REDUCED.addEventListener("change", () => {
      this.#deviceReduces = REDUCED.matches;
      this.#show();
    });
    LIGHT.addEventListener("change", () => this.#show());
    this.#show();
  }

  change(chosen: Partial<Chosen>): void {
    Object.assign(this, chosen);
    const { language, theme, textSize, lessMotion, sound, marks } = this;
    store("settings", { language, theme, textSize, lessMotion, sound, marks });
    this.#show();
  }

  /** Whether things should move as little as they can: by choice here, or by the device's own setting. */
  get reducedMotion(): boolean {
    return this.lessMotion || this.#deviceReduces;
  }

  #show(): void {
    const page = document.documentElement;
    const dark = this.theme === "auto" ? !LIGHT.matches : this.theme === "dark";
    page.dataset.theme = dark ? "dark" : "light";
    page.dataset.motion = this.reducedMotion ? "less" : "full";
    page.dataset.marks = this.marks ? "large" : "plain";
    page.lang = this.language;
    page.style.setProperty("--text-size", String(this.textSize));
  }
}

export const settings = new Settings();
