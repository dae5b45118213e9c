import { z } from "zod";
import { findCategory } from "#domain/categories.ts";
import { SEARCH_CITIES } from "#domain/cities/city.ts";
import { type CivilMoment, isDateSince2000 } from "#domain/rental-period/civil-time.ts";
import { ONLINE_LIMITS, validatePeriod } from "#domain/rental-period/period.ts";
import { isTimeSlot } from "#domain/rental-period/time-slots.ts";
import { sayReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";

export interface SearchFormRules {
  /** The current civil time at the pickup. */
  now: CivilMoment;
  /** The time zone of the pickup; all cities of the form share it. */
  timeZone: string;
  /** The selectable cities, the fixed list by default. A page that preselects its own city passes another list. */
  cities?: readonly string[];
}

/** Returns the schema of the home page's search form (product.md#search-form): cities and times from their lists, and a bookable period. */
export function searchFormSchema(
  words: Words<"periods" | "search">,
  { now, timeZone, cities = SEARCH_CITIES }: SearchFormRules,
) {
  const { periods, search } = words;
  const city = (message: string) => z.string(message).refine((name) => cities.includes(name), message);
  const date = (message: string) => z.string(message).refine(isDateSince2000, message);
  const time = (message: string) => z.string(message).refine(isTimeSlot, message);
  return z
    .object({
      pickupCity: city(periods.pickupCity),
      returnCity: city(periods.returnCity),
      pickupDate: date(periods.pickupDate),
      returnDate: date(periods.returnDate),
      pickupTime: time(periods.pickupTime),
      returnTime: time(periods.returnTime),
      category: z
        .string()
        .refine((name) => findCategory(name) !== null, search.unknownCategory)
        .optional(),
    })
    .superRefine((form, context) => {
      const pickup = { date: form.pickupDate, time: form.pickupTime, timeZone };
      const back = { date: form.returnDate, time: form.returnTime, timeZone };
      // Other checks report malformed fields.
      if (![pickup, back].every(({ date, time }) => isDateSince2000(date) && isTimeSlot(time))) return;
      for (const { field, message } of validatePeriod({ pickup, return: back }, now, ONLINE_LIMITS)) {
        context.addIssue({ code: "custom", path: [field], message: sayReference(words, message) });
      }
    });
}
export type SearchForm = z.infer<ReturnType<typeof searchFormSchema>>;
