import type { Hono } from "hono";
import type { ApiPicture } from "#domain/api/pictures/pictures.ts";
import {
  MAX_PICTURE_BYTES,
  PICTURE_TOO_LARGE_MESSAGE,
  uploadedPicturePath,
} from "#domain/pictures/uploaded-picture.ts";
import type { AppContext } from "#server/context.ts";
import { mountLogos } from "#server/http/api/logos.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import { limitUploadFieldCount } from "#server/http/bodies/body-limits.ts";
import { readUploadedFile } from "#server/http/bodies/uploaded-file.ts";
import { storePicture } from "#server/services/pictures/store-picture.ts";
import { SerialQueue } from "#server/services/share-pictures/serial-queue.ts";

const MAX_QUEUED_UPLOADS = 20;

/** Mounts the endpoint that uploads a picture: a form with one file, in the field "file". */
export function mountPictures(app: Hono, ctx: AppContext): void {
  const queue = new SerialQueue(MAX_QUEUED_UPLOADS);
  limitUploadFieldCount(app);
  mountLogos(app, ctx, queue);
  serveEndpoint(app, ctx, "POST /api/pictures", async ({ context: c, staff }) => {
    const upload = await readUploadedFile(c, { maxBytes: MAX_PICTURE_BYTES, tooLarge: PICTURE_TOO_LARGE_MESSAGE });
    if (upload instanceof Response) return upload;
    const { bytes, form } = upload;
    return toPicture(await storePicture(ctx, { staff, bytes, restricted: form.get("restricted") === "on", queue }));
  });
}

function toPicture({ id, width, height, restricted }: Awaited<ReturnType<typeof storePicture>>): ApiPicture {
  return { id, url: uploadedPicturePath({ id, width, height, ...(restricted && { restricted }) }), width, height };
}
