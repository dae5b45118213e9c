import { z } from "zod";
import { apiDriverSchema, requestCustomerSchema } from "#domain/api/customers/customers.ts";
import { messageValuesSchema } from "#domain/api/messages/messages.ts";
import { idempotentReplaySchema, labelledValueSchema, revisionShape, termsShape } from "#domain/api/shared-schemas.ts";
import { apiFinishSchema, unitColoursSchema } from "#domain/api/units/finishes.ts";
import { rentalExpiryShape } from "#domain/api/units/rental-expiries.ts";
import { apiPriceLineSchema } from "#domain/api/vehicles/price-lines.ts";
import { BOOKING_EVENT_KINDS } from "#domain/bookings/booking.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { REPLACEMENT_REASONS } from "#domain/bookings/booking-unit.ts";
import { HANDOVER_PICTURE_KINDS } from "#domain/bookings/handover-pictures.ts";
import { OVERDUE_KINDS } from "#domain/bookings/overdue.ts";
import { rentalChangeSchema } from "#domain/forms/bookings/booking-change.ts";
import { HANDOVER_KINDS } from "#domain/forms/bookings/handover.ts";
import { languageField } from "#domain/forms/language-field.ts";
import { AGREED_KINDS } from "#domain/prices/agreed-price.ts";
import { apiBookingDeliverySchema, apiSupplementSchema, apiVehicleDeliverySchema } from "./delivery.ts";

/** A sentence that a return within the grace period costs no further day; null for any other return. */
const graceSentenceSchema = z.string().nullable();

/** A booking in the staff's list; amounts in euros. */
export const apiBookingSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** The vehicle's slug; null after the vehicle was deleted. */
  vehicle: z.string().nullable(),
  vehicle_id: z.string().nullable(),
  vehicle_name: z.string(),
  /** The car of the unit: the booked one or, after a replacement, another (product.md#replacement-car). */
  unit_vehicle_name: z.string(),
  /** Picture of the unit's car in its paint colour; null if no picture shows that colour. */
  vehicle_image: z.string().nullable(),
  unit: z.number().int().nullable(),
  /** The unit's plate; null if unknown. */
  plate: z.string().nullable(),
  /** The unit's colours; null if unknown. */
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
  /** The grace period by which the days are counted, as it was at the request. */
  grace_minutes: z.number().int(),
  daily_rate: z.number(),
  one_way: z.number(),
  /** The kilometres that the price includes, for the whole rental. */
  included_kilometres: z.number().int(),
  total: z.number(),
  currency: z.string(),
  ...termsShape,
  name: z.string(),
  /** E-mail or phone may be missing if staff entered the booking during a phone call. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The customer record, and whether it is marked "Non noleggiare" (banned). Staff only. */
  customer_id: z.string().nullable(),
  customer_banned: z.boolean(),
  driver_birth_date: z.string(),
  licence_date: z.string(),
  note: z.string().nullable(),
  language: languageField,
  hold_expires_at: z.string().nullable(),
  /** When the renter opened the link in the mail; null during the initial short hold. */
  link_opened_at: z.string().nullable(),
  /** Seconds left of the hold, and of the promised reply time in which somebody answers; negative when late, null once staff replied. */
  hold_ends_in_seconds: z.number().int().nullable(),
  reply_due_in_seconds: z.number().int().nullable(),
  /** Recorded times of pickup and return, and the return time that staff expect for a late car. */
  collected_at: z.string().nullable(),
  returned_at: z.string().nullable(),
  expected_return_at: z.string().nullable(),
  /** Whether the renter has written messages that staff have not read. */
  unread: z.boolean(),
  /** What is overdue and since when; null if nothing is. */
  overdue: z.object({ kind: z.enum(OVERDUE_KINDS), since: z.string() }).nullable(),
  /** The overdue booking that still occupies this booking's unit, and the earliest time at which the unit is ready. */
  endangered_by: z.object({ booking_id: z.string(), reference: z.string(), ready_at: z.string() }).nullable(),
  ...revisionShape,
});
export type ApiBooking = z.infer<typeof apiBookingSchema>;

