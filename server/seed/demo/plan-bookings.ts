import { findLowestFreeUnit } from "#domain/availability/availability.ts";
import { type BookingActor, type BookingStatus, isOpenStatus } from "#domain/bookings/booking-statuses.ts";
import { planRoundTrip } from "#domain/delivery/delivery-reach.ts";
import { computeHoldSpan, toTransferMinutes } from "#domain/delivery/hold-span.ts";
import { NO_ROUND_TRIP } from "#domain/delivery/transfer.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { quoteRental } from "#domain/prices/price.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import { createBookingReference } from "#domain/reference-codes.ts";
import { addDays, type CivilMoment, toCivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import type { bookings } from "#server/db/schema.ts";
import { SEED_VEHICLES, type SeedVehicle } from "#server/seed/vehicles.ts";
import { findDemoPerson, findSeedCity, findSeedVehicle } from "./demo-lookups.ts";
import { createDemoRandom, type DemoRandom } from "./random.ts";
import { BOOKING_SCENARIOS, type BookingScenario, MAINTENANCE_SCENARIOS } from "./scenarios.ts";

/** Length of the demo's history, in days. */
const HISTORY_DAYS = 120;
const MINUTES_PER_DAY = 24 * 60;
const PICKUP_TIMES = ["09:00", "10:00", "10:00", "11:30", "15:00", "17:30"] as const;

const HANDOVER_DURATION_MS = HOUR_MS / 6;

/** A hold of one unit. The hold of a booking includes its transfers and turnaround. */
export interface HoldPlan {
  slug: string;
  unit: number;
  from: Date;
  to: Date;
  releasedAt: Date | null;
  note: string | null;
}

type PlannedBookingRow = Omit<typeof bookings.$inferInsert, "vehicleId" | "manageTokenHash" | "status" | "totalCents">;

/** A booking with its hold and events, before ids are assigned. */
export interface BookingPlan {
  slug: string;
  status: BookingStatus;
  row: PlannedBookingRow;
  lines: readonly PriceLine[];
  hold: HoldPlan;
  events: BookingEventPlan[];
}

const BOOKING_RANDOM_SEED = 20_100_615;
/** How long after the booking request the demo's renters open the link in the mail. */
const LINK_OPENED_AFTER_MS = 4 * MINUTE_MS;

/**
 * Plans all bookings of the demo at `now` (product.md#demo-data): exactly twelve on the road, requests in every status, and a history. The same
 * `now` gives the same plan. Throws RangeError if two scenarios would put two renters in one car.
 */
export function planBookings(now: Date, site: SiteConfiguration): BookingPlan[] {
  const random = createDemoRandom(BOOKING_RANDOM_SEED);
  const references = new Set<string>();
  const holds: HoldPlan[] = planMaintenance(now);
  const scenarios = [
    ...BOOKING_SCENARIOS,
    ...createCompletedScenarios(
      SEED_VEHICLES.map(({ slug }) => slug),
      findLatestReturnDay,
      random,
    ),
  ];
  return scenarios.map((scenario, index) => {
    let reference = createBookingReference(random.bytes(6), site.bookingPrefix);
    while (references.has(reference)) reference = createBookingReference(random.bytes(6), site.bookingPrefix);
    references.add(reference);
    const plan = planBooking(scenario, {
      now,
      site,
      reference,
      index,
      answeredAfterMs: random.between(14, 115) * MINUTE_MS,
      holds,
    });
    holds.push(plan.hold);
    return plan;
  });
}

/** Plans the maintenance blocks. */
export function planMaintenance(now: Date): HoldPlan[] {
  return MAINTENANCE_SCENARIOS.map(({ slug, fromDay, toDay, note }) => {
    const timeZone = findSeedCity(findSeedVehicle(slug).location).timeZone;
    const today = toCivilMoment(now, timeZone).date;
    const at = (day: number) => toInstant({ date: addDays(today, day), time: "08:00" }, timeZone);
    return { slug, unit: 1, from: at(fromDay), to: at(toDay), releasedAt: null, note };
  });
}

interface BookingPlanContext {
  now: Date;
  site: SiteConfiguration;
  reference: string;
  index: number;
  /** Milliseconds between the booking request and the staff's decision. */
  answeredAfterMs: number;
  holds: readonly HoldPlan[];
}

function planBooking(
  scenario: BookingScenario,
  { now, site, reference, index, answeredAfterMs, holds }: BookingPlanContext,
): BookingPlan {
  const car = findSeedVehicle(scenario.slug);
  const pickupCity = findSeedCity(car.location);
  const returnCity = findSeedCity(scenario.returnCity ?? car.location);
  const today = toCivilMoment(now, pickupCity.timeZone).date;
  const time = scenario.time ?? "10:00";
  const pickup: CivilMoment = { date: addDays(today, scenario.pickupDay), time };
  const returnMoment: CivilMoment = { date: addDays(today, scenario.returnDay), time };
  const pickupAt = toInstant(pickup, pickupCity.timeZone);
  const returnAt = toInstant(returnMoment, returnCity.timeZone);
  const requestedAt = new Date(now.getTime() - scenario.requestedMinutesAgo * MINUTE_MS);
  const { events, endedAt } = planBookingEvents(
    { status: scenario.status, requestedAt, answeredAfterMs, pickupAt, returnAt },
    site,
  );
  const terms = toRentalTerms(car);
  const quote = quoteRental({
    dailyRate: car.priceCents,
    pickup,
    return: returnMoment,
    graceMinutes: site.graceMinutes,
    pickupCity,
    returnCity,
    oneWayRatePerKilometre: site.oneWayRatePerKilometre,
    terms,
  });
  const person = findDemoPerson(index);
  const places = { pickup: { city: pickupCity, place: null }, return: { city: returnCity, place: null } };
  const transfers = planRoundTrip(pickupCity, places, site.delivery) ?? NO_ROUND_TRIP;
  const { from, to } = computeHoldSpan(pickupAt, returnAt, { ...car, ...toTransferMinutes(transfers) });
  const unit = findFreeUnit(car, from, to, holds);
  const holdsUntilAnswered = scenario.status === "requested" || scenario.status === "expired";
  return {
    slug: scenario.slug,
    status: scenario.status,
    hold: {
      slug: scenario.slug,
      unit,
      from,
      to,
      releasedAt: isOpenStatus(scenario.status) ? null : endedAt,
      note: null,
    },
    events,
    lines: quote.lines,
    row: {
      vehicleName: `${car.brand} ${car.name}`,
      reference,
      pickupCity: pickupCity.name,
      returnCity: returnCity.name,
      pickupDate: pickup.date,
      pickupTime: pickup.time,
      returnDate: returnMoment.date,
      returnTime: returnMoment.time,
      pickupAt,
      returnAt,
      baseCity: pickupCity.name,
      transferBackKilometres: transfers.back.kilometres,
      transferBackMinutes: transfers.back.minutes,
      days: quote.days,
      graceMinutes: site.graceMinutes,
      dailyRateCents: quote.dailyRate,
      currency: quote.currency,
      terms,
      name: person.name,
      email: person.email,
      phone: person.phone,
      driverBirthDate: person.birthDate,
      licenceDate: person.licenceDate,
      note: scenario.note ?? null,
      holdExpiresAt: holdsUntilAnswered ? new Date(requestedAt.getTime() + site.holdHours * HOUR_MS) : null,
      linkOpenedAt: holdsUntilAnswered ? new Date(requestedAt.getTime() + LINK_OPENED_AFTER_MS) : null,
      createdAt: requestedAt,
      updatedAt: events.at(-1)?.at ?? requestedAt,
    },
  };
}

/**
 * Returns the latest day, relative to today, on which a completed rental of a car may end: two days ago or the day before the car's first scenario,
 * whichever is earlier.
 */
function findLatestReturnDay(slug: string): number {
  const starts = BOOKING_SCENARIOS.filter((scenario) => scenario.slug === slug).map((scenario) => scenario.pickupDay);
  const blocks = MAINTENANCE_SCENARIOS.filter((scenario) => scenario.slug === slug).map((scenario) => scenario.fromDay);
  return Math.min(-2, ...[...starts, ...blocks].map((day) => day - 1));
}

function findFreeUnit(car: SeedVehicle, from: Date, to: Date, holds: readonly HoldPlan[]): number {
  const heldUnits = holds
    .filter((hold) => hold.slug === car.slug && hold.releasedAt === null && hold.from < to && from < hold.to)
    .map((hold) => hold.unit);
  const unit = findLowestFreeUnit(car.totalUnits, heldUnits);
  if (unit === null) throw new RangeError(`The demo has no free ${car.slug} from ${from.toISOString()}`);
  return unit;
}

function toRentalTerms(car: SeedVehicle): RentalTerms {
  return {
    deposit: car.depositCents,
    excess: car.excessCents,
    includedKilometresPerDay: car.includedKmPerDay,
    extraKilometre: car.extraKmCents,
    minimumAge: car.minimumAge,
    minimumLicenceYears: car.minimumLicenceYears,
  };
}

/**
 * Generates completed rentals for each car, from the latest possible return day backwards in time, so that no two overlap. `backBy` is that day,
 * relative to today (0). It must be -2 or earlier, so that the turnaround is over too.
 */
function createCompletedScenarios(
  slugs: readonly string[],
  latestReturnDay: (slug: string) => number,
  random: DemoRandom,
): BookingScenario[] {
  return slugs.flatMap((slug) => {
    const scenarios: BookingScenario[] = [];
    let returnDay = latestReturnDay(slug) - random.between(0, 9);
    while (returnDay > -HISTORY_DAYS) {
      const pickupDay = returnDay - random.between(1, 6);
      const requestedMinutesAgo = (random.between(3, 24) - pickupDay) * MINUTES_PER_DAY + random.between(0, 600);
      const time = PICKUP_TIMES[random.between(0, PICKUP_TIMES.length - 1)] ?? "10:00";
      scenarios.push({ slug, status: "completed", pickupDay, returnDay, time, requestedMinutesAgo });
      returnDay = pickupDay - random.between(8, 30);
    }
    return scenarios;
  });
}

/** A transition of a booking; the actor is "staff", because no staff users exist yet. */
interface BookingEventPlan {
  status: BookingStatus;
  actor: BookingActor;
  at: Date;
}

interface BookingTimeline {
  status: BookingStatus;
  requestedAt: Date;
  /** Milliseconds between the booking request and the staff's decision. */
  answeredAfterMs: number;
  pickupAt: Date;
  returnAt: Date;
}

/** Plans the transitions that lead to a status, in the order of the transition table (product.md#demo-data), and the time of the last one. */
function planBookingEvents(
  timeline: BookingTimeline,
  { holdHours }: Pick<SiteConfiguration, "holdHours">,
): { events: BookingEventPlan[]; endedAt: Date } {
  const { requestedAt, answeredAfterMs, pickupAt, returnAt } = timeline;
  const answeredAt = addMilliseconds(requestedAt, answeredAfterMs);
  const requested: BookingEventPlan = { status: "requested", actor: "renter", at: requestedAt };
  const confirmed: BookingEventPlan = { status: "confirmed", actor: "staff", at: answeredAt };
  const active: BookingEventPlan = {
    status: "active",
    actor: "staff",
    at: addMilliseconds(pickupAt, HANDOVER_DURATION_MS),
  };
  const completed: BookingEventPlan = {
    status: "completed",
    actor: "staff",
    at: addMilliseconds(returnAt, HANDOVER_DURATION_MS),
  };
  const eventsByStatus: Readonly<Record<BookingStatus, BookingEventPlan[]>> = {
    requested: [requested],
    confirmed: [requested, confirmed],
    active: [requested, confirmed, active],
    completed: [requested, confirmed, active, completed],
    declined: [requested, { status: "declined", actor: "staff", at: answeredAt }],
    cancelled: [
      requested,
      confirmed,
      { status: "cancelled", actor: "renter", at: addMilliseconds(answeredAt, 30 * HOUR_MS) },
    ],
    no_show: [requested, confirmed, { status: "no_show", actor: "staff", at: addMilliseconds(pickupAt, 2 * HOUR_MS) }],
    expired: [requested, { status: "expired", actor: "system", at: addMilliseconds(requestedAt, holdHours * HOUR_MS) }],
  };
  const events = eventsByStatus[timeline.status];
  return { events, endedAt: events.at(-1)?.at ?? requestedAt };
}

function addMilliseconds(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}
