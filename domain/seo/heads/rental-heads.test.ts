import { describe, expect, test } from "vitest";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { COVERAGE } from "#domain/cities/city.ts";
import { buildCategoryFaqs } from "#domain/faqs/category-faqs.ts";
import { buildVehicleFaqs } from "#domain/faqs/vehicle-faqs.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { car, catalogueFacts, ferrari, milan, TEST_SITE_URL } from "#test/page-samples.ts";
import { TEST_SITE } from "#test/site.ts";
import { brandCityHead, brandHead } from "./brand-heads.ts";
import { cityHead } from "./city-head.ts";
import type { PageHead } from "./page-head.ts";
import { categoryHead, cityCategoryHead, collectionHead, homeHead, hubHead } from "./rental-heads.ts";
import { vehicleHead } from "./vehicle-head.ts";

const WORDS = wordsOf("it");
const OFFER = { siteUrl: TEST_SITE_URL, year: 2026, site: TEST_SITE };

const NO_RATES = { lowestRate: 0, highestRate: 0 };
const NO_CARS = { category: null, fleet: null, categoryRates: NO_RATES, fleetRates: NO_RATES };
const faqsOf = (category: CategorySlug) =>
  buildCategoryFaqs(WORDS, category, NO_CARS, { site: TEST_SITE, countries: ["Italia"] });

test("a brand page's structured data list every city in which its cars are available", () => {
  const served = ["Milano", "Nizza"];
  const service = (facts: typeof catalogueFacts) =>
    brandHead(WORDS, facts, ferrari, served).structuredData?.find((entry) => "areaServed" in entry);
  expect(service(catalogueFacts)).toMatchObject({
    "@type": "Service",
    areaServed: served,
    offers: { lowPrice: 650, offerCount: 8 },
  });
  expect(service({ ...catalogueFacts, vehicles: 0 })).toBeUndefined();
});

// Rule: product.md#head-and-structured-data "Offers, of a"
test("a brand's prices are in euro, valid until the end of the year, in Italy and wherever its cars are available", () => {
  const [service] = brandHead(WORDS, catalogueFacts, ferrari, ["Milano", "Nizza"]).structuredData ?? [];
  expect(service).toMatchObject({
    offers: { priceCurrency: "EUR", priceValidUntil: "2026-12-31", areaServed: ["IT", "Milano", "Nizza"] },
  });
});

describe("titles follow their patterns", () => {
  // Rule: product.md#titles-and-descriptions "Category"
  // Rule: product.md#titles-and-descriptions "City"
  test("for category, city, both, and brand", () => {
    const faqs = faqsOf("suv");
    expect(categoryHead(WORDS, catalogueFacts, "suv", faqs).title).toBe("Noleggio SUV di Lusso | Velluto");
    expect(cityHead(WORDS, catalogueFacts, milan).title).toBe("Noleggio Auto di Lusso a Milano | Velluto");
    expect(cityCategoryHead(WORDS, catalogueFacts, milan, "suv").title).toBe(
      "Noleggio SUV di Lusso a Milano | Velluto",
    );
    expect(brandHead(WORDS, catalogueFacts, ferrari).title).toBe("Noleggio Ferrari | Velluto");
    expect(brandCityHead(WORDS, catalogueFacts, ferrari, milan).title).toBe("Noleggio Ferrari a Milano | Velluto");
  });

  // Rule: product.md#titles-and-descriptions "Car"
  test("for a car", () => {
    const head = vehicleHead(WORDS, car, { ...OFFER, faqs: buildVehicleFaqs(WORDS, car, TEST_SITE) });
    expect(head.title).toBe("Rent a Bentley Continental GT in Milano | Velluto");
    expect(head.description).toContain("From €1200/day");
    expect(head.description).toContain("insurance included");
    const audi = vehicleHead(WORDS, { ...car, brand: "Audi", name: "RS Q8" }, { ...OFFER, faqs: [] });
    expect(audi.title).toBe("Rent an Audi RS Q8 in Milano | Velluto");
  });

  test("omit offer, count and price if a car is unavailable and there is no other", () => {
    const head = vehicleHead(WORDS, { ...car, available: false }, { ...OFFER, faqs: [] });
    expect(head.description).toContain("non è disponibile");
    const none = { ...catalogueFacts, vehicles: 0, lowestRate: 0 };
    const inCity = brandCityHead(WORDS, none, ferrari, milan);
    expect(inCity.description).toContain("nessuna vettura disponibile");
    expect(inCity.description).not.toContain("€");
    expect(inCity.indexable).toBe(false);
  });

  test("put a category's questions only on its own page's structured data", () => {
    const kinds = (head: PageHead) => head.structuredData?.map((entry) => (entry as { "@type": string })["@type"]);
    expect(kinds(categoryHead(WORDS, catalogueFacts, "suv", faqsOf("suv")))).toContain("FAQPage");
    expect(kinds(cityCategoryHead(WORDS, catalogueFacts, milan, "suv"))).not.toContain("FAQPage");
  });

  // Rule: product.md#brand-record
  // Rule: product.md#city-record
  // Rule: product.md#vehicle-record
  test("prefer the texts that staff entered", () => {
    const head = cityHead(WORDS, catalogueFacts, { ...milan, metaTitle: "Milano nostra", metaKeywords: "uno, due" });
    expect(head.title).toBe("Milano nostra");
    expect(head.keywords).toEqual(["uno", "due"]);
    expect(head.description).toContain("8 vetture");
  });

  const texts = {
    metaTitle: "Titolo nostro",
    metaDescription: "La descrizione che abbiamo scritto noi.",
    metaKeywords: "uno, due",
  };
  // Rule: product.md#titles-and-descriptions
  // Rule: product.md#brand-record
  // Rule: product.md#vehicle-record
  test.each([
    ["a brand's page", brandHead(WORDS, catalogueFacts, { ...ferrari, ...texts })],
    ["a car's page", vehicleHead(WORDS, { ...car, ...texts }, { ...OFFER, faqs: [] })],
  ])("uses staff's title, description and keywords for %s", (_page, head) => {
    expect(head).toMatchObject({
      title: texts.metaTitle,
      description: texts.metaDescription,
      keywords: ["uno", "due"],
    });
  });
});

