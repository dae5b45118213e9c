const JPEG = "ffd8ff";
const PNG = "89504e470d0a1a0a";
/** Brands of the ISO container that carry AVIF, and those that carry HEVC, which nobody may decode for free. */
const AVIF = ["avif", "avis"];
const HEIC = ["heic", "heix", "heim", "heis", "hevc", "hevx"];

export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "heic";

/**
 * What kind of picture a file is, by its first bytes and never by its name; null for anything else. Only what this knows reaches a decoder:
 * a drawing that can load other files, or a document, does not.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 32));
  const hex = head.toString("hex");
  if (hex.startsWith(JPEG)) return "jpeg";
  if (hex.startsWith(PNG)) return "png";
  const text = head.toString("latin1");
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.slice(4, 8) !== "ftyp") return null;
  const brands = text.slice(8, 32);
  if (AVIF.some((brand) => brands.includes(brand))) return "avif";
  return HEIC.some((brand) => brands.includes(brand)) ? "heic" : null;
}
