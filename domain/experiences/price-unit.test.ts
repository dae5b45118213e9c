import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { priceUnitIn } from "./price-unit.ts";

test("the weekend of a price has a name in each language, and another unit stays as it is", () => {
  expect(LANGUAGE_CODES.map((language) => priceUnitIn(language, "weekend"))).toEqual([
    "weekend",
    "weekend",
    "week-end",
    "Wochenende",
    "fin de semana",
  ]);
  expect(priceUnitIn("de", "persona")).toBe("persona");
});
