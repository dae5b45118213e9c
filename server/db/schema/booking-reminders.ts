import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ReminderKind } from "#domain/bookings/reminders/reminder-kinds.ts";
import { bookings } from "./bookings.ts";
import { instant } from "./columns.ts";

/** The reminders that were queued, at most one row for each booking and kind (product.md#reminders). */
export const bookingReminders = pgTable(
  "booking_reminders",
  {
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    kind: text("kind").$type<ReminderKind>().notNull(),
    /** The pickup or return that the mail is about. A reminder of another one replaces the row. */
    occasionAt: instant("occasion_at").notNull(),
    queuedAt: instant("queued_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.kind] }),
    check(
      "booking_reminders_kind",
      sql`${table.kind} in ('reminder-two-days', 'reminder-three-hours', 'reminder-return')`,
    ),
  ],
);
