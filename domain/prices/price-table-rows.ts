import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/** The cheapest available car of a group, with the data for its link. */
export interface LowestPrice extends Pick<Vehicle, "slug" | "brand" | "name" | "citySlug" | "category" | "fromRate"> {
  deposit: Vehicle["terms"]["deposit"];
}

/** A row of a price table: a category or city with its cars and the cheapest of them. */
export interface PriceTableRow<Slug extends string = string> {
  slug: Slug;
  vehicles: number;
  /** The cheapest car; null if no car of the group is available. */
  lowest: LowestPrice | null;
}

/** Returns the rows of a price table, in order, for groups that have cars. Equal prices are resolved by slug. */
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

/** Returns the cheapest entry, or null. Equal prices are resolved by slug. */
export function findCheapest(prices: readonly LowestPrice[]): LowestPrice | null {
  return prices.toSorted((a, b) => a.fromRate - b.fromRate || (a.slug < b.slug ? -1 : 1))[0] ?? null;
}
