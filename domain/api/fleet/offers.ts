import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";

const apiOfferSchema = z.object({
  /** Its slug. */
  vehicle: z.string(),
  state: z.enum(["free", "taken", "unavailable", "impossible", "no-dates"]),
  /** 24-hour periods begun, and all it costs for them in euros; null unless it is free. */
  days: z.number().int().nullable(),
  total: z.number().nullable(),
  /** Why these dates cannot be had; null unless they are impossible. */
  message: z.string().nullable(),
});
export type ApiOffer = z.infer<typeof apiOfferSchema>;

export const offerEndpoints = {
  "GET /api/offers": {
    summary: "Quanto costano in tutto alcune vetture per le stesse date, nell'ordine in cui sono chieste",
    query: z.object({
      vehicle: z.string().meta({ description: "Lo slug di una vettura; ripetuto, al più 12" }),
      pickupDate: z.string().optional().meta({ description: "yyyy-MM-dd" }),
      returnDate: z.string().optional().meta({ description: "yyyy-MM-dd" }),
      pickupTime: z.string().optional().meta({ description: "HH:mm" }),
      returnTime: z.string().optional().meta({ description: "HH:mm" }),
      returnCity: z.string().optional().meta({ description: "Dove si riconsegna, se altrove" }),
    }),
    answer: z.array(apiOfferSchema),
  },
} as const satisfies Endpoints;
