import { expect, test } from "vitest";
import { QUICK } from "./carousels.ts";

/** Embla moves a carousel once in a sixtieth of a second. */
const FRAMES_IN_250_MS = 15;

test("a picture as wide as the widest stage is still within 250 ms and does not swing over", () => {
  const way = 1920;
  let at = 0;
  let velocity = 0;
  let farthest = 0;
  for (let frame = 0; frame < FRAMES_IN_250_MS; frame++) {
    velocity = (velocity + (way - at) / QUICK.duration) * QUICK.friction;
    at += velocity;
    farthest = Math.max(farthest, at);
  }
  expect(Math.abs(way - at)).toBeLessThan(1);
  expect(farthest - way).toBeLessThan(1);
});
