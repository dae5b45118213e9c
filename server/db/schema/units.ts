import { sql } from "drizzle-orm";
import { check, date, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { NamedColour } from "#domain/units/unit.ts";
import { vehicles } from "./catalogue.ts";
import { createdAt, id, updatedAt, version } from "./columns.ts";

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
    ownership: text("ownership"),
    notes: text("notes"),
    pictures: text("pictures").array().notNull().default(sql`'{}'::text[]`),
    /** Where it stands just now, in words; changes no page. Null: at its base, the vehicle's city. */
    standsAt: text("stands_at"),
    inFleetFrom: date("in_fleet_from", { mode: "string" }).notNull().defaultNow(),
    /** The day it left; null while it is in the fleet. */
    inFleetTo: date("in_fleet_to", { mode: "string" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    unique("units_number").on(table.vehicleId, table.number),
    // A plate goes back to the office with the car that leaves, and may come again on another.
    uniqueIndex("units_plate").on(table.plate).where(sql`${table.inFleetTo} is null`),
    uniqueIndex("units_vin").on(table.vin).where(sql`${table.inFleetTo} is null`),
    check("units_number_positive", sql`${table.number} >= 1`),
    check("units_kilometres", sql`${table.kilometres} >= 0`),
    check("units_ownership", sql`${table.ownership} in ('owned', 'leased', 'consigned')`),
    check("units_fleet_days", sql`${table.inFleetTo} >= ${table.inFleetFrom}`),
  ],
);
