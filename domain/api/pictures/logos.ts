import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";

/** An uploaded logo. Use `url` as the value of `logo` and `logo_on_dark` in the settings. */
const apiLogoSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

export const logoEndpoints = {
  "POST /api/pictures/logos": {
    summary: "Carica un logo della casa: SVG o PNG, al massimo 1 MB; lo stesso file dà lo stesso logo",
    upload: "multipart/form-data",
    answer: apiLogoSchema,
    status: 201,
  },
} as const satisfies Endpoints;
