import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";

/** An uploaded picture. Use `url` as the value of any picture field. */
const apiPictureSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type ApiPicture = z.infer<typeof apiPictureSchema>;

export const pictureEndpoints = {
  "POST /api/pictures": {
    summary:
      "Carica un'immagine: JPEG, PNG, WebP o AVIF, al massimo 10 MiB; lo stesso file dà la stessa immagine. Con il campo restricted=on la vede soltanto il personale",
    upload: "multipart/form-data",
    answer: apiPictureSchema,
    status: 201,
  },
} as const satisfies Endpoints;
