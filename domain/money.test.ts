// Rule: product.md#money
import fc from "fast-check";
import { expect, test } from "vitest";
import { centsToEuros, eurosToCents, formatEuro } from "#domain/money.ts";

test("converts 19.99 without rounding to 19.98", () => {
  expect(eurosToCents(19.99)).toBe(1999);
  expect(eurosToCents("19,99")).toBe(1999);
  expect(formatEuro(1999)).toBe("€\u00a019,99");
});

test("parses amounts in Italian and in machine notation", () => {
  expect(eurosToCents("1.200")).toBe(120_000);
  expect(eurosToCents("1.200,50")).toBe(120_050);
  expect(eurosToCents("1200.5")).toBe(120_050);
  expect(eurosToCents(" 600 ")).toBe(60_000);
  expect(eurosToCents(-3.5)).toBe(-350);
});

test.each(["", "abc", "1,234", "1.2.3", "1e3", "--1", "12 000", "NaN"])("refuses %j", (text) => {
  expect(eurosToCents(text)).toBeNull();
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 0.001, 1e21])("refuses %d", (amount) => {
  expect(eurosToCents(amount)).toBeNull();
});

test("converts every amount to euros and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(eurosToCents(centsToEuros(cents))).toBe(cents);
    }),
  );
});

test("parses every formatted price back to the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(eurosToCents(formatEuro(cents).replace("€\u00a0", ""))).toBe(cents);
    }),
  );
});

test("formats prices in euros with Italian thousands separators", () => {
  expect(formatEuro(60_000)).toBe("€\u00a0600");
  expect(formatEuro(120_000)).toBe("€\u00a01.200");
  expect(formatEuro(1_350_000)).toBe("€\u00a013.500");
  expect(formatEuro(-5)).toBe("-€\u00a00,05");
});
