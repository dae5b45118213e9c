import { createHash } from "node:crypto";
import { BOOKING_STATUSES, type BookingStatus } from "#domain/booking/states.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { LEGAL_HISTORIES } from "#test/invariants/legal-histories.ts";
import type { Row } from "./catalogue.ts";

/** Where a value is for. */
export interface Place {
  index: number;
  /** How many migrations have been applied. */
  applied: number;
  /** What stands in a table that this one points to. */
  rows: (table: string) => Row[];
}

type Lawful = (place: Place) => unknown;

const UNITS = 4;
const LINKS_OF_A_DELETED_CAR_END = 2;
const PROGRAM_IS_SYSTEM = 4;
const ORDERS_HAVE_STATES = 12;
/** A booking in each state, and one whose car has been deleted. */
const STATUSES: readonly BookingStatus[] = [...BOOKING_STATUSES, "completed"];
const DELETED_CAR = STATUSES.length - 1;

/** What happened to each booking: the shortest way to where it is. */
const EVENTS = STATUSES.flatMap((status, booking) => {
  const ways = LEGAL_HISTORIES.filter((history) => history.at(-1) === status);
  const way = ways.sort((one, other) => one.length - other.length)[0] ?? [];
  return way.map((step, place) => ({ booking, step, place }));
});
const BY_STAFF = EVENTS.filter(({ place, step }) => place > 0 && step !== "expired");

const pickupOf = (booking: number) => Date.UTC(2026, 10, 2 + 3 * booking, 9);
const moment = (milliseconds: number) => new Date(milliseconds).toISOString();
const eventAt = ({ booking, place }: { booking: number; place: number }) => moment(pickupOf(booking) + place * HOUR_MS);
const is = (index: number, ...statuses: BookingStatus[]) => statuses.includes(STATUSES[index] ?? "requested");
const always = (value: unknown) => () => value;
const program = ({ applied }: Place) => (applied < PROGRAM_IS_SYSTEM ? "house" : "system");
const bookingOf = ({ index, rows }: Place) => rows("bookings")[index] ?? {};
/** The eventful part of a hold's table: bookings first, then a visit to the workshop on a unit that has left the fleet. */
const isVisit = (index: number) => index === DELETED_CAR;

/** How many rows a table has; others have three. */
export const COUNTS: Readonly<Record<string, number>> = {
  bookings: STATUSES.length,
  booking_events: EVENTS.length,
  audit_log: BY_STAFF.length + 1,
  unit_holds: STATUSES.length,
  handovers: 5,
  enquiries: 6,
};

/** Filled by triggers, or by the migration that made them. */
export const FILLED_BY_ITSELF = ["unit_calendars", "vehicle_summaries", "site_settings"];

