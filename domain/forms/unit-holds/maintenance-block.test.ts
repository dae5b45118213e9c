import { describe, expect, test } from "vitest";
import { holdChangesSchema, newMaintenanceSchema } from "./maintenance-block.ts";

const block = {
  vehicle_id: "5b0c5a0e-0000-4000-8000-000000000000",
  unit: 1,
  from_date: "2026-11-24",
  from_time: "08:00",
  to_date: "2026-11-26",
  to_time: "18:00",
};
const wrong = (changes: object) =>
  newMaintenanceSchema.safeParse({ ...block, ...changes }).error?.issues.map(({ path }) => path.join(".")) ?? [];

describe("a maintenance block", () => {
  test("requires car, unit, start and end; the note is optional", () => {
    expect(wrong({})).toEqual([]);
    expect(newMaintenanceSchema.parse({ ...block, note: " " }).note).toBeNull();
    expect(newMaintenanceSchema.safeParse({}).error?.issues.map(({ path }) => path[0])).toEqual([
      "vehicle_id",
      "unit",
      "from_date",
      "from_time",
      "to_date",
      "to_time",
    ]);
  });
  test.each([
    ["a unit that is none", { unit: 0 }, ["unit"]],
    ["half a unit", { unit: 1.5 }, ["unit"]],
    ["a day that does not exist", { from_date: "2026-02-30" }, ["from_date"]],
    ["the year 9999", { to_date: "9999-01-01" }, ["to_date"]],
    ["an hour past midnight", { to_time: "24:00" }, ["to_time"]],
    ["an end before the beginning", { to_date: "2026-11-23" }, ["to_date"]],
    ["an end at the beginning", { to_date: "2026-11-24", to_time: "08:00" }, ["to_time"]],
    ["more than a year", { to_date: "2027-11-26" }, ["to_date"]],
  ])("refuses %s", (_name, changes, paths) => {
    expect(wrong(changes)).toEqual(paths);
  });
  test("accepts any part of it as a change", () => {
    expect(holdChangesSchema.parse({ unit: 2 })).toEqual({ unit: 2 });
    expect(holdChangesSchema.safeParse({ version: "1" }).success).toBe(false);
  });
});
