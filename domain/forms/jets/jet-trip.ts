import { z } from "zod";
import { fieldMessage } from "#domain/forms/field-message.ts";
import { YES_OR_NO_MESSAGE } from "#domain/forms/field-messages.ts";
import { requiredText } from "#domain/forms/text-fields.ts";
import { noFlightReason } from "#domain/jets/airports.ts";
import { PASSENGER_OPTIONS } from "#domain/jets/jet.ts";
import { MAX_LEGS } from "#domain/jets/max-legs.ts";
import { isDateSince2000 } from "#domain/rental-period/civil-time.ts";
import { isTimeSlot } from "#domain/rental-period/time-slots.ts";
import { encodeReference } from "#domain/words/message.ts";

const MISSING_LEG_MESSAGE = fieldMessage("jetFields", "leg");

const date = (message: string) => z.string(message).refine(isDateSince2000, message);

const WRONG_TIME = fieldMessage("jetFields", "legTime");

const legSchema = z
  .object({
    from: requiredText(fieldMessage("jetFields", "legFrom"), 80),
    /** A known place or free text. */
    to: requiredText(fieldMessage("jetFields", "legTo"), 80),
    date: date(fieldMessage("jetFields", "legDate")),
    /** The preferred time. */
    time: z.string(WRONG_TIME).refine(isTimeSlot, WRONG_TIME).optional(),
  })
  .superRefine(({ from, to }, context) => {
    const message = noFlightReason(from, to);
    if (message) context.addIssue({ code: "custom", path: ["to"], message: encodeReference(message) });
  });

/** A car in the landing city, and the number of days for which it is needed. */
const arrivalCarSchema = z
  .object({
    /** The slug. */
    vehicle: requiredText(fieldMessage("formMessages", "chosenCar"), 120),
    from: date(fieldMessage("jetFields", "arrivalCarFrom")),
    to: date(fieldMessage("jetFields", "arrivalCarTo")),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: fieldMessage("jetFields", "arrivalCarOrder") });

const tripFields = {
  legs: z
    .array(legSchema, MISSING_LEG_MESSAGE)
    .min(1, MISSING_LEG_MESSAGE)
    .max(MAX_LEGS, fieldMessage("jetFields", "tooManyLegs", { max: MAX_LEGS }))
    .superRefine(refineLegOrder),
  passengers: z
    .number(fieldMessage("jetFields", "passengers"))
    .refine(
      (count) => (PASSENGER_OPTIONS as readonly number[]).includes(count),
      fieldMessage("jetFields", "passengers"),
    ),
  /** Whether the last leg returns to the origin. */
  returnTrip: z.boolean(YES_OR_NO_MESSAGE).optional(),
};
/**
 * Legs and passengers of a flight: the fields of the quote form (product.md#jet-quote-form) and of a jet enquiry's `details`. It does not know the
 * time.
 */
export const jetTripSchema = z.object(tripFields, fieldMessage("jetFields", "trip"));
export type JetTrip = z.infer<typeof jetTripSchema>;

/** The `details` of a jet enquiry: the trip, the requested jet, and the car at the arrival. */
export const jetDetailsSchema = z.object(
  {
    ...tripFields,
    /** The slug. */
    jet: requiredText(fieldMessage("jetFields", "jet"), 120).optional(),
    car: arrivalCarSchema.optional(),
  },
  fieldMessage("jetFields", "trip"),
);

/** Checks that no leg is on an earlier day than the one before. On the same day its time, if any, must be later. */
function refineLegOrder(legs: OrderedLeg[], context: z.RefinementCtx): void {
  for (const [index, leg] of legs.entries()) {
    const before = legs[index - 1];
    if (!before || !isDateSince2000(before.date) || !isDateSince2000(leg.date)) continue;
    if (leg.date < before.date) {
      const message = fieldMessage("jetFields", "legBeforePrevious");
      context.addIssue({ code: "custom", path: [index, "date"], message });
    } else if (leavesTooEarly(leg, legs.slice(0, index))) {
      const message = fieldMessage("jetFields", "legNotAfterPrevious");
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
