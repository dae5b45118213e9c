import { z } from "zod";
import { REPLACEMENT_REASONS } from "#domain/bookings/booking-unit.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { optionalText, trimmedText } from "#domain/forms/text-fields.ts";
import { newMaintenanceSchema } from "#domain/forms/unit-holds/maintenance-block.ts";
import { phoneAgreementSchema } from "./agreed-price.ts";
import { bookingRequestFields } from "./booking-request.ts";
import { handoverSchema } from "./handover.ts";

const MAX_NOTE_CHARACTERS = 500;
const MAX_PLACE_CHARACTERS = 120;

const recordSchema = handoverSchema.omit({ leg: true, version: true });
const { to_date, to_time, note, unit } = newMaintenanceSchema.shape;

/** A city by name or a listed place by slug. The booked place of return applies if it is missing. */
const placeField = trimmedText("Indica il luogo della sostituzione.").min(1).max(MAX_PLACE_CHARACTERS).optional();

/** Which terms apply after a replacement: those of the booking, or those of the second car. */
export const REPLACEMENT_TERMS = ["booked", "new"] as const;

/** The body of POST /api/bookings/{id}/replacement: one unit comes back and another one leaves (product.md#replacement-car). */
export const replacementSchema = z.object({
  reason: z.enum(REPLACEMENT_REASONS, "Scegli perché si sostituisce l'auto."),
  /** For the internal history; the renter never sees it. */
  note: optionalText(MAX_NOTE_CHARACTERS).default(null),
  place: placeField,
  /** The state of the unit that comes back. */
  return_record: recordSchema,
  /** Blocks the first unit for maintenance from its arrival at its base until then, by the clock of its car's city. */
  maintenance: z.object({ to_date, to_time, note }).optional(),
  /** The slug of the second unit's car, and the number of the unit. */
  vehicle: bookingRequestFields.shape.vehicle,
  unit,
  /** The state of the unit that leaves. */
  pickup_record: recordSchema,
  terms: z.enum(REPLACEMENT_TERMS, "Scegli le condizioni che valgono.").default("booked"),
  /** The agreed price from now on; the price stays if it is missing. */
  agreed: phoneAgreementSchema.optional(),
  version: versionField.optional(),
});
export type ReplacementForm = z.output<typeof replacementSchema>;

/** The query of GET /api/bookings/{id}/replacements. */
export const replacementsQuerySchema = z.object({ place: placeField });
