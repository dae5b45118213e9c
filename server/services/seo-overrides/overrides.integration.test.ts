// Rule: product.md#seo-override-record
import { afterEach, describe, expect, test } from "vitest";
import { FOREIGN_LANGUAGES } from "#domain/content-texts/content-entities.ts";
import { createEmptyDraft } from "#domain/jets/jet-quote-draft.ts";
import { LANGUAGE_CODES, type Language } from "#domain/languages.ts";
import type { CataloguePageHead } from "#domain/seo/heads/page-head.ts";
import { OVERRIDE_PAGE_TYPES, type OverridePageType } from "#domain/seo-overrides/override-page-types.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { seoOverrides } from "#server/db/schema.ts";
import { readBrandInCityPage } from "#server/services/catalogue/read-brand-in-city-page.ts";
import { readBrandPage } from "#server/services/catalogue/read-brand-page.ts";
import { readCategoryInCityPage } from "#server/services/catalogue/read-category-in-city-page.ts";
import { readCategoryPage } from "#server/services/catalogue/read-category-page.ts";
import { readCityPage } from "#server/services/catalogue/read-city-page.ts";
import { readRentalHub } from "#server/services/catalogue/read-rental-hub.ts";
import { readVehiclePage } from "#server/services/catalogue/read-vehicle-page.ts";
import { readJetCity } from "#server/services/jets/read-jet-city.ts";
import { readJetHub } from "#server/services/jets/read-jet-hub.ts";
import { readJetModel } from "#server/services/jets/read-jet-model.ts";
import { readJetType } from "#server/services/jets/read-jet-type.ts";
import { setUpTestApplication } from "#test/app.ts";

const application = setUpTestApplication({ languages: LANGUAGE_CODES });
afterEach(() => application.context.db.delete(seoOverrides));

const page = null;
const type = "light-jet";
const headOf = async (listQuery: Promise<object>): Promise<CataloguePageHead> => {
  const answer = await listQuery;
  if (!("head" in answer)) throw new Error("The page is not there.");
  return answer.head as CataloguePageHead;
};
const readers = {
  hub: () => headOf(readRentalHub(application.context, undefined, wordsOf("it"))),
  city: (language: Language = "it") =>
    headOf(readCityPage(application.context, { city: "milan", page }, wordsOf(language))),
  category: () => headOf(readCategoryPage(application.context, { category: "suv", page }, wordsOf("it"))),
  categoryCity: () =>
    headOf(readCategoryInCityPage(application.context, { city: "milan", category: "sportive", page }, wordsOf("it"))),
  model: () =>
    headOf(
      readVehiclePage(
        application.context,
        {
          city: "milan",
          category: "sportive",
          model: "ferrari-296-gtb",
          choice: {},
        },
        wordsOf("it"),
      ),
    ),
  brand: () => headOf(readBrandPage(application.context, { brand: "ferrari", page }, wordsOf("it"))),
  brandCity: () =>
    headOf(readBrandInCityPage(application.context, { brand: "ferrari", city: "milan", page }, wordsOf("it"))),
  jetHub: () => headOf(readJetHub(application.context, { draft: createEmptyDraft(), isDated: false }, wordsOf("it"))),
  jetCity: () => headOf(readJetCity(application.context, "milan", wordsOf("it"))),
  jetType: (city = "milan") => headOf(readJetType(application.context, { city, type }, wordsOf("it"))),
  jetModel: () =>
    headOf(readJetModel(application.context, { city: "milan", type, model: "embraer-phenom-300e" }, wordsOf("it"))),
};

/** For each page type, an override's slug and the page it applies to. */
const PAGES: Record<OverridePageType, [string, () => Promise<CataloguePageHead>]> = {
  main_hub: ["", readers.hub],
  city: ["milan", readers.city],
  category: ["suv", readers.category],
  category_city: ["milan/sportive", readers.categoryCity],
  model: ["milan/sportive/ferrari-296-gtb", readers.model],
  brand: ["ferrari", readers.brand],
  "brand-city": ["ferrari-milan", readers.brandCity],
  jet_hub: ["main", readers.jetHub],
  jet_city: ["milan", readers.jetCity],
  jet_type: [type, readers.jetType],
  jet_model: [`milan-${type}-embraer-phenom-300e`, readers.jetModel],
};

