import type { ApiOffer } from "#domain/api/fleet/offers.ts";
import { eurosToCents, formatEuro } from "#domain/money.ts";
import { daysLabel } from "#domain/prices/price-lines.ts";

/** What a favourite's card says of the days of the last search; undefined when there is nothing to say. */
export function favouriteAnswer(offer: ApiOffer | undefined): string | undefined {
  if (!offer) return undefined;
  if (offer.state === "free" && offer.total !== null && offer.days !== null)
    return `${formatEuro(eurosToCents(offer.total) ?? 0)} in tutto per ${daysLabel(offer.days)}`;
  return offer.state === "taken" ? "Non è libera nelle tue date" : undefined;
}
