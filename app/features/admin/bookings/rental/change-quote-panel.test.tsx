import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { changeQuote } from "#test/factories/booking-offers.ts";
import { renderScreen } from "#test/panel-screen.tsx";
import { ChangeBookingDialog } from "./change-booking-dialog.tsx";

const expiring = [
  { expiry_id: "e1", kind: "insurance", by: "day", due_on: "2026-12-11", due_kilometres: null } as const,
];

// Rule: product.md#unit-expiries
test("warns before saving when something of the unit expires within the new rental", async () => {
  const booking: ApiBookingDetail = bookingDetail({ may_change: "whole" });
  renderScreen(<ChangeBookingDialog booking={booking} onClose={() => undefined} />, ({ path }) =>
    path.endsWith("/quote") ? { body: changeQuote({ expiring }) } : undefined,
  );
  expect(await screen.findByText("Unità 2: una scadenza cade in questo noleggio")).toBeDefined();
  expect(screen.getByText(/Assicurazione: l'ultimo giorno valido è venerdì 11 dicembre 2026/)).toBeDefined();
});
