import { FOREIGN_LANGUAGES } from "#domain/content-texts/content-entities.ts";
import { toLines } from "#domain/content-texts/content-text.ts";
import type { Transaction } from "#server/db/client.ts";
import { contentSources, contentTexts } from "#server/db/schema.ts";
import { hashSource } from "#server/repositories/content-texts/shown-translations.ts";
import { ARTICLES } from "#server/seed/articles.ts";
import { BRANDS } from "#server/seed/brands.ts";
import { CITY_TEXTS } from "#server/seed/cities.ts";
import { CLUB_EVENTS } from "#server/seed/club-events.ts";
import { RATE_TEXTS } from "#server/seed/demo/plan-rates.ts";
import { EXPERIENCE } from "#server/seed/experiences.ts";
import { JETS } from "#server/seed/jets.ts";
import { TESTIMONIALS } from "#server/seed/testimonials.ts";
import { SEED_VEHICLES } from "#server/seed/vehicles.ts";
import { ARTICLE_TEXTS } from "./articles.ts";
import { BRAND_TEXTS } from "./brands.ts";
import { COLOUR_TEXTS } from "./colours.ts";
import { CLUB_EVENT_TEXTS, EXPERIENCE_TEXTS, TESTIMONIAL_TEXTS } from "./experiences-and-club.ts";
import { JET_TEXTS } from "./jets.ts";
import { PHRASE_TEXTS } from "./phrases.ts";
import type { SeedTranslation } from "./seed-translation.ts";
import { VEHICLES_A_TO_F } from "./vehicles-a-to-f.ts";
import { VEHICLES_L_TO_R } from "./vehicles-l-to-r.ts";

/** Inserts the approved translations of all texts of the catalogue and the demo that are still as the seed has them. */
export async function insertSeedTranslations(tx: Transaction): Promise<void> {
  const translations = collectTranslations();
  const sources = await tx.select().from(contentSources);
  const rows = sources.flatMap(({ entity, entityId, field, text: italian }) =>
    FOREIGN_LANGUAGES.flatMap((language) => {
      const text = translations.get(italian)?.[language];
      if (text === undefined) return [];
      return { entity, entityId, field, language, text, sourceHash: hashSource(italian), state: "approved" as const };
    }),
  );
  if (rows.length > 0) await tx.insert(contentTexts).values(rows).onConflictDoNothing();
}

type Pair = readonly [italian: string | null | undefined, translation: SeedTranslation | undefined];

/** Returns the translations by Italian text. */
function collectTranslations(): ReadonlyMap<string, SeedTranslation> {
  const vehicleTexts = { ...VEHICLES_A_TO_F, ...VEHICLES_L_TO_R };
  const pairs: readonly Pair[] = [
    ...Object.entries(PHRASE_TEXTS),
    ...Object.entries(COLOUR_TEXTS),
    ...SEED_VEHICLES.map(({ slug, description }): Pair => [description, vehicleTexts[slug]]),
    ...BRANDS.map(({ name, description }): Pair => [description, BRAND_TEXTS[name]]),
    ...[...CITY_TEXTS, ...RATE_TEXTS].map((texts): Pair => [texts.it, texts]),
    ...JETS.map(({ slug, description }): Pair => [description, JET_TEXTS[slug]]),
    [EXPERIENCE.name, EXPERIENCE_TEXTS.name],
    [EXPERIENCE.priceNote, EXPERIENCE_TEXTS.priceNote],
    [EXPERIENCE.description, EXPERIENCE_TEXTS.description],
    [toLines(EXPERIENCE.includes), EXPERIENCE_TEXTS.includes],
    ...CLUB_EVENTS.flatMap(({ slug, title, description, place }): Pair[] => [
      [title, CLUB_EVENT_TEXTS[slug]?.title],
      [description, CLUB_EVENT_TEXTS[slug]?.description],
      [place, CLUB_EVENT_TEXTS[slug]?.place],
    ]),
    ...ARTICLES.flatMap(({ slug, title, excerpt, body }): Pair[] => [
      [title, ARTICLE_TEXTS[slug]?.title],
      [excerpt, ARTICLE_TEXTS[slug]?.excerpt],
      [body, ARTICLE_TEXTS[slug]?.body],
    ]),
    ...TESTIMONIALS.flatMap(({ name, text }): Pair[] => [
      [text, TESTIMONIAL_TEXTS[name]?.text],
      [name, TESTIMONIAL_TEXTS[name]?.name],
    ]),
  ];
  return new Map(pairs.flatMap(([italian, translation]) => (italian && translation ? [[italian, translation]] : [])));
}
