/** Motion: how long it lasts, and what stands for it where a person wants reduced motion. What moves by style has its one rule
    in look/base.css. */

import type { TransitionConfig } from "svelte/transition";
import { tick } from "svelte";
import { settings } from "../settings.svelte";
import { EASE } from "./beats";

const FADE = 120;
const GLIDE = 220;

/** Those in a list glide to where a person has moved them. Svelte's own `animate:` would measure at every change of the page. */
export async function glides(list: Element, change: () => void): Promise<void> {
  const before = [...list.children].map((item) => ({ item, from: item.getBoundingClientRect() }));
  change();
  await tick();
  const moved = before.map(({ item, from }) => ({ item, from, to: item.getBoundingClientRect() }));
  if (settings.reducedMotion) return;
  for (const { item, from, to } of moved) item.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: "0 0" }], { duration: GLIDE, easing: EASE });
}

/** A transition; with reduced motion a short fade, at once. */
export function orFade(transition: TransitionConfig): TransitionConfig {
  return settings.reducedMotion ? { duration: FADE, css: (t) => `opacity: ${t}` } : transition;
}

/** As soon as what has changed is laid out and painted: asking where things lie costs nothing then, and what it is asked for has a
    task of its own. */
export function onceLaidOut(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const picture = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(picture);
    clearTimeout(timer);
  };
}
