import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ExpiringList } from "#app/features/admin/dashboard/expiring-list.tsx";
import type { ApiExpiringLine } from "#domain/api/dashboard/dashboard.ts";
import type { ApiRentalExpiry } from "#domain/api/units/rental-expiries.ts";
import { renderScreen } from "#test/panel-screen.tsx";
import { ExpiryNotice } from "./expiry-notice.tsx";

const BY_DAY: ApiRentalExpiry = {
  expiry_id: "e1",
  kind: "insurance",
  by: "day",
  due_on: "2026-12-11",
  due_kilometres: null,
};
const BY_KILOMETRES: ApiRentalExpiry = {
  ...BY_DAY,
  expiry_id: "e2",
  kind: "service",
  by: "kilometres",
  due_on: null,
  due_kilometres: 15_000,
};
const SENTENCES = [
  "Assicurazione: l'ultimo giorno valido è venerdì 11 dicembre 2026, durante il noleggio.",
  "Tagliando a 15.000\u00a0km: con i chilometri compresi l'auto ci arriva durante il noleggio.",
];

// Rule: product.md#unit-expiries "If an expiry falls"
test("names what expires on the booking's unit during the rental, and is not rendered when nothing does", () => {
  renderScreen(<ExpiryNotice expiring={[BY_DAY, BY_KILOMETRES]} unit={2} />);
  const notice = screen.getByRole("status");
  expect(notice.textContent).toContain("Unità 2: una scadenza cade in questo noleggio");
  for (const sentence of SENTENCES) expect(notice.textContent).toContain(sentence);
});

test("is not rendered without expiries", () => {
  renderScreen(<ExpiryNotice expiring={[]} unit={2} />);
  expect(screen.queryByRole("status")).toBeNull();
});

// Rule: product.md#unit-expiries "If an expiry falls"
test("links the dashboard's task to the unit's expiries and to the booking", () => {
  const line: ApiExpiringLine = {
    ...BY_DAY,
    unit_id: "u1",
    vehicle_id: "v1",
    unit: "Ferrari 296 GTB, unità 1 · VL296AA",
    booking_id: "b1",
    reference: "VL-7K3MQD",
    name: "Ada Prova",
    pickup_date: "2026-12-10",
    return_date: "2026-12-13",
  };
  renderScreen(<ExpiringList expiring={{ lines: [line], total: 3 }} />);
  expect(screen.getByRole("link", { name: line.unit }).getAttribute("href")).toBe(
    "/admin/fleet/units?vehicle_id=v1&expiries=u1",
  );
  expect(screen.getByRole("link", { name: "Apri VL-7K3MQD" }).getAttribute("href")).toBe("/admin/bookings/b1");
  expect(screen.getByText("E altre 2, più avanti.")).toBeTruthy();
});
