import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, check, date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, driverColumns, id, instant, updatedAt, version } from "./columns.ts";

/** A person or company that rents or enquires, one record each (product.md#customers). */
export const customers = pgTable(
  "customers",
  {
    id: id(),
    kind: text("kind").notNull().default("person"),
    name: text("name").notNull(),
    /** Lower-case and trimmed. */
    email: text("email"),
    /** As typed, for display. */
    phone: text("phone"),
    /** The same number in E.164, used to find the record. */
    phoneKey: text("phone_key"),
    language: text("language").notNull().default("it"),
    ...driverColumns(),
    companyName: text("company_name"),
    vatNumber: text("vat_number"),
    taxCode: text("tax_code"),
    sdiCode: text("sdi_code"),
    pec: text("pec"),
    street: text("street"),
    postalCode: text("postal_code"),
    town: text("town"),
    country: text("country"),
    /** The record that staff merged this one into; it is then also found by this one's e-mail and phone. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => customers.id, { onDelete: "cascade" }),
    /** Start of the rental ban ("Non noleggiare", product.md#rental-ban); null without a ban. */
    bannedAt: instant("banned_at"),
    banReason: text("ban_reason"),
    /** The staff user's id. */
    banAuthor: text("ban_author"),
    /** The last day of the ban; null for an indefinite one. */
    banUntil: date("ban_until", { mode: "string" }),
    /** When the person was erased: only what the law requires with their bookings remains. */
    erasedAt: instant("erased_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index("customers_email").on(table.email),
    index("customers_phone").on(table.phoneKey),
    index("customers_name").on(sql`lower(${table.name})`),
    index("customers_merged").on(table.mergedInto),
    check("customers_kind", sql`${table.kind} in ('person', 'company')`),
    check(
      "customers_reachable",
      sql`${table.email} is not null or ${table.phone} is not null or ${table.erasedAt} is not null`,
    ),
  ],
);

/** Notes by staff about a customer. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** The staff user's id. */
    author: text("author").notNull(),
    body: text("body").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("customer_notes_customer").on(table.customerId)],
);

/** Consents a customer gave or withdrew, with their proof; rows are only added, never changed. */
export const customerConsents = pgTable(
  "customer_consents",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    purpose: text("purpose").notNull(),
    granted: boolean("granted").notNull(),
    /** The form, or the way in which the customer said it. */
    source: text("source").notNull(),
    /** The version of the text that the person saw. */
    textVersion: text("text_version").notNull(),
    /** The request it was given with; null when staff recorded it. */
    reference: text("reference"),
    /** The staff user's id; null when the person gave it in a form. */
    recordedBy: text("recorded_by"),
    givenAt: instant("given_at").notNull(),
  },
  (table) => [index("customer_consents_customer").on(table.customerId)],
);
