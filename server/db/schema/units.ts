import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ExpiryKind } from "#domain/units/expiry.ts";
import type { NamedColour, Ownership } from "#domain/units/unit.ts";
import { vehicles } from "./catalogue.ts";
import { createdAt, id, instant, tstzmultirange, updatedAt, version } from "./columns.ts";

/**
 * One physical car of a vehicle (product.md#units). Triggers of the migration keep `vehicles.total_units` equal to the number of units in
 * the fleet, whichever of the two is written.
 */
export const units = pgTable(
  "units",
  {
    id: id(),
    vehicleId: uuid("vehicle_id")
      .notNull()
      .references(() => vehicles.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    /** As on the car, in capitals and without spaces. */
    plate: text("plate"),
    /** Seventeen characters, in capitals. */
    vin: text("vin"),
    firstRegistration: date("first_registration", { mode: "string" }),
    paint: jsonb("paint").$type<NamedColour>(),
    leather: jsonb("leather").$type<NamedColour>(),
    stitching: jsonb("stitching").$type<NamedColour>(),
    trim: jsonb("trim").$type<NamedColour>(),
    kilometres: integer("kilometres"),
    /** "owned", "leased" or "consigned". */
    ownership: text("ownership").$type<Ownership>(),
    notes: text("notes"),
    pictures: text("pictures").array().notNull().default(sql`'{}'::text[]`),
    /** Where the unit is now, as free text; it affects no page. Null: at its base, the vehicle's city. */
    standsAt: text("stands_at"),
    inFleetFrom: date("in_fleet_from", { mode: "string" }).notNull().defaultNow(),
    /** The day it left the fleet; null while it is in the fleet. */
    inFleetTo: date("in_fleet_to", { mode: "string" }),
    /** From when a missed expiry blocks holds and handovers of the unit; updated by the verbs that write expiries and kilometres. */
    blockedFrom: instant("blocked_from"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    unique("units_number").on(table.vehicleId, table.number),
    // A plate may be reused once its car has left the fleet.
    uniqueIndex("units_plate").on(table.plate).where(sql`${table.inFleetTo} is null`),
    index("units_blocked").on(table.blockedFrom, table.vehicleId).where(sql`${table.blockedFrom} is not null`),
    uniqueIndex("units_vin").on(table.vin).where(sql`${table.inFleetTo} is null`),
    check("units_number_positive", sql`${table.number} >= 1`),
    check("units_kilometres", sql`${table.kilometres} >= 0`),
    check("units_ownership", sql`${table.ownership} in ('owned', 'leased', 'consigned')`),
    check("units_fleet_days", sql`${table.inFleetTo} >= ${table.inFleetFrom}`),
  ],
);

/**
 * All times at which a unit is held, in one row, so that a search need not read its holds (product.md#unit-holds). Triggers of the
 * migration update it in the transaction that writes `units`, `unit_holds` or `bookings`; nothing else writes it. Holds that ended only by
 * the passing of time are still included.
 */
export const unitCalendars = pgTable(
  "unit_calendars",
  {
    vehicleId: uuid("vehicle_id").notNull(),
    unit: integer("unit").notNull(),
    inFleet: boolean("in_fleet").notNull(),
    blockedFrom: instant("blocked_from"),
    /** Ranges of its unreleased holds, except those that ended more than a year before the last write. */
    held: tstzmultirange("held").notNull().default("{}"),
    /** While the unit is out: the start of its hold, and the minutes of its drive home. */
    outFrom: instant("out_from"),
    outBackMinutes: integer("out_back_minutes"),
    /** Copied from the car, so that a search can count without reading it. */
    brand: text("brand").notNull(),
    location: text("location").notNull(),
    category: text("category").notNull(),
    available: boolean("available").notNull(),
    priceCents: integer("price_cents").notNull(),
    turnaroundHours: integer("turnaround_hours").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vehicleId, table.unit] }),
    // Counts the free cars of a group.
    index("unit_calendars_group").on(table.location, table.brand, table.category, table.vehicleId, table.unit),
    foreignKey({
      name: "unit_calendars_unit",
      columns: [table.vehicleId, table.unit],
      foreignColumns: [units.vehicleId, units.number],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
  ],
);

/** Something of a unit that must be renewed by a day or an odometer reading (product.md#unit-expiries). */
export const unitExpiries = pgTable(
  "unit_expiries",
  {
    id: id(),
    unitId: uuid("unit_id")
      .notNull()
      .references(() => units.id, { onDelete: "cascade" }),
    /** One of `EXPIRY_KINDS`. */
    kind: text("kind").$type<ExpiryKind>().notNull(),
    /** The last valid day. */
    dueOn: date("due_on", { mode: "string" }),
    dueKilometres: integer("due_kilometres"),
    note: text("note"),
    /** When it was renewed; null while it is open. */
    doneAt: instant("done_at"),
    /** The last day of an admin's override, during which it blocks nothing; its reason and author. */
    overrideUntil: date("override_until", { mode: "string" }),
    overrideReason: text("override_reason"),
    overrideBy: text("override_by"),
    /** The most recent reminder sent, as days before the due date. */
    remindedDays: integer("reminded_days"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index("unit_expiries_open").on(table.unitId).where(sql`${table.doneAt} is null`),
    index("unit_expiries_due").on(table.dueOn).where(sql`${table.doneAt} is null`),
    check("unit_expiries_kind", sql`${table.kind} in ('insurance', 'tax', 'inspection', 'service', 'tyres')`),
    check("unit_expiries_due", sql`num_nonnulls(${table.dueOn}, ${table.dueKilometres}) >= 1`),
  ],
);
