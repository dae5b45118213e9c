import { z } from "zod";

const place = z.object({
  /** Slug of a listed place; null for a street address in the city. */
  slug: z.string().nullable(),
  name: z.string(),
  address: z.string().nullable(),
});
const transfer = z.object({ kilometres: z.number().int(), minutes: z.number().int() });

/** The delivery promised with a booking: the places where the car comes from and goes to; amounts in euros. */
export const apiBookingDeliverySchema = z.object({
  /** City where the car was based at the time of booking; null for bookings made before the site offered delivery. */
  base: z.string().nullable(),
  pickup_place: place,
  return_place: place,
  transfer_out: transfer,
  transfer_back: transfer,
  meeting_point: z.string().nullable(),
  flight_or_train: z.string().nullable(),
  supplement: z.number(),
});
export type ApiBookingDelivery = z.infer<typeof apiBookingDeliverySchema>;

/** Supplement for a place far from its city, charged per kilometre beyond the free radius; amounts in euros. */
export const apiSupplementSchema = z.object({
  kind: z.enum(["delivery", "collection"]),
  place: z.string(),
  kilometres: z.number().int(),
  amount: z.number(),
});
export type ApiSupplement = z.infer<typeof apiSupplementSchema>;

/** Delivery of a car to the requested place; kilometres by road, amounts in euros. */
export const apiVehicleDeliverySchema = z.object({
  base: z.string(),
  place: z.string(),
  kilometres: z.number().int(),
  minutes: z.number().int(),
  supplement: z.number(),
});
export type ApiVehicleDelivery = z.infer<typeof apiVehicleDeliverySchema>;
