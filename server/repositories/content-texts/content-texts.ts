import { and, asc, count, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import type { ContentEntity, ForeignLanguage } from "#domain/content-texts/content-entities.ts";
import type { TranslationState } from "#domain/content-texts/content-text.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { contentSources, contentTexts } from "#server/db/schema.ts";

export type StoredContentText = typeof contentTexts.$inferSelect;

/** The address of a translation. */
export interface ContentTextKey {
  entity: ContentEntity;
  entityId: string;
  field: string;
  language: ForeignLanguage;
}

/** An Italian text beside its translation, which is null while it is missing. */
export interface TranslationRow {
  entity: ContentEntity;
  entityId: string;
  field: string;
  /** The name of the row that contains the text. */
  name: string;
  italian: string;
  sourceHash: string;
  text: string | null;
  state: TranslationState;
  /** 0 while the translation is missing. */
  version: number;
}

export interface TranslationFilter {
  language: ForeignLanguage;
  entity?: ContentEntity | undefined;
  entityId?: string | undefined;
  state?: TranslationState | undefined;
  /** Text to find in the name, the Italian text or the translation. */
  q?: string | undefined;
}

const sourceHash = sql<string>`md5(${contentSources.text})`;
const state = sql<TranslationState>`case
  when ${contentTexts.state} is null then 'missing'
  when ${contentTexts.state} = 'draft' then 'draft'
  when ${contentTexts.sourceHash} <> ${sourceHash} then 'outdated'
  else 'approved' end`;

const isTranslationInto = (language: ForeignLanguage | SQL) =>
  and(
    eq(contentTexts.entity, contentSources.entity),
    eq(contentTexts.entityId, contentSources.entityId),
    eq(contentTexts.field, contentSources.field),
    eq(contentTexts.language, language),
  );

/** Lists Italian texts with their translations, by entity, name and field. */
export async function listTranslationRows(
  db: Queryable,
  filter: TranslationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<TranslationRow[]> {
  return db
    .select({
      entity: contentSources.entity,
      entityId: contentSources.entityId,
      field: contentSources.field,
      name: contentSources.name,
      italian: contentSources.text,
      sourceHash,
      text: contentTexts.text,
      state,
      version: sql<number>`coalesce(${contentTexts.version}, 0)`,
    })
    .from(contentSources)
    .leftJoin(contentTexts, isTranslationInto(filter.language))
    .where(matches(filter))
    .orderBy(
      asc(contentSources.entity),
      asc(contentSources.name),
      asc(contentSources.entityId),
      asc(contentSources.field),
    )
    .limit(limit)
    .offset(offset);
}

/** Counts the texts of a filter. */
export async function countTranslationRows(db: Queryable, filter: TranslationFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(contentSources)
    .leftJoin(contentTexts, isTranslationInto(filter.language))
    .where(matches(filter));
  return row?.total ?? 0;
}

/** Counts the texts of each language by state: all, those of an entity, or those of one row. */
export async function countTranslationStates(
  db: Queryable,
  { entity, entityId }: Pick<TranslationFilter, "entity" | "entityId">,
): Promise<{ language: ForeignLanguage; state: TranslationState; total: number }[]> {
  const languages = sql`(values ('en'), ('fr'), ('de'), ('es')) languages(language)`;
  const language = sql<ForeignLanguage>`languages.language`;
  return db
    .select({ language, state, total: count() })
    .from(contentSources)
    .innerJoin(languages, sql`true`)
    .leftJoin(contentTexts, isTranslationInto(language))
    .where(
      and(entity && eq(contentSources.entity, entity), entityId ? eq(contentSources.entityId, entityId) : undefined),
    )
    .groupBy(language, state);
}

function matches({ entity, entityId, state: filteredState, q }: TranslationFilter): SQL | undefined {
  const pattern = `%${(q ?? "").replaceAll(/[\\%_]/g, "\\$&")}%`;
  return and(
    entity && eq(contentSources.entity, entity),
    entityId ? eq(contentSources.entityId, entityId) : undefined,
    filteredState && eq(state, filteredState),
    q
      ? or(ilike(contentSources.name, pattern), ilike(contentSources.text, pattern), ilike(contentTexts.text, pattern))
      : undefined,
  );
}

/** Returns an Italian text that is translated; null if it no longer exists. */
export async function findContentSource(
  db: Queryable,
  { entity, entityId, field }: Omit<ContentTextKey, "language">,
): Promise<{ text: string; name: string } | null> {
  const [row] = await db
    .select({ text: contentSources.text, name: contentSources.name })
    .from(contentSources)
    .where(
      and(eq(contentSources.entity, entity), eq(contentSources.entityId, entityId), eq(contentSources.field, field)),
    )
    .limit(1);
  return row ?? null;
}

/** Locks a translation until the transaction ends and returns it; null if it is missing. */
export async function lockContentText(tx: Transaction, key: ContentTextKey): Promise<StoredContentText | null> {
  const [row] = await tx.select().from(contentTexts).where(hasKey(key)).for("update");
  return row ?? null;
}

/** Stores a translation and returns it; an earlier one is replaced. */
export async function storeContentText(
  tx: Transaction,
  key: ContentTextKey,
  written: Pick<StoredContentText, "text" | "sourceHash" | "state">,
  now: Date,
): Promise<StoredContentText> {
  const [row] = await tx
    .insert(contentTexts)
    .values({ ...key, ...written, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [contentTexts.entity, contentTexts.entityId, contentTexts.field, contentTexts.language],
      set: { ...written, updatedAt: now, version: sql`${contentTexts.version} + 1` },
    })
    .returning();
  return row as StoredContentText;
}

export async function deleteContentText(tx: Transaction, key: ContentTextKey): Promise<void> {
  await tx.delete(contentTexts).where(hasKey(key));
}

const hasKey = ({ entity, entityId, field, language }: ContentTextKey) =>
  and(
    eq(contentTexts.entity, entity),
    eq(contentTexts.entityId, entityId),
    eq(contentTexts.field, field),
    eq(contentTexts.language, language),
  );
