import type { CategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/**
 * Number and daily rates of the cars of one brand, city and category. Only available cars count and set a price; `displayed` also counts cars that
 * lists mark as "Non disponibile".
 */
export interface VehicleSummary {
  brand: string;
  brandSlug: string;
  /** City name as stored. */
  city: string;
  citySlug: string;
  category: CategorySlug;
  vehicles: number;
  displayed: number;
  /** Of the lowest prices of their days (product.md#rates); 0 without available cars, and so are `highestRate` and `totalRate`. */
  lowestRate: Cents;
  highestRate: Cents;
  /** Sum of all base rates, for the average. */
  totalRate: Cents;
}

/** Number of cars of one brand and category in all cities, for search facets. */
export type VehicleCount = Pick<VehicleSummary, "brand" | "brandSlug" | "category" | "vehicles" | "displayed">;

/** Returns the summary of a single car. */
export function summariseVehicle({
  brand,
  brandSlug,
  location,
  citySlug,
  category,
  available,
  dailyRate,
  fromRate,
}: Vehicle): VehicleSummary {
  const rate = available ? fromRate : 0;
  return {
    brand,
    brandSlug,
    city: location,
    citySlug,
    category,
    vehicles: available ? 1 : 0,
    displayed: 1,
    lowestRate: rate,
    highestRate: rate,
    totalRate: available ? dailyRate : 0,
  };
}

/** The totals of several summaries. */
export interface SummaryTotals {
  vehicles: number;
  /** Number of cars, including unavailable cars. */
  displayed: number;
  /** 0 without cars. */
  lowestRate: Cents;
  highestRate: Cents;
  /** The average rate, rounded to whole euros as pages show it; 0 without cars. */
  averageRate: Cents;
}

/** Adds up summaries. */
export function sumSummaries(summaries: readonly VehicleSummary[]): SummaryTotals {
  const vehicles = summaries.reduce((sum, summary) => sum + summary.vehicles, 0);
  const displayed = summaries.reduce((sum, summary) => sum + summary.displayed, 0);
  if (vehicles === 0) return { vehicles: 0, displayed, lowestRate: 0, highestRate: 0, averageRate: 0 };
  const totalRate = summaries.reduce((sum, summary) => sum + summary.totalRate, 0);
  const priced = summaries.filter((summary) => summary.vehicles > 0);
  return {
    vehicles,
    displayed,
    lowestRate: Math.min(...priced.map((summary) => summary.lowestRate)),
    highestRate: Math.max(...priced.map((summary) => summary.highestRate)),
    averageRate: Math.round(totalRate / vehicles / 100) * 100,
  };
}

/** Sums up by a key ("citySlug", "category", "brandSlug"…), in order of first appearance. */
export function sumSummariesBy<Key extends "brand" | "brandSlug" | "city" | "citySlug" | "category">(
  summaries: readonly VehicleSummary[],
  key: Key,
): Map<VehicleSummary[Key], SummaryTotals> {
  return new Map(
    [...Map.groupBy(summaries, (summary) => summary[key])].map(
      ([value, group]) => [value, sumSummaries(group)] as const,
    ),
  );
}
