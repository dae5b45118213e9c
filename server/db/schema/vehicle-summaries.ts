import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * Number, prices and terms of the cars of one brand, city and category, with separate rows for available and unavailable cars
 * (product.md#catalogue-summaries). Triggers update the rows in the transaction that writes `vehicles`; nothing else writes them.
 */
export const vehicleSummaries = pgTable(
  "vehicle_summaries",
  {
    brand: text("brand").notNull(),
    location: text("location").notNull(),
    /** Spelled as the cars have it. */
    category: text("category").notNull(),
    available: boolean("available").notNull(),
    vehicles: integer("vehicles").notNull().default(0),
    lowestRateCents: integer("lowest_rate_cents"),
    highestRateCents: integer("highest_rate_cents"),
    totalRateCents: bigint("total_rate_cents", { mode: "number" }),
    /** The cheapest car; if several cost the same, the first by slug. */
    cheapestId: uuid("cheapest_id"),
    cheapestSlug: text("cheapest_slug"),
    lowestDepositCents: integer("lowest_deposit_cents"),
    highestDepositCents: integer("highest_deposit_cents"),
    lowestExcessCents: integer("lowest_excess_cents"),
    highestExcessCents: integer("highest_excess_cents"),
    lowestIncludedKmPerDay: integer("lowest_included_km_per_day"),
    highestIncludedKmPerDay: integer("highest_included_km_per_day"),
    lowestExtraKmCents: integer("lowest_extra_km_cents"),
    highestExtraKmCents: integer("highest_extra_km_cents"),
    lowestMinimumAge: integer("lowest_minimum_age"),
    highestMinimumAge: integer("highest_minimum_age"),
    lowestMinimumLicenceYears: integer("lowest_minimum_licence_years"),
    highestMinimumLicenceYears: integer("highest_minimum_licence_years"),
    /** When a car of the group last changed. */
    changedAt: instant("changed_at"),
  },
  (table) => [primaryKey({ columns: [table.brand, table.location, table.category, table.available] })],
);
