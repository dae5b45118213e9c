import { expect, test } from "vitest";
import { findBrandCityText } from "#domain/brands/brand-city-texts.ts";
import { CITY_SLUGS } from "#domain/cities/city.ts";
import { wordsOf } from "#domain/words/words-of.ts";

const WORDS = wordsOf("it");

const BRANDS = ["ferrari", "lamborghini", "porsche", "mercedes-benz", "bentley", "rolls-royce"];

// Rule: product.md#brand-pages
test("has copy only for Ferrari in Milan, Monaco and Rome, and Lamborghini in Milan, Monaco and Barcelona", () => {
  const pairs = BRANDS.flatMap((brand) => Object.keys(CITY_SLUGS).map((city) => [brand, city] as const));
  const written = pairs.filter(([brand, city]) => findBrandCityText(WORDS, brand, city)).map((pair) => pair.join("/"));
  expect(written.sort()).toEqual([
    "ferrari/milan",
    "ferrari/monaco",
    "ferrari/rome",
    "lamborghini/barcelona",
    "lamborghini/milan",
    "lamborghini/monaco",
  ]);
  expect(new Set(written.map((pair) => findBrandCityText(WORDS, ...(pair.split("/") as [string, string])))).size).toBe(
    6,
  );
  expect(findBrandCityText(WORDS, "__proto__", "")).toBeNull();
});
