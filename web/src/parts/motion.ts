/** Motion: how long it lasts, and what stands for it where a person wants reduced motion. What moves by style has its one rule
    in look/base.css. */

import type { TransitionConfig } from "svelte/transition";
import { settings } from "../settings.svelte";

const FADE = 120;

/** How long something moves, in milliseconds: not at all with reduced motion. */
export function lasts(milliseconds: number): number {
  return settings.reducedMotion ? 0 : milliseconds;
}

/** A transition; with reduced motion a short fade, at once. */
export function orFade(transition: TransitionConfig): TransitionConfig {
  return settings.reducedMotion ? { duration: FADE, css: (t) => `opacity: ${t}` } : transition;
}
