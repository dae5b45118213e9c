// Rule: product.md#picture-upload "The form gives hints"
import { expect, test } from "vitest";
import { listPictureHints, type MeasuredPicture } from "./picture-hints.ts";

const GOOD: MeasuredPicture = { width: 2000, height: 1500, brightness: 120, sharpness: 400 };
const hintsOf = (changes: Partial<MeasuredPicture>, others: readonly MeasuredPicture[] = [GOOD, GOOD]) =>
  listPictureHints({ ...GOOD, ...changes }, others);

test.each([
  ["a good picture", {}, []],
  ["a small picture", { width: 900, height: 675 }, ["small"]],
  ["a dark picture", { brightness: 20 }, ["dark"]],
  ["a blurred picture", { sharpness: 5 }, ["blurred"]],
  ["a portrait picture among wide ones", { width: 1500, height: 2000 }, ["other-aspect"]],
  ["a picture of an earlier version, which nothing has measured", { brightness: null, sharpness: null }, []],
  [
    "a dark, blurred, small picture",
    { width: 400, height: 300, brightness: 1, sharpness: 1 },
    ["small", "dark", "blurred"],
  ],
] as const)("%s", (_, changes, expected) => {
  expect(hintsOf(changes)).toEqual(expected);
});

test("two pictures have no usual aspect, so neither is of another one", () => {
  expect(hintsOf({ width: 1500, height: 2000 }, [GOOD])).toEqual([]);
});
