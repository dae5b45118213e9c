import { MAX_CALENDAR_VEHICLES, MAX_CELL_SEASONS, rateCalendarQuerySchema } from "#domain/api/rates/rate-calendar.ts";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import {
  type CalendarCell,
  type CalendarColumn,
  createRateCalendar,
  listCalendarWeeks,
  listDaysOfMonth,
  type RatedCars,
} from "#domain/rates/rate-calendar.ts";
import type { RateScope } from "#domain/rates/rate-rule.ts";
import type { AppContext } from "#server/context.ts";
import {
  type FoundCar,
  listNamedRateRules,
  listRatedCars,
  searchRatedCars,
} from "#server/repositories/rates/rated-cars.ts";
import type { NamedRateRule } from "#server/repositories/rates/stored-rate-rules.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { readPricing } from "#server/services/internal/read-pricing.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { parseInput } from "#server/services/parse-input.ts";

/** Prices of days by column, of all cars, of a category, or of one car. */
export interface RateCalendarRow {
  scope: Exclude<RateScope, { kind: "brand" }>;
  /** The car of its own row. */
  car: FoundCar | null;
  cars: number;
  cells: readonly (ExplainedCell | null)[];
}

/** A cell with its first seasons, and how many there are. */
export interface ExplainedCell extends CalendarCell {
  seasonsTotal: number;
}

export interface RateCalendar {
  columns: readonly CalendarColumn[];
  rows: readonly RateCalendarRow[];
  /** How many cars match the search. */
  vehiclesTotal: number;
  /** The rules that the cells name. */
  rules: readonly NamedRateRule[];
}

/** Reads what the days of twelve months cost, by weeks, or those of one month, as booked today (product.md#rates-screen). */
export async function readRateCalendar(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<RateCalendar> {
  requireAbility(staff, "rates.read");
  const { month, columns: unit, city, q } = parseInput(rateCalendarQuerySchema, query);
  const columns = unit === "days" ? listDaysOfMonth(month) : listCalendarWeeks(month);
  const priceRow = createRateCalendar(columns, await readPricing(ctx));
  const all = (await listRatedCars(ctx.db)).filter(({ vehicle }) => !city || vehicle.location === city);
  const found = q?.trim()
    ? await searchRatedCars(ctx.db, { q, city, limit: MAX_CALENDAR_VEHICLES })
    : { cars: [], total: 0 };
  const toRow = (scope: RateCalendarRow["scope"], cars: readonly RatedCars[]): RateCalendarRow => ({
    scope,
    car: null,
    cars: cars.reduce((sum, group) => sum + group.cars, 0),
    cells: priceRow(cars).map(limitCell),
  });
  const rows = [
    toRow({ kind: "all" }, all),
    ...CATEGORY_SLUGS.map((category) =>
      toRow(
        { kind: "category", category },
        all.filter(({ vehicle }) => vehicle.category === category),
      ),
    ),
    ...found.cars.map((car) => ({ ...toRow({ kind: "vehicle", vehicle: car.vehicle.id }, [car]), car })),
  ];
  return { columns, rows, vehiclesTotal: found.total, rules: await listNamedRateRules(ctx.db, listNamedIds(rows)) };
}

function limitCell(cell: CalendarCell | null): ExplainedCell | null {
  if (!cell) return null;
  const seasons = cell.seasons
    .slice(0, MAX_CELL_SEASONS)
    .map((season) => ({ ...season, hidden: season.hidden.slice(0, MAX_CELL_SEASONS) }));
  return { ...cell, seasons, seasonsTotal: cell.seasons.length };
}

function listNamedIds(rows: readonly RateCalendarRow[]): string[] {
  const seasons = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.seasons ?? []));
  return [...new Set(seasons.flatMap(({ rule, hidden }) => [...(rule ? [rule] : []), ...hidden]).map(({ id }) => id))];
}
