import sharp from "sharp";
import { expect, test } from "vitest";
import { detectPictureKind } from "#domain/pictures/picture-kind.ts";
import { hasMetadata, readPictureHeader } from "./picture-header.ts";

const drawn = (alpha = 1) =>
  sharp({ create: { width: 61, height: 45, channels: 4, background: { r: 90, g: 20, b: 30, alpha } } });
const headerOf = (bytes: Uint8Array) => {
  const kind = detectPictureKind(bytes);
  return kind && readPictureHeader(bytes, kind);
};

// Rule: product.md#picture-upload "What the browser"
test.each([
  ["a JPEG", () => drawn().jpeg()],
  [
    "a progressive JPEG with metadata",
    () =>
      drawn()
        .withExif({ IFD0: { Make: "Camera" } })
        .jpeg({ progressive: true }),
  ],
  ["a PNG", () => drawn().png()],
  ["a lossy WebP", () => drawn().removeAlpha().webp()],
  ["a lossless WebP", () => drawn().webp({ lossless: true })],
  ["a WebP with transparency", () => drawn(0.5).webp()],
  ["an AVIF", () => drawn().avif()],
])("reads the size of %s before it is decoded, and no size of a cut file", async (_kind, draw) => {
  const bytes = await draw().toBuffer();
  expect(headerOf(bytes)).toEqual({ width: 61, height: 45, isCmyk: false });
  expect(headerOf(bytes.subarray(0, 14))).toBeNull();
});

test("recognises a JPEG for print, and what carries metadata", async () => {
  expect(headerOf(await drawn().toColourspace("cmyk").jpeg().toBuffer())?.isCmyk).toBe(true);
  expect(hasMetadata(await drawn().jpeg().toBuffer())).toBe(false);
  const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 28/1 0/1" } };
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';
  for (const format of ["jpeg", "png", "webp", "avif"] as const) {
    expect(hasMetadata(await drawn().withExif(place).toFormat(format).toBuffer())).toBe(true);
    expect(hasMetadata(await drawn().withXmp(xmp).toFormat(format).toBuffer())).toBe(true);
  }
});
