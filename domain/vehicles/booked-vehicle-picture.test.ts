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

test("a car is shown in the paint of its unit", () => {
  expect(findBookedVehiclePicture(car, painted("Verde bosco"))).toEqual({
    picture: `${folder}/studio-verde-bosco-1200.webp`,
    paint: "Verde bosco",
  });
  expect(findBookedVehiclePicture(car, painted("Terracotta"))).toEqual({ picture: car.images[0], paint: "Terracotta" });
});

test("where no colour is known it is shown as it is drawn first", () => {
  expect(findBookedVehiclePicture(car, null)).toEqual({ picture: car.images[0], paint: "Terracotta" });
  expect(findBookedVehiclePicture(car, { ...painted(""), paint: null })).toEqual({
    picture: car.images[0],
    paint: "Terracotta",
  });
});

// Rule: product.md#mails
test("in a paint that is not drawn it is not shown in another", () => {
  expect(findBookedVehiclePicture(car, painted("Rosa"))).toBeNull();
});

test("the staff's photograph takes the place of ours; without any picture there is none", () => {
  expect(findBookedVehiclePicture({ ...car, images: ["/uploads/x/1200.webp"] }, painted("Rosa"))).toEqual({
    picture: "/uploads/x/1200.webp",
    paint: null,
  });
  expect(findBookedVehiclePicture({ ...car, images: [] }, null)).toBeNull();
});
