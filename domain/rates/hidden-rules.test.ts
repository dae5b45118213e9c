// Rule: product.md#rates-screen
import { expect, test } from "vitest";
import { findHiddenRules } from "./hidden-rules.ts";
import type { RatedVehicle, RateRule } from "./rate-rule.ts";
import { dayRule, lengthRule, minimumRule, RATED_CAR, weekendPackage } from "./rate-rules.fixture.ts";

const TODAY = "2027-01-10";
const SUV: RatedVehicle = { id: "car-2", brand: "Lamborghini", category: "suv", location: "Roma" };
const FLEET = [RATED_CAR, SUV, { ...SUV, id: "car-3" }];

const AUGUST = { from: "2027-08-01", until: "2027-08-31" };
const SUMMER = dayRule("Estate", { percent: 110 }, { from: "2027-06-01", until: "2027-09-15" });
const SPORTS = { scope: { kind: "category", category: "sportive" } } as const;

const hiddenIn = (rules: readonly RateRule[]) =>
  Object.fromEntries(
    [...findHiddenRules(rules, FLEET, TODAY)].map(([id, { isWhole, by }]) => [
      id,
      [isWhole ? "wholly" : "partly", ...by],
    ]),
  );

// Rule: product.md#rates-screen "Rules that others hide"
test.each<[string, RateRule[], Record<string, string[]>]>([
  ["one rule alone", [SUMMER], {}],
  ["rules of different days", [SUMMER, dayRule("Inverno", { percent: 90 }, { from: "2027-12-01" })], {}],
  ["a shorter range", [SUMMER, dayRule("Agosto", { percent: 120 }, AUGUST)], { Estate: ["partly", "Agosto"] }],
  [
    "a narrower scope for some cars",
    [SUMMER, dayRule("Sportive", { percent: 130 }, SPORTS)],
    { Estate: ["partly", "Sportive"] },
  ],
  [
    "a narrower scope for all its cars",
    [
      dayRule("Sportive", { percent: 130 }, { ...SPORTS, ...AUGUST }),
      dayRule("La mia", { percent: 140 }, { scope: { kind: "vehicle", vehicle: "car-1" } }),
    ],
    { Sportive: ["wholly", "La mia"] },
  ],
  [
    "two rules that share its days",
    [
      dayRule("Agosto", { percent: 120 }, AUGUST),
      dayRule("Prima metà", { percent: 130 }, { from: "2027-08-01", until: "2027-08-15" }),
      dayRule("Seconda metà", { percent: 140 }, { from: "2027-08-16", until: "2027-08-31" }),
    ],
    { Agosto: ["wholly", "Prima metà", "Seconda metà"] },
  ],
  [
    "some weekdays",
    [
      dayRule("Agosto", { percent: 120 }, AUGUST),
      dayRule("Sabato", { percent: 150 }, { ...AUGUST, weekdays: ["saturday"], createdAt: 1 }),
    ],
    { Agosto: ["partly", "Sabato"] },
  ],
  [
    "a yearly rule on all its days",
    [
      dayRule("Agosto", { percent: 120 }, AUGUST),
      dayRule("Estiva", { percent: 90 }, { ...AUGUST, yearly: true, createdAt: 1 }),
    ],
    { Agosto: ["wholly", "Estiva"] },
  ],
  [
    "a rule that must be booked early hides only partly",
    [SUMMER, dayRule("Anticipo", { percent: 90 }, { from: SUMMER.from, until: "2027-09-14", bookUntil: "2027-03-01" })],
    { Estate: ["partly", "Anticipo"] },
  ],
  [
    "a rule that can no longer be booked hides nothing",
    [SUMMER, dayRule("Anticipo", { percent: 90 }, { ...AUGUST, bookUntil: "2027-01-09" })],
    {},
  ],
  [
    "days that are past",
    [
      dayRule("Vecchia", { percent: 90 }, { from: "2026-01-01", until: "2026-12-31" }),
      dayRule("Base", { percent: 95 }, { createdAt: 1 }),
    ],
    {},
  ],
  [
    "a rule for no car",
    [SUMMER, dayRule("Van", { percent: 90 }, { scope: { kind: "category", category: "van" } })],
    {},
  ],
  [
    "a larger minimum",
    [minimumRule(2), minimumRule(4), minimumRule(1, { scope: { kind: "brand", brand: "Ferrari" } })],
    { "Minimo 2": ["wholly", "Minimo 1", "Minimo 4"], "Minimo 4": ["partly", "Minimo 1"] },
  ],
  ["tiers of lengths", [lengthRule(7, 10), lengthRule(14, 20)], {}],
  ["a longer tier with less", [lengthRule(7, 10), lengthRule(14, 5)], { "14 giorni": ["wholly", "7 giorni"] }],
  [
    "a cheaper package for the same window",
    [weekendPackage({ id: "Caro", price: 300_000 }), weekendPackage({ id: "Economico" })],
    { Caro: ["wholly", "Economico"] },
  ],
  [
    "packages for other windows",
    [
      weekendPackage({ id: "Caro", price: 300_000 }),
      weekendPackage({ id: "Lungo", window: { weekday: "friday", from: "15:00", lastDay: 4, until: "10:00" } }),
    ],
    {},
  ],
])("%s", (_what, rules, expected) => {
  expect(hiddenIn(rules)).toEqual(expected);
  expect(hiddenIn(rules.toReversed())).toEqual(expected);
});

test("2,000 rules, most of them for single cars, are compared in one pass", () => {
  const cars = Array.from({ length: 1500 }, (_, index) => ({
    ...SUV,
    id: `car-${index}`,
    brand: `Brand ${index % 30}`,
  }));
  const single = cars.map(({ id }) =>
    dayRule(`Auto ${id}`, { percent: 120 }, { ...AUGUST, scope: { kind: "vehicle", vehicle: id } }),
  );
  const wide = Array.from({ length: 500 }, (_, index) =>
    dayRule(
      `Larga ${index}`,
      { percent: 110 },
      {
        scope: { kind: "brand", brand: `Brand ${index % 30}` },
        from: `2027-0${1 + (index % 9)}-01`,
        until: "2027-12-31",
      },
    ),
  );
  expect(findHiddenRules([...single, ...wide], cars, TODAY).size).toBeGreaterThan(400);
});
