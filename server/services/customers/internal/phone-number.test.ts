import { expect, test } from "vitest";
import { phoneKey } from "./phone-number.ts";

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
