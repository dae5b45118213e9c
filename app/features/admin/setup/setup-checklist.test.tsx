// Rule: product.md#new-installation
import { fireEvent, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { SetupChecklist } from "#app/features/admin/setup/setup-checklist.tsx";
import { SETUP_STEP_WORDS } from "#app/features/admin/setup/setup-words.ts";
import { SETUP_COOKIE } from "#app/features/admin/shell/preferences.ts";
import type { ApiSetupLine } from "#domain/api/dashboard/dashboard.ts";
import { SETUP_STEPS } from "#domain/setup-steps.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { TEST_SITE } from "#test/site.ts";

const LINES: ApiSetupLine[] = SETUP_STEPS.map((step) => ({
  step,
  done: step === "brand",
  allowed: step !== "colleague",
}));
const open = () => renderOnSite(<SetupChecklist lines={LINES} />, { wrapper: MemoryRouter });

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie as the panel does
  document.cookie = `${SETUP_COOKIE}=; path=/; max-age=0`;
});

test("shows the status of each step, and a link for users who may do it", () => {
  open();
  expect(screen.getByText("1 di 8 fatti")).toBeTruthy();
  const [name, hours, brand, city, , , , colleague] = screen.getAllByRole("listitem");
  if (!name || !hours || !brand || !city || !colleague) throw new Error("A step is missing");
  expect(within(name).getByRole("link").getAttribute("href")).toBe("/admin/settings");
  expect(within(hours).getByRole("link").getAttribute("href")).toBe("/admin/settings#orari");
  expect(within(brand).getByText("Fatto")).toBeTruthy();
  expect(within(brand).queryByRole("link")).toBeNull();
  expect(within(city).getByText("Da fare")).toBeTruthy();
  expect(within(city).getByRole("link").getAttribute("href")).toBe("/admin/cities?new=");
  expect(within(colleague).queryByRole("link")).toBeNull();
  expect(within(colleague).getByText("Lo fa un collega con il ruolo adatto.")).toBeTruthy();
});

test("marks the first step as open because of an example address", () => {
  open();
  const [name] = screen.getAllByRole("listitem");
  expect(name?.textContent).toMatch(
    /L'indirizzo \S+\.example è un esempio e non riceve posta: il passo è fatto quando/,
  );
  expect(SETUP_STEP_WORDS.name.text({ ...TEST_SITE, email: "info@velluto.it" })).toBe(
    `Il sito si presenta come ${TEST_SITE.name} e riceve la posta a info@velluto.it.`,
  );
});

test("stays hidden once dismissed", () => {
  const { unmount } = open();
  fireEvent.click(screen.getByRole("button", { name: "Non mostrare più" }));
  expect(screen.queryByRole("heading")).toBeNull();
  unmount();
  open();
  expect(screen.queryByRole("heading")).toBeNull();
});
