import { sql } from "drizzle-orm";
import { boolean, check, date, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, updatedAt, version } from "./columns.ts";

/** What staff wrote over a page (product.md#seo-override-record). */
export const seoOverrides = pgTable(
  "seo_overrides",
  {
    id: id(),
    pageType: text("page_type").notNull(),
    slug: text("slug").notNull().default(""),
    indexable: boolean("indexable").notNull().default(true),
    customTitle: text("custom_title"),
    customDescription: text("custom_description"),
    customKeywords: text("custom_keywords"),
    canonicalUrl: text("canonical_url"),
    customH1: text("custom_h1"),
    customContent: text("custom_content"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [unique("seo_overrides_page").on(table.pageType, table.slug)],
);

/** Slugs that pages had before: their addresses answer 301 to the present one. */
export const formerSlugs = pgTable(
  "former_slugs",
  {
    id: id(),
    entity: text("entity").notNull(),
    slug: text("slug").notNull(),
    entityId: uuid("entity_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("former_slugs_slug").on(table.entity, table.slug),
    check(
      "former_slugs_entity",
      sql`${table.entity} in ('articles', 'brands', 'cities', 'vehicles', 'jets', 'experiences')`,
    ),
  ],
);

/** Searches of a day that found no car, without anything about who searched. */
export const emptySearches = pgTable(
  "empty_searches",
  {
    id: id(),
    searchedOn: date("searched_on", { mode: "string" }).notNull(),
    /** The query of the search in its canonical order. */
    query: text("query").notNull(),
    times: integer("times").notNull().default(1),
  },
  (table) => [unique("empty_searches_day_query").on(table.searchedOn, table.query)],
);
