import { findDestination } from "#domain/delivery/find-destination.ts";
import type { CustomerQuote } from "#domain/pages/private-pages.ts";
import { vatLines } from "#domain/prices/price-lines.ts";
import { isVatShown } from "#domain/prices/vat.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import type { StoredQuote } from "#server/repositories/quotes/quotes.ts";
import { readPricing } from "#server/services/internal/read-pricing.ts";

/** Returns the tax that the total of a car's quote contains, where bills show it (product.md#vat). Empty for a flight or an experience. */
export async function readQuoteVat(
  ctx: AppContext,
  words: Words,
  { lines, rental }: Pick<StoredQuote, "lines" | "rental">,
): Promise<CustomerQuote["vat"]> {
  if (!rental) return [];
  const { pickupPlace, pickupCity, pickupDate: date } = rental;
  const country = findDestination(pickupPlace ?? pickupCity, await listActiveCities(ctx.db))?.city.country;
  if (country === undefined || !isVatShown(country, ctx.site)) return [];
  // Old quotes have no rate of their own.
  const todaysRate = (await readPricing(ctx)).vatRateOf({ country, date });
  const taxed = lines.map(({ quantity, amount, vatRateBasisPoints = todaysRate }) => ({
    amount: quantity * amount,
    vatRateBasisPoints,
  }));
  return vatLines(words, taxed).map(({ label, value }) => ({ label, value }));
}
