import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ApiRateCalendar } from "#domain/api/rates/rate-calendar.ts";
import { calendarRow, rateCalendar } from "#test/factories/rate-calendar.ts";
import { rateRuleRow } from "#test/factories/rate-rows.ts";
import { expectToast, renderScreen, type SentCall, withinDialog } from "#test/panel-screen.tsx";
import { RateCalendarScreen } from "./rate-calendar-screen.tsx";

const CALENDAR = rateCalendar();
const open = (calendar: ApiRateCalendar = CALENDAR, canManage = true) =>
  renderScreen(
    <RateCalendarScreen
      calendar={calendar}
      view={{ from: "2027-01", month: "2027-08" }}
      cities={["Milano"]}
      today="2027-03-01"
      canManage={canManage}
    />,
    ({ method, path }) => (method === "GET" && /brands|vehicles/.test(path) ? { body: [] } : undefined),
  );
const cell = (name: string) => screen.getByRole("gridcell", { name: new RegExp(`^${name}:`) });
const press = (name: string, changes: object = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key: name, ...changes });
const selectedCells = () =>
  screen.getAllByRole("gridcell").filter((one) => one.getAttribute("aria-selected") === "true");
const field = (name: RegExp) => withinDialog().getByLabelText<HTMLInputElement>(name);
const written = (calls: readonly SentCall[]) => calls.filter(({ method }) => method !== "GET");

// Rule: product.md#rates-screen "Cells of one row or more"
test("arrow keys select days, and Enter makes a rule of them", async () => {
  const calls = open();
  fireEvent.focus(cell("Tutte le auto, 1 agosto"));
  cell("Tutte le auto, 1 agosto").focus();
  press("ArrowDown");
  await waitFor(() => expect(document.activeElement).toBe(cell("Sportive, 1 agosto")));
  press("ArrowRight", { shiftKey: true });
  press("ArrowRight", { shiftKey: true });
  expect(selectedCells()).toHaveLength(3);
  expect(document.activeElement).toBe(cell("Sportive, 3 agosto"));
  expect(screen.getByText("Sportive, 1–3 agosto")).toBeDefined();
  press("Enter");
  expect(field(/^Primo giorno/).value).toBe("2027-08-01");
  expect(field(/^Ultimo giorno/).value).toBe("2027-08-03");
  expect(field(/^Categoria/).value).toBe("sportive");
  fireEvent.change(field(/^Nome/), { target: { value: "Apertura" } });
  fireEvent.change(field(/^Percentuale/), { target: { value: "120" } });
  fireEvent.click(screen.getByRole("button", { name: "Salva" }));
  await expectToast("Regola aggiunta.");
  expect(written(calls)[0]).toMatchObject({
    method: "POST",
    path: "/api/rate_rules",
    body: { scope: "category", category: "sportive", from_date: "2027-08-01", until_date: "2027-08-03", percent: 120 },
  });
});

// Rule: product.md#rates-screen "Cells of one row or more"
test("a row's label selects the whole month, whose name the rule gets, and dragging selects days", () => {
  open();
  fireEvent.click(screen.getByRole("button", { name: /^SUV/ }));
  expect(selectedCells()).toHaveLength(31);
  fireEvent.click(screen.getByRole("button", { name: "Crea una regola" }));
  expect(field(/^Nome/).value).toBe("Agosto");
  fireEvent.click(withinDialog().getByRole("button", { name: "Annulla" }));
  fireEvent.pointerDown(cell("Van, 20 agosto"), { pointerType: "mouse", button: 0 });
  fireEvent.pointerOver(cell("Van, 16 agosto"), { pointerType: "mouse", buttons: 1 });
  expect(selectedCells()).toHaveLength(5);
  fireEvent.pointerOver(cell("Van, 22 agosto"), { pointerType: "mouse" });
  fireEvent.pointerDown(cell("Van, 22 agosto"), { pointerType: "mouse", button: 0, shiftKey: true });
  expect(screen.getByText("Van, 20–22 agosto")).toBeDefined();
});

// Rule: product.md#rates-screen "Cells of one row or more"
test("two rows get a rule each, all categories one rule for all cars", async () => {
  const calls = open();
  const drag = (from: string, to: string) => {
    fireEvent.pointerDown(cell(from), { pointerType: "mouse", button: 0 });
    fireEvent.pointerOver(cell(to), { pointerType: "mouse", buttons: 1 });
  };
  drag("Sportive, 1 agosto", "Van, 2 agosto");
  fireEvent.click(screen.getByRole("button", { name: "Crea una regola" }));
  expect(field(/^Vale per/).value).toBe("all");
  fireEvent.click(withinDialog().getByRole("button", { name: "Annulla" }));
  drag("Sportive, 1 agosto", "Cabrio, 2 agosto");
  fireEvent.click(screen.getByRole("button", { name: "Crea 2 regole" }));
  expect(withinDialog().getByText("Una regola per ogni riga: Sportive, Cabrio.")).toBeDefined();
  fireEvent.change(field(/^Nome/), { target: { value: "Apertura" } });
  fireEvent.change(field(/^Percentuale/), { target: { value: "120" } });
  fireEvent.click(screen.getByRole("button", { name: "Salva" }));
  await expectToast("Regola aggiunta.");
  expect(written(calls).map(({ body }) => body.category)).toEqual(["sportive", "cabrio"]);
  // Rule: product.md#rates-screen "The message after a new rule"
  fireEvent.click(screen.getByRole("button", { name: "Annulla" }));
  await expectToast("Regola eliminata.");
  expect(written(calls).filter(({ method }) => method === "DELETE")).toHaveLength(2);
});

// Rule: product.md#rates-screen "Cells of one row or more"
test("two taps select days on a phone", () => {
  open();
  for (const day of ["Cabrio, 5 agosto", "Cabrio, 9 agosto"]) {
    fireEvent.pointerDown(cell(day), { pointerType: "touch" });
    fireEvent.click(cell(day));
  }
  expect(screen.getByText("Cabrio, 5–9 agosto")).toBeDefined();
});

// Rule: product.md#rates-screen "A cell of "Anno""
test("a hovered cell explains its rules, and a selected one offers to end them", async () => {
  const season = { rule_id: rateRuleRow().id, low: 1170, high: 1885, cars: 9, days: 1, hides: [] };
  const cells = Array(31).fill({ low: 1170, high: 1885, seasons: [season], seasons_total: 1 });
  const calls = open(rateCalendar({ rows: [calendarRow({ cells })], rules: [rateRuleRow()] }));
  const explanation = screen.getByRole("region", { name: "Perché questi prezzi" });
  fireEvent.pointerOver(cell("Sportive, 14 agosto"), { pointerType: "mouse" });
  expect(explanation.textContent).toContain("«Agosto», Sportive · 20 % in più");
  fireEvent.pointerDown(cell("Sportive, 14 agosto"), { pointerType: "mouse", button: 0 });
  fireEvent.click(screen.getByRole("button", { name: "Termina Agosto" }));
  fireEvent.click(screen.getByRole("button", { name: "Termina" }));
  await expectToast("Regola terminata.");
  expect(written(calls)[0]).toMatchObject({ method: "PATCH" });
});

test("who may only read the rates makes no rule", () => {
  open(CALENDAR, false);
  fireEvent.click(screen.getByRole("button", { name: /^SUV/ }));
  expect(screen.queryByRole("button", { name: "Crea una regola" })).toBeNull();
});
