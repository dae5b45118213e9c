// Rule: product.md#money
import fc from "fast-check";
import { expect, test } from "vitest";
import { centsToEuros, eurosToCents, formatEuro } from "#domain/money.ts";

test("19.99 never becomes 19.98", () => {
  expect(eurosToCents(19.99)).toBe(1999);
  expect(eurosToCents("19,99")).toBe(1999);
  expect(formatEuro(1999)).toBe("€\u00a019,99");
});

test("amounts are read as Italians and as machines write them", () => {
  expect(eurosToCents("1.200")).toBe(120_000);
  expect(eurosToCents("1.200,50")).toBe(120_050);
  expect(eurosToCents("1200.5")).toBe(120_050);
  expect(eurosToCents(" 600 ")).toBe(60_000);
  expect(eurosToCents(-3.5)).toBe(-350);
});

test.each(["", "abc", "1,234", "1.2.3", "1e3", "--1", "12 000", "NaN"])("%j is no amount", (text) => {
  expect(eurosToCents(text)).toBeNull();
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 0.001, 1e21])("%d is no amount", (amount) => {
  expect(eurosToCents(amount)).toBeNull();
});

test("every amount survives the way out to euros and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(eurosToCents(centsToEuros(cents))).toBe(cents);
    }),
  );
});

test("every printed price reads back as the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(eurosToCents(formatEuro(cents).replace("€\u00a0", ""))).toBe(cents);
    }),
  );
});

test("prices show in euros with Italian thousands", () => {
  expect(formatEuro(60_000)).toBe("€\u00a0600");
  expect(formatEuro(120_000)).toBe("€\u00a01.200");
  expect(formatEuro(1_350_000)).toBe("€\u00a013.500");
  expect(formatEuro(-5)).toBe("-€\u00a00,05");
});
