import { describe, expect, test } from "vitest";
import { normalisePhone, parseSearchTerms, toPhoneDigits } from "#domain/phone-digits.ts";

describe("toPhoneDigits", () => {
  // Rule: product.md#panel-lists "Words are found"
  test.each([
    "+39 333 123 4567",
    "0039 333 1234567",
    "333.123.4567",
    "333 1234567",
    "0333-123-4567",
    "(333) 123/4567",
    "39 333 1234567",
    "+39 (0)333 1234567",
  ])("%s has the same digits as its other spellings", (written) => expect(toPhoneDigits(written)).toBe("3331234567"));

  test.each([
    ["+39 02 8901 2345", "289012345"],
    ["02 8901 2345", "289012345"],
    // A mobile number that starts like the prefix of Italy.
    ["393 123 4567", "3931234567"],
    ["+41 (0)79 123 45 67", "791234567"],
    ["079 123 45 67", "791234567"],
    ["+377 98 06 36 36", "98063636"],
    ["+1 (212) 555-0100", "2125550100"],
    ["+44 20 7946 0000", "2079460000"],
    ["+3", "3"],
  ])("%s has the digits %s", (written, digits) => expect(toPhoneDigits(written)).toBe(digits));
});

describe("parseSearchTerms", () => {
  test("keeps a phone number as one term, however it is grouped", () => {
    expect(parseSearchTerms("ada +39 333 123 4567")).toEqual([
      { words: ["ada"], phone: null },
      { words: ["+39", "333", "123", "4567"], phone: "3331234567" },
    ]);
  });
  test("keeps words as words, and does not treat two digits as a phone number", () => {
    expect(parseSearchTerms("  VL-7K3MQD 296 gtb 12 ")).toEqual([
      { words: ["VL-7K3MQD"], phone: null },
      { words: ["296"], phone: "296" },
      { words: ["gtb"], phone: null },
      { words: ["12"], phone: null },
    ]);
  });
});

describe("a pasted phone number", () => {
  // Rule: product.md#telephone "A number may"
  test.each([
    ["\u202A+39 333 1234567\u202C", "+39 333 1234567"],
    ["\u2066\u200E+39\u00A0333\u202F1234567\u2069", "+39 333 1234567"],
    ["333–123—4567", "333-123-4567"],
    ["333\u2011123\u2212" + "4567", "333-123-4567"],
    ["tel:+393331234567", "+393331234567"],
    ["TEL:%2B39%20333%201234567", "+39 333 1234567"],
    ["(+39) 333 1234567\n", "+39 333 1234567"],
    ["+ 39 333 1234567", "+39 333 1234567"],
    ["\uFF0B\uFF13\uFF19 333 1234567", "+39 333 1234567"],
    ["02 (interno 4)", "02 (interno 4)"],
    ["\u200B", ""],
  ])("%j is normalised to %j", (typed, plain) => expect(normalisePhone(typed)).toBe(plain));

  // Rule: product.md#telephone "A number may"
  test("is found like a typed one, also with country code and without a plus", () => {
    const numberOf = (text: string) => parseSearchTerms(text).map(({ phone }) => phone);
    expect(numberOf("\u202A+44\u00A07911–123456\u202C")).toEqual(["7911123456"]);
    expect(numberOf("tel:+447911123456")).toEqual(["7911123456"]);
    expect(numberOf("447911123456")).toEqual(["7911123456"]);
    expect(numberOf("41 79 123 45 67")).toEqual(["791234567"]);
  });

  test("leaves a dash between words unchanged", () => {
    expect(parseSearchTerms("Milano – Zurigo").map(({ words }) => words)).toEqual([["Milano"], ["–"], ["Zurigo"]]);
  });
});
