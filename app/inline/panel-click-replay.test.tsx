import { act, fireEvent, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useShellShortcut } from "#app/features/admin/shell/use-shell-shortcut.ts";
import { useIsPhone } from "#app/ui/behaviour/use-media-query.ts";
import recordPanelClicks, { replayPanelClicks } from "./panel-click-replay.ts";

const [search, collapse, add, send] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];

beforeEach(recordPanelClicks);
afterEach(async () => {
  await replay();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function Panel() {
  useShellShortcut("k", search);
  useShellShortcut("b", collapse);
  return (
    <form className="panel-root" onSubmit={(event) => event.preventDefault()}>
      <button type="button" onClick={add}>
        Aggiungi
      </button>
      <button type="submit" onClick={send}>
        Invia
      </button>
    </form>
  );
}

const replay = () => act(async () => replayPanelClicks());
/** Presses a key; returns whether the browser's default action remains. */
const press = (letter: string, held: KeyboardEventInit = { ctrlKey: true }) =>
  fireEvent.keyDown(document.body, { key: letter, ...held });
const callCounts = (...acts: (typeof add)[]) => acts.map(({ mock }) => mock.calls.length);

// Rule: product.md#panel-shell "Ctrl or Cmd plus"
test("clicks and shortcuts before hydration are replayed once after it, later ones are handled immediately", async () => {
  render(<Panel />);
  const button = screen.getByRole("button", { name: "Aggiungi" });
  expect([press("k"), press("B", { metaKey: true })]).toEqual([false, false]);
  for (let time = 0; time < 2; time++) fireEvent.click(button);
  expect(callCounts(search, collapse, add)).toEqual([0, 0, 0]);
  await replay();
  expect(callCounts(search, collapse, add)).toEqual([1, 1, 1]);
  press("k");
  fireEvent.click(button);
  expect(callCounts(search, collapse, add)).toEqual([2, 1, 2]);
});

test("a click on a button that was removed is not replayed", async () => {
  const { unmount } = render(<Panel />);
  fireEvent.click(screen.getByRole("button", { name: "Aggiungi" }));
  unmount();
  await replay();
  expect(callCounts(add)).toEqual([0]);
});

test("native behaviour is untouched: submit buttons, other keys, and shortcuts on pages without the panel", () => {
  expect(press("k")).toBe(true);
  render(<Panel />);
  expect([press("k", {}), press("p"), press("k", { ctrlKey: true, shiftKey: true })]).toEqual([true, true, true]);
  fireEvent.click(screen.getByRole("button", { name: "Invia" }));
  expect(callCounts(search, send)).toEqual([0, 1]);
});

test("an autofill event without a key is ignored", () => {
  render(<Panel />);
  expect(fireEvent(document.body, new Event("keydown", { bubbles: true, cancelable: true }))).toBe(true);
});

function Menu() {
  const isPhone = useIsPhone();
  useEffect(replayPanelClicks, []);
  return (
    <button type="button" onClick={isPhone ? search : collapse}>
      Menu
    </button>
  );
}

// Rule: product.md#panel-shell "Ctrl or Cmd plus"
test("a click before hydration on a phone does what it does there", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Menu />);
  document.body.append(container);
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  await act(async () => render(<Menu />, { container, hydrate: true }));
  expect(callCounts(search, collapse)).toEqual([1, 0]);
});
