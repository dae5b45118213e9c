import { describe, expect, test } from "vitest";
import { computeBlockedFrom, findDueReminder, findEarliestBlock } from "#domain/units/expiry.ts";

const TODAY = "2026-11-21";
const expiry = (changes: object) => ({ dueOn: null, dueKilometres: null, overrideUntil: null, ...changes });

// Rule: product.md#unit-expiries "From the day"
// Rule: product.md#unit-expiries "Staff get a mail"
describe("an expiry blocks its unit", () => {
  // Rule: product.md#unit-expiries "From the day"
  // Rule: product.md#unit-expiries "Staff get a mail"
  test.each([
    ["from the day after its own", { dueOn: "2026-11-20" }, null, "2026-11-21"],
    ["not on its own day", { dueOn: TODAY }, null, "2026-11-22"],
    ["by kilometres from today on, once they are driven", { dueKilometres: 15_000 }, 15_000, TODAY],
    ["not before they are", { dueKilometres: 15_000 }, 14_999, null],
    ["not while the counter is unknown", { dueKilometres: 15_000 }, null, null],
    ["by what comes first", { dueOn: "2027-01-01", dueKilometres: 15_000 }, 16_000, TODAY],
    [
      "after the day until which an admin lets it be",
      { dueOn: "2026-11-10", overrideUntil: "2026-11-30" },
      0,
      "2026-12-01",
    ],
    ["from the day after the last that may be entered", { dueOn: "2100-12-31" }, null, "2101-01-01"],
    ["not sooner for an admin's word", { dueOn: "2027-01-01", overrideUntil: "2026-11-30" }, 0, "2027-01-02"],
  ])("%s", (_name, changes, kilometres, from) => {
    expect(computeBlockedFrom(expiry(changes), kilometres, TODAY)).toBe(from);
  });

  test("the earliest of several applies", () => {
    const several = [
      expiry({ dueOn: "2027-03-01" }),
      expiry({ dueOn: "2026-12-01" }),
      expiry({ dueKilometres: 90_000 }),
    ];
    expect(findEarliestBlock(several, 1000, TODAY)).toBe("2026-12-02");
    expect(findEarliestBlock([], 1000, TODAY)).toBeNull();
  });
});

describe("reminders at 30, 14 and 3 days, once each", () => {
  test.each([
    ["2026-12-22", null, null],
    ["2026-12-21", null, 30],
    ["2026-12-21", 30, null],
    ["2026-12-05", 30, 14],
    ["2026-12-05", 14, null],
    ["2026-11-24", 14, 3],
    ["2026-11-21", 3, null],
    // Entered late: one mail, not three.
    ["2026-11-23", null, 3],
    ["2026-11-20", null, null],
  ])("an expiry on %s with %s sent has the reminder %s due", (dueOn, sent, expected) =>
    expect(findDueReminder(dueOn, TODAY, sent)).toBe(expected),
  );
});
