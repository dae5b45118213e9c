import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ReviewStatus } from "#domain/reviews/review.ts";
import { bookings } from "./bookings.ts";
import { vehicles } from "./catalogue.ts";
import { createdAt, id, instant, languageCheck, languageColumn, updatedAt, version } from "./columns.ts";

/** Reviews by renters, at most one for each booking. The row is created when the renter is asked for a review (product.md#reviews). */
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    bookingId: uuid("booking_id")
      .notNull()
      .unique()
      .references(() => bookings.id, { onDelete: "cascade" }),
    /** Null once the car has been deleted; the review still has the car's name. */
    vehicleId: uuid("vehicle_id").references(() => vehicles.id, { onDelete: "set null" }),
    vehicleName: text("vehicle_name").notNull(),
    /** The day of the return; the page shows its month. */
    returnedOn: date("returned_on", { mode: "string" }).notNull(),
    status: text("status").$type<ReviewStatus>().notNull().default("asked"),
    stars: integer("stars"),
    body: text("body"),
    /** The display name that the renter chose. */
    shownName: text("shown_name"),
    answer: text("answer"),
    /** The language of the private page; the body is in whatever language the renter wrote it. */
    language: languageColumn(),
    askedAt: instant("asked_at").notNull(),
    writtenAt: instant("written_at"),
    publishedAt: instant("published_at"),
    /** An invented demo review: labelled as such and never exposed to search engines. */
    demo: boolean("demo").notNull().default(false),
    /** SHA-256 of the private link's token; the token itself is never stored. */
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index("reviews_vehicle").on(table.vehicleId, table.publishedAt).where(sql`${table.status} = 'published'`),
    index("reviews_status").on(table.status, table.writtenAt),
    languageCheck("reviews_language", table.language),
    check("reviews_status_known", sql`${table.status} in ('asked', 'written', 'published', 'declined')`),
    check("reviews_stars", sql`${table.stars} between 1 and 5`),
    check(
      "reviews_written_whole",
      sql`${table.status} = 'asked' or num_nulls(${table.stars}, ${table.body}, ${table.shownName}, ${table.writtenAt}) = 0`,
    ),
    check("reviews_published_at", sql`(${table.status} = 'published') = (${table.publishedAt} is not null)`),
  ],
);
