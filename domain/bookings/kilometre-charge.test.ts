import fc from "fast-check";
import { expect, test } from "vitest";
import { computeKilometreCharge } from "#domain/bookings/kilometre-charge.ts";

const rental = { includedKilometres: 600, terms: { extraKilometre: 350 } };

// Rule: product.md#handover "Kilometres beyond the"
test("charges kilometres beyond the included ones at the agreed rate, in cents", () => {
  expect(computeKilometreCharge([{ pickup: 12_000, return: 12_740 }], rental)).toEqual({
    driven: 740,
    included: 600,
    extra: 140,
    charge: 49_000,
  });
});

test("charges nothing up to the last included kilometre", () => {
  expect(computeKilometreCharge([{ pickup: 12_000, return: 12_600 }], rental)).toMatchObject({ extra: 0, charge: 0 });
  expect(computeKilometreCharge([{ pickup: 12_000, return: 12_601 }], rental)).toMatchObject({ extra: 1, charge: 350 });
});

test("the charge is never negative and never falls as the distance grows", () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(5000), (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((driven) =>
        computeKilometreCharge([{ pickup: 0, return: driven }], rental),
      );
      expect(less?.charge).toBeGreaterThanOrEqual(0);
      expect(more?.charge).toBeGreaterThanOrEqual(less?.charge ?? 0);
    }),
  );
});

test("throws if the odometer ran backwards", () => {
  expect(() => computeKilometreCharge([{ pickup: 10, return: 9 }], rental)).toThrow(RangeError);
});

// Rule: product.md#replacement-car "The kilometres of"
test("the units of a rental share the included kilometres: two units are charged like one", () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.nat(3000), (first, second) => {
      const one = computeKilometreCharge([{ pickup: 500, return: 500 + first + second }], rental);
      const two = [
        { pickup: 12_000, return: 12_000 + first },
        { pickup: 30, return: 30 + second },
      ];
      expect(computeKilometreCharge(two, rental)).toEqual(one);
    }),
  );
});
