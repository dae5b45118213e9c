import { describe, expect, test } from "vitest";
import { phoneDigits, searchTerms } from "#domain/phone-digits.ts";

describe("the digits a phone is compared by", () => {
  test.each([
    "+39 333 123 4567",
    "0039 333 1234567",
    "333.123.4567",
    "333 1234567",
    "0333-123-4567",
    "(333) 123/4567",
    "39 333 1234567",
    "+39 (0)333 1234567",
  ])("%s is one number", (written) => expect(phoneDigits(written)).toBe("3331234567"));

  test.each([
    ["+39 02 8901 2345", "289012345"],
    ["02 8901 2345", "289012345"],
    // A mobile that begins like the prefix of Italy.
    ["393 123 4567", "3931234567"],
    ["+41 (0)79 123 45 67", "791234567"],
    ["079 123 45 67", "791234567"],
    ["+377 98 06 36 36", "98063636"],
    ["+1 (212) 555-0100", "2125550100"],
    ["+44 20 7946 0000", "2079460000"],
    ["+3", "3"],
  ])("%s → %s", (written, digits) => expect(phoneDigits(written)).toBe(digits));
});

describe("the parts of a search", () => {
  test("a phone is one part, however many groups it is written in", () => {
    expect(searchTerms("ada +39 333 123 4567")).toEqual([
      { words: ["ada"], phone: null },
      { words: ["+39", "333", "123", "4567"], phone: "3331234567" },
    ]);
  });
  test("words stay words, and two digits are no phone", () => {
    expect(searchTerms("  VL-7K3MQD 296 gtb 12 ")).toEqual([
      { words: ["VL-7K3MQD"], phone: null },
      { words: ["296"], phone: "296" },
      { words: ["gtb"], phone: null },
      { words: ["12"], phone: null },
    ]);
  });
});
