import { and, asc, eq, max, sql } from "drizzle-orm";
import { findCategory } from "#domain/categories.ts";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import type { SitemapOverride } from "#domain/seo/crawlers/sitemap-overrides.ts";
import type {
  SitemapBrand,
  SitemapCity,
  SitemapExperience,
  SitemapJet,
  SitemapVehicle,
  VehicleGroup,
} from "#domain/seo/crawlers/sitemap-pages.ts";
import type { Queryable } from "#server/db/client.ts";
import { brands, cities, experiences, jets, seoOverrides, vehicleSummaries, vehicles } from "#server/db/schema.ts";
import { joinBaseCity } from "#server/repositories/cities/cities.ts";
import { withDescriptions } from "#server/repositories/cities/city-descriptions.ts";
import { readImageOrder } from "#server/repositories/pictures/image-order.ts";
import { toGroupCondition, toVehicleCondition } from "#server/repositories/vehicles/vehicle-conditions.ts";

/** Lists the groups (brand, city, category) of available public cars, with their last change. */
export async function listVehicleGroups(db: Queryable): Promise<VehicleGroup[]> {
  const rows = await db
    .select({
      brandSlug: brands.slug,
      citySlug: cities.slug,
      category: vehicleSummaries.category,
      changed: vehicleSummaries.changedAt,
    })
    .from(vehicleSummaries)
    .innerJoin(brands, and(eq(brands.name, vehicleSummaries.brand), brands.active))
    .innerJoin(cities, joinBaseCity(vehicleSummaries))
    .where(toGroupCondition(vehicleSummaries, { available: true }))
    .orderBy(brands.slug, cities.slug, vehicleSummaries.category);
  return rows.flatMap(({ category, changed, ...row }) => {
    const knownCategory = findCategory(category);
    return knownCategory && changed ? { ...row, category: knownCategory.slug, changed } : [];
  });
}

/** Counts the public cars and returns their last change. */
export async function countPublicVehicles(db: Queryable): Promise<{ cars: number; changed: Date | null }> {
  const [row] = await db
    .select({
      cars: sql`coalesce(sum(${vehicleSummaries.vehicles}), 0)`.mapWith(Number),
      changed: max(vehicleSummaries.changedAt),
    })
    .from(vehicleSummaries)
    .innerJoin(brands, and(eq(brands.name, vehicleSummaries.brand), brands.active))
    .innerJoin(cities, joinBaseCity(vehicleSummaries))
    .where(toGroupCondition(vehicleSummaries, {}));
  return row ?? { cars: 0, changed: null };
}

/** Lists at most `limit` public cars in the order of their slugs, from `offset` on. */
export async function listPublicVehicles(
  db: Queryable,
  window: { offset: number; limit: number },
): Promise<SitemapVehicle[]> {
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
    .innerJoin(cities, joinBaseCity(vehicles))
    .where(toVehicleCondition({}))
    .orderBy(asc(vehicles.slug))
    .offset(window.offset)
    .limit(window.limit);
  const ordered = await orderImagesOf(db, rows);
  return ordered.flatMap((row) => {
    const category = findCategory(row.category);
    return category ? { ...row, category: category.slug } : [];
  });
}

/** Returns the rows with their pictures in the order of their pages. */
async function orderImagesOf<Row extends { images: string[] }>(db: Queryable, rows: readonly Row[]): Promise<Row[]> {
  const orderImages = await readImageOrder(
    db,
    rows.map(({ images }) => images),
  );
  return rows.map((row) => ({ ...row, images: orderImages(row.images) }));
}

/** Lists the active cities that have a page, in the order of their slugs. */
export async function listCityPages(db: Queryable): Promise<SitemapCity[]> {
  const rows = await db
    .select({
      id: cities.id,
      slug: cities.slug,
      name: cities.name,
      description: cities.description,
      descriptions: cities.descriptions,
      changed: cities.updatedAt,
    })
    .from(cities)
    .where(and(cities.active, cities.hasPage))
    .orderBy(asc(cities.slug));
  return (await withDescriptions(db, rows, "visitor")).map(({ slug, name, descriptions, changed }) => ({
    ...{ slug, name, changed },
    languages: LANGUAGE_CODES.filter((language) => descriptions[language]),
  }));
}

/** Lists the active brands, in the order of their slugs. */
export async function listBrandPages(db: Queryable): Promise<SitemapBrand[]> {
  return db
    .select({ slug: brands.slug, changed: brands.updatedAt })
    .from(brands)
    .where(eq(brands.active, true))
    .orderBy(asc(brands.slug));
}

/** Lists the available jets, in the order of their slugs. */
export async function listJetPages(db: Queryable): Promise<SitemapJet[]> {
  const rows = await db
    .select({ slug: jets.slug, type: jets.type, cities: jets.location, images: jets.images, changed: jets.updatedAt })
    .from(jets)
    .where(and(jets.active, jets.available))
    .orderBy(asc(jets.slug));
  return orderImagesOf(db, rows);
}

/** Lists the experiences in active cities, in the order of their slugs. */
export async function listExperiencePages(db: Queryable): Promise<SitemapExperience[]> {
  const rows = await db
    .select({ slug: experiences.slug, images: experiences.images, changed: experiences.updatedAt })
    .from(experiences)
    .innerJoin(cities, and(eq(cities.name, experiences.location), cities.active))
    .where(eq(experiences.active, true))
    .orderBy(asc(experiences.slug));
  return orderImagesOf(db, rows);
}

/** Lists all SEO overrides with their values for search engines: whether the page may be indexed, and its canonical URL. */
export async function listOverrideIndexing(db: Queryable): Promise<SitemapOverride[]> {
  return db
    .select({
      pageType: seoOverrides.pageType,
      slug: seoOverrides.slug,
      language: seoOverrides.language,
      indexable: seoOverrides.indexable,
      canonicalUrl: seoOverrides.canonicalUrl,
      changed: seoOverrides.updatedAt,
    })
    .from(seoOverrides);
}
