import { expect, test } from "vitest";
import { isVatNumber, normaliseVatNumber } from "./vat-number.ts";

// Rule: product.md#customers
test("checks an Italian number by its check digit, with or without the country code", () => {
  expect(normaliseVatNumber("it 0074 3110157")).toBe("00743110157");
  expect(isVatNumber("00743110157")).toBe(true);
  expect(isVatNumber("00743110158")).toBe(false);
  expect(isVatNumber("0074311015")).toBe(false);
});

test("requires the country code of a foreign number", () => {
  expect(isVatNumber(normaliseVatNumber("de 123.456.789"))).toBe(true);
  expect(isVatNumber("123456789")).toBe(false);
});
