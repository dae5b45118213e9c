// Rule: product.md#handover "A setting may require"
import { expect, test } from "vitest";
import { type HandoverPictures, requiredPictureKinds } from "#domain/bookings/handover-pictures.ts";
import { handoverFormSchema } from "./handover.ts";
import { listPictureProblems, requirePictures } from "./handover-pictures.ts";

const PICTURES: HandoverPictures = {
  pictures: ["/uploads/a.webp", "/uploads/b.webp"],
  pictureKinds: { "/uploads/a.webp": "front" },
  skippedPictures: { rear: "Contro il muro" },
};

test("a required kind needs a picture of it or a reason; a kind belongs to a picture of the record", () => {
  expect(listPictureProblems(PICTURES, ["front", "rear"])).toEqual([]);
  const pictureKinds = { "/uploads/c.webp": "left" } as const;
  expect(listPictureProblems({ ...PICTURES, pictureKinds }, ["front", "rear", "left"]).map(({ path }) => path)).toEqual(
    ["picture_kinds", "skipped_pictures.front", "skipped_pictures.left"],
  );
});

test("a correction must have the required kinds that the record had, and no others", () => {
  const setting = ["front", "rear", "left"] as const;
  expect(requiredPictureKinds(setting, null)).toEqual(setting);
  expect(requiredPictureKinds(setting, PICTURES)).toEqual(["front", "rear"]);
});

test("the form names each missing picture together with the other errors", () => {
  const form = {
    kilometres: Number.NaN,
    fuel_percent: 50,
    moveOn: false,
    skipped_pictures: { rear: "Contro il muro" },
  };
  const parsed = requirePictures(handoverFormSchema, ["front", "rear"]).safeParse(form);
  expect(parsed.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
    "kilometres: Indica i chilometri del contachilometri.",
    "skipped_pictures.front: Manca la foto «Davanti»: aggiungila, o scrivi perché la salti.",
  ]);
});
