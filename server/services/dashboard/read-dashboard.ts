import { can } from "#domain/access/abilities.ts";
import { REVENUE_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { type DayEvent, listDayEvents, PLANNED_STATUSES } from "#domain/bookings/day-events.ts";
import type { Cents } from "#domain/money.ts";
import { addDays, type CivilDate, toCivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import { parseSearch } from "#domain/search/search.ts";
import { toSearchChips } from "#domain/search/search-chips.ts";
import { listSetupSteps, SETUP_ABILITIES, type SetupStep } from "#domain/setup-steps.ts";
import { wordsOf } from "#domain/words/words-of.ts";
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
import { readWaiting, type UnansweredRequests } from "#server/services/dashboard/internal/read-waiting.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { listRentalExpiries, type RentalExpiry } from "#server/services/units/expiries/rental-expiries.ts";

/** Maximum number of expiries on the dashboard; the screen of units lists all. */
const MAX_EXPIRIES = 12;

const OCCUPANCY_DAYS = 30;

/** Maximum number of overdue bookings on the dashboard; the list of bookings has all. */
const MAX_OVERDUE = 12;

export interface Dashboard {
  /** The time for which all figures are computed. */
  now: Date;
  today: CivilDate;
  figures: BusinessFigures;
  /**
   * Pickups and returns of today and tomorrow; `waiting`: the requests that wait for a reply. Both are null if the user may not read bookings,
   * because they contain names.
   */
  days: { today: DayEvent[]; tomorrow: DayEvent[] } | null;
  waiting: UnansweredRequests | null;
  overdue: { lines: OverdueLine[]; total: number } | null;
  expiring: { lines: RentalExpiry[]; total: number } | null;
  occupancy: DayOccupancy[];
  emptySearches: SearchTerms[];
  setup: SetupLine[] | null;
}

/** Number of days, including today, whose searches without results are shown. */
export const EMPTY_SEARCH_DAYS = 7;
const MAX_EMPTY_SEARCHES = 8;

/** Returns the dashboard (product.md#dashboard). Figures are computed at each call. Only staff who may read bookings and enquiries get names. */
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
  /** The number of active brands multiplied by the number of active cities. */
  seoPages: number;
  /** Number of bookings whose car is with the renter now. */
  activeBookings: number;
  /** Number of confirmed bookings whose car was not picked up yet. */
  confirmedBookings: number;
  revenue: Revenue;
}

interface Revenue {
  /** The month of the revenue, "yyyy-MM". */
  month: string;
  total: Cents;
  rentals: number;
}

/**
 * Computes the business figures of a day. The revenue of the month is the sum of the total prices (without deposits) of confirmed, active and
 * completed bookings whose pickup is in that month, in the time zone of the pickup city. Other bookings do not count.
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

/** Lists expiries that fall into a booking of their unit, the next pickup first (product.md#unit-expiries), with their total number. */
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

/** An overdue booking, with the next booking that it endangers, if any. */
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
  /** Whether the user may do this step. */
  allowed: boolean;
}

/** Lists the steps of a new owner before the first booking; null if there is nothing left to do (product.md#new-installation). */
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
  /** The query string of the search, with which staff can repeat it. */
  query: string;
  /** The searched city; null if the search had none. */
  city: string | null;
  /** The other criteria in words, as the search page shows them: first what was searched ("SUV"), then when ("24 ott – 27 ott"). */
  wanted: string[];
  times: number;
  lastOn: CivilDate;
}

/** Returns searches in words. Names of brands are spelled as they are stored. */
async function searchTermsOf(
  ctx: AppContext,
  searches: Awaited<ReturnType<typeof listEmptySearches>>,
): Promise<SearchTerms[]> {
  if (searches.length === 0) return [];
  const today = toCivilMoment(ctx.clock(), ctx.site.timeZone).date;
  const names = new Map((await listActiveBrands(ctx.db)).map(({ slug, name }) => [slug, name]));
  return searches.map(({ query, times, lastOn }) => {
    const labels = toSearchChips(wordsOf("it"), parseSearch(new URLSearchParams(query)), today, names);
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
