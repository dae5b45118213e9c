// Rule: product.md#cars
// Rule: product.md#vehicle-record
import { expect, test } from "vitest";
import { parseHorsepower, toTransmissionKind } from "#domain/catalogue/filters.ts";
import { CATEGORY_SLUGS, STAFF_CATEGORIES, toCategorySlug } from "#domain/categories.ts";
import { deriveVehicleSlug, isSlugShaped, withoutAccents } from "#domain/slug.ts";
import { selectFeaturedVehicles } from "#domain/vehicles/featured-vehicles.ts";
import { BRANDS } from "#server/seed/brands.ts";
import { CITIES } from "#server/seed/cities.ts";
import { HIGHLIGHT_TAGS } from "#server/seed/vehicles/vehicle-seed.ts";
import { SEED_VEHICLES } from "#server/seed/vehicles.ts";

const CAR_CITIES = ["Milano", "Roma", "Firenze", "Napoli", "Monaco", "Parigi", "Vienna", "Zurigo", "Barcellona"];
/** Cars whose slug is not derived from their name. The diesel V-Class has the slug under which its pictures are stored. */
const SLUGS_OF_THEIR_OWN = ["mercedes-benz-v-300"];

// Rule: product.md#starting-catalogue
test("there are 33 cars of 12 brands, every brand with at least one", () => {
  expect(SEED_VEHICLES).toHaveLength(33);
  expect(BRANDS).toHaveLength(12);
  expect(new Set(SEED_VEHICLES.map((car) => car.brand))).toEqual(new Set(BRANDS.map((brand) => brand.name)));
});

// Rule: product.md#brand-form
// Rule: product.md#brand-record
test("slugs of cars are unique and derived from brand and name", () => {
  expect(new Set(SEED_VEHICLES.map((car) => car.slug)).size).toBe(SEED_VEHICLES.length);
  for (const car of SEED_VEHICLES.filter(({ slug }) => !SLUGS_OF_THEIR_OWN.includes(slug))) {
    expect(car.slug).toBe(deriveVehicleSlug(car.brand, withoutAccents(car.name)));
  }
  expect(BRANDS.map((brand) => brand.slug)).toEqual(
    expect.arrayContaining(["mercedes-benz", "rolls-royce", "aston-martin", "range-rover"]),
  );
});

// Rule: product.md#starting-catalogue
test("every car is based in a known city, and each of the nine car cities has at least three", () => {
  const known = CITIES.map((city) => city.name);
  for (const car of SEED_VEHICLES) expect(known).toContain(car.location);
  for (const city of CAR_CITIES) {
    expect(SEED_VEHICLES.filter((car) => car.location === city).length, city).toBeGreaterThanOrEqual(3);
  }
  expect(new Set(SEED_VEHICLES.map((car) => car.location))).toEqual(new Set(CAR_CITIES));
});

// Rule: product.md#categories
// Rule: product.md#fleet-form
test("all six staff categories are used, and Milano has all five public ones", () => {
  expect(new Set(SEED_VEHICLES.map((car) => car.category))).toEqual(new Set(STAFF_CATEGORIES));
  const inMilano = SEED_VEHICLES.filter((car) => car.location === "Milano").map((car) => toCategorySlug(car.category));
  expect(new Set(inMilano)).toEqual(new Set(CATEGORY_SLUGS));
});

// Rule: product.md#brand-pages
test("every brand-in-city page with its own text has a car", () => {
  const stands = (brand: string, city: string) =>
    SEED_VEHICLES.some((car) => car.brand === brand && car.location === city);
  for (const city of ["Milano", "Monaco", "Roma"]) expect(stands("Ferrari", city), city).toBe(true);
  for (const city of ["Milano", "Monaco", "Barcellona"]) expect(stands("Lamborghini", city), city).toBe(true);
});

