import { wholeNumberField } from "#domain/forms/number-fields.ts";
import { cityDaysSchema } from "#domain/forms/opening-hours.ts";
import { MAX_PICKUP_DAYS_AHEAD } from "#domain/rental-period/period.ts";

/** The longest notice that a city may ask for: thirty days. */
const MAX_NOTICE_HOURS = 720;

/** When cars change hands in a city (product.md#hours-of-a-city); null means as everywhere. */
export const cityHoursFields = {
  rental_hours: cityDaysSchema
    .refine(({ days }) => Object.keys(days).length > 0, {
      path: ["days"],
      message: "Indica almeno un giorno aperto, oppure disattiva la città.",
    })
    .nullable(),
  min_notice_hours: wholeNumberField(1, MAX_NOTICE_HOURS).nullable(),
  max_advance_days: wholeNumberField(1, MAX_PICKUP_DAYS_AHEAD).nullable(),
};
