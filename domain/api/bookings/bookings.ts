import { z } from "zod";
import { apiDriverSchema, requestCustomerSchema } from "#domain/api/customers/customers.ts";
import { idempotentReplaySchema, labelledValueSchema, revisionShape, termsShape } from "#domain/api/shared-schemas.ts";
import { apiFinishSchema, unitColoursSchema } from "#domain/api/units/finishes.ts";
import { rentalExpiryShape } from "#domain/api/units/rental-expiries.ts";
import { BOOKING_EVENT_KINDS } from "#domain/bookings/booking.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { OVERDUE_KINDS } from "#domain/bookings/overdue.ts";
import { HANDOVER_KINDS } from "#domain/forms/bookings/handover.ts";
import { AGREED_KINDS } from "#domain/prices/agreed-price.ts";
import { apiBookingDeliverySchema, apiSupplementSchema, apiVehicleDeliverySchema } from "./delivery.ts";

/** A booking as staff read it in a list; amounts in euros. */
export const apiBookingSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** The car's slug; null once it has been deleted. */
  vehicle: z.string().nullable(),
  vehicle_id: z.string().nullable(),
  vehicle_name: z.string(),
  /** In the paint of its unit where we have drawn it; null where there is none that shows that very car. */
  vehicle_image: z.string().nullable(),
  unit: z.number().int().nullable(),
  /** Of its unit, where it is known. */
  plate: z.string().nullable(),
  /** Of its unit; null where no colour is known. */
  colours: apiFinishSchema.nullable(),
  pickup_city: z.string(),
  pickup_date: z.string(),
  pickup_time: z.string(),
  pickup_at: z.string(),
  return_city: z.string(),
  return_date: z.string(),
  return_time: z.string(),
  return_at: z.string(),
  delivery: apiBookingDeliverySchema,
  days: z.number().int(),
  daily_rate: z.number(),
  one_way: z.number(),
  total: z.number(),
  currency: z.string(),
  ...termsShape,
  name: z.string(),
  /** Either may be missing when staff took the booking down on the phone. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Whose booking it is, and whether they are marked "Non noleggiare"; for staff only. */
  customer_id: z.string().nullable(),
  customer_banned: z.boolean(),
  driver_birth_date: z.string(),
  licence_date: z.string(),
  note: z.string().nullable(),
  hold_expires_at: z.string().nullable(),
  /** When the renter opened the link of the mail; null while the car is held for the first hours only. */
  link_opened_at: z.string().nullable(),
  /** What is left of the 24 hours and of the promised two, negative when late; null once it is answered. */
  hold_ends_in_seconds: z.number().int().nullable(),
  reply_due_in_seconds: z.number().int().nullable(),
  /** When the car left and came back, as recorded; when staff expect a late one. */
  collected_at: z.string().nullable(),
  returned_at: z.string().nullable(),
  expected_return_at: z.string().nullable(),
  /** What is late about it, and since when; null when nothing is. */
  overdue: z.object({ kind: z.enum(OVERDUE_KINDS), since: z.string() }).nullable(),
  /** The late booking whose unit this one is to have, and when that can be ready at the earliest. */
  endangered_by: z.object({ booking_id: z.string(), reference: z.string(), ready_at: z.string() }).nullable(),
  ...revisionShape,
});
export type ApiBooking = z.infer<typeof apiBookingSchema>;

export const apiHandoverSchema = z.object({
  id: z.string(),
  kind: z.enum(HANDOVER_KINDS),
  kilometres: z.number().int(),
  fuel_percent: z.number().int(),
  damage_notes: z.string().nullable(),
  pictures: z.array(z.string()),
  recorded_by: z.string(),
  ...revisionShape,
});
export type ApiHandover = z.infer<typeof apiHandoverSchema>;

/** A booking whole: what a row says, and what staff need to act on it. */
export const apiBookingDetailSchema = apiBookingSchema.extend({
  /** The statuses staff may change it to. */
  transitions: z.array(z.enum(BOOKING_STATUSES)),
  may_change: z.enum(["whole", "return", "none"]),
  receipt: z.array(labelledValueSchema),
  conditions: z.array(labelledValueSchema),
  handovers: z.array(apiHandoverSchema),
  customer: requestCustomerSchema.nullable(),
  drivers: z.array(apiDriverSchema),
  /** What was agreed about the price; amounts in euros, a discount below zero raises. */
  agreed_price: z
    .object({
      kind: z.enum(AGREED_KINDS),
      percent: z.number().int().nullable(),
      discount: z.number(),
      list_total: z.number(),
      reason: z.string().nullable(),
      agreed_by: z.string().nullable(),
      agreed_at: z.string().nullable(),
    })
    .nullable(),
  /** The renter's private link. */
  manage_url: z.string(),
  /** `charge` in euros; null until both ends are recorded. */
  kilometres: z.object({ driven: z.number(), included: z.number(), extra: z.number(), charge: z.number() }).nullable(),
  /** The state its last transition can be taken back to, until when, and how long that still is by the server's clock. */
  undo: z.object({ to: z.enum(BOOKING_STATUSES), until: z.string(), ends_in_seconds: z.number() }).nullable(),
  /** Numbers of the units of its car that are free for its dates, its own among them, while it is not out. */
  free_units: z.array(z.number().int()),
  /** What the counter of its unit read last; null where that is unknown. */
  unit_kilometres: z.number().int().nullable(),
  /** What each unit of its car looks like. */
  unit_colours: unitColoursSchema,
  /** What of its unit expires while the car is out. */
  expiring: z.array(z.object(rentalExpiryShape)),
  /** The next booking that waits for this one's late car. */
  endangers: z
    .object({ booking_id: z.string(), reference: z.string(), pickup_at: z.string(), ready_at: z.string() })
    .nullable(),
});
export type ApiBookingDetail = z.infer<typeof apiBookingDetailSchema>;

