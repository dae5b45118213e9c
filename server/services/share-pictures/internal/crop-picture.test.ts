import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { cropPicture } from "./crop-picture.ts";

const TARGET = { width: 120, height: 54, background: "#000000" };

/** A grey picture with a red square of a tenth of its size around a point. */
async function drawSubject({ width, height, x, y }: { width: number; height: number; x: number; y: number }) {
  const subject = { width: Math.ceil(width / 10), height: Math.ceil(height / 10) };
  const input = await sharp({ create: { ...subject, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#808080" } })
    .composite([
      {
        input,
        left: Math.round(((width - subject.width) * x) / 100),
        top: Math.round(((height - subject.height) * y) / 100),
      },
    ])
    .png()
    .toBuffer();
}

// Rule: product.md#pictures "Every crop of an uploaded picture"
test("every crop has the wanted size, and its focal point is in view", async () => {
  const percent = fc.integer({ min: 0, max: 100 });
  const side = fc.integer({ min: 40, max: 400 });
  await fc.assert(
    fc.asyncProperty(side, side, percent, percent, async (width, height, x, y) => {
      const bytes = await drawSubject({ width, height, x, y });
      const cropped = await cropPicture(bytes, { ...TARGET, focalPoint: { x, y }, maxScale: 2 });
      const { data, info } = await cropped.raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([TARGET.width, TARGET.height]);
      const reds = Array.from({ length: info.width * info.height }, (_, pixel) => pixel * info.channels);
      expect(reds.some((at) => (data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 60)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

// Rule: product.md#share-pictures "A photograph is cropped"
test("a picture that is too small has a border instead of being enlarged", async () => {
  const small = await sharp({ create: { width: 60, height: 30, channels: 3, background: "#ffffff" } })
    .png()
    .toBuffer();
  const whitePixels = async (maxScale: number) => {
    const cropped = await cropPicture(small, { ...TARGET, focalPoint: { x: 50, y: 50 }, maxScale });
    const { data, info } = await cropped.raw().toBuffer({ resolveWithObject: true });
    return data.filter((value, at) => at % info.channels === 0 && value > 128).length;
  };
  expect(await whitePixels(1)).toBe(60 * 30);
  expect(await whitePixels(2)).toBe(TARGET.width * TARGET.height);
});
