// Rule: product.md#choices
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatRentalChoices,
  NO_CHOICES,
  parseRentalChoices,
  type RentalChoices,
  withOption,
} from "./rental-choices.ts";

const code = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/).filter((text) => text !== "young-driver");
const choices: fc.Arbitrary<RentalChoices> = fc.record({
  extras: fc.dictionary(code, fc.integer({ min: 1, max: 20 }), { maxKeys: 8, noNullPrototype: true }),
  protection: fc.option(code),
  youngDriver: fc.boolean(),
});

test("what an address says is read as it was chosen", () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const address = formatRentalChoices(chosen);
      expect(parseRentalChoices(address)).toEqual(chosen);
      expect(new URLSearchParams({ options: address }).toString()).toBe(`options=${address}`);
    }),
  );
});

test("the order of the choices does not change the address", () => {
  expect(formatRentalChoices({ extras: { ski: 1, "child-seat": 2 }, protection: "plus", youngDriver: true })).toBe(
    "child-seat*2_protection.plus_ski_young-driver",
  );
  expect(formatRentalChoices(NO_CHOICES)).toBe("");
});

test.each(["", "?", "child seat", "CHILD", "a*0", "a*x", "protection.", "protection.A B"])(
  "%j is no choice",
  (text) => {
    const { protection, youngDriver, extras } = parseRentalChoices(text);
    expect([protection, youngDriver, Object.keys(extras)]).toEqual([null, false, []]);
  },
);

test("one choice is changed, and the others stay", () => {
  expect(withOption("champagne_protection.plus", "child-seat", 2)).toBe("champagne_child-seat*2_protection.plus");
  expect(withOption("champagne_child-seat*2", "child-seat", 0)).toBe("champagne");
  expect(withOption("champagne", "young-driver", 1)).toBe("champagne_young-driver");
  expect(withOption("champagne_young-driver", "young-driver", 0)).toBe("champagne");
});
