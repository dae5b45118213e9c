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
 * One physical car of a vehicle (product.md#units). Triggers keep `vehicles.total_units` equal to the number of units in the fleet, whichever of the
 * two tables is written.
 */
export const units = pgTable(
  "units",
  {
    id: id(),
    vehicleId: uuid("vehicle_id")
      .notNull()
      .references(() => vehicles.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    /** The registration plate, in capitals and without spaces; null if unknown. */
    plate: text("plate"),
    /** The vehicle identification number: seventeen characters, in capitals. */
    vin: text("vin"),
    firstRegistration: date("first_registration", { mode: "string" }),
    paint: jsonb("paint").$type<NamedColour>(),
    leather: jsonb("leather").$type<NamedColour>(),
    stitching: jsonb("stitching").$type<NamedColour>(),
    trim: jsonb("trim").$type<NamedColour>(),
    kilometres: integer("kilometres"),
    /** Who owns the unit: "owned", "leased" or "consigned"; null if unknown. */
    ownership: text("ownership").$type<Ownership>(),
    notes: text("notes"),
    pictures: text("pictures").array().notNull().default(sql`'{}'::text[]`),
    /** Where the unit is now, as free text; it affects no page. Null means that it is at its base, the vehicle's city. */
    standsAt: text("stands_at"),
    inFleetFrom: date("in_fleet_from", { mode: "string" }).notNull().defaultNow(),
    /** The day it left the fleet; null while it is in the fleet. */
    inFleetTo: date("in_fleet_to", { mode: "string" }),
    /**
     * From when an expiry that was not renewed blocks holds and handovers of the unit; null if none does. Every service that writes expiries or
     * kilometres updates this column.
     */
    blockedFrom: instant("blocked_from"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    unique("units_number").on(table.vehicleId, table.number),
    // Another unit may have the same plate after this one has left the fleet.
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
 * All times for which a unit is held, in one row per unit, so that a search need not read the unit's holds (product.md#unit-holds). Triggers update
 * the row in the transaction that writes `units`, `unit_holds` or `bookings`; nothing else writes it. A hold that has expired but was not released
 * yet is still included.
 */
export const unitHeldTimes = pgTable(
  "unit_calendars",
  {
    vehicleId: uuid("vehicle_id").notNull(),
    unit: integer("unit").notNull(),
    inFleet: boolean("in_fleet").notNull(),
    blockedFrom: instant("blocked_from"),
    /** The ranges of the unit's holds that were not released, except those that ended more than a year before the last write. */
    held: tstzmultirange("held").notNull().default("{}"),
    /** While the unit is out with a renter: the start of its hold, and the minutes of its transfer back to the base. */
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
    // For counting the free cars of a group (brand, city and category).
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

/** Something of a unit that must be renewed by a day or by an odometer reading, such as its insurance (product.md#unit-expiries). */
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
    /** The last day of an admin's override, until which the expiry does not block the unit, with the reason and author of the override. */
    overrideUntil: date("override_until", { mode: "string" }),
    overrideReason: text("override_reason"),
    overrideBy: text("override_by"),
    /** The number of days before the due date for which the last reminder was sent; null if none was sent. */
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
