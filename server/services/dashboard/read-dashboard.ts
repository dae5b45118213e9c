import { can } from "#domain/access/abilities.ts";
import { type DayEvent, dayPlan, PLANNED_STATUSES } from "#domain/booking/day-plan.ts";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { listDayBookings, listEmptySearches } from "#server/repositories/staff/dashboard.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { type SearchTerms, searchTermsOf } from "#server/services/dashboard/internal/empty-search-terms.ts";
import {
  type BusinessFigures,
  readBusinessFigures,
} from "#server/services/dashboard/internal/read-business-figures.ts";
import { readExpiring } from "#server/services/dashboard/internal/read-expiring.ts";
import { type DayOccupancy, readOccupancy } from "#server/services/dashboard/internal/read-occupancy.ts";
import { type OverdueLine, readOverdue } from "#server/services/dashboard/internal/read-overdue.ts";
import { readSetup, type SetupLine } from "#server/services/dashboard/internal/read-setup.ts";
import { readWaiting, type Waiting } from "#server/services/dashboard/internal/read-waiting.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import type { RentalExpiry } from "#server/services/units/expiries/rental-expiries.ts";

export interface Dashboard {
  /** The moment at which all of it was true. */
  now: Date;
  today: CivilDate;
  figures: BusinessFigures;
  /** Pickups and returns of today and tomorrow, and who waits for an answer: with people's names, so only for who looks after bookings; else null. */
  days: { today: DayEvent[]; tomorrow: DayEvent[] } | null;
  waiting: Waiting | null;
  overdue: { lines: OverdueLine[]; total: number } | null;
  expiring: { lines: RentalExpiry[]; total: number } | null;
  occupancy: DayOccupancy[];
  emptySearches: SearchTerms[];
  setup: SetupLine[] | null;
}

/** Days that the list of searches without result looks back, today included. */
export const EMPTY_SEARCH_DAYS = 7;
const EMPTY_SEARCH_LINES = 8;

/** What staff see first (product.md#dashboard). Every figure is true; a person's name is only for who reads bookings and enquiries. */
export async function readDashboard(ctx: AppContext, staff: Staff): Promise<Dashboard> {
  requireAbility(staff, "dashboard.read");
  const now = ctx.clock();
  const today = siteToday(ctx);
  const servesPeople = can(staff.roles, "bookings.read") && can(staff.roles, "enquiries.read");
  const tomorrow = addDays(today, 1);
  const [figures, occupancy, searches, bookings, waiting, overdue, expiring, setup] = await Promise.all([
    readBusinessFigures(ctx, today),
    readOccupancy(ctx, today),
    listEmptySearches(ctx.db, addDays(today, 1 - EMPTY_SEARCH_DAYS), EMPTY_SEARCH_LINES),
    servesPeople ? listDayBookings(ctx.db, PLANNED_STATUSES, [today, tomorrow]) : null,
    servesPeople ? readWaiting(ctx, now) : null,
    servesPeople ? readOverdue(ctx, now) : null,
    servesPeople && can(staff.roles, "units.read") ? readExpiring(ctx) : null,
    readSetup(ctx, staff),
  ]);
  return {
    now,
    today,
    figures,
    days: bookings && { today: dayPlan(bookings, today), tomorrow: dayPlan(bookings, tomorrow) },
    waiting,
    overdue,
    expiring,
    occupancy,
    emptySearches: await searchTermsOf(ctx, searches),
    setup,
  };
}
