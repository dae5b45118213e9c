import { expect, test, vi } from "vitest";
import { BLACK, finishOfNames, S_CLASS } from "#test/factories/drawn-cars.ts";
import { galleryPictures } from "./gallery-pictures.ts";

vi.mock("#domain/catalogue/rear-seats.ts", () => ({ showsRearSeats: () => true }));

test("pictured rear seats follow the interior in the finish that is shown, before the wheel", () => {
  const pictures = galleryPictures(S_CLASS, BLACK);
  expect(pictures.map(({ label }) => label)).toEqual(["Fianco", "Dietro", "Interni", "Posti dietro", "Ruota"]);
  expect(pictures[3]).toEqual({
    src: "/pictures/cars/mercedes-benz-s-580/rear-seats-nero-960.webp",
    label: "Posti dietro",
    alt: "Mercedes-Benz S 580, i posti dietro: interni grigio perla, cuciture argento, finiture nero laccato",
  });
});

test("a unit of another interior shows no rear seats", () => {
  const other = finishOfNames("Nero", "Cognac", "Argento", "Noce");
  expect(galleryPictures(S_CLASS, other).map(({ label }) => label)).toEqual(["Fianco", "Dietro", "Ruota"]);
});