/** The recorded damage of a unit and its pictures. */
const conditionShape = {
  damage_notes: z.string().nullable(),
  pictures: z.array(z.string()),
  /** What pictures show, by their URL. */
  picture_kinds: z.record(z.string(), z.enum(HANDOVER_PICTURE_KINDS)),
  /** Why a required picture was not taken, by its kind. */
  skipped_pictures: z.partialRecord(z.enum(HANDOVER_PICTURE_KINDS), z.string()),
};

export const apiHandoverSchema = z.object({
  id: z.string(),
  kind: z.enum(HANDOVER_KINDS),
  kilometres: z.number().int(),
  fuel_percent: z.number().int(),
  ...conditionShape,
  recorded_by: z.string(),
  ...revisionShape,
});
export type ApiHandover = z.infer<typeof apiHandoverSchema>;

/** The last return of a unit, of any booking; null if none is recorded. */
export const apiLastReturnSchema = z.object({
  last_return: z
    .object({ booking_id: z.string(), reference: z.string(), returned_at: z.string(), ...conditionShape })
    .nullable(),
});
export type ApiLastReturn = NonNullable<z.infer<typeof apiLastReturnSchema>["last_return"]>;

/** A unit that the renter has or had, with its records (product.md#replacement-car). */
export const apiBookingUnitSchema = z.object({
  id: z.string(),
  /** 1 for the first unit of the rental. */
  position: z.number().int(),
  /** Null after the vehicle was deleted. */
  vehicle_id: z.string().nullable(),
  vehicle_name: z.string(),
  unit: z.number().int().nullable(),
  plate: z.string().nullable(),
  started_at: z.string(),
  /** Null while the renter has the unit. */
  ended_at: z.string().nullable(),
  /** Why another unit replaced this one, and where; null for the unit with which the rental ended. */
  end_reason: z.enum(REPLACEMENT_REASONS).nullable(),
  end_note: z.string().nullable(),
  end_city: z.string().nullable(),
  /** Slug of the listed place; null for the city or a street address in it. */
  end_place: z.string().nullable(),
  handovers: z.array(apiHandoverSchema),
});

