import { findTranslationProblem, isListField } from "#domain/content-texts/check-translation.ts";
import { toEditedText, toStoredText } from "#domain/content-texts/edited-text.ts";
import { contentTextDraftSchema } from "#domain/forms/content-texts/content-text.ts";
import { trimText } from "#domain/trim-text.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  findContentSource,
  listTranslationRows,
  type TranslationRow,
} from "#server/repositories/content-texts/content-texts.ts";
import { hashSource } from "#server/repositories/content-texts/shown-translations.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import {
  PROBLEM_MESSAGES,
  requireEntityAbility,
  saveContentText,
} from "#server/services/content-texts/content-texts.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { parseInput } from "#server/services/parse-input.ts";

/**
 * Translates a text with the language model and stores the translation as a draft, never approved (product.md#translation-drafts). Throws
 * "conflict" without a model or if the translation is another one than the given version, and "unavailable" without a usable translation.
 */
export async function draftTranslation(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<Omit<TranslationRow, "name" | "italian">> {
  requireAbility(staff, "translations.manage");
  const { version, ...key } = parseInput(contentTextDraftSchema, body);
  requireEntityAbility(staff, key.entity);
  const place = { entity: key.entity, entityId: key.entity_id, field: key.field };
  const source = await findContentSource(ctx.db, place);
  if (!source) throw new ServiceError("not-found", "Questo testo italiano non esiste più.");
  if (!ctx.translator) throw new ServiceError("conflict", NO_MODEL_MESSAGE);
  const [current] = await listTranslationRows(
    ctx.db,
    { ...place, language: key.language },
    { limit: 200, offset: 0 },
  ).then((rows) => rows.filter(({ field }) => field === place.field));
  // A draft would hide it from visitors.
  if (current?.state === "approved" || current?.state === "outdated")
    throw new ServiceError("conflict", APPROVED_MESSAGE);
  const italian = toEditedText(place, source.text);
  const translation = await ctx.translator({ language: key.language, italian, siteName: ctx.site.name });
  const text = toStoredText(place, trimText(translation));
  const problem = findTranslationProblem(source.text, text, { isList: isListField(place.field) });
  if (problem)
    throw new ServiceError(
      "unavailable",
      `Il modello ha cambiato la struttura del testo. ${PROBLEM_MESSAGES[problem]}`,
    );
  const source_hash = hashSource(source.text);
  return saveContentText(ctx, { staff, body: { ...key, text, approved: false, source_hash, version } });
}

const APPROVED_MESSAGE = "Questa traduzione è approvata: una bozza la nasconderebbe ai visitatori.";
const NO_MODEL_MESSAGE = "Nessun modello è configurato: senza, le traduzioni si scrivono a mano.";
