import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { pictureChangesSchema } from "#domain/forms/pictures/picture.ts";
import { PICTURE_VIEWS } from "#domain/pictures/picture-details.ts";

/** An uploaded picture with what staff have said about it. Use `url` as the value of any picture field. */
const apiPictureSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** The point that every crop keeps in view, in percent from the left and from the top. */
  focal_x: z.number().int(),
  focal_y: z.number().int(),
  /** What the machine measured (domain/pictures/picture-hints.ts); null for a picture of an earlier version. */
  brightness: z.number().int().nullable(),
  sharpness: z.number().int().nullable(),
  view: z.enum(PICTURE_VIEWS).nullable(),
  /** Key of the finish that the photograph shows. */
  finish: z.string().nullable(),
  ...revisionShape,
});
export type ApiPicture = z.infer<typeof apiPictureSchema>;

/** Maximum number of pictures that one call reads, as many as any form has. */
export const MAX_PICTURES_PER_READ = 100;
const PICTURE_IDS_MESSAGE = `Indica da 1 a ${MAX_PICTURES_PER_READ} immagini.`;

/** The pictures to read: their ids, separated by commas. */
export const picturesQuerySchema = z.object({
  ids: z
    .string(PICTURE_IDS_MESSAGE)
    .transform((ids) => ids.split(","))
    .pipe(z.array(z.uuid(PICTURE_IDS_MESSAGE)).max(MAX_PICTURES_PER_READ, PICTURE_IDS_MESSAGE)),
});

export const pictureEndpoints = {
  "GET /api/pictures": {
    summary: "Le immagini caricate con questi id, con punto focale, vista e allestimento; non quelle riservate",
    query: picturesQuerySchema,
    answer: z.array(apiPictureSchema),
    list: true,
  },
  "PATCH /api/pictures/:id": {
    summary: "Modifica punto focale, vista e allestimento di un'immagine",
    body: pictureChangesSchema,
    answer: apiPictureSchema,
    ifMatch: true,
    refuses: [409],
  },
  "POST /api/pictures": {
    summary:
      "Carica un'immagine: JPEG, PNG, WebP o AVIF, al massimo 10 MiB; lo stesso file dà la stessa immagine. Con il campo restricted=on la vede soltanto il personale; una foto pubblica larga meno di 1200 pixel vuole despite_small=on",
    upload: "multipart/form-data",
    answer: apiPictureSchema,
    status: 201,
    refuses: [409],
  },
} as const satisfies Endpoints;
