// Rule: product.md#questions
import { expect, test } from "vitest";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { COVERAGE } from "#domain/cities/city.ts";
import { buildCategoryFaqs, type FaqPromises, type FleetTerms } from "#domain/faqs/category-faqs.ts";
import { buildClubFaqs } from "#domain/faqs/club-faqs.ts";
import { buildJetFaqs } from "#domain/faqs/jet-faqs.ts";
import { buildVehicleFaqs } from "#domain/faqs/vehicle-faqs.ts";
import type { TermsRange } from "#domain/prices/terms-range.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { TEST_SITE } from "#test/site.ts";

const WORDS = wordsOf("it");

const TERMS: RentalTerms = {
  deposit: 300_000,
  excess: 200_000,
  includedKilometresPerDay: 200,
  extraKilometre: 200,
  minimumAge: 21,
  minimumLicenceYears: 3,
};
const FLEET = { lowest: TERMS, highest: { ...TERMS, deposit: 1_000_000, minimumAge: 25 } };
const NO_RATES = { lowestRate: 0, highestRate: 0 };
const fleetTerms = (category: TermsRange | null, fleet: TermsRange | null): FleetTerms => ({
  category,
  fleet,
  categoryRates: NO_RATES,
  fleetRates: NO_RATES,
});
const COUNTRIES = COVERAGE.map(({ name }) => name);
const PROMISES: FaqPromises = { site: TEST_SITE, countries: COUNTRIES };
const textOf = (category: CategorySlug, terms: FleetTerms, promises = PROMISES) =>
  buildCategoryFaqs(WORDS, category, terms, promises)
    .map((faq) => faq.answer)
    .join(" ");

// Rule: product.md#rental-pages "Category: its cars"
test("gives every category about four own questions with the company's figures", () => {
  for (const slug of CATEGORY_SLUGS) {
    const faqs = buildCategoryFaqs(WORDS, slug, fleetTerms(FLEET, FLEET), PROMISES);
    expect(faqs.length).toBeGreaterThanOrEqual(4);
    expect(new Set(faqs.map((faq) => faq.question)).size).toBe(faqs.length);
    const text = textOf(slug, fleetTerms(FLEET, FLEET));
    expect(text).toContain("tra 3.000 e 10.000 euro");
    expect(text).toMatch(/patente.{0,20}3 anni/i);
    expect(text).toContain("21 anni compiuti il giorno del ritiro, 25 per alcune vetture");
  }
  const firsts = CATEGORY_SLUGS.map(
    (slug) => buildCategoryFaqs(WORDS, slug, fleetTerms(FLEET, FLEET), PROMISES)[0]?.question,
  );
  expect(new Set(firsts).size).toBe(CATEGORY_SLUGS.length);
});

test("states the category's current daily price within the company's range", () => {
  const price = (own: [number, number], fleet: [number, number]) => {
    const rates = ([lowestRate, highestRate]: [number, number]) => ({ lowestRate, highestRate });
    const terms = { ...fleetTerms(FLEET, FLEET), categoryRates: rates(own), fleetRates: rates(fleet) };
    return buildCategoryFaqs(WORDS, "van", terms, PROMISES).find(({ question }) => question.startsWith("Quanto costa"))
      ?.answer;
  };
  const company = (span: string) =>
    `Tutte le nostre tariffe stanno tra ${span} euro al giorno; il totale per le tue date è accanto a ogni auto, prima della richiesta.`;
  expect(price([60_000, 80_000], [60_000, 150_000])).toBe(
    `Da 600 a 800 euro, secondo la vettura, con assicurazione completa e consegna in città comprese. ${company("400 e 1.500")}`,
  );
  expect(price([70_000, 70_000], [60_000, 150_000])).toMatch(/^700 euro, con/);
  expect(price([0, 0], [0, 0])).toBe("Il prezzo per le tue date è accanto a ogni auto, prima della richiesta.");
  expect(price([0, 0], [35_000, 210_000])).toBe(company("350 e 2.100"));
});

test("states terms shared by all cars of a category, and the fleet's range beside them", () => {
  const text = textOf("van", fleetTerms({ lowest: TERMS, highest: TERMS }, FLEET));
  expect(text).toContain("di 3.000 euro; in tutta la flotta è tra 3.000 e 10.000 euro");
  expect(text).toContain("L'età minima è di 21 anni compiuti il giorno del ritiro.");
  expect(textOf("suv", fleetTerms(null, null))).not.toMatch(/undefined|NaN/);
});

test("uses the current reply promise and countries, with the exact words at the defaults", () => {
  const none = fleetTerms(null, null);
  expect(textOf("cabrio", none)).toContain("rispondiamo entro 2 ore.");
  expect(textOf("suv", none)).toContain(
    "Sì, nei sei Paesi in cui operiamo: Italia, Francia, Svizzera, Germania, Spagna e Austria. Per altri Paesi",
  );
  const promises = (hours: number, countries: string[]) => ({
    site: { ...TEST_SITE, replyWithinHours: hours },
    countries,
  });
  expect(textOf("cabrio", none, promises(1, []))).toContain("rispondiamo entro 1 ora.");
  expect(textOf("berline", none, promises(12, []))).toContain("ricevi il prezzo entro 12 ore, prima");
  expect(textOf("suv", none, promises(2, ["Italia", "Austria"]))).toContain(
    "nei due Paesi in cui operiamo: Italia e Austria.",
  );
  expect(textOf("suv", none, promises(2, ["Italia"]))).toContain("Operiamo in Italia. Per altri Paesi");
  expect(textOf("suv", none, promises(2, []))).not.toMatch(/undefined|in cui operiamo/);
  expect(buildClubFaqs(WORDS, TEST_SITE, ["Italia", "Austria"])[3]?.answer).toContain(
    "Nelle città europee in cui operiamo, in Italia e Austria: circuiti",
  );
  expect(buildClubFaqs(WORDS, { ...TEST_SITE, headingRegion: "" }, [])[3]?.answer).toContain(
    "Nelle città in cui operiamo: ",
  );
});