/** By table and column, what a value must be for the row to be lawful where the database alone does not say so. */
export const LAWFUL_VALUES: Readonly<Record<string, Readonly<Record<string, Lawful>>>> = {
  vehicles: {
    slug: ({ index }) => `car-${index}`,
    rating: always(4.5),
    specs: always({ power: "610 CV" }),
    images: ({ index }) => {
      const picture = (view: string) => `/pictures/cars/car-${index}/${view}-1200.webp`;
      return [[picture("studio"), picture("ivory"), picture("front")], [picture("ivory")], ["/uploads/own.webp"]][
        index
      ];
    },
  },
  experiences: { rating: always(4.5) },
  jets: { rating: always(4.5) },
  cities: { time_zone: always("Europe/Rome") },
  units: {
    number: ({ index }) => UNITS + index,
    in_fleet_from: always("2026-01-01"),
    in_fleet_to: ({ index }) => (index === 2 ? "2026-11-20" : null),
  },
  bookings: {
    status: ({ index }) => STATUSES[index],
    vehicle_id: ({ index, applied, rows }) =>
      index === DELETED_CAR && applied > LINKS_OF_A_DELETED_CAR_END ? null : rows("vehicles")[index % 3]?.id,
    pickup_time: always("10:00"),
    return_time: always("10:00"),
    pickup_at: ({ index }) => moment(pickupOf(index)),
    return_at: ({ index }) => moment(pickupOf(index) + 48 * HOUR_MS),
    days: always(2),
    daily_rate_cents: always(90_000),
    one_way_cents: always(15_000),
    delivery_cents: always(4_000),
    collection_cents: always(1_000),
    agreed_kind: ({ index }) => (index % 2 === 0 ? "amount" : null),
    agreed_discount_cents: ({ index }) => (index % 2 === 0 ? 0 : null),
    // Before cars were delivered nothing was charged for it.
    total_cents: ({ applied }) => (applied > 15 ? 200_000 : 195_000),
    transfer_out_minutes: always(60),
    transfer_back_minutes: always(60),
    collected_at: ({ index }) => (is(index, "active", "completed") ? moment(pickupOf(index)) : null),
    returned_at: ({ index }) => (is(index, "completed") ? moment(pickupOf(index) + 48 * HOUR_MS) : null),
    hold_expires_at: ({ index }) => (is(index, "requested") ? moment(pickupOf(index) - HOUR_MS) : null),
    email: ({ index }) => `Renter-${index % 4}@prova.example`,
    customer_id: ({ index, rows }) => rows("customers")[index % 2]?.id,
  },
  booking_events: {
    booking_id: ({ index, rows }) => rows("bookings")[EVENTS[index]?.booking ?? 0]?.id,
    kind: always("move"),
    status: ({ index }) => EVENTS[index]?.step,
    actor: (place) => {
      const event = EVENTS[place.index];
      if (event?.place === 0) return "renter";
      return event?.step === "expired" ? program(place) : "giulia";
    },
    created_at: ({ index }) => eventAt(EVENTS[index] ?? { booking: 0, place: 0 }),
    undone_at: always(null),
  },
  audit_log: {
    actor: (place) => (BY_STAFF[place.index] ? "giulia" : program(place)),
    entity: ({ index }) => (BY_STAFF[index] ? "bookings" : "pictures"),
    entity_id: ({ index }) => uuidOf("bookings", "id", BY_STAFF[index]?.booking ?? 0),
    created_at: ({ index }) => eventAt(BY_STAFF[index] ?? { booking: 0, place: 0 }),
  },
  unit_holds: {
    booking_id: (place) => (isVisit(place.index) ? null : bookingOf(place).id),
    vehicle_id: (place) => (isVisit(place.index) ? place.rows("vehicles")[0]?.id : bookingOf(place).vehicle_id),
    kind: ({ index }) => (isVisit(index) ? "maintenance" : "booking"),
    // Until units had rows of their own, the past could name one beyond their number.
    unit: ({ index, applied }) => (!isVisit(index) ? 1 : applied < PROGRAM_IS_SYSTEM ? 9 : UNITS),
    during: ({ index }) => `[${moment(pickupOf(index) - 6 * HOUR_MS)},${moment(pickupOf(index) + 54 * HOUR_MS)})`,
    released_at: ({ index }) =>
      is(index, "requested", "confirmed", "active") ? null : moment(pickupOf(index) + 54 * HOUR_MS),
    out_since: ({ index }) => (is(index, "active") ? moment(pickupOf(index)) : null),
    releases_at: always(null),
  },
  handovers: {
    booking_id: ({ index, rows }) =>
      rows("bookings").filter(({ status }) => status === "active" || status === "completed")[index >> 1]?.id,
    // The units that the holds are on are made by a trigger, and not among the rows.
    unit_id: always(null),
    kind: ({ index }) => (index % 2 === 0 ? "pickup" : "return"),
    kilometres: ({ index }) => 1000 + index,
  },
  enquiries: {
    kind: ({ index }) => (index < 3 ? "club" : "contact"),
    status: ({ index }) => ["answered", "new", "closed"][index % 3],
    details: ({ index }) => (index < 3 ? { event: "slug 0", places: 1 + (index % 2) } : {}),
    email: ({ index }) => `renter-${index}@prova.example`,
  },
  club_events: { slug: ({ index }) => `slug ${index}`, places: always(4), places_given: always(0) },
  club_places: { places: always(2) },
  enquiry_messages: {
    side: ({ index }) => (index === 1 ? "customer" : "staff"),
    author: ({ index }) => (index === 1 ? null : "giulia"),
  },
  customers: {
    email: ({ index }) => `renter-${index}@prova.example`,
    merged_into: always(null),
    erased_at: always(null),
  },
  unit_expiries: { due_on: always("2026-12-31") },
  calendar_feeds: {
    kind: ({ index }) => ["all", "person", "unit"][index],
    unit_id: ({ index, rows }) => (index === 2 ? rows("units")[0]?.id : null),
  },
  quotes: { rental: always({ car: "car-0" }), total_cents: always(100_000) },
  orders: {
    status: ({ index, applied }) => (applied < ORDERS_HAVE_STATES ? "confirmed" : ["open", "done", "confirmed"][index]),
    cancel_reason: always(null),
  },
  staff_invitations: {
    accepted_at: ({ index }) => (index === 0 ? moment(pickupOf(0)) : null),
    revoked_at: always(null),
  },
  reviews: {
    status: ({ index }) => ["published", "asked", "written"][index],
    stars: ({ index }) => (index === 1 ? null : 5),
    published_at: ({ index }) => (index === 0 ? moment(pickupOf(0)) : null),
  },
};

/** The same for the same place: a row can be named before it is there. */
export function uuidOf(table: string, column: string, index: number): string {
  const hex = createHash("sha256").update(`${table} ${column} ${index}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
