import type { PictureKind } from "#domain/pictures/picture-kind.ts";

interface PictureHeader {
  /** Size in pixels, before the orientation is applied. */
  width: number;
  height: number;
  /** A JPEG in the four colours of print. */
  isCmyk: boolean;
}

/**
 * Reads a picture's size from its first bytes, before a browser decodes it: a small file can decompress to gigabytes. Null if the header is unreadable;
 * the server then refuses the file.
 */
export function readPictureHeader(bytes: Uint8Array, kind: PictureKind): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (kind === "jpeg") return readJpegHeader(view);
    const size = kind === "png" ? readPngSize(view) : kind === "webp" ? readWebpSize(view) : readIsoSize(bytes, view);
    return size && { ...size, isCmyk: false };
  } catch (error) {
    // A DataView throws a RangeError past the end of a truncated file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type Size = Pick<PictureHeader, "width" | "height">;

const MARKERS_WITHOUT_LENGTH = new Set([0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8, 0xff]);
/** Markers between 0xc0 and 0xcf that begin no frame: tables, an extension and arithmetic conditioning. */
const TABLE_MARKERS = new Set([0xc4, 0xc8, 0xcc]);
const START_OF_SCAN = 0xda;
const CMYK_COMPONENTS = 4;

function readJpegHeader(view: DataView): PictureHeader | null {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === START_OF_SCAN) return null;
    if (marker >= 0xc0 && marker <= 0xcf && !TABLE_MARKERS.has(marker))
      return {
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        isCmyk: view.getUint8(at + 9) === CMYK_COMPONENTS,
      };
    // 0xff before a marker is padding.
    at += marker === 0xff ? 1 : MARKERS_WITHOUT_LENGTH.has(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return null;
}

const readPngSize = (view: DataView): Size => ({ width: view.getUint32(16), height: view.getUint32(20) });

function readWebpSize(view: DataView): Size | null {
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  if (chunk === "VP8X") return { width: 1 + uint24(24), height: 1 + uint24(27) };
  if (chunk === "VP8 ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== "VP8L") return null;
  const packed = view.getUint32(21, true);
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >> 14) & 0x3fff) };
}

/** The boxes that describe a picture stand in front of its pixels. */
const MAX_ISO_HEADER_BYTES = 1024 * 1024;
const SIZE_BOX = "ispe";

/** Returns the largest size that an AVIF or HEIC file names: its tiles and its thumbnail name theirs too. */
function readIsoSize(bytes: Uint8Array, view: DataView): Size | null {
  const text = toLatin1(bytes.subarray(0, MAX_ISO_HEADER_BYTES));
  let largest: Size | null = null;
  for (let at = text.indexOf(SIZE_BOX); at >= 0; at = text.indexOf(SIZE_BOX, at + 1)) {
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** What begins EXIF, XMP or IPTC data, each of which can hold the place where a picture was taken. */
const METADATA = /Exif|eXIf|EXIF|Raw profile type|XMP |x:xmpmeta|ns\.adobe\.com\/xap|com\.adobe\.xmp|rdf\+xml|8BIM/;

/** Whether a file carries metadata. It may be wrong about pixels that look like it; the picture is then encoded again without need. */
export const hasMetadata = (bytes: Uint8Array): boolean => METADATA.test(toLatin1(bytes));

const toLatin1 = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);
