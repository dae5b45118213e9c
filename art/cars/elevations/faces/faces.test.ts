import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { carDimensions } from "#domain/catalogue/car-dimensions.ts";
import { morphFor } from "../../geometry/morph.ts";
import { flatten } from "../../geometry/spline.ts";
import { carModels } from "../../models/index.ts";
import { elevationsOf } from "./face.ts";
import { faceOf, faces } from "./index.ts";

/** How far a drawing may be from the maker's measure (mm). */
const TOLERANCE_MM = 12;
/** What the canvas of the cut-outs leaves above the ground, with a little air. */
const HIGHEST_MM = 1838;

const cars = carModels.map((model) => [model.slug, model] as const);

describe("the elevations", () => {
  it("are one of each car", () => {
    expect(faces.map(({ slug }) => slug).sort()).toEqual(carModels.map(({ slug }) => slug).sort());
  });

  it.each(cars)("of %s are as wide and as high as the car, like its profile", (slug, model) => {
    const dimensions = carDimensions(slug);
    const profile = morphFor(model.body, model.shape).body(model.body);
    expect(profile.length).toBe(dimensions?.length);
    const { front, rear } = elevationsOf(faceOf(slug), model);
    for (const view of [front, rear]) {
      const widest = Math.max(...flatten(view.body.outline).map(({ x }) => x));
      expect(Math.abs(widest * 2 - (dimensions?.width ?? 0))).toBeLessThan(TOLERANCE_MM);
      expect(view.tyre.track + view.tyre.width).toBeLessThan(view.width);
      expect(view.height).toBe(profile.height);
      // With its roof down a car is lower than the maker's figure; the cut-outs' canvas ends above the tallest ones.
      const height = Math.min(dimensions?.height ?? 0, HIGHEST_MM);
      if (!view.open) expect(Math.abs(profile.height - height)).toBeLessThan(TOLERANCE_MM);
    }
  });

  it.each(cars)("of %s stand on tyres that reach up behind their bumpers' corners", (slug, model) => {
    const { front, rear } = elevationsOf(faceOf(slug), model);
    for (const { body, tyre, width } of [front, rear]) {
      const outline = flatten(body.outline);
      const foot = Math.min(...outline.map(({ y }) => y));
      const lowest = outline.filter(({ y }) => y < foot + 12);
      expect(Math.max(...lowest.map(({ x }) => x))).toBeLessThan(width * 0.46);
      expect(2 * tyre.radius).toBeGreaterThan(foot + 200);
      // Nearly flush with the arch's lip.
      expect(width - tyre.track - tyre.width).toBeLessThan(30);
    }
  });

  const tall = cars.filter(([slug]) => faceOf(slug).body === "tall");
  it.each(tall)(
    "of %s, a tall car, are closed beneath the bumper, between the tyres and clear of the ground",
    (slug, model) => {
      const { front, rear } = elevationsOf(faceOf(slug), model);
      for (const { body, tyre, valance } of [front, rear]) {
        const lower = flatten(valance ?? []);
        const low = Math.min(...lower.map(({ y }) => y));
        expect(low).toBeGreaterThan(100);
        expect(low).toBeLessThan(Math.min(201, ...flatten(body.outline).map(({ y }) => y - 20)));
        expect(Math.max(...lower.map(({ x }) => x))).toBeLessThan((tyre.track - tyre.width) / 2);
      }
    },
  );

  it.each(cars)("of %s stand on the wheelbase that the page states", (slug, model) => {
    const { arches } = morphFor(model.body, model.shape).body(model.body);
    expect(Math.abs(arches.rear.x - arches.front.x - (carDimensions(slug)?.wheelbase ?? 0))).toBeLessThan(TOLERANCE_MM);
  });

  it.each(cars)("of %s carry their lamps where the body is", (slug, model) => {
    const { front, rear } = elevationsOf(faceOf(slug), model);
    for (const view of [front, rear]) {
      const top = Math.max(...flatten(view.body.outline).map(({ y }) => y));
      expect(view.lamps.length).toBeGreaterThan(0);
      for (const { shape } of view.lamps) {
        expect(Math.max(...shape.map(({ y }) => y))).toBeLessThan(top + 60);
        expect(Math.max(...shape.map(({ x }) => x))).toBeLessThan(view.width / 2);
      }
    }
  });

  it.each(cars)("of %s are in the set", (slug) => {
    const folder = new URL(`../../../../public/pictures/cars/${slug}/`, import.meta.url);
    for (const view of ["front-cutout-280", "front-cutout-560", "rear-cutout-280", "rear-cutout-560"])
      for (const format of ["avif", "webp"]) expect(existsSync(new URL(`${view}.${format}`, folder)), view).toBe(true);
  });

  it("differ from one another in lamps, grilles or trim", () => {
    const looks = carModels.map((model) => {
      const { front, rear } = elevationsOf(faceOf(model.slug), model);
      return JSON.stringify([front.lamps, front.grilles, front.trims, rear.lamps, rear.trims]);
    });
    expect(new Set(looks).size).toBe(carModels.length);
  });
});
