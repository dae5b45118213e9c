import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderScreen } from "#test/panel-screen.tsx";
import { ScreenError } from "./screen-error.tsx";

/** The error that the router passes on for a loader's response. */
const answered = (status: number) => ({ status, statusText: "", internal: false, data: "" });

// Rule: product.md#unknown-addresses "Any other unknown"
test("shows 404 with the exact text and a link home for an unknown address, and logs an error", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  renderScreen(<ScreenError error={answered(404)} />, undefined, "/admin/nope");
  expect(screen.getByRole("heading", { name: "Pagina non trovata" })).toBeDefined();
  expect(screen.getByText("404")).toBeDefined();
  expect(screen.getByText("Oops! Page not found")).toBeDefined();
  expect(screen.getByRole("link", { name: "Torna alla dashboard" }).getAttribute("href")).toBe("/admin");
  expect(screen.getByRole("link", { name: "Torna alla home" }).getAttribute("href")).toBe("/");
  expect(logged.mock.calls).toEqual([["404: no page at /admin/nope"]]);
});

test("does not show an internal error as a missing page", () => {
  renderScreen(<ScreenError error={answered(500)} />, undefined, "/admin/users");
  expect(screen.getByRole("heading", { name: "Qualcosa non ha funzionato" })).toBeDefined();
  expect(screen.queryByText("404")).toBeNull();
});
