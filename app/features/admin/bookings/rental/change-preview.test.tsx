import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ApiBookingDetail, ApiChangeQuote } from "#domain/api/bookings/bookings.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { renderScreen } from "#test/panel-screen.tsx";
import { ChangeDialog } from "./change-dialog.tsx";

const QUOTE: ApiChangeQuote = {
  days: 4,
  daily_rate: 1400,
  previous_total: 4200,
  total: 5600,
  difference: 1400,
  currency: "EUR",
  free: true,
  other_colour: null,
  unit: 2,
  expiring: [{ expiry_id: "e1", kind: "insurance", by: "day", due_on: "2026-12-11", due_kilometres: null }],
  agreed_price: null,
  delivery: bookingDetail().delivery,
  vehicle_name: "Ferrari 296 GTB",
  pickup_city: "Milano",
  return_city: "Milano",
  receipt: [],
  conditions: [],
};

test("what expires of the unit within the new rental is said before it is saved", async () => {
  const booking: ApiBookingDetail = bookingDetail({ may_change: "whole" });
  renderScreen(<ChangeDialog booking={booking} onClose={() => undefined} />, ({ path }) =>
    path.endsWith("/quote") ? { body: QUOTE } : { body: [] },
  );
  expect(await screen.findByText("Unità 2: una scadenza cade in questo noleggio")).toBeDefined();
  expect(screen.getByText(/Assicurazione: l'ultimo giorno valido è venerdì 11 dicembre 2026/)).toBeDefined();
});
