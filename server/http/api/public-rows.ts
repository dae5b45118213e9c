import { z } from "zod";
import { snakeCased } from "#domain/casing.ts";
import { findCategory } from "#domain/categories.ts";
import { centsToEuros } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import type { brands, cities } from "#server/db/schema.ts";
import type { ReadVehicleRow } from "#server/services/fleet/read-vehicles.ts";

const meta = {
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  meta_keywords: z.string().nullable(),
};
const moments = { created_at: z.string(), updated_at: z.string(), version: z.number().int() };

/** B 3.6. */
export const brandRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  ...meta,
  logo_url: z.string().nullable(),
  active: z.boolean(),
  ...moments,
});

/** B 3.7. */
export const cityRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  country: z.string(),
  description: z.string().nullable(),
  ...meta,
  image_url: z.string().nullable(),
  active: z.boolean(),
  time_zone: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  aliases: z.array(z.string()),
  ...moments,
});

/** B 3.8: amounts in euros, and `url`, the car's public path. */
export const vehicleRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  brand: z.string(),
  type: z.string(),
  category: z.string(),
  location: z.string(),
  price: z.number(),
  currency: z.string(),
  price_unit: z.string(),
  rating: z.number(),
  reviews: z.number(),
  total_units: z.number().int(),
  available: z.boolean(),
  images: z.array(z.string()),
  specs: z.record(z.string(), z.union([z.string(), z.number()])),
  highlights: z.array(z.string()),
  ...meta,
  deposit: z.number(),
  excess: z.number(),
  included_km_per_day: z.number(),
  extra_km: z.number(),
  minimum_age: z.number(),
  minimum_licence_years: z.number(),
  turnaround_hours: z.number(),
  description: z.string().nullable(),
  image_alts: z.record(z.string(), z.string()),
  ...moments,
  url: z.string().nullable(),
  /** For those who keep the fleet: how many units are out at this moment. */
  units_out: z.number().int().optional(),
});

export function toBrandRow(row: typeof brands.$inferSelect): z.infer<typeof brandRowSchema> {
  return { ...snakeCased(row), created_at: row.createdAt.toISOString(), updated_at: row.updatedAt.toISOString() };
}

export function toCityRow(row: typeof cities.$inferSelect): z.infer<typeof cityRowSchema> {
  const { descriptions: _texts, searchPosition: _place, searchName: _label, hasPage: _page, ...shown } = row;
  return { ...snakeCased(shown), created_at: row.createdAt.toISOString(), updated_at: row.updatedAt.toISOString() };
}

export function toVehicleRow(row: ReadVehicleRow): z.infer<typeof vehicleRowSchema> {
  const category = findCategory(row.category);
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    brand: row.brand,
    type: row.type,
    category: row.category,
    location: row.location,
    price: centsToEuros(row.priceCents),
    currency: row.currency,
    price_unit: row.priceUnit,
    rating: row.rating,
    reviews: row.reviews,
    total_units: row.totalUnits,
    available: row.available,
    images: row.images,
    specs: { ...row.specs },
    highlights: row.highlights,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    meta_keywords: row.metaKeywords,
    deposit: centsToEuros(row.depositCents),
    excess: centsToEuros(row.excessCents),
    included_km_per_day: row.includedKmPerDay,
    extra_km: centsToEuros(row.extraKmCents),
    minimum_age: row.minimumAge,
    minimum_licence_years: row.minimumLicenceYears,
    turnaround_hours: row.turnaroundHours,
    description: row.description,
    image_alts: row.imageAlts,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
    url: category ? paths.vehicle({ citySlug: row.citySlug, category: category.slug, slug: row.slug }) : null,
    ...(row.unitsOut === undefined ? {} : { units_out: row.unitsOut }),
  };
}
