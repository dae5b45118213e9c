import { z } from "zod";
import { apiPriceLineSchema } from "#domain/api/vehicles/price-lines.ts";

/** An error response in the RFC 9457 format. `detail` and the messages are Italian and may be shown to users. */
export const apiProblemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  /** The invalid fields, at most 20: each with the path that the caller used, a message, and a code if a program can act on it. */
  errors: z
    .array(
      z.object({
        path: z.string(),
        message: z.string(),
        code: z.string().optional(),
        /** For the code "total-changed" the lines of the price, for "minimum-length" the nearest free rentals that are long enough. */
        lines: z.array(apiPriceLineSchema).optional(),
        periods: z.array(z.object({ pickup: z.string(), return: z.string() })).optional(),
      }),
    )
    .optional(),
  /** The total number of invalid fields, as `errors` stops at 20. */
  error_count: z.number().int().optional(),
});
export type ApiProblemBody = z.infer<typeof apiProblemSchema>;