/** A full booking: the list row plus what staff need to work on it. */
export const apiBookingDetailSchema = apiBookingSchema.extend({
  /** The statuses that staff may set next. */
  transitions: z.array(z.enum(BOOKING_STATUSES)),
  may_change: z.enum(["whole", "return", "none"]),
  /** The last closed month if it locks this booking for everybody but admins; otherwise null. */
  closed_until: z.string().nullable(),
  /** The renter's date request that waits for an answer: in words, and as the body of POST /api/bookings/{id}/quote. */
  date_request: z
    .object({ id: z.string(), text: z.string(), change: rentalChangeSchema, created_at: z.string() })
    .nullable(),
  receipt: z.array(labelledValueSchema),
  grace_sentence: graceSentenceSchema,
  conditions: z.array(labelledValueSchema),
  /** The records of the unit that the renter has or had last. */
  handovers: z.array(apiHandoverSchema),
  /** The units that the renter had, one after the other; empty before the car has left. */
  units: z.array(apiBookingUnitSchema),
  customer: requestCustomerSchema.nullable(),
  drivers: z.array(apiDriverSchema),
  /** The booked extras and protection. */
  extras: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.number().int() })),
  protection: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** What the renter owes, in euros, of a booking that was cancelled or not collected; null for nothing. */
  cancellation_fee: z.number().nullable(),
  /** What the renter would owe, in euros, who cancels now, and who does not collect the car. */
  fees: z.object({ cancelled: z.number(), no_show: z.number() }),
  /** The agreed price in euros; a negative discount raises the price. */
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
  message_values: messageValuesSchema,
  /** `charge` is in euros; null until pickup and return are both recorded. */
  kilometres: z.object({ driven: z.number(), included: z.number(), extra: z.number(), charge: z.number() }).nullable(),
  /** The days by which the real return (while the car is out: now) exceeds the agreed days and the grace period, and their price in euros. */
  late_return: z.object({ days: z.number().int(), charge: z.number() }).nullable(),
  /** The status that undo restores, the deadline for undo, and the seconds left by the server's clock. */
  undo: z
    .object({
      /** Whether undo takes back a replacement of the car instead of a change of status. */
      replacement: z.boolean(),
      to: z.enum(BOOKING_STATUSES),
      until: z.string(),
      ends_in_seconds: z.number(),
    })
    .nullable(),
  /** How an admin can reopen the booking; null while it is open, and once it can no longer be reopened. */
  reopening: z
    .object({
      to: z.enum(BOOKING_STATUSES),
      until: z.string(),
      /** Whether the agreed dates are past, so that new ones are needed. */
      needs_dates: z.boolean(),
    })
    .nullable(),
  /** Numbers of the vehicle's units that are free for these dates, including the booking's own; empty after the handover. */
  free_units: z.array(z.number().int()),
  /** Last known odometer reading of the unit; null if unknown. */
  unit_kilometres: z.number().int().nullable(),
  /** The pictures that the records of pickup and return must have. */
  required_pictures: z.record(z.enum(HANDOVER_KINDS), z.array(z.enum(HANDOVER_PICTURE_KINDS))),
  /** Colours of each unit of the vehicle. */
  unit_colours: unitColoursSchema,
  /** Expiries of the unit that fall within the rental. */
  expiring: z.array(z.object(rentalExpiryShape)),
  /** The next booking that this booking's late car endangers. */
  endangers: z
    .object({ booking_id: z.string(), reference: z.string(), pickup_at: z.string(), ready_at: z.string() })
    .nullable(),
});
export type ApiBookingDetail = z.infer<typeof apiBookingDetailSchema>;

/** A booking after a staff action; `already` is set if the booking had the requested status before the call. */
export const apiBookingUpdateSchema = apiBookingDetailSchema.extend({ already: idempotentReplaySchema.nullable() });
export type ApiBookingUpdate = z.infer<typeof apiBookingUpdateSchema>;

export const apiBookingEventSchema = z.object({
  id: z.string(),
  kind: z.enum(BOOKING_EVENT_KINDS),
  /** The status after the event. */
  status: z.enum(BOOKING_STATUSES),
  actor: z.string(),
  actor_name: z.string().nullable(),
  actor_email: z.string().nullable(),
  note: z.string().nullable(),
  /** When staff undid the transition; null otherwise. */
  undone_at: z.string().nullable(),
  /** The pictures of handover records that the event or its undo removed. */
  pictures: z.array(z.string()),
  created_at: z.string(),
});
export type ApiBookingEvent = z.infer<typeof apiBookingEventSchema>;

/** The result of a proposed change of vehicle or dates; amounts in euros. */
export const apiChangeQuoteSchema = z.object({
  days: z.number().int(),
  daily_rate: z.number(),
  previous_total: z.number(),
  total: z.number(),
  difference: z.number(),
  currency: z.string(),
  free: z.boolean(),
  /** Confirmation question when the new unit has another colour than the renter saw; null if none is needed. */
  other_colour: z.string().nullable(),
  /** Why the hours of a city do not allow the change; null if they do. Staff give a reason at this field to go past them. */
  outside_hours: z.string().nullable(),
  /** Why the change is below the minimum length; null if it is not. Staff give a reason at this field to go below it. */
  below_minimum: z.string().nullable(),
  /** The unit that the change would hold; null if none is free. */
  unit: z.number().int().nullable(),
  /** Expiries of that unit that fall within the changed rental. */
  expiring: z.array(z.object(rentalExpiryShape)),
  /** The total by the prices of the booking and by the rates of today; null for another vehicle, which always has those of today. */
  kept_total: z.number().nullable(),
  todays_total: z.number().nullable(),
  /** A sentence on how the change affects an agreed price; null without an agreed price. */
  agreed_price: z.string().nullable(),
  vehicle_name: z.string(),
  pickup_city: z.string(),
  return_city: z.string(),
  delivery: apiBookingDeliverySchema,
  receipt: z.array(labelledValueSchema),
  grace_sentence: graceSentenceSchema,
  conditions: z.array(labelledValueSchema),
});
export type ApiChangeQuote = z.infer<typeof apiChangeQuoteSchema>;

