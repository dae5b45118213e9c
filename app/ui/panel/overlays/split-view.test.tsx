import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { expect, test } from "vitest";
import { ActionMenu } from "./action-menu.tsx";
import { Dialog } from "./dialog.tsx";
import { DetailPane, SplitView } from "./split-view.tsx";

const LIST = "/lista";

const Shown = ({ list }: { list: (open: boolean) => ReactNode }) => list(useLocation().pathname !== LIST);

function openPane(inside: ReactNode = null) {
  const pane = (
    <DetailPane title="VL-1" record="VL-1" closeTo={LIST}>
      {inside}
    </DetailPane>
  );
  const list = (open: boolean) => (
    <SplitView pane={open ? pane : null}>
      <input type="search" aria-label="Cerca" />
      <a href="/altra">VL-2</a>
      <a href="/lista/1" aria-current="true">
        VL-1
      </a>
    </SplitView>
  );
  const element = <Shown list={list} />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/lista/1"] });
  render(<RouterProvider router={router} />);
  return { closed: () => router.state.location.pathname === LIST };
}
const pressEscape = (target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { key: "Escape" });

// Rule: product.md#panel-keyboard "Details that close"
// Rule: product.md#panel-lists "The row whose"
test("Escape closes the pane, wherever the focus is, and returns the focus to the row", async () => {
  const { closed } = openPane();
  screen.getByRole("link", { name: "VL-2" }).focus();
  pressEscape();
  expect(closed()).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name: "VL-1" })));
});

test("the close button names the key", () => {
  openPane();
  expect(screen.getByRole("button", { name: "Chiudi i dettagli" }).getAttribute("aria-keyshortcuts")).toBe("Escape");
});

// Rule: product.md#panel-lists "The row whose"
test("Escape does not close the pane while a dialog is open inside", () => {
  const { closed } = openPane(
    <Dialog open onClose={() => {}} title="Non accogliere?">
      <button type="button">Sì</button>
    </Dialog>,
  );
  pressEscape(screen.getByRole("button", { name: "Sì" }));
  expect(closed()).toBe(false);
});

// Rule: product.md#panel-lists "The row whose"
test("Escape does not close the pane while a menu is open", async () => {
  const { closed } = openPane(<ActionMenu label="Azioni" actions={[{ label: "Stampa" }]} />);
  fireEvent.click(screen.getByRole("button", { name: "Azioni" }));
  pressEscape(await screen.findByRole("menuitem", { name: "Stampa" }));
  expect(closed()).toBe(false);
});

// Rule: product.md#panel-lists
test("Escape does not close the pane while a field's list is open or a search has text", () => {
  const { closed } = openPane(<input role="combobox" aria-label="Auto" aria-expanded="true" aria-controls="x" />);
  pressEscape(screen.getByRole("combobox"));
  expect(closed()).toBe(false);
  screen.getByRole("combobox").setAttribute("aria-expanded", "false");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "ada" } });
  pressEscape(screen.getByRole("searchbox"));
  expect(closed()).toBe(false);
  pressEscape(screen.getByRole("combobox"));
  expect(closed()).toBe(true);
});
