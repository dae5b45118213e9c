// Rule: product.md#rates
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatEuro } from "#domain/money.ts";
import { type AgreementInput, applyAgreement } from "#domain/prices/agreed-price.ts";
import type { ChosenExtra, RentalOptions } from "#domain/prices/option-lines.ts";
import { quoteRental } from "#domain/prices/price.ts";
import { sumLines, withAgreement } from "#domain/prices/price-line.ts";
import { lineLabel } from "#domain/prices/price-lines.ts";
import { containedVat } from "#domain/prices/vat.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { RateRule } from "./rate-rule.ts";
import { dayRule, lengthRule, RATED_CAR, weekendPackage } from "./rate-rules.fixture.ts";
import { ratesOfVehicle } from "./rates-of-vehicle.ts";

const MILANO = { slug: "milano", latitude: 45.4642, longitude: 9.19 };
const BOOKED_ON = "2027-01-10";

const august = (changes = {}) =>
  dayRule("Agosto", { percent: 120 }, { from: "2027-08-01", until: "2027-08-31", yearly: true, ...changes });
const summer = dayRule("Estate", { percent: 110 }, { from: "2027-06-01", until: "2027-09-15" });
const weekend = weekendPackage();
const week = lengthRule(7, 10);
const SEAT: ChosenExtra = {
  code: "child-seat",
  names: { it: "Seggiolino" },
  unit: "day",
  price: 1500,
  count: 1,
  maxChargedDays: null,
};
const HALF = { percent: 50, byCategory: {} };
const PLUS = { code: "plus", names: { it: "Franchigia Plus" }, price: 4000, excess: HALF, deposit: HALF };

interface Example {
  /** The rules as the table names them. */
  named: string;
  rules: readonly RateRule[];
  /** Pickup and return: "2027-08-02 10:00". */
  from: string;
  to: string;
  graceMinutes?: number;
  dailyRate?: number;
  options?: RentalOptions;
  agreed?: AgreementInput;
  /** Of the place of pickup; the row then says what the bill contains. */
  vatRateBasisPoints?: number;
}

