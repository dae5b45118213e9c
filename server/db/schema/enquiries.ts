import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { user } from "#server/db/auth-schema.ts";
import { createdAt, digitsOf, id, instant, updatedAt, version } from "./columns.ts";
import { customers } from "./customers.ts";

/** Jet quotes, experience, contact and club requests (product.md#enquiries). */
export const enquiries = pgTable(
  "enquiries",
  {
    id: id(),
    reference: text("reference").notNull().unique(),
    kind: text("kind").notNull(),
    status: text("status").notNull().default("new"),
    /** Whose request it is; what the sender typed stays beside (product.md#customers). */
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    phoneDigits: digitsOf("phone_digits", "phone"),
    message: text("message"),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    firstAnsweredAt: instant("first_answered_at"),
    /** The staff user who has taken it on. */
    assignedTo: text("assigned_to").references(() => user.id, { onDelete: "set null" }),
    idempotencyKey: text("idempotency_key").unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index("enquiries_status").on(table.status, table.createdAt),
    index("enquiries_customer").on(table.customerId),
  ],
);

/** Answers that staff sent by mail from the panel. */
export const enquiryAnswers = pgTable(
  "enquiry_answers",
  {
    id: id(),
    enquiryId: uuid("enquiry_id")
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    /** The staff user's id. */
    author: text("author").notNull(),
    body: text("body").notNull(),
    idempotencyKey: text("idempotency_key").unique(),
    createdAt: createdAt(),
  },
  (table) => [index("enquiry_answers_enquiry").on(table.enquiryId)],
);
