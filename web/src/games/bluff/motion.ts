/** How cards move: they glide to their place, and come from where they were. */

import { lasts } from "../../parts/motion";

/** For `animate:`. A card keeps its size on the way: its text would be squeezed otherwise. */
export function glide(_: Element, { from, to }: { from: DOMRect; to: DOMRect }) {
  const [x, y] = [from.left - to.left, from.top - to.top];
  return { duration: lasts(200), css: (_: number, left: number) => `translate: ${x * left}px ${y * left}px` };
}

/** For `in:`. From so many pixels below, or above if they are fewer than none; one after the other. */
export function arrive(_: Element, { from, after = 0 }: { from: number; after?: number }) {
  return {
    delay: lasts(after * 45),
    duration: lasts(220),
    css: (there: number, left: number) => `translate: 0 ${from * left}px; opacity: ${there}`,
  };
}
