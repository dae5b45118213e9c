import type { AppContext } from "#server/context.ts";
import { type ExperienceOrder, listExperiences } from "#server/repositories/catalogue/experiences.ts";
import type { Search } from "./search.ts";

/** The experience packages of a search, priced by the weekend. */
export async function searchExperiences(ctx: AppContext, { criteria, city }: Search) {
  const order: ExperienceOrder = criteria.sort === "power" ? "rating" : criteria.sort;
  const results = await listExperiences(
    ctx.db,
    {
      city: city?.name,
      locationContains: city ? undefined : criteria.city,
      lowestRate: criteria.priceRange && criteria.priceRange[0] * 100,
      highestRate: criteria.priceRange && criteria.priceRange[1] * 100,
    },
    order,
  );
  return {
    count: results.length,
    unavailable: 0,
    capped: false,
    pages: 1,
    days: null,
    findings: { service: "experience" as const, results },
  };
}
