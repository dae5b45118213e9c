import type { ApiCalendarCell, ApiCalendarRow, ApiRateCalendar } from "#domain/api/rates/rate-calendar.ts";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { listDaysOfMonth } from "#domain/rates/rate-calendar.ts";

/** A day on which nine cars cost their base rate. */
const BASE_CELL: ApiCalendarCell = {
  low: 900,
  high: 1450,
  seasons: [{ rule_id: null, low: 900, high: 1450, cars: 9, days: 1, hides: [] }],
  seasons_total: 1,
};

/** The row of all sports cars, with a cell for each day of August. */
export const calendarRow = (changes: Partial<ApiCalendarRow> = {}): ApiCalendarRow => ({
  scope: "category",
  category: changes.scope && changes.scope !== "category" ? null : "sportive",
  vehicle_id: null,
  vehicle_name: null,
  location: null,
  cars: 9,
  cells: Array(31).fill(BASE_CELL),
  ...changes,
});

/** The days of August 2027 without a rule: all cars, and each category. */
export const rateCalendar = (changes: Partial<ApiRateCalendar> = {}): ApiRateCalendar => ({
  columns: listDaysOfMonth("2027-08"),
  rows: [
    calendarRow({ scope: "all", cars: 33 }),
    ...CATEGORY_SLUGS.map((category) => calendarRow({ scope: "category", category })),
  ],
  vehicles_total: 0,
  rules: [],
  ...changes,
});
