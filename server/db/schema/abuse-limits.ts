import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { RequestAlertReason, RequestIdentity } from "#domain/bookings/request/request-limits.ts";
import { bookings } from "./bookings.ts";
import { createdAt, id, instant } from "./columns.ts";

/**
 * Alerts to staff about a requester with too many requests, one row per identity and day (product.md#open-requests).
 * The identity is stored only as a hash.
 */
export const requestAlerts = pgTable(
  "request_alerts",
  {
    id: id(),
    /** Why staff are alerted. `limit`: a request was refused. `many`: the identity sent many requests in a day. */
    reason: text("reason").$type<RequestAlertReason>().notNull(),
    /** What the requests have in common: `email`, `phone` or `visitor` (the network address). */
    identity: text("identity").$type<RequestIdentity>().notNull(),
    subjectHash: text("subject_hash").notNull(),
    /** In the company's time zone. */
    day: date("day", { mode: "string" }).notNull(),
    times: integer("times").notNull().default(1),
    /** The newest request from this identity that is still stored. */
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

/**
 * Number of account mails sent in the current counting period, for one requester or for all strangers together (product.md#account). The requester is
 * stored as a hash.
 */
export const accessMailCounts = pgTable("access_mail_counts", {
  senderHash: text("sender_hash").primaryKey(),
  mails: integer("mails").notNull(),
  endsAt: instant("ends_at").notNull(),
});

/** Number of mails that our forms have sent to an e-mail address on a day. The address is stored as a hash (product.md#mails). */
export const recipientMails = pgTable(
  "recipient_mails",
  {
    recipientHash: text("recipient_hash").notNull(),
    /** In the company's time zone. */
    day: date("day", { mode: "string" }).notNull(),
    mails: integer("mails").notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipientHash, table.day] })],
);
