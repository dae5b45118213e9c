// Rule: product.md#opening-hours
import { expect, test } from "vitest";
import { MAX_CLOSED_DATES, MAX_SPANS_PER_DAY, weeklyHoursSchema } from "#domain/forms/opening-hours.ts";

const span = (from: string, to: string) => ({ from, to });
const weekly = (changes: object = {}) => ({
  kind: "weekly",
  timeZone: "Europe/Rome",
  days: { monday: [span("08:00", "20:00")] },
  closedDates: [],
  ...changes,
});

test("hours pass as stated: none, always, or by weekday", () => {
  for (const hours of [null, { kind: "always" }, weekly()]) expect(weeklyHoursSchema.parse(hours)).toEqual(hours);
});

test("days are stored in the order of the week, spans and closed dates in theirs, closed days not at all", () => {
  const days = {
    sunday: [span("15:00", "24:00"), span("09:00", "13:00")],
    friday: [],
    monday: [span("08:00", "20:00")],
  };
  const parsed = weeklyHoursSchema.parse(weekly({ days, closedDates: ["2026-12-24", "12-25", "02-29", "12-25"] }));
  expect(JSON.stringify(parsed)).toBe(
    JSON.stringify(
      weekly({
        days: { monday: [span("08:00", "20:00")], sunday: [span("09:00", "13:00"), span("15:00", "24:00")] },
        closedDates: ["02-29", "12-25", "2026-12-24"],
      }),
    ),
  );
});

test.each<[string, object, string]>([
  ["an end before the start", { days: { monday: [span("20:00", "08:00")] } }, "days.monday.0.to"],
  ["no length", { days: { monday: [span("08:00", "08:00")] } }, "days.monday.0.to"],
  ["no time", { days: { friday: [span("8 e mezza", "20:00")] } }, "days.friday.0.from"],
  ["a time past midnight", { days: { friday: [span("08:00", "25:00")] } }, "days.friday.0.to"],
  ["overlapping spans", { days: { monday: [span("14:00", "19:00"), span("09:00", "15:00")] } }, "days.monday.1.from"],
  [
    "too many spans",
    { days: { monday: Array.from({ length: MAX_SPANS_PER_DAY + 1 }, (_, at) => span(`0${at}:00`, `0${at}:30`)) } },
    "days.monday",
  ],
  ["a date that does not exist", { closedDates: ["2026-02-30"] }, "closedDates.0"],
  ["a yearly day that never exists", { closedDates: ["12-25", "02-30"] }, "closedDates.1"],
  ["no date", { closedDates: [""] }, "closedDates.0"],
  [
    "too many closed dates",
    { closedDates: Array.from({ length: MAX_CLOSED_DATES + 1 }, (_, at) => `${2000 + at}-01-01`) },
    "closedDates",
  ],
  ["no days", { days: null }, "days"],
  ["an unknown day", { days: { funday: [] } }, "days"],
  ["an unknown time zone", { timeZone: "Europe/Velluto" }, "timeZone"],
])("%s is refused at its field", (_name, changes, path) => {
  const { error } = weeklyHoursSchema.safeParse(weekly(changes));
  expect(error?.issues.map((issue) => issue.path.join("."))).toEqual([path]);
});
