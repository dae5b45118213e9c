import { z } from "zod";
import { apiVehicleDeliverySchema } from "#domain/api/bookings/delivery.ts";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { apiPriceLineSchema } from "#domain/api/vehicles/price-lines.ts";
import { apiFinishSchema } from "../units/finishes.ts";

const freeDay = z.object({
  date: z.string(),
  free: z.number().int(),
  /** Number of units held for only a part of the day. */
  partly: z.number().int(),
  /** Keys of the colours of which a unit is free. */
  colours: z.array(z.string()),
});

const apiAvailabilitySchema = z.object({
  vehicle: z.string(),
  total_units: z.number().int(),
  days: z.array(freeDay),
  /** Every colour of the vehicle. `free` is true if one unit of that colour is free on all the days. */
  colours: z.array(apiFinishSchema.extend({ free: z.boolean() })),
  /** Delivery to the requested place, with the earliest possible pickup in its time zone; null if the caller names no place. */
  delivery: apiVehicleDeliverySchema.extend({ earliest_date: z.string(), earliest_time: z.string() }).nullable(),
});

const apiPlaceSchema = z.object({
  /** The text to send as `pickupCity` or `returnCity`. */
  place: z.string(),
  name: z.string(),
  kind: z.enum(["city", "airport", "station", "port"]),
  /** Name of the served city to which the place belongs. */
  city: z.string(),
  /** Alternative names for the search. */
  also_called: z.array(z.string()),
});

export const placeEndpoints = {
  "GET /api/places": {
    summary:
      "I luoghi in cui un'auto si prende e si lascia, nell'ordine della ricerca: città, aeroporti, stazioni e porti",
    answer: z.array(apiPlaceSchema),
  },
} as const satisfies Endpoints;

const apiOfferSchema = z.object({
  /** The vehicle's slug. */
  vehicle: z.string(),
  state: z.enum(["free", "taken", "unavailable", "impossible", "no-dates"]),
  /** Number of started 24-hour periods and the total in euros; null unless the vehicle is free. */
  days: z.number().int().nullable(),
  total: z.number().nullable(),
  /** The parts of the total, worded in the caller's language; empty unless the vehicle is free. */
  lines: z.array(apiPriceLineSchema),
  /** The terms of the rental; null unless the vehicle is free. */
  terms: z
    .object({
      included_kilometres: z.number().int(),
      extra_km: z.number(),
      deposit: z.number(),
      excess: z.number(),
      /** What a cancellation costs, in percent of the total; null if it is free until the pickup. With 0 hours it is free until the pickup, too. */
      cancellation: z
        .object({
          free_until_hours: z.number().int(),
          percent: z.number().int(),
          no_show_percent: z.number().int(),
        })
        .nullable(),
    })
    .nullable(),
  /** A longer rental from the same pickup on that costs less; null if there is none. */
  cheaper: z.object({ returnDate: z.string(), returnTime: z.string(), message: z.string() }).nullable(),
  /** Why the total is without the promotion code; null if it contains the code, or if none was sent. */
  promotion_refusal: z.string().nullable(),
  /** Why the dates are refused; null unless they are invalid. */
  message: z.string().nullable(),
  /**
   * The minimum length of the rental in days, and the shortest rental from the same pickup on that reaches it, with its total in euros; null unless
   * the dates are refused for it and the vehicle is free for that rental.
   */
  minimum: z
    .object({ days: z.number().int(), returnDate: z.string(), returnTime: z.string(), total: z.number() })
    .nullable(),
});

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
      options: z
        .string()
        .optional()
        .meta({ description: "Extra, riduzione della franchigia e conducente giovane: child-seat*2_protection.plus" }),
      promotion_code: z.string().optional().meta({ description: "Il codice promozionale" }),
    }),
    answer: z.array(apiOfferSchema),
  },
} as const satisfies Endpoints;

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

export type ApiPlace = z.infer<typeof apiPlaceSchema>;
export type ApiOffer = z.infer<typeof apiOfferSchema>;
