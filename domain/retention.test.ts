import fc from "fast-check";
import { expect, test } from "vitest";
import { computeRetentionCutoffs, RETENTION, rentalRetainedUntil, retainedUntil } from "#domain/retention.ts";

// Rule: product.md#retention "Bookings that never became a rental"
// Rule: product.md#retention "Enquiries"
// Rule: product.md#retention "Log entries about"
// Rule: product.md#retention "Rentals"
test("keeps requests and handover pictures for two years, rentals for ten, accounts without a role and the waiting list for one", () => {
  expect(computeRetentionCutoffs(new Date("2026-11-21T09:00:00Z"))).toEqual({
    requests: new Date("2024-11-21"),
    rentals: new Date("2016-11-21"),
    handoverPictures: new Date("2024-11-21"),
    bookingMessages: new Date("2024-11-21"),
    accounts: new Date("2025-11-21"),
    waitingList: new Date("2025-11-21"),
  });
});

test.each([
  ["2028-02-29T12:00:00Z", "2038-02-28"],
  ["2028-02-28T23:59:59Z", "2038-02-28"],
  ["2028-03-01T00:00:00Z", "2038-03-01"],
  ["2026-12-13T10:00:00Z", "2036-12-13"],
])("a rental that ended at %s is kept until %s", (end, until) => {
  expect(rentalRetainedUntil(new Date(end))).toBe(until);
});

// Rule: product.md#retention
test("deletes data on the first day after the stated one, never earlier", () => {
  const anyInstant = fc.date({ min: new Date("2016-01-01"), max: new Date("2080-12-31"), noInvalidDate: true });
  const monthEnds = fc.constantFrom("2028-02-29", "2027-02-28", "2026-08-31", "2026-11-30").map((day) => new Date(day));
  const instants = fc.oneof(anyInstant, monthEnds);
  // Around the stated day, where the two functions could differ.
  const hoursOff = fc.integer({ min: -72, max: 72 });
  fc.assert(
    fc.property(instants, hoursOff, (end, hours) => {
      for (const [kind, months] of [
        ["rentals", RETENTION.rentalYears * 12],
        ["requests", RETENTION.requestMonths],
        ["accounts", RETENTION.accountMonths],
        ["bookingMessages", RETENTION.bookingMessageMonths],
      ] as const) {
        const until = retainedUntil(end, months);
        const now = new Date(Date.parse(until) + hours * 3_600_000);
        expect(end < computeRetentionCutoffs(now)[kind]).toBe(until < now.toISOString().slice(0, 10));
      }
    }),
  );
});
