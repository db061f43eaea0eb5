/** Taking something up and moving it up or down, by finger, pen or mouse. A press that hardly moves stays a press. */

export interface Drag {
  /** Whether it can be taken up at all. */
  free: boolean;
  /** By how many pixels it has moved since it was taken up. */
  onmove: (by: number) => void;
  /** It is let go of: laid down where it is, or back where it came from, if the browser broke the gesture off. */
  ondrop: (kept: boolean) => void;
}

const SLACK = 6;

export function drag(node: HTMLElement, how: Drag) {
  let start = 0;
  let pointer: number | null = null;
  let moving = false;
  let listening: AbortController | undefined;

  function down(event: PointerEvent) {
    if (!how.free || !event.isPrimary || event.button !== 0 || mustScroll(event)) return;
    [start, pointer, moving] = [event.clientY, event.pointerId, false];
    listening = new AbortController();
    const { signal } = listening;
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", (event) => end(event, true), { signal });
    addEventListener("pointercancel", (event) => end(event, false), { signal });
  }

  /** Where the table is higher than its band, a finger on a slip scrolls it; the grip is for dragging in any case. */
  function mustScroll({ pointerType, target }: PointerEvent): boolean {
    const band = node.closest(".table");
    const onGrip = (target as Element).closest(".grip") !== null;
    return pointerType === "touch" && !onGrip && band !== null && band.scrollHeight > band.clientHeight;
  }

  function move({ pointerId, clientY }: PointerEvent) {
    if (pointerId !== pointer) return;
    moving ||= Math.abs(clientY - start) > SLACK;
    if (moving) how.onmove(clientY - start);
  }

  function end({ pointerId }: PointerEvent, kept: boolean) {
    if (pointerId !== pointer) return;
    if (moving) {
      how.ondrop(kept);
      swallowClick();
    }
    forget();
  }

  function forget() {
    listening?.abort();
    [pointer, moving] = [null, false];
  }

  /** The browser would take the finger's way for scrolling, and break the gesture off. */
  function hold(event: TouchEvent) {
    if (pointer !== null) event.preventDefault();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("touchmove", hold, { passive: false });
  return {
    update: (changed: Drag) => void (how = changed),
    destroy() {
      forget();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("touchmove", hold);
    },
  };
}

/** A mouse that lets go of what it dragged has also clicked it. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
