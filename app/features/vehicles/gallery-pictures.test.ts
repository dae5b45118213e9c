// Rule: product.md#pictures

import { expect, test } from "vitest";
import { addPictureDetails, type PictureDetails, parsePictureDetails } from "#domain/pictures/picture-details.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { BLACK, createNamedFinish, GRAPHITE, S_CLASS } from "#test/factories/vehicles-with-finishes.ts";
import { illustratedFinishes, toGalleryPictures } from "./gallery-pictures.ts";

// Rule: product.md#cars
// Rule: product.md#vehicle-page "Pictures of our"
test("illustrations have descriptions, photographs are numbered", () => {
  const images = ["/pictures/cars/x/studio-1200.webp", "/pictures/cars/x/rear-1200.webp", "/uploads/a.jpg"];
  const pictures = toGalleryPictures(wordsOf("it"), {
    slug: "x",
    brand: "Ferrari",
    name: "296 GTB",
    images,
    imageAlts: {},
  });
  expect(pictures.map(({ src }) => src)).toEqual([...images, "/pictures/cars/x/wheel-800.webp"]);
  expect(pictures.map(({ label }) => label)).toEqual(["Fianco", "Dietro", "Foto 3", "Ruota"]);
  expect(pictures.every(({ alt }) => alt.startsWith("Ferrari 296 GTB"))).toBe(true);
  expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(4);
});

test("an alternative text by staff replaces ours", () => {
  const images = ["/pictures/cars/x/studio-1200.webp", "/uploads/a.jpg"];
  const imageAlts = { "/uploads/a.jpg": "Il volante in Alcantara" };
  const pictures = toGalleryPictures(wordsOf("it"), {
    slug: "x",
    brand: "Ferrari",
    name: "296 GTB",
    images,
    imageAlts,
  });
  expect(pictures.map(({ alt }) => alt)).toEqual([
    "Ferrari 296 GTB di profilo",
    "Il volante in Alcantara",
    "Ferrari 296 GTB, la ruota anteriore da vicino, con il suo freno",
  ]);
});

test("illustrations name the colour they show", () => {
  const images = ["/pictures/cars/ferrari-296-gtb/front-1200.webp"];
  const [picture] = toGalleryPictures(wordsOf("it"), {
    slug: "ferrari-296-gtb",
    brand: "Ferrari",
    name: "296 GTB",
    images,
    imageAlts: {},
  });
  expect(picture?.alt).toBe("Ferrari 296 GTB da davanti, colore rosso vivo");
});

test("the default finish adds its interior, described by leather, stitching and trim", () => {
  const pictures = toGalleryPictures(wordsOf("it"), S_CLASS, GRAPHITE);
  expect(pictures.map(({ src }) => src)).toEqual([
    ...S_CLASS.images,
    "/pictures/cars/mercedes-benz-s-580/interior-960.webp",
    "/pictures/cars/mercedes-benz-s-580/rear-seats-960.webp",
    "/pictures/cars/mercedes-benz-s-580/wheel-800.webp",
  ]);
  expect(pictures[2]).toMatchObject({
    label: "Interni",
    alt: "Mercedes-Benz S 580, l’abitacolo dalla porta del guidatore: interni miele, cuciture sabbia, finiture noce",
  });
});

test("a van shows its lounge", () => {
  const van = {
    slug: "mercedes-benz-v-300",
    brand: "Mercedes-Benz",
    name: "V 300",
    images: ["/pictures/cars/mercedes-benz-v-300/studio-1200.webp"],
    imageAlts: {},
  };
  expect(toGalleryPictures(wordsOf("it"), van, createNamedFinish("Nero", "Miele", "Sabbia", "Noce"))[1]).toEqual({
    src: "/pictures/cars/mercedes-benz-v-300/interior-960.webp",
    label: "Interni",
    alt: "Mercedes-Benz V 300, il salotto dei passeggeri: interni miele, cuciture sabbia, finiture noce",
  });
});

test("another finish is shown in its own colour, outside and inside, with matching descriptions", () => {
  const pictures = toGalleryPictures(wordsOf("it"), S_CLASS, BLACK);
  expect(pictures.map(({ src }) => src)).toEqual([
    "/pictures/cars/mercedes-benz-s-580/studio-nero-1200.webp",
    "/pictures/cars/mercedes-benz-s-580/rear-nero-1200.webp",
    "/pictures/cars/mercedes-benz-s-580/interior-nero-960.webp",
    "/pictures/cars/mercedes-benz-s-580/rear-seats-nero-960.webp",
    "/pictures/cars/mercedes-benz-s-580/wheel-nero-800.webp",
  ]);
  expect(pictures[0]?.alt).toBe("Mercedes-Benz S 580 di profilo, colore nero");
});

