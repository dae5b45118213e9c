import { expect, test } from "vitest";
import { auditDifference } from "#domain/access/audit-difference.ts";

test("a change names the fields it touched, and no bookkeeping", () => {
  const before = { id: "1", name: "Ferrari", active: true, version: 1, updated_at: "a", description: null };
  const after = { id: "1", name: "Ferrari", active: false, version: 2, updated_at: "b", description: "" };
  expect(auditDifference(before, after)).toEqual([{ field: "active", before: true, after: false }]);
});

test("nested objects are taken apart, lists stand whole", () => {
  const before = { specs: { power: "700 CV", seats: 2 }, images: ["a"] };
  const after = { specs: { power: "720 CV", seats: 2 }, images: ["a", "b"] };
  expect(auditDifference(before, after)).toEqual([
    { field: "specs.power", before: "700 CV", after: "720 CV" },
    { field: "images", before: ["a"], after: ["a", "b"] },
  ]);
});

test("a created row lists what was filled in, a deleted one what was lost", () => {
  const row = { id: "1", name: "Pagani", logo_url: null };
  expect(auditDifference(null, row)).toEqual([{ field: "name", before: undefined, after: "Pagani" }]);
  expect(auditDifference(row, null)).toEqual([{ field: "name", before: "Pagani", after: undefined }]);
  expect(auditDifference(null, null)).toEqual([]);
});