/** The price of a booking with other extras or another protection; amounts in euros. */
export const apiChoicesQuoteSchema = z.object({
  previous_total: z.number(),
  total: z.number(),
  difference: z.number(),
  /** Which added extras are ordered after their lead time; null for none. Staff give a reason at this field. */
  late_extras: z.string().nullable(),
  /** A sentence on how the change affects an agreed price; null without an agreed price. */
  agreed_price: z.string().nullable(),
  lines: z.array(apiPriceLineSchema),
  receipt: z.array(labelledValueSchema),
  conditions: z.array(labelledValueSchema),
});
export type ApiChoicesQuote = z.infer<typeof apiChoicesQuoteSchema>;

/** A line of a price in Italian, with the name of the rule that set it. */
const apiStaffPriceLineSchema = apiPriceLineSchema.extend({
  name: z.string().nullable(),
  /** Its text in a quote, in the language of the query. */
  quote_text: z.string(),
});

/** A vehicle of a city priced for a period; amounts in euros. */
export const apiVehicleOfferSchema = z.object({
  vehicle: z.string(),
  vehicle_name: z.string(),
  vehicle_image: z.string().nullable(),
  free: z.boolean(),
  /** Colours of each unit. */
  unit_colours: unitColoursSchema,
  days: z.number().int(),
  daily_rate: z.number(),
  one_way: z.number(),
  /** Supplements for pickup or return places far from their city; included in the total. */
  supplements: z.array(apiSupplementSchema),
  /** The parts of the total. */
  lines: z.array(apiStaffPriceLineSchema),
  total: z.number(),
  currency: z.string(),
  /** Delivery from another city; null for a vehicle based in the requested city. */
  delivery: apiVehicleDeliverySchema.nullable(),
  /** Why the hours of a city do not allow the rental; null if they do. Staff give a reason at this field to go past them. */
  outside_hours: z.string().nullable(),
  /** Why the rental is shorter than the minimum length of the vehicle; null if it is not. Staff give a reason at this field to go below it. */
  below_minimum: z.string().nullable(),
  /** Why the total is without the promotion code; null if it contains the code, or if none was sent. */
  promotion_refusal: z.string().nullable(),
  ...termsShape,
  receipt: z.array(labelledValueSchema),
  grace_sentence: graceSentenceSchema,
  conditions: z.array(labelledValueSchema),
});
export type ApiVehicleOffer = z.infer<typeof apiVehicleOfferSchema>;

export const apiBookingCountSchema = z.object({ status: z.enum(BOOKING_STATUSES), count: z.number().int() });
export type ApiBookingCount = z.infer<typeof apiBookingCountSchema>;

/** The receipt of a booking request, as its sender sees it; amounts in euros. */
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
  /** Paint and interior of the held unit; null if unknown. */
  colours: apiFinishSchema.nullable(),
  /** Pickup and return places (the city or a listed place), and the renter's street address there. */
  pickupPlace: z.string(),
  pickupAddress: z.string().nullable(),
  returnPlace: z.string(),
  returnAddress: z.string().nullable(),
  /** Supplement for places far from their city; included in the total. */
  deliverySupplement: z.number(),
});
export type ApiBookingReceipt = z.infer<typeof apiBookingReceiptSchema>;
