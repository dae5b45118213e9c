import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { freeUnitsQuerySchema } from "#domain/forms/bookings/phone-booking.ts";
import { EXPIRY_KINDS } from "#domain/units/expiry.ts";

/** An expiry of a unit within a rental: by date, or by the day on which the odometer is expected to reach its limit. */
export const rentalExpiryShape = {
  expiry_id: z.string(),
  kind: z.enum(EXPIRY_KINDS),
  by: z.enum(["day", "kilometres"]),
  due_on: z.string().nullable(),
  due_kilometres: z.number().int().nullable(),
};
const rentalExpirySchema = z.object(rentalExpiryShape);
export type ApiRentalExpiry = z.infer<typeof rentalExpirySchema>;

/** An expiry with its unit's number, for a rental that is not booked yet. */
const unitWarningSchema = rentalExpirySchema.extend({ unit: z.number().int() });
export type ApiUnitWarning = z.infer<typeof unitWarningSchema>;

export const rentalExpiryEndpoints = {
  "GET /api/units/expiring": {
    summary: "Che cosa scadrebbe, unità per unità, durante un noleggio non ancora prenotato",
    query: freeUnitsQuerySchema,
    answer: z.array(unitWarningSchema),
  },
} as const satisfies Endpoints;
