import { z } from "zod";
import { bookingRequestFields } from "./booking-request.ts";

const UNIT_MESSAGE = "Scegli l'unità.";

/** The query of GET /api/bookings/{id}/last-return: another unit than that of the booking, by its car's slug and its number. */
export const lastReturnQuerySchema = z.object({
  vehicle: bookingRequestFields.shape.vehicle.optional(),
  unit: z.coerce.number(UNIT_MESSAGE).int(UNIT_MESSAGE).min(1, UNIT_MESSAGE).max(1000, UNIT_MESSAGE).optional(),
});
