import { expect, test } from "vitest";
import { isBanned, maskDocumentNumber } from "./customer.ts";

const at = (text: string) => new Date(text);

// Rule: product.md#rental-ban
test("keeps a ban without an end in force, and includes the last day in the company's time zone", () => {
  const bannedAt = at("2026-11-01T09:00:00Z");
  expect(isBanned({ bannedAt: null, banUntil: null }, at("2026-11-21T09:00:00Z"), "Europe/Rome")).toBe(false);
  expect(isBanned({ bannedAt, banUntil: null }, at("2099-01-01T00:00:00Z"), "Europe/Rome")).toBe(true);
  expect(isBanned({ bannedAt, banUntil: "2026-11-21" }, at("2026-11-21T22:59:00Z"), "Europe/Rome")).toBe(true);
  expect(isBanned({ bannedAt, banUntil: "2026-11-21" }, at("2026-11-21T23:00:00Z"), "Europe/Rome")).toBe(false);
});

test("shows the last three characters of a document number, at most half of it", () => {
  expect(maskDocumentNumber("CA12345AB")).toBe("••••••5AB");
  expect(maskDocumentNumber("1234")).toBe("••34");
  expect(maskDocumentNumber("1")).toBe("•");
});
