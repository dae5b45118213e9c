import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { BookingEventKind } from "#domain/bookings/booking.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { OverdueKind } from "#domain/bookings/overdue.ts";
import type { UndoState } from "#domain/bookings/undo-state.ts";
import type { AgreedKind } from "#domain/prices/agreed-price.ts";
import type { CancellationTerms } from "#domain/prices/cancellation.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import type { FrozenRates } from "#domain/rates/rates-of-vehicle.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { cities, vehicles } from "./catalogue.ts";
import {
  createdAt,
  driverColumns,
  graceMinutesColumn,
  id,
  instant,
  languageCheck,
  languageColumn,
  phoneDigitsColumn,
  updatedAt,
  version,
} from "./columns.ts";
import { customers } from "./customers.ts";

/** A booking, stored from the booking request on, with the price and terms that the renter was shown (product.md#deposit-and-terms). */
export const bookings = pgTable(
  "bookings",
  {
    id: id(),
    reference: text("reference").notNull().unique(),
    status: text("status").$type<BookingStatus>().notNull().default("requested"),
    /** Null once the car has been deleted; `vehicle_name` remains. */
    vehicleId: uuid("vehicle_id").references(() => vehicles.id, { onDelete: "set null" }),
    /** Brand and name as they were when the car was booked. */
    vehicleName: text("vehicle_name").notNull(),
    /** Number and plate of the unit, copied here when the car is deleted. Until then they are null, and the booking's hold refers to the unit. */
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
    /** Pickup and return as instants, computed with the time zone of each city. */
    pickupAt: instant("pickup_at").notNull(),
    returnAt: instant("return_at").notNull(),
    /** City of the car's base at the time of booking; null for bookings made before the site offered delivery (product.md#delivery). */
    baseCity: text("base_city").references(() => cities.name, { onUpdate: "cascade" }),
    /** Slugs of listed places; null if the place is any other street address in the city. */
    pickupPlace: text("pickup_place"),
    returnPlace: text("return_place"),
    /** Street addresses and meeting details, as free text from the renter. */
    pickupAddress: text("pickup_address"),
    returnAddress: text("return_address"),
    meetingPoint: text("meeting_point"),
    flightOrTrain: text("flight_or_train"),
    /** The transfers by road: from the base to the renter, and back. The booking's hold includes their minutes. */
    transferOutKilometres: integer("transfer_out_kilometres").notNull().default(0),
    transferOutMinutes: integer("transfer_out_minutes").notNull().default(0),
    transferBackKilometres: integer("transfer_back_kilometres").notNull().default(0),
    transferBackMinutes: integer("transfer_back_minutes").notNull().default(0),
    days: integer("days").notNull(),
    /** The grace period by which the days are counted, as it was at the request (product.md#rental-days). */
    graceMinutes: graceMinutesColumn(),
    dailyRateCents: integer("daily_rate_cents").notNull(),
    oneWayCents: integer("one_way_cents").notNull().default(0),
    /** Delivery supplements if pickup or return is far from its city: the kilometres beyond the free radius, and their price. */
    deliveryKilometres: integer("delivery_kilometres").notNull().default(0),
    deliveryCents: integer("delivery_cents").notNull().default(0),
    collectionKilometres: integer("collection_kilometres").notNull().default(0),
    collectionCents: integer("collection_cents").notNull().default(0),
    /** What the renter pays: the list total less the agreed discount (product.md#agreed-price). */
    totalCents: bigint("total_cents", { mode: "number" }).notNull(),
    /** How the price was agreed: "total", "amount" or "percent". Null if nothing was agreed and the list price applies. */
    agreedKind: text("agreed_kind").$type<AgreedKind>(),
    agreedPercent: integer("agreed_percent"),
    /** The agreed discount; a negative one raises the price. */
    agreedDiscountCents: bigint("agreed_discount_cents", { mode: "number" }),
    /** The reason of the agreed price, visible to staff only. */
    agreedReason: text("agreed_reason"),
    /** The staff user's id. */
    agreedBy: text("agreed_by"),
    agreedAt: instant("agreed_at"),
    currency: text("currency").notNull().default("EUR"),
    /** The kilometres that the price includes; null in bookings of the version before it was stored, which have the car's per day. */
    includedKilometres: integer("included_kilometres"),
    /** The rules by which packages and length discount are judged again when the dates change; null if there were none. */
    frozenRates: jsonb("frozen_rates").$type<FrozenRates>(),
    terms: jsonb("terms").$type<RentalTerms>().notNull(),
    /** What a cancellation costs, as it was at the request; null if it is free until the pickup (product.md#cancellation-terms). */
    cancellationTerms: jsonb("cancellation_terms").$type<CancellationTerms>(),
    /** What the renter owes of a booking that was cancelled or not collected; null for nothing. */
    cancellationFeeCents: bigint("cancellation_fee_cents", { mode: "number" }),
    /** The customer to whom the booking belongs. The other columns have what the renter typed (product.md#customers). */
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    /** E-mail or phone may be missing when staff entered a booking by phone. */
    email: text("email"),
    phone: text("phone"),
    phoneDigits: phoneDigitsColumn("phone_digits", "phone"),
    driverBirthDate: date("driver_birth_date", { mode: "string" }).notNull(),
    licenceDate: date("licence_date", { mode: "string" }).notNull(),
    note: text("note"),
    language: languageColumn(),
    holdExpiresAt: instant("hold_expires_at"),
    /** When the renter opened the link in the mail about the request. The full hold then replaces the first hold (product.md#request-holds). */
    linkOpenedAt: instant("link_opened_at"),
    /** Keyed hash of the network address that sent the booking request. Stored only while the request is open. */
    visitorHash: text("visitor_hash"),
    /** When the car was actually handed over and returned. */
    collectedAt: instant("collected_at"),
    returnedAt: instant("returned_at"),
    /** When staff expect a late car back (product.md#late-returns). */
    expectedReturnAt: instant("expected_return_at"),
    /** The last kind of delay about which staff got a mail: "return", "pickup" or "handover"; null if they got none. */
    overdueTold: text("overdue_told").$type<OverdueKind>(),
    /** When staff got the warning that the time for the promised reply was about to end. */
    replyWarnedAt: instant("reply_warned_at"),
    /** Time of the renter's last message, and time of the last message that staff have read (product.md#conversation). */
    customerWroteAt: instant("customer_wrote_at"),
    staffReadAt: instant("staff_read_at"),
    /** SHA-256 of the private link's token; the token itself is never stored. */
    manageTokenHash: text("manage_token_hash").notNull().unique(),
    /** How often the private link was renewed. */
    linkVersion: integer("link_version").notNull().default(0),
    idempotencyKey: text("idempotency_key").unique(),
    /** SHA-256 of the booking request that was sent with the idempotency key. The same key with another request is an error. */
    idempotencyFingerprint: text("idempotency_fingerprint"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index("bookings_status_pickup").on(table.status, table.pickupAt),
    index("bookings_vehicle").on(table.vehicleId),
    // Covers only confirmed and active bookings, which are few: the overdue check searches them every minute.
    index("bookings_open_return").on(table.returnAt).where(sql`${table.status} in ('confirmed', 'active')`),
    index("bookings_customer").on(table.customerId),
    // Vehicle searches use it to tell expired requests from open ones; counts by status use it too.
    index("bookings_state").on(table.status, table.holdExpiresAt),
    // The sort orders of the panel's tabs: open, upcoming, returned, recently changed.
    index("bookings_open")
      .on(sql`lower(${table.status}) collate "C" desc`, table.pickupAt)
      .where(sql`${table.status} in ('requested', 'confirmed', 'active')`),
    index("bookings_pickup").on(table.pickupAt),
    index("bookings_status_return").on(table.status, table.returnAt),
    index("bookings_updated").on(table.updatedAt),
    // Before a new booking request is stored, the requester's open requests are counted.
    index("bookings_requests").on(table.createdAt).where(sql`${table.status} = 'requested'`),
    // Covers only bookings with unread messages, which are few: every screen of the panel counts them.
    index("bookings_unread")
      .on(table.customerWroteAt)
      .where(
        sql`${table.customerWroteAt} is not null and (${table.staffReadAt} is null or ${table.staffReadAt} < ${table.customerWroteAt})`,
      ),
    check("bookings_return_after_pickup", sql`${table.returnAt} > ${table.pickupAt}`),
    check(
      "bookings_delivery",
      sql`least(${table.transferOutKilometres}, ${table.transferOutMinutes}, ${table.transferBackKilometres}, ${table.transferBackMinutes}, ${table.deliveryKilometres}, ${table.deliveryCents}, ${table.collectionKilometres}, ${table.collectionCents}) >= 0`,
    ),
    languageCheck("bookings_language", table.language),
    check("bookings_grace", sql`${table.graceMinutes} >= 0`),
    check("bookings_agreed_whole", sql`num_nulls(${table.agreedKind}, ${table.agreedDiscountCents}) in (0, 2)`),
    check("bookings_agreed_total", sql`${table.agreedKind} is null or ${table.totalCents} >= 0`),
  ],
);

/**
 * The lines of a booking's price in the order of the bill, frozen with the rules used (product.md#price). They are the truth: the price columns of
 * `bookings` are derived from them.
 */
export const bookingLines = pgTable(
  "booking_lines",
  {
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    code: text("code").$type<PriceLine["code"]>().notNull(),
    /** What the label needs in any language; the place of a delivery is the booking's. */
    params: jsonb("params").$type<object>().notNull(),
    quantity: integer("quantity").notNull(),
    unit: text("unit").$type<PriceLine["unit"]>().notNull(),
    unitPriceCents: bigint("unit_price_cents", { mode: "number" }).notNull(),
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    vatCode: text("vat_code").notNull().default("standard"),
    /** The rate of value added tax in hundredths of a percent, which the amount contains; null if none is known for the country. */
    vatRateBasisPoints: integer("vat_rate_basis_points"),
    /** When the line came about: with the booking, by a change, or at the return. */
    phase: text("phase").$type<PriceLine["phase"]>().notNull().default("booking"),
    /** The rule that made the line, which may have been deleted since. */
    ruleId: uuid("rule_id"),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.position] }),
    check("booking_lines_amount", sql`${table.amountCents} = ${table.quantity} * ${table.unitPriceCents}`),
  ],
);

