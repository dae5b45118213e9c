const JPEG_SIGNATURE = [0xff, 0xd8, 0xff];
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47];
/** The brands in the ISO container of AVIF files, and of HEVC files, whose decoding needs a patent licence. */
const AVIF_BRANDS = ["avif", "avis"];
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx"];

export const NOT_A_PICTURE_MESSAGE = "Il file non è un'immagine JPEG, PNG, WebP o AVIF.";
export const HEIC_MESSAGE = "Le foto HEIC non si possono leggere: esportala in JPEG e riprova.";

export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "heic";

/**
 * Returns the kind of a picture by its first bytes, never by its name; null for any other file. Only files of these kinds are decoded. An SVG, which
 * can load other files, or a document is not.
 */
export function detectPictureKind(bytes: Uint8Array): PictureKind | null {
  const startsWith = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (startsWith(JPEG_SIGNATURE)) return "jpeg";
  if (startsWith(PNG_SIGNATURE)) return "png";
  const text = String.fromCharCode(...bytes.subarray(0, 32));
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.slice(4, 8) !== "ftyp") return null;
  const brands = text.slice(8, 32);
  if (AVIF_BRANDS.some((brand) => brands.includes(brand))) return "avif";
  return HEIC_BRANDS.some((brand) => brands.includes(brand)) ? "heic" : null;
}
