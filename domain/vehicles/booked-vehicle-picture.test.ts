import fc from "fast-check";
import { expect, test } from "vitest";
import { addPictureDetails, parsePictureDetails } from "#domain/pictures/picture-details.ts";
import { uploadedPicturePath } from "#domain/pictures/uploaded-picture.ts";
import { type Finish, toFinishKey } from "#domain/units/finish.ts";
import { findBookedVehiclePicture } from "./booked-vehicle-picture.ts";

const folder = "/pictures/cars/porsche-911-carrera-s";
const car = { slug: "porsche-911-carrera-s", images: [`${folder}/studio-1200.webp`, `${folder}/front-1200.webp`] };
const painted = (name: string): Finish => ({
  key: toFinishKey([name]),
  paint: { name, colour: "#123456" },
  leather: null,
  stitching: null,
  trim: null,
});

test("shows a car in the paint of its unit", () => {
  expect(findBookedVehiclePicture(car, painted("Verde bosco"))).toEqual({
    picture: `${folder}/studio-verde-bosco-1200.webp`,
    paint: "Verde bosco",
    isDrawn: true,
  });
  expect(findBookedVehiclePicture(car, painted("Terracotta"))).toMatchObject({
    picture: car.images[0],
    paint: "Terracotta",
  });
});

test("shows the default paint if the unit's colour is unknown", () => {
  expect(findBookedVehiclePicture(car, null)).toMatchObject({ picture: car.images[0], paint: "Terracotta" });
  expect(findBookedVehiclePicture(car, { ...painted(""), paint: null })).toMatchObject({
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
    isDrawn: false,
  });
  expect(findBookedVehiclePicture({ ...car, images: [] }, null)).toBeNull();
});

const FINISHES = ["Verde bosco", "Terracotta", "Rosa"].map(painted);
const photograph = fc
  .record({ number: fc.integer({ min: 0, max: 99 }), finish: fc.constantFrom(null, ...FINISHES.map(({ key }) => key)) })
  .map(({ number, finish }) => {
    const id = `0f8fad5b-d9cb-869f-a165-7086772895${String(number).padStart(2, "0")}`;
    const address = uploadedPicturePath({ id, width: 1600, height: 900, largestWidth: 2400 });
    return addPictureDetails(address, { ...parsePictureDetails(address), finish });
  });
const picturesOfCar = fc.array(fc.oneof(photograph, fc.constantFrom(...car.images)));

// Rule: product.md#colours "With a colour chosen"
test("a photograph of the finish leads, else one of none, else the drawing in its paint; one of another finish never", () => {
  fc.assert(
    fc.property(picturesOfCar, fc.constantFrom(...FINISHES), (images, finish) => {
      const found = findBookedVehiclePicture({ ...car, images }, finish);
      const finishOf = (image: string) => parsePictureDetails(image).finish;
      const photographs = images.filter((image) => image.startsWith("/uploads/"));
      const best =
        photographs.find((image) => finishOf(image) === finish.key) ??
        photographs.find((image) => finishOf(image) === null);
      if (best) expect(found).toMatchObject({ picture: best, isDrawn: false });
      else if (finish.key === "rosa" || photographs.length === images.length) expect(found).toBeNull();
      else expect(found).toMatchObject({ paint: finish.paint?.name, isDrawn: true });
    }),
  );
});
