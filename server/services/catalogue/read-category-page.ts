import { type CityEntry, cityEntries } from "#domain/catalogue/entries.ts";
import { sumTallies, type TallySum } from "#domain/catalogue/tally.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { type CategorySlug, isCategorySlug } from "#domain/categories.ts";
import { CATEGORY_FAQS } from "#domain/faqs/category-faqs.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import type { PageHead } from "#domain/seo/page-head.ts";
import { categoryHead } from "#domain/seo/rental-heads.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listActiveCities } from "#server/repositories/cities.ts";
import { listVehicles, tallyVehicles } from "#server/repositories/vehicles.ts";
import { type Paging, pageOf } from "#server/services/catalogue/page-number.ts";

export interface CategoryPageData {
  category: CategorySlug;
  total: TallySum;
  vehicles: Vehicle[];
  paging: Paging;
  /** Only cities that have a car of the category. */
  cities: CityEntry[];
  faqs: readonly Faq[];
  head: PageHead;
}

/** /luxury-car-rental/{category}: its cars, its cities and its questions (B 2.2). Throws "not-found" for any other word. */
export async function readCategoryPage(
  ctx: AppContext,
  input: { category: string; page: string | null },
): Promise<CategoryPageData> {
  const { category } = input;
  if (!isCategorySlug(category)) throw new ServiceError("not-found", "Questa categoria non esiste.");
  const [tallies, cities] = await Promise.all([
    tallyVehicles(ctx.db, { categories: [category] }),
    listActiveCities(ctx.db),
  ]);
  const total = sumTallies(tallies);
  const { page, pages, ...window } = pageOf(input.page, total.vehicles);
  const faqs = CATEGORY_FAQS[category];
  return {
    category,
    total,
    vehicles: await listVehicles(ctx.db, { categories: [category], order: "rating", ...window }),
    paging: { page, pages },
    cities: cityEntries(cities, tallies).filter((entry) => entry.vehicles > 0),
    faqs,
    head: categoryHead({ siteUrl: ctx.env.siteUrl, ...total }, category, faqs),
  };
}
