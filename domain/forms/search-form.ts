import { z } from "zod";
import { findCategory } from "#domain/categories.ts";
import { returnAfterPickup } from "#domain/forms/booking-request.ts";
import { SEARCH_CITIES } from "#domain/places.ts";
import { type CivilMoment, compareMoments, isCivilDate } from "#domain/rental-period/civil-time.ts";
import { isTimeSlot } from "#domain/rental-period/time-slots.ts";

export interface SearchFormRules {
  /** What the clock shows where the car is picked up. */
  now: CivilMoment;
  /** The fixed list of cities (A 9); another one while a page has its own city chosen beforehand. */
  cities?: readonly string[];
}

/** The home's search form (A 5): cities and times from their lists, pickup not before now, return not before the pickup. */
export function searchFormSchema({ now, cities = SEARCH_CITIES }: SearchFormRules) {
  const city = (message: string) => z.string(message).refine((name) => cities.includes(name), message);
  const date = (message: string) => z.string(message).refine(isCivilDate, message);
  const time = (message: string) => z.string(message).refine(isTimeSlot, message);
  return z
    .object({
      pickupCity: city("Scegli la città di ritiro."),
      returnCity: city("Scegli la città di riconsegna."),
      pickupDate: date("Scegli la data di ritiro."),
      returnDate: date("Scegli la data di riconsegna."),
      pickupTime: time("Scegli l'ora di ritiro."),
      returnTime: time("Scegli l'ora di riconsegna."),
      category: z
        .string()
        .refine((name) => findCategory(name) !== null, "Scegli una delle cinque categorie.")
        .optional(),
    })
    .superRefine((form, context) => {
      const pickup = { date: form.pickupDate, time: form.pickupTime };
      // The fields' own checks have already spoken when a part is malformed.
      if (isCivilDate(pickup.date) && isTimeSlot(pickup.time) && isPast(pickup, now)) {
        const path = [pickup.date === now.date ? "pickupTime" : "pickupDate"];
        context.addIssue({ code: "custom", path, message: PICKUP_PAST });
      }
      returnAfterPickup(form, context);
    });
}
export type SearchForm = z.infer<ReturnType<typeof searchFormSchema>>;

/** What a pickup in the past is answered with, in the form and by the server. */
export const PICKUP_PAST = "Il ritiro non può essere già passato.";

/** True when a moment lies before `now`, both on the clock of the same city (A 5). RangeError when malformed. */
export function isPast(moment: CivilMoment, now: CivilMoment): boolean {
  return compareMoments(moment, now) < 0;
}
