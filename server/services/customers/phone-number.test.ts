import { expect, test } from "vitest";
import { joinPhoneFields, phoneKey } from "./phone-number.ts";

// Rule: product.md#telephone "A country code"
test.each([
  // The country code was typed twice: the number without the second code is valid, the whole is not.
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
  // The whole is a valid number that begins with the same digits as the country code.
  ["+39", "3912345678", "+39 3912345678"],
  ["+39", "391 234 5678", "+39 391 234 5678"],
  // Neither the whole nor the rest is a valid number, so it stays as it was typed.
  ["+39", "39", "+39 39"],
  ["+44", "44 12", "+44 44 12"],
  ["+41", "41 79", "+41 41 79"],
])("stores prefix %s and number %j as %j", (phonePrefix, phone, whole) => {
  expect(joinPhoneFields({ phone, phonePrefix, name: "Ada" })).toEqual({ phone: whole, name: "Ada" });
});

// Rule: product.md#customers
test.each(["+39 333 123 4567", "0039 333 1234567", "333 1234567", "333-123-4567", "(333) 123.45.67"])(
  "%s has the same key in every notation",
  (typed) => {
    expect(phoneKey(typed)).toBe("+393331234567");
  },
);

test("other countries keep their code, and a landline its leading zero", () => {
  expect(phoneKey("+44 (0)20 7946 0100")).toBe("+442079460100");
  expect(phoneKey("02 0000 0100")).toBe("+390200000100");
});

test("an invalid number has no key", () => {
  expect(phoneKey("+39 1")).toBeNull();
  expect(phoneKey("non so")).toBeNull();
});
