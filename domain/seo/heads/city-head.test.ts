import { describe, expect, test } from "vitest";
import { CITY_SLUGS } from "#domain/cities/city.ts";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { catalogueFacts, milan } from "#test/page-samples.ts";
import { SITE_IN_ALL_LANGUAGES } from "#test/site.ts";
import { cityHead } from "./city-head.ts";

const descriptions = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `Testo ${code}`]));
const written = { ...milan, descriptions };
const cities = Object.entries(CITY_SLUGS).map(([slug, name]) => ({ ...written, slug, name }));
const heads = cities.flatMap((city) =>
  LANGUAGE_CODES.flatMap((language) => [
    cityHead(wordsOf(language), catalogueFacts, city),
    cityHead(wordsOf(language), { ...catalogueFacts, vehicles: 0, lowestRate: 0 }, city),
  ]),
);

describe("a city's page in five languages", () => {
  test("has its own title, description and heading in each language", () => {
    const of = (language: (typeof LANGUAGE_CODES)[number]) => cityHead(wordsOf(language), catalogueFacts, written);
    expect(LANGUAGE_CODES.map((language) => of(language).title)).toEqual([
      "Noleggio Auto di Lusso a Milano | Velluto",
      "Luxury Car Rental in Milan | Velluto",
      "Location de voitures de luxe à Milan | Velluto",
      "Luxuswagen mieten in Mailand | Velluto",
      "Alquiler de coches de lujo en Milán | Velluto",
    ]);
    expect(of("en").h1).toBe("Luxury Car Rental in Milan");
    expect(of("en").description).toBe(
      "Luxury car rental in Milan: 8 cars. From €650 a day. Full insurance and delivery included. The model you choose is the model you receive.",
    );
    expect(of("fr").description).toContain("8 voitures");
    expect(of("de").crumbs.map(({ name }) => name)).toEqual(["Startseite", "Luxuswagen mieten", "Mailand"]);
  });

  // Rule: product.md#languages
  test("has unique titles and descriptions of valid length for the 26 cities in every language", () => {
    for (const { title, description } of heads) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description.length).toBeGreaterThan(50);
    }
    const pages = cities.flatMap((city) =>
      LANGUAGE_CODES.map((language) => cityHead(wordsOf(language), catalogueFacts, city)),
    );
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });

  // Rule: product.md#rental-pages "City: its text"
  test("is not indexable without local and delivered cars", () => {
    const none = { ...catalogueFacts, vehicles: 0, lowestRate: 0 };
    expect(cityHead(wordsOf("it"), { ...none, delivered: 0 }, written).indexable).toBe(false);
    expect(cityHead(wordsOf("it"), { ...none, delivered: 3 }, written).indexable).toBe(true);
    expect(cityHead(wordsOf("it"), { ...none, delivered: 0 }, written).description).toContain(
      "Nessuna vettura a Milano, per ora.",
    );
    expect(cityHead(wordsOf("it"), { ...none, delivered: 3 }, written).description).toContain("consegna");
    expect(cityHead(wordsOf("de"), { ...catalogueFacts, delivered: 0 }, written).indexable).toBe(true);
  });

  test("has its own canonical per language and lists all five alternates", () => {
    const head = cityHead(wordsOf("es"), { ...catalogueFacts, site: SITE_IN_ALL_LANGUAGES }, written);
    expect(head.path).toBe("/es/luxury-car-rental/milan");
    expect(head.indexable).toBe(true);
    expect(head.languages).toEqual(["it", "en", "fr", "de", "es"]);
    expect(head.crumbs.map(({ path }) => path)).toEqual([
      "/es",
      "/es/luxury-car-rental",
      "/es/luxury-car-rental/milan",
    ]);
  });

  // Rule: product.md#languages "A page exists in"
  test("exists in the site's languages that its text has, and in Italian", () => {
    const site = SITE_IN_ALL_LANGUAGES;
    const city = { ...milan, descriptions: { it: "Testo", en: "", de: "Text" } };
    expect(cityHead(wordsOf("de"), { ...catalogueFacts, site }, city).languages).toEqual(["it", "de"]);
    expect(cityHead(wordsOf("it"), catalogueFacts, written).languages).toEqual(["it"]);
  });

  // Rule: product.md#city-record
  test("applies staff's override to the Italian page only", () => {
    const city = { ...written, metaTitle: "Milano nostra", metaDescription: "Nostra." };
    expect(cityHead(wordsOf("it"), catalogueFacts, city)).toMatchObject({
      title: "Milano nostra",
      description: "Nostra.",
    });
    expect(cityHead(wordsOf("de"), catalogueFacts, city).title).toBe("Luxuswagen mieten in Mailand | Velluto");
  });
});
