import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { BookingEventKind } from "#domain/bookings/booking.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { OverdueKind } from "#domain/bookings/overdue.ts";
import type { UndoState } from "#domain/bookings/undo-state.ts";
import type { HandoverKind } from "#domain/forms/bookings/handover.ts";
import type { AgreedKind } from "#domain/prices/agreed-price.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { cities, vehicles } from "./catalogue.ts";
import { createdAt, driverColumns, id, instant, phoneDigitsColumn, tstzrange, updatedAt, version } from "./columns.ts";
import { customers } from "./customers.ts";
import { units } from "./units.ts";

/** A booking request and what became of it; price and terms are kept as they were shown (product.md#deposit-and-terms). */
export const bookings = pgTable(
  "bookings",
  {
    id: id(),
    reference: text("reference").notNull().unique(),
    status: text("status").$type<BookingStatus>().notNull().default("requested"),
    /** Null once the car has been deleted: its name stays. */
    vehicleId: uuid("vehicle_id").references(() => vehicles.id, { onDelete: "set null" }),
    /** Brand and name as they were when the car was booked. */
    vehicleName: text("vehicle_name").notNull(),
    /** Number and plate of its unit, written down when the car is deleted; until then its hold knows them. */
    unitNumber: integer("unit_number"),
    unitPlate: text("unit_plate"),
    pickupCity: text("pickup_city")
      .notNull()
      .references(() => cities.name, { onUpdate: "cascade" }),
    returnCity: text("return_city")
      .notNull()
      .references(() => cities.name, { onUpdate: "cascade" }),
    pickupDate: date("pickup_date", { mode: "string" }).notNull(),
    pickupTime: text("pickup_time").notNull(),
    returnDate: date("return_date", { mode: "string" }).notNull(),
    returnTime: text("return_time").notNull(),
    /** The same moments as instants, by the time zone of each city. */
    pickupAt: instant("pickup_at").notNull(),
    returnAt: instant("return_at").notNull(),
    /** City of the car's base when it was booked; null for what was booked before cars were delivered (product.md#delivery). */
    baseCity: text("base_city").references(() => cities.name, { onUpdate: "cascade" }),
    /** Slugs of listed places; null for an address of the city. */
    pickupPlace: text("pickup_place"),
    returnPlace: text("return_place"),
    /** In the renter's own words. */
    pickupAddress: text("pickup_address"),
    returnAddress: text("return_address"),
    meetingPoint: text("meeting_point"),
    flightOrTrain: text("flight_or_train"),
    /** The drives from the base and home again, by road; the hold covers them. */
    transferOutKilometres: integer("transfer_out_kilometres").notNull().default(0),
    transferOutMinutes: integer("transfer_out_minutes").notNull().default(0),
    transferBackKilometres: integer("transfer_back_kilometres").notNull().default(0),
    transferBackMinutes: integer("transfer_back_minutes").notNull().default(0),
    days: integer("days").notNull(),
    dailyRateCents: integer("daily_rate_cents").notNull(),
    oneWayCents: integer("one_way_cents").notNull().default(0),
    /** The supplements of its ends that lie far from their city: kilometres beyond the free radius, and what they cost. */
    deliveryKilometres: integer("delivery_kilometres").notNull().default(0),
    deliveryCents: integer("delivery_cents").notNull().default(0),
    collectionKilometres: integer("collection_kilometres").notNull().default(0),
    collectionCents: integer("collection_cents").notNull().default(0),
    /** What is paid: the list total, less what was agreed (product.md#agreed-price). */
    totalCents: bigint("total_cents", { mode: "number" }).notNull(),
    /** "total", "amount" or "percent"; null while the list price stands. */
    agreedKind: text("agreed_kind").$type<AgreedKind>(),
    agreedPercent: integer("agreed_percent"),
    /** Below zero it raises the price. */
    agreedDiscountCents: bigint("agreed_discount_cents", { mode: "number" }),
    /** For the staff alone. */
    agreedReason: text("agreed_reason"),
    /** The staff user's id. */
    agreedBy: text("agreed_by"),
    agreedAt: instant("agreed_at"),
    currency: text("currency").notNull().default("EUR"),
    terms: jsonb("terms").$type<RentalTerms>().notNull(),
    /** Whose booking it is; what the renter typed stays beside (product.md#customers). */
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    /** Either may be missing when staff took the booking down on the phone. */
    email: text("email"),
    phone: text("phone"),
    phoneDigits: phoneDigitsColumn("phone_digits", "phone"),
    driverBirthDate: date("driver_birth_date", { mode: "string" }).notNull(),
    licenceDate: date("licence_date", { mode: "string" }).notNull(),
    note: text("note"),
    holdExpiresAt: instant("hold_expires_at"),
    /** When the renter opened the link of the mail: from then on the hold is the long one (product.md#request-holds). */
    linkOpenedAt: instant("link_opened_at"),
    /** Whose connection the request came by, as a keyed hash, while it is open. */
    visitorHash: text("visitor_hash"),
    /** When the car left with the renter and when it came back, as recorded. */
    collectedAt: instant("collected_at"),
    returnedAt: instant("returned_at"),
    /** When staff expect a late car back (product.md#late-returns). */
    expectedReturnAt: instant("expected_return_at"),
    /** What staff have been told by mail is late about it: "return", "pickup" or "handover"; null when nothing. */
    overdueTold: text("overdue_told").$type<OverdueKind>(),
    /** When staff were warned that the promise of a reply was about to lapse. */
    replyWarnedAt: instant("reply_warned_at"),
    /** SHA-256 of the private link's token; the token itself is never stored. */
    manageTokenHash: text("manage_token_hash").notNull().unique(),
    /** How often the link was renewed. */
    linkVersion: integer("link_version").notNull().default(0),
    idempotencyKey: text("idempotency_key").unique(),
    /** SHA-256 of the request that came with the key: the same key with another request is an error. */
    idempotencyFingerprint: text("idempotency_fingerprint"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index("bookings_status_pickup").on(table.status, table.pickupAt),
    index("bookings_vehicle").on(table.vehicleId),
    // The few that are promised or on the road: what is late is looked for among them every minute.
    index("bookings_open_return").on(table.returnAt).where(sql`${table.status} in ('confirmed', 'active')`),
    index("bookings_customer").on(table.customerId),
    // Requests whose answer came too late are told from the others whenever a car is looked for, and states are counted by it.
    index("bookings_state").on(table.status, table.holdExpiresAt),
    // The orders of the panel's tabs: its open ones, what comes next, what was given back, what changed last.
    index("bookings_open")
      .on(sql`lower(${table.status}) collate "C" desc`, table.pickupAt)
      .where(sql`${table.status} in ('requested', 'confirmed', 'active')`),
    index("bookings_pickup").on(table.pickupAt),
    index("bookings_status_return").on(table.status, table.returnAt),
    index("bookings_updated").on(table.updatedAt),
    // Who has how many open requests is counted before each new one.
    index("bookings_requests").on(table.createdAt).where(sql`${table.status} = 'requested'`),
    check("bookings_return_after_pickup", sql`${table.returnAt} > ${table.pickupAt}`),
    check(
      "bookings_delivery",
      sql`least(${table.transferOutKilometres}, ${table.transferOutMinutes}, ${table.transferBackKilometres}, ${table.transferBackMinutes}, ${table.deliveryKilometres}, ${table.deliveryCents}, ${table.collectionKilometres}, ${table.collectionCents}) >= 0`,
    ),
    check("bookings_agreed_whole", sql`num_nulls(${table.agreedKind}, ${table.agreedDiscountCents}) in (0, 2)`),
    check("bookings_agreed_total", sql`${table.agreedKind} is null or ${table.totalCents} >= 0`),
  ],
);

/**
 * What keeps the promise: no two holds of one unit overlap. The EXCLUDE constraint is written by hand in the migration.
 * A booking's hold is widened by the drives to its renter and back and by the car's turnaround; maintenance blocks are holds too (product.md#unit-holds).
 */
export const unitHolds = pgTable(
  "unit_holds",
  {
    id: id(),
    vehicleId: uuid("vehicle_id")
      .notNull()
      .references(() => vehicles.id, { onDelete: "cascade" }),
    unit: integer("unit").notNull(),
    during: tstzrange("during").notNull(),
    kind: text("kind").$type<"booking" | "maintenance">().notNull(),
    bookingId: uuid("booking_id").references(() => bookings.id),
    note: text("note"),
    /** Since when the car is out with the renter; null before pickup and after the return. */
    outSince: instant("out_since"),
    /** When it ends of itself: what a transition frees stays held for as long as the transition can be undone. */
    releasesAt: instant("releases_at"),
    releasedAt: instant("released_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    foreignKey({
      name: "unit_holds_unit",
      columns: [table.vehicleId, table.unit],
      foreignColumns: [units.vehicleId, units.number],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    index("unit_holds_booking").on(table.bookingId),
    // The constraint's own index knows only what is held; the past of a unit is asked for as well.
    index("unit_holds_unit_past").on(table.vehicleId, table.unit),
    // A unit is out once: also what late cars are found by.
    uniqueIndex("unit_holds_out_once")
      .on(table.vehicleId, table.unit)
      .where(sql`${table.outSince} is not null and ${table.releasedAt} is null`),
    index("unit_holds_releases").on(table.releasesAt).where(sql`${table.releasedAt} is null`),
    check("unit_holds_unit_positive", sql`${table.unit} >= 1`),
    check("unit_holds_kind", sql`${table.kind} in ('booking', 'maintenance')`),
  ],
);

/** What happened to a booking and who did it: its transitions, and what staff changed or noted without one. */
export const bookingEvents = pgTable(
  "booking_events",
  {
    id: id(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    /** `move` to `status`; or, while in it, a `change` of dates or car, a `handover`, a `note`, the mail's link `opened`, other `dates-asked` by the renter. The renter sees transitions only. */
    kind: text("kind").$type<BookingEventKind>().notNull().default("move"),
    status: text("status").$type<BookingStatus>().notNull(),
    /** "renter", "system" or a staff user's id. */
    actor: text("actor").notNull(),
    note: text("note"),
    createdAt: createdAt(),
    /** A transition that staff took back within the time for it: as if it had never been. */
    undoneAt: instant("undone_at"),
  },
  (table) => [
    index("booking_events_booking").on(table.bookingId),
    check("booking_events_kind", sql`${table.kind} in ('move', 'change', 'handover', 'note', 'opened', 'dates-asked')`),
  ],
);

/** The last transition of a booking while it can be taken back, with what it takes to do so (product.md#undo). */
export const bookingUndos = pgTable("booking_undos", {
  bookingId: uuid("booking_id")
    .primaryKey()
    .references(() => bookings.id, { onDelete: "cascade" }),
  eventId: uuid("event_id")
    .notNull()
    .references(() => bookingEvents.id, { onDelete: "cascade" }),
  expiresAt: instant("expires_at").notNull(),
  before: jsonb("before").$type<UndoState>().notNull(),
});

/** The state of the car as it left and as it came back. */
export const handovers = pgTable(
  "handovers",
  {
    id: id(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    kind: text("kind").$type<HandoverKind>().notNull(),
    /** The physical car it is about; null once its vehicle has been deleted. */
    unitId: uuid("unit_id").references(() => units.id, { onDelete: "set null" }),
    kilometres: integer("kilometres").notNull(),
    /** What the unit's counter read before this record; null where it was unknown. */
    counterBeforeKilometres: integer("counter_before_kilometres"),
    /** Fuel or charge in percent of full. */
    fuelPercent: integer("fuel_percent").notNull(),
    damageNotes: text("damage_notes"),
    /** Addresses of uploaded pictures. */
    pictures: text("pictures").array().notNull().default(sql`'{}'::text[]`),
    recordedBy: text("recorded_by").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    unique("handovers_pair").on(table.bookingId, table.kind),
    index("handovers_unit").on(table.unitId),
    check("handovers_kind", sql`${table.kind} in ('pickup', 'return')`),
    check("handovers_kilometres", sql`${table.kilometres} >= 0`),
    check("handovers_fuel", sql`${table.fuelPercent} between 0 and 100`),
  ],
);

/** Who else drives in a booking, in the order staff gave them. */
export const bookingDrivers = pgTable(
  "booking_drivers",
  {
    id: id(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    ...driverColumns(),
    createdAt: createdAt(),
  },
  (table) => [unique("booking_drivers_place").on(table.bookingId, table.position)],
);
