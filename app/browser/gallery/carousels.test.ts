import { expect, test } from "vitest";
import { FAST_PACE, INSTANT_PACE } from "./carousels.ts";

/** Embla moves a carousel once in a sixtieth of a second. */
const FRAMES_IN_250_MS = 15;

test("a picture as wide as the widest stage is still within 250 ms and does not swing over", () => {
  const way = 1920;
  const places = placesAfterEachMove(way, FAST_PACE);
  expect(Math.abs(way - (places.at(-1) ?? 0))).toBeLessThan(1);
  expect(Math.max(...places) - way).toBeLessThan(1);
});

// Rule: product.md#look
test("at once is with the first frame, and forward even then: embla moves twice before it draws, and goes round by the last direction", () => {
  for (const way of [-1920, 1920]) {
    const [first = 0, second = 0] = placesAfterEachMove(way, INSTANT_PACE);
    expect(Math.abs(way - second)).toBeLessThan(1);
    expect(Math.sign(second - first)).toBe(Math.sign(way));
  }
});

function placesAfterEachMove(way: number, { duration, friction }: typeof FAST_PACE): number[] {
  let at = 0;
  let velocity = 0;
  return Array.from({ length: FRAMES_IN_250_MS }, () => {
    velocity = (velocity + (way - at) / duration) * friction;
    at += velocity;
    return at;
  });
}
