/** How cards move: a card laid down settles, votes and answers turn over one after another. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../settings.svelte";

const FADE = 120;

/** From the hand to the table; whoever wants no movement gets a fade. */
export function landing(_node: Element): TransitionConfig {
  if (settings.still) return { duration: FADE, css: (t) => `opacity: ${t}` };
  return { duration: 240, easing: cubicOut, css: (t, u) => `opacity: ${t}; translate: 0 ${u * 48}px; rotate: ${u * 3}deg` };
}

/** Turned over, each a little after the one before. */
export function turning(_node: Element, place: number): TransitionConfig {
  const delay = place * 120;
  if (settings.still) return { duration: FADE, css: (t) => `opacity: ${t}` };
  return { duration: 280, delay, easing: cubicOut, css: (t) => `scale: ${t} 1; opacity: ${t}` };
}

/** The seal drops. */
export function dropping(_node: Element): TransitionConfig {
  if (settings.still) return { duration: FADE, css: (t) => `opacity: ${t}` };
  return { duration: 160, easing: cubicOut, css: (t, u) => `opacity: ${t}; scale: ${1 + u * 0.6}` };
}
