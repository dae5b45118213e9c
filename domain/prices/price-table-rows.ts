import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/** The cheapest car of some group that can be had, and what its price goes with. */
export interface LowestPrice extends Pick<Vehicle, "slug" | "brand" | "name" | "citySlug" | "category" | "dailyRate"> {
  deposit: Vehicle["terms"]["deposit"];
}

/** A line of a price table: a category or a city with its cars and the cheapest of them. */
export interface PriceTableRow<Slug extends string = string> {
  slug: Slug;
  vehicles: number;
  /** Null while none of its cars can be had. */
  lowest: LowestPrice | null;
}

/** The price table of some categories or cities: those that have cars, in their order, each with its cheapest. Equals by slug. */
export function toPriceTableRows<Slug extends string>(
  entries: readonly { slug: Slug; vehicles: number }[],
  prices: readonly LowestPrice[],
  key: "citySlug" | "category",
): PriceTableRow<Slug>[] {
  return entries
    .filter(({ vehicles }) => vehicles > 0)
    .map(({ slug, vehicles }) => ({
      slug,
      vehicles,
      lowest: findCheapest(prices.filter((price) => price[key] === slug)),
    }));
}

/** The first of the cheapest by slug; null of none. */
export function findCheapest(prices: readonly LowestPrice[]): LowestPrice | null {
  return prices.toSorted((a, b) => a.dailyRate - b.dailyRate || (a.slug < b.slug ? -1 : 1))[0] ?? null;
}
