// Rule: product.md#waiting-list "Staff"
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ApiWaitingDemand } from "#domain/api/waiting-list/waiting-list.ts";
import { waitingEntryRow } from "#test/factories/waiting-list-rows.ts";
import { renderScreen } from "#test/panel-screen.tsx";
import { demandCells, WaitingDemandScreen } from "./waiting-demand-screen.tsx";
import { WaitingListScreen } from "./waiting-list-screen.tsx";
import { WAITING_LIST_WORDS } from "./waiting-list-words.ts";

const COUNTS = { open: 2, mailed: 1, booked: 1, left: 0, ended: 3, removed: 0, total: 7 };
const CAR: ApiWaitingDemand = {
  scope: "vehicle",
  waited_for: "Ferrari 296 GTB",
  vehicle_id: "v1",
  vehicle_name: "Ferrari 296 GTB",
  category: "sportive",
  city: "Milano",
  ...COUNTS,
};
const ROWS: ApiWaitingDemand[] = [
  CAR,
  {
    ...CAR,
    scope: "category",
    waited_for: "Sportive a Roma",
    vehicle_id: null,
    vehicle_name: null,
    city: "Roma",
    total: 1,
  },
];

test("an entry that waits can be removed after a question, an ended one cannot", async () => {
  const rows = [waitingEntryRow(), waitingEntryRow({ id: "w2", name: "Eva Prova", status: "booked" })];
  const calls = renderScreen(<WaitingListScreen rows={rows} total={2} loadedAt={Date.now()} />);
  expect(screen.queryByRole("button", { name: WAITING_LIST_WORDS.actionsFor("Eva Prova") })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: WAITING_LIST_WORDS.actionsFor("Ada Prova") }));
  fireEvent.click(await screen.findByRole("menuitem", { name: WAITING_LIST_WORDS.remove }));
  expect(calls).toEqual([]);
  fireEvent.click(await screen.findByRole("button", { name: WAITING_LIST_WORDS.removal.confirm }));
  await waitFor(() => expect(calls).toMatchObject([{ method: "DELETE", path: "/api/waiting_list/w1" }]));
});

// Rule: product.md#languages "Staff see the language"
test("the language of an entry that waits is changed in a dialog", async () => {
  const calls = renderScreen(<WaitingListScreen rows={[waitingEntryRow()]} total={1} loadedAt={Date.now()} />);
  fireEvent.click(screen.getByRole("button", { name: WAITING_LIST_WORDS.actionsFor("Ada Prova") }));
  fireEvent.click(await screen.findByRole("menuitem", { name: WAITING_LIST_WORDS.changeLanguage }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.change(within(dialog).getByLabelText("Lingua"), { target: { value: "de" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Salva" }));
  await waitFor(() =>
    expect(calls).toMatchObject([
      { method: "PATCH", path: "/api/waiting_list/w1", body: { language: "de", version: 1 } },
    ]),
  );
});

test("the counts of a car and of a category lead to their entries", () => {
  renderScreen(<WaitingDemandScreen rows={ROWS} today="2026-11-22" />);
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("Ferrari 296 GTB")).toBe("/admin/report/waiting-list?scope=vehicle&vehicle_id=v1");
  expect(hrefOf("Sportive a Roma")).toBe("/admin/report/waiting-list?scope=category&category=sportive&city=Roma");
});

test("the CSV has a row for each car and category", () => {
  const { fields, data } = demandCells(ROWS);
  expect(fields.slice(0, 3)).toEqual(["Vettura o categoria", "Città", "In attesa"]);
  expect(data).toEqual([
    ["Ferrari 296 GTB", "Milano", "2", "1", "1", "0", "3", "0", "7"],
    ["Sportive a Roma", "Roma", "2", "1", "1", "0", "3", "0", "1"],
  ]);
});
