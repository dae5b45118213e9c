import type { Material, Part } from "../engine/scene.ts";
import type { Sdf, Vec } from "../engine/sdf.ts";

/** Takes a solid with the box it lies in and the width of its triangles (m). */
export type AddPart = (solid: Sdf, low: Vec, high: Vec, cell: number, material: Material) => void;

export function partsList(): { parts: Part[]; add: AddPart } {
  const parts: Part[] = [];
  return {
    parts,
    add: (solid, low, high, cell, material) => parts.push({ solid, bounds: [low, high], cell, material }),
  };
}

/** Where the driver sits, from the middle of the car. */
export const DRIVER = -0.37;

/** The dashboard's ends come towards the seats. */
export const bent = (x: number): number => 0.17 * x * x;
export const bend =
  (solid: Sdf): Sdf =>
  (x, y, z) =>
    solid(x, y, z + bent(x)) * 0.95;

/** A line across the dashboard at a height and depth, `reach` to either side. */
export const across = (y: number, z: number, reach: number): Vec[] =>
  Array.from({ length: 25 }, (_, i) => {
    const x = (i / 12 - 1) * reach;
    return [x, y, z - bent(x)] as const;
  });
