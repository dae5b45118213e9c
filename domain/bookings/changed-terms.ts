import { listTermsRows } from "#domain/prices/terms.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** Returns the conditions that a replacement of the car changed, with the value now and before; empty if it kept them (product.md#replacement-car). */
export function listChangedTerms(
  words: Words<"bookingPage" | "prices" | "places">,
  { terms, formerTerms, days }: { terms: RentalTerms; formerTerms: RentalTerms; days: number },
): { label: string; value: string }[] {
  const rentalBy = ({ includedKilometresPerDay }: RentalTerms) => ({
    days,
    includedKilometres: includedKilometresPerDay * days,
  });
  const former = new Map(
    listTermsRows(words, formerTerms, rentalBy(formerTerms)).map(({ key, value }) => [key, value]),
  );
  const { changedTerm } = words.bookingPage.cars;
  return listTermsRows(words, terms, rentalBy(terms))
    .filter(({ key, value }) => former.get(key) !== value)
    .map(({ key, label, value }) => ({
      label,
      value: say(words, changedTerm, { value, former: former.get(key) ?? "" }),
    }));
}
