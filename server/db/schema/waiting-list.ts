import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { CategorySlug } from "#domain/categories.ts";
import type { WaitingScope, WaitingStatus } from "#domain/waiting-list/waiting-list.ts";
import { vehicles } from "./catalogue.ts";
import { createdAt, id, instant, languageCheck, languageColumn, updatedAt, version } from "./columns.ts";

/** Renters who wait for a car that was not free for their dates (product.md#waiting-list). */
export const waitingList = pgTable(
  "waiting_list",
  {
    id: id(),
    scope: text("scope").$type<WaitingScope>().notNull(),
    status: text("status").$type<WaitingStatus>().notNull().default("open"),
    /** The car from whose page the renter joined; null once it was deleted. The other columns still name it. */
    vehicleId: uuid("vehicle_id").references(() => vehicles.id, { onDelete: "set null" }),
    vehicleName: text("vehicle_name").notNull(),
    category: text("category").$type<CategorySlug>().notNull(),
    /** The name of the car's base city. */
    city: text("city").notNull(),
    /** City names or slugs of listed places. */
    pickupCity: text("pickup_city").notNull(),
    returnCity: text("return_city").notNull(),
    pickupDate: date("pickup_date", { mode: "string" }).notNull(),
    pickupTime: text("pickup_time").notNull(),
    returnDate: date("return_date", { mode: "string" }).notNull(),
    returnTime: text("return_time").notNull(),
    pickupAt: instant("pickup_at").notNull(),
    returnAt: instant("return_at").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** The e-mail address in the form in which a person is counted. */
    mailbox: text("mailbox").notNull(),
    language: languageColumn(),
    /** Keyed hash of the visitor's network address, stored only while the entry waits. */
    visitorHash: text("visitor_hash"),
    /** SHA-256 of the private link's token; the token itself is never stored. */
    tokenHash: text("token_hash").notNull().unique(),
    /** When the job last looked for a free car. */
    checkedAt: instant("checked_at"),
    /** When the renter got the last mail about a free car. */
    mailedAt: instant("mailed_at"),
    /** The free car that the renter knows of; null once it was seen taken again, so that the next time is a new chance. */
    offeredVehicleId: uuid("offered_vehicle_id").references(() => vehicles.id, { onDelete: "set null" }),
    /** When the entry stopped waiting. */
    endedAt: instant("ended_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex("waiting_list_once")
      .on(
        table.mailbox,
        table.vehicleId,
        table.scope,
        table.pickupAt,
        table.returnAt,
        table.pickupCity,
        table.returnCity,
      )
      .where(sql`${table.status} in ('open', 'mailed')`),
    index("waiting_list_unchecked")
      .on(table.checkedAt.asc().nullsFirst(), table.createdAt)
      .where(sql`${table.status} in ('open', 'mailed')`),
    index("waiting_list_ended").on(table.endedAt),
    index("waiting_list_vehicle").on(table.vehicleId),
    languageCheck("waiting_list_language", table.language),
    check("waiting_list_scope", sql`${table.scope} in ('vehicle', 'category')`),
    check("waiting_list_status", sql`${table.status} in ('open', 'mailed', 'booked', 'left', 'ended', 'removed')`),
    check("waiting_list_period", sql`${table.returnAt} > ${table.pickupAt}`),
    check("waiting_list_ended_at", sql`(${table.status} in ('open', 'mailed')) = (${table.endedAt} is null)`),
  ],
);
