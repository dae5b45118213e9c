import { expect, test } from "vitest";
import { galleryPictures } from "./gallery-pictures.ts";

test("our own views say what they show, photographs are numbered", () => {
  const images = ["/pictures/cars/x/studio-1200.webp", "/pictures/cars/x/rear-1200.webp", "/uploads/a.jpg"];
  const pictures = galleryPictures({ slug: "x", brand: "Ferrari", name: "296 GTB", images, imageAlts: {} });
  expect(pictures.map(({ src }) => src)).toEqual(images);
  expect(pictures.map(({ label }) => label)).toEqual(["Fianco", "Dietro", "Foto 3"]);
  expect(pictures.every(({ alt }) => alt.startsWith("Ferrari 296 GTB"))).toBe(true);
  expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(3);
});

test("what staff wrote of a picture is said instead", () => {
  const images = ["/pictures/cars/x/studio-1200.webp", "/uploads/a.jpg"];
  const imageAlts = { "/uploads/a.jpg": "Il volante in Alcantara" };
  const pictures = galleryPictures({ slug: "x", brand: "Ferrari", name: "296 GTB", images, imageAlts });
  expect(pictures.map(({ alt }) => alt)).toEqual(["Ferrari 296 GTB di profilo", "Il volante in Alcantara"]);
});

test("our own views name the paint they are drawn in", () => {
  const images = ["/pictures/cars/ferrari-296-gtb/front-1200.webp"];
  const [picture] = galleryPictures({
    slug: "ferrari-296-gtb",
    brand: "Ferrari",
    name: "296 GTB",
    images,
    imageAlts: {},
  });
  expect(picture?.alt).toBe("Ferrari 296 GTB da davanti, colore rosso vivo");
});
