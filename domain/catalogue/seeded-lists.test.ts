import { expect, test } from "vitest";
import { ARTICLES } from "#server/seed/articles.ts";
import { BRANDS } from "#server/seed/brands.ts";
import { EXPERIENCE } from "#server/seed/experiences.ts";
import { HIGHLIGHT_TAGS } from "#server/seed/vehicles/vehicle-seed.ts";

// Rule: product.md#brand-pages
// Rule: product.md#brand-record
test("has the twelve brands with their own copy, by slug", () => {
  expect(BRANDS.map(({ slug }) => slug)).toEqual([
    "ferrari",
    "lamborghini",
    "porsche",
    "mercedes-benz",
    "bentley",
    "rolls-royce",
    "maserati",
    "mclaren",
    "aston-martin",
    "bmw",
    "audi",
    "range-rover",
  ]);
  expect(new Set(BRANDS.map(({ description }) => description)).size).toBe(12);
});

// Rule: product.md#brand-pages
test.each(BRANDS.map(({ name, description }) => [name, description]))(
  "%s has a text of more than one line",
  (_name, description) => {
    expect(description?.length).toBeGreaterThan(60);
  },
);

// Rule: product.md#cars
test("has the twelve highlight tags", () => {
  expect(HIGHLIGHT_TAGS.join(", ")).toBe(
    "VIP Exclusive, Più prenotata, Nuova, Business, Luxury, Famiglia, Elegante, Italian Style, Cabriolet, Executive, Spazioso, Hypercar",
  );
});

// Rule: product.md#experience
test("states the experience's duration and type", () => {
  expect(EXPERIENCE).toMatchObject({ duration: "2 giorni, 1 notte", type: "Guida e tavola" });
});

test("gives every article its own title, excerpt and date", () => {
  for (const field of ["title", "excerpt", "publishedOn"] as const) {
    expect(new Set(ARTICLES.map((article) => article[field])).size, field).toBe(4);
  }
  for (const { title, excerpt, publishedOn } of ARTICLES) {
    expect(title).toMatch(/\S/);
    expect(excerpt.length).toBeGreaterThan(40);
    expect(publishedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
