import { comparedRows, comparedSlugs } from "#domain/catalogue/comparison.ts";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import type { ComparisonPageData } from "#domain/pages/comparison-page.ts";
import type { RentalChoice } from "#domain/search/search.ts";
import { comparisonHead } from "#domain/seo/heads/content-heads.ts";
import type { AppContext } from "#server/context.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { readOffer } from "#server/services/booking/offer/read-offer.ts";

/** /confronto: up to three cars with what each costs for the same dates (product.md#comparison). Cars that are gone are left out. */
export async function readComparison(
  ctx: AppContext,
  { named, choice }: { named: readonly string[]; choice: RentalChoice },
): Promise<ComparisonPageData> {
  const found = await Promise.all(comparedSlugs(named).map((slug) => findVehicleBySlug(ctx.db, slug)));
  const vehicles = await Promise.all(
    found
      .filter((vehicle) => vehicle !== null)
      .map(async (vehicle) => {
        const { selection, offer } = await readOffer(ctx, vehicle, choice);
        return { vehicle, selection, offer };
      }),
  );
  const cars = vehicles.map(({ vehicle }) => vehicle);
  return {
    vehicles,
    rows: comparedRows(cars),
    head: comparisonHead({ site: ctx.site, siteUrl: ctx.env.siteUrl }, cars.map(vehicleTitle)),
  };
}
