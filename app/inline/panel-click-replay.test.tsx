import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useShellShortcut } from "#app/features/admin/shell/use-shell-shortcut.ts";
import recordPanelClicks, { replayPanelClicks } from "./panel-click-replay.ts";

const [search, collapse, add, send] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];

beforeEach(recordPanelClicks);
afterEach(() => {
  replayPanelClicks();
  vi.clearAllMocks();
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

/** Whether the browser still does what it would with the press. */
const press = (letter: string, held: KeyboardEventInit = { ctrlKey: true }) =>
  fireEvent.keyDown(document.body, { key: letter, ...held });
const callCounts = (...acts: (typeof add)[]) => acts.map(({ mock }) => mock.calls.length);

// Rule: product.md#panel-shell "Ctrl or Cmd plus"
test("what is pressed before React is there is carried out once it is, each once; after it at once", () => {
  render(<Panel />);
  const button = screen.getByRole("button", { name: "Aggiungi" });
  expect([press("k"), press("B", { metaKey: true })]).toEqual([false, false]);
  for (let time = 0; time < 2; time++) fireEvent.click(button);
  expect(callCounts(search, collapse, add)).toEqual([0, 0, 0]);
  replayPanelClicks();
  expect(callCounts(search, collapse, add)).toEqual([1, 1, 1]);
  press("k");
  fireEvent.click(button);
  expect(callCounts(search, collapse, add)).toEqual([2, 1, 2]);
});

test("a button that is gone by then is not pressed", () => {
  const { unmount } = render(<Panel />);
  fireEvent.click(screen.getByRole("button", { name: "Aggiungi" }));
  unmount();
  replayPanelClicks();
  expect(callCounts(add)).toEqual([0]);
});

test("what the browser does by itself goes its way: a form's button, other keys, and the keys of a page without the panel", () => {
  expect(press("k")).toBe(true);
  render(<Panel />);
  expect([press("k", {}), press("p"), press("k", { ctrlKey: true, shiftKey: true })]).toEqual([true, true, true]);
  fireEvent.click(screen.getByRole("button", { name: "Invia" }));
  expect(callCounts(search, send)).toEqual([0, 1]);
});

test("an event without a key, by which a browser fills in a form, goes its way", () => {
  render(<Panel />);
  expect(fireEvent(document.body, new Event("keydown", { bubbles: true, cancelable: true }))).toBe(true);
});
