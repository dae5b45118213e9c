// Rule: product.md#cars
// Rule: product.md#vehicle-record
import { expect, test } from "vitest";
import { featuredVehicles } from "#domain/catalogue/featured.ts";
import { horsepower, transmissionKind } from "#domain/catalogue/filters.ts";
import { CATEGORY_SLUGS, categorySlug, STAFF_CATEGORIES } from "#domain/categories.ts";
import { deriveVehicleSlug, isSlugShaped, withoutAccents } from "#domain/slug.ts";
import { BRANDS } from "#server/seed/brands.ts";
import { HIGHLIGHT_TAGS } from "#server/seed/cars/car-seed.ts";
import { CARS } from "#server/seed/cars.ts";
import { CITIES } from "#server/seed/cities.ts";

const CAR_CITIES = ["Milano", "Roma", "Firenze", "Napoli", "Monaco", "Parigi", "Vienna", "Zurigo", "Barcellona"];
/** The diesel V-Class keeps the slug its pictures have. */
const SLUGS_OF_THEIR_OWN = ["mercedes-benz-v-300"];

// Rule: product.md#starting-catalogue
test("there are 33 cars of 12 brands, every brand with at least one", () => {
  expect(CARS).toHaveLength(33);
  expect(BRANDS).toHaveLength(12);
  expect(new Set(CARS.map((car) => car.brand))).toEqual(new Set(BRANDS.map((brand) => brand.name)));
});

// Rule: product.md#brand-form
// Rule: product.md#brand-record
test("slugs of cars are unique and follow from brand and name", () => {
  expect(new Set(CARS.map((car) => car.slug)).size).toBe(CARS.length);
  for (const car of CARS.filter(({ slug }) => !SLUGS_OF_THEIR_OWN.includes(slug))) {
    expect(car.slug).toBe(deriveVehicleSlug(car.brand, withoutAccents(car.name)));
  }
  expect(BRANDS.map((brand) => brand.slug)).toEqual(
    expect.arrayContaining(["mercedes-benz", "rolls-royce", "aston-martin", "range-rover"]),
  );
});

// Rule: product.md#starting-catalogue
test("every car stands in a known city, and each of the nine car cities has at least three", () => {
  const known = CITIES.map((city) => city.name);
  for (const car of CARS) expect(known).toContain(car.location);
  for (const city of CAR_CITIES) {
    expect(CARS.filter((car) => car.location === city).length, city).toBeGreaterThanOrEqual(3);
  }
  expect(new Set(CARS.map((car) => car.location))).toEqual(new Set(CAR_CITIES));
});

// Rule: product.md#categories
// Rule: product.md#fleet-form
test("all six staff categories are used, and Milano has all five public ones", () => {
  expect(new Set(CARS.map((car) => car.category))).toEqual(new Set(STAFF_CATEGORIES));
  const inMilano = CARS.filter((car) => car.location === "Milano").map((car) => categorySlug(car.category));
  expect(new Set(inMilano)).toEqual(new Set(CATEGORY_SLUGS));
});

// Rule: product.md#brand-pages
test("the brand-in-city pages with a text of their own have a car each", () => {
  const stands = (brand: string, city: string) => CARS.some((car) => car.brand === brand && car.location === city);
  for (const city of ["Milano", "Monaco", "Roma"]) expect(stands("Ferrari", city), city).toBe(true);
  for (const city of ["Milano", "Monaco", "Barcellona"]) expect(stands("Lamborghini", city), city).toBe(true);
});

// Rule: product.md#money
// Rule: product.md#questions
// Rule: product.md#starting-catalogue
test("prices and terms stay within their bounds", () => {
  for (const car of CARS) {
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
  expect(Math.max(...CARS.map((car) => car.priceCents))).toBe(150_000);
  expect(Math.min(...CARS.map((car) => car.priceCents))).toBe(60_000);
});

test("technical data read as the pages and filters expect them", () => {
  for (const { specs, slug } of CARS) {
    expect(specs.power, slug).toMatch(/^\d{3} CV$/);
    expect(horsepower(specs), slug).toBeGreaterThan(150);
    expect(specs.acceleration, slug).toMatch(/^\d{1,2},\d{1,2} s$/);
    expect(specs.topSpeed, slug).toMatch(/^\d{3} km\/h$/);
    expect(specs.luggage, slug).toMatch(/^(\d\.)?\d{3} litri$/);
    expect(specs.seats, slug).toBeGreaterThanOrEqual(2);
  }
  expect(CARS.filter((car) => transmissionKind(car.specs.transmission) === "manuale").map((car) => car.slug)).toEqual([
    "porsche-718-spyder",
  ]);
  const fuels = new Set(CARS.map((car) => car.specs.fuel));
  expect(fuels).toEqual(new Set(["Benzina", "Diesel", "Elettrica", "Ibrida", "Ibrida Plug-in"]));
});

test("all twelve highlight tags are used and no other", () => {
  expect(new Set(CARS.flatMap((car) => car.highlights))).toEqual(new Set(HIGHLIGHT_TAGS));
});

test("at least eight cars qualify as featured, and the six shown are of several categories", () => {
  const candidates = CARS.map((car) => ({ ...car, dailyRate: car.priceCents }));
  const qualifying = candidates.filter((car) => featuredVehicles([car]).length === 1);
  expect(qualifying.length).toBeGreaterThanOrEqual(8);
  const shown = featuredVehicles(candidates);
  expect(shown).toHaveLength(6);
  expect(new Set(shown.map((car) => categorySlug(car.category))).size).toBeGreaterThanOrEqual(4);
});

test("exactly one car is not available", () => {
  expect(CARS.filter((car) => !car.available).map((car) => car.slug)).toEqual(["audi-r8-v10-performance"]);
});

// Rule: product.md#pictures "A car is drawn"
test("every car has its three pictures and a description of its own", () => {
  for (const car of CARS) {
    expect(car.images).toEqual(
      ["studio", "front", "rear"].map((picture) => `/pictures/cars/${car.slug}/${picture}-1200.webp`),
    );
    expect(isSlugShaped(car.slug)).toBe(true);
  }
  const texts = CARS.map((car) => car.description ?? "");
  expect(Math.min(...texts.map((text) => text.length))).toBeGreaterThan(80);
  expect(new Set(texts).size).toBe(CARS.length);
});
