import { expect, test } from "vitest";
import type { Finish } from "#domain/units/finish.ts";
import { findBookedVehiclePicture } from "./booked-vehicle-picture.ts";

const folder = "/pictures/cars/porsche-911-carrera-s";
const car = { slug: "porsche-911-carrera-s", images: [`${folder}/studio-1200.webp`, `${folder}/front-1200.webp`] };
const painted = (name: string): Finish => ({
  key: name,
  paint: { name, colour: "#123456" },
  leather: null,
  stitching: null,
  trim: null,
});

test("shows a car in the paint of its unit", () => {
  expect(findBookedVehiclePicture(car, painted("Verde bosco"))).toEqual({
    picture: `${folder}/studio-verde-bosco-1200.webp`,
    paint: "Verde bosco",
  });
  expect(findBookedVehiclePicture(car, painted("Terracotta"))).toEqual({ picture: car.images[0], paint: "Terracotta" });
});

test("shows the default paint if the unit's colour is unknown", () => {
  expect(findBookedVehiclePicture(car, null)).toEqual({ picture: car.images[0], paint: "Terracotta" });
  expect(findBookedVehiclePicture(car, { ...painted(""), paint: null })).toEqual({
    picture: car.images[0],
    paint: "Terracotta",
  });
});

// Rule: product.md#mails
test("shows no picture rather than another paint", () => {
  expect(findBookedVehiclePicture(car, painted("Rosa"))).toBeNull();
});

test("prefers a photograph by staff, and returns null without any picture", () => {
  expect(findBookedVehiclePicture({ ...car, images: ["/uploads/x/1200.webp"] }, painted("Rosa"))).toEqual({
    picture: "/uploads/x/1200.webp",
    paint: null,
  });
  expect(findBookedVehiclePicture({ ...car, images: [] }, null)).toBeNull();
});
