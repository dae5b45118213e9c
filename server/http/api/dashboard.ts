import type { Hono } from "hono";
import type {
  ApiDashboard,
  ApiDayEvent,
  ApiEmptySearch,
  ApiExpiringLine,
  ApiOccupancyDay,
  ApiOverdueLine,
  ApiWaitingLine,
} from "#domain/api/dashboard.ts";
import { centsToEuros } from "#domain/money.ts";
import { unitLabel } from "#domain/units/unit.ts";
import type { AppContext } from "#server/context.ts";
import { toRentalExpiry } from "#server/http/api/rental-expiry.ts";
import { serve } from "#server/http/api/serve.ts";
import { type Dashboard, readDashboard } from "#server/services/dashboard/read-dashboard.ts";
import type { RentalExpiry } from "#server/services/units/expiries/rental-expiries.ts";

export function mountDashboard(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/dashboard", async ({ staff }) => toDashboard(await readDashboard(ctx, staff)));
}

function toDashboard({ now, today, figures, days, waiting, overdue, expiring, ...lists }: Dashboard): ApiDashboard {
  const { month, total, rentals } = figures.revenue;
  return {
    now: now.toISOString(),
    today,
    active_brands: figures.activeBrands,
    active_cities: figures.activeCities,
    countries: figures.countries,
    seo_pages: figures.seoPages,
    vehicles: figures.vehicles,
    available_vehicles: figures.availableVehicles,
    units: figures.units,
    active_bookings: figures.activeBookings,
    confirmed_bookings: figures.confirmedBookings,
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

type Each<List extends readonly unknown[] | null> = NonNullable<List>[number];

function toDayEvent({ kind, time, city, booking, done }: Each<NonNullable<Dashboard["days"]>["today"]>): ApiDayEvent {
  const { id, reference, vehicle, name } = booking;
  return { kind, time, city, booking_id: id, reference, vehicle, name, done };
}

function toWaitingLine(line: Each<NonNullable<Dashboard["waiting"]>["lines"]>): ApiWaitingLine {
  const { kind, id, reference, name, subject, detail, createdAt, dueAt } = line;
  const moments = { created_at: createdAt.toISOString(), due_at: dueAt.toISOString() };
  return { kind, id, reference, name, subject, detail, ...moments };
}

function toOverdueLine(line: Each<NonNullable<Dashboard["overdue"]>["lines"]>): ApiOverdueLine {
  const { id, reference, vehicle, name, phone, kind, since, endangers } = line;
  const next = endangers && {
    booking_id: endangers.bookingId,
    reference: endangers.reference,
    pickup_at: endangers.pickupAt.toISOString(),
  };
  return { booking_id: id, reference, vehicle, name, phone, kind, since: since.toISOString(), endangers: next };
}

/** Each has its booking: what is only asked about stands in no dashboard. */
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

function toOccupancyDay({ date, rented, maintenance }: Each<Dashboard["occupancy"]>): ApiOccupancyDay {
  return { date, rented, maintenance };
}

function toEmptySearch({ query, city, wanted, times, lastOn }: Each<Dashboard["emptySearches"]>): ApiEmptySearch {
  return { query, city, wanted, times, last_on: lastOn };
}
