// Rule: product.md#price
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatEuro } from "#domain/money.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { optionLines, type RentalOptions } from "./option-lines.ts";
import { sumLines } from "./price-line.ts";
import { lineLabel } from "./price-lines.ts";

const seat = {
  code: "child-seat",
  names: { it: "Seggiolino" },
  unit: "day",
  price: 1500,
  count: 1,
  maxChargedDays: null,
} as const;
const reduced = { percent: 50, byCategory: {} };
const plus = { code: "plus", names: { it: "Riduzione Plus" }, price: 4000, excess: reduced, deposit: reduced };

const told = (options: RentalOptions) =>
  optionLines(options, { days: 3, rental: 300_000 }).map((line) =>
    `${lineLabel(wordsOf("it"), line)}: ${formatEuro(line.amount)}`.replaceAll("\u00a0", " "),
  );

// Rule: product.md#extras
// Rule: product.md#protections
// Rule: product.md#promotion-codes
test.each<[string, RentalOptions, string[]]>([
  ["a young driver", { youngDriver: { age: 30, price: 5000 } }, ["Conducente sotto i 30 anni, 3 giorni × € 50: € 150"]],
  [
    "a pickup out of hours",
    { outOfHours: [{ end: "pickup", time: "23:30", price: 8000 }] },
    ["Ritiro fuori orario, ore 23:30: € 80"],
  ],
  ["an extra per day", { extras: [seat] }, ["Seggiolino, 3 giorni × € 15: € 45"]],
  [
    "two of it, for at most two days",
    { extras: [{ ...seat, count: 2, maxChargedDays: 2 }] },
    ["2 × Seggiolino, 2 giorni × € 15: € 60"],
  ],
  ["an extra per rental", { extras: [{ ...seat, unit: "rental", count: 2 }] }, ["2 × Seggiolino: € 30"]],
  ["a protection", { protection: plus }, ["Riduzione Plus, 3 giorni × € 40: € 120"]],
  [
    "a code with a percentage",
    { promotion: { code: "ESTATE", discount: { percent: 15 } } },
    ["Codice ESTATE, 15 %: -€ 450"],
  ],
  [
    "a code larger than the rental",
    { promotion: { code: "REGALO", discount: { amount: 900_000 } } },
    ["Codice REGALO: -€ 3.000"],
  ],
])("%s", (_name, options, lines) => {
  expect(told(options)).toEqual(lines);
});

test("fees, extras, protection and code stand in this order", () => {
  const options = optionLines(
    {
      promotion: { code: "A", discount: { percent: 10 } },
      protection: plus,
      extras: [seat],
      outOfHours: [{ end: "return", time: "05:00", price: 1 }],
      youngDriver: { age: 30, price: 1 },
    },
    { days: 3, rental: 300_000 },
  );
  expect(options.map(({ code }) => code)).toEqual([
    "young-driver",
    "out-of-hours",
    "extra",
    "protection",
    "promotion-code",
  ]);
});

test("a code never takes more than days, packages and length discount", () => {
  const discount = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }) }),
  );
  fc.assert(
    fc.property(
      discount,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 50_000 }),
      (own, quantity, unitPrice) => {
        const rental = quantity * unitPrice;
        const lines = optionLines({ promotion: { code: "A", discount: own } }, { days: quantity, rental });
        expect(rental + sumLines(lines)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
