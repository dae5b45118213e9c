import { expect, test } from "vitest";
import { parseUploadedPicture, uploadedPicturePath, uploadedPictureWidths } from "#domain/pictures/uploaded-picture.ts";

const ID = "0f8fad5b-d9cb-869f-a165-70867728950e";

test("stores a picture in the standard widths below its own, never wider than itself", () => {
  expect(uploadedPictureWidths(4000)).toEqual([480, 800, 1200, 1600]);
  expect(uploadedPictureWidths(1600)).toEqual([480, 800, 1200, 1600]);
  expect(uploadedPictureWidths(1000)).toEqual([480, 800, 1000]);
  expect(uploadedPictureWidths(300)).toEqual([300]);
});

test.each([
  [4000, 3000, `/uploads/${ID}-4000x3000/1200.webp`],
  [900, 600, `/uploads/${ID}-900x600/900.webp`],
  [100, 50, `/uploads/${ID}-100x50/100.webp`],
])("the URL of a picture of %i × %i contains its size and is parsed back", (width, height, address) => {
  expect(uploadedPicturePath({ id: ID, width, height })).toBe(address);
  expect(parseUploadedPicture(address)?.picture).toEqual({ id: ID, width, height });
});

test.each([
  [`/uploads/${ID}-900x600/1200.webp`],
  [`/uploads/${ID}-900x600/480.jpg`],
  [`/uploads/${ID}/480.webp`],
  ["/uploads/../secret-1x1/1.webp"],
  ["/uploads/car-1200.webp"],
])("%s is not a picture file", (address) => {
  expect(parseUploadedPicture(address)).toBeNull();
});
