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
    /** The phone number in E.164 format, by which the record is found. */
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
    /** The record into which staff merged this one; null if they did not. The e-mail and phone of this record then also find the other record. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => customers.id, { onDelete: "cascade" }),
    /** Start of the rental ban ("Non noleggiare", product.md#rental-ban); null if the customer is not banned. */
    bannedAt: instant("banned_at"),
    banReason: text("ban_reason"),
    /** The staff user's id. */
    banAuthor: text("ban_author"),
    /** The last day of the rental ban; null for a ban without an end. */
    banUntil: date("ban_until", { mode: "string" }),
    /** When the person's data were erased. Only what the law requires to keep with their bookings remains. */
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
    index("customers_banned").on(table.id).where(sql`${table.bannedAt} is not null`),
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
    /** The form in which the customer gave or withdrew the consent, or the other way in which they told staff. */
    source: text("source").notNull(),
    /** The version of the text that the person saw. */
    textVersion: text("text_version").notNull(),
    /** Reference of the request with which the customer gave the consent; null if staff recorded the consent. */
    reference: text("reference"),
    /** Id of the staff user who recorded it; null if the customer gave the consent in a form. */
    recordedBy: text("recorded_by"),
    givenAt: instant("given_at").notNull(),
  },
  (table) => [index("customer_consents_customer").on(table.customerId)],
);
