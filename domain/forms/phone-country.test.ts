import { expect, test } from "vitest";
import { DEFAULT_PHONE_PREFIX, joinPhonePrefix, PHONE_COUNTRIES } from "#domain/forms/phone-country.ts";

/** Uses a validator that never detects a repeated country code. */
const withWholePhone = (fields: { phone?: string; phonePrefix?: string; name?: string }) =>
  joinPhonePrefix(fields, () => true);

// Rule: product.md#telephone
test.each([
  ["+39", "333 000 0000", "+39 333 000 0000"],
  // An Italian landline keeps its leading zero, a German mobile number loses it.
  ["+39", "02 0000 0000", "+39 02 0000 0000"],
  ["+49", "0171 0000000", "+49 171 0000000"],
  // A typed country code wins over the selected prefix.
  ["+39", "+41 79 000 00 00", "+41 79 000 00 00"],
  ["+39", "0041 79 000 00 00", "+41 79 000 00 00"],
  ["+39", "+41 (0)79 000.00-00", "+41 79 000 00 00"],
  ["+39", "+49 0171 0000000", "+49 171 0000000"],
  ["+39", "+393330000000", "+39 3330000000"],
  ["+39", "00351/910-000-000", "+351 910 000 000"],
  // A country that is not in the list.
  ["+39", "+299 55 00 00", "+299 55 00 00"],
  ["+39", "333/000.00-00", "+39 333 000 00 00"],
  // Pasted: with directional marks, an en dash, a non-breaking space, "tel:" or a prefix in brackets.
  ["+39", "\u202A+44 7911 123456\u202C", "+44 7911 123456"],
  ["+39", "\u200E333–000–0000", "+39 333 000 0000"],
  ["+39", "tel:+39-333-0000000", "+39 333 0000000"],
  ["+44", "(+41) 79\u00A0000 00 00", "+41 79 000 00 00"],
  // Not a number: the form's validation reports it.
  ["+39", "chiamami", "chiamami"],
  ["+39", "  ", "  "],
  ["+000", "333 000 0000", "333 000 0000"],
])("with the prefix %s, %j becomes %j", (phonePrefix, phone, whole) => {
  expect(withWholePhone({ phone, phonePrefix, name: "Ada" })).toEqual({ phone: whole, name: "Ada" });
});

test("leaves a form without a prefix unchanged", () => {
  expect(withWholePhone({ phone: "333" })).toEqual({ phone: "333" });
  expect(withWholePhone({})).toEqual({});
});

test("lists every prefix once, the default among them", () => {
  const prefixes = PHONE_COUNTRIES.map(({ prefix }) => prefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  expect(prefixes).toContain(DEFAULT_PHONE_PREFIX);
});
