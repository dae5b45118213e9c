import { expect, test } from "vitest";
import { canRenterCancel, statusAt } from "#domain/bookings/booking.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";

const expiry = new Date("2026-12-02T10:00:00Z");
const before = new Date("2026-12-02T09:59:59Z");
const pickup = {
  city: "Milano",
  timeZone: "Europe/Rome",
  date: "2026-12-10",
  time: "10:00",
  at: new Date("2026-12-10T09:00:00Z"),
};
const booking = (status: BookingStatus) => ({ status, holdExpiresAt: expiry, pickup, hasPickupRecord: false });

test("a request expires when its hold ends", () => {
  expect(statusAt(booking("requested"), before)).toBe("requested");
  expect(statusAt(booking("requested"), expiry)).toBe("expired");
});

test("ignores the end of the hold once the booking left the requested status", () => {
  expect(statusAt(booking("confirmed"), expiry)).toBe("confirmed");
  expect(statusAt(booking("cancelled"), expiry)).toBe("cancelled");
});

test("lets the renter cancel a request or confirmed booking only before the pickup", () => {
  expect(canRenterCancel(booking("requested"), before)).toBe(true);
  expect(canRenterCancel(booking("requested"), expiry)).toBe(false);
  expect(canRenterCancel(booking("confirmed"), expiry)).toBe(true);
  expect(canRenterCancel(booking("confirmed"), pickup.at)).toBe(false);
  expect(canRenterCancel({ ...booking("confirmed"), hasPickupRecord: true }, before)).toBe(false);
  for (const status of ["active", "completed", "declined", "cancelled", "expired"] as const) {
    expect(canRenterCancel(booking(status), before)).toBe(false);
  }
});
