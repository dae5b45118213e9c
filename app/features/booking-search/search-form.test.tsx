import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { RentalSearchForm } from "#app/features/booking-search/search-form.tsx";
import type { CategorySlug } from "#domain/categories.ts";
import { SEARCH_CITIES } from "#domain/places.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

// The form loads both when they are first needed; here they are at hand, so that no test waits for a file.
beforeAll(() => Promise.all([import("#app/ui/calendar.tsx"), import("#domain/forms/search-form.ts")]), 30_000);

vi.setConfig({ testTimeout: 20_000 });

// A Saturday noon in Milano; the DOM under test knows no modal dialogs, so they only open.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T11:10:00Z"), toFake: ["Date"] });
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Explore() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function renderForm(props: { city?: string; category?: CategorySlug | null } = {}) {
  const router = createMemoryRouter([
    { path: "/", element: <RentalSearchForm city={props.city} category={props.category ?? null} /> },
    { path: "/explore", element: <Explore /> },
  ]);
  return renderOnSite(<RouterProvider router={router} />);
}

const search = () => screen.getByRole<HTMLButtonElement>("button", { name: "Cerca" });
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function pick(label: string, day: RegExp) {
  fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${label}`) }));
  const dialog = screen.getByRole("dialog", { name: label });
  fireEvent.click(await within(dialog).findByRole("button", { name: day }));
}

test("Cerca waits until all six fields are set, then leads to /explore with them", async () => {
  renderForm({ category: "suv" });
  expect(screen.getByLabelText<HTMLSelectElement>("Ora di ritiro").value).toBe("10:00");
  expect(search().disabled).toBe(true);
  choose("Città di ritiro", "Milano");
  choose("Città di riconsegna", "Roma");
  await pick("Data di ritiro", /24 novembre 2026/);
  expect(search().disabled).toBe(true);
  await pick("Data di riconsegna", /27 novembre 2026/);
  expect(search().disabled).toBe(false);
  expect(screen.getByText("27 nov")).toBeDefined();
  fireEvent.click(search());
  await screen.findByText(
    "/explore?pickupCity=Milano&returnCity=Roma&pickupDate=2026-11-24&returnDate=2026-11-27&pickupTime=10%3A00&returnTime=10%3A00&category=suv",
  );
});

test("both selects offer the 28 cities, both times the 48 slots", () => {
  renderForm({ city: "Monaco" });
  const options = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map((option) => option.value).filter(Boolean);
  expect(options("Città di ritiro")).toEqual([...SEARCH_CITIES]);
  expect(options("Ora di riconsegna")).toHaveLength(48);
  expect(screen.getByLabelText<HTMLSelectElement>("Città di riconsegna").value).toBe("Monaco");
});

test("the calendar speaks Italian, starts on Monday and offers no day before today", async () => {
  renderForm();
  fireEvent.click(screen.getByRole("button", { name: /^Data di ritiro/ }));
  const dialog = screen.getByRole("dialog", { name: "Data di ritiro" });
  const yesterday = await within(dialog).findByRole<HTMLButtonElement>("button", { name: /20 novembre 2026/ });
  expect(yesterday.disabled).toBe(true);
  expect(within(dialog).getAllByRole("columnheader", { hidden: true })[0]?.textContent).toMatch(/^lu/);
});

test("no return can be chosen before the pickup", async () => {
  renderForm();
  await pick("Data di ritiro", /27 novembre 2026/);
  fireEvent.click(screen.getByRole("button", { name: /^Data di riconsegna/ }));
  const dialog = screen.getByRole("dialog", { name: "Data di riconsegna" });
  const before = await within(dialog).findByRole<HTMLButtonElement>("button", { name: /26 novembre 2026/ });
  expect(before.disabled).toBe(true);
});

test("a pickup hour that is past today is refused in words and nothing is searched", async () => {
  renderForm({ city: "Milano" });
  await pick("Data di ritiro", /21 novembre 2026/);
  await pick("Data di riconsegna", /22 novembre 2026/);
  fireEvent.click(search());
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Il ritiro non può essere già passato."));
  expect(screen.getByLabelText("Ora di ritiro").getAttribute("aria-invalid")).toBe("true");
});

test("without scripts it is a plain form: native dates, Cerca enabled, category sent along", () => {
  const html = renderToString(
    <MemoryRouter>
      <RentalSearchForm category="van" />
    </MemoryRouter>,
  );
  const page = new DOMParser().parseFromString(html, "text/html");
  const form = page.querySelector("form");
  expect(form?.getAttribute("action")).toBe("/explore");
  expect(form?.getAttribute("method")).toBe("get");
  expect(page.querySelectorAll('input[type="date"][required]')).toHaveLength(2);
  expect(page.querySelector("button[type=submit]")?.hasAttribute("disabled")).toBe(false);
  expect(page.querySelector<HTMLInputElement>('input[name="category"]')?.value).toBe("van");
});

test("a preselected city fills both selects", () => {
  renderForm({ city: "Monaco" });
  for (const label of ["Città di ritiro", "Città di riconsegna"]) {
    expect(screen.getByLabelText<HTMLSelectElement>(label).value).toBe("Monaco");
  }
});

test("each select offers the 28 cities and each time the 48 slots", () => {
  renderForm();
  const options = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map((option) => option.value).filter(Boolean);
  for (const label of ["Città di ritiro", "Città di riconsegna"]) expect(options(label)).toEqual([...SEARCH_CITIES]);
  for (const label of ["Ora di ritiro", "Ora di riconsegna"]) expect(options(label)).toHaveLength(48);
});
