import fc from "fast-check";
import { expect, test } from "vitest";
import { findCategory } from "#domain/categories.ts";
import { newExtraSchema } from "#domain/forms/rates/extra.ts";
import { promotionCodeSchema } from "#domain/forms/rates/promotion-code.ts";
import { newProtectionSchema } from "#domain/forms/rates/protection.ts";
import { rateRuleSchema } from "#domain/forms/rates/rate-rule.ts";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { findFromRates } from "#domain/rates/from-rate.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import { type StoredRateRule, toRateRule } from "#server/repositories/rates/rate-rules.ts";
import {
  PROMOTION_CODE,
  planExtras,
  planProtections,
  planRateRules,
  RATE_TEXTS,
} from "#server/seed/demo/plan-rates.ts";
import { SEED_VEHICLES } from "#server/seed/vehicles.ts";

/** The columns that a rule of another kind leaves empty. */
const EMPTY_COLUMNS = {
  vehicleId: null,
  brand: null,
  category: null,
  city: null,
  fromDate: null,
  untilDate: null,
  yearly: false,
  weekdays: [],
  bookFrom: null,
  bookUntil: null,
  percent: null,
};

/** The rules as they are read from the database of a demo that began on a day. */
const rulesFrom = (day: string) =>
  planRateRules(day).map((row, index) => {
    const stored = { ...EMPTY_COLUMNS, ...row, id: `rule-${index}`, createdAt: new Date(`${day}T08:00:00Z`) };
    return toRateRule(stored as StoredRateRule, { it: row.name });
  });

// Rule: product.md#demo-data "Rates"
// Rule: product.md#demo-data "Choices"
test("the demo has three seasons, an event in Monaco, a weekend package and length discounts", () => {
  const rules = rulesFrom("2026-11-21");
  const days = rules.filter(({ kind }) => kind === "day");
  expect(days.map(({ names, city }) => [names.it, city])).toEqual([
    ["Estate", null],
    ["Agosto", null],
    ["Feste", null],
    ["Gran Premio di Monaco", "Monaco"],
  ]);
  expect(rules.filter(({ kind }) => kind === "package").map(({ names }) => names.it)).toEqual(["Weekend in Bentley"]);
  expect(rules.flatMap((rule) => (rule.kind === "length" ? [[rule.days, rule.percent]] : []))).toEqual([
    [7, 20],
    [28, 30],
  ]);
  expect(planExtras()).toHaveLength(5);
  expect(planProtections()).toHaveLength(2);
});

// Rule: product.md#demo-data "No rule lowers"
test("on every day the lowest price of a day of each demo car is its base rate", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 1500 }), (start, age) => {
      const seededOn = addDays("2026-01-01", start);
      const { fromRateOf } = findFromRates(rulesFrom(seededOn), addDays(seededOn, age));
      for (const { slug, brand, category, location, priceCents } of SEED_VEHICLES) {
        const group = { brand, category: findCategory(category)?.slug ?? "suv", location };
        expect(fromRateOf({ id: slug, ...group, dailyRate: priceCents }), slug).toBe(priceCents);
      }
    }),
  );
});

test("a staff member could save each of them in the panel", () => {
  for (const row of planRateRules("2026-11-21")) {
    const result = rateRuleSchema.safeParse({
      kind: row.kind,
      name: row.name,
      colour: row.colour,
      scope: row.brand ? "brand" : "all",
      brand: row.brand ?? "",
      city: row.city ?? "",
      from_date: row.fromDate ?? "",
      until_date: row.untilDate ?? "",
      yearly: row.yearly ?? false,
      price: row.priceCents ? row.priceCents / 100 : null,
      percent: row.percent ?? null,
      days: row.days ?? null,
      window_weekday: row.windowWeekday ?? "",
      window_from: row.windowFrom ?? "",
      window_last_day: row.windowLastDay ?? null,
      window_until: row.windowUntil ?? "",
      included_kilometres: row.includedKilometres ?? null,
    });
    expect(result.error?.issues, row.name).toBeUndefined();
  }
  for (const { priceCents, maxQuantity, maxChargedDays, leadHours, ...row } of planExtras()) {
    const fields = { max_quantity: maxQuantity, max_charged_days: maxChargedDays ?? null, lead_hours: leadHours };
    const result = newExtraSchema.safeParse({ ...row, ...fields, price: priceCents / 100 });
    expect(result.error?.issues, row.code).toBeUndefined();
  }
  for (const { priceCents, excessPercent, depositPercent, ...row } of planProtections()) {
    const fields = { excess_percent: excessPercent, deposit_percent: depositPercent };
    const result = newProtectionSchema.safeParse({ ...row, ...fields, price: priceCents / 100 });
    expect(result.error?.issues, row.code).toBeUndefined();
  }
  const { code, percent, minDays, maxUsesPerPerson } = PROMOTION_CODE;
  const fields = { code, percent, min_days: minDays, max_uses_per_person: maxUsesPerPerson };
  expect(promotionCodeSchema.safeParse(fields).error?.issues).toBeUndefined();
});

// Rule: product.md#protections
test("no text calls a reduction of the excess an insurance, in any language", () => {
  for (const text of RATE_TEXTS) {
    for (const language of LANGUAGE_CODES) {
      expect(text[language].trim()).not.toBe("");
      expect(text[language]).not.toMatch(/assicura|insurance|versicher|assurance|seguro/i);
    }
  }
});
