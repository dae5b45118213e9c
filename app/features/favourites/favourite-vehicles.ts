import { useEffect, useState } from "react";
import type { CardVehicle } from "#app/features/catalogue/vehicle-card.tsx";
import { useHydrated } from "#app/ui/islands/use-hydrated.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import { readPattern } from "#domain/addresses/patterns.ts";
import { SITE_ADDRESSES } from "#domain/addresses/site-addresses.ts";
import { withoutLanguage } from "#domain/addresses/without-language.ts";
import type { ApiOffer } from "#domain/api/fleet/availability.ts";
import type { ApiVehicle } from "#domain/api/fleet/vehicles.ts";
import { findCategory } from "#domain/categories.ts";
import { eurosToCents } from "#domain/money.ts";
import { useFavourites } from "./use-favourites.ts";

/** What the page of favourites has to show: not yet read (no scripts so far), on its way, nothing chosen, the cars, or a failure. */
export type FavouriteVehicles =
  | { state: "unread" }
  | { state: "waiting"; count: number }
  | { state: "none" }
  | { state: "known"; vehicles: CardVehicle[] }
  | { state: "failed"; tryAgain: () => void };

/** The favourites of this browser as cars, asked from the API; those taken out vanish at once, without asking again. */
export function useFavouriteVehicles(): FavouriteVehicles {
  const hydrated = useHydrated();
  const slugs = useFavourites();
  const [rows, setRows] = useState<ApiVehicle[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const missing = rows === null || slugs.some((slug) => !rows.some((row) => row.slug === slug));
  const address = slugs.length > 0 ? favouritesAddress(slugs) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for other cars or on request, not when an answer arrives
  useEffect(() => {
    if (!address || !missing) return;
    setFailed(false);
    return cancellableRequest(
      (signal) => fetchRows(address, signal),
      setRows,
      () => setFailed(true),
    );
  }, [address, attempt]);

  if (!hydrated) return { state: "unread" };
  if (slugs.length === 0) return { state: "none" };
  if (failed) return { state: "failed", tryAgain: () => setAttempt((last) => last + 1) };
  if (rows === null) return { state: "waiting", count: slugs.length };
  const vehicles = favouriteVehicles(slugs, rows);
  return vehicles.length > 0 ? { state: "known", vehicles } : { state: "none" };
}

async function fetchRows(address: string, signal: AbortSignal): Promise<ApiVehicle[]> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The favourites answered ${response.status}`);
  return response.json();
}

/** What a car's card needs of it. */
type FavouriteVehicle = Pick<
  ApiVehicle,
  | "slug"
  | "name"
  | "brand"
  | "category"
  | "price"
  | "available"
  | "images"
  | "image_alts"
  | "highlights"
  | "specs"
  | "url"
>;

/** The API's address for these cars. */
export function favouritesAddress(slugs: readonly string[]): string {
  const query = new URLSearchParams(slugs.map((slug) => ["slug", slug]));
  return `/api/vehicles?${query}`;
}

/** The cars as cards show them, in the order in which they were chosen, the newest first; those that are gone are left out. */
export function favouriteVehicles(slugs: readonly string[], rows: readonly FavouriteVehicle[]): CardVehicle[] {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return slugs.toReversed().flatMap((slug) => {
    const row = bySlug.get(slug);
    const category = row && findCategory(row.category);
    const citySlug = row?.url && readPattern(SITE_ADDRESSES.vehicle, withoutLanguage(row.url).path)?.city;
    if (!row || !category || !citySlug) return [];
    const { name, brand, available, images, image_alts: imageAlts, highlights, specs } = row;
    const dailyRate = eurosToCents(row.price) ?? 0;
    const shown = { images, imageAlts, highlights, specs };
    return { slug, name, brand, available, ...shown, dailyRate, category: category.slug, citySlug };
  });
}

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
