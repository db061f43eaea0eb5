import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Hold from "./Hold.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shown(more: { disabled?: boolean; onclosed?: () => void } = {}) {
  const onheld = vi.fn();
  render(Hold, { onheld, children: createRawSnippet(() => ({ render: () => "<b>Block</b>" })), ...more });
  return { onheld, button: screen.getByRole("button") };
}

test("a tap does nothing", async () => {
  const { onheld, button } = shown();
  await fireEvent.pointerDown(button);
  vi.advanceTimersByTime(300);
  await fireEvent.pointerUp(button);
  await fireEvent.click(button);
  vi.advanceTimersByTime(5000);
  expect(onheld).not.toHaveBeenCalled();
});

test("held for a moment, it is done once", async () => {
  const { onheld, button } = shown();
  await fireEvent.pointerDown(button);
  vi.advanceTimersByTime(900);
  await fireEvent.pointerUp(button);
  await fireEvent.click(button);
  expect(onheld).toHaveBeenCalledOnce();
});

test("a keyboard presses twice", async () => {
  const { onheld, button } = shown();
  await fireEvent.click(button);
  expect(onheld).not.toHaveBeenCalled();
  await fireEvent.click(button);
  expect(onheld).toHaveBeenCalledOnce();
});

test("the second press may not come much later", async () => {
  const { onheld, button } = shown();
  await fireEvent.click(button);
  vi.advanceTimersByTime(5000);
  await fireEvent.click(button);
  expect(onheld).not.toHaveBeenCalled();
});

test("closed, it says why", async () => {
  const onclosed = vi.fn();
  const { onheld, button } = shown({ disabled: true, onclosed });
  await fireEvent.click(button);
  expect(onclosed).toHaveBeenCalledOnce();
  expect(onheld).not.toHaveBeenCalled();
});
