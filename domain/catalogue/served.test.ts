import { expect, test } from "vitest";
import { countriesLabel, servedBy } from "#domain/catalogue/served.ts";

test("countries are counted once, and a house without anything serves nothing", () => {
  const cities = [
    { slug: "milan", country: "Italia" },
    { slug: "rome", country: "Italia" },
    { slug: "paris", country: "Francia" },
  ];
  expect(servedBy(cities, 3)).toEqual({ countries: 2, cities: ["milan", "rome", "paris"], jets: true });
  expect(servedBy([], 0)).toEqual({ countries: 0, cities: [], jets: false });
});

test.each([
  [1, "un Paese"],
  [2, "due Paesi"],
  [6, "sei Paesi"],
  [7, "7 Paesi"],
])("%i in words: %s", (countries, label) => {
  expect(countriesLabel(countries)).toBe(label);
});
