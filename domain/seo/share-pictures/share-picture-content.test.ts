import { expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { citySharePicture, sharePriceText, toWidePicture, vehicleSharePicture } from "./share-picture-content.ts";

test("puts our cut-out of a car on a road, and a photograph by staff beside the text", () => {
  expect(vehicleSharePicture(["/pictures/cars/ferrari-296-gtb/studio-1200.webp"])).toEqual({
    layout: "road",
    picture: "/pictures/cars/ferrari-296-gtb/cutout-1400.webp",
  });
  expect(vehicleSharePicture(["/uploads/abc-1200.webp"])).toEqual({
    layout: "plate",
    picture: "/uploads/abc-1200.webp",
  });
  expect(vehicleSharePicture([])).toEqual({ layout: "plate", picture: "" });
});

test("uses the wide variant of our pictures", () => {
  expect(toWidePicture("/pictures/magazine/cars-480.avif")).toBe("/pictures/magazine/cars-1200.webp");
  expect(toWidePicture("https://cdn.example/cars-480.avif")).toBe("https://cdn.example/cars-480.avif");
});

// Rule: product.md#city-record
test("uses staff's picture of a city, or else its poster", () => {
  expect(citySharePicture({ slug: "milan", imageUrl: null }).picture).toBe("/pictures/cities/milan-1200.webp");
  expect(citySharePicture({ slug: "milan", imageUrl: "/uploads/duomo.webp" }).picture).toBe("/uploads/duomo.webp");
});

test("states a price if one is known", () => {
  expect(sharePriceText(wordsOf("it"), "perDay", 120_000)).toEqual({ price: "da €\u00a01.200 al giorno" });
  expect(sharePriceText(wordsOf("it"), "perHour", 0)).toEqual({});
});
