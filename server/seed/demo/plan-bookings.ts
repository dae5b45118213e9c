import { lowestFreeUnit } from "#domain/availability/availability.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { type BookingActor, type BookingStatus, isOpen } from "#domain/booking/states.ts";
import type { RentalTerms } from "#domain/catalogue/vehicle.ts";
import { heldSpan, transferMinutes } from "#domain/delivery/held-span.ts";
import { roundTrip } from "#domain/delivery/reach.ts";
import { NO_ROUND_TRIP } from "#domain/delivery/transfer.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { quoteRental } from "#domain/prices/price.ts";
import { addDays, type CivilMoment, civilNow, toInstant } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { bookings } from "#server/db/schema.ts";
import { CARS, type SeedVehicle } from "#server/seed/cars.ts";
import { carWithSlug, cityNamed, personAt } from "./demo-lookups.ts";
import { type DemoRandom, demoRandom } from "./random.ts";
import { MAINTENANCE, SCENES, type Scene } from "./scenes.ts";

/** How far back the demo remembers, in days. */
const HISTORY_DAYS = 120;
const MINUTES_A_DAY = 24 * 60;
const TIMES = ["09:00", "10:00", "10:00", "11:30", "15:00", "17:30"] as const;

const HANDOVER = HOUR_MS / 6;

/** A hold of one unit; a booking's includes its drives and the car's turnaround. */
export interface HoldPlan {
  slug: string;
  unit: number;
  from: Date;
  to: Date;
  releasedAt: Date | null;
  note: string | null;
}

type PlannedBookingRow = Omit<typeof bookings.$inferInsert, "vehicleId" | "manageTokenHash" | "status">;

/** A booking with its hold and its story, before it has ids. */
export interface BookingPlan {
  slug: string;
  status: BookingStatus;
  row: PlannedBookingRow;
  hold: HoldPlan;
  events: BookingEventPlan[];
}

const RANDOM_START = 20_100_615;
/** The demo's renters read their mail at once. */
const LINK_OPENED_AFTER = 4 * MINUTE_MS;

/**
 * Every booking of the demo as it stands at `now` (product.md#demo-data): exactly twelve on the road, requests in every state, a past to look
 * back on. The same `now` gives the same plan. RangeError when the scenes would put two renters in one car.
 */
export function planBookings(now: Date, site: SiteConfiguration): BookingPlan[] {
  const random = demoRandom(RANDOM_START);
  const references = new Set<string>();
  const holds: HoldPlan[] = planMaintenance(now);
  const scenes = [
    ...SCENES,
    ...completedScenes(
      CARS.map(({ slug }) => slug),
      latestReturn,
      random,
    ),
  ];
  return scenes.map((scene, index) => {
    let reference = bookingReference(random.bytes(6));
    while (references.has(reference)) reference = bookingReference(random.bytes(6));
    references.add(reference);
    const plan = planBooking(scene, {
      now,
      site,
      reference,
      index,
      answeredAfter: random.between(14, 115) * MINUTE_MS,
      holds,
    });
    holds.push(plan.hold);
    return plan;
  });
}

/** The staff's blocks as holds. */
export function planMaintenance(now: Date): HoldPlan[] {
  return MAINTENANCE.map(({ slug, fromDay, toDay, note }) => {
    const timeZone = cityNamed(carWithSlug(slug).location).timeZone;
    const today = civilNow(now, timeZone).date;
    const at = (day: number) => toInstant({ date: addDays(today, day), time: "08:00" }, timeZone);
    return { slug, unit: 1, from: at(fromDay), to: at(toDay), releasedAt: null, note };
  });
}

interface Circumstances {
  now: Date;
  site: SiteConfiguration;
  reference: string;
  index: number;
  /** Milliseconds between the request and the staff's answer. */
  answeredAfter: number;
  holds: readonly HoldPlan[];
}

function planBooking(scene: Scene, { now, site, reference, index, answeredAfter, holds }: Circumstances): BookingPlan {
  const car = carWithSlug(scene.slug);
  const pickupCity = cityNamed(car.location);
  const returnCity = cityNamed(scene.returnCity ?? car.location);
  const today = civilNow(now, pickupCity.timeZone).date;
  const time = scene.time ?? "10:00";
  const pickup: CivilMoment = { date: addDays(today, scene.pickupDay), time };
  const back: CivilMoment = { date: addDays(today, scene.returnDay), time };
  const pickupAt = toInstant(pickup, pickupCity.timeZone);
  const returnAt = toInstant(back, returnCity.timeZone);
  const requestedAt = new Date(now.getTime() - scene.requestedAgo * MINUTE_MS);
  const { events, endedAt } = bookingHistory(
    { status: scene.status, requestedAt, answeredAfter, pickupAt, returnAt },
    site,
  );
  const terms = termsOf(car);
  const quote = quoteRental({
    dailyRate: car.priceCents,
    pickup,
    return: back,
    pickupCity,
    returnCity,
    oneWayRatePerKilometre: site.oneWayRatePerKilometre,
    terms,
  });
  const person = personAt(index);
  const ends = { pickup: { city: pickupCity, place: null }, return: { city: returnCity, place: null } };
  const trip = roundTrip(pickupCity, ends, site.delivery) ?? NO_ROUND_TRIP;
  const { from, to } = heldSpan(pickupAt, returnAt, { ...car, ...transferMinutes(trip) });
  const unit = freeUnit(car, from, to, holds);
  const holdsUntilAnswered = scene.status === "requested" || scene.status === "expired";
  return {
    slug: scene.slug,
    status: scene.status,
    hold: { slug: scene.slug, unit, from, to, releasedAt: isOpen(scene.status) ? null : endedAt, note: null },
    events,
    row: {
      vehicleName: `${car.brand} ${car.name}`,
      reference,
      pickupCity: pickupCity.name,
      returnCity: returnCity.name,
      pickupDate: pickup.date,
      pickupTime: pickup.time,
      returnDate: back.date,
      returnTime: back.time,
      pickupAt,
      returnAt,
      baseCity: pickupCity.name,
      transferBackKilometres: trip.back.kilometres,
      transferBackMinutes: trip.back.minutes,
      days: quote.days,
      dailyRateCents: quote.dailyRate,
      oneWayCents: quote.oneWay,
      totalCents: quote.total,
      currency: quote.currency,
      terms,
      name: person.name,
      email: person.email,
      phone: person.phone,
      driverBirthDate: person.birthDate,
      licenceDate: person.licenceDate,
      note: scene.note ?? null,
      holdExpiresAt: holdsUntilAnswered ? new Date(requestedAt.getTime() + site.holdHours * HOUR_MS) : null,
      linkOpenedAt: holdsUntilAnswered ? new Date(requestedAt.getTime() + LINK_OPENED_AFTER) : null,
      createdAt: requestedAt,
      updatedAt: events.at(-1)?.at ?? requestedAt,
    },
  };
}

