import { sql } from "drizzle-orm";
import { check, pgTable, pgView, text, unique } from "drizzle-orm/pg-core";
import type { ContentEntity, ForeignLanguage } from "#domain/content-texts/content-entities.ts";
import type { StoredTranslation } from "#domain/content-texts/content-text.ts";
import { createdAt, id, updatedAt, version } from "./columns.ts";

/** The translations of the texts that staff write (product.md#content-texts). The Italian originals stay in their own columns. */
export const contentTexts = pgTable(
  "content_texts",
  {
    id: id(),
    /** The table of the original, or "phrases". */
    entity: text("entity").$type<ContentEntity>().notNull(),
    /** The id of the original's row; of a phrase, the phrase itself. */
    entityId: text("entity_id").notNull(),
    field: text("field").notNull(),
    language: text("language").$type<ForeignLanguage>().notNull(),
    text: text("text").notNull(),
    /** MD5 of the Italian text from which it was made. */
    sourceHash: text("source_hash").notNull(),
    /** `draft` or `approved`; visitors see approved texts only. */
    state: text("state").$type<StoredTranslation["state"]>().notNull().default("draft"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    unique("content_texts_field").on(table.entity, table.entityId, table.field, table.language),
    check("content_texts_language", sql`${table.language} in ('en', 'fr', 'de', 'es')`),
    check("content_texts_state", sql`${table.state} in ('draft', 'approved')`),
  ],
);

/** The Italian texts that are translated, from the tables that contain them (migration 0047). */
export const contentSources = pgView("content_sources", {
  entity: text("entity").$type<ContentEntity>().notNull(),
  entityId: text("entity_id").notNull(),
  field: text("field").notNull(),
  text: text("text").notNull(),
  /** The name of the row, for staff. */
  name: text("name").notNull(),
}).existing();