/** The history of a booking, with who acted: its transitions, and events that are no transition, such as changes and notes by staff. */
export const bookingEvents = pgTable(
  "booking_events",
  {
    id: id(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    /**
     * `move` is a transition to `status`. The other kinds are no transition: a `change` of dates or car, a `handover`, a `note`, the mail's link
     * `opened`, `dates-asked` by the renter, a car `replaced` during the rental, a `message` of either side, a `reminder` that was mailed. The renter
     * sees only transitions.
     */
    kind: text("kind").$type<BookingEventKind>().notNull().default("move"),
    status: text("status").$type<BookingStatus>().notNull(),
    /** Who caused the event: "renter", "system" or a staff user's id. */
    actor: text("actor").notNull(),
    note: text("note"),
    createdAt: createdAt(),
    /** When staff undid this transition; null if it is in effect. Queries ignore a transition that was undone. */
    undoneAt: instant("undone_at"),
    /** URLs of the pictures of handover records that this event, or its undo, removed; null if there are none. */
    pictures: text("pictures").array(),
    /** When the oldest of those records was created: the retention of the pictures starts there. Null without pictures. */
    picturesRecordedAt: instant("pictures_recorded_at"),
  },
  (table) => [
    index("booking_events_booking").on(table.bookingId),
    check("booking_events_pictures", sql`(${table.pictures} is null) = (${table.picturesRecordedAt} is null)`),
    check(
      "booking_events_kind",
      sql`${table.kind} in ('move', 'change', 'handover', 'note', 'opened', 'dates-asked', 'replaced', 'message', 'reminder')`,
    ),
  ],
);

/** The last transition of a booking while it can be undone, with the data needed to undo it (product.md#undo). */
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

/** The additional drivers of a booking, in the order staff entered them. */
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
