import type { Language } from "#domain/languages.ts";
import type { UnitFinish } from "#domain/units/finish.ts";
import type { Queryable } from "#server/db/client.ts";
import { readPhrases } from "#server/repositories/content-texts/translate-rows.ts";

const PARTS = ["paint", "leather", "stitching", "trim"] as const;

/**
 * Returns finishes with the names of their colours and materials in a language. A name that is not translated stays as it is, because a renter must
 * recognise the colour. The key of a finish, which forms send, stays the same.
 */
export async function translateFinishes<Colours extends UnitFinish>(
  db: Queryable,
  language: Language,
  finishes: readonly Colours[],
): Promise<Colours[]> {
  if (language === "it" || finishes.length === 0) return [...finishes];
  const names = finishes.flatMap((finish) => PARTS.flatMap((part) => finish[part]?.name ?? []));
  const translatePhrase = await readPhrases(db, language, [...new Set(names)]);
  return finishes.map((finish) => ({
    ...finish,
    ...Object.fromEntries(
      PARTS.map((part) => {
        const colour = finish[part];
        return [part, colour && { ...colour, name: translatePhrase(colour.name) ?? colour.name }];
      }),
    ),
  }));
}

/** Returns one finish with its names in a language; null for none. */
export async function translateFinish<Colours extends UnitFinish>(
  db: Queryable,
  language: Language,
  finish: Colours | null,
): Promise<Colours | null> {
  if (!finish) return null;
  const [translated] = await translateFinishes(db, language, [finish]);
  return translated ?? null;
}
