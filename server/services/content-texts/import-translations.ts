import { can } from "#domain/access/abilities.ts";
import { findTranslationProblem, isListField } from "#domain/content-texts/check-translation.ts";
import type { ForeignLanguage } from "#domain/content-texts/content-entities.ts";
import { toEditedText, toStoredText } from "#domain/content-texts/edited-text.ts";
import {
  type FileText,
  type FileTextKey,
  MAX_FILE_TEXTS,
  parseFileTextId,
} from "#domain/content-texts/translation-file.ts";
import { contentTextSchema } from "#domain/forms/content-texts/content-text.ts";
import { contentTextImportSchema } from "#domain/forms/content-texts/translation-file.ts";
import { formatNumber } from "#domain/numbers.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import {
  type ContentTextKey,
  listTranslationRows,
  lockContentText,
  storeContentText,
  type TranslationRow,
} from "#server/repositories/content-texts/content-texts.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { isSettingsEntity, PROBLEM_MESSAGES } from "#server/services/content-texts/content-texts.ts";
import { parseTranslationCsv } from "#server/services/content-texts/internal/translation-csv.ts";
import { parseTranslationXliff } from "#server/services/content-texts/internal/translation-xliff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { type Audit, staffWrite } from "#server/services/internal/staff-write.ts";
import { invalidFieldsError, parseInput } from "#server/services/parse-input.ts";

interface RefusedText {
  /** The text's position in the file, from 1. */
  row: number;
  note: string;
  reason: string;
}

export interface TranslationImport {
  language: ForeignLanguage;
  /** The numbers of texts that were written, that were equal already, and without a translation. */
  stored: number;
  unchanged: number;
  empty: number;
  refused: RefusedText[];
}

/**
 * Imports translations from a file in one transaction (product.md#translation-files). Texts whose Italian or whose translation changed after the
 * export are refused one by one, the others are stored. Idempotent. Throws "invalid" for a file that cannot be read.
 */
export async function importTranslations(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<TranslationImport> {
  requireAbility(staff, "translations.manage");
  const { format, state, content } = parseInput(contentTextImportSchema, body);
  const file = format === "csv" ? parseTranslationCsv(content) : parseTranslationXliff(content);
  if (!file) throw invalidFieldsError([{ path: "content", message: UNREADABLE_MESSAGE }]);
  if (file.texts.length > MAX_FILE_TEXTS) throw invalidFieldsError([{ path: "content", message: TOO_MANY_MESSAGE }]);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const rows = await listTranslationRows(tx, { language: file.language }, { limit: MAX_SOURCES, offset: 0 });
    const rowsByPlace = new Map(rows.map((row) => [placeOf(row), row]));
    const result: TranslationImport = { language: file.language, stored: 0, unchanged: 0, empty: 0, refused: [] };
    for (const [index, text] of file.texts.entries()) {
      const approved = state === "file" ? text.approved : state === "approved";
      const plan = planText(staff, { text, approved, rowsByPlace, language: file.language });
      const isWritten = plan.kind === "stored" && (await writeText(tx, audit, plan, ctx.clock()));
      const outcome = plan.kind === "stored" && !isWritten ? refuse("translationChanged") : plan;
      if (outcome.kind === "refused") result.refused.push({ row: index + 1, note: text.note, reason: outcome.reason });
      else result[outcome.kind] += 1;
    }
    return result;
  });
}

type TextPlan =
  | { kind: "empty" | "unchanged" }
  | { kind: "refused"; reason: string }
  | ({ kind: "stored" } & TextWrite);

interface PlanInput {
  text: FileText;
  approved: boolean;
  rowsByPlace: ReadonlyMap<string, TranslationRow>;
  language: ForeignLanguage;
}

/** Decides what happens to a text of the file. */
function planText(staff: Staff, { text, approved, rowsByPlace, language }: PlanInput): TextPlan {
  const parsed = contentTextSchema.shape.text.safeParse(text.translation);
  if (!parsed.success) return refuse("tooLong");
  if (parsed.data === "") return { kind: "empty" };
  const key = parseFileTextId(text.id);
  const row = key && rowsByPlace.get(placeOf(key));
  if (!key || !row) return refuse("unknown");
  if (isSettingsEntity(key.entity) && !can(staff.roles, "settings.manage")) return refuse("notAllowed");
  if (row.sourceHash !== key.sourceHash) return refuse("sourceChanged");
  const isSame = row.text !== null && toEditedText(row, row.text) === parsed.data;
  if (isSame && (!approved || row.state === "approved")) return { kind: "unchanged" };
  if (!isSame && row.version !== key.version) return refuse("translationChanged");
  const stored = toStoredText(row, parsed.data);
  const problem = findTranslationProblem(row.italian, stored, { isList: isListField(row.field) });
  if (problem) return { kind: "refused", reason: PROBLEM_MESSAGES[problem] };
  const { entity, entityId, field, sourceHash } = key;
  return {
    kind: "stored",
    key: { entity, entityId, field, language },
    sourceHash,
    text: stored,
    approved,
    version: row.version,
  };
}

interface TextWrite {
  key: ContentTextKey;
  sourceHash: string;
  text: string;
  approved: boolean;
  /** The version of the translation that is replaced; 0 if it is missing. */
  version: number;
}

/** Stores a translation. Returns false, and stores nothing, if somebody else or an earlier text of the file has changed it meanwhile. */
async function writeText(
  tx: Transaction,
  audit: Audit,
  { key, sourceHash, text, approved, version }: TextWrite,
  now: Date,
): Promise<boolean> {
  const before = await lockContentText(tx, key);
  if ((before?.version ?? 0) !== version) return false;
  const after = await storeContentText(tx, key, { text, sourceHash, state: approved ? "approved" : "draft" }, now);
  await audit({ action: before ? "update" : "create", entity: "content_texts", entityId: after.id, before, after });
  return true;
}

/** More Italian texts than any company has. */
const MAX_SOURCES = 100_000;

const placeOf = ({ entity, entityId, field }: Omit<FileTextKey, "sourceHash" | "version">): string =>
  [entity, entityId, field].map(encodeURIComponent).join("/");

const refuse = (reason: keyof typeof REASONS): TextPlan => ({ kind: "refused", reason: REASONS[reason] });

const REASONS = {
  unknown: "Questo testo italiano non esiste più.",
  notAllowed: "I testi di e-mail, pagine legali e impostazioni sono degli amministratori.",
  sourceChanged: "Il testo italiano è cambiato dopo l'esportazione.",
  translationChanged: "La traduzione è cambiata dopo l'esportazione.",
  tooLong: "La traduzione è troppo lunga.",
};

const UNREADABLE_MESSAGE =
  "Questo non è un file di traduzioni in una delle nostre lingue: esportane uno e modifica quello.";
const TOO_MANY_MESSAGE = `Un file contiene al massimo ${formatNumber(MAX_FILE_TEXTS)} testi.`;