const CAR = {
  brand: "Bentley",
  name: "Continental GT",
  location: "Milano",
  fromRate: 120_000,
  available: true,
  terms: {
    deposit: 550_000,
    excess: 320_000,
    includedKilometresPerDay: 180,
    extraKilometre: 350,
    minimumAge: 27,
    minimumLicenceYears: 4,
  },
};

test("asks no question on two pages, because search engines want each only once", () => {
  const terms = fleetTerms(FLEET, FLEET);
  const pages = [
    ...CATEGORY_SLUGS.map((slug) => buildCategoryFaqs(WORDS, slug, terms, PROMISES)),
    buildClubFaqs(WORDS, TEST_SITE, COUNTRIES),
    buildJetFaqs(WORDS, TEST_SITE, null),
    buildVehicleFaqs(WORDS, CAR, TEST_SITE),
    buildVehicleFaqs(WORDS, { ...CAR, brand: "Audi", name: "R8" }, TEST_SITE),
  ];
  const questions = pages.flat().map(({ question }) => question);
  expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
  expect(questions).toContain("A quanto ammontano deposito e franchigia dell'Audi R8?");
});

test("does not claim that a request holds an unavailable car", () => {
  const text = buildVehicleFaqs(WORDS, { ...CAR, available: false }, TEST_SITE)
    .map((faq) => `${faq.question} ${faq.answer}`)
    .join(" ");
  expect(text).toContain("Per ora non è disponibile.");
  expect(text).not.toMatch(/Scelte le date|La richiesta riserva/);
});

test("uses the article for a name that starts with a vowel", () => {
  const [price] = buildVehicleFaqs(WORDS, { ...CAR, brand: "Audi", name: "R8" }, TEST_SITE);
  expect(price?.question).toBe("Quanto costa noleggiare l'Audi R8 a Milano?");
});

// Rule: product.md#delivered-cars
test("names a car's own city, the nearest delivery cities, and the number of further ones", () => {
  const answerFor = (cities: string[]) =>
    buildVehicleFaqs(WORDS, CAR, TEST_SITE, cities).find(({ question }) => question.startsWith("Dove consegnate"))
      ?.answer;
  expect(answerFor([])).not.toContain("anche a");
  expect(answerFor(["Como", "Torino"])).toContain("anche a Como e Torino:");
  expect(answerFor(["Como", "Torino", "C", "D", "E", "F", "G", "H"])).toContain("D, E, F e altre 2 nostre città:");
});

test("answers a car's questions with its own price and terms", () => {
  const faqs = buildVehicleFaqs(WORDS, CAR, TEST_SITE);
  const text = faqs
    .map((faq) => `${faq.question} ${faq.answer}`)
    .join(" ")
    .replaceAll("\u00a0", " ");
  for (const fact of [
    "Bentley Continental GT",
    "Milano",
    "€ 1.200",
    "€ 5.500",
    "€ 3.200",
    "180",
    "€ 3,50",
    "27 anni",
    "4 anni",
  ]) {
    expect(text).toContain(fact);
  }
});

// Rule: product.md#jets
// Rule: product.md#money
test("states hourly rates, notice and terms of a car at the arrival on the jet hub", () => {
  const rates = {
    lowest: { type: "Light Jet", rate: 320_000 },
    highest: { type: "Ultra Long Range", rate: 1_350_000 },
  } as const;
  expect(buildJetFaqs(WORDS, TEST_SITE, rates)[0]?.answer).toMatch(
    /^Da 3\.200 euro all'ora con un Light Jet a 13\.500 con un Ultra Long Range\. La tariffa/,
  );
  expect(buildJetFaqs(WORDS, TEST_SITE, null)[0]?.answer).toMatch(/^La tariffa/);
  const text = buildJetFaqs(WORDS, TEST_SITE, rates)
    .map((faq) => faq.answer)
    .join(" ");
  for (const fact of ["3.200", "13.500", "tra 48 e 72 ore", "24 ore", "3.000 e 10.000", "almeno 3 anni", "25 anni"]) {
    expect(text).toContain(fact);
  }
  expect(text).toContain("Entro 2 ore dalla richiesta");
});

// Rule: product.md#club
test("answers the club's four questions: joining, cost, guests, places", () => {
  expect(buildClubFaqs(WORDS, TEST_SITE, COUNTRIES)).toHaveLength(4);
  const [joining, cost, guests, places] = buildClubFaqs(WORDS, TEST_SITE, COUNTRIES).map(
    (faq) => `${faq.question} ${faq.answer}`,
  );
  expect(joining).toMatch(/modulo.*valutata/);
  expect(cost).toContain("dipende dal piano, da Gold a Platinum");
  expect(guests).toMatch(/un ospite per membro.*supplemento/);
  expect(places).toContain("città europee");
});
