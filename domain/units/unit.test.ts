import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPlate, isVin, normalisePlate, toPlateSearchKey } from "./unit.ts";

// Rule: product.md#unit-records "A plate is stored"
describe("normalising a plate", () => {
  test.each([
    ["ga 123 bc", "GA123BC"],
    ["GA-123-BC", "GA123BC"],
    ["m-ve 2960", "MVE2960"],
    ["1234 bcd", "1234BCD"],
    ["ZH·415 203", "ZH415203"],
    [" ", ""],
  ])("%s is normalised to %s", (typed, plate) => expect(normalisePlate(typed)).toBe(plate));

  test("is idempotent", () => {
    fc.assert(fc.property(fc.string(), (text) => normalisePlate(normalisePlate(text)) === normalisePlate(text)));
  });
});

test.each(["GA123BC", "MÜ1234", "W12345A"])("%s is a plate", (plate) => expect(isPlate(plate)).toBe(true));
test.each(["", "G", "ABCDEF", "GA 123", "GA123BC!", "1234567890123"])("%s is not a plate", (plate) =>
  expect(isPlate(plate)).toBe(false),
);

// Rule: product.md#panel-lists "Words are found"
test.each([
  ["ga 123-bc", "GA123BC"],
  ["123bc", "123BC"],
  ["ga1", null],
  ["ferrari roma", null],
  ["ada@example.com", null],
])("a search for %s means the plate %s", (text, plate) => expect(toPlateSearchKey(text)).toBe(plate));

test.each([
  ["VLTABCDE1FG123456", true],
  ["VLTABCDE1FG12345", false],
  ["VLTABCDE1FG1234567", false],
  ["VLTIBCDE1FG123456", false],
  ["VLTOBCDE1FG123456", false],
  ["VLTQBCDE1FG123456", false],
])("%s is a chassis number: %s", (vin, expected) => expect(isVin(vin)).toBe(expected));
