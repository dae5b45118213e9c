import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ClubEventStatus } from "#domain/club/club-event.ts";
import type { PlaceDecision } from "#domain/club/place-email.ts";
import { createdAt, id, instant, updatedAt, version } from "./columns.ts";
import { enquiries } from "./enquiries.ts";

/** The club's events (product.md#club). */
export const clubEvents = pgTable(
  "club_events",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    place: text("place").notNull(),
    heldOn: date("held_on", { mode: "string" }).notNull(),
    places: integer("places").notNull(),
    /** The places of accepted requests. A trigger of `club_places` counts them, so that the constraint holds whoever writes. */
    placesGiven: integer("places_given").notNull().default(0),
    /** `planned`, `open` or `cancelled`; that it is full or past follows. */
    status: text("status").$type<ClubEventStatus>().notNull().default("open"),
    image: text("image"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    check("club_events_status", sql`${table.status} in ('planned', 'open', 'cancelled')`),
    check("club_events_capacity", sql`${table.placesGiven} <= ${table.places}`),
  ],
);

/** What staff decided about a request that names an event. */
export const clubPlaces = pgTable(
  "club_places",
  {
    enquiryId: uuid("enquiry_id")
      .primaryKey()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    eventId: uuid("event_id")
      .notNull()
      .references(() => clubEvents.id),
    /** Two with a guest. */
    places: integer("places").notNull(),
    /** `accepted` or `declined`. */
    decision: text("decision").$type<PlaceDecision>().notNull(),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at").notNull().defaultNow(),
  },
  (table) => [
    index("club_places_event").on(table.eventId),
    check("club_places_decision", sql`${table.decision} in ('accepted', 'declined')`),
    check("club_places_places", sql`${table.places} between 1 and 2`),
  ],
);
