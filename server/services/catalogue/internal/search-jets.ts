import type { City } from "#domain/places.ts";
import type { AppContext } from "#server/context.ts";
import { type JetOrder, listJets } from "#server/repositories/catalogue/jets.ts";
import type { Search } from "./search.ts";

/** The jets of a search, priced by the hour. Power does not order jets: the best rated come first instead. */
export async function searchJets(ctx: AppContext, { criteria, city }: Search, cities: readonly City[]) {
  const order: JetOrder = criteria.sort === "power" ? "rating" : criteria.sort;
  const jets = await listJets(
    ctx.db,
    {
      city: city?.name,
      locationContains: city ? undefined : criteria.city,
      lowestRate: criteria.priceRange && criteria.priceRange[0] * 100,
      highestRate: criteria.priceRange && criteria.priceRange[1] * 100,
    },
    order,
  );
  const slugByName = new Map(cities.map(({ name, slug }) => [name, slug]));
  const results = jets.map((jet) => ({ jet, citySlug: city?.slug ?? slugByName.get(jet.cities[0] ?? "") ?? "" }));
  return {
    count: jets.length,
    unavailable: jets.filter(({ available }) => !available).length,
    capped: false,
    pages: 1,
    days: null,
    findings: { service: "jet" as const, results },
  };
}
