/** Focus: whoever plays by keyboard does not lose their place. What has the focus may leave with what it did, or lose it while
    it is moved; the browser then gives it to nobody. */

import { tick, untrack } from "svelte";

type Finds = () => HTMLElement | null | undefined;

/** Whether nothing on the page has the focus. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** While a component is made: where what had the focus is gone after these changes, it goes to the next thing, as soon as there
    is one. Whoever has put it nowhere is left alone. */
export function keepFocus(changes: () => unknown, next: Finds): void {
  let held: Element | null = null;
  $effect.pre(() => {
    changes();
    if (!isFocusLost()) held = document.activeElement;
    else if (held?.isConnected) held = null;
  });
  $effect(() => {
    changes();
    if (isFocusLost() && held && !held.isConnected) untrack(next)?.focus({ preventScroll: true });
  });
}

/** Focus this once the page is drawn anew: what is moved in a list, or drawn elsewhere, has lost it on the way. */
export async function refocus(find: Finds): Promise<void> {
  await tick();
  find()?.focus();
}

/** Remembers what has the focus now; gives it back when it is called, if that is still there. */
export function returnFocus(): () => void {
  const before = document.activeElement as HTMLElement | null;
  return () => void (before?.isConnected && before.focus());
}
