import { findTranslationProblem, isListField } from "#domain/content-texts/check-translation.ts";
import type { ContentEntity, ForeignLanguage } from "#domain/content-texts/content-entities.ts";
import { findTranslationState, type TranslationState } from "#domain/content-texts/content-text.ts";
import {
  type ContentTextInput,
  contentTextCountsSchema,
  contentTextListSchema,
  contentTextSchema,
} from "#domain/forms/content-texts/content-text.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import {
  type ContentTextKey,
  countTranslationRows,
  countTranslationStates,
  deleteContentText,
  findContentSource,
  listTranslationRows,
  lockContentText,
  type StoredContentText,
  storeContentText,
  type TranslationFilter,
  type TranslationRow,
} from "#server/repositories/content-texts/content-texts.ts";
import { hashSource } from "#server/repositories/content-texts/shown-translations.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { type Audit, staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { invalidFieldsError, parseInput } from "#server/services/parse-input.ts";

/** Entities of the settings, whose translations only those may write who may change the settings. */
const SETTINGS_ENTITIES: readonly ContentEntity[] = ["mail_texts", "legal_texts", "site_settings"];

/** A page of Italian texts with their translations into one language, and their number in all (product.md#content-texts). */
export async function readContentTexts(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<{ rows: TranslationRow[]; total: number }> {
  requireAbility(staff, "translations.manage");
  const { limit, offset, entity_id: entityId, ...columns } = parseInput(contentTextListSchema, query);
  const filter: TranslationFilter = { ...columns, entityId };
  const rows = await listTranslationRows(ctx.db, filter, { limit, offset });
  return { rows, total: await countTranslationRows(ctx.db, filter) };
}

/** Counts the texts of each language by state: all, those of an entity, or those of one row. */
export async function readTranslationCounts(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<{ language: ForeignLanguage; state: TranslationState; total: number }[]> {
  requireAbility(staff, "translations.manage");
  const { entity, entity_id: entityId } = parseInput(contentTextCountsSchema, query);
  return countTranslationStates(ctx.db, { entity, entityId });
}

/**
 * Stores or, if the text is empty, deletes a translation. Throws "not-found" if the Italian text no longer exists, "conflict" if it has changed since
 * the translator read it or the version is stale, "invalid" for a translation that cannot stand for the Italian text, and "not-allowed" for texts of
 * the settings without their ability.
 */
export async function saveContentText(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<Omit<TranslationRow, "name" | "italian">> {
  requireAbility(staff, "translations.manage");
  const input = parseInput(contentTextSchema, body);
  requireEntityAbility(staff, input.entity);
  const key = toKey(input);
  const stored = await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockContentText(tx, key);
    const row = { id: before?.id ?? "", version: before?.version ?? 0 };
    await rejectStaleVersion(tx, "content_texts", row, input.version, ctx);
    return writeTranslation(tx, audit, { key, before, input, now: ctx.clock() });
  });
  const { entity, entityId, field } = key;
  return {
    ...{ entity, entityId, field, sourceHash: input.source_hash, text: stored?.text ?? null },
    state: findTranslationState(stored, input.source_hash),
    version: stored?.version ?? 0,
  };
}

/** Whether the texts of an entity belong to the settings. */
export const isSettingsEntity = (entity: ContentEntity): boolean => SETTINGS_ENTITIES.includes(entity);

/** Requires the ability of the settings for their texts. */
export function requireEntityAbility(staff: Staff, entity: ContentEntity): void {
  if (isSettingsEntity(entity)) requireAbility(staff, "settings.manage");
}

interface TranslationWrite {
  key: ContentTextKey;
  before: StoredContentText | null;
  input: Pick<ContentTextInput, "text" | "approved" | "source_hash">;
  now: Date;
}

async function writeTranslation(
  tx: Transaction,
  audit: Audit,
  { key, before, input, now }: TranslationWrite,
): Promise<StoredContentText | null> {
  const source = await findContentSource(tx, key);
  if (!source) throw new ServiceError("not-found", "Questo testo italiano non esiste più.");
  if (hashSource(source.text) !== input.source_hash)
    throw new ServiceError("conflict", "Il testo italiano è cambiato nel frattempo: rileggilo prima di salvare.");
  if (input.text === "") {
    if (!before) return null;
    await deleteContentText(tx, key);
    await audit({ action: "delete", entity: "content_texts", entityId: before.id, before, after: null });
    return null;
  }
  const problem = findTranslationProblem(source.text, input.text, { isList: isListField(key.field) });
  if (problem) throw invalidFieldsError([{ path: "text", message: PROBLEM_MESSAGES[problem] }]);
  const written = {
    text: input.text,
    sourceHash: input.source_hash,
    state: input.approved ? ("approved" as const) : ("draft" as const),
  };
  const after = await storeContentText(tx, key, written, now);
  await audit({ action: before ? "update" : "create", entity: "content_texts", entityId: after.id, before, after });
  return after;
}

/** Why a translation cannot stand for its Italian text, for staff. */
export const PROBLEM_MESSAGES = {
  lines: "Scrivi una riga per ogni riga del testo italiano.",
  placeholders: "Lascia i segnaposto fra parentesi graffe come nel testo italiano.",
  tags: "Lascia i marcatori come nel testo italiano.",
} as const;

const toKey = ({ entity, entity_id, field, language }: ContentTextInput): ContentTextKey => ({
  entity,
  entityId: entity_id,
  field,
  language,
});
