import { fireEvent, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

/** The module as a page loads it: it listens from then on. */
async function loadAnew() {
  vi.resetModules();
  return import("#app/features/admin/shell/use-shell-key.ts");
}
/** What the server has drawn, before React. */
function drawPanel(): void {
  document.body.append(Object.assign(document.createElement("div"), { className: "panel-root" }));
}
/** React, which takes a page over, lets no press through to the window. */
function takeOver(): () => void {
  const stop = (event: Event) => event.stopPropagation();
  document.addEventListener("keydown", stop, { capture: true });
  return () => document.removeEventListener("keydown", stop, { capture: true });
}
/** Whether the browser still does what it would with the press. */
const press = (letter: string) => fireEvent.keyDown(document.body, { key: letter, ctrlKey: true });

afterEach(() => document.body.replaceChildren());

test("what was pressed before React was there is done once it is, and once", async () => {
  drawPanel();
  const { useShellKey } = await loadAnew();
  const end = takeOver();
  expect(press("k")).toBe(false);
  end();
  const [search, sidebar] = [vi.fn(), vi.fn()];
  const { unmount } = renderHook(() => {
    useShellKey("k", search);
    useShellKey("b", sidebar);
  });
  expect([search.mock.calls.length, sidebar.mock.calls.length]).toEqual([1, 0]);
  press("b");
  press("k");
  expect([search.mock.calls.length, sidebar.mock.calls.length]).toEqual([2, 1]);
  unmount();
  expect(press("k")).toBe(true);
  renderHook(() => useShellKey("k", search));
  expect(search).toHaveBeenCalledTimes(2);
});

test("on a page without the panel the browser keeps its keys", async () => {
  const { useShellKey } = await loadAnew();
  expect(press("k")).toBe(true);
  const search = vi.fn();
  renderHook(() => useShellKey("k", search));
  expect(search).not.toHaveBeenCalled();
});
