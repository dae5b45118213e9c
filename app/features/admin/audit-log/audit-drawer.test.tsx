import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AuditDrawer } from "#app/features/admin/audit-log/audit-drawer.tsx";
import type { ApiAuditEntry } from "#domain/api/audit-log/audit-log.ts";
import { auditEntry } from "#test/factories/panel-rows.ts";
import { renderScreen } from "#test/panel-screen.tsx";

const open = (entry: Partial<ApiAuditEntry>) =>
  renderScreen(<AuditDrawer entry={auditEntry(entry)} onClose={() => {}} />);
/** The table's rows, each as a list of cell texts. */
const tableRows = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test("shows a booking's change with the staff's words and the site's time zone", () => {
  const booking = {
    reference: "VL-7K3MQD",
    status: "requested",
    vehicle_id: "v1",
    pickup_at: "2026-12-10T09:00:00.000Z",
  };
  open({
    before: { ...booking, pickup_date: "2026-12-10", delivery_cents: 0, pickup_place: null, hold_expires_at: null },
    after: {
      ...booking,
      status: "confirmed",
      vehicle_id: "v2",
      pickup_date: "2026-12-11",
      pickup_at: "2026-12-11T09:00:00.000Z",
      delivery_cents: 12_050,
      pickup_place: "aeroporto-milano-malpensa",
      hold_expires_at: "2026-11-21T09:40:00.000Z",
    },
  });
  expect(tableRows()).toEqual([
    ["Stato", "Richiesta", "Confermata"],
    ["Data di ritiro", "10 dic 2026", "11 dic 2026"],
    ["Supplemento di consegna", "€\u00a00", "€\u00a0120,50"],
    ["Luogo di ritiro", "–", expect.stringContaining("Malpensa")],
    ["Tenuta fino al", "–", "21 nov 2026, 10:40"],
  ]);
});

test("shows rows that are stored as ids by their names", () => {
  open({
    entity: "enquiries",
    names: { anna: "Anna Verdi" },
    before: { reference: "RQ-1", status: "new", assigned_to: "gone" },
    after: { reference: "RQ-1", status: "answered", assigned_to: "anna" },
  });
  expect(tableRows()).toEqual([
    ["Stato", "In attesa", "Risposta"],
    ["Assegnata a", "Non c'è più", "Anna Verdi"],
  ]);
});

test("names a row without its own name by the row it belongs to", () => {
  open({ entity: "unit_expiries", names: { u1: "Ferrari Roma, unità 1" }, after: { unit_id: "u1", kind: "tyres" } });
  expect(screen.getByRole("heading", { name: "Ferrari Roma, unità 1" })).toBeDefined();
  expect(tableRows()).toEqual([
    ["Unità", "Ferrari Roma, unità 1"],
    ["Tipo", "gomme"],
  ]);
});

test("shows lists as text", () => {
  const drivers = [
    {
      id: "1",
      position: 0,
      name: "Ada Prova",
      birthDate: "1980-02-01",
      documentKind: "passport",
      documentNumber: null,
    },
    { id: "2", position: 1, name: "Anna Verdi", birthDate: "1990-02-01", documentKind: null },
  ];
  open({
    action: "drivers",
    before: { reference: "VL-7K3MQD", drivers: [] },
    after: { reference: "VL-7K3MQD", drivers },
  });
  expect(tableRows()).toEqual([
    [
      "Altri conducenti",
      "–",
      "Nome: Ada Prova, Data di nascita: 01 feb 1980, Tipo di documento: Passaporto\nNome: Anna Verdi, Data di nascita: 01 feb 1990",
    ],
  ]);
});

test("does not attribute a customer's action by private link to a deleted user", () => {
  open({ actor: "customer", actor_email: null, action: "ask-dates", after: { pickup_date: "2026-12-11" } });
  expect(screen.getByText("Il cliente")).toBeDefined();
});
