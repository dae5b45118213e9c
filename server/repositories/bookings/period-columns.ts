import type { PickupOrReturn } from "#domain/bookings/booking.ts";

/** Returns the columns of a booking for its pickup and its return: city, civil time and instant of each. */
export const toPeriodColumns = ({ pickup, return: back }: { pickup: PickupOrReturn; return: PickupOrReturn }) => ({
  pickupCity: pickup.city,
  pickupDate: pickup.date,
  pickupTime: pickup.time,
  pickupAt: pickup.at,
  returnCity: back.city,
  returnDate: back.date,
  returnTime: back.time,
  returnAt: back.at,
});
