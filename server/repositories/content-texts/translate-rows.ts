import { type ContentEntity, REQUIRED_FIELDS } from "#domain/content-texts/content-entities.ts";
import { fromLines, toLines } from "#domain/content-texts/content-text.ts";
import type { Language } from "#domain/languages.ts";
import type { Queryable } from "#server/db/client.ts";
import { readTranslate, type Translate } from "./shown-translations.ts";

type TranslatedValue = string | null | readonly string[];

/** The fields of a row whose values can be translated. */
type TranslatedField<Row> = {
  [Field in keyof Row]: Row[Field] extends TranslatedValue ? Field : never;
}[keyof Row] &
  string;

/**
 * Returns the rows with their texts in a language. A missing optional text is empty, or null where the row allows it. A row without one of its required
 * texts is left out: its page does not exist in the language (product.md#content-texts).
 */
export async function translateRows<Row extends { id: string }>(
  db: Queryable,
  language: Language,
  entity: ContentEntity,
  rows: readonly Row[],
  fields: readonly TranslatedField<Row>[],
): Promise<Row[]> {
  if (language === "it") return [...rows];
  const translate = await readTranslate(
    db,
    language,
    entity,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const texts = fields.map((field) => [field, translateField(translate, row, field)] as const);
    const isMissing = (field: string, text: unknown) =>
      hasText(row[field as keyof Row]) && isRequired(entity, field) && !hasText(text);
    return texts.some(([field, text]) => isMissing(field, text)) ? [] : { ...row, ...Object.fromEntries(texts) };
  });
}

function translateField<Row extends { id: string }>(
  translate: Translate,
  row: Row,
  field: TranslatedField<Row>,
): TranslatedValue {
  const italian = row[field] as TranslatedValue;
  if (Array.isArray(italian)) return fromLines(translate(row.id, field, toLines(italian)) ?? "");
  const text = translate(row.id, field, italian as string | null);
  return text ?? (italian === null ? null : "");
}

/** Returns a function that translates short phrases; null for a phrase without a translation. */
export async function readPhrases(
  db: Queryable,
  language: Language,
  phrases: readonly string[],
): Promise<(phrase: string) => string | null> {
  const translate = await readTranslate(db, language, "phrases", phrases);
  return (phrase) => translate(phrase, "text", phrase);
}

const isRequired = (entity: ContentEntity, field: string) =>
  (REQUIRED_FIELDS as Partial<Record<ContentEntity, readonly string[]>>)[entity]?.includes(field) ?? false;

const hasText = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
