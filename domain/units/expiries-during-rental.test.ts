import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  findExpiriesDuringRentals,
  type PlannedRental,
  type UpcomingExpiry,
} from "#domain/units/expiries-during-rental.ts";

const RENTAL: PlannedRental = { key: "r1", pickupDate: "2026-12-10", returnDate: "2026-12-13", kilometres: 600 };
const EXPIRY: UpcomingExpiry = { id: "e1", dueOn: null, dueKilometres: null, overrideUntil: null };
const triggered = (expiry: Partial<UpcomingExpiry>, counter: number | null = null, rentals = [RENTAL]) =>
  findExpiriesDuringRentals(rentals, [{ ...EXPIRY, ...expiry }], counter).map(({ rental, by }) => `${rental} ${by}`);

describe("an expiry by date", () => {
  // Rule: product.md#unit-expiries "If an expiry falls"
  test.each([
    ["2026-12-09", []],
    ["2026-12-10", ["r1 day"]],
    ["2026-12-12", ["r1 day"]],
    ["2026-12-13", ["r1 day"]],
    ["2026-12-14", []],
  ])("an expiry valid until %s", (dueOn, expected) => expect(triggered({ dueOn })).toEqual(expected));

  test("counts from the end of an admin's override", () => {
    expect(triggered({ dueOn: "2026-12-11", overrideUntil: "2026-12-31" })).toEqual([]);
    expect(triggered({ dueOn: "2026-12-01", overrideUntil: "2026-12-12" })).toEqual(["r1 day"]);
    expect(triggered({ dueOn: "2026-12-12", overrideUntil: "2026-12-01" })).toEqual(["r1 day"]);
  });
});

describe("an expiry by kilometres", () => {
  // Rule: product.md#unit-expiries "If an expiry falls"
  test.each([
    [14_399, []],
    [14_400, ["r1 kilometres"]],
    [14_999, ["r1 kilometres"]],
    [15_000, []],
    [null, []],
  ])("a limit of 15.000 with the odometer at %s", (counter, expected) =>
    expect(triggered({ dueKilometres: 15_000 }, counter)).toEqual(expected),
  );

  // Rule: product.md#unit-expiries "If an expiry falls"
  test("adds up the kilometres of rentals in the order of their pickups", () => {
    const later = { ...RENTAL, key: "r2", pickupDate: "2026-12-20", returnDate: "2026-12-22" };
    expect(triggered({ dueKilometres: 15_000 }, 14_000, [later, RENTAL])).toEqual(["r2 kilometres"]);
  });

  test("is not reported if an admin's override ends after the return", () => {
    expect(triggered({ dueKilometres: 15_000, overrideUntil: "2026-12-31" }, 14_900)).toEqual([]);
    expect(triggered({ dueKilometres: 15_000, overrideUntil: "2026-12-12" }, 14_900)).toEqual(["r1 kilometres"]);
  });
});

test("an expiry by date and kilometres is reported once", () => {
  expect(triggered({ dueOn: "2026-12-12", dueKilometres: 15_000 }, 14_900)).toEqual(["r1 day"]);
});

// Rule: product.md#unit-expiries
test("an expiry by kilometres is reported at most once, however many rentals follow", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 12 }),
      fc.nat(20_000),
      (kilometres, counter) => {
        const rentals = kilometres.map((each, at) => ({
          key: String(at),
          pickupDate: `2027-${String(at + 1).padStart(2, "0")}-01`,
          returnDate: `2027-${String(at + 1).padStart(2, "0")}-03`,
          kilometres: each,
        }));
        expect(triggered({ dueKilometres: 15_000 }, counter, rentals).length).toBeLessThanOrEqual(1);
      },
    ),
  );
});
