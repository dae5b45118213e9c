import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findVehicleDimensions } from "#domain/vehicles/vehicle-dimensions.ts";
import { morphFor } from "../../geometry/morph.ts";
import { flatten, highestAt } from "../../geometry/spline.ts";
import { carModels } from "../../models/index.ts";
import { type FormEnd, placed } from "../forms/form.ts";
import { forms } from "../forms/index.ts";
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
    const dimensions = findVehicleDimensions(slug);
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

  const tall = cars.filter(([slug]) => forms[faceOf(slug).body].drawing === "tall");
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
    expect(Math.abs(arches.rear.x - arches.front.x - (findVehicleDimensions(slug)?.wheelbase ?? 0))).toBeLessThan(TOLERANCE_MM);
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

  it.each(cars)(
    "of %s keep their glass within roof and pillars, and their shoulders within the flanks",
    (slug, model) => {
      const { front, rear } = elevationsOf(faceOf(slug), model);
      for (const { house, screen, body, width } of [front, rear]) {
        const outline = flatten(house.outline);
        const glass = flatten(screen.pane);
        expect(Math.max(...glass.map(({ x }) => x))).toBeLessThan(Math.max(...outline.map(({ x }) => x)));
        expect(Math.max(...glass.map(({ y }) => y))).toBeLessThan(Math.max(...outline.map(({ y }) => y)) - 20);
        expect(Math.max(...flatten(body.outline).map(({ x }) => x))).toBeLessThan(width / 2 + 6);
      }
    },
  );

  it("show more of their rims than of their arches' lips hide", () => {
    for (const [slug, model] of cars) {
      const { front } = elevationsOf(faceOf(slug), model);
      const outline = flatten(front.body.outline);
      const foot = Math.min(...outline.map(({ y }) => y));
      const edge = front.tyre.track / 2 + front.tyre.width / 2 - 11;
      // As high as the tyre's outer side is free of the bumper's corner.
      const free = Math.min(...outline.filter(({ x, y }) => x > edge && y < front.tyre.radius * 1.2).map(({ y }) => y));
      expect(free, slug).toBeGreaterThan(foot + 40);
      expect(free, slug).toBeGreaterThan(front.tyre.radius * 0.4);
    }
  });

  const bodies = Object.entries(forms);
  it("are of thirteen bodies, each worn by a car", () => {
    expect(bodies).toHaveLength(13);
    expect(new Set(faces.map(({ body }) => body)).size).toBe(13);
  });

  /** Heights of a silhouette at hundredths of half the width. */
  const silhouette = (form: FormEnd) => {
    const line = flatten(placed(form.shoulder, { half: 1000, foot: 0, top: 1000 }));
    return [0, 15, 30, 45, 60, 75, 85].map((at) => highestAt(line, Math.max(1, at * 10)) ?? 0);
  };
  it("tell bodies of one drawing apart by bonnet, tail and greenhouse", () => {
    for (const end of ["front", "rear"] as const) {
      for (const [index, [name, form]] of bodies.entries()) {
        for (const [other, another] of bodies.slice(index + 1)) {
          if (form.drawing !== another.drawing) continue;
          const [one, two] = [silhouette(form[end]), silhouette(another[end])];
          const shoulders = one.reduce((sum, y, at) => sum + Math.abs(y - (two[at] ?? 0)), 0);
          const [house, second] = [form[end].house, another[end].house];
          const roofs = Math.abs(house.drop - second.drop) + Math.abs(house.bow - second.bow);
          expect(shoulders + roofs, `${end}: ${name} and ${other}`).toBeGreaterThan(25);
        }
      }
    }
  });

  it("differ from one another in lamps, grilles or trim", () => {
    const looks = carModels.map((model) => {
      const { front, rear } = elevationsOf(faceOf(model.slug), model);
      return JSON.stringify([front.lamps, front.grilles, front.trims, rear.lamps, rear.trims]);
    });
    expect(new Set(looks).size).toBe(carModels.length);
  });
});
