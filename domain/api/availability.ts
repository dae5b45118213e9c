import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";

const freeDay = z.object({
  date: z.string(),
  free: z.number().int(),
  /** Units held for a part of the day only. */
  partly: z.number().int(),
});

const apiAvailabilitySchema = z.object({
  vehicle: z.string(),
  total_units: z.number().int(),
  days: z.array(freeDay),
});
export type ApiAvailability = z.infer<typeof apiAvailabilitySchema>;

export const availabilityEndpoints = {
  "GET /api/availability": {
    summary: "Le unità libere di una vettura, giorno per giorno",
    query: z.object({
      vehicle: z.string().meta({ description: "Lo slug della vettura" }),
      from: z.string().meta({ description: "Primo giorno, yyyy-MM-dd" }),
      to: z.string().meta({ description: "Ultimo giorno compreso, al più 366 giorni" }),
    }),
    answer: apiAvailabilitySchema,
    refuses: [404],
  },
} as const satisfies Endpoints;
