import { expect, test } from "vitest";
import { FAST_PACE, INSTANT_PACE } from "./carousels.ts";

/** Embla updates 60 times a second. */
const FRAMES_IN_250_MS = 15;

test("a picture as wide as the widest viewport is at rest within 250 ms without overshoot", () => {
  const way = 1920;
  const places = placesAfterEachMove(way, FAST_PACE);
  expect(Math.abs(way - (places.at(-1) ?? 0))).toBeLessThan(1);
  expect(Math.max(...places) - way).toBeLessThan(1);
});

// Rule: product.md#look
test("the instant pace moves in the first frame and keeps its direction, since embla updates twice before it renders", () => {
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