/** No rental that is over came back later than two days ago, or than the day before anything else the demo says of the car. */
function latestReturn(slug: string): number {
  const starts = SCENES.filter((scene) => scene.slug === slug).map((scene) => scene.pickupDay);
  const blocks = MAINTENANCE.filter((scene) => scene.slug === slug).map((scene) => scene.fromDay);
  return Math.min(-2, ...[...starts, ...blocks].map((day) => day - 1));
}

function freeUnit(car: SeedVehicle, from: Date, to: Date, holds: readonly HoldPlan[]): number {
  const taken = holds
    .filter((hold) => hold.slug === car.slug && hold.releasedAt === null && hold.from < to && from < hold.to)
    .map((hold) => hold.unit);
  const unit = lowestFreeUnit(car.totalUnits, taken);
  if (unit === null) throw new RangeError(`The demo has no free ${car.slug} from ${from.toISOString()}`);
  return unit;
}

function termsOf(car: SeedVehicle): RentalTerms {
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
 * The rentals that are over: for each car, walked backwards from the latest day it can have been back, so that two of them never
 * touch. `backBy` says that day (0 is today); it must be -2 or earlier for the turnaround to be over as well.
 */
function completedScenes(slugs: readonly string[], backBy: (slug: string) => number, random: DemoRandom): Scene[] {
  return slugs.flatMap((slug) => {
    const scenes: Scene[] = [];
    let returnDay = backBy(slug) - random.between(0, 9);
    while (returnDay > -HISTORY_DAYS) {
      const pickupDay = returnDay - random.between(1, 6);
      const requestedAgo = (random.between(3, 24) - pickupDay) * MINUTES_A_DAY + random.between(0, 600);
      const time = TIMES[random.between(0, TIMES.length - 1)] ?? "10:00";
      scenes.push({ slug, status: "completed", pickupDay, returnDay, time, requestedAgo });
      returnDay = pickupDay - random.between(8, 30);
    }
    return scenes;
  });
}

/** One transition of a booking; staff are "staff", since the demo is written before there are any. */
interface BookingEventPlan {
  status: BookingStatus;
  actor: BookingActor;
  at: Date;
}

interface Story {
  status: BookingStatus;
  requestedAt: Date;
  /** Milliseconds until staff answered. */
  answeredAfter: number;
  pickupAt: Date;
  returnAt: Date;
}

/** The transitions that lead to a state, in the order of the table of transitions (product.md#demo-data), and when the last of them happened. */
function bookingHistory(
  story: Story,
  { holdHours }: Pick<SiteConfiguration, "holdHours">,
): { events: BookingEventPlan[]; endedAt: Date } {
  const { requestedAt, answeredAfter, pickupAt, returnAt } = story;
  const answeredAt = later(requestedAt, answeredAfter);
  const requested: BookingEventPlan = { status: "requested", actor: "renter", at: requestedAt };
  const confirmed: BookingEventPlan = { status: "confirmed", actor: "staff", at: answeredAt };
  const active: BookingEventPlan = { status: "active", actor: "staff", at: later(pickupAt, HANDOVER) };
  const completed: BookingEventPlan = { status: "completed", actor: "staff", at: later(returnAt, HANDOVER) };
  const stories: Readonly<Record<BookingStatus, BookingEventPlan[]>> = {
    requested: [requested],
    confirmed: [requested, confirmed],
    active: [requested, confirmed, active],
    completed: [requested, confirmed, active, completed],
    declined: [requested, { status: "declined", actor: "staff", at: answeredAt }],
    cancelled: [requested, confirmed, { status: "cancelled", actor: "renter", at: later(answeredAt, 30 * HOUR_MS) }],
    no_show: [requested, confirmed, { status: "no_show", actor: "staff", at: later(pickupAt, 2 * HOUR_MS) }],
    expired: [requested, { status: "expired", actor: "system", at: later(requestedAt, holdHours * HOUR_MS) }],
  };
  const events = stories[story.status];
  return { events, endedAt: events.at(-1)?.at ?? requestedAt };
}

function later(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}
