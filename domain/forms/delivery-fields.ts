import { z } from "zod";
import { line } from "#domain/forms/text-fields.ts";

const text = (message: string, longest: number) =>
  line(message, longest)
    .or(z.literal("").transform(() => undefined))
    .optional();

/** Where exactly a car is handed over and comes back; all of it may be left out, as a form says with "" (product.md#delivery). */
export const deliveryFields = {
  /** A listed place, by slug or name; the address otherwise. */
  pickupPlace: text("Scegli il luogo di ritiro dall'elenco.", 80),
  pickupAddress: text("Scrivi l'indirizzo di ritiro su una riga.", 200),
  returnPlace: text("Scegli il luogo di riconsegna dall'elenco.", 80),
  returnAddress: text("Scrivi l'indirizzo di riconsegna su una riga.", 200),
  meetingPoint: text("Scrivi il punto d'incontro su una riga.", 120),
  flightOrTrain: text("Scrivi il numero del volo o del treno, per esempio AZ 1234.", 20),
};
