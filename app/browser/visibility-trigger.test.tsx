import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenVisibleOrUsed } from "./visibility-trigger.ts";

/** Notifies the stubbed observers of a change in visibility. */
let notifyObserver: (isIntersecting: boolean) => void;
const disconnect = vi.fn();

beforeEach(() => {
  class Observer {
    constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
      notifyObserver = (isIntersecting) => see([{ isIntersecting }]);
    }
    observe = () => {};
    disconnect = disconnect;
  }
  vi.stubGlobal("IntersectionObserver", Observer);
});

// Other test files use the same document.
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

// Rule: product.md#speed
test("an island far below hydrates when it comes near the viewport", async () => {
  const { isTriggered } = await triggerState(renderIsland());
  notifyObserver(false);
  expect(await isTriggered()).toBe(false);
  notifyObserver(true);
  expect(await isTriggered()).toBe(true);
  expect(disconnect).toHaveBeenCalledOnce();
});

test.each([
  ["pressed", (field: Element) => fireEvent.click(field)],
  ["touched", (field: Element) => fireEvent.pointerDown(field)],
  ["focused", (field: Element) => fireEvent.focusIn(field)],
  ["typed into", (field: Element) => fireEvent.input(field)],
])("an island hydrates when %s, wherever it is", async (_deed, act) => {
  const { island, isTriggered } = await triggerState(renderIsland());
  expect(await isTriggered()).toBe(false);
  act(island.querySelector("input") as Element);
  expect(await isTriggered()).toBe(true);
});

test("a focused island hydrates immediately, and so does a hidden island, as in a closed drawer", async () => {
  const focused = renderIsland();
  focused.querySelector("input")?.focus();
  expect(await (await triggerState(focused)).isTriggered()).toBe(true);
  document.body.replaceChildren();
  const hidden = renderIsland();
  hidden.querySelector("form")?.setAttribute("hidden", "");
  expect(await (await triggerState(hidden, false)).isTriggered()).toBe(true);
});

function renderIsland(): HTMLElement {
  document.body.innerHTML = '<div data-island="test/one"><form><input></form></div>';
  return document.querySelector<HTMLElement>("[data-island]") as HTMLElement;
}

/** jsdom has no layout, so the caller says whether the island has a box. */
async function triggerState(island: HTMLElement, hasBox = true) {
  const boxes = hasBox ? [new DOMRect()] : [];
  for (const part of island.children) part.getClientRects = () => boxes as unknown as DOMRectList;
  let hasTriggered = false;
  void whenVisibleOrUsed(island).then(() => {
    hasTriggered = true;
  });
  const isTriggered = async () => {
    await Promise.resolve();
    return hasTriggered;
  };
  return { island, isTriggered };
}
