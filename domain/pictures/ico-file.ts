/** A picture inside an .ico file: a PNG and its side in pixels. */
export interface IcoPicture {
  side: number;
  png: Uint8Array;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Returns several square PNGs as one .ico file, as every browser since 2006 reads them. Sides from 1 to 256. */
export function icoFile(pictures: readonly IcoPicture[]): Uint8Array<ArrayBuffer> {
  const firstOffset = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const file = new Uint8Array(pictures.reduce((bytes, { png }) => bytes + png.length, firstOffset));
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = firstOffset;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    // 256 is written as 0.
    view.setUint8(entry, side % 256);
    view.setUint8(entry + 1, side % 256);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
}
