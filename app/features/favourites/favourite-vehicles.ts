import type { CardVehicle } from "#app/features/catalogue/vehicle-card.tsx";
import { readPattern } from "#domain/addresses/patterns.ts";
import { SITE_ADDRESSES } from "#domain/addresses/site-addresses.ts";
import { withoutLanguage } from "#domain/addresses/without-language.ts";
import type { ApiVehicle } from "#domain/api/fleet/vehicles.ts";
import { findCategory } from "#domain/categories.ts";
import { eurosToCents } from "#domain/money.ts";

/** What a car's card needs of it. */
export type FavouriteVehicle = Pick<
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
