import { z } from "zod";
import { termsShape } from "#domain/api/shared-schemas.ts";
import { apiFinishSchema } from "#domain/api/units/finishes.ts";

/** The rental conditions that may differ between two cars. */
export const RENTAL_TERMS = [
  "deposit",
  "excess",
  "included_km_per_day",
  "extra_km",
  "minimum_age",
  "minimum_licence_years",
] as const satisfies readonly (keyof typeof termsShape)[];

/** A car with units that can replace the one that the renter has (product.md#replacement-car); amounts in euros. */
export const apiReplacementSchema = z.object({
  vehicle: z.string(),
  vehicle_id: z.string(),
  vehicle_name: z.string(),
  vehicle_image: z.string().nullable(),
  /** Whether it is the car that the renter booked. */
  booked: z.boolean(),
  /** The name of its base city, and the drive from there to the place of the replacement. */
  base: z.string(),
  drive: z.object({ kilometres: z.number().int(), minutes: z.number().int() }),
  /** The units that are free until the expected return, their drive home and their turnaround. */
  units: z.array(
    z.object({
      unit: z.number().int(),
      plate: z.string().nullable(),
      /** Last known odometer reading; null if unknown. */
      kilometres: z.number().int().nullable(),
      /** Where the unit stands now; null if it is at its base. */
      stands_at: z.string().nullable(),
      colours: apiFinishSchema.nullable(),
      /** Whether its colours differ from those of the unit that it replaces. */
      other_colour: z.boolean(),
    }),
  ),
  daily_rate: z.number(),
  ...termsShape,
  /** The terms that differ from the booking's. */
  differing_terms: z.array(z.enum(RENTAL_TERMS)),
  /** Why drivers of the booking may not drive it; empty if all may. */
  problems: z.array(z.object({ name: z.string(), message: z.string() })),
});
export type ApiReplacement = z.infer<typeof apiReplacementSchema>;