// Rule: product.md#money
// Rule: product.md#questions
// Rule: product.md#starting-catalogue
test("prices and terms are within their bounds", () => {
  for (const car of SEED_VEHICLES) {
    expect(car.priceCents, car.slug).toBeGreaterThanOrEqual(60_000);
    expect(car.priceCents, car.slug).toBeLessThanOrEqual(150_000);
    expect(car.depositCents, car.slug).toBeGreaterThanOrEqual(300_000);
    expect(car.depositCents, car.slug).toBeLessThanOrEqual(1_000_000);
    expect(car.excessCents, car.slug).toBeLessThanOrEqual(car.depositCents);
    expect(car.includedKmPerDay, car.slug).toBeGreaterThanOrEqual(150);
    expect(car.includedKmPerDay, car.slug).toBeLessThanOrEqual(300);
    expect(car.extraKmCents, car.slug).toBeGreaterThanOrEqual(100);
    expect(car.extraKmCents, car.slug).toBeLessThanOrEqual(600);
    expect([21, 25], car.slug).toContain(car.minimumAge);
    expect(car.minimumLicenceYears, car.slug).toBe(3);
    expect([3, 4, 5, 6], car.slug).toContain(car.turnaroundHours);
    expect(Number.isInteger(car.extraKmCents), car.slug).toBe(true);
  }
  expect(Math.max(...SEED_VEHICLES.map((car) => car.priceCents))).toBe(150_000);
  expect(Math.min(...SEED_VEHICLES.map((car) => car.priceCents))).toBe(60_000);
});

test("technical data have the form that pages and filters expect", () => {
  for (const { specs, slug } of SEED_VEHICLES) {
    expect(specs.power, slug).toMatch(/^\d{3} CV$/);
    expect(parseHorsepower(specs), slug).toBeGreaterThan(150);
    expect(specs.acceleration, slug).toMatch(/^\d{1,2},\d{1,2} s$/);
    expect(specs.topSpeed, slug).toMatch(/^\d{3} km\/h$/);
    expect(specs.luggage, slug).toMatch(/^(\d\.)?\d{3} litri$/);
    expect(specs.seats, slug).toBeGreaterThanOrEqual(2);
  }
  expect(
    SEED_VEHICLES.filter((car) => toTransmissionKind(car.specs.transmission) === "manuale").map((car) => car.slug),
  ).toEqual(["porsche-718-spyder"]);
  const fuels = new Set(SEED_VEHICLES.map((car) => car.specs.fuel));
  expect(fuels).toEqual(new Set(["Benzina", "Diesel", "Elettrica", "Ibrida", "Ibrida Plug-in"]));
});

test("all twelve highlight tags are used and no other", () => {
  expect(new Set(SEED_VEHICLES.flatMap((car) => car.highlights))).toEqual(new Set(HIGHLIGHT_TAGS));
});

test("at least eight cars qualify as featured, and the six shown cover several categories", () => {
  const candidates = SEED_VEHICLES.map((car) => ({ ...car, dailyRate: car.priceCents }));
  const qualifying = candidates.filter((car) => selectFeaturedVehicles([car]).length === 1);
  expect(qualifying.length).toBeGreaterThanOrEqual(8);
  const shown = selectFeaturedVehicles(candidates);
  expect(shown).toHaveLength(6);
  expect(new Set(shown.map((car) => toCategorySlug(car.category))).size).toBeGreaterThanOrEqual(4);
});

test("exactly one car is not available", () => {
  expect(SEED_VEHICLES.filter((car) => !car.available).map((car) => car.slug)).toEqual(["audi-r8-v10-performance"]);
});

// Rule: product.md#pictures "A car is drawn"
test("every car has its three pictures and its own description", () => {
  for (const car of SEED_VEHICLES) {
    expect(car.images).toEqual(
      ["studio", "front", "rear"].map((picture) => `/pictures/cars/${car.slug}/${picture}-1200.webp`),
    );
    expect(isSlugShaped(car.slug)).toBe(true);
  }
  const texts = SEED_VEHICLES.map((car) => car.description ?? "");
  expect(Math.min(...texts.map((text) => text.length))).toBeGreaterThan(80);
  expect(new Set(texts).size).toBe(SEED_VEHICLES.length);
});
