import { describe, expect, test } from "vitest";
import { listPastMonths, parsePeriodDays } from "#domain/lists/periods.ts";

const none = { period: "", from: "", to: "" };
// A Sunday.
const today = "2026-11-22";

describe("parsePeriodDays", () => {
  // Rule: product.md#panel-lists "Days: today, this"
  test.each([
    ["today", "2026-11-22", "2026-11-22"],
    ["week", "2026-11-16", "2026-11-22"],
    ["month", "2026-11-01", "2026-11-30"],
    ["last-month", "2026-10-01", "2026-10-31"],
    ["year", "2026-01-01", "2026-12-31"],
    ["14", "2026-11-22", "2026-12-05"],
    ["2024-02", "2024-02-01", "2024-02-29"],
    ["2025-12", "2025-12-01", "2025-12-31"],
  ])("%s is %s to %s", (period, from, to) => expect(parsePeriodDays({ ...none, period }, today)).toEqual({ from, to }));

  test("last month in January is December", () =>
    expect(parsePeriodDays({ ...none, period: "last-month" }, "2027-01-03")).toEqual({
      from: "2026-12-01",
      to: "2026-12-31",
    }));

  // Rule: product.md#panel-lists "Days: today, this"
  test("accepts custom days in the past, open ends, and both orders", () => {
    expect(parsePeriodDays({ period: "custom", from: "2025-01-01", to: "2025-03-31" }, today)).toEqual({
      from: "2025-01-01",
      to: "2025-03-31",
    });
    expect(parsePeriodDays({ ...none, to: "2025-03-31" }, today)).toEqual({ to: "2025-03-31" });
    expect(parsePeriodDays({ ...none, from: "2025-03-31", to: "2025-01-01" }, today)).toEqual({
      from: "2025-01-01",
      to: "2025-03-31",
    });
  });

  test.each([
    none,
    { period: "custom", from: "", to: "" },
    { period: "forever", from: "", to: "" },
    { period: "2026-13", from: "soon", to: "" },
  ])("%j has no period", (query) => expect(parsePeriodDays(query, today)).toBeNull());
});

// Rule: product.md#panel-lists "Days: today, this"
test("offers the last twelve months by name", () => {
  const months = listPastMonths("2026-01-22");
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ value: "2025-12", label: "dicembre 2025" });
  expect(months.at(-1)?.value).toBe("2025-01");
});
