import type { z } from "zod";
import { emptyText, requiredText } from "#domain/forms/text-fields.ts";

/** Listed places, by slug or name; the others in the renter's own words. */
const texts = {
  pickupPlace: requiredText("Scegli il luogo di ritiro dall'elenco.", 80),
  pickupAddress: requiredText("Scrivi l'indirizzo di ritiro su una riga.", 200),
  returnPlace: requiredText("Scegli il luogo di riconsegna dall'elenco.", 80),
  returnAddress: requiredText("Scrivi l'indirizzo di riconsegna su una riga.", 200),
  meetingPoint: requiredText("Scrivi il punto d'incontro su una riga.", 120),
  flightOrTrain: requiredText("Scrivi il numero del volo o del treno, per esempio AZ 1234.", 20),
};

const optionalField = (text: z.ZodString) => text.or(emptyText.transform(() => undefined)).optional();

/** Where exactly a car is handed over and comes back; all of it may be left out, as a form says with "" (product.md#delivery). */
export const deliveryFields = {
  pickupPlace: optionalField(texts.pickupPlace),
  pickupAddress: optionalField(texts.pickupAddress),
  returnPlace: optionalField(texts.returnPlace),
  returnAddress: optionalField(texts.returnAddress),
  meetingPoint: optionalField(texts.meetingPoint),
  flightOrTrain: optionalField(texts.flightOrTrain),
};

/** Another place of a booking: a listed one, or a city for any address of it. */
export const placeChangeFields = { pickupPlace: texts.pickupPlace, returnPlace: texts.returnPlace };

const correctionField = (text: z.ZodString) => text.or(emptyText.transform(() => ""));

/** What of a meeting is corrected without another price or hold; "" takes it away. */
export const meetingFields = {
  pickupAddress: correctionField(texts.pickupAddress),
  returnAddress: correctionField(texts.returnAddress),
  meetingPoint: correctionField(texts.meetingPoint),
  flightOrTrain: correctionField(texts.flightOrTrain),
};
