import { describe, expect, test } from "vitest";
import { car } from "#test/page-samples.ts";
import { TEST_SITE } from "#test/site.ts";
import { briefLines, briefToSeoTexts, seoTextsSchema } from "./generated-seo-texts.ts";
import { buildJetBrief } from "./jet-brief.ts";
import { buildRentalBrief } from "./rental-brief.ts";

const SUMMARY = {
  brand: "Ferrari",
  brandSlug: "ferrari",
  city: "Milano",
  citySlug: "milan",
  category: "sportive" as const,
  vehicles: 2,
  displayed: 2,
  lowestRate: 90_000,
  highestRate: 120_000,
  totalRate: 210_000,
};
const TERMS = {
  deposit: 500_000,
  excess: 300_000,
  includedKilometresPerDay: 200,
  extraKilometre: 300,
  minimumAge: 25,
  minimumLicenceYears: 3,
};
const NOWHERE = { city: null, brand: null, category: null, model: null, summaries: [], terms: null };

describe("texts generated from the catalogue", () => {
  test("state number, brands, lowest price and terms for a city with cars", () => {
    const brief = buildRentalBrief(
      {
        ...NOWHERE,
        city: "Milano",
        summaries: [SUMMARY],
        terms: { lowest: TERMS, highest: { ...TERMS, deposit: 900_000 } },
      },
      TEST_SITE,
    );
    const texts = briefToSeoTexts(brief, TEST_SITE.name);
    expect(seoTextsSchema.safeParse(texts).success).toBe(true);
    expect(texts.meta_title).toBe("Noleggio Auto di Lusso a Milano | Velluto");
    expect(texts.meta_description).toContain("2 vetture, tra cui Ferrari.");
    expect(texts.seo_text).toContain("Le tariffe vanno da €\u00a0900 a €\u00a01.200 al giorno.");
    expect(texts.seo_text).toContain("<li>Deposito cauzionale: Da €\u00a05.000 a €\u00a09.000</li>");
    expect(briefLines(brief).join("\n")).toContain("Le condizioni Patente: Da almeno 3 anni");
  });

  // Rule: product.md#featured-cars
  test("name a car's transmission only if staff have stated it", () => {
    const descriptionOf = (transmission: string) => {
      const model = { ...car, specs: { ...car.specs, transmission } };
      return briefToSeoTexts(buildRentalBrief({ ...NOWHERE, model }, TEST_SITE), TEST_SITE.name).meta_description;
    };
    expect(descriptionOf("Automatico")).toContain("posti, cambio Automatico.");
    expect(descriptionOf("")).toMatch(/posti\. /);
  });

  test("promise nothing for a city without cars", () => {
    const texts = briefToSeoTexts(buildRentalBrief({ ...NOWHERE, city: "Salisburgo" }, TEST_SITE), TEST_SITE.name);
    expect(texts.meta_description).toContain("consegna dalle città vicine");
    expect(texts.seo_text).not.toContain("al giorno");
  });

  test("state the cities of a brand's cars", () => {
    const texts = briefToSeoTexts(
      buildRentalBrief({ ...NOWHERE, brand: "Ferrari", summaries: [SUMMARY, { ...SUMMARY, city: "Roma" }] }, TEST_SITE),
      TEST_SITE.name,
    );
    expect(texts.h1).toBe("Noleggio Ferrari in Europa");
    expect(texts.seo_text).toContain("Le vetture ti aspettano a Milano e Roma.");
  });

  test("escape names that look like markup", () => {
    const texts = briefToSeoTexts(buildRentalBrief({ ...NOWHERE, brand: "A<b>&Co" }, TEST_SITE), TEST_SITE.name);
    expect(texts.seo_text).toContain("A&lt;b&gt;&amp;Co");
  });

  test("state the departure cities if there are no jets", () => {
    const texts = briefToSeoTexts(
      buildJetBrief({ city: "Como", type: null, model: null, jets: [], routes: [] }, TEST_SITE),
      TEST_SITE.name,
    );
    expect(texts.meta_description).toContain("si parte dalle città vicine");
    expect(texts.seo_text).not.toMatch(/Infinity|NaN/);
  });
});
