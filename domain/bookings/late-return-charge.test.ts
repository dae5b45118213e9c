import { expect, test } from "vitest";
import { mailedBooking } from "#test/factories/mailed-booking.ts";
import { computeLateReturnCharge, findReturnTime } from "./late-return-charge.ts";

/** From 10 December, 10:00, until 13 December, 18:30, in Rome: four days. */
const booking = { ...mailedBooking, graceMinutes: 120 };

// Rule: product.md#handover, "Days beyond the agreed ones"
test.each([
  ["early", "2026-12-12T09:00:00Z", null],
  ["before the agreed pickup", "2026-12-09T09:00:00Z", null],
  ["later, but within the fourth day", "2026-12-14T08:59:00Z", null],
  ["at the end of the grace period", "2026-12-14T11:00:00Z", null],
  ["a minute after the grace period", "2026-12-14T11:01:00Z", { days: 1, charge: 140_000 }],
  ["a day and the grace period later", "2026-12-15T11:00:00Z", { days: 1, charge: 140_000 }],
  ["two days and more later", "2026-12-15T11:30:00Z", { days: 2, charge: 280_000 }],
])("a car that comes back %s", (_, returnedAt, late) => {
  expect(computeLateReturnCharge(booking, new Date(returnedAt))).toEqual(late);
});

test("a booking without a grace period shows nothing", () => {
  expect(computeLateReturnCharge({ ...booking, graceMinutes: 0 }, new Date("2026-12-20T10:00:00Z"))).toBeNull();
});

test("a car comes back at its record or at the conclusion, whichever is first", () => {
  const [earlier, later] = [new Date("2026-12-13T17:00:00Z"), new Date("2026-12-14T09:00:00Z")];
  expect(findReturnTime({ returnedAt: null }, null)).toBeNull();
  expect(findReturnTime({ returnedAt: later }, null)).toBe(later);
  expect(findReturnTime({ returnedAt: null }, later)).toBe(later);
  expect(findReturnTime({ returnedAt: later }, earlier)).toBe(earlier);
  expect(findReturnTime({ returnedAt: earlier }, later)).toBe(earlier);
});
