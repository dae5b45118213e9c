import type { CardVehicle } from "#app/features/catalogue/vehicle-card.tsx";
import type { VehicleSpecs } from "#domain/catalogue/vehicle.ts";
import { findCategory } from "#domain/categories.ts";
import { eurosToCents } from "#domain/money.ts";

/** What `GET /api/vehicles` says of a car and its card needs (B 3.8, design 7). */
export interface FavouriteVehicleRow {
  slug: string;
  name: string;
  brand: string;
  category: string;
  price: number;
  available: boolean;
  images: string[];
  image_alts: Record<string, string>;
  highlights: string[];
  specs: VehicleSpecs;
  /** The public path; null for a car that no page shows. */
  url: string | null;
}

/** The API's address for these cars. */
export function favouritesAddress(slugs: readonly string[]): string {
  const query = new URLSearchParams(slugs.map((slug) => ["slug", slug]));
  return `/api/vehicles?${query}`;
}

/** The cars as cards show them, in the order in which they were chosen, the newest first; those that are gone are left out. */
export function favouriteVehicles(slugs: readonly string[], rows: readonly FavouriteVehicleRow[]): CardVehicle[] {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return slugs.toReversed().flatMap((slug) => {
    const row = bySlug.get(slug);
    const category = row && findCategory(row.category);
    const citySlug = row?.url?.split("/")[2];
    if (!row || !category || !citySlug) return [];
    const { name, brand, available, images, image_alts: imageAlts, highlights, specs } = row;
    const dailyRate = eurosToCents(row.price) ?? 0;
    const shown = { images, imageAlts, highlights, specs };
    return { slug, name, brand, available, ...shown, dailyRate, category: category.slug, citySlug };
  });
}