// Rule: product.md#titles-and-descriptions
test("have default title, description and keywords for category, city, brand, and brand in a city", () => {
  const generated = [
    [categoryHead(WORDS, catalogueFacts, "suv", faqsOf("suv")), "SUV"],
    [cityHead(WORDS, catalogueFacts, milan), "Milano"],
    [brandHead(WORDS, catalogueFacts, ferrari), "Ferrari"],
    [brandCityHead(WORDS, catalogueFacts, ferrari, milan), "Ferrari a Milano"],
  ] as const;
  for (const [{ title, description, keywords }, subject] of generated) {
    expect(title).toContain(subject);
    expect(description).toContain(subject);
    expect(keywords.length).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(generated.map(([{ description }]) => description)).size).toBe(4);
  expect(new Set(generated.map(([{ keywords }]) => keywords.join())).size).toBe(4);
});

/** The places that the demo serves. */
const SERVED = {
  today: "2026-11-21",
  countries: COVERAGE.map(({ name }) => name),
  leadingCities: ["Milano", "Roma"],
};

const heads = [
  homeHead(WORDS, TEST_SITE_URL, TEST_SITE, SERVED),
  hubHead(WORDS, catalogueFacts, { cities: 26, countries: SERVED.countries }),
  collectionHead(WORDS, catalogueFacts),
  ...CATEGORY_SLUGS.flatMap((slug) => [
    categoryHead(WORDS, catalogueFacts, slug, faqsOf(slug)),
    cityCategoryHead(WORDS, catalogueFacts, milan, slug),
  ]),
  cityHead(WORDS, catalogueFacts, milan),
  vehicleHead(WORDS, car, { ...OFFER, faqs: [] }),
  brandHead(WORDS, catalogueFacts, ferrari),
  brandCityHead(WORDS, catalogueFacts, ferrari, milan),
];

test.each(heads.map((head) => [head.path, head] as const))(
  "%s: has a title of at most 60 and a description of at most 160 characters",
  (_path, head) => {
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(head.description.length).toBeGreaterThan(50);
    expect(head.indexable ?? true).toBe(true);
  },
);

