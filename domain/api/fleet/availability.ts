import { z } from "zod";
import { apiVehicleDeliverySchema } from "#domain/api/bookings/delivery.ts";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { apiFinishSchema } from "./finishes.ts";

const freeDay = z.object({
  date: z.string(),
  free: z.number().int(),
  /** Units held for a part of the day only. */
  partly: z.number().int(),
  /** Keys of the colours in which a unit is free. */
  colours: z.array(z.string()),
});

const apiAvailabilitySchema = z.object({
  vehicle: z.string(),
  total_units: z.number().int(),
  days: z.array(freeDay),
  /** Every colour of the car; `free` when one and the same unit of it is free on all the days. */
  colours: z.array(apiFinishSchema.extend({ free: z.boolean() })),
  /** How it comes to the place that was asked for, the first pickup that can be there by its clock; null without a place. */
  delivery: apiVehicleDeliverySchema.extend({ earliest_date: z.string(), earliest_time: z.string() }).nullable(),
});
export type ApiAvailability = z.infer<typeof apiAvailabilitySchema>;

export const availabilityEndpoints = {
  "GET /api/availability": {
    summary: "Le unità libere di una vettura, giorno per giorno",
    query: z.object({
      vehicle: z.string().meta({ description: "Lo slug della vettura" }),
      from: z.string().meta({ description: "Primo giorno, yyyy-MM-dd" }),
      to: z.string().meta({ description: "Ultimo giorno compreso, al più 366 giorni" }),
      place: z
        .string()
        .optional()
        .meta({ description: "Città o luogo dell'elenco in cui serve; conta anche la strada" }),
      unit: z.string().optional().meta({ description: "Solo questa unità" }),
      colour: z.string().optional().meta({ description: "Solo le unità di questo colore, per chiave" }),
    }),
    answer: apiAvailabilitySchema,
    refuses: [404],
  },
} as const satisfies Endpoints;
