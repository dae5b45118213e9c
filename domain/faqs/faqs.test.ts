import { expect, test } from "vitest";
import type { RentalTerms } from "#domain/catalogue/vehicle.ts";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { categoryFaqs, type FleetTerms } from "#domain/faqs/category-faqs.ts";
import { clubFaqs } from "#domain/faqs/club-faqs.ts";
import { jetFaqs } from "#domain/faqs/jet-faqs.ts";
import { vehicleFaqs } from "#domain/faqs/vehicle-faqs.ts";
import { TEST_SITE } from "#test/site.ts";

const TERMS: RentalTerms = {
  deposit: 300_000,
  excess: 200_000,
  includedKilometresPerDay: 200,
  extraKilometre: 200,
  minimumAge: 21,
  minimumLicenceYears: 3,
};
const FLEET = { lowest: TERMS, highest: { ...TERMS, deposit: 1_000_000, minimumAge: 25 } };
const textOf = (category: CategorySlug, terms: FleetTerms) =>
  categoryFaqs(category, terms)
    .map((faq) => faq.answer)
    .join(" ");

test("every category has about four questions of its own, with the company's figures", () => {
  for (const slug of CATEGORY_SLUGS) {
    const faqs = categoryFaqs(slug, { category: FLEET, fleet: FLEET });
    expect(faqs.length).toBeGreaterThanOrEqual(4);
    expect(new Set(faqs.map((faq) => faq.question)).size).toBe(faqs.length);
    const text = textOf(slug, { category: FLEET, fleet: FLEET });
    expect(text).toContain("tra 3.000 e 10.000 euro");
    expect(text).toMatch(/patente.{0,20}3 anni/i);
    expect(text).toContain("21 anni compiuti il giorno del ritiro, 25 per alcune vetture");
  }
  const firsts = CATEGORY_SLUGS.map((slug) => categoryFaqs(slug, { category: FLEET, fleet: FLEET })[0]?.question);
  expect(new Set(firsts).size).toBe(CATEGORY_SLUGS.length);
});

test("what all cars of a category share is said of it, and the fleet's span beside it", () => {
  const text = textOf("van", { category: { lowest: TERMS, highest: TERMS }, fleet: FLEET });
  expect(text).toContain("di 3.000 euro; in tutta la flotta è tra 3.000 e 10.000 euro");
  expect(text).toContain("L'età minima è di 21 anni compiuti il giorno del ritiro.");
  expect(textOf("suv", { category: null, fleet: null })).not.toMatch(/undefined|NaN/);
});

const CAR = {
  brand: "Bentley",
  name: "Continental GT",
  location: "Milano",
  dailyRate: 120_000,
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

test("a car that cannot be had is not said to be held on request", () => {
  const text = vehicleFaqs({ ...CAR, available: false }, TEST_SITE)
    .map((faq) => `${faq.question} ${faq.answer}`)
    .join(" ");
  expect(text).toContain("Per ora non è disponibile.");
  expect(text).not.toMatch(/Scelte le date|La richiesta riserva/);
});

test("a name that begins with a vowel has its article", () => {
  const [price] = vehicleFaqs({ ...CAR, brand: "Audi", name: "R8" }, TEST_SITE);
  expect(price?.question).toBe("Quanto costa noleggiare l'Audi R8 a Milano?");
});

test("a car's answers are its own price and terms", () => {
  const faqs = vehicleFaqs(CAR, TEST_SITE);
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

test("the jet hub states the hourly rates, the notice it needs, and the terms of a car at the arrival", () => {
  const rates = {
    lowest: { type: "Light Jet", rate: 320_000 },
    highest: { type: "Ultra Long Range", rate: 1_350_000 },
  } as const;
  expect(jetFaqs(TEST_SITE, rates)[0]?.answer).toMatch(
    /^Da 3\.200 euro all'ora con un Light Jet a 13\.500 con un Ultra Long Range\. La tariffa/,
  );
  expect(jetFaqs(TEST_SITE, null)[0]?.answer).toMatch(/^La tariffa/);
  const text = jetFaqs(TEST_SITE, rates)
    .map((faq) => faq.answer)
    .join(" ");
  for (const fact of ["3.200", "13.500", "tra 48 e 72 ore", "24 ore", "3.000 e 10.000", "almeno 3 anni", "25 anni"]) {
    expect(text).toContain(fact);
  }
  expect(text).toContain("Entro 2 ore dalla richiesta");
});

test("the club's four questions: joining, cost, guests, places", () => {
  expect(clubFaqs(TEST_SITE)).toHaveLength(4);
  const [joining, cost, guests, places] = clubFaqs(TEST_SITE).map((faq) => `${faq.question} ${faq.answer}`);
  expect(joining).toMatch(/modulo.*valutata/);
  expect(cost).toContain("dipende dal piano, da Gold a Platinum");
  expect(guests).toMatch(/un ospite per membro.*supplemento/);
  expect(places).toContain("città europee");
});
