import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenVisibleOrUsed } from "./visibility-trigger.ts";

/** What the observers of this file look at, and how they are told of it. */
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

// Other files are tested in the same window.
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

// Rule: product.md#speed
test("an island far below is wanted once it comes near", async () => {
  const { isWanted } = await triggerState(renderIsland());
  notifyObserver(false);
  expect(await isWanted()).toBe(false);
  notifyObserver(true);
  expect(await isWanted()).toBe(true);
  expect(disconnect).toHaveBeenCalledOnce();
});

test.each([
  ["pressed", (field: Element) => fireEvent.click(field)],
  ["touched", (field: Element) => fireEvent.pointerDown(field)],
  ["focused", (field: Element) => fireEvent.focusIn(field)],
  ["typed into", (field: Element) => fireEvent.input(field)],
])("or %s, wherever it is", async (_deed, act) => {
  const { island, isWanted } = await triggerState(renderIsland());
  expect(await isWanted()).toBe(false);
  act(island.querySelector("input") as Element);
  expect(await isWanted()).toBe(true);
});

test("what has the focus already is wanted at once, and so is what is not drawn, as in a sheet that is closed", async () => {
  const focused = renderIsland();
  focused.querySelector("input")?.focus();
  expect(await (await triggerState(focused)).isWanted()).toBe(true);
  document.body.replaceChildren();
  const hidden = renderIsland();
  hidden.querySelector("form")?.setAttribute("hidden", "");
  expect(await (await triggerState(hidden, false)).isWanted()).toBe(true);
});

function renderIsland(): HTMLElement {
  document.body.innerHTML = '<div data-island="test/one"><form><input></form></div>';
  return document.querySelector<HTMLElement>("[data-island]") as HTMLElement;
}

/** jsdom lays nothing out: whether the island has a box is said here. */
async function triggerState(island: HTMLElement, hasBox = true) {
  const boxes = hasBox ? [new DOMRect()] : [];
  for (const part of island.children) part.getClientRects = () => boxes as unknown as DOMRectList;
  let wanted = false;
  void whenVisibleOrUsed(island).then(() => {
    wanted = true;
  });
  const isWanted = async () => {
    await Promise.resolve();
    return wanted;
  };
  return { island, isWanted };
}
