import { expect, test } from "vitest";
import { pictureVariants } from "./picture-variants.ts";

test("a car's studio picture has its four widths in both formats and its box", () => {
  const variants = pictureVariants("/pictures/cars/ferrari-296-gtb/studio-1200.webp");
  expect(variants).toMatchObject({ src: "/pictures/cars/ferrari-296-gtb/studio-1200.webp", width: 1200, height: 675 });
  expect(variants?.avif.split(", ")).toHaveLength(4);
  expect(variants?.webp).toContain("/pictures/cars/ferrari-296-gtb/studio-480.webp 480w");
});

test("a cut-out keeps the common canvas, so that all cars, and all jets, have the same scale", () => {
  expect(pictureVariants("/pictures/cars/bmw-i7-xdrive60/cutout-700.webp")).toMatchObject({ width: 700, height: 245 });
  expect(pictureVariants("/pictures/jets/hawker-900xp/cutout-night-800.webp")).toMatchObject({
    width: 800,
    height: 229,
  });
});

test("a width that does not exist falls back to one that does", () => {
  expect(pictureVariants("/pictures/cities/milan-999.webp")?.src).toBe("/pictures/cities/milan-800.webp");
});

test("a tall hero is distinguished from a wide one", () => {
  expect(pictureVariants("/pictures/heroes/day-tall-800.webp")?.height).toBe(1000);
  expect(pictureVariants("/pictures/heroes/day-1280.webp")?.height).toBe(576);
});

test("an uploaded picture has the widths and the box that its URL states", () => {
  const folder = "/uploads/0f8fad5b-d9cb-869f-a165-70867728950e-1000x750";
  expect(pictureVariants(`${folder}/800.webp`)).toEqual({
    src: `${folder}/800.webp`,
    width: 800,
    height: 600,
    avif: `${folder}/480.avif 480w, ${folder}/800.avif 800w, ${folder}/1000.avif 1000w`,
    webp: `${folder}/480.webp 480w, ${folder}/800.webp 800w, ${folder}/1000.webp 1000w`,
    largest: `${folder}/1000.webp`,
    ground: "light",
    style: {
      objectPosition: "var(--picture-position,50% 50%)",
      maxWidth: "min(100%,1000px)",
      maxHeight: 750,
      margin: "auto",
    },
  });
});

test.each(["https://example.org/car.jpg", "/uploads/car-1200.webp", "/pictures/unknown/x-800.webp", ""])(
  "%s is not one of our pictures",
  (address) => {
    expect(pictureVariants(address)).toBeNull();
  },
);
