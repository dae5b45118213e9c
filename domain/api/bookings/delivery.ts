import { z } from "zod";

const place = z.object({
  /** Of a listed place; null for an address of the city. */
  slug: z.string().nullable(),
  name: z.string(),
  address: z.string().nullable(),
});
const transfer = z.object({ kilometres: z.number().int(), minutes: z.number().int() });

/** Where a booked car comes from and goes to, as it was promised; amounts in euros. */
export const apiBookingDeliverySchema = z.object({
  /** City of the car's base when it was booked; null for what was booked before cars were delivered. */
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

/** What a place far from its city costs, for the kilometres beyond the free radius; amounts in euros. */
export const apiSupplementSchema = z.object({
  kind: z.enum(["delivery", "collection"]),
  place: z.string(),
  kilometres: z.number().int(),
  amount: z.number(),
});
export type ApiSupplement = z.infer<typeof apiSupplementSchema>;

/** How a car comes to where it is wanted; kilometres by road, amounts in euros. */
export const apiVehicleDeliverySchema = z.object({
  base: z.string(),
  place: z.string(),
  kilometres: z.number().int(),
  minutes: z.number().int(),
  supplement: z.number(),
});
export type ApiVehicleDelivery = z.infer<typeof apiVehicleDeliverySchema>;
