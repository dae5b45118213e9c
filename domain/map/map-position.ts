import { MAP_HEIGHT, MAP_WIDTH, projectToMap } from "#domain/map/projection.ts";

/** Why the map does not show a city: its coordinates are not entered, or they lie outside the drawing. */
export const OFF_MAP_REASONS = ["no-coordinates", "outside"] as const;
export type OffMapReason = (typeof OFF_MAP_REASONS)[number];

interface Located {
  latitude: number | null;
  longitude: number | null;
}

/** Returns a city's position in the drawing of the map, or why the map does not show it (product.md#countries-served). */
export function findMapPosition({ latitude, longitude }: Located): { x: number; y: number } | OffMapReason {
  if (latitude === null || longitude === null) return "no-coordinates";
  const { x, y } = projectToMap([longitude, latitude]);
  return x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT ? { x, y } : "outside";
}
