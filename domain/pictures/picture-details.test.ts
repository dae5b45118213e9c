import fc from "fast-check";
import { expect, test } from "vitest";
import { addPictureDetails, PICTURE_VIEWS, parsePictureDetails, stripPictureDetails } from "./picture-details.ts";
import { parseUploadedPicture, uploadedPicturePath } from "./uploaded-picture.ts";

const PICTURE = { id: "0d0e8b2a-3b1e-8c51-9b07-2f4d6a8c1e33", width: 3000, height: 2000, largestWidth: 2400 };
const ADDRESS = uploadedPicturePath(PICTURE);

// Rule: product.md#picture-upload "Staff can set a picture"
test("an address carries the focal point, view and finish of its picture, and loses them again", () => {
  const percent = fc.integer({ min: 0, max: 100 });
  const details = fc.record({
    focalPoint: fc.record({ x: percent, y: percent }),
    view: fc.constantFrom(null, ...PICTURE_VIEWS),
    finish: fc.option(fc.string({ minLength: 1, unit: "grapheme" })),
  });
  fc.assert(
    fc.property(details, (stated) => {
      const address = addPictureDetails(ADDRESS, stated);
      expect(parsePictureDetails(address)).toEqual(stated);
      expect(parseUploadedPicture(address)?.picture).toEqual(PICTURE);
      expect(stripPictureDetails(address)).toBe(ADDRESS);
    }),
  );
});

test.each([
  ADDRESS,
  "https://elsewhere.example/a.jpg#focus=1,2",
  `${ADDRESS}#focus=x&view=roof`,
  "/pictures/cars/bmw-x7/studio-1200.webp",
])("%s has no details", (address) => {
  expect(parsePictureDetails(address)).toEqual({ focalPoint: { x: 50, y: 50 }, view: null, finish: null });
});

test("details that nobody has set leave the address as it is", () => {
  expect(addPictureDetails(ADDRESS, parsePictureDetails(ADDRESS))).toBe(ADDRESS);
});
