import { useEffect, useState } from "react";
import type { ApiOffer } from "#domain/api/fleet/offers.ts";

/** What each favourite costs for the days in `query` (a rental's, without "?"), by slug; empty while nothing is known or no days are chosen. */
export function useFavouriteOffers(slugs: readonly string[], query: string): ReadonlyMap<string, ApiOffer> {
  const [offers, setOffers] = useState<ReadonlyMap<string, ApiOffer>>(new Map());
  const named = slugs.map((slug) => `vehicle=${encodeURIComponent(slug)}`).join("&");
  const address =
    named && query.includes("pickupDate") && query.includes("returnDate") ? `/api/offers?${named}&${query}` : null;
  useEffect(() => {
    if (!address) return;
    const leaving = new AbortController();
    // Totals are an extra: without them the cards show their daily rates.
    fetchOffers(address, leaving.signal).then(setOffers, () => {});
    return () => leaving.abort();
  }, [address]);
  return offers;
}

async function fetchOffers(address: string, signal: AbortSignal): Promise<ReadonlyMap<string, ApiOffer>> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The offers answered ${response.status}`);
  const rows: ApiOffer[] = await response.json();
  return new Map(rows.map((row) => [row.vehicle, row]));
}
