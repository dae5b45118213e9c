import type { ApiRentalChoices } from "#domain/api/bookings/rental-choices.ts";
import { wordExtraChoices } from "#domain/extras/extra-choices.ts";
import { lateExtrasText } from "#domain/extras/late-extras.ts";
import { centsToEuros } from "#domain/money.ts";
import { wordProtectionChoices } from "#domain/prices/protection-choices.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { StaffRentalChoices } from "#server/services/bookings/offer/list-rental-choices.ts";

/** Returns what can be added to a rental, in the words that renters read. */
export function toRentalChoices({ vehicle, extras, protections, youngDriver }: StaffRentalChoices): ApiRentalChoices {
  const words = wordsOf("it");
  return {
    extras: extras.flatMap(({ extra, isLate }) =>
      (wordExtraChoices(words, [extra], null)?.items ?? []).map(({ name, note }) => ({
        code: extra.code,
        name,
        note,
        max_quantity: extra.maxQuantity,
        late: isLate ? lateExtrasText([extra]) : null,
      })),
    ),
    protections: protections.flatMap((protection) =>
      (wordProtectionChoices(words, [protection], vehicle)?.items ?? [])
        .slice(-1)
        .map(({ name, note }) => ({ code: protection.code, name, note })),
    ),
    young_driver: youngDriver && { age: youngDriver.age, price: centsToEuros(youngDriver.price) },
  };
}
