import { brands, cities, vehicles } from "#server/db/schema.ts";
import type { ReadableColumns } from "#server/http/api/table-reading.ts";

const moments = (table: typeof brands | typeof cities | typeof vehicles): ReadableColumns => ({
  created_at: { column: table.created_at, kind: "order-only" },
  updated_at: { column: table.updated_at, kind: "order-only" },
});

export const BRAND_COLUMNS: ReadableColumns = {
  id: { column: brands.id, kind: "uuid" },
  name: { column: brands.name, kind: "text" },
  slug: { column: brands.slug, kind: "text" },
  active: { column: brands.active, kind: "boolean" },
  ...moments(brands),
};

export const CITY_COLUMNS: ReadableColumns = {
  id: { column: cities.id, kind: "uuid" },
  name: { column: cities.name, kind: "text" },
  slug: { column: cities.slug, kind: "text" },
  country: { column: cities.country, kind: "text" },
  active: { column: cities.active, kind: "boolean" },
  ...moments(cities),
};

export const VEHICLE_COLUMNS: ReadableColumns = {
  id: { column: vehicles.id, kind: "uuid" },
  name: { column: vehicles.name, kind: "text" },
  slug: { column: vehicles.slug, kind: "text" },
  brand: { column: vehicles.brand, kind: "text" },
  type: { column: vehicles.type, kind: "text" },
  category: { column: vehicles.category, kind: "text" },
  location: { column: vehicles.location, kind: "text" },
  available: { column: vehicles.available, kind: "boolean" },
  price: { column: vehicles.price_cents, kind: "euros" },
  rating: { column: vehicles.rating, kind: "number" },
  reviews: { column: vehicles.reviews, kind: "number" },
  total_units: { column: vehicles.total_units, kind: "number" },
  ...moments(vehicles),
};
