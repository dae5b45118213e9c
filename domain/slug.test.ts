import fc from "fast-check";
import { expect, test } from "vitest";
import { CITY_SLUGS, SEARCH_CITIES, toCitySlug } from "./cities/city.ts";
import { deriveVehicleSlug, isSlugShaped, slugify, withoutAccents } from "./slug.ts";

// Rule: product.md#brand-form
test.each([
  ["Mercedes-Benz", "mercedes-benz"],
  ["Rolls-Royce", "rolls-royce"],
  ["Range Rover", "range-rover"],
  ["BMW", "bmw"],
  ["  Aston   Martin!  ", "aston-martin"],
  ["Citroën", "citroen"],
  ["---", ""],
])("the brand %j has the slug %j", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

// Rule: product.md#cities-and-slugs
test("gives each of the 26 cities its own slug", () => {
  const entries = Object.entries(CITY_SLUGS);
  expect(entries).toHaveLength(26);
  for (const [slug, name] of entries) expect(toCitySlug(name)).toBe(slug);
  expect(toCitySlug("Monaco di Baviera")).toBe("munich");
  expect(toCitySlug("Monaco")).toBe("monaco");
});

// Rule: product.md#cities-and-slugs
// Rule: product.md#city-form
test("converts any other city to lowercase without accents", () => {
  expect(toCitySlug("Bologna")).toBe("bologna");
  expect(toCitySlug("Forlì")).toBe("forli");
  expect(toCitySlug("Reggio Emilia")).toBe("reggio-emilia");
  expect(toCitySlug("Düsseldorf")).toBe("dusseldorf");
});

test("gives every city of the search selects its own slug", () => {
  const slugs = SEARCH_CITIES.map(toCitySlug);
  expect(new Set(slugs).size).toBe(28);
  expect(slugs.every(isSlugShaped)).toBe(true);
});

// Rule: product.md#cars
// Rule: product.md#cars "A car is called"
test.each([
  ["Ferrari", "296 GTB", "ferrari-296-gtb"],
  ["Rolls-Royce", "Ghost", "rolls-royce-ghost"],
  ["Lamborghini", "Huracán EVO", "lamborghini-huracn-evo"],
  ["Porsche", "911 (992) Turbo S", "porsche-911-992-turbo-s"],
])("%s %s without a slug is %s", (brand, name, slug) => {
  expect(deriveVehicleSlug(brand, name)).toBe(slug);
});

// Rule: product.md#brand-form
test("is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const slug = slugify(text);
      expect(slugify(slug)).toBe(slug);
      expect(toCitySlug(slugify(text))).toBe(slug);
      expect(slug === "" || isSlugShaped(slug)).toBe(true);
      expect(slug).not.toMatch(/^-|-$|--/);
    }),
  );
});

// Rule: product.md#cars "A car is called"
test("a derived car slug contains only a-z, 0-9 and hyphens", () => {
  const text = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(text, text, (brand, name) => {
      expect(isSlugShaped(deriveVehicleSlug(brand, name))).toBe(true);
    }),
  );
});

// Rule: product.md#reserved-words
test("accepts only a-z, 0-9 and hyphens as slug", () => {
  expect(isSlugShaped("aston-martin")).toBe(true);
  for (const segment of ["", "Ferrari", "wp-login.php", "a_b", "a b", "città", "%00"]) {
    expect(isSlugShaped(segment)).toBe(false);
  }
});

test.each([
  ["Zürich", "zurich"],
  ["MÜNCHEN", "munchen"],
  ["Großglockner", "grossglockner"],
  ["Œuvre Ærø", "oeuvre aero"],
  ["İstanbul", "istanbul"],
  ["Più prenotata", "piu prenotata"],
])("%s without accents is %s", (text, bare) => {
  expect(withoutAccents(text)).toBe(bare);
});

// Rule: product.md#city-search
test("compares names independent of their Unicode normalisation", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(withoutAccents(text.normalize("NFD"))).toBe(withoutAccents(text.normalize("NFC")));
      expect(withoutAccents(withoutAccents(text))).toBe(withoutAccents(text));
    }),
  );
});
