/** Carrying a card by finger or mouse: an extra, beside tapping and the keyboard. */

import type { Attachment } from "svelte/attachments";

interface Carry {
  onmove: (x: number, y: number) => void;
  /** What it was let go over; null if it was not let go but lost. */
  ondrop: (over: Element | null, y: number) => void;
}

/** Pixels: less than this is a tap with an unsteady hand. */
const UNSTEADY = 8;

export function carried({ onmove, ondrop }: Carry): Attachment<HTMLElement> {
  return (thing) => {
    let from: PointerEvent | null = null;
    let carrying = false;

    const take = (event: PointerEvent) => {
      carrying = false;
      from = event.isPrimary && event.button === 0 ? event : null;
      // Or a quick hand would be out of the card before it moves.
      if (from) thing.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!carrying && Math.hypot(x, y) < UNSTEADY) return;
      carrying = true;
      onmove(x, y);
    };
    const drop = (event: PointerEvent) => {
      from = null;
      if (!carrying) return;
      const under = document.elementsFromPoint(event.clientX, event.clientY).find((found) => !thing.contains(found));
      ondrop(event.type === "pointerup" ? (under ?? null) : null, event.clientY);
    };
    /** The press that ends a carry is not a tap. */
    const tap = (event: Event) => {
      if (carrying) event.stopImmediatePropagation();
      carrying = false;
    };

    thing.addEventListener("pointerdown", take);
    thing.addEventListener("pointermove", move);
    thing.addEventListener("pointerup", drop);
    thing.addEventListener("pointercancel", drop);
    thing.addEventListener("click", tap, { capture: true });
    return () => {
      thing.removeEventListener("pointerdown", take);
      thing.removeEventListener("pointermove", move);
      thing.removeEventListener("pointerup", drop);
      thing.removeEventListener("pointercancel", drop);
      thing.removeEventListener("click", tap, { capture: true });
    };
  };
}
