/** How cards move: a card laid down settles, the seal drops. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { orFade } from "../../parts/motion";

/** From the hand to the table. */
export function landing(_node: Element): TransitionConfig {
  return orFade({ duration: 240, easing: cubicOut, css: (t, u) => `opacity: ${t}; translate: 0 ${u * 48}px; rotate: ${u * 3}deg` });
}

/** The seal drops. */
export function dropping(_node: Element): TransitionConfig {
  return orFade({ duration: 160, easing: cubicOut, css: (t, u) => `opacity: ${t}; scale: ${1 + u * 0.6}` });
}
