import { expect, test } from "vitest";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { CITY_SLUGS, COVERAGE } from "#domain/cities/city.ts";
import { JET_TYPES } from "#domain/jets/jet.ts";
import { LANGUAGE_CODES, type Language } from "#domain/languages.ts";
import { NO_LEGAL_TEXTS } from "#domain/legal/legal-texts.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { car, catalogueFacts, ferrari, milan, TEST_SITE_URL } from "#test/page-samples.ts";
import { TEST_SITE } from "#test/site.ts";
import { brandCityHead, brandHead } from "./brand-heads.ts";
import { cityHead } from "./city-head.ts";
import {
  clubHead,
  contactsHead,
  favouritesHead,
  magazineHead,
  privacyHead,
  termsHead,
  whereWeOperateHead,
} from "./content-heads.ts";
import { MAX_META_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from "./fit-text.ts";
import { jetCityHead, jetHubHead, jetTypeHead } from "./jet-heads.ts";
import { categoryHead, cityCategoryHead, collectionHead, homeHead, hubHead } from "./rental-heads.ts";
import { vehicleHead } from "./vehicle-head.ts";

const COUNTRIES = COVERAGE.map(({ name }) => name);
const PLACE = { site: TEST_SITE, siteUrl: TEST_SITE_URL };
const JETS = { ...PLACE, year: 2026, jets: 8, fromRate: 390_000, rates: null };
const descriptions = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `Testo ${code}`]));
const CITIES = Object.entries(CITY_SLUGS).map(([slug, name]) => ({ ...milan, slug, name, descriptions }));
const BRANDS = ["Ferrari", "Audi", "Mercedes-Benz", "Aston Martin"].map((name) => ({
  ...ferrari,
  name,
  slug: name.toLowerCase(),
}));

/** The heads of all kinds of pages with texts of our own. */
function headsIn(language: Language) {
  const words = wordsOf(language);
  const cities = CITIES.map(({ name }) => name);
  return [
    homeHead(words, TEST_SITE_URL, TEST_SITE, { countries: COUNTRIES, leadingCities: cities, today: "2026-11-21" }),
    hubHead(words, catalogueFacts, { cities: 26, countries: COUNTRIES }),
    collectionHead(words, catalogueFacts),
    ...CATEGORY_SLUGS.map((slug) => categoryHead(words, catalogueFacts, slug, [])),
    ...CITIES.flatMap((city) => [
      cityHead(words, catalogueFacts, city),
      ...CATEGORY_SLUGS.map((slug) => cityCategoryHead(words, catalogueFacts, city, slug)),
      ...BRANDS.map((brand) => brandCityHead(words, catalogueFacts, brand, city)),
      jetCityHead(words, JETS, city),
      ...Object.values(JET_TYPES).map((type) => jetTypeHead(words, JETS, city, type)),
      vehicleHead(words, { ...car, location: city.name, citySlug: city.slug }, { ...PLACE, year: 2026, faqs: [] }),
    ]),
    ...BRANDS.map((brand) => brandHead(words, { ...catalogueFacts, year: 2026 }, brand)),
    jetHubHead(words, JETS, cities, false),
    clubHead(words, PLACE, [], COUNTRIES),
    contactsHead(words, PLACE, "2026-11-21"),
    whereWeOperateHead(words, PLACE, 26, COUNTRIES),
    privacyHead(words, PLACE, NO_LEGAL_TEXTS),
    termsHead(words, PLACE),
    favouritesHead(words, PLACE),
    magazineHead(words, PLACE),
  ];
}

// Rule: product.md#titles-and-descriptions
// Rule: product.md#languages
test.each(LANGUAGE_CODES)(
  "%s: titles and descriptions of all kinds of pages are short enough, whole and unique",
  (language) => {
    const heads = headsIn(language);
    for (const { title, description } of heads) {
      expect(title.length, title).toBeLessThanOrEqual(MAX_TITLE_CHARACTERS);
      expect(description.length, description).toBeLessThanOrEqual(MAX_META_DESCRIPTION_CHARACTERS);
      expect(`${title} ${description}`).not.toMatch(/[…{}]/);
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  },
);
