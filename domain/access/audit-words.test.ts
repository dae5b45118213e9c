import { expect, test } from "vitest";
import { auditedName, auditedValue } from "#domain/access/audit-words.ts";

test.each([
  ["active", true, "Sì"],
  ["price_cents", 145_000, "€\u00a01.450"],
  ["seats", 1234, "1234"],
  ["images", ["a", "b"], "a, b"],
  ["images", [], "–"],
  ["name", "", "–"],
  ["name", null, "–"],
  ["name", "Ferrari", "Ferrari"],
])("%s %j reads %s", (field, value, text) => {
  expect(auditedValue(field, value)).toBe(text);
});

test("a row is known by its reference, its name, or its slug", () => {
  expect(auditedName({ reference: "VL-7K3MQD", name: "Ada Prova" })).toBe("VL-7K3MQD");
  expect(auditedName({ name: "", slug: "ferrari" })).toBe("ferrari");
  expect(auditedName({ unit: 1 })).toBeNull();
  expect(auditedName(null)).toBeNull();
});
