import { expect, test } from "vitest";
import { joinPhoneFields, phoneKey } from "./phone-number.ts";

// Rule: product.md#telephone "A country code"
test.each([
  // The country code is typed once more: the rest is a number of the country, the whole is none.
  ["+44", "447911123456", "+44 7911123456"],
  ["+44", "44 07911 123456", "+44 7911 123456"],
  ["+39", "39 333 123 4567", "+39 333 123 4567"],
  ["+39", "390612345678", "+39 0612345678"],
  ["+33", "33 6 12 34 56 78", "+33 6 12 34 56 78"],
  ["+1", "1 212 555 0100", "+1 212 555 0100"],
  ["+377", "37798063636", "+377 98063636"],
  ["+39", "+39 39 333 1234567", "+39 333 1234567"],
  ["+39", "0039 39 333 1234567", "+39 333 1234567"],
  ["+44", "\u202A44–7911\u00A0123456\u202C", "+44 7911 123456"],
  // The whole is a number that begins like the code.
  ["+39", "3912345678", "+39 3912345678"],
  ["+39", "391 234 5678", "+39 391 234 5678"],
  // Neither is one: as it was typed.
  ["+39", "39", "+39 39"],
  ["+44", "44 12", "+44 44 12"],
  ["+41", "41 79", "+41 41 79"],
])("with %s, %j is stored as %j", (phonePrefix, phone, whole) => {
  expect(joinPhoneFields({ phone, phonePrefix, name: "Ada" })).toEqual({ phone: whole, name: "Ada" });
});

// Rule: product.md#customers
test.each(["+39 333 123 4567", "0039 333 1234567", "333 1234567", "333-123-4567", "(333) 123.45.67"])(
  "%s is found however it is typed",
  (typed) => {
    expect(phoneKey(typed)).toBe("+393331234567");
  },
);

test("other countries keep their own, a landline its zero", () => {
  expect(phoneKey("+44 (0)20 7946 0100")).toBe("+442079460100");
  expect(phoneKey("02 0000 0100")).toBe("+390200000100");
});

test("what no country has is no number", () => {
  expect(phoneKey("+39 1")).toBeNull();
  expect(phoneKey("non so")).toBeNull();
});
