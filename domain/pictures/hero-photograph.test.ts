// Rule: product.md#home-page "A company's own photographs"
import fc from "fast-check";
import { expect, test } from "vitest";
import { veilOpacity } from "./hero-photograph.ts";

/** Relative luminance of a grey from 0 to 255, as WCAG defines it. */
function luminance(grey: number): number {
  const share = grey / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
/** The darkest ink that any palette writes on a dark ground. */
const INK_LUMINANCE = 0.7;

test("light text reaches 4.5:1 over the veiled brightest part of any photograph", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 255 }), (brightest) => {
      const veiled = brightest * (1 - veilOpacity(brightest) / 100);
      expect((INK_LUMINANCE + 0.05) / (luminance(veiled) + 0.05)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test("a dark photograph needs no veil, and one that nobody has measured the strongest", () => {
  expect(veilOpacity(60)).toBe(0);
  expect(veilOpacity(null)).toBe(veilOpacity(255));
  expect(veilOpacity(255)).toBeLessThan(70);
});
