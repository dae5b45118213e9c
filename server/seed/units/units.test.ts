// Rule: product.md#demo-data
import { expect, test } from "vitest";
import { illustratedFinishesOf } from "#domain/vehicles/illustrated-finishes.ts";
import { planBookings } from "#server/seed/demo/plan-bookings.ts";
import { planHandovers } from "#server/seed/demo/plan-handovers.ts";
import { SEED_VEHICLES } from "#server/seed/vehicles.ts";
import { TEST_SITE } from "#test/site.ts";
import { TEST_NOW } from "#test/test-now.ts";
import { findFinishColours } from "./palette.ts";
import { createCatalogueUnits, createDemoUnits } from "./unit-rows.ts";

const plans = planBookings(TEST_NOW, TEST_SITE);
const handovers = planHandovers(plans);
const units = createDemoUnits(plans, handovers);

test("each unit has an illustrated finish, and no two of one car share a paint or a leather", () => {
  for (const { slug, totalUnits } of SEED_VEHICLES) {
    const finishes = illustratedFinishesOf(slug);
    expect(finishes.length, slug).toBe(totalUnits);
    expect(new Set(finishes.map(({ paint }) => paint)).size, slug).toBe(totalUnits);
    expect(new Set(finishes.map(({ leather }) => leather)).size, slug).toBe(totalUnits);
    const units = createCatalogueUnits().filter((unit) => unit.slug === slug);
    expect(units, slug).toEqual(
      finishes.map((finish, index) => ({ slug, number: index + 1, ...findFinishColours(finish) })),
    );
  }
});

test("registrations are complete, plates and chassis numbers unique, and plates match their country", () => {
  expect(new Set(units.map(({ plate }) => plate)).size).toBe(units.length);
  expect(new Set(units.map(({ vin }) => vin)).size).toBe(units.length);
  for (const { vin, slug } of units) expect(vin, slug).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
  const plateIn = (city: string) => {
    const slug = SEED_VEHICLES.find(({ location }) => location === city)?.slug;
    return units.find((unit) => unit.slug === slug)?.plate;
  };
  expect(plateIn("Milano")).toMatch(/^[A-Z]{2}\d{3}[A-Z]{2}$/);
  expect(plateIn("Parigi")).toMatch(/^[A-Z]{2}\d{3}[A-Z]{2}$/);
  expect(plateIn("Zurigo")).toMatch(/^ZH\d{6}$/);
  expect(plateIn("Barcellona")).toMatch(/^\d{4}[A-Z]{3}$/);
  expect(plateIn("Vienna")).toMatch(/^W\d{5}[A-Z]$/);
  expect(createDemoUnits(plans, handovers)).toEqual(units);
});

test("a unit's odometer is at its last handover's reading", () => {
  const last = Math.max(
    ...handovers
      .filter(({ reference }) => {
        const hold = plans.find(({ row }) => row.reference === reference)?.hold;
        return hold?.slug === "porsche-911-carrera-s" && hold.unit === 1;
      })
      .map(({ row }) => row.kilometres),
  );
  expect(units.find(({ slug, number }) => slug === "porsche-911-carrera-s" && number === 1)?.kilometres).toBe(last);
});

test("catalogue units have colours, but no registrations", () => {
  for (const unit of createCatalogueUnits()) {
    expect(unit.paint).toBeDefined();
    expect(unit.plate).toBeUndefined();
  }
});
