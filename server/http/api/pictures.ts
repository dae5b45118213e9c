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
import type { PictureRow } from "#server/repositories/pictures/pictures.ts";
import { readPictures, updatePicture } from "#server/services/pictures/picture-details.ts";
import { storePicture } from "#server/services/pictures/store-picture.ts";
import { SerialQueue } from "#server/services/share-pictures/serial-queue.ts";

const MAX_QUEUED_UPLOADS = 20;

/** Mounts the endpoints of uploaded pictures. An upload is a form with one file, in the field "file". */
export function mountPictures(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/pictures", async ({ staff, query }) => {
    const rows = await readPictures(ctx, { staff, query });
    return { rows: rows.map(toPicture), total: rows.length };
  });
  serveEndpoint(app, ctx, "PATCH /api/pictures/:id", async ({ staff, parameters: { id }, body }) =>
    toPicture(await updatePicture(ctx, { staff, id, body })),
  );
  const queue = new SerialQueue(MAX_QUEUED_UPLOADS);
  limitUploadFieldCount(app);
  mountLogos(app, ctx, queue);
  serveEndpoint(app, ctx, "POST /api/pictures", async ({ context: c, staff }) => {
    const upload = await readUploadedFile(c, { maxBytes: MAX_PICTURE_BYTES, tooLarge: PICTURE_TOO_LARGE_MESSAGE });
    if (upload instanceof Response) return upload;
    const { bytes, form } = upload;
    const isOn = (field: string) => form.get(field) === "on";
    return toPicture(
      await storePicture(ctx, {
        staff,
        bytes,
        restricted: isOn("restricted"),
        despiteSmall: isOn("despite_small"),
        queue,
      }),
    );
  });
}

function toPicture({ restricted, ...row }: PictureRow): ApiPicture {
  return {
    id: row.id,
    url: uploadedPicturePath({ ...row, ...(restricted && { restricted }) }),
    width: row.width,
    height: row.height,
    focal_x: row.focalX,
    focal_y: row.focalY,
    brightness: row.brightness,
    sharpness: row.sharpness,
    view: row.view,
    finish: row.finish,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}
