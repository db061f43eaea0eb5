import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isFocusLost, keepFocus, refocus, returnFocus } from "./focus.svelte";

let step = $state(0);
let stop: () => void = () => undefined;

const find = (id: string) => document.getElementById(id);

/** The next step comes, and this happens to the page with it. */
function goOn(drawn: () => void) {
  step += 1;
  // An effect that comes before the one under test stands for the drawing of the page.
  draw = drawn;
  flushSync();
}

let draw: () => void = () => undefined;

beforeEach(() => {
  document.body.innerHTML = '<button id="pressed"></button><button id="other"></button>';
  draw = () => undefined;
  stop = $effect.root(() => {
    $effect(() => {
      void step;
      draw();
    });
    keepFocus(() => step, () => find("next"));
  });
  flushSync();
});

afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

function add(id: string) {
  document.body.insertAdjacentHTML("beforeend", `<button id="${id}"></button>`);
}

test("what had the focus is gone: the next thing gets it", () => {
  find("pressed")!.focus();
  goOn(() => {
    find("pressed")!.remove();
    add("next");
  });
  expect(document.activeElement).toBe(find("next"));
});

test("the next thing may come later than what had the focus goes", () => {
  find("pressed")!.focus();
  goOn(() => find("pressed")!.remove());
  expect(isFocusLost()).toBe(true);
  goOn(() => add("next"));
  expect(document.activeElement).toBe(find("next"));
});

test("whoever has the focus elsewhere, or nowhere, is left alone", () => {
  add("next");
  goOn(() => find("pressed")!.remove());
  expect(isFocusLost()).toBe(true);
  find("other")!.focus();
  goOn(() => undefined);
  expect(document.activeElement).toBe(find("other"));
  find("other")!.blur();
  goOn(() => undefined);
  goOn(() => find("other")!.remove());
  expect(isFocusLost()).toBe(true);
});

test("what is moved gets the focus again", async () => {
  const moved = find("pressed")!;
  moved.focus();
  const focused = refocus(() => moved);
  document.body.append(moved);
  await focused;
  expect(document.activeElement).toBe(moved);
});

test("the focus goes back to where it was, if that is still there", () => {
  find("pressed")!.focus();
  const back = returnFocus();
  find("other")!.focus();
  back();
  expect(document.activeElement).toBe(find("pressed"));
  find("other")!.focus();
  find("pressed")!.remove();
  back();
  expect(document.activeElement).toBe(find("other"));
});
