import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { MessageSide } from "#domain/messages/conversation.ts";
import { bookingEvents, bookings } from "./bookings.ts";
import { createdAt, id } from "./columns.ts";
import { enquiries } from "./enquiries.ts";

/**
 * Messages between staff and the sender of an enquiry or the renter of a booking. The text of the enquiry itself is not among them
 * (product.md#conversation).
 */
export const conversationMessages = pgTable(
  "messages",
  {
    id: id(),
    enquiryId: uuid("enquiry_id").references(() => enquiries.id, { onDelete: "cascade" }),
    bookingId: uuid("booking_id").references(() => bookings.id, { onDelete: "cascade" }),
    /** The event of the booking's history that shows this message; null for an enquiry. */
    eventId: uuid("event_id")
      .unique()
      .references(() => bookingEvents.id, { onDelete: "cascade" }),
    /** `staff` or `customer`. */
    side: text("side").$type<MessageSide>().notNull().default("staff"),
    /** Id of the staff user who wrote it; null if the customer wrote it. */
    author: text("author"),
    body: text("body").notNull(),
    idempotencyKey: text("idempotency_key").unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index("messages_enquiry").on(table.enquiryId, table.createdAt),
    index("messages_booking").on(table.bookingId, table.createdAt),
    check("messages_subject", sql`num_nonnulls(${table.enquiryId}, ${table.bookingId}) = 1`),
    check("messages_event", sql`(${table.bookingId} is null) = (${table.eventId} is null)`),
    check("messages_side", sql`${table.side} in ('staff', 'customer')`),
    check("messages_author", sql`(${table.side} = 'staff') = (${table.author} is not null)`),
  ],
);
