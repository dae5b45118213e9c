import { expect, test } from "vitest";
import { CITY_LANGUAGE_CODES, parseCityLanguage } from "#domain/languages.ts";

test("offers city texts in Italian, English, French, German and Spanish, and falls back to Italian", () => {
  expect(CITY_LANGUAGE_CODES).toEqual(["it", "en", "fr", "de", "es"]);
  expect(CITY_LANGUAGE_CODES.map(parseCityLanguage)).toEqual([...CITY_LANGUAGE_CODES]);
  expect([null, "", "xx", "EN", "__proto__"].map(parseCityLanguage)).toEqual(["it", "it", "it", "it", "it"]);
});
