import { z } from "zod";
import { YES_OR_NO_MESSAGE } from "#domain/forms/field-messages.ts";
import { requiredText } from "#domain/forms/text-fields.ts";
import { noFlightReason } from "#domain/jets/airports.ts";
import { PASSENGER_OPTIONS } from "#domain/jets/jet.ts";
import { MAX_LEGS } from "#domain/jets/max-legs.ts";
import { isDateSince2000 } from "#domain/rental-period/civil-time.ts";
import { isTimeSlot } from "#domain/rental-period/time-slots.ts";

const MISSING_LEG_MESSAGE = "Indica almeno una tratta.";

const date = (message: string) => z.string(message).refine(isDateSince2000, message);

const WRONG_TIME = "Scegli un'ora fra quelle proposte.";

const legSchema = z
  .object({
    from: requiredText("Indica da dove parti.", 80),
    /** A known place or free text. */
    to: requiredText("Indica la destinazione.", 80),
    date: date("Scegli la data di partenza."),
    /** The preferred time. */
    time: z.string(WRONG_TIME).refine(isTimeSlot, WRONG_TIME).optional(),
  })
  .superRefine(({ from, to }, context) => {
    const message = noFlightReason(from, to);
    if (message) context.addIssue({ code: "custom", path: ["to"], message });
  });

/** A car in the landing city, and the number of days for which it is needed. */
const arrivalCarSchema = z
  .object({
    /** The slug. */
    vehicle: requiredText("Scegli l'auto.", 120),
    from: date("Scegli da quando ti serve l'auto."),
    to: date("Scegli fino a quando ti serve l'auto."),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "L'auto non può rientrare prima di partire." });

const tripFields = {
  legs: z
    .array(legSchema, MISSING_LEG_MESSAGE)
    .min(1, MISSING_LEG_MESSAGE)
    .max(MAX_LEGS, `Al massimo ${MAX_LEGS} tratte: per un viaggio più lungo telefonaci.`)
    .superRefine(refineLegOrder),
  passengers: z
    .number("Scegli il numero di passeggeri.")
    .refine((count) => (PASSENGER_OPTIONS as readonly number[]).includes(count), "Scegli il numero di passeggeri."),
  /** Whether the last leg returns to the origin. */
  returnTrip: z.boolean(YES_OR_NO_MESSAGE).optional(),
};
/**
 * Legs and passengers of a flight: the fields of the quote form (product.md#jet-quote-form) and of a jet enquiry's `details`. It does not know the
 * time.
 */
export const jetTripSchema = z.object(tripFields, "Indica le tratte e i passeggeri.");
export type JetTrip = z.infer<typeof jetTripSchema>;

/** The `details` of a jet enquiry: the trip, the requested jet, and the car at the arrival. */
export const jetDetailsSchema = z.object(
  {
    ...tripFields,
    /** The slug. */
    jet: requiredText("Scegli il jet.", 120).optional(),
    car: arrivalCarSchema.optional(),
  },
  "Indica le tratte e i passeggeri.",
);

/** Checks that no leg is on an earlier day than the one before. On the same day its time, if any, must be later. */
function refineLegOrder(legs: OrderedLeg[], context: z.RefinementCtx): void {
  for (const [index, leg] of legs.entries()) {
    const before = legs[index - 1];
    if (!before || !isDateSince2000(before.date) || !isDateSince2000(leg.date)) continue;
    if (leg.date < before.date) {
      const message = "Questa tratta parte prima di quella che la precede.";
      context.addIssue({ code: "custom", path: [index, "date"], message });
    } else if (leavesTooEarly(leg, legs.slice(0, index))) {
      const message = "Questa tratta deve partire dopo quella che la precede.";
      context.addIssue({ code: "custom", path: [index, "time"], message });
    }
  }
}

interface OrderedLeg {
  date: string;
  time?: string | undefined;
}

/** Compares with all earlier legs of the day, because the leg in between may have no time. */
function leavesTooEarly({ date, time }: OrderedLeg, earlier: readonly OrderedLeg[]): boolean {
  if (time === undefined) return false;
  return earlier.some((leg) => leg.date === date && leg.time !== undefined && time <= leg.time);
}
