import { capitalMonth, findFullMonth } from "#app/features/admin/rates/calendar/calendar-view.ts";
import type { SelectedRange } from "#app/features/admin/rates/calendar/cell-selection.ts";
import { calendarRowName } from "#app/features/admin/rates/calendar/rate-calendar-texts.ts";
import type { RateRuleCars, RateRuleCreation } from "#app/features/admin/rates/rate-rule-form.tsx";
import type { ApiCalendarRow, ApiRateCalendar } from "#domain/api/rates/rate-calendar.ts";
import { SEASON_COLOURS } from "#domain/rates/season-colours.ts";

/**
 * Returns the start of a rule for selected cells: cars, city and days, the name of a whole month, and a colour that the calendar does not have yet. All
 * categories are all cars; of several other rows each gets a rule (product.md#rates-screen).
 */
export function startOfRule(
  { rows, columns, rules }: Pick<ApiRateCalendar, "rows" | "columns" | "rules">,
  { firstRow, lastRow, firstColumn, lastColumn }: SelectedRange,
  city: string,
): RateRuleCreation {
  const days = { first: columns[firstColumn]?.first ?? "", last: columns[lastColumn]?.last ?? "" };
  const cars = listCars(rows, rows.slice(firstRow, lastRow + 1));
  const month = findFullMonth(days);
  const used = new Set(rules.map(({ colour }) => colour));
  const start = {
    ...cars[0]?.scope,
    city,
    from_date: days.first,
    until_date: days.last,
    name: month ? capitalMonth(month) : "",
    colour: SEASON_COLOURS.find((colour) => !used.has(colour)) ?? SEASON_COLOURS[0],
  };
  const key = ["cells", ...cars.map(({ name }) => name), days.first, days.last].join("-");
  return { start, key, ...(cars.length > 1 && { rows: cars }) };
}

function listCars(rows: readonly ApiCalendarRow[], selected: readonly ApiCalendarRow[]) {
  const categories = rows.filter(({ scope }) => scope === "category");
  const isEveryCar = selected.some(({ scope }) => scope === "all") || categories.every((row) => selected.includes(row));
  const all = rows.find(({ scope }) => scope === "all");
  return (isEveryCar && all ? [all] : selected).map((row) => ({ name: calendarRowName(row), scope: toScope(row) }));
}

const toScope = ({ scope, category, vehicle_id }: ApiCalendarRow): RateRuleCars => ({
  scope,
  category: category ?? "",
  vehicle_id: vehicle_id ?? "",
});
