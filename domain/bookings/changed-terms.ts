import { ITALIAN_PRICES } from "#domain/prices/italian-prices.ts";
import { listTermsRows } from "#domain/prices/terms.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";

/** Returns the conditions that a replacement of the car changed, with the value now and before; empty if it kept them (product.md#replacement-car). */
export function listChangedTerms(
  terms: RentalTerms,
  formerTerms: RentalTerms,
  days: number,
): { label: string; value: string }[] {
  const former = new Map(listTermsRows(ITALIAN_PRICES, formerTerms, days).map(({ key, value }) => [key, value]));
  return listTermsRows(ITALIAN_PRICES, terms, days)
    .filter(({ key, value }) => former.get(key) !== value)
    .map(({ key, label, value }) => ({ label, value: `${value}, prima ${former.get(key)}` }));
}
