import { expect, test } from "vitest";
import { icoFile } from "./ico-file.ts";

test("each picture is found where its entry says", () => {
  const pictures = [16, 256].map((side) => ({ side, png: new TextEncoder().encode(`png of ${side}`) }));
  const file = Buffer.from(icoFile(pictures));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = file.subarray(6 + 16 * index);
    const [bytes, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect(entry.readUInt8(0)).toBe(side % 256);
    expect(new Uint8Array(file.subarray(offset, offset + bytes))).toEqual(png);
  }
});
