import { sql } from "drizzle-orm";
import { boolean, check, doublePrecision, index, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import type { StoredCityDays } from "#domain/forms/opening-hours.ts";
import type { VehicleType } from "#domain/vehicles/vehicle-fields.ts";
import type { VehicleSpecs } from "#domain/vehicles/vehicle-record.ts";
import { createdAt, id, metaColumns, updatedAt, version } from "./columns.ts";

/** The car brands (product.md#brand-record). */
export const brands = pgTable("brands", {
  id: id(),
  name: text("name").notNull().unique(),
  slug: text("slug").notNull().unique(),
  description: text("description"),
  ...metaColumns(),
  logoUrl: text("logo_url"),
  active: boolean("active").notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
});

/** A city, with the coordinates and texts that availability and maps need (product.md#city-record). */
export const cities = pgTable(
  "cities",
  {
    id: id(),
    name: text("name").notNull().unique(),
    slug: text("slug").notNull().unique(),
    country: text("country").notNull(),
    description: text("description"),
    /** The Italian text of the city's page as `it`; content_texts has its translations (product.md#content-texts). */
    descriptions: jsonb("descriptions").$type<Record<string, string>>().notNull().default({}),
    ...metaColumns(),
    imageUrl: text("image_url"),
    /** The picture that replaces `image_url` in night colours; null if there is none. */
    nightImageUrl: text("night_image_url"),
    active: boolean("active").notNull().default(true),
    timeZone: text("time_zone").notNull().default("Europe/Rome"),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    /** Other names that people search for, in any language. */
    aliases: text("aliases").array().notNull().default(sql`'{}'::text[]`),
    /** Position in the search selects (product.md#search-cities); null if not listed there. */
    searchPosition: integer("search_position"),
    /** Name shown in the search selects when it differs from `name` ("Barcelona"). */
    searchName: text("search_name"),
    /** Whether the city has a page of its own, as 26 cities do; the others can only be searched. */
    hasPage: boolean("has_page").notNull().default(true),
    /** When pickups and returns are possible, on the city's clock; null is always (product.md#hours-of-a-city). */
    rentalHours: jsonb("rental_hours").$type<StoredCityDays>(),
    /** The city's shortest notice and longest advance of a pickup; null if it has none. */
    minNoticeHours: integer("min_notice_hours"),
    maxAdvanceDays: integer("max_advance_days"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    check("cities_min_notice_hours", sql`${table.minNoticeHours} between 1 and 720`),
    check("cities_max_advance_days", sql`${table.maxAdvanceDays} between 1 and 548`),
  ],
);

/** A car of the fleet, with its rental terms (product.md#vehicle-record). */
export const vehicles = pgTable(
  "vehicles",
  {
    id: id(),
    name: text("name").notNull(),
    slug: text("slug").notNull().unique(),
    brand: text("brand")
      .notNull()
      .references(() => brands.name, { onUpdate: "cascade" }),
    type: text("type").$type<VehicleType>().notNull(),
    category: text("category").notNull(),
    location: text("location")
      .notNull()
      .references(() => cities.name, { onUpdate: "cascade" }),
    priceCents: integer("price_cents").notNull(),
    currency: text("currency").notNull().default("€"),
    priceUnit: text("price_unit").notNull().default("giorno"),
    rating: numeric("rating", { precision: 2, scale: 1, mode: "number" }).notNull().default(4.5),
    reviews: integer("reviews").notNull().default(0),
    totalUnits: integer("total_units").notNull().default(1),
    available: boolean("available").notNull().default(true),
    images: text("images").array().notNull(),
    specs: jsonb("specs").$type<VehicleSpecs>().notNull(),
    highlights: text("highlights").array().notNull().default(sql`'{}'::text[]`),
    /** Alternative texts of pictures, by the picture's URL. A picture that is not listed gets the car's name as its alternative text. */
    imageAlts: jsonb("image_alts").$type<Record<string, string>>().notNull().default({}),
    ...metaColumns(),
    depositCents: integer("deposit_cents").notNull(),
    excessCents: integer("excess_cents").notNull(),
    includedKmPerDay: integer("included_km_per_day").notNull(),
    extraKmCents: integer("extra_km_cents").notNull(),
    minimumAge: integer("minimum_age").notNull(),
    minimumLicenceYears: integer("minimum_licence_years").notNull().default(3),
    turnaroundHours: integer("turnaround_hours").notNull().default(4),
    /** One or two sentences for the car's page, in the company's voice. */
    description: text("description"),
    /** The slug used when `slug` is not set (product.md#cars): `deriveVehicleSlug` of domain/slug.ts in SQL. */
    derivedSlug: text("derived_slug").generatedAlwaysAs(
      sql`regexp_replace(regexp_replace(lower(brand || '-' || name), '\\s+', '-', 'g'), '[^a-z0-9-]', '', 'g')`,
    ),
    /** Metric horsepower, 0 if the specs have none: `horsepower` of domain/catalogue/filters.ts in SQL. */
    horsepower: integer("horsepower").generatedAlwaysAs(
      sql`coalesce(substring(replace(specs ->> 'power', '.', '') from '(?i)(\\d{1,5})\\s*(?:cv|hp|ps)\\y')::integer, round(substring(replace(specs ->> 'power', '.', '') from '(?i)(\\d{1,5})\\s*kw\\y')::integer * 1.35962)::integer, 0)`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    // For computing the vehicle summaries, one for each brand, city and category; also for lookups by brand.
    index("vehicles_group").on(table.brand, table.location, table.category),
    index("vehicles_derived_slug").on(table.derivedSlug),
    // Categories are compared case-insensitively.
    index("vehicles_category_location").on(sql`lower(${table.category})`, table.location),
    // A page of search results reads one of these indexes in order and stops when it has enough cars, so its time does not depend on the size of the
    // fleet.
    index("vehicles_price").on(table.priceCents, table.slug),
    index("vehicles_location_price").on(table.location, table.priceCents, table.slug),
    index("vehicles_rating").on(table.rating.desc().nullsFirst(), table.priceCents.desc().nullsFirst(), table.slug),
    index("vehicles_location_rating").on(
      table.location,
      table.rating.desc().nullsFirst(),
      table.priceCents.desc().nullsFirst(),
      table.slug,
    ),
    index("vehicles_brand_rating").on(
      table.brand,
      table.rating.desc().nullsFirst(),
      table.priceCents.desc().nullsFirst(),
      table.slug,
    ),
    index("vehicles_brand_offered").on(
      table.brand,
      table.available.desc().nullsFirst(),
      table.rating.desc().nullsFirst(),
      table.priceCents.desc().nullsFirst(),
      table.slug,
    ),
    index("vehicles_power").on(table.horsepower.desc().nullsFirst(), table.slug),
    index("vehicles_location_power").on(table.location, table.horsepower.desc().nullsFirst(), table.slug),
    check("vehicles_price_positive", sql`${table.priceCents} > 0`),
    check("vehicles_units_positive", sql`${table.totalUnits} >= 1`),
    check("vehicles_rating_range", sql`${table.rating} between 0 and 5`),
  ],
);

/** The experience package (product.md#experience). */
export const experiences = pgTable("experiences", {
  id: id(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  brand: text("brand").notNull(),
  location: text("location")
    .notNull()
    .references(() => cities.name, { onUpdate: "cascade" }),
  priceCents: integer("price_cents").notNull(),
  priceUnit: text("price_unit").notNull().default("weekend"),
  /** Shown under the price: for how many people it is and what it includes. */
  priceNote: text("price_note").notNull().default(""),
  duration: text("duration").notNull(),
  type: text("type").notNull(),
  description: text("description").notNull(),
  includes: text("includes").array().notNull(),
  images: text("images").array().notNull(),
  highlights: text("highlights").array().notNull(),
  rating: numeric("rating", { precision: 2, scale: 1, mode: "number" }).notNull(),
  reviews: integer("reviews").notNull(),
  /** Whether visitors can request it. If not, it still has its page. */
  available: boolean("available").notNull().default(true),
  /** Whether it is shown on the site at all. */
  active: boolean("active").notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
});
