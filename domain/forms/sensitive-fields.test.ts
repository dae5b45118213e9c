import { describe, expect, test } from "vitest";
import { isSensitiveField, withoutSensitiveFields } from "#domain/forms/sensitive-fields.ts";

describe("fields that browsers must not store", () => {
  // Rule: product.md#nothing-typed-is-lost "What is typed"
  test.each([
    "licenceNumber",
    "licence_number",
    "documentNumber",
    "passport_number",
    "identityCardNumber",
    "drivers.0.licenceNumber",
    "taxCode",
    "password",
    "newPassword",
    "code",
  ])("%s", (name) => expect(isSensitiveField(name)).toBe(true));

  test.each(["name", "phone", "licenceDate", "licence_date", "documentExpiry", "note", "total_units", "postcode"])(
    "%s may be stored",
    (name) => expect(isSensitiveField(name)).toBe(false),
  );

  test("are removed at every depth, and no other field is", () => {
    const typed = {
      name: "Ada",
      licenceDate: "2010-01-01",
      licenceNumber: "U1X",
      drivers: [{ name: "Bea", passportNumber: "YA1" }],
      terms: { km: 150, document_number: "CA1" },
      pictures: ["/a.webp"],
      note: null,
    };
    expect(withoutSensitiveFields(typed)).toEqual({
      name: "Ada",
      licenceDate: "2010-01-01",
      drivers: [{ name: "Bea" }],
      terms: { km: 150 },
      pictures: ["/a.webp"],
      note: null,
    });
  });
});
