import { useEffect, useState } from "react";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiOffer } from "#domain/api/fleet/offers.ts";

/** What each favourite costs for the days in `query` (a rental's, without "?"), by slug; empty while nothing is known or no days are chosen. */
export function useFavouriteOffers(slugs: readonly string[], query: string): ReadonlyMap<string, ApiOffer> {
  const [known, setKnown] = useState({ query, offers: NOTHING });
  const named = slugs.map((slug) => `vehicle=${encodeURIComponent(slug)}`).join("&");
  const address =
    named && query.includes("pickupDate") && query.includes("returnDate") ? `/api/offers?${named}&${query}` : null;
  useEffect(() => {
    if (!address) return;
    return cancellableRequest(
      (signal) => fetchOffers(address, signal),
      (offers) => setKnown({ query, offers }),
      // Totals are an extra: without them the cards show their daily rates.
      () => undefined,
    );
  }, [address, query]);
  // A total of other days is none of these.
  return known.query === query ? known.offers : NOTHING;
}

const NOTHING: ReadonlyMap<string, ApiOffer> = new Map();

async function fetchOffers(address: string, signal: AbortSignal): Promise<ReadonlyMap<string, ApiOffer>> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The offers answered ${response.status}`);
  const rows: ApiOffer[] = await response.json();
  return new Map(rows.map((row) => [row.vehicle, row]));
}