/** A booking after staff did something to it; `already` where the state asked for was reached before. */
export const apiBookingUpdateSchema = apiBookingDetailSchema.extend({ already: idempotentReplaySchema.nullable() });
export type ApiBookingUpdate = z.infer<typeof apiBookingUpdateSchema>;

export const apiBookingEventSchema = z.object({
  id: z.string(),
  kind: z.enum(BOOKING_EVENT_KINDS),
  /** The state it led to, or in which it happened. */
  status: z.enum(BOOKING_STATUSES),
  actor: z.string(),
  actor_name: z.string().nullable(),
  actor_email: z.string().nullable(),
  note: z.string().nullable(),
  /** When staff took it back; null for what stands. */
  undone_at: z.string().nullable(),
  created_at: z.string(),
});
export type ApiBookingEvent = z.infer<typeof apiBookingEventSchema>;

/** What a change of car or dates comes to; amounts in euros. */
export const apiChangeQuoteSchema = z.object({
  days: z.number().int(),
  daily_rate: z.number(),
  previous_total: z.number(),
  total: z.number(),
  difference: z.number(),
  currency: z.string(),
  free: z.boolean(),
  /** What staff are asked when its unit would have another colour than the renter was shown; null when nothing is. */
  other_colour: z.string().nullable(),
  /** The unit that would be held; null when none is free. */
  unit: z.number().int().nullable(),
  /** What of that unit expires within the changed rental. */
  expiring: z.array(z.object(rentalExpiryShape)),
  /** What becomes of an agreed price, as a sentence; null without one. */
  agreed_price: z.string().nullable(),
  vehicle_name: z.string(),
  pickup_city: z.string(),
  return_city: z.string(),
  delivery: apiBookingDeliverySchema,
  receipt: z.array(labelledValueSchema),
  conditions: z.array(labelledValueSchema),
});
export type ApiChangeQuote = z.infer<typeof apiChangeQuoteSchema>;

/** A car of a city for a period; amounts in euros. */
export const apiVehicleOfferSchema = z.object({
  vehicle: z.string(),
  vehicle_name: z.string(),
  vehicle_image: z.string().nullable(),
  free: z.boolean(),
  /** What each unit looks like. */
  unit_colours: unitColoursSchema,
  days: z.number().int(),
  daily_rate: z.number(),
  one_way: z.number(),
  /** For an end that lies far from its city; part of the total. */
  supplements: z.array(apiSupplementSchema),
  total: z.number(),
  currency: z.string(),
  /** How it comes from another city; null for a car that stands there. */
  delivery: apiVehicleDeliverySchema.nullable(),
  ...termsShape,
  receipt: z.array(labelledValueSchema),
  conditions: z.array(labelledValueSchema),
});
export type ApiVehicleOffer = z.infer<typeof apiVehicleOfferSchema>;

export const apiBookingCountSchema = z.object({ status: z.enum(BOOKING_STATUSES), count: z.number().int() });
export type ApiBookingCount = z.infer<typeof apiBookingCountSchema>;

/** What whoever asked for a car is told; amounts in euros. */
export const apiBookingReceiptSchema = z.object({
  reference: z.string(),
  status: z.string(),
  days: z.number().int(),
  dailyRate: z.number(),
  total: z.number(),
  currency: z.string(),
  deposit: z.number(),
  holdExpiresAt: z.string().nullable(),
  manageUrl: z.string(),
  /** Paint and interior of the unit that is held; null where no colour is known. */
  colours: apiFinishSchema.nullable(),
  /** Where it is handed over and comes back: the city, or a listed place; and the renter's own address there. */
  pickupPlace: z.string(),
  pickupAddress: z.string().nullable(),
  returnPlace: z.string(),
  returnAddress: z.string().nullable(),
  /** For places far from their city; part of the total. */
  deliverySupplement: z.number(),
});
export type ApiBookingReceipt = z.infer<typeof apiBookingReceiptSchema>;
