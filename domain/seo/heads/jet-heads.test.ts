import { describe, expect, test } from "vitest";
import type { Experience } from "#domain/experiences/experience.ts";
import { buildJetFaqs } from "#domain/faqs/jet-faqs.ts";
import type { Jet } from "#domain/jets/jet.ts";
import type { Language } from "#domain/languages.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { TEST_SITE } from "#test/site.ts";
import { experienceHead } from "./experience-head.ts";
import { jetCityHead, jetHubHead, jetModelHead, jetTypeHead } from "./jet-heads.ts";

const WORDS = wordsOf("it");

const RATES = {
  lowest: { type: "Light Jet", rate: 320_000 },
  highest: { type: "Ultra Long Range", rate: 1_350_000 },
} as const;
const catalogueFacts = { site: TEST_SITE, siteUrl: "https://velluto.example", year: 2026, jets: 14, fromRate: 320_000 };
const milan = { name: "Milano", slug: "milan" };
const jet: Jet = {
  id: "1",
  slug: "embraer-phenom-300e",
  brand: "Embraer",
  model: "Phenom 300E",
  type: "Light Jet",
  passengers: 8,
  maxBaggageKg: 500,
  rangeKm: 3700,
  cruiseSpeedKmh: 830,
  hourlyRate: 360_000,
  images: ["/pictures/jets/embraer-phenom-300e/profile-1200.webp"],
  cities: ["Milano", "Roma"],
  airport: null,
  amenities: [],
  highlights: [],
  crewSize: 2,
  rating: 4.9,
  reviews: 12,
  cabinHeightM: 1.5,
  cabinWidthM: 1.55,
  description: "",
  available: true,
};
const experience: Experience = {
  id: "1",
  slug: "weekend",
  name: "Weekend in Franciacorta",
  brand: "Velluto",
  location: "Milano",
  citySlug: "milan",
  price: 450_000,
  priceUnit: "weekend",
  priceNote: "Per due persone, tutto compreso.",
  duration: "2 giorni",
  type: "Weekend",
  description: "",
  includes: [],
  images: [],
  highlights: [],
  rating: 5,
  reviews: 3,
  available: true,
  active: true,
};
const heads = [
  jetHubHead(WORDS, { ...catalogueFacts, rates: RATES }, ["Milano", "Roma"], false),
  jetCityHead(WORDS, catalogueFacts, milan),
  jetTypeHead(WORDS, catalogueFacts, milan, "Light Jet"),
  jetModelHead(WORDS, catalogueFacts, jet, milan),
  experienceHead(WORDS, catalogueFacts, experience),
];

describe("the heads of the jet pages", () => {
  // Rule: product.md#head-and-structured-data "Breadcrumbs begin with"
  test.each(heads.map((head) => [head.path, head] as const))(
    "%s: has breadcrumbs from Home to itself, and its own texts",
    (_path, head) => {
      expect(head.crumbs?.[0]).toEqual({ name: "Home", path: "/" });
      expect(head.crumbs?.at(-1)?.path).toBe(head.path);
      expect(head.description.length).toBeGreaterThan(50);
      expect(head.keywords.length).toBeGreaterThan(2);
      expect(head.structuredData?.length).toBeGreaterThan(0);
      expect(heads.filter(({ title }) => title === head.title)).toHaveLength(1);
    },
  );

  // Rule: product.md#head-and-structured-data "Offers, of a"
  // Rule: product.md#jets
  // Rule: product.md#money
  test("a jet has an hourly offer in euro, valid until the end of the year, in all its departure cities", () => {
    const [service] = jetModelHead(WORDS, catalogueFacts, jet, milan).structuredData ?? [];
    expect(service).toMatchObject({
      "@type": "Service",
      areaServed: ["Milano", "Roma"],
      provider: { address: { addressCountry: "IT" } },
      offers: {
        price: 3600,
        priceCurrency: "EUR",
        priceValidUntil: "2026-12-31",
        priceSpecification: { unitCode: "HUR" },
        availability: "https://schema.org/InStock",
      },
    });
  });

  // Rule: product.md#head-and-structured-data
  test.each(heads.map((head) => [head.path, head] as const))(
    "%s: the offer states the country and its cities",
    (_path, head) => {
      const [service] = head.structuredData ?? [];
      const { areaServed, offers } = service as { areaServed: string[]; offers: { areaServed: string[] } };
      expect(areaServed).toContain("Milano");
      expect(offers.areaServed).toEqual(["IT", ...areaServed]);
    },
  );

  // Rule: product.md#jet-pages "Hub: hero with"
  test("the hub's structured data contain the questions that visitors read", () => {
    expect(jetHubHead(WORDS, { ...catalogueFacts, rates: RATES }, ["Milano"], false).structuredData?.[1]).toMatchObject(
      {
        "@type": "FAQPage",
        mainEntity: buildJetFaqs(WORDS, TEST_SITE, RATES).map((faq) => ({
          name: faq.question,
          acceptedAnswer: { text: faq.answer },
        })),
      },
    );
  });

  // Rule: product.md#jet-pages "Model: gallery, hourly"
  test("a jet's pages have that of its first city as canonical, which has no other", () => {
    const home = { name: "Milano", slug: "milan" };
    expect(jetModelHead(WORDS, catalogueFacts, jet, { name: "Roma", slug: "rome" }, home).canonical).toBe(
      "/private-jet-charter/milan/light-jet/embraer-phenom-300e",
    );
    expect(jetModelHead(WORDS, catalogueFacts, jet, home, home).canonical).toBeUndefined();
  });

  test("a city without jets and a visitor's own trip are not indexable", () => {
    expect(jetCityHead(WORDS, { ...catalogueFacts, jets: 0, fromRate: 0 }, milan).indexable).toBe(false);
    expect(jetHubHead(WORDS, { ...catalogueFacts, rates: RATES }, ["Milano"], true).indexable).toBe(false);
    expect(jetHubHead(WORDS, { ...catalogueFacts, rates: RATES }, ["Milano"], false).indexable).toBe(true);
  });
});

// Rule: product.md#languages
test("a jet's description states its range in the format of the language", () => {
  const descriptionIn = (language: Language) => jetModelHead(wordsOf(language), catalogueFacts, jet, milan).description;
  expect(descriptionIn("it")).toContain("3.700\u00a0km");
  expect(descriptionIn("en")).toContain("3,700\u00a0km");
});
