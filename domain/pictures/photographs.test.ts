// Rule: product.md#pictures "Photographs of a car"
import { expect, test } from "vitest";
import { includesPhotograph } from "./photographs.ts";

const DRAWINGS = ["/pictures/cars/bmw-x7/studio-1200.webp", "/pictures/jets/hawker-900xp/profile-1200.webp"];

test.each([
  [[], false],
  [DRAWINGS, false],
  [[...DRAWINGS, "/uploads/0f8fad5b-d9cb-869f-a165-70867728950e-900x600/900.webp"], true],
  [["https://elsewhere.example/pictures/a.jpg"], true],
])("%j includes a photograph: %s", (pictures, expected) => {
  expect(includesPhotograph(pictures)).toBe(expected);
});
