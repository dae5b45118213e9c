// Rule: product.md#site-configuration "The region of"
// Rule: product.md#site-configuration "What is empty"
import { expect, test } from "vitest";
import { listAdvertisedPoints, modelPromise } from "#domain/company/advertised-points.ts";
import { ITALIAN_COMPANY } from "#domain/words/company/italian-company.ts";
import { TEST_SITE } from "#test/site.ts";
import {
  cityCountText,
  countriesLabel,
  nameWithMarkLine,
  servedCountries,
  withHeadingRegion,
  withRegion,
  withRegionName,
} from "./company-region.ts";

test.each([
  ["in Tutta Europa", "Noleggio in Tutta Europa", "Noleggio in Europa", "supercar Europa", " d'Europa"],
  ["in Toscana", "Noleggio in Toscana", "Noleggio in Toscana", "supercar Toscana", ""],
  ["sul lago", "Noleggio sul lago", "Noleggio sul lago", "supercar sul lago", ""],
  ["", "Noleggio", "Noleggio", "supercar", ""],
])("the region %j stands in heading, sentence, keyword and count", (headingRegion, heading, sentence, keyword, of) => {
  const site = { headingRegion };
  expect(withHeadingRegion(ITALIAN_COMPANY, "Noleggio", site)).toBe(heading);
  expect(withRegion(ITALIAN_COMPANY, "Noleggio", site)).toBe(sentence);
  expect(withRegionName(ITALIAN_COMPANY, "supercar", site)).toBe(keyword);
  expect(cityCountText(ITALIAN_COMPANY, 3, site)).toBe(`3 città${of}`);
});

// Rule: product.md#site-configuration "Countries and cities"
test("names the countries by their number, a single one by its name", () => {
  expect(servedCountries(ITALIAN_COMPANY, ["Italia", "Francia"], TEST_SITE)).toBe("due Paesi d'Europa");
  expect(servedCountries(ITALIAN_COMPANY, ["Italia"], TEST_SITE)).toBe("Italia");
  expect(servedCountries(ITALIAN_COMPANY, [], TEST_SITE)).toBeNull();
});

test.each([
  [1, "un Paese"],
  [2, "due Paesi"],
  [6, "sei Paesi"],
  [7, "7 Paesi"],
])("labels %i countries as %s", (countries, label) => {
  expect(countriesLabel(ITALIAN_COMPANY, countries)).toBe(label);
});

test("the name stands alone without a word under the mark", () => {
  expect(nameWithMarkLine(TEST_SITE)).toBe("Velluto Booking");
  expect(nameWithMarkLine({ name: "Aurelia", markLine: "" })).toBe("Aurelia");
});

// Rule: product.md#advertised-points "A built-in text"
test("a built-in point states the hours of the telephone, and no coverage without countries", () => {
  const phone = {
    kind: "weekly",
    timeZone: "Europe/Rome",
    days: { monday: [{ from: "08:00", to: "20:00" }] },
    closedDates: [],
  } as const;
  const site = { ...TEST_SITE, hours: { ...TEST_SITE.hours, phone } };
  expect(listAdvertisedPoints(ITALIAN_COMPANY, site, []).map(({ key }) => key)).toEqual([
    "booking",
    "model",
    "support",
  ]);
  expect(listAdvertisedPoints(ITALIAN_COMPANY, site, []).at(-1)).toMatchObject({
    title: "Assistenza al telefono",
    text: "Una persona risponde, il lunedì dalle 8 alle 20.",
  });
});

// Rule: product.md#advertised-points "Each point"
test("the company's own text replaces the promise of the model", () => {
  const model = { isShown: true, title: null, text: "Lo stesso modello, o il prezzo indietro." };
  const site = { advertisedPoints: { ...TEST_SITE.advertisedPoints, model } };
  expect(modelPromise(ITALIAN_COMPANY, site)).toBe("Lo stesso modello, o il prezzo indietro");
});
