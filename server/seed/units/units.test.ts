import { expect, test } from "vitest";
import { drawnFinishes } from "#domain/catalogue/drawn-finishes.ts";
import { finishOf } from "#domain/units/finish.ts";
import { CARS } from "#server/seed/cars.ts";
import { planBookings } from "#server/seed/demo/plan-bookings.ts";
import { planHandovers } from "#server/seed/demo/plan-handovers.ts";
import { TEST_SITE } from "#test/site.ts";
import { TEST_NOW } from "#test/test-now.ts";
import { carModel } from "../../../art/cars/models/index.ts";
import { UNIT_COLOURS } from "./unit-colours.ts";
import { catalogueUnits, demoUnits } from "./unit-rows.ts";

const plans = planBookings(TEST_NOW, TEST_SITE);
const handovers = planHandovers(plans);
const units = demoUnits(plans, handovers);

test("each unit of each car has its colours, and no two of one car the same", () => {
  expect(Object.keys(UNIT_COLOURS).sort()).toEqual(CARS.map(({ slug }) => slug).sort());
  for (const { slug, totalUnits } of CARS) {
    const colours = UNIT_COLOURS[slug] ?? [];
    expect(colours.length, slug).toBe(totalUnits);
    expect(new Set(colours.map(({ paint }) => paint.name)).size, slug).toBe(totalUnits);
    expect(new Set(colours.map(({ leather }) => leather.name)).size, slug).toBe(totalUnits);
  }
});

test("the car's pictures show the paint and the leather of each unit, unit 1 first", () => {
  for (const { slug } of CARS) {
    const model = carModel(slug);
    const drawn = [model, ...(model.otherFinishes ?? [])];
    const units = UNIT_COLOURS[slug] ?? [];
    expect(drawn.length, slug).toBe(units.length);
    for (const [index, { paint, leather }] of drawn.entries()) {
      const colour = units[index]?.paint.colour ?? "";
      for (const at of [0, 1, 2]) {
        // A drawn paint's flakes are nearly half of what is seen.
        const seen = channel(paint.base, at) * 0.55 + channel(paint.flake, at) * 0.45;
        expect(Math.abs(channel(colour, at) - seen), slug).toBeLessThanOrEqual(1);
      }
      expect(units[index]?.leather.colour, slug).toBe(leather);
    }
  }
});

test("the units have the finishes that the pictures are drawn in", () => {
  for (const { slug } of CARS)
    expect(
      drawnFinishes(slug).map(({ key }) => key),
      slug,
    ).toEqual((UNIT_COLOURS[slug] ?? []).map((unit) => finishOf(unit)?.key));
});

test("the demo's papers are whole, no plate or chassis number stands twice, and each plate is its country's", () => {
  expect(new Set(units.map(({ plate }) => plate)).size).toBe(units.length);
  expect(new Set(units.map(({ vin }) => vin)).size).toBe(units.length);
  for (const { vin, slug } of units) expect(vin, slug).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
  const plateIn = (city: string) => {
    const slug = CARS.find(({ location }) => location === city)?.slug;
    return units.find((unit) => unit.slug === slug)?.plate;
  };
  expect(plateIn("Milano")).toMatch(/^[A-Z]{2}\d{3}[A-Z]{2}$/);
  expect(plateIn("Parigi")).toMatch(/^[A-Z]{2}\d{3}[A-Z]{2}$/);
  expect(plateIn("Zurigo")).toMatch(/^ZH\d{6}$/);
  expect(plateIn("Barcellona")).toMatch(/^\d{4}[A-Z]{3}$/);
  expect(plateIn("Vienna")).toMatch(/^W\d{5}[A-Z]$/);
  expect(demoUnits(plans, handovers)).toEqual(units);
});

test("a unit's counter says what its last handover does", () => {
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

test("the catalogue alone has colours, and no papers that nobody has", () => {
  for (const unit of catalogueUnits()) {
    expect(unit.paint).toBeDefined();
    expect(unit.plate).toBeUndefined();
  }
});

const channel = (colour: string, at: number) => Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16);
