import { expect, test } from "vitest";
import { listLeadingCities, toSiteScope } from "#domain/catalogue/site-scope.ts";
import { TEST_CITIES } from "#test/factories/cities.ts";

const NOTHING = { jets: 0, articles: false };

test("counts each country once, and none without cities", () => {
  const cities = TEST_CITIES.filter(({ slug }) => ["milan", "rome", "paris"].includes(slug));
  expect(toSiteScope(cities, { jets: 3, articles: true })).toEqual({
    countries: ["Italia", "Francia"],
    leadingCities: ["Milano", "Roma", "Parigi"],
    cityPages: { milan: "milan", rome: "rome", paris: "paris" },
    jets: true,
    articles: true,
  });
  expect(toSiteScope([], NOTHING)).toEqual({
    countries: [],
    leadingCities: [],
    cityPages: {},
    jets: false,
    articles: false,
  });
});

// Rule: product.md#site-configuration "Countries and cities"
test("names at most seven main cities: first the listed ones, then others with a page", () => {
  const city = { name: "Bologna", hasPage: true };
  expect(listLeadingCities(TEST_CITIES)).toEqual([
    "Milano",
    "Roma",
    "Monaco",
    "Parigi",
    "Vienna",
    "Zurigo",
    "Barcellona",
  ]);
  expect(listLeadingCities([city, { name: "Torino", hasPage: false }, { name: "Roma", hasPage: true }])).toEqual([
    "Roma",
    "Bologna",
  ]);
});

// Rule: product.md#header-and-drawer "The drawer's four"
test("maps a city of the fixed lists to the current slug of its page", () => {
  const cities = TEST_CITIES.flatMap((city) => {
    if (city.slug === "milan") return [{ ...city, slug: "milano" }];
    return city.slug === "rome" ? [{ ...city, hasPage: false }] : [];
  });
  expect(toSiteScope(cities, NOTHING).cityPages).toEqual({ milan: "milano" });
});
