import type { ForeignLanguage } from "#domain/content-texts/content-entities.ts";
import { toEditedText } from "#domain/content-texts/edited-text.ts";
import {
  type FileText,
  MAX_FILE_BYTES,
  MAX_FILE_TEXTS,
  type TranslationFormat,
  toFileTextId,
} from "#domain/content-texts/translation-file.ts";
import { contentTextExportSchema } from "#domain/forms/content-texts/translation-file.ts";
import { formatNumber } from "#domain/numbers.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listTranslationRows, type TranslationRow } from "#server/repositories/content-texts/content-texts.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { formatTranslationCsv } from "#server/services/content-texts/internal/translation-csv.ts";
import { formatTranslationXliff } from "#server/services/content-texts/internal/translation-xliff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { parseInput } from "#server/services/parse-input.ts";

export interface ExportedTranslations {
  language: ForeignLanguage;
  format: TranslationFormat;
  /** The number of texts. */
  total: number;
  content: string;
}

/**
 * Writes the texts of a language, and of a state and entity if they are named, as a file that can be imported again (product.md#translation-files).
 * Throws "invalid" for more texts than a file may have.
 */
export async function exportTranslations(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<ExportedTranslations> {
  requireAbility(staff, "translations.manage");
  const { format, ...filter } = parseInput(contentTextExportSchema, query);
  const rows = await listTranslationRows(ctx.db, filter, { limit: MAX_FILE_TEXTS + 1, offset: 0 });
  const { language } = filter;
  const file = { language, texts: rows.map(toFileText) };
  const content = format === "csv" ? formatTranslationCsv(file) : formatTranslationXliff(file);
  if (rows.length > MAX_FILE_TEXTS || Buffer.byteLength(content) > MAX_FILE_BYTES)
    throw new ServiceError("invalid", TOO_LONG_MESSAGE);
  return { language, format, total: rows.length, content };
}

const TOO_LONG_MESSAGE = `Un file contiene al massimo ${formatNumber(MAX_FILE_TEXTS)} testi e ${formatNumber(MAX_FILE_BYTES / 1000)} kB: scegli uno stato o un tipo.`;

const toFileText = (row: TranslationRow): FileText => ({
  id: toFileTextId(row),
  note: `${row.entity}, ${row.name}, ${row.field}`,
  italian: toEditedText(row, row.italian),
  translation: toEditedText(row, row.text ?? ""),
  approved: row.state === "approved",
});
