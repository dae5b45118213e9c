import type { Hono } from "hono";
import type { ApiAuditEntry } from "#domain/api/audit-log/audit-log.ts";
import type {
  ApiDashboard,
  ApiDayEvent,
  ApiEmptySearch,
  ApiExpiringLine,
  ApiOccupancyDay,
  ApiOverdueLine,
  ApiWaitingLine,
} from "#domain/api/dashboard/dashboard.ts";
import { type ApiMonthFigures, type ApiMonthReport, monthReportQuerySchema } from "#domain/api/reports/reports.ts";
import type { ApiSavedView } from "#domain/api/saved-views/saved-views.ts";
import { centsToEuros } from "#domain/money.ts";
import { computeUtilisation, type MonthFigures, sumMonthFigures, toRentedDays } from "#domain/reports/month-report.ts";
import { unitLabel } from "#domain/units/unit.ts";
import type { AppContext } from "#server/context.ts";
import type { SavedView } from "#server/repositories/saved-views/saved-views.ts";
import { type AuditRow, readAuditLog, recordExport } from "#server/services/audit-log/audit-log.ts";
import { type Dashboard, readDashboard } from "#server/services/dashboard/read-dashboard.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { type MonthReport, readMonthReport } from "#server/services/reports/read-month-report.ts";
import { deleteView, readSavedViews, saveView } from "#server/services/saved-views/saved-views.ts";
import type { RentalExpiry } from "#server/services/units/expiries/rental-expiries.ts";
import { parseListQuery } from "./parse-list-query.ts";
import { AUDIT_COLUMNS } from "./queryable-columns.ts";
import { toRentalExpiry } from "./rental-expiry-responses.ts";
import { serveEndpoint } from "./serve-endpoint.ts";

export function mountDashboard(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/dashboard", async ({ staff }) => toDashboard(await readDashboard(ctx, staff)));
}

function toDashboard({
  now,
  today,
  figures: monthFigures,
  days,
  waiting,
  overdue,
  expiring,
  ...lists
}: Dashboard): ApiDashboard {
  const { month, total, rentals } = monthFigures.revenue;
  return {
    now: now.toISOString(),
    today,
    active_brands: monthFigures.activeBrands,
    active_cities: monthFigures.activeCities,
    countries: monthFigures.countries,
    seo_pages: monthFigures.seoPages,
    vehicles: monthFigures.vehicles,
    available_vehicles: monthFigures.availableVehicles,
    units: monthFigures.units,
    active_bookings: monthFigures.activeBookings,
    confirmed_bookings: monthFigures.confirmedBookings,
    revenue: { month, total: centsToEuros(total), rentals },
    overdue: overdue && { total: overdue.total, lines: overdue.lines.map(toOverdueLine) },
    expiring: expiring && { total: expiring.total, lines: expiring.lines.flatMap(toExpiringLine) },
    days: days && { today: days.today.map(toDayEvent), tomorrow: days.tomorrow.map(toDayEvent) },
    waiting: waiting && { total: waiting.total, lines: waiting.lines.map(toWaitingLine) },
    occupancy: lists.occupancy.map(toOccupancyDay),
    empty_searches: lists.emptySearches.map(toEmptySearch),
    setup: lists.setup?.map(({ step, done, allowed }) => ({ step, done, allowed })) ?? null,
  };
}

type ItemOf<List extends readonly unknown[] | null> = NonNullable<List>[number];

function toDayEvent({ kind, time, city, booking, done }: ItemOf<NonNullable<Dashboard["days"]>["today"]>): ApiDayEvent {
  const { id, reference, vehicle, name } = booking;
  return { kind, time, city, booking_id: id, reference, vehicle, name, done };
}

function toWaitingLine(line: ItemOf<NonNullable<Dashboard["waiting"]>["lines"]>): ApiWaitingLine {
  const { kind, id, reference, name, subject, detail, createdAt, dueAt } = line;
  const moments = { created_at: createdAt.toISOString(), due_at: dueAt.toISOString() };
  return { kind, id, reference, name, subject, detail, ...moments };
}

