import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { BanAction } from "#domain/ban-decisions/ban-decision.ts";
import { bookings } from "./bookings.ts";
import { createdAt, id, instant, updatedAt, version } from "./columns.ts";
import { customers } from "./customers.ts";

/**
 * What customer service asked to do for a banned customer, and what an admin decided (product.md#rental-ban): one row per booking, action and customer,
 * or per two records to merge.
 */
export const banDecisions = pgTable(
  "ban_decisions",
  {
    id: id(),
    action: text("action").$type<BanAction>().notNull(),
    /** Null for a merge. */
    bookingId: uuid("booking_id").references(() => bookings.id, { onDelete: "cascade" }),
    /** The banned customer. */
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** For a merge, the other record; otherwise null. */
    otherCustomerId: uuid("other_customer_id").references(() => customers.id, { onDelete: "cascade" }),
    /** The staff user's id; null if the customer accepted a quote. */
    askedBy: text("asked_by"),
    askedAt: instant("asked_at").notNull(),
    /** The admin's id; null while nobody has decided. */
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
    allowed: boolean("allowed"),
    reason: text("reason"),
    /** The start of the ban that was decided on. The decision is in force only while the customer has this ban. */
    banStartedAt: instant("ban_started_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    unique("ban_decisions_once")
      .on(table.bookingId, table.action, table.customerId, table.otherCustomerId)
      .nullsNotDistinct(),
    index("ban_decisions_customer").on(table.customerId),
    index("ban_decisions_other_customer").on(table.otherCustomerId),
    index("ban_decisions_undecided").on(table.askedAt).where(sql`${table.decidedAt} is null`),
    check("ban_decisions_action", sql`${table.action} in ('confirm', 'renter', 'drivers', 'merge', 'reopen')`),
    check(
      "ban_decisions_subject",
      sql`(${table.bookingId} is null) = (${table.action} = 'merge') and (${table.otherCustomerId} is not null) = (${table.action} = 'merge')`,
    ),
    check(
      "ban_decisions_decided",
      sql`(${table.decidedAt} is null) = (${table.allowed} is null) and (${table.decidedAt} is null) = (${table.banStartedAt} is null)`,
    ),
  ],
);
