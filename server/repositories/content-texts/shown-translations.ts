import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { ContentEntity, ForeignLanguage } from "#domain/content-texts/content-entities.ts";
import {
  findTranslationState,
  isShownTranslation,
  type StoredTranslation,
} from "#domain/content-texts/content-text.ts";
import type { Language } from "#domain/languages.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { contentTexts } from "#server/db/schema.ts";

/** The MD5 of an Italian text, as the view content_sources and migration 0047 compute it. */
export const hashSource = (text: string): string => createHash("md5").update(text).digest("hex");

/** Returns the shown translation of an Italian text; null if there is none. The Italian text itself in Italian. */
export type Translate = (entityId: string, field: string, italian: string | null) => string | null;

/** Returns a function that translates the fields of these rows. One query for all of them; none in Italian. */
export async function readTranslate(
  db: Queryable,
  language: Language,
  entity: ContentEntity,
  entityIds: readonly string[],
): Promise<Translate> {
  if (language === "it") return (_id, _field, italian) => italian;
  const stored = await listTranslations(db, language, entity, [...new Set(entityIds)].sort());
  return (entityId, field, italian) => {
    const translation = stored[toKey(entityId, field)];
    if (!italian || !translation) return null;
    const state = findTranslationState(translation, hashSource(italian));
    return isShownTranslation(state, entity, field) ? translation.text : null;
  };
}

const listTranslations = cachedQuery(
  "translations",
  async (
    db: Queryable,
    language: ForeignLanguage,
    entity: ContentEntity,
    entityIds: string[],
  ): Promise<Record<string, StoredTranslation>> => {
    if (entityIds.length === 0) return {};
    const rows = await db
      .select()
      .from(contentTexts)
      .where(
        and(
          eq(contentTexts.language, language),
          eq(contentTexts.entity, entity),
          inArray(contentTexts.entityId, entityIds),
        ),
      );
    return Object.fromEntries(
      rows.map(({ entityId, field, text, sourceHash, state }) => [toKey(entityId, field), { text, sourceHash, state }]),
    );
  },
);

const toKey = (entityId: string, field: string) => `${entityId}\n${field}`;
