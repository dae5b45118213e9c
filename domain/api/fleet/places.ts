import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";

const apiPlaceSchema = z.object({
  /** What `pickupCity` and `returnCity` take. */
  place: z.string(),
  name: z.string(),
  kind: z.enum(["city", "airport", "station", "port"]),
  /** The served city it belongs to, by its own name. */
  city: z.string(),
  /** Other names it is found by. */
  also_called: z.array(z.string()),
});
export type ApiPlace = z.infer<typeof apiPlaceSchema>;

export const placeEndpoints = {
  "GET /api/places": {
    summary:
      "I luoghi in cui un'auto si prende e si lascia, nell'ordine della ricerca: città, aeroporti, stazioni e porti",
    answer: z.array(apiPlaceSchema),
  },
} as const satisfies Endpoints;
