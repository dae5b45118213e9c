import { sql } from "drizzle-orm";
import { bigint, check, date, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { OrderKind, OrderStatus } from "#domain/orders/order.ts";
import type { QuotedRental, QuoteKind, QuoteLine, QuoteStatus } from "#domain/quotes/quote.ts";
import type { FrozenRates } from "#domain/rates/rates-of-vehicle.ts";
import { bookings } from "./bookings.ts";
import {
  createdAt,
  graceMinutesColumn,
  id,
  instant,
  languageCheck,
  languageColumn,
  updatedAt,
  version,
} from "./columns.ts";
import { customers } from "./customers.ts";
import { enquiries } from "./enquiries.ts";

/** A quote by staff with a price and a last day, and its outcome (product.md#quotes). */
export const quotes = pgTable(
  "quotes",
  {
    id: id(),
    reference: text("reference").notNull().unique(),
    kind: text("kind").$type<QuoteKind>().notNull(),
    status: text("status").$type<QuoteStatus>().notNull().default("draft"),
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "set null" }),
    /** The enquiry for which staff wrote the quote; null if there was none. */
    enquiryId: uuid("enquiry_id").references(() => enquiries.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    language: languageColumn(),
    title: text("title").notNull(),
    lines: jsonb("lines").$type<QuoteLine[]>().notNull(),
    totalCents: bigint("total_cents", { mode: "number" }).notNull(),
    currency: text("currency").notNull().default("EUR"),
    /** The last day on which the customer can accept it, in the company's time zone. */
    validUntil: date("valid_until", { mode: "string" }).notNull(),
    terms: text("terms").notNull().default(""),
    /** Vehicle, places and dates of a quote for a car; null for a flight or an experience. */
    rental: jsonb("rental").$type<QuotedRental>(),
    /** The grace period by which the days of the rental are counted, as it was when staff wrote the quote (product.md#rental-days). */
    graceMinutes: graceMinutesColumn(),
    /** The rules that its booking keeps, as they were when staff wrote the quote; null in old quotes and for a flight or an experience. */
    frozenRates: jsonb("frozen_rates").$type<FrozenRates>(),
    /** SHA-256 of the private link's token; the token itself is never stored. */
    tokenHash: text("token_hash").notNull().unique(),
    /** The staff user who wrote it. */
    author: text("author").notNull(),
    sentAt: instant("sent_at"),
    answeredAt: instant("answered_at"),
    /** The reason that the customer gave for declining it; null if none. */
    declineReason: text("decline_reason"),
    /** The booking that was created when the customer accepted a quote for a car. */
    bookingId: uuid("booking_id").references(() => bookings.id, { onDelete: "set null" }),
    idempotencyKey: text("idempotency_key").unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index("quotes_status").on(table.status, table.validUntil),
    index("quotes_customer").on(table.customerId),
    index("quotes_enquiry").on(table.enquiryId),
    languageCheck("quotes_language", table.language),
    check("quotes_kind", sql`${table.kind} in ('car', 'jet', 'experience')`),
    check(
      "quotes_status_known",
      sql`${table.status} in ('draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')`,
    ),
    check("quotes_total", sql`${table.totalCents} >= 0`),
    check("quotes_grace", sql`${table.graceMinutes} >= 0`),
    check("quotes_rental", sql`${table.kind} <> 'car' or ${table.rental} is not null`),
  ],
);

/** An accepted quote that is not a booking: a flight or an experience (product.md#orders). */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    reference: text("reference").notNull().unique(),
    /** A quote becomes at most one order. */
    quoteId: uuid("quote_id")
      .notNull()
      .unique()
      .references(() => quotes.id, { onDelete: "cascade" }),
    kind: text("kind").$type<OrderKind>().notNull(),
    status: text("status").$type<OrderStatus>().notNull().default("open"),
    totalCents: bigint("total_cents", { mode: "number" }).notNull(),
    currency: text("currency").notNull().default("EUR"),
    language: languageColumn(),
    /** The day of the service, if staff have entered it. */
    serviceOn: date("service_on", { mode: "string" }),
    /** Notes by staff. */
    notes: text("notes"),
    cancelReason: text("cancel_reason"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index("orders_status").on(table.status, table.createdAt),
    languageCheck("orders_language", table.language),
    check("orders_kind", sql`kind in ('jet', 'experience')`),
    check("orders_status_known", sql`status in ('open', 'confirmed', 'done', 'cancelled')`),
    check("orders_cancel_reason", sql`${table.status} = 'cancelled' or ${table.cancelReason} is null`),
  ],
);
