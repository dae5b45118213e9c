import { sql } from "drizzle-orm";
import { boolean, check, date, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, updatedAt, version } from "./columns.ts";

/** B 3.5. */
export const seoOverrides = pgTable(
  "seo_overrides",
  {
    id: id(),
    page_type: text("page_type").notNull(),
    slug: text("slug").notNull().default(""),
    indexable: boolean("indexable").notNull().default(true),
    custom_title: text("custom_title"),
    custom_description: text("custom_description"),
    custom_keywords: text("custom_keywords"),
    canonical_url: text("canonical_url"),
    custom_h1: text("custom_h1"),
    custom_content: text("custom_content"),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [unique("seo_overrides_page").on(table.page_type, table.slug)],
);

/** Slugs that pages had before: their addresses answer 301 to the present one. */
export const formerSlugs = pgTable(
  "former_slugs",
  {
    id: id(),
    entity: text("entity").notNull(),
    slug: text("slug").notNull(),
    entity_id: uuid("entity_id").notNull(),
    created_at: createdAt(),
  },
  (table) => [
    unique("former_slugs_slug").on(table.entity, table.slug),
    check("former_slugs_entity", sql`${table.entity} in ('brands', 'cities', 'vehicles')`),
  ],
);

/** Searches of a day that found no car, without anything about who searched. */
export const emptySearches = pgTable(
  "empty_searches",
  {
    id: id(),
    searched_on: date("searched_on", { mode: "string" }).notNull(),
    /** The query of the search in its canonical order. */
    query: text("query").notNull(),
    times: integer("times").notNull().default(1),
  },
  (table) => [unique("empty_searches_day_query").on(table.searched_on, table.query)],
);
