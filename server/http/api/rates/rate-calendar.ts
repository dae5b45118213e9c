import type { Hono } from "hono";
import type { ApiCalendarCell, ApiCalendarRow, ApiRateCalendar } from "#domain/api/rates/rate-calendar.ts";
import { centsToEuros } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import {
  type ExplainedCell,
  type RateCalendar,
  type RateCalendarRow,
  readRateCalendar,
} from "#server/services/rates/read-rate-calendar.ts";
import { toApiRateRule } from "./rate-rules.ts";

export function mountRateCalendar(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/rate_calendar", async ({ staff, query }) =>
    toApiRateCalendar(await readRateCalendar(ctx, { staff, query })),
  );
}

const toApiRateCalendar = ({ columns, rows, vehiclesTotal, rules }: RateCalendar): ApiRateCalendar => ({
  columns: columns.map(({ first, last }) => ({ first, last })),
  rows: rows.map(toApiRow),
  vehicles_total: vehiclesTotal,
  rules: rules.map(toApiRateRule),
});

const toApiRow = ({ scope, car, cars, cells }: RateCalendarRow): ApiCalendarRow => ({
  scope: scope.kind,
  category: scope.kind === "category" ? scope.category : null,
  vehicle_id: scope.kind === "vehicle" ? scope.vehicle : null,
  vehicle_name: car?.name ?? null,
  location: car?.vehicle.location ?? null,
  cars,
  cells: cells.map((cell) => cell && toApiCell(cell)),
});

const toApiCell = ({ low, high, seasons, seasonsTotal }: ExplainedCell): ApiCalendarCell => ({
  low: centsToEuros(low),
  high: centsToEuros(high),
  seasons: seasons.map((season) => ({
    rule_id: season.rule?.id ?? null,
    low: centsToEuros(season.low),
    high: centsToEuros(season.high),
    cars: season.cars,
    days: season.days,
    hides: season.hidden.map(({ id }) => id),
  })),
  seasons_total: seasonsTotal,
});
