// Rule: product.md#aerotaxi-tax
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AEROTAXI_TAX, computeAerotaxiTaxPerPassenger } from "#domain/jets/aerotaxi-tax.ts";

const tax = (distanceKm: number, fromCountry = "IT", toCountry = "FR") =>
  computeAerotaxiTaxPerPassenger({ fromCountry, toCountry, distanceKm });

describe("the aerotaxi tax", () => {
  // Rule: product.md#jets-estimate "Tax"
  test.each([
    // A leg of 5 km counts as 100 km, so 5.1 km already falls in the next band.
    [5, 1000],
    [5.1, 10_000],
    // Milano–Zurigo.
    [210, 10_000],
    // Roma–Parigi: 1,105 + 95 = 1,200 km.
    [1105, 10_000],
    [1405, 10_000],
    [1405.1, 20_000],
    // Milano–New York.
    [6420, 20_000],
  ])("%d km great circle cost %i cents per passenger", (distance, cents) => {
    expect(tax(distance)).toBe(cents);
  });

  // Rule: product.md#jets-estimate "Tax"
  test("applies to departures from and landings in Italy, once for a domestic leg, and not elsewhere", () => {
    expect([tax(500, "IT", "FR"), tax(500, "FR", "IT"), tax(500, "IT", "IT"), tax(500, "FR", "CH")]).toEqual([
      10_000, 10_000, 10_000, 0,
    ]);
  });

  test("refuses an invalid distance", () => {
    for (const distance of [-1, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => tax(distance)).toThrow(RangeError);
  });

  test("property: a longer leg never owes less, and there are only three amounts", () => {
    const distance = fc.double({ min: 0, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(distance, distance, (a, b) => {
        const [shorter, longer] = [tax(Math.min(a, b)), tax(Math.max(a, b))];
        expect(shorter).toBeLessThanOrEqual(longer);
        expect(AEROTAXI_TAX.bands.map(({ perPassenger }) => perPassenger)).toContain(longer);
      }),
    );
  });
});
