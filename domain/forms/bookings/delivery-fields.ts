import type { z } from "zod";
import { fieldMessage } from "#domain/forms/field-message.ts";
import { emptyText, requiredText } from "#domain/forms/text-fields.ts";

/** Listed places by slug or name; addresses as free text. */
const texts = {
  pickupPlace: requiredText(fieldMessage("formMessages", "pickupPlace"), 80),
  pickupAddress: requiredText(fieldMessage("formMessages", "pickupAddress"), 200),
  returnPlace: requiredText(fieldMessage("formMessages", "returnPlace"), 80),
  returnAddress: requiredText(fieldMessage("formMessages", "returnAddress"), 200),
  meetingPoint: requiredText(fieldMessage("formMessages", "meetingPoint"), 120),
  flightOrTrain: requiredText(fieldMessage("formMessages", "flightOrTrain"), 20),
};

const optionalField = (text: z.ZodString) => text.or(emptyText.transform(() => undefined)).optional();

/** The exact pickup and return places. All are optional; "" means missing (product.md#delivery). */
export const deliveryFields = {
  pickupPlace: optionalField(texts.pickupPlace),
  pickupAddress: optionalField(texts.pickupAddress),
  returnPlace: optionalField(texts.returnPlace),
  returnAddress: optionalField(texts.returnAddress),
  meetingPoint: optionalField(texts.meetingPoint),
  flightOrTrain: optionalField(texts.flightOrTrain),
};

/** A new place of a booking: a listed place, or a city for any address in it. */
export const placeChangeFields = { pickupPlace: texts.pickupPlace, returnPlace: texts.returnPlace };

const correctionField = (text: z.ZodString) => text.or(emptyText.transform(() => ""));

/** Meeting details that can change without affecting price or hold. "" clears a field. */
export const meetingFields = {
  pickupAddress: correctionField(texts.pickupAddress),
  returnAddress: correctionField(texts.returnAddress),
  meetingPoint: correctionField(texts.meetingPoint),
  flightOrTrain: correctionField(texts.flightOrTrain),
};
