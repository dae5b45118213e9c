import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { DateRequestState } from "#domain/bookings/date-requests.ts";
import { bookings } from "./bookings.ts";
import { createdAt, id, instant } from "./columns.ts";

/** What renters asked to change by their private link, and the answers of staff (product.md#date-request). */
export const dateRequests = pgTable(
  "date_requests",
  {
    id: id(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    /** The requested pickup; null if only the return is to change. */
    pickupDate: date("pickup_date", { mode: "string" }),
    pickupTime: text("pickup_time"),
    returnDate: date("return_date", { mode: "string" }).notNull(),
    returnTime: text("return_time").notNull(),
    /** A city's name or a listed place's slug; null if the booked place of return stays. */
    returnPlace: text("return_place"),
    state: text("state").$type<DateRequestState>().notNull().default("open"),
    /** The sentence to the renter with which staff refused. */
    answer: text("answer"),
    /** The id of the staff user who accepted or refused, and when; null while the request is open, and if it was superseded. */
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("date_requests_booking").on(table.bookingId, table.createdAt),
    uniqueIndex("date_requests_open_once").on(table.bookingId).where(sql`${table.state} = 'open'`),
    check("date_requests_state", sql`${table.state} in ('open', 'accepted', 'refused', 'superseded')`),
    check("date_requests_pickup", sql`num_nulls(${table.pickupDate}, ${table.pickupTime}) in (0, 2)`),
    check(
      "date_requests_decided",
      sql`num_nulls(${table.decidedBy}, ${table.decidedAt}) = (case when ${table.state} in ('accepted', 'refused') then 0 else 2 end)`,
    ),
  ],
);
