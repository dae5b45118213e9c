import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { EnquiryKind, EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { user } from "#server/db/auth-schema.ts";
import {
  createdAt,
  id,
  instant,
  languageCheck,
  languageColumn,
  phoneDigitsColumn,
  updatedAt,
  version,
} from "./columns.ts";
import { customers } from "./customers.ts";

/** Jet quotes, experience, contact and club requests (product.md#enquiries). */
export const enquiries = pgTable(
  "enquiries",
  {
    id: id(),
    reference: text("reference").notNull().unique(),
    kind: text("kind").$type<EnquiryKind>().notNull(),
    status: text("status").$type<EnquiryStatus>().notNull().default("new"),
    /** The customer to whom the enquiry belongs. The other columns have what the sender typed (product.md#customers). */
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    phoneDigits: phoneDigitsColumn("phone_digits", "phone"),
    message: text("message"),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    language: languageColumn(),
    firstAnsweredAt: instant("first_answered_at"),
    /** When the sender wrote again after a reply by staff. The reply promise restarts at this time (product.md#conversation). */
    reopenedAt: instant("reopened_at"),
    /** When staff got the warning that the time for the promised reply was about to end. */
    replyWarnedAt: instant("reply_warned_at"),
    /** Time of the sender's last message, and time of the last message that staff have read (product.md#conversation). */
    customerWroteAt: instant("customer_wrote_at"),
    staffReadAt: instant("staff_read_at"),
    /** The staff user who is responsible. */
    assignedTo: text("assigned_to").references(() => user.id, { onDelete: "set null" }),
    idempotencyKey: text("idempotency_key").unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index("enquiries_status").on(table.status, table.createdAt),
    index("enquiries_customer").on(table.customerId),
    languageCheck("enquiries_language", table.language),
  ],
);

/** Answer templates: texts with placeholders in braces, from which staff start a reply (product.md#answer-templates). */
export const answerTemplates = pgTable(
  "answer_templates",
  {
    id: id(),
    title: text("title").notNull().unique(),
    body: text("body").notNull(),
    /** The language of the body. */
    language: languageColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [languageCheck("answer_templates_language", table.language)],
);