const write = (pageType: string, slug: string, changes: Partial<typeof seoOverrides.$inferInsert> = {}) =>
  application.context.db.insert(seoOverrides).values({
    pageType,
    slug,
    customTitle: `Titolo ${pageType}`,
    customDescription: `Descrizione ${pageType}`,
    customKeywords: "una, due",
    canonicalUrl: "/altrove",
    customH1: `Titolo di pagina ${pageType}`,
    customContent: "<p>Testo.</p>",
    ...changes,
  });

describe.each(OVERRIDE_PAGE_TYPES)("an override of a %s", (pageType) => {
  const [slug, read] = PAGES[pageType];

  // Rule: product.md#slug-formats
  // Rule: product.md#slug-formats "category_city"
  // Rule: product.md#slug-formats "city, category, brand"
  // Rule: product.md#slug-formats "jet_city"
  // Rule: product.md#slug-formats "jet_hub"
  // Rule: product.md#slug-formats "main_hub"
  test("applies all its fields to its page", async () => {
    const before = await read();
    await write(pageType, slug);
    expect(await read()).toEqual({
      ...before,
      // The description is also used for the page's service or car.
      structuredData: before.structuredData?.map((thing) =>
        "@type" in thing && /Service|Product/.test(String(thing["@type"]))
          ? { ...thing, description: `Descrizione ${pageType}` }
          : thing,
      ),
      title: `Titolo ${pageType}`,
      description: `Descrizione ${pageType}`,
      keywords: ["una", "due"],
      canonical: "/altrove",
      linkedLanguages: FOREIGN_LANGUAGES,
      h1: `Titolo di pagina ${pageType}`,
      content: "<p>Testo.</p>",
    });
  });

  // Rule: product.md#seo-overrides "indexable = false"
  test("that is not indexable changes no text and hides the page", async () => {
    const before = await read();
    await write(pageType, slug, { indexable: false });
    expect(await read()).toEqual({ ...before, indexable: false, linkedLanguages: FOREIGN_LANGUAGES });
  });

  test("leaves empty fields to the default pattern", async () => {
    const before = await read();
    const silent = { customTitle: "  ", customDescription: null, customKeywords: "", canonicalUrl: null };
    await write(pageType, slug, { ...silent, customH1: null, customContent: "" });
    expect(await read()).toEqual(before);
  });
});

describe("a jet type in a city", () => {
  // Rule: product.md#slug-formats "jet_type"
  test("has its own override before the type's, which applies to all other cities", async () => {
    await write("jet_type", type);
    await write("jet_city", `milan-${type}`, { customTitle: "Light jet, da Linate" });
    expect((await readers.jetType()).title).toBe("Light jet, da Linate");
    expect((await readers.jetType("rome")).title).toBe("Titolo jet_type");
    expect((await readers.jetCity()).title).toBe("Noleggio Jet Privati a Milano | Velluto");
  });

  test("is hidden by its own override, regardless of the type's", async () => {
    await write("jet_type", type);
    await write("jet_city", `milan-${type}`, { indexable: false });
    expect(await readers.jetType()).toMatchObject({ indexable: false, title: "Light Jet a Milano | Velluto" });
  });
});

// Rule: product.md#seo-overrides "An override belongs"
test("an override changes the page in its language only", async () => {
  const { db } = application.context;
  await write("city", "milan");
  const english = await readers.city("en");
  expect(english).toMatchObject({ title: "Luxury Car Rental in Milan | Velluto", indexable: true });
  await db.update(seoOverrides).set({ indexable: false });
  expect(await readers.city("en")).toMatchObject({ indexable: true, linkedLanguages: FOREIGN_LANGUAGES });
  await db.insert(seoOverrides).values({ pageType: "city", slug: "milan", language: "en", customTitle: "Our Milan" });
  expect(await readers.city("en")).toMatchObject({ title: "Our Milan", h1: english.h1 });
  expect((await readers.city("de")).title).not.toBe("Our Milan");
});

test("an override of one page does not affect another", async () => {
  await write("city", "rome");
  await write("jet_city", "rome");
  expect((await readers.city()).title).toBe("Noleggio Auto di Lusso a Milano | Velluto");
  expect((await readers.jetCity()).title).toBe("Noleggio Jet Privati a Milano | Velluto");
});