test("no two pages have the same title", () => {
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

// Rule: product.md#head-and-structured-data "Breadcrumbs begin with"
test("breadcrumbs start with Home and end with the page itself; the home page has none", () => {
  const [home, ...others] = heads;
  expect(home?.crumbs).toBeUndefined();
  for (const head of others) {
    expect(head.crumbs?.[0]).toEqual({ name: "Home", path: "/" });
    expect(head.crumbs?.at(-1)?.path).toBe(head.path);
  }
});

test("a title that is too long drops the company's name first, then is truncated at a word", () => {
  const named = (name: string) =>
    vehicleHead(WORDS, { ...car, brand: "Mercedes-Benz", name }, { ...OFFER, faqs: [] }).title;
  expect(named("Maybach S 680")).toBe("Rent a Mercedes-Benz Maybach S 680 in Milano | Velluto");
  expect(named("Maybach S 680 4MATIC Haute")).toBe("Rent a Mercedes-Benz Maybach S 680 4MATIC Haute in Milano");
  expect(named("Maybach S 680 4MATIC Haute Voiture Edition")).toBe(
    "Rent a Mercedes-Benz Maybach S 680 4MATIC Haute Voiture…",
  );
});

describe("pages that are not indexable", () => {
  const nothing = { site: TEST_SITE, siteUrl: TEST_SITE_URL, year: 2026, vehicles: 0, lowestRate: 0 };
  // Rule: product.md#head-and-structured-data "Not for search engines"
  test("a category, in a city or at all, and a brand, without cars", () => {
    expect(categoryHead(WORDS, nothing, "van", []).indexable).toBe(false);
    expect(cityCategoryHead(WORDS, nothing, milan, "van").indexable).toBe(false);
    expect(brandHead(WORDS, nothing, ferrari).indexable).toBe(false);
    expect(cityCategoryHead(WORDS, nothing, milan, "van").description).toContain("consegna dalle città vicine");
  });

  test("further pages of a long list, each with its own canonical", () => {
    for (const head of [
      categoryHead(WORDS, { ...catalogueFacts, page: 2 }, "suv", []),
      cityHead(WORDS, { ...catalogueFacts, page: 2 }, milan),
      cityCategoryHead(WORDS, { ...catalogueFacts, page: 2 }, milan, "suv"),
      brandHead(WORDS, { ...catalogueFacts, page: 2 }, ferrari),
      brandCityHead(WORDS, { ...catalogueFacts, page: 2 }, ferrari, milan),
    ]) {
      expect(head.path).toMatch(/[^?]\?page=2$/);
      expect(head.indexable).toBe(false);
    }
  });
});

test("structured data contain the page's questions word for word, and the listed cars by URL", () => {
  const faqs = buildVehicleFaqs(WORDS, car, TEST_SITE);
  expect(vehicleHead(WORDS, car, { ...OFFER, faqs }).structuredData?.[1]).toMatchObject({
    "@type": "FAQPage",
    mainEntity: faqs.map((faq) => ({ name: faq.question, acceptedAnswer: { text: faq.answer } })),
  });
  const [list, questions] = categoryHead(WORDS, { ...catalogueFacts, listed: [car] }, "sportive", faqsOf("sportive"))
    .structuredData as object[];
  expect(list).toMatchObject({
    "@type": "ItemList",
    itemListElement: [{ position: 1, url: `${TEST_SITE_URL}/luxury-car-rental/milan/sportive/bentley-continental-gt` }],
  });
  expect(questions).toMatchObject({ "@type": "FAQPage" });
});

// Rule: product.md#settings
test("the stated countries are those that are served", () => {
  const home = (countries: string[], site = TEST_SITE) =>
    homeHead(WORDS, TEST_SITE_URL, site, { ...SERVED, countries, leadingCities: [] }).description;
  expect(home(SERVED.countries)).toContain("in sei Paesi d'Europa.");
  expect(home(["Italia"])).toContain("in Italia.");
  expect(home([])).toContain("in Europa.");
  expect(home([], { ...TEST_SITE, headingRegion: "" })).toContain("Noleggio di auto di lusso.");
  const hub = (cities: number, countries: string[]) =>
    hubHead(WORDS, catalogueFacts, { cities, countries }).description;
  expect(hub(3, ["Italia", "Francia"])).toContain("in 3 città e due Paesi d'Europa");
  expect(hub(3, ["Italia"])).toContain("in 3 città, in Italia:");
  expect(hub(0, [])).toContain("Noleggio di auto di lusso in Europa:");
});

// Rule: product.md#site-configuration "The region of"
// Rule: product.md#site-configuration "What is empty"
// Rule: product.md#titles-and-descriptions
test("the home page's title and keywords name the region, the word and the places of the company", () => {
  const { title, keywords } = homeHead(WORDS, TEST_SITE_URL, TEST_SITE, SERVED);
  expect(title).toBe("Noleggio Auto di Lusso in Europa | Velluto Booking");
  expect(keywords).toEqual([
    "noleggio auto di lusso",
    "noleggio supercar",
    "auto di lusso Milano",
    "luxury car rental Italy",
  ]);
  const bare = { ...TEST_SITE, name: "Aurelia Motori", markLine: "", headingRegion: "" };
  const head = homeHead(WORDS, TEST_SITE_URL, bare, { ...SERVED, countries: [], leadingCities: [] });
  expect(head.title).toBe("Noleggio Auto di Lusso | Aurelia Motori");
  expect(head.keywords).toEqual(["noleggio auto di lusso", "noleggio supercar"]);
  const [company] = head.structuredData as Record<string, unknown>[];
  expect(company).not.toHaveProperty("areaServed");
});