const EXAMPLES: readonly Example[] = [
  { named: "None", rules: [], from: "2027-05-03 10:00", to: "2027-05-06 10:00" },
  { named: "None", rules: [], from: "2027-05-03 23:30", to: "2027-05-04 00:30" },
  {
    named: "None, grace period 60 minutes",
    rules: [],
    from: "2027-05-03 10:00",
    to: "2027-05-06 11:00",
    graceMinutes: 60,
  },
  { named: "None (clocks go forward)", rules: [], from: "2027-03-27 10:00", to: "2027-03-29 10:00" },
  { named: "Agosto +20 %", rules: [august()], from: "2027-07-30 10:00", to: "2027-08-03 10:00" },
  { named: "Agosto +20 %", rules: [august()], from: "2027-07-31 23:30", to: "2027-08-02 00:00" },
  { named: "Agosto +20 % (the year after)", rules: [august()], from: "2028-08-30 10:00", to: "2028-09-02 10:00" },
  {
    named: "Agosto +20 %, Estate +10 % from 1 June to 15 September 2027",
    rules: [summer, august()],
    from: "2027-07-31 10:00",
    to: "2027-08-02 10:00",
  },
  {
    named: "Agosto +20 %, Sportive € 1.500 all year",
    rules: [august(), dayRule("Sportive", { amount: 150_000 }, { scope: { kind: "category", category: "sportive" } })],
    from: "2027-08-02 10:00",
    to: "2027-08-04 10:00",
  },
  {
    named: "Ferrari € 1.400, Sportive € 1.500",
    rules: [
      dayRule("Sportive", { amount: 150_000 }, { scope: { kind: "category", category: "sportive" } }),
      dayRule("Ferrari", { amount: 140_000 }, { scope: { kind: "brand", brand: "Ferrari" } }),
    ],
    from: "2027-05-03 10:00",
    to: "2027-05-05 10:00",
  },
  {
    named: "Agosto +20 %, Agosto a Milano +30 %",
    rules: [
      august(),
      august({ id: "Milano", names: { it: "Agosto a Milano" }, city: "Milano", price: { percent: 130 } }),
    ],
    from: "2027-08-02 10:00",
    to: "2027-08-03 10:00",
  },
  {
    named: "Agosto +20 %, Sabato € 1.800 on Saturdays of August",
    rules: [
      august(),
      august({
        id: "Sabato",
        names: { it: "Sabato" },
        weekdays: ["saturday"],
        price: { amount: 180_000 },
        createdAt: 1,
      }),
    ],
    from: "2027-08-06 10:00",
    to: "2027-08-09 10:00",
  },
  {
    named: "Early booking −15 %, if booked until 31 December 2026 (booked on 10 January)",
    rules: [dayRule("Anticipo", { percent: 85 }, { bookUntil: "2026-12-31" })],
    from: "2027-05-03 10:00",
    to: "2027-05-05 10:00",
  },
  {
    named: "Early booking −15 %, if booked until 10 January 2027",
    rules: [dayRule("Anticipo", { percent: 85 }, { bookUntil: BOOKED_ON })],
    from: "2027-05-03 10:00",
    to: "2027-05-05 10:00",
  },
  {
    named: "Bisesto +50 % on 29 February each year (a common year)",
    rules: [dayRule("Bisesto", { percent: 150 }, { from: "2024-02-29", until: "2024-02-29", yearly: true })],
    from: "2027-02-27 10:00",
    to: "2027-03-02 10:00",
  },
  {
    named: "Bisesto +50 % on 29 February each year (a leap year)",
    rules: [dayRule("Bisesto", { percent: 150 }, { from: "2024-02-29", until: "2024-02-29", yearly: true })],
    from: "2028-02-28 10:00",
    to: "2028-03-02 10:00",
  },
  {
    named: "+15 % of € 999,99",
    rules: [dayRule("Rialzo", { percent: 115 })],
    from: "2027-05-03 10:00",
    to: "2027-05-05 10:00",
    dailyRate: 99_999,
  },
  { named: "Weekend", rules: [weekend], from: "2027-05-07 15:00", to: "2027-05-10 10:00" },
  { named: "Weekend (pickup before its start)", rules: [weekend], from: "2027-05-07 14:30", to: "2027-05-10 10:00" },
  { named: "Weekend, one day more before", rules: [weekend], from: "2027-05-06 10:00", to: "2027-05-10 10:00" },
  { named: "Weekend, one day more after", rules: [weekend], from: "2027-05-07 15:00", to: "2027-05-11 10:00" },
  { named: "Weekend (two days cost less)", rules: [weekend], from: "2027-05-08 10:00", to: "2027-05-10 10:00" },
  {
    named: "Weekend, always (two days)",
    rules: [weekendPackage({ always: true })],
    from: "2027-05-08 10:00",
    to: "2027-05-10 10:00",
  },
  {
    named: "Weekend at € 3.000 (equal to three days)",
    rules: [weekendPackage({ price: 300_000 })],
    from: "2027-05-07 15:00",
    to: "2027-05-10 10:00",
  },
  { named: "Weekend, Agosto +20 %", rules: [weekend, august()], from: "2027-08-05 10:00", to: "2027-08-10 10:00" },
  { named: "Settimana", rules: [week], from: "2027-05-03 10:00", to: "2027-05-10 10:00" },
  { named: "Settimana (six days)", rules: [week], from: "2027-05-03 10:00", to: "2027-05-09 10:00" },
  { named: "Settimana, Weekend", rules: [week, weekend], from: "2027-05-03 10:00", to: "2027-05-10 10:00" },
  {
    named: "Settimana, 14 days −20 %",
    rules: [week, lengthRule(14, 20)],
    from: "2027-05-03 10:00",
    to: "2027-05-17 10:00",
  },
  {
    named: "Settimana, Sportive −5 % from 3 days",
    rules: [week, lengthRule(3, 5, { scope: { kind: "category", category: "sportive" } })],
    from: "2027-05-03 10:00",
    to: "2027-05-10 10:00",
  },
  {
    named: "Code ESTATE −15 %, Settimana",
    rules: [week],
    from: "2027-05-03 10:00",
    to: "2027-05-10 10:00",
    options: { promotion: { code: "ESTATE", discount: { percent: 15 } } },
  },
  {
    named: "Code REGALO of € 5.000, child seat at € 15 a day",
    rules: [],
    from: "2027-05-03 10:00",
    to: "2027-05-06 10:00",
    options: { extras: [SEAT], promotion: { code: "REGALO", discount: { amount: 500_000 } } },
  },
  {
    named: "Two child seats at € 15 a day for at most 5 days, protection at € 40 a day",
    rules: [],
    from: "2027-05-03 10:00",
    to: "2027-05-10 10:00",
    options: { extras: [{ ...SEAT, count: 2, maxChargedDays: 5 }], protection: PLUS },
  },
  {
    named: "Driver under 30 at € 50 a day, pickup at 23:30 for € 80",
    rules: [],
    from: "2027-05-03 23:30",
    to: "2027-05-05 10:00",
    options: {
      youngDriver: { age: 30, price: 5000 },
      outOfHours: [{ end: "pickup", time: "23:30", price: 8000 }],
    },
  },
  {
    named: "Agreed discount of 10 % on Agosto +20 % with a child seat",
    rules: [august()],
    from: "2027-08-02 10:00",
    to: "2027-08-05 10:00",
    options: { extras: [SEAT] },
    agreed: { kind: "percent", value: 10 },
  },
  {
    named: "Pickup in Monaco, VAT 20 %",
    rules: [],
    from: "2027-05-03 10:00",
    to: "2027-05-06 10:00",
    vatRateBasisPoints: 2000,
  },
];

