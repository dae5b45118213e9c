import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { user } from "#server/db/auth-schema.ts";
import { createdAt, id, instant, updatedAt, version } from "./columns.ts";

/** Jet quotes, experience, contact and club requests (design 5). */
export const enquiries = pgTable(
  "enquiries",
  {
    id: id(),
    reference: text("reference").notNull().unique(),
    kind: text("kind").notNull(),
    status: text("status").notNull().default("new"),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    message: text("message"),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    first_answered_at: instant("first_answered_at"),
    /** The staff user who has taken it on. */
    assigned_to: text("assigned_to").references(() => user.id, { onDelete: "set null" }),
    idempotency_key: text("idempotency_key").unique(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [index("enquiries_status").on(table.status, table.created_at)],
);

/** Answers that staff sent by mail from the panel. */
export const enquiryAnswers = pgTable(
  "enquiry_answers",
  {
    id: id(),
    enquiry_id: uuid("enquiry_id")
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    /** The staff user's id. */
    author: text("author").notNull(),
    body: text("body").notNull(),
    idempotency_key: text("idempotency_key").unique(),
    created_at: createdAt(),
  },
  (table) => [index("enquiry_answers_enquiry").on(table.enquiry_id)],
);
