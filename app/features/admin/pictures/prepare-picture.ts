import { ApiProblem } from "#app/features/admin/api-client.ts";
import { hasMetadata, readPictureHeader } from "#app/features/admin/pictures/picture-header.ts";
import { PICTURE_UPLOAD_WORDS } from "#app/features/admin/pictures/picture-upload-words.ts";
import { MAX_PREPARED_BYTES, MAX_PREPARED_SIDE_PIXELS } from "#app/features/admin/pictures/shrink-picture.ts";
import { detectPictureKind, HEIC_MESSAGE, NOT_A_PICTURE_MESSAGE } from "#domain/pictures/picture-kind.ts";
import {
  hasTooManyPixels,
  MAX_PICTURE_BYTES,
  PICTURE_TOO_LARGE_MESSAGE,
  TOO_MANY_PIXELS_MESSAGE,
} from "#domain/pictures/uploaded-picture.ts";

/** Maximum size of a file that the browser reads into memory. */
const MAX_SOURCE_BYTES = 50_000_000;

/**
 * Returns what to send for a chosen file: the file itself, or a smaller picture without metadata (product.md#picture-upload). A picture that this browser
 * cannot decode is sent unchanged, and the server decides. Throws ApiProblem with the reason for a file that the server would refuse.
 */
export async function preparePicture(file: File, signal: AbortSignal): Promise<Blob> {
  if (file.size > MAX_SOURCE_BYTES) throw new ApiProblem(413, PICTURE_UPLOAD_WORDS.fileTooLarge);
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => {
      throw new ApiProblem(422, PICTURE_UPLOAD_WORDS.unreadable);
    },
  );
  const kind = detectPictureKind(bytes);
  if (!kind) throw new ApiProblem(422, NOT_A_PICTURE_MESSAGE);
  const header = readPictureHeader(bytes, kind);
  if (header && hasTooManyPixels(header)) throw new ApiProblem(422, TOO_MANY_PIXELS_MESSAGE);
  const isSmall =
    header !== null &&
    Math.max(header.width, header.height) <= MAX_PREPARED_SIDE_PIXELS &&
    file.size <= MAX_PREPARED_BYTES;
  if (kind !== "heic" && isSmall && !hasMetadata(bytes)) return file;
  // Browsers ignore the colour profile of a CMYK picture; the server converts it with its profile.
  const shrunk = header?.isCmyk ? null : await shrinkInWorker({ file, isJpeg: kind === "jpeg" }, signal);
  if (shrunk) return shrunk;
  if (kind === "heic") throw new ApiProblem(422, HEIC_MESSAGE);
  if (file.size > MAX_PICTURE_BYTES) throw new ApiProblem(413, PICTURE_TOO_LARGE_MESSAGE);
  return file;
}

/** Resolves to null if this browser cannot decode the picture, or has no worker. */
function shrinkInWorker(message: { file: File; isJpeg: boolean }, signal: AbortSignal): Promise<Blob | null> {
  if (!("Worker" in window)) return Promise.resolve(null);
  const worker = new Worker(new URL("./shrink-picture.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Blob | null>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Blob | null>) => resolve(data));
    worker.addEventListener("error", () => resolve(null));
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.postMessage(message);
  }).finally(() => worker.terminate());
}
