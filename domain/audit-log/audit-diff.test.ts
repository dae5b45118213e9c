import { expect, test } from "vitest";
import { diffAuditEntry } from "#domain/audit-log/audit-diff.ts";

type Row = Record<string, unknown> | null;
const differenceOf = (before: Row, after: Row, entity = "brands") => diffAuditEntry({ entity, before, after });

test("lists the changed fields without internal ones", () => {
  const before = { id: "1", name: "Ferrari", active: true, version: 1, updated_at: "a", description: null };
  const after = { id: "1", name: "Ferrari", active: false, version: 2, updated_at: "b", description: "" };
  expect(differenceOf(before, after)).toEqual([{ field: "active", before: true, after: false }]);
});

test("compares nested objects field by field and lists as a whole", () => {
  const before = { specs: { power: "700 CV", seats: 2 }, images: ["a"] };
  const after = { specs: { power: "720 CV", seats: 2 }, images: ["a", "b"] };
  expect(differenceOf(before, after)).toEqual([
    { field: "specs.power", before: "700 CV", after: "720 CV" },
    { field: "images", before: ["a"], after: ["a", "b"] },
  ]);
});

// Rule: product.md#opening-hours
test("opening hours stand whole, what is none and what is always too", () => {
  const always = { kind: "always" };
  const changed = differenceOf(
    { phone_hours: always, office_hours: always },
    { phone_hours: null, office_hours: always },
  );
  expect(changed).toEqual([{ field: "phone_hours", before: always, after: null }]);
});

test("lists the filled fields of a created row and the lost fields of a deleted one", () => {
  const row = { id: "1", name: "Pagani", logo_url: null };
  expect(differenceOf(null, row)).toEqual([{ field: "name", before: undefined, after: "Pagani" }]);
  expect(differenceOf(row, null)).toEqual([{ field: "name", before: "Pagani", after: undefined }]);
  expect(differenceOf(null, null)).toEqual([]);
});

test("shows an id if no other field names the row", () => {
  const row = { vehicle_id: "7" };
  expect(differenceOf(null, row, "bookings")).toEqual([]);
  expect(differenceOf(null, row, "unit_holds")).toEqual([{ field: "vehicle_id", before: undefined, after: "7" }]);
});
