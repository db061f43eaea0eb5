import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drag, type Drag } from "./drag";

let thing: HTMLElement;
let stop: () => void;
const onmove = vi.fn();
const ondrop = vi.fn();
const onclick = vi.fn();

function draggable(more: Partial<Drag> = {}) {
  stop = drag({ onmove, ondrop, ...more })(thing) as () => void;
}

/** jsdom has no pointers: a mouse with a number. */
function pointer(type: string, x: number, y: number, more: object = {}, to: EventTarget = window) {
  const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true });
  to.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: "mouse", ...more }));
}

const press = (more: object = {}) => pointer("pointerdown", 10, 10, more, thing);

function isHeld(): boolean {
  return !thing.dispatchEvent(new Event("touchmove", { bubbles: true, cancelable: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  document.body.innerHTML = "<ol></ol><button>a card</button>";
  thing = document.querySelector("button")!;
  thing.onclick = onclick;
  document.elementsFromPoint = () => [thing, document.querySelector("ol")!];
});

afterEach(() => {
  stop();
  vi.runAllTimers();
  vi.useRealTimers();
  Reflect.deleteProperty(document, "elementsFromPoint"); // jsdom has none
  document.body.innerHTML = "";
});

test("it follows the pointer, and is dropped over what lies under it", () => {
  draggable();
  press();
  pointer("pointermove", 30, 50);
  expect(onmove).toHaveBeenLastCalledWith(20, 40);
  pointer("pointerup", 30, 50);
  expect(ondrop.mock.calls).toEqual([[{ over: document.querySelector("ol"), x: 30, y: 50 }]]);
  pointer("pointermove", 90, 90);
  expect(onmove).toHaveBeenCalledTimes(1);
});

test("a press that hardly moves stays a press", () => {
  draggable();
  press();
  pointer("pointermove", 14, 14);
  pointer("pointerup", 14, 14);
  thing.click();
  expect(onmove).not.toHaveBeenCalled();
  expect(ondrop).not.toHaveBeenCalled();
  expect(onclick).toHaveBeenCalledOnce();
});

test("letting go is no click, and the next press is one", () => {
  draggable();
  press();
  pointer("pointermove", 40, 10);
  pointer("pointerup", 40, 10);
  thing.click();
  expect(onclick).not.toHaveBeenCalled();
  vi.runAllTimers();
  thing.click();
  expect(onclick).toHaveBeenCalledOnce();
});

test("a gesture that the browser breaks off drops it nowhere", () => {
  draggable();
  press();
  pointer("pointermove", 40, 10);
  pointer("pointercancel", 40, 10);
  expect(ondrop.mock.calls).toEqual([[null]]);
});

test("only the first pointer drags, by its first button, what is free", () => {
  let isFree = false;
  draggable({ free: () => isFree });
  press();
  pointer("pointermove", 40, 10);
  isFree = true;
  press({ isPrimary: false });
  pointer("pointermove", 40, 10);
  expect(onmove).not.toHaveBeenCalled();
  press();
  pointer("pointermove", 40, 10, { pointerId: 2 });
  expect(onmove).not.toHaveBeenCalled();
  pointer("pointermove", 40, 10);
  expect(onmove).toHaveBeenCalledOnce();
});

test("a finger drags where it does not scroll, and then the page stays", () => {
  let isHigh = true;
  draggable({ scrolls: () => isHigh });
  press({ pointerType: "touch" });
  expect(isHeld()).toBe(false);
  isHigh = false;
  press({ pointerType: "touch" });
  expect(isHeld()).toBe(true);
  pointer("pointerup", 10, 10);
  expect(isHeld()).toBe(false);
});

test("what is taken away while it is dragged is heard of no more", () => {
  draggable();
  press();
  stop();
  pointer("pointermove", 40, 10);
  press();
  pointer("pointermove", 40, 10);
  expect(onmove).not.toHaveBeenCalled();
});
