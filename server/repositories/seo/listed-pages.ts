import { and, asc, eq, max, sql } from "drizzle-orm";
import { findCategory } from "#domain/categories.ts";
import type { OverrideMark } from "#domain/seo/crawlers/sitemap-overrides.ts";
import type {
  CarGroup,
  ListedBrand,
  ListedCar,
  ListedExperience,
  ListedJet,
  SitemapCity,
} from "#domain/seo/crawlers/sitemap-pages.ts";
import type { Queryable } from "#server/db/client.ts";
import { brands, cities, experiences, jets, seoOverrides, vehicleSummaries, vehicles } from "#server/db/schema.ts";
import { isBaseOf } from "#server/repositories/catalogue/cities.ts";
import { groupConditions, vehicleConditions } from "#server/repositories/vehicles/vehicle-conditions.ts";

/** The public cars that can be had by brand, city and category, and when the last of each group changed. */
export async function listCarGroups(db: Queryable): Promise<CarGroup[]> {
  const rows = await db
    .select({
      brandSlug: brands.slug,
      citySlug: cities.slug,
      category: vehicleSummaries.category,
      changed: vehicleSummaries.changedAt,
    })
    .from(vehicleSummaries)
    .innerJoin(brands, and(eq(brands.name, vehicleSummaries.brand), brands.active))
    .innerJoin(cities, isBaseOf(vehicleSummaries))
    .where(groupConditions(vehicleSummaries, { available: true }))
    .orderBy(brands.slug, cities.slug, vehicleSummaries.category);
  return rows.flatMap(({ category, changed, ...row }) => {
    const found = findCategory(category);
    return found && changed ? { ...row, category: found.slug, changed } : [];
  });
}

/** How many public cars there are, and when the last of them changed. */
export async function countPublicCars(db: Queryable): Promise<{ cars: number; changed: Date | null }> {
  const [row] = await db
    .select({
      cars: sql`coalesce(sum(${vehicleSummaries.vehicles}), 0)`.mapWith(Number),
      changed: max(vehicleSummaries.changedAt),
    })
    .from(vehicleSummaries)
    .innerJoin(brands, and(eq(brands.name, vehicleSummaries.brand), brands.active))
    .innerJoin(cities, isBaseOf(vehicleSummaries))
    .where(groupConditions(vehicleSummaries, {}));
  return row ?? { cars: 0, changed: null };
}

/** The public cars by slug, `limit` of them from `offset` on. */
export async function listCars(db: Queryable, window: { offset: number; limit: number }): Promise<ListedCar[]> {
  const rows = await db
    .select({
      slug: vehicles.slug,
      citySlug: cities.slug,
      category: vehicles.category,
      images: vehicles.images,
      changed: vehicles.updatedAt,
    })
    .from(vehicles)
    .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
    .innerJoin(cities, isBaseOf(vehicles))
    .where(vehicleConditions({}))
    .orderBy(asc(vehicles.slug))
    .offset(window.offset)
    .limit(window.limit);
  return rows.flatMap((row) => {
    const category = findCategory(row.category);
    return category ? { ...row, category: category.slug } : [];
  });
}

/** The active cities that have a page of their own, by slug. */
export async function listCities(db: Queryable): Promise<SitemapCity[]> {
  return db
    .select({
      slug: cities.slug,
      name: cities.name,
      languages: sql<string[]>`array(select key from jsonb_each_text(${cities.descriptions}) where value <> '')`,
      changed: cities.updatedAt,
    })
    .from(cities)
    .where(and(cities.active, cities.hasPage))
    .orderBy(asc(cities.slug));
}

/** The active brands by slug. */
export async function listBrands(db: Queryable): Promise<ListedBrand[]> {
  return db
    .select({ slug: brands.slug, changed: brands.updatedAt })
    .from(brands)
    .where(eq(brands.active, true))
    .orderBy(asc(brands.slug));
}

/** The jets that can be had, by slug. */
export async function listAvailableJets(db: Queryable): Promise<ListedJet[]> {
  return db
    .select({ slug: jets.slug, type: jets.type, cities: jets.location, images: jets.images, changed: jets.updatedAt })
    .from(jets)
    .where(and(jets.active, jets.available))
    .orderBy(asc(jets.slug));
}

/** The experiences of active cities, by slug. */
export async function listExperiencePages(db: Queryable): Promise<ListedExperience[]> {
  return db
    .select({ slug: experiences.slug, images: experiences.images, changed: experiences.updatedAt })
    .from(experiences)
    .innerJoin(cities, and(eq(cities.name, experiences.location), cities.active))
    .where(eq(experiences.active, true))
    .orderBy(asc(experiences.slug));
}

/** What the staff's overrides say to search engines. */
export async function listOverrideMarks(db: Queryable): Promise<OverrideMark[]> {
  return db
    .select({
      pageType: seoOverrides.pageType,
      slug: seoOverrides.slug,
      indexable: seoOverrides.indexable,
      canonicalUrl: seoOverrides.canonicalUrl,
      changed: seoOverrides.updatedAt,
    })
    .from(seoOverrides);
}
