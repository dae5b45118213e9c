import type { Hono } from "hono";
import type { ApiPicture } from "#domain/api/pictures.ts";
import { MOST_PICTURE_BYTES, TOO_LARGE_PICTURE, uploadedPictureAddress } from "#domain/uploaded-picture.ts";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import { limitUploadFields } from "#server/http/bodies/body-limits.ts";
import { problem } from "#server/http/problem.ts";
import { storePicture } from "#server/services/pictures/store-picture.ts";
import { OneAtATime } from "#server/services/share-pictures/one-at-a-time.ts";

const MOST_WAITING = 20;

/** Uploads of one file, "file". */
export function mountPictures(app: Hono, ctx: AppContext): void {
  const queue = new OneAtATime(MOST_WAITING);
  limitUploadFields(app);
  serve(app, ctx, "POST /api/pictures", async ({ context: c, staff }) => {
    const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
    if (type !== "multipart/form-data") return problem(c, 415, "Invia l'immagine come multipart/form-data.");
    const form = await c.req.formData().catch((error: unknown) => {
      // A body that ends early or has no boundary.
      if (error instanceof TypeError) return null;
      throw error;
    });
    const file = form?.get("file");
    if (!form) return problem(c, 400, "Il modulo della richiesta non è leggibile.");
    if (!(file instanceof File))
      return problem(c, 422, "Scegli un'immagine.", [{ path: "file", message: "Scegli un'immagine." }]);
    if (file.size > MOST_PICTURE_BYTES) return problem(c, 413, TOO_LARGE_PICTURE);
    const bytes = new Uint8Array(await file.arrayBuffer());
    return toPicture(await storePicture(ctx, { staff, bytes, restricted: form.get("restricted") === "on", queue }));
  });
}

function toPicture({ id, width, height, restricted }: Awaited<ReturnType<typeof storePicture>>): ApiPicture {
  return { id, url: uploadedPictureAddress({ id, width, height, ...(restricted && { restricted }) }), width, height };
}