// Rule: product.md#pictures "A car's front"
test("the wheel is shown in the visible finish, and its description names it", () => {
  const wheels = [GRAPHITE, BLACK, null].map(
    (finish) => toGalleryPictures(wordsOf("it"), S_CLASS, finish).find(({ label }) => label === "Ruota")?.alt,
  );
  const words = "Mercedes-Benz S 580, la ruota anteriore da vicino, con il suo freno, colore";
  expect(wheels).toEqual([`${words} grigio grafite`, `${words} nero`, `${words} grigio grafite`]);
});

test("illustrated rear seats follow the interior of the visible finish, before the wheel", () => {
  const pictures = toGalleryPictures(wordsOf("it"), S_CLASS, BLACK);
  expect(pictures.map(({ label }) => label)).toEqual(["Fianco", "Dietro", "Interni", "Posti dietro", "Ruota"]);
  expect(pictures[3]).toEqual({
    src: "/pictures/cars/mercedes-benz-s-580/rear-seats-nero-960.webp",
    label: "Posti dietro",
    alt: "Mercedes-Benz S 580, i posti dietro: interni grigio perla, cuciture argento, finiture nero laccato",
  });
});

test("a unit with another interior shows its colour and no interior", () => {
  const other = createNamedFinish("Nero", "Cognac", "Argento", "Noce");
  expect(toGalleryPictures(wordsOf("it"), S_CLASS, other).map(({ label }) => label)).toEqual([
    "Fianco",
    "Dietro",
    "Ruota",
  ]);
  expect(illustratedFinishes(S_CLASS, [GRAPHITE, other])).toEqual([GRAPHITE]);
});

const photograph = (number: number, details: Partial<PictureDetails> = {}) => {
  const address = `/uploads/0f8fad5b-d9cb-869f-a165-70867728950${number}-1600x900/1200.webp`;
  return addPictureDetails(address, { ...parsePictureDetails(address), ...details });
};

// Rule: product.md#pictures "A photograph's alternative text"
test("a photograph's text is proposed from view and finish; a typed one replaces it", () => {
  const cabin = photograph(1, { view: "cabin" });
  const rear = photograph(2, { view: "rear", finish: BLACK.key });
  const typed = photograph(3, { view: "front" });
  const images = [cabin, rear, typed, photograph(4)];
  const pictures = toGalleryPictures(wordsOf("it"), { ...S_CLASS, images, imageAlts: { [typed]: "La mascherina" } });
  expect(pictures.map(({ label, alt }) => [label, alt])).toEqual([
    ["Interni", "Mercedes-Benz S 580, l’abitacolo"],
    ["Dietro", "Mercedes-Benz S 580 da dietro, colore nero"],
    ["Davanti", "La mascherina"],
    ["Foto 4", "Mercedes-Benz S 580, foto 4"],
  ]);
});

// Rule: product.md#colours "With a colour chosen"
test("photographs that name finishes are shown in them, before the drawings, and never in another", () => {
  const [black, graphite, neutral] = [
    photograph(1, { finish: BLACK.key }),
    photograph(2, { finish: GRAPHITE.key }),
    photograph(3),
  ];
  const vehicle = { ...S_CLASS, images: [black, graphite, neutral, ...S_CLASS.images] };
  expect(illustratedFinishes(vehicle, [GRAPHITE, BLACK])).toEqual([BLACK, GRAPHITE]);
  expect(toGalleryPictures(wordsOf("it"), vehicle, GRAPHITE).map(({ src }) => src)).toEqual([
    graphite,
    neutral,
    ...S_CLASS.images,
  ]);
  const inBlack = toGalleryPictures(wordsOf("it"), vehicle, BLACK).map(({ src }) => src);
  expect(inBlack.slice(0, 2)).toEqual([black, neutral]);
  expect(inBlack.slice(2).every((src) => src.includes("-nero-"))).toBe(true);
  const photographed = { ...S_CLASS, images: [black, neutral] };
  expect(illustratedFinishes(photographed, [GRAPHITE, BLACK])).toEqual([BLACK]);
  expect(toGalleryPictures(wordsOf("it"), photographed, GRAPHITE).map(({ src }) => src)).toEqual([neutral]);
});

test("photographs replace all illustrations", () => {
  const photographed = { ...S_CLASS, images: ["/uploads/a.jpg"] };
  expect(illustratedFinishes(photographed, [GRAPHITE, BLACK])).toEqual([]);
  expect(toGalleryPictures(wordsOf("it"), photographed, GRAPHITE).map(({ src }) => src)).toEqual(["/uploads/a.jpg"]);
});