function toMoment(text: string): CivilMoment {
  const [date = "", time = ""] = text.split(" ");
  return { date, time };
}

function quoteExample(example: Example) {
  const { rules, from, to, graceMinutes = 0, dailyRate = 100_000, options, agreed, vatRateBasisPoints } = example;
  const quote = quoteRental({
    dailyRate,
    pickup: toMoment(from),
    return: toMoment(to),
    graceMinutes,
    pickupCity: MILANO,
    returnCity: MILANO,
    oneWayRatePerKilometre: 0,
    rates: ratesOfVehicle(rules, RATED_CAR, BOOKED_ON),
    terms: { includedKilometresPerDay: 250 },
    options,
    vatRateBasisPoints,
  });
  const lines = withAgreement(quote.lines, agreed ? applyAgreement(agreed, quote.total) : null);
  return { ...quote, lines, total: sumLines(lines) };
}

/** Returns the row of the table in docs/product.md. */
function toRow(example: Example, index: number): string {
  const { lines, total, includedKilometres } = quoteExample(example);
  const parts = lines.map((line) => {
    const label = lineLabel(wordsOf("it"), line);
    return line.code === "days" ? label : `${label}: ${formatEuro(line.amount)}`;
  });
  const taxes = containedVat(lines).map(({ amount }) => `contains ${formatEuro(amount)} of VAT`);
  const cells = [
    `${index + 1}`,
    example.named,
    `${example.from} – ${example.to}`,
    [...parts, ...taxes].join("; "),
    formatEuro(total),
    `${includedKilometres}`,
  ];
  return `| ${cells.join(" | ").replaceAll("\u00a0", " ")} |`;
}

const product = readFileSync("docs/product.md", "utf8");
const [, table = ""] = /\| Example \| Rules \| Rental \| Lines .*\n\|[-|]+\n((?:\|.*\n)+)/.exec(product) ?? [];

// Rule: product.md#rates "1 | "
// Rule: product.md#rates "2 | "
// Rule: product.md#rates "3 | "
// Rule: product.md#rates "4 | "
// Rule: product.md#rates "5 | "
// Rule: product.md#rates "6 | "
// Rule: product.md#rates "7 | "
// Rule: product.md#rates "8 | "
// Rule: product.md#rates "9 | "
// Rule: product.md#rates "10 | "
// Rule: product.md#rates "11 | "
// Rule: product.md#rates "12 | "
// Rule: product.md#rates "13 | "
// Rule: product.md#rates "14 | "
// Rule: product.md#rates "15 | "
// Rule: product.md#rates "16 | "
// Rule: product.md#rates "17 | "
// Rule: product.md#rates "18 | "
// Rule: product.md#rates "19 | "
// Rule: product.md#rates "20 | "
// Rule: product.md#rates "21 | "
// Rule: product.md#rates "22 | "
// Rule: product.md#rates "23 | "
// Rule: product.md#rates "24 | "
// Rule: product.md#rates "25 | "
// Rule: product.md#rates "26 | "
// Rule: product.md#rates "27 | "
// Rule: product.md#rates "28 | "
// Rule: product.md#rates "29 | "
// Rule: product.md#rates "30 | "
// Rule: product.md#rates "31 | "
// Rule: product.md#rates "32 | "
// Rule: product.md#rates "33 | "
// Rule: product.md#rates "34 | "
// Rule: product.md#rates "35 | "
// Rule: product.md#rates "36 | "
test.each(EXAMPLES.map((example, index) => ({ example, index, row: table.split("\n")[index] })))(
  "example: $row",
  ({ example, index, row }) => {
    expect(toRow(example, index)).toBe(row);
  },
);

test("the table has no other examples", () => {
  expect(table.trim().split("\n")).toHaveLength(EXAMPLES.length);
});
