// Rule: product.md#countries-served "A city without coordinates"
import { expect, test } from "vitest";
import { findMapPosition } from "#domain/map/map-position.ts";
import { MAP_HEIGHT, MAP_WIDTH } from "#domain/map/projection.ts";

test("a city within the drawing has a position", () => {
  const position = findMapPosition({ latitude: 45.46, longitude: 9.19 });
  expect(position).toEqual({ x: expect.any(Number), y: expect.any(Number) });
  const { x, y } = position as { x: number; y: number };
  expect([x > 0, x < MAP_WIDTH, y > 0, y < MAP_HEIGHT]).toEqual([true, true, true, true]);
});

test.each([
  ["Bellagio without coordinates", null, null, "no-coordinates"],
  ["half a pair of coordinates", 45.98, null, "no-coordinates"],
  ["Lisbona, to the west", 38.72, -9.13, "outside"],
  ["Corfù, to the east", 39.62, 19.92, "outside"],
  ["Copenaghen, to the north", 55.68, 12.57, "outside"],
  ["Tunisi, to the south", 34, 10.18, "outside"],
])("%s has none, and a reason", (_case, latitude, longitude, reason) => {
  expect(findMapPosition({ latitude, longitude })).toBe(reason);
});
