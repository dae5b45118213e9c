import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import type { DayEvent } from "#domain/booking/day-plan.ts";
import { centsToEuros } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { type Dashboard, readDashboard } from "#server/services/dashboard/read-dashboard.ts";

const waitingLine = z.object({
  kind: z.enum(["booking", "enquiry"]),
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  subject: z.string(),
  detail: z.string(),
  created_at: z.string(),
  due_at: z.string(),
});

const dayEvent = z.object({
  kind: z.enum(["pickup", "return"]),
  time: z.string(),
  city: z.string(),
  booking_id: z.string(),
  reference: z.string(),
  vehicle: z.string(),
  name: z.string(),
  done: z.boolean(),
});

/** What GET /api/dashboard answers; money in euros. `days` and `waiting` carry names and are null for who does not look after bookings. */
const dashboardSchema = z.object({
  now: z.string(),
  today: z.string(),
  active_brands: z.number().int(),
  active_cities: z.number().int(),
  countries: z.number().int(),
  seo_pages: z.number().int(),
  vehicles: z.number().int(),
  available_vehicles: z.number().int(),
  units: z.number().int(),
  active_bookings: z.number().int(),
  confirmed_bookings: z.number().int(),
  revenue: z.object({ month: z.string(), total: z.number(), rentals: z.number().int() }),
  days: z.object({ today: z.array(dayEvent), tomorrow: z.array(dayEvent) }).nullable(),
  waiting: z.object({ lines: z.array(waitingLine), total: z.number().int() }).nullable(),
  /** Unit-days held of each day. */
  occupancy: z.array(z.object({ date: z.string(), rented: z.number(), maintenance: z.number() })),
  empty_searches: z.array(
    z.object({
      query: z.string(),
      city: z.string().nullable(),
      wanted: z.array(z.string()),
      times: z.number().int(),
      last_on: z.string(),
    }),
  ),
});

/** GET /api/dashboard (B 2.10). */
export function dashboardRoutes(ctx: AppContext): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>();
  const description = describeRoute({
    summary: "La giornata della casa in cifre; i nomi delle persone solo per chi segue le prenotazioni",
    responses: {
      200: {
        description: "Le cifre, la giornata, chi attende risposta, l'occupazione, le ricerche senza risultato",
        content: { "application/json": { schema: resolver(dashboardSchema) } },
      },
    },
  });
  api.get("/dashboard", description, async (c) => c.json(toDashboard(await readDashboard(ctx, staffOf(c)))));
  return api;
}

function toDashboard({
  now,
  today,
  figures,
  days,
  waiting,
  occupancy,
  emptySearches,
}: Dashboard): z.infer<typeof dashboardSchema> {
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
    revenue: { ...figures.revenue, total: centsToEuros(figures.revenue.total) },
    days: days && { today: days.today.map(toDayEvent), tomorrow: days.tomorrow.map(toDayEvent) },
    waiting: waiting && {
      total: waiting.total,
      lines: waiting.lines.map(({ createdAt, dueAt, ...line }) => ({
        ...line,
        created_at: createdAt.toISOString(),
        due_at: dueAt.toISOString(),
      })),
    },
    occupancy,
    empty_searches: emptySearches.map(({ lastOn, ...wish }) => ({ ...wish, last_on: lastOn })),
  };
}

function toDayEvent({ booking: { id, ...booking }, ...event }: DayEvent): z.infer<typeof dayEvent> {
  return { ...event, booking_id: id, ...booking };
}
