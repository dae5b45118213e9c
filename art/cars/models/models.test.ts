import { describe, expect, it } from "vitest";
import { illustratedFinishesOf } from "#domain/vehicles/illustrated-finishes.ts";
import { findFinishColours } from "#server/seed/units/palette.ts";
import { morphFor } from "../geometry/morph.ts";
import { carModels } from "./index.ts";

/** The cut-outs' canvas leaves this much above the ground and this much in length (mm). */
const HEADROOM = 2100 * 0.88;
const CANVAS = 6000;

describe("car models", () => {
  it("have a slug each", () => {
    expect(new Set(carModels.map((model) => model.slug)).size).toBe(carModels.length);
  });

  it.each(carModels.map((model) => [model.slug, model] as const))("%s fits the cut-out canvas", (_slug, model) => {
    const body = morphFor(model.body, model.shape).body(model.body);
    const xs = body.outline.map((point) => point.x);
    const ys = body.outline.map((point) => point.y);
    expect(Math.max(...ys)).toBeLessThan(HEADROOM);
    expect(Math.max(...xs)).toBeLessThan((CANVAS + model.shape.length) / 2);
    // A spare wheel or a grille stands beyond the outline: as long as the real car to 3 %.
    expect(Math.abs(Math.max(...xs) - Math.min(...xs) - model.shape.length)).toBeLessThan(model.shape.length * 0.03);
  });

  it.each(carModels.map((model) => [model.slug, model] as const))(
    "%s stands on four wheels inside its body",
    (_slug, model) => {
      const { arches, length } = morphFor(model.body, model.shape).body(model.body);
      expect(arches.front.x - arches.front.radius).toBeGreaterThan(0);
      expect(arches.rear.x + arches.rear.radius).toBeLessThan(length);
      expect(arches.rear.x - arches.front.x).toBeGreaterThan(2300);
    },
  );

  // Rule: product.md#demo-data
  it.each(carModels.map((model) => [model.slug, model] as const))(
    "%s is drawn in the paint and the leather of each of its finishes",
    (slug, model) => {
      const drawn = [model, ...(model.otherFinishes ?? [])];
      const finishes = illustratedFinishesOf(slug).map(findFinishColours);
      expect(drawn.length).toBe(finishes.length);
      for (const [index, { paint, leather }] of drawn.entries()) {
        const named = finishes[index];
        for (const at of [0, 1, 2]) {
          // Flakes cover nearly half of a painted surface.
          const seen = channel(paint.base, at) * 0.55 + channel(paint.flake, at) * 0.45;
          expect(Math.abs(channel(named?.paint.colour ?? "", at) - seen)).toBeLessThanOrEqual(1);
        }
        expect(named?.leather.colour).toBe(leather);
      }
    },
  );

  it("differ from one another in more than paint", () => {
    const looks = carModels.map(({ body, shape, wheel, lamps, intakes }) =>
      JSON.stringify([body.outline, shape, wheel, lamps, intakes]),
    );
    expect(new Set(looks).size).toBe(carModels.length);
  });
});

const channel = (colour: string, at: number) => Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16);
