import { expect, test } from "vitest";
import { pictureVariants } from "#app/ui/picture-variants.ts";

test("a car's studio picture has its four widths in both formats and its box", () => {
  const variants = pictureVariants("/pictures/cars/ferrari-296-gtb/studio-1200.webp");
  expect(variants).toMatchObject({ src: "/pictures/cars/ferrari-296-gtb/studio-1200.webp", width: 1200, height: 675 });
  expect(variants?.avif.split(", ")).toHaveLength(4);
  expect(variants?.webp).toContain("/pictures/cars/ferrari-296-gtb/studio-480.webp 480w");
});

test("a cut-out keeps the canvas on which all cars stand to scale", () => {
  expect(pictureVariants("/pictures/cars/bmw-i7-xdrive60/cutout-700.webp")).toMatchObject({ width: 700, height: 245 });
});

test("a width that is never made falls back to one that is", () => {
  expect(pictureVariants("/pictures/cities/milan-999.webp")?.src).toBe("/pictures/cities/milan-800.webp");
});

test("a tall hero is told apart from a wide one", () => {
  expect(pictureVariants("/pictures/heroes/day-tall-800.webp")?.height).toBe(1000);
  expect(pictureVariants("/pictures/heroes/day-1280.webp")?.height).toBe(720);
});

test.each(["https://example.org/car.jpg", "/uploads/car-1200.webp", "/pictures/unknown/x-800.webp", ""])(
  "%s is none of ours",
  (address) => {
    expect(pictureVariants(address)).toBeNull();
  },
);
