import type { ApiOffer } from "#domain/api/fleet/offers.ts";
import { type Cents, eurosToCents, formatEuro } from "#domain/money.ts";

/** What a favourite's card says above its price of the days of the last search; undefined when there is nothing to say. */
export function favouriteAnswer(offer: ApiOffer | undefined, dailyRate: Cents): string | undefined {
  if (favouriteTotal(offer)) return `${formatEuro(dailyRate)} al giorno`;
  if (offer?.state === "taken") return "Non è libera nelle tue date";
  return offer?.state === "impossible" ? "Non si può avere per la tua ricerca" : undefined;
}

/** What it costs for those days; undefined while it is not known to be free. */
export function favouriteTotal(offer: ApiOffer | undefined): { amount: Cents; days: number } | undefined {
  const amount = offer?.state === "free" && offer.total !== null ? eurosToCents(offer.total) : null;
  return offer?.days && amount !== null ? { amount, days: offer.days } : undefined;
}
