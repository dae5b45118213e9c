import { FOREIGN_LANGUAGES, type ForeignLanguage } from "#domain/content-texts/content-entities.ts";
import type { RateNames } from "#domain/rates/rate-rule.ts";
import type { Queryable } from "#server/db/client.ts";
import { readTranslate, type Translate } from "#server/repositories/content-texts/shown-translations.ts";

/** Returns a function that gives an Italian text of a row in all languages that have a translation. */
export async function readNames(
  db: Queryable,
  entity: "rate_rules" | "extras" | "protections",
  rows: readonly { id: string }[],
): Promise<(id: string, field: string, italian: string) => RateNames> {
  const ids = rows.map(({ id }) => id);
  const translations: [ForeignLanguage, Translate][] = [];
  // One after the other, because a transaction has a single connection.
  for (const language of FOREIGN_LANGUAGES)
    translations.push([language, await readTranslate(db, language, entity, ids)]);
  return (id, field, italian) => ({
    ...Object.fromEntries(
      translations.flatMap(([language, translate]) => {
        const translated = translate(id, field, italian);
        return translated === null ? [] : [[language, translated]];
      }),
    ),
    it: italian,
  });
}
