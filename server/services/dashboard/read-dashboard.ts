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

/** Lines of the dashboard; the units' own screen has the rest. */
const MAX_EXPIRIES = 12;

const OCCUPANCY_DAYS = 30;

/** Lines of the dashboard; the list of bookings has the rest. */
const MAX_OVERDUE = 12;

export interface Dashboard {
  /** The moment at which all of it was true. */
  now: Date;
  today: CivilDate;
  figures: BusinessFigures;
  /** Pickups and returns of today and tomorrow, and who waits for an answer: with people's names, so only for who looks after bookings; else null. */
  days: { today: DayEvent[]; tomorrow: DayEvent[] } | null;
  waiting: WaitingLines | null;
  overdue: { lines: OverdueLine[]; total: number } | null;
  expiring: { lines: RentalExpiry[]; total: number } | null;
  occupancy: DayOccupancy[];
  emptySearches: SearchTerms[];
  setup: SetupLine[] | null;
}

/** Days that the list of searches without result looks back, today included. */
export const EMPTY_SEARCH_DAYS = 7;
const MAX_EMPTY_SEARCHES = 8;

/** What staff see first (product.md#dashboard). Every figure is true; a person's name is only for who reads bookings and enquiries. */
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

/** The figures of the dashboard's cards (product.md#dashboard). */
interface BusinessFigures extends CatalogueCounts {
  /** Active brands multiplied by active cities. */
  seoPages: number;
  /** On the road now. */
  activeBookings: number;
  /** Promised, and not picked up yet. */
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
 * The company in figures on a day. Revenue of the month: the all-in totals (rental and one-way return, deposits apart) of the bookings picked
 * up in it by the calendar of their city, confirmed, on the road or completed; requests, declined, cancelled and expired ones earn nothing.
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

/** What of a unit expires while it is out, the next pickup first (product.md#unit-expiries), and how much there is in all. */
async function readExpiring(ctx: AppContext): Promise<{ lines: RentalExpiry[]; total: number }> {
  const expiring = await listRentalExpiries(ctx, ctx.db);
  return { lines: expiring.slice(0, MAX_EXPIRIES), total: expiring.length };
}

interface DayOccupancy extends HeldDay {
  date: CivilDate;
}

/** The next 30 days from today: how many unit-days of each are held, by bookings (turnaround included) and by maintenance. */
async function readOccupancy(ctx: AppContext, today: CivilDate): Promise<DayOccupancy[]> {
  const dates = Array.from({ length: OCCUPANCY_DAYS }, (_, at) => addDays(today, at));
  const midnight = (date: CivilDate) => toInstant({ date, time: "00:00" }, ctx.site.timeZone);
  const spans = dates.map((date) => ({ from: midnight(date), to: midnight(addDays(date, 1)) }));
  const held = await measureOccupancy(ctx.db, spans, ctx.clock());
  return dates.map((date, at) => ({ date, rented: held[at]?.rented ?? 0, maintenance: held[at]?.maintenance ?? 0 }));
}

type OverdueBooking = Awaited<ReturnType<typeof listOverdue>>["lines"][number];

/** Something late, with the next booking that waits for its car. */
interface OverdueLine extends OverdueBooking {
  endangers: EndangeredBooking | null;
}

/** What is late now, the longest first (product.md#overdue), and how much there is in all. */
async function readOverdue(ctx: AppContext, now: Date): Promise<{ lines: OverdueLine[]; total: number }> {
  const { lines, total } = await listOverdue(ctx.db, now, MAX_OVERDUE);
  const endangered = await listEndangered(ctx.db, { now, lateIds: lines.map(({ id }) => id) });
  const next = (id: string) => endangered.find(({ lateId }) => lateId === id) ?? null;
  return { lines: lines.map((line) => ({ ...line, endangers: next(line.id) })), total };
}

interface SetupLine {
  step: SetupStep;
  done: boolean;
  /** Whether whoever looks may do it. */
  allowed: boolean;
}

/** What a new owner does before the first booking; null once there is nothing to say (product.md#new-installation). */
async function readSetup({ db, site }: AppContext, { roles }: Staff): Promise<SetupLine[] | null> {
  const steps = listSetupSteps({ ...(await countSetup(db)), email: site.email });
  return steps?.map(({ step, done }) => ({ step, done, allowed: can(roles, SETUP_ABILITIES[step]) })) ?? null;
}

/** A search that found nothing, as people read it. */
interface SearchTerms {
  /** The search's query, to try it again. */
  query: string;
  /** The city it was for; null for anywhere. */
  city: string | null;
  /** The rest, in the words of the search's chips: what first, "SUVs", then when, "24 ott – 27 ott". */
  wanted: string[];
  times: number;
  lastOn: CivilDate;
}

/** The searches in words, with the brands' own spelling. */
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
