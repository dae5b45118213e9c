import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { optionLines } from "#domain/prices/option-lines.ts";
import { createLine, daysLine } from "#domain/prices/price-line.ts";
import { RATED_CAR } from "#domain/rates/rate-rules.fixture.ts";
import {
  bookedPromotionOf,
  judgePromotionCode,
  normalisePromotionCode,
  type PromotionCode,
  type RentalWithCode,
} from "./promotion-code.ts";

const CODE: PromotionCode = {
  id: "code-1",
  code: "ESTATE",
  discount: { percent: 10 },
  scope: { kind: "all" },
  city: null,
  bookFrom: null,
  bookUntil: null,
  rentalFrom: null,
  rentalUntil: null,
  minDays: 1,
  combinesWithLength: true,
  combinesWithPackages: true,
  maxUses: null,
  maxUsesPerPerson: null,
  used: 0,
  active: true,
};
const RENTAL: RentalWithCode = {
  vehicle: RATED_CAR,
  bookedOn: "2027-05-01",
  pickupDate: "2027-05-03",
  days: 3,
  lines: [{ code: "days" }],
  usesOfRenter: 0,
};

const judge = (code: Partial<PromotionCode>, rental: Partial<RentalWithCode> = {}) =>
  judgePromotionCode({ ...CODE, ...code }, { ...RENTAL, ...rental })?.key ?? null;

// Rule: product.md#promotion-codes "Typing"
test.each([
  [" estate 10 ", "ESTATE10"],
  ["e\u200bstate\u00a0", "ESTATE"],
  ["ｅｓｔａｔｅ", "ESTATE"],
  ["natale-2027", "NATALE-2027"],
  ["", ""],
])("%j is read as %j", (typed, stored) => {
  expect(normalisePromotionCode(typed)).toBe(stored);
});

test("reading a code twice changes nothing", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = normalisePromotionCode(text);
      expect(normalisePromotionCode(once)).toBe(once);
    }),
  );
});

// Rule: product.md#promotion-codes "Refusals"
describe("a code", () => {
  test("without conditions may be used", () => {
    expect(judge({})).toBeNull();
  });

  test("that does not exist and one that is switched off get the same answer", () => {
    expect(judgePromotionCode(null, RENTAL)?.key).toBe("unknown");
    expect(judge({ active: false })).toBe("unknown");
  });

  test.each<[bookedOn: string, answer: string | null]>([
    ["2027-04-30", "notYet"],
    ["2027-05-01", null],
    ["2027-05-31", null],
    ["2027-06-01", "expired"],
  ])("for bookings in May, booked on %s: %s", (bookedOn, answer) => {
    expect(judge({ bookFrom: "2027-05-01", bookUntil: "2027-05-31" }, { bookedOn })).toBe(answer);
  });

  test.each<[pickupDate: string, days: number, answer: string | null]>([
    ["2027-05-31", 1, "dates"],
    ["2027-06-01", 1, null],
    // The return on 1 July is not a rental day.
    ["2027-06-28", 3, null],
    ["2027-06-28", 4, "dates"],
  ])("for rentals in June, from %s for %i days: %s", (pickupDate, days, answer) => {
    expect(judge({ rentalFrom: "2027-06-01", rentalUntil: "2027-06-30" }, { pickupDate, days })).toBe(answer);
  });

  test.each<[name: string, code: Partial<PromotionCode>, answer: string | null]>([
    ["its car", { scope: { kind: "vehicle", vehicle: RATED_CAR.id } }, null],
    ["another car", { scope: { kind: "vehicle", vehicle: "other" } }, "vehicle"],
    ["its brand", { scope: { kind: "brand", brand: "Ferrari" } }, null],
    ["another brand", { scope: { kind: "brand", brand: "Porsche" } }, "vehicle"],
    ["another category", { scope: { kind: "category", category: "suv" } }, "vehicle"],
    ["its city", { city: "Milano" }, null],
    ["another city", { city: "Roma" }, "vehicle"],
  ])("for %s: %s", (_name, code, answer) => {
    expect(judge(code)).toBe(answer);
  });

  test.each([
    [2, "minDays"],
    [3, null],
  ])("from three days, for %i days: %s", (days, answer) => {
    expect(judge({ minDays: 3 }, { days })).toBe(answer);
  });

  test.each([
    [1, null],
    [2, "usedUp"],
    [3, "usedUp"],
  ])("for two uses, of which %i are taken: %s", (used, answer) => {
    expect(judge({ maxUses: 2, used })).toBe(answer);
  });

  test.each([
    [0, null],
    [1, "usedByRenter"],
  ])("once per person, with %i uses of the renter: %s", (usesOfRenter, answer) => {
    expect(judge({ maxUsesPerPerson: 1 }, { usesOfRenter })).toBe(answer);
  });

  test("that does not combine is refused with a package or length discount", () => {
    const lines = [{ code: "days" }, { code: "package" }, { code: "length-discount" }] as const;
    expect(judge({}, { lines })).toBeNull();
    expect(judge({ combinesWithPackages: false }, { lines })).toBe("withPackage");
    expect(judge({ combinesWithLength: false }, { lines })).toBe("withLength");
    expect(judge({ combinesWithPackages: false, combinesWithLength: false })).toBeNull();
  });
});

// Rule: product.md#promotion-codes "Change of dates"
test("a booking keeps the percentage or amount that its code took", () => {
  const days = daysLine({ firstDay: "2027-05-03", quantity: 3, unitPrice: 100_000, rule: null });
  const percent = createLine("promotion-code", { code: "ESTATE", percent: 15 }, { unitPrice: -45_000 });
  const amount = createLine("promotion-code", { code: "REGALO", percent: null }, { unitPrice: -20_000 });
  expect(bookedPromotionOf([days, percent])).toEqual({ code: "ESTATE", discount: { percent: 15 } });
  expect(bookedPromotionOf([days, amount])).toEqual({ code: "REGALO", discount: { amount: 20_000 } });
  expect(bookedPromotionOf([days])).toBeNull();
});

// Rule: product.md#promotion-codes "Change of dates"
test("an amount above the rental is kept whole, for the day on which the rental gets longer", () => {
  const promotion = { code: "REGALO", discount: { amount: 500_000 } };
  const lines = optionLines({ promotion }, { days: 3, rental: 300_000 });
  expect(lines.map(({ amount }) => amount)).toEqual([-300_000]);
  expect(bookedPromotionOf(lines)).toEqual(promotion);
});
