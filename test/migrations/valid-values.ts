import { createHash } from "node:crypto";
import { BOOKING_STATUSES, type BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { LEGAL_HISTORIES } from "#test/invariants/legal-histories.ts";
import type { Row } from "./catalogue.ts";

/** The column and row that a value is for. */
export interface ValueContext {
  index: number;
  /** Number of applied migrations. */
  applied: number;
  /** Rows of a referenced table. */
  rows: (table: string) => Row[];
}

type ValueFactory = (place: ValueContext) => unknown;

const UNITS = 4;
const DELETED_VEHICLE_UNLINKED_AFTER = 2;
const PROGRAM_IS_SYSTEM = 4;
const ORDERS_HAVE_STATES = 12;
/** One booking per status, and one whose car was deleted. */
const STATUSES: readonly BookingStatus[] = [...BOOKING_STATUSES, "completed"];
const DELETED_VEHICLE = STATUSES.length - 1;

/** The events of each booking: the shortest path to its status. */
const EVENTS = STATUSES.flatMap((status, booking) => {
  const ways = LEGAL_HISTORIES.filter((history) => history.at(-1) === status);
  const way = ways.sort((one, other) => one.length - other.length)[0] ?? [];
  return way.map((step, place) => ({ booking, step, place }));
});
const BY_STAFF = EVENTS.filter(({ place, step }) => place > 0 && step !== "expired");

const pickupOf = (booking: number) => Date.UTC(2026, 10, 2 + 3 * booking, 9);
const toIso = (milliseconds: number) => new Date(milliseconds).toISOString();
const eventAt = ({ booking, place }: { booking: number; place: number }) => toIso(pickupOf(booking) + place * HOUR_MS);
const hasStatus = (index: number, ...statuses: BookingStatus[]) => statuses.includes(STATUSES[index] ?? "requested");
const constant = (value: unknown) => () => value;
const systemActor = ({ applied }: ValueContext) => (applied < PROGRAM_IS_SYSTEM ? "house" : "system");
const bookingOf = ({ index, rows }: ValueContext) => rows("bookings")[index] ?? {};
/** Holds: first those of the bookings, then a maintenance block on a unit that has left the fleet. */
const isRental = ({ status }: Row) => status === "active" || status === "completed";
const isMaintenance = (index: number) => index === DELETED_VEHICLE;

/** Number of rows by table; three for all others. */
export const ROW_COUNTS: Readonly<Record<string, number>> = {
  bookings: STATUSES.length,
  booking_events: EVENTS.length,
  audit_log: BY_STAFF.length + 1,
  unit_holds: STATUSES.length,
  handovers: 5,
  enquiries: 6,
  booking_units: 3,
};

/** Tables filled by triggers, or by the migration that created them. */
export const TRIGGER_FILLED_TABLES = ["booking_lines", "unit_calendars", "vehicle_summaries", "site_settings"];

/** Valid values by table and column, where the schema alone does not enforce them. */
export const VALID_VALUES: Readonly<Record<string, Readonly<Record<string, ValueFactory>>>> = {
  vehicles: {
    slug: ({ index }) => `car-${index}`,
    rating: constant(4.5),
    specs: constant({ power: "610 CV" }),
    images: ({ index }) => {
      const picture = (view: string) => `/pictures/cars/car-${index}/${view}-1200.webp`;
      return [[picture("studio"), picture("ivory"), picture("front")], [picture("ivory")], ["/uploads/own.webp"]][
        index
      ];
    },
  },
  // One per booking: a decision about merging has no booking but another customer.
  ban_decisions: { booking_id: (place) => bookingOf(place).id, other_customer_id: constant(null) },
  // The columns of a decision are filled in every second row.
  date_requests: { state: ({ index }) => (index % 2 === 0 ? "accepted" : "open") },
  experiences: { rating: constant(4.5) },
  extras: { unit: constant("day"), max_quantity: constant(2), vehicle_ids: constant([]), city_ids: constant([]) },
  promotion_codes: {
    vehicle_id: constant(null),
    brand: constant(null),
    category: constant("suv"),
    percent: constant(10),
    amount_cents: constant(null),
  },
  rate_rules: {
    kind: constant("length"),
    vehicle_id: constant(null),
    brand: constant(null),
    category: constant("suv"),
    yearly: constant(false),
    days: constant(7),
    percent: constant(10),
    cancel_free_hours: constant(null),
    cancel_percent: constant(null),
    no_show_percent: constant(null),
  },
  jets: { rating: constant(4.5) },
  cities: { time_zone: constant("Europe/Rome"), descriptions: constant({ it: "Il testo della pagina." }) },
  units: {
    number: ({ index }) => UNITS + index,
    in_fleet_from: constant("2026-01-01"),
    in_fleet_to: ({ index }) => (index === 2 ? "2026-11-20" : null),
  },
  bookings: {
    status: ({ index }) => STATUSES[index],
    vehicle_id: ({ index, applied, rows }) =>
      index === DELETED_VEHICLE && applied > DELETED_VEHICLE_UNLINKED_AFTER ? null : rows("vehicles")[index % 3]?.id,
    pickup_time: constant("10:00"),
    return_time: constant("10:00"),
    pickup_at: ({ index }) => toIso(pickupOf(index)),
    return_at: ({ index }) => toIso(pickupOf(index) + 48 * HOUR_MS),
    days: constant(2),
    daily_rate_cents: constant(90_000),
    one_way_cents: constant(15_000),
    delivery_cents: constant(4_000),
    collection_cents: constant(1_000),
    agreed_kind: ({ index }) => (index % 2 === 0 ? "amount" : null),
    agreed_discount_cents: ({ index }) => (index % 2 === 0 ? 0 : null),
    // Before delivery existed, nothing was charged for it.
    total_cents: ({ applied }) => (applied > 15 ? 200_000 : 195_000),
    transfer_out_minutes: constant(60),
    transfer_back_minutes: constant(60),
    collected_at: ({ index }) => (hasStatus(index, "active", "completed") ? toIso(pickupOf(index)) : null),
    returned_at: ({ index }) => (hasStatus(index, "completed") ? toIso(pickupOf(index) + 48 * HOUR_MS) : null),
    hold_expires_at: ({ index }) => (hasStatus(index, "requested") ? toIso(pickupOf(index) - HOUR_MS) : null),
    email: ({ index }) => `Renter-${index % 4}@prova.example`,
    customer_id: ({ index, rows }) => rows("customers")[index % 2]?.id,
  },
  booking_events: {
    booking_id: ({ index, rows }) => rows("bookings")[EVENTS[index]?.booking ?? 0]?.id,
    kind: constant("move"),
    status: ({ index }) => EVENTS[index]?.step,
    actor: (place) => {
      const event = EVENTS[place.index];
      if (event?.place === 0) return "renter";
      return event?.step === "expired" ? systemActor(place) : "giulia";
    },
    created_at: ({ index }) => eventAt(EVENTS[index] ?? { booking: 0, place: 0 }),
    undone_at: constant(null),
    pictures: constant(null),
    pictures_recorded_at: constant(null),
  },
  audit_log: {
    actor: (place) => (BY_STAFF[place.index] ? "giulia" : systemActor(place)),
    entity: ({ index }) => (BY_STAFF[index] ? "bookings" : "pictures"),
    entity_id: ({ index }) => uuidOf("bookings", "id", BY_STAFF[index]?.booking ?? 0),
    created_at: ({ index }) => eventAt(BY_STAFF[index] ?? { booking: 0, place: 0 }),
  },
  unit_holds: {
    booking_id: (place) => (isMaintenance(place.index) ? null : bookingOf(place).id),
    vehicle_id: (place) => (isMaintenance(place.index) ? place.rows("vehicles")[0]?.id : bookingOf(place).vehicle_id),
    kind: ({ index }) => (isMaintenance(index) ? "maintenance" : "booking"),
    // Before units had rows, past holds could have a unit number beyond the vehicle's count.
    unit: ({ index, applied }) => (!isMaintenance(index) ? 1 : applied < PROGRAM_IS_SYSTEM ? 9 : UNITS),
    during: ({ index }) => `[${toIso(pickupOf(index) - 6 * HOUR_MS)},${toIso(pickupOf(index) + 54 * HOUR_MS)})`,
    released_at: ({ index }) =>
      hasStatus(index, "requested", "confirmed", "active") ? null : toIso(pickupOf(index) + 54 * HOUR_MS),
    ended_leg_id: constant(null),
    out_since: ({ index }) => (hasStatus(index, "active") ? toIso(pickupOf(index)) : null),
    releases_at: constant(null),
  },
  booking_units: {
    booking_id: ({ index, rows }) => rows("bookings").filter(isRental)[index]?.id,
    position: constant(1),
    started_at: ({ index, rows }) => rows("bookings").filter(isRental)[index]?.collected_at,
    ended_at: ({ index, rows }) => rows("bookings").filter(isRental)[index]?.returned_at ?? null,
    vehicle_id: ({ index, rows }) => rows("bookings").filter(isRental)[index]?.vehicle_id,
    // A trigger creates the units of holds, so they are not among the rows.
    unit_id: constant(null),
    end_reason: constant(null),
  },
  handovers: {
    booking_unit_id: ({ index, rows }) => rows("booking_units")[index >> 1]?.id,
    booking_id: ({ index, rows }) =>
      rows("bookings").filter(({ status }) => status === "active" || status === "completed")[index >> 1]?.id,
    // A trigger creates the units of holds, so they are not among the rows.
    unit_id: constant(null),
    kind: ({ index }) => (index % 2 === 0 ? "pickup" : "return"),
    kilometres: ({ index }) => 1000 + index,
  },
  enquiries: {
    kind: ({ index }) => (index < 3 ? "club" : "contact"),
    status: ({ index }) => ["answered", "new", "closed"][index % 3],
    details: ({ index }) => (index < 3 ? { event: "slug 0", places: 1 + (index % 2) } : {}),
    email: ({ index }) => `renter-${index}@prova.example`,
  },
  club_events: { slug: ({ index }) => `slug ${index}`, places: constant(4), places_given: constant(0) },
  club_places: { places: constant(2) },
  // The table of messages before bookings had any.
  enquiry_messages: {
    side: ({ index }) => (index === 1 ? "customer" : "staff"),
    author: ({ index }) => (index === 1 ? null : "giulia"),
  },
  messages: {
    enquiry_id: ({ index, rows }) => (index === 2 ? null : rows("enquiries")[index]?.id),
    booking_id: ({ index, rows }) => (index === 2 ? rows("bookings")[0]?.id : null),
    event_id: ({ index, rows }) => (index === 2 ? rows("booking_events")[0]?.id : null),
    side: ({ index }) => (index === 1 ? "customer" : "staff"),
    author: ({ index }) => (index === 1 ? null : "giulia"),
  },
  customers: {
    email: ({ index }) => `renter-${index}@prova.example`,
    merged_into: constant(null),
    erased_at: constant(null),
  },
  unit_expiries: { due_on: constant("2026-12-31") },
  calendar_feeds: {
    kind: ({ index }) => ["all", "person", "unit"][index],
    unit_id: ({ index, rows }) => (index === 2 ? rows("units")[0]?.id : null),
  },
  quotes: { rental: constant({ car: "car-0" }), total_cents: constant(100_000) },
  orders: {
    status: ({ index, applied }) => (applied < ORDERS_HAVE_STATES ? "confirmed" : ["open", "done", "confirmed"][index]),
    cancel_reason: constant(null),
  },
  staff_invitations: {
    accepted_at: ({ index }) => (index === 0 ? toIso(pickupOf(0)) : null),
    revoked_at: constant(null),
  },
  reviews: {
    status: ({ index }) => ["published", "asked", "written"][index],
    stars: ({ index }) => (index === 1 ? null : 5),
    published_at: ({ index }) => (index === 0 ? toIso(pickupOf(0)) : null),
  },
  waiting_list: {
    status: ({ index }) => ["open", "left", "mailed"][index],
    ended_at: ({ index }) => (index === 1 ? toIso(pickupOf(0)) : null),
    return_at: constant(toIso(pickupOf(STATUSES.length))),
  },
};

/** Returns the same UUID for the same table, column and index, so that a row can be referenced before it exists. */
export function uuidOf(table: string, column: string, index: number): string {
  const hex = createHash("sha256").update(`${table} ${column} ${index}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
