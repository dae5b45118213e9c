import { createHash } from "node:crypto";
import type { Logo } from "#domain/pictures/company-logos.ts";
import { LOGO_TOO_LARGE_MESSAGE, logoKey, MAX_LOGO_BYTES } from "#domain/pictures/logo.ts";
import type { AppContext } from "#server/context.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { invalidFileError } from "#server/services/pictures/internal/invalid-file-error.ts";
import type { SerialQueue } from "#server/services/share-pictures/serial-queue.ts";
import { NOT_A_LOGO_MESSAGE } from "./internal/logo-messages.ts";
import { idOfHash } from "./internal/picture-id.ts";
import { hasLogoFiles } from "./shared/has-logo-files.ts";

const PNG_SIGNATURE = "89504e470d0a1a0a";
const PNG_CHUNK_OVERHEAD_BYTES = 12;

/**
 * Draws an uploaded logo and stores its files (product.md#logo). The settings then refer to it. Detects its kind from the content. Idempotent by
 * content. Throws "invalid" for a file that is no logo, and "unavailable" if too many uploads wait.
 */
export async function storeLogo(
  ctx: AppContext,
  { staff, bytes, queue }: { staff: Staff; bytes: Uint8Array; queue: SerialQueue },
): Promise<Logo> {
  requireAbility(staff, "settings.manage");
  if (bytes.length > MAX_LOGO_BYTES) throw invalidFileError(LOGO_TOO_LARGE_MESSAGE);
  const kind = await checkLogoFile(bytes);
  const { files, ...size } = await queue.run(async () => {
    // Load the library on demand, because it uses much memory.
    const { drawLogo } = await import("#server/services/pictures/internal/draw-logo.ts");
    return drawLogo(bytes, kind);
  });
  const logo = { id: idOfHash(createHash("sha256").update("logo:").update(bytes).digest("hex")), ...size };
  if (await hasLogoFiles(ctx, logo)) return logo;
  // Two uploads of the same logo write the same files, so their order does not matter. Pages and sent mails show a replaced logo for a while, so its
  // files stay.
  for (const { file, bytes: drawn, contentType } of files)
    await ctx.pictures.put(logoKey(logo, file), drawn, contentType);
  await staffWrite(ctx, staff, (_tx, audit) =>
    audit({ action: "create", entity: "logos", entityId: logo.id, before: null, after: logo }),
  );
  return logo;
}

/** Returns the kind of a logo by its content. Throws "invalid" for any other file, an animated PNG, and an SVG that may not be drawn. */
async function checkLogoFile(bytes: Uint8Array): Promise<"svg" | "png"> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, 8).toString("hex") === PNG_SIGNATURE) {
    if (isAnimatedPng(file)) throw invalidFileError("Il logo non può essere animato.");
    return "png";
  }
  const text = decodeText(bytes);
  if (!text?.trimStart().startsWith("<")) throw invalidFileError(NOT_A_LOGO_MESSAGE);
  const { checkSvg } = await import("./internal/check-svg.ts");
  checkSvg(text);
  return "svg";
}

/** Whether a PNG has the chunk that makes it an animation; it comes before the pixels. */
function isAnimatedPng(file: Buffer): boolean {
  let at = PNG_SIGNATURE.length / 2;
  while (at + 8 <= file.length) {
    const type = file.toString("latin1", at + 4, at + 8);
    if (type === "acTL") return true;
    if (type === "IDAT") return false;
    at += file.readUInt32BE(at) + PNG_CHUNK_OVERHEAD_BYTES;
  }
  return false;
}

/** Returns a file's text; null if it is not UTF-8. */
function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
