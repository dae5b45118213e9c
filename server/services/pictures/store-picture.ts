import { createHash } from "node:crypto";
import { pictureKey } from "#domain/pictures/uploaded-picture.ts";
import type { AppContext } from "#server/context.ts";
import {
  findPictureByHash,
  insertPicture,
  type PictureRow,
  refreshPictureDate,
} from "#server/repositories/pictures/pictures.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { invalidFileError } from "#server/services/pictures/internal/invalid-file-error.ts";
import { idOfHash } from "#server/services/pictures/internal/picture-id.ts";
import type { SerialQueue } from "#server/services/share-pictures/serial-queue.ts";

const JPEG_SIGNATURE = "ffd8ff";
const PNG_SIGNATURE = "89504e470d0a1a0a";
/** The brands in the ISO container of AVIF files, and of HEVC files, whose decoding needs a patent licence. */
const AVIF_BRANDS = ["avif", "avis"];
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx"];

/**
 * Stores an uploaded picture. Detects its kind from the content and stores its files before its row, so that a row always has its files. Idempotent
 * by content. Throws "invalid" for a file that is no picture, and "unavailable" if too many uploads wait.
 */
export async function storePicture(
  ctx: AppContext,
  { staff, bytes, restricted, queue }: { staff: Staff; bytes: Uint8Array; restricted: boolean; queue: SerialQueue },
): Promise<Pick<PictureRow, "id" | "width" | "height" | "restricted">> {
  requireAbility(staff, "pictures.upload");
  const kind = detectPictureKind(bytes);
  if (kind === "heic") throw invalidFileError("Le foto HEIC non si possono leggere: esportala in JPEG e riprova.");
  if (!kind) throw invalidFileError("Il file non è un'immagine JPEG, PNG, WebP o AVIF.");
  const sha256 = createHash("sha256")
    .update(restricted ? "restricted:" : "")
    .update(bytes)
    .digest("hex");
  const known = await findPictureByHash(ctx.db, sha256);
  if (known) {
    // A repeated upload restarts the time in which the user must save the form that refers to the picture.
    await refreshPictureDate(ctx.db, known.id, ctx.clock());
    return known;
  }

  const { files, width, height } = await queue.run(async () => {
    // Load the library on demand, because it uses much memory.
    const { renderVariants } = await import("#server/services/pictures/internal/render-variants.ts");
    return renderVariants(bytes);
  });
  // Two uploads of the same picture write the same files, so their order does not matter.
  const id = idOfHash(sha256);
  for (const file of files)
    await ctx.pictures.put(
      pictureKey({ id, ...file, ...(restricted && { restricted }) }),
      file.bytes,
      `image/${file.format}`,
    );
  const picture = { id, sha256, width, height, restricted, uploadedBy: staff.userId, createdAt: ctx.clock() };
  await staffWrite(ctx, staff, async (tx, audit) => {
    if (await insertPicture(tx, picture))
      await audit({ action: "create", entity: "pictures", entityId: id, before: null, after: picture });
  });
  return picture;
}

type PictureKind = "jpeg" | "png" | "webp" | "avif" | "heic";

/**
 * Returns the kind of a picture by its first bytes, never by its name; null for any other file. Only files of these kinds are decoded. An SVG is
 * accepted only as the company's logo (store-logo.ts).
 */
function detectPictureKind(bytes: Uint8Array): PictureKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 32));
  const hex = head.toString("hex");
  if (hex.startsWith(JPEG_SIGNATURE)) return "jpeg";
  if (hex.startsWith(PNG_SIGNATURE)) return "png";
  const text = head.toString("latin1");
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.slice(4, 8) !== "ftyp") return null;
  const brands = text.slice(8, 32);
  if (AVIF_BRANDS.some((brand) => brands.includes(brand))) return "avif";
  return HEIC_BRANDS.some((brand) => brands.includes(brand)) ? "heic" : null;
}
