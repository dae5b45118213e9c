import fc from "fast-check";
import { expect, test } from "vitest";
import { changeExtras } from "#domain/extras/change-extras.ts";
import type { Extra } from "#domain/extras/extra.ts";
import { changeOptions } from "./change-options.ts";
import { bookedExtrasOf, bookedProtectionOf, type ChosenProtection } from "./option-lines.ts";
import { createLine, daysLine, sumLines, withAgreement } from "./price-line.ts";

const DAYS = {
  ...daysLine({ firstDay: "2027-05-03", quantity: 3, unitPrice: 100_000, rule: null }),
  vatRateBasisPoints: 2200,
};
const CODE = createLine("promotion-code", { code: "ESTATE", percent: 10 }, { unitPrice: -30_000 });
const EXTRAS = ["child-seat", "champagne", "ski-rack"].map(
  (code, index): Extra => ({
    code,
    names: { it: code },
    descriptions: null,
    unit: index === 0 ? "day" : "rental",
    price: 1000 * (index + 1),
    maxQuantity: 5,
    maxChargedDays: null,
    categories: [],
    vehicleIds: [],
    cityIds: [],
    leadHours: 0,
  }),
);
const PLUS: ChosenProtection = {
  code: "plus",
  names: { it: "Plus" },
  price: 4000,
  excess: { percent: 50, byCategory: {} },
  deposit: { percent: 50, byCategory: {} },
};
const rental = {
  vehicle: { id: "car", category: "suv" as const },
  cityId: undefined,
  pickupAt: new Date("2027-05-03T10:00:00Z"),
  now: new Date("2027-05-01T10:00:00Z"),
};
const request = fc.uniqueArray(
  fc.record({ code: fc.constantFrom(...EXTRAS.map(({ code }) => code)), quantity: fc.integer({ min: 1, max: 5 }) }),
  {
    selector: ({ code }) => code,
  },
);
const choices = fc.record({ extras: request, protection: fc.constantFrom(null, PLUS) });
type Choices = typeof choices extends fc.Arbitrary<infer Value> ? Value : never;

const change = (lines: Parameters<typeof changeOptions>[0], { extras, protection }: Choices, prices = EXTRAS) => {
  const { chosen } = changeExtras(bookedExtrasOf(lines), extras, { extras: prices, rental });
  return changeOptions(lines, { extras: chosen, protection }, 3);
};

// Rule: product.md#extras "Added later."
test("a bill has exactly the chosen extras and protection, whatever it had before, and the same change again changes nothing", () => {
  fc.assert(
    fc.property(choices, choices, (first, second) => {
      const dearer = EXTRAS.map((extra) => ({ ...extra, price: extra.price * 2 }));
      const before = change([DAYS, CODE], first);
      const after = change(before, second, dearer);
      const counts = Object.fromEntries(bookedExtrasOf(after).map(({ code, count }) => [code, count]));
      expect(counts).toEqual(Object.fromEntries(second.extras.map(({ code, quantity }) => [code, quantity])));
      expect(bookedProtectionOf(after)?.code).toBe(second.protection?.code);
      expect(after.filter(({ code }) => code === "days" || code === "promotion-code")).toEqual([DAYS, CODE]);
      expect(after.map(({ code }) => code)).toEqual(
        [...after.map(({ code }) => code)].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)),
      );
      expect(after.every(({ amount, quantity, unitPrice }) => amount === quantity * unitPrice)).toBe(true);
      // What was booked before keeps its price.
      for (const { code, price } of bookedExtrasOf(before))
        expect(bookedExtrasOf(after).find((extra) => extra.code === code)?.price ?? price).toBe(price);
      expect(change(after, second, dearer)).toEqual(after);
    }),
  );
});
const ORDER = ["days", "extra", "protection", "promotion-code", "agreed"];

test("what is added has the phase of a change and the tax rate of the bill, before the agreed price", () => {
  const agreed = withAgreement([DAYS], { kind: "amount", percent: null, discount: 5000 });
  const after = change(agreed, { extras: [{ code: "champagne", quantity: 1 }], protection: PLUS });
  expect(after.map(({ code, phase, vatRateBasisPoints }) => [code, phase, vatRateBasisPoints])).toEqual([
    ["days", "booking", 2200],
    ["extra", "change", 2200],
    ["protection", "change", 2200],
    ["agreed", "booking", 2200],
  ]);
  expect(sumLines(after)).toBe(300_000 + 2000 + 12_000 - 5000);
});

test("nothing can be added for a car that was deleted, but what is booked may stay", () => {
  const booked = bookedExtrasOf(change([DAYS], { extras: [{ code: "champagne", quantity: 2 }], protection: null }));
  const judge = (quantity: number) =>
    changeExtras(booked, [{ code: "champagne", quantity }], { extras: EXTRAS, rental: null }).problems;
  expect(judge(1)).toEqual([]);
  expect(judge(3).map(({ path }) => path)).toEqual(["extras.0.code"]);
});
