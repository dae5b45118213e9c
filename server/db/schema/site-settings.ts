import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { updatedAt, version } from "./columns.ts";

/** The conditions of hire that an admin set for a category over the built-in ones, which a new car of it begins with (product.md#category-terms). */
export const categoryTerms = pgTable("category_terms", {
  /** One of the six that staff choose from. */
  id: text("id").primaryKey(),
  /** By field of domain/forms/fleet/vehicle-defaults.ts, only what differs from the built-in values. */
  changes: jsonb("changes").$type<Record<string, unknown>>().notNull().default({}),
  updatedAt: updatedAt(),
  version: version(),
});

/** What an admin set of the company over the built-in configuration: one row, made by its migration (product.md#settings). */
export const siteSettings = pgTable(
  "site_settings",
  {
    id: text("id").primaryKey().default("site"),
    /** By field of domain/forms/site-settings.ts, only what differs from the built-in values. */
    changes: jsonb("changes").$type<Record<string, unknown>>().notNull().default({}),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [check("site_settings_one_row", sql`${table.id} = 'site'`)],
);
