import { expect, test } from "vitest";
import type { City } from "#domain/cities/city.ts";
import { groupCoverageByCountry } from "#domain/cities/coverage-by-country.ts";
import type { VehicleSummary } from "../vehicles/vehicle-summary.ts";

const city = (name: string, slug: string, country: string, latitude: number, longitude: number): City => ({
  id: slug,
  name,
  slug,
  country,
  timeZone: "Europe/Rome",
  latitude,
  longitude,
  aliases: [],
  active: true,
  hasPage: true,
  searchPosition: null,
  searchName: null,
});
const CITIES = [
  city("Vienna", "vienna", "Austria", 48.2, 16.4),
  city("Venezia", "venice", "Italia", 45.4, 12.3),
  city("Milano", "milan", "Italia", 45.5, 9.2),
  city("Lisbona", "lisbona", "Portogallo", 38.7, -9.1),
  { ...city("Torino", "torino", "Italia", 45.1, 7.7), hasPage: false },
];
const summary = (citySlug: string, vehicles: number): VehicleSummary => ({
  brand: "BMW",
  brandSlug: "bmw",
  city: citySlug,
  citySlug,
  category: "berline",
  vehicles,
  displayed: vehicles,
  lowestRate: 60_000,
  highestRate: 60_000,
  totalRate: 60_000 * vehicles,
});

test("lists the six countries first with their city order, then the others", () => {
  const covered = groupCoverageByCountry(CITIES, [summary("milan", 8), summary("vienna", 3)]);
  expect(covered.map(({ code, name, cities }) => [code, name, cities.map(({ slug }) => slug)])).toEqual([
    ["IT", "Italia", ["milan", "venice"]],
    ["AT", "Austria", ["vienna"]],
    ["", "Portogallo", ["lisbona"]],
  ]);
});

test("shows the number of cars of a city, or the city that supplies it", () => {
  const [italy] = groupCoverageByCountry(CITIES, [summary("milan", 8), summary("vienna", 3)]);
  expect(italy?.cities.map(({ name, vehicles, suppliedFrom }) => [name, vehicles, suppliedFrom])).toEqual([
    ["Milano", 8, null],
    ["Venezia", 0, "Milano"],
  ]);
});

test("names no supplying city if there are no cars", () => {
  const [italy] = groupCoverageByCountry(CITIES, []);
  expect(italy?.cities.map(({ suppliedFrom }) => suppliedFrom)).toEqual([null, null]);
});
