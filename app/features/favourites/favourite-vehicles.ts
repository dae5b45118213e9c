import { useEffect, useState } from "react";
import type { CardVehicle } from "#app/features/vehicles/vehicle-card.tsx";
import { useIsHydrated } from "#app/ui/islands/use-hydrated.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiOffer } from "#domain/api/vehicles/availability.ts";
import type { ApiVehicle } from "#domain/api/vehicles/vehicles.ts";
import { findCategory } from "#domain/categories.ts";
import { eurosToCents } from "#domain/money.ts";
import { stripPictureDetails } from "#domain/pictures/picture-details.ts";
import { splitLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { matchPattern } from "#domain/routes/patterns.ts";
import { SITE_ROUTES } from "#domain/routes/site-routes.ts";
import { useFavourites } from "./use-favourites.ts";

/** The state of the favourites page: not yet read (before hydration), loading, none, the vehicles, or failed. */
export type FavouriteVehiclesState =
  | { state: "unread" }
  | { state: "waiting"; count: number }
  | { state: "none" }
  | { state: "known"; vehicles: CardVehicle[] }
  | { state: "failed"; tryAgain: () => void };

/** Returns this browser's favourites as vehicles from the API. Removed favourites disappear immediately, without another request. */
export function useFavouriteVehicles(): FavouriteVehiclesState {
  const hydrated = useIsHydrated();
  const slugs = useFavourites();
  const [rows, setRows] = useState<ApiVehicle[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const hasMissingVehicles = rows === null || slugs.some((slug) => !rows.some((row) => row.slug === slug));
  const url = slugs.length > 0 ? favouritesApiUrl(slugs) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again for other vehicles or on request, not when a response arrives
  useEffect(() => {
    if (!url || !hasMissingVehicles) return;
    setHasFailed(false);
    return cancellableRequest(
      (signal) => fetchRows(url, signal),
      setRows,
      () => setHasFailed(true),
    );
  }, [url, attempt]);

  if (!hydrated) return { state: "unread" };
  if (slugs.length === 0) return { state: "none" };
  if (hasFailed) return { state: "failed", tryAgain: () => setAttempt((last) => last + 1) };
  if (rows === null) return { state: "waiting", count: slugs.length };
  const vehicles = toFavouriteCards(slugs, rows);
  return vehicles.length > 0 ? { state: "known", vehicles } : { state: "none" };
}

async function fetchRows(url: string, signal: AbortSignal): Promise<ApiVehicle[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The favourites answered ${response.status}`);
  return response.json();
}

/** The fields that a vehicle's card needs. */
type FavouriteVehicle = Pick<
  ApiVehicle,
  | "slug"
  | "name"
  | "brand"
  | "category"
  | "price"
  | "from_price"
  | "available"
  | "images"
  | "shown_images"
  | "image_alts"
  | "highlights"
  | "specs"
  | "url"
>;

/** Returns the API URL for these vehicles. */
export function favouritesApiUrl(slugs: readonly string[]): string {
  const query = new URLSearchParams(slugs.map((slug) => ["slug", slug]));
  return `/api/vehicles?${query}`;
}

/** Returns the vehicles as card data, the newest favourite first. Omits vehicles that no longer exist. */
export function toFavouriteCards(slugs: readonly string[], rows: readonly FavouriteVehicle[]): CardVehicle[] {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return slugs.toReversed().flatMap((slug) => {
    const row = bySlug.get(slug);
    const category = row && findCategory(row.category);
    const citySlug = row?.url && matchPattern(SITE_ROUTES.vehicle, splitLanguagePrefix(row.url).path)?.city;
    if (!row || !category || !citySlug) return [];
    const { name, brand, available, image_alts: texts, highlights, specs } = row;
    const images = row.shown_images ?? row.images;
    const imageAlts = Object.fromEntries(
      images.flatMap((image) => {
        const text = texts[stripPictureDetails(image)];
        return text === undefined ? [] : [[image, text]];
      }),
    );
    const fromRate = eurosToCents(row.from_price ?? row.price) ?? 0;
    const cardFields = { images, imageAlts, highlights, specs };
    return { slug, name, brand, available, ...cardFields, fromRate, category: category.slug, citySlug };
  });
}

/** Returns what each favourite costs for the dates in `query` (a rental's, without "?"), by slug. Empty while loading or without dates. */
export function useFavouriteOffers(slugs: readonly string[], query: string): ReadonlyMap<string, ApiOffer> {
  const [loaded, setLoaded] = useState({ query, offers: EMPTY_OFFERS });
  const vehicleParams = slugs.map((slug) => `vehicle=${encodeURIComponent(slug)}`).join("&");
  const url =
    vehicleParams && query.includes("pickupDate") && query.includes("returnDate")
      ? `/api/offers?${vehicleParams}&${query}`
      : null;
  useEffect(() => {
    if (!url) return;
    return cancellableRequest(
      (signal) => fetchOffers(url, signal),
      (offers) => setLoaded({ query, offers }),
      // Totals are optional: without them the cards show their daily rates.
      () => undefined,
    );
  }, [url, query]);
  // Offers for other dates are stale.
  return loaded.query === query ? loaded.offers : EMPTY_OFFERS;
}

const EMPTY_OFFERS: ReadonlyMap<string, ApiOffer> = new Map();

async function fetchOffers(url: string, signal: AbortSignal): Promise<ReadonlyMap<string, ApiOffer>> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The offers answered ${response.status}`);
  const rows: ApiOffer[] = await response.json();
  return new Map(rows.map((row) => [row.vehicle, row]));
}
