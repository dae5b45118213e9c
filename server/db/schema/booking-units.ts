import { sql } from "drizzle-orm";
import {
  check,
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
import type { ReplacementReason } from "#domain/bookings/booking-unit.ts";
import type { HandoverPictureKind } from "#domain/bookings/handover-pictures.ts";
import type { HandoverKind } from "#domain/forms/bookings/handover.ts";
import { bookings } from "./bookings.ts";
import { cities, vehicles } from "./catalogue.ts";
import { createdAt, id, instant, updatedAt, version } from "./columns.ts";
import { units } from "./units.ts";

/**
 * The legs of a rental: each unit that the renter had, from its departure until its return or replacement (product.md#replacement-car). A booking has
 * none before its car leaves, and one for each unit afterwards.
 */
export const bookingUnits = pgTable(
  "booking_units",
  {
    id: id(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    /** 1 for the first unit of the rental. */
    position: integer("position").notNull(),
    /** Null once the car has been deleted; `vehicle_name` remains. */
    vehicleId: uuid("vehicle_id").references(() => vehicles.id, { onDelete: "set null" }),
    /** Brand and name of the car when the unit left. */
    vehicleName: text("vehicle_name").notNull(),
    unitId: uuid("unit_id").references(() => units.id, { onDelete: "set null" }),
    /** Number and plate of the unit, copied here when the car is deleted. Until then they are null, and `unit_id` refers to the unit. */
    unitNumber: integer("unit_number"),
    unitPlate: text("unit_plate"),
    startedAt: instant("started_at").notNull(),
    /** Null while the renter has the unit. */
    endedAt: instant("ended_at"),
    /** Why another unit replaced this one; null for the unit with which the rental ended. */
    endReason: text("end_reason").$type<ReplacementReason>(),
    endNote: text("end_note"),
    /** Where the unit was replaced, and its transfer to its base from there; null and 0 for the unit with which the rental ended. */
    endCity: text("end_city").references(() => cities.name, { onUpdate: "cascade" }),
    endPlace: text("end_place"),
    baseCity: text("base_city").references(() => cities.name, { onUpdate: "cascade" }),
    backKilometres: integer("back_kilometres").notNull().default(0),
    backMinutes: integer("back_minutes").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique("booking_units_position").on(table.bookingId, table.position),
    // The target of the foreign keys that bind a record or a hold to a leg of its own booking.
    unique("booking_units_booking").on(table.id, table.bookingId),
    uniqueIndex("booking_units_open").on(table.bookingId).where(sql`${table.endedAt} is null`),
    index("booking_units_unit").on(table.unitId),
    index("booking_units_vehicle").on(table.vehicleId),
    check("booking_units_position_positive", sql`${table.position} >= 1`),
    check("booking_units_span", sql`${table.endedAt} >= ${table.startedAt}`),
    check("booking_units_reason", sql`${table.endReason} in ('breakdown', 'accident', 'upgrade', 'other')`),
    check("booking_units_replaced", sql`${table.endReason} is null or ${table.endedAt} is not null`),
  ],
);

/** The recorded state of a unit when the renter gets it and when it comes back: at most one record of each kind per leg. */
export const handovers = pgTable(
  "handovers",
  {
    id: id(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    /** The leg that the record is about; it names the unit. */
    bookingUnitId: uuid("booking_unit_id").notNull(),
    kind: text("kind").$type<HandoverKind>().notNull(),
    kilometres: integer("kilometres").notNull(),
    /** The unit's odometer before this record; null if unknown. */
    counterBeforeKilometres: integer("counter_before_kilometres"),
    /** Fuel or charge, as a percentage of full. */
    fuelPercent: integer("fuel_percent").notNull(),
    damageNotes: text("damage_notes"),
    /** URLs of uploaded pictures. */
    pictures: text("pictures").array().notNull().default(sql`'{}'::text[]`),
    /** What pictures show, by their URL; a picture without a kind is missing. */
    pictureKinds: jsonb("picture_kinds").$type<Record<string, HandoverPictureKind>>().notNull().default({}),
    /** Why a required picture was not taken, by its kind. */
    skippedPictures: jsonb("skipped_pictures")
      .$type<Partial<Record<HandoverPictureKind, string>>>()
      .notNull()
      .default({}),
    recordedBy: text("recorded_by").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    unique("handovers_pair").on(table.bookingUnitId, table.kind),
    foreignKey({
      name: "handovers_leg",
      columns: [table.bookingUnitId, table.bookingId],
      foreignColumns: [bookingUnits.id, bookingUnits.bookingId],
    }),
    index("handovers_booking").on(table.bookingId),
    check("handovers_kind", sql`${table.kind} in ('pickup', 'return')`),
    check("handovers_kilometres", sql`${table.kilometres} >= 0`),
    check("handovers_fuel", sql`${table.fuelPercent} between 0 and 100`),
  ],
);
