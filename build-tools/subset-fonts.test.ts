import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { AREAS } from "#domain/words/areas.ts";
import { TRANSLATED_NAMES } from "#domain/words/places/place-names.ts";
import { ARTICLES } from "#server/seed/articles.ts";
import { BRANDS } from "#server/seed/brands.ts";
import { CITY_TEXTS } from "#server/seed/cities.ts";
import { CLUB_EVENTS } from "#server/seed/club-events.ts";
import { EXPERIENCE } from "#server/seed/experiences.ts";
import { JETS } from "#server/seed/jets.ts";
import { TESTIMONIALS } from "#server/seed/testimonials.ts";
import { ARTICLE_TEXTS } from "#server/seed/translations/articles.ts";
import { BRAND_TEXTS } from "#server/seed/translations/brands.ts";
import { COLOUR_TEXTS } from "#server/seed/translations/colours.ts";
import {
  CLUB_EVENT_TEXTS,
  EXPERIENCE_TEXTS,
  TESTIMONIAL_TEXTS,
} from "#server/seed/translations/experiences-and-club.ts";
import { JET_TEXTS } from "#server/seed/translations/jets.ts";
import { PHRASE_TEXTS } from "#server/seed/translations/phrases.ts";
import { VEHICLES_A_TO_F } from "#server/seed/translations/vehicles-a-to-f.ts";
import { VEHICLES_L_TO_R } from "#server/seed/translations/vehicles-l-to-r.ts";
import { SEED_VEHICLES } from "#server/seed/vehicles.ts";
import { listCharacters } from "./apostrophe-glyph.ts";
import { SUPPORTED_CHARACTERS } from "./subset-fonts.ts";

const TEXTS = {
  words: AREAS,
  places: TRANSLATED_NAMES,
  content: [ARTICLES, BRANDS, CITY_TEXTS, CLUB_EVENTS, EXPERIENCE, JETS, TESTIMONIALS, SEED_VEHICLES],
  translations: [
    ARTICLE_TEXTS,
    BRAND_TEXTS,
    COLOUR_TEXTS,
    CLUB_EVENT_TEXTS,
    EXPERIENCE_TEXTS,
    TESTIMONIAL_TEXTS,
  ].concat([JET_TEXTS, PHRASE_TEXTS, VEHICLES_A_TO_F, VEHICLES_L_TO_R]),
};

/** Returns the characters of all strings in a value, also in a module's tables, without those of keys. */
function listUsedCharacters(value: unknown): Set<string> {
  if (typeof value === "string") return new Set(value.replaceAll("\n", ""));
  if (typeof value !== "object" || !value) return new Set();
  return new Set(Object.values(value).flatMap((part) => [...listUsedCharacters(part)]));
}

// Rule: product.md#languages
test.each(Object.entries(TEXTS))("the built fonts have every character of the %s", (_name, texts) => {
  const supported = new Set(SUPPORTED_CHARACTERS);
  expect([...listUsedCharacters(texts)].filter((character) => !supported.has(character))).toEqual([]);
});

// Rule: product.md#languages
test.each([
  "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2",
  "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2",
  "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-italic.woff2",
  "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff2",
])("%s has every letter and sign of the words and the content", async (file) => {
  const font = await subsetFont(await readFile(fileURLToPath(import.meta.resolve(file))), SUPPORTED_CHARACTERS, {
    targetFormat: "truetype",
    keepFeatures: ["kern"],
    dropTables: ["STAT"],
    noHinting: true,
  });
  const drawn = listCharacters(font);
  expect([...listUsedCharacters(TEXTS)].filter((character) => !drawn.has(character))).toEqual([]);
});
