import type { z } from "zod";
import { ONLINE_LIMITS } from "#domain/rental-period/period.ts";
import { bookingRequestFields, refinePeriod } from "./booking-request.ts";

/** The other dates that a renter asks for on the booking's page: the fields of the request. */
export const dateRequestSchema = bookingRequestFields
  .pick({ pickupDate: true, pickupTime: true, returnDate: true, returnTime: true })
  .superRefine(refinePeriod(ONLINE_LIMITS));
export type DateRequest = z.output<typeof dateRequestSchema>;
