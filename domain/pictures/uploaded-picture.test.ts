import { expect, test } from "vitest";
import { parseUploadedPicture, uploadedPicturePath, uploadedPictureWidths } from "#domain/pictures/uploaded-picture.ts";

const ID = "0f8fad5b-d9cb-869f-a165-70867728950e";

// Rule: product.md#picture-upload
test("stores a picture in the standard widths below its own, never wider than itself", () => {
  expect(uploadedPictureWidths({ width: 4000, largestWidth: 2400 })).toEqual([480, 800, 1200, 1600, 2400]);
  expect(uploadedPictureWidths({ width: 4000, largestWidth: 1600 })).toEqual([480, 800, 1200, 1600]);
  expect(uploadedPictureWidths({ width: 1600, largestWidth: 2400 })).toEqual([480, 800, 1200, 1600]);
  expect(uploadedPictureWidths({ width: 1000, largestWidth: 2400 })).toEqual([480, 800, 1000]);
  expect(uploadedPictureWidths({ width: 300, largestWidth: 1600 })).toEqual([300]);
});

test.each([
  [4000, 3000, 2400, `/uploads/${ID}-4000x3000-2400/1200.webp`],
  [4000, 3000, 1600, `/uploads/${ID}-4000x3000/1200.webp`],
  [900, 600, 2400, `/uploads/${ID}-900x600-2400/900.webp`],
  [100, 50, 1600, `/uploads/${ID}-100x50/100.webp`],
])(
  "the URL of a picture of %i × %i with files up to %i pixels is parsed back",
  (width, height, largestWidth, address) => {
    expect(uploadedPicturePath({ id: ID, width, height, largestWidth })).toBe(address);
    expect(parseUploadedPicture(address)?.picture).toEqual({ id: ID, width, height, largestWidth });
  },
);

test.each([
  [`/uploads/${ID}-900x600/1200.webp`],
  [`/uploads/${ID}-4000x3000/2400.webp`],
  [`/uploads/${ID}-4000x3000-2000/1200.webp`],
  [`/uploads/${ID}-900x600/480.jpg`],
  [`/uploads/${ID}/480.webp`],
  ["/uploads/../secret-1x1/1.webp"],
  ["/uploads/car-1200.webp"],
])("%s is not a picture file", (address) => {
  expect(parseUploadedPicture(address)).toBeNull();
});
