import { expect, test } from "vitest";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { CATEGORY_FAQS } from "#domain/faqs/category-faqs.ts";
import { clubFaqs } from "#domain/faqs/club-faqs.ts";
import { jetFaqs } from "#domain/faqs/jet-faqs.ts";
import { vehicleFaqs } from "#domain/faqs/vehicle-faqs.ts";
import { TEST_SITE } from "#test/site.ts";

test("every category has about four questions of its own, with the company's figures", () => {
  for (const slug of CATEGORY_SLUGS) {
    const faqs = CATEGORY_FAQS[slug];
    expect(faqs.length).toBeGreaterThanOrEqual(4);
    expect(new Set(faqs.map((faq) => faq.question)).size).toBe(faqs.length);
    const text = faqs.map((faq) => faq.answer).join(" ");
    expect(text).toContain("3.000");
    expect(text).toContain("10.000");
    expect(text).toMatch(/patente.{0,20}3 anni/i);
    expect(text).toMatch(/25/);
  }
  const firsts = CATEGORY_SLUGS.map((slug) => CATEGORY_FAQS[slug][0]?.question);
  expect(new Set(firsts).size).toBe(CATEGORY_SLUGS.length);
});

test("a car's answers are its own price and terms", () => {
  const faqs = vehicleFaqs(
    {
      brand: "Bentley",
      name: "Continental GT",
      location: "Milano",
      dailyRate: 120_000,
      terms: {
        deposit: 550_000,
        excess: 320_000,
        includedKilometresPerDay: 180,
        extraKilometre: 350,
        minimumAge: 27,
        minimumLicenceYears: 4,
      },
    },
    TEST_SITE,
  );
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
