import type { z } from "zod";
import { ONLINE_LIMITS } from "#domain/rental-period/period.ts";
import { bookingRequestFields, refinePeriod } from "./booking-request.ts";

/** Other dates that the renter requests on the booking page, with the fields of the booking request. */
export const dateRequestSchema = bookingRequestFields
  .pick({ pickupDate: true, pickupTime: true, returnDate: true, returnTime: true })
  .superRefine(refinePeriod(ONLINE_LIMITS));
export type DateRequest = z.output<typeof dateRequestSchema>;
