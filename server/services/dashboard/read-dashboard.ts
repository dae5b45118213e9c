import { can } from "#domain/access/abilities.ts";
import { REVENUE_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { type DayEvent, listDayEvents, PLANNED_STATUSES } from "#domain/bookings/day-events.ts";
import type { Cents } from "#domain/money.ts";
import { addDays, type CivilDate, toCivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import { parseSearch } from "#domain/search/search.ts";
import { toSearchChips } from "#domain/search/search-chips.ts";
import { listSetupSteps, SETUP_ABILITIES, type SetupStep } from "#domain/setup-steps.ts";
import type { AppContext } from "#server/context.ts";
import { type EndangeredBooking, listEndangered, listOverdue } from "#server/repositories/bookings/overdue-bookings.ts";
import { listActiveBrands } from "#server/repositories/brands/brands.ts";
import {
  type CatalogueCounts,
  countBookingsByStatus,
  countCatalogue,
  listDayBookings,
  listEmptySearches,
  sumRentals,
} from "#server/repositories/dashboard/dashboard.ts";
import { countSetup } from "#server/repositories/dashboard/setup-counts.ts";
import { type HeldDay, measureOccupancy } from "#server/repositories/unit-holds/occupancy.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { readWaiting, type WaitingLines } from "#server/services/dashboard/internal/read-waiting.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { listRentalExpiries, type RentalExpiry } from "#server/services/units/expiries/rental-expiries.ts";

/** Lines on the dashboard; the units screen lists the rest. */
const MAX_EXPIRIES = 12;

const OCCUPANCY_DAYS = 30;

/** Lines on the dashboard; the bookings list has the rest. */
const MAX_OVERDUE = 12;

export interface Dashboard {
  /** The instant of all figures. */
  now: Date;
  today: CivilDate;
  figures: BusinessFigures;
  /** Pickups and returns of today and tomorrow, and who waits for an answer. Null without access to bookings, because they contain names. */
  days: { today: DayEvent[]; tomorrow: DayEvent[] } | null;
  waiting: WaitingLines | null;
  overdue: { lines: OverdueLine[]; total: number } | null;
  expiring: { lines: RentalExpiry[]; total: number } | null;
  occupancy: DayOccupancy[];
  emptySearches: SearchTerms[];
  setup: SetupLine[] | null;
}

/** Days of empty searches shown, including today. */
export const EMPTY_SEARCH_DAYS = 7;
const MAX_EMPTY_SEARCHES = 8;

/** Returns the dashboard (product.md#dashboard). Figures are live; names are only for staff who may read bookings and enquiries. */
export async function readDashboard(ctx: AppContext, staff: Staff): Promise<Dashboard> {
  requireAbility(staff, "dashboard.read");
  const now = ctx.clock();
  const today = siteToday(ctx);
  const canSeePeople = can(staff.roles, "bookings.read") && can(staff.roles, "enquiries.read");
  const tomorrow = addDays(today, 1);
  const [figures, occupancy, searches, bookings, waiting, overdue, expiring, setup] = await Promise.all([
    readBusinessFigures(ctx, today),
    readOccupancy(ctx, today),
    listEmptySearches(ctx.db, addDays(today, 1 - EMPTY_SEARCH_DAYS), MAX_EMPTY_SEARCHES),
    canSeePeople ? listDayBookings(ctx.db, PLANNED_STATUSES, [today, tomorrow]) : null,
    canSeePeople ? readWaiting(ctx, now) : null,
    canSeePeople ? readOverdue(ctx, now) : null,
    canSeePeople && can(staff.roles, "units.read") ? readExpiring(ctx) : null,
    readSetup(ctx, staff),
  ]);
  return {
    now,
    today,
    figures,
    days: bookings && { today: listDayEvents(bookings, today), tomorrow: listDayEvents(bookings, tomorrow) },
    waiting,
    overdue,
    expiring,
    occupancy,
    emptySearches: await searchTermsOf(ctx, searches),
    setup,
  };
}

/** The figures on the dashboard's cards (product.md#dashboard). */
interface BusinessFigures extends CatalogueCounts {
  /** Active brands multiplied by active cities. */
  seoPages: number;
  /** With the renter now. */
  activeBookings: number;
  /** Confirmed and not picked up yet. */
  confirmedBookings: number;
  revenue: Revenue;
}

interface Revenue {
  /** "yyyy-MM". */
  month: string;
  total: Cents;
  rentals: number;
}

/**
 * Computes the business figures of a day. The month's revenue is the sum of all-in totals (rental and one-way return, without deposits) of confirmed,
 * active and completed bookings with pickup in that month by their city's clock. Other bookings count nothing.
 */
async function readBusinessFigures(ctx: AppContext, today: CivilDate): Promise<BusinessFigures> {
  const month = today.slice(0, 7);
  const [counts, bookings, revenue] = await Promise.all([
    countCatalogue(ctx.db),
    countBookingsByStatus(ctx.db, ["active", "confirmed"]),
    sumRentals(ctx.db, REVENUE_STATUSES, `${month}-01`, `${monthAfter(month)}-01`),
  ]);
  return {
    ...counts,
    seoPages: counts.activeBrands * counts.activeCities,
    activeBookings: bookings.get("active") ?? 0,
    confirmedBookings: bookings.get("confirmed") ?? 0,
    revenue: { month, ...revenue },
  };
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

/** Lists unit expiries during a rental, next pickup first (product.md#unit-expiries), with their total number. */
async function readExpiring(ctx: AppContext): Promise<{ lines: RentalExpiry[]; total: number }> {
  const expiring = await listRentalExpiries(ctx, ctx.db);
  return { lines: expiring.slice(0, MAX_EXPIRIES), total: expiring.length };
}

interface DayOccupancy extends HeldDay {
  date: CivilDate;
}

/** Counts the unit-days held by bookings (with turnaround) and by maintenance on each of the next 30 days. */
async function readOccupancy(ctx: AppContext, today: CivilDate): Promise<DayOccupancy[]> {
  const dates = Array.from({ length: OCCUPANCY_DAYS }, (_, at) => addDays(today, at));
  const midnight = (date: CivilDate) => toInstant({ date, time: "00:00" }, ctx.site.timeZone);
  const spans = dates.map((date) => ({ from: midnight(date), to: midnight(addDays(date, 1)) }));
  const held = await measureOccupancy(ctx.db, spans, ctx.clock());
  return dates.map((date, at) => ({ date, rented: held[at]?.rented ?? 0, maintenance: held[at]?.maintenance ?? 0 }));
}

type OverdueBooking = Awaited<ReturnType<typeof listOverdue>>["lines"][number];

/** An overdue booking, with the next booking that it endangers. */
interface OverdueLine extends OverdueBooking {
  endangers: EndangeredBooking | null;
}

/** Lists overdue bookings, longest overdue first (product.md#overdue), with their total number. */
async function readOverdue(ctx: AppContext, now: Date): Promise<{ lines: OverdueLine[]; total: number }> {
  const { lines, total } = await listOverdue(ctx.db, now, MAX_OVERDUE);
  const endangered = await listEndangered(ctx.db, { now, lateIds: lines.map(({ id }) => id) });
  const next = (id: string) => endangered.find(({ lateId }) => lateId === id) ?? null;
  return { lines: lines.map((line) => ({ ...line, endangers: next(line.id) })), total };
}

interface SetupLine {
  step: SetupStep;
  done: boolean;
  /** Whether the current user may do it. */
  allowed: boolean;
}

/** Lists a new owner's steps before the first booking; null once all are done (product.md#new-installation). */
async function readSetup({ db, site }: AppContext, { roles }: Staff): Promise<SetupLine[] | null> {
  const steps = listSetupSteps({
    ...(await countSetup(db)),
    email: site.email,
    hasPhoneHours: site.hours.phone !== null,
  });
  return steps?.map(({ step, done }) => ({ step, done, allowed: can(roles, SETUP_ABILITIES[step]) })) ?? null;
}

/** A search without results, in words. */
interface SearchTerms {
  /** The search's query string, to repeat it. */
  query: string;
  /** Its city; null for anywhere. */
  city: string | null;
  /** Its other criteria in the words of the filter chips: what first ("SUVs"), then when ("24 ott – 27 ott"). */
  wanted: string[];
  times: number;
  lastOn: CivilDate;
}

/** Describes searches in words, with the brands' stored spelling. */
async function searchTermsOf(
  ctx: AppContext,
  searches: Awaited<ReturnType<typeof listEmptySearches>>,
): Promise<SearchTerms[]> {
  if (searches.length === 0) return [];
  const today = toCivilMoment(ctx.clock(), ctx.site.timeZone).date;
  const names = new Map((await listActiveBrands(ctx.db)).map(({ slug, name }) => [slug, name]));
  return searches.map(({ query, times, lastOn }) => {
    const labels = toSearchChips(parseSearch(new URLSearchParams(query)), today, names);
    return {
      query,
      city: labels.find(({ key }) => key === "city")?.label ?? null,
      wanted: [
        ...labels.filter(({ key }) => key !== "city" && key !== "dates"),
        ...labels.filter(({ key }) => key === "dates"),
      ].map(({ label }) => label),
      times,
      lastOn: lastOn ?? "",
    };
  });
}
