/** Drag and drop: something taken up by finger, pen or mouse, and moved. An extra, beside tapping and the keyboard; a press
    that hardly moves stays a press. */

import type { Attachment } from "svelte/attachments";

export interface Drag {
  /** Whether it can be taken up now; always, where nothing is said. */
  free?: () => boolean;
  /** Whether a finger that presses here scrolls instead. Without this, the style's `touch-action` says what a finger does. */
  scrolls?: (press: PointerEvent) => boolean;
  /** By how many pixels it has moved since it was taken up. */
  onmove: (x: number, y: number) => void;
  /** It is let go of: dropped somewhere; null if the browser broke the gesture off. */
  ondrop: (dropped: Dropped | null) => void;
}

export interface Dropped {
  /** What it was let go over. */
  over: Element | null;
  x: number;
  y: number;
}

/** Pixels: less than this is a press with an unsteady hand. */
const UNSTEADY = 8;

export function drag({ free, scrolls, onmove, ondrop }: Drag): Attachment<HTMLElement> {
  return (thing) => {
    const attached = new AbortController();
    /** While it is pressed; the pointer may leave it before it follows, so the whole page is listened to. */
    let pressing: AbortController | null = null;

    function press(start: PointerEvent) {
      const canBegin = pressing === null && start.isPrimary && start.button === 0 && (free?.() ?? true);
      if (!canBegin || (start.pointerType === "touch" && scrolls?.(start))) return;
      let moving = false;
      const ours = (heard: (event: PointerEvent) => void) => (event: PointerEvent) => {
        if (event.pointerId === start.pointerId) heard(event);
      };
      const move = ours(({ clientX, clientY }) => {
        const [x, y] = [clientX - start.clientX, clientY - start.clientY];
        moving ||= Math.hypot(x, y) >= UNSTEADY;
        if (moving) onmove(x, y);
      });
      const end = ours((event) => {
        release();
        if (!moving) return;
        swallowClick();
        ondrop(event.type === "pointerup" ? { over: under(thing, event), x: event.clientX, y: event.clientY } : null);
      });
      pressing = new AbortController();
      const { signal } = pressing;
      addEventListener("pointermove", move, { signal });
      addEventListener("pointerup", end, { signal });
      addEventListener("pointercancel", end, { signal });
    }

    function release() {
      pressing?.abort();
      pressing = null;
    }

    /** The browser would take the finger's way for scrolling, and break the gesture off. */
    function hold(event: TouchEvent) {
      if (scrolls && pressing) event.preventDefault();
    }

    thing.addEventListener("pointerdown", press, attached);
    thing.addEventListener("touchmove", hold, { signal: attached.signal, passive: false });
    return () => {
      release();
      attached.abort();
    };
  };
}

function under(thing: Element, { clientX, clientY }: PointerEvent): Element | null {
  return document.elementsFromPoint(clientX, clientY).find((found) => !thing.contains(found)) ?? null;
}

/** A mouse that lets go of what it dragged has also clicked, by the same event of the device. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
