import { type VehicleDimensions, findVehicleDimensions } from "#domain/vehicles/vehicle-dimensions.ts";
import { morphFor } from "../../geometry/morph.ts";
import type { CarModel } from "../../model.ts";
import type { Body, Lamp } from "../../profile.ts";

/** Where a car's face has to stand so that it agrees with its profile: millimetres from the ground, and half its width. */
export interface Frame {
  readonly half: number;
  readonly height: number;
  /** Foot of the body, middle of the head lamps, foot of the windscreen. */
  readonly foot: number;
  readonly lamps: number;
  readonly cowl: number;
  /** Middle of the tail lamps, upper edge of the tail. */
  readonly tail: number;
  readonly deck: number;
  readonly wheelRadius: { readonly front: number; readonly rear: number };
  /** A distance from the middle as a share of half the width. */
  readonly x: (share: number) => number;
}

export function frameOf(model: CarModel): Frame & { readonly dimensions: VehicleDimensions } {
  const dimensions = findVehicleDimensions(model.slug);
  if (!dimensions) throw new Error(`No measures of ${model.slug}`);
  const morph = morphFor(model.body, model.shape);
  const body = morph.body(model.body);
  const half = dimensions.width / 2;
  return {
    dimensions,
    half,
    // As high as in profile: an open car is lower than with its roof closed.
    height: body.height,
    foot: body.sill.front - 14,
    lamps: middleOf(model.lamps.map(morph.lamp), "white", body) ?? body.belt * 0.72,
    cowl: body.belt - 24,
    tail: middleOf(model.lamps.map(morph.lamp), "red", body) ?? body.belt * 0.86,
    deck: body.belt + 24,
    wheelRadius: { front: body.arches.front.wheelRadius, rear: body.arches.rear.wheelRadius },
    x: (share) => share * half,
  };
}

/** The height of the middle of the lamps of a colour at the car's end. */
function middleOf(lamps: readonly Lamp[], light: Lamp["light"], body: Body): number | undefined {
  const ends = lamps.filter((lamp) => {
    const at = lamp.lower[0]?.x ?? 0;
    return lamp.light === light && (light === "white" ? at < body.length / 3 : at > body.length / 2);
  });
  const ys = ends.flatMap(({ lower, upper }) => [...lower, ...upper].map(({ y }) => y));
  return ys.length > 0 ? (Math.min(...ys) + Math.max(...ys)) / 2 : undefined;
}
