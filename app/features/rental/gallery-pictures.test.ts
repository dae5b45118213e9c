import { expect, test } from "vitest";
import { galleryPictures } from "#app/features/rental/gallery-pictures.ts";

test("our own views say what they show, photographs are numbered", () => {
  const images = ["/pictures/cars/x/studio-1200.webp", "/pictures/cars/x/rear-1200.webp", "/uploads/a.jpg"];
  const pictures = galleryPictures({ brand: "Ferrari", name: "296 GTB", images });
  expect(pictures.map(({ src }) => src)).toEqual(images);
  expect(pictures.map(({ label }) => label)).toEqual(["Fianco", "Coda", "Foto 3"]);
  expect(pictures.every(({ alt }) => alt.startsWith("Ferrari 296 GTB"))).toBe(true);
  expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(3);
});
