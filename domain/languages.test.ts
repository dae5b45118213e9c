import { expect, test } from "vitest";
import { LANGUAGE_CODES, languageOnSite, parseLanguage } from "#domain/languages.ts";

test("offers city texts in Italian, English, French, German and Spanish, and falls back to Italian", () => {
  expect(LANGUAGE_CODES).toEqual(["it", "en", "fr", "de", "es"]);
  expect(LANGUAGE_CODES.map(parseLanguage)).toEqual([...LANGUAGE_CODES]);
  expect([null, "", "xx", "EN", "__proto__"].map(parseLanguage)).toEqual(["it", "it", "it", "it", "it"]);
});

// Rule: product.md#languages "A language that is switched off"
test("a record in a language that is switched off is written in Italian", () => {
  expect(languageOnSite(["it", "de"], "de")).toBe("de");
  expect(languageOnSite(["it", "de"], "fr")).toBe("it");
  expect(languageOnSite(["it"], "it")).toBe("it");
});
