import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import { uploadedPictureAddress } from "#domain/uploaded-picture.ts";
import type { AppContext } from "#server/context.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { problem } from "#server/http/problem.ts";
import { storePicture } from "#server/services/pictures/store-picture.ts";
import { OneAtATime } from "#server/services/share-pictures/one-at-a-time.ts";

const MIB = 1024 * 1024;
/** The largest file (design 8). */
const MOST_BYTES = 10 * MIB;
export const TOO_LARGE_PICTURE = "L'immagine supera la dimensione massima di 10 MiB.";
/** The largest body: one such file and what multipart/form-data writes around it. */
export const MOST_UPLOAD_BYTES = MOST_BYTES + 64 * 1024;
const MOST_WAITING = 20;

const pictureSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** POST /api/pictures: multipart/form-data with one file, "file"; the answer's `url` goes where a row takes a picture's address. */
export function pictureRoutes(ctx: AppContext): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>();
  const queue = new OneAtATime(MOST_WAITING);
  const description = describeRoute({
    summary: "Carica un'immagine: JPEG, PNG, WebP o AVIF, al massimo 10 MiB",
    requestBody: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: { type: "object", required: ["file"], properties: { file: { type: "string", format: "binary" } } },
        },
      },
    },
    responses: {
      201: {
        description: "L'immagine è caricata; lo stesso file dà la stessa immagine",
        content: { "application/json": { schema: resolver(pictureSchema) } },
      },
      400: { description: "Il modulo non è leggibile (application/problem+json)" },
      413: { description: "Più di 10 MiB (application/problem+json)" },
      415: { description: "Non è multipart/form-data (application/problem+json)" },
      422: { description: "Non è un'immagine, o è rovinata (application/problem+json)" },
    },
  });
  api.post("/pictures", description, async (c) => {
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
    if (file.size > MOST_BYTES) return problem(c, 413, TOO_LARGE_PICTURE);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { id, width, height } = await storePicture(ctx, { staff: staffOf(c), bytes, queue });
    return c.json({ id, url: uploadedPictureAddress({ id, width, height }), width, height }, 201);
  });
  return api;
}
