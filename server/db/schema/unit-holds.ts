import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bookingUnits } from "./booking-units.ts";
import { bookings } from "./bookings.ts";
import { vehicles } from "./catalogue.ts";
import { createdAt, id, instant, tstzrange, updatedAt, version } from "./columns.ts";
import { units } from "./units.ts";

/**
 * The times for which units are held. An EXCLUDE constraint, written by hand in the migration, guarantees that no two holds of one unit overlap. A
 * booking's hold includes its transfers and the car's turnaround. Maintenance blocks are holds too (product.md#unit-holds).
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
    /** The leg whose unit this hold is of, after another unit replaced it; null for the hold of the booking's current unit. */
    endedLegId: uuid("ended_leg_id"),
    note: text("note"),
    /** Since when the unit is out with the renter; null before the pickup and after the return. */
    outSince: instant("out_since"),
    /** When the hold ends automatically. After a transition that frees the unit, the unit stays held as long as staff can undo the transition. */
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
    foreignKey({
      name: "unit_holds_ended_leg",
      columns: [table.endedLegId, table.bookingId],
      foreignColumns: [bookingUnits.id, bookingUnits.bookingId],
    }),
    index("unit_holds_booking").on(table.bookingId),
    // For queries of a unit's past holds: the constraint's index covers only holds that were not released.
    index("unit_holds_unit_past").on(table.vehicleId, table.unit),
    // A unit can be out with only one booking at a time. The search for late cars uses this index too.
    uniqueIndex("unit_holds_out_once")
      .on(table.vehicleId, table.unit)
      .where(sql`${table.outSince} is not null and ${table.releasedAt} is null`),
    index("unit_holds_releases").on(table.releasesAt).where(sql`${table.releasedAt} is null`),
    check("unit_holds_unit_positive", sql`${table.unit} >= 1`),
    check("unit_holds_kind", sql`${table.kind} in ('booking', 'maintenance')`),
  ],
);
