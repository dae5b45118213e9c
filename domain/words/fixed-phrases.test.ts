import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { wordsOf } from "./words-of.ts";

const COLUMNS: readonly Language[] = ["it", "en", "fr", "de", "es"];
const product = readFileSync("docs/product.md", "utf8");
const [, table = ""] = /\| On Italian pages \| English .*\n\|[-|]+\n((?:\|.*\n)+)/.exec(product) ?? [];
const ROWS = table
  .trim()
  .split("\n")
  .map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** All texts of a language, with nameless placeholders. */
function collectTexts(content: unknown): string[] {
  if (typeof content === "string") return [withoutNames(content)];
  return typeof content === "object" && content !== null ? Object.values(content).flatMap(collectTexts) : [];
}

/** A car's name has its English article in the parameter: "Rent an Aston Martin DB12". */
const withoutNames = (text: string) =>
  text
    .replaceAll("\u00a0", " ")
    .replaceAll(/\{\w+\}(?: \{\w+\})*/g, "{}")
    .replace("Rent a {}", "Rent {}");

/** The phrases of a cell: without its remark, keywords one by one. A cell that only describes the phrases has none. */
function phrasesIn(cell: string): string[] {
  if (/…$|^one phrase|^More \{category\}/.test(cell)) return [];
  const [, phrase = "", remark = ""] = /^(.*?)(?: \(([^)]*)\))?$/.exec(cell) ?? [];
  return remark === "keywords" || /^luxury|^location|^Luxuswagen|^alquiler coche/.test(phrase)
    ? phrase.split(", ")
    : [phrase];
}

// Rule: product.md#visible-texts "Book Now (header)"
// Rule: product.md#visible-texts "Book Now (a car's page)"
// Rule: product.md#visible-texts "Starting from"
// Rule: product.md#visible-texts "Why choose {company}"
// Rule: product.md#visible-texts "24h quick delivery"
// Rule: product.md#visible-texts "More {category} in {city}"
// Rule: product.md#visible-texts "More {category} in other cities"
// Rule: product.md#visible-texts "Sports Cars"
// Rule: product.md#visible-texts "Convertibles"
// Rule: product.md#visible-texts "SUVs"
// Rule: product.md#visible-texts "Sedans"
// Rule: product.md#visible-texts "Van | Vans"
// Rule: product.md#visible-texts "Experience Package"
// Rule: product.md#visible-texts "Oops! Page not found"
// Rule: product.md#visible-texts "Rent a {brand} {name} in {city} (title)"
// Rule: product.md#visible-texts "From €{price}/day, insurance included."
// Rule: product.md#visible-texts "luxury car rental, private jet charter (keywords)"
// Rule: product.md#visible-texts "rent {brand} (keyword)"
test.each(ROWS)("the fixed phrase %j has its form in each language", (...cells) => {
  for (const [index, cell] of cells.entries()) {
    const texts = collectTexts(wordsOf(COLUMNS[index] ?? "it"));
    for (const phrase of phrasesIn(cell)) expect(texts, `${COLUMNS[index]}: ${phrase}`).toContain(withoutNames(phrase));
  }
});
