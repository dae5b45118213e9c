import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { RequestAlertReason, RequestIdentity } from "#domain/bookings/request/request-limits.ts";
import { bookings } from "./bookings.ts";
import { createdAt, id, instant } from "./columns.ts";

/** What staff are told of who asks for too many cars, one row a day for each (product.md#open-requests). Whom it is about is kept as a hash alone. */
export const requestAlerts = pgTable(
  "request_alerts",
  {
    id: id(),
    /** `limit`: a request was refused; `many`: many requests in a day. */
    reason: text("reason").$type<RequestAlertReason>().notNull(),
    /** What they have in common: `email`, `phone` or `visitor`. */
    identity: text("identity").$type<RequestIdentity>().notNull(),
    subjectHash: text("subject_hash").notNull(),
    /** By the clock of the company. */
    day: date("day", { mode: "string" }).notNull(),
    times: integer("times").notNull().default(1),
    /** The newest request of theirs that stands. */
    bookingId: uuid("booking_id").references(() => bookings.id, { onDelete: "set null" }),
    handledAt: instant("handled_at"),
    /** The staff user's id. */
    handledBy: text("handled_by"),
    lastAt: instant("last_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("request_alerts_once_a_day").on(table.subjectHash, table.reason, table.day),
    index("request_alerts_open").on(table.lastAt).where(sql`${table.handledAt} is null`),
    check("request_alerts_reason", sql`${table.reason} in ('limit', 'many')`),
    check("request_alerts_identity", sql`${table.identity} in ('email', 'phone', 'visitor')`),
  ],
);

/** How many mails about an account were sent for one sender, or for all strangers together, until the count begins anew; who that is as a hash (product.md#account). */
export const accessMailCounts = pgTable("access_mail_counts", {
  senderHash: text("sender_hash").primaryKey(),
  mails: integer("mails").notNull(),
  endsAt: instant("ends_at").notNull(),
});

/** How many mails our forms have sent to an address on a day, the address as a hash (product.md#mails). */
export const recipientMails = pgTable(
  "recipient_mails",
  {
    recipientHash: text("recipient_hash").notNull(),
    /** By the clock of the company. */
    day: date("day", { mode: "string" }).notNull(),
    mails: integer("mails").notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipientHash, table.day] })],
);
