import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, customType, date, integer, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#domain/languages.ts";
import { PHONE_NORMALISATION_PATTERNS } from "#domain/phone-digits.ts";

/** A half-open range of instants, in PostgreSQL's text form `["from","to")`. */
export const tstzrange = customType<{ data: string }>({ dataType: () => "tstzrange" });
/** Several disjoint ranges, in PostgreSQL's text form `{["from","to"),…}`. */
export const tstzmultirange = customType<{ data: string }>({ dataType: () => "tstzmultirange" });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => instant("created_at").notNull().defaultNow();
export const updatedAt = () => instant("updated_at").notNull().defaultNow();
/** Number of edits of a row, for optimistic locking. */
export const version = () => integer("version").notNull().default(1);
export const id = () => uuid("id").primaryKey().defaultRandom();
/** The grace period that was frozen with a rental. */
export const graceMinutesColumn = () => integer("grace_minutes").notNull().default(0);
export const metaColumns = () => ({
  metaTitle: text("meta_title"),
  metaDescription: text("meta_description"),
  metaKeywords: text("meta_keywords"),
});

/** A generated column with the digits of the row's phone number, in the same form that `domain/phone-digits.ts` gives to the text of a search. */
export const phoneDigitsColumn = (name: string, phone: string) =>
  text(name)
    .notNull()
    .generatedAlwaysAs(
      sql.raw(
        PHONE_NORMALISATION_PATTERNS.reduce(
          (expression, step) => `regexp_replace(${expression}, '${step}', '', 'g')`,
          `coalesce("${phone}", '')`,
        ),
      ),
    );

/** The driver's birth date, licence and identity document. */
export const driverColumns = () => ({
  birthDate: date("birth_date", { mode: "string" }),
  licenceNumber: text("licence_number"),
  licenceCountry: text("licence_country"),
  licenceIssuedOn: date("licence_issued_on", { mode: "string" }),
  licenceExpiresOn: date("licence_expires_on", { mode: "string" }),
  documentKind: text("document_kind"),
  documentNumber: text("document_number"),
  documentExpiresOn: date("document_expires_on", { mode: "string" }),
});

/** The language in which the renter reads the site and gets mails (product.md#languages). */
export const languageColumn = () => text("language").$type<Language>().notNull().default("it");
/** Restricts a language column to the languages of the site. */
export const languageCheck = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} in ('it', 'en', 'fr', 'de', 'es')`);
