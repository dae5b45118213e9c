// Rule: product.md#numbers-of-a-file
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatNumber } from "#domain/numbers.ts";
import { ambiguousAmountMessage, parseCsvAmount, parseCsvDecimal } from "./parse-csv-amount.ts";

describe("an amount", () => {
  test.each([
    ["1250", 1250],
    ["1.250", 1250],
    ["1.250,00", 1250],
    ["1,250.00", 1250],
    ["1250,00", 1250],
    ["1250.50", 1250.5],
    ["1250,5", 1250.5],
    ["1,25", 1.25],
    ["1.25", 1.25],
    ["1.250.000", 1_250_000],
    ["1,250,000", 1_250_000],
    ["1,250,000.50", 1_250_000.5],
    ["1 250", 1250],
    ["1\u00A0250,50", 1250.5],
    ["1\u202F250.50", 1250.5],
    ["1'250", 1250],
    ["1’250.50", 1250.5],
    ["€ 1.250", 1250],
    ["1.250,00 €", 1250],
    ["EUR 1.250,00", 1250],
    ["euro 1.250", 1250],
    ["1.250 Euro", 1250],
    ["€ -3", -3],
    ["\u200E1250\u00A0€ ", 1250],
    ["1.250,500", 1250.5],
    ["1250,5000", 1250.5],
    ["0,50", 0.5],
    ["0.500", 0.5],
    ["0", 0],
    ["0,000", 0],
    ["-3", -3],
    ["\u22123,50", -3.5],
  ])("parses %j to %d", (cell, amount) => {
    expect(parseCsvAmount(cell)).toBe(amount);
    expect(ambiguousAmountMessage(cell)).toBeNull();
  });

  test.each([
    ["1,250", "1.250 oppure 1,25"],
    ["12,500 €", "12.500 oppure 12,5"],
    ["100,000", "100.000 oppure 100"],
    ["€ 4,125", "4.125 oppure 4,125"],
    ["-1,250", "1.250 oppure 1,25"],
    ["0,250", "250 oppure 0,25"],
    ["1234,567", "1.234.567 oppure 1.234,567"],
    ["1250,500", "1.250.500 oppure 1.250,5"],
  ])("reports %j as ambiguous", (cell, readings) => {
    expect(parseCsvAmount(cell)).toBeNaN();
    expect(ambiguousAmountMessage(cell)).toBe(
      `«${cell}» si può leggere in due modi: ${readings}. Scrivi quello che intendi.`,
    );
  });

  test.each([
    "",
    "mille",
    "12 50",
    "1.25.000",
    "1.250.00",
    "1,25,000",
    "1'250 000",
    "1.250,-",
    "(1250)",
    "1,25E+03",
    "--1",
    "$1250",
    "1250%",
    "€ 1250 €",
  ])("refuses %j", (cell) => {
    expect(parseCsvAmount(cell)).toBeNaN();
    expect(ambiguousAmountMessage(cell)).toBeNull();
  });

  test("parses the format that our lists and our export write", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const euros = cents / 100;
        for (const written of [
          formatNumber(euros),
          String(euros).replace(".", ","),
          String(euros),
          `€ ${formatNumber(euros)}`,
        ])
          expect(parseCsvAmount(written)).toBe(euros);
      }),
    );
  });
});

test.each([
  ["4,5", 4.5],
  ["4.5", 4.5],
  ["4,500", 4.5],
  ["4.500", 4.5],
  ["5", 5],
  ["buona", Number.NaN],
])("parses the rating %j to %d", (cell, rating) => expect(parseCsvDecimal(cell)).toBe(rating));
