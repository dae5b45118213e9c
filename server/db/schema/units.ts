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
 * One physical car of a vehicle (product.md#units). `vehicles.total_units` is the number of units in the fleet: triggers of the
 * migration keep the two alike, whichever is written.
 */
export const units = pgTable(
  "units",
  {
    id: id(),
    vehicleId: uuid("vehicle_id")
      .notNull()
      .references(() => vehicles.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    /** As on the car, without spaces, in capitals. */
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
    /** Where it stands just now, in words; changes no page. Null: at its base, the vehicle's city. */
    standsAt: text("stands_at"),
    inFleetFrom: date("in_fleet_from", { mode: "string" }).notNull().defaultNow(),
    /** The day it left; null while it is in the fleet. */
    inFleetTo: date("in_fleet_to", { mode: "string" }),
    /** From when an expiry that has passed keeps it from being held and handed over; kept by the verbs that write expiries and kilometres. */
    blockedFrom: instant("blocked_from"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    unique("units_number").on(table.vehicleId, table.number),
    // A plate goes back to the office with the car that leaves, and may come again on another.
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
 * When a unit is held, in one row that a search reads instead of its holds (product.md#unit-holds). Triggers of the migration keep it with `units`,
 * `unit_holds` and `bookings`, in the same transaction; nothing else writes it. What the clock alone ends is still in it.
 */
export const unitCalendars = pgTable(
  "unit_calendars",
  {
    vehicleId: uuid("vehicle_id").notNull(),
    unit: integer("unit").notNull(),
    inFleet: boolean("in_fleet").notNull(),
    blockedFrom: instant("blocked_from"),
    /** The times of its holds that are not released, but for what was over a year before the last of them was written. */
    held: tstzmultirange("held").notNull().default("{}"),
    /** While it is out: when the hold begins by which it is, and the minutes of its drive home. */
    outFrom: instant("out_from"),
    outBackMinutes: integer("out_back_minutes"),
    /** As the car has them: what a search counts by is told without a look at the car. */
    brand: text("brand").notNull(),
    location: text("location").notNull(),
    category: text("category").notNull(),
    available: boolean("available").notNull(),
    priceCents: integer("price_cents").notNull(),
    turnaroundHours: integer("turnaround_hours").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vehicleId, table.unit] }),
    // Of a group of cars, those that are free are counted along it.
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

/** What of a unit has to be renewed by a day or a counter (product.md#unit-expiries). */
export const unitExpiries = pgTable(
  "unit_expiries",
  {
    id: id(),
    unitId: uuid("unit_id")
      .notNull()
      .references(() => units.id, { onDelete: "cascade" }),
    /** One of `EXPIRY_KINDS`. */
    kind: text("kind").$type<ExpiryKind>().notNull(),
    /** The last day on which it is good. */
    dueOn: date("due_on", { mode: "string" }),
    dueKilometres: integer("due_kilometres"),
    note: text("note"),
    /** When it was renewed; null while it is open. */
    doneAt: instant("done_at"),
    /** The last day on which an admin lets it block nothing, why, and who. */
    overrideUntil: date("override_until", { mode: "string" }),
    overrideReason: text("override_reason"),
    overrideBy: text("override_by"),
    /** The nearest reminder that was sent, in days before. */
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
