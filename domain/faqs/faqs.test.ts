import { expect, test } from "vitest";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { CATEGORY_FAQS } from "#domain/faqs/category-faqs.ts";
import { vehicleFaqs } from "#domain/faqs/vehicle-faqs.ts";

test("every category has about four questions of its own, with the figures of B 9", () => {
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
  const faqs = vehicleFaqs({
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
  });
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
