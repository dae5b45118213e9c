import { and, eq, inArray } from "drizzle-orm";
import { FOREIGN_LANGUAGES } from "#domain/content-texts/content-entities.ts";
import { findTranslationState, isShownTranslation } from "#domain/content-texts/content-text.ts";
import type { Language } from "#domain/languages.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { type cities, contentTexts } from "#server/db/schema.ts";
import {
  deleteContentText,
  lockContentText,
  storeContentText,
} from "#server/repositories/content-texts/content-texts.ts";
import { hashSource } from "#server/repositories/content-texts/shown-translations.ts";

const ENTITY = "cities";
const FIELD = "description";

type DescribedCity = Pick<typeof cities.$inferSelect, "id" | "description" | "descriptions">;

/** The Italian text of a city's page. */
const italianText = ({ description, descriptions }: DescribedCity) => descriptions.it || description || "";

/** Returns the cities with the texts of their pages by language: for visitors those that they see, for staff all. */
export async function withDescriptions<City extends DescribedCity>(
  db: Queryable,
  cities: readonly City[],
  reader: "visitor" | "staff",
): Promise<City[]> {
  if (cities.length === 0) return [];
  const ids = cities.map(({ id }) => id);
  const stored = await db
    .select()
    .from(contentTexts)
    .where(and(eq(contentTexts.entity, ENTITY), eq(contentTexts.field, FIELD), inArray(contentTexts.entityId, ids)));
  return cities.map((city) => {
    const sourceHash = hashSource(italianText(city));
    const translations = stored
      .filter(({ entityId }) => entityId === city.id)
      .filter((row) => reader === "staff" || isShownTranslation(findTranslationState(row, sourceHash), ENTITY, FIELD))
      .map(({ language, text }) => [language, text]);
    return { ...city, descriptions: { ...city.descriptions, ...Object.fromEntries(translations) } };
  });
}

/**
 * Stores the translations among the texts of a city's page, approved and made from its present Italian text; a language without a text loses it. The
 * Italian text stays in the city's own column.
 */
export async function storeDescriptions(
  tx: Transaction,
  city: DescribedCity,
  descriptions: Readonly<Partial<Record<Language, string>>>,
  now: Date,
): Promise<void> {
  const sourceHash = hashSource(italianText(city));
  for (const language of FOREIGN_LANGUAGES) {
    const key = { entity: ENTITY, entityId: city.id, field: FIELD, language } as const;
    const text = descriptions[language];
    const before = await lockContentText(tx, key);
    if (!text) await deleteContentText(tx, key);
    else if (before?.text !== text) await storeContentText(tx, key, { text, sourceHash, state: "approved" }, now);
  }
}

/** Keeps the Italian text only, for the city's own column. */
export const italianDescriptions = ({ it }: Readonly<Partial<Record<Language, string>>>): Record<string, string> =>
  it ? { it } : {};
