import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { rentalExpiryShape } from "#domain/api/units/rental-expiries.ts";
import { OVERDUE_KINDS } from "#domain/bookings/overdue.ts";
import { SETUP_STEPS } from "#domain/setup-steps.ts";

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
export type ApiWaitingLine = z.infer<typeof waitingLine>;

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
export type ApiDayEvent = z.infer<typeof dayEvent>;

const overdueLine = z.object({
  booking_id: z.string(),
  reference: z.string(),
  vehicle: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  kind: z.enum(OVERDUE_KINDS),
  since: z.string(),
  /** The next booking that needs this booking's car. */
  endangers: z.object({ booking_id: z.string(), reference: z.string(), pickup_at: z.string() }).nullable(),
});
export type ApiOverdueLine = z.infer<typeof overdueLine>;

const expiringLine = z.object({
  ...rentalExpiryShape,
  unit_id: z.string(),
  vehicle_id: z.string(),
  /** "Ferrari 296 GTB, unità 1 · VL296AA". */
  unit: z.string(),
  booking_id: z.string(),
  reference: z.string(),
  name: z.string(),
  pickup_date: z.string(),
  return_date: z.string(),
});
export type ApiExpiringLine = z.infer<typeof expiringLine>;

/** Unit counts in unit-days. */
const occupancyDay = z.object({ date: z.string(), rented: z.number(), maintenance: z.number() });
export type ApiOccupancyDay = z.infer<typeof occupancyDay>;

const emptySearch = z.object({
  query: z.string(),
  city: z.string().nullable(),
  wanted: z.array(z.string()),
  times: z.number().int(),
  last_on: z.string(),
});
export type ApiEmptySearch = z.infer<typeof emptySearch>;

const setupLine = z.object({ step: z.enum(SETUP_STEPS), done: z.boolean(), allowed: z.boolean() });
export type ApiSetupLine = z.infer<typeof setupLine>;

/**
 * Money in euros, instants as ISO 8601. `overdue`, `expiring`, `days` and `waiting` contain names, so they are null for users without access to
 * bookings.
 */
const apiDashboardSchema = z.object({
  /** The server's time when the data was read. */
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
  overdue: z.object({ lines: z.array(overdueLine), total: z.number().int() }).nullable(),
  /** Expiries of units that fall within a rental. */
  expiring: z.object({ lines: z.array(expiringLine), total: z.number().int() }).nullable(),
  days: z.object({ today: z.array(dayEvent), tomorrow: z.array(dayEvent) }).nullable(),
  waiting: z.object({ lines: z.array(waitingLine), total: z.number().int() }).nullable(),
  occupancy: z.array(occupancyDay),
  empty_searches: z.array(emptySearch),
  /** Open setup steps of a new installation; null when nothing is left. */
  setup: z.array(setupLine).nullable(),
});
export type ApiDashboard = z.infer<typeof apiDashboardSchema>;

export const dashboardEndpoints = {
  "GET /api/dashboard": {
    summary: "La giornata della casa in cifre; i nomi delle persone solo per chi segue le prenotazioni",
    answer: apiDashboardSchema,
  },
} as const satisfies Endpoints;
