import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { CalendarFeedKind } from "#domain/calendar-feeds/calendar-feed.ts";
import type { DayTaskKind } from "#domain/day-sheet/day-task.ts";
import { user } from "#server/db/auth-schema.ts";
import { bookings } from "./bookings.ts";
import { createdAt, id, instant, updatedAt, version } from "./columns.ts";
import { units } from "./units.ts";

/**
 * Staff's data about a task of the day sheet (product.md#day-sheet). Tasks are derived from bookings: a task has a row only after somebody was
 * assigned to it, completed it or added a note. The row copies nothing from the booking.
 */
export const dayTasks = pgTable(
  "day_tasks",
  {
    id: id(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    kind: text("kind").$type<DayTaskKind>().notNull(),
    /** The position of the leg whose unit the task is about; 1 before the car has left. */
    leg: integer("leg").notNull().default(1),
    assignedTo: text("assigned_to").references(() => user.id, { onDelete: "set null" }),
    doneAt: instant("done_at"),
    doneBy: text("done_by").references(() => user.id, { onDelete: "set null" }),
    note: text("note"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    unique("day_tasks_pair").on(table.bookingId, table.kind, table.leg),
    index("day_tasks_assigned").on(table.assignedTo),
    check("day_tasks_kind", sql`${table.kind} in ('handover', 'return', 'wash')`),
  ],
);

/** A secret URL from which a calendar program reads bookings (product.md#calendar-feeds). */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    kind: text("kind").$type<CalendarFeedKind>().notNull(),
    unitId: uuid("unit_id").references(() => units.id, { onDelete: "cascade" }),
    /** SHA-256 of the token; the token itself is shown once and never stored. */
    tokenHash: text("token_hash").notNull().unique(),
    revokedAt: instant("revoked_at"),
    lastReadAt: instant("last_read_at"),
    /** Hash of the content that was last served, and since when the content has been the same. */
    contentHash: text("content_hash"),
    contentSince: instant("content_since"),
    createdAt: createdAt(),
  },
  (table) => [
    index("calendar_feeds_user").on(table.userId),
    check("calendar_feeds_kind", sql`${table.kind} in ('all', 'person', 'unit')`),
    check("calendar_feeds_unit", sql`(${table.kind} = 'unit') = (${table.unitId} is not null)`),
  ],
);
