import { sql } from "drizzle-orm";
import { boolean, check, doublePrecision, integer, numeric, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { JetType } from "#domain/jets/jet.ts";
import { cities } from "./catalogue.ts";
import { createdAt, id, updatedAt, version } from "./columns.ts";

/** The charter jets, and the two jets of the home page's catalogue. Only those two have an `airport` (product.md#jets). */
export const jets = pgTable(
  "jets",
  {
    id: id(),
    brand: text("brand").notNull(),
    model: text("model").notNull(),
    slug: text("slug").notNull().unique(),
    type: text("type").$type<JetType>().notNull(),
    passengers: integer("passengers").notNull(),
    maxBaggageKg: integer("max_baggage_kg").notNull(),
    rangeKm: integer("range_km").notNull(),
    cruiseSpeedKmh: integer("cruise_speed_kmh").notNull(),
    priceCents: integer("price_cents").notNull(),
    images: text("images").array().notNull(),
    /** Names of the cities that the jet serves. */
    location: text("location").array().notNull(),
    airport: text("airport"),
    amenities: text("amenities").array().notNull(),
    highlights: text("highlights").array().notNull().default(sql`'{}'::text[]`),
    crewSize: integer("crew_size").notNull(),
    rating: numeric("rating", { precision: 2, scale: 1, mode: "number" }).notNull(),
    reviews: integer("reviews").notNull(),
    cabinHeightM: doublePrecision("cabin_height_m").notNull(),
    cabinWidthM: doublePrecision("cabin_width_m").notNull(),
    description: text("description").notNull(),
    /** Whether visitors can request it. If not, it still has its page. */
    available: boolean("available").notNull().default(true),
    /** Whether it is shown on the site at all. */
    active: boolean("active").notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    check("jets_price_positive", sql`${table.priceCents} > 0`),
    check("jets_speed_positive", sql`${table.cruiseSpeedKmh} > 0`),
    check("jets_seats_positive", sql`${table.passengers} > 0`),
  ],
);

/** A popular route (product.md#popular-routes). */
export const jetRoutes = pgTable(
  "jet_routes",
  {
    id: id(),
    origin: text("origin")
      .notNull()
      .references(() => cities.name, { onUpdate: "cascade" }),
    destination: text("destination").notNull(),
    durationMinutes: integer("duration_minutes").notNull(),
    priceCents: integer("price_cents").notNull(),
    position: integer("position").notNull(),
    /** Optional line under the route. */
    description: text("description"),
    active: boolean("active").notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    unique("jet_routes_pair").on(table.origin, table.destination),
    check("jet_routes_price_positive", sql`${table.priceCents} > 0`),
  ],
);