function toOverdueLine(line: ItemOf<NonNullable<Dashboard["overdue"]>["lines"]>): ApiOverdueLine {
  const { id, reference, vehicle, name, phone, kind, since, endangers } = line;
  const next = endangers && {
    booking_id: endangers.bookingId,
    reference: endangers.reference,
    pickup_at: endangers.pickupAt.toISOString(),
  };
  return { booking_id: id, reference, vehicle, name, phone, kind, since: since.toISOString(), endangers: next };
}

/** Returns the dashboard's line of an expiry. Empty for an expiry that belongs to no booking, because the dashboard does not list it. */
function toExpiringLine(line: RentalExpiry): ApiExpiringLine[] {
  const { unit, booking } = line;
  if (!booking) return [];
  const { id, reference, name, pickupDate, returnDate } = booking;
  return [
    {
      ...toRentalExpiry(line),
      unit_id: unit.unitId,
      vehicle_id: unit.vehicleId,
      unit: `${unit.vehicleName}, ${unitLabel(unit)}`,
      booking_id: id,
      reference,
      name,
      pickup_date: pickupDate,
      return_date: returnDate,
    },
  ];
}

function toOccupancyDay({ date, rented, maintenance }: ItemOf<Dashboard["occupancy"]>): ApiOccupancyDay {
  return { date, rented, maintenance };
}

function toEmptySearch({ query, city, wanted, times, lastOn }: ItemOf<Dashboard["emptySearches"]>): ApiEmptySearch {
  return { query, city, wanted, times, last_on: lastOn };
}

export function mountReports(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/reports/months", async ({ staff, query }) => {
    const reportQuery = parseInput(monthReportQuerySchema, query);
    return toMonthReport(await readMonthReport(ctx, { staff, ...reportQuery }));
  });
}

const toMonthReport = ({ months, rows, totals, vehicles }: MonthReport): ApiMonthReport => ({
  months,
  rows: rows.map(({ vehicle, months: monthFigures }) => ({
    vehicle_id: vehicle?.id ?? null,
    vehicle: vehicle?.title ?? null,
    location: vehicle?.location ?? null,
    months: monthFigures.map(toMonthFigures),
    total: toMonthFigures(sumMonthFigures(monthFigures)),
  })),
  totals: totals.map(toMonthFigures),
  total: toMonthFigures(sumMonthFigures(totals)),
  vehicles,
});

const toMonthFigures = (monthFigures: MonthFigures): ApiMonthFigures => ({
  revenue: centsToEuros(monthFigures.revenue),
  rentals: monthFigures.rentals,
  rented_days: toRentedDays(monthFigures),
  fleet_days: monthFigures.fleetDays,
  utilisation: computeUtilisation(monthFigures),
});

/** Mounts the endpoints of the audit log; lists have the newest entry first by default. */
export function mountAuditLog(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/audit_log", async ({ staff, queries }) => {
    const { rows, total } = await readAuditLog(ctx, {
      staff,
      listQuery: parseListQuery(queries, AUDIT_COLUMNS, "-created_at", ctx.site.timeZone),
    });
    return { rows: rows.map(toAuditEntry), total };
  });
  serveEndpoint(app, ctx, "POST /api/exports", async ({ staff, body }) => {
    await recordExport(ctx, { staff, body });
    return undefined;
  });
}

function toAuditEntry({ actorEmail, createdAt, before, after, ...row }: AuditRow): ApiAuditEntry {
  return {
    id: row.id,
    actor: row.actor,
    actor_email: actorEmail,
    action: row.action,
    entity: row.entity,
    entity_id: row.entityId,
    before: before as ApiAuditEntry["before"],
    after: after as ApiAuditEntry["after"],
    names: row.names,
    created_at: createdAt.toISOString(),
  };
}

/** Mounts the endpoints for saved views. Each user sees only their own views. */
export function mountSavedViews(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/saved_views", async ({ staff, query: { list } }) => {
    const views = await readSavedViews(ctx, { staff, list });
    return { rows: views.map(toSavedView), total: views.length };
  });
  serveEndpoint(app, ctx, "POST /api/saved_views", async ({ staff, body }) =>
    toSavedView(await saveView(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/saved_views/:id", async ({ staff, parameters: { id } }) => {
    await deleteView(ctx, { staff, id });
    return undefined;
  });
}

function toSavedView({ id, list, name, query, columns, createdAt, updatedAt }: SavedView): ApiSavedView {
  return {
    id,
    list,
    name,
    query,
    columns,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
