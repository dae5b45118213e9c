import fc from "fast-check";
import { expect, test } from "vitest";
import { addPictureDetails } from "#domain/pictures/picture-details.ts";
import { uploadedPicturePath } from "#domain/pictures/uploaded-picture.ts";
import { uploadedPictureStyle } from "./uploaded-picture-style.ts";

// Rule: product.md#pictures "Every crop of an uploaded picture"
test("a crop follows the focal point, and a picture below 1,200 pixels is never shown larger than it is", () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), percent, percent, (width, x, y) => {
      const picture = { id: "0f8fad5b-d9cb-869f-a165-70867728950e", width, height: 900, largestWidth: 2400 };
      const details = { focalPoint: { x, y }, view: "rear" as const, finish: "nero" };
      const style = uploadedPictureStyle(addPictureDetails(uploadedPicturePath(picture), details), picture);
      expect(style.objectPosition).toBe(`var(--picture-position,${x}% ${y}%)`);
      expect([style.maxWidth, style.maxHeight]).toEqual(
        width < 1200 ? [`min(100%,${width}px)`, 900] : [undefined, undefined],
      );
    }),
  );
});
