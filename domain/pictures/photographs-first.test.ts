import fc from "fast-check";
import { expect, test } from "vitest";
import { DRAWINGS_PLACES } from "./drawings-place.ts";
import { isPhotograph } from "./photographs.ts";
import { putPhotographsFirst } from "./photographs-first.ts";

const photograph = fc.integer({ min: 0, max: 99 }).map((number) => `/uploads/${number}.webp`);
const elsewhere = fc.webUrl();
const drawing = fc.constantFrom("studio", "front", "rear").map((view) => `/pictures/cars/bmw-x7/${view}-1200.webp`);
const images = fc.uniqueArray(fc.oneof(photograph, elsewhere, drawing));

// Rule: product.md#pictures "Photographs come first"
test("photographs keep the staff's order and come first; drawings follow or are left out", () => {
  fc.assert(
    fc.property(images, fc.constantFrom(...DRAWINGS_PLACES), (given, drawings) => {
      const shown = putPhotographsFirst(given, drawings);
      const photographs = given.filter(isPhotograph);
      expect(shown.slice(0, photographs.length)).toEqual(photographs);
      const rest = given.filter((image) => !isPhotograph(image));
      const isLeftOut = drawings === "none" && photographs.length > 0;
      expect(shown.slice(photographs.length)).toEqual(isLeftOut ? [] : rest);
    }),
  );
});
