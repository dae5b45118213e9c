// Rule: product.md#picture-upload "The form gives hints"
import sharp from "sharp";
import { expect, test } from "vitest";
import { measureQuality } from "./measure-quality.ts";

/** A scene with edges: stripes of two brightnesses, which `blurSigma` makes soft. */
async function measureStripes({ bright, blurSigma }: { bright: number; blurSigma?: number }) {
  const stripe = (at: number) =>
    `<rect x="${at * 40}" width="20" height="800" fill="rgb(${bright},${bright},${bright})"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800"/>${Array.from({ length: 30 }, (_, at) => stripe(at)).join("")}</svg>`;
  const drawing = sharp(await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer());
  const drawn = await (blurSigma ? drawing.blur(blurSigma) : drawing).raw().toBuffer({ resolveWithObject: true });
  return measureQuality(drawn);
}

test("a soft picture is less sharp than the same picture in focus, and a dark one less bright", async () => {
  const [clear, soft, dark] = await Promise.all([
    measureStripes({ bright: 255 }),
    measureStripes({ bright: 255, blurSigma: 12 }),
    measureStripes({ bright: 50 }),
  ]);
  expect(clear.sharpness).toBeGreaterThan(1000);
  expect(soft.sharpness).toBeLessThan(40);
  expect(soft.brightness).toBeCloseTo(clear.brightness, -1);
  expect(dark.brightness).toBeLessThan(45);
});

test("a picture of one colour has no edges", async () => {
  const plain = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#808080" } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(await measureQuality(plain)).toEqual({ brightness: 128, brightest: 128, sharpness: 0 });
});
