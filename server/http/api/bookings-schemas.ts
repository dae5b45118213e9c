import { z } from "zod";
import { BOOKING_STATUSES } from "#domain/booking/states.ts";
import { HANDOVER_KINDS } from "#domain/forms/handover.ts";

const termsFields = {
  deposit: z.number(),
  excess: z.number(),
  included_km_per_day: z.number(),
  extra_km: z.number(),
  minimum_age: z.number(),
  minimum_licence_years: z.number(),
};
const labelled = z.array(z.object({ label: z.string(), value: z.string() }));

/** A booking as staff read it: names of its columns, amounts in euros, `vehicle` by slug. */
export const bookingRowSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  vehicle: z.string().nullable(),
  vehicle_id: z.string().nullable(),
  vehicle_name: z.string(),
  vehicle_image: z.string().nullable(),
  unit: z.number().int().nullable(),
  pickup_city: z.string(),
  pickup_date: z.string(),
  pickup_time: z.string(),
  pickup_at: z.string(),
  return_city: z.string(),
  return_date: z.string(),
  return_time: z.string(),
  return_at: z.string(),
  days: z.number().int(),
  daily_rate: z.number(),
  one_way: z.number(),
  total: z.number(),
  currency: z.string(),
  ...termsFields,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  driver_birth_date: z.string(),
  licence_date: z.string(),
  note: z.string().nullable(),
  hold_expires_at: z.string().nullable(),
  hold_ends_in_seconds: z.number().int().nullable(),
  reply_due_in_seconds: z.number().int().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.number().int(),
});

export const handoverRowSchema = z.object({
  id: z.string(),
  kind: z.enum(HANDOVER_KINDS),
  kilometres: z.number().int(),
  fuel_percent: z.number().int(),
  damage_notes: z.string().nullable(),
  pictures: z.array(z.string()),
  recorded_by: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.number().int(),
});

/** A booking whole: what a row says, and what the desk needs to act on it. */
export const bookingCaseSchema = bookingRowSchema.extend({
  moves: z.array(z.enum(BOOKING_STATUSES)),
  may_change: z.enum(["whole", "return", "none"]),
  receipt: labelled,
  conditions: labelled,
  handovers: z.array(handoverRowSchema),
  kilometres: z.object({ driven: z.number(), included: z.number(), extra: z.number(), charge: z.number() }).nullable(),
});

export const eventRowSchema = z.object({
  id: z.string(),
  kind: z.enum(["move", "change", "handover", "note"]),
  status: z.enum(BOOKING_STATUSES),
  actor: z.string(),
  actor_name: z.string().nullable(),
  actor_email: z.string().nullable(),
  note: z.string().nullable(),
  created_at: z.string(),
});

export const changeQuoteSchema = z.object({
  days: z.number().int(),
  daily_rate: z.number(),
  previous_total: z.number(),
  total: z.number(),
  difference: z.number(),
  currency: z.string(),
  free: z.boolean(),
  vehicle_name: z.string(),
  pickup_city: z.string(),
  return_city: z.string(),
  receipt: labelled,
  conditions: labelled,
});

export const carOfferSchema = z.object({
  vehicle: z.string(),
  vehicle_name: z.string(),
  vehicle_image: z.string().nullable(),
  free: z.boolean(),
  days: z.number().int(),
  daily_rate: z.number(),
  one_way: z.number(),
  total: z.number(),
  currency: z.string(),
  ...termsFields,
  receipt: labelled,
  conditions: labelled,
});
