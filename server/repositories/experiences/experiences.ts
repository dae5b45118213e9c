import { and, asc, desc, eq, gte, lte } from "drizzle-orm";
import type { Experience } from "#domain/experiences/experience.ts";
import { priceUnitIn } from "#domain/experiences/price-unit.ts";
import type { Language } from "#domain/languages.ts";
import type { Cents } from "#domain/money.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { cities, experiences } from "#server/db/schema.ts";
import { readPhrases, translateRows } from "#server/repositories/content-texts/translate-rows.ts";
import { readShownImages } from "#server/repositories/pictures/image-order.ts";
import { containsText } from "#server/repositories/table-rows.ts";

/** Filters of experiences. A missing filter does not restrict the list. */
export interface ExperienceFilter {
  slug?: string | undefined;
  /** Whether to include experiences that no page shows: inactive ones, and those in an inactive city. */
  hidden?: boolean | undefined;
  /** The exact stored name of a city. */
  city?: string | undefined;
  /** A part of the city's name, in upper or lower case. */
  locationContains?: string | undefined;
  lowestRate?: Cents | undefined;
  highestRate?: Cents | undefined;
}

export type ExperienceSort = "price" | "-price" | "rating";

/** Lists the matching public experiences that exist in a language, cheapest first by default. */
export const listExperiences = cachedQuery(
  "experiences",
  async (
    db: Queryable,
    filter: ExperienceFilter = {},
    sort: ExperienceSort = "price",
    language: Language = "it",
  ): Promise<Experience[]> => {
    const rows = await db
      .select({ experience: experiences, citySlug: cities.slug })
      .from(experiences)
      .innerJoin(cities, eq(cities.name, experiences.location))
      .where(
        and(
          filter.hidden ? undefined : and(experiences.active, cities.active),
          filter.slug === undefined ? undefined : eq(experiences.slug, filter.slug),
          filter.city === undefined ? undefined : eq(experiences.location, filter.city),
          filter.locationContains ? containsText(filter.locationContains, experiences.location) : undefined,
          filter.lowestRate === undefined ? undefined : gte(experiences.priceCents, filter.lowestRate),
          filter.highestRate === undefined ? undefined : lte(experiences.priceCents, filter.highestRate),
        ),
      )
      .orderBy(
        sort === "price"
          ? asc(experiences.priceCents)
          : sort === "-price"
            ? desc(experiences.priceCents)
            : desc(experiences.rating),
        asc(experiences.slug),
      );
    const toShownImages = await readShownImages(
      db,
      rows.map(({ experience }) => experience.images),
    );
    const listed = rows.map(({ experience: row, citySlug }) => ({
      id: row.id,
      slug: row.slug,
      name: row.name,
      brand: row.brand,
      location: row.location,
      citySlug,
      price: row.priceCents,
      priceUnit: priceUnitIn(language, row.priceUnit),
      priceNote: row.priceNote,
      duration: row.duration,
      type: row.type,
      description: row.description,
      includes: row.includes,
      images: toShownImages(row.images),
      highlights: row.highlights,
      rating: row.rating,
      reviews: row.reviews,
      available: row.available,
      active: row.active,
    }));
    const translated = await translateRows(db, language, "experiences", listed, [
      "name",
      "description",
      "includes",
      "priceNote",
    ]);
    const translatePhrase = await readPhrases(
      db,
      language,
      translated.flatMap(({ highlights, duration, type }) => [...highlights, duration, type]),
    );
    return translated.map((experience) => ({
      ...experience,
      highlights: experience.highlights.flatMap((highlight) => translatePhrase(highlight) ?? []),
      duration: translatePhrase(experience.duration) ?? "",
      type: translatePhrase(experience.type) ?? "",
    }));
  },
);
